### Bots: how well they play, what they advise, and what they make of a match that is over. What a
### table says of them stands in host.ftl. $level is always `easy`, `normal` or `hard`.

## Which bot sits down

bot-ask = Which bot shall sit down?
bot-ask-more = Shall another one sit down?
bot-about = { $level ->
    [easy] **Easy** makes mistakes, and leaves you room to learn.
    [hard] **Hard** thinks ahead before it plays, for a second or two.
   *[normal] **Normal** plays quickly, by rules of thumb.
}
bot-button = { $level ->
    [easy] Easy
    [hard] Hard
   *[normal] Normal
}
bot-sits = { $name } sits down, { $level ->
    [easy] an easy bot
    [hard] a hard bot
   *[normal] a normal bot
}.
# In a list of everybody at the table.
bot-seat = { $name } · bot, { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
# $bots is a list of bots, each as bot-listed says it.
bot-list = Bots: { $bots }
bot-listed = { $name } ({ $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
})

## Hints

command-hints = hints
command-hints-about = May players ask a bot for a hint? Everybody is told who does
lobby-hints = Hints: on
button-hint = Hint
hint-play = A hard bot would choose **{ $play }**.
# How sure it is. $gap is `none`, `slight` or `clear`: by how much $next is worse.
hint-sure = It came out best in { $imagined } imagined matches; next best: { $next }, { $gap ->
    [none] about as good
    [slight] slightly worse
   *[clear] clearly worse
}.
hint-only = You have no other choice.
hint-told = The log tells everybody that you asked.

## The review of a match that is over

button-review = Review
review-title = Your match, reviewed by a bot
review-estimate = A bot went through { $choices ->
    [one] the one choice that you had
   *[other] all { $choices } choices that you had
} and knew only what you could know then. This is its estimate; luck had its say as well.
review-slips = { $count ->
    [one] One of them could have been better:
   *[other] These { $count } cost you most:
}
review-none = It found nothing that it would clearly have done better. Well played!
# $number counts what is shown, $moment is where in the match it was: “1. Round 2 · Trick 3”.
review-slip = { $number }. { $moment }
review-played = You chose **{ $played }**. Better: **{ $better }**.
review-cost = It cost you about { $cost }% of the way from last place to first.
