// Every sentence the page shows, in one table keyed by language tag. A language that lacks a sentence takes English's.

import { tell } from "./state.js";

const WORDS = {
  en: {
    add: "Add", announce: "{name}: {text}", "announce.elsewhere": "You were mentioned in {channel}.", back: "Connected again.", bot: "BOT", "bot.offline": "not connected", "bot.online": "connected",
    cancel: "Cancel", channel: "channel", "channel.add": "Add a channel", "channel.remove": "Remove {name}", channels: "Channels",
    "choices.failed": "The options could not be loaded.", "choices.none": "No options fit.", close: "Close", colour: "Colour",
    "command.back": "Leave the command (Escape)", "command.failed": "The application did not respond to /{name}.", "command.form": "Options of /{name}",
    "command.run": "Send /{name}", "command.sending": "Sending /{name}…", "command.unknown": "There is no command /{name} here.",
    commands: "Commands", "commands.none": "No bot has registered a command yet.", "component.unknown": "A component of type {type}, which this page cannot show.",
    composer: "Write", "composer.forbidden": "You may not write in this channel.", "composer.placeholder": "Message {channel}",
    connecting: "Connecting…", delete: "Delete message", direct: "Direct messages", "direct.one": "direct message", dismiss: "Dismiss message",
    edit: "Edit", edited: "(edited)", failed: "This interaction failed", jump: "Jump to the latest message", language: "Language", loading: "Loading…",
    lost: "The connection was lost. Trying again…", mentions: "mentions: {count}", "messages.in": "Messages in {channel}",
    "modal.failed": "Something went wrong. Try again.", "modal.submit": "Submit", name: "Name", new: "New", no: "False", nobody: "There is nobody to be.",
    offline: "Not connected: the message was not sent.", online: "in another tab", "only.you": "Only you can see this",
    "option.attachment": "Files cannot be sent from here.", "option.choose": "Choose one from the list.", "option.integer": "Write a whole number.",
    "option.least": "At least {least}.", "option.missing": "Still missing: {names}", "option.more": "More options", "option.most": "At most {most}.",
    "option.number": "Write a number.", "option.remove": "Remove {name}", "option.required": "(required)", permissions: "Permissions",
    "person.add": "Add a person", "person.added": "{name} was added.", "person.edit": "Edit {name}", "person.open": "Open tab as {name}",
    "person.open.short": "Open tab", "person.remove": "Remove this person", "person.you": "(this tab)", picture: "Picture",
    "picture.enlarge": "{alt} (enlarge)", "picture.enlarge.plain": "Picture without description (enlarge)", "picture.original": "Open the picture alone",
    "picture.spoiler": "Picture hidden as a spoiler (show)", "react.add": "Add a reaction", reaction: "{emoji}, reactions: {count}", remove: "Remove",
    reply: "Reply", "reply.cancel": "Do not reply (Escape)", replying: "Replying to {name}",
    "reply.attachment": "Shows something without text", "reply.gone": "The original message was deleted", "reply.to": "Answers {name}: {text}",
    required: "This is required.", save: "Save", saved: "Saved.", "select.done": "Done", "select.exactly": "{count} of {most} chosen",
    "select.placeholder": "Make a selection", "select.range": "{count} chosen, {least} to {most}", "select.search": "Search", send: "Send", sending: "Sending…",
    "server.language": "Language of the server", "server.language.hint": "Bots read it from the server and from each interaction.", "server.name": "Name of the server",
    settings: "Settings", "settings.channels": "Channels", "settings.looks": "Looks", "settings.people": "People", "settings.server": "Server",
    skip: "Skip to writing", spoiler: "Spoiler (show)", "spoiler.short": "SPOILER", switch: "You are {name}. Be somebody else in this tab", "switch.title": "Who is this tab?",
    "system.joined": "{name} joined the server.", "system.pinned": "{name} pinned a message.", "system.thread": "{name} started a thread: {text}",
    theme: "Colours", "theme.dark": "Dark", "theme.light": "Light", "theme.system": "As the system says", thinking: "{name} is thinking…",
    thread: "thread", "thread.add": "Add a thread", "thread.open": "Thread: {name}", "too.long": "At most {most} characters.", "too.many": "At most {most} may be chosen.",
    "too.short": "At least {least} characters.", "typing.many": "Several people are typing…", "typing.one": "{name} is typing…", "typing.some": "{names} are typing…",
    unread: "unread: {count}", used: "used", "welcome.tabs": "You are {name} in this tab. Open the page in another tab to be somebody else at the same time.",
    "welcome.text": "Nothing has been said here. Write a message, or type / to see what the bots can do.", "welcome.title": "Welcome to {channel}", yes: "True", you: "You",
    "permission.1": "Kick members", "permission.2": "Ban members", "permission.3": "Administrator", "permission.4": "Manage channels", "permission.5": "Manage server",
    "permission.6": "Add reactions", "permission.10": "View channels", "permission.11": "Send messages", "permission.13": "Manage messages", "permission.14": "Embed links",
    "permission.15": "Attach files", "permission.16": "Read message history", "permission.17": "Mention everyone", "permission.28": "Manage roles", "permission.31": "Use commands",
    "permission.34": "Manage threads", "permission.35": "Create public threads", "permission.36": "Create private threads", "permission.38": "Send in threads", "permission.40": "Time out members",
  },
  fr: {
    add: "Ajouter", announce: "{name} : {text}", "announce.elsewhere": "On vous a mentionné dans {channel}.", back: "Connexion rétablie.", bot: "BOT", "bot.offline": "déconnecté", "bot.online": "connecté",
    cancel: "Annuler", channel: "salon", "channel.add": "Ajouter un salon", "channel.remove": "Retirer {name}", channels: "Salons",
    "choices.failed": "Impossible de charger les options.", "choices.none": "Aucune option ne correspond.", close: "Fermer", colour: "Couleur",
    "command.back": "Quitter la commande (Échap)", "command.failed": "L’application n’a pas répondu à /{name}.", "command.form": "Options de /{name}",
    "command.run": "Envoyer /{name}", "command.sending": "Envoi de /{name}…", "command.unknown": "Il n’y a pas de commande /{name} ici.",
    commands: "Commandes", "commands.none": "Aucun bot n’a encore enregistré de commande.", "component.unknown": "Un composant de type {type}, que cette page ne sait pas afficher.",
    composer: "Écrire", "composer.forbidden": "Vous ne pouvez pas écrire dans ce salon.", "composer.placeholder": "Envoyer un message dans {channel}",
    connecting: "Connexion…", delete: "Supprimer le message", direct: "Messages privés", "direct.one": "message privé", dismiss: "Rejeter le message",
    edit: "Modifier", edited: "(modifié)", failed: "Échec de l’interaction", jump: "Aller au dernier message", language: "Langue", loading: "Chargement…",
    lost: "La connexion est perdue. Nouvel essai…", mentions: "mentions : {count}", "messages.in": "Messages de {channel}",
    "modal.failed": "Quelque chose s’est mal passé. Réessayez.", "modal.submit": "Envoyer", name: "Nom", new: "Nouveau", no: "Faux", nobody: "Il n’y a personne à être.",
    offline: "Pas de connexion : le message n’a pas été envoyé.", online: "dans un autre onglet", "only.you": "Vous seul pouvez voir ceci",
    "option.attachment": "On ne peut pas envoyer de fichier d’ici.", "option.choose": "Choisissez dans la liste.", "option.integer": "Écrivez un nombre entier.",
    "option.least": "Au moins {least}.", "option.missing": "Il manque encore : {names}", "option.more": "Autres options", "option.most": "Au plus {most}.",
    "option.number": "Écrivez un nombre.", "option.remove": "Retirer {name}", "option.required": "(obligatoire)", permissions: "Permissions",
    "person.add": "Ajouter une personne", "person.added": "{name} a été ajouté.", "person.edit": "Modifier {name}", "person.open": "Ouvrir un onglet comme {name}",
    "person.open.short": "Ouvrir un onglet", "person.remove": "Retirer cette personne", "person.you": "(cet onglet)", picture: "Image",
    "picture.enlarge": "{alt} (agrandir)", "picture.enlarge.plain": "Image sans description (agrandir)", "picture.original": "Ouvrir l’image seule",
    "picture.spoiler": "Image cachée (montrer)", "react.add": "Ajouter une réaction", reaction: "{emoji}, réactions : {count}", remove: "Retirer",
    reply: "Répondre", "reply.cancel": "Ne pas répondre (Échap)", replying: "Réponse à {name}",
    "reply.attachment": "Montre quelque chose sans texte", "reply.gone": "Le message d’origine a été supprimé", "reply.to": "Répond à {name} : {text}",
    required: "Ceci est obligatoire.", save: "Enregistrer", saved: "Enregistré.", "select.done": "Terminé", "select.exactly": "{count} sur {most}",
    "select.placeholder": "Faites un choix", "select.range": "{count} choisis, de {least} à {most}", "select.search": "Chercher", send: "Envoyer", sending: "Envoi…",
    "server.language": "Langue du serveur", "server.language.hint": "Les bots la lisent du serveur et de chaque interaction.", "server.name": "Nom du serveur",
    settings: "Réglages", "settings.channels": "Salons", "settings.looks": "Apparence", "settings.people": "Personnes", "settings.server": "Serveur",
    skip: "Aller à l’écriture", spoiler: "Spoiler (montrer)", "spoiler.short": "SPOILER", switch: "Vous êtes {name}. Être quelqu’un d’autre dans cet onglet", "switch.title": "Qui est cet onglet ?",
    "system.joined": "{name} a rejoint le serveur.", "system.pinned": "{name} a épinglé un message.", "system.thread": "{name} a commencé un fil : {text}",
    theme: "Couleurs", "theme.dark": "Sombre", "theme.light": "Clair", "theme.system": "Comme le système", thinking: "{name} réfléchit…",
    thread: "fil", "thread.add": "Ajouter un fil", "thread.open": "Fil : {name}", "too.long": "Au plus {most} caractères.", "too.many": "Au plus {most} choix.",
    "too.short": "Au moins {least} caractères.", "typing.many": "Plusieurs personnes écrivent…", "typing.one": "{name} écrit…", "typing.some": "{names} écrivent…",
    unread: "non lus : {count}", used: "a utilisé", "welcome.tabs": "Vous êtes {name} dans cet onglet. Ouvrez la page dans un autre onglet pour être quelqu’un d’autre en même temps.",
    "welcome.text": "Rien n’a été dit ici. Écrivez un message, ou tapez / pour voir ce que savent faire les bots.", "welcome.title": "Bienvenue dans {channel}", yes: "Vrai", you: "Vous",
    "permission.1": "Expulser des membres", "permission.2": "Bannir des membres", "permission.3": "Administrateur", "permission.4": "Gérer les salons", "permission.5": "Gérer le serveur",
    "permission.6": "Ajouter des réactions", "permission.10": "Voir les salons", "permission.11": "Envoyer des messages", "permission.13": "Gérer les messages", "permission.14": "Intégrer des liens",
    "permission.15": "Joindre des fichiers", "permission.16": "Lire l’historique", "permission.17": "Mentionner tout le monde", "permission.28": "Gérer les rôles", "permission.31": "Utiliser les commandes",
    "permission.34": "Gérer les fils", "permission.35": "Créer des fils publics", "permission.36": "Créer des fils privés", "permission.38": "Écrire dans les fils", "permission.40": "Exclure temporairement",
  },
  ja: {
    add: "追加", announce: "{name}：{text}", "announce.elsewhere": "{channel} でメンションされました。", back: "再接続しました。", bot: "BOT", "bot.offline": "未接続", "bot.online": "接続済み",
    cancel: "キャンセル", channel: "チャンネル", "channel.add": "チャンネルを追加", "channel.remove": "{name} を削除", channels: "チャンネル",
    "choices.failed": "選択肢を読み込めませんでした。", "choices.none": "一致する選択肢がありません。", close: "閉じる", colour: "色",
    "command.back": "コマンドをやめる（Esc）", "command.failed": "アプリケーションが /{name} に応答しませんでした。", "command.form": "/{name} のオプション",
    "command.run": "/{name} を送信", "command.sending": "/{name} を送信中…", "command.unknown": "/{name} というコマンドはここにはありません。",
    commands: "コマンド", "commands.none": "コマンドを登録しているボットはまだありません。", "component.unknown": "タイプ {type} のコンポーネントは、このページでは表示できません。",
    composer: "メッセージの入力", "composer.forbidden": "このチャンネルでメッセージを送信する権限がありません。", "composer.placeholder": "{channel} へメッセージを送信",
    connecting: "接続中…", delete: "メッセージを削除", direct: "ダイレクトメッセージ", "direct.one": "ダイレクトメッセージ", dismiss: "このメッセージを削除する",
    edit: "編集", edited: "(編集済)", failed: "インタラクションに失敗しました", jump: "最新のメッセージへ移動", language: "言語", loading: "読み込み中…",
    lost: "接続が切れました。再接続しています…", mentions: "メンション {count} 件", "messages.in": "{channel} のメッセージ",
    "modal.failed": "問題が発生しました。もう一度お試しください。", "modal.submit": "送信", name: "名前", new: "新着", no: "False", nobody: "選べるユーザーがいません。",
    offline: "未接続のため、メッセージは送信されませんでした。", online: "別のタブで使用中", "only.you": "これはあなただけに表示されています",
    "option.attachment": "ここからファイルは送信できません。", "option.choose": "一覧から選んでください。", "option.integer": "整数を入力してください。",
    "option.least": "{least} 以上で入力してください。", "option.missing": "未入力の項目：{names}", "option.more": "その他のオプション", "option.most": "{most} 以下で入力してください。",
    "option.number": "数値を入力してください。", "option.remove": "{name} を外す", "option.required": "（必須）", permissions: "権限",
    "person.add": "ユーザーを追加", "person.added": "{name} を追加しました。", "person.edit": "{name} を編集", "person.open": "{name} としてタブを開く",
    "person.open.short": "タブを開く", "person.remove": "このユーザーを削除", "person.you": "（このタブ）", picture: "画像",
    "picture.enlarge": "{alt}（拡大する）", "picture.enlarge.plain": "説明のない画像（拡大する）", "picture.original": "画像だけを開く",
    "picture.spoiler": "ネタバレの画像（表示する）", "react.add": "リアクションを付ける", reaction: "{emoji}、リアクション {count} 件", remove: "削除",
    reply: "返信", "reply.cancel": "返信をやめる（Esc）", replying: "{name} に返信中",
    "reply.attachment": "テキストのないメッセージ", "reply.gone": "元のメッセージは削除されました", "reply.to": "{name} への返信：{text}",
    required: "必須項目です。", save: "保存", saved: "保存しました。", "select.done": "完了", "select.exactly": "{most} 件中 {count} 件を選択中",
    "select.placeholder": "選択してください", "select.range": "{count} 件を選択中（{least}～{most} 件）", "select.search": "検索", send: "送信", sending: "送信中…",
    "server.language": "サーバーの言語", "server.language.hint": "ボットはこれをサーバーの情報と各インタラクションから読み取ります。", "server.name": "サーバーの名前",
    settings: "設定", "settings.channels": "チャンネル", "settings.looks": "外観", "settings.people": "ユーザー", "settings.server": "サーバー",
    skip: "メッセージの入力欄へ移動", spoiler: "ネタバレ（表示する）", "spoiler.short": "ネタバレ", switch: "あなたは {name} です。このタブのユーザーを切り替える", "switch.title": "このタブのユーザー",
    "system.joined": "{name} がサーバーに参加しました。", "system.pinned": "{name} がメッセージをピン留めしました。", "system.thread": "{name} がスレッドを開始しました：{text}",
    theme: "テーマ", "theme.dark": "ダーク", "theme.light": "ライト", "theme.system": "システムに合わせる", thinking: "{name} が考え中…",
    thread: "スレッド", "thread.add": "スレッドを追加", "thread.open": "スレッド：{name}", "too.long": "{most} 文字以内で入力してください。", "too.many": "選べるのは {most} 件までです。",
    "too.short": "{least} 文字以上で入力してください。", "typing.many": "複数人が入力中…", "typing.one": "{name} が入力中…", "typing.some": "{names} が入力中…",
    unread: "未読 {count} 件", used: "が使用：", "welcome.tabs": "このタブでは、あなたは {name} です。このページを別のタブで開くと、同時に別のユーザーになれます。",
    "welcome.text": "まだメッセージがありません。メッセージを送信するか、「/」を入力してボットのコマンドを見てみましょう。", "welcome.title": "{channel} へようこそ！", yes: "True", you: "あなた",
    "permission.1": "メンバーをキック", "permission.2": "メンバーをBAN", "permission.3": "管理者", "permission.4": "チャンネルの管理", "permission.5": "サーバー管理",
    "permission.6": "リアクションの追加", "permission.10": "チャンネルを見る", "permission.11": "メッセージを送信", "permission.13": "メッセージの管理", "permission.14": "埋め込みリンク",
    "permission.15": "ファイルを添付", "permission.16": "メッセージ履歴を読む", "permission.17": "@everyone、@here、全てのロールにメンション", "permission.28": "ロールの管理", "permission.31": "アプリコマンドを使う",
    "permission.34": "スレッドの管理", "permission.35": "公開スレッドの作成", "permission.36": "プライベートスレッドの作成", "permission.38": "スレッドでメッセージを送信", "permission.40": "メンバーをタイムアウト",
  },
  ko: {
    add: "추가", announce: "{name}: {text}", "announce.elsewhere": "{channel}에서 멘션됐어요.", back: "다시 연결됐어요.", bot: "봇", "bot.offline": "연결되지 않음", "bot.online": "연결됨",
    cancel: "취소", channel: "채널", "channel.add": "채널 추가", "channel.remove": "{name} 삭제", channels: "채널",
    "choices.failed": "옵션을 불러오지 못했어요.", "choices.none": "일치하는 옵션이 없어요.", close: "닫기", colour: "색상",
    "command.back": "명령어 그만두기 (Esc)", "command.failed": "애플리케이션이 /{name} 명령어에 응답하지 않았어요.", "command.form": "/{name} 명령어의 옵션",
    "command.run": "/{name} 보내기", "command.sending": "/{name} 보내는 중…", "command.unknown": "여기에는 /{name} 명령어가 없어요.",
    commands: "명령어", "commands.none": "아직 명령어를 등록한 봇이 없어요.", "component.unknown": "이 페이지에서 표시할 수 없는 {type}번 유형의 구성 요소예요.",
    composer: "쓰기", "composer.forbidden": "이 채널에서는 메시지를 보낼 수 없어요.", "composer.placeholder": "{channel}에 메시지 보내기",
    connecting: "연결하는 중…", delete: "메시지 삭제하기", direct: "다이렉트 메시지", "direct.one": "다이렉트 메시지", dismiss: "메시지 닫기",
    edit: "수정", edited: "(수정됨)", failed: "상호작용에 실패했어요", jump: "최신 메시지로 이동하기", language: "언어", loading: "불러오는 중…",
    lost: "연결이 끊겼어요. 다시 연결하는 중…", mentions: "멘션 {count}개", "messages.in": "{channel}의 메시지",
    "modal.failed": "문제가 생겼어요. 다시 시도해 주세요.", "modal.submit": "제출", name: "이름", new: "새 메시지", no: "False", nobody: "고를 수 있는 사람이 없어요.",
    offline: "연결되지 않아 메시지를 보내지 못했어요.", online: "다른 탭에서 사용 중", "only.you": "나만 볼 수 있는 메시지예요",
    "option.attachment": "여기서는 파일을 보낼 수 없어요.", "option.choose": "목록에서 하나를 고르세요.", "option.integer": "정수를 입력하세요.",
    "option.least": "최소 {least}.", "option.missing": "아직 필요한 항목: {names}", "option.more": "옵션 더 보기", "option.most": "최대 {most}.",
    "option.number": "숫자를 입력하세요.", "option.remove": "{name} 빼기", "option.required": "(필수)", permissions: "권한",
    "person.add": "사람 추가", "person.added": "{name} 님을 추가했어요.", "person.edit": "{name} 님 수정", "person.open": "{name} 님으로 탭 열기",
    "person.open.short": "탭 열기", "person.remove": "이 사람 삭제", "person.you": "(이 탭)", picture: "이미지",
    "picture.enlarge": "{alt} (크게 보기)", "picture.enlarge.plain": "설명 없는 이미지 (크게 보기)", "picture.original": "이미지만 열기",
    "picture.spoiler": "스포일러로 가린 이미지 (보기)", "react.add": "반응 추가하기", reaction: "{emoji}, 반응 {count}개", remove: "삭제",
    reply: "답장하기", "reply.cancel": "답장하지 않기 (Esc)", replying: "{name} 님에게 답장하는 중",
    "reply.attachment": "글이 없는 메시지", "reply.gone": "원본 메시지가 삭제됐어요", "reply.to": "{name} 님에게 보낸 답장: {text}",
    required: "필수 항목이에요.", save: "저장", saved: "저장했어요.", "select.done": "완료", "select.exactly": "{most}개 중 {count}개 선택",
    "select.placeholder": "선택하세요", "select.range": "{count}개 선택 ({least}~{most}개)", "select.search": "검색", send: "보내기", sending: "보내는 중…",
    "server.language": "서버 언어", "server.language.hint": "봇이 서버와 각 상호작용에서 읽는 언어예요.", "server.name": "서버 이름",
    settings: "설정", "settings.channels": "채널", "settings.looks": "화면", "settings.people": "사람", "settings.server": "서버",
    skip: "입력란으로 건너뛰기", spoiler: "스포일러 (보기)", "spoiler.short": "스포일러", switch: "지금은 {name} 님이에요. 이 탭에서 다른 사람 되기", "switch.title": "이 탭은 누구인가요?",
    "system.joined": "{name} 님이 서버에 참가했어요.", "system.pinned": "{name} 님이 메시지를 고정했어요.", "system.thread": "{name} 님이 스레드를 시작했어요: {text}",
    theme: "테마", "theme.dark": "어두운 테마", "theme.light": "밝은 테마", "theme.system": "시스템 설정 따르기", thinking: "{name} 님이 생각하는 중…",
    thread: "스레드", "thread.add": "스레드 추가", "thread.open": "스레드: {name}", "too.long": "최대 {most}자.", "too.many": "최대 {most}개까지 고를 수 있어요.",
    "too.short": "최소 {least}자.", "typing.many": "여러 명이 입력하고 있어요…", "typing.one": "{name} 님이 입력하고 있어요…", "typing.some": "{names} 님이 입력하고 있어요…",
    unread: "읽지 않음 {count}개", used: "님이 사용:", "welcome.tabs": "이 탭에서는 {name} 님이에요. 다른 탭에서 이 페이지를 열면 동시에 다른 사람이 될 수 있어요.",
    "welcome.text": "아직 아무 말도 없어요. 메시지를 쓰거나, / 키를 눌러 봇이 할 수 있는 일을 확인해 보세요.", "welcome.title": "{channel}에 오신 걸 환영해요", yes: "True", you: "나",
    "permission.1": "멤버 추방하기", "permission.2": "멤버 차단하기", "permission.3": "관리자", "permission.4": "채널 관리하기", "permission.5": "서버 관리하기",
    "permission.6": "반응 추가하기", "permission.10": "채널 보기", "permission.11": "메시지 보내기", "permission.13": "메시지 관리하기", "permission.14": "링크 첨부",
    "permission.15": "파일 첨부", "permission.16": "메시지 기록 보기", "permission.17": "모두 멘션하기", "permission.28": "역할 관리하기", "permission.31": "명령어 사용",
    "permission.34": "스레드 관리하기", "permission.35": "공개 스레드 만들기", "permission.36": "비공개 스레드 만들기", "permission.38": "스레드에서 메시지 보내기", "permission.40": "멤버 타임아웃",
  },
};

/** The languages Discord knows, as its clients report them. */
export const LOCALES = "en-US en-GB bg cs da de el es-ES es-419 fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW".split(" ");

let table = WORDS.en;
let tag = "en-US";

/** The language tag that dates and numbers follow. */
export const pageTag = () => tag;

/** Makes the page speak the user's language, or English when it does not know it. */
export function useLanguage(locale) {
  try {
    tag = Intl.getCanonicalLocales(locale || "en-US")[0];
  } catch {
    tag = "en-US";
  }
  const known = WORDS[tag] ? tag : WORDS[tag.split("-")[0]] ? tag.split("-")[0] : "en";
  table = WORDS[known];
  document.documentElement.lang = known;
  tell("words");
}

/** A sentence, with its {names} filled in. */
export function t(key, values = {}) {
  const text = table[key] ?? WORDS.en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Fills the words into what index.html left open. */
export function fillWords() {
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = t(node.dataset.words);
  for (const node of document.querySelectorAll("[data-words-label]")) {
    const text = t(node.dataset.wordsLabel);
    node.setAttribute("aria-label", text);
    if (node.nodeName === "BUTTON") node.title = text;
  }
}
