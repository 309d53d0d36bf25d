### What a table says, whatever is played at it. Variables that many messages share:
### $name   what somebody is called
### $seat   their seat, from 1
### $who    `you` if they are told it themselves, else `other`

# What a bot is called; by its seat, so that it keeps its name.
# Bots are called after stars.
host-bot = { $number ->
    [1] Vega
    [2] Rigel
    [3] Altair
    [4] Mizar
    [5] Deneb
    [6] Spica
    [7] Mira
    [8] Capella
   *[other] Bot { $number }
}

## What happened, between the plays

host-told-late = { $name }’s time ran out: a bot played for them.
host-told-away = { $name } seems to be away: a bot keeps seat { $seat } until they are back.
host-told-back = { $name } is back.
host-told-left = { $name } left; a bot plays on.
host-told-replaced = The others gave { $name }’s seat to a bot.
host-told-taken = { $name } took over seat { $seat } from a bot.
host-told-undone = { $who ->
    [you] You
   *[other] { $name }
} took back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
host-told-declined = { $name } said no.
host-told-hinted = { $name } asked a bot for a hint.
host-told-cancelled = The match was called off.
host-told-resumed = The rules were mended; the match goes on.

## Somebody who was forgotten

host-forgotten = Former player { $seat }

## Questions to the others

host-asked-undo = { $name } would like to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}. All right?
host-asked-cancel = { $name } would like to call the match off. All right?
host-asked-replace = { $name } would like a bot to take over from { $other }. All right?

## Why a press was turned down

host-refusal-no-table = There is no table in this channel.
host-refusal-taken = There is already a table in this channel.
host-refusal-not-seated = You have no seat at this table.
host-refusal-stale = Something has changed since; here is how it stands now.
host-refusal-outdated = This button belongs to an earlier lobby or match. Please use the newest message of the table.
host-refusal-not-begun = The match has not begun yet.
host-refusal-begun = The match has already begun.
host-refusal-over = The match is over.
host-refusal-no-record = There is no finished match here yet. You can download a record when a match is over.
host-refusal-not-your-turn = It is not your turn.
host-refusal-illegal = That cannot be played now.
host-refusal-full = There is no free seat.
host-refusal-seated = You already have a seat here.
host-refusal-came-too-often = You have joined this lobby too often. Please wait for the next one.
host-refusal-worn-out = There has been too much coming and going in this lobby. Please begin the match, or close the lobby and open another.
host-refusal-no-bot = There is no bot to send away.
host-refusal-still-thinking = A bot is still thinking about your last question. Please wait for its answer.
host-refusal-no-hints = Hints are off at this table.
host-refusal-nothing-to-review = You made no choices in that match, so there is nothing to review.
host-refusal-too-few = This game needs at least { $need } players. You can add bots.
host-refusal-not-yours = That is not yours to decide.
host-refusal-nothing-to-undo = There is nothing of yours to take back.
host-refusal-question-open = Another question is still open. Please settle that one first.
host-refusal-asked-lately = You have already asked the others something in this turn. Wait until one of them has played, or ten minutes.
host-refusal-question-gone = That question is settled.
host-refusal-not-asked = You need not answer that.
host-refusal-not-waited-for = Nobody is being held up by that seat yet.
host-refusal-not-away = The seat is yours; nobody is playing for you.
host-refusal-no-such-game = There is no such game.
host-refusal-unfit = This game is for { $fewest } to { $most } players.
host-refusal-no-such-option = There is no such setting for “{ $option }”.
host-refusal-bad-words = For the shuffle, between 1 and 100 characters, please, and a few contributions from each of you are plenty.
host-refusal-set-aside = This table’s log is damaged and was set aside. You can open a new table.
