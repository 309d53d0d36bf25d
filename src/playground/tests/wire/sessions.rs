//! Gateway sessions: identify, resume with replay, close codes, shards, compression, intents.

use flate2::{Decompress, FlushDecompress};
use serde_json::{Value, json};

use crate::bot::{ALL, Bot, Came, Wire, still};

fn resume(bot: &Bot<'_>, seq: u64) -> Value {
    json!({"op": 6, "d": {"token": bot.token, "session_id": bot.session, "seq": seq}})
}

#[tokio::test]
async fn a_resume_replays_what_was_missed_with_its_numbers() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    play.act("Aki", json!({"op": "send", "channel": "general", "content": "one"})).unwrap();
    let seen = bot.wire.event("MESSAGE_CREATE").await["s"].as_u64().unwrap();
    let wire = std::mem::replace(&mut bot.wire, Wire::open(&play).await);
    wire.vanish().await;
    play.until(|play| (play.state()["sessions"][0]["connected"] == false).then_some(())).await;
    for content in ["two", "three"] {
        play.act("Aki", json!({"op": "send", "channel": "general", "content": content})).unwrap();
    }
    bot.wire.say(resume(&bot, seen)).await;
    for (offset, content) in [(1, "two"), (2, "three")] {
        let payload = bot.wire.payload().await;
        assert_eq!(payload["d"]["content"], content);
        assert_eq!(payload["s"], seen + offset);
    }
    let resumed = bot.wire.payload().await;
    assert_eq!((&resumed["t"], &resumed["s"]), (&json!("RESUMED"), &json!(seen + 3)));
    play.act("Aki", json!({"op": "send", "channel": "general", "content": "four"})).unwrap();
    assert_eq!(bot.wire.payload().await["s"], seen + 4);
}

#[tokio::test]
async fn a_session_that_is_unknown_or_ended_cannot_be_resumed() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let mut stranger = Wire::open(&play).await;
    stranger
        .say(json!({"op": 6, "d": {"token": bot.token, "session_id": "nothing", "seq": 1}}))
        .await;
    let invalid = stranger.payload().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    // A client that does not say what it has seen has to begin anew.
    for data in [json!({"seq": null}), json!({})] {
        let mut data = data;
        data["token"] = json!(bot.token);
        data["session_id"] = json!(bot.session);
        stranger.say(json!({"op": 6, "d": data})).await;
        let invalid = stranger.payload().await;
        assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    }
    stranger.identify(&bot.token, ALL).await;
    stranger.event("READY").await;
    let wire = std::mem::replace(&mut bot.wire, Wire::open(&play).await);
    wire.end().await;
    play.until(|play| (play.state()["sessions"].as_array().unwrap().len() == 1).then_some(()))
        .await;
    bot.wire.say(resume(&bot, 1)).await;
    assert_eq!(bot.wire.payload().await["op"], 9);
}

#[tokio::test]
async fn every_mistake_has_its_close_code() {
    let play = still().await;
    let token = play.token().to_owned();
    let identify = |more: Value| {
        let mut data = json!({"token": token, "intents": 1, "properties": {}});
        for (key, value) in more.as_object().unwrap() {
            data[key] = value.clone();
        }
        json!({"op": 2, "d": data}).to_string()
    };
    let cases = [
        (4001, vec![json!({"op": 99}).to_string()]),
        (4002, vec!["{".to_owned()]),
        (4002, vec![format!("\"{}\"", "x".repeat(4100))]),
        (4003, vec![json!({"op": 8, "d": {}}).to_string()]),
        (4003, vec![json!({"op": 3, "d": {}}).to_string()]),
        (4004, vec![identify(json!({"token": ""}))]),
        (4005, vec![identify(json!({})), identify(json!({}))]),
        (4008, vec![json!({"op": 1, "d": null}).to_string(); 121]),
        (4010, vec![identify(json!({"shard": [2, 2]}))]),
        (4010, vec![identify(json!({"shard": "x"}))]),
        (4013, vec![identify(json!({"intents": 1u64 << 40}))]),
        (4013, vec![identify(json!({"intents": null}))]),
    ];
    for (code, texts) in cases {
        let mut wire = Wire::open(&play).await;
        for text in &texts {
            wire.say_text(text).await;
        }
        assert_eq!(wire.closed().await, code, "{texts:?}");
    }
    assert_eq!(Wire::raw(&play, "/?v=5").await.closed().await, 4012);
    assert_eq!(Wire::raw(&play, "/?v=10&encoding=etf").await.closed().await, 4002);
    let mut bot = Bot::join(&play).await;
    let wire = std::mem::replace(&mut bot.wire, Wire::open(&play).await);
    wire.vanish().await;
    bot.wire.say(resume(&bot, 9999)).await;
    assert_eq!(bot.wire.closed().await, 4007);
}

