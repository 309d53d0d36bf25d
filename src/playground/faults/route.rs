//! The routes that a fault or a limit is for, in one language for both. It knows which addresses
//! there are, so that a slip of the pen is refused and does not wait for ever.

/// Every address of the API.
const ADDRESSES: [&str; 68] = [
    "/applications/@me",
    "/applications/{}",
    "/applications/{}/commands",
    "/applications/{}/commands/{}",
    "/applications/{}/emojis",
    "/applications/{}/emojis/{}",
    "/applications/{}/guilds/{}/commands",
    "/applications/{}/guilds/{}/commands/permissions",
    "/applications/{}/guilds/{}/commands/{}",
    "/applications/{}/guilds/{}/commands/{}/permissions",
    "/channels/{}",
    "/channels/{}/invites",
    "/channels/{}/messages",
    "/channels/{}/messages/bulk-delete",
    "/channels/{}/messages/pins",
    "/channels/{}/messages/pins/{}",
    "/channels/{}/messages/{}",
    "/channels/{}/messages/{}/crosspost",
    "/channels/{}/messages/{}/reactions",
    "/channels/{}/messages/{}/reactions/{}",
    "/channels/{}/messages/{}/reactions/{}/{}",
    "/channels/{}/messages/{}/threads",
    "/channels/{}/permissions/{}",
    "/channels/{}/pins",
    "/channels/{}/pins/{}",
    "/channels/{}/thread-members",
    "/channels/{}/thread-members/{}",
    "/channels/{}/threads",
    "/channels/{}/threads/archived/private",
    "/channels/{}/threads/archived/public",
    "/channels/{}/typing",
    "/channels/{}/users/@me/threads/archived/private",
    "/channels/{}/webhooks",
    "/gateway",
    "/gateway/bot",
    "/guilds/{}",
    "/guilds/{}/audit-logs",
    "/guilds/{}/bans",
    "/guilds/{}/bans/{}",
    "/guilds/{}/channels",
    "/guilds/{}/emojis",
    "/guilds/{}/emojis/{}",
    "/guilds/{}/integrations",
    "/guilds/{}/invites",
    "/guilds/{}/members",
    "/guilds/{}/members/search",
    "/guilds/{}/members/{}",
    "/guilds/{}/members/{}/roles/{}",
    "/guilds/{}/preview",
    "/guilds/{}/regions",
    "/guilds/{}/roles",
    "/guilds/{}/roles/{}",
    "/guilds/{}/scheduled-events",
    "/guilds/{}/stickers",
    "/guilds/{}/templates",
    "/guilds/{}/threads/active",
    "/guilds/{}/webhooks",
    "/interactions/{}/{}/callback",
    "/oauth2/applications/@me",
    "/sticker-packs",
    "/users/@me/channels",
    "/users/@me/connections",
    "/users/@me/guilds",
    "/users/@me/guilds/{}",
    "/users/{}",
    "/voice/regions",
    "/webhooks/{}/{}",
    "/webhooks/{}/{}/messages/{}",
];

/// Is there something at this address, for one method or another?
pub(crate) fn is_address(path: &[&str]) -> bool {
    ADDRESSES.iter().any(|address| {
        let there: Vec<&str> = address.split('/').skip(1).collect();
        let same = |(there, step): (&&str, &&str)| *there == "{}" || there == step;
        there.len() == path.len() && there.iter().zip(path).all(same)
    })
}

const METHODS: [&str; 6] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"];

/// Which requests are meant: `METHOD /path/{id}` is that route alone; a path without a method, or
/// one that ends in `*`, is everything below it; a method alone is every request of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    method: Option<String>,
    /// None: any value.
    steps: Vec<Option<String>>,
    /// Whether more steps may follow.
    open: bool,
}

impl Route {
    /// Reads a route; an error is a sentence.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let nothing = || format!("there is no route {text:?}");
        let (method, path) = match text.trim().split_once(' ') {
            Some((method, path)) => (Some(method), path.trim()),
            None if text.starts_with('/') => (None, text),
            None => (Some(text), "/*"),
        };
        let method = method.map(str::to_ascii_uppercase);
        if method.as_deref().is_some_and(|method| !METHODS.contains(&method)) {
            return Err(nothing());
        }
        let path = path.strip_prefix('/').ok_or_else(nothing)?;
        let mut steps: Vec<&str> = path.split('/').filter(|step| !step.is_empty()).collect();
        if steps.first() == Some(&"api") {
            steps.remove(0);
        }
        let version = steps.first().and_then(|step| step.strip_prefix('v'));
        if version.is_some_and(|number| number.parse::<u8>().is_ok()) {
            steps.remove(0);
        }
        let mut open = method.is_none();
        if steps.last() == Some(&"*") {
            steps.pop();
            open = true;
        }
        let steps = steps.into_iter().map(|step| {
            let any = step.starts_with(['{', ':', '*']);
            (!any).then(|| step.to_owned())
        });
        let route = Self { method, steps: steps.collect(), open };
        let known = ADDRESSES.iter().any(|address| route.leads_to(address));
        if known { Ok(route) } else { Err(nothing()) }
    }

    fn leads_to(&self, address: &str) -> bool {
        let there: Vec<&str> = address.split('/').skip(1).collect();
        self.fits(&there, |step, there| there == "{}" || step == there)
    }

    fn fits(&self, path: &[&str], same: impl Fn(&str, &str) -> bool) -> bool {
        (self.steps.len() == path.len() || self.open && self.steps.len() < path.len())
            && self
                .steps
                .iter()
                .zip(path)
                .all(|(step, there)| step.as_deref().is_none_or(|step| same(step, there)))
    }

    /// Whether this request is meant.
    pub(crate) fn matches(&self, method: &str, path: &[&str]) -> bool {
        self.method.as_deref().is_none_or(|wanted| wanted == method)
            && self.fits(path, |step, there| step == there)
    }

    /// Whether only callbacks of interactions are meant.
    pub(crate) fn is_callback(&self) -> bool {
        self.steps.first().and_then(Option::as_deref) == Some("interactions")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_is_a_whole_one_a_beginning_or_a_method() {
        let path = ["channels", "7", "messages"];
        let means = |route: &str, path: &[&str]| Route::read(route).unwrap().matches("POST", path);
        for route in [
            "POST /channels/{id}/messages",
            "post /channels/:id/messages",
            "POST /api/v10/channels/{id}/messages",
            "POST /channels/*",
            "/channels/7",
            "/channels",
            "/",
            "post",
        ] {
            assert!(means(route, &path), "{route}");
        }
        for route in [
            "GET /channels/{id}/messages",
            "GET /channels/*",
            "POST /channels/8/messages",
            "POST /channels/{id}/messages/{id}",
            "POST /channels/{id}",
            "/guilds",
            "get",
        ] {
            assert!(!means(route, &path), "{route}");
        }
        let bulk = ["channels", "7", "messages", "bulk-delete"];
        assert!(!means("POST /channels/{id}/messages", &bulk));
        assert!(means("POST /channels/{id}/messages/*", &bulk));
        assert!(means("POST /webhooks/{id}/{token}", &["webhooks", "7", "x"]));
    }

    #[test]
    fn a_route_that_leads_nowhere_is_refused() {
        for route in [
            "",
            "POST channels/{id}/messages",
            "POST /channels",
            "POST /chanels/{id}/messages",
            "/channels/{id}/mesages",
            "DANCE /channels/{id}/messages",
            "channels",
        ] {
            assert_eq!(Route::read(route), Err(format!("there is no route {route:?}")));
        }
    }
}
