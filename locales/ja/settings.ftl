### What people choose for themselves with /kaigi settings, and for a server with /kaigi server.

## The commands. A name is one word in lower case; a description has at most 100 characters.

command-settings = 設定
command-settings-about = 言語、画像の有無、成績に載せるかどうかを設定する
command-server = サーバー設定
command-server-about = このサーバーで全員に見える文章の言語を選ぶ（「サーバー管理」の権限が必要です）
command-language = 言語
command-language-about = Kaigiがあなたに使う言語
command-server-language-about = このサーバーのボードと呼び出しに使う言語
command-pictures = 画像
command-pictures-about = テーブルを画像で見るか、文字だけにするか
command-statistics = 成績
command-statistics-about = あなたの対戦を成績とランキングに載せるかどうか
command-forget = 忘れる
command-forget-about = Kaigiに自分のことを忘れさせる
command-forget-me = 自分
command-forget-me-about = 設定と成績を消し、終わったゲームから自分を取り除く（先に確認します）

# What this language is called by those who speak it.
language-name = 日本語

## What can be chosen; also what somebody has chosen. At most 100 characters.

settings-language-auto = 自分のDiscordに合わせる
settings-server-auto = サーバー自体の設定に合わせる
settings-pictures-on = 画像あり
settings-pictures-off = 文字だけ
settings-statistics-on = 載せる
settings-statistics-off = 載せない

## The answers

settings-title = あなたの設定
settings-hint = どのサーバーでも有効です。変えたい項目を`/{ command-kaigi } { command-settings }`で指定してください。
settings-saved = 保存しました。これからはこの設定になります。
settings-language = 言語
settings-pictures = 画像
settings-statistics = 成績とランキング
settings-server-title = このサーバーの設定
settings-server-hint = 変えるときは、`/{ command-kaigi } { command-server }`で言語を指定してください。
settings-server-language = 全員に見える文章の言語
settings-server-refused = このサーバーの設定を変えられるのは、「サーバー管理」の権限を持つ人だけです。自分の言語は`/{ command-kaigi } { command-settings }`で選べます。

## Being forgotten

button-forget = 忘れてもらう
forget-ask = **あなたのことを忘れてもよいですか？** 設定と成績を消します。終わったすべてのゲームと、その記録、リプレイ、結果では、名前のない元プレイヤーがあなたの代わりになります。それらのゲームの配り方が何から作られたかは、もう確かめられなくなります。
forget-running = 終わっていないゲームやロビーでは、終わるまであなたの席が残り、終わったときに忘れます。すぐに忘れてほしい場合は、先に退席してください。
forget-sure = この操作は取り消せません。
forget-done = あなたのことを忘れました。設定と成績は消え、終わったゲームにあなたの名前は残っていません。またプレイするときは、初めての人として扱います。
forget-kept = すでに渡した記録、書き出したデータ、バックアップと、このチャットのメッセージは取り戻せません。古いバックアップからあなたの情報が戻らないように、アカウントを読み取れない形の印を1つだけ残します。
forget-waiting = あなたが参加しているテーブルのうち{ $count }つはまだ終わっていません。終わったときに、そこでも忘れます。
