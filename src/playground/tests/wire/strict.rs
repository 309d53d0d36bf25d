//! Where Discord is strict and a forgiving stand-in would let a bot get used to what it will not be allowed.

use serde_json::{Value, json};

use crate::bot::{Bot, answer, still, string};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n....IHDR\0\0\0\x02\0\0\0\x03";

/// Sends a message with one file, whatever its sender calls it.
async fn upload(
    bot: &Bot<'_>,
    payload: Value,
    name: &str,
    label: &str,
    bytes: &[u8],
) -> (u16, Value) {
    let part = reqwest::multipart::Part::bytes(bytes.to_vec()).file_name(name.to_owned());
    let form = reqwest::multipart::Form::new()
        .text("payload_json", payload.to_string())
        .part("files[0]", part.mime_str(label).unwrap());
    let path = format!("/channels/{}/messages", bot.channel("general"));
    answer(bot.request("POST", &path).multipart(form)).await
}

/// Type and disposition of a file as it is served.
async fn served(message: &Value) -> (String, bool) {
    let url = string(&message["attachments"][0]["url"]);
    let file = reqwest::get(url).await.unwrap();
    let kind = file.headers()["content-type"].to_str().unwrap().to_owned();
    assert_eq!(file.headers()["x-content-type-options"], "nosniff");
    (kind, file.headers().contains_key("content-disposition"))
}

#[tokio::test]
async fn a_form_says_whom_and_what_was_chosen_in_it() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let asked = bot.pinged().await;
    let selects = [(5, "user"), (6, "role"), (7, "either"), (8, "channel")];
    let fields: Vec<Value> = selects
        .iter()
        .map(|(kind, id)| {
            let select = json!({"type": kind, "custom_id": id});
            json!({"type": 18, "label": "x", "component": select})
        })
        .collect();
    let modal = json!({"custom_id": "m", "title": "T", "components": fields});
    assert_eq!(bot.respond(&asked, json!({"type": 9, "data": modal})).await.0, 204);
    let state = play.state();
    let ben = state["users"].as_array().unwrap().iter().find(|user| user["username"] == "ben");
    let ben = string(&ben.unwrap()["id"]);
    let everyone = string(&bot.guild["id"]);
    let games = bot.channel("games");
    let chosen = [&ben, &everyone, &everyone, &games];
    let given: Vec<Value> = selects
        .iter()
        .zip(chosen)
        .map(|((kind, id), value)| {
            let select = json!({"type": kind, "custom_id": id, "values": [value]});
            json!({"type": 18, "component": select})
        })
        .collect();
    let submit = json!({"op": "submit", "interaction_id": asked["id"], "components": given});
    play.act("Aki", submit).unwrap();
    let submitted = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    let resolved = &submitted["data"]["resolved"];
    assert_eq!(resolved["users"][&ben]["username"], "ben", "{submitted}");
    assert!(resolved["members"][&ben]["permissions"].is_string(), "{submitted}");
    assert_eq!(resolved["roles"][&everyone]["name"], "@everyone");
    assert_eq!(resolved["channels"][&games]["name"], "games");
}

#[tokio::test]
async fn a_picture_is_what_its_bytes_say() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let (_, message) = upload(&bot, json!({}), "b.txt", "text/plain", PNG).await;
    let file = &message["attachments"][0];
    assert_eq!((&file["content_type"], &file["width"]), (&json!("image/png"), &json!(2)));
    assert_eq!(served(&message).await, ("image/png".to_owned(), false));
    let (_, message) = upload(&bot, json!({}), "b.png", "image/png", b"\0\x01\x02").await;
    assert_eq!(message["attachments"][0]["content_type"], "application/octet-stream");
    assert_eq!(served(&message).await, ("application/octet-stream".to_owned(), true));

    let emojis = format!("/applications/{}/emojis", bot.id);
    let emoji = |name: &str, label: &str, data: &str| json!({"name": name, "image": format!("data:{label};base64,{data}")});
    // The first bytes of a GIF, called a PNG.
    let moving =
        bot.good("POST", &emojis, emoji("moves", "image/png", "R0lGODlhAQABAAAAACw=")).await;
    assert_eq!(moving["animated"], true, "{moving}");
    let still = bot.good("POST", &emojis, emoji("stands", "image/gif", "iVBORw0KGgo=")).await;
    assert_eq!(still["animated"], false, "{still}");
    let none = emoji("none", "image/png", "PGh0bWw+");
    assert_eq!(bot.bad("POST", &emojis, none).await, (400, 50035));
}

