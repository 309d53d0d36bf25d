### NUSA. Variables that many messages share:
### $who     you (the reader), other
### $name    the name of the player spoken of
### $colour  red, yellow, green, blue
### $rank    the number on an expedition card, from 1 to 8
### $nusa    small, medium, mother (three flowers), bee, monster, guardian
###
### Words, the same everywhere:
### trick トリック · to lead, the lead リードする、リード · to follow フォローする · trump 切り札
### to win a trick トリックに勝つ · to gain a NUSA card 獲得する · card カード · hand 手札 · pile 山
### the row ヌサカードの列 · entrance 入口 · exit 出口 · face up 表向き · face down 裏向き
### to discard 捨てる · left over 余った · cards set aside 使わないカード · at random ランダム
### invasion 侵攻フェイズ · escape 脱出フェイズ · evasion 回避 · to keep (for the escape) 残す
### the 2 勝敗逆転 · the 4 切り札変更 · nectar 蜜 · skull ドクロ · robbery 強奪 · to rob 奪う
### subjugation 討伐点 · point 点 · to score 得点計算 · rank 順位 · round ラウンド · match ゲーム
### Colours in text carry their mark: ◆R 赤, ★Y 黄, ▲G 緑, ●B 青.
### A player has no さん, as some are bots, and a particle follows a name or a card without a space.

## Names

# A colour is never told by itself: its shape and its initial come first.
nusa-mark = { $colour ->
    [red] ◆R
    [yellow] ★Y
    [green] ▲G
   *[blue] ●B
}
nusa-hue = { $colour ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[blue] 青
}
nusa-colour = { nusa-mark } { nusa-hue }
nusa-card = { nusa-colour }{ $rank }
# Several cards of one colour: ◆R 赤 3 5
nusa-cards = { nusa-colour } { $ranks }
nusa-no-cards = なし
# Between the colours of a hand, and between the parts of a line.
nusa-dot = {" · "}
# Between the numbers of a colour’s cards.
nusa-ranks-space = {" "}
# Between the numbers of a sum.
nusa-plus = ＋
nusa-sum = { $numbers }＝{ $sum }
nusa-kind = { $nusa ->
    [small] 小さな花
    [medium] 中くらいの花
    [mother] マザーフラワー
    [bee] キラービー
    [monster] モンスター
   *[guardian] ガーディアン
}
# The same inside a sentence.
nusa-a-kind = { nusa-kind }
# At the start of a sentence.
nusa-player = { $who ->
    [you] あなた
   *[other] { $name }
}
# Inside a sentence.
nusa-player-inside = { nusa-player }

## The page

nusa-title = ヌサ・ミスティック · { $round }/{ $rounds }ラウンド · { $phase ->
    [invasion] 侵攻フェイズ
    [choice] 脱出の準備
    [escape] 脱出フェイズ
   *[robbery] 強奪
}
nusa-title-over = ヌサ・ミスティック · 遠征隊が帰還しました

nusa-table = 場の状況
# $colour is the trump, $next what a 4 would make it.
nusa-trump = 切り札：{ nusa-colour }（4が出ると{ $next }へ）
nusa-phase = { $phase ->
    [invasion] 侵攻フェイズ：第1～5トリック
    [choice] 侵攻フェイズ終了：全員が脱出に使うカードを選んでいます
    [escape] 脱出フェイズ：第6～8トリック
   *[robbery] 強奪：キラービーが花を奪います
}
# $parts says points, cards in hand, what lies face up and what face down.
nusa-standing = { $place }位 { nusa-player }：{ $parts }
nusa-points = { $points }点
nusa-in-hand = 手札{ $cards }枚
nusa-has-evaded = { $who ->
   *[other] 回避済み
}
nusa-no-nusa = ヌサカードなし
# What lies face up before a player, and what that comes to.
nusa-face-up = { $cards }（{ $icons }）
nusa-face-down = 裏向き：{ $cards }
nusa-nectar = 蜜{ $count }
nusa-skulls = ドクロ{ $count }
nusa-subjugation = 討伐点{ $count }
nusa-robs = 花を奪う

