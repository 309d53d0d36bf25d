//! Messages, pins, reactions, threads, channels, roles, emojis and direct messages over REST.

use serde_json::{Value, json};

use crate::bot::{Bot, still, string};

#[tokio::test]
async fn messages_are_read_edited_pinned_and_deleted() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let channel = format!("/channels/{}", bot.channel("general"));
    let all = format!("{channel}/messages");
    let mut ids = Vec::new();
    for content in ["one", "two", "three", "four"] {
        ids.push(string(&bot.good("POST", &all, json!({"content": content})).await["id"]));
    }
    let contents = |list: Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|m| string(&m["content"])).collect()
    };
    let read = |query: String| {
        bot.good("GET", Box::leak(format!("{all}{query}").into_boxed_str()), Value::Null)
    };
    assert_eq!(contents(read(String::new()).await), ["four", "three", "two", "one"]);
    assert_eq!(contents(read(format!("?before={}&limit=2", ids[3])).await), ["three", "two"]);
    assert_eq!(contents(read(format!("?after={}", ids[1])).await), ["four", "three"]);
    assert_eq!(
        contents(read(format!("?around={}&limit=3", ids[1])).await),
        ["three", "two", "one"]
    );
    let one = format!("{all}/{}", ids[0]);
    let edited = bot.good("PATCH", &one, json!({"content": "eins"})).await;
    assert!(edited["edited_timestamp"].is_string());
    bot.good("PUT", &format!("{channel}/pins/{}", ids[0]), Value::Null).await;
    assert_eq!(contents(bot.good("GET", &format!("{channel}/pins"), Value::Null).await), ["eins"]);
    let pins = bot.good("GET", &format!("{all}/pins"), Value::Null).await;
    assert_eq!(pins["items"][0]["message"]["pinned"], true);
    bot.wire.event("CHANNEL_PINS_UPDATE").await;
    let many = json!({"messages": [ids[1], ids[2]]});
    bot.good("POST", &format!("{all}/bulk-delete"), many).await;
    let gone = bot.wire.event("MESSAGE_DELETE_BULK").await;
    assert_eq!(gone["d"]["ids"], json!([ids[1], ids[2]]));
    bot.good("DELETE", &one, Value::Null).await;
    bot.wire.event("MESSAGE_DELETE").await;
    assert_eq!(bot.bad("DELETE", &one, Value::Null).await, (404, 10008));
    assert_eq!(bot.bad("POST", &all, json!({"content": ""})).await, (400, 50006));
    let (status, body) = bot.ask("POST", &all, json!({"content": "x".repeat(2001)})).await;
    assert_eq!((status, &body["code"]), (400, &json!(50035)));
    assert!(body["errors"]["content"]["_errors"][0]["code"].is_string(), "{body}");
}

#[tokio::test]
async fn a_reply_knows_what_it_answers() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let first =
        play.act("Ben", json!({"op": "send", "channel": "general", "content": "q"})).unwrap();
    let body = json!({"content": "a", "message_reference": {"message_id": first["id"]}});
    let reply = bot.good("POST", &all, body).await;
    assert_eq!(
        (&reply["type"], &reply["referenced_message"]["content"]),
        (&json!(19), &json!("q"))
    );
    assert_eq!(reply["mentions"][0]["username"], "ben");
    let lost = json!({"content": "a", "message_reference": {"message_id": "5"}});
    assert_eq!(bot.bad("POST", &all, lost).await, (400, 50035));
}

