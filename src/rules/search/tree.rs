//! The tree that all imagined matches of a thought share: sequences of actions, how often each was
//! chosen and could have been, and what came of it.

use super::playout::{Weighed, ended, play_out};
use crate::dice::Dice;
use crate::game::{Mind, Redeal, Rules};
use crate::seat::{Seat, Seats, Turn};
use crate::sight::Sight;
use crate::standing::Moment;
use crate::witness::Nobody;

/// How much is tried that looks worse so far.
const CURIOSITY: f32 = 0.5;
/// After the first one, a choice is made sensibly until it has been thought about this often.
const TRUST: u32 = 24;

/// The name of a node.
type Name = u32;
const NONE: Name = u32::MAX;
const ROOT: Name = 0;

/// What comes after an action: reached by it from its parent.
struct Node<Action> {
    /// Nothing for the root.
    by: Option<(Seat, Action)>,
    first_child: Name,
    next_sibling: Name,
    /// How often it was chosen, and could have been.
    chosen: u32,
    available: u32,
    /// What that has brought the seat that chose it.
    sum: f32,
}

impl<Action> Node<Action> {
    fn new(by: Option<(Seat, Action)>, next_sibling: Name) -> Node<Action> {
        Node { by, first_child: NONE, next_sibling, chosen: 0, available: 0, sum: 0.0 }
    }
}

/// Choices that are made at once: where they began, and by whom they are still to be made.
#[derive(Clone, Copy)]
struct Gathering {
    began: Name,
    left: Seats,
}

/// What has come of which actions, in order.
pub(super) struct Tree<'a, G: Redeal> {
    sight: &'a Sight<G>,
    since: Moment,
    nodes: Vec<Node<G::Action>>,
    /// Used again and again: the nodes chosen, by whom, and what could be.
    path: Vec<(Name, Seat)>,
    legal: Vec<G::Action>,
    untried: Vec<G::Action>,
}

