### Cosmo;code. Variables that many messages share:
### $who     you (the reader), other
### $name    the name of the player that is spoken of
### $deck    blue, green, red
### $channel a, b: the channel of a card, or the one that everybody listens to
### $range   short, mid, long
### $perk    wide, flexible, none
### $place   where a revealed card lies, from 1 to 3
### $card, $cards   one or several cards, as cosmocode-card and cosmocode-cards say them
### $heard, $from, $to   a transmission, as cosmocode-heard says it: 7α
###
### Glossary (what is not here is called as in Uchu)
### short range 근거리         mid range 중거리          long range 장거리
### channel 채널               indicator 채널 표시 카드  transmission 신호
### red signal 빨강 신호       rescue signal 구조 신호   to turn over 공개하다
### shift 전환                 flip 반전                 tune 조정
### to receive 수신하다        to spend 쓰다             to give up, discard 버리다
### perk 특전                  Wideband 광대역           Converter 변환기
### hand limit 손패 한도       run 연속 숫자             place 1번 카드
###
### Particles: α and β, and so a card, end in a vowel (가, 를, 로), as ranges do; colours end in a
### consonant. A name has 님 only where 이 or 은 must follow it: 의, a colon and 차례 fit any name,
### also a bot’s. Times are counted in 회, for 번 numbers the places. The tone is 해요체.

## Names

# A deck is never told by its colour alone: its shape and its initial come first.
cosmocode-mark = { $deck ->
    [blue] ●B
    [green] ▲G
   *[red] ◆R
}
# The shape alone, for where there is little room.
cosmocode-sign = { $deck ->
    [blue] ●
    [green] ▲
   *[red] ◆
}
# The colour alone, for where the shape is drawn.
cosmocode-colour = { $deck ->
    [blue] 파랑
    [green] 초록
   *[red] 빨강
}
cosmocode-deck = { cosmocode-mark } { cosmocode-colour }
cosmocode-channel = { $channel ->
    [a] α
   *[b] β
}
# What a receiver hears: a number on a channel. 7α
cosmocode-heard = { $number }{ cosmocode-channel }
# ●B 파랑 7α
cosmocode-card = { cosmocode-deck } { cosmocode-heard }
# ●7α
cosmocode-card-briefly = { cosmocode-sign }{ cosmocode-heard }
# Several cards of one deck: ●B 파랑 3α 7β
cosmocode-cards = { cosmocode-deck } { $heard }
cosmocode-cards-briefly = { cosmocode-sign }{ $heard }
cosmocode-no-cards = 없음
# Between the decks of a hand, between the cards of a deck, and between cards on a button.
cosmocode-decks-dot = {" · "}
cosmocode-cards-space = {" "}
cosmocode-cards-plus = {" + "}
# Between the things that a card could do.
cosmocode-semicolon = {"; "}
cosmocode-range = { $range ->
    [short] 근거리
    [mid] 중거리
   *[long] 장거리
}
cosmocode-perk = { $perk ->
    [wide] 광대역
    [flexible] 변환기
   *[none] 특전 없음
}
# At the start of a sentence.
cosmocode-player = { $who ->
    [you] 나
   *[other] { $name }
}

## The page

cosmocode-title = 코스모;코드 · { $round }라운드
cosmocode-title-limited = 코스모;코드 · { $round }/{ $rounds }라운드
cosmocode-title-over = 코스모;코드 · 게임이 끝났어요

cosmocode-table = 테이블
cosmocode-indicator = 모두가 듣는 채널: { cosmocode-channel }
cosmocode-turn = { $who ->
    [you] 내 차례예요
   *[other] { $name } 차례예요
}
# $signals is how many red cards, $cards which ones.
cosmocode-standing = { cosmocode-player }: { $signals ->
    [0] 빨강 신호 없음
   *[other] 빨강 신호 { $signals }개 ({ $cards })
}, { $hand ->
    [0] 손패 없음
   *[other] 손패 { $hand }장
}{ $perk ->
    [none] {""}
   *[other] , { cosmocode-perk }
}
cosmocode-decks = 덱
cosmocode-deck-left = { cosmocode-deck } 덱: { $left }장 남음, 버린 카드 { $discarded }장

