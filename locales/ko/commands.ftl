### What Kaigi says in a chat: slash commands, the lobby, the board, the hand, and answers to one
### person. What a table itself has to say stands in host.ftl, what a game says in its own file.
###
### Kaigi calls itself 저; what is the reader’s is 내 (내 손패, 내 차례). Buttons are named in ‘quotes’,
### and permissions are called as Discord calls them. Glossary: lobby 대기실, board 보드, hand 손패,
### pace 속도, shuffle 섞기, log 로그 (what happened), record 기록 (the file of a finished match).

## Slash commands. A name is one word in lower case; a description has at most 100 characters.

command-kaigi = kaigi
command-kaigi-about = 이 채널에서 즐기는 보드게임
command-games = 게임
command-games-about = 여기서 할 수 있는 게임을 보여 줘요
command-help = 도움말
command-help-about = 이 채널에서 게임하는 방법을 알려 줘요
command-about = 정보
command-about-about = Kaigi의 버전과 쓸 수 있는 언어를 보여 줘요
command-start = 시작
command-start-about = 이 채널에 테이블을 열어요
command-hand = 손패
command-hand-about = 내 손패를 나에게만 보여 줘요
command-watch = 관전
command-watch-about = 모두에게 보이는 그대로 테이블을 보여 줘요
command-rules = 규칙
command-rules-about = 규칙을 읽거나 궁금한 것을 찾아봐요
command-undo = 무르기
command-undo-about = 내 마지막 행동을 무르거나, 물러도 되는지 다른 참가자에게 물어봐요
command-leave = 나가기
command-leave-about = 테이블에서 나가요. 진행 중인 게임에서는 봇이 자리를 맡아요
command-cancel = 취소
command-cancel-about = 대기실을 닫거나, 게임을 중단해도 되는지 다른 참가자에게 물어봐요
command-record = 기록
command-record-about = 이 채널에서 마지막으로 끝난 게임의 기록을 내려받아요
command-pace = 속도
command-pace-about = 한 차례에 쓸 수 있는 시간
command-seats = 인원
command-seats-about = 최대 인원

## Paces

pace-live = 실시간: 차례마다 90초
pace-relaxed = 여유롭게: 차례마다 10분
pace-daily = 매일 조금씩: 차례마다 하루
pace-none = 시간 제한 없음

## Buttons and headings that several messages share

button-join = 참가
button-leave = 나가기
button-add-bot = 봇 추가
button-remove-bot = 봇 빼기
button-begin = 시작
button-cancel = 취소
button-rules = 규칙
button-stir = 섞기에 보태기
button-hand = 내 손패
button-watch = 관전
button-refresh = 새로 고침
button-log = 로그
button-yes = 네
button-no = 아니요
# One step back: from a question, or within one’s own turn. Not to be taken for button-back.
button-step-back = 뒤로
button-undo = 무르기
button-undo-ask = 무르기 요청
button-back = 돌아왔어요
button-replace = { $name } 님을 봇으로 교체
button-take = { $name } 자리 이어받기
button-rematch = 한 판 더
button-record = 기록
button-thread = 스레드에서 시작
button-sure = 네, 나갈게요
button-stay = 계속할게요

## The lobby

lobby-title = { $game } · 테이블이 열렸어요
lobby-seats = 참가자: { $most }명 중 { $taken }명
lobby-seat = { $number }. { $name }
lobby-free = 빈자리 { $count }개
lobby-setup = 설정
# An option of the game that differs from its default.
lobby-option = { $option }: { $value }
lobby-waiting = 기다리는 사람
lobby-ready = 다 모였나요? 자리에 앉은 사람은 누구나 ‘시작’을 누를 수 있어요.
lobby-fair = 공정한 섞기
lobby-fair-text =
    Kaigi의 몫은 이미 봉인했어요: `{ $commitment }`. 자리에 앉는 사람마다 자기 몫이 더해지고, ‘섞기에 보태기’로 직접 쓴 말도 넣을 수 있어요. 게임이 끝나면 봉인을 열어, 카드가 공정하게 나뉘었는지 누구나 확인할 수 있어요.
lobby-seal = 봉인 `{ $commitment }`
# $list is the list’s hash, cut; $added says who added what, in order.
lobby-list = 목록 `{ $list }`: { $added }
lobby-given-up = 지난 게임 뒤로 여기서 그만둔 테이블이 { $count }개 있어요.
lobby-list-text = 봉인한 값과 이 목록을 섞어 카드를 나눠요. ‘섞기에 보태기’로 목록 끝에 직접 쓴 말을 넣을 수 있어요.
# An entry of the list: somebody sat down at this time.
shuffle-at = { $name } { $text }
# An entry of the list: somebody added these words.
shuffle-words = { $name } “{ $text }”
lobby-closed = { $game } · 테이블을 닫았어요
lobby-closed-text = 게임은 시작되지 않았어요. `/{ $command } { command-start }` 명령어로 새 테이블을 열 수 있어요.

