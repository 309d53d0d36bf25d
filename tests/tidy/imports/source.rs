//! One source file as its imports: what it declares, imports and names, its tests aside.
//!
//! A reader of tokens, not of syntax: it also sees the paths inside of macros' arguments. A module that
//! stands within a file is part of that file.

use std::collections::BTreeSet;

/// A `use` of one name.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Import {
    /// The path, without `as`; a glob ends with `*`, `self` at the end is left out, and a path that
    /// begins with another crate's name for certain begins with `::`.
    pub(super) path: Vec<String>,
    /// The name it has in this file; empty for a glob and for `_`.
    pub(super) name: String,
    /// Whether other modules can import it from here.
    pub(super) reexport: bool,
    /// The line of the `use`'s last segment.
    pub(super) line: usize,
}

/// A path or a bare name in the code.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Mention {
    /// Its segments.
    pub(super) path: Vec<String>,
    /// The line it begins in.
    pub(super) line: usize,
}

/// What a source file declares and names.
#[derive(Debug, Default)]
pub(super) struct Source {
    /// The modules that stand in files of their own.
    pub(super) modules: Vec<String>,
    /// Every `use`, also those within functions.
    pub(super) imports: Vec<Import>,
    /// Every other path or name that is not the name of a field, a method or a declaration.
    pub(super) mentions: Vec<Mention>,
    /// The names of items declared at the top of the file.
    pub(super) items: BTreeSet<String>,
}

impl Source {
    /// Reads a file; what is compiled for tests only is left out.
    pub(super) fn read(code: &str) -> Self {
        let tokens = without_tests(&tokens(code));
        let mut source = Self::default();
        let (mut at, mut depth) = (0, 0_usize);
        // The depths at which modules within this file were opened.
        let mut inner: Vec<usize> = Vec::new();
        while at < tokens.len() {
            let is = |offset: usize, text: &str| {
                tokens.get(at + offset).is_some_and(|token| token.text == text)
            };
            if is(0, "{") {
                depth += 1;
            } else if is(0, "}") {
                depth -= 1;
                inner.pop_if(|opened| *opened == depth);
            }
            if is(0, "mod") && is(2, ";") {
                source.modules.push(tokens[at + 1].text.clone());
                at += 3;
            } else if is(0, "mod") && is(2, "{") {
                source.items.insert(tokens[at + 1].text.clone());
                inner.push(depth);
                at += 2;
            } else if is(0, "use") && (at == 0 || !["<", "+"].contains(&&*tokens[at - 1].text)) {
                let reexport =
                    at > 0 && (tokens[at - 1].text == "pub" || is_restricted(&tokens, at));
                let mut reader = UseReader { tokens: &tokens, at: at + 1, reexport };
                let known = source.imports.len();
                reader.tree(&[], &mut source.imports);
                at = reader.at + 1;
                for import in &mut source.imports[known..] {
                    leave(&mut import.path, inner.len());
                }
            } else if tokens[at].is_name() {
                let declares = at > 0 && DECLARES.contains(&&*tokens[at - 1].text);
                if declares && depth == 0 {
                    source.items.insert(tokens[at].text.clone());
                }
                let known = source.mentions.len();
                at = source.mention(&tokens, at, declares);
                for mention in &mut source.mentions[known..] {
                    leave(&mut mention.path, inner.len());
                }
            } else {
                at += 1;
            }
        }
        source
    }

    /// Reads the path that begins here, and gives the place behind it.
    fn mention(&mut self, tokens: &[Token], at: usize, declares: bool) -> usize {
        let mut path = vec![tokens[at].text.clone()];
        let mut next = at + 1;
        while next + 1 < tokens.len() && tokens[next].text == "::" && tokens[next + 1].is_name() {
            path.push(tokens[next + 1].text.clone());
            next += 2;
        }
        let before = if at == 0 { "" } else { &*tokens[at - 1].text };
        let after = tokens.get(next).map_or("", |token| &*token.text);
        // A variable can have the name of a function: only a call, a macro or a type counts.
        let alone = path.len() == 1
            && path[0].starts_with(|c: char| c.is_lowercase() || c == '_')
            && !["(", "!"].contains(&after);
        let field = after == ":" || before == ".";
        // `pub(in super::super)` imports nothing.
        let visibility = before == "in" && at > 2 && tokens[at - 3].text == "pub";
        if !(declares || visibility || alone || path.len() == 1 && field || before == "::") {
            self.mentions.push(Mention { path, line: tokens[at].line });
        }
        next
    }

    /// Does the code name this, other than in a `use`?
    pub(super) fn mentions(&self, name: &str) -> Option<&Mention> {
        self.mentions.iter().find(|mention| mention.path[0] == name)
    }
}

/// Turns a path that is written this many modules deep within a file into one of the file itself.
fn leave(path: &mut [String], modules: usize) {
    let supers = path.iter().take(modules).take_while(|segment| *segment == "super").count();
    for segment in &mut path[..supers] {
        "self".clone_into(segment);
    }
}

/// The words before a name that is declared.
const DECLARES: [&str; 8] =
    ["const", "enum", "fn", "static", "struct", "trait", "type", "macro_rules"];

/// Is the token before this one the end of `pub(crate)` or `pub(super)`?
fn is_restricted(tokens: &[Token], at: usize) -> bool {
    let start = tokens[..at].iter().rposition(|token| token.text == "(");
    tokens[at - 1].text == ")" && start.is_some_and(|at| at > 0 && tokens[at - 1].text == "pub")
}

/// The tree of one `use`.
struct UseReader<'a> {
    tokens: &'a [Token],
    at: usize,
    reexport: bool,
}

