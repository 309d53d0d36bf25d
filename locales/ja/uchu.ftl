### Uchu. Variables that many messages share:
### $who   you (the reader), yours (the reader's dependency), theirs (somebody's dependency), other
### $name  the name of the seat that the country belongs to
### $suit  yellow, purple, pink, green, gray, redblue
###
### Words, the same everywhere:
### trick トリック · to lead, the lead リードする、リード · to follow フォローする · to take 取る
### colour 色 · VIP colour (trump) VIPカラー · card カード · hand 手札 · pile 山 · cards taken 取った札
### point 点 · to score 得点計算 · phase フェーズ · round ラウンド · match ゲーム
### rank 順位, 1位, 上位, 下位 · threshold しきい値 · over it しきい値を超える · too many 多すぎる
### country 国 · dependency 属国 · its owner 宗主国 · to sit out 休む · at random ランダム
### aliens ウチュージン · Earth チキュー
### Colours in text carry their mark: ★B 黄, ●S 紫, ♡I ピンク, ▲D 緑, ■T 灰, ◆F 赤青.
### A country has no さん, and a particle follows a name or a card without a space.

## Names

# A suit is never told by its colour alone: its shape and its character's initial come first.
uchu-mark = { $suit ->
    [yellow] ★B
    [purple] ●S
    [pink] ♡I
    [green] ▲D
    [gray] ■T
   *[redblue] ◆F
}
# The colour alone, for where the shape is drawn.
uchu-colour = { $suit ->
    [yellow] 黄
    [purple] 紫
    [pink] ピンク
    [green] 緑
    [gray] 灰
   *[redblue] 赤青
}
uchu-suit = { uchu-mark } { uchu-colour }
uchu-character = { $suit ->
    [yellow] バターフィンギー
    [purple] スラッゴ
    [pink] インテントン
    [green] ディリンダリン
    [gray] ターナブリンディ
   *[redblue] イナドヴェンとフォール
}
uchu-card = { uchu-suit }{ $rank }
# Several cards of one suit: ♡I ピンク 3 5 9
uchu-cards = { uchu-suit } { $ranks }
uchu-cards-briefly = { uchu-mark } { $ranks }
uchu-no-cards = なし
# Between the suits of a hand, and between the ranks of a suit.
uchu-suits-dot = {" · "}
uchu-ranks-space = {" "}
# At the start of a sentence.
uchu-country = { $who ->
    [you] あなた
    [yours] あなたの属国
    [theirs] { $name }の属国
   *[other] { $name }
}
# Inside a sentence.
uchu-country-inside = { $who ->
    [you] あなた
    [yours] あなたの属国
    [theirs] { $name }の属国
   *[other] { $name }
}

## The page

uchu-title = ウチューカイギ · { $round }/{ $rounds }ラウンド
uchu-title-over = ウチューカイギ · 閉会しました

uchu-table = 場の状況
uchu-vip = VIPカラー：{ uchu-suit }（{ uchu-character }）
uchu-vip-open = VIPカラー：未定
# More of them in the piles of a round are too many.
uchu-threshold = しきい値：{ $suits }は各{ $threshold }枚まで
# $points is the number, $shown the same as it is written.
uchu-standing = { $place }位 { uchu-country }：{ $points ->
   *[other] { $shown }点
}、手札{ $cards }枚、{ $piles ->
    [0] 山なし
   *[other] 山{ $piles }個
}

uchu-trick = 第{ $number }トリック
uchu-trick-lead = { uchu-country }：{ uchu-card }（リード）
uchu-trick-lead-drawn = { uchu-country }：{ uchu-card }（ランダムなリード）
uchu-trick-lead-meddled = { uchu-country }：{ uchu-card }（{ $chooser }が選んだリード）
uchu-trick-play = { uchu-country }：{ uchu-card }
uchu-trick-skips = { uchu-country }：このトリックは休み
uchu-trick-ahead = 今のところ、{ uchu-country }の{ uchu-card }が最強です
uchu-trick-awaited = まだ誰もリードしていません

