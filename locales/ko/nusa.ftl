### NUSA. Variables that many messages share:
### $who     you (the reader), other
### $name    the name of the player spoken of
### $colour  red, yellow, green, blue
### $rank    the number on an expedition card, from 1 to 8
### $nusa    small, medium, mother (three flowers), bee, monster, guardian
###
### Glossary (what is not here is called as in Uchu)
### NUSA 누사                  NUSA card 누사 카드       expedition card 원정대 카드
### trump 트럼프               row 카드 줄               face up 앞면, face down 뒷면
### invasion 침입              escape 탈출               evasion 회피
### nectar 꿀                  skull 해골                subjugation 토벌
### robbery 약탈, 빼앗다       reversal 역전             to set aside 빼 두다
### small flower 작은 꽃       medium flower 중간 꽃     mother flower 어미 꽃
### killer bee 살인벌          monster 괴물              guardian 수호신
###
### Particles: every colour and every NUSA card ends in a consonant (이, 을, 은; 으로 for colours only).
### A card is followed by 카드. A name has 님 only where 이 must follow it: 의, 도, 에게서 and a colon
### fit any name, also a bot’s. The tone is 해요체.

## Names

# A colour is never told by itself: its shape and its initial come first.
nusa-mark = { $colour ->
    [red] ◆R
    [yellow] ★Y
    [green] ▲G
   *[blue] ●B
}
nusa-hue = { $colour ->
    [red] 빨강
    [yellow] 노랑
    [green] 초록
   *[blue] 파랑
}
nusa-colour = { nusa-mark } { nusa-hue }
nusa-card = { nusa-colour } { $rank }
# Several cards of one colour: ◆R 빨강 3 5
nusa-cards = { nusa-colour } { $ranks }
nusa-no-cards = 없음
# Between the colours of a hand, and between the parts of a line.
nusa-dot = {" · "}
# Between the numbers of a colour’s cards.
nusa-ranks-space = {" "}
# Between the numbers of a sum.
nusa-plus = {" + "}
nusa-sum = { $numbers } = { $sum }
nusa-kind = { $nusa ->
    [small] 작은 꽃
    [medium] 중간 꽃
    [mother] 어미 꽃
    [bee] 살인벌
    [monster] 괴물
   *[guardian] 수호신
}
# The same inside a sentence.
nusa-a-kind = { nusa-kind }
# At the start of a sentence.
nusa-player = { $who ->
    [you] 나
   *[other] { $name }
}
# Inside a sentence.
nusa-player-inside = { $who ->
    [you] 나
   *[other] { $name }
}

## The page

nusa-title = 누사 · { $round }/{ $rounds }라운드 · { $phase ->
    [invasion] 침입
    [choice] 탈출 준비
    [escape] 탈출
   *[robbery] 약탈
}
nusa-title-over = 누사 · 모든 원정대가 돌아왔어요

nusa-table = 테이블
# $colour is the trump, $next what a 4 would make it.
nusa-trump = 트럼프: { nusa-colour } (4를 내면 { $next })
nusa-phase = { $phase ->
    [invasion] 침입: 1~5번째 트릭
    [choice] 침입 끝: 모두 탈출 때 쓸 카드를 골라요
    [escape] 탈출: 6~8번째 트릭
   *[robbery] 약탈: 살인벌이 꽃 하나를 빼앗아요
}
# $parts says points, cards in hand, what lies face up and what face down.
nusa-standing = { $place }위 { nusa-player }: { $parts }
nusa-points = { $points }점
nusa-in-hand = 손패 { $cards }장
nusa-has-evaded = { $who ->
   *[other] 회피함
}
nusa-no-nusa = 누사 카드 없음
# What lies face up before a player, and what that comes to.
nusa-face-up = { $cards } ({ $icons })
nusa-face-down = 뒷면: { $cards }
nusa-nectar = 꿀 { $count }
nusa-skulls = 해골 { $count }개
nusa-subjugation = 토벌 { $count }
nusa-robs = 꽃 약탈

