### Cosmo;code. Variables that many messages share:
### $who     you (the reader), other
### $name    the name of the player that is spoken of
### $deck    blue, green, red
### $channel a, b: the channel of a card, or the one that everybody listens to
### $range   short, mid, long
### $perk    wide, flexible, none
### $place   where a revealed card lies, from 1 to 3
### $card, $cards   one or several cards, as cosmocode-card and cosmocode-cards say them
### $heard, $from, $to   a transmission, as cosmocode-heard says it: 7α
###
### Words, the same everywhere:
### range 距離 (近距離, 中距離, 遠距離) · to listen 聞く · transmission 信号 · channel チャンネル
### channel indicator チャンネル表示カード · to match チャンネルが合う、一致 · to receive 受信する
### to turn over めくる · revealed めくったカード · place n n番 · number 数字 · run 連番
### shift シフト · flip 反転 · tune 同調 · to spend 使う · to give up 捨てる · discards 捨て札 · deck 山札
### red signal 赤シグナル · rescue signal 救難信号 · perk 特典 · Wideband 広帯域 · Converter 変換器
### card カード · hand 手札 · hand limit 手札上限 · turn 番, 手番 · round ラウンド · match ゲーム
### Colours in text carry their mark: ●B 青, ▲G 緑, ◆R 赤.
### A player has no さん, as some are bots, and a particle follows a name or a card without a space.

## Names

# A deck is never told by its colour alone: its shape and its initial come first.
cosmocode-mark = { $deck ->
    [blue] ●B
    [green] ▲G
   *[red] ◆R
}
# The shape alone, for where there is little room.
cosmocode-sign = { $deck ->
    [blue] ●
    [green] ▲
   *[red] ◆
}
# The colour alone, for where the shape is drawn.
cosmocode-colour = { $deck ->
    [blue] 青
    [green] 緑
   *[red] 赤
}
cosmocode-deck = { cosmocode-mark } { cosmocode-colour }
cosmocode-channel = { $channel ->
    [a] α
   *[b] β
}
# What a receiver hears: a number on a channel. 7α
cosmocode-heard = { $number }{ cosmocode-channel }
# ●B 青7α
cosmocode-card = { cosmocode-deck }{ cosmocode-heard }
# ●7α
cosmocode-card-briefly = { cosmocode-sign }{ cosmocode-heard }
# Several cards of one deck: ●B 青 3α 7β
cosmocode-cards = { cosmocode-deck } { $heard }
cosmocode-cards-briefly = { cosmocode-sign }{ $heard }
cosmocode-no-cards = なし
# Between the decks of a hand, between the cards of a deck, and between cards on a button.
cosmocode-decks-dot = {" · "}
cosmocode-cards-space = {" "}
cosmocode-cards-plus = ＋
# Between the things that a card could do.
cosmocode-semicolon = ／
cosmocode-range = { $range ->
    [short] 近距離
    [mid] 中距離
   *[long] 遠距離
}
cosmocode-perk = { $perk ->
    [wide] 広帯域
    [flexible] 変換器
   *[none] 特典なし
}
# At the start of a sentence.
cosmocode-player = { $who ->
    [you] あなた
   *[other] { $name }
}

## The page

cosmocode-title = コスモ;コード · ラウンド{ $round }
cosmocode-title-limited = コスモ;コード · { $round }/{ $rounds }ラウンド
cosmocode-title-over = コスモ;コード · 通信終了

cosmocode-table = 場の状況
cosmocode-indicator = 全員のチャンネル：{ cosmocode-channel }
cosmocode-turn = { $who ->
    [you] あなたの番です
   *[other] { $name }の番です
}
# $signals is how many red cards, $cards which ones.
cosmocode-standing = { cosmocode-player }：{ $signals ->
    [0] 赤シグナルなし
   *[other] 赤シグナル{ $signals }枚（{ $cards }）
}、{ $hand ->
    [0] 手札なし
   *[other] 手札{ $hand }枚
}{ $perk ->
    [none] {""}
   *[other] 、{ cosmocode-perk }
}
cosmocode-decks = 山札
cosmocode-deck-left = { cosmocode-deck }の山札：残り{ $left }枚、捨て札{ $discarded }枚