#[tokio::test]
async fn reactions_are_counted_and_told() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let message = bot.good("POST", &all, json!({"content": "x"})).await;
    let one = format!("{all}/{}", string(&message["id"]));
    bot.good("PUT", &format!("{one}/reactions/%F0%9F%91%8D/@me"), Value::Null).await;
    let react =
        json!({"op": "react", "channel": "general", "message": message["id"], "emoji": "👍"});
    play.act("Ben", react).unwrap();
    assert_eq!(bot.wire.event("MESSAGE_REACTION_ADD").await["d"]["emoji"]["name"], "👍");
    let reaction = bot.good("GET", &one, Value::Null).await["reactions"][0].clone();
    assert_eq!((&reaction["count"], &reaction["me"]), (&json!(2), &json!(true)));
    let who = bot.good("GET", &format!("{one}/reactions/%F0%9F%91%8D"), Value::Null).await;
    assert_eq!(who[1]["username"], "ben");
    bot.good("DELETE", &format!("{one}/reactions/%F0%9F%91%8D/@me"), Value::Null).await;
    bot.wire.event("MESSAGE_REACTION_REMOVE").await;
    bot.good("DELETE", &format!("{one}/reactions"), Value::Null).await;
    bot.wire.event("MESSAGE_REACTION_REMOVE_ALL").await;
    assert!(bot.good("GET", &one, Value::Null).await.get("reactions").is_none());
}

#[tokio::test]
async fn threads_are_started_joined_and_archived() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let channel = format!("/channels/{}", bot.channel("general"));
    let message = bot.good("POST", &format!("{channel}/messages"), json!({"content": "x"})).await;
    let start = format!("{channel}/messages/{}/threads", string(&message["id"]));
    let thread = bot.good("POST", &start, json!({"name": "match"})).await;
    assert_eq!((&thread["id"], &thread["type"]), (&message["id"], &json!(11)));
    assert_eq!(bot.bad("POST", &start, json!({"name": "again"})).await, (400, 160_004));
    let created = bot.wire.event("THREAD_CREATE").await["d"].clone();
    assert_eq!(created["newly_created"], true);
    let inside = format!("/channels/{}", string(&thread["id"]));
    bot.good("POST", &format!("{inside}/messages"), json!({"content": "in"})).await;
    play.act("Ben", json!({"op": "send", "channel": thread["id"], "content": "me too"})).unwrap();
    bot.wire.event("THREAD_MEMBERS_UPDATE").await;
    let members = bot.good("GET", &format!("{inside}/thread-members"), Value::Null).await;
    assert_eq!(members.as_array().unwrap().len(), 2);
    let closed = bot.good("PATCH", &inside, json!({"archived": true, "locked": true})).await;
    assert_eq!(closed["thread_metadata"]["archived"], true);
    let old = bot.good("GET", &format!("{channel}/threads/archived/public"), Value::Null).await;
    assert_eq!(old["threads"][0]["id"], thread["id"]);
    let private =
        bot.good("POST", &format!("{channel}/threads"), json!({"name": "p", "type": 12})).await;
    assert!(play.messages(&string(&private["id"]), "Ben").unwrap().is_empty());
    let say = json!({"op": "send", "channel": private["id"], "content": "x"});
    assert_eq!(play.act("Ben", say).unwrap_err(), "Missing Access");
}

#[tokio::test]
async fn channels_roles_members_and_the_guild_change() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let guild = format!("/guilds/{}", string(&bot.guild["id"]));
    let made = bot.good("POST", &format!("{guild}/channels"), json!({"name": "New Room"})).await;
    assert_eq!(made["name"], "new-room");
    bot.wire.event("CHANNEL_CREATE").await;
    let path = format!("/channels/{}", string(&made["id"]));
    assert_eq!(bot.good("PATCH", &path, json!({"topic": "t"})).await["topic"], "t");
    bot.good("DELETE", &path, Value::Null).await;
    bot.wire.event("CHANNEL_DELETE").await;
    let role =
        bot.good("POST", &format!("{guild}/roles"), json!({"name": "r", "color": 255})).await;
    assert_eq!(role["colors"]["primary_color"], 255);
    let ben = play.state()["users"][1]["id"].clone();
    let give = format!("{guild}/members/{}/roles/{}", string(&ben), string(&role["id"]));
    bot.good("PUT", &give, Value::Null).await;
    let member = bot.wire.event("GUILD_MEMBER_UPDATE").await["d"].clone();
    assert_eq!(member["roles"], json!([role["id"]]));
    let nick = bot.good("PATCH", &format!("{guild}/members/@me"), json!({"nick": "B"})).await;
    assert_eq!(nick["nick"], "B");
    assert_eq!(bot.bad("PATCH", &guild, json!({"name": "X"})).await, (403, 50013));
    let found =
        bot.good("GET", &format!("{guild}/members/search?query=da&limit=5"), Value::Null).await;
    assert_eq!(found[0]["user"]["username"], "dana");
}

