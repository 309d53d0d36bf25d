### Uchu. Variables that many messages share:
### $who   you (the reader), yours (the reader's dependency), theirs (somebody's dependency), other
### $name  the name of the seat that the country belongs to
### $suit  yellow, purple, pink, green, gray, redblue

## Names

# A suit is never told by its colour alone: its shape and its character's initial come first.
uchu-mark = { $suit ->
    [yellow] ★B
    [purple] ●S
    [pink] ♡I
    [green] ▲D
    [gray] ■T
   *[redblue] ◆F
}
# The colour alone, for where the shape is drawn.
uchu-colour = { $suit ->
    [yellow] yellow
    [purple] purple
    [pink] pink
    [green] green
    [gray] gray
   *[redblue] red/blue
}
uchu-suit = { uchu-mark } { uchu-colour }
uchu-character = { $suit ->
    [yellow] Butterfingy
    [purple] Sluggo
    [pink] Intenton
    [green] Dillindallin
    [gray] Turnablindie
   *[redblue] Inadven and Faul
}
uchu-card = { uchu-suit } { $rank }
# Several cards of one suit: ♡I pink 3 5 9
uchu-cards = { uchu-suit } { $ranks }
uchu-cards-briefly = { uchu-mark } { $ranks }
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
# More of them in the piles of a round are too many.
uchu-threshold = Threshold: up to { $threshold } each of { $suits }
# $points is the number, $shown the same as it is written.
uchu-standing = { $place }. { uchu-country }: { $points ->
    [1] 1 point
   *[other] { $shown } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $piles ->
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
    [yours] Your dependency’s hand, open
    [theirs] { $name }’s dependency’s hand, open
   *[other] { $name }’s hand
}
# Others’ piles are seen only when a match that is over is looked at again, with all hands open.
uchu-piles = { $who ->
    [you] Your piles, for your eyes only
    [yours] Your dependency’s piles, for your eyes only
    [theirs] { $name }’s dependency’s piles
   *[other] { $name }’s piles
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
    [you] Your turn: follow { uchu-suit } or play ■T gray.
    [yours] Your turn: your dependency follows { uchu-suit } or plays ■T gray.
   *[other] { uchu-country } is to play a card.
}
uchu-now-follow-gray = { $who ->
    [you] Your turn: follow ■T gray.
    [yours] Your turn: your dependency follows ■T gray.
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

## In pictures: a word or two each

uchu-drawn-vip = VIP colour
uchu-drawn-limit = { $threshold } at most
# Two lines: whose it is, and what.
uchu-drawn-suzerain = { $who ->
    [yours] Your
   *[theirs] { $name }’s
}
uchu-drawn-dependency = dependency
uchu-drawn-leads = leads
uchu-drawn-leads-random = leads at random
uchu-drawn-leads-meddled = { $you ->
    [yes] your choice
   *[no] { $chooser }’s choice
}
uchu-drawn-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
uchu-drawn-ahead = ahead
uchu-drawn-skips = sits out
uchu-drawn-next = to play
uchu-drawn-names = names VIP

## Pictures read aloud

uchu-taken = { $who ->
    [yours] Your dependency has taken
   *[you] You have taken
}
# So many cards of one suit.
uchu-count = { $count } { uchu-suit }

## Controls

uchu-play = { uchu-suit } { $rank }
uchu-name-vip = VIP { uchu-suit }

uchu-why-follow = { uchu-country } { $who ->
    [you] hold { uchu-suit }, so you must follow it or play ■T gray.
   *[other] holds { uchu-suit }, so it must follow it or play ■T gray.
}
uchu-why-follow-gray = { uchu-country } { $who ->
    [you] hold ■T gray, so you must follow it.
   *[other] holds ■T gray, so it must follow it.
}
uchu-why-gray-vip = ■T gray can never be the VIP colour.
uchu-why-vip-first = First the VIP colour of the round is named.
uchu-why-skips = You sit this trick out, because you took the last one with a Sluggo.
uchu-why-wait = It is not your turn yet: waiting for { $chooser }.

## Hints: why somebody might do this

# $rank is the highest of them.
uchu-why-hint-vip = { $count ->
    [0] You hold no { uchu-suit }, so nobody would fear your VIP cards.
    [one] You hold one { uchu-suit } card, the { $rank }.
   *[other] You hold { $count } { uchu-suit } cards, up to the { $rank }.
}
uchu-why-hint-meddled = { uchu-country } leads it, so it costs you none of your own cards.
uchu-why-hint-lead-vip = It is of the VIP colour: only a higher { uchu-suit } card can beat it.
uchu-why-hint-lead-top = No { uchu-suit } card is higher: only a VIP card can beat it.
uchu-why-hint-lead-low = It leads { uchu-suit } and saves the higher cards of that colour.
uchu-why-hint-lead = It is the highest { uchu-suit } card { $who ->
    [you] you hold
   *[other] your dependency holds
}.
uchu-why-hint-takes = It takes the trick{ $pink ->
    [yes] , a pile with ♡I pink.
   *[no] .
}
uchu-why-hint-takes-over = It takes the trick, but then { $who ->
    [you] you have
   *[other] your dependency has
} more than { $threshold } { uchu-suit } cards.
uchu-why-hint-ahead = It goes ahead, with { $left ->
    [one] one country
   *[other] { $left } countries
} still to play.
uchu-why-hint-cannot = { $who ->
    [you] You
   *[other] Your dependency
} cannot beat the strongest card, so this gets rid of { uchu-card }.
uchu-why-hint-leaves = It does not go ahead of { $host }, and saves the cards that could.

## What happened

uchu-told-dealt = Round { $round }: every country is dealt 12 cards, 6 stay aside.
uchu-told-dealt-hand = Round { $round }: you are dealt { $cards }.
# A line for each country follows uchu-told-dealt when all hands are open.
uchu-dealt-to = { uchu-country }: { $cards }.
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
# Of an earlier trick of the round, whose cards are not told any more.
uchu-told-taken-before = { uchu-country } took a trick.
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
    [yes] piles { $pinks } × −3 (♡I pink is over the threshold) = { $points }
   *[no] piles { $pinks } × 3 (with ♡I pink) = { $points }
}
uchu-piles-both = { $over ->
    [yes] piles { $plain } × 2 − { $pinks } × 3 (♡I pink is over the threshold) = { $points }
   *[no] piles { $plain } × 2 + { $pinks } × 3 (with ♡I pink) = { $points }
}
uchu-colours = { $count ->
    [0] no colours, 0
    [one] 1 colour = { $points }
    [7] all 7 colours = { $points }
   *[other] { $count } colours = { $points }
}
uchu-sum-halved = { $sum }, halved to { $delta } ({ $greens } ▲D green are over the threshold)
uchu-scored-two = Phase II, { uchu-country-inside }: { $count } ■T gray are over the threshold of { $threshold }: { $delta }. { $moves }
uchu-scored-three-gains = Phase III, { uchu-country-inside }: ranked below { $offender }, whose { $count } ◆F red/blue are over the threshold of { $threshold }: { $delta }. { $moves }
uchu-scored-three-loses = Phase III, { uchu-country-inside }: { $count } ◆F red/blue are over the threshold of { $threshold }, −3 for each country that just gained: { $delta }. { $moves }
uchu-moves = { $before } → { $points }.
uchu-moves-floor = { $before } → { $points }, for nobody falls below { $floor }.
uchu-stays = Stays at { $points }.
uchu-told-round-over = Round { $round } is over: { $standing }.
uchu-told-standing = { $place }. { uchu-country-inside }: { $points }
uchu-scoring = Scoring of round { $round }
uchu-took = { uchu-country } took { $cards }.
uchu-rounds = Points after each round
uchu-round = Round { $round }: { $standing }
uchu-round-points = { uchu-country-inside } { $points }