#[tokio::test]
async fn text_is_served_as_text_and_never_run() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let plain = ("text/plain; charset=utf-8".to_owned(), false);
    for (name, label) in [
        ("match.jsonl", "application/octet-stream"),
        ("notes.txt", "text/plain"),
        ("page.html", "text/html"),
        ("fake.png", "image/png"),
    ] {
        let (_, message) = upload(&bot, json!({}), name, label, "<b>会議</b>\n".as_bytes()).await;
        assert_eq!(served(&message).await, plain, "{name}");
    }
}

#[tokio::test]
async fn a_file_that_is_shown_has_to_be_there() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let embed =
        |name: &str| json!({"embeds": [{"image": {"url": format!("attachment://{name}")}}]});
    let gallery = |name: &str| {
        let media = json!({"media": {"url": format!("attachment://{name}")}});
        json!({"flags": 1 << 15, "components": [{"type": 17, "components": [
            {"type": 10, "content": "x"}, {"type": 12, "items": [media]}]}]})
    };
    let at = |body: &Value, path: &str| {
        assert_eq!(body["code"], 50035, "{body}");
        body.pointer(&format!("/errors/{path}/_errors/0/code")).cloned().unwrap_or_default()
    };
    let image = "embeds/0/image/url";
    let item = "components/0/components/1/items/0/media/url";
    let (status, body) = upload(&bot, embed("c.png"), "b.png", "image/png", PNG).await;
    assert_eq!((status, at(&body, image)), (400, json!("ATTACHMENT_NOT_FOUND")));
    let (status, body) = upload(&bot, gallery("c.png"), "b.png", "image/png", PNG).await;
    let unfurled = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
    assert_eq!((status, at(&body, item)), (400, json!(unfurled)));
    assert!(play.messages("general", "Aki").unwrap().is_empty(), "nothing was sent");

    let (status, message) = upload(&bot, embed("b.png"), "b.png", "image/png", PNG).await;
    assert_eq!(status, 200, "{message}");
    let one = format!("/channels/{}/messages/{}", bot.channel("general"), string(&message["id"]));
    bot.good("PATCH", &one, embed("b.png")).await;
    let (status, body) = bot.ask("PATCH", &one, embed("c.png")).await;
    assert_eq!((status, at(&body, image)), (400, json!("ATTACHMENT_NOT_FOUND")));
    let there = play.messages("general", "Aki").unwrap().remove(0);
    let shown = string(&there["embeds"][0]["image"]["url"]);
    assert_eq!(reqwest::get(shown).await.unwrap().status(), 200, "what was there is there");

    let asked = bot.pinged().await;
    let (status, body) = bot.respond(&asked, json!({"type": 4, "data": embed("c.png")})).await;
    let path = format!("data/{image}");
    assert_eq!((status, at(&body, &path)), (400, json!("ATTACHMENT_NOT_FOUND")));
    assert_eq!(bot.respond(&asked, json!({"type": 5})).await.0, 204, "it can still be answered");
    let (status, _) = bot.ask("POST", &bot.hook(&asked, ""), embed("c.png")).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn a_command_is_used_where_it_is_for() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let command =
        |name: &str, key: &str, value: Value| json!({"name": name, "description": "d", key: value});
    let all = json!([
        command("anywhere", "contexts", Value::Null),
        command("guild", "contexts", json!([0])),
        command("direct", "contexts", json!([1])),
        command("old", "dm_permission", json!(false)),
    ]);
    bot.good("PUT", &format!("/applications/{}/commands", bot.id), all).await;
    let here = json!([command("here", "nsfw", json!(false))]);
    let guild = string(&bot.guild["id"]);
    bot.good("PUT", &format!("/applications/{}/guilds/{guild}/commands", bot.id), here).await;
    let state = play.state();
    let aki = string(&state["users"][0]["id"]);
    let body = json!({"recipient_id": aki});
    let direct = string(&bot.good("POST", "/users/@me/channels", body).await["id"]);
    let user = state["users"][0]["username"].as_str().unwrap().to_owned();
    let may = |channel: &str, command: &str| {
        let used = json!({"op": "command", "channel": channel, "command": command});
        match play.act(&user, used) {
            Ok(_) => true,
            Err(why) => {
                assert_eq!(why, "this command cannot be used here");
                false
            }
        }
    };
    for (command, in_guild, in_direct) in [
        ("anywhere", true, true),
        ("guild", true, false),
        ("direct", false, true),
        ("old", true, false),
        ("here", true, false),
    ] {
        assert_eq!(may("general", command), in_guild, "{command}");
        assert_eq!(may(&direct, command), in_direct, "{command}");
    }
}

