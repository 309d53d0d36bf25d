### Bots: how well they play, what they advise, and what they make of a match that is over. What a
### table says of them stands in host.ftl. $level is always `easy`, `normal` or `hard`.

## Which bot sits down

bot-ask = 어떤 봇을 앉힐까요?
bot-ask-more = 봇을 하나 더 앉힐까요?
bot-about = { $level ->
    [easy] **쉬움**: 가끔 실수해요. 게임을 익히기에 좋아요.
    [hard] **어려움**: 1~2초 동안 앞을 내다보고 플레이해요.
   *[normal] **보통**: 흔히 쓰는 요령대로 빠르게 플레이해요.
}
bot-button = { $level ->
    [easy] 쉬움
    [hard] 어려움
   *[normal] 보통
}
bot-sits = { $name } 봇이 앉았어요. 난이도: { $level ->
    [easy] 쉬움
    [hard] 어려움
   *[normal] 보통
}.
# In a list of everybody at the table.
bot-seat = { $name } · 봇, { $level ->
    [easy] 쉬움
    [hard] 어려움
   *[normal] 보통
}
# $bots is a list of bots, each as bot-listed says it.
bot-list = 봇: { $bots }
bot-listed = { $name }({ $level ->
    [easy] 쉬움
    [hard] 어려움
   *[normal] 보통
})

## Hints

command-hints = 힌트
command-hints-about = 봇에게 힌트를 물을 수 있게 해요. 누가 물었는지는 모두에게 알려요
lobby-hints = 힌트: 사용
button-hint = 힌트
hint-play = 어려움 봇이라면 **{ $play }** 쪽을 골라요.
# How sure it is. $gap is `none`, `slight` or `clear`: by how much $next is worse.
hint-sure = 상상해 본 게임 { $imagined }번에서 결과가 가장 좋았어요. 다음으로 좋은 선택: { $next } ({ $gap ->
    [none] 거의 비슷해요
    [slight] 조금 못해요
   *[clear] 확실히 못해요
}).
hint-only = 다른 선택지가 없어요.
hint-told = 힌트를 물었다는 것은 로그로 모두에게 알려져요.

## The review of a match that is over

button-review = 돌아보기
review-title = 봇이 돌아본 내 게임
review-estimate = 봇이 내 선택 { $choices }번을 그때 내가 알 수 있던 것만으로 살펴봤어요. 어디까지나 봇의 추정이고, 결과에는 운도 따라요.
review-slips = { $count ->
    [1] 더 나은 길이 있던 선택이 하나 있어요.
   *[other] 가장 손해가 컸던 선택 { $count }가지예요.
}
review-none = 분명히 더 나았을 선택은 찾지 못했어요. 잘하셨어요!
# $number counts what is shown, $moment is where in the match it was: “1. 2라운드 · 3번째 트릭”.
review-slip = { $number }. { $moment }
review-played = 고른 것: **{ $played }**. 더 나은 것: **{ $better }**.
review-cost = 꼴찌에서 1등까지 가는 길의 약 { $cost }%를 잃었어요.