## Where in a match something is: its rounds, and the tricks of a round

uchu-part = Round { $number }
uchu-step = Trick { $number }

## The picture of a scoring: a few words for each row, then all of it in words

uchu-sheet-limit = More than { $threshold } is too many
uchu-sheet-before = Before
uchu-sheet-piles = Piles
uchu-sheet-pinks = with pink
uchu-sheet-colours = Colours
uchu-sheet-halved = Halved
uchu-phase = Phase { $phase ->
    [1] I
    [2] II
   *[3] III
}
uchu-sheet-times = { $count } × { $worth }
uchu-sheet-goes = { $from } → { $to }
uchu-sheet-after = After
uchu-sheet-floor = never below { $floor }
uchu-alt-sheet = { $title }. { $limit }: { $suits }.
uchu-alt-sheet-country = { uchu-country }: { $sums }. { $moves }
uchu-alt-phase = { uchu-phase } { $points }

## The picture of the end

uchu-chart-points = Points
uchu-chart-round = Round
uchu-alt-result = { $standing }. Points after each round: { $rounds }.

## Pictures in the rules

uchu-example-name = { $number ->
    [1] Aki
    [2] Ben
    [3] Chloé
   *[4] Dara
}
uchu-example-takes = takes it
# $suit won the trick.
uchu-example-lead-wins = No VIP card: the highest { uchu-colour } takes it.
uchu-example-vip-wins = The highest VIP card takes it.
# A guest's habit in a few words: about 60 characters.
uchu-habit = { $suit ->
    [yellow] If it wins a trick, chance picks your next lead.
    [purple] If it wins a trick, you sit the next one out.
    [pink] A pile with it is worth 3. Too many: −3.
    [green] Too many: half the points for piles and colours.
    [gray] Need not follow. Too many: −1 for each of them.
   *[redblue] Two or more count as two colours. Too many: you pay 3 to all below you.
}
uchu-alt-habit = { uchu-suit }, { uchu-character }: { $habit }
uchu-example-sheet = Four piles
uchu-example-took = Aki
uchu-example-pinker = with 5 pink
uchu-example-pile = Pile { $number }
uchu-example-hidden = Only { $name } sees this hand.
uchu-example-open = All see this hand. { $name } plays it.
uchu-example-spoils = If a dependency ranks first at the end, its owner loses.
uchu-alt-two = Four countries sit around the table, clockwise.
uchu-alt-two-country = { uchu-country }: { $hand }