#[tokio::test]
async fn a_forward_is_refused_and_not_taken_for_a_reply() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let first = bot.good("POST", &all, json!({"content": "x"})).await;
    let reference = |kind: u64| {
        json!({"content": "y", "message_reference": {"type": kind, "message_id": first["id"],
            "channel_id": first["channel_id"]}})
    };
    let (status, body) = bot.ask("POST", &all, reference(1)).await;
    let code = body.pointer("/errors/message_reference/type/_errors/0/code");
    assert_eq!((status, code), (400, Some(&json!("BASE_TYPE_CHOICES"))), "{body}");
    assert_eq!(bot.good("POST", &all, reference(0)).await["type"], 19);
    assert_eq!(play.messages("general", "Aki").unwrap().len(), 2);
}

#[tokio::test]
async fn a_preview_of_the_guild_is_whole_and_says_no_more() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let path = format!("/guilds/{}/preview", string(&bot.guild["id"]));
    let preview = bot.good("GET", &path, Value::Null).await;
    let mut keys: Vec<&String> = preview.as_object().unwrap().keys().collect();
    keys.sort();
    let whole = [
        "approximate_member_count",
        "approximate_presence_count",
        "description",
        "discovery_splash",
        "emojis",
        "features",
        "home_header",
        "icon",
        "id",
        "name",
        "splash",
        "stickers",
    ];
    assert_eq!(keys, whole);
    assert_eq!(preview["approximate_member_count"], 5);
}

