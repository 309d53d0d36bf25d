### NUSA. Variables that many messages share:
### $who     you (the reader), other
### $name    the name of the player spoken of
### $colour  red, yellow, green, blue
### $rank    the number on an expedition card, from 1 to 8
### $nusa    small, medium, mother (three flowers), bee, monster, guardian

## Names

# A colour is never told by itself: its shape and its initial come first.
nusa-mark = { $colour ->
    [red] ◆R
    [yellow] ★Y
    [green] ▲G
   *[blue] ●B
}
nusa-hue = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
nusa-colour = { nusa-mark } { nusa-hue }
nusa-card = { nusa-colour } { $rank }
# Several cards of one colour: ◆R red 3 5
nusa-cards = { nusa-colour } { $ranks }
nusa-no-cards = none
# Between the colours of a hand, and between the parts of a line.
nusa-dot = {" · "}
# Between the numbers of a colour’s cards.
nusa-ranks-space = {" "}
# Between the numbers of a sum.
nusa-plus = {" + "}
nusa-sum = { $numbers } = { $sum }
nusa-kind = { $nusa ->
    [small] small flower
    [medium] medium flower
    [mother] mother flower
    [bee] killer bee
    [monster] monster
   *[guardian] guardian
}
# The same inside a sentence: there are several of some, and one of others.
nusa-a-kind = { $nusa ->
    [small] a small flower
    [medium] a medium flower
    [mother] the mother flower
    [bee] the killer bee
    [monster] a monster
   *[guardian] the guardian
}
# At the start of a sentence.
nusa-player = { $who ->
    [you] You
   *[other] { $name }
}
# Inside a sentence.
nusa-player-inside = { $who ->
    [you] you
   *[other] { $name }
}

## The page

nusa-title = NUSA · round { $round } of { $rounds } · { $phase ->
    [invasion] invasion
    [choice] before the escape
    [escape] escape
   *[robbery] robbery
}
nusa-title-over = NUSA · the expeditions are home

nusa-table = Table
# $colour is the trump, $next what a 4 would make it.
nusa-trump = Trump: { nusa-colour }; a 4 moves it to { $next }
nusa-phase = { $phase ->
    [invasion] Invasion: tricks 1 to 5
    [choice] Invasion over: all choose their cards for the escape
    [escape] Escape: tricks 6 to 8
   *[robbery] Robbery: the killer bee takes a flower
}
# $parts says points, cards in hand, what lies face up and what face down.
nusa-standing = { $place }. { nusa-player }: { $parts }
nusa-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
nusa-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
nusa-has-evaded = { $who ->
    [you] have evaded
   *[other] has evaded
}
nusa-no-nusa = no NUSA cards
# What lies face up before a player, and what that comes to.
nusa-face-up = { $cards } ({ $icons })
nusa-face-down = face down: { $cards }
nusa-nectar = nectar { $count }
nusa-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}
nusa-subjugation = subjugation { $count }
nusa-robs = robs a flower

nusa-row = Row
nusa-row-now = Trick { $number } is for { nusa-a-kind } ({ $icons })
nusa-row-now-hidden = Trick { $number } is for a card that lies face down
nusa-row-next = Trick { $number } will be for { nusa-a-kind } ({ $icons })
nusa-row-next-hidden = Trick { $number } will be for a card that lies face down
nusa-row-then = Then: { $cards }
# The place of the row comes first, as in: 5 face down.
nusa-row-place = { $number } { nusa-kind }
nusa-row-place-hidden = { $number } face down

nusa-trick = Trick { $number }
# $played is a card, and what there is to say about it.
nusa-trick-play = { nusa-player }: { $played }
nusa-remark-lead = the lead
nusa-remark-evades = evading by discarding { nusa-card }
nusa-remark-reverses = { $reversed ->
    [yes] now the lowest wins
   *[no] the highest wins again
}
nusa-remark-trump = trump → { nusa-colour }
nusa-trick-awaited = Nobody has led yet
nusa-trick-ahead = { nusa-player } { $who ->
    [you] are
   *[other] is
} ahead with { nusa-card }, { $why }
# Why a card wins. $reversed: does the lowest card win?
nusa-by-trump = { $reversed ->
    [yes] the lowest trump
   *[no] the highest trump
}
nusa-by-only-trump = the only trump
nusa-by-lead = { $reversed ->
    [yes] the lowest of the lead colour, as there is no trump
   *[no] the highest of the lead colour, as there is no trump
}