## In lists and commands: at most 100 characters each

uchu-name = Uchu
uchu-about = Be a good host to odd aliens, in moderation: a trick-taking game for 2 to 5 players
uchu-option-tie_reading = Equal points: who counts as behind when red/blue is scored and a leader is sought
uchu-option-tie_reading-consistent = As everywhere: whoever came to the points later is behind
uchu-option-tie_reading-literal = To the letter: here, and only here, whoever came first is behind

## For somebody who plays for the first time: exactly three sentences

uchu-start-text = When it is your turn, press a card: the colour that was led or gray if you hold that colour, otherwise any card you like. The highest card of the VIP colour takes the trick, and where nobody played that colour, the highest card of the colour that was led. Tricks bring you points, but beware of too many cards of one colour: beyond the threshold, pink, green, gray and red/blue cost you dearly.

## The rules: at most 1,000 characters a section

uchu-help-idea = What it is about
uchu-help-idea-text =
    Visitors from all over space are here, and each country of Chikyu, our Earth, would love to be their host. You welcome them by taking tricks, and every happy guest brings you points.
    The guests come in six colours, and each colour has a habit of its own. Some of everything is splendid. Too much of one colour can be a disaster.
    A match has up to four rounds. In each round every country is dealt 12 cards, and 6 stay hidden. A colour runs from 1 to 7 with three players, to 9 with two or four, to 11 with five.
    Whoever ranks first at the end speaks for the whole planet.

