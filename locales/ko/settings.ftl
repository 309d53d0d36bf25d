### What people choose for themselves with /kaigi settings, and for a server with /kaigi server.

## The commands. A name is one word in lower case; a description has at most 100 characters.

command-settings = 설정
command-settings-about = 내 언어, 그림 또는 글, 전적에 넣을지를 정해요
command-server = 서버
command-server-about = 여기서 모두가 읽는 글의 언어를 정해요. 서버를 관리할 수 있는 사람만 쓸 수 있어요
command-language = 언어
command-language-about = Kaigi가 나에게 쓰는 언어
command-server-language-about = 이 서버의 보드와 알림에 쓰는 언어
command-pictures = 그림
command-pictures-about = 테이블을 그림으로 볼지, 글로만 볼지
command-statistics = 전적
command-statistics-about = 내 게임을 전적과 순위표에 보여 줄지
command-forget = 잊기
command-forget-about = Kaigi가 나를 잊게 해요
command-forget-me = 나
command-forget-me-about = 내 설정과 전적을 지우고 끝난 게임에서 나를 빼요. 먼저 한 번 물어봐요

# What this language is called by those who speak it.
language-name = 한국어

## What can be chosen; also what somebody has chosen. At most 100 characters.

settings-language-auto = 내 Discord 언어대로
settings-server-auto = 서버 설정의 언어대로
settings-pictures-on = 그림으로 보기
settings-pictures-off = 글로만 보기
settings-statistics-on = 넣기
settings-statistics-off = 빼기

## The answers

settings-title = 내 설정
settings-hint = 어디서나 똑같이 적용돼요. 바꾸고 싶은 것은 `/{ command-kaigi } { command-settings }` 명령어에 넣어 주세요.
settings-saved = 저장했어요. 지금부터 적용돼요.
settings-language = 언어
settings-pictures = 그림
settings-statistics = 전적
settings-server-title = 이 서버의 설정
settings-server-hint = `/{ command-kaigi } { command-server }` 명령어에 언어를 넣으면 바꿀 수 있어요.
settings-server-language = 모두가 읽는 글의 언어
settings-server-refused = 서버의 설정은 서버를 관리할 수 있는 사람만 바꿀 수 있어요. ‘서버 관리하기’ 권한이 필요해요. 내 언어는 `/{ command-kaigi } { command-settings }` 명령어로 정할 수 있어요.

## Being forgotten

button-forget = 나를 잊어 줘
forget-ask = **정말 잊을까요?** 설정과 전적을 지워요. 끝난 모든 게임과 그 기록, 다시 보기, 결과에서는 이름 없는 이전 참가자가 그 자리를 대신해요. 그 게임들의 카드가 무엇으로 섞였는지는 더 이상 확인할 수 없어요.
forget-running = 끝나지 않은 게임이나 대기실에는 끝날 때까지 자리가 남고, 끝나면 거기서도 잊어요. 더 빨리 잊기를 바라면 먼저 나가 주세요.
forget-sure = 되돌릴 수 없어요.
forget-done = 잊었어요. 설정과 전적은 사라졌고, 끝난 게임에 이름이 남아 있지 않아요. 다시 플레이하면 처음 온 사람으로 대할게요.
forget-kept = 이미 건넨 기록과 내보낸 자료, 백업, 이 채팅의 메시지는 거둬들일 수 없어요. 오래된 백업 때문에 정보가 되살아나지 않도록, 계정을 알아볼 수 없는 표시 하나만 남겨 둬요.
forget-waiting = 참가한 테이블 중 { $count }개가 아직 끝나지 않았어요. 끝나면 거기서도 잊을게요.
