//! The import graph of each crate: no cycle of files, no two folders that import each other, and the
//! layers of a crate import downwards only.
//!
//! A node is a module's file. An arrow is a `use` or a path that ends at something in another file of
//! the crate, followed through re-exports to where it stands; what is compiled for tests only does not
//! count. A parent that hands on what its child holds (`pub use`) has no arrow to it; one that uses
//! it has.

/// Cycles of a graph.
mod graph;
/// The modules of a crate and the arrows between them.
mod modules;
/// What one source file declares and names.
mod source;
/// The reader itself, on small crates with planted faults.
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use self::graph::{Edge, arrows_to_turn, cycles, shortest_cycle};
use self::modules::{Arrow, Modules};
use crate::tidy::rust_files;

/// Groups of modules, the lowest first: imports point into the same group or into one before it. A
/// name stands for the module and all below it, the empty one for the crate's root.
type Layers<'a> = &'a [&'a [&'a str]];

const RULES: Layers<'static> = &[
    // Plain values.
    &[
        "controls", "dice", "options", "page", "picture", "seat", "set", "text", "token", "tricks",
        "witness",
    ],
    &["agenda", "deal", "hex", "standing", "svg", "words"],
    // What games are made of, and games.
    &["alt", "game", "kit"],
    &["games"],
    // What others do with a game whose type they know.
    &["happened", "sight", "sketch"],
    &["search"],
    &["bot"],
    // Any game behind one face, and matches as text.
    &["any"],
    &["record"],
    &[""],
];

const PLAYGROUND: Layers<'static> = &[
    &["clock", "http", "json", "limits", "recent", "refusal", "serving"],
    &["access", "faults"],
    &["world"],
    &["rest/log", "rest/rate_limiter"],
    &["server"],
    &["gateway", "people", "rest", "store"],
    &["control"],
    &["router"],
    &["running"],
    &[""],
];

const COMMANDS: Layers<'static> =
    &[&["discord"], &["picture"], &["scene"], &["service"], &["slash", "buttons"], &["bot"], &[""]];

#[test]
fn imports_of_rules_point_one_way() {
    check("rules", "src/rules/lib.rs", RULES);
}

#[test]
fn imports_of_host_point_one_way() {
    check("host", "src/host/lib.rs", &[]);
}

#[test]
fn imports_of_playground_point_one_way() {
    check("playground", "src/playground/lib.rs", PLAYGROUND);
}

#[test]
fn imports_of_commands_point_one_way() {
    check("commands", "commands/lib.rs", COMMANDS);
}

#[test]
fn imports_of_the_program_point_one_way() {
    check("kaigi", "src/main.rs", &[]);
}

/// Reads a crate and fails with everything that is wrong in it.
fn check(name: &str, root: &str, layers: Layers<'_>) {
    let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
    let files = rust_files(folder.as_ref());
    let files = files.into_iter().map(|(path, text)| (path.to_str().unwrap().to_owned(), text));
    let found = findings(name, &Modules::read(&files.collect(), root), layers);
    let report = found.iter().map(|finding| format!("\n{}\n{}", finding.line, finding.explained));
    assert!(found.is_empty(), "{}", report.collect::<String>());
}

/// Something that is wrong.
#[derive(Debug)]
struct Finding {
    /// What, on one line.
    line: String,
    /// The arrows, with files and lines.
    explained: String,
}

fn findings(name: &str, modules: &Modules, layers: Layers<'_>) -> Vec<Finding> {
    let arrows = modules.arrows();
    let mut found = cyclic_files(modules, &arrows);
    found.extend(mutual_folders(modules, &arrows));
    if !layers.is_empty() {
        found.extend(upward_arrows(modules, &arrows, layers));
    }
    for finding in &mut found {
        finding.line = format!("{name}: {}", finding.line);
    }
    found
}