cosmocode-revealed = { cosmocode-range }でめくったカード
cosmocode-revealed-none = めくったカード
cosmocode-revealed-awaited = まだ何もめくっていません
# A card matches if it is on the channel that everybody listens to; later it is received, or not.
cosmocode-fate = { $fate ->
    [matches] 一致
    [differs] 不一致
    [received] 受信
   *[discarded] 捨て札
}
cosmocode-place = { $place }番：{ $card } · { cosmocode-fate }
# $card as it is heard now, $printed as it was turned over.
cosmocode-place-changed = { $place }番：{ $card }（元は{ $printed }） · { cosmocode-fate }
cosmocode-run = { $numbers }は連番です
# $run would be the nearest one, after $changes, which take so many steps of one.
cosmocode-run-missing = { $numbers }は連番ではありません。{ $run }にするには、同調が{ $steps }回必要です（{ $changes }）
cosmocode-run-change = { $place }番を{ $from }から{ $to }へ
# What was spent in this turn.
cosmocode-spent = ここまでに使ったカード：{ $cards }

cosmocode-gain = { $who ->
    [you] 今受信すると
   *[other] { $name }が今受信すると
}
# $changed is yes where one of them is heard otherwise now than it is printed.
cosmocode-gain-all = { $cards }{ $changed ->
    [yes] （元の数字とチャンネルで）
   *[no] {""}
}
cosmocode-gain-one = { $cards }のうち1枚{ $changed ->
    [yes] （元の数字とチャンネルで）
   *[no] {""}
}
cosmocode-gain-nothing = なし
# Why nothing: $off are the transmissions, $count of them, that are on the other channel.
cosmocode-off = { $count ->
   *[other] { $off }がチャンネル{ cosmocode-channel }に合っていません
}
cosmocode-gain-nothing-short = なし：{ cosmocode-off }
cosmocode-gain-nothing-mid = なし：{ cosmocode-off }（中距離では2枚とも合う必要があります）
cosmocode-gain-nothing-long = なし：{ cosmocode-off }（遠距離では3枚とも合う必要があります）
cosmocode-gain-nothing-run = なし：{ $numbers }が連番ではありません
cosmocode-gain-nothing-both = なし：{ cosmocode-off }。{ $numbers }も連番ではありません

cosmocode-hand = { cosmocode-player }の手札
# What a card could do now; $uses are messages cosmocode-use-….
cosmocode-use = { $card }：{ $uses }
# The same for several equal cards.
cosmocode-use-copies = { $card }（{ $count }枚）：{ $uses }
cosmocode-use-shift = { $place }番をシフト（{ $from } → { $to }）
# $flexible is yes for somebody whose green cards can be spent as blue ones.
cosmocode-use-flip = { $flexible ->
    [yes] ほかの1枚と合わせて{ cosmocode-channel }に反転
   *[no] ほかの●B 青1枚と合わせて{ cosmocode-channel }に反転
}
cosmocode-use-tune = { $range ->
    [long] どれかの数字を1だけ同調
   *[other] 数字を1だけ同調（役に立つのは遠距離だけ）
}
cosmocode-use-tuned = 同調したあとなので、この手番ではもう使えません
cosmocode-use-none = 今は使えません（同じ数字のカードがなく、反転には2枚必要です）

cosmocode-discarded = 赤カードの捨て札

