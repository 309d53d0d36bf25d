### Looking back: the log of a match, and a match that is over, looked at again ply by ply.

## The log, in pages

log-older = 이전
log-newer = 이후
log-page = { $pages }쪽 중 { $page }쪽
log-part = 이 부분에서 있었던 일
log-whole = 지금까지 있었던 일

## Why nothing can be looked at again

host-refusal-no-replay = 여기에는 다시 볼 수 있는 끝난 게임이 없어요. 다시 보기는 게임이 끝난 뒤에 할 수 있어요.
host-refusal-other-rules = 이 게임을 한 뒤로 규칙이 바뀌어서 다시 보여 드릴 수 없어요. 기록은 그대로 있으니 ‘기록’을 눌러 내려받으세요.

## The replay

button-replay = 다시 보기
replay-first = 처음
replay-back = 이전
replay-forward = 다음
replay-last = 마지막
# $ply counts the actions, 0 is the deal before the first of them.
replay-headline = { $number }번째 게임 다시 보기 · { $viewer } · { $ply }/{ $plies }
# What the last action was, and where in the match: “2라운드 · 3번째 트릭: Ana 님이 ♡I 분홍 7 카드를 냈어요.”
replay-told = **{ $moment }**: { $told }
# Between a round and its trick.
replay-moment = { $part } · { $step }
replay-as-everybody = 모두가 본 화면
replay-as-seat = { $name } 님이 본 화면
replay-as-open = 모든 손패 공개
replay-menu-as = 누구의 화면으로 볼까요?
replay-menu-part = 어디로 이동할까요?
replay-menu-step = { $part }의 어디로 이동할까요?
