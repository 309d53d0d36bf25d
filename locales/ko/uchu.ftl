### Uchu. Variables that many messages share:
### $who   you (the reader), yours (the reader's dependency), theirs (somebody's dependency), other
### $name  the name of the seat that the country belongs to
### $suit  yellow, purple, pink, green, gray, redblue
###
### Glossary
### VIP colour VIP 색          trick 트릭              to lead 리드하다
### to follow 따라 내다        to play (a card) 내다   hand 손패
### pile 더미                  round 라운드            points 점, 점수
### rank 순위, 1위             threshold 한도          over it 한도 초과
### country 나라               dependency 종속국       to sit out 쉬다
### phase I 1단계              drawn at random 무작위  to take (a trick) 가져가다
### Chikyu 치큐                Butterfingy 버터핑기    Sluggo 슬러고
### Intenton 인텐톤            Dillindallin 딜린달린   Turnablindie 터너블라인디
### Inadven 이나드벤           Faul 폴                 Uchu 우추
###
### Particles: a country is 나, or ends in 님 or 종속국. So 이, 은, 을 and 의 fit all but 나, which
### has variants of its own (내가, 나는, 내). A card or a suit is followed by 카드, a number by its
### counter (점, 장, 개, 명, 위). The tone is 해요체.

## Names

# A suit is never told by its colour alone: its shape and its character's initial come first.
uchu-mark = { $suit ->
    [yellow] ★B
    [purple] ●S
    [pink] ♡I
    [green] ▲D
    [gray] ■T
   *[redblue] ◆F
}
# The colour alone, for where the shape is drawn.
uchu-colour = { $suit ->
    [yellow] 노랑
    [purple] 보라
    [pink] 분홍
    [green] 초록
    [gray] 회색
   *[redblue] 빨강파랑
}
uchu-suit = { uchu-mark } { uchu-colour }
uchu-character = { $suit ->
    [yellow] 버터핑기
    [purple] 슬러고
    [pink] 인텐톤
    [green] 딜린달린
    [gray] 터너블라인디
   *[redblue] 이나드벤과 폴
}
uchu-card = { uchu-suit } { $rank }
# Several cards of one suit: ♡I 분홍 3 5 9
uchu-cards = { uchu-suit } { $ranks }
uchu-cards-briefly = { uchu-mark } { $ranks }
uchu-no-cards = 없음
# Between the suits of a hand, and between the ranks of a suit.
uchu-suits-dot = {" · "}
uchu-ranks-space = {" "}
# At the start of a sentence.
uchu-country = { $who ->
    [you] 나
    [yours] 내 종속국
    [theirs] { $name } 님의 종속국
   *[other] { $name } 님
}
# Inside a sentence.
uchu-country-inside = { $who ->
    [you] 나
    [yours] 내 종속국
    [theirs] { $name } 님의 종속국
   *[other] { $name } 님
}

## The page

uchu-title = 우추 · { $round }/{ $rounds }라운드
uchu-title-over = 우추 · 회의가 끝났어요

uchu-table = 테이블
uchu-vip = VIP 색: { uchu-suit } ({ uchu-character })
uchu-vip-open = VIP 색: 아직 미정
# More of them in the piles of a round are too many.
uchu-threshold = 한도: { $suits } 각 { $threshold }장까지
# $points is the number, $shown the same as it is written.
uchu-standing = { $place }위 { uchu-country }: { $points ->
   *[other] { $shown }점
}, 손패 { $cards }장, { $piles ->
    [0] 더미 없음
   *[other] 더미 { $piles }개
}

uchu-trick = { $number }번째 트릭
uchu-trick-lead = { uchu-country }: { uchu-card } (리드)
uchu-trick-lead-drawn = { uchu-country }: { uchu-card } (무작위로 뽑은 리드)
uchu-trick-lead-meddled = { uchu-country }: { uchu-card } (리드, 고른 사람: { $chooser })
uchu-trick-play = { uchu-country }: { uchu-card }
uchu-trick-skips = { uchu-country }: 이번 트릭은 쉬어요
uchu-trick-ahead = 지금 선두: { uchu-country } ({ uchu-card })
uchu-trick-awaited = 아직 아무도 리드하지 않았어요

