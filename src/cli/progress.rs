//! How far something is, for the operator who waits at a terminal: on standard error, once it has
//! taken longer than a second, and gone when it is done. Where standard error is no terminal nothing
//! is said, and standard output never hears of it.

use std::io::{self, BufRead, IsTerminal, Read, Seek, SeekFrom};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The time after which progress is shown.
const SHOWN_AFTER: Duration = Duration::from_secs(1);

/// The most drawings in a second.
const DRAWINGS_PER_SECOND: u8 = 5;

/// Something that takes its time. Nothing is seen of it any more once it is dropped.
pub(super) struct Progress {
    /// Nothing where nobody would see it.
    bar: Option<ProgressBar>,
    begun: Instant,
    shown: bool,
}

impl Progress {
    /// Progress over things; of how many, if that is known.
    pub(super) fn of(what: &str, total: Option<u64>) -> Progress {
        Progress::new(total, || match total {
            Some(_) => {
                format!(
                    "{{bar:30}} {{human_pos}} of {{human_len}} {what}, {{per_sec}}, {{eta}} left"
                )
            }
            None => format!("{{spinner}} {{human_pos}} {what}, {{per_sec}}"),
        })
    }

    /// Progress over bytes that are read.
    pub(super) fn of_bytes(total: u64) -> Progress {
        Progress::new(Some(total), || {
            "{bar:30} {binary_bytes} of {binary_total_bytes}, {binary_bytes_per_sec}, {eta} left"
                .to_owned()
        })
    }

    /// Unless what is written is seen on the same terminal: it would be torn apart.
    pub(super) fn unless_seen(self) -> Progress {
        let bar = self.bar.filter(|_| !io::stdout().is_terminal());
        Progress { bar, begun: self.begun, shown: self.shown }
    }

    fn new(total: Option<u64>, template: impl Fn() -> String) -> Progress {
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::hidden());
            let style = ProgressStyle::with_template(&template());
            bar.with_style(style.expect("our templates are well-formed"))
        });
        Progress { bar, begun: Instant::now(), shown: false }
    }

    /// Adds what was done.
    pub(super) fn advance(&mut self, by: u64) {
        let Some(bar) = &self.bar else { return };
        bar.inc(by);
        if !self.shown && self.begun.elapsed() >= SHOWN_AFTER {
            self.shown = true;
            bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(DRAWINGS_PER_SECOND));
        }
    }

    /// The same text, whose every byte counts as it is read.
    pub(super) fn while_reading<R>(self, text: R) -> Watched<R> {
        Watched { text, progress: self }
    }
}

/// A text that is read while somebody waits, perhaps several times.
pub(super) struct Watched<R> {
    text: R,
    progress: Progress,
}

impl<R: Read> Read for Watched<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.text.read(into)?;
        self.progress.advance(read as u64);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Watched<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.text.fill_buf()
    }

    fn consume(&mut self, read: usize) {
        self.text.consume(read);
        self.progress.advance(read as u64);
    }
}

impl<R: Seek> Seek for Watched<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.text.seek(to)
    }
}
