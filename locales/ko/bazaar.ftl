# 바자: 새 게임을 만드는 사람이 베껴 쓰는 작은 게임. 플레이어에게는 제공되지 않습니다.

bazaar-name = 바자
bazaar-about = 몰래 값을 부르고, 가판대를 채우고, 물건을 외쳐 파는 시장 게임 (2~4명)
bazaar-option-long = 길이
bazaar-option-long-false = 이틀
bazaar-option-long-true = 육십 일
bazaar-option-quick = 낙찰자의 차례
bazaar-option-quick-false = 낙찰자가 물건을 가져가 팝니다
bazaar-option-quick-true = 입찰만

bazaar-part = { $number }일째
bazaar-step = { $number }단계

## 처음 하는 사람에게: 정확히 세 문장

bazaar-start-text = 1에서 3까지 몰래 부르고, 가장 높은 값을 혼자 부른 사람이 그만큼 점수를 얻습니다. 낙찰자는 물건을 가져와 가판대 끝에 놓고 외쳐 팝니다. 마지막에 자기 타일과 같은 물건은 하나에 1점입니다.

## 규칙: 한 절은 1,000자까지

bazaar-help-bidding = 입찰
bazaar-help-bidding-text =
    모두 동시에 몰래 1에서 3까지 부릅니다. 모두 부르면 공개하고, 가장 높은 값을 부른 사람이 그만큼 점수를 얻습니다. 가장 높은 값이 둘 이상이면 그날은 아무도 점수를 얻지 못합니다.
    부르기 전에 주사위를 굴려 1점이나 2점을 얻을 수 있고, 자기 타일을 볼 수 있습니다. 둘 다 한 판에 한 번입니다.
bazaar-help-stall = 가판대
bazaar-help-stall-text =
    낙찰자는 물건을 하나 가져와 가판대의 왼쪽 끝이나 오른쪽 끝에 놓습니다. 같은 물건 옆이면 1점입니다.
    그다음 외쳐 팝니다. 작게 외치면 1점, 크게 외치면 운에 따라 3점이나 0점입니다.
    장이 끝나면 타일을 모두 공개합니다. 가판대의 물건 가운데 자기 타일과 같은 것은 하나에 1점입니다. 점수가 가장 많은 사람이 이깁니다.

## 페이지

bazaar-title = 바자 { $day }일째 (모두 { $days }일)
bazaar-now = 지금
bazaar-asked = { $step ->
    [bid] 몰래 값을 부르세요.
    [take] 낙찰되었습니다. 물건을 고르세요.
    [put] 가판대 끝에 놓으세요.
    [cry] 외쳐 파세요.
   *[wait] 다른 사람이 고르고 있습니다.
}
bazaar-won = 장이 끝났습니다. 승자: { $names }
bazaar-tile = 당신의 타일
bazaar-tile-shows = { $ware ->
    [silk] 비단
    [spice] 향신료
    [tea] 차
   *[hidden] 뒤집혀 있고 아직 아무도 보지 않았습니다.
}
bazaar-stalls = 가판대
bazaar-merchant = { $who ->
    [you] 당신
   *[other] { $name }
}: { $points }점, { $count ->
    [0] 가판대 비었음
   *[other] { $wares }
}, { $bid ->
    [none] 입찰 전
    [hidden] 입찰함
   *[other] 입찰 { $bid }
}
bazaar-ware = { $ware ->
    [silk] 비단
    [spice] 향신료
   *[tea] 차
}
bazaar-do-bid = { $bid } 부르기
bazaar-do-roll = 굴리기
bazaar-do-peek = 타일 보기
bazaar-do-put = { $side ->
    [left] 왼쪽 끝
   *[right] 오른쪽 끝
}
bazaar-do-cry = { $cry ->
    [low] 작게 외치기
   *[loud] 크게 외치기
}
bazaar-why-once = 이미 했습니다. 한 판에 한 번만 할 수 있습니다.
bazaar-drawn-example = 차, 차, 비단이 놓인 가판대. 두 번째 차가 1점이 되었습니다.

## 일어난 일

bazaar-told-rolled = { $who ->
    [you] 당신
   *[other] { $name }
}: 주사위를 굴려 { $points }점을 얻었습니다.
bazaar-told-tile = { $who ->
    [you] 당신
   *[other] { $name }
}의 타일: { $ware }.
bazaar-told-peeked = { $who ->
    [you] 당신
   *[other] { $name }
}: 타일을 보았습니다.
bazaar-told-bidden = { $who ->
    [you] 당신
   *[other] { $name }
}: 값을 불렀습니다.
bazaar-told-bid = { $who ->
    [you] 당신
   *[other] { $name }
} { $bid }
bazaar-told-opened = 입찰: { $bids }.
bazaar-told-taken = { $who ->
    [you] 당신
   *[other] { $name }
}: { $ware } 가져감.
bazaar-told-put = { $who ->
    [you] 당신
   *[other] { $name }
}: { $side ->
    [left] 왼쪽 끝
   *[right] 오른쪽 끝
}에 놓음{ $points ->
    [0] .
   *[other] , 1점.
}
bazaar-told-cried = { $who ->
    [you] 당신
   *[other] { $name }
}: 외쳐 팔아 { $points }점을 얻었습니다.
bazaar-told-had = { $who ->
    [you] 당신
   *[other] { $name }
} { $ware }
bazaar-told-ended = 장이 끝났습니다. 타일: { $tiles }.

## 힌트

bazaar-hint-bid = 혼자 부른 가장 높은 값이 그날을 이깁니다.
bazaar-hint-roll = 굴리면 언제나 1점이나 2점을 얻습니다.
bazaar-hint-peek = 타일을 알면 모을 물건을 알게 됩니다.
bazaar-hint-tile = 당신의 타일에 있는 물건입니다. 마지막에 1점이 됩니다.
bazaar-hint-take = 같은 물건은 나란히 놓으면 점수가 됩니다.
bazaar-hint-put = 같은 물건 옆이면 1점입니다.
bazaar-hint-low = 1점은 확실합니다.
bazaar-hint-loud = 3점 아니면 0점. 평균하면 1점보다 많습니다.