uchu-last = 지난 트릭
uchu-last-taken = 가져간 쪽: { uchu-country } ({ uchu-card })

uchu-hand = { $who ->
    [you] 내 손패
    [yours] 내 종속국의 손패 (공개)
    [theirs] { $name } 님의 종속국 손패 (공개)
   *[other] { $name } 님의 손패
}
# Others’ piles are seen only when a match that is over is looked at again, with all hands open.
uchu-piles = { $who ->
    [you] 내 더미 (나만 볼 수 있어요)
    [yours] 내 종속국의 더미 (나만 볼 수 있어요)
    [theirs] { $name } 님의 종속국 더미
   *[other] { $name } 님의 더미
}
uchu-pile = 더미 { $number }: { $cards }

uchu-now = 지금
uchu-now-vip = { $who ->
    [you] 내 차례예요. 이번 라운드의 VIP 색을 정하고, 이어서 리드하세요.
   *[other] { uchu-country }이 이번 라운드의 VIP 색을 정하고, 이어서 리드해요.
}
uchu-now-lead = { $who ->
    [you] 내 차례예요. 아무 카드로나 리드하세요.
   *[other] { uchu-country }이 리드할 차례예요.
}
uchu-now-lead-yours = 내 차례예요. 내 종속국의 아무 카드로나 리드하세요.
uchu-now-lead-meddled = { $you ->
    [yes] 내 차례예요. 지난 트릭을 버터핑기로 이겼으니, { uchu-country-inside }의 리드 카드를 고르세요.
   *[no] 지난 트릭을 버터핑기로 이겼으니, { uchu-country-inside }의 리드 카드는 { $chooser }이 골라요.
}
uchu-now-follow = { $who ->
    [you] 내 차례예요. { uchu-suit } 카드를 따라 내거나 ■T 회색 카드를 내세요.
    [yours] 내 차례예요. 내 종속국은 { uchu-suit } 카드를 따라 내거나 ■T 회색 카드를 내야 해요.
   *[other] { uchu-country }이 카드를 낼 차례예요.
}
uchu-now-follow-gray = { $who ->
    [you] 내 차례예요. ■T 회색 카드를 따라 내세요.
    [yours] 내 차례예요. 내 종속국은 ■T 회색 카드를 따라 내야 해요.
   *[other] { uchu-country }이 카드를 낼 차례예요.
}
uchu-now-free = { $who ->
    [you] 내 차례예요. { uchu-suit } 카드가 없으니 아무 카드나 내세요.
    [yours] 내 차례예요. 내 종속국은 { uchu-suit } 카드가 없으니 그 손패에서 아무 카드나 내세요.
   *[other] { uchu-country }이 카드를 낼 차례예요.
}
uchu-now-over = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} 이겨서 치큐의 대표가 됐어요!
uchu-now-over-dependency = 1위는 { uchu-country }! 그래서 { $who ->
    [yours] 내가 졌어요.
   *[theirs] { $name } 님이 졌어요.
}

## In pictures: a word or two each

uchu-drawn-vip = VIP 색
uchu-drawn-limit = { $threshold }장까지
# Two lines: whose it is, and what.
uchu-drawn-suzerain = { $who ->
    [yours] 내
   *[theirs] { $name } 님의
}
uchu-drawn-dependency = 종속국
uchu-drawn-leads = 리드
uchu-drawn-leads-random = 무작위 리드
uchu-drawn-leads-meddled = { $you ->
    [yes] 내 선택
   *[no] { $chooser } 선택
}
uchu-drawn-rank = { $place }위
uchu-drawn-ahead = 선두
uchu-drawn-skips = 쉼
uchu-drawn-next = 낼 차례
uchu-drawn-names = VIP 정하기