cosmocode-revealed = 공개된 카드 ({ cosmocode-range })
cosmocode-revealed-none = 공개된 카드
cosmocode-revealed-awaited = 아직 공개된 카드가 없어요
# A card matches if it is on the channel that everybody listens to; later it is received, or not.
cosmocode-fate = { $fate ->
    [matches] 채널 일치
    [differs] 채널 불일치
    [received] 수신함
   *[discarded] 버림
}
cosmocode-place = { $place }번: { $card } · { cosmocode-fate }
# $card as it is heard now, $printed as it was turned over.
cosmocode-place-changed = { $place }번: { $card } (원래 { $printed }) · { cosmocode-fate }
cosmocode-run = 연속 숫자 완성: { $numbers }
# $run would be the nearest one, after $changes, which take so many steps of one.
cosmocode-run-missing = 아직 연속 숫자가 아니에요 ({ $numbers }). 조정 { $steps }회면 { $run } 완성: { $changes }
cosmocode-run-change = { $place }번 카드 { $from } → { $to }
# What was spent in this turn.
cosmocode-spent = 지금까지 쓴 카드: { $cards }

cosmocode-gain = { $who ->
    [you] 이대로 수신하면 내 몫
   *[other] 이대로 수신하면 { $name }의 몫
}
# $changed is yes where one of them is heard otherwise now than it is printed.
cosmocode-gain-all = { $cards }{ $changed ->
    [yes] {" "}(원래 값)
   *[no] {""}
}
cosmocode-gain-one = { $cards } 중 하나{ $changed ->
    [yes] {" "}(원래 값)
   *[no] {""}
}
cosmocode-gain-nothing = 없음
# Why nothing: $off are the transmissions, $count of them, that are on the other channel.
cosmocode-off = { $count ->
   *[other] { $off }는 { cosmocode-channel } 채널이 아니에요
}
cosmocode-gain-nothing-short = 없음: { cosmocode-off }
cosmocode-gain-nothing-mid = 없음: 중거리는 두 장이 모두 맞아야 하는데 { cosmocode-off }
cosmocode-gain-nothing-long = 없음: 장거리는 세 장이 모두 맞아야 하는데 { cosmocode-off }
cosmocode-gain-nothing-run = 없음: 연속 숫자가 아니에요 ({ $numbers })
cosmocode-gain-nothing-both = 없음: 연속 숫자가 아니고 ({ $numbers }), { cosmocode-off }

cosmocode-hand = { $who ->
    [you] 내 손패
   *[other] { $name }의 손패
}
# What a card could do now; $uses are messages cosmocode-use-….
cosmocode-use = { $card }: { $uses }
# The same for several equal cards.
cosmocode-use-copies = { $card } ({ $count }장): { $uses }
cosmocode-use-shift = { $place }번 카드 전환 ({ $from } → { $to })
# $flexible is yes for somebody whose green cards can be spent as blue ones.
cosmocode-use-flip = { $flexible ->
    [yes] 다른 카드 1장과 함께 { cosmocode-channel }로 반전
   *[no] 다른 ●B 파랑 카드 1장과 함께 { cosmocode-channel }로 반전
}
cosmocode-use-tune = { $range ->
    [long] 아무 숫자나 1만큼 조정
   *[other] 아무 숫자나 1만큼 조정 (장거리에서만 쓸모 있음)
}
cosmocode-use-tuned = 이미 조정했으니 이번 차례에는 쓸 수 없음
cosmocode-use-none = 지금은 쓸 수 없음 (숫자가 같은 공개 카드가 없고, 반전에는 2장 필요)

cosmocode-discarded = 버린 빨강 카드

cosmocode-last = 지난 차례
cosmocode-last-listened = { cosmocode-player }: { cosmocode-range }, { cosmocode-channel } 채널
cosmocode-last-heard = 들린 신호: { $cards }
# One of the cards heard in the last turn, as it was in the end.
cosmocode-last-card = { $card }
cosmocode-last-card-changed = { $card } (원래 { $printed })
# $count cards.
cosmocode-last-spent = 쓴 카드: { $count ->
    [0] 없음
   *[other] { $cards }
}
cosmocode-last-received = 수신한 카드: { $count ->
    [0] 없음
   *[other] { $cards }
}

