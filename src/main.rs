//! The binary: reads its arguments and hands them on. Wiring only.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
