### What Kaigi says in a chat: slash commands, the lobby, the board, the hand, and answers to one
### person. What a table itself has to say stands in host.ftl, what a game says in its own file.
###
### Words: table テーブル, seat 席, match ゲーム (in numbers and records 対戦 or 戦), turn 番 or 手番,
### action 手, to undo 取り消す, to call off 中止する, to leave 退出する, to be back 復帰する, bot ボット,
### record 記録, seal 封印. Buttons are quoted in 「」 as they are labelled.

## Slash commands. A name is one word in lower case; a description has at most 100 characters.

command-kaigi = kaigi
command-kaigi-about = このチャンネルでボードゲームを遊ぶ
command-games = ゲーム一覧
command-games-about = 遊べるゲームを見る
command-help = 遊び方
command-help-about = このチャンネルでの遊び方を見る
command-about = 情報
command-about-about = Kaigiのバージョンと対応言語を見る
command-start = 開始
command-start-about = このチャンネルでテーブルを開く
command-hand = 手札
command-hand-about = 自分の手札を見る（ほかの人には見えません）
command-watch = 観戦
command-watch-about = 全員に公開されているテーブルの様子を見る
command-rules = ルール
command-rules-about = ルールを読む、またはルールの中を検索する
command-undo = 取り消し
command-undo-about = 自分の直前の手を取り消す（必要なときは、ほかのプレイヤーに同意を求めます）
command-leave = 退出
command-leave-about = テーブルを離れる（ゲーム中の席はボットが引き継ぎます）
command-cancel = 中止
command-cancel-about = 募集中のテーブルを閉じる。ゲーム中なら、ほかのプレイヤーに中止の同意を求める
command-record = 記録
command-record-about = このチャンネルで最後に終わったゲームの記録をダウンロードする
command-pace = 持ち時間
command-pace-about = 1手番にかけられる時間
command-seats = 人数
command-seats-about = プレイヤーの最大人数

## Paces

pace-live = リアルタイム：1手番90秒
pace-relaxed = ゆったり：1手番10分
pace-daily = じっくり：1手番1日
pace-none = 時間制限なし

## Buttons and headings that several messages share

button-join = 参加する
button-leave = 退出する
button-add-bot = ボットを追加
button-remove-bot = ボットを外す
button-begin = ゲーム開始
button-cancel = 中止する
button-rules = ルール
button-stir = シャッフルに一言
button-hand = 手札を見る
button-watch = 観戦する
button-refresh = 更新
button-log = ログ
button-yes = はい
button-no = いいえ
# One step back: from a question, or within one’s own turn. Not to be taken for button-back.
button-step-back = 戻る
button-undo = 取り消す
button-undo-ask = 取り消しを頼む
button-back = 復帰する
button-replace = { $name }さんの席をボットに任せる
button-take = { $name }の席に着く
button-rematch = もう一度遊ぶ
button-record = 記録
button-thread = スレッドで始める
button-sure = はい、退出します
button-stay = 続ける

## The lobby

lobby-title = { $game } · 参加者募集中
lobby-seats = 参加者：{ $taken }/{ $most }人
lobby-seat = { $number }. { $name }
lobby-free = 空き：{ $count }席
lobby-setup = 設定
# An option of the game that differs from its default.
lobby-option = { $option }：{ $value }
lobby-waiting = 参加待ち
lobby-ready = みんなそろいましたか？テーブルにいる人なら誰でも「ゲーム開始」を押せます。
lobby-fair = 公正なシャッフル
lobby-fair-text =
    シャッフルの種のうち、Kaigiの分はもう封印してあります：`{ $commitment }`。席に着いた人がそれぞれ種を加え、「シャッフルに一言」で好きな言葉も混ぜられます。封印は最後に開かれるので、公正に配られたかどうかを誰でも確かめられます。
lobby-seal = 封印 `{ $commitment }`
# $list is the list’s hash, cut; $added says who added what, in order.
lobby-list = リスト `{ $list }`：{ $added }
lobby-given-up = 前回のゲームのあと、ここで中止になったテーブルが{ $count }つあります。
lobby-list-text = 封印されたものとこのリストから配り方が決まります。「シャッフルに一言」で、リストの最後に自分の言葉を加えられます。
# An entry of the list: somebody sat down at this time.
shuffle-at = { $name } { $text }
# An entry of the list: somebody added these words.
shuffle-words = { $name }「{ $text }」
lobby-closed = { $game } · テーブルは閉じられました
lobby-closed-text = ゲームは行われませんでした。`/{ $command } { command-start }`で新しいテーブルを開けます。

