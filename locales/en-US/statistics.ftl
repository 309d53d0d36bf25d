### How people have done on a server: /kaigi stats and /kaigi leaderboard.

## The commands. A name is one word in lower case; a description has at most 100 characters.

command-stats = stats
command-stats-about = How you, or somebody else, have done on this server
command-leaderboard = leaderboard
command-leaderboard-about = Who is best on this server
command-user = user
command-user-about = Whose statistics; yours if you name nobody
command-game = game
command-game-about = Which game; all of them if you name none

## Somebody's statistics

stats-title = Statistics
stats-title-own = Your statistics
# $user is a mention.
stats-of = { $user } on this server
stats-none = { $user } has finished no match on this server yet.
stats-none-own = You have finished no match on this server yet.
stats-uncounted = They prefer to be in no statistics.
stats-uncounted-own = You have chosen to be in no statistics. `/{ command-kaigi } { command-settings }` changes that.
stats-rating = Rating **{ $points } ± { $uncertainty }**
# $said is several of the sentences below.
stats-among-people = **Among people:** { $said }
stats-with-bots = **With bots, not rated:** { $said }
stats-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $wins } won.
# $places is a list of stats-place.
stats-places = Places: { $places }.
# How often somebody came in at this place.
stats-place = #{ $place } × { $times }
stats-average = Average score: { $points }.
stats-left = { $count ->
    [one] Left 1 match early, and was placed last in it.
   *[other] Left { $count } matches early, and was placed last in them.
}
stats-explained = A rating says how strong somebody probably is, ± how sure that is. Everybody starts at 1500 ± 500; only matches among people count.
number-decimal = { $ones }.{ $tenths }

## The leaderboard

leaderboard-title = Leaderboard of this server
leaderboard-none = No match among people has been finished on this server yet.
leaderboard-line = { $place }. { $user } · **{ $points } ± { $uncertainty }** · { $count ->
    [one] 1 match
   *[other] { $count } matches
}
leaderboard-explained = The order is by rating less three times its ±, so that one lucky match leads nobody to the top.
