### Abyssi. Variables that many messages share:
### $who      you (the reader), other
### $name     the name of the player spoken of
### $planet   deyvas, hreja, utei, eylona, wyrne, solenmere
### $senator, $gave, $got   a senator, as abyssi-senator says it: senator 7 (★◆)
### $ability  what a senator can do: in abyssi-ability its name (fuel3, build, swap, treaty, redeploy,
###           drop1), elsewhere what abyssi-ability says
### $from, $to   planets, as abyssi-planet says them
### $source   where points come from: activation, senator, treaty, normal (and energy)

## Names

# A planet’s sign comes before its name, and stands for it where there is little room.
abyssi-sign = { $planet ->
    [deyvas] ★
    [hreja] ●
    [utei] ▲
    [eylona] ■
    [wyrne] ◆
   *[solenmere] ▼
}
abyssi-planet-name = { $planet ->
    [deyvas] Deyvas
    [hreja] Hreja
    [utei] Utei
    [eylona] Eylona
    [wyrne] Wyrne
   *[solenmere] Solenmere
}
# ▲ Utei
abyssi-planet = { abyssi-sign } { abyssi-planet-name }
# What only this planet offers: one or two words, also the name of a list and on buttons.
abyssi-special = { $planet ->
    [deyvas] Recruit
    [hreja] Activate
    [utei] Build
    [eylona] Treaty
    [wyrne] Relocate
   *[solenmere] Refuel
}
# A planet’s colour, and how many ships a base costs there: yellow, base for 4 ships
abyssi-colour = { $colour ->
    [yellow] yellow
    [purple] purple
   *[green] green
}, base for { $ships } ships
abyssi-house = { $house ->
    [universus] Universus
    [iron-sun] Iron Sun
    [temporum] Temporum
   *[voldan] Voldan
}
# What a house can do, in a few words. Two of them fit into 100 characters.
abyssi-power = { $power ->
    [exchange] exchange a senator for a removed one
    [both] use both abilities of a senator
    [thrift] build with 1 energy for 1 ship less
    [scrap] give up 2 ships for 3 energy
    [shift] move an activated base to a neighbour
    [jump] jump to ● Hreja for 1 energy
    [turn] turn around for free
   *[stay] stay for 2 energy
}
# The same on a button that cannot be pressed: the house, and a word or two.
abyssi-power-label = { abyssi-house }: { $power ->
    [exchange] exchange a senator
    [scrap] ships for energy
   *[shift] move a base
}
# What a senator can do, in a few words.
abyssi-ability = { $ability ->
    [fuel3] 3 energy
    [build] build
    [swap] swap a card
    [treaty] treaty
    [redeploy] move 3 ships
   *[drop1] add a ship
}
# The columns of bases on a player’s board, and what a base from there brings.
abyssi-column = { $column ->
    [left] left (2 energy)
    [centre] centre (a ship)
   *[right] right (a card)
}
# The way around the ring.
abyssi-facing = { $facing ->
    [cw] clockwise
   *[ccw] counter-clockwise
}
# A stack of chits.
abyssi-stack = { $stack ->
    [yellow] yellow bases
    [purple] purple bases
    [green] green bases
    [group-1] senators of group 1
    [group-2] senators of group 2
   *[group-3] senators of group 3
}
# Senators have no names: a number, and the signs of their two planets.
abyssi-senator = senator { $number } ({ $one }{ $other })
# senator 7 (★◆): treaty, move 3 ships
abyssi-senator-abilities = { $senator }: { $abilities }
abyssi-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
abyssi-sleeping-bases = { $count ->
    [one] 1 base
   *[other] { $count } bases
}
abyssi-active-bases = { $count ->
    [one] 1 activated base
   *[other] { $count } activated bases
}
abyssi-energy = { $energy ->
    [one] 1 energy
   *[other] { $energy } energy
}
# +9 activation influence
abyssi-points = +{ $points } { $source ->
    [activation] activation influence
    [senator] senator influence
    [treaty] treaty influence
   *[normal] normal influence
}
abyssi-sources = { $total ->
    [one] 1 point
   *[other] { $total } points
} (activation { $activation }, senators { $senator }, treaties { $treaty }, normal { $normal }, energy { $energy })
abyssi-none = none
# Between the parts of a line, and between things that have commas in them.
abyssi-dot = {" · "}
abyssi-semicolon = {"; "}
# At the start of a sentence.
abyssi-player = { $who ->
    [you] You
   *[other] { $name }
}
# Inside a sentence.
abyssi-player-inside = { $who ->
    [you] you
   *[other] { $name }
}

## The page