cosmocode-last = 前の手番
cosmocode-last-listened = { cosmocode-player }が{ cosmocode-range }の信号を聞きました（チャンネル{ cosmocode-channel }）
cosmocode-last-heard = 聞こえた信号：{ $cards }
# One of the cards heard in the last turn, as it was in the end.
cosmocode-last-card = { $card }
cosmocode-last-card-changed = { $card }（元は{ $printed }）
# $count cards. What was received is drawn as well, with little room.
cosmocode-last-spent = 使ったカード：{ $count ->
    [0] なし
   *[other] { $cards }
}
cosmocode-last-received = 受信：{ $count ->
    [0] なし
   *[other] { $cards }
}

cosmocode-now = 進行
cosmocode-now-range = { $who ->
    [you] あなたの番です。どの距離の信号を聞くか選んでください。
   *[other] { $name }がどの距離の信号を聞くか選びます。
}
cosmocode-now-manipulate = { $who ->
    [you] あなたの番です。信号に手を加えるか、受信してください。
   *[other] { $name }が信号に手を加えるか、受信します。
}
# When the reader could do both.
cosmocode-now-order = シフトと反転が先です。同調したあとは、同調しかできません。
cosmocode-now-tuned = { $who ->
    [you] あなたの番です。さらに同調するか、受信してください。
   *[other] { $name }がさらに同調するか、受信します。
}
# When there is nothing to spend.
cosmocode-now-receive = あなたの番です。今使えるカードがないので、受信してください。
cosmocode-now-take = { $who ->
    [you] あなたの番です。受信するカードを選んでください。
   *[other] { $name }が受信するカードを選びます。
}
cosmocode-now-perk = { $who ->
    [you] 初めての赤シグナルです。ゲームの最後まで使える特典を選んでください。
   *[other] { $name }が、ゲームの最後まで使える特典を選びます。
}
# $count more cards than $limit.
cosmocode-now-drop = { $who ->
    [you] あなたの番です。手札上限は{ $limit }枚なので、{ $count }枚捨ててください。
   *[other] 手札上限は{ $limit }枚なので、{ $name }が{ $count }枚捨てます。
}
cosmocode-now-won = { cosmocode-player }の勝ちです！救難信号を2つ受信しました（{ $cards }）。
cosmocode-now-limit = { $rounds }ラウンドが終わり、赤シグナルを2枚そろえた人はいませんでした。
# After the last round: $signals and $hand are the winner’s red signals and cards in hand.
cosmocode-now-most-signals = { cosmocode-player }が、最も多い{ $signals }枚の赤シグナルで勝ちました。
cosmocode-now-most-cards = 赤シグナルの枚数が並んだため、手札が{ $hand }枚で最も多い{ cosmocode-player }の勝ちです。
# One of several winners.
cosmocode-now-shared = { cosmocode-player }は勝利を分け合いました。

## Controls

# $channel is the one that everybody listens to.
cosmocode-listen = { $range ->
    [short] 近距離：●B 青{ $count }枚、{ cosmocode-channel }をすべて受信
    [mid] 中距離：▲G 緑{ $count }枚、両方{ cosmocode-channel }なら1枚受信
   *[long] 遠距離：◆R 赤{ $count }枚、{ cosmocode-channel }の連番なら1枚受信
}
cosmocode-done = { $cards }を受信
cosmocode-done-one = { $cards }から1枚受信
cosmocode-done-nothing = 何も受信しない

# Kinds of changes, above their buttons.
cosmocode-group-shift = シフト
cosmocode-group-flip = 反転
cosmocode-group-tune = 同調
# What becomes of the card at a place, and what is spent on it: at most 24 characters, as the next two.
cosmocode-shift = { $place }番 { $from } → { $to }（{ $card }で）
cosmocode-shift-withheld = { $place }番 { $from } → { $to }
cosmocode-flip = { cosmocode-channel }に反転（{ $cards }で）
cosmocode-tune = { $place }番 { $from } → { $to }（{ $card }で）
# A number that can go no further this way: $step is up or down.
cosmocode-tune-withheld = { $place }番 { $number } { $step ->
    [up] ↑
   *[down] ↓
}
cosmocode-take = { $card }を受信（{ $place }番）
cosmocode-perk-choose = { $perk ->
    [wide] 広帯域：近距離で●B 青を3枚めくる
   *[flexible] 変換器：▲G 緑を●B 青として使う
}
cosmocode-drop = { $card }を捨てる

