//! A hand with more actions than it has room for, in pages of some menus each.

use rules::controls::HAND;

use super::{Caption, Play, SortedControls, action_menu, play};
use crate::discord::custom_id::{Group, Sealed, What};
use crate::discord::message::component::{Button, Row, Style};

/// Menus on a page of a hand that has more actions than it has room for: one row leads to the others.
const MENUS_OF_A_PAGE: usize = HAND.rows - 1;

/// A menu of a hand in pages.
struct PagedMenu<'a> {
    group: Option<&'a str>,
    plays: Vec<Play<'a>>,
    /// Which menu of its group it is, from 1, and of how many.
    part: usize,
    parts: usize,
}

impl<'a> SortedControls<'a> {
    /// The menus of a hand in pages: first what stands in no group, then each group.
    fn menus_of_pages(&self) -> Vec<PagedMenu<'a>> {
        let alone = self.alone.iter().copied().filter_map(play).collect();
        let groups = self.groups.iter().map(|kind| (Some(kind.name), kind.plays()));
        let all = [(None, alone)].into_iter().chain(groups);
        all.flat_map(|(group, plays): (Option<&'a str>, Vec<Play<'a>>)| {
            let parts = HAND.menu_rows(plays.len());
            let menus = plays.chunks(HAND.options).map(<[Play<'a>]>::to_vec).zip(1..);
            let menu = |(plays, part)| PagedMenu { group, plays, part, parts };
            menus.map(menu).collect::<Vec<_>>()
        })
        .collect()
    }

    /// The page that is open where this group or page is wanted.
    pub(super) fn opened_page(&self, wanted: Option<Group>) -> Group {
        Group::page(open_page(&self.menus_of_pages(), wanted))
    }

    /// The rows of a hand in pages: those that lead to the other pages, and the menus of this one.
    pub(super) fn pages(
        &self,
        wanted: Option<Group>,
        id: &impl Fn(Option<Group>, What) -> Sealed,
        caption: &impl Fn(Caption<'_>) -> String,
    ) -> Vec<Row> {
        let menus = self.menus_of_pages();
        let page = open_page(&menus, wanted);
        let pages = menus.len().div_ceil(MENUS_OF_A_PAGE);
        let turn = |to: Option<usize>, text: Caption<'_>| {
            let to = to.filter(|to| *to < pages);
            // One that leads nowhere needs an id all the same, and no two are the same.
            let id = id(Some(Group::page(to.unwrap_or(pages))), What::Tab);
            Button::new(Style::Secondary, caption(text), id).disabled(to.is_none())
        };
        let here = Caption::Page { page: page + 1, pages };
        let here = Button::new(Style::Success, caption(here), id(None, What::Withheld(0)));
        let mut rows = Row::buttons([
            turn(page.checked_sub(1), Caption::PageBefore),
            here.disabled(true),
            turn(page.checked_add(1), Caption::PageAfter),
        ]);
        let shown = menus.iter().skip(page * MENUS_OF_A_PAGE).take(MENUS_OF_A_PAGE);
        let id = |what| id(Some(Group::page(page)), what);
        rows.extend(shown.enumerate().filter_map(|(place, menu)| {
            let PagedMenu { group, plays, part, parts } = menu;
            let prompt = caption(Caption::Menu { group: *group, part: *part, parts: *parts });
            action_menu(plays, place, prompt, &id)
        }));
        rows
    }
}

/// Which page is open where this group or page is wanted: that page, or the first one of that group.
fn open_page(menus: &[PagedMenu<'_>], wanted: Option<Group>) -> usize {
    let pages = menus.chunks(MENUS_OF_A_PAGE);
    let named = (0..pages.len()).find(|page| Some(Group::page(*page)) == wanted);
    let of_group =
        |menu: &PagedMenu<'_>| wanted.is_some() && menu.group.map(Group::named) == wanted;
    named.or_else(|| menus.iter().position(of_group).map(|at| at / MENUS_OF_A_PAGE)).unwrap_or(0)
}