#[tokio::test]
async fn application_emojis_come_and_go() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/applications/{}/emojis", bot.id);
    let image = "data:image/png;base64,iVBORw0KGgo=";
    let made = bot.good("POST", &all, json!({"name": "star", "image": image})).await;
    let one = format!("{all}/{}", string(&made["id"]));
    assert_eq!(bot.good("PATCH", &one, json!({"name": "moon"})).await["name"], "moon");
    assert_eq!(bot.good("GET", &all, Value::Null).await["items"][0]["name"], "moon");
    let url = format!("{}/emojis/{}.png", play.page(), string(&made["id"]));
    assert_eq!(reqwest::get(&url).await.unwrap().bytes().await.unwrap().len(), 8);
    bot.good("DELETE", &one, Value::Null).await;
    assert_eq!(bot.bad("GET", &one, Value::Null).await, (404, 10014));
    let bad = json!({"name": "x2", "image": "nothing"});
    assert_eq!(bot.bad("POST", &all, bad).await, (400, 50035));
}

#[tokio::test]
async fn direct_messages_are_between_two() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let ben = play.state()["users"][1]["id"].clone();
    let open = json!({"recipient_id": ben});
    let channel = bot.good("POST", "/users/@me/channels", open.clone()).await;
    assert_eq!(channel["recipients"][0]["id"], ben);
    assert_eq!(bot.good("POST", "/users/@me/channels", open).await["id"], channel["id"]);
    let path = format!("/channels/{}/messages", string(&channel["id"]));
    bot.good("POST", &path, json!({"content": "psst"})).await;
    play.act("Ben", json!({"op": "send", "channel": channel["id"], "content": "what?"})).unwrap();
    let events = bot.wire.drain().await;
    let heard = events.last().unwrap();
    assert_eq!((&heard["d"]["content"], heard["d"].get("guild_id")), (&json!("what?"), None));
    let id = string(&channel["id"]);
    assert_eq!(play.messages(&id, "Ben").unwrap().len(), 2);
    assert!(play.messages(&id, "Chloe").unwrap().is_empty());
}

#[tokio::test]
async fn components_v2_and_embeds_find_their_pictures() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let path = format!("/channels/{}/messages", bot.channel("general"));
    let send = |payload: Value| {
        let png = b"\x89PNG\r\n\x1a\n....IHDR\0\0\0\x02\0\0\0\x03".to_vec();
        let part = reqwest::multipart::Part::bytes(png).file_name("b.png");
        let form = reqwest::multipart::Form::new()
            .text("payload_json", payload.to_string())
            .part("files[0]", part.mime_str("image/png").unwrap());
        crate::bot::answer(bot.request("POST", &path).multipart(form))
    };
    let media = json!({"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]});
    let text = json!({"type": 10, "content": "hello"});
    let v2 = json!({"flags": 1 << 15, "components": [{"type": 17, "components": [text, media]}]});
    let (status, message) = send(v2).await;
    assert_eq!(status, 200, "{message}");
    assert_eq!(message["flags"], 1 << 15);
    let item = &message["components"][0]["components"][1]["items"][0]["media"];
    assert!(string(&item["url"]).starts_with("http://127.0.0.1"), "{message}");
    assert_eq!(item["width"], 2);
    let (_, message) = send(json!({"embeds": [{"image": {"url": "attachment://b.png"}}]})).await;
    assert!(string(&message["embeds"][0]["image"]["url"]).starts_with("http"), "{message}");
    assert_eq!(message["attachments"], json!([]));
}

#[tokio::test]
async fn a_picture_goes_with_the_embed_that_showed_it() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let send = |method: &'static str, path: String, payload: Value| {
        let png = b"\x89PNG\r\n\x1a\n....IHDR\0\0\0\x02\0\0\0\x03".to_vec();
        let part = reqwest::multipart::Part::bytes(png).file_name("b.png");
        let form = reqwest::multipart::Form::new()
            .text("payload_json", payload.to_string())
            .part("files[0]", part.mime_str("image/png").unwrap());
        crate::bot::answer(bot.request(method, &path).multipart(form))
    };
    let shown = |message: &Value| string(&message["embeds"][0]["image"]["url"]);
    let there = async |url: &str| reqwest::get(url).await.unwrap().status() == 200;
    let embeds = json!({"embeds": [{"image": {"url": "attachment://b.png"}}]});
    let (_, message) = send("POST", all.clone(), embeds.clone()).await;
    let (first, one) = (shown(&message), format!("{all}/{}", string(&message["id"])));
    assert!(there(&first).await);
    let head = reqwest::Client::new().head(&first).send().await.unwrap();
    assert_eq!(
        (head.status().as_u16(), &head.headers()["content-type"]),
        (200, &"image/png".parse().unwrap())
    );

    // What the embed still shows stays, listed or not.
    let kept = bot.good("PATCH", &one, json!({"content": "x", "attachments": []})).await;
    assert_eq!((shown(&kept), &kept["attachments"]), (first.clone(), &json!([])));
    assert!(there(&first).await);

    let (_, message) = send("PATCH", one.clone(), embeds).await;
    let second = shown(&message);
    assert_ne!(first, second);
    assert!(!there(&first).await && there(&second).await);
    assert_eq!(message["attachments"], json!([]));

    let bare = bot.good("PATCH", &one, json!({"content": "none", "embeds": []})).await;
    assert_eq!(bare["attachments"], json!([]));
    assert!(!there(&second).await);
}