cosmocode-why-wait = まだあなたの番ではありません。{ $name }を待っています。
cosmocode-why-empty = めくれる{ cosmocode-deck }カードがありません。
cosmocode-why-tuned = この手番ではもう数字を同調したので、シフトも反転もできません。
# $numbers is one number or several.
cosmocode-why-shift = { $flexible ->
    [yes] シフトには同じ数字（{ $numbers }）のカードが必要ですが、持っていません。
   *[no] シフトには同じ数字（{ $numbers }）の●B 青カードが必要ですが、持っていません。
}
cosmocode-why-flip = 反転には{ $flexible ->
    [yes] カード
   *[no] ●B 青カード
}が2枚必要ですが、{ $count ->
    [0] 1枚も持っていません。
   *[other] 1枚しか持っていません。
}
cosmocode-why-tune = 同調には▲G 緑カードが必要ですが、持っていません。
cosmocode-why-edge = 数字は1より小さくも、10より大きくもなりません。

# Why a bot would do this, for somebody who asked for a hint.
# $count: how many cards of that kind you hold; for long range, of all kinds.
cosmocode-why-hint-listen = { $range ->
    [short] ●B 青カードはシフトと反転に使います。今の手札には{ $count ->
        [0] 1枚もありません。
       *[other] { $count }枚あります。
    }
    [mid] ▲G 緑カードは同調に使います。今の手札には{ $count ->
        [0] 1枚もありません。
       *[other] { $count }枚あります。
    }
   *[long] ◆R 赤カードを受信できるのは遠距離だけです。{ $count ->
        [0] 試してもカードは減りません。
       *[other] シグナルを変えるための手札は{ $count }枚あります。
    }
}
# $closer: yes, no. $count: how many shifts and tunes are still missing after this change.
cosmocode-why-hint-change = { $closer ->
    [yes] { $count ->
        [0] これですべて揃い、受信できます。
       *[other] 受信に近づきます。あと{ $count }回変えれば、すべて揃います。
    }
   *[no] カードを使いますが、すべてが揃うまでの変更の数は減りません。
}
# $gain: nothing, all, one. $count: how many cards you receive.
cosmocode-why-hint-done = { $gain ->
    [nothing] このままでは何も受信できませんが、手札を節約できます。
    [one] すべて揃っているので、公開されたカードから1枚取れます。
   *[all] これ以上カードを使わずに、{ $count }枚受信できます。
}
cosmocode-why-hint-take = { $deck ->
    [red] 大事なのは◆R 赤カードです。2枚で勝ちになります。
   *[other] { cosmocode-deck }カードが手札にあれば、あとで数字を変えられます。
}
cosmocode-why-hint-perk = { $perk ->
    [wide] 近距離で公開する●B 青カードが2枚から3枚に増えます。
   *[flexible] ▲G 緑カードを●B 青カードの代わりにも使えるので、手札の使い道が広がります。
}
# $count: how many cards of that deck you hold.
cosmocode-why-hint-drop = { $count ->
    [1] 手札が8枚を超えたので1枚捨てます。これはあなたのただ1枚の{ cosmocode-deck }カードです。
   *[other] { cosmocode-deck }カードは{ $count }枚あるので、1枚手放せます。
}

## What happened