nusa-row = 누사 카드 줄
nusa-row-now = { $number }번째 트릭에 걸린 카드: { nusa-a-kind } ({ $icons })
nusa-row-now-hidden = { $number }번째 트릭에 걸린 카드: 뒷면이라 아직 몰라요
nusa-row-next = { $number }번째 트릭에 걸릴 카드: { nusa-a-kind } ({ $icons })
nusa-row-next-hidden = { $number }번째 트릭에 걸릴 카드: 뒷면이라 아직 몰라요
nusa-row-then = 그다음: { $cards }
# The place of the row comes first, as in: 5번 뒷면.
nusa-row-place = { $number }번 { nusa-kind }
nusa-row-place-hidden = { $number }번 뒷면

nusa-trick = { $number }번째 트릭
# $played is a card, and what there is to say about it.
nusa-trick-play = { nusa-player }: { $played }
nusa-remark-lead = 리드
nusa-remark-evades = { nusa-card } 버리고 회피
nusa-remark-reverses = { $reversed ->
    [yes] 이제 가장 낮은 카드가 이김
   *[no] 다시 가장 높은 카드가 이김
}
nusa-remark-trump = 트럼프 → { nusa-colour }
nusa-trick-awaited = 아직 아무도 리드하지 않았어요
nusa-trick-ahead = 지금 선두: { nusa-player } ({ nusa-card }, { $why })
# Why a card wins. $reversed: does the lowest card win?
nusa-by-trump = { $reversed ->
    [yes] 가장 낮은 트럼프
   *[no] 가장 높은 트럼프
}
nusa-by-only-trump = 하나뿐인 트럼프
nusa-by-lead = { $reversed ->
    [yes] 트럼프가 없어서 리드한 색의 가장 낮은 카드
   *[no] 트럼프가 없어서 리드한 색의 가장 높은 카드
}

nusa-last = 지난 트릭
nusa-last-taken = 이긴 쪽: { nusa-player } ({ nusa-card }, { $why })
nusa-last-gains = { nusa-player }: { nusa-a-kind } 획득 ({ $icons })
nusa-last-flipped = 해골 { $skulls }개: { $who ->
    [you] 내
   *[other] { $name }의
} 누사 카드가 모두 뒷면이 됐어요 ({ $cards })

nusa-choices = 탈출 때 쓸 카드
nusa-ready = 준비 완료: { $names }
nusa-choosing = 고르는 중: { $names }
nusa-nobody = 없음
# Others’ choices are seen only when a match that is over is looked at again, with all hands open.
nusa-chosen = { $who ->
    [you] 내
   *[other] { $name }의
} 탈출 카드: { $cards }
nusa-hand = { $who ->
    [you] 내 손패
   *[other] { $name }의 손패
}
# Others’ piles, too, are seen only then.
nusa-pile = { $who ->
    [you] 내 더미 (나만 볼 수 있어요)
   *[other] { $name }의 더미
}
nusa-pile-cards = 침입 때 낸 카드, 트릭 순서대로: { $cards }
nusa-discards = 앞면으로 버린 카드
nusa-discard-evaded = { nusa-player }: { nusa-card } (회피)
nusa-discard-left = { nusa-player }: { nusa-card } (남은 카드)

nusa-now = 지금
nusa-now-lead = { $who ->
    [you] 내 차례예요. 아무 카드로나 리드하세요.
   *[other] { nusa-player } 차례예요. 리드를 기다리고 있어요.
}
nusa-now-play = { nusa-player } 차례예요. 카드를 기다리고 있어요.
nusa-now-follow = 내 차례예요. { nusa-colour } 카드를 따라 내세요.
nusa-now-follow-only = 내 차례예요. 하나뿐인 { nusa-colour } 카드를 따라 내세요.
nusa-now-evade = 내 차례예요. { nusa-card } 카드를 따라 내세요. 아니면 그 카드를 버리고 다른 색 카드를 내서 회피할 수 있어요.
nusa-now-free = 내 차례예요. { nusa-colour } 카드가 없으니 아무 카드나 내세요.
nusa-now-choose = 이제 몰래 고르세요. 내 카드 다섯 장 가운데 어느 세 장을 탈출 때 다시 낼까요?
nusa-now-chosen = 선택을 마쳤어요. { $names }의 선택을 기다리고 있어요.
nusa-now-choosing = 모두 자기 카드 다섯 장 가운데 탈출 때 쓸 세 장을 몰래 골라요.
nusa-now-rob = { $who ->
    [you] 내 차례예요. 내 살인벌이 앞면이니 누군가의 꽃 하나를 빼앗으세요.
   *[other] { $name }의 살인벌이 앞면이니 누군가의 꽃 하나를 빼앗아요.
}
nusa-now-over = { nusa-player }의 승리! 점수는 { $points }점이에요.
nusa-now-over-shared = 공동 승리: { nusa-player }, { $points }점.
# Somebody has as many points as whoever won. $round is the last one.
nusa-now-over-behind = { nusa-player }도 점수는 같지만, { $round }라운드에 얻은 점수가 더 적어요.

