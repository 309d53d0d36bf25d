//! The bot as it is started from a shell: with a token and without, with settings that cannot be
//! used, asked for its health, and told to stop.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use playground::{Playground, Running, Settings};
use serde_json::json;

use crate::until_blocking;

/// The program, undisturbed by whatever its tester has set.
pub(crate) fn kaigi(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaigi"));
    for name in ["TOKEN", "DATA", "GUILD", "LOG", "API", "DURABILITY", "PORT"] {
        command.env_remove(format!("KAIGI_{name}"));
    }
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The one line with which it refuses.
fn refusal(output: Output) -> String {
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "", "{complaint}");
    let lines: Vec<&str> = complaint.lines().collect();
    assert_eq!(lines.len(), 1, "{complaint}");
    lines[0].strip_prefix("kaigi: ").unwrap_or_else(|| panic!("{complaint}")).to_owned()
}

/// A directory of a test, gone when the test is.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kaigi-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A bot that runs, and does not outlive its test.
struct Bot(Child);

impl Bot {
    fn start(args: &[&str]) -> Bot {
        Bot(kaigi(args).spawn().unwrap())
    }

    fn signal(&self, name: &str) {
        let told = Command::new("kill").args(["-s", name, &self.0.id().to_string()]).status();
        assert!(told.unwrap().success());
    }

