### The rules at hand: their pages and their contents, looking something up, and why something
### cannot be pressed. The rules themselves stand in each game's own file.

## Parameters of the slash command, at most 100 characters each

command-section = 項目
command-section-about = ルールのどの項目を読むか
command-search = 検索
command-search-about = ルールの中から探す言葉

## A page of the rules

rules-title = { $game } · ルール
# A line of the contents.
rules-contents = { $number }. { $section }
rules-place = 項目 { $number }/{ $count }
rules-menu = 項目を選ぶ
button-previous = ◀ { $section }
button-next = { $section } ▶

## What was looked for

# $words is what somebody has typed.
rules-found = 「{ $words }」は次の{ $count }項目に出てきます。
rules-also = ほかに出てくる項目
rules-not-found = このルールに「{ $words }」は見つかりませんでした。次の項目に、別の言い方で書かれているかもしれません。

## Why something cannot be pressed

button-why = なぜ？
# Opens the section of the rules that a reason comes from.
button-section = ルール：{ $section }
why-free = 今、選べなくなっているものはありません。