## Controls

nusa-play = { nusa-card }
nusa-play-two = { nusa-card } (역전)
# $next is the colour that becomes trump.
nusa-play-four = { nusa-card } (트럼프 → { $next })
# $card is one of those three.
nusa-evade = 회피: { $card }
nusa-keep = { $cards } 남기기
nusa-rob = { nusa-player-inside }에게서 { nusa-a-kind } 빼앗기

# $colour was led.
nusa-why-follow = { nusa-colour } 카드가 { $count }장 있으니 그 색을 따라 내야 해요. 회피는 딱 한 장일 때만 할 수 있어요.
nusa-why-evaded = { nusa-colour } 카드가 있으니 그 색을 따라 내야 해요. 이번 라운드에는 이미 회피했어요.
nusa-why-other-evaded = { nusa-colour } 카드가 있으니 그 색을 따라 내야 해요. 이번 트릭에는 먼저 회피한 사람이 있어요: { nusa-player-inside }.
nusa-why-no-evasion = { nusa-colour } 카드가 있으니 그 색을 따라 내야 해요. 탈출할 때는 아무도 회피할 수 없어요.
nusa-why-rob-first = 먼저 내 살인벌이 꽃 하나를 빼앗아야 해요.
nusa-why-wait = 아직 내 차례가 아니에요. { $names } 차례를 기다리고 있어요.
nusa-why-wait-robbery = 먼저 살인벌이 꽃 하나를 빼앗아야 해요. { $names } 차례를 기다리고 있어요.
nusa-why-chosen = 이미 골랐어요. { $names }의 선택을 기다리고 있어요.

