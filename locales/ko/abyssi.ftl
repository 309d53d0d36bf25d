### Abyssi. Variables that many messages share:
### $who      you (the reader), other
### $name     the name of the player spoken of
### $planet   deyvas, hreja, utei, eylona, wyrne, solenmere
### $senator, $gave, $got   a senator, as abyssi-senator says it: 7번 의원(★◆)
### $ability  what a senator can do: in abyssi-ability its name (fuel3, build, swap, treaty, redeploy,
###           drop1), elsewhere what abyssi-ability says
### $from, $to   planets, as abyssi-planet says them
### $source   where points come from: activation, senator, treaty, normal (and energy)
###
### Glossary (what is not here is called as in Uchu)
### planet 행성                mothership 모선           ship 함선 (척)
### supply 예비 함선           base 기지 (개)            column 열
### activated base 가동한 기지 politics card 정치 카드   to return (a card) 반납하다
### senate 의회                senator 의원 (명)         group 1 1그룹
### removed 물러난             ability, power 능력       house 가문
### energy 에너지              influence 영향력          activation, normal 가동, 일반
### chit 토큰                  stack 더미                treaty 조약, 맺다, 빼앗다
### dominance 지배             action 행동               special action 특별 행동
### to turn around 방향을 바꾸다   to jump 도약하다      to stay 머무르다
### Recruit 영입, Activate 가동, Build 건설, Treaty 조약, Relocate 재배치, Refuel 충전
###
### Particles: every planet ends in a vowel (가, 를, 는, 로), a senator and ships in a consonant (이, 을,
### 과), influence in a consonant, energy in a vowel. Energy is counted without a particle: 에너지를 2
### 얻다. A name has 님 only where 이 must follow it: 의, 도, 에게서 and a colon fit any name, also a
### bot’s. The tone is 해요체; in lists and on controls words end as nouns.

## Names

# A planet’s sign comes before its name, and stands for it where there is little room.
abyssi-sign = { $planet ->
    [deyvas] ★
    [hreja] ●
    [utei] ▲
    [eylona] ■
    [wyrne] ◆
   *[solenmere] ▼
}
abyssi-planet-name = { $planet ->
    [deyvas] 데이바스
    [hreja] 프레야
    [utei] 우테이
    [eylona] 에일로나
    [wyrne] 위르네
   *[solenmere] 솔렌미어
}
# ▲ 우테이
abyssi-planet = { abyssi-sign } { abyssi-planet-name }
# What only this planet offers: one or two words, also the name of a list and on buttons.
abyssi-special = { $planet ->
    [deyvas] 영입
    [hreja] 가동
    [utei] 건설
    [eylona] 조약
    [wyrne] 재배치
   *[solenmere] 충전
}
# A planet’s colour, and how many ships a base costs there: 노랑, 기지에 함선 4척
abyssi-colour = { $colour ->
    [yellow] 노랑
    [purple] 보라
   *[green] 초록
}, 기지에 함선 { $ships }척
abyssi-house = { $house ->
    [universus] 우니베르수스
    [iron-sun] 강철 태양
    [temporum] 템포룸
   *[voldan] 볼단
}
# What a house can do, in a few words. Two of them fit into 100 characters.
abyssi-power = { $power ->
    [exchange] 내 의원을 물러난 의원과 교환
    [both] 의원의 두 능력을 모두 사용
    [thrift] 에너지 1로 함선 1척 덜 내고 건설
    [scrap] 함선 2척을 포기하고 에너지 +3
    [shift] 가동한 기지를 이웃 행성으로 이동
    [jump] 에너지 1로 ● 프레야로 도약
    [turn] 무료로 방향 바꾸기
   *[stay] 에너지 2로 머무르기
}
# The same on a button that cannot be pressed: the house, and a word or two.
abyssi-power-label = { abyssi-house }: { $power ->
    [exchange] 의원 교환
    [scrap] 함선을 에너지로
   *[shift] 기지 이동
}
# What a senator can do, in a few words.
abyssi-ability = { $ability ->
    [fuel3] 에너지 +3
    [build] 건설
    [swap] 카드 교환
    [treaty] 조약
    [redeploy] 함선 3척 이동
   *[drop1] 함선 추가
}
# The columns of bases on a player’s board, and what a base from there brings.
abyssi-column = { $column ->
    [left] 왼쪽 (에너지 +2)
    [centre] 가운데 (함선 1척)
   *[right] 오른쪽 (카드 1장)
}
# The way around the ring.
abyssi-facing = { $facing ->
    [cw] 시계 방향
   *[ccw] 반시계 방향
}
# A stack of chits.
abyssi-stack = { $stack ->
    [yellow] 노랑 기지
    [purple] 보라 기지
    [green] 초록 기지
    [group-1] 1그룹 의원
    [group-2] 2그룹 의원
   *[group-3] 3그룹 의원
}
# Senators have no names: a number, and the signs of their two planets.
abyssi-senator = { $number }번 의원({ $one }{ $other })
# 7번 의원(★◆): 조약, 함선 3척 이동
abyssi-senator-abilities = { $senator }: { $abilities }
abyssi-ships = 함선 { $count }척
abyssi-sleeping-bases = 기지 { $count }개
abyssi-active-bases = 가동한 기지 { $count }개
abyssi-energy = 에너지 { $energy }
# 가동 영향력 +9
abyssi-points = { $source ->
    [activation] 가동 영향력
    [senator] 의원 영향력
    [treaty] 조약 영향력
   *[normal] 일반 영향력
} +{ $points }
abyssi-sources = { $total }점 (가동 { $activation }, 의원 { $senator }, 조약 { $treaty }, 일반 { $normal }, 에너지 { $energy })
abyssi-none = 없음
# Between the parts of a line, and between things that have commas in them.
abyssi-dot = {" · "}
abyssi-semicolon = {"; "}
# At the start of a sentence.
abyssi-player = { $who ->
    [you] 나
   *[other] { $name }
}
# Inside a sentence.
abyssi-player-inside = { $who ->
    [you] 나
   *[other] { $name }
}

## The page

abyssi-title = 아비시 · { $round }라운드 · { $who ->
    [you] 내 차례
   *[other] { $name } 차례
}
abyssi-title-last = 아비시 · { $round }라운드(마지막) · { $who ->
    [you] 내 차례
   *[other] { $name } 차례
}
abyssi-title-setup = 아비시 · 준비 · { $who ->
    [you] 내가 고를 차례
   *[other] { $name } 님이 고를 차례
}
abyssi-title-over = 아비시 · 게임이 끝났어요

abyssi-ring = 행성 (시계 방향)
abyssi-ring-starts = 라운드마다 첫 차례: { abyssi-player }
# $parts says who is there, who dominates, the politics cards left and the treaty.
abyssi-place = { abyssi-planet } ({ abyssi-special }; { $colour }): { $parts }
abyssi-place-mothership = { $who ->
    [you] 내 모선
   *[other] { $name }의 모선
} ({ $facing })
abyssi-place-presence = { abyssi-player-inside }: { $there }
abyssi-place-dominates = 지배: { abyssi-player-inside }
abyssi-place-nobody = 지배: 없음
abyssi-place-cards = { $count ->
    [0] 정치 카드 없음
   *[other] 정치 카드 { $count }장
}
abyssi-place-treaty = 조약: { abyssi-player-inside }
abyssi-place-treaty-free = 조약 미체결

abyssi-senate = 의회와 토큰
# $chits is abyssi-stack-left.
abyssi-senate-group = { $number }그룹: { $senator }; { $below ->
    [0] 그 아래 없음
   *[other] 그 아래 { $below }명
}; { $chits }
abyssi-senate-empty = { $number }그룹: 남은 의원 없음; { $chits }
abyssi-senate-removed = 물러난 의원: { $senators }
# 노랑 기지: 토큰 9, 8, 7, 다 떨어지면 5
abyssi-stack-line = { abyssi-stack }: { $chits }
# The chits from the top, and what the empty stack still brings.
abyssi-stack-left = { $left ->
    [0] 토큰 없음, 이제 일반 영향력 { $fallback }
   *[other] 토큰 { $values }, 다 떨어지면 { $fallback }
}

