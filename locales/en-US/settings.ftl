### What people choose for themselves with /kaigi settings, and for a server with /kaigi server.

## The commands. A name is one word in lower case; a description has at most 100 characters.

command-settings = settings
command-settings-about = Your language, pictures or words, and whether you are in the statistics
command-server = server
command-server-about = The language of what everybody reads here; for those who may manage the server
command-language = language
command-language-about = The language in which Kaigi speaks to you
command-server-language-about = The language of boards and calls on this server
command-pictures = pictures
command-pictures-about = Pictures of the table, or words only
command-statistics = statistics
command-statistics-about = Whether your matches are shown in statistics and leaderboards
command-forget = forget
command-forget-about = To be forgotten by Kaigi
command-forget-me = me
command-forget-me-about = Removes your settings and statistics, and you from finished matches; you are asked first

# What this language is called by those who speak it.
language-name = English (US)

## What can be chosen; also what somebody has chosen. At most 100 characters.

settings-language-auto = As my Discord says
settings-server-auto = As the server’s own settings say
settings-pictures-on = Shown
settings-pictures-off = Words only
settings-statistics-on = Counted
settings-statistics-off = Not counted

## The answers

settings-title = Your settings
settings-hint = They apply on every server. Change them with `/{ command-kaigi } { command-settings }`.
settings-saved = Saved. This holds from now on.
settings-language = Language
settings-pictures = Pictures
settings-statistics = Statistics
settings-server-title = Settings of this server
settings-server-hint = Give `/{ command-kaigi } { command-server }` a language to change it.
settings-server-language = Language of what everybody reads
settings-server-refused = Only those who may manage this server can choose for it: it takes the permission Manage Server. `/{ command-kaigi } { command-settings }` sets your own language.

## Being forgotten

button-forget = Forget me
forget-ask = **Do you want to be forgotten?** I remove your settings and your statistics. In every finished match, and in its record, replay and results, a former player without a name takes your place. What the deal of those matches was mixed from cannot be checked any more.
forget-running = A match or lobby that is not over keeps your seat until it is over, and you are forgotten there then. If you want it sooner, leave it first.
forget-sure = This cannot be undone.
forget-done = You are forgotten: your settings and statistics are gone, and nobody’s name stands for you in finished matches. If you play again, you are new to me.
forget-kept = I cannot take back records, exports and backups that were already handed out, nor messages in this chat. I keep one scrambled mark, from which your account cannot be read, so that an old backup does not bring you back.
forget-waiting = { $count ->
    [one] One table that you are at is not over: you are forgotten there as soon as it is.
   *[other] { $count } tables that you are at are not over: you are forgotten there as soon as they are.
}
