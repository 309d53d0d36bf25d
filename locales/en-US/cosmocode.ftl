### Cosmo;code. Variables that many messages share:
### $who     you (the reader), other
### $name    the name of the player that is spoken of
### $deck    blue, green, red
### $channel a, b: the channel of a card, or the one that everybody listens to
### $range   short, mid, long
### $perk    wide, flexible, none
### $place   where a revealed card lies, from 1 to 3
### $card, $cards   one or several cards, as cosmocode-card and cosmocode-cards say them
### $heard, $from, $to   a transmission, as cosmocode-heard says it: 7α

## Names

# A deck is never told by its colour alone: its shape and its initial come first.
cosmocode-mark = { $deck ->
    [blue] ●B
    [green] ▲G
   *[red] ◆R
}
# The shape alone, for where there is little room.
cosmocode-sign = { $deck ->
    [blue] ●
    [green] ▲
   *[red] ◆
}
# The colour alone, for where the shape is drawn.
cosmocode-colour = { $deck ->
    [blue] blue
    [green] green
   *[red] red
}
cosmocode-deck = { cosmocode-mark } { cosmocode-colour }
cosmocode-channel = { $channel ->
    [a] α
   *[b] β
}
# What a receiver hears: a number on a channel. 7α
cosmocode-heard = { $number }{ cosmocode-channel }
# ●B blue 7α
cosmocode-card = { cosmocode-deck } { cosmocode-heard }
# ●7α
cosmocode-card-briefly = { cosmocode-sign }{ cosmocode-heard }
# Several cards of one deck: ●B blue 3α 7β
cosmocode-cards = { cosmocode-deck } { $heard }
cosmocode-cards-briefly = { cosmocode-sign }{ $heard }
cosmocode-no-cards = none
# Between the decks of a hand, between the cards of a deck, and between cards on a button.
cosmocode-decks-dot = {" · "}
cosmocode-cards-space = {" "}
cosmocode-cards-plus = {" + "}
# Between the things that a card could do.
cosmocode-semicolon = {"; "}
cosmocode-range = { $range ->
    [short] short range
    [mid] mid range
   *[long] long range
}
cosmocode-perk = { $perk ->
    [wide] Wideband
    [flexible] Converter
   *[none] no perk
}
# At the start of a sentence.
cosmocode-player = { $who ->
    [you] You
   *[other] { $name }
}

## The page

cosmocode-title = Cosmo;code · round { $round }
cosmocode-title-limited = Cosmo;code · round { $round } of { $rounds }
cosmocode-title-over = Cosmo;code · the match is over

cosmocode-table = Table
cosmocode-indicator = Everybody listens to channel { cosmocode-channel }
cosmocode-turn = { $who ->
    [you] It is your turn
   *[other] It is { $name }’s turn
}
# $signals is how many red cards, $cards which ones.
cosmocode-standing = { cosmocode-player }: { $signals ->
    [0] no red signal
    [one] 1 red signal ({ $cards })
   *[other] { $signals } red signals ({ $cards })
}, { $hand ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}{ $perk ->
    [none] {""}
   *[other] , { cosmocode-perk }
}
cosmocode-decks = Decks
cosmocode-deck-left = { cosmocode-deck } deck: { $left } left, { $discarded } discarded

cosmocode-revealed = Revealed at { cosmocode-range }
cosmocode-revealed-none = Revealed
cosmocode-revealed-awaited = Nothing has been turned over yet
# A card matches if it is on the channel that everybody listens to; later it is received, or not.
cosmocode-fate = { $fate ->
    [matches] matches
    [differs] does not match
    [received] received
   *[discarded] discarded
}
cosmocode-place = { $place }: { $card } · { cosmocode-fate }
# $card as it is heard now, $printed as it was turned over.
cosmocode-place-changed = { $place }: { $card } (printed { $printed }) · { cosmocode-fate }
cosmocode-run = The numbers { $numbers } make a run
# $run would be the nearest one, after $changes, which take so many steps of one.
cosmocode-run-missing = The numbers { $numbers } make no run; { $run } would take { $steps ->
    [one] 1 tune
   *[other] { $steps } tunes
}: { $changes }
cosmocode-run-change = place { $place } from { $from } to { $to }
# What was spent in this turn.
cosmocode-spent = Spent so far: { $cards }