# Why a bot would do this, for somebody who asked for a hint. In all of them $nusa can also be hidden:
# a card that lies face down. $last: yes for the last card of the trick, no.
nusa-why-hint-prize = { $nusa ->
    [small] 작은 꽃
    [medium] 중간 꽃
    [mother] 어미 꽃
    [bee] 살인벌
    [monster] 괴물
    [guardian] 수호신
   *[hidden] 뒷면 카드
}
nusa-why-hint-lead = { $lead ->
    [two] 2를 리드하면 가장 낮은 카드가 이겨서, { nusa-why-hint-prize } 카드가 걸린 트릭에서 잘 지지 않아요.
    [four] 4를 리드하면 다른 사람이 내기 전에 트럼프가 옮겨 가요. 이번 트릭에 걸린 카드: { nusa-why-hint-prize }.
    [trump] 트럼프는 이기기 어려워요. 이번 트릭에 걸린 카드: { nusa-why-hint-prize }.
    [high] 높은 카드를 리드하니 이길 가능성이 있어요. 이번 트릭에 걸린 카드: { nusa-why-hint-prize }.
   *[low] 낮은 카드를 리드하니 아마 다른 사람끼리 다투게 될 거예요. 이번 트릭에 걸린 카드: { nusa-why-hint-prize }.
}
nusa-why-hint-ahead = { $last ->
    [yes] 이번 트릭을 이겨서 { nusa-why-hint-prize } 카드를 얻어요.
   *[no] { nusa-why-hint-prize } 카드가 걸린 트릭에서 앞서게 돼요.
}
nusa-why-hint-ruin = { $last ->
    [yes] 이번 트릭을 이기지만, 해골 때문에 내 누사 카드가 모두 뒷면이 돼요.
   *[no] 지금은 앞서게 돼요. 아무도 더 센 카드를 내지 않으면 해골 때문에 내 누사 카드가 모두 뒷면이 돼요.
}
# $who and $name: whoever is ahead then.
nusa-why-hint-behind = { $last ->
    [yes] 이번 트릭은 이기지 않아요. { nusa-why-hint-prize } 카드를 얻는 사람: { nusa-player-inside }.
   *[no] { nusa-why-hint-prize } 카드가 걸린 트릭에서 다른 사람이 계속 앞서게 둬요: { nusa-player-inside }.
}
nusa-why-hint-safe = 다른 사람이 계속 앞서게 둬요({ nusa-player-inside }). { nusa-why-hint-prize } 카드를 얻으면 해골 때문에 내 누사 카드가 모두 뒷면이 되거든요.
# $colour and $rank: the card that is discarded. $why: another of these sentences.
nusa-why-hint-evade = { nusa-card } 카드를 버리면 원하는 카드를 낼 수 있어요. { $why }
# $trumps: how many of the three cards are trump now.
nusa-why-hint-keep = { $kind ->
    [strong] 가장 센 세 장이라서 남은 세 트릭을 이기기 좋아요.
    [weak] 가장 약한 세 장이라서 남은 세 트릭을 다른 사람에게 넘기기 좋아요.
   *[mixed] 트릭을 이길 카드와 다른 사람에게 넘길 카드가 섞여 있어요.
}{ $trumps ->
    [0] {""}
   *[other] {" "}그중 { $trumps }장이 지금 트럼프예요.
}
# $who and $name: whoever is robbed. $own: your nectar then, $left: theirs.
nusa-why-hint-rob = 내 꿀은 { $own }, { nusa-player-inside }의 꿀은 { $left }이 돼요.

## What happened

nusa-told-round = { $round }라운드: 모두 카드를 6장씩 받아요.
nusa-told-round-hand = { $round }라운드에 받은 카드: { $cards }.
# A line for each player follows nusa-told-round when all hands are open.
nusa-told-dealt-to = { nusa-player }: { $cards }.
nusa-told-aside = { $count }장은 따로 빼 둬요.
nusa-told-aside-open = 빼 둔 카드: { $cards }.
nusa-told-trump = 트럼프는 { nusa-colour }이에요.
nusa-told-row = 누사 카드 줄: { $cards }.
nusa-told-removed = 쓰지 않는 누사 카드: { $cards }.
nusa-told-starts = 첫 리드: { nusa-player }.
nusa-told-played = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { nusa-card } 카드를 냈어요.
# $discarded is the card of the lead colour that was discarded.
nusa-told-evaded = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 회피했어요. { $discarded } 카드를 버리고 { nusa-card } 카드를 냈어요.
# What a 2 has done, and a 4.
nusa-told-reversed = { $reversed ->
    [yes] 이제 가장 낮은 카드가 이겨요.
   *[no] 다시 가장 높은 카드가 이겨요.
}
nusa-told-moved = 트럼프가 { nusa-colour }으로 옮겨 가요.
# Of an earlier trick of the round, whose cards are not told any more; a discard lies open.
nusa-told-evaded-before = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 회피하면서 { nusa-card } 카드를 버렸어요.
nusa-told-trick = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $number }번째 트릭을 이겨 { nusa-a-kind }을 얻었어요 (트럼프 { nusa-colour }, { $reversed ->
    [yes] 가장 낮은 카드 승
   *[no] 가장 높은 카드 승
}).
nusa-told-flipped = 해골이 { $skulls }개라서 { $who ->
    [you] 내
   *[other] { $name }의
} 누사 카드가 모두 뒷면이 됐어요 ({ $cards }).
nusa-told-left-over = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 남은 { nusa-card } 카드를 버렸어요.
nusa-told-escapes = { $who ->
    [you] 내
   *[other] { $name }의
} 탈출 카드: { $cards }.
# $victim is nusa-player-inside of another player.
nusa-told-robbed = { $who ->
    [you] 내
   *[other] { $name }의
} 살인벌이 { $victim }에게서 { nusa-a-kind }을 빼앗았어요.