abyssi-title = Abyssi · round { $round } · { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
abyssi-title-last = Abyssi · round { $round }, the last · { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
abyssi-title-setup = Abyssi · setup · { $who ->
    [you] you choose
   *[other] { $name } chooses
}
abyssi-title-over = Abyssi · the match is over

abyssi-ring = Planets, clockwise
abyssi-ring-starts = { abyssi-player } { $who ->
    [you] start
   *[other] starts
} each round
# $parts says who is there, who dominates, the politics cards left and the treaty.
abyssi-place = { abyssi-planet } ({ abyssi-special }; { $colour }): { $parts }
abyssi-place-mothership = { $who ->
    [you] your mothership
   *[other] { $name }’s mothership
} ({ $facing })
abyssi-place-presence = { abyssi-player-inside }: { $there }
abyssi-place-dominates = { $who ->
    [you] you dominate
   *[other] { $name } dominates
}
abyssi-place-nobody = nobody dominates
abyssi-place-cards = { $count ->
    [0] no politics cards left
    [one] 1 politics card
   *[other] { $count } politics cards
}
abyssi-place-treaty = treaty: { abyssi-player-inside }
abyssi-place-treaty-free = treaty free

abyssi-senate = Senate and chits
# $chits is abyssi-stack-left.
abyssi-senate-group = Group { $number }: { $senator }; { $below ->
    [0] none below
   *[other] { $below } below
}; { $chits }
abyssi-senate-empty = Group { $number }: no senators left; { $chits }
abyssi-senate-removed = Removed: { $senators }
# yellow bases: chits 9, 8, 7, then 5
abyssi-stack-line = { abyssi-stack }: { $chits }
# The chits from the top, and what the empty stack still brings.
abyssi-stack-left = { $left ->
    [0] no chits, now { $fallback } normal influence
    [one] chit { $values }, then { $fallback }
   *[other] chits { $values }, then { $fallback }
}

abyssi-board = { $who ->
    [you] Your board
   *[other] { $name }’s board
}
abyssi-board-standing = { abyssi-energy } · { $sources }
abyssi-board-cards = Politics cards: { $cards }
abyssi-board-ships = Ships: { $ships }; { $supply } in supply
# One of those ships: ▲ Utei 3
abyssi-board-there = { abyssi-planet } { $count }
# $left, $centre and $right are the bases that are still to be built from each column.
abyssi-board-bases = Bases: { $bases }; to build: left { $left }, centre { $centre }, right { $right }
abyssi-board-sleeping = { abyssi-planet } { $count }
abyssi-board-active = { abyssi-planet } { $count } activated
abyssi-board-senators = Senators: { $senators }
# During the setup: whose planets the first two ships are on.
abyssi-board-dealt = Dealt: { $senator }
abyssi-board-treaties = Treaties: { $planets }
abyssi-board-house = House { abyssi-house }, one a turn: { $powers }

abyssi-account = Final account
abyssi-account-line = { abyssi-player }: { $sources }
abyssi-account-won = { abyssi-player } { $who ->
    [you] win
   *[other] wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
abyssi-account-shared = { abyssi-player } { $who ->
    [you] share
   *[other] shares
} the win, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# Somebody has as many points as whoever won; $source decided.
abyssi-account-behind = { abyssi-player } { $who ->
    [you] have
   *[other] has
} as many points, but less { $source ->
    [activation] activation influence
    [senator] senator influence
    [treaty] treaty influence
    [normal] normal influence
   *[energy] energy left
}: { $has } against { $best }.

## What is asked now

abyssi-now = Now
abyssi-now-house = { $who ->
    [you] Choose the house that you lead.
   *[other] { $name } chooses a house.
}
abyssi-now-house-order = Each turn you can use one of its two powers.
abyssi-now-land = { $who ->
    [you] Land your third ship on a planet where you have none.
   *[other] { $name } lands a third ship.
}
abyssi-now-moor = { $who ->
    [you] Place your mothership on a planet without one, and choose its way around the ring.
   *[other] { $name } places a mothership.
}
# $planet is where the mothership is, $turning the energy that turning around costs.
abyssi-now-depart = { $who ->
    [you] Your turn: move your mothership on from { abyssi-planet }. The next planet is free, each further one costs 1 energy; turning around first { $turning ->
        [0] is free
       *[other] costs { $turning }
    }.
   *[other] { $name } moves on from { abyssi-planet }.
}
# $done actions were done so far; $more: is another one possible?
abyssi-now-act = { $who ->
    [you] Your turn on { abyssi-planet }: { $done ->
        [0] do up to three different actions. If you do just one, you get { $single } energy; a third costs { $third }.
        [1] { $more ->
            [yes] one action is done. End now and you get { $single } energy, or do a second one without it.
           *[no] one action is done, and no other is possible. End now and you get { $single } energy.
        }
        [2] { $more ->
            [yes] two actions are done. A third costs { $third } energy.
           *[no] two actions are done, and a third is not possible.
        }
       *[other] all three actions are done.
    }
   *[other] { $name } acts on { abyssi-planet }.
}
abyssi-now-site = { $who ->
    [you] Your senator builds: where does the base stand?
   *[other] { $name } chooses where a senator builds.
}
# $planet is where the base will stand.
abyssi-now-column = { $who ->
    [you] From which column do you take the base for { abyssi-planet }?
   *[other] { $name } takes a base for { abyssi-planet } from a column.
}
abyssi-now-bonus-ship = { $who ->
    [you] Your base brings a ship: put it on any planet.
   *[other] { $name }’s base brings a ship.
}
abyssi-now-bonus-card = { $who ->
    [you] Your base brings a politics card: take one that you do not hold.
   *[other] { $name }’s base brings a politics card.
}
# So many more cards can be returned.
abyssi-now-treaty = { $who ->
    [you] Treaty: return a politics card. { $left ->
        [one] You can return one.
       *[other] You can return up to { $left }.
    }
   *[other] { $name } makes treaties.
}
# So many more ships can move.
abyssi-now-lift = { $who ->
    [you] Take up a ship of yours. { $left ->
        [one] One can move.
       *[other] Up to { $left } can move.
    }
   *[other] { $name } relocates ships.
}
# $planet is where the ship was.
abyssi-now-to = { $who ->
    [you] Where does the ship from { abyssi-planet } go?
   *[other] { $name } relocates a ship from { abyssi-planet }.
}
abyssi-now-give = { $who ->
    [you] Which politics card do you give back for another one?
   *[other] { $name } swaps a politics card.
}
# $planet is the card that was given back.
abyssi-now-take = { $who ->
    [you] Which politics card do you take for { abyssi-planet }?
   *[other] { $name } takes a politics card for { abyssi-planet }.
}
abyssi-now-drop = { $who ->
    [you] Your senator brings a ship: put it on any planet.
   *[other] { $name }’s senator brings a ship.
}
# $cost is the energy that the other ability costs.
abyssi-now-second = { $who ->
    [you] Do you also use the other ability of { $senator }: { $ability }?
   *[other] { $name } may also use the other ability of { $senator }: { $ability }.
}{ $cost ->
    [0] {""}
   *[other] {" "}It costs { $cost } energy.
}
abyssi-now-recall = { $who ->
    [you] Which removed senator do you take for { $senator }?
   *[other] { $name } takes a removed senator for { $senator }.
}
abyssi-now-last-round = Last round: everybody has as many turns as the others, then points are counted.
# What a button would cost and bring; $brings is made of the parts below.
abyssi-now-brings = { $label }: { $brings }
# The same of a list, whose name is $label; $about is one of the messages below or abyssi-power.
abyssi-now-list = { $label }: choose from the list below · { $about }
abyssi-now-special = { $planet ->
    [deyvas] you return both cards of a senator and take their chit
    [hreja] a base brings the top chit of its colour
    [utei] a base costs ships where it stands
    [eylona] you return up to { $most ->
        [one] 1 card
       *[other] { $most } cards
    }, each for a treaty or influence
   *[wyrne] you move up to { $most ->
        [one] 1 ship
       *[other] { $most } ships
    }
}
abyssi-now-senators = one a turn, for one ability, and no action

## What something would cost and bring: short parts of a line, together at most 100 characters

abyssi-brings-neighbour = next { abyssi-planet }
abyssi-brings-card = the card of { abyssi-planet }
abyssi-brings-energy = { $change } energy, then { $energy }
abyssi-brings-no-energy = energy stays { $energy }
abyssi-brings-host = { $who ->
    [you] you get
   *[other] { $name } gets
} { $energy } energy
abyssi-brings-ships-back = { $ships } back to supply
# $cards are signs of planets.
abyssi-brings-cards-back = returns cards { $cards }
# Both cards that this senator is recruited with would be held.
abyssi-brings-pair = both cards for { $senator }
abyssi-brings-ships-there = ships { $now } → { $then }
abyssi-brings-dominance = { $who ->
    [you] then you dominate
   *[other] then { $name } dominates
}
abyssi-brings-no-dominance = then nobody dominates
abyssi-brings-dominance-lost = you no longer dominate { abyssi-sign }
# Of a planet that a mothership would come to.
abyssi-brings-no-special = { abyssi-special }: not now
# A power of this house would be used.
abyssi-brings-power = by { abyssi-house }
abyssi-brings-lift = { $ships ->
    [one] your only ship there
   *[other] { $ships } ships there
}
# Bases left in the column.
abyssi-brings-column = { $left ->
    [0] last of the column
   *[other] { $left } more in the column
}
# What a base from the column brings besides energy.
abyssi-brings-bonus = { $bonus ->
    [ship] a ship on any planet
    [card] a card you do not hold
   *[none] brings nothing now
}
abyssi-brings-last-round = starts the last round
# What is asked next.
abyssi-brings-next-site = next: choose where
abyssi-brings-next-column = next: choose its column
abyssi-brings-next-where = next: choose where to
abyssi-brings-next-treaty = { $left ->
    [one] next: 1 card
   *[other] next: up to { $left } cards
}
abyssi-brings-next-lift = { $left ->
    [one] next: 1 ship
   *[other] next: up to { $left } ships
}
abyssi-brings-next-card = next: choose a card
abyssi-brings-next-second = next: the other ability, if you like
abyssi-brings-next-senator = next: choose a senator

## The turn so far

abyssi-turn = { $who ->
    [you] Your turn so far
   *[other] { $name }’s turn so far
}
# $more: is another action possible? $single and $third are energy.
abyssi-turn-actions = Actions: { $done } of 3 { $done ->
    [0] (one alone brings { $single } energy)
    [1] ({ $single } energy at the end, if it stays the only one)
    [2] (no bonus at the end{ $more ->
        [yes] ; a third costs { $third } energy
       *[no] {""}
    })
   *[other] (the third cost { $third } energy)
}
abyssi-turn-energy = Energy { $same ->
    [yes] { $energy }, as at the start
   *[no] { $began } → { $energy }
}
abyssi-turn-senator-used = senator used
abyssi-turn-power-used = house power used
# What was done, without saying who did it. $paid is energy.
abyssi-deed-moved = { $reversed ->
    [yes] Turned around and moved to
   *[no] Moved to
} { abyssi-planet }{ $paid ->
    [0] {" "}for free
   *[other] {" "}for { $paid } energy
}
abyssi-deed-host = { $who ->
    [you] you got
   *[other] { $name } got
} { abyssi-energy }
abyssi-deed-jumped = Jumped to { abyssi-planet } for { $paid } energy
abyssi-deed-stayed = Stayed for { $paid } energy
abyssi-deed-ship = Added a ship on { abyssi-planet }
abyssi-deed-card = Took the card of { abyssi-planet }
# $award is abyssi-points.
abyssi-deed-recruited = Recruited { $senator }: { $award }
abyssi-deed-activated = Activated a base on { abyssi-planet }: { $award }
# $column is abyssi-column.
abyssi-deed-built = Built a base on { abyssi-planet }, { $column }
# By the house of Iron Sun; follows it.
abyssi-deed-thrift = { abyssi-energy } for a ship less
abyssi-deed-dropped = Put a ship on { abyssi-planet }
abyssi-deed-gave = Gave the card of { abyssi-planet } back
abyssi-deed-took = Took the card of { abyssi-planet }
# $chit: did it bring the treaty, or only influence?
abyssi-deed-pledged = Returned the card of { abyssi-planet }: { $chit ->
    [yes] its treaty and { $energy } energy
   *[no] { $points } normal influence
}
# $name and $who are those who had it.
abyssi-deed-seized = Took the treaty of { abyssi-planet } from { abyssi-player-inside }
abyssi-deed-relocated = Relocated a ship: { $from } → { $to }
abyssi-deed-refuelled = Refuelled { $energy } energy
abyssi-deed-senator = Played { $senator }: { $ability }
abyssi-deed-exchanged = Exchanged { $gave } for { $got }
abyssi-deed-scrapped = Gave up { $ships } ships on { abyssi-planet } for { $energy } energy
abyssi-deed-shifted = Moved an activated base: { $from } → { $to }

## Controls: at most 80 characters, all different

abyssi-move = { abyssi-planet } · { $steps ->
    [one] 1 planet on
   *[other] { $steps } planets on
}
abyssi-reverse = { abyssi-planet } · turn around, { $steps ->
    [one] 1 planet on
   *[other] { $steps } planets on
}
abyssi-jump = { abyssi-planet } · jump
abyssi-stay = { abyssi-planet } · stay
abyssi-moor = { abyssi-planet } · { $facing }
abyssi-ship = Add a ship
abyssi-card = Take card
# $senator is abyssi-senator-abilities.
abyssi-recruit = Recruit { $senator }
abyssi-thrift = { abyssi-planet } · 1 energy for a ship less
abyssi-pledge = { abyssi-planet } · return its card
abyssi-seize = { abyssi-planet } · { $who ->
    [you] your treaty
   *[other] take the treaty of { $name }
}
abyssi-play = Play { $senator } · { $ability }
abyssi-return = Exchange { $senator }
abyssi-recall = Take { $senator }
abyssi-scrap = { abyssi-planet } · give up { $ships } ships
abyssi-shift = Base { $from } → { $to }
abyssi-done = No more
abyssi-both = Both: also { $ability }
abyssi-one = One is enough
abyssi-end = End turn
abyssi-end-single = End turn (+{ $energy } energy)
# Asked before a turn ends in which nothing was done on the planet. $left lists what could be: the
# three messages below. $power is a power that the house could use, as in abyssi-power, or
# none.
abyssi-end-sure = You have done nothing on { abyssi-planet } yet. You still could: { $left }. A single action even brings { $energy } energy.{ $power ->
    [none] {""}
   *[other] {" "}Your house { abyssi-house } could help, too: { abyssi-power }.
} End your turn all the same?
# The same where something was done, but a power that costs nothing was not used.
abyssi-end-sure-power = Your house { abyssi-house } could still do something for nothing: { abyssi-power }. End your turn all the same?
abyssi-left-ship = add a ship
abyssi-left-card = take its card
abyssi-left-special = { $planet ->
    [deyvas] recruit
    [hreja] activate a base
    [utei] build
    [eylona] make treaties
    [wyrne] relocate ships
   *[solenmere] refuel
}

# The names of lists: what is chosen from them.
abyssi-group-move = Move
abyssi-group-senators = Senators
abyssi-group-house = House { abyssi-house }
abyssi-group-choose = Choose a house
abyssi-group-ship = Put the ship on
abyssi-group-moor = Place your mothership
abyssi-group-column = Take the base from
abyssi-group-take = Take the card of
abyssi-group-give = Return the card of
abyssi-group-lift = Take up a ship from
abyssi-group-to = Put it down on
abyssi-group-recall = Take back

## Why something cannot be pressed

abyssi-why-wait = It is { $who ->
    [you] your
   *[other] { $name }’s
} turn.
abyssi-why-setup = The match has not begun yet: { $who ->
    [you] you are
   *[other] { $name } is
} to choose.
abyssi-why-started = First finish what you have started. You can also take it back.
abyssi-why-move-first = First move your mothership: actions come after it.
abyssi-why-far = That costs more energy than you have ({ $energy }).
abyssi-why-energy = That costs { $cost } energy, and you have { $energy }.
abyssi-why-there = Your mothership is on { abyssi-planet } already.
abyssi-why-done = You have done this in this turn: each kind of action is done once.
abyssi-why-third = A third action costs { $cost } energy, and you have { $energy }.
abyssi-why-no-supply = Your supply is empty: all { $ships } of your ships are on planets.
abyssi-why-card-held = You hold the card of { abyssi-planet }, and nobody holds two of a planet.
abyssi-why-no-senate = No senators are left to recruit.
# $senators are those on top of their groups.
abyssi-why-no-cards-for = You need both politics cards of a senator on top: { $senators }.
abyssi-why-no-sleeper = You have no base that waits to be activated. Build one on ▲ Utei first.
abyssi-why-no-base = All your bases are built.
abyssi-why-few-ships = You have too few ships on every planet: a base costs 4 on yellow ones, 3 on purple and 2 on green.
abyssi-why-no-card = You hold no politics card that you could return.
abyssi-why-all-cards = You hold all politics cards that there are.
abyssi-why-no-ship = You have no ships on planets that you could move.
abyssi-why-senator-used = You have played a senator in this turn: it is one a turn.
abyssi-why-no-senator = You have no senator. Recruit one on ★ Deyvas.
abyssi-why-power-used = Your house has used a power in this turn: it is one a turn.
abyssi-why-none-removed = No senator has been played and removed yet.
abyssi-why-no-pair = On no planet do you have two ships.
abyssi-why-none-active = You have no activated base.

## Why one might do something, in a sentence, for a player who asked for a hint

abyssi-hint-house = Its powers: { $powers }.
# $ships and $cost count ships: those that would be there, and those that a base costs.
abyssi-hint-ships = Then you have { $ships } of the { $cost } ships that a base on { abyssi-planet } costs.
abyssi-hint-ships-enough = Then your ships on { abyssi-planet } are enough for a base there.
# $planet is the next one on the way.
abyssi-hint-moor = Your next planet is then { abyssi-planet } ({ $special }), free of charge.
abyssi-hint-go-points = On { abyssi-planet } ({ $special }) you can get { $points } points at once.
abyssi-hint-go-special = On { abyssi-planet } you can use its special action ({ $special }).
abyssi-hint-go-card = On { abyssi-planet } you can take its politics card.
abyssi-hint-go = It gets your mothership to { abyssi-planet }.
abyssi-hint-card-senator = With it you hold both cards for { $senator }.
abyssi-hint-card-treaty = The treaty of { abyssi-planet } is still free: with this card it can be yours, for { $points } points.
abyssi-hint-card = The card of { abyssi-planet } can be returned for influence on ■ Eylona, or for a senator who shows it.
abyssi-hint-recruit = It brings { $points } points, and a senator whom you can play once.
abyssi-hint-activate = It brings { $points } points.
abyssi-hint-build = As things stand, activating such a base brings { $points } points.
abyssi-hint-column = The base comes with what its column brings: { $column }.
abyssi-hint-column-none = At present this column brings nothing with the base.
abyssi-hint-treaty = The treaty is still free: { $points } points and { $energy } energy.
abyssi-hint-pledge = The card brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
abyssi-hint-seize = You dominate { abyssi-planet }: the treaty’s { $points } points go from { abyssi-player-inside } to you.
abyssi-hint-done = You keep the rest where it is.
abyssi-hint-lift = Of your { $ships ->
    [one] only ship
   *[other] { $ships } ships
} on { abyssi-planet }, one may be more useful elsewhere.
abyssi-hint-refuel = It brings { $energy } energy.
abyssi-hint-senator = The senator’s ability ({ $ability }) does not count as an action.
abyssi-hint-give = Another card may be more useful to you than that of { abyssi-planet }.
abyssi-hint-both = You use the senator’s other ability, too, before the senator is gone.
abyssi-hint-one = You keep the power of your house for the rest of the turn.
abyssi-hint-return = A removed senator may be more useful to you than { $senator }.
abyssi-hint-recall = You could use this one: { $senator }.
abyssi-hint-scrap = Two ships of { abyssi-planet } become { $energy } energy.
abyssi-hint-shift = On { abyssi-planet } the activated base counts more for dominance than any ships.
abyssi-hint-end-single = As you have done just one action, you get { $energy } energy.
abyssi-hint-end-third = A third action would cost { $energy } energy.
abyssi-hint-end = There is nothing more that you have to do here.

## What happened

abyssi-told-board = The planets, clockwise: { $ring }. { abyssi-player } { $who ->
    [you] start
   *[other] starts
}.
abyssi-told-house = { abyssi-player } { $who ->
    [you] lead
   *[other] leads
} the house { abyssi-house }.
# $players is made of the next message, for each of them.
abyssi-told-dealt = Chance lands the first ships: { $players }.
abyssi-told-dealt-to = { abyssi-player-inside } on { $planets }
abyssi-told-landed = { abyssi-player } { $who ->
    [you] land
   *[other] lands
} a third ship on { abyssi-planet }.
abyssi-told-senate = The senate opens with { $senators }.
abyssi-told-mothership = { $who ->
    [you] Your
   *[other] { $name }’s
} mothership begins on { abyssi-planet } and goes { $facing }.
abyssi-told-turn = Round { $round }: { $who ->
    [you] it is your turn.
   *[other] it is { $name }’s turn.
}
# $paid is energy.
abyssi-told-moved = { abyssi-player } { $who ->
    [you] { $reversed ->
        [yes] turn around and move
       *[no] move
    }
   *[other] { $reversed ->
        [yes] turns around and moves
       *[no] moves
    }
} to { abyssi-planet }{ $paid ->
    [0] .
   *[other] {" "}for { $paid } energy.
}
# By the house of Voldan.
abyssi-told-turned-freely = { abyssi-player } { $who ->
    [you] turn around, free for Voldan, and move
   *[other] turns around, free for Voldan, and moves
} to { abyssi-planet }{ $paid ->
    [0] .
   *[other] {" "}for { $paid } energy.
}
# By the house of Temporum.
abyssi-told-jumped = { abyssi-player } { $who ->
    [you] jump
   *[other] jumps
} to { abyssi-planet } for { $paid } energy, as Temporum can.
abyssi-told-stay = { abyssi-player } { $who ->
    [you] stay
   *[other] stays
} for { $paid } energy, as Voldan can.
abyssi-told-dominance = { abyssi-player } { $who ->
    [you] dominate it and get
   *[other] dominates it and gets
} { abyssi-energy }.
abyssi-told-third = { abyssi-player } { $who ->
    [you] pay
   *[other] pays
} { abyssi-energy } for a third action.
abyssi-told-single = { abyssi-player } { $who ->
    [you] get
   *[other] gets
} { abyssi-energy } for a single action.
# $now is the energy after it.
abyssi-told-refuel = { abyssi-player } { $who ->
    [you] refuel
   *[other] refuels
}: +{ $energy } energy, now { $now }.
abyssi-told-ship = { abyssi-player } { $who ->
    [you] add
   *[other] adds
} a ship on { abyssi-planet }.
abyssi-told-card = { abyssi-player } { $who ->
    [you] take
   *[other] takes
} the politics card of { abyssi-planet }.
# $ships is abyssi-ships.
abyssi-told-cost = { abyssi-player } { $who ->
    [you] give
   *[other] gives
} { $ships } on { abyssi-planet } for a base.
# By the house of Iron Sun. $energy was paid.
abyssi-told-thrift = { abyssi-player } { $who ->
    [you] give
   *[other] gives
} { $ships } on { abyssi-planet } and { $energy } energy for a base, as Iron Sun can.
# What the column brings follows in the same sentence or, for a ship or a card, in the next one.
abyssi-told-built = { abyssi-player } { $who ->
    [you] build
   *[other] builds
} a base on { abyssi-planet } from the { $column ->
    [left] left column and { $who ->
        [you] get
       *[other] gets
    } { $energy } energy
    [centre] centre column
   *[right] right column
}.
abyssi-told-column-ship = The base brings { $who ->
    [you] you
   *[other] { $name }
} a ship on { abyssi-planet }.
abyssi-told-column-card = The base brings { $who ->
    [you] you
   *[other] { $name }
} the politics card of { abyssi-planet }.
abyssi-told-dropped = { abyssi-player } { $who ->
    [you] put
   *[other] puts
} { $ships } on { abyssi-planet }.
abyssi-told-scrapped = { abyssi-player } { $who ->
    [you] give
   *[other] gives
} up { $ships } on { abyssi-planet } for { $energy } energy, as Iron Sun can.
abyssi-told-relocated = { abyssi-player } { $who ->
    [you] relocate
   *[other] relocates
} a ship from { $from } to { $to }.
abyssi-told-gave = { abyssi-player } { $who ->
    [you] give
   *[other] gives
} the politics card of { abyssi-planet } back.
abyssi-told-took = { abyssi-player } { $who ->
    [you] take
   *[other] takes
} the politics card of { abyssi-planet } for it.
# $cost is energy.
abyssi-told-senator = { abyssi-player } { $who ->
    [you] play
   *[other] plays
} { $senator }: { $ability }{ $cost ->
    [0] .
   *[other] {" "}for { $cost } energy.
}
# By the house of Universus.
abyssi-told-second = { abyssi-player } { $who ->
    [you] use
   *[other] uses
} { $senator } twice, as Universus can: { $ability }{ $cost ->
    [0] .
   *[other] {" "}for { $cost } energy.
}
# $award is abyssi-points.
abyssi-told-recruited = { abyssi-player } { $who ->
    [you] return both cards and recruit
   *[other] returns both cards and recruits
} { $senator }: { $award }.
abyssi-told-next = Next in that group: { $senator }.
abyssi-told-activated = { abyssi-player } { $who ->
    [you] activate
   *[other] activates
} a base on { abyssi-planet }: { $award }.
# By the house of Temporum.
abyssi-told-base = { abyssi-player } { $who ->
    [you] move
   *[other] moves
} an activated base from { $from } to { $to }, as Temporum can.
abyssi-told-treaty = { abyssi-player } { $who ->
    [you] return the card of { abyssi-planet } and take
   *[other] returns the card of { abyssi-planet } and takes
} its treaty: +{ $points } treaty influence, +{ $energy } energy.
# $holder is abyssi-player-inside of another player.
abyssi-told-seized = { abyssi-player } { $who ->
    [you] return the card of { abyssi-planet } and take
   *[other] returns the card of { abyssi-planet } and takes
} its treaty from { $holder }: +{ $points } treaty influence, and −{ $points } for { $holder }.
abyssi-told-pledged = { abyssi-player } { $who ->
    [you] return
   *[other] returns
} the card of { abyssi-planet }: +{ $points } normal influence.
# By the house of Universus.
abyssi-told-exchanged = { abyssi-player } { $who ->
    [you] exchange
   *[other] exchanges
} { $gave } for { $got }, as Universus can.
# $stacks are messages abyssi-stack.
abyssi-told-last-round = No chits are left for { $stacks }: this round is the last.
abyssi-told-scored = { abyssi-player }: { $sources }.

## Where in a match something is: its rounds, and the turns of a round; the setup is turn 0 of round 1

abyssi-part = Round { $number }
abyssi-step = { $number ->
    [0] Setup
   *[other] Turn { $number }
}

## In lists and commands: at most 100 characters each

abyssi-name = Abyssi
abyssi-about = Motherships circle six planets: land ships, build bases, win the senate; for 2 to 4 players
abyssi-option-houses = Houses, each with two powers
abyssi-option-houses-none = No houses
abyssi-option-houses-draft = Everybody chooses one, the starting player last
abyssi-option-houses-dealt = Everybody is dealt one
abyssi-option-max_rounds = After how many rounds a match ends at the latest
abyssi-option-max_rounds-0 = No limit: it ends when two stacks of chits are empty
abyssi-option-max_rounds-10 = After round 10
abyssi-option-max_rounds-20 = After round 20
abyssi-option-max_rounds-30 = After round 30
abyssi-option-max_rounds-40 = After round 40
abyssi-option-max_rounds-60 = After round 60
abyssi-option-max_rounds-100 = After round 100

## For somebody who plays for the first time: exactly three sentences

abyssi-start-text = In your turn your mothership moves on, one planet for free, and then you do up to three different things on the planet it has reached: add a ship, take the planet’s politics card, and do what only this planet offers. Ships become bases on ▲ Utei, bases are activated for points on ● Hreja, pairs of cards win senators on ★ Deyvas, and single cards bring treaties on ■ Eylona. Energy pays for long ways and for a third action, and when two of the six stacks of chits are empty the round is played out and most points win.

## The rules: at most 1,000 characters a section

abyssi-help-idea = What it is about
abyssi-help-idea-text =
    Six planets lie in a ring. Everybody has a mothership that travels around it, a fleet of small ships, six bases and a seat near the senate. You gather influence, and most of it wins:
    • activation influence, for bases that you build and then activate,
    • senator influence, for senators that you win over,
    • treaty influence, for treaties with planets,
    • normal influence, for smaller favours.
    Each planet offers something of its own: ★ Deyvas Recruit, ● Hreja Activate, ▲ Utei Build, ■ Eylona Treaty, ◆ Wyrne Relocate, ▼ Solenmere Refuel. The best things take several stops, so plan your way around the ring, and mind where others dominate: they earn energy when you call.
    Nothing is secret but which senator comes next. Two to four can play.
    The game is by Aaron Andrew Wilson and was published as Sovereign Skies.

abyssi-help-setup = How a match begins
abyssi-help-setup-text =
    Chance arranges the ring and picks who starts. Everybody has 3 energy, 16 ships and 6 bases: two in each column of their board. Each planet has a pile of politics cards, one for each player, and a treaty.
    • With houses, everybody is dealt one, or chooses one, the starting player last.
    • A senator drawn for each player puts a ship on each of its two planets. Then these senators go back.
    • In turn everybody lands a third ship on a planet where they have none.
    • The senators are sorted into their three groups, and one of each is turned up.
    • In reverse order, the starting player last, everybody places their mothership on a planet without one and chooses its way around the ring.
    Example: your senator shows ★ and ◆. You have a ship on Deyvas and one on Wyrne, and may land the third on any of the other four planets.

abyssi-help-turn = Your turn
abyssi-help-turn-text =
    1. Move your mothership. You have to, but one planet is free.
    2. Whoever else dominates the planet you reach gets 1 energy.
    3. Do up to three actions there, each kind once, in any order.
    4. End your turn.
    At any moment of your turn, once each: play a senator; use a power of your house. Neither counts as an action.
    What you have started you finish. “Back” takes steps back: alone with bots all of them, with other people only as long as nobody else has acted and no card was turned up.
    Example: you pay 1 energy to go two planets, to ▲ Utei. You build a base with three ships and take 2 energy from its column, then the card of Utei. Two actions: nothing to pay and nothing to get. A third, a new ship, would cost 1 energy.

abyssi-help-moving = Moving
abyssi-help-moving-text =
    Your mothership goes the way it faces, one to five planets. The first is free, each further one costs 1 energy: three planets cost 2.
    Before you move you may turn around for 2 energy. From then on you go the other way. So turning around and going two planets costs 3.
    You cannot stay where you are. Motherships do not block each other, and what you pass on the way does not matter.
    Example: you are on ◆ Wyrne with 2 energy; ★ Deyvas is next, then ▲ Utei and ● Hreja. Deyvas is free, Utei costs 1, Hreja costs 2. Turning around costs 2, and then the planet behind you is free.

abyssi-help-dominance = Dominance
abyssi-help-dominance-text =
    Who dominates a planet? Whoever has most activated bases there. If that is equal, whoever has most other bases, and if that is equal, most ships. If all of it is equal, nobody does. Where nobody has anything, nobody does either. Motherships do not count.
    • When your mothership comes to a planet that somebody else dominates, they get 1 energy. It costs you nothing.
    • With a treaty action you can take a treaty from somebody, if you dominate its planet.
    Example: Aki has one activated base on Hreja, Ben two bases and five ships. Aki dominates. On Wyrne Aki and Ben have a base and two ships each and Chloé has nine ships: nobody dominates, for Aki and Ben are equal and both are ahead of Chloé.

abyssi-help-actions = Actions and energy
abyssi-help-actions-text =
    On the planet you have reached you can
    • add a ship from your supply,
    • take its politics card, unless you hold it: nobody holds two of one planet,
    • do its special action.
    Each of them once, in any order. How many you do decides about energy:
    • none: nothing happens
    • one: +1 energy when you end your turn
    • two: nothing
    • three: 1 energy, paid when you begin the third
    Energy that you get in your turn can pay for a third action, but not what that action itself brings: with no energy left you cannot refuel as your third action.
    An action has to do something: without a ship to move you cannot relocate.
    Example: on ▼ Solenmere you refuel and end your turn. That is a single action: 2 energy, 1 for each base you have built, and 1 more at the end.

abyssi-help-recruit = Recruit (★ Deyvas)
abyssi-help-recruit-text =
    Senators sit in three groups of five. Of each group you see the one on top. A senator shows two planets and two abilities.
    On Deyvas, if you hold the politics cards of both planets, you return these cards and take the senator. You also take the top chit of the group as senator influence. When the chits of a group are gone, a senator of it brings 2 normal influence.
    The next senator of the group is turned up: with other people at the table you cannot take such a step back by yourself.
    When a group has no senators left, nobody can recruit from it.
    Example: senator 11 (★●) is on top of group 3, whose first chit is worth 8. You hold ★ and ●, return them, and have the senator and 8 points. In a later turn, or right now, the senator can work for you.

abyssi-help-bases = Build (▲ Utei) and Activate (● Hreja)
abyssi-help-bases-text =
    On Utei you build one base on any planet. It costs ships that you have there: 4 on yellow planets (★ ●), 3 on purple (▲ ■), 2 on green (◆ ▼). They go back to your supply. You take the base from a column of your board:
    • left: 2 energy
    • centre: a ship from your supply on any planet
    • right: a politics card that you do not hold
    On Hreja you activate one of your bases, wherever it is, and take the top chit of its planet’s colour: first 9 for yellow, 7 for purple, 5 for green. When the chits of a colour are gone, it brings 5, 4 or 2 normal influence.
    You may have several bases on a planet. Activated ones count most for dominance.
    Example: with two ships on ◆ Wyrne you build a base there and take it from the centre. One ship of the two comes back, to ★ Deyvas perhaps. Later, on Hreja, the base brings a green chit.

abyssi-help-treaties = Treaty (■ Eylona)
abyssi-help-treaties-text =
    You return one to three politics cards, one after the other. For each:
    • If the planet’s treaty is still free, you take it: 3 treaty influence, and 1 energy with it.
    • If somebody else has it and you dominate the planet, you may take it from them: 3 for you, 3 less for them, no energy.
    • Otherwise, or if you do not want it, you get 1 normal influence.
    Cards go back to their piles, where everybody can take them again. Your mothership is on Eylona; the planets whose cards you return can be anywhere.
    Example: you return ★, ◆ and ▲. The treaty of Deyvas is free: +3 and 1 energy. Ben has that of Wyrne, but you dominate Wyrne: +3 for you, −3 for Ben. That of Utei is your own already: +1 normal influence.

abyssi-help-ships = Relocate (◆ Wyrne) and Refuel (▼ Solenmere)
abyssi-help-ships-text =
    On Wyrne you move one or two of your ships, from any planets to any others. Both can start from one planet, or come to one. A ship moves only once.
    On Solenmere you get 2 energy, and 1 more for each base that you have on planets, activated or not.
    You have 16 ships. Those that are on no planet are your supply; ships that pay for a base or are given up go back to it.
    Example: two ships on ★ Deyvas, two on ● Hreja, and a base wants four in one place. On Wyrne you move both from Hreja to Deyvas, and on ▲ Utei you can build there.

abyssi-help-senators = Senators at work
abyssi-help-senators-text =
    Once in your turn you can play a senator, before or after your move and also right after recruiting. You use one of the two abilities, and the senator is removed. The chit you got stays yours.
    • 3 energy: you get them, for nothing.
    • Build: a base on any planet, for 2 energy and the ships, with what its column brings.
    • Swap a card: return a politics card and take that of another planet that you do not hold.
    • Treaty: as on Eylona, for 1 energy.
    • Move 3 ships: one to three, as on Wyrne, for 1 energy.
    • Add a ship: from your supply to any planet.
    This is no action: it costs nothing as a third and brings nothing as a single one.
    Example: you hold ★ and ▲ and need ● for senator 11. Senator 4 can swap: you return ▲, take ●, and recruit on Deyvas in the same turn.

abyssi-help-houses = Houses
abyssi-help-houses-text =
    Houses are an option. Each has two powers, of which you can use one a turn, once. That is no action.
    • Universus: exchange one of your senators for a removed one; or, when you have used an ability of a senator, use the other one, too, at its cost.
    • Iron Sun: when you build on Utei, pay 1 energy for one ship less; or give up two ships of one planet for 3 energy.
    • Temporum: move one of your activated bases to a planet next to its own, which brings no chit; or, instead of moving, pay 1 energy and jump to ● Hreja, unless you are there.
    • Voldan: turn around for free before you move; or pay 2 energy instead of moving and act again where you are.
    A jump counts as coming to Hreja: whoever dominates it gets 1 energy. Staying does not.
    Example: Voldan is on ▲ Utei with ships for two bases. Last turn one was built. For 2 energy Voldan stays and builds the other.

abyssi-help-end = End and winning
abyssi-help-end-text =
    There are six stacks of three chits: three for bases, by colour, and three for senators, by group. As soon as two of them are empty, the round is the last. It is played to its end, so that everybody has had equally many turns. A match can also be given a last round when it starts.
    Then add up: activation influence, senator influence, 3 for each treaty, normal influence, and 1 for each full 3 energy.
    Most points win. If that is equal, more activation influence decides, then senator influence, then treaty influence, then normal influence, then energy. If all of that is equal, the win is shared.
    Example: Aki and Ben both have 30. Ben has 14 activation influence, Aki 12. Ben wins.
    7 energy is worth 2 points, and so is 8.

abyssi-help-values = Which values are ours
abyssi-help-values-text =
    The rules that we learned the game from showed some things only as pictures. Where we could not see them we chose values ourselves, tried for balance. Ours are:
    • that two to four play: the published game can also be played alone,
    • which planet has which colour,
    • how many chits a stack has, and all chits but the first ones for bases (9, 7, 5),
    • what an empty stack still brings: 5, 4, 2 for bases, 2 for senators,
    • the fifteen senators: their groups, planets and abilities,
    • which player gets which house when they are dealt.
    Senator chits are 6, 5, 4 in group 1, then 7, 5, 3, then 8, 4, 3; chits for bases 9, 8, 7 (yellow), 7, 6, 5 (purple) and 5, 4, 3 (green).
    All of them stand in one table of the program and are easy to correct. If you own the published game and it says otherwise, tell whoever runs this table.

## Drawn

abyssi-drawn-setup = Setup
abyssi-drawn-round = Round { $round }
abyssi-drawn-round-limited = Round { $round } of { $rounds }
# After the round.
abyssi-drawn-last = · the last
abyssi-drawn-over = The match is over
abyssi-drawn-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
# What the signs mean.
abyssi-drawn-sign = { $sign ->
    [ship] ship
    [base] base
    [active] activated
    [energy] energy
    [card] politics
   *[treaty] treaty
}
# Where points come from, in a word or two.
abyssi-drawn-source = { $source ->
    [activation] activation
    [senator] senators
    [treaty] treaties
    [normal] normal
   *[energy] energy
}

# In descriptions that would be too long otherwise. $counts are ships, bases and activated bases, with
# strokes between them; the later ones are left out if there are none.
abyssi-drawn-brief-how = (cards), ships/bases/activated, * dominates
abyssi-drawn-brief-place = { abyssi-planet } ({ $cards }) { $there }
abyssi-drawn-brief-starts = { abyssi-player } { $who ->
    [you] start
   *[other] starts
}
abyssi-drawn-brief-there = { abyssi-player-inside } { $counts }
abyssi-drawn-brief-dominates = { abyssi-player-inside }* { $counts }
# $number is the senator’s, $signs their planets’, $below how many are below; $chits is like 9/8/7(5).
abyssi-drawn-brief-group = group { $group }: { $number } { $signs } +{ $below }, { $chits }
abyssi-drawn-brief-empty = group { $group }: nobody, { $chits }
abyssi-drawn-brief-stack = { $stack ->
    [yellow] yellow
    [purple] purple
    [green] green
    [group-1] group 1
    [group-2] group 2
   *[group-3] group 3
} { $chits }
abyssi-drawn-brief-removed = removed { $numbers }
abyssi-drawn-brief-points = { $total }={ $sources }
abyssi-drawn-brief-energy = { $energy } energy
# Those left in each column.
abyssi-drawn-brief-bases = bases { $bases }
abyssi-drawn-brief-mothership = { abyssi-sign } { $facing ->
    [cw] clockwise
   *[ccw] counter
}
abyssi-drawn-brief-hand = cards { $signs }
abyssi-drawn-brief-treaties = treaties { $signs }
abyssi-drawn-brief-senators = senators { $numbers }
abyssi-drawn-brief-account = { abyssi-player }: { $points }

# In the pictures of the rules.
abyssi-drawn-moving = A mothership leaves { abyssi-planet } clockwise.
# The energy that it costs to get to a planet, ahead and after turning around.
abyssi-drawn-moving-way = { abyssi-planet }: { $ahead } ahead, { $turned } turned around
abyssi-drawn-moving-start = starts here
abyssi-drawn-moving-one = The next planet is free
abyssi-drawn-moving-more = Each planet beyond it costs 1 energy
abyssi-drawn-moving-turn = Turning around first costs { $cost } energy
abyssi-drawn-dominance = { $case ->
    [active] One activated base outweighs two bases and five ships: 1 dominates
    [ships] Both have one base, so ships decide: 2 dominates; nine ships without a base do not help 3
   *[tie] Equal in everything: nobody dominates, and nobody gets energy
}
abyssi-drawn-bases-cost = A base costs ships; once activated, it brings the chit on top of its colour
abyssi-drawn-bases-columns = Each column of your board has two bases, and brings something when one is built
abyssi-drawn-bases-brought = { $planets } ({ $colour ->
    [yellow] yellow
    [purple] purple
   *[green] green
}): { $ships } ships; chits { $values }, then { $fallback }
abyssi-drawn-colour = { $colour ->
    [yellow] yellow planets
    [purple] purple planets
   *[green] green planets
}
abyssi-drawn-column = { $column ->
    [left] Left: 2 energy
    [centre] Centre: a ship to any planet
   *[right] Right: a politics card you lack
}
abyssi-drawn-senators = { $part ->
    [group] Group and its chits: you get the first, or { $fallback } once they are gone
    [planets] Number, and the two politics cards that recruiting takes
    [abilities] Either of these, once, at any time in your turn
   *[removed] A senator that was played leaves the match
}
