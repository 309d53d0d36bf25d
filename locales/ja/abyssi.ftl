### Abyssi. Variables that many messages share:
### $who      you (the reader), other
### $name     the name of the player spoken of
### $planet   deyvas, hreja, utei, eylona, wyrne, solenmere
### $senator, $gave, $got   a senator, as abyssi-senator says it: 議員7（★◆）
### $ability  what a senator can do: in abyssi-ability its name (fuel3, build, swap, treaty, redeploy,
###           drop1), elsewhere what abyssi-ability says
### $from, $to   planets, as abyssi-planet says them
### $source   where points come from: activation, senator, treaty, normal (and energy)
###
### Words, the same everywhere:
### planet 惑星 · mothership 母船 · ship 降下船 (1機) · base 基地 · activated 起動済み · not yet 未起動
### politics card 政治カード · to return a card 返す · senator 議員 · group グループ · removed 除外された
### energy エネルギー · supply サプライ · chit チット · stack 山 · board ボード · column 左列, 中央列, 右列
### influence 影響力 (起動影響力, 議員影響力, 条約影響力, 通常影響力) · point 点 · to dominate 優位
### action アクション · special action 特殊アクション · to turn around 方向転換 · to jump ジャンプ
### to stay とどまる · Recruit 議員の雇用 · Activate 基地の起動 · Build 建設 · Treaty 条約
### Relocate 再配備 · Refuel 燃料補給 · to take a treaty from somebody 奪う · to give up 手放す
### house 派閥 · ability, power 能力 · clockwise 時計回り · at random ランダム · to score 得点計算
### turn 番, 手番 · round ラウンド · last round 最終ラウンド · match ゲーム · setup 準備
### A player has no さん, as some are bots, and a particle follows a name or a planet without a space.

## Names

# A planet’s sign comes before its name, and stands for it where there is little room.
abyssi-sign = { $planet ->
    [deyvas] ★
    [hreja] ●
    [utei] ▲
    [eylona] ■
    [wyrne] ◆
   *[solenmere] ▼
}
abyssi-planet-name = { $planet ->
    [deyvas] デイヴァス
    [hreja] フレヤ
    [utei] ウーテイ
    [eylona] エイローナ
    [wyrne] ウィルネ
   *[solenmere] ソレンメア
}
# ▲ ウーテイ
abyssi-planet = { abyssi-sign } { abyssi-planet-name }
# What only this planet offers: one or two words, also the name of a list and on buttons.
abyssi-special = { $planet ->
    [deyvas] 議員の雇用
    [hreja] 基地の起動
    [utei] 建設
    [eylona] 条約
    [wyrne] 再配備
   *[solenmere] 燃料補給
}
# A planet’s colour, and how many ships a base costs there: 黄、基地に降下船4機
abyssi-colour = { $colour ->
    [yellow] 黄
    [purple] 紫
   *[green] 緑
}、基地に降下船{ $ships }機
abyssi-house = { $house ->
    [universus] Universus
    [iron-sun] Iron Sun
    [temporum] Temporum
   *[voldan] Voldan
}
# What a house can do, in a few words. Two of them fit into 100 characters.
abyssi-power = { $power ->
    [exchange] 議員を除外された議員と交換
    [both] 議員の能力を両方使う
    [thrift] 建設時に1エネルギーで降下船を1機節約
    [scrap] 降下船2機を手放して3エネルギー
    [shift] 起動済み基地を隣の惑星へ移動
    [jump] 1エネルギーで● フレヤへジャンプ
    [turn] 無料で方向転換
   *[stay] 2エネルギーでとどまる
}
# The same on a button that cannot be pressed: the house, and a word or two.
abyssi-power-label = { abyssi-house }：{ $power ->
    [exchange] 議員の交換
    [scrap] 降下船をエネルギーに
   *[shift] 基地の移動
}
# What a senator can do, in a few words.
abyssi-ability = { $ability ->
    [fuel3] 3エネルギー
    [build] 建設
    [swap] カード交換
    [treaty] 条約
    [redeploy] 3機まで再配備
   *[drop1] 降下船1機追加
}
# The columns of bases on a player’s board, and what a base from there brings.
abyssi-column = { $column ->
    [left] 左列（2エネルギー）
    [centre] 中央列（降下船1機）
   *[right] 右列（政治カード1枚）
}
# The way around the ring.
abyssi-facing = { $facing ->
    [cw] 時計回り
   *[ccw] 反時計回り
}
# A stack of chits.
abyssi-stack = { $stack ->
    [yellow] 黄の基地
    [purple] 紫の基地
    [green] 緑の基地
    [group-1] グループ1の議員
    [group-2] グループ2の議員
   *[group-3] グループ3の議員
}
# Senators have no names: a number, and the signs of their two planets.
abyssi-senator = 議員{ $number }（{ $one }{ $other }）
# 議員7（★◆）：条約、3機まで再配備
abyssi-senator-abilities = { $senator }：{ $abilities }
abyssi-ships = 降下船{ $count }機
abyssi-sleeping-bases = 未起動基地{ $count }つ
abyssi-active-bases = 起動済み基地{ $count }つ
abyssi-energy = { $energy }エネルギー
# 起動影響力+9
abyssi-points = { $source ->
    [activation] 起動影響力
    [senator] 議員影響力
    [treaty] 条約影響力
   *[normal] 通常影響力
}+{ $points }
abyssi-sources = { $total }点（起動{ $activation }、議員{ $senator }、条約{ $treaty }、通常{ $normal }、エネルギー{ $energy }）
abyssi-none = なし
# Between the parts of a line, and between things that have commas in them.
abyssi-dot = {" · "}
abyssi-semicolon = ／
# At the start of a sentence.
abyssi-player = { $who ->
    [you] あなた
   *[other] { $name }
}
# Inside a sentence.
abyssi-player-inside = { abyssi-player }

## The page

abyssi-title = アビッシ · ラウンド{ $round } · { abyssi-player }の番
abyssi-title-last = アビッシ · ラウンド{ $round }（最終） · { abyssi-player }の番
abyssi-title-setup = アビッシ · 準備 · { abyssi-player }が選ぶ番
abyssi-title-over = アビッシ · ゲーム終了

abyssi-ring = 惑星（時計回り）
abyssi-ring-starts = 各ラウンドの最初の手番は{ abyssi-player }
# $parts says who is there, who dominates, the politics cards left and the treaty.
abyssi-place = { abyssi-planet }（{ abyssi-special }、{ $colour }）：{ $parts }
abyssi-place-mothership = { abyssi-player }の母船（{ $facing }）
abyssi-place-presence = { abyssi-player-inside } { $there }
abyssi-place-dominates = { abyssi-player }が優位
abyssi-place-nobody = 優位なし
abyssi-place-cards = { $count ->
    [0] 政治カードなし
   *[other] 政治カード{ $count }枚
}
abyssi-place-treaty = 条約は{ abyssi-player-inside }が保有
abyssi-place-treaty-free = 条約は未締結