abyssi-board = { $who ->
    [you] 내 개인판
   *[other] { $name }의 개인판
}
abyssi-board-standing = { abyssi-energy } · { $sources }
abyssi-board-cards = 정치 카드: { $cards }
abyssi-board-ships = 함선: { $ships }; 예비 { $supply }척
# One of those ships: ▲ 우테이 3척
abyssi-board-there = { abyssi-planet } { $count }척
# $left, $centre and $right are the bases that are still to be built from each column.
abyssi-board-bases = 기지: { $bases }; 남은 기지: 왼쪽 { $left }, 가운데 { $centre }, 오른쪽 { $right }
abyssi-board-sleeping = { abyssi-planet } { $count }개
abyssi-board-active = { abyssi-planet } { $count }개 가동
abyssi-board-senators = 의원: { $senators }
# During the setup: whose planets the first two ships are on.
abyssi-board-dealt = 뽑은 의원: { $senator }
abyssi-board-treaties = 조약: { $planets }
abyssi-board-house = { abyssi-house } 가문, 차례마다 하나: { $powers }

abyssi-account = 최종 점수
abyssi-account-line = { abyssi-player }: { $sources }
abyssi-account-won = { abyssi-player }의 승리! 점수는 { $points }점이에요.
abyssi-account-shared = 공동 승리: { abyssi-player }, { $points }점.
# Somebody has as many points as whoever won; $source decided.
abyssi-account-behind = { abyssi-player }도 점수는 같지만 { $source ->
    [activation] 가동 영향력이
    [senator] 의원 영향력이
    [treaty] 조약 영향력이
    [normal] 일반 영향력이
   *[energy] 남은 에너지가
} 더 적어요: { $has } 대 { $best }.

## What is asked now

abyssi-now = 지금
abyssi-now-house = { $who ->
    [you] 이끌 가문을 고르세요.
   *[other] { $name } 차례예요. 가문을 골라요.
}
abyssi-now-house-order = 차례마다 가문의 두 능력 가운데 하나를 쓸 수 있어요.
abyssi-now-land = { $who ->
    [you] 내 함선이 없는 행성에 세 번째 함선을 놓으세요.
   *[other] { $name } 차례예요. 세 번째 함선을 놓아요.
}
abyssi-now-moor = { $who ->
    [you] 다른 모선이 없는 행성에 모선을 놓고, 행성들을 어느 방향으로 돌지 고르세요.
   *[other] { $name } 차례예요. 모선을 놓아요.
}
# $planet is where the mothership is, $turning the energy that turning around costs.
abyssi-now-depart = { $who ->
    [you] 내 차례예요. { abyssi-planet }에 있는 모선을 옮기세요. 다음 행성까지는 무료이고, 그다음부터는 행성마다 에너지가 1 들어요. 먼저 방향을 바꾸는 데는 { $turning ->
        [0] 에너지가 들지 않아요
       *[other] 에너지가 { $turning } 들어요
    }.
   *[other] { $name } 차례예요. { abyssi-planet }에서 모선을 옮겨요.
}
# $done actions were done so far; $more: is another one possible?
abyssi-now-act = { $who ->
    [you] 내 차례예요. 모선은 { abyssi-planet }에 있어요. { $done ->
        [0] 서로 다른 행동을 세 가지까지 하세요. 하나만 하면 에너지를 { $single } 얻고, 세 번째 행동에는 { $third } 들어요.
        [1] { $more ->
            [yes] 행동을 하나 했어요. 여기서 마치면 에너지를 { $single } 얻고, 하나 더 하면 얻지 못해요.
           *[no] 행동을 하나 했고, 더 할 수 있는 행동이 없어요. 여기서 마치면 에너지를 { $single } 얻어요.
        }
        [2] { $more ->
            [yes] 행동을 두 가지 했어요. 세 번째 행동에는 에너지가 { $third } 들어요.
           *[no] 행동을 두 가지 했고, 세 번째 행동은 할 수 없어요.
        }
       *[other] 세 가지 행동을 모두 했어요.
    }
   *[other] { $name } 차례예요. { abyssi-planet }에서 행동해요.
}
abyssi-now-site = { $who ->
    [you] 의원의 능력으로 건설해요. 어디에 기지를 지을까요?
   *[other] { $name } 차례예요. 의원의 능력으로 건설할 곳을 골라요.
}
# $planet is where the base will stand.
abyssi-now-column = { $who ->
    [you] { abyssi-planet }에 지을 기지를 어느 열에서 가져올까요?
   *[other] { $name } 차례예요. { abyssi-planet }에 지을 기지를 어느 열에서 가져올지 골라요.
}
abyssi-now-bonus-ship = { $who ->
    [you] 기지 보너스로 함선 1척을 아무 행성에나 놓으세요.
   *[other] { $name } 차례예요. 기지 보너스로 함선을 놓아요.
}
abyssi-now-bonus-card = { $who ->
    [you] 기지 보너스로 손에 없는 정치 카드를 1장 가져오세요.
   *[other] { $name } 차례예요. 기지 보너스로 정치 카드를 가져와요.
}
# So many more cards can be returned.
abyssi-now-treaty = { $who ->
    [you] 조약: 정치 카드를 반납하세요. { $left ->
        [1] 한 장 반납할 수 있어요.
       *[other] { $left }장까지 반납할 수 있어요.
    }
   *[other] { $name } 차례예요. 조약을 맺어요.
}
# So many more ships can move.
abyssi-now-lift = { $who ->
    [you] 옮길 함선을 고르세요. { $left ->
        [1] 한 척 옮길 수 있어요.
       *[other] { $left }척까지 옮길 수 있어요.
    }
   *[other] { $name } 차례예요. 함선을 재배치해요.
}
# $planet is where the ship was.
abyssi-now-to = { $who ->
    [you] { abyssi-planet }에 있던 함선을 어디로 옮길까요?
   *[other] { $name } 차례예요. { abyssi-planet }에 있던 함선을 재배치해요.
}
abyssi-now-give = { $who ->
    [you] 어느 정치 카드를 반납하고 다른 카드로 바꿀까요?
   *[other] { $name } 차례예요. 정치 카드를 교환해요.
}
# $planet is the card that was given back.
abyssi-now-take = { $who ->
    [you] { abyssi-planet } 카드 대신 어느 정치 카드를 가져올까요?
   *[other] { $name } 차례예요. { abyssi-planet } 카드 대신 다른 정치 카드를 가져와요.
}
abyssi-now-drop = { $who ->
    [you] 의원의 능력으로 함선 1척을 아무 행성에나 놓으세요.
   *[other] { $name } 차례예요. 의원의 능력으로 함선을 놓아요.
}
# $cost is the energy that the other ability costs.
abyssi-now-second = { $who ->
    [you] { $senator }의 다른 능력({ $ability })도 쓸까요?
   *[other] { $name } 차례예요. { $senator }의 다른 능력({ $ability })도 쓸 수 있어요.
}{ $cost ->
    [0] {""}
   *[other] {" "}에너지가 { $cost } 들어요.
}
abyssi-now-recall = { $who ->
    [you] { $senator } 대신 물러난 의원 가운데 누구를 데려올까요?
   *[other] { $name } 차례예요. { $senator } 대신 물러난 의원을 데려와요.
}
abyssi-now-last-round = 마지막 라운드예요. 모두 같은 횟수만큼 차례를 마치면 점수를 계산해요.
# What a button would cost and bring; $brings is made of the parts below.
abyssi-now-brings = { $label }: { $brings }
# The same of a list, whose name is $label; $about is one of the messages below or abyssi-power.
abyssi-now-list = { $label }: 아래 목록에서 고르기 · { $about }
abyssi-now-special = { $planet ->
    [deyvas] 의원의 카드 두 장을 반납하고 토큰을 얻음
    [hreja] 기지 색의 맨 위 토큰을 얻음
    [utei] 기지를 지을 행성의 함선을 냄
    [eylona] 카드를 { $most }장까지 반납하고, 한 장마다 조약이나 영향력을 얻음
   *[wyrne] 함선을 { $most }척까지 옮김
}
abyssi-now-senators = 차례마다 한 명, 능력 하나 (행동으로 세지 않음)

