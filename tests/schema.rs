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
struct CheckingClient {
    schema: Value,
    playground: Running,
    http: reqwest::Client,
    checked: Vec<String>,
    wrong: Vec<String>,
}

impl CheckingClient {
    #[expect(clippy::print_stdout, reason = "whoever runs the tests should know what was left out")]
    async fn open() -> Option<CheckingClient> {
        let path = project("../shared/discord/openapi.json");
        let Ok(text) = fs::read_to_string(&path) else {
            println!("not tested: {} is not here", path.display());
            return None;
        };
        let playground = Playground::start(Settings::default()).await.unwrap();
        let http = reqwest::Client::new();
        let schema = serde_json::from_str(&text).unwrap();
        Some(CheckingClient { schema, playground, http, checked: Vec::new(), wrong: Vec::new() })
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

async fn calls(client: &mut CheckingClient) {
    let me = client.call("GET", "/users/@me", &[], Value::Null).await;
    client.call("GET", "/gateway", &[], Value::Null).await;
    client.call("GET", "/gateway/bot", &[], Value::Null).await;
    client.call("GET", "/oauth2/applications/@me", &[], Value::Null).await;
    let app = id(&client.call("GET", "/applications/@me", &[], Value::Null).await);
    let state = client.playground.state();
    let guild = id(&state["guild"]);
    let guild = guild.as_str();
    let user = state["users"].as_array().unwrap().iter().find(|user| user["bot"] != true);
    let user = id(user.unwrap());

    client.call("GET", "/guilds/{guild_id}", &[guild], Value::Null).await;
    let channels = client.call("GET", "/guilds/{guild_id}/channels", &[guild], Value::Null).await;
    let channel = id(channels.as_array().unwrap().iter().find(|c| c["type"] == 0).unwrap());
    let channel = channel.as_str();
    client.call("GET", "/channels/{channel_id}", &[channel], Value::Null).await;
    client.call("GET", "/guilds/{guild_id}/members?limit=10", &[guild], Value::Null).await;
    let member = "/guilds/{guild_id}/members/{user_id}";
    client.call("GET", member, &[guild, &user], Value::Null).await;
    client.call("GET", "/guilds/{guild_id}/roles", &[guild], Value::Null).await;
    client.call("GET", "/users/{user_id}", &[&user], Value::Null).await;
    client.call("POST", "/users/@me/channels", &[], json!({"recipient_id": user})).await;

    messages(client, channel, &me).await;
    threads(client, guild, channel).await;
    commands(client, &app, guild).await;

    let emojis = "/applications/{application_id}/emojis";
    let emoji = client.call("POST", emojis, &[&app], json!({"name": "dot", "image": PIXEL})).await;
    client.call("GET", emojis, &[&app], Value::Null).await;
    let one = "/applications/{application_id}/emojis/{emoji_id}";
    client.call("GET", one, &[&app, &id(&emoji)], Value::Null).await;
    client.call("PATCH", one, &[&app, &id(&emoji)], json!({"name": "spot"})).await;
    client.call("DELETE", one, &[&app, &id(&emoji)], Value::Null).await;
}

async fn messages(client: &mut CheckingClient, channel: &str, me: &Value) {
    let button = json!({"type": 2, "style": 1, "custom_id": "go", "label": "Go"});
    let menu = json!({"type": 3, "custom_id": "pick", "options": [{"label": "A", "value": "a"}]});
    let body = json!({"content": format!("hello <@{}>", id(me)),
        "embeds": [{"title": "T", "description": "D", "color": 255, "footer": {"text": "F"},
            "fields": [{"name": "N", "value": "V", "inline": true}]}],
        "components": [{"type": 1, "components": [button]}, {"type": 1, "components": [menu]}]});
    let send = "/channels/{channel_id}/messages";
    let message = id(&client.call("POST", send, &[channel], body).await);
    let message = message.as_str();
    let container = json!({"type": 17, "accent_color": 255, "components": [
        {"type": 10, "content": "text"}, {"type": 14, "divider": true, "spacing": 1}]});
    let v2 = json!({"flags": 1 << 15, "components": [container]});
    client.call("POST", send, &[channel], v2).await;
    client.call("GET", "/channels/{channel_id}/messages?limit=50", &[channel], Value::Null).await;
    let one = "/channels/{channel_id}/messages/{message_id}";
    client.call("GET", one, &[channel, message], Value::Null).await;
    client.call("PATCH", one, &[channel, message], json!({"content": "changed"})).await;
    let react = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
    client.call("PUT", react, &[channel, message, "%F0%9F%91%8D"], Value::Null).await;
    let who = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
    client.call("GET", who, &[channel, message, "%F0%9F%91%8D"], Value::Null).await;
    client.call("GET", one, &[channel, message], Value::Null).await;
    let pin = "/channels/{channel_id}/messages/pins/{message_id}";
    client.call("PUT", pin, &[channel, message], Value::Null).await;
    client.call("GET", "/channels/{channel_id}/messages/pins", &[channel], Value::Null).await;
    client.call("GET", "/channels/{channel_id}/pins", &[channel], Value::Null).await;
    client.call("DELETE", pin, &[channel, message], Value::Null).await;
    client.call("POST", "/channels/{channel_id}/typing", &[channel], Value::Null).await;
    client.call("DELETE", one, &[channel, message], Value::Null).await;
}

async fn threads(client: &mut CheckingClient, guild: &str, channel: &str) {
    let send = "/channels/{channel_id}/messages";
    let message = id(&client.call("POST", send, &[channel], json!({"content": "start"})).await);
    let from = "/channels/{channel_id}/messages/{message_id}/threads";
    client.call("POST", from, &[channel, &message], json!({"name": "from a message"})).await;
    let alone = json!({"name": "alone", "type": 11});
    let thread =
        id(&client.call("POST", "/channels/{channel_id}/threads", &[channel], alone).await);
    client.call("GET", "/channels/{channel_id}", &[&thread], Value::Null).await;
    client.call("GET", "/channels/{channel_id}/thread-members", &[&thread], Value::Null).await;
    client.call("GET", "/guilds/{guild_id}/threads/active", &[guild], Value::Null).await;
    let archive = json!({"archived": true});
    client.call("PATCH", "/channels/{channel_id}", &[&thread], archive).await;
}

async fn commands(client: &mut CheckingClient, app: &str, guild: &str) {
    let all = "/applications/{application_id}/commands";
    let option = json!({"type": 3, "name": "word", "description": "A word", "required": false});
    let ping = json!({"name": "ping", "description": "Answers", "options": [option]});
    client.call("PUT", all, &[app], json!([ping])).await;
    client.call("GET", all, &[app], Value::Null).await;
    let body = json!({"name": "pong", "description": "Answers"});
    let made = id(&client.call("POST", all, &[app], body).await);
    let one = "/applications/{application_id}/commands/{command_id}";
    client.call("GET", one, &[app, &made], Value::Null).await;
    client.call("PATCH", one, &[app, &made], json!({"description": "Answers well"})).await;
    client.call("DELETE", one, &[app, &made], Value::Null).await;
    let here = "/applications/{application_id}/guilds/{guild_id}/commands";
    client.call("PUT", here, &[app, guild], json!([])).await;

    let command = json!({"op": "command", "channel": "general", "command": "ping", "options": []});
    let asked = client.playground.act("Aki", command).unwrap();
    let asked = asked["interaction_id"].clone();
    let interactions = client.playground.interactions();
    let asked = interactions.into_iter().find(|one| one["id"] == asked).unwrap();
    let (asked, token) = (id(&asked), asked["token"].as_str().unwrap().to_owned());
    let callback = "/interactions/{interaction_id}/{interaction_token}/callback?with_response=true";
    let body = json!({"type": 4, "data": {"content": "pong"}});
    client.call("POST", callback, &[&asked, &token], body).await;
    let original = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    client.call("GET", original, &[app, &token], Value::Null).await;
    client.call("PATCH", original, &[app, &token], json!({"content": "pong!"})).await;
    let follow = "/webhooks/{webhook_id}/{webhook_token}?wait=true";
    let secret = json!({"content": "more", "flags": 64});
    client.call("POST", follow, &[app, &token], secret).await;
    client.call("DELETE", original, &[app, &token], Value::Null).await;
}

#[tokio::test]
async fn every_answer_looks_as_discord_describes_it() {
    let Some(mut client) = CheckingClient::open().await else { return };
    calls(&mut client).await;
    assert!(client.checked.len() > 45, "{} answers were checked", client.checked.len());
    let message = json!({"$ref": "#/components/schemas/MessageResponse"});
    let events = client.playground.events();
    for event in events.iter().filter(|event| event["t"] == "MESSAGE_CREATE") {
        // The gateway adds who sent it and where to the message itself.
        let mut body = event["d"].clone();
        for added in ["guild_id", "member"] {
            body.as_object_mut().unwrap().remove(added);
        }
        client.compare("MESSAGE_CREATE", &message, &body);
    }
    assert_eq!(client.wrong, Vec::<String>::new());
}