nusa-row = ヌサカードの列
nusa-row-now = 第{ $number }トリックで争うのは{ nusa-a-kind }（{ $icons }）
nusa-row-now-hidden = 第{ $number }トリックで争うのは裏向きのカード
nusa-row-next = 次の第{ $number }トリックで争うのは{ nusa-a-kind }（{ $icons }）
nusa-row-next-hidden = 次の第{ $number }トリックで争うのは裏向きのカード
nusa-row-then = その先：{ $cards }
# The place of the row comes first, as in: 5枚目 裏向き.
nusa-row-place = { $number }枚目 { nusa-kind }
nusa-row-place-hidden = { $number }枚目 裏向き

nusa-trick = 第{ $number }トリック
# $played is a card, and what there is to say about it.
nusa-trick-play = { nusa-player }：{ $played }
nusa-remark-lead = リード
nusa-remark-evades = { nusa-card }を捨てて回避
nusa-remark-reverses = { $reversed ->
    [yes] ここから最小が勝ち
   *[no] 最大が勝ちに戻る
}
nusa-remark-trump = 切り札→{ nusa-colour }
nusa-trick-awaited = まだ誰もリードしていません
nusa-trick-ahead = 今のところ、{ nusa-player }の{ nusa-card }が勝っています（{ $why }）
# Why a card wins. $reversed: does the lowest card win?
nusa-by-trump = { $reversed ->
    [yes] 切り札の中で最小
   *[no] 切り札の中で最大
}
nusa-by-only-trump = ただ1枚の切り札
nusa-by-lead = { $reversed ->
    [yes] 切り札がなく、リードされた色の中で最小
   *[no] 切り札がなく、リードされた色の中で最大
}

nusa-last = 前のトリック
nusa-last-taken = { nusa-player }が{ nusa-card }で勝ちました（{ $why }）
nusa-last-gains = { nusa-player }が{ nusa-a-kind }（{ $icons }）を獲得しました
nusa-last-flipped = ドクロが{ $skulls }個になり、{ nusa-player }のヌサカードはすべて裏向きになりました（{ $cards }）

nusa-choices = 脱出に使うカード
nusa-ready = 選択済み：{ $names }
nusa-choosing = 選択中：{ $names }
nusa-nobody = なし
# Others’ choices are seen only when a match that is over is looked at again, with all hands open.
nusa-chosen = { nusa-player }が残すカード：{ $cards }
nusa-hand = { nusa-player }の手札
# Others’ piles, too, are seen only then.
nusa-pile = { $who ->
    [you] あなたの山（あなただけに表示）
   *[other] { $name }の山
}
nusa-pile-cards = 侵攻フェイズで出した順に：{ $cards }
nusa-discards = 表向きの捨て札
nusa-discard-evaded = { nusa-player }：{ nusa-card }（回避）
nusa-discard-left = { nusa-player }：{ nusa-card }（余り）

nusa-now = 進行
nusa-now-lead = { $who ->
    [you] あなたの番です。好きなカードをリードしてください。
   *[other] { nusa-player }がリードする番です。
}
nusa-now-play = { nusa-player }がカードを出す番です。
nusa-now-follow = あなたの番です。{ nusa-colour }をフォローしてください。
nusa-now-follow-only = あなたの番です。1枚だけ持っている{ nusa-colour }でフォローしてください。
nusa-now-evade = あなたの番です。{ nusa-card }でフォローするか、それを捨てて回避し、ほかの色のカードを出してください。
nusa-now-free = あなたの番です。{ nusa-colour }がないので、好きなカードを出せます。
nusa-now-choose = 脱出フェイズでもう一度使うカードを、あなたの5枚から3枚選んでください。ほかの人には見えません。
nusa-now-chosen = あなたの選択は済みました。{ $names }を待っています。
nusa-now-choosing = 全員がそれぞれ、自分の5枚から脱出フェイズに使う3枚をひそかに選んでいます。
nusa-now-rob = { $who ->
    [you] あなたの番です。キラービーが表向きなので、誰かから花を1枚奪ってください。
   *[other] { $name }のキラービーが表向きなので、誰かから花を1枚奪います。
}
nusa-now-over = { nusa-player }が{ $points }点で勝ちました！
nusa-now-over-shared = { nusa-player }は{ $points }点で、勝利を分け合いました。
# Somebody has as many points as whoever won. $round is the last one.
nusa-now-over-behind = { nusa-player }も同点ですが、ラウンド{ $round }の点数で及びませんでした。