cosmocode-now = 지금
cosmocode-now-range = { $who ->
    [you] 내 차례예요. 어느 거리의 신호를 들을지 고르세요.
   *[other] { $name } 차례예요. 어느 거리의 신호를 들을지 골라요.
}
cosmocode-now-manipulate = { $who ->
    [you] 내 차례예요. 들린 신호를 바꾸거나 수신하세요.
   *[other] { $name } 차례예요. 들린 신호를 바꾸거나 수신해요.
}
# When the reader could do both.
cosmocode-now-order = 전환과 반전은 조정보다 먼저 하세요. 한번 조정하면 그 뒤로는 조정만 할 수 있어요.
cosmocode-now-tuned = { $who ->
    [you] 내 차례예요. 더 조정하거나 수신하세요.
   *[other] { $name } 차례예요. 더 조정하거나 수신해요.
}
# When there is nothing to spend.
cosmocode-now-receive = 내 차례예요. 신호를 바꿀 수 있는 카드가 없으니 그대로 수신하세요.
cosmocode-now-take = { $who ->
    [you] 내 차례예요. 가져갈 카드를 고르세요.
   *[other] { $name } 차례예요. 가져갈 카드를 골라요.
}
cosmocode-now-perk = { $who ->
    [you] 나의 첫 빨강 신호예요! 게임이 끝날 때까지 쓸 특전을 고르세요.
   *[other] { $name } 차례예요. 게임이 끝날 때까지 쓸 특전을 골라요.
}
# $count more cards than $limit.
cosmocode-now-drop = { $who ->
    [you] 내 차례예요. 손패 한도가 { $limit }장이니 { $count }장을 버리세요.
   *[other] { $name } 차례예요. 손패 한도가 { $limit }장이라 { $count }장을 버려요.
}
cosmocode-now-won = { cosmocode-player }의 승리! 구조 신호 두 개를 수신했어요: { $cards }.
cosmocode-now-limit = { $rounds }라운드가 모두 끝났지만, 빨강 신호를 두 개 모은 사람이 없어요.
# After the last round: $signals and $hand are the winner’s red signals and cards in hand.
cosmocode-now-most-signals = { cosmocode-player }의 승리! 빨강 신호가 { $signals }개로 가장 많아요.
cosmocode-now-most-cards = { cosmocode-player }의 승리! 빨강 신호 수는 같지만 손패가 { $hand }장으로 더 많아요.
# One of several winners.
cosmocode-now-shared = 공동 승리: { cosmocode-player }.

## Controls

# $channel is the one that everybody listens to.
cosmocode-listen = { $range ->
    [short] 근거리: ●B 파랑 { $count }장 공개, { cosmocode-channel } 카드 모두 수신
    [mid] 중거리: ▲G 초록 { $count }장 공개, 둘 다 { cosmocode-channel }면 1장 수신
   *[long] 장거리: ◆R 빨강 { $count }장 공개, 모두 { cosmocode-channel }이고 연속 숫자면 1장 수신
}
cosmocode-done = 수신: { $cards }
cosmocode-done-one = 수신: { $cards } 중 하나
cosmocode-done-nothing = 수신: 없음

# Kinds of changes, above their buttons.
cosmocode-group-shift = 전환
cosmocode-group-flip = 반전
cosmocode-group-tune = 조정
# What becomes of the card at a place, and what is spent on it: at most 24 characters, as the next two.
cosmocode-shift = { $place }번 { $from } → { $to } ({ $card } 사용)
cosmocode-shift-withheld = { $place }번 { $from } → { $to }
cosmocode-flip = { cosmocode-channel }로 반전: { $cards }
cosmocode-tune = { $place }번 { $from } → { $to } ({ $card } 사용)
# A number that can go no further this way: $step is up or down.
cosmocode-tune-withheld = { $place }번 { $number } { $step ->
    [up] ↑
   *[down] ↓
}
cosmocode-take = { $card } 가져가기 ({ $place }번)
cosmocode-perk-choose = { $perk ->
    [wide] 광대역: 근거리에서 ●B 파랑 3장 공개
   *[flexible] 변환기: ▲G 초록을 ●B 파랑처럼 쓰기
}
cosmocode-drop = { $card } 버리기

