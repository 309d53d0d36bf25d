### Looking back: the log of a match, and a match that is over, looked at again ply by ply.

## The log, in pages

log-older = Older
log-newer = Newer
log-page = Page { $page } of { $pages }
log-part = What happened in this part of the match
log-whole = What happened so far

## Why nothing can be looked at again

host-refusal-no-replay = There is no finished match here that could be watched again. A replay can be had when a match is over.
host-refusal-other-rules = The rules have changed since this match, so I cannot play it again. Its record is as it was: press Record to download it.

## The replay

button-replay = Replay
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
# $ply counts the actions, 0 is the deal before the first of them.
replay-headline = Replay of match { $number } · { $viewer } · { $ply } of { $plies }
# What the last action was, and where in the match: “Round 2 · Trick 3: Ana plays pink 7.”
replay-told = **{ $moment }**: { $told }
# Between a round and its trick.
replay-moment = { $part } · { $step }
replay-as-everybody = as everybody saw it
replay-as-seat = as { $name } saw it
replay-as-open = with all hands open
replay-menu-as = View it …
replay-menu-part = Jump to …
replay-menu-step = Jump within { $part } …