## What something would cost and bring: short parts of a line, together at most 100 characters

abyssi-brings-neighbour = 다음은 { abyssi-planet }
abyssi-brings-card = { abyssi-planet } 카드
abyssi-brings-energy = 에너지 { $change } (이후 { $energy })
abyssi-brings-no-energy = 에너지 { $energy } 그대로
abyssi-brings-host = { abyssi-player-inside }: 에너지 +{ $energy }
abyssi-brings-ships-back = { $ships } 예비로
# $cards are signs of planets.
abyssi-brings-cards-back = 카드 { $cards } 반납
# Both cards that this senator is recruited with would be held.
abyssi-brings-pair = { $senator } 카드 두 장 완성
abyssi-brings-ships-there = 함선 { $now } → { $then }척
abyssi-brings-dominance = 이후 지배: { abyssi-player-inside }
abyssi-brings-no-dominance = 이후 지배하는 사람 없음
abyssi-brings-dominance-lost = { abyssi-sign } 지배를 잃음
# Of a planet that a mothership would come to.
abyssi-brings-no-special = { abyssi-special }: 지금은 할 수 없음
# A power of this house would be used.
abyssi-brings-power = { abyssi-house } 능력 사용
abyssi-brings-lift = { $ships ->
    [1] 그곳에 하나뿐인 함선
   *[other] 그곳에 함선 { $ships }척
}
# Bases left in the column.
abyssi-brings-column = { $left ->
    [0] 이 열의 마지막 기지
   *[other] 이 열에 기지 { $left }개 남음
}
# What a base from the column brings besides energy.
abyssi-brings-bonus = { $bonus ->
    [ship] 아무 행성에나 함선 1척
    [card] 손에 없는 정치 카드 1장
   *[none] 지금은 보너스 없음
}
abyssi-brings-last-round = 마지막 라운드 시작
# What is asked next.
abyssi-brings-next-site = 다음: 건설할 곳
abyssi-brings-next-column = 다음: 기지를 가져올 열
abyssi-brings-next-where = 다음: 놓을 곳
abyssi-brings-next-treaty = { $left ->
    [1] 다음: 카드 1장
   *[other] 다음: 카드 { $left }장까지
}
abyssi-brings-next-lift = { $left ->
    [1] 다음: 함선 1척
   *[other] 다음: 함선 { $left }척까지
}
abyssi-brings-next-card = 다음: 카드 고르기
abyssi-brings-next-second = 다음: 원하면 다른 능력도
abyssi-brings-next-senator = 다음: 의원 고르기

## The turn so far

abyssi-turn = { $who ->
    [you] 지금까지의 내 차례
   *[other] 지금까지의 { $name } 차례
}
# $more: is another action possible? $single and $third are energy.
abyssi-turn-actions = 행동: 3가지 중 { $done }가지 { $done ->
    [0] (하나만 하면 에너지 +{ $single })
    [1] (여기서 마치면 에너지 +{ $single })
    [2] (마칠 때 보너스 없음{ $more ->
        [yes] , 세 번째 행동에는 에너지 { $third }
       *[no] {""}
    })
   *[other] (세 번째 행동에 에너지 { $third } 사용)
}
abyssi-turn-energy = 에너지 { $same ->
    [yes] { $energy } (시작할 때와 같음)
   *[no] { $began } → { $energy }
}
abyssi-turn-senator-used = 의원 능력 사용함
abyssi-turn-power-used = 가문 능력 사용함
# What was done, without saying who did it. $paid is energy.
abyssi-deed-moved = { $reversed ->
    [yes] 방향을 바꿔 { abyssi-planet }로 이동
   *[no] { abyssi-planet }로 이동
} { $paid ->
    [0] (무료)
   *[other] (에너지 { $paid } 사용)
}
abyssi-deed-host = { abyssi-player-inside }: 에너지 +{ $energy }
abyssi-deed-jumped = { abyssi-planet }로 도약 (에너지 { $paid } 사용)
abyssi-deed-stayed = 머무름 (에너지 { $paid } 사용)
abyssi-deed-ship = { abyssi-planet }에 함선 추가
abyssi-deed-card = { abyssi-planet } 카드 가져옴
# $award is abyssi-points.
abyssi-deed-recruited = { $senator } 영입: { $award }
abyssi-deed-activated = { abyssi-planet } 기지 가동: { $award }
# $column is abyssi-column.
abyssi-deed-built = { abyssi-planet }에 기지 건설, { $column }
# By the house of Iron Sun; follows it.
abyssi-deed-thrift = { abyssi-energy }로 함선 1척 덜 냄
abyssi-deed-dropped = { abyssi-planet }에 함선 놓음
abyssi-deed-gave = { abyssi-planet } 카드 반납
abyssi-deed-took = { abyssi-planet } 카드 가져옴
# $chit: did it bring the treaty, or only influence?
abyssi-deed-pledged = { abyssi-planet } 카드 반납: { $chit ->
    [yes] 조약 체결, 에너지 +{ $energy }
   *[no] 일반 영향력 +{ $points }
}
# $name and $who are those who had it.
abyssi-deed-seized = { abyssi-player-inside }에게서 { abyssi-planet } 조약 빼앗음
abyssi-deed-relocated = 함선 재배치: { $from } → { $to }
abyssi-deed-refuelled = 충전: 에너지 +{ $energy }
abyssi-deed-senator = { $senator } 능력 사용: { $ability }
abyssi-deed-exchanged = { $gave }을 { $got }과 교환
abyssi-deed-scrapped = { abyssi-planet }의 함선 { $ships }척 포기: 에너지 +{ $energy }
abyssi-deed-shifted = 가동한 기지 이동: { $from } → { $to }

## Controls: at most 80 characters, all different

abyssi-move = { abyssi-planet } · { $steps }칸 이동
abyssi-reverse = { abyssi-planet } · 방향 바꿔 { $steps }칸 이동
abyssi-jump = { abyssi-planet } · 도약
abyssi-stay = { abyssi-planet } · 머무르기
abyssi-moor = { abyssi-planet } · { $facing }
abyssi-ship = 함선 추가
abyssi-card = 카드 가져오기
# $senator is abyssi-senator-abilities.
abyssi-recruit = 영입 · { $senator }
abyssi-thrift = { abyssi-planet } · 에너지 1로 함선 1척 덜 내기
abyssi-pledge = { abyssi-planet } · 카드 반납
abyssi-seize = { abyssi-planet } · { $who ->
    [you] 내 조약
   *[other] { $name }의 조약 빼앗기
}
abyssi-play = { $senator } · { $ability }
abyssi-return = { $senator } 교환
abyssi-recall = { $senator } 데려오기
abyssi-scrap = { abyssi-planet } · 함선 { $ships }척 포기
abyssi-shift = 기지 { $from } → { $to }
abyssi-done = 여기까지
abyssi-both = 다른 능력도 쓰기: { $ability }
abyssi-one = 하나만 쓰기
abyssi-end = 차례 마치기
abyssi-end-single = 차례 마치기 (에너지 +{ $energy })
# Asked before a turn ends in which nothing was done on the planet. $left lists what could be: the
# three messages below. $power is a power that the house could use, as in abyssi-power, or
# none.
abyssi-end-sure = { abyssi-planet }에서 아직 아무것도 하지 않았어요. 할 수 있는 행동: { $left }. 하나만 해도 에너지를 { $energy } 얻어요.{ $power ->
    [none] {""}
   *[other] {" "}{ abyssi-house } 가문의 능력도 쓸 수 있어요: { abyssi-power }.
} 그래도 차례를 마칠까요?
# The same where something was done, but a power that costs nothing was not used.
abyssi-end-sure-power = { abyssi-house } 가문의 능력을 아직 비용 없이 쓸 수 있어요: { abyssi-power }. 그래도 차례를 마칠까요?
abyssi-left-ship = 함선 추가
abyssi-left-card = 카드 가져오기
abyssi-left-special = { abyssi-special }