## Controls

nusa-play = { nusa-card }
nusa-play-two = { nusa-card }（逆転）
# $next is the colour that becomes trump.
nusa-play-four = { nusa-card }（切り札→{ $next }）
# $card is one of those three.
nusa-evade = 回避して{ $card }
nusa-keep = { $cards }を残す
nusa-rob = { nusa-player-inside }から{ nusa-a-kind }を奪う

# $colour was led.
nusa-why-follow = { nusa-colour }を{ $count }枚持っているので、フォローしなければなりません。回避できるのは、ちょうど1枚だけ持っているときです。
nusa-why-evaded = { nusa-colour }を持っているので、フォローしなければなりません。あなたはこのラウンドでもう回避しました。
nusa-why-other-evaded = { nusa-colour }を持っているので、フォローしなければなりません。このトリックでは{ nusa-player-inside }がもう回避しています。
nusa-why-no-evasion = { nusa-colour }を持っているので、フォローしなければなりません。脱出フェイズでは誰も回避できません。
nusa-why-rob-first = 先に、キラービーで花を1枚奪います。
nusa-why-wait = まだあなたの番ではありません。{ $names }を待っています。
nusa-why-wait-robbery = 先に、キラービーが花を1枚奪います。{ $names }を待っています。
nusa-why-chosen = もう選びました。{ $names }を待っています。

# Why a bot would do this, for somebody who asked for a hint. In all of them $nusa can also be hidden:
# a card that lies face down. $last: yes for the last card of the trick, no.
nusa-why-hint-prize = { $nusa ->
    [small] 小さな花
    [medium] 中くらいの花
    [mother] マザーフラワー
    [bee] キラービー
    [monster] モンスター
    [guardian] ガーディアン
   *[hidden] 裏向きのカード
}
nusa-why-hint-lead = { $lead ->
    [two] 2をリードすると一番低いカードが勝つので、{ nusa-why-hint-prize }を争うトリックで負けにくくなります。
    [four] 4をリードすると、ほかの人が{ nusa-why-hint-prize }を争う前に切り札が移ります。
    [trump] 切り札は負けにくく、このトリックで争うのは{ nusa-why-hint-prize }です。
    [high] 高いカードのリードなので、{ nusa-why-hint-prize }を獲得できる見込みがあります。
   *[low] 低いカードのリードなので、{ nusa-why-hint-prize }はおそらくほかの人どうしの争いになります。
}
nusa-why-hint-ahead = { $last ->
    [yes] このトリックに勝ち、{ nusa-why-hint-prize }を獲得できます。
   *[no] { nusa-why-hint-prize }を争うトリックで、今のところあなたが勝つことになります。
}
nusa-why-hint-ruin = { $last ->
    [yes] このトリックに勝ちますが、ドクロのせいであなたのヌサカードはすべて裏向きになります。
   *[no] 今のところあなたが勝つことになります。このまま誰にも負けなければ、ドクロのせいであなたのヌサカードはすべて裏向きになります。
}
# $who and $name: whoever is ahead then.
nusa-why-hint-behind = { $last ->
    [yes] このトリックには勝たず、{ nusa-why-hint-prize }は{ nusa-player-inside }に譲ります。
   *[no] { nusa-why-hint-prize }を争うトリックで、{ nusa-player-inside }が勝っているままにします。
}
nusa-why-hint-safe = { nusa-player-inside }が勝っているままにします。{ nusa-why-hint-prize }を獲得すると、ドクロのせいであなたのヌサカードはすべて裏向きになるからです。
# $colour and $rank: the card that is discarded. $why: another of these sentences.
nusa-why-hint-evade = { nusa-card }を捨てれば、好きなカードを出せます。{ $why }
# $trumps: how many of the three cards are trump now.
nusa-why-hint-keep = { $kind ->
    [strong] 一番強い3枚なので、残りの3トリックに勝ちやすくなります。
    [weak] 一番弱い3枚なので、残りの3トリックをほかの人に譲りやすくなります。
   *[mixed] 勝つためのカードと、ほかの人に譲るためのカードの組み合わせです。
}{ $trumps ->
    [0] {""}
   *[other] 今の切り札は、そのうち{ $trumps }枚です。
}
# $who and $name: whoever is robbed. $own: your nectar then, $left: theirs.
nusa-why-hint-rob = あなたの蜜は{ $own }になり、{ nusa-player-inside }の蜜は{ $left }になります。