impl<'a, G: Redeal + Mind> Tree<'a, G> {
    pub(super) fn new(sight: &'a Sight<G>) -> Tree<'a, G> {
        let nodes = vec![Node::new(None, NONE)];
        let since = G::moment(sight.guess());
        Tree { sight, since, nodes, path: Vec::new(), legal: Vec::new(), untried: Vec::new() }
    }

    /// What came of this action as the first one.
    pub(super) fn weighed(&self, action: G::Action) -> Weighed<G::Action> {
        let child = self.child(ROOT, self.sight.seat(), action);
        let node = child.map(|child| &self.nodes[child as usize]);
        let tries = node.map_or(0, |node| node.chosen);
        let worth = node.map_or(0.0, |node| node.sum / node.chosen.max(1) as f32);
        Weighed { action, tries, worth }
    }

    /// One imagined match more, from this deal.
    pub(super) fn iterate(&mut self, deal: &G::State, dice: &mut Dice) {
        let mut imagined = deal.clone();
        self.path.clear();
        let mut at = ROOT;
        let mut gathering: Option<Gathering> = None;
        let payoffs = loop {
            if let Some(payoffs) = ended::<G>(&imagined, self.since) {
                break payoffs;
            }
            let turn = G::turn(&imagined);
            let seat = self.next(turn);
            gathering = together(gathering, turn, at);
            self.legal.clear();
            self.legal.extend(G::legal(&imagined, seat));
            // What is no choice is no node: that keeps the tree small.
            if let [only] = self.legal[..] {
                if throws::<G>(&mut imagined, seat, only, dice) {
                    break play_out::<G>(&mut imagined, self.since, dice);
                }
                continue;
            }
            let asked = gathering.map_or(at, |gathering| gathering.began);
            let others = gathering.is_some() && seat != self.sight.seat();
            let (action, is_new) = self.choose(asked, seat, others, &imagined, dice);
            let chosen = self.reach(asked, seat, action);
            self.path.push((chosen, seat));
            at = if asked == at { chosen } else { self.reach(at, seat, action) };
            let threw = throws::<G>(&mut imagined, seat, action, dice);
            if is_new || threw {
                break play_out::<G>(&mut imagined, self.since, dice);
            }
        };
        for (name, seat) in &self.path {
            let node = &mut self.nodes[*name as usize];
            node.chosen += 1;
            node.sum += payoffs[usize::from(seat.0)];
        }
    }

    /// Whose choice is looked at next: the observer's own if it is among several.
    fn next(&self, turn: Turn) -> Seat {
        let seats = turn.seats();
        let own = self.sight.seat();
        if seats.has(own) { own } else { seats.iter().next().expect("somebody is to act") }
    }

    /// What this seat does, asked at this node, of what is legal now; and whether that is new there.
    /// Where somebody else chooses secretly at the same time, they do what is sensible: two who learn in
    /// step would seem to see each other's choices.
    fn choose(
        &mut self,
        asked: Name,
        seat: Seat,
        secretly: bool,
        imagined: &G::State,
        dice: &mut Dice,
    ) -> (G::Action, bool) {
        self.untried.clear();
        self.untried.extend_from_slice(&self.legal);
        let mut best: Option<(f32, G::Action)> = None;
        let (mut visits, mut tried) = (0, 0);
        let mut name = self.nodes[asked as usize].first_child;
        while name != NONE {
            let node = &mut self.nodes[name as usize];
            name = node.next_sibling;
            let Some((of, action)) = node.by else { continue };
            if of != seat {
                continue;
            }
            visits += node.chosen;
            tried += 1;
            let Some(place) = self.untried.iter().position(|legal| *legal == action) else {
                continue;
            };
            node.available += 1;
            // One that only led on here has not been tried yet.
            if node.chosen == 0 {
                continue;
            }
            self.untried.remove(place);
            let chosen = node.chosen as f32;
            let unsure = ((node.available as f32).ln() / chosen).sqrt();
            let hope = node.sum / chosen + CURIOSITY * unsure;
            if best.is_none_or(|(other, _)| hope > other) {
                best = Some((hope, action));
            }
        }
        // Further down there are too many actions to try them all: what is sensible comes first, and
        // the more often it was asked here, the more of the others are tried.
        let is_root = asked == ROOT && seat == self.sight.seat();
        let is_wide = is_root || tried * tried < visits;
        let trusts = secretly || (!is_root && visits < TRUST);
        match best.filter(|_| !trusts) {
            Some((_, action)) if self.untried.is_empty() || !is_wide => (action, false),
            _ if !trusts && is_wide && visits > 0 => (dice.pick(&self.untried), true),
            _ => {
                let action = G::quick(imagined, seat, dice);
                (action, self.untried.contains(&action))
            }
        }
    }

    fn child(&self, parent: Name, seat: Seat, action: G::Action) -> Option<Name> {
        let mut name = self.nodes[parent as usize].first_child;
        while name != NONE {
            let node = &self.nodes[name as usize];
            if node.by == Some((seat, action)) {
                return Some(name);
            }
            name = node.next_sibling;
        }
        None
    }

    /// The node that this action leads to from there.
    fn reach(&mut self, parent: Name, seat: Seat, action: G::Action) -> Name {
        if let Some(name) = self.child(parent, seat, action) {
            return name;
        }
        let name = self.nodes.len() as Name;
        let sibling = std::mem::replace(&mut self.nodes[parent as usize].first_child, name);
        let mut node = Node::new(Some((seat, action)), sibling);
        node.available = 1;
        self.nodes.push(node);
        name
    }
}

/// The choosing at once that a turn belongs to: one that goes on, or one that begins here.
fn together(gathering: Option<Gathering>, turn: Turn, at: Name) -> Option<Gathering> {
    let now = turn.seats();
    match gathering {
        Some(open) if now.iter().all(|seat| open.left.has(seat)) && now != open.left => {
            Some(Gathering { left: now, ..open })
        }
        _ => matches!(turn, Turn::Several(_)).then_some(Gathering { began: at, left: now }),
    }
}

/// Carries out an action; has chance had a say?
fn throws<G: Rules>(
    imagined: &mut G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut Dice,
) -> bool {
    let before = dice.mark();
    G::apply(imagined, seat, action, dice, &mut Nobody);
    dice.mark() != before
}