## Scoring

nusa-scoring = { $round }라운드 점수 계산
nusa-told-scored = { $round }라운드 점수를 계산해요.
# $nectar and $subjugation are numbers, or sums of what lies face up: 2 + 1 = 3. $place is 1, 2 or 3,
# or 0 for all below. $worth and $points have their signs: +3.
nusa-account = { nusa-player }: 꿀 { $nectar }, { $place ->
    [0] 순위 점수 없음
   *[other] { $place }위 { $worth }
}; 토벌 { $subjugation }; 합계 { $points }, 총점 { $total }점.
nusa-aside = 이번 라운드에 빼 둔 카드: { $cards }.
nusa-rounds = 라운드별 점수
nusa-round = { $round }라운드: { $standing }
nusa-round-points = { nusa-player-inside } { $points }점

## Where in a match something is: its rounds, and the tricks of a round

nusa-part = { $number }라운드
nusa-step = { $number }번째 트릭

## In lists and commands: at most 100 characters each

nusa-name = 누사
nusa-about = 누사 미스틱: 꿀과 괴물, 그리고 옮겨 다니는 트럼프! 3~5인용 트릭 테이킹 게임
nusa-option-robbery_timing = 살인벌이 꽃을 빼앗는 때
nusa-option-robbery_timing-end_of_round = 8번째 트릭이 끝나고 점수를 계산하기 전
nusa-option-robbery_timing-on_receive = 누군가 살인벌을 얻자마자
nusa-option-zero_nectar_is_ranked = 꿀 순위: 꿀이 없는 사람도 순위에 넣을지
nusa-option-zero_nectar_is_ranked-true = 넣기: 꿀이 없으면 꼴찌지만 점수를 얻을 수 있음
nusa-option-zero_nectar_is_ranked-false = 빼기: 꿀이 없으면 꿀 점수도 없음

## For somebody who plays for the first time: exactly three sentences

nusa-start-text = 내 차례가 되면 카드를 누르되, 리드한 색이 있으면 그 색을 내고 없으면 아무 카드나 내세요. 가장 높은 트럼프가 줄 맨 앞의 누사 카드를 얻고 트럼프가 없으면 리드한 색의 가장 높은 카드가 얻지만, 2가 나오면 가장 낮은 카드가 이기고 4가 나오면 트럼프가 다음 색으로 옮겨 가요. 꽃은 꿀을, 괴물과 수호신은 점수를 주지만, 내 앞에 해골이 세 개 모이면 내 누사 카드가 모두 뒷면이 되어 쓸모없어져요.

## The rules: at most 1,000 characters a section

nusa-help-idea = 어떤 게임인가요?
nusa-help-idea-text =
    누사는 꿀이 넘치는 섬이에요. 이빨도 넘쳐 나지만요. 원정대는 다섯 트릭 동안 섬 깊숙이 침입했다가 세 트릭 동안 탈출해요. 트릭을 이기면 누사 카드를 얻어요. 꽃일 수도, 괴물일 수도, 벌일 수도 있어요.
    꽃에서 모은 꿀은 라운드가 끝날 때 서로 견주어, 많은 사람이 점수를 얻어요. 괴물은 그 자체로 점수가 되지만 해골이 붙어 있어요. 해골이 세 개 모이면 그 라운드에 그때까지 얻은 것을 모두 잃어요.
    게임은 세 라운드예요. 라운드마다 모두 네 가지 색의 원정대 카드를 6장씩 받아요. 색은 ◆R 빨강, ★Y 노랑, ▲G 초록, ●B 파랑이에요. 색마다 3명이면 1부터 5까지, 4명이면 6까지, 5명이면 8까지 있어요.
    3명이나 5명이면 2장은 따로 빼 뒀다가 점수를 계산할 때 보여 줘요.
    게임의 온전한 이름은 ‘누사 미스틱’이에요.