stir-title = 섞기에 보태기
stir-label = 모두에게 보이는 말, 100자까지
stir-done = 적어 주신 말을 섞기에 넣었어요.
stir-done-list = 적어 주신 말을 섞기에 넣었어요. 지금 목록은 `{ $list }`예요. 게임이 시작된 뒤 보드의 목록이 똑같이 시작하면, 아무도 카드를 골라 나눌 수 없었던 거예요.

## The board

# $time counts down to the end of the time to act.
board-turn = { board-turn-no-clock } 마감: { $time }
board-turn-no-clock = **{ $names }** { $count ->
   *[other] 님 차례예요.
}
board-won = 🏆 **{ $names }** { $count ->
    [1] 님이 이겼어요!
   *[other] 님이 함께 이겼어요!
}
board-question = 질문
board-question-waiting = { $text } 답을 기다리는 중: { $names }
board-sealed = 섞기 봉인: { $commitment }
board-sealed-list = 섞기 봉인: { $commitment }, 목록: { $list }
board-called-off = 게임이 중단됐어요.
board-result = 결과
board-place = { $place }위 { $name }: { $score }
board-place-winner = { $place }위 { $name }: { $score } 🏆
board-fair = 공정한 섞기
board-fair-seed = Kaigi의 몫은 `{ $seed }` 값이었어요. 이 값의 SHA-256이 처음부터 보여 드린 봉인이에요: `{ $commitment }`
board-fair-added = 참가자들이 보탠 몫: { $contributions }
board-fair-more = { $shown } 외 { $count }개
board-fair-list = 그 목록은 첫 카드보다 먼저 보여 드렸어요: `{ $list }`
board-fair-check = 모두 확인하려면 ‘기록’을 눌러 받은 파일로 `kaigi verify` 명령을 실행하세요. 게임 전체를 처음부터 다시 나누고 플레이해 봐요.

## The hand

hand-locked = 지금은 할 수 없는 것
# $labels is a list of cards or other things to press.
hand-reason = { $labels }: { $why }
hand-turn = { hand-turn-no-clock } 마감: { $time }
hand-turn-no-clock = **내 차례예요.**
hand-away = 두 번 이어서 시간을 넘겨 봇이 대신 플레이하고 있어요. 다시 직접 하려면 ‘돌아왔어요’를 누르세요.
hand-no-seat = 이 테이블의 참가자가 아니라서, 모두에게 보이는 화면을 보여 드려요.
hand-no-seat-offer = 이 테이블의 참가자가 아니라서, 모두에게 보이는 화면을 보여 드려요. 봇의 자리를 이어받을 수 있어요.
hand-lobby = 게임이 아직 시작되지 않았어요. 시작되면 보드 아래의 ‘내 손패’에서 내가 가진 것을 볼 수 있어요.
hand-lobby-join = 게임이 아직 시작되지 않았고, 자리에도 아직 앉지 않았어요.
hand-leave-sure = 정말 나갈까요? 게임이 끝날 때까지 봇이 자리를 맡아요.
hand-log = 최근에 있었던 일
# Above the news, where not all of it is shown; Log is the button.
hand-more = … 그 전의 일은 ‘로그’에서 볼 수 있어요
hand-log-empty = 아직 아무 일도 없었어요.
# A kind of play, such as Shift, and how many plays of that kind there are.
hand-tab = { $group } · { $count }
hand-page-before = ◀ 이전
hand-page-after = 다음 ▶
hand-page = { $page }/{ $pages }
menu-plays = 무엇을 할지 고르세요
menu-plays-part = 무엇을 할지 고르세요 ({ $part }/{ $parts })
menu-group-part = { $group } ({ $part }/{ $parts })

## Calls: short messages that really notify

# $mention is one or several people.
call-turn = { $mention } 님, { $game } 게임에서 차례가 됐어요.
call-reminder = { $mention } 님, { $game } 게임의 시간이 얼마 남지 않았어요. { $time } 봇이 대신 플레이해요.
call-reminder-soon = { $mention } 님, { $game } 게임의 시간이 얼마 남지 않았어요. 곧 봇이 대신 플레이해요.
call-away = { $mention } 님, 돌아올 때까지 { $game } 게임의 자리를 봇이 맡아요.
call-question = { $mention } 님, { $text }
call-over = { $mention } 님, { $game } 게임이 끝났어요. { $result }
call-rematch = { $mention } 님, { $game } 게임을 한 판 더 하려고 기다리고 있어요.

## Answers to one person

