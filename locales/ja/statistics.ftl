### How people have done on a server: /kaigi stats and /kaigi leaderboard.

## The commands. A name is one word in lower case; a description has at most 100 characters.

command-stats = 成績
command-stats-about = このサーバーでの自分やほかの人の成績を見る
command-leaderboard = ランキング
command-leaderboard-about = このサーバーの強い人を見る
command-user = ユーザー
command-user-about = 誰の成績か（省略すると自分）
command-game = ゲーム
command-game-about = どのゲームか（省略するとすべて）

## Somebody's statistics

stats-title = 成績
stats-title-own = あなたの成績
# $user is a mention.
stats-of = このサーバーでの { $user } さん
stats-none = { $user } さんがこのサーバーで終えた対戦はまだありません。
stats-none-own = あなたがこのサーバーで終えた対戦はまだありません。
stats-uncounted = この人は成績に載せない設定にしています。
stats-uncounted-own = あなたは成績に載せない設定にしています。`/{ command-kaigi } { command-settings }`で変えられます。
stats-rating = レーティング **{ $points } ± { $uncertainty }**
# $said is several of the sentences below.
stats-among-people = **人どうしの対戦：** { $said }
stats-with-bots = **ボット入りの対戦（レーティング対象外）：** { $said }
stats-matches = { $count }戦{ $wins }勝。
# $places is a list of stats-place.
stats-places = 順位は{ $places }。
# How often somebody came in at this place.
stats-place = { $place }位{ $times }回
stats-average = 平均スコア{ $points }。
stats-left = 途中退出{ $count }回（最下位扱い）。
stats-explained = レーティングは強さの推定値で、±はその不確かさです。全員1500 ± 500から始まり、人どうしの対戦だけが対象です。
number-decimal = { $ones }.{ $tenths }

## The leaderboard

leaderboard-title = このサーバーのランキング
leaderboard-none = このサーバーで終わった人どうしの対戦はまだありません。
leaderboard-line = { $place }位 { $user } · **{ $points } ± { $uncertainty }** · { $count }戦
leaderboard-explained = 並び順は、レーティングから±の3倍を引いた値で決まります。まぐれの1勝だけで頂点に立つことはありません。