# The names of lists: what is chosen from them.
abyssi-group-move = 이동
abyssi-group-senators = 의원
abyssi-group-house = { abyssi-house } 가문
abyssi-group-choose = 가문 고르기
abyssi-group-ship = 함선을 놓을 행성
abyssi-group-moor = 모선을 놓을 행성
abyssi-group-column = 기지를 가져올 열
abyssi-group-take = 가져올 카드
abyssi-group-give = 반납할 카드
abyssi-group-lift = 옮길 함선
abyssi-group-to = 함선을 옮길 행성
abyssi-group-recall = 데려올 의원

## Why something cannot be pressed

abyssi-why-wait = 지금은 { $who ->
    [you] 내
   *[other] { $name }
} 차례예요.
abyssi-why-setup = 게임이 아직 시작되지 않았어요. 지금은 { $who ->
    [you] 내가
   *[other] { $name } 님이
} 고를 차례예요.
abyssi-why-started = 먼저 시작한 일을 끝내야 해요. 무를 수도 있어요.
abyssi-why-move-first = 먼저 모선을 옮겨야 해요. 행동은 그다음이에요.
abyssi-why-far = 가진 에너지({ $energy })로는 갈 수 없어요.
abyssi-why-energy = 에너지가 { $cost } 드는데, { $energy ->
    [0] 하나도 없어요.
   *[other] 지금 { $energy }밖에 없어요.
}
abyssi-why-there = 모선이 이미 { abyssi-planet }에 있어요.
abyssi-why-done = 이번 차례에 이미 했어요. 같은 행동은 한 번만 할 수 있어요.
abyssi-why-third = 세 번째 행동에는 에너지가 { $cost } 드는데, { $energy ->
    [0] 하나도 없어요.
   *[other] 지금 { $energy }밖에 없어요.
}
abyssi-why-no-supply = 예비 함선이 없어요. 내 함선 { $ships }척이 모두 행성에 있어요.
abyssi-why-card-held = { abyssi-planet } 카드가 이미 있어요. 같은 행성의 카드는 두 장 가질 수 없어요.
abyssi-why-no-senate = 영입할 의원이 남아 있지 않아요.
# $senators are those on top of their groups.
abyssi-why-no-cards-for = 맨 위 의원 가운데 한 명의 두 행성 정치 카드를 모두 가지고 있어야 해요: { $senators }.
abyssi-why-no-sleeper = 가동할 기지가 없어요. 먼저 ▲ 우테이에서 건설하세요.
abyssi-why-no-base = 기지를 모두 건설했어요.
abyssi-why-few-ships = 함선이 충분한 행성이 없어요. 기지를 지으려면 그 행성에 함선이 노랑은 4척, 보라는 3척, 초록은 2척 있어야 해요.
abyssi-why-no-card = 반납할 정치 카드가 없어요.
abyssi-why-all-cards = 모든 행성의 정치 카드를 이미 가지고 있어요.
abyssi-why-no-ship = 행성에 옮길 수 있는 함선이 없어요.
abyssi-why-senator-used = 이번 차례에 이미 의원의 능력을 썼어요. 차례마다 한 명만 쓸 수 있어요.
abyssi-why-no-senator = 의원이 없어요. ★ 데이바스에서 영입하세요.
abyssi-why-power-used = 이번 차례에 이미 가문의 능력을 썼어요. 차례마다 한 번만 쓸 수 있어요.
abyssi-why-none-removed = 아직 물러난 의원이 없어요.
abyssi-why-no-pair = 내 함선이 2척 이상 모여 있는 행성이 없어요.
abyssi-why-none-active = 가동한 기지가 없어요.

## Why one might do something, in a sentence, for a player who asked for a hint

abyssi-hint-house = 이 가문의 능력: { $powers }.
# $ships and $cost count ships: those that would be there, and those that a base costs.
abyssi-hint-ships = { abyssi-planet } 기지에 드는 함선 { $cost }척 가운데 { $ships }척이 모여요.
abyssi-hint-ships-enough = { abyssi-planet }에 기지를 지을 만큼 함선이 모여요.
# $planet is the next one on the way.
abyssi-hint-moor = 다음 행성이 { abyssi-planet }({ $special })라서 무료로 갈 수 있어요.
abyssi-hint-go-points = { abyssi-planet }({ $special })에서 바로 { $points }점을 얻을 수 있어요.
abyssi-hint-go-special = { abyssi-planet }에서 특별 행동({ $special })을 할 수 있어요.
abyssi-hint-go-card = { abyssi-planet }에서 그 행성의 정치 카드를 가져올 수 있어요.
abyssi-hint-go = 모선이 { abyssi-planet }에 도착해요.
abyssi-hint-card-senator = { $senator } 영입에 필요한 카드 두 장이 모여요.
abyssi-hint-card-treaty = { abyssi-planet } 조약이 아직 비어 있어요. 이 카드로 { $points }점을 얻을 수 있어요.
abyssi-hint-card = { abyssi-planet } 카드는 ■ 에일로나에서 반납해 영향력을 얻거나, 그 행성이 그려진 의원을 영입할 때 쓸 수 있어요.
abyssi-hint-recruit = { $points }점과 한 번 쓸 수 있는 의원을 얻어요.
abyssi-hint-activate = { $points }점을 얻어요.
abyssi-hint-build = 지금대로라면 이런 기지를 가동할 때 { $points }점을 얻어요.
abyssi-hint-column = 기지를 지으면서 열의 보너스를 받아요: { $column }.
abyssi-hint-column-none = 지금은 이 열에서 받을 보너스가 없어요.
abyssi-hint-treaty = 조약이 아직 비어 있어요. { $points }점을 얻고, 에너지를 { $energy } 얻어요.
abyssi-hint-pledge = 이 카드로 { $points }점을 얻어요.
abyssi-hint-seize = 내가 { abyssi-planet }를 지배하고 있어요. { $who ->
    [you] 내
   *[other] { $name }의
} 조약 { $points }점이 나에게 와요.
abyssi-hint-done = 나머지는 그대로 남겨 둘 수 있어요.
abyssi-hint-lift = { abyssi-planet }에 있는 함선 { $ships }척 가운데 1척은 다른 곳에서 더 쓸모 있을 수 있어요.
abyssi-hint-refuel = 에너지를 { $energy } 얻어요.
abyssi-hint-senator = 의원의 능력({ $ability })은 행동으로 세지 않아요.
abyssi-hint-give = { abyssi-planet } 카드보다 다른 카드가 더 쓸모 있을 수 있어요.
abyssi-hint-both = 의원이 물러나기 전에 다른 능력까지 쓸 수 있어요.
abyssi-hint-one = 가문의 능력을 이번 차례의 남은 동안 아껴 둘 수 있어요.
abyssi-hint-return = { $senator }보다 물러난 의원이 더 쓸모 있을 수 있어요.
abyssi-hint-recall = 이 의원의 능력을 쓸 수 있게 돼요: { $senator }.
abyssi-hint-scrap = { abyssi-planet }의 함선 2척을 내고 에너지를 { $energy } 얻어요.
abyssi-hint-shift = { abyssi-planet }의 지배를 가릴 때 가동한 기지는 함선이 몇 척이든 그보다 앞서요.
abyssi-hint-end-single = 행동을 하나만 했으니 에너지를 { $energy } 얻어요.
abyssi-hint-end-third = 세 번째 행동에는 에너지가 { $energy } 들어요.
abyssi-hint-end = 여기서 꼭 해야 할 일은 더 없어요.

