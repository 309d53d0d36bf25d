### Uchu. Variables that many messages share:
### $who   you (the reader), yours (the reader's dependency), theirs (somebody's dependency), other
### $name  the name of the seat that the country belongs to
### $suit  yellow, purple, pink, green, gray, redblue

## Names

uchu-suit = { $suit ->
    [yellow] yellow
    [purple] purple
    [pink] pink
    [green] green
    [gray] gray
   *[redblue] red/blue
}
uchu-character = { $suit ->
    [yellow] Butterfingy
    [purple] Sluggo
    [pink] Intenton
    [green] Dillindallin
    [gray] Turnablindie
   *[redblue] Inadven and Faul
}
uchu-card = { uchu-suit } { $rank }
# Several cards of one suit: pink 3 5 9
uchu-cards = { uchu-suit } { $ranks }
uchu-no-cards = none
# Between the suits of a hand, and between the ranks of a suit.
uchu-suits-dot = {" · "}
uchu-ranks-space = {" "}
# At the start of a sentence.
uchu-country = { $who ->
    [you] You
    [yours] Your dependency
    [theirs] { $name }’s dependency
   *[other] { $name }
}
# Inside a sentence.
uchu-country-inside = { $who ->
    [you] you
    [yours] your dependency
    [theirs] { $name }’s dependency
   *[other] { $name }
}

## The page

uchu-title = Uchu · round { $round } of { $rounds }
uchu-title-over = Uchu · the conference is over

uchu-table = Table
uchu-vip = VIP colour: { uchu-suit } ({ uchu-character })
uchu-vip-open = VIP colour: not named yet
uchu-threshold = Threshold for pink, green, gray and red/blue: { $threshold } cards, { $over } are too many
# $points is the number, $shown the same as it is written.
uchu-standing = { $place }. { uchu-country }: { $points ->
    [1] 1 point
   *[other] { $shown } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $piles ->
    [0] no piles
    [one] 1 pile
   *[other] { $piles } piles
}

uchu-trick = Trick { $number }
uchu-trick-lead = { uchu-country }: { uchu-card }, the lead
uchu-trick-lead-drawn = { uchu-country }: { uchu-card }, the lead, drawn at random
uchu-trick-lead-meddled = { uchu-country }: { uchu-card }, the lead, chosen by { $chooser }
uchu-trick-play = { uchu-country }: { uchu-card }
uchu-trick-skips = { uchu-country } { $who ->
    [you] sit
   *[other] sits
} this trick out
uchu-trick-ahead = { uchu-country } { $who ->
    [you] are
   *[other] is
} ahead with { uchu-card }
uchu-trick-awaited = Nobody has led yet

uchu-last = Last trick
uchu-last-taken = { uchu-country } took it with { uchu-card }

uchu-hand = { $who ->
    [you] Your hand
    [yours] Your dependency’s hand, open to all
   *[theirs] { $name }’s dependency’s hand, open to all
}
uchu-piles = { $who ->
    [yours] Your dependency’s piles, for your eyes only
   *[you] Your piles, for your eyes only
}
uchu-pile = Pile { $number }: { $cards }

uchu-now = Now
uchu-now-vip = { $who ->
    [you] Your turn: name the VIP colour of this round. Then you lead.
   *[other] { uchu-country } names the VIP colour of this round and then leads.
}
uchu-now-lead = { $who ->
    [you] Your turn: lead any card.
   *[other] { uchu-country } leads.
}
uchu-now-lead-yours = Your turn: lead any card of your dependency.
uchu-now-lead-meddled = { $you ->
    [yes] Your turn: a Butterfingy took the last trick, so you choose the card that { uchu-country-inside } leads.
   *[no] A Butterfingy took the last trick, so { $chooser } chooses the card that { uchu-country-inside } leads.
}
uchu-now-follow = { $who ->
    [you] Your turn: follow { uchu-suit } or play gray.
    [yours] Your turn: your dependency follows { uchu-suit } or plays gray.
   *[other] { uchu-country } is to play a card.
}
uchu-now-follow-gray = { $who ->
    [you] Your turn: follow gray.
    [yours] Your turn: your dependency follows gray.
   *[other] { uchu-country } is to play a card.
}
uchu-now-free = { $who ->
    [you] Your turn: you have no { uchu-suit }, so play any card.
    [yours] Your turn: your dependency has no { uchu-suit }, so play any of its cards.
   *[other] { uchu-country } is to play a card.
}
uchu-now-over = { uchu-country } { $who ->
    [you] win and speak
   *[other] wins and speaks
} for Chikyu.
uchu-now-over-dependency = { uchu-country } ranks first, so { $who ->
    [yours] you lose.
   *[theirs] { $name } loses.
}