cosmocode-told-dealt = 全員に●B 青カードが{ $count }枚ずつ配られました。全員のチャンネルは{ cosmocode-channel }です。
cosmocode-told-dealt-hand = あなたの手札は{ $cards }です。全員のチャンネルは{ cosmocode-channel }です。
# A line for each player follows cosmocode-told-dealt when all hands are open.
cosmocode-dealt-to = { cosmocode-player }：{ $cards }。
cosmocode-told-turn = { cosmocode-player }の番です。
cosmocode-told-revealed = { cosmocode-player }が{ cosmocode-range }の信号を聞きました：{ $cards }。
cosmocode-told-reshuffled = { cosmocode-deck }の山札がなくなったので、捨て札を混ぜて新しい山札にしました。
cosmocode-told-shifted = { cosmocode-player }が{ $card }を使い、{ $place }番をシフトしました：{ $from } → { $to }。
cosmocode-told-flipped = { cosmocode-player }が{ $cards }を使い、全員のチャンネルを{ cosmocode-channel }に反転しました。
cosmocode-told-tuned = { cosmocode-player }が{ $card }を使い、{ $place }番を同調しました：{ $from } → { $to }。
cosmocode-told-received = { cosmocode-player }が{ $cards }を受信しました。
cosmocode-told-signal = { cosmocode-player }が救難信号を受信しました：{ $cards }。
cosmocode-told-nothing = { cosmocode-player }は何も受信できませんでした。
# What was not received.
cosmocode-told-discarded = 捨て札：{ $cards }。
cosmocode-told-perk = { cosmocode-player }が{ $perk ->
    [wide] 広帯域を選びました。これからは近距離で●B 青カードを3枚めくります。
   *[flexible] 変換器を選びました。これからは▲G 緑カードを●B 青カードとしても使えます。
}
cosmocode-told-dropped = { cosmocode-player }が{ $card }を捨てました。

## Where in a match something is: its rounds, and the turns of a round

cosmocode-part = ラウンド{ $number }
cosmocode-step = 第{ $number }手番

## In lists and commands: at most 100 characters each

cosmocode-name = コスモ;コード
cosmocode-about = 宇宙に耳を澄まし、信号を同調させて、救難信号を誰よりも先に2つ受信しよう。2～4人用のゲーム
cosmocode-option-perk_scope = 特典を選べる人
cosmocode-option-perk_scope-each_player = 全員：それぞれ、自分の最初の赤シグナルを受信したとき
cosmocode-option-perk_scope-first_player_only = 1人だけ：ゲーム全体で最初の赤シグナルを受信した人
cosmocode-option-max_rounds = 誰も勝たないまま、何ラウンドで終わりにするか
cosmocode-option-max_rounds-0 = 終わりなし：誰かが赤シグナルを2枚そろえるまで続ける
cosmocode-option-max_rounds-10 = 10ラウンドまで
cosmocode-option-max_rounds-20 = 20ラウンドまで
cosmocode-option-max_rounds-30 = 30ラウンドまで
cosmocode-option-max_rounds-40 = 40ラウンドまで
cosmocode-option-max_rounds-60 = 60ラウンドまで
cosmocode-option-max_rounds-100 = 100ラウンドまで

## For somebody who plays for the first time: exactly three sentences

cosmocode-start-text = 自分の番が来たら距離を押します（近距離では●B 青カード、中距離では▲G 緑カードが手札に入り、遠距離では◆R 赤シグナルが手に入って、2枚そろえると勝ちです）。受信できるのは全員共通のチャンネルに合った信号だけで、遠距離ではさらに、数字が4、5、6のような3つの連番でなければなりません。手札を使えば信号に手を加えられ、同じ数字の青1枚で信号のチャンネルをシフトし、青2枚で全員のチャンネルを反転し、そのあとは緑1枚ごとに数字を1ずつ同調できます。

## The rules: at most 1,000 characters a section

