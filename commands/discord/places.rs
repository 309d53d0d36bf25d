//! The channels and threads of every server that we are in, as the gateway tells of them: when a channel or a
//! whole server goes, its threads and channels go with it, and nobody names them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::gateway::Event;
use super::loose::Id;

/// The channels and threads of every server.
#[derive(Debug, Default)]
pub(crate) struct Places {
    guilds: Mutex<HashMap<u64, Guild>>,
}

/// The channels and threads of a server: a thread with the channel above it. What is above a channel is a
/// category, which takes nothing along when it goes.
type Guild = HashMap<u64, Option<u64>>;

/// A channel or a thread.
#[derive(Deserialize)]
struct ToldPlace {
    id: Id,
    #[serde(default)]
    guild_id: Option<Id>,
    #[serde(default)]
    parent_id: Option<Id>,
}

/// A server, or the threads of one.
#[derive(Deserialize)]
struct ToldGuild<'a> {
    #[serde(alias = "guild_id")]
    id: Id,
    #[serde(default)]
    unavailable: Value,
    #[serde(borrow, default)]
    channels: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    threads: Vec<&'a RawValue>,
}

impl ToldGuild<'_> {
    /// Everything in it that can be read.
    fn places(&self) -> impl Iterator<Item = (u64, Option<u64>)> {
        let read = |place: &&RawValue| serde_json::from_str::<ToldPlace>(place.get()).ok();
        let channels = self.channels.iter().filter_map(read).map(|channel| (channel.id.0, None));
        let threads = self.threads.iter().filter_map(read);
        channels.chain(threads.map(|thread| (thread.id.0, thread.parent_id.map(|id| id.0))))
    }
}

impl Places {
    fn guilds(&self) -> MutexGuard<'_, HashMap<u64, Guild>> {
        // Nothing panics while it is held.
        self.guilds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Learns from an event, and names the channels and threads that are gone with it.
    pub(crate) fn learn(&self, event: Event<'_>) -> serde_json::Result<Vec<u64>> {
        match event.name {
            "GUILD_CREATE" | "THREAD_LIST_SYNC" => {
                let guild: ToldGuild<'_> = serde_json::from_str(event.data)?;
                // Threads that are archived are not in these lists, and are not gone.
                self.guilds().entry(guild.id.0).or_default().extend(guild.places());
            }
            "CHANNEL_CREATE" | "THREAD_CREATE" | "THREAD_UPDATE" => {
                let place: ToldPlace = serde_json::from_str(event.data)?;
                let is_thread = event.name != "CHANNEL_CREATE";
                let parent = place.parent_id.filter(|_| is_thread).map(|id| id.0);
                if let Some(guild) = place.guild_id {
                    self.guilds().entry(guild.0).or_default().insert(place.id.0, parent);
                }
            }
            "CHANNEL_DELETE" | "THREAD_DELETE" => {
                let place: ToldPlace = serde_json::from_str(event.data)?;
                return Ok(self.remove(&place));
            }
            "GUILD_DELETE" => {
                let guild: ToldGuild<'_> = serde_json::from_str(event.data)?;
                // One that is unavailable has an outage, and comes back.
                if guild.unavailable != true {
                    let gone = self.guilds().remove(&guild.id.0).unwrap_or_default();
                    return Ok(gone.into_keys().collect());
                }
            }
            _ => {}
        }
        Ok(Vec::new())
    }

    /// Takes out a channel with its threads, or a thread.
    fn remove(&self, place: &ToldPlace) -> Vec<u64> {
        let id = place.id.0;
        let mut gone = vec![id];
        let mut guilds = self.guilds();
        if let Some(guild) = place.guild_id.and_then(|guild| guilds.get_mut(&guild.0)) {
            let threads = guild.iter().filter(|(_, parent)| **parent == Some(id));
            gone.extend(threads.map(|(thread, _)| *thread));
            guild.retain(|place, _| !gone.contains(place));
        }
        gone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learn(places: &Places, name: &str, data: &str) -> Vec<u64> {
        let mut gone = places.learn(Event { name, data }).unwrap();
        gone.sort_unstable();
        gone
    }

    const GUILD: &str = r#"{"id":"1","channels":[{"id":"2","parent_id":"9"},{"id":3},{"no":0}],
        "threads":[{"id":"4","parent_id":"2"}],"joined_at":7}"#;

    #[test]
    fn a_channel_takes_its_threads_along_and_a_category_nothing() {
        let places = Places::default();
        learn(&places, "GUILD_CREATE", GUILD);
        learn(&places, "THREAD_CREATE", r#"{"id":"5","guild_id":"1","parent_id":"2"}"#);
        learn(
            &places,
            "THREAD_LIST_SYNC",
            r#"{"guild_id":"1","threads":[{"id":6,"parent_id":3}]}"#,
        );
        assert_eq!(learn(&places, "CHANNEL_DELETE", r#"{"id":"9","guild_id":"1"}"#), [9]);
        assert_eq!(learn(&places, "THREAD_DELETE", r#"{"id":"5","guild_id":"1"}"#), [5]);
        assert_eq!(learn(&places, "CHANNEL_DELETE", r#"{"id":"2","guild_id":"1"}"#), [2, 4]);
        assert_eq!(learn(&places, "GUILD_DELETE", r#"{"id":"1"}"#), [3, 6]);
        assert!(learn(&places, "GUILD_DELETE", r#"{"id":"1"}"#).is_empty());
        assert!(places.learn(Event { name: "CHANNEL_DELETE", data: "{}" }).is_err());
    }

    #[test]
    fn a_server_with_an_outage_is_not_gone() {
        let places = Places::default();
        learn(&places, "GUILD_CREATE", GUILD);
        assert!(learn(&places, "GUILD_DELETE", r#"{"id":"1","unavailable":true}"#).is_empty());
        assert_eq!(learn(&places, "GUILD_DELETE", r#"{"id":"1","unavailable":false}"#), [2, 3, 4]);
    }
}