## Controls

uchu-play = { uchu-suit } { $rank }
uchu-name-vip = VIP { uchu-suit }

uchu-why-follow = { uchu-country } { $who ->
    [you] hold { uchu-suit }, so you must follow { uchu-suit } or play gray.
   *[other] holds { uchu-suit }, so it must follow { uchu-suit } or play gray.
}
uchu-why-follow-gray = { uchu-country } { $who ->
    [you] hold gray, so you must follow gray.
   *[other] holds gray, so it must follow gray.
}
uchu-why-gray-vip = Gray can never be the VIP colour.
uchu-why-vip-first = First the VIP colour of the round is named.
uchu-why-skips = You sit this trick out, because you took the last one with a Sluggo.
uchu-why-wait = It is not your turn yet: waiting for { $chooser }.

## What happened

uchu-told-dealt = Round { $round }: every country is dealt 12 cards, 6 stay aside.
uchu-told-dealt-hand = Round { $round }: you are dealt { $cards }.
uchu-told-vip-drawn = The VIP colour is drawn: { uchu-suit } ({ uchu-character }).
uchu-told-vip = { uchu-country } { $who ->
    [you] name
   *[other] names
} { uchu-suit } ({ uchu-character }) as VIP colour.
uchu-told-leads = { uchu-country } { $who ->
    [you] lead
   *[other] leads
}.
uchu-told-leads-drawn = { uchu-country } { $who ->
    [you] lead
   *[other] leads
} a card drawn at random.
uchu-told-leads-meddled = { uchu-country } leads a card that { $chooser } { $you ->
    [yes] choose
   *[no] chooses
}.
uchu-told-skips = { uchu-country } { $who ->
    [you] sit
   *[other] sits
} this trick out.
uchu-told-played = { uchu-country } { $who ->
    [you] play
   *[other] plays
} { uchu-card }.
uchu-told-taken = { uchu-country } { $who ->
    [you] take
   *[other] takes
} the trick: { $cards }.
uchu-told-butterfingy = A Butterfingy won it: the next lead is drawn at random.
uchu-told-butterfingy-dependency = A Butterfingy won it for a dependency: { $chooser } { $you ->
    [yes] choose
   *[no] chooses
} its next lead.
uchu-told-sluggo = A Sluggo won it: its country sits the next trick out.

## Scoring, told phase by phase

uchu-scored-one = Phase I, { uchu-country-inside }: { $piles }; { $colours }; together { $sum }. { $moves }
uchu-piles-none = no piles, 0
uchu-piles-plain = piles { $plain } × 2 = { $points }
uchu-piles-pink = { $over ->
    [yes] piles { $pinks } × −3 (pink is over the threshold) = { $points }
   *[no] piles { $pinks } × 3 (with pink) = { $points }
}
uchu-piles-both = { $over ->
    [yes] piles { $plain } × 2 − { $pinks } × 3 (pink is over the threshold) = { $points }
   *[no] piles { $plain } × 2 + { $pinks } × 3 (with pink) = { $points }
}
uchu-colours = { $count ->
    [0] no colours, 0
    [one] 1 colour = { $points }
    [7] all 7 colours = { $points }
   *[other] { $count } colours = { $points }
}
uchu-sum-halved = { $sum }, halved to { $delta } ({ $greens } green are over the threshold)
uchu-scored-two = Phase II, { uchu-country-inside }: { $count } gray are over the threshold of { $threshold }: { $delta }. { $moves }
uchu-scored-three-gains = Phase III, { uchu-country-inside }: ranked below { $offender }, whose { $count } red/blue are over the threshold of { $threshold }: { $delta }. { $moves }
uchu-scored-three-loses = Phase III, { uchu-country-inside }: { $count } red/blue are over the threshold of { $threshold }, −3 for each country that just gained: { $delta }. { $moves }
uchu-moves = { $before } → { $points }.
uchu-moves-floor = { $before } → { $points }, for nobody falls below { $floor }.
uchu-stays = Stays at { $points }.
uchu-told-round-over = Round { $round } is over: { $standing }.
uchu-told-standing = { $place }. { uchu-country-inside }: { $points }