#[tokio::test]
async fn what_is_not_there_cannot_be_taken_or_sent() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let sticker = json!({"sticker_ids": ["749054660769218631"]});
    assert_eq!(bot.bad("POST", &all, sticker).await, (400, 50081));
    let message = bot.good("POST", &all, json!({"content": "x"})).await;
    let reactions = format!("{all}/{}/reactions/%F0%9F%91%8D", string(&message["id"]));
    let own = format!("{reactions}/@me");
    assert_eq!(bot.bad("DELETE", &own, Value::Null).await, (404, 10014));
    bot.good("PUT", &own, Value::Null).await;
    let ben = string(&play.state()["users"][1]["id"]);
    assert_eq!(bot.bad("DELETE", &format!("{reactions}/{ben}"), Value::Null).await, (404, 10014));
    bot.good("DELETE", &own, Value::Null).await;
    assert_eq!(bot.bad("DELETE", &own, Value::Null).await, (404, 10014));
}

#[tokio::test]
async fn a_channel_has_250_pins() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let pin = async || {
        let message = bot.good("POST", &all, json!({"content": "x"})).await;
        bot.ask("PUT", &format!("{all}/pins/{}", string(&message["id"])), Value::Null).await
    };
    for _ in 0..250 {
        assert_eq!(pin().await.0, 204);
    }
    let (status, said) = pin().await;
    assert_eq!((status, &said["code"]), (400, &json!(30003)));
    assert_eq!(said["message"], "Maximum number of pins reached (250)");
}

#[tokio::test]
async fn a_message_is_there_once_under_a_nonce_that_is_enforced() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let once = |content: &str| json!({"content": content, "nonce": "b1", "enforce_nonce": true});
    let first = bot.good("POST", &all, once("one")).await;
    let again = bot.good("POST", &all, once("two")).await;
    assert_eq!((&again["id"], &again["content"]), (&first["id"], &json!("one")));
    // Without being asked to, Discord does not look.
    let loose = bot.good("POST", &all, json!({"content": "x", "nonce": "b1"})).await;
    assert_ne!(loose["id"], first["id"]);
    bot.good("DELETE", &format!("{all}/{}", string(&first["id"])), Value::Null).await;
    let anew = bot.good("POST", &all, once("three")).await;
    assert_ne!(anew["id"], first["id"]);
    play.advance(6 * 60 * 1000);
    let later = bot.good("POST", &all, once("four")).await;
    assert_eq!(later["content"], "four");
}
