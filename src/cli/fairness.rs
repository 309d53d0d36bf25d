//! What `verify` says of a deal: what it holds against what was shown, and what follows from it.

use rules::record::fair::{Added, Contribution, Fair, Flaw};

use super::terminal::{Unusable, count, quote, visible};

/// The fewest digits of a list's hash that are taken for it: as many as the lobby shows.
const FEWEST_LIST_DIGITS: usize = 16;

/// How many digits a hash has.
const DIGITS: usize = 64;

/// What people saw of a deal before a card was shown.
pub(super) struct Posted {
    seal: Option<String>,
    list: Option<String>,
}

impl Posted {
    /// What was given on the command line, if it can be what was shown.
    pub(super) fn new(seal: Option<&str>, list: Option<&str>) -> Result<Posted, Unusable> {
        let digits = |name: &str, text: Option<&str>, fewest: usize| {
            let Some(text) = text else { return Ok(None) };
            let text = text.trim().to_ascii_lowercase();
            let hex = text.bytes().all(|byte| byte.is_ascii_hexdigit());
            if hex && (fewest..=DIGITS).contains(&text.len()) {
                return Ok(Some(text));
            }
            let many = if fewest == DIGITS { "64".to_owned() } else { format!("{fewest} to 64") };
            Err(Unusable(format!("--{name} takes {many} hexadecimal digits, not {}", quote(&text))))
        };
        Ok(Posted {
            seal: digits("seal", seal, DIGITS)?,
            list: digits("list", list, FEWEST_LIST_DIGITS)?,
        })
    }

    /// Holds a deal against it; how it differs, if it does.
    pub(super) fn hold(&self, fair: Option<&Fair>) -> Result<(), String> {
        let hold = |what: &str, shown: &Option<String>, said: Option<&String>| {
            let Some(shown) = shown else { return Ok(()) };
            match said {
                Some(said) if said.starts_with(shown.as_str()) => Ok(()),
                Some(said) => Err(format!("its {what} is {said}, and {shown} was shown")),
                None => Err(format!("it has no {what}, and {shown} was shown")),
            }
        };
        hold("seal", &self.seal, fair.map(|fair| &fair.commitment))?;
        hold("list", &self.list, fair.and_then(|fair| fair.list.as_ref()))
    }
}

/// What is proved of the deal of the file's n-th match: some lines.
pub(super) fn proof(number: u64, fair: &Fair) -> String {
    let seal = &fair.commitment;
    let (Some(list), Some(table)) = (&fair.list, &fair.table) else {
        return format!(
            "match {number}: dealt by scheme 1, which proves little\n\
             \x20 seal {seal}: if the lobby showed it, the host had its seed before anybody joined\n\
             \x20 the numbers by which people joined were known to the host alone: it could have chosen \
             the deal with them\n"
        );
    };
    let mut text = format!(
        "match {number}: dealt by scheme 2\n\
         \x20 seal {seal}: is it what the lobby showed?\n\
         \x20 list {list}: is it what the board showed since the match began?\n"
    );
    for one in &fair.contributions {
        let user = visible(&one.user);
        text += &match &one.added {
            Added::At(second) => format!("  added by {user}: sat down at second {second}\n"),
            Added::Words(words) => format!("  added by {user}: words {}\n", quote(words)),
        };
    }
    if table.given_up > 0 {
        let tables = count(u64::from(table.given_up), "table was", "tables were");
        text += &format!("  {tables} given up in that channel since the last match\n");
    }
    if let Some(previous) = &table.previous {
        text += &format!("  after seal {}: is it the last one in the channel?\n", quote(previous));
    }
    text += &conclusion(fair.contributions.last());
    text
}

/// What follows if all of that is as it was shown.
fn conclusion(last: Option<&Contribution>) -> String {
    match last {
        Some(Contribution { user, added: Added::Words(_) }) => format!(
            "  the last words are {0}'s: unless {0} and the host are in league, and if this list is the one \
             that {0} was shown with them, nobody could choose the deal\n",
            visible(user)
        ),
        _ => "  nobody's words are last: a host that knew when people would sit down, or told a wrong \
              second, could have chosen among deals\n"
            .to_owned(),
    }
}

/// What is wrong with a list, in words.
pub(super) fn flaw(flaw: &Flaw) -> String {
    match flaw {
        Flaw::Seats => "the list of its deal is for another number of players".to_owned(),
        Flaw::Missing(user) => {
            format!("{} has a seat and is not on the list of its deal", quote(user))
        }
        Flaw::Surplus(user) => {
            format!("{} is on the list of its deal without a seat, or twice", quote(user))
        }
        Flaw::Order(user) => {
            format!("{} is on the list of its deal behind somebody who came later", quote(user))
        }
    }
}
