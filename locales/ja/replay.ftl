### Looking back: the log of a match, and a match that is over, looked at again ply by ply.

## The log, in pages

log-older = 古いほうへ
log-newer = 新しいほうへ
log-page = { $page }/{ $pages }ページ
log-part = このラウンドの動き
log-whole = これまでの動き

## Why nothing can be looked at again

host-refusal-no-replay = ここには、リプレイできる終わったゲームがありません。リプレイはゲームが終わると見られます。
host-refusal-other-rules = このゲームのあとでルールが変わったため、リプレイできません。記録はそのまま残っています。「記録」を押すとダウンロードできます。

## The replay

button-replay = リプレイ
replay-first = 最初へ
replay-back = 戻る
replay-forward = 進む
replay-last = 最後へ
# $ply counts the actions, 0 is the deal before the first of them.
replay-headline = 第{ $number }戦のリプレイ · { $viewer } · { $ply }/{ $plies }手
# What the last action was, and where in the match: “ラウンド2 · 第3トリック：Anaが♡I ピンク7を出しました。”
replay-told = **{ $moment }**：{ $told }
# Between a round and its trick.
replay-moment = { $part } · { $step }
replay-as-everybody = 観戦者の視点
replay-as-seat = { $name }の視点
replay-as-open = 全員の手札を公開
replay-menu-as = 視点を選ぶ
replay-menu-part = 移動先を選ぶ
replay-menu-step = { $part }の中の移動先を選ぶ
