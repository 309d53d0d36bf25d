### What Kaigi says in a chat: slash commands, the lobby, the board, the hand, and answers to one
### person. What a table itself has to say stands in host.ftl, what a game says in its own file.

## Slash commands. A name is one word in lower case; a description has at most 100 characters.

command-kaigi = kaigi
command-kaigi-about = Board games in this channel
command-games = games
command-games-about = Which games can be played here
command-help = help
command-help-about = How to play a game in this channel
command-about = about
command-about-about = Which Kaigi this is, and in which languages it speaks
command-start = start
command-start-about = Open a table in this channel
command-hand = hand
command-hand-about = Show your hand, for your eyes only
command-watch = watch
command-watch-about = Show the table as everybody sees it
command-rules = rules
command-rules-about = Read the rules, or look something up in them
command-undo = undo
command-undo-about = Take your last action back, or ask the others whether you may
command-leave = leave
command-leave-about = Get up from the table; a bot takes your seat in a running match
command-cancel = cancel
command-cancel-about = Close the lobby, or ask the others to call the match off
command-record = record
command-record-about = Download the last finished match of this channel
command-pace = pace
command-pace-about = How long a turn may take
command-seats = seats
command-seats-about = For how many players at most

## Paces

pace-live = Live: 90 seconds a turn
pace-relaxed = Relaxed: 10 minutes a turn
pace-daily = Daily: a day for each turn
pace-none = No clock

## Buttons and headings that several messages share

button-join = Join
button-leave = Leave
button-add-bot = Add bot
button-remove-bot = Remove bot
button-begin = Begin
button-cancel = Cancel
button-rules = Rules
button-stir = Stir the shuffle
button-hand = My hand
button-watch = Watch
button-refresh = Refresh
button-log = Log
button-yes = Yes
button-no = No
# One step back: from a question, or within one’s own turn. Not to be taken for button-back.
button-step-back = Back
button-undo = Undo
button-undo-ask = Ask to undo
button-back = I’m back
button-replace = Replace { $name } by a bot
button-take = Take { $name }’s seat
button-rematch = Rematch
button-record = Record
button-thread = Start it in a thread
button-sure = Yes, leave
button-stay = Stay

## The lobby

lobby-title = { $game } · the table is open
lobby-seats = At the table: { $taken } of { $most }
lobby-seat = { $number }. { $name }
lobby-free = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
lobby-setup = Setup
# An option of the game that differs from its default.
lobby-option = { $option }: { $value }
lobby-waiting = Waiting for
lobby-ready = Everybody here? Anyone at the table can press Begin.
lobby-fair = Fair shuffle
lobby-fair-text =
    Kaigi has sealed its part: `{ $commitment }`. All who sit down add to it, and Stir the shuffle adds words of your own. The seal is opened at the end, so that anyone can check the deal.
lobby-seal = Seal `{ $commitment }`
# $list is the list’s hash, cut; $added says who added what, in order.
lobby-list = List `{ $list }`: { $added }
lobby-given-up = { $count ->
    [one] 1 table was given up here since the last match.
   *[other] { $count } tables were given up here since the last match.
}
lobby-list-text = The deal is mixed from what is sealed and from this list. Stir the shuffle puts words of yours at its end.
# An entry of the list: somebody sat down at this time.
shuffle-at = { $name } { $text }
# An entry of the list: somebody added these words.
shuffle-words = { $name } “{ $text }”
lobby-closed = { $game } · the table was closed
lobby-closed-text = Nothing was played. Start another one with `/{ $command } { command-start }`.

stir-title = Stir the shuffle
stir-label = Words for all to see, up to 100 characters
stir-done = Your words are in the shuffle.
stir-done-list = Your words are in the shuffle. The list is now `{ $list }`: if the list on the board begins like that once the match has begun, nobody can have chosen the deal.

## The board

# $time counts down to the end of the time to act.
board-turn = { board-turn-no-clock } Time is up { $time }.
board-turn-no-clock = **{ $names }** { $count ->
    [one] is
   *[other] are
} to act.
board-won = 🏆 **{ $names }** { $count ->
    [one] has
   *[other] have
} won!
board-question = Question
board-question-waiting = { $text } Waiting for { $names }.
board-sealed = Shuffle sealed as { $commitment }
board-sealed-list = Shuffle sealed as { $commitment }, list { $list }
board-called-off = The match was called off.
board-result = Result
board-place = { $place }. { $name }: { $score }
board-place-winner = { $place }. { $name }: { $score } 🏆
board-fair = Fair shuffle
board-fair-seed = Kaigi’s part was `{ $seed }`. Its SHA-256 is the seal that was shown from the start: `{ $commitment }`
board-fair-added = The players added { $contributions }.
board-fair-more = { $shown } and { $count } more
board-fair-list = Their list was shown as `{ $list }` before the first card.
board-fair-check = To check it all, press Record and run `kaigi verify` on the file: the whole match is dealt and played again.