abyssi-senate = 議会とチット
# $chits is abyssi-stack-left.
abyssi-senate-group = グループ{ $number }：{ $senator }／{ $below ->
    [0] 最後の1人
   *[other] 下に{ $below }人
}／{ $chits }
abyssi-senate-empty = グループ{ $number }：議員なし／{ $chits }
abyssi-senate-removed = 除外された議員：{ $senators }
# 黄の基地：チット9、8、7（なくなると5）
abyssi-stack-line = { abyssi-stack }：{ $chits }
# The chits from the top, and what the empty stack still brings.
abyssi-stack-left = { $left ->
    [0] チットなし（通常影響力{ $fallback }）
   *[other] チット{ $values }（なくなると{ $fallback }）
}

abyssi-board = { abyssi-player }のボード
abyssi-board-standing = { abyssi-energy } · { $sources }
abyssi-board-cards = 政治カード：{ $cards }
abyssi-board-ships = 降下船：{ $ships }／サプライ{ $supply }機
# One of those ships: ▲ ウーテイ3機
abyssi-board-there = { abyssi-planet }{ $count }機
# $left, $centre and $right are the bases that are still to be built from each column.
abyssi-board-bases = 基地：{ $bases }／未建設は左列{ $left }、中央列{ $centre }、右列{ $right }
abyssi-board-sleeping = { abyssi-planet }に未起動{ $count }つ
abyssi-board-active = { abyssi-planet }に起動済み{ $count }つ
abyssi-board-senators = 議員：{ $senators }
# During the setup: whose planets the first two ships are on.
abyssi-board-dealt = 引いた議員：{ $senator }
abyssi-board-treaties = 条約：{ $planets }
abyssi-board-house = 派閥{ abyssi-house }（手番ごとにどちらか1つ）：{ $powers }

abyssi-account = 最終得点
abyssi-account-line = { abyssi-player }：{ $sources }
abyssi-account-won = { abyssi-player }が{ $points }点で勝ちました！
abyssi-account-shared = { abyssi-player }は{ $points }点で、勝利を分け合いました。
# Somebody has as many points as whoever won; $source decided.
abyssi-account-behind = { abyssi-player }も同点ですが、{ $source ->
    [activation] 起動影響力
    [senator] 議員影響力
    [treaty] 条約影響力
    [normal] 通常影響力
   *[energy] 残りエネルギー
}の差で及びませんでした（{ $has }対{ $best }）。

## What is asked now

abyssi-now = 進行
abyssi-now-house = { $who ->
    [you] あなたが率いる派閥を選んでください。
   *[other] { $name }が派閥を選びます。
}
abyssi-now-house-order = 派閥には2つの能力があり、手番ごとにどちらか1つを使えます。
abyssi-now-land = { $who ->
    [you] 3機目の降下船を、自分の降下船がない惑星に置いてください。
   *[other] { $name }が3機目の降下船を置きます。
}
abyssi-now-moor = { $who ->
    [you] あなたの母船を、ほかの母船がいない惑星に置き、進む向きを選んでください。
   *[other] { $name }が母船を置きます。
}
# $planet is where the mothership is, $turning the energy that turning around costs.
abyssi-now-depart = { $who ->
    [you] あなたの番です。{ abyssi-planet }から母船を移動してください。隣の惑星までは無料で、その先は惑星1つごとに1エネルギーかかります。先に方向転換する{ $turning ->
        [0] のは無料です
       *[other] なら{ $turning }エネルギーかかります
    }。
   *[other] { $name }が{ abyssi-planet }から移動します。
}
# $done actions were done so far; $more: is another one possible?
abyssi-now-act = { $who ->
    [you] あなたの番です（{ abyssi-planet }）。{ $done ->
        [0] 違うアクションを3つまで行えます。1つだけで終えると{ $single }エネルギーを得て、3つ目には{ $third }エネルギーかかります。
        [1] { $more ->
            [yes] アクションを1つ行いました。ここで手番を終えれば{ $single }エネルギーを得られますが、2つ目を行うと得られません。
           *[no] アクションを1つ行いました。ほかにできるアクションはありません。手番を終えると{ $single }エネルギーを得ます。
        }
        [2] { $more ->
            [yes] アクションを2つ行いました。3つ目には{ $third }エネルギーかかります。
           *[no] アクションを2つ行いました。3つ目はできません。
        }
       *[other] アクションを3つとも行いました。
    }
   *[other] { $name }が{ abyssi-planet }でアクションを行います。
}
abyssi-now-site = { $who ->
    [you] 議員の能力で建設します。基地を置く惑星を選んでください。
   *[other] { $name }が、議員の能力で建設する惑星を選びます。
}
# $planet is where the base will stand.
abyssi-now-column = { $who ->
    [you] { abyssi-planet }に置く基地を、どの列から取りますか？
   *[other] { $name }が、{ abyssi-planet }に置く基地の列を選びます。
}
abyssi-now-bonus-ship = { $who ->
    [you] 基地のボーナスで降下船を1機置けます。好きな惑星を選んでください。
   *[other] { $name }が、基地のボーナスの降下船を置きます。
}
abyssi-now-bonus-card = { $who ->
    [you] 基地のボーナスで政治カードを1枚取れます。持っていないものを選んでください。
   *[other] { $name }が、基地のボーナスの政治カードを取ります。
}
# So many more cards can be returned.
abyssi-now-treaty = { $who ->
    [you] 条約：返す政治カードを選んでください。{ $left ->
        [1] 返せるのはあと1枚です。
       *[other] あと{ $left }枚まで返せます。
    }
   *[other] { $name }が条約を結びます。
}
# So many more ships can move.
abyssi-now-lift = { $who ->
    [you] 動かす降下船を選んでください。{ $left ->
        [1] 動かせるのはあと1機です。
       *[other] あと{ $left }機まで動かせます。
    }
   *[other] { $name }が降下船を再配備します。
}
# $planet is where the ship was.
abyssi-now-to = { $who ->
    [you] { abyssi-planet }の降下船をどこへ動かしますか？
   *[other] { $name }が{ abyssi-planet }の降下船を再配備します。
}
abyssi-now-give = { $who ->
    [you] 政治カードを交換します。返すカードを選んでください。
   *[other] { $name }が政治カードを交換します。
}
# $planet is the card that was given back.
abyssi-now-take = { $who ->
    [you] { abyssi-planet }の代わりに、どの政治カードを取りますか？
   *[other] { $name }が、{ abyssi-planet }の代わりの政治カードを取ります。
}
abyssi-now-drop = { $who ->
    [you] 議員の能力で降下船を1機置けます。好きな惑星を選んでください。
   *[other] { $name }が、議員の能力で降下船を置きます。
}
# $cost is the energy that the other ability costs.
abyssi-now-second = { $who ->
    [you] { $senator }のもう1つの能力（{ $ability }）も使いますか？
   *[other] { $name }は{ $senator }のもう1つの能力（{ $ability }）も使えます。
}{ $cost ->
    [0] {""}
   *[other] { $cost }エネルギーかかります。
}
abyssi-now-recall = { $who ->
    [you] 除外された議員のうち、誰を{ $senator }と交換しますか？
   *[other] { $name }が、{ $senator }と交換する議員を選びます。
}
abyssi-now-last-round = 最終ラウンドです。全員の手番の回数がそろったら、得点計算をします。
# What a button would cost and bring; $brings is made of the parts below.
abyssi-now-brings = { $label }：{ $brings }
# The same of a list, whose name is $label; $about is one of the messages below or abyssi-power.
abyssi-now-list = { $label }：下のリストから選ぶ · { $about }
abyssi-now-special = { $planet ->
    [deyvas] 議員の政治カードを2枚返し、チットを得る
    [hreja] 基地の色の一番上のチットを得る
    [utei] 基地を置く惑星の降下船を使う
    [eylona] 政治カードを{ $most }枚まで返し、1枚ごとに条約か影響力を得る
   *[wyrne] 降下船を{ $most }機まで動かす
}
abyssi-now-senators = 手番ごとに1人、能力を1つ使える（アクションには数えない）