nusa-help-trick = 트릭 진행
nusa-help-trick-text =
    한 사람이 아무 카드로나 리드해요. 나머지 사람은 시계 방향으로 한 장씩 내요.
    • 리드한 색이 손에 있으면 그 색을 내요. 벗어날 길은 회피뿐이에요.
    • 없으면 아무 카드나 내도 돼요.
    트럼프(으뜸 색) 카드 가운데 가장 높은 카드가 이겨요. 트럼프가 없으면 리드한 색의 가장 높은 카드가 이겨요. 승패는 마지막 카드까지 나온 다음에 가려요. 2나 4 한 장이 모든 것을 바꿀 수 있거든요.
    이긴 사람은 줄 맨 앞의 누사 카드를 얻고 다음 트릭을 리드해요.
    낸 카드는 뒷면으로 자기 더미에 놓아요. 내 더미는 언제든 볼 수 있지만, 다른 사람이 무엇을 냈는지는 기억해야 해요. 탈출할 때 다시 나오니까요.
    예시: 트럼프는 파랑이에요. 아키가 ◆R 빨강 5로 리드하고, 벤은 ◆R 빨강 3을 내요. 클로에는 빨강이 없어서 ●B 파랑 1을 내요. 클로에가 이겨요.

nusa-help-special = 2와 4
nusa-help-special-text =
    2는 승패를 뒤집어요. 트럼프 가운데 가장 낮은 카드, 트럼프가 없으면 리드한 색의 가장 낮은 카드가 이겨요. 같은 트릭에 2가 또 나오면 원래대로 돌아가요. 다음 트릭은 다시 가장 높은 카드가 이기는 상태로 시작해요.
    4는 나오는 즉시 트럼프를 다음 색으로 옮겨요. 빨강 → 노랑 → 초록 → 파랑 → 빨강 순서예요. 다른 4가 나올 때까지 트럼프는 다음 트릭에도, 다음 라운드에도 그대로예요. 게임의 첫 트럼프는 무작위로 정해요.
    둘 다 색이나 낸 사람에 상관없이 효과가 있어요. 버린 카드는 효과가 없어요.
    예시: 트럼프는 빨강이에요. 아키가 ▲G 초록 3으로 리드해요. 벤은 초록이 없어서 ◆R 빨강 5를 내고, 다 이긴 듯해요. 그런데 클로에가 ▲G 초록 4를 내자 트럼프가 노랑으로 옮겨 가요. 벤의 빨강은 이제 트럼프가 아니에요. 다라는 초록이 없어서 ●B 파랑 2를 내고, 이제 가장 낮은 카드가 이겨요. 노랑은 없고 가장 낮은 초록은 3이니, 아키가 이겨요.

nusa-help-evasion = 회피
nusa-help-evasion-text =
    1~5번째 트릭에서는 다음을 모두 만족하면 따라 내지 않아도 돼요.
    • 리드한 색이 손에 딱 한 장 있어요.
    • 이번 라운드에 아직 회피한 적이 없어요.
    • 이번 트릭에서 먼저 회피한 사람이 없어요.
    그 한 장을 앞면으로 버려요. 2나 4여도 효과는 없어요. 그런 다음 다른 색 카드를 아무거나 한 장 내요. 트럼프여도 되고, 이 카드는 평소처럼 효과가 있어요.
    대가는 여분의 한 장이에요. 다섯 트릭에 카드가 여섯 장이니까요. 한 번도 회피하지 않은 사람은 5번째 트릭 뒤에 남은 한 장을 앞면으로 버려요.
    예시: 빨강이 리드됐고, 손에 ◆R 빨강 3, ●B 파랑 5, ●B 파랑 1이 있어요. 빨강 3을 따라 내거나, 그 카드를 버리고 파랑을 낼 수 있어요. ◆R 빨강 4까지 있었다면 반드시 빨강을 내야 해요.