## What happened

abyssi-told-board = 행성 배치, 시계 방향으로: { $ring }. 첫 차례: { abyssi-player }.
abyssi-told-house = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-house } 가문을 이끌어요.
# $players is made of the next message, for each of them.
abyssi-told-dealt = 첫 함선들이 무작위로 내려앉았어요: { $players }.
abyssi-told-dealt-to = { abyssi-player-inside } ({ $planets })
abyssi-told-landed = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet }에 세 번째 함선을 놓았어요.
abyssi-told-senate = 의회가 열렸어요: { $senators }.
abyssi-told-mothership = { $who ->
    [you] 내
   *[other] { $name }의
} 모선은 { abyssi-planet }에서 { $facing }으로 출발해요.
abyssi-told-turn = { $round }라운드: { $who ->
    [you] 내 차례예요.
   *[other] { $name } 차례예요.
}
# $paid is energy.
abyssi-told-moved = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $paid ->
    [0] {""}
   *[other] 에너지를 { $paid } 내고{" "}
}{ $reversed ->
    [yes] 방향을 바꿔{" "}
   *[no] {""}
}{ abyssi-planet }로 이동했어요.
# By the house of Voldan.
abyssi-told-turned-freely = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 볼단 가문의 능력으로 방향을 바꾼 뒤 { $paid ->
    [0] {""}
   *[other] 에너지를 { $paid } 내고{" "}
}{ abyssi-planet }로 이동했어요.
# By the house of Temporum.
abyssi-told-jumped = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 템포룸 가문의 능력으로 에너지를 { $paid } 내고 { abyssi-planet }로 도약했어요.
abyssi-told-stay = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 볼단 가문의 능력으로 에너지를 { $paid } 내고 그대로 머물렀어요.
abyssi-told-dominance = 그곳을 지배하는 { $who ->
    [you] 내가
   *[other] { $name } 님이
} 에너지를 { $energy } 얻었어요.
abyssi-told-third = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 세 번째 행동에 에너지를 { $energy } 냈어요.
abyssi-told-single = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 행동을 하나만 해서 에너지를 { $energy } 얻었어요.
# $now is the energy after it.
abyssi-told-refuel = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 충전했어요: 에너지 +{ $energy }, 이제 { $now }.
abyssi-told-ship = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet }에 함선을 추가했어요.
abyssi-told-card = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet } 정치 카드를 가져왔어요.
# $ships is abyssi-ships.
abyssi-told-cost = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet }의 { $ships }을 기지 값으로 냈어요.
# By the house of Iron Sun. $energy was paid.
abyssi-told-thrift = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 강철 태양 가문의 능력으로 { abyssi-planet }의 { $ships }과 에너지 { $energy }을 기지 값으로 냈어요.
# What the column brings follows in the same sentence or, for a ship or a card, in the next one.
abyssi-told-built = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet }에 { $column ->
    [left] 왼쪽 열의 기지를 짓고 에너지를 { $energy } 얻었어요
    [centre] 가운데 열의 기지를 지었어요
   *[right] 오른쪽 열의 기지를 지었어요
}.
abyssi-told-column-ship = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 기지 보너스로 { abyssi-planet }에 함선 1척을 놓았어요.
abyssi-told-column-card = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 기지 보너스로 { abyssi-planet } 정치 카드를 가져왔어요.
abyssi-told-dropped = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet }에 { $ships }을 놓았어요.
abyssi-told-scrapped = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 강철 태양 가문의 능력으로 { abyssi-planet }의 { $ships }을 포기하고 에너지를 { $energy } 얻었어요.
abyssi-told-relocated = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 함선 1척을 { $from }에서 { $to }로 재배치했어요.
abyssi-told-gave = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet } 정치 카드를 반납했어요.
abyssi-told-took = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 그 대신 { abyssi-planet } 정치 카드를 가져왔어요.
# $cost is energy.
abyssi-told-senator = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $cost ->
    [0] {""}
   *[other] 에너지를 { $cost } 내고{" "}
}{ $senator }의 능력을 썼어요: { $ability }.
# By the house of Universus.
abyssi-told-second = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 우니베르수스 가문의 능력으로 { $cost ->
    [0] {""}
   *[other] 에너지를 { $cost } 내고{" "}
}{ $senator }의 다른 능력도 썼어요: { $ability }.
# $award is abyssi-points.
abyssi-told-recruited = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 카드 두 장을 반납하고 { $senator }을 영입했어요: { $award }.
abyssi-told-next = 그 그룹의 다음 의원: { $senator }.
abyssi-told-activated = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet }의 기지를 가동했어요: { $award }.
# By the house of Temporum.
abyssi-told-base = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 템포룸 가문의 능력으로 가동한 기지를 { $from }에서 { $to }로 옮겼어요.
abyssi-told-treaty = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet } 카드를 반납하고 조약을 맺었어요: 조약 영향력 +{ $points }, 에너지 +{ $energy }.
# $holder is abyssi-player-inside of another player.
abyssi-told-seized = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet } 카드를 반납하고 { $holder }에게서 조약을 빼앗았어요: 조약 영향력 +{ $points } ({ $holder }: −{ $points }).
abyssi-told-pledged = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { abyssi-planet } 카드를 반납했어요: 일반 영향력 +{ $points }.
# By the house of Universus.
abyssi-told-exchanged = { $who ->
    [you] 내가
   *[other] { $name } 님이
} 우니베르수스 가문의 능력으로 { $gave }을 { $got }과 교환했어요.
# $stacks are messages abyssi-stack.
abyssi-told-last-round = 토큰이 다 떨어진 더미: { $stacks }. 이번 라운드가 마지막이에요.
abyssi-told-scored = { abyssi-player }: { $sources }.

## Where in a match something is: its rounds, and the turns of a round; the setup is turn 0 of round 1

abyssi-part = { $number }라운드
abyssi-step = { $number ->
    [0] 준비
   *[other] { $number }번째 차례
}

## In lists and commands: at most 100 characters each

abyssi-name = 아비시
abyssi-about = 모선으로 여섯 행성을 돌며 함선을 내리고 기지를 짓고 의회를 내 편으로! 2~4인용 게임
abyssi-option-houses = 능력이 두 가지씩 있는 가문
abyssi-option-houses-none = 가문 없음
abyssi-option-houses-draft = 각자 고르기: 첫 차례인 사람이 마지막에 고름
abyssi-option-houses-dealt = 무작위로 하나씩 받기
abyssi-option-max_rounds = 늦어도 몇 라운드 뒤에 게임을 끝낼지
abyssi-option-max_rounds-0 = 제한 없음: 토큰 더미 두 개가 비면 끝
abyssi-option-max_rounds-10 = 10라운드 뒤
abyssi-option-max_rounds-20 = 20라운드 뒤
abyssi-option-max_rounds-30 = 30라운드 뒤
abyssi-option-max_rounds-40 = 40라운드 뒤
abyssi-option-max_rounds-60 = 60라운드 뒤
abyssi-option-max_rounds-100 = 100라운드 뒤

## For somebody who plays for the first time: exactly three sentences