## Pictures read aloud

uchu-taken = { $who ->
    [yours] 내 종속국이 가져간 카드
   *[you] 내가 가져간 카드
}
# So many cards of one suit.
uchu-count = { uchu-suit } { $count }장

## Controls

uchu-play = { uchu-suit } { $rank }
uchu-name-vip = VIP { uchu-suit }

uchu-why-follow = { $who ->
    [you] { uchu-suit } 카드가 있으니 그 색을 따라 내거나 ■T 회색 카드를 내야 해요.
   *[other] { uchu-country }은 { uchu-suit } 카드가 있으니 그 색을 따라 내거나 ■T 회색 카드를 내야 해요.
}
uchu-why-follow-gray = { $who ->
    [you] ■T 회색 카드가 있으니 그 색을 따라 내야 해요.
   *[other] { uchu-country }은 ■T 회색 카드가 있으니 그 색을 따라 내야 해요.
}
uchu-why-gray-vip = ■T 회색은 VIP 색이 될 수 없어요.
uchu-why-vip-first = 먼저 이번 라운드의 VIP 색을 정해야 해요.
uchu-why-skips = 지난 트릭을 슬러고로 가져갔으니 이번 트릭은 쉬어요.
uchu-why-wait = 아직 내 차례가 아니에요. { $chooser } 차례를 기다리고 있어요.

## Hints: why somebody might do this

# $rank is the highest of them.
uchu-why-hint-vip = { $count ->
    [0] { uchu-suit } 카드가 한 장도 없어서 VIP 카드를 쓸 수 없어요.
   *[other] { uchu-suit } 카드가 { $count }장 있고, 가장 높은 숫자는 { $rank }이에요.
}
uchu-why-hint-meddled = { uchu-country }이 내는 카드라서 내 카드는 줄지 않아요.
uchu-why-hint-lead-vip = VIP 색이라서 더 높은 { uchu-suit } 카드만 이길 수 있어요.
uchu-why-hint-lead-top = 이보다 높은 { uchu-suit } 카드가 없어서 VIP 카드만 이길 수 있어요.
uchu-why-hint-lead-low = { uchu-suit } 카드로 리드하면서 같은 색의 높은 카드는 아껴요.
uchu-why-hint-lead = { $who ->
    [you] 내 손패
   *[other] 내 종속국의 손패
}에서 가장 높은 { uchu-suit } 카드예요.
uchu-why-hint-takes = { $pink ->
    [yes] ♡I 분홍이 든 트릭을 가져와요.
   *[no] 이 트릭을 가져와요.
}
uchu-why-hint-takes-over = 트릭을 가져오지만, { $who ->
    [you] 내가
   *[other] 내 종속국이
} 가져간 { uchu-suit } 카드가 { $threshold }장을 넘어요.
uchu-why-hint-ahead = 지금 가장 센 카드가 돼요. 아직 낼 나라는 { $left }곳이에요.
uchu-why-hint-cannot = { $who ->
    [you] 지금
   *[other] 종속국이 지금
} 가장 센 카드를 이길 수 없어서 { uchu-card } 카드를 버려요.
uchu-why-hint-leaves = 지금 선두인 { $host }에게 맡기고, 이길 수 있는 카드는 아껴요.

## What happened