#[tokio::test]
async fn a_zlib_stream_is_one_stream() {
    let play = still().await;
    let mut wire = Wire::raw(&play, "/?v=10&encoding=json&compress=zlib-stream").await;
    let mut stream = Decompress::new(true);
    let mut read = |came: Came| -> Value {
        let Came::Bytes(bytes) = came else { panic!("{came:?}") };
        let mut out = Vec::with_capacity(1 << 20);
        stream.decompress_vec(&bytes, &mut out, FlushDecompress::Sync).unwrap();
        serde_json::from_slice(&out).unwrap()
    };
    assert_eq!(read(wire.came().await)["op"], 10);
    wire.identify(play.token(), ALL).await;
    assert_eq!(read(wire.came().await)["t"], "READY");
    assert_eq!(read(wire.came().await)["t"], "GUILD_CREATE");
    wire.say(json!({"op": 1, "d": 2})).await;
    assert_eq!(read(wire.came().await)["op"], 11);
}

#[tokio::test]
async fn the_guild_lives_on_one_shard() {
    let play = still().await;
    let mut guilds = Vec::new();
    for shard in 0..2 {
        let mut wire = Wire::open(&play).await;
        wire.say(json!({"op": 2, "d": {"token": play.token(), "intents": 1, "properties": {},
            "shard": [shard, 2]}}))
            .await;
        let ready = wire.event("READY").await;
        assert_eq!(ready["d"]["shard"], json!([shard, 2]));
        guilds.push(ready["d"]["guilds"].as_array().unwrap().len());
        let events = wire.drain().await;
        assert_eq!(events.len(), guilds[shard]);
    }
    assert_eq!(guilds.iter().sum::<usize>(), 1);
}

#[tokio::test]
async fn intents_say_what_a_bot_hears() {
    const GUILDS: u64 = 1;
    const MESSAGES: u64 = 1 << 9;
    let play = still().await;
    let mut deaf = Bot::join_as(&play, "deaf", GUILDS).await;
    let mut blind = Bot::join_as(&play, "blind", GUILDS | MESSAGES).await;
    play.act("Aki", json!({"op": "send", "channel": "general", "content": "hello"})).unwrap();
    assert!(deaf.wire.drain().await.iter().all(|event| event["t"] != "MESSAGE_CREATE"));
    assert_eq!(blind.wire.event("MESSAGE_CREATE").await["d"]["content"], "");
    let content = format!("<@{}> hello", blind.id);
    play.act("Aki", json!({"op": "send", "channel": "general", "content": content})).unwrap();
    assert_eq!(blind.wire.event("MESSAGE_CREATE").await["d"]["content"], json!(content));
    assert_eq!(deaf.guild["members"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn members_come_in_chunks_as_asked() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let ask = |more: Value| {
        let mut data = json!({"guild_id": bot.guild["id"], "limit": 0, "nonce": "n"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({"op": 8, "d": data})
    };
    let (all, named) = (ask(json!({"query": ""})), ask(json!({"query": "chl"})));
    let some = ask(json!({"user_ids": [bot.id, "7"]}));
    bot.wire.say(all).await;
    let chunk = bot.wire.event("GUILD_MEMBERS_CHUNK").await["d"].clone();
    assert_eq!(chunk["members"].as_array().unwrap().len(), 5);
    assert_eq!((&chunk["chunk_count"], &chunk["nonce"]), (&json!(1), &json!("n")));
    bot.wire.say(named).await;
    let chunk = bot.wire.event("GUILD_MEMBERS_CHUNK").await["d"].clone();
    assert_eq!(chunk["members"][0]["user"]["username"], "chloe");
    bot.wire.say(some).await;
    let chunk = bot.wire.event("GUILD_MEMBERS_CHUNK").await["d"].clone();
    assert_eq!(chunk["not_found"], json!(["7"]));
}