nusa-help-cards = 누사 카드
nusa-help-cards-text =
    트릭마다 하나씩, 여덟 장을 한 줄로 늘어놓아요. 첫 번째와 다섯 번째는 누군가 얻을 때까지 뒷면이에요. 어미 꽃과 수호신은 늘 들어가고, 나머지 여덟 장 가운데 두 장은 보지 않고 빼요.
    • 작은 꽃 2장: 한 장에 꿀 1
    • 중간 꽃 2장: 한 장에 꿀 2
    • 어미 꽃 1장: 꿀 3
    • 살인벌 1장: 누군가의 꽃 하나를 빼앗아요
    • 괴물 3장: 한 장에 해골 1개, 토벌 1점
    • 수호신 1장: 해골 2개, 토벌 2점
    규칙서에는 꿀과 해골이 그림으로만 나와 있어서, 그 수는 저희가 정했어요. 나머지는 규칙서 그대로예요.
    카드를 얻은 뒤 앞면 카드의 해골이 3개 이상이면, 내 누사 카드가 모두 뒷면이 돼요. 한번 뒷면이 된 카드는 라운드가 끝날 때까지 그대로이고, 점수에도 들어가지 않아요. 그 뒤에 얻는 카드는 다시 앞면으로 놓아요.
    예시: 내 앞에 수호신과 중간 꽃이 있는데 괴물을 얻었어요. 해골이 2 + 1 = 3이니 세 장을 모두 잃어요.

nusa-help-escape = 탈출
nusa-help-escape-text =
    5번째 트릭이 끝나면 모두에게 자기가 낸 다섯 장의 더미가 있어요. 이제 모두가 동시에, 몰래 그중 세 장을 골라요. 나머지 두 장은 이번 라운드에서 빠지고, 무엇이 빠졌는지 다른 사람은 몰라요.
    마지막 한 사람이 고를 때까지는 누가 골랐는지만 보여요.
    고른 세 장으로 6, 7, 8번째 트릭을 해요. 5번째 트릭을 이긴 사람이 리드해요. 진행은 전과 같고 2와 4도 다시 효과가 있지만, 아무도 회피할 수 없어요.
    예시: 내 더미는 ◆R 빨강 2, ★Y 노랑 5, ★Y 노랑 1, ▲G 초록 4, ●B 파랑 3이에요. 줄 끝에는 수호신이 있고, 그 해골을 받으면 끝장이에요. 그 트릭에서 질 수 있는 카드를 남기고, 만약을 위해 2도 한 장 챙겨요.

nusa-help-scoring = 약탈과 점수 계산
nusa-help-scoring-text =
    8번째 트릭이 끝나면:
    • 약탈: 앞면 살인벌을 가진 사람은 다른 사람의 앞면 꽃 하나를 빼앗아요. 어느 꽃이든 되지만, 빼앗을 꽃이 있으면 꼭 빼앗아야 해요. 살인벌은 그대로 남아요.
    • 꿀: 내 앞면 꽃의 꿀을 더해요. 가장 많으면 3점, 두 번째는 2점, 세 번째는 1점이에요. 꿀이 같으면 점수도 같고, 그다음으로 많은 사람이 바로 다음 순위예요.
    • 토벌: 앞면 괴물마다 1점, 수호신은 2점이에요.
    꿀이 없는 사람도 똑같이 순위에 들어가요. 꿀이 3, 3, 1, 0이면 3점, 3점, 2점, 1점이에요. 규칙서가 정하지 않은 부분이고, 저희가 정한 것 가운데 영향이 가장 커요. 게임을 열 때 설정으로 바꾸면 꿀이 없는 사람은 꿀 점수를 얻지 못해요.
    살인벌이 언제 빼앗는지도 규칙서에 두 가지로 나와 있어요. 저희는 라운드 끝을 골랐어요. 설정을 바꾸면 누군가 살인벌을 얻어 앞면으로 놓자마자 빼앗고, 나중에 또 빼앗지는 않아요.