## What something would cost and bring: short parts of a line, together at most 100 characters

abyssi-brings-neighbour = 次は{ abyssi-planet }
abyssi-brings-card = { abyssi-planet }の政治カード
abyssi-brings-energy = エネルギー{ $change }で{ $energy }に
abyssi-brings-no-energy = エネルギー{ $energy }のまま
abyssi-brings-host = { abyssi-player }に{ $energy }エネルギー
abyssi-brings-ships-back = { $ships }をサプライへ
# $cards are signs of planets.
abyssi-brings-cards-back = { $cards }のカードを返す
# Both cards that this senator is recruited with would be held.
abyssi-brings-pair = { $senator }のカードがそろう
abyssi-brings-ships-there = 降下船{ $now } → { $then }機
abyssi-brings-dominance = その後は{ abyssi-player }が優位
abyssi-brings-no-dominance = その後は優位なし
abyssi-brings-dominance-lost = { abyssi-sign }での優位を失う
# Of a planet that a mothership would come to.
abyssi-brings-no-special = { abyssi-special }は今はできない
# A power of this house would be used.
abyssi-brings-power = { abyssi-house }の能力を使う
abyssi-brings-lift = { $ships ->
    [1] そこには1機だけ
   *[other] そこに{ $ships }機
}
# Bases left in the column.
abyssi-brings-column = { $left ->
    [0] この列の最後の基地
   *[other] この列に残り{ $left }つ
}
# What a base from the column brings besides energy.
abyssi-brings-bonus = { $bonus ->
    [ship] 好きな惑星に降下船1機
    [card] 持っていない政治カード1枚
   *[none] 今はボーナスなし
}
abyssi-brings-last-round = 最終ラウンドになる
# What is asked next.
abyssi-brings-next-site = 次に惑星を選ぶ
abyssi-brings-next-column = 次に列を選ぶ
abyssi-brings-next-where = 次に置き先を選ぶ
abyssi-brings-next-treaty = { $left ->
    [1] 続けて1枚返せる
   *[other] 続けて{ $left }枚まで返せる
}
abyssi-brings-next-lift = { $left ->
    [1] 続けて1機動かせる
   *[other] 続けて{ $left }機まで動かせる
}
abyssi-brings-next-card = 次にカードを選ぶ
abyssi-brings-next-second = 続けてもう1つの能力も使える
abyssi-brings-next-senator = 次に議員を選ぶ

## The turn so far

abyssi-turn = ここまでの{ abyssi-player }の手番
# $more: is another action possible? $single and $third are energy.
abyssi-turn-actions = アクション：{ $done }/3{ $done ->
    [0] （1つだけで終えると{ $single }エネルギー）
    [1] （このまま終えると{ $single }エネルギー）
    [2] （終えてもボーナスなし{ $more ->
        [yes] 、3つ目には{ $third }エネルギー
       *[no] {""}
    }）
   *[other] （3つ目に{ $third }エネルギーを支払い済み）
}
abyssi-turn-energy = エネルギー{ $same ->
    [yes] { $energy }（手番の初めと同じ）
   *[no] { $began } → { $energy }
}
abyssi-turn-senator-used = 議員は使用済み
abyssi-turn-power-used = 派閥の能力は使用済み
# What was done, without saying who did it. $paid is energy.
abyssi-deed-moved = { $reversed ->
    [yes] 方向転換して{ abyssi-planet }へ移動
   *[no] { abyssi-planet }へ移動
}{ $paid ->
    [0] （無料）
   *[other] （{ $paid }エネルギー）
}
abyssi-deed-host = { abyssi-player }に{ abyssi-energy }
abyssi-deed-jumped = { abyssi-planet }へジャンプ（{ $paid }エネルギー）
abyssi-deed-stayed = 移動せずにとどまる（{ $paid }エネルギー）
abyssi-deed-ship = { abyssi-planet }に降下船を追加
abyssi-deed-card = { abyssi-planet }の政治カードを確保
# $award is abyssi-points.
abyssi-deed-recruited = { $senator }を雇用：{ $award }
abyssi-deed-activated = { abyssi-planet }の基地を起動：{ $award }
# $column is abyssi-column.
abyssi-deed-built = { abyssi-planet }に基地を建設：{ $column }
# By the house of Iron Sun; follows it.
abyssi-deed-thrift = { abyssi-energy }で降下船を1機節約
abyssi-deed-dropped = { abyssi-planet }に降下船を配置
abyssi-deed-gave = { abyssi-planet }の政治カードを返却
abyssi-deed-took = { abyssi-planet }の政治カードを獲得
# $chit: did it bring the treaty, or only influence?
abyssi-deed-pledged = { abyssi-planet }の政治カードを返却：{ $chit ->
    [yes] 条約と{ $energy }エネルギー
   *[no] 通常影響力{ $points }
}
# $name and $who are those who had it.
abyssi-deed-seized = { abyssi-player-inside }から{ abyssi-planet }の条約を奪取
abyssi-deed-relocated = 降下船を再配備：{ $from } → { $to }
abyssi-deed-refuelled = 燃料補給：{ $energy }エネルギー
abyssi-deed-senator = { $senator }を使用：{ $ability }
abyssi-deed-exchanged = { $gave }を{ $got }と交換
abyssi-deed-scrapped = { abyssi-planet }の降下船{ $ships }機を{ $energy }エネルギーに
abyssi-deed-shifted = 起動済み基地を移動：{ $from } → { $to }

## Controls: at most 80 characters, all different