uchu-told-dealt = { $round }라운드: 모든 나라가 카드를 12장씩 받고, 6장은 따로 빼 둬요.
uchu-told-dealt-hand = { $round }라운드에 받은 카드: { $cards }.
# A line for each country follows uchu-told-dealt when all hands are open.
uchu-dealt-to = { uchu-country }: { $cards }.
uchu-told-vip-drawn = VIP 색을 무작위로 뽑았어요: { uchu-suit } ({ uchu-character }).
uchu-told-vip = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} VIP 색을 정했어요: { uchu-suit } ({ uchu-character }).
uchu-told-leads = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} 리드해요.
uchu-told-leads-drawn = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} 리드해요. 카드는 무작위로 뽑아요.
uchu-told-leads-meddled = { uchu-country }의 리드 카드는 { $you ->
    [yes] 내가
   *[no] { $chooser }이
} 골라요.
uchu-told-skips = { $who ->
    [you] 나는
   *[other] { uchu-country }은
} 이번 트릭을 쉬어요.
uchu-told-played = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} { uchu-card } 카드를 냈어요.
uchu-told-taken = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} 트릭을 가져갔어요: { $cards }.
# Of an earlier trick of the round, whose cards are not told any more.
uchu-told-taken-before = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} 트릭을 가져갔어요.
uchu-told-butterfingy = 버터핑기로 이겼으니, 다음 리드는 무작위로 뽑아요.
uchu-told-butterfingy-dependency = 종속국이 버터핑기로 이겼으니, 다음 리드는 { $you ->
    [yes] 내가
   *[no] { $chooser }이
} 골라요.
uchu-told-sluggo = 슬러고로 이겼으니, 이긴 나라는 다음 트릭을 쉬어요.

## Scoring, told phase by phase

uchu-scored-one = 1단계, { uchu-country-inside }: { $piles }; { $colours }; 합계 { $sum }. { $moves }
uchu-piles-none = 더미 없음, 0
uchu-piles-plain = 더미 { $plain } × 2 = { $points }
uchu-piles-pink = { $over ->
    [yes] 더미 { $pinks } × −3 (♡I 분홍 한도 초과) = { $points }
   *[no] 더미 { $pinks } × 3 (♡I 분홍 있음) = { $points }
}
uchu-piles-both = { $over ->
    [yes] 더미 { $plain } × 2 − { $pinks } × 3 (♡I 분홍 한도 초과) = { $points }
   *[no] 더미 { $plain } × 2 + { $pinks } × 3 (♡I 분홍 있음) = { $points }
}
uchu-colours = { $count ->
    [0] 색 없음, 0
    [7] 7가지 색 모두 = { $points }
   *[other] 색 { $count }가지 = { $points }
}
uchu-sum-halved = { $sum }, 절반은 { $delta } (▲D 초록 { $greens }장, 한도 초과)
uchu-scored-two = 2단계, { uchu-country-inside }: ■T 회색 { $count }장으로 한도 { $threshold }장 초과: { $delta }. { $moves }
uchu-scored-three-gains = 3단계, { uchu-country-inside }: ◆F 빨강파랑 { $count }장으로 한도 { $threshold }장을 넘긴 { $offender }보다 순위가 낮음: { $delta }. { $moves }
uchu-scored-three-loses = 3단계, { uchu-country-inside }: ◆F 빨강파랑 { $count }장으로 한도 { $threshold }장 초과, 방금 점수를 얻은 나라마다 −3: { $delta }. { $moves }
uchu-moves = { $before } → { $points }.
uchu-moves-floor = { $before } → { $points }. { $floor }점 아래로는 내려가지 않아요.
uchu-stays = { $points }점 그대로예요.
uchu-told-round-over = { $round }라운드가 끝났어요: { $standing }.
uchu-told-standing = { $place }위 { uchu-country-inside } { $points }점
uchu-scoring = { $round }라운드 점수 계산
uchu-took = { $who ->
    [you] 내가
   *[other] { uchu-country }이
} 가져간 카드: { $cards }.
uchu-rounds = 라운드별 점수
uchu-round = { $round }라운드: { $standing }
uchu-round-points = { uchu-country-inside } { $points }점

## The picture of a scoring: a few words for each row, then all of it in words