cosmocode-why-wait = 아직 내 차례가 아니에요. { $name } 차례를 기다리고 있어요.
cosmocode-why-empty = 공개할 { cosmocode-deck } 카드가 없어요.
cosmocode-why-tuned = 이번 차례에 이미 조정했으니 더는 전환하거나 반전할 수 없어요.
# $numbers is one number or several.
cosmocode-why-shift = { $flexible ->
    [yes] 전환에는 숫자가 같은 카드({ $numbers })가 필요한데, 손에 없어요.
   *[no] 전환에는 숫자가 같은 ●B 파랑 카드({ $numbers })가 필요한데, 손에 없어요.
}
cosmocode-why-flip = { $flexible ->
    [yes] 반전에는 카드 2장이
   *[no] 반전에는 ●B 파랑 카드 2장이
} 필요한데, { $count ->
    [0] 한 장도 없어요.
   *[other] 한 장뿐이에요.
}
cosmocode-why-tune = 조정에는 ▲G 초록 카드가 필요한데, 손에 없어요.
cosmocode-why-edge = 숫자는 1보다 작아지거나 10보다 커질 수 없어요.

# Why a bot would do this, for somebody who asked for a hint.
# $count: how many cards of that kind you hold; for long range, of all kinds.
cosmocode-why-hint-listen = { $range ->
    [short] ●B 파랑 카드는 전환과 반전에 써요. 지금 손에 { $count ->
        [0] 한 장도 없어요.
       *[other] { $count }장 있어요.
    }
    [mid] ▲G 초록 카드는 조정에 써요. 지금 손에 { $count ->
        [0] 한 장도 없어요.
       *[other] { $count }장 있어요.
    }
   *[long] ◆R 빨강 카드는 장거리에서만 얻을 수 있어요. { $count ->
        [0] 시도해도 카드는 줄지 않아요.
       *[other] 신호를 바꾸는 데 쓸 손패가 { $count }장 있어요.
    }
}
# $closer: yes, no. $count: how many shifts and tunes are still missing after this change.
cosmocode-why-hint-change = { $closer ->
    [yes] { $count ->
        [0] 이렇게 바꾸면 모두 맞아서 수신할 수 있어요.
       *[other] 수신에 가까워져요. { $count }번만 더 바꾸면 모두 맞아요.
    }
   *[no] 카드를 쓰지만, 모두 맞추는 데 필요한 변경은 줄지 않아요.
}
# $gain: nothing, all, one. $count: how many cards you receive.
cosmocode-why-hint-done = { $gain ->
    [nothing] 지금은 수신할 것이 없지만 카드를 아낄 수 있어요.
    [one] 모두 맞으니 공개된 카드 가운데 한 장을 가져올 수 있어요.
   *[all] 카드를 더 쓰지 않고 { $count }장을 수신해요.
}
cosmocode-why-hint-take = { $deck ->
    [red] 중요한 건 ◆R 빨강 카드예요. 두 장이면 이겨요.
   *[other] { cosmocode-deck } 카드가 손에 있으면 나중에 숫자를 바꿀 수 있어요.
}
cosmocode-why-hint-perk = { $perk ->
    [wide] 근거리에서 ●B 파랑 카드를 두 장이 아니라 세 장 공개해요.
   *[flexible] ▲G 초록 카드를 ●B 파랑 카드처럼 쓸 수 있어서 손패의 쓰임새가 넓어져요.
}
# $count: how many cards of that deck you hold.
cosmocode-why-hint-drop = { $count ->
    [1] 손패가 여덟 장을 넘어서 한 장을 버려야 해요. 이 카드는 하나뿐인 { cosmocode-deck } 카드예요.
   *[other] { cosmocode-deck } 카드가 { $count }장 있으니 한 장은 버려도 괜찮아요.
}

## What happened

