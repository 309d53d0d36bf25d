### Bots: how well they play, what they advise, and what they make of a match that is over. What a
### table says of them stands in host.ftl. $level is always `easy`, `normal` or `hard`.

## Which bot sits down

bot-ask = どのボットを席に着かせますか？
bot-ask-more = もう1体追加しますか？
bot-about = { $level ->
    [easy] **初級**：ときどきミスをします。ゲームを覚えるのにぴったりです。
    [hard] **上級**：1〜2秒かけて、先を読んでからプレイします。
   *[normal] **中級**：定石に沿って、すばやくプレイします。
}
bot-button = { $level ->
    [easy] 初級
    [hard] 上級
   *[normal] 中級
}
bot-sits = { $level ->
    [easy] 初級
    [hard] 上級
   *[normal] 中級
}ボットの{ $name }が席に着きました。
# In a list of everybody at the table.
bot-seat = { $name } · ボット（{ $level ->
    [easy] 初級
    [hard] 上級
   *[normal] 中級
}）
# $bots is a list of bots, each as bot-listed says it.
bot-list = ボット：{ $bots }
bot-listed = { $name }（{ $level ->
    [easy] 初級
    [hard] 上級
   *[normal] 中級
}）

## Hints

command-hints = ヒント
command-hints-about = ボットにヒントを求められるようにする（求めたことは全員に伝わります）
lobby-hints = ヒント：あり
button-hint = ヒント
hint-play = 上級ボットなら**{ $play }**を選びます。
# How sure it is. $gap is `none`, `slight` or `clear`: by how much $next is worse.
hint-sure = { $imagined }回のゲームを想定した中で、最もよい結果でした。次点は{ $next }で、{ $gap ->
    [none] ほぼ同じくらいです
    [slight] わずかに劣ります
   *[clear] はっきり劣ります
}。
hint-only = ほかに選べるものはありません。
hint-told = ヒントを求めたことは、ログで全員に伝わります。

## The review of a match that is over

button-review = 振り返り
review-title = ボットによるゲームの振り返り
review-estimate = ボットが、あなたの選択{ $choices }回を、そのときあなたが知りえたことだけをもとに検討しました。あくまでボットの見積もりで、結果には運も関わっています。
review-slips = { $count ->
    [1] もっとよくできた選択が1つありました。
   *[other] 最も損をした選択は次の{ $count }つです。
}
review-none = はっきりもっとよいといえる手は見つかりませんでした。お見事です！
# $number counts what is shown, $moment is where in the match it was: “1. ラウンド2 · 第3トリック”.
review-slip = { $number }. { $moment }
review-played = あなたの選択：**{ $played }**。よりよい選択：**{ $better }**。
review-cost = 最下位から1位までの道のりの約{ $cost }%を失いました。