stir-title = シャッフルに一言
stir-label = 好きな言葉（みんなに見えます、100文字まで）
stir-done = あなたの言葉をシャッフルに混ぜました。
stir-done-list = あなたの言葉をシャッフルに混ぜました。リストは今`{ $list }`です。ゲームが始まったとき、ボードのリストの先頭がこれと同じなら、配り方を選べた人は誰もいません。

## The board

# $time counts down to the end of the time to act.
board-turn = { board-turn-no-clock }{ $time }に時間切れになります。
board-turn-no-clock = **{ $names }**{ $count ->
   *[other] の番です。
}
board-won = 🏆 **{ $names }**{ $count ->
   *[other] の勝ちです！
}
board-question = 質問
board-question-waiting = { $text }（回答待ち：{ $names }）
board-sealed = シャッフルの封印：{ $commitment }
board-sealed-list = シャッフルの封印：{ $commitment }、リスト：{ $list }
board-called-off = ゲームは中止になりました。
board-result = 結果
board-place = { $place }位 { $name }：{ $score }
board-place-winner = { $place }位 { $name }：{ $score } 🏆
board-fair = 公正なシャッフル
board-fair-seed = Kaigiの分の種は`{ $seed }`でした。そのSHA-256が、最初から表示していた封印です：`{ $commitment }`
board-fair-added = プレイヤーが加えたもの：{ $contributions }
board-fair-more = { $shown }、ほか{ $count }件
board-fair-list = そのリストは、最初のカードより前に表示されていました：`{ $list }`
board-fair-check = すべてを確かめるには、「記録」を押して、そのファイルで`kaigi verify`を実行してください。配るところから最後の手まで、ゲーム全体が再現されます。

## The hand

hand-locked = 今は選べません
# $labels is a list of cards or other things to press.
hand-reason = { $labels }：{ $why }
hand-turn = { hand-turn-no-clock }{ $time }に時間切れになります。
hand-turn-no-clock = **あなたの番です。**
hand-away = 持ち時間が2回続けて切れたため、ボットが代わりにプレイしています。「復帰する」を押すと、また自分でプレイできます。
hand-no-seat = このテーブルにあなたの席はありません。全員に公開されている画面を表示しています。
hand-no-seat-offer = このテーブルにあなたの席はありません。全員に公開されている画面を表示しています。ボットと交代して席に着くこともできます。
hand-lobby = ゲームはまだ始まっていません。始まったら、ボードの下の「手札を見る」で自分の手札を確認できます。
hand-lobby-join = ゲームはまだ始まっていません。あなたはまだ席に着いていません。
hand-leave-sure = 退出しますか？ゲームが終わるまで、あなたの席はボットが引き継ぎます。
hand-log = 最近の動き
# Above the news, where not all of it is shown; Log is the button.
hand-more = …これより前は「ログ」で見られます
hand-log-empty = まだ何も起きていません。
# A kind of play, such as Shift, and how many plays of that kind there are.
hand-tab = { $group } · { $count }
hand-page-before = ◀ 前へ
hand-page-after = 次へ ▶
hand-page = { $page }/{ $pages }
menu-plays = プレイするものを選ぶ
menu-plays-part = プレイするものを選ぶ（{ $part }/{ $parts }）
menu-group-part = { $group }（{ $part }/{ $parts }）

## Calls: short messages that really notify

# $mention is one or several people.
call-turn = { $mention } さん、{ $game }であなたの番です。
call-reminder = { $mention } さん、{ $game }の持ち時間がもうすぐ切れます。{ $time }にボットが代わりにプレイします。
call-reminder-soon = { $mention } さん、{ $game }の持ち時間がもうすぐ切れます。切れるとボットが代わりにプレイします。
call-away = { $mention } さん、復帰するまで{ $game }の席はボットが引き受けます。
call-question = { $mention } さん、{ $text }
call-over = { $mention } さん、{ $game }が終わりました。{ $result }
call-rematch = { $mention } さん、{ $game }の再戦のテーブルが開きました。参加をお待ちしています。