cosmocode-told-dealt = 모두 ●B 파랑 카드를 { $count }장씩 받고 { cosmocode-channel } 채널을 들어요.
cosmocode-told-dealt-hand = 받은 카드: { $cards }. 모두 { cosmocode-channel } 채널을 들어요.
# A line for each player follows cosmocode-told-dealt when all hands are open.
cosmocode-dealt-to = { cosmocode-player }: { $cards }.
cosmocode-told-turn = { $who ->
    [you] 내 차례예요.
   *[other] { $name } 차례예요.
}
cosmocode-told-revealed = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { cosmocode-range } 신호를 들었어요: { $cards }.
cosmocode-told-reshuffled = { cosmocode-deck } 덱이 다 떨어져서 그 색의 버린 카드를 섞어 새 덱을 만들었어요.
cosmocode-told-shifted = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $card } 카드를 써서 { $place }번 카드를 전환했어요: { $from } → { $to }.
cosmocode-told-flipped = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $cards } 카드를 써서 채널을 반전했어요. 이제 모두 { cosmocode-channel } 채널을 들어요.
cosmocode-told-tuned = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $card } 카드를 써서 { $place }번 카드를 조정했어요: { $from } → { $to }.
cosmocode-told-received = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $cards } 카드를 수신했어요.
cosmocode-told-signal = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 구조 신호를 수신했어요: { $cards }.
cosmocode-told-nothing = { $who ->
    [you] 나는
   *[other] { $name } 님은
} 아무것도 수신하지 못했어요.
# What was not received.
cosmocode-told-discarded = 버린 카드: { $cards }.
cosmocode-told-perk = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $perk ->
    [wide] 광대역을 골랐어요. 이제 근거리에서 ●B 파랑 카드를 3장 공개해요.
   *[flexible] 변환기를 골랐어요. 이제 ▲G 초록 카드를 ●B 파랑 카드처럼 쓸 수 있어요.
}
cosmocode-told-dropped = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 손패에서 { $card } 카드를 버렸어요.

## Where in a match something is: its rounds, and the turns of a round

cosmocode-part = { $number }라운드
cosmocode-step = { $number }번째 차례

## In lists and commands: at most 100 characters each

cosmocode-name = 코스모;코드
cosmocode-about = 우주의 신호를 듣고 맞춰서 구조 신호 두 개를 먼저 수신하는 2~4인용 게임
cosmocode-option-perk_scope = 특전: 누가 고르는지
cosmocode-option-perk_scope-each_player = 모두: 저마다 첫 빨강 신호를 수신할 때
cosmocode-option-perk_scope-first_player_only = 한 사람만: 게임의 첫 빨강 신호를 수신한 사람
cosmocode-option-max_rounds = 이긴 사람이 없어도 게임이 끝나는 때
cosmocode-option-max_rounds-0 = 제한 없음: 누군가 빨강 신호를 두 개 모을 때까지
cosmocode-option-max_rounds-10 = 10라운드 뒤
cosmocode-option-max_rounds-20 = 20라운드 뒤
cosmocode-option-max_rounds-30 = 30라운드 뒤
cosmocode-option-max_rounds-40 = 40라운드 뒤
cosmocode-option-max_rounds-60 = 60라운드 뒤
cosmocode-option-max_rounds-100 = 100라운드 뒤

## For somebody who plays for the first time: exactly three sentences

cosmocode-start-text = 내 차례가 되면 거리를 골라 누르세요: 근거리에서는 ●B 파랑 카드를, 중거리에서는 ▲G 초록 카드를 손에 넣고, 장거리에서 ◆R 빨강 신호를 두 개 수신하면 이겨요. 모두가 듣는 채널의 카드만 수신할 수 있고, 장거리에서는 거기에 더해 4, 5, 6처럼 세 숫자가 이어져야 해요. 안 맞으면 카드를 써서 맞출 수 있는데, 숫자가 같은 파랑 한 장은 신호 하나를 다른 채널로 전환하고, 파랑 두 장은 모두가 듣는 채널을 반전하고, 그다음에는 초록 한 장마다 숫자 하나를 1씩 조정해요.

## The rules: at most 1,000 characters a section

cosmocode-help-idea = 어떤 게임인가요?
cosmocode-help-idea-text =
    우리는 수신기 앞에 앉아, 먼 우주에서 오는 구조 신호에 귀를 기울여요. 구조 신호, 곧 ◆R 빨강 카드를 가장 먼저 두 장 수신한 사람이 이겨요.
    카드는 저마다 하나의 신호예요. 1부터 10까지의 숫자가 α(알파)나 β(베타) 채널에 실려 있어요. 덱은 세 가지예요.
    • ●B 파랑, 근거리 신호: 40장, 채널마다 같은 숫자가 두 장씩이에요.
    • ▲G 초록, 중거리 신호: 40장, 구성은 파랑과 같아요.
    • ◆R 빨강, 장거리 신호: 20장, 채널마다 같은 숫자가 한 장씩이에요.
    테이블 전체가 지금 어느 채널을 듣는지는 채널 표시 카드 하나가 알려 줘요. 처음에는 α예요.
    수신한 파랑 카드와 초록 카드는 도구가 돼요. 파랑은 채널을, 초록은 숫자를 바꿔요. 모두 파랑 카드 3장으로 시작해요.
    저희가 정한 것: 규칙에 인원이 나와 있지 않아서, 공개할 카드가 언제나 있도록 2~4명으로 했어요.