abyssi-start-text = 내 차례에는 먼저 모선을 옮기고(행성 하나까지는 무료), 도착한 행성에서 함선 추가, 정치 카드 가져오기, 그 행성만의 특별 행동 가운데 서로 다른 것을 세 가지까지 해요. ▲ 우테이에서는 함선을 내고 기지를 짓고, ● 프레야에서는 기지를 가동해 점수를 얻고, ★ 데이바스에서는 카드 두 장을 맞춰 의원을 영입하고, ■ 에일로나에서는 카드 한 장마다 조약을 맺을 수 있어요. 에너지는 멀리 갈 때와 세 번째 행동에 들고, 토큰 더미 여섯 개 가운데 두 개가 비면 그 라운드까지만 한 뒤 점수가 가장 높은 사람이 이겨요.

## The rules: at most 1,000 characters a section

abyssi-help-idea = 어떤 게임인가요?
abyssi-help-idea-text =
    여섯 행성이 고리 모양으로 늘어서 있어요. 저마다 그 고리를 도는 모선 하나와 작은 함선들, 기지 여섯 개를 가지고 의회 가까이에 자리를 잡아요. 영향력을 가장 많이 모은 사람이 이겨요.
    • 가동 영향력: 기지를 짓고 가동하면 얻어요.
    • 의원 영향력: 의원을 내 편으로 영입하면 얻어요.
    • 조약 영향력: 행성과 조약을 맺으면 얻어요.
    • 일반 영향력: 그 밖의 작은 성과로 얻어요.
    행성마다 그곳에서만 할 수 있는 일이 있어요. ★ 데이바스는 영입, ● 프레야는 가동, ▲ 우테이는 건설, ■ 에일로나는 조약, ◆ 위르네는 재배치, ▼ 솔렌미어는 충전이에요. 값진 것일수록 여러 행성을 거쳐야 얻을 수 있으니 갈 길을 미리 계획하세요. 다른 사람이 지배하는 행성도 눈여겨보세요. 내가 들르면 그 사람이 에너지를 얻으니까요.
    다음에 어떤 의원이 나올지 말고는 숨겨진 것이 없어요. 2~4명이 할 수 있어요.
    이 게임은 Aaron Andrew Wilson이 만들었고, Sovereign Skies라는 이름으로 나왔어요.

abyssi-help-setup = 게임 준비
abyssi-help-setup-text =
    행성의 순서와 첫 차례는 무작위로 정해요. 모두 에너지 3, 함선 16척, 기지 6개로 시작해요. 기지는 개인판의 세 열에 두 개씩 있어요. 행성마다 정치 카드가 사람 수만큼 있고, 조약이 하나씩 있어요.
    • 가문을 쓰면 무작위로 하나씩 받거나, 차례의 역순으로 골라요. 첫 차례인 사람이 마지막이에요.
    • 사람마다 의원을 한 명씩 뽑아, 그 의원의 두 행성에 함선을 1척씩 놓아요. 뽑은 의원은 도로 넣어요.
    • 차례대로 자기 함선이 없는 행성에 세 번째 함선을 놓아요.
    • 의원을 세 그룹으로 나누고, 그룹마다 한 명을 공개해요.
    • 차례의 역순으로, 그러니까 첫 차례인 사람이 마지막으로, 다른 모선이 없는 행성에 자기 모선을 놓고 도는 방향을 골라요.
    예시: 내가 뽑은 의원은 ★◆예요. 데이바스와 위르네에 함선이 1척씩 놓이고, 세 번째 함선은 나머지 네 행성 가운데 한 곳에 놓아요.

abyssi-help-turn = 내 차례
abyssi-help-turn-text =
    1. 모선을 옮겨요. 꼭 옮겨야 하지만, 행성 하나까지는 무료예요.
    2. 도착한 행성을 다른 사람이 지배하고 있으면 그 사람이 에너지를 1 얻어요.
    3. 그곳에서 행동을 세 가지까지 해요. 순서는 자유이고, 같은 행동은 한 번만 할 수 있어요.
    4. 차례를 마쳐요.
    그 앞뒤나 중간 언제든 의원의 능력과 가문의 능력을 차례마다 한 번씩 쓸 수 있어요. 둘 다 행동으로 세지 않아요.
    시작한 일은 끝까지 해야 해요. ‘뒤로’로 한 단계씩 되돌릴 수 있어요. 봇하고만 할 때는 모두 되돌릴 수 있고, 다른 사람과 할 때는 누가 행동하거나 새 카드가 공개되기 전까지만 돼요.
    예시: 에너지를 1 내고 두 칸 떨어진 ▲ 우테이로 가요. 함선 3척으로 기지를 짓고 그 열에서 에너지를 2 얻은 다음, 우테이 카드를 가져와요. 행동이 두 가지라 에너지를 내지도, 얻지도 않아요. 세 번째로 함선을 추가하려면 에너지가 1 들어요.

abyssi-help-moving = 이동
abyssi-help-moving-text =
    모선은 바라보는 방향으로 한 칸에서 다섯 칸까지 가요. 첫 행성까지는 무료이고, 그다음부터는 행성마다 에너지가 1 들어요. 세 칸을 가면 2예요.
    이동하기 전에 에너지를 2 내고 방향을 바꿀 수 있어요. 그때부터는 계속 반대 방향으로 가요. 그러니 방향을 바꿔 두 칸을 가면 3이 들어요.
    있던 곳에 머무를 수는 없어요. 모선끼리는 서로 막지 않고, 지나치는 행성에서는 아무 일도 일어나지 않아요.
    예시: ◆ 위르네에 있고 에너지는 2예요. 다음 행성은 ★ 데이바스, 그다음은 ▲ 우테이와 ● 프레야예요. 데이바스는 무료, 우테이는 1, 프레야는 2가 들어요. 방향을 바꾸면 2가 들고, 바로 뒤 행성까지는 더 들지 않아요.

abyssi-help-dominance = 지배
abyssi-help-dominance-text =
    행성은 누가 지배할까요? 그곳에 가동한 기지가 가장 많은 사람이에요. 그것이 같으면 다른 기지가 가장 많은 사람, 그것도 같으면 함선이 가장 많은 사람이에요. 모두 같으면 아무도 지배하지 않아요. 아무것도 없는 행성도 마찬가지예요. 모선은 세지 않아요.
    • 다른 사람이 지배하는 행성에 내 모선이 도착하면 그 사람이 에너지를 1 얻어요. 내 에너지가 줄지는 않아요.
    • 내가 지배하는 행성의 조약이 다른 사람에게 있으면, 조약 행동으로 빼앗을 수 있어요.
    예시: 프레야에 아키는 가동한 기지가 1개, 벤은 기지 2개와 함선 5척이 있어요. 아키가 지배해요. 위르네에는 아키와 벤이 기지 1개와 함선 2척씩, 클로에는 함선만 9척 있어요. 아무도 지배하지 않아요. 아키와 벤은 서로 같고, 둘 다 클로에보다 앞서니까요.

abyssi-help-actions = 행동과 에너지
abyssi-help-actions-text =
    도착한 행성에서 할 수 있는 행동은 세 가지예요.
    • 예비 함선 1척을 그 행성에 추가해요.
    • 그 행성의 정치 카드를 가져와요. 같은 행성의 카드는 두 장 가질 수 없으니, 이미 있으면 할 수 없어요.
    • 그 행성의 특별 행동을 해요.
    저마다 한 번씩, 원하는 순서로 해요. 몇 가지를 하느냐에 따라 에너지가 달라져요.
    • 0가지: 변화 없음
    • 1가지: 차례를 마칠 때 에너지 +1
    • 2가지: 변화 없음
    • 3가지: 세 번째 행동을 시작할 때 에너지 1 내기
    이번 차례에 얻은 에너지를 세 번째 행동에 낼 수 있지만, 그 행동으로 얻을 에너지를 미리 낼 수는 없어요. 에너지가 0이면 세 번째 행동으로 충전할 수 없어요.
    효과가 없는 행동은 할 수 없어요. 옮길 함선이 없으면 재배치도 할 수 없어요.
    예시: ▼ 솔렌미어에서 충전만 하고 차례를 마쳐요. 에너지를 2 얻고, 지은 기지마다 1씩 더 얻고, 행동이 하나뿐이니 마칠 때 1을 더 얻어요.