## Answers to one person

answer-done = 完了しました。
answer-open = テーブルを開きました。あなたはもう席に着いています。ほかの人の参加を待つかボットを追加して、「ゲーム開始」を押してください。
answer-open-thread = { $place }にテーブルを開きました。あなたはもう席に着いています。
answer-taken-thread = このチャンネルにはすでにテーブルがあります。専用のスレッドで始めますか？
answer-thread-name = { $name }さんの{ $game }
answer-no-table = このチャンネルにはテーブルがありません。`/{ $command } { command-start }`で開けます。
answer-no-table-any = このチャンネルにはテーブルがありません。遊べるゲームは`/{ command-kaigi } { command-games }`で見られます。
answer-record = このチャンネルの第{ $number }戦の記録です。配られた内容とすべての手が入っています。このファイルで`kaigi verify`を実行すると、ゲーム全体を再現して、公正だったかどうかを判定します。
answer-left = テーブルから退出しました。
answer-asked = ほかのプレイヤーに確認しています。
answer-undone = 取り消しました。
answer-cancelled = テーブルを閉じました。
answer-busy = いくつも同時に頼まれています。先に頼んだものをお待ちください。
answer-foreign = このボタンはKaigiのものではないか、別のチャンネルのものです。テーブルの最新のメッセージを使ってください。
answer-other-version = このボタンは別のバージョンのKaigiが作ったもので、今のバージョンでは使えません。テーブルの最新のメッセージを使うか、コマンドをもう一度実行してください。
answer-no-server = テーブルを開けるのはサーバーのチャンネルだけです。サーバーで使ってください。
answer-restarting = ただいま再起動中です。少し待ってから、もう一度押してください。
answer-fault = Kaigiの側で問題が起きました。あなたの操作のせいではありません。もう一度お試しください。直らないときは、Kaigiの運営者にこの番号をお知らせください：`{ $reference }`
answer-unknown-command = このコマンドは古くなっています。1分ほど待ってから、もう一度お試しください。
answer-no-thread = ここにはスレッドを作成できませんでした。別のチャンネルでお試しください。

## Permissions that Kaigi lacks

permission-missing = { $place }ではそれができません。Kaigiに次の権限がありません：{ $permissions }。サーバーの管理者に相談してください。
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-in-threads = スレッドでメッセージを送信
permission-embed-links = 埋め込みリンク
permission-attach-files = ファイルを添付
permission-create-threads = 公開スレッドの作成
permission-unknown = チャンネルを見る、またはメッセージを送信

## /kaigi

games-title = ゲーム一覧
games-line = **{ $name }** · { $fewest }～{ $most }人 · `/{ $command } { command-start }`
help-title = 遊び方
help-start = `/{ $command } { command-start }`でチャンネルにテーブルを開きます。「参加する」で席に着き、空席は「ボットを追加」で埋めて、「ゲーム開始」を押してください。下のどのゲームにも同じコマンドがあります。
help-hand = 「手札を見る」を押すと、手札があなただけに表示されます。プレイしたいものを押すと、ボードで全員に公開されます。選べないものがあるときは、「なぜ？」でどのルールによるものかがわかります。
help-rules = `/{ $command } { command-rules }`でルールを開きます。項目を選んで読むことも、言葉で検索することもできます。
help-bots = ボットの強さは3段階です。`{ command-hints }`を付けて開いたテーブルでは、手札の「ヒント」で上級ボットの考えを聞けます。ゲームが終わったら、「振り返り」で最も損をした選択がわかります。
help-clock = 持ち時間が切れると、その手番はボットがプレイします。2回続くと、「復帰する」を押すまでボットが席を引き受けます。
help-leave = 取り消し、退出、中止、いなくなった人とボットの交代は、いつでもできます。ほかの人に関わることは、その人たちに同意を求めます。
help-fair = シャッフルは必ず最初に封印され、最後に開かれます。`/{ $command } { command-record }`でその証拠を受け取れます。
about-title = Kaigi { $version }
about-text = 手札を隠して遊ぶボードゲームを、サーバーのチャンネルで楽しめます。無料のオープンソースソフトウェアです（ライセンス：{ $licence }）。
about-games = ゲーム
about-languages = 対応言語