cosmocode-gain = { $who ->
    [you] You would receive now
   *[other] { $name } would receive now
}
# $changed is yes where one of them is heard otherwise now than it is printed.
cosmocode-gain-all = { $cards }{ $changed ->
    [yes] , as printed
   *[no] {""}
}
cosmocode-gain-one = One of { $cards }{ $changed ->
    [yes] , as printed
   *[no] {""}
}
cosmocode-gain-nothing = Nothing
# Why nothing: $off are the transmissions, $count of them, that are on the other channel.
cosmocode-off = { $count ->
    [one] { $off } is not on channel { cosmocode-channel }
   *[other] { $off } are not on channel { cosmocode-channel }
}
cosmocode-gain-nothing-short = Nothing: { cosmocode-off }
cosmocode-gain-nothing-mid = Nothing: { cosmocode-off }, and at mid range both cards must be
cosmocode-gain-nothing-long = Nothing: { cosmocode-off }, and at long range all three cards must be
cosmocode-gain-nothing-run = Nothing: the numbers { $numbers } make no run
cosmocode-gain-nothing-both = Nothing: { cosmocode-off }, and the numbers { $numbers } make no run

cosmocode-hand = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
}
# What a card could do now; $uses are messages cosmocode-use-….
cosmocode-use = { $card }: { $uses }
# The same for several equal cards.
cosmocode-use-copies = { $card } (you have { $count }): { $uses }
cosmocode-use-shift = shift place { $place } ({ $from } → { $to })
# $flexible is yes for somebody whose green cards can be spent as blue ones.
cosmocode-use-flip = { $flexible ->
    [yes] with any other card, flip to { cosmocode-channel }
   *[no] with any other ●B blue card, flip to { cosmocode-channel }
}
cosmocode-use-tune = { $range ->
    [long] tune any number by one
   *[other] tune a number by one, which helps only at long range
}
cosmocode-use-tuned = nothing more in this turn, as a number has been tuned
cosmocode-use-none = nothing now, for no revealed card has its number and a flip takes two cards

cosmocode-discarded = Discarded red cards

cosmocode-last = Last turn
cosmocode-last-listened = { cosmocode-player } listened at { cosmocode-range } to channel { cosmocode-channel }
cosmocode-last-heard = Heard: { $cards }
# One of the cards heard in the last turn, as it was in the end.
cosmocode-last-card = { $card }
cosmocode-last-card-changed = { $card } (printed { $printed })
# $count cards.
cosmocode-last-spent = Spent: { $count ->
    [0] nothing
   *[other] { $cards }
}
cosmocode-last-received = Received: { $count ->
    [0] nothing
   *[other] { $cards }
}