answer-done = 처리했어요.
answer-open = 테이블이 열렸어요. 이미 자리에 앉아 있으니, 다른 사람을 기다리거나 봇을 추가한 다음 ‘시작’을 누르세요.
answer-open-thread = { $place }에 테이블이 열렸어요. 이미 자리에 앉아 있어요.
answer-taken-thread = 이 채널에는 이미 테이블이 있어요. 따로 스레드를 만들어 시작할까요?
answer-thread-name = { $name } 님과 함께하는 { $game }
answer-no-table = 이 채널에는 테이블이 없어요. `/{ $command } { command-start }` 명령어로 열 수 있어요.
answer-no-table-any = 이 채널에는 테이블이 없어요. `/{ command-kaigi } { command-games }` 명령어로 할 수 있는 게임을 볼 수 있어요.
answer-record = 이 채널의 { $number }번째 게임이에요. 나눈 카드와 모든 행동이 담겨 있어요. 이 파일로 `kaigi verify` 명령을 실행하면 전부 다시 플레이해서 공정했는지 알려 줘요.
answer-left = 테이블에서 나왔어요.
answer-asked = 다른 참가자들에게 물어봤어요.
answer-undone = 물렀어요.
answer-cancelled = 테이블을 닫았어요.
answer-busy = 여러 가지를 한꺼번에 요청했어요. 먼저 요청한 것을 기다려 주세요.
answer-foreign = 제 버튼이 아니거나 다른 채널의 버튼이에요. 테이블의 가장 최근 메시지를 써 주세요.
answer-other-version = 다른 버전의 Kaigi가 만든 버튼이라 지금 버전에서는 쓸 수 없어요. 테이블의 가장 최근 메시지를 쓰거나 명령을 다시 실행해 주세요.
answer-no-server = 테이블은 서버의 채널에만 열 수 있어요. 서버에서 저를 불러 주세요.
answer-restarting = 지금 다시 시작하는 중이에요. 잠시 뒤에 다시 눌러 주세요.
answer-fault = 저에게 문제가 생겼어요. 잘못하신 것은 없어요. 다시 시도해 주세요. 계속 그러면 저를 운영하는 사람에게 이 번호를 알려 주세요: `{ $reference }`
answer-unknown-command = 이제는 없는 명령어예요. 1분쯤 뒤에 다시 시도해 주세요.
answer-no-thread = 여기에는 스레드를 만들지 못했어요. 다른 채널에서 해 보세요.

## Permissions that Kaigi lacks

permission-missing = { $place }에서는 할 수 없어요. 저에게 없는 권한: { $permissions }. 이 서버를 관리하는 사람에게 부탁해 주세요.
permission-view-channel = 채널 보기
permission-send-messages = 메시지 보내기
permission-send-in-threads = 스레드에서 메시지 보내기
permission-embed-links = 링크 첨부
permission-attach-files = 파일 첨부
permission-create-threads = 공개 스레드 만들기
permission-unknown = 채널 보기 또는 메시지 보내기

## /kaigi

games-title = 게임
games-line = **{ $name }** · { $fewest }~{ $most }명 · `/{ $command } { command-start }`
help-title = 게임하는 방법
help-start = `/{ $command } { command-start }` 명령어로 채널에 테이블을 열어요. ‘참가’를 눌러 앉고, 빈자리는 ‘봇 추가’로 채운 다음 ‘시작’을 누르세요. 아래의 모든 게임에 같은 명령어가 있어요.
help-hand = ‘내 손패’는 나에게만 보여요. 하고 싶은 것을 누르면 모두가 보드에서 볼 수 있어요. 할 수 없는 것이 있으면 ‘왜 안 되나요?’가 어떤 규칙 때문인지 알려 줘요.
help-rules = `/{ $command } { command-rules }` 명령어로 규칙을 열어요. 항목을 고르거나 원하는 말을 검색할 수 있어요.
help-bots = 봇의 난이도는 세 가지예요. `{ command-hints }` 옵션을 켜고 연 테이블에서는 내 손패의 ‘힌트’로 어려움 봇의 생각을 들을 수 있어요. 게임이 끝나면 ‘돌아보기’로 가장 손해가 컸던 선택을 볼 수 있어요.
help-clock = 시간이 다 되면 그 차례는 봇이 대신 플레이해요. 두 번 이어지면 ‘돌아왔어요’를 누를 때까지 봇이 자리를 맡아요.
help-leave = 무르기, 나가기, 중단, 자리를 비운 사람 교체는 언제든 할 수 있어요. 다른 참가자와 상관있는 일은 먼저 물어봐요.
help-fair = 섞기는 언제나 시작할 때 봉인하고 끝날 때 열어요. `/{ $command } { command-record }` 명령어로 증거를 받을 수 있어요.
about-title = Kaigi { $version }
about-text = 손패를 숨기고 하는 보드게임을 서버 채널에서 즐겨요. { $licence } 라이선스로 공개된 자유 오픈 소스예요.
about-games = 게임
about-languages = 언어