uchu-last = 前のトリック
uchu-last-taken = { uchu-country }が{ uchu-card }で取りました

uchu-hand = { $who ->
    [you] あなたの手札
    [yours] あなたの属国の手札（公開）
    [theirs] { $name }の属国の手札（公開）
   *[other] { $name }の手札
}
# Others’ piles are seen only when a match that is over is looked at again, with all hands open.
uchu-piles = { $who ->
    [you] あなたの山（あなただけに表示）
    [yours] あなたの属国の山（あなただけに表示）
    [theirs] { $name }の属国の山
   *[other] { $name }の山
}
uchu-pile = 山{ $number }：{ $cards }

uchu-now = 進行
uchu-now-vip = { $who ->
    [you] あなたの番です。このラウンドのVIPカラーを選んでください。そのあと、あなたがリードします。
   *[other] { uchu-country }がこのラウンドのVIPカラーを選び、続けてリードします。
}
uchu-now-lead = { $who ->
    [you] あなたの番です。好きなカードをリードしてください。
   *[other] { uchu-country }がリードする番です。
}
uchu-now-lead-yours = あなたの番です。あなたの属国の手札から、好きなカードをリードしてください。
uchu-now-lead-meddled = { $you ->
    [yes] あなたの番です。前のトリックはバターフィンギーが勝ったので、{ uchu-country-inside }がリードするカードをあなたが選びます。
   *[no] 前のトリックはバターフィンギーが勝ったので、{ uchu-country-inside }がリードするカードを{ $chooser }が選びます。
}
uchu-now-follow = { $who ->
    [you] あなたの番です。{ uchu-suit }をフォローするか、■T 灰を出してください。
    [yours] あなたの番です。あなたの属国の手札から、{ uchu-suit }をフォローするか、■T 灰を出してください。
   *[other] { uchu-country }がカードを出す番です。
}
uchu-now-follow-gray = { $who ->
    [you] あなたの番です。■T 灰をフォローしてください。
    [yours] あなたの番です。あなたの属国の手札から、■T 灰をフォローしてください。
   *[other] { uchu-country }がカードを出す番です。
}
uchu-now-free = { $who ->
    [you] あなたの番です。{ uchu-suit }がないので、好きなカードを出せます。
    [yours] あなたの番です。あなたの属国には{ uchu-suit }がないので、その手札から好きなカードを出せます。
   *[other] { uchu-country }がカードを出す番です。
}
uchu-now-over = { uchu-country }の勝ちです！チキューの代表に選ばれました。
uchu-now-over-dependency = { uchu-country }が1位になったので、{ $who ->
    [yours] あなたの負けです。
   *[theirs] { $name }の負けです。
}

## In pictures: a word or two each

uchu-drawn-vip = VIPカラー
uchu-drawn-limit = 各{ $threshold }枚まで
# Two lines: whose it is, and what.
uchu-drawn-suzerain = { $who ->
    [yours] あなたの
   *[theirs] { $name }の
}
uchu-drawn-dependency = 属国
uchu-drawn-leads = リード
uchu-drawn-leads-random = ランダムリード
uchu-drawn-leads-meddled = { $you ->
    [yes] あなたが選択
   *[no] { $chooser }が選択
}
uchu-drawn-rank = { $place }位
uchu-drawn-ahead = 最強
uchu-drawn-skips = 休み
uchu-drawn-next = 手番
uchu-drawn-names = VIP選択

## Pictures read aloud

uchu-taken = { $who ->
    [yours] あなたの属国が取った札
   *[you] あなたが取った札
}
# So many cards of one suit.
uchu-count = { uchu-suit }{ $count }枚

## Controls

uchu-play = { uchu-suit }{ $rank }
uchu-name-vip = VIP：{ uchu-suit }

uchu-why-follow = { uchu-country }は{ uchu-suit }を持っているので、フォローするか、■T 灰を出さなければなりません。
uchu-why-follow-gray = { uchu-country }は■T 灰を持っているので、フォローしなければなりません。
uchu-why-gray-vip = ■T 灰はVIPカラーにできません。
uchu-why-vip-first = 先にこのラウンドのVIPカラーを選びます。
uchu-why-skips = 前のトリックをスラッゴで取ったので、あなたはこのトリックを休みます。
uchu-why-wait = まだあなたの番ではありません。{ $chooser }を待っています。