abyssi-move = { abyssi-planet } · { $steps }つ先
abyssi-reverse = { abyssi-planet } · 方向転換して{ $steps }つ先
abyssi-jump = { abyssi-planet } · ジャンプ
abyssi-stay = { abyssi-planet } · とどまる
abyssi-moor = { abyssi-planet } · { $facing }
abyssi-ship = 降下船の追加
abyssi-card = 政治カードの確保
# $senator is abyssi-senator-abilities.
abyssi-recruit = 雇用：{ $senator }
abyssi-thrift = { abyssi-planet } · 1エネルギーで1機節約
abyssi-pledge = { abyssi-planet } · 政治カードを返す
abyssi-seize = { abyssi-planet } · { $who ->
    [you] あなたの条約
   *[other] { $name }の条約を奪う
}
abyssi-play = { $senator }を使う · { $ability }
abyssi-return = { $senator }を交換に出す
abyssi-recall = { $senator }を受け取る
abyssi-scrap = { abyssi-planet } · 降下船{ $ships }機を手放す
abyssi-shift = 基地 { $from } → { $to }
abyssi-done = ここまでにする
abyssi-both = 両方使う：{ $ability }も
abyssi-one = 1つだけにする
abyssi-end = 手番を終える
abyssi-end-single = 手番を終える（+{ $energy }エネルギー）
# Asked before a turn ends in which nothing was done on the planet. $left lists what could be: the
# three messages below. $power is a power that the house could use, as in abyssi-power, or
# none.
abyssi-end-sure = { abyssi-planet }ではまだ何もしていません。今なら次のことができます：{ $left }。アクションを1つだけ行えば、{ $energy }エネルギーももらえます。{ $power ->
    [none] {""}
   *[other] 派閥{ abyssi-house }の能力も使えます：{ abyssi-power }。
}それでも手番を終えますか？
# The same where something was done, but a power that costs nothing was not used.
abyssi-end-sure-power = 派閥{ abyssi-house }の能力をまだ無料で使えます：{ abyssi-power }。それでも手番を終えますか？
abyssi-left-ship = 降下船の追加
abyssi-left-card = 政治カードの確保
abyssi-left-special = { abyssi-special }

# The names of lists: what is chosen from them.
abyssi-group-move = 移動
abyssi-group-senators = 議員
abyssi-group-house = 派閥{ abyssi-house }
abyssi-group-choose = 派閥を選ぶ
abyssi-group-ship = 降下船を置く惑星
abyssi-group-moor = 母船を置く惑星と向き
abyssi-group-column = 基地を取る列
abyssi-group-take = 取る政治カード
abyssi-group-give = 返す政治カード
abyssi-group-lift = 動かす降下船
abyssi-group-to = 降下船の移動先
abyssi-group-recall = 受け取る議員

## Why something cannot be pressed

abyssi-why-wait = 今は{ abyssi-player }の番です。
abyssi-why-setup = ゲームはまだ始まっていません。今は{ abyssi-player }が選ぶ番です。
abyssi-why-started = 始めたことを先に済ませてください。取り消すこともできます。
abyssi-why-move-first = 先に母船を移動してください。アクションはそのあとです。
abyssi-why-far = エネルギーが足りません（今は{ $energy }）。
abyssi-why-energy = { $cost }エネルギー必要ですが、{ $energy }しかありません。
abyssi-why-there = 母船はもう{ abyssi-planet }にいます。
abyssi-why-done = この手番ではもう行いました。同じアクションは1手番に1回だけです。
abyssi-why-third = 3つ目のアクションには{ $cost }エネルギー必要ですが、{ $energy }しかありません。
abyssi-why-no-supply = サプライに降下船がありません。{ $ships }機すべてが惑星の上にあります。
abyssi-why-card-held = { abyssi-planet }の政治カードはもう持っています。同じ惑星のカードは1枚しか持てません。
abyssi-why-no-senate = 雇用できる議員が残っていません。
# $senators are those on top of their groups.
abyssi-why-no-cards-for = 雇用するには、一番上の議員が示す政治カードが2枚とも必要です：{ $senators }。
abyssi-why-no-sleeper = 起動できる基地がありません。先に▲ ウーテイで建設してください。
abyssi-why-no-base = 基地はすべて建設済みです。
abyssi-why-few-ships = 降下船が足りる惑星がありません。基地1つに、黄の惑星では4機、紫では3機、緑では2機必要です。
abyssi-why-no-card = 返せる政治カードを持っていません。
abyssi-why-all-cards = すべての惑星の政治カードを持っています。
abyssi-why-no-ship = 動かせる降下船が惑星にありません。
abyssi-why-senator-used = この手番ではもう議員を使いました。使えるのは1手番に1人です。
abyssi-why-no-senator = 議員がいません。★ デイヴァスで雇用できます。
abyssi-why-power-used = この手番ではもう派閥の能力を使いました。使えるのは1手番に1回です。
abyssi-why-none-removed = 除外された議員がまだいません。
abyssi-why-no-pair = 自分の降下船が2機以上ある惑星がありません。
abyssi-why-none-active = 起動済みの基地がありません。

## Why one might do something, in a sentence, for a player who asked for a hint

abyssi-hint-house = この派閥の能力：{ $powers }。
# $ships and $cost count ships: those that would be there, and those that a base costs.
abyssi-hint-ships = { abyssi-planet }の基地に必要な降下船{ $cost }機のうち、{ $ships }機がそろいます。
abyssi-hint-ships-enough = { abyssi-planet }に基地を建てるだけの降下船がそろいます。
# $planet is the next one on the way.
abyssi-hint-moor = 次の惑星は{ abyssi-planet }（{ $special }）になり、無料で行けます。
abyssi-hint-go-points = { abyssi-planet }（{ $special }）ですぐに{ $points }点を得られます。
abyssi-hint-go-special = { abyssi-planet }で特殊アクション（{ $special }）を行えます。
abyssi-hint-go-card = { abyssi-planet }の政治カードを取れます。
abyssi-hint-go = 母船が{ abyssi-planet }に着きます。
abyssi-hint-card-senator = { $senator }の雇用に必要な2枚がそろいます。
abyssi-hint-card-treaty = { abyssi-planet }の条約はまだ空いています。このカードがあれば{ $points }点になります。
abyssi-hint-card = { abyssi-planet }のカードは、■ エイローナで返して影響力にするか、その惑星の議員の雇用に使えます。
abyssi-hint-recruit = { $points }点と、1回使える議員を得ます。
abyssi-hint-activate = { $points }点を得ます。
abyssi-hint-build = 今のままなら、この基地の起動は{ $points }点になります。
abyssi-hint-column = 基地とともに列のボーナスを得ます：{ $column }。
abyssi-hint-column-none = 今はこの列からボーナスを得られません。
abyssi-hint-treaty = 条約はまだ空いています。{ $points }点と{ $energy }エネルギーを得ます。
abyssi-hint-pledge = このカードは{ $points }点になります。
abyssi-hint-seize = { abyssi-planet }はあなたが優位です。条約の{ $points }点が{ abyssi-player-inside }からあなたに移ります。
abyssi-hint-done = 残りはそのまま取っておけます。
abyssi-hint-lift = { abyssi-planet }の降下船{ $ships }機のうち1機は、ほかの惑星のほうが役に立つかもしれません。
abyssi-hint-refuel = { $energy }エネルギーを得ます。
abyssi-hint-senator = 議員の能力（{ $ability }）はアクションに数えません。
abyssi-hint-give = { abyssi-planet }のカードより、ほかのカードのほうが役に立つかもしれません。
abyssi-hint-both = 議員が除外される前に、もう1つの能力も使えます。
abyssi-hint-one = 派閥の能力をこの手番の残りに取っておけます。
abyssi-hint-return = { $senator }より、除外された議員のほうが役に立つかもしれません。
abyssi-hint-recall = この議員の能力を使えるようになります：{ $senator }。
abyssi-hint-scrap = { abyssi-planet }の降下船2機が{ $energy }エネルギーになります。
abyssi-hint-shift = { abyssi-planet }での優位には、起動済み基地が何機の降下船よりも強く働きます。
abyssi-hint-end-single = アクションが1つだけなので、{ $energy }エネルギーを得ます。
abyssi-hint-end-third = 3つ目のアクションには{ $energy }エネルギーかかります。
abyssi-hint-end = ここでしなければならないことは、もうありません。

