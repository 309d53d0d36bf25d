### What a table says, whatever is played at it. Variables that many messages share:
### $name   what somebody is called
### $seat   their seat, from 1
### $who    `you` if they are told it themselves, else `other`
###
### The tone is 해요체. Names may end in anything, so 님 stands between a name and its particle.
### Glossary: table 테이블, seat 자리, match 게임, action 행동, undo 무르기, call off 중단.

# What a bot is called; by its seat, so that it keeps its name.
# Bots are called after stars.
host-bot = { $number ->
    [1] 베가
    [2] 리겔
    [3] 알타이르
    [4] 미자르
    [5] 데네브
    [6] 스피카
    [7] 미라
    [8] 카펠라
   *[other] 봇 { $number }
}

## What happened, between the plays

host-told-late = { $name } 님의 시간이 다 돼서 봇이 대신 플레이했어요.
host-told-away = { $name } 님이 자리를 비운 것 같아요. 돌아올 때까지 봇이 { $seat }번 자리를 맡아요.
host-told-back = { $name } 님이 돌아왔어요.
host-told-left = { $name } 님이 나갔어요. 봇이 이어서 플레이해요.
host-told-replaced = 다른 참가자들이 { $name } 님의 자리를 봇에게 넘겼어요.
host-told-taken = { $name } 님이 봇에게서 { $seat }번 자리를 이어받았어요.
host-told-undone = { $who ->
    [you] 내가
   *[other] { $name } 님이
} { $count ->
    [1] 마지막 행동을
   *[other] 마지막 행동 { $count }개를
} 물렀어요.
host-told-declined = { $name } 님이 반대했어요.
host-told-hinted = { $name } 님이 봇에게 힌트를 물었어요.
host-told-cancelled = 게임이 중단됐어요.
host-told-resumed = 규칙의 오류를 고쳤어요. 게임을 이어서 진행해요.

## Somebody who was forgotten

host-forgotten = 이전 참가자 { $seat }

## Questions to the others

host-asked-undo = { $name } 님이 { $count ->
    [1] 마지막 행동을
   *[other] 마지막 행동 { $count }개를
} 무르고 싶어 해요. 괜찮을까요?
host-asked-cancel = { $name } 님이 게임을 중단하고 싶어 해요. 괜찮을까요?
host-asked-replace = { $name } 님이 { $other } 님의 자리를 봇에게 맡기고 싶어 해요. 괜찮을까요?

## Why a press was turned down

host-refusal-no-table = 이 채널에는 테이블이 없어요.
host-refusal-taken = 이 채널에는 이미 테이블이 있어요.
host-refusal-not-seated = 이 테이블의 참가자가 아니에요.
host-refusal-stale = 그사이에 상황이 바뀌었어요. 지금 상황을 보여 드릴게요.
host-refusal-outdated = 이전 대기실이나 게임의 버튼이에요. 테이블의 가장 최근 메시지를 써 주세요.
host-refusal-not-begun = 게임이 아직 시작되지 않았어요.
host-refusal-begun = 게임이 이미 시작됐어요.
host-refusal-over = 게임이 끝났어요.
host-refusal-no-record = 아직 여기서 끝난 게임이 없어요. 기록은 게임이 끝난 뒤에 받을 수 있어요.
host-refusal-not-your-turn = 아직 차례가 아니에요.
host-refusal-illegal = 지금은 그렇게 플레이할 수 없어요.
host-refusal-full = 빈자리가 없어요.
host-refusal-seated = 이미 이 테이블에 앉아 있어요.
host-refusal-came-too-often = 이 대기실에 너무 여러 번 들어왔어요. 다음 대기실을 기다려 주세요.
host-refusal-worn-out = 이 대기실에서는 드나든 일이 너무 많았어요. 게임을 시작하거나, 대기실을 닫고 새로 열어 주세요.
host-refusal-no-bot = 내보낼 봇이 없어요.
host-refusal-still-thinking = 봇이 아직 지난번 질문을 생각하고 있어요. 답이 나올 때까지 기다려 주세요.
host-refusal-no-hints = 이 테이블에서는 힌트를 쓸 수 없어요.
host-refusal-nothing-to-review = 그 경기에서 직접 고른 것이 없어서 돌아볼 것이 없어요.
host-refusal-too-few = 이 게임에는 최소 { $need }명이 필요해요. 봇을 추가할 수 있어요.
host-refusal-not-yours = 직접 정할 수 있는 일이 아니에요.
host-refusal-nothing-to-undo = 무를 수 있는 행동이 없어요.
host-refusal-question-open = 아직 답을 기다리는 질문이 있어요. 그 질문부터 마무리해 주세요.
host-refusal-asked-lately = 이번 차례에는 이미 다른 사람들에게 물어봤어요. 누군가 행동하거나 10분이 지날 때까지 기다려 주세요.
host-refusal-question-gone = 이미 끝난 질문이에요.
host-refusal-not-asked = 답하지 않아도 되는 질문이에요.
host-refusal-not-waited-for = 아직 그 자리 때문에 기다리는 사람은 없어요.
host-refusal-not-away = 이미 직접 플레이하고 있어요. 봇이 대신하고 있지 않아요.
host-refusal-no-such-game = 그런 게임은 없어요.
host-refusal-unfit = { $fewest }~{ $most }명이 하는 게임이에요.
host-refusal-no-such-option = ‘{ $option }’ 설정에 그런 값은 없어요.
host-refusal-bad-words = 섞기에 보탤 말은 1~100자로 적어 주세요. 한 사람이 몇 번만 보태면 충분해요.
host-refusal-set-aside = 이 테이블의 로그가 손상되어 따로 치워 두었어요. 새 테이블을 열 수 있어요.