cosmocode-now = Now
cosmocode-now-range = { $who ->
    [you] Your turn: choose how far to listen.
   *[other] { $name } chooses how far to listen.
}
cosmocode-now-manipulate = { $who ->
    [you] Your turn: change what is heard, or receive.
   *[other] { $name } changes what is heard, or receives.
}
# When the reader could do both.
cosmocode-now-order = Shift and flip before you tune: after a tune you can only tune.
cosmocode-now-tuned = { $who ->
    [you] Your turn: tune again, or receive.
   *[other] { $name } tunes again, or receives.
}
# When there is nothing to spend.
cosmocode-now-receive = Your turn: no card of yours can change anything, so receive.
cosmocode-now-take = { $who ->
    [you] Your turn: choose the card that you take.
   *[other] { $name } chooses a card to take.
}
cosmocode-now-perk = { $who ->
    [you] Your first red signal: choose a perk for the rest of the match.
   *[other] { $name } chooses a perk for the rest of the match.
}
# $count more cards than $limit.
cosmocode-now-drop = { $who ->
    [you] Your turn: give up { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, for nobody keeps more than { $limit }.
   *[other] { $name } gives up { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, for nobody keeps more than { $limit }.
}
cosmocode-now-won = { cosmocode-player } { $who ->
    [you] win
   *[other] wins
} with two rescue signals: { $cards }.
cosmocode-now-limit = { $rounds } rounds have been played, and nobody has two red signals.
# After the last round: $signals and $hand are the winner’s red signals and cards in hand.
cosmocode-now-most-signals = { cosmocode-player } { $who ->
    [you] win
   *[other] wins
} with the most red signals: { $signals }.
cosmocode-now-most-cards = { cosmocode-player } { $who ->
    [you] win
   *[other] wins
} with as many red signals as others, but more cards in hand: { $hand }.
# One of several winners.
cosmocode-now-shared = { cosmocode-player } { $who ->
    [you] share
   *[other] shares
} the win.

## Controls

# $channel is the one that everybody listens to.
cosmocode-listen = { $range ->
    [short] Short range: { $count } ●B blue, take all on { cosmocode-channel }
    [mid] Mid range: { $count } ▲G green, take 1 if both are on { cosmocode-channel }
   *[long] Long range: { $count } ◆R red, take 1 if they are a run on { cosmocode-channel }
}
cosmocode-done = Receive { $cards }
cosmocode-done-one = Take one of { $cards }
cosmocode-done-nothing = Receive nothing

# Kinds of changes, above their buttons.
cosmocode-group-shift = Shift
cosmocode-group-flip = Flip
cosmocode-group-tune = Tune
# What becomes of the card at a place, and what is spent on it: at most 24 characters, as the next two.
cosmocode-shift = { $place }: { $from } → { $to } for { $card }
cosmocode-shift-withheld = { $place }: { $from } → { $to }
cosmocode-flip = Listen to { cosmocode-channel }: { $cards }
cosmocode-tune = { $place }: { $from } → { $to } for { $card }
# A number that can go no further this way: $step is up or down.
cosmocode-tune-withheld = { $place }: { $number } { $step ->
    [up] ↑
   *[down] ↓
}
cosmocode-take = Take { $card } (place { $place })
cosmocode-perk-choose = { $perk ->
    [wide] Wideband: turn over 3 ●B blue at short range
   *[flexible] Converter: spend ▲G green as ●B blue
}
cosmocode-drop = Give up { $card }

cosmocode-why-wait = It is not your turn yet: waiting for { $name }.
cosmocode-why-empty = There is no { cosmocode-deck } card to turn over.
cosmocode-why-tuned = A number has been tuned in this turn, and after that nothing is shifted or flipped.
# $numbers is one number or several.
cosmocode-why-shift = { $flexible ->
    [yes] A shift takes a card of the same number ({ $numbers }), and you have none.
   *[no] A shift takes a ●B blue card of the same number ({ $numbers }), and you have none.
}
cosmocode-why-flip = { $flexible ->
    [yes] A flip takes two cards
   *[no] A flip takes two ●B blue cards
}, and you have { $count ->
    [0] none.
   *[one] only one.
}
cosmocode-why-tune = A tune takes a ▲G green card, and you have none.
cosmocode-why-edge = No number goes below 1 or above 10.

# Why a bot would do this, for somebody who asked for a hint.
# $count: how many cards of that kind you hold; for long range, of all kinds.
cosmocode-why-hint-listen = { $range ->
    [short] ●B blue cards pay for shifts and flips, and { $count ->
        [0] you have none.
        [one] you have only one.
       *[other] you have { $count }.
    }
    [mid] ▲G green cards pay for tunes, and { $count ->
        [0] you have none.
        [one] you have only one.
       *[other] you have { $count }.
    }
   *[long] Only here are ◆R red cards to be had, and { $count ->
        [0] trying costs no card.
        [one] you have one card to change what you hear with.
       *[other] you have { $count } cards to change what you hear with.
    }
}
# $closer: yes, no. $count: how many shifts and tunes are still missing after this change.
cosmocode-why-hint-change = { $closer ->
    [yes] { $count ->
        [0] After this change everything fits, and you can receive.
        [one] It brings you closer: one more change, and everything fits.
       *[other] It brings you closer: { $count } more changes, and everything fits.
    }
   *[no] It spends cards and brings you no closer to receiving everything.
}
# $gain: nothing, all, one. $count: how many cards you receive.
cosmocode-why-hint-done = { $gain ->
    [nothing] There is nothing to receive as it stands, but you save your cards.
    [one] Everything fits: you can take one of the revealed cards.
   *[all] { $count ->
        [one] You receive a card and spend nothing more.
       *[other] You receive { $count } cards and spend nothing more.
    }
}
cosmocode-why-hint-take = { $deck ->
    [red] A ◆R red card is what counts: two of them win.
   *[other] A { cosmocode-deck } card in hand can change a number later.
}
cosmocode-why-hint-perk = { $perk ->
    [wide] You turn over three ●B blue cards instead of two at short range.
   *[flexible] Your ▲G green cards can be spent like ●B blue ones, so every card fits more uses.
}
# $count: how many cards of that deck you hold.
cosmocode-why-hint-drop = { $count ->
    [one] Somebody with more than eight cards has to drop one; this is your only { cosmocode-deck } card.
   *[other] You hold { $count } { cosmocode-deck } cards, so you can spare one.
}

## What happened

cosmocode-told-dealt = Everybody is dealt { $count } ●B blue cards and listens to channel { cosmocode-channel }.
cosmocode-told-dealt-hand = You are dealt { $cards }. Everybody listens to channel { cosmocode-channel }.
# A line for each player follows cosmocode-told-dealt when all hands are open.
cosmocode-dealt-to = { cosmocode-player }: { $cards }.
cosmocode-told-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
cosmocode-told-revealed = { cosmocode-player } { $who ->
    [you] listen
   *[other] listens
} at { cosmocode-range }: { $cards }.
cosmocode-told-reshuffled = The { cosmocode-deck } deck is used up, so its discards are shuffled into a new one.
cosmocode-told-shifted = { cosmocode-player } { $who ->
    [you] spend
   *[other] spends
} { $card } and { $who ->
    [you] shift
   *[other] shifts
} place { $place }: { $from } → { $to }.
cosmocode-told-flipped = { cosmocode-player } { $who ->
    [you] spend
   *[other] spends
} { $cards } and { $who ->
    [you] flip
   *[other] flips
} the channel: everybody listens to { cosmocode-channel } now.
cosmocode-told-tuned = { cosmocode-player } { $who ->
    [you] spend
   *[other] spends
} { $card } and { $who ->
    [you] tune
   *[other] tunes
} place { $place }: { $from } → { $to }.
cosmocode-told-received = { cosmocode-player } { $who ->
    [you] receive
   *[other] receives
} { $cards }.
cosmocode-told-signal = { cosmocode-player } { $who ->
    [you] receive
   *[other] receives
} a rescue signal: { $cards }.
cosmocode-told-nothing = { cosmocode-player } { $who ->
    [you] receive
   *[other] receives
} nothing.
# What was not received.
cosmocode-told-discarded = Discarded: { $cards }.
cosmocode-told-perk = { cosmocode-player } { $who ->
    [you] choose
   *[other] chooses
} { $perk ->
    [wide] the Wideband: 3 ●B blue cards at short range from now on.
   *[flexible] the Converter: ▲G green cards can be spent as ●B blue ones from now on.
}
cosmocode-told-dropped = { cosmocode-player } { $who ->
    [you] give
   *[other] gives
} up { $card }.

## Where in a match something is: its rounds, and the turns of a round

cosmocode-part = Round { $number }
cosmocode-step = Turn { $number }

## In lists and commands: at most 100 characters each

cosmocode-name = Cosmo;code
cosmocode-about = Listen to space, tune what you hear and receive two rescue signals first: for 2 to 4 players
cosmocode-option-perk_scope = Perks: who chooses one
cosmocode-option-perk_scope-each_player = Every player, with their own first red signal
cosmocode-option-perk_scope-first_player_only = Only the player who takes the first red signal of all
cosmocode-option-max_rounds = When the match ends at the latest
cosmocode-option-max_rounds-0 = Never: it goes on until somebody has two red signals
cosmocode-option-max_rounds-10 = After 10 rounds
cosmocode-option-max_rounds-20 = After 20 rounds
cosmocode-option-max_rounds-30 = After 30 rounds
cosmocode-option-max_rounds-40 = After 40 rounds
cosmocode-option-max_rounds-60 = After 60 rounds
cosmocode-option-max_rounds-100 = After 100 rounds

## For somebody who plays for the first time: exactly three sentences

cosmocode-start-text = When it is your turn, press a range: short range brings ●B blue cards to your hand, mid range ▲G green ones, and long range the ◆R red signals, of which two win. You receive only what is on the channel that everybody listens to, and at long range only three numbers in a row, such as 4, 5, 6. You can help by spending cards: a blue card of the same number shifts a transmission to the other channel, two blue cards flip the channel for everybody, and after that each green card tunes a number by one.

## The rules: at most 1,000 characters a section

cosmocode-help-idea = What it is about
cosmocode-help-idea-text =
    You sit at a receiver and listen for calls for help from deep space. Whoever is the first to receive two of them, two ◆R red cards, wins.
    Every card is a transmission: a number from 1 to 10 on a channel, α or β. There are three decks:
    • ●B blue, short range: 40 cards, each number twice on each channel.
    • ▲G green, mid range: 40 cards of the same kinds.
    • ◆R red, long range: 20 cards, each number once on each channel.
    One channel indicator tells the whole table which channel is listened to. It starts at α.
    Blue and green cards that you receive are your tools: blue ones change channels, green ones change numbers. Everybody starts with 3 blue cards.
    Our own reading: the rules do not say how many can play. We play with 2 to 4, so that there is always a card to turn over.

cosmocode-help-turn = Your turn
cosmocode-help-turn-text =
    1. Choose a range. Cards of its deck are turned over, side by side, in places 1, 2 and so on: 2 ●B blue at short range, 2 ▲G green at mid range, 3 ◆R red at long range. You cannot pass.
    2. Change what is heard, as often as you like and can pay for. Or leave it as it is.
    3. Receive what you are allowed to take. The other revealed cards are discarded.
    4. Give up cards if you have more than 8 in hand.
    Then it is your left neighbour’s turn. Chance picks who begins.
    Each colour has its own discard pile, open to all. If a card is to be turned over and its deck is empty, the discards of its colour are shuffled into a new deck.

cosmocode-help-changes = Shift, flip, tune
cosmocode-help-changes-text =
    Every change costs cards from your hand.
    • Shift: spend a ●B blue card with the same number as a revealed card. That one goes to the other channel. The channel of the card you spend does not matter.
    • Flip: spend any two ●B blue cards. The indicator goes to the other channel and stays there, for everybody, until it is flipped again.
    • Tune: spend any ▲G green card. The number of a revealed card goes up or down by one, never below 1 or above 10.
    Shifts and flips come first. Once you have tuned a number, there are none of them for the rest of your turn.
    Example: all listen to α, and 3α and 7β are revealed. With a blue 7 you shift 7β to 7α, so both are heard. With any two blue cards you flip to β, so 7β is heard and 3α is not. With a green card you could tune the 7 to 6 or 8.

cosmocode-help-receiving = Receiving
cosmocode-help-receiving-text =
    A revealed card matches if it is on the channel that everybody listens to when you receive.
    • Short range: take every card that matches.
    • Mid range: if both match, take one of your choice. Else nothing.
    • Long range: if all three match and their numbers make a run, like 4, 5, 6 in any order, take one of your choice as a red signal. Else nothing. 9, 10, 1 is no run.
    What you can take you must take.
    Example of a run of three: all listen to α, and 4α, 8β and 5α are revealed. A ●B blue 8 shifts 8β to 8α, one ▲G green card tunes it to 7, another one to 6. You hear 4, 6 and 5 on α: a run!
    Our own reading: only the transmission was changed, not the card. If you take that one, it lies before you as 8β, as it is printed, and a blue or green card comes into your hand as it is printed, too.

cosmocode-help-perks = Perks
cosmocode-help-perks-text =
    With your first ◆R red signal you choose a perk. You keep it for the rest of the match, and somebody else may choose the same one.
    • Wideband: at short range you turn over 3 ●B blue cards, always.
    • Converter: for a shift or a flip you can spend ▲G green cards as if they were ●B blue. For a shift the green card’s number counts. That is not a tune, so you can still shift and flip after it.
    Our own reading: everybody has a perk with their own first red signal. Whoever starts a match can choose instead that only the very first red signal of all brings one.

cosmocode-help-hand = Your hand
cosmocode-help-hand-text =
    Only you see the ●B blue and ▲G green cards in your hand. The others see how many you have, and whatever you receive, spend or give up.
    If you have more than 8 cards after receiving, give up cards of your choice until 8 are left. That changes nothing else: a card that is given up does not shift, flip or tune.
    Cards that you receive can be spent from your next turn on.
    ◆R red signals lie open in front of you. They do not count as cards in hand and cannot be spent.
    Cards that are spent or given up go to the discard pile of their colour.

cosmocode-help-winning = Winning
cosmocode-help-winning-text =
    Whoever takes a second ◆R red signal wins at once.
    A match goes on until somebody does. Whoever starts it can set a last round instead; a round is one turn for everybody. If nobody has won when that round is over, the most red signals win. If that is equal, the most cards in hand win, and if that is equal, too, the win is shared.

## Drawn

cosmocode-drawn-round = Round { $round }
cosmocode-drawn-round-limited = Round { $round } of { $rounds }
# Above the switch that points to α or β.
cosmocode-drawn-channel = Everybody listens to
# Below a revealed card: short.
cosmocode-drawn-fate = { $fate ->
    [matches] matches
    [differs] no match
    [received] received
   *[discarded] discarded
}
# What can be taken at a range: at most 40 characters.
cosmocode-drawn-reach = { $range ->
    [short] take all on { cosmocode-channel }
    [mid] take 1 if both are on { cosmocode-channel }
   *[long] take 1 if it is a run on { cosmocode-channel }
}
# Before cards that would be received as it stands: all of them, or one.
cosmocode-drawn-gain = To be received now:
cosmocode-drawn-gain-one = To be received now, one of:
# Before the cards that were spent in this turn: short.
cosmocode-drawn-spent-so-far = Spent so far:
cosmocode-drawn-no-hand = No cards in hand
cosmocode-drawn-last = Last turn: { cosmocode-range }, channel { cosmocode-channel }
# Above the cards of the last turn.
cosmocode-drawn-heard = heard
cosmocode-drawn-spent = spent
cosmocode-drawn-rounds = { $rounds ->
    [one] 1 round played
   *[other] { $rounds } rounds played
}
# The rules' pictures: what each change takes and does. At most 70 characters.
cosmocode-drawn-shift = A blue card of the same number: a card goes to the other channel
cosmocode-drawn-flip = Any two blue cards: everybody goes to the other channel
cosmocode-drawn-tune = Any green card: a number goes up or down by one
cosmocode-drawn-change = { $name }: { $text }.
# A run of three, step by step. At most 60 characters.
cosmocode-drawn-run-turned = Long range, all listen to { cosmocode-channel }: no run yet
cosmocode-drawn-run-spent = Spent: a shift for 8, and two tunes
cosmocode-drawn-run-heard = 4, 5, 6 on { cosmocode-channel }: a run! Take one card
cosmocode-drawn-run = { $text }: { $cards }.