## What happened

nusa-told-round = ラウンド{ $round }：全員に6枚ずつ配られました。
nusa-told-round-hand = ラウンド{ $round }：あなたの手札は{ $cards }です。
# A line for each player follows nusa-told-round when all hands are open.
nusa-told-dealt-to = { nusa-player }：{ $cards }。
nusa-told-aside = 残りの{ $count }枚は使いません。
nusa-told-aside-open = 使わないカード：{ $cards }。
nusa-told-trump = 切り札は{ nusa-colour }です。
nusa-told-row = ヌサカードの列：{ $cards }。
nusa-told-removed = 除かれたヌサカード：{ $cards }。
nusa-told-starts = { nusa-player }がリードします。
nusa-told-played = { nusa-player }が{ nusa-card }を出しました。
# $discarded is the card of the lead colour that was discarded.
nusa-told-evaded = { nusa-player }が{ $discarded }を捨てて回避し、{ nusa-card }を出しました。
# What a 2 has done, and a 4.
nusa-told-reversed = { $reversed ->
    [yes] 勝敗が逆転し、一番小さいカードの勝ちになりました。
   *[no] 勝敗がまた逆転し、一番大きいカードの勝ちに戻りました。
}
nusa-told-moved = 切り札が{ nusa-colour }に変わりました。
# Of an earlier trick of the round, whose cards are not told any more; a discard lies open.
nusa-told-evaded-before = { nusa-player }が{ nusa-card }を捨てて回避しました。
nusa-told-trick = { nusa-player }が第{ $number }トリックに勝ち（切り札は{ nusa-colour }、{ $reversed ->
    [yes] 最小が勝ち
   *[no] 最大が勝ち
}）、{ nusa-a-kind }を獲得しました。
nusa-told-flipped = ドクロが{ $skulls }個になり、{ nusa-player }のヌサカードはすべて裏向きになりました（{ $cards }）。
nusa-told-left-over = { nusa-player }が余った{ nusa-card }を捨てました。
nusa-told-escapes = { nusa-player }は脱出に{ $cards }を残しました。
# $victim is nusa-player-inside of another player.
nusa-told-robbed = { nusa-player }のキラービーが{ $victim }から{ nusa-a-kind }を奪いました。

## Scoring

nusa-scoring = ラウンド{ $round }の得点計算
nusa-told-scored = ラウンド{ $round }の得点計算をしました。
# $nectar and $subjugation are numbers, or sums of what lies face up: 2＋1＝3. $place is 1, 2 or 3,
# or 0 for all below. $worth and $points have their signs: +3.
nusa-account = { nusa-player }：蜜は{ $nectar }、{ $place ->
    [0] 順位の点なし
   *[other] { $place }位で{ $worth }
}。討伐点は{ $subjugation }。このラウンドは{ $points }、合計{ $total }点。
nusa-aside = このラウンドで使わなかったカード：{ $cards }。
nusa-rounds = ラウンドごとの点数
nusa-round = ラウンド{ $round }：{ $standing }
nusa-round-points = { nusa-player-inside } { $points }点

## Where in a match something is: its rounds, and the tricks of a round

nusa-part = ラウンド{ $number }
nusa-step = 第{ $number }トリック

## In lists and commands: at most 100 characters each

nusa-name = ヌサ・ミスティック
nusa-about = 蜜を集め、モンスターを討ち、島から脱出しよう。切り札が移り変わる、3～5人用のトリックテイキングゲーム
nusa-option-robbery_timing = キラービーが花を奪うタイミング
nusa-option-robbery_timing-end_of_round = 第8トリックのあと、得点計算の前
nusa-option-robbery_timing-on_receive = 誰かがキラービーを獲得したらすぐ
nusa-option-zero_nectar_is_ranked = 蜜の順位に、蜜のない人も入れるか
nusa-option-zero_nectar_is_ranked-true = 入れる：蜜がなくても最下位に数え、点が入ることがある
nusa-option-zero_nectar_is_ranked-false = 入れない：蜜がなければ蜜の点は入らない

