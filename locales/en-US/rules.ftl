### The rules at hand: their pages and their contents, looking something up, and why something
### cannot be pressed. The rules themselves stand in each game's own file.

## Parameters of the slash command, at most 100 characters each

command-section = section
command-section-about = Which part of the rules
command-search = search
command-search-about = Words to look for in the rules

## A page of the rules

rules-title = { $game } · rules
# A line of the contents.
rules-contents = { $number }. { $section }
rules-place = Section { $number } of { $count }
rules-menu = Go to a section
button-previous = ◀ { $section }
button-next = { $section } ▶

## What was looked for

# $words is what somebody has typed.
rules-found = { $count ->
    [one] One section speaks of “{ $words }”:
   *[other] { $count } sections speak of “{ $words }”:
}
rules-also = Also in
rules-not-found = I found nothing about “{ $words }” in these rules. Perhaps it is in one of these sections under another name:

## Why something cannot be pressed

button-why = Why?
# Opens the section of the rules that a reason comes from.
button-section = Rules: { $section }
why-free = Nothing of yours is locked right now.