nusa-last = Last trick
nusa-last-taken = { nusa-player } won it with { nusa-card }, { $why }
nusa-last-gains = { nusa-player } gained { nusa-a-kind } ({ $icons })
nusa-last-flipped = { $skulls } skulls: { $who ->
    [you] all your NUSA cards
   *[other] all of { $name }’s NUSA cards
} turned face down ({ $cards })

nusa-choices = Cards for the escape
nusa-ready = Ready: { $names }
nusa-choosing = Still choosing: { $names }
nusa-nobody = nobody
# Others’ choices are seen only when a match that is over is looked at again, with all hands open.
nusa-chosen = { nusa-player } { $who ->
    [you] keep
   *[other] keeps
} { $cards }
nusa-hand = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
}
# Others’ piles, too, are seen only then.
nusa-pile = { $who ->
    [you] Your pile, for your eyes only
   *[other] { $name }’s pile
}
nusa-pile-cards = Played in the invasion, trick by trick: { $cards }
nusa-discards = Discarded face up
nusa-discard-evaded = { nusa-player }: { nusa-card }, to evade
nusa-discard-left = { nusa-player }: { nusa-card }, left over

nusa-now = Now
nusa-now-lead = { $who ->
    [you] Your turn: lead any card.
   *[other] { nusa-player } leads.
}
nusa-now-play = { nusa-player } is to play a card.
nusa-now-follow = Your turn: follow { nusa-colour }.
nusa-now-follow-only = Your turn: follow with your only { nusa-colour } card.
nusa-now-evade = Your turn: follow with { nusa-card }, or evade: discard it and play a card of another colour.
nusa-now-free = Your turn: you have no { nusa-colour }, so play any card.
nusa-now-choose = Choose now, in secret: which three of your five cards do you play again in the escape?
nusa-now-chosen = Your choice is made. Waiting for { $names }.
nusa-now-choosing = All choose, in secret, three of their five cards for the escape.
nusa-now-rob = { $who ->
    [you] Your turn: your killer bee lies face up, so take a flower from somebody.
   *[other] { $name }’s killer bee lies face up, so it takes a flower from somebody.
}
nusa-now-over = { nusa-player } { $who ->
    [you] win
   *[other] wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
nusa-now-over-shared = { nusa-player } { $who ->
    [you] share
   *[other] shares
} the win, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# Somebody has as many points as whoever won. $round is the last one.
nusa-now-over-behind = { nusa-player } { $who ->
    [you] have
   *[other] has
} as many points, but fewer of them from round { $round }.

## Controls

nusa-play = { nusa-card }
nusa-play-two = { nusa-card } (reverses)
# $next is the colour that becomes trump.
nusa-play-four = { nusa-card } (trump → { $next })
# $card is one of those three.
nusa-evade = Evade with { $card }
nusa-keep = Keep { $cards }
nusa-rob = Take { nusa-a-kind } from { nusa-player-inside }

# $colour was led.
nusa-why-follow = You hold { $count } { nusa-colour } cards, so you must follow that colour. Only with exactly one could you evade.
nusa-why-evaded = You hold { nusa-colour }, so you must follow it: you have already evaded in this round.
nusa-why-other-evaded = You hold { nusa-colour }, so you must follow it: { nusa-player-inside } has already evaded in this trick.
nusa-why-no-evasion = You hold { nusa-colour }, so you must follow it. Nobody evades during the escape.
nusa-why-rob-first = First your killer bee takes a flower.
nusa-why-wait = It is not your turn yet: waiting for { $names }.
nusa-why-wait-robbery = First the killer bee takes a flower: waiting for { $names }.
nusa-why-chosen = You have chosen. Waiting for { $names }.

# Why a bot would do this, for somebody who asked for a hint. In all of them $nusa can also be hidden:
# a card that lies face down. $last: yes for the last card of the trick, no.
nusa-why-hint-prize = { $nusa ->
    [small] a small flower
    [medium] a medium flower
    [mother] the mother flower
    [bee] the killer bee
    [monster] a monster
    [guardian] the guardian
   *[hidden] the card that lies face down
}
nusa-why-hint-lead = { $lead ->
    [two] A 2 makes the lowest card win: led now, little beats it in the trick for { nusa-why-hint-prize }.
    [four] A 4 moves the trump on before the others play for { nusa-why-hint-prize }.
    [trump] Trump is hard to beat, and the trick is for { nusa-why-hint-prize }.
    [high] You lead a high card that has a chance to win { nusa-why-hint-prize }.
   *[low] You lead a low card, and others will probably fight for { nusa-why-hint-prize }.
}
nusa-why-hint-ahead = { $last ->
    [yes] It wins the trick, and with it { nusa-why-hint-prize }.
   *[no] It puts you ahead in the trick for { nusa-why-hint-prize }.
}
nusa-why-hint-ruin = { $last ->
    [yes] It wins the trick, but the skulls would turn all your NUSA cards face down.
   *[no] It puts you ahead for now; if nobody beats it, the skulls turn all your NUSA cards face down.
}
# $who and $name: whoever is ahead then.
nusa-why-hint-behind = { $last ->
    [yes] It does not win: { nusa-player-inside } gets { nusa-why-hint-prize }.
   *[no] It leaves { nusa-player-inside } ahead in the trick for { nusa-why-hint-prize }.
}
nusa-why-hint-safe = It leaves { nusa-player-inside } ahead: the skulls of { nusa-why-hint-prize } would turn all your NUSA cards face down.
# $colour and $rank: the card that is discarded. $why: another of these sentences.
nusa-why-hint-evade = You discard { nusa-card } to be free in your choice. { $why }
# $trumps: how many of the three cards are trump now.
nusa-why-hint-keep = { $kind ->
    [strong] These are your strongest cards, good for winning the last three tricks.
    [weak] These are your weakest cards, good for leaving the last three tricks to others.
   *[mixed] A mixture: something to win a trick with, and something to leave one to others.
}{ $trumps ->
    [0] {""}
    [one] {" "}One of them is trump now.
   *[other] {" "}{ $trumps } of them are trump now.
}
# $who and $name: whoever is robbed. $own: your nectar then, $left: theirs.
nusa-why-hint-rob = It brings you to { $own } nectar and leaves { nusa-player-inside } { $left }.

## What happened

nusa-told-round = Round { $round }: everybody is dealt 6 cards.
nusa-told-round-hand = Round { $round }: you are dealt { $cards }.
# A line for each player follows nusa-told-round when all hands are open.
nusa-told-dealt-to = { nusa-player }: { $cards }.
nusa-told-aside = { $count ->
    [one] 1 card stays aside.
   *[other] { $count } cards stay aside.
}
nusa-told-aside-open = Aside: { $cards }.
nusa-told-trump = Trump is { nusa-colour }.
nusa-told-row = The row: { $cards }.
nusa-told-removed = Left out: { $cards }.
nusa-told-starts = { nusa-player } { $who ->
    [you] lead
   *[other] leads
}.
nusa-told-played = { nusa-player } { $who ->
    [you] play
   *[other] plays
} { nusa-card }.
# $discarded is the card of the lead colour that was discarded.
nusa-told-evaded = { nusa-player } { $who ->
    [you] evade, discard { $discarded } and play
   *[other] evades, discards { $discarded } and plays
} { nusa-card }.
# What a 2 has done, and a 4.
nusa-told-reversed = { $reversed ->
    [yes] Now the lowest card wins.
   *[no] The highest card wins again.
}
nusa-told-moved = The trump moves to { nusa-colour }.
# Of an earlier trick of the round, whose cards are not told any more; a discard lies open.
nusa-told-evaded-before = { nusa-player } evaded and discarded { nusa-card }.
nusa-told-trick = { nusa-player } { $who ->
    [you] win
   *[other] wins
} trick { $number } (trump { nusa-colour }, { $reversed ->
    [yes] lowest wins
   *[no] highest wins
}) and { $who ->
    [you] gain
   *[other] gains
} { nusa-a-kind }.
nusa-told-flipped = { $skulls } skulls: { $who ->
    [you] all your NUSA cards
   *[other] all of { $name }’s NUSA cards
} turn face down ({ $cards }).
nusa-told-left-over = { nusa-player } { $who ->
    [you] discard
   *[other] discards
} { nusa-card }, left over.
nusa-told-escapes = { nusa-player } { $who ->
    [you] keep
   *[other] keeps
} { $cards } for the escape.
# $victim is nusa-player-inside of another player.
nusa-told-robbed = { $who ->
    [you] Your
   *[other] { $name }’s
} killer bee takes { nusa-a-kind } from { $victim }.

## Scoring

nusa-scoring = Scoring of round { $round }
nusa-told-scored = Round { $round } is scored.
# $nectar and $subjugation are numbers, or sums of what lies face up: 2 + 1 = 3. $place is 1, 2 or 3,
# or 0 for all below. $worth and $points have their signs: +3.
nusa-account = { nusa-player }: nectar { $nectar }, { $place ->
    [0] no points
   *[other] rank { $place }: { $worth }
}; subjugation { $subjugation }; together { $points }, { $total } in all.
nusa-aside = Set aside in this round: { $cards }.
nusa-rounds = Points in each round
nusa-round = Round { $round }: { $standing }
nusa-round-points = { nusa-player-inside } { $points }

## Where in a match something is: its rounds, and the tricks of a round

nusa-part = Round { $number }
nusa-step = Trick { $number }

## In lists and commands: at most 100 characters each

nusa-name = NUSA
nusa-about = Nusa Mystic: nectar, monsters and a trump that wanders; a trick-taking game for 3 to 5 players
nusa-option-robbery_timing = When the killer bee takes a flower
nusa-option-robbery_timing-end_of_round = After trick 8, before the round is scored
nusa-option-robbery_timing-on_receive = As soon as somebody wins the bee
nusa-option-zero_nectar_is_ranked = Ranking by nectar: does it count those who have none?
nusa-option-zero_nectar_is_ranked-true = Yes: no nectar is ranked last, and can bring points
nusa-option-zero_nectar_is_ranked-false = No: without nectar no points for nectar

## For somebody who plays for the first time: exactly three sentences

nusa-start-text = When it is your turn, press a card: the colour that was led if you hold it, otherwise any card you like. The highest trump wins the NUSA card at the front of the row, or the highest card of the colour that was led if nobody played trump; but a 2 lets the lowest card win, and a 4 moves the trump on. Flowers bring you nectar, monsters and the guardian bring you points, but with three skulls before you, all your NUSA cards turn face down and are lost.

## The rules: at most 1,000 characters a section

nusa-help-idea = What it is about
nusa-help-idea-text =
    Nusa is an island full of nectar, and full of teeth. Your expedition fights its way in for five tricks and out again for three. Whoever wins a trick gets a NUSA card: a flower, a beast or a bee.
    Nectar from flowers is compared at the end of a round, and whoever has a lot of it gets points. Beasts are worth points themselves, but they also carry skulls, and three skulls cost you all that you have won in the round so far.
    A match has three rounds. In each of them everybody is dealt 6 cards of four colours: ◆R red, ★Y yellow, ▲G green and ●B blue. A colour runs from 1 to 5 with three players, to 6 with four, to 8 with five.
    With three or five players 2 cards stay aside. They are shown when the round is scored.
    The game’s full title is Nusa Mystic.

nusa-help-trick = Playing a trick
nusa-help-trick-text =
    One player leads any card. Clockwise, the others add one card each:
    • If you hold the colour that was led, play that colour. The one way around it is evasion.
    • If you do not, play whatever you like.
    The highest card of the trump colour wins. Where nobody played trump, the highest card of the colour that was led does. Only after the last card is that decided, because a 2 or a 4 can still change everything.
    The winner takes the NUSA card at the front of the row and leads the next trick.
    Played cards go face down on everybody’s own pile. You may look through yours. What the others played you have to remember: it comes back in the escape.
    An example: blue is trump. Aki leads ◆R red 5, Ben adds ◆R red 3, Chloé has no red and plays ●B blue 1. Chloé wins.

nusa-help-special = The 2 and the 4
nusa-help-special-text =
    A 2 turns the trick around: the lowest trump wins, or where nobody played trump the lowest card of the lead colour. A second 2 in the same trick turns it back. The next trick starts the usual way, highest wins.
    A 4 moves the trump on at once: red → yellow → green → blue → red. There it stays, into the next trick and the next round, until somebody plays another 4. Chance picks the first trump of the match.
    Both work in any colour, whoever plays them. Discarded, they do nothing.
    An example: red is trump. Aki leads ▲G green 3. Ben has no green and plays ◆R red 5, which looks like a win. Chloé plays ▲G green 4, and the trump moves to yellow: Ben’s red is trump no more. Dara has no green and plays ●B blue 2, so the lowest wins. There is no yellow, and the lowest green is the 3: Aki wins.

nusa-help-evasion = Evasion
nusa-help-evasion-text =
    In tricks 1 to 5 you may refuse to follow, if
    • you hold exactly one card of the colour that was led,
    • you have not evaded in this round yet, and
    • nobody before you has evaded in this trick.
    You discard that one card, face up. It does nothing, even if it is a 2 or a 4. Then you play any card of another colour, trump if you like, and that one works as always.
    It costs you your spare card: you have six for five tricks. Whoever never evaded has one card left after trick 5 and discards it then, face up.
    An example: red is led, and you hold ◆R red 3, ●B blue 5 and ●B blue 1. You follow with the red 3, or you discard it and play a blue. With ◆R red 4 in your hand as well you would have to play a red card.

nusa-help-cards = The NUSA cards
nusa-help-cards-text =
    A row of eight is laid out, one for each trick. The first and the fifth lie face down until they are won. The mother flower and the guardian are always in it. Of the other eight cards, two are left out unseen.
    • 2 small flowers: 1 nectar each
    • 2 medium flowers: 2 nectar each
    • 1 mother flower: 3 nectar
    • 1 killer bee: takes a flower from somebody
    • 3 monsters: 1 skull and 1 point of subjugation each
    • 1 guardian: 2 skulls and 2 points of subjugation
    The rulebook shows nectar and skulls only as pictures, so those numbers are our own choice. The rest is the rulebook’s.
    When you win a card and then have 3 skulls or more face up, all your NUSA cards turn face down for good and count for nothing. What you win afterwards lies face up again.
    An example: a guardian and a medium flower lie before you, and you win a monster. 2 + 1 skulls are 3: you lose all three cards.

nusa-help-escape = The escape
nusa-help-escape-text =
    After trick 5 everybody has a pile of the five cards they played. Now all choose three of their five, in secret and at the same time. The other two are out of the round, and nobody else sees which they are.
    Until the last one has chosen, you see only who is ready.
    With those three cards you play tricks 6, 7 and 8. Whoever won trick 5 leads. All goes as before, 2s and 4s work again, but nobody may evade.
    An example: your pile is ◆R red 2, ★Y yellow 5, ★Y yellow 1, ▲G green 4 and ●B blue 3. The guardian lies at the end of the row, and its skulls would ruin you. You keep what lets you lose that trick, and a 2 in case it comes to the worst.

nusa-help-scoring = Robbery and scoring
nusa-help-scoring-text =
    After trick 8:
    • Robbery. Whoever has the killer bee face up takes one face-up flower from another player. Which one is their choice, but if there is one, they must. The bee stays.
    • Nectar. Add up what your face-up flowers show. The most brings 3 points, the second most 2, the third most 1. Equal amounts bring the same, and the next amount takes the next rank.
    • Subjugation. Each face-up monster brings 1 point, the guardian 2.
    Whoever has no nectar is ranked like all others: nectar 3, 3, 1 and 0 brings 3, 3, 2 and 1 points. The rulebook leaves that open, and no other ruling of ours weighs as much. An option for the match changes it: then no nectar brings no points.
    The rulebook also says two things about when the bee robs. We chose the end of the round. The other option: as soon as somebody wins the bee and it lies face up, and not again later.

nusa-help-winning = Rounds and winning
nusa-help-winning-text =
    After each round all cards are shuffled and dealt anew. Whoever won trick 8 leads, and the trump stays where it is. Chance picks who leads the first round.
    After three rounds the most points win. If they are equal, more points in round 3 decide; if these are equal too, the win is shared.
    A round with three players as an example:
    • Aki has the mother flower and a monster. Ben has a medium flower and the killer bee. Chloé has a small flower and a monster, and face down the guardian and another monster, which do not count.
    • Ben’s bee takes Aki’s mother flower. Nectar: Ben 2 + 3 = 5, Chloé 1, Aki 0. That brings Ben 3 points, Chloé 2 and Aki 1.
    • Subjugation: Aki 1, Chloé 1, Ben 0.
    • Together: Ben 3, Chloé 3, Aki 2.

## Drawn

# Words in pictures, where there is little room: a word or two each. The title and the line below it
# have room for 14 characters of Chinese or Korean width, what somebody is doing for 5.
nusa-drawn-title = NUSA · round { $round } of { $rounds }
nusa-drawn-step = { $phase ->
    [invasion] Invasion · trick { $number } of 8
    [choice] Before the escape
    [escape] Escape · trick { $number } of 8
   *[robbery] Robbery
}
nusa-drawn-trump = Trump
# A colour follows: the next one on the ring.
nusa-drawn-four = a 4 →
nusa-drawn-entrance = Entrance · tricks 1 to 5
nusa-drawn-exit = tricks 6 to 8 · exit
# A colour follows.
nusa-drawn-lead = Led:
nusa-drawn-highest = highest wins
nusa-drawn-lowest = lowest wins
nusa-drawn-to-lead = to lead
nusa-drawn-to-play = to play
nusa-drawn-led = led
nusa-drawn-ahead = ahead
nusa-drawn-choosing = to choose
nusa-drawn-ready = ready
nusa-drawn-robs = to rob
nusa-drawn-pile = Your pile
nusa-drawn-gained = NUSA cards
nusa-drawn-nectar = Nectar
nusa-drawn-rank = Rank by nectar
nusa-drawn-subjugation = Subjugation
nusa-drawn-together = This round
nusa-drawn-total = In all
nusa-drawn-aside = Set aside in this round
nusa-drawn-place = { $place }. { nusa-player }: { nusa-points }
# In descriptions that would be too long otherwise.
nusa-drawn-card = { nusa-mark } { $rank }
nusa-drawn-cards = { nusa-mark } { $ranks }
nusa-drawn-is-ahead = Ahead: { nusa-player-inside }
nusa-drawn-takes-it = The trick goes to { nusa-player-inside }
nusa-drawn-won = Won by { nusa-player-inside }: { nusa-kind }

# In the pictures of the rules. The names are those of the rules’ examples.
nusa-drawn-name = { $number ->
    [1] Aki
    [2] Ben
    [3] Chloé
   *[other] Dara
}
nusa-drawn-first-trump = Trump before the trick:
nusa-drawn-takes = takes it
nusa-drawn-copies = { $count ->
    [one] one card
   *[other] { $count } cards
}
nusa-drawn-kind = { nusa-kind } ({ nusa-drawn-copies }): { $icons }.
nusa-drawn-only-one = Your hand: only one card of that colour
nusa-drawn-by-evading = Only by evading
nusa-drawn-discarded = discarded face up, it does nothing
nusa-drawn-played = played instead: any other colour, trump as well
# $lead was led; $others are cards of another colour.
nusa-drawn-evasion = Somebody led { $lead }. You can follow with { nusa-card }, or evade and play one of { $others }.
nusa-drawn-keep = Keep three of your five cards
nusa-drawn-kept = Kept: { $kept }. Out of the round: { $others }.
