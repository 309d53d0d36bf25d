//! The limits of a page's controls: how many of them a hand shows, and how. A game that keeps to them
//! has every action within two presses; what goes beyond them is shown in pages all the same, and is an
//! error of the contract.

use crate::page::{Control, Offer};

/// How many controls a hand shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlLimits {
    /// Rows above the hand's own row.
    pub rows: usize,
    /// Buttons in a row.
    pub buttons: usize,
    /// Options in a menu, which takes a row.
    pub options: usize,
    /// Actions that stand side by side, whatever groups they belong to.
    pub few: usize,
    /// Rows that tabs and the actions of no group take at most.
    pub tab_rows: usize,
    /// Characters of a label that is read at a glance; longer ones are better read in a menu.
    pub short_label_chars: usize,
    /// Characters of what a control says of itself.
    pub detail_chars: usize,
}

/// The limits of a hand.
pub const HAND: ControlLimits = ControlLimits {
    rows: 4,
    buttons: 5,
    options: 25,
    few: 10,
    tab_rows: 2,
    short_label_chars: 24,
    detail_chars: 100,
};

/// What is too many for a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TooMany {
    /// Actions of all groups together.
    Actions(usize),
    /// Actions in a group.
    InGroup {
        /// The group's name.
        group: String,
        /// How many it has.
        actions: usize,
    },
    /// Groups that do not stand beside the actions of none.
    Tabs {
        /// The groups that have an action.
        groups: usize,
        /// The actions of no group.
        alone: usize,
    },
}

impl ControlLimits {
    /// The most buttons above the own row.
    pub const fn most_buttons(&self) -> usize {
        self.rows * self.buttons
    }

    /// The most actions of a page: as many as menus hold that take the own row as well.
    pub const fn most_actions(&self) -> usize {
        (self.rows + 1) * self.options
    }

    /// The most actions of a group: as many as menus hold below one row of tabs.
    pub const fn most_in_group(&self) -> usize {
        (self.rows - 1) * self.options
    }

    /// The rows that this many buttons take.
    pub const fn button_rows(&self, buttons: usize) -> usize {
        buttons.div_ceil(self.buttons)
    }

    /// The rows that this many actions take in menus.
    pub const fn menu_rows(&self, actions: usize) -> usize {
        actions.div_ceil(self.options)
    }

    /// Does one group at a time fit, below the tabs of all groups and the actions of none?
    pub const fn tabs_fit(&self, groups: usize, alone: usize, largest: usize) -> bool {
        let tabs = self.button_rows(groups + alone);
        tabs <= self.tab_rows && tabs + self.menu_rows(largest) <= self.rows
    }

    /// Are these controls within the limits? The controls of a group stand together.
    pub fn check<Action>(&self, controls: &[Control<Action>]) -> Result<(), TooMany> {
        let (mut groups, mut alone, mut grouped) = (0, 0, 0);
        let (mut menus, mut largest, mut lists) = (0, 0, false);
        for group in controls.chunk_by(|one, next| one.group == next.group) {
            let actions = group.iter().filter(|of| matches!(of.offer, Offer::Action(_))).count();
            let Some(name) = group.first().and_then(|control| control.group.as_deref()) else {
                alone += actions;
                continue;
            };
            if actions > self.most_in_group() {
                return Err(TooMany::InGroup { group: name.to_owned(), actions });
            }
            groups += usize::from(actions > 0);
            grouped += actions;
            menus += self.menu_rows(actions);
            largest = largest.max(actions);
            lists |= actions > 0 && group.iter().any(|control| control.detail.is_some());
        }
        if alone + grouped > self.most_actions() {
            return Err(TooMany::Actions(alone + grouped));
        }
        let at_once = lists && self.button_rows(alone) + menus <= self.rows;
        let tabs = groups > 0 && !at_once && (lists || alone + grouped > self.few);
        if tabs && !self.tabs_fit(groups, alone, largest) {
            return Err(TooMany::Tabs { groups, alone });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn controls(groups: &[(Option<&str>, usize)]) -> Vec<Control<usize>> {
        let of = |(group, actions): &(Option<&str>, usize)| {
            let control = |n| Control { group: group.map(str::to_owned), ..action(n) };
            (0..*actions).map(control).collect::<Vec<_>>()
        };
        groups.iter().flat_map(of).collect()
    }

    fn action(n: usize) -> Control<usize> {
        Control::new("Go", Offer::Action(n))
    }

    #[test]
    fn each_limit_holds_up_to_its_edge() {
        let check = |groups: &[(Option<&str>, usize)]| HAND.check(&controls(groups));
        assert_eq!(check(&[(None, 125)]), Ok(()));
        assert_eq!(check(&[(None, 126)]), Err(TooMany::Actions(126)));
        assert_eq!(check(&[(Some("Buy"), 75)]), Ok(()));
        let in_group = |actions| TooMany::InGroup { group: "Buy".to_owned(), actions };
        assert_eq!(check(&[(Some("Buy"), 76)]), Err(in_group(76)));
        assert_eq!(check(&[(Some("Buy"), 9), (None, 9)]), Ok(()));
        assert_eq!(
            check(&[(Some("Buy"), 9), (None, 10)]),
            Err(TooMany::Tabs { groups: 1, alone: 10 })
        );
        assert_eq!(check(&[(Some("Buy"), 51), (None, 4)]), Ok(()));
        assert_eq!(
            check(&[(Some("Buy"), 51), (None, 5)]),
            Err(TooMany::Tabs { groups: 1, alone: 5 })
        );
    }
}