## What happened

abyssi-told-board = 惑星の並びは時計回りに{ $ring }です。最初の手番は{ abyssi-player }です。
abyssi-told-house = { abyssi-player }は派閥{ abyssi-house }を率います。
# $players is made of the next message, for each of them.
abyssi-told-dealt = 最初の降下船がランダムに置かれました：{ $players }。
abyssi-told-dealt-to = { abyssi-player-inside }は{ $planets }
abyssi-told-landed = { abyssi-player }が3機目の降下船を{ abyssi-planet }に置きました。
abyssi-told-senate = 議会に最初の議員が並びました。{ $senators }。
abyssi-told-mothership = { abyssi-player }の母船は{ abyssi-planet }から{ $facing }に進みます。
abyssi-told-turn = ラウンド{ $round }：{ abyssi-player }の番です。
# $paid is energy.
abyssi-told-moved = { abyssi-player }が{ $reversed ->
    [yes] { $paid ->
        [0] {""}
       *[other] { $paid }エネルギーを支払い、
    }方向転換して
   *[no] { $paid ->
        [0] {""}
       *[other] { $paid }エネルギーで
    }
}{ abyssi-planet }へ移動しました。
# By the house of Voldan.
abyssi-told-turned-freely = { abyssi-player }がVoldanの能力により無料で方向転換し、{ $paid ->
    [0] {""}
   *[other] { $paid }エネルギーで
}{ abyssi-planet }へ移動しました。
# By the house of Temporum.
abyssi-told-jumped = { abyssi-player }がTemporumの能力を使い、{ $paid }エネルギーで{ abyssi-planet }へジャンプしました。
abyssi-told-stay = { abyssi-player }がVoldanの能力を使い、{ $paid }エネルギーでその場にとどまりました。
abyssi-told-dominance = 優位を持つ{ abyssi-player }が{ abyssi-energy }を得ました。
abyssi-told-third = { abyssi-player }が3つ目のアクションに{ abyssi-energy }を支払いました。
abyssi-told-single = アクションが1つだけだったので、{ abyssi-player }が{ abyssi-energy }を得ました。
# $now is the energy after it.
abyssi-told-refuel = { abyssi-player }が燃料補給で{ abyssi-energy }を得ました（合計{ $now }）。
abyssi-told-ship = { abyssi-player }が{ abyssi-planet }に降下船を追加しました。
abyssi-told-card = { abyssi-player }が{ abyssi-planet }の政治カードを確保しました。
# $ships is abyssi-ships.
abyssi-told-cost = { abyssi-player }が{ abyssi-planet }の{ $ships }を建設に使いました。
# By the house of Iron Sun. $energy was paid.
abyssi-told-thrift = { abyssi-player }がIron Sunの能力で、{ abyssi-planet }の{ $ships }と{ $energy }エネルギーを建設に使いました。
# What the column brings follows in the same sentence or, for a ship or a card, in the next one.
abyssi-told-built = { abyssi-player }が{ abyssi-planet }に{ $column ->
    [left] 左列の基地を建設し、{ $energy }エネルギーを得ました。
    [centre] 中央列の基地を建設しました。
   *[right] 右列の基地を建設しました。
}
abyssi-told-column-ship = 基地のボーナスで、{ abyssi-player }が{ abyssi-planet }に降下船1機を置きました。
abyssi-told-column-card = 基地のボーナスで、{ abyssi-player }が{ abyssi-planet }の政治カードを得ました。
abyssi-told-dropped = { abyssi-player }が{ abyssi-planet }に{ $ships }を置きました。
abyssi-told-scrapped = { abyssi-player }がIron Sunの能力で{ abyssi-planet }の{ $ships }を手放し、{ $energy }エネルギーを得ました。
abyssi-told-relocated = { abyssi-player }が降下船を{ $from }から{ $to }へ再配備しました。
abyssi-told-gave = { abyssi-player }が{ abyssi-planet }の政治カードを返しました。
abyssi-told-took = 代わりに、{ abyssi-player }が{ abyssi-planet }の政治カードを取りました。
# $cost is energy.
abyssi-told-senator = { abyssi-player }が{ $cost ->
    [0] {""}
   *[other] { $cost }エネルギーで
}{ $senator }を使いました：{ $ability }。
# By the house of Universus.
abyssi-told-second = { abyssi-player }がUniversusの能力で、{ $cost ->
    [0] {""}
   *[other] { $cost }エネルギーで
}{ $senator }のもう1つの能力も使いました：{ $ability }。
# $award is abyssi-points.
abyssi-told-recruited = { abyssi-player }が政治カードを2枚返し、{ $senator }を雇用しました：{ $award }。
abyssi-told-next = 同じグループの次の議員は{ $senator }です。
abyssi-told-activated = { abyssi-player }が{ abyssi-planet }の基地を起動しました：{ $award }。
# By the house of Temporum.
abyssi-told-base = { abyssi-player }がTemporumの能力で、起動済み基地を{ $from }から{ $to }へ移動しました。
abyssi-told-treaty = { abyssi-player }が{ abyssi-planet }の政治カードを返し、その条約を結びました：条約影響力+{ $points }、エネルギー+{ $energy }。
# $holder is abyssi-player-inside of another player.
abyssi-told-seized = { abyssi-player }が{ abyssi-planet }の政治カードを返し、その条約を{ $holder }から奪いました：条約影響力+{ $points }（{ $holder }は−{ $points }）。
abyssi-told-pledged = { abyssi-player }が{ abyssi-planet }の政治カードを返しました：通常影響力+{ $points }。
# By the house of Universus.
abyssi-told-exchanged = { abyssi-player }がUniversusの能力で、{ $gave }を{ $got }と交換しました。
# $stacks are messages abyssi-stack.
abyssi-told-last-round = { $stacks }のチットがなくなりました。このラウンドが最終ラウンドです。
abyssi-told-scored = { abyssi-player }：{ $sources }。

## Where in a match something is: its rounds, and the turns of a round; the setup is turn 0 of round 1