    /// Waits for its end: the answer, and what it said on standard error.
    fn end(mut self) -> (Option<i32>, String) {
        until_blocking("its end", || self.0.try_wait().unwrap());
        let mut said = String::new();
        self.0.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (self.0.wait().unwrap().code(), said)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn health(data: &str) -> (i32, String) {
    let output = kaigi(&["health", "--data", data]).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    (output.status.code().unwrap(), said)
}

fn becomes_well(data: &str) {
    until_blocking("a bot that is well", || (health(data).0 == 0).then_some(()));
}

#[test]
fn settings_that_cannot_be_used_are_refused_in_one_line() {
    let cases: [(&[&str], &str); 9] = [
        (&["--port", "x"], "--port takes a number from 0 to 65535, not 'x'"),
        (&["--port", "65536"], "--port takes a number"),
        (&["--guild", "kaigi"], "--guild takes the id of a server"),
        (&["--guild", "0"], "--guild takes the id of a server"),
        (&["--durability", "eternal"], "--durability can be process or power, not 'eternal'"),
        (&["--api", "discord.com"], "--api takes an address"),
        (&["--log", "kaigi=loud"], "--log 'kaigi=loud'"),
        (&["--token", "two words"], "--token takes a bot's token"),
        (&["--port", "1", "verify", "-"], "cannot be used with"),
    ];
    for (args, hint) in cases {
        let complaint = refusal(kaigi(args).output().unwrap());
        assert!(complaint.contains(hint), "{args:?}: {complaint}");
        assert!(!complaint.contains("two words"), "a token is never repeated");
    }
}

#[test]
fn what_is_in_the_environment_counts_unless_it_is_empty() {
    let with = |name: &str, value: &str, args: &[&str]| {
        refusal(kaigi(args).env(name, value).output().unwrap())
    };
    assert!(with("KAIGI_PORT", "x", &[]).contains("not 'x'"));
    assert!(with("KAIGI_PORT", "x", &["--port", "y"]).contains("not 'y'"), "a flag goes first");
    assert!(with("KAIGI_PORT", "", &["--guild", "y"]).contains("--guild"));
    assert!(with("KAIGI_API", "", &["--guild", "y"]).contains("--guild"));
    let help = kaigi(&["--help"]).env("KAIGI_TOKEN", "hush").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("KAIGI_TOKEN") && !help.contains("hush"), "{help}");
    // What is set for the bot harms no other command.
    let other = kaigi(&["simulate", "uchu", "--players", "2", "--seed", "1"])
        .env("KAIGI_PORT", "x")
        .output()
        .unwrap();
    assert_eq!(other.status.code(), Some(0));
}

#[test]
fn a_directory_that_cannot_be_used_is_named() {
    let file = Folder::new("no-directory");
    std::fs::write(&file.0, "").unwrap();
    let below = file.0.join("data");
    let name = below.to_str().unwrap();
    for more in [&["--port", "0"][..], &["--token", "a.b.c", "--api", "http://127.0.0.1:9"]] {
        let args = [&["--log", "off", "--data", name], more].concat();
        let complaint = refusal(kaigi(&args).output().unwrap());
        assert!(complaint.contains(name), "{complaint}");
    }
    std::fs::remove_file(&file.0).unwrap();
}

#[test]
fn health_is_a_fresh_time_in_the_directory() {
    let folder = Folder::new("health");
    assert_eq!(health(folder.path()).0, 1);
    std::fs::create_dir(&folder.0).unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    for (written, answer, hint) in [
        (now.to_string(), 0, "well: connected"),
        ((now - 50).to_string(), 0, "seconds ago"),
        ((now - 70).to_string(), 1, "not well: last connected"),
        ((now + 3600).to_string(), 1, "not well"),
        ("soon".to_owned(), 1, "nobody has written the time"),
    ] {
        std::fs::write(folder.0.join("health"), &written).unwrap();
        let (code, said) = health(folder.path());
        assert!(code == answer && said.contains(hint), "{written}: {said}");
    }
}

/// The address of the page in what a bot says at the start.
fn page(said: &mut impl BufRead) -> String {
    let mut lines = said.lines();
    loop {
        let line = lines.next().expect("it says where the page is").unwrap();
        if let Some(at) = line.find("http://") {
            return line[at + 7..].split_whitespace().next().unwrap().to_owned();
        }
    }
}

#[cfg(unix)]
#[test]
fn without_a_token_it_opens_a_playground_and_is_in_it() {
    let folder = Folder::new("alone");
    let args = ["--port", "0", "--log", "off", "--data", folder.path()];
    for signal in ["TERM", "INT"] {
        let mut bot = Bot::start(&args);
        let mut said = BufReader::new(bot.0.stdout.take().unwrap());
        let address = page(&mut said);
        let mut rest = [0; 400];
        let read = said.read(&mut rest).unwrap();
        let rest = String::from_utf8_lossy(&rest[..read]).into_owned();
        assert!(rest.contains("/uchu start"), "{rest}");

        let mut socket = TcpStream::connect(&address).unwrap();
        write!(socket, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

        becomes_well(folder.path());
        let complaint = refusal(kaigi(&args).output().unwrap());
        assert!(complaint.contains(folder.path()), "{complaint}");
        bot.signal(signal);
        assert_eq!(bot.end(), (Some(0), String::new()), "after {signal}");
        assert_eq!(health(folder.path()).0, 1, "who has stopped is not well");
        assert!(Path::new(folder.path()).join("playground/tables").is_dir());
    }
}

async fn discord() -> Running {
    Playground::start(Settings::default()).await.unwrap()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn with_a_token_it_goes_where_the_address_says() {
    let (folder, discord) = (Folder::new("token"), discord().await);
    let api = discord.api();
    let args = ["--api", &api, "--token", discord.token(), "--log", "off", "--data", folder.path()];
    let bot = Bot::start(&args);
    discord
        .until(|discord| {
            let state = discord.state();
            state["commands"].as_array()?.iter().any(|known| known["name"] == "uchu").then_some(())
        })
        .await;
    becomes_well(folder.path());
    let complaint = refusal(kaigi(&args).output().unwrap());
    assert!(complaint.contains("another process holds"), "{complaint}");
    let backup = folder.0.join("backup.jsonl");
    let export = ["export", "--data", folder.path(), backup.to_str().unwrap()];
    let exported = tokio::task::block_in_place(|| kaigi(&export).output().unwrap());
    assert_eq!(String::from_utf8_lossy(&exported.stderr), "", "it exports while it runs");
    assert_eq!(String::from_utf8_lossy(&exported.stdout), "0 tables exported\n");
    assert!(std::fs::read_to_string(&backup).unwrap().lines().count() >= 2);
    bot.signal("TERM");
    assert_eq!(bot.end(), (Some(0), String::new()));
    assert!(Path::new(folder.path()).join("tables").is_dir());
    discord.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_wants_nothing_of_us_is_told_in_one_line() {
    let (folder, discord) = (Folder::new("unwanted"), discord().await);
    let api = discord.api();
    discord.fault(json!({"kind": "status", "status": 401, "times": 1000})).unwrap();
    for (api, hint) in [(api.as_str(), "token"), ("http://127.0.0.1:9/api", "127.0.0.1:9")] {
        let args = ["--api", api, "--token", "a.b.c", "--log", "off", "--data", folder.path()];
        let output = tokio::task::block_in_place(|| kaigi(&args).output().unwrap());
        let complaint = refusal(output);
        assert!(complaint.contains(hint), "{complaint}");
        assert!(!complaint.contains("a.b.c"), "a token is never repeated");
    }
    discord.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn invite_prints_an_address_for_the_bot_of_the_token() {
    let discord = discord().await;
    let api = discord.api();
    let args = ["invite", "--api", &api, "--token", discord.token()];
    let invite = |args: &[&str]| tokio::task::block_in_place(|| kaigi(args).output().unwrap());
    let printed = invite(&args);
    assert_eq!(printed.status.code(), Some(0), "{}", String::from_utf8_lossy(&printed.stderr));
    let printed = String::from_utf8(printed.stdout).unwrap();
    let state = discord.state();
    let bots = state["users"].as_array().unwrap().iter().filter(|user| user["bot"] == true);
    let ids: Vec<&str> = bots.map(|bot| bot["id"].as_str().unwrap()).collect();
    let asked = |id: &&str| printed.contains(&format!("authorize?client_id={id}&scope=bot"));
    assert!(ids.iter().any(asked), "{printed} is for none of {ids:?}");
    assert_eq!(printed.lines().count(), 1, "{printed}");
    assert!(refusal(invite(&["invite"])).contains("--token"));
    discord.fault(json!({"kind": "status", "status": 401, "times": 1000})).unwrap();
    assert!(refusal(invite(&args)).contains("token is not accepted"));
    discord.stop().await.unwrap();
}