abyssi-help-recruit = 영입 (★ 데이바스)
abyssi-help-recruit-text =
    의원은 다섯 명씩 세 그룹이고, 그룹마다 맨 위의 한 명이 보여요. 의원에게는 행성 두 개와 능력 두 가지가 있어요.
    데이바스에서는 의원의 두 행성 정치 카드를 모두 가지고 있으면, 두 장을 반납하고 그 의원을 데려와요. 그 그룹의 맨 위 토큰도 의원 영향력으로 가져와요. 그룹의 토큰이 다 떨어졌으면 의원을 데려올 때 일반 영향력을 2 얻어요.
    그런 다음 그 그룹의 다음 의원을 공개해요. 그래서 다른 사람과 할 때 영입은 혼자 무를 수 없어요.
    그룹에 의원이 남아 있지 않으면 그 그룹에서는 영입할 수 없어요.
    예시: 3그룹의 맨 위는 11번 의원(★●)이고, 첫 토큰은 8이에요. 손에 있는 ★와 ●를 반납하고 의원과 8점을 얻어요. 이 의원의 능력은 지금 바로 써도 되고, 나중 차례에 써도 돼요.

abyssi-help-bases = 건설 (▲ 우테이)과 가동 (● 프레야)
abyssi-help-bases-text =
    우테이에서는 아무 행성에나 기지를 하나 지어요. 값은 그 행성에 있는 내 함선으로 내요. 노랑 행성(★ ●)은 4척, 보라(▲ ■)는 3척, 초록(◆ ▼)은 2척이에요. 낸 함선은 예비로 돌아가요. 기지는 개인판의 한 열에서 가져오고, 열마다 보너스가 있어요.
    • 왼쪽: 에너지 2
    • 가운데: 예비 함선 1척을 아무 행성에나 놓기
    • 오른쪽: 손에 없는 정치 카드 1장
    프레야에서는 어디에 있든 내 기지 하나를 가동하고, 그 행성 색의 맨 위 토큰을 가져와요. 첫 토큰은 노랑 9, 보라 7, 초록 5예요. 그 색의 토큰이 다 떨어졌으면 일반 영향력을 노랑은 5, 보라는 4, 초록은 2 얻어요.
    한 행성에 기지를 여러 개 지어도 돼요. 지배를 가릴 때는 가동한 기지가 가장 중요해요.
    예시: ◆ 위르네에 함선이 2척 있어서 그곳에 기지를 짓고, 가운데 열에서 가져와요. 돌아온 2척 가운데 1척을 다시, 이를테면 ★ 데이바스에 놓아요. 나중에 프레야에서 이 기지를 가동하면 초록 토큰을 얻어요.

abyssi-help-treaties = 조약 (■ 에일로나)
abyssi-help-treaties-text =
    정치 카드를 한 장에서 세 장까지 한 장씩 반납해요. 한 장마다:
    • 그 행성의 조약을 아직 아무도 맺지 않았으면 내가 맺어요. 조약 영향력 3과 에너지 1을 얻어요.
    • 조약이 다른 사람에게 있고 그 행성을 내가 지배하면 빼앗을 수 있어요. 나는 3을 얻고 그 사람은 3을 잃어요. 에너지는 없어요.
    • 그 밖의 경우나 빼앗고 싶지 않을 때는 일반 영향력을 1 얻어요.
    반납한 카드는 그 행성의 더미로 돌아가고, 누구나 다시 가져갈 수 있어요. 모선은 에일로나에 있고, 반납하는 카드의 행성에 가 있을 필요는 없어요.
    예시: ★, ◆, ▲를 반납해요. 데이바스의 조약은 아무도 맺지 않았으니 +3과 에너지 1을 얻어요. 위르네의 조약은 벤에게 있지만 위르네를 내가 지배하니, 나는 +3, 벤은 −3이에요. 우테이의 조약은 이미 내 것이라 일반 영향력 +1이에요.

abyssi-help-ships = 재배치 (◆ 위르네)와 충전 (▼ 솔렌미어)
abyssi-help-ships-text =
    위르네에서는 내 함선을 1척이나 2척, 어느 행성에서든 다른 행성으로 옮겨요. 2척이 같은 행성에서 떠나도, 같은 행성으로 가도 돼요. 함선 하나는 한 번만 옮겨요.
    솔렌미어에서는 에너지를 2 얻고, 행성에 지은 내 기지마다 1씩 더 얻어요. 가동했는지는 상관없어요.
    함선은 16척이에요. 행성에 없는 함선은 예비 함선이고, 기지 값으로 내거나 포기한 함선도 예비로 돌아가요.
    예시: 함선이 ★ 데이바스에 2척, ● 프레야에 2척 있는데, 기지를 지으려면 한곳에 4척이 필요해요. 위르네에서 프레야의 2척을 데이바스로 옮기면, ▲ 우테이에서 데이바스에 기지를 지을 수 있어요.

abyssi-help-senators = 의원의 능력
abyssi-help-senators-text =
    차례마다 한 번, 의원 한 명의 능력을 쓸 수 있어요. 이동하기 전에도, 이동한 뒤에도, 영입한 직후에도 돼요. 두 능력 가운데 하나를 쓰면 그 의원은 물러나요. 영입할 때 얻은 토큰은 그대로 남아요.
    • 에너지 +3: 비용 없이 에너지를 3 얻어요.
    • 건설: 에너지 2와 함선을 내고 아무 행성에나 기지를 지어요. 열의 보너스도 받아요.
    • 카드 교환: 정치 카드를 한 장 반납하고, 손에 없는 다른 행성의 카드를 가져와요.
    • 조약: 에너지를 1 내고 에일로나에서처럼 조약을 맺어요.
    • 함선 3척 이동: 에너지를 1 내고 위르네에서처럼 3척까지 옮겨요.
    • 함선 추가: 예비 함선 1척을 아무 행성에나 놓아요.
    이것은 행동이 아니에요. 그래서 세 번째 행동의 비용이 들지 않고, 하나만 할 때의 에너지도 주지 않아요.
    예시: 손에 ★와 ▲가 있고, 11번 의원을 영입하려면 ●가 필요해요. 4번 의원은 카드를 교환할 수 있어요. ▲를 반납하고 ●를 가져온 다음, 같은 차례에 데이바스에서 영입해요.

abyssi-help-houses = 가문
abyssi-help-houses-text =
    가문을 쓸지는 게임을 열 때 설정으로 정해요. 가문마다 능력이 두 가지 있고, 차례마다 그중 하나를 한 번 쓸 수 있어요. 행동으로 세지 않아요.
    • 우니베르수스: 내 의원 한 명을 물러난 의원과 교환해요. 또는 의원의 능력을 쓴 다음, 그 의원의 다른 능력도 제값을 내고 써요.
    • 강철 태양: 우테이에서 건설할 때 에너지를 1 내고 함선을 1척 덜 내요. 또는 한 행성의 함선 2척을 포기하고 에너지를 3 얻어요.
    • 템포룸: 가동한 내 기지 하나를 이웃 행성으로 옮겨요. 토큰은 얻지 않아요. 또는 이동하는 대신 에너지를 1 내고 ● 프레야로 도약해요. 이미 프레야에 있으면 할 수 없어요.
    • 볼단: 이동하기 전에 무료로 방향을 바꿔요. 또는 이동하는 대신 에너지를 2 내고 있던 곳에서 다시 행동해요.
    도약은 프레야에 도착한 것으로 쳐서, 그곳을 지배하는 사람이 에너지를 1 얻어요. 머무를 때는 그렇지 않아요.
    예시: 볼단 가문이 기지 두 개를 지을 함선을 갖추고 ▲ 우테이에 있어요. 지난 차례에 하나를 지었고, 이번에는 에너지를 2 내고 머물러 나머지 하나를 지어요.