cosmocode-help-idea = どんなゲーム？
cosmocode-help-idea-text =
    あなたは受信機の前に座り、宇宙の果てから届く救難信号に耳を澄ませています。救難信号である◆R 赤カードを、誰よりも先に2枚受信した人が勝ちます。
    カードは1枚が1つの信号で、1～10の数字と、αかβのチャンネルがあります。山札は3つです。
    • ●B 青（近距離シグナル）：40枚。同じ数字とチャンネルのカードが2枚ずつ。
    • ▲G 緑（中距離シグナル）：40枚。内訳は青と同じ。
    • ◆R 赤（遠距離シグナル）：20枚。同じ数字とチャンネルのカードは1枚だけ。
    どちらのチャンネルを聞くかは全員共通で、チャンネル表示カードが示します。最初はαです。
    受信した青と緑のカードは道具になります。青はチャンネルを、緑は数字を変えます。最初の手札は青3枚です。
    Kaigiの解釈：ルールには人数が書かれていません。めくるカードがいつでもあるように、2～4人としました。

cosmocode-help-turn = 手番の流れ
cosmocode-help-turn-text =
    1. 距離を選び、その山札からカードをめくって、1番、2番…と並べます。近距離は●B 青2枚、中距離は▲G 緑2枚、遠距離は◆R 赤3枚です。パスはできません。
    2. 手札を使って、信号に手を加えます。使えるカードがあるかぎり何度でもできますし、何もしなくてもかまいません。
    3. 条件に合ったカードを受信します。めくったほかのカードは捨て札になります。
    4. 手札が8枚を超えていたら、余分を捨てます。
    そのあと左隣の人の番になります。最初の人はランダムに決まります。
    捨て札は色ごとに分けて、誰でも見られるように置きます。カードをめくるときに山札がなければ、その色の捨て札を混ぜて新しい山札にします。

cosmocode-help-changes = シフト、反転、同調
cosmocode-help-changes-text =
    信号に手を加えるには、手札のカードを使います。
    • シフト：めくったカードと同じ数字の●B 青カードを1枚使います。そのめくったカードがもう一方のチャンネルに変わります。使うカードのチャンネルは関係ありません。
    • 反転：好きな●B 青カードを2枚使います。チャンネル表示カードがもう一方のチャンネルに変わります。また反転されるまで、全員がそのチャンネルになります。
    • 同調：好きな▲G 緑カードを1枚使います。めくったカード1枚の数字を1だけ上げるか下げます。1より小さくも、10より大きくもできません。
    シフトと反転を先に行います。一度でも同調したら、その手番ではもうシフトも反転もできません。
    例：チャンネルはαで、3αと7βをめくりました。青の7を使えば、7βを7αにシフトして、両方を受信できます。青2枚でチャンネルをβに反転すると、7βには合いますが、3αには合わなくなります。緑を1枚使えば、7を6か8に同調できます。

cosmocode-help-receiving = 受信
cosmocode-help-receiving-text =
    受信するときに、全員のチャンネルと同じチャンネルになっているカードが「一致」です。
    • 近距離：一致したカードをすべて受信します。
    • 中距離：2枚とも一致していれば、好きな1枚を受信します。そうでなければ、何も受信できません。
    • 遠距離：3枚とも一致し、数字が4、5、6のような連番なら（並び順は問いません）、好きな1枚を赤シグナルとして受信します。そうでなければ、何も受信できません。9、10、1は連番ではありません。
    受信できるときは、必ず受信します。
    連番の例：チャンネルはαで、4α、8β、5αをめくりました。●B 青の8で8βを8αにシフトし、▲G 緑を1枚使って7に、もう1枚使って6に同調します。αの4、6、5がそろって、連番になりました！
    Kaigiの解釈：変わったのは信号だけで、カードそのものは変わりません。この6αを選んでも、手元に置くのは印刷されたとおりの8βです。青や緑のカードも、印刷されたとおりに手札に入ります。

