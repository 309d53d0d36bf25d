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