## For somebody who plays for the first time: exactly three sentences

nusa-start-text = 自分の番が来たらカードを1枚押します（リードされた色を持っていればその色、持っていなければ好きなカード）。切り札の一番大きいカード、切り札が出ていなければリードされた色の一番大きいカードが勝ち、列の先頭のヌサカードを獲得しますが、2が出ると一番小さいカードの勝ちになり、4が出ると切り札が次の色に変わります。花からは蜜が集まり、モンスターとガーディアンは点になりますが、ドクロが3個になると手元のヌサカードがすべて裏向きになって失われるので気をつけましょう。

## The rules: at most 1,000 characters a section

nusa-help-idea = どんなゲーム？
nusa-help-idea-text =
    ヌサは、甘い蜜と恐ろしい牙に満ちた島です。あなたの遠征隊は5トリックかけて島の奥へ攻め込み、3トリックで脱出します。トリックに勝つたびに、花や怪物や蜂のヌサカードが1枚手に入ります。
    花の蜜はラウンドの終わりに比べ、たくさん集めた人に点が入ります。怪物はそれ自体が点になりますが、ドクロも付いてきます。ドクロが3個たまると、そのラウンドでそれまでに獲得したものをすべて失います。
    ゲームは3ラウンドです。ラウンドごとに、◆R 赤、★Y 黄、▲G 緑、●B 青の4色のカードを6枚ずつ配ります。各色のカードは、3人なら1～5、4人なら1～6、5人なら1～8です。
    3人か5人のときは2枚余ります。その2枚は伏せておき、得点計算のときに公開します。
    英語の題名は「Nusa Mystic」です。

nusa-help-trick = トリックの進め方
nusa-help-trick-text =
    1人が好きなカードをリードします。ほかの人は時計回りに1枚ずつ出します。
    • リードされた色を持っていれば、その色を出さなければなりません（マストフォロー）。これを逃れる手は「回避」だけです。
    • 持っていなければ、何を出してもかまいません。
    切り札のうち一番大きいカードが勝ちます。切り札が出ていなければ、リードされた色のうち一番大きいカードが勝ちます。2や4で何もかも変わるかもしれないので、勝敗は最後の1枚が出てから決まります。
    勝った人は列の先頭のヌサカードを獲得し、次のトリックをリードします。
    出したカードは、それぞれ自分の前に伏せて山にします。自分の山はいつでも見られますが、ほかの人が何を出したかは覚えておきましょう。脱出フェイズでまた出てきます。
    例：切り札は青です。アキが◆R 赤5をリードし、ベンは◆R 赤3を出し、赤のないクロエは●B 青1を出しました。クロエの勝ちです。

nusa-help-special = 2と4の効果
nusa-help-special-text =
    2は勝敗逆転です。切り札のうち一番小さいカード、切り札がなければリードされた色のうち一番小さいカードが勝つようになります。同じトリックで2枚目の2が出ると、元に戻ります。逆転は次のトリックには残らず、また一番大きいカードが勝つところから始まります。
    4は切り札変更です。切り札がすぐに次の色へ移ります（赤 → 黄 → 緑 → 青 → 赤）。誰かがまた4を出すまでは、次のトリックでも次のラウンドでもその色のままです。最初の切り札はランダムに決まります。
    どちらも、何色でも、誰が出しても効果があります。捨てた2や4に効果はありません。
    例：切り札は赤です。アキが▲G 緑3をリードしました。緑のないベンが◆R 赤5を出し、勝ったかに見えます。クロエが▲G 緑4を出すと、切り札は黄に移り、ベンの赤は切り札ではなくなります。緑のないダラが●B 青2を出したので、小さいほうの勝ちになりました。黄は出ておらず、緑で一番小さいのは3です。アキの勝ちです。

