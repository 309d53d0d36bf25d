### What a table says, whatever is played at it. Variables that many messages share:
### $name   what somebody is called
### $seat   their seat, from 1
### $who    `you` if they are told it themselves, else `other`
###
### People at the table are called さん here; countries, seats and bots are not.

# What a bot is called; by its seat, so that it keeps its name.
# Bots are called after stars.
host-bot = { $number ->
    [1] ベガ
    [2] リゲル
    [3] アルタイル
    [4] ミザール
    [5] デネブ
    [6] スピカ
    [7] ミラ
    [8] カペラ
   *[other] ボット{ $number }
}

## What happened, between the plays

host-told-late = { $name }さんの持ち時間が切れたため、ボットが代わりにプレイしました。
host-told-away = { $name }さんは席を外しているようです。戻るまで、席{ $seat }はボットが引き受けます。
host-told-back = { $name }さんが復帰しました。
host-told-left = { $name }さんが退出しました。ボットが引き継ぎます。
host-told-replaced = ほかのプレイヤーの同意により、{ $name }さんの席をボットが引き継ぎました。
host-told-taken = { $name }さんがボットと交代して、席{ $seat }に着きました。
host-told-undone = { $who ->
    [you] あなた
   *[other] { $name }さん
}が{ $count ->
    [1] 直前の手
   *[other] 直前の{ $count }手
}を取り消しました。
host-told-declined = { $name }さんが「いいえ」と答えました。
host-told-hinted = { $name }さんがボットにヒントを求めました。
host-told-cancelled = ゲームは中止になりました。
host-told-resumed = ルールの不具合が直りました。ゲームを再開します。

## Somebody who was forgotten

host-forgotten = 元プレイヤー{ $seat }

## Questions to the others

host-asked-undo = { $name }さんが{ $count ->
    [1] 直前の手
   *[other] 直前の{ $count }手
}を取り消したいそうです。よろしいですか？
host-asked-cancel = { $name }さんがゲームを中止したいそうです。よろしいですか？
host-asked-replace = { $name }さんが、{ $other }さんの席をボットに任せたいそうです。よろしいですか？

## Why a press was turned down

host-refusal-no-table = このチャンネルにはテーブルがありません。
host-refusal-taken = このチャンネルにはすでにテーブルがあります。
host-refusal-not-seated = このテーブルにあなたの席はありません。
host-refusal-stale = 状況が変わっています。現在の状況はこちらです。
host-refusal-outdated = これは前のロビーまたはゲームのボタンです。テーブルの最新のメッセージを使ってください。
host-refusal-not-begun = ゲームはまだ始まっていません。
host-refusal-begun = ゲームはもう始まっています。
host-refusal-over = ゲームはもう終わっています。
host-refusal-no-record = このチャンネルで終わったゲームはまだありません。記録はゲームが終わると受け取れます。
host-refusal-not-your-turn = あなたの番ではありません。
host-refusal-illegal = それは今は選べません。
host-refusal-full = 空いている席がありません。
host-refusal-seated = あなたはもう席に着いています。
host-refusal-came-too-often = このロビーに何度も参加し直しています。次のロビーをお待ちください。
host-refusal-worn-out = このロビーでは出入りが多すぎました。ゲームを始めるか、ロビーを閉じて新しく開いてください。
host-refusal-no-bot = 外せるボットがいません。
host-refusal-still-thinking = ボットが前の質問をまだ考えています。答えが出るまでお待ちください。
host-refusal-no-hints = このテーブルではヒントを使えません。
host-refusal-nothing-to-review = その対戦ではあなたの選択がなかったため、振り返るものがありません。
host-refusal-too-few = このゲームには{ $need }人以上必要です。ボットを追加することもできます。
host-refusal-not-yours = その操作はあなたにはできません。
host-refusal-nothing-to-undo = 取り消せるあなたの手がありません。
host-refusal-question-open = まだ答えのそろっていない質問があります。先にそちらを済ませてください。
host-refusal-asked-lately = この手番ではすでに質問をしています。ほかの人が行動するか、10分たつまでお待ちください。
host-refusal-question-gone = その質問はもう終わりました。
host-refusal-not-asked = その質問に、あなたの答えは必要ありません。
host-refusal-not-waited-for = その席を待っている人はまだいません。
host-refusal-not-away = 席はあなたのままです。ボットは代わりにプレイしていません。
host-refusal-no-such-game = そのゲームはありません。
host-refusal-unfit = このゲームは{ $fewest }～{ $most }人用です。
host-refusal-no-such-option = 「{ $option }」にその設定はありません。
host-refusal-bad-words = シャッフルに混ぜる言葉は1～100文字で入力してください。1人につき数回までで十分です。
host-refusal-set-aside = このテーブルの記録が壊れていたため、別に保管しました。新しいテーブルを開けます。