## Hints: why somebody might do this

# $rank is the highest of them.
uchu-why-hint-vip = { $count ->
    [0] { uchu-suit }を1枚も持っていないので、VIPカードは使えません。
   *[other] { uchu-suit }を{ $count }枚持っていて、最も高いのは{ $rank }です。
}
uchu-why-hint-meddled = リードするのは{ uchu-country }なので、自分のカードは減りません。
uchu-why-hint-lead-vip = VIPカラーなので、これに勝てるのはもっと高い{ uchu-suit }だけです。
uchu-why-hint-lead-top = { uchu-suit }でこれより高いカードはないので、勝てるのはVIPカラーだけです。
uchu-why-hint-lead-low = { uchu-suit }をリードして、同じ色の高いカードを残します。
uchu-why-hint-lead = { $who ->
    [you] あなたの国
   *[other] あなたの属国
}の手札で最も高い{ uchu-suit }です。
uchu-why-hint-takes = { $pink ->
    [yes] ♡I ピンク入りのトリックを取れます。
   *[no] このトリックを取れます。
}
uchu-why-hint-takes-over = トリックを取れますが、{ $who ->
    [you] あなたの国
   *[other] あなたの属国
}の取った{ uchu-suit }が{ $threshold }枚を超えます。
uchu-why-hint-ahead = これが今いちばん強いカードになります。このあと出す国はあと{ $left }つです。
uchu-why-hint-cannot = { $who ->
    [you] あなたの国
   *[other] あなたの属国
}は今いちばん強いカードに勝てないので、ここで{ uchu-card }を手放します。
uchu-why-hint-leaves = ここでは{ $host }に勝とうとせず、勝てるカードを残します。

## What happened

uchu-told-dealt = ラウンド{ $round }：それぞれの国に12枚ずつ配られました。残りの6枚は使いません。
uchu-told-dealt-hand = ラウンド{ $round }：あなたの手札は{ $cards }です。
# A line for each country follows uchu-told-dealt when all hands are open.
uchu-dealt-to = { uchu-country }：{ $cards }。
uchu-told-vip-drawn = VIPカラーはランダムに選ばれ、{ uchu-suit }（{ uchu-character }）になりました。
uchu-told-vip = { uchu-country }がVIPカラーに{ uchu-suit }（{ uchu-character }）を選びました。
uchu-told-leads = { uchu-country }がリードします。
uchu-told-leads-drawn = { uchu-country }が手札からランダムに1枚をリードします。
uchu-told-leads-meddled = { $you ->
    [yes] あなた
   *[no] { $chooser }
}が選んだカードを、{ uchu-country }がリードします。
uchu-told-skips = { uchu-country }はこのトリックを休みます。
uchu-told-played = { uchu-country }が{ uchu-card }を出しました。
uchu-told-taken = { uchu-country }がトリックを取りました（{ $cards }）。
# Of an earlier trick of the round, whose cards are not told any more.
uchu-told-taken-before = { uchu-country }がトリックを取りました。
uchu-told-butterfingy = バターフィンギーが勝ったので、次のリードはランダムになります。
uchu-told-butterfingy-dependency = 属国のバターフィンギーが勝ったので、次にリードするカードは{ $you ->
    [yes] あなた
   *[no] { $chooser }
}が選びます。
uchu-told-sluggo = スラッゴが勝ったので、その国は次のトリックを休みます。

## Scoring, told phase by phase