abyssi-part = ラウンド{ $number }
abyssi-step = { $number ->
    [0] 準備
   *[other] 第{ $number }手番
}

## In lists and commands: at most 100 characters each

abyssi-name = アビッシ
abyssi-about = 母船で6つの惑星を巡り、降下船を送り、基地を築き、議員を味方につけて影響力を競おう。2～4人用のゲーム
abyssi-option-houses = 2つの能力を持つ派閥
abyssi-option-houses-none = 派閥なし
abyssi-option-houses-draft = 1人ずつ選ぶ：最初の手番の人が最後に選ぶ
abyssi-option-houses-dealt = ランダムに配る
abyssi-option-max_rounds = 遅くとも何ラウンドで終わりにするか
abyssi-option-max_rounds-0 = 制限なし：チットの山が2つなくなるまで続ける
abyssi-option-max_rounds-10 = 10ラウンドまで
abyssi-option-max_rounds-20 = 20ラウンドまで
abyssi-option-max_rounds-30 = 30ラウンドまで
abyssi-option-max_rounds-40 = 40ラウンドまで
abyssi-option-max_rounds-60 = 60ラウンドまで
abyssi-option-max_rounds-100 = 100ラウンドまで

## For somebody who plays for the first time: exactly three sentences

abyssi-start-text = 自分の番が来たら母船を先へ進め（惑星1つ分は無料です）、着いた惑星で、降下船の追加、政治カードの確保、その惑星ならではの特殊アクションのうち、3つまでを1回ずつ行います。▲ ウーテイでは降下船を使って基地を建設し、● フレヤではその基地を起動して点を得て、★ デイヴァスでは政治カード2枚で議員を雇用し、■ エイローナでは政治カード1枚ごとに条約を結べます。エネルギーは遠くへの移動や3つ目のアクションに使い、6つあるチットの山のうち2つがなくなるとそのラウンドでゲームが終わって、点の一番多い人が勝ちます。

## The rules: at most 1,000 characters a section

abyssi-help-idea = どんなゲーム？
abyssi-help-idea-text =
    6つの惑星が輪になって並んでいます。プレイヤーはそれぞれ、輪を巡る母船、小さな降下船の船団、6つの基地を持ち、議会にも働きかけます。影響力を集め、合計の一番多い人が勝ちます。
    • 起動影響力：基地を建設し、起動すると得られます。
    • 議員影響力：議員を味方につけると得られます。
    • 条約影響力：惑星と条約を結ぶと得られます。
    • 通常影響力：もっと小さな見返りです。
    惑星にはそれぞれ、そこだけの特殊アクションがあります。★ デイヴァスは議員の雇用、● フレヤは基地の起動、▲ ウーテイは建設、■ エイローナは条約、◆ ウィルネは再配備、▼ ソレンメアは燃料補給です。大きな成果を得るにはいくつもの惑星に寄ることになるので、輪を巡る道筋を考えておきましょう。ほかの人が優位な惑星に着くと、その人にエネルギーが入ることもお忘れなく。
    隠されているのは、次に出てくる議員だけです。2～4人で遊べます。
    作者はAaron Andrew Wilson、製品の題名は「Sovereign Skies」です。

abyssi-help-setup = ゲームの準備
abyssi-help-setup-text =
    惑星の並びと、最初の手番の人はランダムに決まります。全員が3エネルギー、降下船16機、基地6つを持ち、基地は自分のボードの3つの列に2つずつあります。各惑星には、人数と同じ枚数の政治カードの山と、条約が1つあります。
    • 派閥を使うなら、1つずつ配るか、最初の手番の人が最後になる順に選びます。
    • プレイヤーごとに議員が1人引かれ、その議員が示す2つの惑星に、そのプレイヤーの降下船が1機ずつ置かれます。引かれた議員は元に戻ります。
    • 手番順に、自分の降下船がない惑星に3機目を置きます。
    • 議員を3つのグループに分け、それぞれ一番上の1人を表にします。
    • 手番と逆の順に（最初の手番の人が最後に）、ほかの母船がいない惑星に自分の母船を置き、進む向きを選びます。
    例：あなたの議員は★と◆を示しています。デイヴァスとウィルネに1機ずつ置かれ、3機目は残りの4つの惑星のどこにでも置けます。

abyssi-help-turn = 手番の流れ
abyssi-help-turn-text =
    1. 母船を移動します。必ず移動しますが、惑星1つ分は無料です。
    2. 着いた惑星でほかの人が優位なら、その人が1エネルギーを得ます。
    3. そこでアクションを3つまで行います。順番は自由で、同じアクションは1回だけです。
    4. 手番を終えます。
    手番の間ならいつでも、議員を1人使うことと、派閥の能力を1回使うことができます。どちらもアクションには数えません。
    始めたことは最後まで行います。「戻る」で手を戻せます。ほかの人と遊ぶときは、誰もまだ何もせず、カードもめくられていない間だけで、ボットだけが相手ならいくらでも戻せます。
    例：1エネルギーを支払い、2つ先の▲ ウーテイへ移動しました。降下船3機で基地を建設し、列のボーナスで2エネルギーを得てから、ウーテイの政治カードを確保します。アクションは2つなので、支払いも収入もありません。3つ目に降下船を追加するなら、1エネルギーかかります。

abyssi-help-moving = 移動
abyssi-help-moving-text =
    母船は向いている方向へ、1つ先から5つ先までの惑星に移動します。1つ目は無料で、その先は1つごとに1エネルギーです。3つ先なら2エネルギーかかります。
    移動の前に、2エネルギーで方向転換できます。それからは反対の向きに進みます。方向転換して2つ先へ行くなら、合わせて3エネルギーです。
    今いる惑星に残ることはできません。ほかの母船がいても進めますし、途中で通り過ぎる惑星では何も起こりません。
    例：あなたは◆ ウィルネにいて、2エネルギー持っています。この先は★ デイヴァス、▲ ウーテイ、● フレヤの順です。デイヴァスは無料、ウーテイは1、フレヤは2エネルギーで行けます。方向転換には2エネルギーかかりますが、そうすればすぐ後ろの惑星へは無料です。

abyssi-help-dominance = 優位
abyssi-help-dominance-text =
    惑星で優位なのは、そこに起動済みの基地を一番多く持つ人です。同数なら未起動の基地の数、それも同数なら降下船の数で比べます。すべて同数なら、誰も優位ではありません。誰も何も置いていない惑星でも同じです。母船は数えません。
    • ほかの人が優位な惑星にあなたの母船が着くと、その人が1エネルギーを得ます。あなたが支払うわけではありません。
    • 条約のとき、あなたが優位な惑星の条約なら、ほかの人から奪えます。
    例：フレヤで、アキには起動済みの基地が1つ、ベンには未起動の基地が2つと降下船が5機あります。優位なのはアキです。ウィルネでは、アキとベンに未起動の基地が1つと降下船が2機ずつ、クロエに降下船が9機あります。アキとベンが同数で並び、どちらもクロエより上なので、誰も優位ではありません。

