### The rules at hand: their pages and their contents, looking something up, and why something
### cannot be pressed. The rules themselves stand in each game's own file.

## Parameters of the slash command, at most 100 characters each

command-section = 항목
command-section-about = 읽을 규칙의 항목
command-search = 검색
command-search-about = 규칙에서 찾을 말

## A page of the rules

rules-title = { $game } · 규칙
# A line of the contents.
rules-contents = { $number }. { $section }
rules-place = { $count }개 항목 중 { $number }번째
rules-menu = 항목으로 이동
button-previous = ◀ { $section }
button-next = { $section } ▶

## What was looked for

# $words is what somebody has typed.
rules-found = ‘{ $words }’ 내용이 있는 항목 { $count }개:
rules-also = 다른 항목
rules-not-found = 이 규칙에서 ‘{ $words }’에 대한 내용은 찾지 못했어요. 다른 이름으로 이 항목들에 있을지도 몰라요:

## Why something cannot be pressed

button-why = 왜 안 되나요?
# Opens the section of the rules that a reason comes from.
button-section = 규칙: { $section }
why-free = 지금은 막혀 있는 것이 없어요.
