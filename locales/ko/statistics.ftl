### How people have done on a server: /kaigi stats and /kaigi leaderboard.
###
### Glossary: statistics 전적, leaderboard 순위표, rating 레이팅, match 판 (counted) or 게임.

## The commands. A name is one word in lower case; a description has at most 100 characters.

command-stats = 전적
command-stats-about = 이 서버에서 나 또는 다른 사람이 거둔 전적을 보여 줘요
command-leaderboard = 순위표
command-leaderboard-about = 이 서버에서 누가 가장 잘하는지 보여 줘요
command-user = 사용자
command-user-about = 누구의 전적인지 (비워 두면 내 전적)
command-game = 게임
command-game-about = 어떤 게임인지 (비워 두면 모든 게임)

## Somebody's statistics

stats-title = 전적
stats-title-own = 내 전적
# $user is a mention.
stats-of = 이 서버에서 { $user } 님이 거둔 전적
stats-none = { $user } 님은 아직 이 서버에서 끝낸 게임이 없어요.
stats-none-own = 아직 이 서버에서 끝낸 게임이 없어요.
stats-uncounted = 전적에 나오지 않기로 한 사람이에요.
stats-uncounted-own = 전적에 나오지 않기로 하셨어요. `/{ command-kaigi } { command-settings }` 명령어로 바꿀 수 있어요.
stats-rating = 레이팅 **{ $points } ± { $uncertainty }**
# $said is several of the sentences below.
stats-among-people = **사람끼리:** { $said }
stats-with-bots = **봇과 함께, 레이팅 제외:** { $said }
stats-matches = { $count }판, { $wins }승.
# $places is a list of stats-place.
stats-places = 순위: { $places }.
# How often somebody came in at this place.
stats-place = { $place }위 { $times }번
stats-average = 평균 점수 { $points }.
stats-left = 중간에 나간 { $count }판은 꼴찌로 계산했어요.
stats-explained = 레이팅은 실력이 어느 정도인지, ±는 그 값이 얼마나 확실한지를 나타내요. 누구나 1500 ± 500에서 시작하고, 사람끼리 한 게임만 반영해요.
number-decimal = { $ones }.{ $tenths }

## The leaderboard

leaderboard-title = 이 서버의 순위표
leaderboard-none = 아직 이 서버에서 사람끼리 끝낸 게임이 없어요.
leaderboard-line = { $place }위 { $user } · **{ $points } ± { $uncertainty }** · { $count }판
leaderboard-explained = 레이팅에서 ±의 세 배를 뺀 값이 높은 순서예요. 그래서 운 좋은 한 판만으로는 맨 위에 오를 수 없어요.
