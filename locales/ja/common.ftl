### What every game says.

# Used when the table gives a seat no name of its own.
seat-name = 席{ $number }
# Between the things of a list.
list-comma = 、
# People, or things, of which a sentence says something together: all but the last one, and the last.
list-and = { $rest }、{ $last }
# Between two sentences.
sentence-space = {""}
number-plus = +{ $number }
number-minus = −{ $number }
# Pictures read aloud: a text that stands alone, a part of a page, and between that part's lines.
alt-sentence = { $text }。
alt-part = { $heading }：{ $lines }。
alt-semicolon = 。
