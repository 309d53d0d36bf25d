//! The reader of import graphs, on small crates with planted faults.

use std::collections::BTreeMap;

use super::modules::Modules;
use super::source::Source;
use super::{Layers, findings};

/// A crate of these files, which is `lib.rs` and whatever that declares.
fn planted(files: &[(&str, &str)]) -> Modules {
    let files = files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
    Modules::read(&files.collect::<BTreeMap<_, _>>(), "lib.rs")
}

/// The arrows as `from -> to line`.
fn arrows(files: &[(&str, &str)]) -> Vec<String> {
    let modules = planted(files);
    let name = |module: usize| modules.all[module].name.clone();
    let arrows = modules.arrows();
    arrows.iter().map(|a| format!("{} -> {} {}", name(a.from), name(a.to), a.line)).collect()
}

/// What is found in a crate, each with its arrows.
fn found(files: &[(&str, &str)], layers: Layers<'_>) -> Vec<(String, String)> {
    let found = findings("planted", &planted(files), layers);
    found.into_iter().map(|finding| (finding.line, finding.explained)).collect()
}

#[test]
fn a_file_is_read_without_comments_texts_and_tests() {
    let source = Source::read(
        r##"
        //! use crate::comment;
        /* crate::block::comment */
        pub mod child;
        use crate::a::{self, b::{C, D as E}, f::*};
        pub(in crate::visible) use self::child::Item;
        pub fn run<'a>(name: &'a str, quote: char) -> bool {
            let text = "crate::text::\"x\"";
            let raw = r#"crate::raw::x"#;
            let bytes = b"crate::bytes::x";
            quote == '"' || quote == '\'' || format!("{}", crate::inside::a_macro(name)) == text
        }
        #[cfg(test)]
        pub(crate) fn helper<A, B>(a: A, b: B) { crate::only_in_tests::x(a, b) }
        struct Fields { #[cfg(test)] seen: crate::seen::Seen, kept: crate::kept::Kept }
        #[cfg(test)]
        use crate::tested::{One, Two};
        const AFTER: usize = crate::after::COUNT;
        #[cfg(test)]
        mod tests { use crate::in_tests; }
        "##,
    );
    let imports: Vec<String> = source.imports.iter().map(|import| import.path.join("::")).collect();
    assert_eq!(
        imports,
        ["crate::a", "crate::a::b::C", "crate::a::b::D", "crate::a::f::*", "self::child::Item"]
    );
    assert_eq!(source.imports[2].name, "E");
    assert_eq!(source.imports[2].line, 5);
    assert!(source.imports[4].reexport && !source.imports[0].reexport);
    let paths = source.mentions.iter().map(|mention| mention.path.join("::"));
    let paths: Vec<String> = paths.filter(|path| path.starts_with("crate")).collect();
    assert_eq!(paths, ["crate::inside::a_macro", "crate::kept::Kept", "crate::after::COUNT"]);
    assert_eq!(source.modules, ["child"]);
    let items: Vec<&str> = source.items.iter().map(String::as_str).collect();
    assert_eq!(items, ["AFTER", "Fields", "run"]);
}

#[test]
fn an_arrow_ends_where_the_item_stands() {
    let arrows = arrows(&[
        ("lib.rs", "mod a; mod b; mod c; pub use a::deep::Item; pub use c::*;"),
        ("a/mod.rs", "pub mod deep; pub use self::deep::Item as Renamed;"),
        ("a/deep.rs", "pub struct Item;"),
        ("b.rs", "use crate::{Item, c};\nuse super::a::Renamed;\nuse crate::Kind;\nc::run();"),
        ("c.rs", "pub enum Kind { One }\npub fn run() { ::a::run(); std::a::run() }"),
    ]);
    assert_eq!(arrows, ["b -> a/deep 1", "b -> a/deep 2", "b -> c 1", "b -> c 3", "b -> c 4"]);
}

#[test]
fn a_module_within_a_file_is_part_of_it() {
    let arrows = arrows(&[
        ("lib.rs", "mod a; mod b;"),
        (
            "a.rs",
            "pub struct Own;\npub mod inner { use super::Own;\nuse super::super::b::B; }\nuse crate::b;",
        ),
        ("b.rs", ""),
    ]);
    assert_eq!(arrows, ["a -> b 3", "a -> b 4"]);
}

/// A parent that only hands on what its child holds may be used by that child.
#[test]
fn a_facade_is_no_arrow_unless_it_is_used() {
    let child = ("a/child.rs", "use super::Own; pub struct Item(Own);");
    let root = ("lib.rs", "mod a;");
    let facade = (
        "a.rs",
        "mod child; pub use child::Item; pub struct Own; impl Own { fn item(item: u8) {} }",
    );
    assert_eq!(arrows(&[root, facade, child]), ["a/child -> a 1"]);
    assert!(found(&[root, facade, child], &[]).is_empty());

    let used = (
        "a.rs",
        "mod child; pub use child::Item; pub struct Own;\nfn make() -> Item { Item::new() }",
    );
    let found = found(&[root, used, child], &[]);
    assert_eq!(found[0].0, "planted: a cycle of 2 files with a and a/child");
    assert!(found[0].1.contains("a -> a/child  a.rs:2  child::Item"), "{}", found[0].1);
}

#[test]
fn a_cycle_is_named_arrow_by_arrow() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c; mod d;"),
        ("a.rs", "use crate::b::B;\nuse crate::b::B2;\nuse crate::d::D;"),
        ("b.rs", "fn f() { crate::c::run() }\nuse crate::c::C;"),
        ("c.rs", "//! It closes the cycle.\n\nuse super::a;"),
        ("d.rs", ""),
    ];
    let found = found(&files, &[]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, "planted: a cycle of 3 files with a and b");
    let told = "  a, b, c
  goes round:
    a -> b  a.rs:1  crate::b::B
    b -> c  b.rs:1  crate::c::run
    c -> a  c.rs:3  super::a
  none is left if these are turned round:
    c -> a  c.rs:3  super::a
";
    assert_eq!(found[0].1, told);
}

/// Neither files nor a folder within another make a cycle of folders.
#[test]
fn folders_that_import_each_other_are_found() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "mod low; mod high;"),
        ("a/low.rs", "use crate::c;"),
        ("a/high.rs", "use crate::b::low;"),
        ("b/mod.rs", "mod low; mod high;"),
        ("b/low.rs", ""),
        ("b/high.rs", "\nuse crate::a::low::Item;"),
        ("c.rs", ""),
    ];
    let found = found(&files, &[]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, "planted: the folders a and b import each other");
    let told = "    a/high -> b/low  a/high.rs:1  crate::b::low
    b/high -> a/low  b/high.rs:2  crate::a::low::Item
";
    assert_eq!(found[0].1, told);
}

#[test]
fn an_arrow_that_points_up_is_named() {
    let files = [
        ("lib.rs", "mod low; mod high; mod higher;"),
        ("low.rs", "mod within;"),
        ("low/within.rs", "use crate::high::Item;"),
        ("high.rs", ""),
        ("higher.rs", "use crate::high;"),
    ];
    let layers: Layers<'_> = &[&["low"], &["high", "higher"], &[""]];
    let pointing_up = found(&files, layers);
    assert_eq!(pointing_up.len(), 1);
    assert_eq!(pointing_up[0].0, "planted: low imports high, which is above it");
    assert_eq!(pointing_up[0].1, "    low/within -> high  low/within.rs:1  crate::high::Item\n");

    let outside = found(&files, &[&["low"], &["high"], &[""]]);
    assert_eq!(outside[0], ("planted: files in no layer".to_owned(), "  higher\n".to_owned()));
}
