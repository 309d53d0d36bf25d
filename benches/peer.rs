//! A peer in Python that is measured in the same run: it is given something to read, and writes lines
//! of a name, a tab and a figure.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the peer does in one turn, by name; nothing if it is not installed. `PYTHON` names another
/// interpreter.
pub(crate) fn figures(script: &str, input: &str) -> Vec<(String, f64)> {
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