uchu-sheet-limit = { $threshold }장보다 많으면 초과
uchu-sheet-before = 계산 전
uchu-sheet-piles = 더미
uchu-sheet-pinks = 분홍 더미
uchu-sheet-colours = 색
uchu-sheet-halved = 절반
uchu-phase = { $phase }단계
uchu-sheet-times = { $count } × { $worth }
uchu-sheet-goes = { $from } → { $to }
uchu-sheet-after = 계산 후
uchu-sheet-floor = 최저 { $floor }점
uchu-alt-sheet = { $title }. { $limit }: { $suits }.
uchu-alt-sheet-country = { uchu-country }: { $sums }. { $moves }
uchu-alt-phase = { uchu-phase } { $points }

## The picture of the end

uchu-chart-points = 점수
uchu-chart-round = 라운드
uchu-alt-result = { $standing }. 라운드별 점수: { $rounds }.

## Pictures in the rules

uchu-example-name = { $number ->
    [1] 아키
    [2] 벤
    [3] 클로에
   *[4] 다라
}
uchu-example-takes = 가져감
# $suit won the trick.
uchu-example-lead-wins = VIP 카드가 없으니 가장 높은 { uchu-colour } 카드가 가져가요.
uchu-example-vip-wins = 가장 높은 VIP 카드가 가져가요.
# A guest's habit in a few words: about 60 characters.
uchu-habit = { $suit ->
    [yellow] 이 카드로 이기면 다음 리드는 무작위로 뽑아요.
    [purple] 이 카드로 이기면 다음 트릭을 쉬어요.
    [pink] 들어 있는 더미는 3점이에요. 너무 많으면 −3점이에요.
    [green] 너무 많으면 더미와 색 점수가 절반이 돼요.
    [gray] 따라 내지 않아도 돼요. 너무 많으면 1장마다 −1점이에요.
   *[redblue] 2장 이상이면 두 가지 색이에요. 너무 많으면 순위가 낮은 나라마다 3점씩 줘요.
}
uchu-alt-habit = { uchu-suit }, { uchu-character }: { $habit }
uchu-example-sheet = 더미 네 개
# These two are names, so that 님 follows them: whose piles, and the same with more pink.
uchu-example-took = 아키
uchu-example-pinker = 분홍 5장 아키
uchu-example-pile = 더미 { $number }
uchu-example-hidden = { $name } 님만 볼 수 있어요.
uchu-example-open = 모두에게 공개. { $name } 님이 내요.
uchu-example-spoils = 마지막에 종속국이 1위면 그 주인이 져요.
uchu-alt-two = 네 나라가 시계 방향으로 테이블에 둘러앉아요.
uchu-alt-two-country = { uchu-country }: { $hand }

## Where in a match something is: its rounds, and the tricks of a round

uchu-part = { $number }라운드
uchu-step = { $number }번째 트릭

## In lists and commands: at most 100 characters each

uchu-name = 우추
uchu-about = 별난 외계인 손님을 적당히 대접하는 2~5인용 트릭 테이킹 게임
uchu-option-tie_reading = 동점일 때: 빨강파랑 점수를 매기거나 리드할 나라를 찾을 때 누가 뒤인가
uchu-option-tie_reading-consistent = 다른 때와 똑같이: 그 점수에 나중에 온 쪽이 뒤
uchu-option-tie_reading-literal = 글자 그대로: 이때만은 그 점수에 먼저 온 쪽이 뒤

## For somebody who plays for the first time: exactly three sentences

uchu-start-text = 내 차례가 되면 카드를 누르되, 리드한 색이 있으면 그 색이나 ■T 회색을 내고 없으면 아무 카드나 내세요. VIP 색의 가장 높은 카드가 트릭을 가져가고, 아무도 VIP 색을 내지 않았으면 리드한 색의 가장 높은 카드가 가져가요. 트릭을 가져오면 점수를 얻지만, ♡I 분홍, ▲D 초록, ■T 회색, ◆F 빨강파랑은 한도를 넘게 모으면 크게 손해를 봐요.

