# バザール：新しいゲームの作者が写すための小さなゲーム。プレイヤーには提供されない。

bazaar-name = バザール
bazaar-about = ひそかに競り、屋台を並べ、品物を売り込む市場のゲーム（2〜4人）
bazaar-option-long = 長さ
bazaar-option-long-false = 二日間
bazaar-option-long-true = 六十日間
bazaar-option-quick = 落札者の手番
bazaar-option-quick-false = 落札者は品物を取って売る
bazaar-option-quick-true = 競りだけ

bazaar-part = { $number }日目
bazaar-step = 手順{ $number }

## 初めて遊ぶ人へ：ちょうど三文

bazaar-start-text = 1から3をひそかに付け、最高額を一人で付けた人がその点を得ます。落札者は品物を取り、屋台の端に置き、売り込みます。最後に、自分のタイルと同じ品物は一つにつき1点です。

## ルール：一節は1,000文字まで

bazaar-help-bidding = 競り
bazaar-help-bidding-text =
    全員が同時に、ひそかに1から3を付けます。全員が付けたら公開し、最高額を付けた人がその点を得ます。最高額が二人以上なら、その日は誰も得点しません。
    付ける前に、サイコロを振って1点か2点を得ることと、自分のタイルを見ることができます。どちらも一試合に一度だけです。
bazaar-help-stall = 屋台
bazaar-help-stall-text =
    落札者は品物を一つ取り、屋台の左端か右端に置きます。同じ品物の隣なら1点です。
    次に売り込みます。小声なら1点、大声なら運しだいで3点か0点です。
    市が閉じたらタイルをすべて表にします。屋台にある品物のうち、自分のタイルと同じものは一つにつき1点です。最も点の多い人の勝ちです。

## ページ

bazaar-title = バザール { $day }日目（全{ $days }日）
bazaar-now = いま
bazaar-asked = { $step ->
    [bid] ひそかに値を付けてください。
    [take] 落札しました。品物を取ってください。
    [put] 屋台の端に置いてください。
    [cry] 売り込んでください。
   *[wait] ほかの人が選んでいます。
}
bazaar-won = 市が閉じました。勝者：{ $names }
bazaar-tile = あなたのタイル
bazaar-tile-shows = { $ware ->
    [silk] 絹
    [spice] 香辛料
    [tea] 茶
   *[hidden] 伏せてあり、まだ誰も見ていません。
}
bazaar-stalls = 屋台
bazaar-merchant = { $who ->
    [you] あなた
   *[other] { $name }
}：{ $points }点、{ $count ->
    [0] 屋台は空
   *[other] { $wares }
}、{ $bid ->
    [none] 未入札
    [hidden] 入札済み
   *[other] 入札{ $bid }
}
bazaar-ware = { $ware ->
    [silk] 絹
    [spice] 香辛料
   *[tea] 茶
}
bazaar-do-bid = { $bid }を付ける
bazaar-do-roll = 振る
bazaar-do-peek = タイルを見る
bazaar-do-put = { $side ->
    [left] 左端
   *[right] 右端
}
bazaar-do-cry = { $cry ->
    [low] 小声で
   *[loud] 大声で
}
bazaar-why-once = もう使いました。一試合に一度だけです。
bazaar-drawn-example = 茶、茶、絹の屋台。二つ目の茶が1点になりました。

## 起きたこと

bazaar-told-rolled = { $who ->
    [you] あなた
   *[other] { $name }
}は振って{ $points }点を得ました。
bazaar-told-tile = { $who ->
    [you] あなた
   *[other] { $name }
}のタイルは{ $ware }です。
bazaar-told-peeked = { $who ->
    [you] あなた
   *[other] { $name }
}はタイルを見ました。
bazaar-told-bidden = { $who ->
    [you] あなた
   *[other] { $name }
}は値を付けました。
bazaar-told-bid = { $who ->
    [you] あなた
   *[other] { $name }
}{ $bid }
bazaar-told-opened = 入札：{ $bids }。
bazaar-told-taken = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $ware }を取りました。
bazaar-told-put = { $who ->
    [you] あなた
   *[other] { $name }
}はそれを{ $side ->
    [left] 左端
   *[right] 右端
}に置きました{ $points ->
    [0] 。
   *[other] （1点）。
}
bazaar-told-cried = { $who ->
    [you] あなた
   *[other] { $name }
}は売り込んで{ $points }点を得ました。
bazaar-told-had = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $ware }
bazaar-told-ended = 市が閉じました。タイル：{ $tiles }。

## ヒント

bazaar-hint-bid = 一人だけの最高額がその日の勝ちです。
bazaar-hint-roll = 振れば必ず1点か2点になります。
bazaar-hint-peek = タイルを知れば、集める品物が分かります。
bazaar-hint-tile = あなたのタイルの品物です。最後に1点になります。
bazaar-hint-take = 同じ品物は並べると点になります。
bazaar-hint-put = 同じ品物の隣なら1点です。
bazaar-hint-low = 1点は確実です。
bazaar-hint-loud = 3点か0点。平均すれば1点より多くなります。