nusa-help-evasion = 回避
nusa-help-evasion-text =
    第1～5トリックでは、次のすべてに当てはまれば、フォローを断って回避できます。
    • リードされた色のカードを、ちょうど1枚だけ持っている。
    • このラウンドで、自分はまだ回避していない。
    • このトリックで、自分より前に誰も回避していない。
    その1枚を表向きに捨てます。2や4でも効果はありません。続けて、ほかの色のカードを1枚出します。切り札でもかまいませんし、こちらの効果はいつもどおりです。
    回避すると、予備の1枚を使ってしまいます。5トリックに対して手札は6枚だからです。一度も回避しなかった人は、第5トリックのあとに1枚余るので、それを表向きに捨てます。
    例：赤がリードされ、あなたの手札は◆R 赤3、●B 青5、●B 青1です。赤3でフォローするか、赤3を捨てて青のどちらかを出します。もし◆R 赤4も持っていたら、赤を出すしかありません。

nusa-help-cards = ヌサカード
nusa-help-cards-text =
    1トリックに1枚ずつ、8枚を1列に並べます。1枚目と5枚目は、獲得されるまで裏向きです。マザーフラワーとガーディアンは必ず入り、残りの8枚からは2枚を見ずに除きます。
    • 小さな花（2枚）：蜜1
    • 中くらいの花（2枚）：蜜2
    • マザーフラワー（1枚）：蜜3
    • キラービー（1枚）：誰かから花を奪う
    • モンスター（3枚）：ドクロ1、討伐点1
    • ガーディアン（1枚）：ドクロ2、討伐点2
    ルールブックでは蜜とドクロの数が絵でしか示されていないため、この2つの数はKaigiで決めたものです。ほかはルールブックのとおりです。
    カードを獲得したとき、表向きのドクロが合わせて3個以上になったら、自分のヌサカードはすべて裏向きになります。二度と表には戻らず、何の役にも立ちません。そのあとに獲得したカードは、また表向きに置きます。
    例：手元にガーディアンと中くらいの花があり、モンスターを獲得しました。ドクロは2＋1＝3個になり、3枚とも失います。

nusa-help-escape = 脱出フェイズ
nusa-help-escape-text =
    第5トリックが終わると、全員の山には自分の出したカードが5枚あります。ここで全員が同時に、5枚のうち3枚をひそかに選びます。残りの2枚はこのラウンドではもう使わず、どの2枚なのかはほかの人にはわかりません。
    全員が選び終わるまでは、誰が選択済みかということだけが見えます。
    選んだ3枚で第6、第7、第8トリックを行います。最初にリードするのは、第5トリックに勝った人です。進め方は同じで、2と4にもまた効果がありますが、回避は誰にもできません。
    例：あなたの山は◆R 赤2、★Y 黄5、★Y 黄1、▲G 緑4、●B 青3です。列の最後にはガーディアンがいて、そのドクロを引き受けたら、あなたはおしまいです。そのトリックに負けられるカードと、いざというときのための2を残しておきましょう。

nusa-help-scoring = 強奪と得点計算
nusa-help-scoring-text =
    第8トリックのあと、次の順に進めます。
    • 強奪：キラービーを表向きで持つ人は、ほかの人の表向きの花を1枚奪います。どれを奪うかは自由ですが、奪える花があれば奪わなければなりません。キラービーは手元に残ります。
    • 蜜：自分の表向きの花の蜜を合計します。一番多い人は3点、2番目は2点、3番目は1点です。同じ数なら同じ点で、その次に多い人がすぐ次の順位になります。
    • 討伐点：表向きのモンスターは1枚につき1点、ガーディアンは2点です。
    蜜のない人も、ほかの人と同じように順位に数えます。蜜が3、3、1、0なら、3点、3点、2点、1点です。ルールブックには書かれていないのでKaigiで決めたもので、こうした取り決めの中で一番影響があります。ゲームを始めるときの設定で、蜜がなければ点が入らないようにもできます。
    キラービーがいつ奪うかは、ルールブックに2通りの書き方があります。Kaigiではラウンドの終わりとしました。設定を変えると、誰かがキラービーを獲得し、それが表向きならすぐに奪い、あとでもう一度奪うことはありません。