## The rules: at most 1,000 characters a section

uchu-help-idea = 어떤 게임인가요?
uchu-help-idea-text =
    우주 곳곳에서 손님이 찾아왔어요. 치큐, 그러니까 우리 지구의 나라들은 저마다 손님을 맞이하고 싶어 해요. 트릭을 가져오면 손님을 맞이하게 되고, 손님이 기뻐하면 점수를 얻어요.
    손님은 여섯 가지 색이고, 색마다 별난 버릇이 있어요. 골고루 모으면 아주 좋지만, 한 색이 너무 많으면 큰일이 날 수 있어요.
    게임은 최대 네 라운드예요. 라운드마다 모든 나라가 카드를 12장씩 받고, 6장은 보이지 않게 빼 둬요. 색마다 3명이면 1부터 7까지, 2명이나 4명이면 9까지, 5명이면 11까지 있어요.
    마지막에 1위인 나라가 온 지구를 대표해요.

uchu-help-trick = 트릭 진행
uchu-help-trick-text =
    한 나라가 아무 카드로나 리드해요. 나머지 나라는 시계 방향으로 한 장씩 내요.
    • 리드한 색이 손에 있으면 그 색을 내거나, 대신 ■T 회색을 내요.
    • 없으면 아무 카드나 내도 돼요.
    • ■T 회색이 리드됐고 회색이 있다면 반드시 회색을 내요.
    VIP 색(으뜸 색) 카드 가운데 가장 높은 카드가 트릭을 가져가요. VIP 색이 없으면 리드한 색의 가장 높은 카드가 가져가요.
    가져간 카드는 뒷면이 보이게 앞에 두고 더미 하나로 삼아요. 자기 더미는 언제든 볼 수 있지만, 다른 사람은 더미가 몇 개인지만 볼 수 있어요.
    트릭을 가져간 나라가 다음 트릭을 리드해요. 다만 ★B 노랑이나 ●S 보라 카드로 이겼을 때는 달라요. ‘색’을 보세요.
    트릭이 끝났을 때 손패가 없는 나라가 있으면 바로 점수를 계산해요. 손에 남은 카드는 점수와 상관없어요.

uchu-help-colours = 색
uchu-help-colours-text =
    두 가지 색은 그 카드로 트릭을 이겼을 때 중요해요.
    • ★B 노랑, 버터핑기: 다음 트릭도 리드하지만, 낼 카드는 손패에서 무작위로 뽑아요.
    • ●S 보라, 슬러고: 다음 트릭을 쉬고, 왼쪽 나라가 리드해요.
    나머지 네 가지 색은 라운드가 끝났을 때 너무 많으면 손해예요. 모든 더미를 합쳐 3명이면 3장, 2명이나 4명이면 4장, 5명이면 5장을 넘으면 너무 많은 거예요.
    • ♡I 분홍, 인텐톤: 들어 있는 더미가 3점이 돼요. 너무 많으면 그런 더미마다 −3점이에요.
    • ▲D 초록, 딜린달린: 그냥은 해가 없어요. 너무 많으면 더미와 색으로 얻는 점수가 절반이 돼요.
    • ■T 회색, 터너블라인디: 따라 내야 할 때 대신 낼 수 있고, VIP 색은 될 수 없어요. 너무 많으면 회색 카드마다 −1점이에요.
    • ◆F 빨강파랑, 이나드벤과 폴: 2장부터는 두 가지 색으로 세요. 너무 많으면 나보다 순위가 낮은 나라가 3점씩 얻고, 나는 그 나라마다 3점씩 잃어요.