cosmocode-help-perks = 特典
cosmocode-help-perks-text =
    最初の◆R 赤シグナルを受信したら、特典を1つ選びます。ゲームの最後まで変わりません。ほかの人と同じものを選んでもかまいません。
    • 広帯域：近距離では、いつも●B 青カードを3枚めくります。
    • 変換器：シフトと反転に、▲G 緑カードを●B 青カードの代わりに使えます。シフトでは、その緑カードの数字を比べます。これは同調ではないので、そのあともシフトや反転ができます。
    Kaigiの解釈：全員が、自分の最初の赤シグナルで特典を選びます。ゲームを始めるときの設定で、ゲーム全体で最初の赤シグナルを受信した人だけにもできます。

cosmocode-help-hand = 手札
cosmocode-help-hand-text =
    手札の●B 青と▲G 緑のカードは、自分だけが見られます。ほかの人に見えるのは、手札の枚数と、受信したカード、使ったカード、捨てたカードです。
    手札上限は8枚です。受信のあとに8枚を超えていたら、好きなカードを捨てて8枚にします。こうして捨てたカードでは、シフトも反転も同調もできません。
    受信したカードは、次の自分の手番から使えます。
    ◆R 赤シグナルは自分の前に表向きに置きます。手札には数えず、使うこともできません。
    使ったカードと捨てたカードは、その色の捨て札になります。

cosmocode-help-winning = 勝敗
cosmocode-help-winning-text =
    2枚目の◆R 赤シグナルを受信した人が、その場で勝ちます。
    ゲームは誰かが勝つまで続きます。ただし、始めるときの設定で、最後のラウンドを決めておくこともできます。全員が手番を1回ずつ行うと1ラウンドです。最後のラウンドが終わっても勝った人がいなければ、赤シグナルの一番多い人が勝ちます。同じなら手札の一番多い人の勝ちで、それも同じなら勝利を分け合います。

## Drawn

cosmocode-drawn-round = ラウンド{ $round }
cosmocode-drawn-round-limited = { $round }/{ $rounds }ラウンド
# Above the switch that points to α or β.
cosmocode-drawn-channel = 全員のチャンネル
# Below a revealed card: short.
cosmocode-drawn-fate = { $fate ->
    [matches] 一致
    [differs] 不一致
    [received] 受信
   *[discarded] 捨て札
}
# What can be taken at a range: at most about 20 full-width characters.
cosmocode-drawn-reach = { $range ->
    [short] { cosmocode-channel }をすべて受信
    [mid] 両方{ cosmocode-channel }なら1枚受信
   *[long] { cosmocode-channel }の連番なら1枚受信
}
# Before cards that would be received as it stands: all of them, or one.
cosmocode-drawn-gain = 今受信すると：
cosmocode-drawn-gain-one = 今受信すると、どれか1枚：
# Before the cards that were spent in this turn: short.
cosmocode-drawn-spent-so-far = 使ったカード：
cosmocode-drawn-no-hand = 手札なし
cosmocode-drawn-last = 前の手番：{ cosmocode-range }、チャンネル{ cosmocode-channel }
# Above the cards of the last turn.
cosmocode-drawn-heard = 聞こえた
cosmocode-drawn-spent = 使った
cosmocode-drawn-rounds = { $rounds }ラウンドで終了
# The rules' pictures: what each change takes and does. At most about 35 full-width characters.
cosmocode-drawn-shift = 同じ数字の青1枚：めくったカードが別のチャンネルへ
cosmocode-drawn-flip = 好きな青2枚：全員が別のチャンネルへ
cosmocode-drawn-tune = 好きな緑1枚：数字が1だけ上下
cosmocode-drawn-change = { $name }：{ $text }。
# A run of three, step by step. At most about 30 full-width characters.
cosmocode-drawn-run-turned = 遠距離、全員のチャンネルは{ cosmocode-channel }：まだ連番ではない
cosmocode-drawn-run-spent = 8のシフトに1枚、同調に2枚を使う
cosmocode-drawn-run-heard = { cosmocode-channel }の4、5、6で連番！1枚受信
cosmocode-drawn-run = { $text }：{ $cards }。
