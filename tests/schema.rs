//! The playground's answers, held against Discord's own description of its API, where that is at
//! hand: `../shared/discord/openapi.json`. Without the file there is nothing to compare with, and
//! the test says so.

use std::collections::BTreeMap;
use std::fs;

use jsonschema::Validator;
use playground::{Playground, Running, Settings};
use serde_json::{Value, json};

use crate::project;

/// A client that checks every answer.
struct Desk {
    schema: Value,
    playground: Running,
    http: reqwest::Client,
    checked: Vec<String>,
    wrong: Vec<String>,
}

impl Desk {
    #[expect(clippy::print_stdout, reason = "whoever runs the tests should know what was left out")]
    async fn open() -> Option<Desk> {
        let path = project("../shared/discord/openapi.json");
        let Ok(text) = fs::read_to_string(&path) else {
            println!("not tested: {} is not here", path.display());
            return None;
        };
        let playground = Playground::start(Settings::default()).await.unwrap();
        let http = reqwest::Client::new();
        let schema = serde_json::from_str(&text).unwrap();
        Some(Desk { schema, playground, http, checked: Vec::new(), wrong: Vec::new() })
    }

    /// Calls a route, given as its template and what stands in its braces.
    async fn call(&mut self, method: &str, template: &str, fill: &[&str], body: Value) -> Value {
        let mut path = template.to_owned();
        for value in fill {
            let (before, rest) = path.split_once('{').expect("a place for each value");
            let (_, after) = rest.split_once('}').expect("a place for each value");
            path = format!("{before}{value}{after}");
        }
        let url = format!("{}/v10{path}", self.playground.api());
        let request = self.http.request(method.parse().unwrap(), url);
        let token = format!("Bot {}", self.playground.token());
        let mut request = request.header("authorization", token);
        if !body.is_null() {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        assert!(status.is_success(), "{method} {path}: {status} {text}");
        let answer: Value = serde_json::from_str(&text).unwrap_or_default();
        let template = template.split('?').next().unwrap_or_default();
        self.check(method, template, status.as_u16(), &answer);
        answer
    }

    /// Does the answer look as Discord says it does?
    fn check(&mut self, method: &str, template: &str, status: u16, answer: &Value) {
        let route = format!("{method} {template} {status}");
        let described = &self.schema["paths"][template][method.to_lowercase()]["responses"];
        let described = &described[status.to_string()];
        assert!(!described.is_null(), "Discord does not describe {route}");
        let schema = &described["content"]["application/json"]["schema"];
        if schema.is_null() {
            assert!(answer.is_null(), "{route} says something where Discord says nothing");
        } else {
            let schema = schema.clone();
            self.compare(&route, &schema, answer);
        }
        self.checked.push(route);
    }

    fn compare(&mut self, what: &str, schema: &Value, answer: &Value) {
        let whole = json!({"components": self.schema["components"], "allOf": [schema]});
        let validator: Validator = jsonschema::draft202012::new(&whole).unwrap();
        let faults = validator.iter_errors(answer).take(3);
        let faults: Vec<String> = faults
            .map(|fault| {
                let text: String = fault.to_string().chars().take(300).collect();
                format!("{what}: {} at {}", text, fault.instance_path())
            })
            .collect();
        self.wrong.extend(faults);
    }
}

/// Is every request that a bot made what Discord describes? Nothing is checked where the description
/// is not at hand.
pub(crate) fn check_requests(requests: &[Value]) {
    let path = project("../shared/discord/openapi.json");
    let Ok(text) = fs::read_to_string(path) else { return };
    let mut schema: Value = serde_json::from_str(&text).unwrap();
    // Discord takes numbers here as well, and libraries send them.
    schema["components"]["schemas"]["SnowflakeType"] = json!({"type": ["string", "integer"]});
    let mut validators: BTreeMap<String, Option<Validator>> = BTreeMap::new();
    let mut wrong = Vec::new();
    for request in requests {
        let (method, path) = (word(request, "method"), word(request, "path"));
        let Some(path) = path.strip_prefix("/api/v10") else { continue };
        let body = &request["body"];
        if body.is_null() {
            continue;
        }
        let path = path.split('?').next().unwrap_or_default();
        let template = template(&schema, path);
        // A callback is described kind by kind: held against all of them at once, a fault in one
        // says nothing.
        let route = format!("{method} {template}");
        let validator = validators.entry(route.clone()).or_insert_with(|| {
            let described = &schema["paths"][&template][method.to_lowercase()]["requestBody"];
            let described = &described["content"]["application/json"]["schema"];
            let whole = json!({"components": schema["components"], "allOf": [described]});
            (!described.is_null()).then(|| jsonschema::draft202012::new(&whole).unwrap())
        });
        let Some(validator) = validator else {
            wrong.push(format!("Discord does not describe {route}"));
            continue;
        };
        if let Some(fault) = validator.iter_errors(body).next() {
            let fault: String = fault.to_string().chars().take(300).collect();
            wrong.push(format!("{route}: {fault}\n{body}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// The template of a path: the described one with the fewest braces that fits.
fn template(schema: &Value, path: &str) -> String {
    let steps: Vec<&str> = path.split('/').collect();
    let fits = |template: &&String| {
        let parts: Vec<&str> = template.split('/').collect();
        parts.len() == steps.len()
            && parts.iter().zip(&steps).all(|(part, step)| part.starts_with('{') || part == step)
    };
    let paths = schema["paths"].as_object().into_iter().flatten().map(|(path, _)| path);
    let best = paths.filter(fits).min_by_key(|template| template.matches('{').count());
    best.cloned().unwrap_or_else(|| path.to_owned())
}

fn id(value: &Value) -> String {
    value["id"].as_str().unwrap_or_default().to_owned()
}

const PIXEL: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

async fn calls(desk: &mut Desk) {
    let me = desk.call("GET", "/users/@me", &[], Value::Null).await;
    desk.call("GET", "/gateway", &[], Value::Null).await;
    desk.call("GET", "/gateway/bot", &[], Value::Null).await;
    desk.call("GET", "/oauth2/applications/@me", &[], Value::Null).await;
    let app = id(&desk.call("GET", "/applications/@me", &[], Value::Null).await);
    let state = desk.playground.state();
    let guild = id(&state["guild"]);
    let guild = guild.as_str();
    let user = state["users"].as_array().unwrap().iter().find(|user| user["bot"] != true);
    let user = id(user.unwrap());

    desk.call("GET", "/guilds/{guild_id}", &[guild], Value::Null).await;
    let channels = desk.call("GET", "/guilds/{guild_id}/channels", &[guild], Value::Null).await;
    let channel = id(channels.as_array().unwrap().iter().find(|c| c["type"] == 0).unwrap());
    let channel = channel.as_str();
    desk.call("GET", "/channels/{channel_id}", &[channel], Value::Null).await;
    desk.call("GET", "/guilds/{guild_id}/members?limit=10", &[guild], Value::Null).await;
    let member = "/guilds/{guild_id}/members/{user_id}";
    desk.call("GET", member, &[guild, &user], Value::Null).await;
    desk.call("GET", "/guilds/{guild_id}/roles", &[guild], Value::Null).await;
    desk.call("GET", "/users/{user_id}", &[&user], Value::Null).await;
    desk.call("POST", "/users/@me/channels", &[], json!({"recipient_id": user})).await;

    messages(desk, channel, &me).await;
    threads(desk, guild, channel).await;
    commands(desk, &app, guild).await;

    let emojis = "/applications/{application_id}/emojis";
    let emoji = desk.call("POST", emojis, &[&app], json!({"name": "dot", "image": PIXEL})).await;
    desk.call("GET", emojis, &[&app], Value::Null).await;
    let one = "/applications/{application_id}/emojis/{emoji_id}";
    desk.call("GET", one, &[&app, &id(&emoji)], Value::Null).await;
    desk.call("PATCH", one, &[&app, &id(&emoji)], json!({"name": "spot"})).await;
    desk.call("DELETE", one, &[&app, &id(&emoji)], Value::Null).await;
}

async fn messages(desk: &mut Desk, channel: &str, me: &Value) {
    let button = json!({"type": 2, "style": 1, "custom_id": "go", "label": "Go"});
    let menu = json!({"type": 3, "custom_id": "pick", "options": [{"label": "A", "value": "a"}]});
    let body = json!({"content": format!("hello <@{}>", id(me)),
        "embeds": [{"title": "T", "description": "D", "color": 255, "footer": {"text": "F"},
            "fields": [{"name": "N", "value": "V", "inline": true}]}],
        "components": [{"type": 1, "components": [button]}, {"type": 1, "components": [menu]}]});
    let send = "/channels/{channel_id}/messages";
    let message = id(&desk.call("POST", send, &[channel], body).await);
    let message = message.as_str();
    let container = json!({"type": 17, "accent_color": 255, "components": [
        {"type": 10, "content": "text"}, {"type": 14, "divider": true, "spacing": 1}]});
    let v2 = json!({"flags": 1 << 15, "components": [container]});
    desk.call("POST", send, &[channel], v2).await;
    desk.call("GET", "/channels/{channel_id}/messages?limit=50", &[channel], Value::Null).await;
    let one = "/channels/{channel_id}/messages/{message_id}";
    desk.call("GET", one, &[channel, message], Value::Null).await;
    desk.call("PATCH", one, &[channel, message], json!({"content": "changed"})).await;
    let react = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
    desk.call("PUT", react, &[channel, message, "%F0%9F%91%8D"], Value::Null).await;
    let who = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
    desk.call("GET", who, &[channel, message, "%F0%9F%91%8D"], Value::Null).await;
    desk.call("GET", one, &[channel, message], Value::Null).await;
    let pin = "/channels/{channel_id}/messages/pins/{message_id}";
    desk.call("PUT", pin, &[channel, message], Value::Null).await;
    desk.call("GET", "/channels/{channel_id}/messages/pins", &[channel], Value::Null).await;
    desk.call("GET", "/channels/{channel_id}/pins", &[channel], Value::Null).await;
    desk.call("DELETE", pin, &[channel, message], Value::Null).await;
    desk.call("POST", "/channels/{channel_id}/typing", &[channel], Value::Null).await;
    desk.call("DELETE", one, &[channel, message], Value::Null).await;
}

async fn threads(desk: &mut Desk, guild: &str, channel: &str) {
    let send = "/channels/{channel_id}/messages";
    let message = id(&desk.call("POST", send, &[channel], json!({"content": "start"})).await);
    let from = "/channels/{channel_id}/messages/{message_id}/threads";
    desk.call("POST", from, &[channel, &message], json!({"name": "from a message"})).await;
    let alone = json!({"name": "alone", "type": 11});
    let thread = id(&desk.call("POST", "/channels/{channel_id}/threads", &[channel], alone).await);
    desk.call("GET", "/channels/{channel_id}", &[&thread], Value::Null).await;
    desk.call("GET", "/channels/{channel_id}/thread-members", &[&thread], Value::Null).await;
    desk.call("GET", "/guilds/{guild_id}/threads/active", &[guild], Value::Null).await;
    let archive = json!({"archived": true});
    desk.call("PATCH", "/channels/{channel_id}", &[&thread], archive).await;
}

async fn commands(desk: &mut Desk, app: &str, guild: &str) {
    let all = "/applications/{application_id}/commands";
    let option = json!({"type": 3, "name": "word", "description": "A word", "required": false});
    let ping = json!({"name": "ping", "description": "Answers", "options": [option]});
    desk.call("PUT", all, &[app], json!([ping])).await;
    desk.call("GET", all, &[app], Value::Null).await;
    let body = json!({"name": "pong", "description": "Answers"});
    let made = id(&desk.call("POST", all, &[app], body).await);
    let one = "/applications/{application_id}/commands/{command_id}";
    desk.call("GET", one, &[app, &made], Value::Null).await;
    desk.call("PATCH", one, &[app, &made], json!({"description": "Answers well"})).await;
    desk.call("DELETE", one, &[app, &made], Value::Null).await;
    let here = "/applications/{application_id}/guilds/{guild_id}/commands";
    desk.call("PUT", here, &[app, guild], json!([])).await;

    let command = json!({"op": "command", "channel": "general", "command": "ping", "options": []});
    let asked = desk.playground.act("Aki", command).unwrap();
    let asked = asked["interaction_id"].clone();
    let interactions = desk.playground.interactions();
    let asked = interactions.into_iter().find(|one| one["id"] == asked).unwrap();
    let (asked, token) = (id(&asked), asked["token"].as_str().unwrap().to_owned());
    let callback = "/interactions/{interaction_id}/{interaction_token}/callback?with_response=true";
    let body = json!({"type": 4, "data": {"content": "pong"}});
    desk.call("POST", callback, &[&asked, &token], body).await;
    let original = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    desk.call("GET", original, &[app, &token], Value::Null).await;
    desk.call("PATCH", original, &[app, &token], json!({"content": "pong!"})).await;
    let follow = "/webhooks/{webhook_id}/{webhook_token}?wait=true";
    let secret = json!({"content": "more", "flags": 64});
    desk.call("POST", follow, &[app, &token], secret).await;
    desk.call("DELETE", original, &[app, &token], Value::Null).await;
}

#[tokio::test]
async fn every_answer_looks_as_discord_describes_it() {
    let Some(mut desk) = Desk::open().await else { return };
    calls(&mut desk).await;
    assert!(desk.checked.len() > 45, "{} answers were checked", desk.checked.len());
    let message = json!({"$ref": "#/components/schemas/MessageResponse"});
    let events = desk.playground.events();
    for event in events.iter().filter(|event| event["t"] == "MESSAGE_CREATE") {
        // The gateway adds who sent it and where to the message itself.
        let mut body = event["d"].clone();
        for added in ["guild_id", "member"] {
            body.as_object_mut().unwrap().remove(added);
        }
        desk.compare("MESSAGE_CREATE", &message, &body);
    }
    assert_eq!(desk.wrong, Vec::<String>::new());
}