uchu-scored-one = フェーズ1、{ uchu-country-inside }：{ $piles }、{ $colours }、合計{ $sum }。{ $moves }
uchu-piles-none = 山なし＝0
uchu-piles-plain = 山 { $plain }×2＝{ $points }
uchu-piles-pink = { $over ->
    [yes] 山 { $pinks }×−3（♡I ピンクがしきい値を超過）＝{ $points }
   *[no] 山 { $pinks }×3（♡I ピンク入り）＝{ $points }
}
uchu-piles-both = { $over ->
    [yes] 山 { $plain }×2−{ $pinks }×3（♡I ピンクがしきい値を超過）＝{ $points }
   *[no] 山 { $plain }×2＋{ $pinks }×3（♡I ピンク入り）＝{ $points }
}
uchu-colours = { $count ->
    [0] 色なし＝0
    [7] 全7色＝{ $points }
   *[other] { $count }色＝{ $points }
}
uchu-sum-halved = { $sum }を半分にして{ $delta }（▲D 緑が{ $greens }枚でしきい値を超過）
uchu-scored-two = フェーズ2、{ uchu-country-inside }：■T 灰が{ $count }枚で、しきい値の{ $threshold }枚を超えたので{ $delta }。{ $moves }
uchu-scored-three-gains = フェーズ3、{ uchu-country-inside }：◆F 赤青が{ $count }枚でしきい値の{ $threshold }枚を超えた{ $offender }より下位なので{ $delta }。{ $moves }
uchu-scored-three-loses = フェーズ3、{ uchu-country-inside }：◆F 赤青が{ $count }枚で、しきい値の{ $threshold }枚を超えたので、いま加点された国1つにつき−3で、合わせて{ $delta }。{ $moves }
uchu-moves = { $before }点 → { $points }点。
uchu-moves-floor = { $before }点 → { $points }点（{ $floor }点より下にはなりません）。
uchu-stays = { $points }点のままです。
uchu-told-round-over = ラウンド{ $round }終了：{ $standing }。
uchu-told-standing = { $place }位 { uchu-country-inside } { $points }点

uchu-scoring = ラウンド{ $round }の得点計算
uchu-took = { uchu-country }が取った札：{ $cards }。
uchu-rounds = ラウンドごとの点数
uchu-round = ラウンド{ $round }：{ $standing }
uchu-round-points = { uchu-country-inside } { $points }点

## The picture of a scoring: a few words for each row, then all of it in words

uchu-sheet-limit = { $threshold }枚を超えると多すぎます
uchu-sheet-before = 計算前
uchu-sheet-piles = 山
uchu-sheet-pinks = ピンク入り
uchu-sheet-colours = 色
uchu-sheet-halved = 半分に
uchu-phase = フェーズ{ $phase }
uchu-sheet-times = { $count } × { $worth }
uchu-sheet-goes = { $from } → { $to }
uchu-sheet-after = 計算後
uchu-sheet-floor = 下限は{ $floor }点
uchu-alt-sheet = { $title }。{ $suits }は{ $limit }。
uchu-alt-sheet-country = { uchu-country }：{ $sums }。{ $moves }
uchu-alt-phase = { uchu-phase }は{ $points }

## The picture of the end

uchu-chart-points = 点数
uchu-chart-round = ラウンド
uchu-alt-result = { $standing }。ラウンドごとの点数：{ $rounds }。

## Pictures in the rules

uchu-example-name = { $number ->
    [1] アキ
    [2] ベン
    [3] クロエ
   *[4] ダラ
}
uchu-example-takes = これが取る
# $suit won the trick.
uchu-example-lead-wins = VIPカラーがないので、一番大きい{ uchu-colour }が取ります。
uchu-example-vip-wins = VIPカラーの一番大きいカードが取ります。
# A guest's habit in a few words: about 30 full-width characters.
uchu-habit = { $suit ->
    [yellow] これで勝つと、次のリードはランダム。
    [purple] これで勝つと、次のトリックは休み。
    [pink] 入っている山は3点。多すぎると−3点。
    [green] 多すぎると、山と色の点が半分。
    [gray] フォローしなくてよい。多すぎると1枚につき−1点。
   *[redblue] 2枚以上で2色。多すぎると、下位の国に3点ずつ払う。
}
uchu-alt-habit = { uchu-suit }、{ uchu-character }：{ $habit }
uchu-example-sheet = 4つの山
uchu-example-took = アキ
uchu-example-pinker = ピンク5枚なら
uchu-example-pile = 山{ $number }
uchu-example-hidden = この手札は{ $name }だけに見えます。
uchu-example-open = この手札は公開。{ $name }が出します。
uchu-example-spoils = 最後に属国が1位だと、その宗主国の負けです。
uchu-alt-two = 4つの国が時計回りにテーブルを囲んでいます。
uchu-alt-two-country = { uchu-country }：{ $hand }

