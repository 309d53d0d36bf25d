//! The permissions that the bot needs in a server, and the address that asks for all of them.

use poise::serenity_prelude as serenity;
use serenity::Permissions;

/// A permission, and the key of its name in `locales`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Permission {
    pub(crate) right: Permissions,
    pub(crate) key: &'static str,
}

macro_rules! permission {
    ($name:ident, $right:ident, $key:literal) => {
        pub(crate) const $name: Permission = Permission { right: Permissions::$right, key: $key };
    };
}

permission!(VIEW_CHANNEL, VIEW_CHANNEL, "permission-view-channel");
permission!(SEND_MESSAGES, SEND_MESSAGES, "permission-send-messages");
permission!(SEND_IN_THREADS, SEND_MESSAGES_IN_THREADS, "permission-send-in-threads");
permission!(CREATE_THREADS, CREATE_PUBLIC_THREADS, "permission-create-threads");
permission!(EMBED_LINKS, EMBED_LINKS, "permission-embed-links");
permission!(ATTACH_FILES, ATTACH_FILES, "permission-attach-files");

/// Every permission that some part of the bot asks for.
const ALL: [Permission; 6] =
    [VIEW_CHANNEL, SEND_MESSAGES, SEND_IN_THREADS, CREATE_THREADS, EMBED_LINKS, ATTACH_FILES];

/// The address at which somebody who manages a server invites this application's bot, with its slash
/// commands and every permission it needs.
pub(crate) fn invite_address(application: u64) -> String {
    let permissions = ALL.iter().fold(Permissions::empty(), |all, one| all | one.right).bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={permissions}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_asks_for_the_commands_and_for_each_permission_by_its_bit() {
        // View 1 << 10, send 1 << 11, embed 1 << 14, attach 1 << 15, public threads 1 << 35, send in
        // threads 1 << 38.
        let bits: u64 = [10, 11, 14, 15, 35, 38].iter().map(|bit| 1_u64 << bit).sum();
        let expected = format!(
            "https://discord.com/oauth2/authorize?client_id=123456789012345678\
             &scope=bot+applications.commands&permissions={bits}"
        );
        assert_eq!(invite_address(123_456_789_012_345_678), expected);
    }
}
