# Bazaar, the small game that authors of new games copy. Players are not offered it.

bazaar-name = Bazaar
bazaar-about = Bid in secret, fill your stall and cry out your wares: a market for 2 to 4 merchants
bazaar-option-long = Length
bazaar-option-long-false = Two days
bazaar-option-long-true = Sixty days
bazaar-option-quick = The winner's turn
bazaar-option-quick-false = The winner of a bid takes a ware and sells it
bazaar-option-quick-true = Bids only

bazaar-part = Day { $number }
bazaar-step = Step { $number }

## For somebody who plays for the first time: exactly three sentences

bazaar-start-text = Bid 1 to 3 in secret: the highest bid wins as many points, unless two bid the same. The winner takes a ware, puts it at an end of the stall and cries it out. At the end every ware that your tile shows brings you a point.

## The rules: at most 1,000 characters a section

bazaar-help-bidding = Bidding
bazaar-help-bidding-text =
    All bid from 1 to 3 at once and in secret. When all have bid, the bids are opened: the highest one brings as many points to its merchant. If two or more bid the same highest number, nobody wins that day.
    Before you bid you may roll a die for one point or two, and look at your tile: each once in a match.
bazaar-help-stall = The stall
bazaar-help-stall-text =
    The winner of the bids takes a ware and puts it at the left or the right end of their stall: it brings a point beside the same ware.
    Then it is cried out: low for one point, or loud for three points or none, by chance.
    When the market closes all tiles are turned over. Every ware in your stall that your tile shows brings a point; the most points win.

## The page

bazaar-title = Bazaar, day { $day } of { $days }
bazaar-now = Now
bazaar-asked = { $step ->
    [bid] Bid in secret.
    [take] You have won: take a ware.
    [put] Put it at an end of your stall.
    [cry] Cry it out.
   *[wait] Others are choosing.
}
bazaar-won = The market has closed. Won: { $names }
bazaar-tile = Your tile
bazaar-tile-shows = { $ware ->
    [silk] Silk
    [spice] Spice
    [tea] Tea
   *[hidden] Face down: nobody has looked at it yet.
}
bazaar-stalls = Stalls
bazaar-merchant = { $who ->
    [you] You
   *[other] { $name }
}: { $points } points; { $count ->
    [0] nothing in the stall
   *[other] { $wares }
}; { $bid ->
    [none] no bid
    [hidden] a secret bid
   *[other] bid { $bid }
}
bazaar-ware = { $ware ->
    [silk] Silk
    [spice] Spice
   *[tea] Tea
}
bazaar-do-bid = Bid { $bid }
bazaar-do-roll = Roll
bazaar-do-peek = Look at the tile
bazaar-do-put = { $side ->
    [left] Left end
   *[right] Right end
}
bazaar-do-cry = { $cry ->
    [low] Cry low
   *[loud] Cry loud
}
bazaar-why-once = You have done this already; it can be done once in a match.
bazaar-drawn-example = A stall with tea, tea and silk: the second tea brought a point.

## What happened

bazaar-told-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
} for { $points } { $points ->
    [one] point
   *[other] points
}.
bazaar-told-tile = { $who ->
    [you] Your
   *[other] { $name }’s
} tile shows: { $ware }.
bazaar-told-peeked = { $who ->
    [you] You look
   *[other] { $name } looks
} at the tile.
bazaar-told-bidden = { $who ->
    [you] You have bid.
   *[other] { $name } has bid.
}
bazaar-told-bid = { $who ->
    [you] you
   *[other] { $name }
} { $bid }
bazaar-told-opened = The bids: { $bids }.
bazaar-told-taken = { $who ->
    [you] You take
   *[other] { $name } takes
}: { $ware }.
bazaar-told-put = { $who ->
    [you] You put
   *[other] { $name } puts
} it { $side ->
    [left] left
   *[right] right
}{ $points ->
    [0] .
   *[other] , for a point.
}
bazaar-told-cried = { $who ->
    [you] You cry
   *[other] { $name } cries
} it out for { $points } { $points ->
    [one] point
   *[other] points
}.
bazaar-told-had = { $who ->
    [you] you
   *[other] { $name }
} { $ware }
bazaar-told-ended = The market closes. The tiles: { $tiles }.

## Hints

bazaar-hint-bid = The highest bid that is made by one alone wins the day.
bazaar-hint-roll = A roll always brings a point or two.
bazaar-hint-peek = Who knows their tile knows which ware to gather.
bazaar-hint-tile = Your tile shows this ware: it brings a point at the end.
bazaar-hint-take = Wares of one kind bring points beside each other.
bazaar-hint-put = Beside the same ware it brings a point.
bazaar-hint-low = One point is certain.
bazaar-hint-loud = Three points or none: on average more than one.
