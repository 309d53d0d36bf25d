//! Cycles of a graph whose nodes are numbers.

use std::collections::{BTreeSet, VecDeque};

/// An arrow from one node to another.
pub(super) type Edge = (usize, usize);

/// The sets of two and more nodes that all reach each other, the largest first.
pub(super) fn cycles(edges: &BTreeSet<Edge>) -> Vec<BTreeSet<usize>> {
    let nodes: BTreeSet<usize> = edges.iter().flat_map(|(from, to)| [*from, *to]).collect();
    let mut found: Vec<BTreeSet<usize>> = Vec::new();
    for node in nodes {
        if found.iter().any(|cycle| cycle.contains(&node)) {
            continue;
        }
        let reached = reach(node, |at| ends(edges, at));
        let reaching = reach(node, |at| starts(edges, at));
        let cycle: BTreeSet<usize> = reached.intersection(&reaching).copied().collect();
        if cycle.len() > 1 {
            found.push(cycle);
        }
    }
    found.sort_by_key(|cycle| std::cmp::Reverse(cycle.len()));
    found
}

fn ends(edges: &BTreeSet<Edge>, from: usize) -> Vec<usize> {
    edges.range((from, 0)..=(from, usize::MAX)).map(|(_, to)| *to).collect()
}

fn starts(edges: &BTreeSet<Edge>, to: usize) -> Vec<usize> {
    edges.iter().filter(|(_, end)| *end == to).map(|(from, _)| *from).collect()
}

/// All that can be reached from a node, itself included.
fn reach(node: usize, next: impl Fn(usize) -> Vec<usize>) -> BTreeSet<usize> {
    let mut reached = BTreeSet::from([node]);
    let mut open = vec![node];
    while let Some(at) = open.pop() {
        open.extend(next(at).into_iter().filter(|to| reached.insert(*to)));
    }
    reached
}

/// The shortest way from the end of an arrow back to its start, as arrows, with that arrow last.
pub(super) fn shortest_cycle(edges: &BTreeSet<Edge>, through: Edge) -> Vec<Edge> {
    let (goal, start) = through;
    let mut came_by: Vec<Edge> = Vec::new();
    let mut open = VecDeque::from([start]);
    while let Some(at) = open.pop_front() {
        if at == goal {
            break;
        }
        for to in ends(edges, at) {
            if to != start && !came_by.iter().any(|(_, known)| *known == to) {
                came_by.push((at, to));
                open.push_back(to);
            }
        }
    }
    let mut way = vec![through];
    let mut at = goal;
    while at != start {
        let step = came_by.iter().find(|(_, to)| *to == at).expect("the arrow lies on a cycle");
        way.push(*step);
        at = step.0;
    }
    way.reverse();
    way
}

/// Arrows without which there is no cycle: first those that leave the fewest nodes in cycles, and of
/// those the ones that `cost` least.
pub(super) fn arrows_to_turn(edges: &BTreeSet<Edge>, cost: impl Fn(Edge) -> usize) -> Vec<Edge> {
    let mut edges = edges.clone();
    let mut turned = Vec::new();
    loop {
        let in_cycles = cycles(&edges);
        let candidates = edges.iter().filter(|(from, to)| {
            in_cycles.iter().any(|cycle| cycle.contains(from) && cycle.contains(to))
        });
        let best = candidates.min_by_key(|edge| {
            let mut without = edges.clone();
            without.remove(edge);
            let left: usize = cycles(&without).iter().map(BTreeSet::len).sum();
            (left, cost(**edge))
        });
        let Some(best) = best.copied() else { return turned };
        edges.remove(&best);
        turned.push(best);
    }
}