impl UseReader<'_> {
    fn tree(&mut self, start: &[String], imports: &mut Vec<Import>) {
        let mut path = start.to_vec();
        loop {
            let token = &self.tokens[self.at];
            self.at += 1;
            match &*token.text {
                "::" if path.is_empty() => path.push("::".to_owned()),
                "::" => {}
                "{" => {
                    while self.tokens[self.at].text != "}" {
                        self.tree(&path, imports);
                        if self.tokens[self.at].text == "," {
                            self.at += 1;
                        }
                    }
                    self.at += 1;
                    return;
                }
                text => {
                    if text != "self" || path.is_empty() {
                        path.push(text.to_owned());
                    }
                    if self.tokens[self.at].text != "::" {
                        break;
                    }
                }
            }
        }
        let line = self.tokens[self.at - 1].line;
        let mut name = path.last().cloned().unwrap_or_default();
        if self.tokens[self.at].text == "as" {
            name.clone_from(&self.tokens[self.at + 1].text);
            self.at += 2;
        }
        if ["*", "_"].contains(&&*name) {
            name.clear();
        }
        imports.push(Import { path, name, reexport: self.reexport, line });
    }
}

/// A name, `::`, or any other sign.
#[derive(Clone, Debug)]
struct Token {
    text: String,
    line: usize,
}

impl Token {
    fn is_name(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The tokens of some code, without comments, texts, numbers and lifetimes.
fn tokens(code: &str) -> Vec<Token> {
    let code: Vec<char> = code.chars().collect();
    let is = |at: usize, c: char| code.get(at) == Some(&c);
    let mut tokens = Vec::new();
    let (mut at, mut line) = (0, 1);
    while at < code.len() {
        let start = at;
        let name = code[at].is_alphabetic() || code[at] == '_';
        let raw = raw_text(&code, at);
        if is(at, '/') && is(at + 1, '/') {
            while at < code.len() && code[at] != '\n' {
                at += 1;
            }
        } else if is(at, '/') && is(at + 1, '*') {
            while !(is(at, '*') && is(at + 1, '/')) {
                at += 1;
            }
            at += 2;
        } else if let Some(end) = raw {
            at = end;
        } else if is(at, '"') {
            at += 1;
            while !is(at, '"') {
                at += if is(at, '\\') { 2 } else { 1 };
            }
            at += 1;
        } else if is(at, '\'') && (is(at + 1, '\\') || is(at + 2, '\'')) {
            at += if is(at + 1, '\\') { 3 } else { 2 };
            while !is(at, '\'') {
                at += 1;
            }
            at += 1;
        } else if is(at, '\'') || name || code[at].is_ascii_digit() {
            at += 1;
            while at < code.len() && (code[at].is_alphanumeric() || code[at] == '_') {
                at += 1;
            }
            // `b"…"` is a text.
            if name && !is(at, '"') {
                tokens.push(Token { text: code[start..at].iter().collect(), line });
            }
        } else if is(at, ':') && is(at + 1, ':') {
            at += 2;
            tokens.push(Token { text: "::".to_owned(), line });
        } else {
            at += 1;
            if !code[start].is_whitespace() {
                tokens.push(Token { text: code[start].to_string(), line });
            }
        }
        line += code[start..at].iter().filter(|c| **c == '\n').count();
    }
    tokens
}

/// The end of the text like `r#"…"#` that begins here.
fn raw_text(code: &[char], at: usize) -> Option<usize> {
    let begins = at == 0 || !(code[at - 1].is_alphanumeric() || code[at - 1] == '_');
    let mut start = at + usize::from(code[at] == 'b');
    if !begins || code.get(start) != Some(&'r') {
        return None;
    }
    start += 1;
    let hashes = code[start..].iter().take_while(|c| **c == '#').count();
    if code.get(start + hashes) != Some(&'"') {
        return None;
    }
    let end: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let inside = start + hashes + 1;
    let length = code[inside..].windows(end.len()).position(|window| window == end)?;
    Some(inside + length + end.len())
}

/// The tokens that are compiled without tests, and no attributes.
fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let inner = tokens.get(at + 1).is_some_and(|token| token.text == "!");
        let open = at + 1 + usize::from(inner);
        if tokens[at].text == "#" && tokens.get(open).is_some_and(|token| token.text == "[") {
            let end = closing(tokens, open);
            let words: Vec<&str> = tokens[open + 1..end].iter().map(|token| &*token.text).collect();
            at = end + 1;
            if words == ["cfg", "(", "test", ")"] {
                if inner {
                    return Vec::new();
                }
                at = item_end(tokens, at);
            }
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

/// The place of the bracket that closes the one here.
fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match &*token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    panic!("line {}: a bracket is not closed", tokens[open].line)
}

/// The place behind the item, statement, field or arm that begins here, with its other attributes.
fn item_end(tokens: &[Token], mut at: usize) -> usize {
    while tokens[at].text == "#" {
        at = closing(tokens, at + 1) + 1;
    }
    let words = ["pub", "fn", "impl", "mod", "struct", "enum", "trait", "async", "macro_rules"];
    let until_semicolon = ["use", "let", "const", "static", "type"];
    let visible = at + usize::from(tokens[at].text == "pub");
    let first = if tokens[visible].text == "(" && visible > at { visible + 3 } else { visible };
    let item = words.contains(&&*tokens[first].text);
    let statement = until_semicolon.contains(&&*tokens[first].text);
    while at < tokens.len() {
        match &*tokens[at].text {
            ";" => return at + 1,
            "," if !item && !statement => return at + 1,
            ")" | "]" | "}" => return at,
            "{" if !statement => return closing(tokens, at) + 1,
            "(" | "[" | "{" => at = closing(tokens, at) + 1,
            _ => at += 1,
        }
    }
    at
}