/// One finding for each set of files that import each other in a circle.
fn cyclic_files(modules: &Modules, arrows: &[Arrow]) -> Vec<Finding> {
    let edges: BTreeSet<Edge> = arrows.iter().map(|arrow| (arrow.from, arrow.to)).collect();
    let written = |edge: Edge| arrows.iter().filter(move |arrow| (arrow.from, arrow.to) == edge);
    let explain = |cycle: BTreeSet<usize>| {
        let within = edges.iter().filter(|(from, to)| cycle.contains(from) && cycle.contains(to));
        let within: BTreeSet<Edge> = within.copied().collect();
        let turn = arrows_to_turn(&within, |edge| written(edge).count());
        let mut explained = String::from("  goes round:\n");
        for edge in shortest_cycle(&within, turn[0]) {
            let first = written(edge).next().expect("every edge was written somewhere");
            explained += &described(modules, first);
        }
        explained += "  none is left if these are turned round:\n";
        for arrow in turn.iter().flat_map(|edge| written(*edge)) {
            explained += &described(modules, arrow);
        }
        let mut names: Vec<&str> = cycle.iter().map(|module| shown(modules, *module)).collect();
        names.sort_unstable();
        let line = format!("a cycle of {} files with {} and {}", names.len(), names[0], names[1]);
        Finding { line, explained: format!("  {}\n{explained}", names.join(", ")) }
    };
    cycles(&edges).into_iter().map(explain).collect()
}

/// One finding for each two folders of which neither contains the other and that import each other.
fn mutual_folders(modules: &Modules, arrows: &[Arrow]) -> Vec<Finding> {
    let mut between: BTreeMap<(String, String), Vec<&Arrow>> = BTreeMap::new();
    for arrow in arrows {
        let parts = |module: usize| modules.all[module].folder().split('/').collect::<Vec<_>>();
        let (from, to) = (parts(arrow.from), parts(arrow.to));
        let shared = from.iter().zip(&to).take_while(|(from, to)| from == to).count();
        if shared < from.len() && shared < to.len() && !from[0].is_empty() && !to[0].is_empty() {
            let folders = (from[..=shared].join("/"), to[..=shared].join("/"));
            between.entry(folders).or_default().push(arrow);
        }
    }
    let mutual = between.iter().filter_map(|((from, to), there)| {
        let back = between.get(&(to.clone(), from.clone())).filter(|_| from < to)?;
        let explained: String =
            there.iter().chain(back).map(|arrow| described(modules, arrow)).collect();
        Some(Finding { line: format!("the folders {from} and {to} import each other"), explained })
    });
    mutual.collect()
}

/// One finding for each two modules of layers with arrows that point up, and one for those in none.
fn upward_arrows(modules: &Modules, arrows: &[Arrow], layers: Layers<'_>) -> Vec<Finding> {
    let layer = |module: usize| {
        let module = &*modules.all[module].name;
        let named =
            layers.iter().enumerate().flat_map(|(at, names)| names.iter().map(move |n| (at, *n)));
        named.into_iter().find(|(_, name)| match module.strip_prefix(name) {
            Some("") => true,
            Some(rest) => !name.is_empty() && rest.starts_with('/'),
            None => false,
        })
    };
    let outside: Vec<&str> = (0..modules.all.len())
        .filter(|module| layer(*module).is_none())
        .map(|module| &*modules.all[module].name)
        .collect();
    let mut found = Vec::new();
    if !outside.is_empty() {
        let line = "files in no layer".to_owned();
        found.push(Finding { line, explained: format!("  {}\n", outside.join(", ")) });
    }
    let mut upward: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for arrow in arrows {
        if let (Some((from, lower)), Some((to, upper))) = (layer(arrow.from), layer(arrow.to))
            && from < to
        {
            *upward.entry((lower, upper)).or_default() += &described(modules, arrow);
        }
    }
    found.extend(upward.into_iter().map(|((lower, upper), explained)| Finding {
        line: format!("{lower} imports {upper}, which is above it"),
        explained,
    }));
    found
}

/// A module's name for people.
fn shown(modules: &Modules, module: usize) -> &str {
    match &*modules.all[module].name {
        "" => "the root",
        name => name,
    }
}

/// An arrow on a line of its own.
fn described(modules: &Modules, arrow: &Arrow) -> String {
    let (from, to) = (shown(modules, arrow.from), shown(modules, arrow.to));
    let place = format!("{}:{}", modules.all[arrow.from].file, arrow.line);
    format!("    {from} -> {to}  {place}  {}\n", arrow.path)
}