uchu-help-trick = Playing a trick
uchu-help-trick-text =
    One country leads any card. Clockwise, the others add one card each:
    • If you hold the colour that was led, play that colour, or ■T gray instead.
    • If you do not, play whatever you like.
    • If ■T gray was led and you hold gray, gray it is.
    The highest card of the VIP colour takes the trick. When there is none, the highest card of the colour that was led does.
    What you take becomes one pile in front of you, face down. You may look through your own piles; the others see only how many there are.
    Whoever took the trick leads the next one, unless a ★B yellow or a ●S purple card won it: see the colours.
    As soon as a finished trick leaves somebody without cards, the round is scored. Cards still in hand count for nothing.

uchu-help-colours = The colours
uchu-help-colours-text =
    Two of them matter when their card wins a trick:
    • ★B yellow, Butterfingy: you lead next, but chance picks the card from your hand.
    • ●S purple, Sluggo: you sit the next trick out, and your left neighbour leads it.
    Four of them hurt when you have too many at the end of a round, counted over all your piles: more than 3 with three players, more than 4 with two or four, more than 5 with five.
    • ♡I pink, Intenton: makes a pile worth 3 points. Too many: −3 for each such pile.
    • ▲D green, Dillindallin: harmless. Too many: you get half the points for piles and colours.
    • ■T gray, Turnablindie: may be played when you should follow, and is never the VIP colour. Too many: −1 for each gray card.
    • ◆F red/blue, Inadven and Faul: two or more count as two colours. Too many: each country ranked below you gets 3 points, and you pay 3 for each of them.

uchu-help-scoring = Scoring a round
uchu-help-scoring-text =
    All piles are opened. The country that ranks first begins, the last one ends.
    Phase I, piles and colours:
    • 2 points for a pile, or 3 if there is ♡I pink in it. With too many pink cards such a pile is −3.
    • 1 point for each colour you have. ◆F red/blue is one colour with a single card, two with more. All 7 give 10 points.
    • With too many ▲D green cards, halve the sum and forget the fraction.
    Phase II, ■T gray: whoever has too many loses 1 point for each gray card.
    Phase III, ◆F red/blue: if somebody has too many, all who rank below them now get 3 points, and then they lose 3 for each of those.
    Nobody ever falls below −5.

uchu-help-example = An example
uchu-help-example-text =
    Four play, so 4 cards of a colour are fine and 5 are too many. Aki has 4 piles: 2 ●S purple, 3 ♡I pink, 4 ▲D green, 5 ■T gray and 2 ◆F red/blue cards, with pink in two of the piles.
    • Piles: 2 + 2 + 3 + 3 = 10.
    • Colours: purple, pink, green and gray are 4, red/blue adds 2, ★B yellow is missing: 6.
    • ▲D green: 4 is not too many, so Phase I gives 16.
    • ■T gray: 5 is too many, so Phase II takes 5.
    • ◆F red/blue: 2 is harmless. Aki goes 11 points up.
    With 5 ♡I pink cards in those two piles, they would have come to 2 + 2 − 3 − 3 = −2 instead.

uchu-help-winning = Rounds and winning
uchu-help-winning-text =
    In the first round chance picks who leads and the VIP colour, any but gray. All start at 0, and the leader ranks last.
    In every later round the last-ranked player looks at the new hand, names the VIP colour (any but gray, the same again if they like) and leads.
    There are no ties: with equal points, whoever got there first ranks higher, and whoever came later ranks lower.
    The match is over when somebody has 30 points or more after a round was scored, and after round 4 in any case. Whoever ranks first wins.

uchu-help-two = Two players
uchu-help-two-text =
    Each player has a second country, a dependency, on their left. So four countries sit in the circle, and all is counted as with four players.
    A dependency’s hand lies open. Its owner plays its cards, by the same rules, and it has piles and points of its own. Only its owner may look into its piles.
    • A dependency wins with ★B yellow: it leads next, and the opponent chooses which card.
    • A dependency wins with ●S purple: it sits the next trick out, and the other dependency leads.
    • From round 2 on the lower-ranked of the two players names the VIP colour and leads; dependencies do not.
    • 30 points of any of the four end the match.
    If a dependency ranks first of all at the end, its owner has lost. Otherwise the higher-ranked player wins. Feed it, but not too well!