cosmocode-help-turn = 내 차례
cosmocode-help-turn-text =
    1. 거리를 골라요. 그 거리의 덱에서 카드를 공개해 1번, 2번, … 순서로 나란히 놓아요. 근거리는 ●B 파랑 2장, 중거리는 ▲G 초록 2장, 장거리는 ◆R 빨강 3장이에요. 차례를 건너뛸 수는 없어요.
    2. 들린 신호를 바꿔요. 쓸 카드가 있는 한 몇 번이든 되고, 바꾸지 않아도 돼요.
    3. 조건에 맞는 카드를 수신해요. 공개된 나머지 카드는 버려요.
    4. 손패가 8장을 넘으면 넘는 만큼 버려요.
    이제 왼쪽 사람 차례예요. 첫 차례는 무작위로 정해요.
    버린 카드는 색마다 따로 쌓고, 누구나 볼 수 있어요. 카드를 공개해야 하는데 덱이 비어 있으면, 그 색의 버린 카드를 섞어 새 덱을 만들어요.

cosmocode-help-changes = 전환, 반전, 조정
cosmocode-help-changes-text =
    신호를 바꿀 때마다 손패의 카드를 써요.
    • 전환: 공개된 카드와 숫자가 같은 ●B 파랑 카드를 한 장 써요. 공개된 그 카드가 다른 채널로 옮겨 가요. 쓰는 카드의 채널은 상관없어요.
    • 반전: 아무 ●B 파랑 카드나 두 장 써요. 채널 표시 카드가 다른 채널로 바뀌고, 다시 반전할 때까지 모두에게 그대로예요.
    • 조정: 아무 ▲G 초록 카드나 한 장 써요. 공개된 카드 하나의 숫자가 1 오르거나 내려가요. 1보다 작거나 10보다 큰 숫자는 될 수 없어요.
    전환과 반전이 먼저예요. 숫자를 한 번이라도 조정하면 그 차례에는 더 전환하거나 반전할 수 없어요.
    예시: 모두 α를 듣고 있고, 3α와 7β가 공개됐어요. 파랑 7을 쓰면 7β가 7α로 전환되어 둘 다 들려요. 아무 파랑이나 두 장 써서 β로 반전하면 7β는 들리고 3α는 들리지 않아요. 초록 한 장이면 7을 6이나 8로 조정할 수 있어요.

cosmocode-help-receiving = 수신
cosmocode-help-receiving-text =
    수신하는 순간에 모두가 듣는 채널과 채널이 같은 카드를 ‘일치한다’고 해요.
    • 근거리: 일치하는 카드를 모두 가져가요.
    • 중거리: 두 장이 모두 일치하면 그중 한 장을 골라 가져가요. 아니면 아무것도 얻지 못해요.
    • 장거리: 세 장이 모두 일치하고 4, 5, 6처럼 연속 숫자라면 한 장을 골라 빨강 신호로 가져가요. 순서는 상관없어요. 아니면 아무것도 얻지 못해요. 9, 10, 1은 연속 숫자가 아니에요.
    가져갈 수 있는 카드는 꼭 가져가야 해요.
    연속 숫자의 예시: 모두 α를 듣고 있고, 4α, 8β, 5α가 공개됐어요. ●B 파랑 8로 8β를 8α로 전환하고, ▲G 초록 두 장으로 8을 7로, 다시 6으로 조정해요. 이제 α에서 4, 6, 5가 들려요. 연속 숫자예요!
    저희가 정한 것: 바뀐 것은 신호일 뿐, 카드는 그대로예요. 이 카드를 가져가면 원래 값인 8β로 내 앞에 놓여요. 파랑이나 초록 카드도 원래 값 그대로 손에 들어와요.

