//! The world at start: one guild, two channels, four people. It must not know bots, which come by
//! themselves.

use std::collections::BTreeMap;

use super::permissions::{ADMINISTRATOR, EVERYONE};
use super::state::{Channel, Guild, Member, Role, State, User};
use super::{Id, TEXT};

/// The colours of avatars, in the order in which people come.
pub(crate) const COLOURS: [&str; 8] =
    ["#5865f2", "#3ba55d", "#d83c3e", "#c27c0e", "#9b59b6", "#11806a", "#e91e63", "#607d8b"];

const PEOPLE: [(&str, &str); 4] =
    [("Aki", "en-US"), ("Ben", "en-GB"), ("Chloe", "fr"), ("Dana", "ja")];

pub(crate) fn state(now: u64) -> State {
    let first = Id::at(now).0;
    let mut next = first;
    let mut mint = || {
        next += 1;
        Id(next)
    };
    let guild_id = mint();
    let channels: BTreeMap<Id, Channel> = (0i64..)
        .zip(["general", "games"])
        .map(|(position, name)| {
            let id = mint();
            (id, channel(id, TEXT, name, position))
        })
        .collect();
    let own = mint();
    let users: BTreeMap<Id, User> = PEOPLE
        .iter()
        .zip(COLOURS)
        .map(|(&(name, locale), colour)| (mint(), person(name, locale, colour, now)))
        .map(|(id, user)| (id, User { id, ..user }))
        .collect();
    let mut users = users;
    let owner = *users.keys().next().expect("there are four people");
    if let Some(Member { roles, own_role, .. }) =
        users.get_mut(&owner).and_then(|aki| aki.member.as_mut())
    {
        roles.push(own);
        *own_role = Some(own);
    }
    let everyone = role(guild_id, "@everyone", EVERYONE, 0);
    let admin = role(own, "Aki", ADMINISTRATOR, 1);
    let last_id = mint();
    State {
        base: String::new(),
        last_id,
        guild: Guild {
            id: guild_id,
            name: "Playground".to_owned(),
            owner,
            locale: "en-US".to_owned(),
            description: None,
        },
        users,
        roles: [(guild_id, everyone), (own, admin)].into(),
        messages: channels.keys().map(|&id| (id, BTreeMap::new())).collect(),
        channels,
        commands: BTreeMap::new(),
        emojis: BTreeMap::new(),
        bans: BTreeMap::new(),
    }
}

/// A person who has just joined; the caller fills in the id.
pub(crate) fn person(name: &str, locale: &str, colour: &str, now: u64) -> User {
    User {
        id: Id(0),
        username: name.to_lowercase().replace(' ', "_"),
        name: Some(name.to_owned()),
        bot: false,
        locale: locale.to_owned(),
        colour: colour.to_owned(),
        description: String::new(),
        member: Some(member(now)),
    }
}

pub(crate) fn member(now: u64) -> Member {
    Member { nick: None, roles: Vec::new(), joined: now, timeout: None, own_role: None }
}

pub(crate) fn role(id: Id, name: &str, permissions: u64, position: i64) -> Role {
    Role {
        id,
        name: name.to_owned(),
        permissions,
        position,
        colour: 0,
        hoist: false,
        mentionable: false,
        bot: None,
    }
}

pub(crate) fn channel(id: Id, kind: u8, name: &str, position: i64) -> Channel {
    Channel {
        id,
        kind,
        name: name.to_owned(),
        topic: None,
        position,
        parent: None,
        overwrites: Vec::new(),
        nsfw: false,
        slowmode: 0,
        last_message: None,
        last_pin: None,
        thread: None,
        recipients: Vec::new(),
        tags: Vec::new(),
        applied: Vec::new(),
        flags: 0,
    }
}