nusa-help-winning = 라운드와 승리
nusa-help-winning-text =
    라운드가 끝날 때마다 카드를 모두 섞어 다시 나눠요. 8번째 트릭을 이긴 사람이 리드하고, 트럼프는 그대로예요. 첫 라운드에 리드할 사람은 무작위로 정해요.
    세 라운드가 끝나면 점수가 가장 높은 사람이 이겨요. 점수가 같으면 3라운드에 더 많이 얻은 사람이 이기고, 그것도 같으면 함께 이겨요.
    3명이 한 라운드의 예시:
    • 아키에게는 어미 꽃과 괴물, 벤에게는 중간 꽃과 살인벌, 클로에에게는 작은 꽃과 괴물이 있어요. 클로에의 수호신과 다른 괴물은 뒷면이라 세지 않아요.
    • 벤의 살인벌이 아키의 어미 꽃을 빼앗아요. 꿀은 벤 2 + 3 = 5, 클로에 1, 아키 0이에요. 그래서 벤 3점, 클로에 2점, 아키 1점이에요.
    • 토벌: 아키 1점, 클로에 1점, 벤 0점.
    • 합계: 벤 3점, 클로에 3점, 아키 2점.

## Drawn

# Words in pictures, where there is little room: a word or two each. The title and the line below it
# have room for 14 characters of Korean width, what somebody is doing for 5.
nusa-drawn-title = 누사 · { $round }/{ $rounds }라운드
nusa-drawn-step = { $phase ->
    [invasion] 침입 · 트릭 { $number }/8
    [choice] 탈출 준비
    [escape] 탈출 · 트릭 { $number }/8
   *[robbery] 약탈
}
nusa-drawn-trump = 트럼프
# A colour follows: the next one on the ring.
nusa-drawn-four = 4 내면 →
nusa-drawn-entrance = 입구 · 트릭 1~5
nusa-drawn-exit = 트릭 6~8 · 출구
# A colour follows.
nusa-drawn-lead = 리드:
nusa-drawn-highest = 높은 카드 승
nusa-drawn-lowest = 낮은 카드 승
nusa-drawn-to-lead = 리드 차례
nusa-drawn-to-play = 낼 차례
nusa-drawn-led = 리드
nusa-drawn-ahead = 선두
nusa-drawn-choosing = 고르는 중
nusa-drawn-ready = 준비 완료
nusa-drawn-robs = 약탈
nusa-drawn-pile = 내 더미
nusa-drawn-gained = 누사 카드
nusa-drawn-nectar = 꿀
nusa-drawn-rank = 꿀 순위
nusa-drawn-subjugation = 토벌
nusa-drawn-together = 이번 라운드
nusa-drawn-total = 총점
nusa-drawn-aside = 이번 라운드에 빼 둔 카드
nusa-drawn-place = { $place }위 { nusa-player }: { nusa-points }
# In descriptions that would be too long otherwise.
nusa-drawn-card = { nusa-mark } { $rank }
nusa-drawn-cards = { nusa-mark } { $ranks }
nusa-drawn-is-ahead = 지금 선두: { nusa-player-inside }
nusa-drawn-takes-it = 이긴 쪽: { nusa-player-inside }
nusa-drawn-won = 이긴 쪽: { nusa-player-inside }, { nusa-kind } 획득

# In the pictures of the rules. The names are those of the rules’ examples.
nusa-drawn-name = { $number ->
    [1] 아키
    [2] 벤
    [3] 클로에
   *[other] 다라
}
nusa-drawn-first-trump = 트릭 시작 때의 트럼프:
nusa-drawn-takes = 승리
nusa-drawn-copies = { $count }장
nusa-drawn-kind = { nusa-kind } ({ nusa-drawn-copies }): { $icons }.
nusa-drawn-only-one = 내 손패: 그 색은 딱 한 장
nusa-drawn-by-evading = 회피할 때만
nusa-drawn-discarded = 앞면으로 버림, 효과 없음
nusa-drawn-played = 대신 내는 다른 색 카드
# $lead was led; $others are cards of another colour.
nusa-drawn-evasion = { $lead } 카드가 리드됐어요. { nusa-card } 카드를 따라 내거나, 회피해서 { $others } 가운데 한 장을 낼 수 있어요.
nusa-drawn-keep = 다섯 장 가운데 세 장을 남겨요
nusa-drawn-kept = 남긴 카드: { $kept }. 이번 라운드에서 빠진 카드: { $others }.
