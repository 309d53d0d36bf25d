//! The binary: reads its arguments and hands them on. Wiring only.

mod cli;

use std::process::ExitCode;

use mimalloc::MiMalloc;

// Messages are many small texts, made on one thread and dropped on another: the system's allocator
// spends more time on them than we do.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    cli::run()
}