cosmocode-help-perks = 특전
cosmocode-help-perks-text =
    첫 ◆R 빨강 신호를 수신하면 특전을 하나 골라요. 특전은 게임이 끝날 때까지 이어지고, 다른 사람과 같은 것을 골라도 돼요.
    • 광대역: 근거리에서 언제나 ●B 파랑 카드를 3장 공개해요.
    • 변환기: 전환하거나 반전할 때 ▲G 초록 카드를 ●B 파랑 카드처럼 쓸 수 있어요. 전환할 때는 초록 카드의 숫자를 봐요. 이것은 조정이 아니어서, 그 뒤에도 전환하고 반전할 수 있어요.
    저희가 정한 것: 모두가 저마다 첫 빨강 신호를 수신할 때 특전을 얻어요. 게임을 여는 사람이 설정을 바꾸면, 게임을 통틀어 첫 빨강 신호를 수신한 사람만 특전을 얻어요.

cosmocode-help-hand = 손패
cosmocode-help-hand-text =
    손에 든 ●B 파랑 카드와 ▲G 초록 카드는 나만 볼 수 있어요. 다른 사람은 몇 장인지, 그리고 무엇을 수신하고 쓰고 버리는지 볼 수 있어요.
    손패 한도는 8장이에요. 수신한 뒤에 8장이 넘으면, 8장이 될 때까지 원하는 카드를 버려요. 이렇게 버린 카드로는 전환도, 반전도, 조정도 할 수 없어요.
    수신한 카드는 다음 내 차례부터 쓸 수 있어요.
    ◆R 빨강 신호는 내 앞에 펼쳐 놓아요. 손패로 세지 않고, 쓸 수도 없어요.
    쓰거나 버린 카드는 그 색의 버린 카드 더미로 가요.

cosmocode-help-winning = 승리
cosmocode-help-winning-text =
    두 번째 ◆R 빨강 신호를 가져가는 사람이 그 즉시 이겨요.
    게임은 그때까지 이어져요. 게임을 여는 사람이 마지막 라운드를 정해 둘 수도 있어요. 모두가 한 차례씩 하면 한 라운드예요. 마지막 라운드가 끝나도록 이긴 사람이 없으면, 빨강 신호가 가장 많은 사람이 이겨요. 그것이 같으면 손패가 가장 많은 사람이 이기고, 그것도 같으면 함께 이겨요.

## Drawn

cosmocode-drawn-round = { $round }라운드
cosmocode-drawn-round-limited = { $round }/{ $rounds }라운드
# Above the switch that points to α or β.
cosmocode-drawn-channel = 모두가 듣는 채널
# Below a revealed card: short.
cosmocode-drawn-fate = { $fate ->
    [matches] 일치
    [differs] 불일치
    [received] 수신
   *[discarded] 버림
}
# What can be taken at a range: at most 40 characters.
cosmocode-drawn-reach = { $range ->
    [short] { cosmocode-channel } 카드 모두 수신
    [mid] 둘 다 { cosmocode-channel }면 1장 수신
   *[long] 모두 { cosmocode-channel }이고 연속 숫자면 1장 수신
}
# Before cards that would be received as it stands: all of them, or one.
cosmocode-drawn-gain = 지금 수신할 카드:
cosmocode-drawn-gain-one = 지금 수신할 카드, 이 중 하나:
# Before the cards that were spent in this turn: short.
cosmocode-drawn-spent-so-far = 지금까지 쓴 카드:
cosmocode-drawn-no-hand = 손패 없음
cosmocode-drawn-last = 지난 차례: { cosmocode-range }, { cosmocode-channel } 채널
# Above the cards of the last turn.
cosmocode-drawn-heard = 들린 신호
cosmocode-drawn-spent = 쓴 카드
cosmocode-drawn-rounds = { $rounds }라운드 진행
# The rules' pictures: what each change takes and does. At most 70 characters.
cosmocode-drawn-shift = 숫자가 같은 파랑 1장: 카드 하나를 다른 채널로
cosmocode-drawn-flip = 아무 파랑 2장: 모두가 듣는 채널을 다른 채널로
cosmocode-drawn-tune = 아무 초록 1장: 숫자 하나를 1 올리거나 내리기
cosmocode-drawn-change = { $name }: { $text }.
# A run of three, step by step. At most 60 characters.
cosmocode-drawn-run-turned = 장거리, 모두가 듣는 채널은 { cosmocode-channel }: 아직 연속 숫자 아님
cosmocode-drawn-run-spent = 쓴 카드: 8에 전환 한 번, 조정 두 번
cosmocode-drawn-run-heard = { cosmocode-channel }에서 4, 5, 6: 연속 숫자! 한 장 가져가요
cosmocode-drawn-run = { $text }: { $cards }.