abyssi-help-end = 게임의 끝과 승리
abyssi-help-end-text =
    토큰은 세 개씩 여섯 더미예요. 셋은 색마다 하나씩인 기지 토큰, 셋은 그룹마다 하나씩인 의원 토큰이에요. 두 더미가 비는 순간 그 라운드가 마지막이 돼요. 모두 같은 횟수만큼 차례를 갖도록 라운드는 끝까지 해요. 게임을 열 때 마지막 라운드를 정해 둘 수도 있어요.
    그런 다음 점수를 더해요. 가동 영향력, 의원 영향력, 조약마다 3점, 일반 영향력, 그리고 에너지 3마다 1점이에요.
    점수가 가장 높은 사람이 이겨요. 점수가 같으면 가동 영향력, 의원 영향력, 조약 영향력, 일반 영향력, 에너지를 차례로 견주어 더 많은 사람이 이겨요. 모두 같으면 함께 이겨요.
    예시: 아키와 벤은 둘 다 30점이에요. 가동 영향력이 벤은 14, 아키는 12라서 벤이 이겨요.
    에너지는 7이어도, 8이어도 2점이에요.

abyssi-help-values = 저희가 정한 값
abyssi-help-values-text =
    저희가 이 게임을 익힌 규칙에는 그림으로만 나온 것이 있어요. 볼 수 없었던 값은 저희가 정하고, 균형이 맞는지 시험해 봤어요. 저희가 정한 것은 이래요.
    • 2~4명이 한다는 것 (시중에 나온 게임은 혼자서도 할 수 있어요)
    • 행성의 색
    • 더미마다 있는 토큰의 수, 그리고 기지의 첫 토큰(9, 7, 5)을 뺀 모든 토큰의 값
    • 더미가 비었을 때 얻는 값: 기지는 5·4·2, 의원은 2
    • 의원 열다섯 명의 그룹, 행성, 능력
    • 가문을 무작위로 나눌 때 누가 어느 가문을 받는지
    의원 토큰은 1그룹이 6·5·4, 2그룹이 7·5·3, 3그룹이 8·4·3이에요. 기지 토큰은 노랑이 9·8·7, 보라가 7·6·5, 초록이 5·4·3이에요.
    모두 프로그램의 표 하나에 모여 있어서 고치기 쉬워요. 시중에 나온 게임을 가지고 있고 그 내용이 다르다면, 이 테이블을 운영하는 사람에게 알려 주세요.

## Drawn

abyssi-drawn-setup = 준비
abyssi-drawn-round = { $round }라운드
abyssi-drawn-round-limited = { $round }/{ $rounds }라운드
# After the round.
abyssi-drawn-last = · 마지막
abyssi-drawn-over = 게임이 끝났어요
abyssi-drawn-turn = { $who ->
    [you] 내 차례
   *[other] { $name } 차례
}
# What the signs mean.
abyssi-drawn-sign = { $sign ->
    [ship] 함선
    [base] 기지
    [active] 가동한 기지
    [energy] 에너지
    [card] 정치 카드
   *[treaty] 조약
}
# Where points come from, in a word or two.
abyssi-drawn-source = { $source ->
    [activation] 가동
    [senator] 의원
    [treaty] 조약
    [normal] 일반
   *[energy] 에너지
}

# In descriptions that would be too long otherwise. $counts are ships, bases and activated bases, with
# strokes between them; the later ones are left out if there are none.
abyssi-drawn-brief-how = (카드), 함선/기지/가동한 기지, *는 지배
abyssi-drawn-brief-place = { abyssi-planet } ({ $cards }) { $there }
abyssi-drawn-brief-starts = 첫 차례: { abyssi-player }
abyssi-drawn-brief-there = { abyssi-player-inside } { $counts }
abyssi-drawn-brief-dominates = { abyssi-player-inside }* { $counts }
# $number is the senator’s, $signs their planets’, $below how many are below; $chits is like 9/8/7(5).
abyssi-drawn-brief-group = { $group }그룹: { $number } { $signs } +{ $below }, { $chits }
abyssi-drawn-brief-empty = { $group }그룹: 없음, { $chits }
abyssi-drawn-brief-stack = { $stack ->
    [yellow] 노랑
    [purple] 보라
    [green] 초록
    [group-1] 1그룹
    [group-2] 2그룹
   *[group-3] 3그룹
} { $chits }
abyssi-drawn-brief-removed = 물러남 { $numbers }
abyssi-drawn-brief-points = { $total }={ $sources }
abyssi-drawn-brief-energy = 에너지 { $energy }
# Those left in each column.
abyssi-drawn-brief-bases = 남은 기지 { $bases }
abyssi-drawn-brief-mothership = { abyssi-sign } { $facing ->
    [cw] 시계 방향
   *[ccw] 반시계 방향
}
abyssi-drawn-brief-hand = 카드 { $signs }
abyssi-drawn-brief-treaties = 조약 { $signs }
abyssi-drawn-brief-senators = 의원 { $numbers }
abyssi-drawn-brief-account = { abyssi-player }: { $points }

# In the pictures of the rules.
abyssi-drawn-moving = 모선이 { abyssi-planet }에서 시계 방향으로 떠나요.
# The energy that it costs to get to a planet, ahead and after turning around.
abyssi-drawn-moving-way = { abyssi-planet } (그대로 가면 { $ahead }, 방향을 바꾸면 { $turned })
abyssi-drawn-moving-start = 여기서 출발
abyssi-drawn-moving-one = 다음 행성까지는 무료
abyssi-drawn-moving-more = 그다음부터는 행성마다 에너지 1
abyssi-drawn-moving-turn = 먼저 방향을 바꾸면 에너지 { $cost }
abyssi-drawn-dominance = { $case ->
    [active] 가동한 기지 1개가 기지 2개와 함선 5척보다 앞서니 1번이 지배해요
    [ships] 둘 다 기지가 1개이니 함선이 많은 2번이 지배해요. 기지가 없는 3번은 함선이 9척이어도 소용없어요
   *[tie] 모든 것이 같으니 아무도 지배하지 않고, 아무도 에너지를 얻지 않아요
}
abyssi-drawn-bases-cost = 기지는 함선을 내고 짓고, 가동하면 그 색의 맨 위 토큰을 얻어요
abyssi-drawn-bases-columns = 개인판의 열마다 기지가 2개 있고, 그 열의 기지를 지을 때마다 보너스를 얻어요
abyssi-drawn-bases-brought = { $planets } ({ $colour ->
    [yellow] 노랑
    [purple] 보라
   *[green] 초록
}): 함선 { $ships }척; 토큰 { $values }, 다 떨어지면 { $fallback }
abyssi-drawn-colour = { $colour ->
    [yellow] 노랑 행성
    [purple] 보라 행성
   *[green] 초록 행성
}
abyssi-drawn-column = { $column ->
    [left] 왼쪽: 에너지 2
    [centre] 가운데: 아무 행성에나 함선 1척
   *[right] 오른쪽: 손에 없는 정치 카드
}
abyssi-drawn-senators = { $part ->
    [group] 그룹과 토큰: 영입하면 맨 앞 토큰을, 다 떨어졌으면 { $fallback }점을 얻어요
    [planets] 번호, 그리고 영입에 필요한 정치 카드 두 장
    [abilities] 내 차례에 언제든, 둘 중 하나를 한 번
   *[removed] 능력을 쓴 의원은 게임에서 물러나요
}
