//! The modules of a crate and the arrows between their files.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Import, Source};

/// One module and the file it stands in.
pub(super) struct Module {
    /// Its path in the crate, as `rest/body`; empty for the crate's root.
    pub(super) name: String,
    /// Its file.
    pub(super) file: String,
    source: Source,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
}

impl Module {
    /// The folder that the module's children stand in, or else its own: `rest` for `rest` and for
    /// `rest/body`, and empty at the top.
    pub(super) fn folder(&self) -> &str {
        match self.name.rsplit_once('/') {
            _ if !self.children.is_empty() => &self.name,
            Some((folder, _)) => folder,
            None => "",
        }
    }
}

/// An import of something that stands in another file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Arrow {
    /// The module that imports.
    pub(super) from: usize,
    /// The module that the imported item stands in.
    pub(super) to: usize,
    /// The line of the import.
    pub(super) line: usize,
    /// The path as it is written.
    pub(super) path: String,
}

/// A crate's modules, the root first.
pub(super) struct Modules {
    pub(super) all: Vec<Module>,
}

/// What a path leads to.
#[derive(Clone, Copy, PartialEq)]
enum Target {
    /// A module of this crate.
    Module(usize),
    /// Something that stands in a module of this crate.
    Item(usize),
    /// Something of another crate, or nothing that a reader of tokens can know.
    Unknown,
}

/// How many imports a path is followed through before it is given up.
const MOST_HOPS: usize = 16;

impl Modules {
    /// Reads the modules that can be reached from the root file.
    pub(super) fn read(files: &BTreeMap<String, String>, root: &str) -> Self {
        let mut modules = Self { all: Vec::new() };
        let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
        modules.add(files, root.to_owned(), folder, String::new(), None);
        modules
    }

    fn add(
        &mut self,
        files: &BTreeMap<String, String>,
        file: String,
        folder: &str,
        name: String,
        parent: Option<usize>,
    ) -> usize {
        let source = Source::read(&files[&file]);
        let children = source.modules.clone();
        let this = self.all.len();
        self.all.push(Module { name, file, source, parent, children: BTreeMap::new() });
        for child in children {
            let own = if folder.is_empty() { child.clone() } else { format!("{folder}/{child}") };
            let beside = format!("{own}.rs");
            let within = format!("{own}/mod.rs");
            let file = if files.contains_key(&beside) { beside } else { within };
            assert!(files.contains_key(&file), "{} has no file {file}", self.all[this].file);
            let name = match &*self.all[this].name {
                "" => child.clone(),
                parent => format!("{parent}/{child}"),
            };
            let added = self.add(files, file, &own, name, Some(this));
            self.all[this].children.insert(child, added);
        }
        this
    }

    /// Every import of one file by another, in the order of files and lines.
    pub(super) fn arrows(&self) -> Vec<Arrow> {
        let mut arrows = BTreeSet::new();
        for from in 0..self.all.len() {
            let source = &self.all[from].source;
            let mut add = |path: &[String], line: usize| {
                let (Target::Module(to) | Target::Item(to)) = self.lead(from, path, MOST_HOPS)
                else {
                    return;
                };
                if to != from {
                    arrows.insert(Arrow { from, to, line, path: path.join("::") });
                }
            };
            for import in &source.imports {
                if !self.is_facade(from, import) {
                    add(&import.path, import.line);
                } else if let Some(used) = source.mentions(&import.name) {
                    add(&import.path, used.line);
                }
            }
            for mention in source.mentions.iter().filter(|mention| mention.path.len() > 1) {
                // A type that was imported is an arrow already.
                if matches!(self.lead(from, &mention.path[..1], MOST_HOPS), Target::Module(_)) {
                    add(&mention.path, mention.line);
                }
            }
        }
        arrows.into_iter().collect()
    }

    /// Does this import only hand on what a module below this one holds?
    fn is_facade(&self, from: usize, import: &Import) -> bool {
        let target = self.lead(from, &import.path, MOST_HOPS);
        let (Target::Module(to) | Target::Item(to)) = target else { return false };
        let mut above = self.all[to].parent;
        while let Some(parent) = above {
            if parent == from {
                return import.reexport;
            }
            above = self.all[parent].parent;
        }
        false
    }

    /// Where a path that is written in a module leads to.
    fn lead(&self, from: usize, path: &[String], hops: usize) -> Target {
        let mut at = match &*path[0] {
            "crate" => Target::Module(0),
            "self" => Target::Module(from),
            "super" => self.all[from].parent.map_or(Target::Unknown, Target::Module),
            name => self.known_here(from, name, hops),
        };
        for segment in &path[1..] {
            at = match at {
                Target::Module(module) => match &**segment {
                    "super" => self.all[module].parent.map_or(Target::Unknown, Target::Module),
                    "self" | "*" => at,
                    name => self.within(module, name, hops),
                },
                // What stands within a type stands where the type does.
                Target::Item(_) | Target::Unknown => at,
            };
        }
        at
    }

    /// What a name without a path means in a module, if it is no item of its own.
    fn known_here(&self, module: usize, name: &str, hops: usize) -> Target {
        if let Some(child) = self.all[module].children.get(name) {
            return Target::Module(*child);
        }
        self.imported(module, name, hops).unwrap_or(Target::Unknown)
    }

    /// What stands under a name in a module, as others see it.
    fn within(&self, module: usize, name: &str, hops: usize) -> Target {
        let here = &self.all[module];
        if let Some(child) = here.children.get(name) {
            return Target::Module(*child);
        }
        if here.source.items.contains(name) {
            return Target::Item(module);
        }
        match self.imported(module, name, hops) {
            None | Some(Target::Unknown) => Target::Item(module),
            Some(target) => target,
        }
    }

    /// What a name was imported from.
    fn imported(&self, module: usize, name: &str, hops: usize) -> Option<Target> {
        let hops = hops.checked_sub(1)?;
        let imports = &self.all[module].source.imports;
        if let Some(import) = imports.iter().find(|import| import.name == name) {
            // A crate that is imported under its own name would lead to itself.
            return (import.path != [name]).then(|| self.lead(module, &import.path, hops));
        }
        let globs =
            imports.iter().filter(|import| import.path.last().is_some_and(|end| end == "*"));
        globs.into_iter().find_map(|glob| match self.lead(module, &glob.path, hops) {
            Target::Module(to) if to != module => {
                let known = self.all[to].source.items.contains(name)
                    || self.all[to].children.contains_key(name);
                known.then(|| self.within(to, name, hops))
            }
            _ => None,
        })
    }
}