#[tokio::test]
async fn posts_of_a_forum_have_its_tags() {
    const REQUIRES_TAG: u64 = 1 << 4;
    const MANAGE_THREADS: u64 = 1 << 34;
    let play = still().await;
    let bot = Bot::join(&play).await;
    let guild = string(&bot.guild["id"]);
    let tags = json!([{"name": "open"}, {"name": "solved", "moderated": true, "emoji_name": "✅"}]);
    let forum = json!({"name": "help", "type": 15, "available_tags": tags});
    let forum = bot.good("POST", &format!("/guilds/{guild}/channels"), forum).await;
    let id = |n: usize| string(&forum["available_tags"][n]["id"]);
    let (open, solved) = (id(0), id(1));
    assert_eq!(forum["available_tags"][1]["emoji_name"], "✅", "{forum}");
    let path = format!("/channels/{}", string(&forum["id"]));
    let post =
        |tags: Value| json!({"name": "How?", "message": {"content": "x"}, "applied_tags": tags});
    let threads = format!("{path}/threads");
    let thread = bot.good("POST", &threads, post(json!([open]))).await;
    assert_eq!(thread["applied_tags"], json!([open]), "{thread}");
    assert_eq!(bot.bad("POST", &threads, post(json!(["5"]))).await, (400, 50035));
    bot.good("POST", &threads, post(Value::Null)).await;
    bot.good("PATCH", &path, json!({"flags": REQUIRES_TAG})).await;
    assert_eq!(bot.bad("POST", &threads, post(json!([]))).await, (400, 40067));
    let thread = format!("/channels/{}", string(&thread["id"]));
    let changed = bot.good("PATCH", &thread, json!({"applied_tags": [solved]})).await;
    assert_eq!(changed["applied_tags"], json!([solved]));
    let kept = bot.good("PATCH", &thread, json!({"name": "So."})).await;
    assert_eq!(kept["applied_tags"], json!([solved]));

    // One that is for moderators alone stays where it is, but is not put on by others.
    let deny = json!({"do": "set_permissions", "bot": bot.id, "channel": forum["id"],
        "deny": MANAGE_THREADS});
    play.control(&deny).unwrap();
    assert_eq!(bot.bad("POST", &threads, post(json!([solved]))).await, (403, 50013));
    bot.good("POST", &threads, post(json!([open]))).await;

    // A tag that is named by its id stays the same one.
    let renamed = json!({"available_tags": [{"id": open, "name": "new"}, {"name": "more"}]});
    let forum = bot.good("PATCH", &path, renamed).await;
    assert_eq!((&forum["available_tags"][0]["id"], &forum["flags"]), (&json!(open), &json!(16)));
}

#[tokio::test]
async fn an_address_takes_its_methods_and_no_others() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let asked = bot.pinged().await;
    let (general, guild) = (bot.channel("general"), string(&bot.guild["id"]));
    for (method, path) in [
        ("DELETE", format!("/channels/{general}/messages")),
        ("PATCH", format!("/channels/{general}/typing")),
        ("POST", format!("/channels/{general}/pins")),
        ("POST", format!("/guilds/{guild}/members")),
        ("DELETE", format!("/guilds/{guild}/preview")),
        ("POST", "/users/@me/guilds".to_owned()),
        ("DELETE", "/users/@me".to_owned()),
        ("DELETE", format!("/applications/{}/commands", bot.id)),
        ("PUT", format!("/applications/{}/emojis", bot.id)),
        ("GET", crate::bot::callback(&asked)),
        ("PUT", bot.hook(&asked, "")),
        ("POST", bot.hook(&asked, "/messages/@original")),
        ("POST", "/gateway".to_owned()),
        ("PUT", "/voice/regions".to_owned()),
    ] {
        let (status, body) = bot.ask(method, &path, Value::Null).await;
        assert_eq!(
            (status, &body["message"]),
            (405, &json!("405: Method Not Allowed")),
            "{method} {path}"
        );
    }
    for path in ["/nothing", "/users/@me/nothing", "/channels/1/nothing/2"] {
        assert_eq!(bot.ask("GET", path, Value::Null).await.0, 404, "{path}");
    }
    let http = reqwest::Client::new();
    for (method, path, allowed) in [
        ("PUT", "/control", "POST"),
        ("POST", "/control/state", "GET"),
        ("POST", "/", "GET, HEAD"),
        ("DELETE", "/app.js", "GET, HEAD"),
        ("POST", "/play/users", "GET"),
    ] {
        let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
        let refused = http.request(method, format!("{}{path}", play.page())).send().await.unwrap();
        assert_eq!(
            (refused.status().as_u16(), &refused.headers()["allow"]),
            (405, &allowed.parse().unwrap()),
            "{path}"
        );
    }
    let nowhere = http.post(format!("{}/nowhere", play.page())).send().await.unwrap();
    assert_eq!(nowhere.status(), 404);
}