abyssi-help-actions = アクションとエネルギー
abyssi-help-actions-text =
    着いた惑星で、次のアクションができます。
    • 降下船の追加：サプライから降下船を1機置きます。
    • 政治カードの確保：その惑星の政治カードを1枚取ります。同じ惑星のカードは1枚しか持てません。
    • その惑星の特殊アクション。
    それぞれ1回ずつ、順番は自由です。行った数でエネルギーが増減します。
    • なし：増減なし
    • 1つ：手番を終えるときに+1エネルギー
    • 2つ：増減なし
    • 3つ：3つ目を始めるときに1エネルギーを支払う
    同じ手番で得たエネルギーも3つ目の支払いに使えますが、そのアクション自体で得る分は使えません。エネルギーが0なら、3つ目に燃料補給はできません。
    何も起こらないアクションはできません。動かす降下船がなければ、再配備はできません。
    例：▼ ソレンメアで燃料補給だけをして、手番を終えます。2エネルギーと、建設した基地1つにつき1エネルギーのほか、アクションが1つだけなので、最後にもう1エネルギーを得ます。

abyssi-help-recruit = 議員の雇用（★ デイヴァス）
abyssi-help-recruit-text =
    議員は5人ずつ3つのグループに分かれ、それぞれ一番上の1人だけが見えています。議員は2つの惑星を示し、2つの能力を持っています。
    デイヴァスでは、一番上の議員が示す惑星の政治カードを2枚とも持っていれば、その2枚を返して議員を雇用できます。同時に、そのグループの一番上のチットを議員影響力として受け取ります。チットがなくなったグループでは、代わりに通常影響力2を得ます。
    そのあと、同じグループの次の議員が表になります。ほかの人がいるテーブルでは、ここまで進むと、自分だけで取り消すことはできません。
    議員がいなくなったグループからは、もう雇用できません。
    例：グループ3の一番上は議員11（★●）で、最初のチットは8です。あなたは★と●を返し、議員と8点を手に入れました。この議員の能力は、このあとすぐにも、後の手番でも使えます。

abyssi-help-bases = 建設（▲ ウーテイ）と基地の起動（● フレヤ）
abyssi-help-bases-text =
    ウーテイでは、好きな惑星に基地を1つ建設します。その惑星にある自分の降下船を、黄の惑星（★ ●）なら4機、紫（▲ ■）なら3機、緑（◆ ▼）なら2機、サプライに戻します。基地は自分のボードの好きな列から取り、列ごとのボーナスを得ます。
    • 左列：2エネルギー
    • 中央列：サプライの降下船1機を好きな惑星に置く
    • 右列：持っていない政治カードを1枚取る
    フレヤでは、自分の基地を1つ、どの惑星のものでも起動し、その惑星の色の一番上のチットを取ります。最初のチットは黄が9、紫が7、緑が5です。チットがなくなった色では、通常影響力を黄なら5、紫なら4、緑なら2得ます。
    1つの惑星に自分の基地がいくつあってもかまいません。優位を比べるときは、起動済みの基地が一番ものを言います。
    例：◆ ウィルネの降下船2機で、そこに中央列の基地を建設します。サプライに戻った2機のうち1機は、ボーナスですぐに、たとえば★ デイヴァスに置けます。あとでフレヤに行けば、この基地で緑のチットが手に入ります。

abyssi-help-treaties = 条約（■ エイローナ）
abyssi-help-treaties-text =
    政治カードを1～3枚、1枚ずつ返します。1枚ごとに、次のどれかになります。
    • その惑星の条約がまだ誰のものでもなければ、条約を結び、条約影響力3と1エネルギーを得ます。
    • ほかの人の条約で、その惑星であなたが優位なら、奪ってもかまいません。あなたは+3、相手は−3で、エネルギーはありません。
    • どちらでもないか、奪わないことにしたなら、通常影響力1を得ます。
    返したカードはその惑星の山に戻り、また誰でも取れるようになります。母船はエイローナにいればよく、カードの惑星にいる必要はありません。
    例：★、◆、▲を返します。デイヴァスの条約は誰のものでもないので、+3と1エネルギー。ウィルネの条約はベンのものですが、ウィルネではあなたが優位なので、あなたは+3、ベンは−3。ウーテイの条約はもう自分のものなので、通常影響力+1です。

abyssi-help-ships = 再配備（◆ ウィルネ）と燃料補給（▼ ソレンメア）
abyssi-help-ships-text =
    ウィルネでは、自分の降下船を1機か2機、好きな惑星から別の好きな惑星へ動かします。2機が同じ惑星から出ても、同じ惑星に着いてもかまいません。同じ1機を続けて2回動かすことはできません。
    ソレンメアでは、2エネルギーと、惑星にある自分の基地1つにつき1エネルギーを得ます。基地は起動済みでも未起動でも数えます。
    降下船は全部で16機です。惑星に置いていない分がサプライで、基地の建設に使った降下船や手放した降下船はサプライに戻ります。
    例：★ デイヴァスに2機、● フレヤに2機あり、建設には1か所に4機必要です。ウィルネでフレヤの2機をデイヴァスへ動かせば、▲ ウーテイに着いたときに建設できます。

abyssi-help-senators = 議員の能力
abyssi-help-senators-text =
    手番中に1回、議員を1人使えます。移動の前でも後でも、雇用したすぐあとでもかまいません。2つの能力のどちらかを使うと、その議員は除外されます。受け取ったチットは手元に残ります。
    • 3エネルギー：支払いなしで得られます。
    • 建設：2エネルギーと必要な降下船で、好きな惑星に基地を建設します。列のボーナスも得ます。
    • カード交換：政治カードを1枚返し、持っていないほかの惑星の政治カードを取ります。
    • 条約：1エネルギーで、エイローナと同じことをします。
    • 3機まで再配備：1エネルギーで、ウィルネと同じように1～3機動かします。
    • 降下船1機追加：サプライから好きな惑星に置きます。
    これはアクションではないので、3つ目として支払うことも、1つだけの収入になることもありません。
    例：★と▲を持っていて、議員11を雇用するには●も必要です。議員4の能力はカード交換なので、▲を返して●を取り、同じ手番にデイヴァスで雇用できます。

abyssi-help-houses = 派閥
abyssi-help-houses-text =
    派閥は、使うかどうかを設定で選べます。派閥にはそれぞれ2つの能力があり、1手番にどちらかを1回使えます。アクションには数えません。
    • Universus：自分の議員1人を、除外された議員1人と交換する。または、議員の能力を使ったあと、もう1つの能力もそのコストを支払って使う。
    • Iron Sun：ウーテイで建設するとき、1エネルギーで必要な降下船を1機減らす。または、1つの惑星の降下船2機を手放して3エネルギーを得る。
    • Temporum：自分の起動済みの基地1つを隣の惑星へ移す（チットは得ない）。または、移動の代わりに1エネルギーで● フレヤへジャンプする（すでにフレヤにいるときは不可）。
    • Voldan：移動の前に無料で方向転換する。または、移動の代わりに2エネルギーでとどまり、その惑星でもう一度アクションを行う。
    ジャンプはフレヤに着いたものと数え、フレヤで優位な人が1エネルギーを得ます。とどまったときは、誰も得ません。
    例：Voldanを率いる人が▲ ウーテイにいて、基地2つ分の降下船があります。前の手番に1つ建設したので、2エネルギーでとどまり、もう1つも建設します。