nusa-help-winning = ラウンドと勝敗
nusa-help-winning-text =
    ラウンドが終わるたびに、すべてのカードを混ぜて配り直します。第8トリックに勝った人がリードし、切り札はそのまま引き継ぎます。最初のラウンドでリードする人は、ランダムに決まります。
    3ラウンドが終わって、点数の一番多い人が勝ちます。同点ならラウンド3の点数が多いほうの勝ちで、それも同じなら勝利を分け合います。
    3人で遊んだあるラウンドの例：
    • アキはマザーフラワーとモンスター、ベンは中くらいの花とキラービー、クロエは小さな花とモンスターを持っています。クロエにはガーディアンともう1枚のモンスターもありますが、裏向きなので数えません。
    • ベンのキラービーが、アキのマザーフラワーを奪います。蜜はベンが2＋3＝5、クロエが1、アキが0なので、ベンは3点、クロエは2点、アキは1点です。
    • 討伐点は、アキが1点、クロエが1点、ベンが0点です。
    • 合わせて、ベン3点、クロエ3点、アキ2点になります。

## Drawn

# Words in pictures, where there is little room: a word or two each. The title and the line below it
# have room for 14 full-width characters, what somebody is doing for 5.
nusa-drawn-title = ヌサ · { $round }/{ $rounds }ラウンド
nusa-drawn-step = { $phase ->
    [invasion] 侵攻 · { $number }/8トリック
    [choice] 脱出の準備
    [escape] 脱出 · { $number }/8トリック
   *[robbery] 強奪
}
nusa-drawn-trump = 切り札
# A colour follows: the next one on the ring.
nusa-drawn-four = 4で →
nusa-drawn-entrance = 入口 · 第1～5トリック
nusa-drawn-exit = 第6～8トリック · 出口
# A colour follows.
nusa-drawn-lead = リード：
nusa-drawn-highest = 最大が勝ち
nusa-drawn-lowest = 最小が勝ち
nusa-drawn-to-lead = リード番
nusa-drawn-to-play = 手番
nusa-drawn-led = リード
nusa-drawn-ahead = 優勢
nusa-drawn-choosing = 選択中
nusa-drawn-ready = 選択済み
nusa-drawn-robs = 強奪
nusa-drawn-pile = 自分の山
nusa-drawn-gained = ヌサカード
nusa-drawn-nectar = 蜜
nusa-drawn-rank = 蜜の順位
nusa-drawn-subjugation = 討伐点
nusa-drawn-together = このラウンド
nusa-drawn-total = 合計
nusa-drawn-aside = 使わなかったカード
nusa-drawn-place = { $place }位 { nusa-player } { nusa-points }
# In descriptions that would be too long otherwise.
nusa-drawn-card = { nusa-mark }{ $rank }
nusa-drawn-cards = { nusa-mark } { $ranks }
nusa-drawn-is-ahead = 優勢：{ nusa-player-inside }
nusa-drawn-takes-it = トリックの勝者：{ nusa-player-inside }
nusa-drawn-won = { nusa-player-inside }が勝って獲得：{ nusa-kind }

# In the pictures of the rules. The names are those of the rules’ examples.
nusa-drawn-name = { $number ->
    [1] アキ
    [2] ベン
    [3] クロエ
   *[other] ダラ
}
nusa-drawn-first-trump = トリック前の切り札：
nusa-drawn-takes = 勝ち
nusa-drawn-copies = { $count }枚
nusa-drawn-kind = { nusa-kind }（{ nusa-drawn-copies }）：{ $icons }。
nusa-drawn-only-one = あなたの手札：その色は1枚だけ
nusa-drawn-by-evading = 回避すれば出せる
nusa-drawn-discarded = 表向きに捨てる。効果なし
nusa-drawn-played = 代わりに出す。ほかの色なら切り札でもよい
# $lead was led; $others are cards of another colour.
nusa-drawn-evasion = 誰かが{ $lead }をリードしました。{ nusa-card }でフォローするか、回避して{ $others }のどれか1枚を出せます。
nusa-drawn-keep = 5枚のうち3枚を残す
nusa-drawn-kept = 残す：{ $kept }。もう使わない：{ $others }。