## The hand

hand-locked = Locked for now
# $labels is a list of cards or other things to press.
hand-reason = { $labels }: { $why }
hand-turn = { hand-turn-no-clock } Your time is up { $time }.
hand-turn-no-clock = **It is your turn.**
hand-away = A bot plays for you, because your time ran out twice in a row. Press I’m back to play on yourself.
hand-no-seat = You have no seat at this table. This is what everybody sees.
hand-no-seat-offer = You have no seat at this table. This is what everybody sees. You may take over from a bot.
hand-lobby = The match has not begun. When it has, My hand below the board shows what you hold.
hand-lobby-join = The match has not begun, and you have no seat yet.
hand-leave-sure = Do you want to leave? A bot takes your seat for the rest of the match.
hand-log = What happened lately
# Above the news, where not all of it is shown; Log is the button.
hand-more = … and more before: Log
hand-log-empty = Nothing has happened yet.
# A kind of play, such as Shift, and how many plays of that kind there are.
hand-tab = { $group } · { $count }
hand-page-before = ◀ Previous
hand-page-after = Next ▶
hand-page = { $page } of { $pages }
menu-plays = Choose what to play
menu-plays-part = Choose what to play ({ $part } of { $parts })
menu-group-part = { $group } ({ $part } of { $parts })

## Calls: short messages that really notify

# $mention is one or several people.
call-turn = { $mention }, it is your turn in { $game }.
call-reminder = { $mention }, your time in { $game } is nearly over: { $time } a bot plays for you.
call-reminder-soon = { $mention }, your time in { $game } is nearly over. A bot will play for you.
call-away = { $mention }, a bot keeps your seat in { $game } until you are back.
call-question = { $mention }: { $text }
call-over = { $mention }, your match of { $game } is over. { $result }
call-rematch = { $mention }, a rematch of { $game } waits for you.

## Answers to one person

answer-done = Done.
answer-open = Your table is open, and you sit at it. Wait for others to join or add bots, then press Begin.
answer-open-thread = Your table is open in { $place }, and you sit at it.
answer-taken-thread = A table stands in this channel already. Shall I start yours in a thread of its own?
answer-thread-name = { $game } with { $name }
answer-no-table = There is no table in this channel. Open one with `/{ $command } { command-start }`.
answer-no-table-any = There is no table in this channel. `/{ command-kaigi } { command-games }` shows what can be played.
answer-record = Here is match { $number } of this channel, every deal and every action. `kaigi verify` with this file plays all of it again and says whether it was fair.
answer-left = You have left the table.
answer-asked = The others have been asked.
answer-undone = Taken back.
answer-cancelled = The table is closed.
answer-busy = You have asked for several things at once. Please wait for those first.
answer-foreign = This button is not one of mine, or it belongs to another channel. Please use the newest message of the table.
answer-other-version = This button was made by another version of Kaigi, and this one does not know it. Please use the newest message of the table, or the command again.
answer-no-server = Tables stand in the channels of a server. Please use me there.
answer-restarting = I am just restarting. Please press again in a moment.
answer-fault = Something of mine went wrong; nothing that you did. Please try again. If it stays, tell whoever runs me this reference: `{ $reference }`
answer-unknown-command = I do not know this command any more. Please try again in a minute.
answer-no-thread = I could not open a thread here. Please try another channel.

## Permissions that Kaigi lacks

permission-missing = I cannot do that in { $place }: I lack the permission { $permissions } there. Please ask somebody who manages this server.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-threads = Create Public Threads
permission-unknown = View Channel or Send Messages

## /kaigi

games-title = Games
games-line = **{ $name }** · { $fewest } to { $most } players · `/{ $command } { command-start }`
help-title = How to play
help-start = `/{ $command } { command-start }` opens a table in the channel. Press Join, fill empty seats with Add bot, and press Begin. Every game below has the same commands.
help-hand = My hand shows your hand to you alone. Press what you want to play; everybody sees it on the board. If something is locked, Why? tells you which rule locks it.
help-rules = `/{ $command } { command-rules }` opens the rules, at a section of them or at whatever you search for.
help-bots = Bots play at three levels. At a table that was opened with `{ command-hints }`, Hint on your hand tells you what a hard bot would do. When a match is over, Review shows which of your choices cost you most.
help-clock = If your time runs out, a bot plays that turn. After two in a row it keeps your seat until you press I’m back.
help-leave = Undo, leaving, calling off and replacing somebody who is gone all work at any time; what concerns the others asks the others.
help-fair = Every shuffle is sealed at the start and opened at the end. `/{ $command } { command-record }` gives you the proof.
about-title = Kaigi { $version }
about-text = Board games with hidden hands, played in the channels of a server. Free and open source, under { $licence }.
about-games = Games
about-languages = Languages