## Where in a match something is: its rounds, and the tricks of a round

uchu-part = ラウンド{ $number }
uchu-step = 第{ $number }トリック

## In lists and commands: at most 100 characters each

uchu-name = ウチューカイギ
uchu-about = クセのあるウチュージンを、ほどほどにもてなそう。2～5人用のトリックテイキングゲーム
uchu-option-tie_reading = 同点のとき、赤青の得点計算とリード役決めで誰を下位とするか
uchu-option-tie_reading-consistent = いつもと同じ：その点数に後から来たほうが下位
uchu-option-tie_reading-literal = 文言どおり：この2つの場面でだけ、先に来ていたほうが下位

## For somebody who plays for the first time: exactly three sentences

uchu-start-text = 自分の番が来たらカードを1枚押します（リードされた色を持っていればその色か■T 灰、持っていなければ好きなカード）。VIPカラーの一番大きいカードがトリックを取り、VIPカラーを誰も出していなければ、リードされた色の一番大きいカードが取ります。トリックを取ると点になりますが、♡I ピンク、▲D 緑、■T 灰、◆F 赤青は、しきい値を超えて取りすぎると痛い目にあうので気をつけましょう。

## The rules: at most 1,000 characters a section

uchu-help-idea = どんなゲーム？
uchu-help-idea-text =
    宇宙のあちこちから、お客さんがやって来ました。チキュー（私たちの地球です）の国々は、どこも自分の国でもてなしたくてたまりません。トリックを取るとお客さんを迎えたことになり、喜んでもらえれば点になります。
    お客さんのウチュージンは6色で、色ごとに変わったクセがあります。いろいろな色を少しずつ迎えられれば上々です。ひとつの色ばかり迎えると、大変なことになるかもしれません。
    ゲームは最大4ラウンドです。ラウンドごとに、それぞれの国に12枚ずつ配り、残りの6枚は伏せたままにします。各色のカードは、3人なら1～7、2人か4人なら1～9、5人なら1～11です。
    最後に1位だった国が、チキューの代表になります。

uchu-help-trick = トリックの進め方
uchu-help-trick-text =
    1つの国が好きなカードをリードします。ほかの国は時計回りに1枚ずつ出します。
    • リードされた色を持っていれば、その色を出さなければなりません（マストフォロー）。ただし、代わりに■T 灰を出してもかまいません。
    • 持っていなければ、何を出してもかまいません。
    • ■T 灰がリードされたとき、■T 灰を持っていれば必ず出します。
    VIPカラー（切り札）のうち一番大きいカードがトリックを取ります。VIPカラーが出ていなければ、リードされた色のうち一番大きいカードが取ります。
    取った札は、1トリックごとに1つの山にして、自分の前に伏せて置きます。自分の山の中身はいつでも見られます。ほかの人に見えるのは山の数だけです。
    トリックを取った国が次のリードをします。ただし、★B 黄か●S 紫のカードで勝ったときは別です（「色の特徴」を見てください）。
    トリックが終わった時点で、どこかの国の手札がなくなっていればラウンド終了です。得点計算に進みます。残った手札は点になりません。