abyssi-help-end = 終了と勝敗
abyssi-help-end-text =
    チットの山は6つあり、3枚ずつです。基地の山が色別に3つ、議員の山がグループ別に3つあります。そのうち2つがなくなったら、そのラウンドが最終ラウンドです。全員の手番の回数がそろうように、最後まで行います。ゲームを始めるときの設定で、最後のラウンドを決めておくこともできます。
    そのあと、起動影響力、議員影響力、条約1つにつき3、通常影響力、そして3エネルギーごとに1を合計します。
    合計の一番多い人が勝ちます。同点なら、起動影響力、議員影響力、条約影響力、通常影響力、エネルギーの順に比べ、多いほうが勝ちです。すべて同じなら、勝利を分け合います。
    例：アキとベンはどちらも30点です。起動影響力はベンが14、アキが12なので、ベンの勝ちです。
    エネルギーは7でも8でも2点になります。

abyssi-help-values = Kaigiで決めた数値
abyssi-help-values-text =
    参考にしたルールでは、一部が絵でしか示されていませんでした。わからなかったところは、バランスを試しながらKaigiで決めました。次のとおりです。
    • 2～4人用であること（製品版には1人用のルールもあります）
    • どの惑星が何色か
    • チットの山の枚数と、基地の最初のチット（9、7、5）以外のすべてのチットの数値
    • 山がなくなったあとに得る影響力：基地は5、4、2、議員は2
    • 15人の議員のグループ、惑星、能力
    • 派閥を配るとき、誰にどれが行くか
    議員のチットは、グループ1が6、5、4、グループ2が7、5、3、グループ3が8、4、3です。基地のチットは、黄が9、8、7、紫が7、6、5、緑が5、4、3です。
    どれもプログラムの中の1つの表にまとめてあり、簡単に直せます。製品版をお持ちで、違うところに気づいたら、Kaigiの運営者にお知らせください。

## Drawn

abyssi-drawn-setup = 準備
abyssi-drawn-round = ラウンド{ $round }
abyssi-drawn-round-limited = { $round }/{ $rounds }ラウンド
# After the round.
abyssi-drawn-last = · 最終
abyssi-drawn-over = ゲーム終了
abyssi-drawn-turn = { abyssi-player }の番
# What the signs mean.
abyssi-drawn-sign = { $sign ->
    [ship] 降下船
    [base] 未起動基地
    [active] 起動済み基地
    [energy] エネルギー
    [card] 政治カード
   *[treaty] 条約
}
# Where points come from, in a word or two.
abyssi-drawn-source = { $source ->
    [activation] 起動
    [senator] 議員
    [treaty] 条約
    [normal] 通常
   *[energy] エネルギー
}

# In descriptions that would be too long otherwise. $counts are ships, bases and activated bases, with
# strokes between them; the later ones are left out if there are none.
abyssi-drawn-brief-how = （カード）、降下船/未起動基地/起動済み基地、*は優位
abyssi-drawn-brief-place = { abyssi-planet }（{ $cards }） { $there }
abyssi-drawn-brief-starts = 最初は{ abyssi-player }
abyssi-drawn-brief-there = { abyssi-player-inside } { $counts }
abyssi-drawn-brief-dominates = { abyssi-player-inside }* { $counts }
# $number is the senator’s, $signs their planets’, $below how many are below; $chits is like 9/8/7(5).
abyssi-drawn-brief-group = グループ{ $group }：議員{ $number } { $signs } +{ $below }、{ $chits }
abyssi-drawn-brief-empty = グループ{ $group }：議員なし、{ $chits }
abyssi-drawn-brief-stack = { $stack ->
    [yellow] 黄
    [purple] 紫
    [green] 緑
    [group-1] グループ1
    [group-2] グループ2
   *[group-3] グループ3
} { $chits }
abyssi-drawn-brief-removed = 除外 { $numbers }
abyssi-drawn-brief-points = { $total }={ $sources }
abyssi-drawn-brief-energy = { $energy }エネルギー
# Those left in each column.
abyssi-drawn-brief-bases = 基地{ $bases }
abyssi-drawn-brief-mothership = { abyssi-sign } { abyssi-facing }
abyssi-drawn-brief-hand = カード{ $signs }
abyssi-drawn-brief-treaties = 条約{ $signs }
abyssi-drawn-brief-senators = 議員{ $numbers }
abyssi-drawn-brief-account = { abyssi-player }：{ $points }

# In the pictures of the rules.
abyssi-drawn-moving = 母船が{ abyssi-planet }から時計回りに出発します。
# The energy that it costs to get to a planet, ahead and after turning around.
abyssi-drawn-moving-way = { abyssi-planet }：そのままなら{ $ahead }、方向転換すると{ $turned }エネルギー
abyssi-drawn-moving-start = ここから出発
abyssi-drawn-moving-one = 隣の惑星へは無料
abyssi-drawn-moving-more = その先は惑星1つごとに1エネルギー
abyssi-drawn-moving-turn = 先に方向転換するなら{ $cost }エネルギー
abyssi-drawn-dominance = { $case ->
    [active] 起動済み基地1つは、未起動基地2つと降下船5機に勝る：1が優位
    [ships] どちらも未起動基地1つなので、降下船で決まる：2が優位（基地のない3は、9機あっても及ばない）
   *[tie] すべて同数：誰も優位ではなく、誰もエネルギーを得ない
}
abyssi-drawn-bases-cost = 基地には降下船が必要。起動すると、その色の一番上のチットが手に入る
abyssi-drawn-bases-columns = ボードの各列に基地が2つ。建設すると、列ごとのボーナスがある
abyssi-drawn-bases-brought = { $planets }（{ $colour ->
    [yellow] 黄
    [purple] 紫
   *[green] 緑
}）：降下船{ $ships }機、チット{ $values }（なくなると{ $fallback }）
abyssi-drawn-colour = { $colour ->
    [yellow] 黄の惑星
    [purple] 紫の惑星
   *[green] 緑の惑星
}
abyssi-drawn-column = { $column ->
    [left] 左列：2エネルギー
    [centre] 中央列：好きな惑星に降下船1機
   *[right] 右列：持っていない政治カード1枚
}
abyssi-drawn-senators = { $part ->
    [group] グループとチット：雇用すると一番上の1枚、なくなったあとは{ $fallback }
    [planets] 議員の番号と、雇用に必要な2枚の政治カード
    [abilities] 手番中いつでも1回、どちらか1つを使える
   *[removed] 使った議員はゲームから除外される
}
