//! Panics of sled, which meets damaged files with them: caught, and said like any other failure. Nothing of
//! them reaches the terminal.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;
use std::thread;

use super::Failure;

thread_local! {
    /// Is what happens on this thread caught?
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// What sled gives, or what it has panicked with.
pub(super) fn catch<T>(act: impl FnOnce() -> T) -> Result<T, Failure> {
    hush();
    let outer = CAUGHT.replace(true);
    let done = catch_unwind(AssertUnwindSafe(act));
    CAUGHT.set(outer);
    done.map_err(|panic| Failure::Corrupted(said(&*panic)))
}

/// Has caught panics say nothing, and those of sled's own threads, which tell those who wait for them.
fn hush() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |panic| {
            let sled = thread::current().name().is_some_and(|name| name.starts_with("sled-"));
            if !sled && !CAUGHT.get() {
                before(panic);
            }
        }));
    });
}

/// The first line of it.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
    text.lines().next().unwrap_or_default().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_failure_and_the_next_call_works() {
        let failed = catch(|| -> u8 { panic!("page {} is torn\nand more", 7) });
        assert_eq!(failed, Err(Failure::Corrupted("page 7 is torn".to_owned())));
        assert_eq!(catch(|| 1), Ok(1));
    }
}