uchu-help-colours = 色の特徴
uchu-help-colours-text =
    次の2色は、そのカードでトリックに勝ったときに効果があります。
    • ★B 黄、バターフィンギー：次のリードはあなたですが、カードは手札からランダムに選ばれます。
    • ●S 紫、スラッゴ：あなたは次のトリックを休み、左隣の国がリードします。
    次の4色は、ラウンドの終わりに多すぎると痛い目にあいます。枚数は自分の山をすべて合わせて数え、3人なら3枚、2人か4人なら4枚、5人なら5枚のしきい値を超えると、多すぎになります。
    • ♡I ピンク、インテントン：入っている山は1つ3点になります。多すぎると、その山は1つ−3点です。
    • ▲D 緑、ディリンダリン：ふだんは無害です。多すぎると、山と色の点が半分になります。
    • ■T 灰、ターナブリンディ：フォローの代わりに出せます。VIPカラーにはなりません。多すぎると、灰1枚につき−1点です。
    • ◆F 赤青、イナドヴェンとフォール：2枚以上あれば2色と数えます。多すぎると、あなたより下位の国がそれぞれ3点を得て、あなたはその国1つにつき3点を失います。

uchu-help-scoring = 得点計算
uchu-help-scoring-text =
    すべての山を公開します。計算は1位の国から順に、最下位の国まで行います。
    フェーズ1（山と色）
    • 山1つにつき2点。♡I ピンクの入った山は3点ですが、ピンクが多すぎるとその山は−3点になります。
    • 取った色1つにつき1点。◆F 赤青は1枚なら1色、2枚以上なら2色です。7色そろうと10点になります。
    • ▲D 緑が多すぎると、合計が半分になります（小数点以下は切り捨て）。
    フェーズ2（■T 灰）：多すぎる国は、灰1枚につき1点を失います。
    フェーズ3（◆F 赤青）：多すぎる国があれば、この時点でその国より下位の国がそれぞれ3点を得ます。そのあと、多すぎた国はその国1つにつき3点を失います。
    点数が−5より下になることはありません。

uchu-help-example = 計算の例
uchu-help-example-text =
    4人で遊ぶと、同じ色は4枚まで大丈夫で、5枚からは多すぎます。アキの山は4つです。●S 紫2枚、♡I ピンク3枚、▲D 緑4枚、■T 灰5枚、◆F 赤青2枚で、ピンクは2つの山に入っています。
    • 山：2＋2＋3＋3＝10点。
    • 色：紫、ピンク、緑、灰で4、赤青で2。★B 黄はないので6点。
    • ▲D 緑：4枚は多すぎないので、フェーズ1は16点です。
    • ■T 灰：5枚は多すぎるので、フェーズ2で5点を失います。
    • ◆F 赤青：2枚なら無害です。アキは全部で11点増えました。
    もしその2つの山に♡I ピンクが5枚入っていたら、山の点は2＋2−3−3＝−2点になるところでした。

uchu-help-winning = ラウンドと勝敗
uchu-help-winning-text =
    最初のラウンドでは、リードする国とVIPカラー（■T 灰以外）がランダムに決まります。全員0点から始まり、リードする国が最下位です。
    次のラウンドからは、最下位のプレイヤーが新しい手札を見てVIPカラーを選び、リードします。■T 灰は選べませんが、前と同じ色は選べます。
    同じ順位はありません。同点なら、その点数に先に着いたほうが上位、後から来たほうが下位です。
    得点計算のあとに誰かが30点以上になっているか、4ラウンドが終わると、ゲーム終了です。1位が勝ちます。

uchu-help-two = 2人で遊ぶとき
uchu-help-two-text =
    プレイヤーはそれぞれ、自分の左隣にもう1つの国、属国を持ちます。全部で4つの国が輪になり、枚数などはすべて4人のときと同じです。
    属国の手札は公開します。宗主国のプレイヤーが、同じルールで属国のカードを出します。属国にも自分の山と点数があり、その山の中身を見られるのは宗主国だけです。
    • 属国が★B 黄で勝ったとき：次のリードはその属国ですが、カードは相手が選びます。
    • 属国が●S 紫で勝ったとき：その属国は次のトリックを休み、もう1つの属国がリードします。
    • 2ラウンド目からは、2人のプレイヤーのうち下位のほうがVIPカラーを選び、リードします。属国は関係ありません。
    • 4つの国のどれかが30点に届くと、ゲーム終了です。
    最後に属国が全体の1位だったら、その宗主国の負けです。そうでなければ、上位のプレイヤーの勝ちです。属国は育てても、育てすぎないように！