uchu-help-scoring = 라운드 점수 계산
uchu-help-scoring-text =
    더미를 모두 펼쳐요. 1위 나라부터 순위대로 계산해요.
    1단계, 더미와 색:
    • 더미마다 2점, ♡I 분홍이 들어 있으면 3점이에요. 분홍이 너무 많으면 그런 더미는 −3점이에요.
    • 가진 색마다 1점이에요. ◆F 빨강파랑은 1장이면 한 가지, 2장부터는 두 가지 색이에요. 7가지를 다 모으면 10점이에요.
    • ▲D 초록이 너무 많으면 합계를 절반으로 나누고 소수점 아래는 버려요.
    2단계, ■T 회색: 너무 많은 나라는 회색 카드마다 1점을 잃어요.
    3단계, ◆F 빨강파랑: 너무 많은 나라가 있으면 지금 그보다 순위가 낮은 나라가 모두 3점씩 얻어요. 이어서 너무 많은 나라는 점수를 얻은 나라마다 3점씩 잃어요.
    점수는 −5점 아래로 내려가지 않아요.

uchu-help-example = 예시
uchu-help-example-text =
    4명이 하면 한 색이 4장까지는 괜찮고, 5장부터는 너무 많아요. 아키에게는 더미가 4개 있어요. ●S 보라 2장, ♡I 분홍 3장, ▲D 초록 4장, ■T 회색 5장, ◆F 빨강파랑 2장이고, 분홍은 더미 두 개에 들어 있어요.
    • 더미: 2 + 2 + 3 + 3 = 10.
    • 색: 보라, 분홍, 초록, 회색으로 4, 빨강파랑으로 2, ★B 노랑은 없음: 6.
    • ▲D 초록: 4장은 너무 많지 않으니 1단계에서 16점을 얻어요.
    • ■T 회색: 5장은 너무 많으니 2단계에서 5점을 잃어요.
    • ◆F 빨강파랑: 2장은 괜찮아요. 아키의 점수는 11점 올라요.
    그 두 더미에 ♡I 분홍이 5장 있었다면 더미 점수는 2 + 2 − 3 − 3 = −2가 됐을 거예요.

uchu-help-winning = 라운드와 승리
uchu-help-winning-text =
    첫 라운드에는 리드할 나라와 VIP 색(회색 제외)을 무작위로 정해요. 모두 0점에서 시작하고, 리드하는 나라가 꼴찌예요.
    다음 라운드부터는 순위가 가장 낮은 사람이 새 손패를 보고 VIP 색을 정한 다음 리드해요. 회색은 안 되지만, 지난번과 같은 색은 괜찮아요.
    공동 순위는 없어요. 점수가 같으면 그 점수에 먼저 온 쪽이 순위가 높고, 나중에 온 쪽이 낮아요.
    라운드 점수를 계산한 뒤 30점 이상인 나라가 있으면 게임이 끝나요. 없어도 4라운드 뒤에는 끝나요. 1위인 나라가 이겨요.

uchu-help-two = 2인 게임
uchu-help-two-text =
    두 사람 모두 왼쪽에 두 번째 나라인 종속국을 둬요. 그래서 네 나라가 둘러앉고, 모든 수는 4명일 때와 같아요.
    종속국의 손패는 펼쳐 놓아요. 주인이 같은 규칙으로 그 카드를 내고, 더미와 점수는 종속국이 따로 가져요. 종속국의 더미는 주인만 볼 수 있어요.
    • 종속국이 ★B 노랑으로 이기면: 다음 트릭을 리드하지만, 낼 카드는 상대가 골라요.
    • 종속국이 ●S 보라로 이기면: 다음 트릭을 쉬고, 다른 종속국이 리드해요.
    • 2라운드부터는 두 사람 가운데 순위가 낮은 쪽이 VIP 색을 정하고 리드해요. 종속국은 빼고 생각해요.
    • 네 나라 가운데 하나라도 30점이 되면 게임이 끝나요.
    마지막에 종속국이 전체 1위라면 그 주인이 져요. 아니면 순위가 높은 사람이 이겨요. 종속국을 잘 먹이되, 너무 잘 먹이지는 마세요!
