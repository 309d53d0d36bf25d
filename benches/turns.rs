//! Figures that are measured in turns, several times over, ours next to a peer's: what disturbs the
//! machine disturbs all alike, and the medians are compared.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The figures measured so far, by name.
#[derive(Default)]
pub(crate) struct Turns(BTreeMap<String, Vec<f64>>);

impl Turns {
    /// A figure of this turn.
    pub(crate) fn add(&mut self, what: &str, figure: f64) {
        self.0.entry(what.to_owned()).or_default().push(figure);
    }

    /// Adds the figures of a peer in Python, which is given something to read and writes lines of a
    /// name, a tab and a figure; its names are put behind ours.
    pub(crate) fn add_peer(&mut self, ours: &str, script: &str, input: &str) {
        for (what, figure) in figures(script, input) {
            self.add(&format!("{ours}{what}"), figure);
        }
    }

    /// The median of each, which is printed below this heading with this number of digits.
    pub(crate) fn medians(self, heading: &str, digits: usize) -> BTreeMap<String, f64> {
        println!("{heading:<58} {:>14} {:>10}", "", "spread");
        let median = |(what, mut figures): (String, Vec<f64>)| {
            figures.sort_by(f64::total_cmp);
            let median = figures[figures.len() / 2];
            let spread = (figures[figures.len() - 1] - figures[0]) / median * 100.0;
            println!("{what:<58} {median:>14.digits$} {spread:>9.0}%");
            (what, median)
        };
        self.0.into_iter().map(median).collect()
    }
}

/// The peer's figures of one turn, by name; none if it is not installed. `PYTHON` names another
/// interpreter.
fn figures(script: &str, input: &str) -> Vec<(String, f64)> {
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches").join(script);
    let started = Command::new(&python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .and_then(|mut peer| {
            if let Some(mut stdin) = peer.stdin.take() {
                // One that has ended already says why by itself.
                let _ = stdin.write_all(input.as_bytes());
            }
            peer.wait_with_output()
        });
    let output = match started {
        Ok(output) if output.status.success() => output,
        Ok(output) => {
            println!("no peer: {}", String::from_utf8_lossy(&output.stderr).trim_end());
            return Vec::new();
        }
        Err(error) => {
            println!("no peer: {python}: {error}");
            return Vec::new();
        }
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    lines.filter_map(|(what, figure)| Some((what.to_owned(), figure.parse().ok()?))).collect()
}
