//! The pictures of a running bot. They are drawn and painted on threads of their own, few at a
//! time, so that no press waits for one; and kept by what is on them, so that nothing is painted
//! twice in a row.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use lru::LruCache;
use rules::picture::Picture;
use rules::sketch::Sketch;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout_at};

use super::paint::{PaintError, paint};

/// The bytes of pictures that are kept: some hundred boards and hands.
const KEPT_BYTES: usize = 24 << 20;

/// The number of pictures that are asked for at once; what is asked for beyond them is late at once.
const RENDERS_AT_ONCE: usize = 64;

/// A picture that can be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Print {
    /// What it is a picture of.
    pub name: &'static str,
    /// The same in words.
    pub alt: String,
    /// The file.
    pub png: Arc<[u8]>,
}

impl fmt::Debug for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Print({}, {} bytes)", self.name, self.png.len())
    }
}

/// What has become of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rendered {
    /// Here it is, the most important one first; nothing if there is nothing to draw, or if it
    /// could not be painted.
    Ready(Vec<Print>),
    /// It takes longer. It may be there when it is asked for again.
    Late,
}

/// The pictures of a running bot. Clones share them.
#[derive(Clone)]
pub struct Gallery(Arc<Inner>);

struct Inner {
    kept: Mutex<Kept>,
    painters: Arc<Semaphore>,
    /// Those who wait for a painter, or for a picture that is painted.
    renders: Semaphore,
    paint: Box<Paint>,
}

/// A painter: an SVG in, a PNG out.
pub type Paint = dyn Fn(&str) -> Result<Vec<u8>, PaintError> + Send + Sync;

type Key = [u8; 32];

/// Pictures by their SVG's hash, the latest first; nothing for those that cannot be painted.
struct Kept {
    prints: LruCache<Key, Option<Arc<[u8]>>>,
    bytes: usize,
    most: usize,
    /// How often one was found.
    found: u64,
}

/// What it costs to remember one, besides its bytes.
const ENTRY_BYTES: usize = 128;

impl Kept {
    fn new(most: usize) -> Kept {
        Kept { prints: LruCache::unbounded(), bytes: 0, most, found: 0 }
    }

    fn get(&mut self, key: &Key) -> Option<Option<Arc<[u8]>>> {
        let found = self.prints.get(key).cloned();
        self.found += u64::from(found.is_some());
        found
    }

    fn put(&mut self, key: Key, png: Option<Arc<[u8]>>) {
        let size = |png: &Option<Arc<[u8]>>| ENTRY_BYTES + png.as_ref().map_or(0, |png| png.len());
        self.bytes += size(&png);
        if let Some(old) = self.prints.put(key, png) {
            self.bytes -= size(&old);
        }
        while self.bytes > self.most {
            let Some((_, oldest)) = self.prints.pop_lru() else { return };
            self.bytes -= size(&oldest);
        }
    }
}

impl Default for Gallery {
    fn default() -> Gallery {
        Gallery::new(KEPT_BYTES, paint)
    }
}

impl Gallery {
    /// A gallery whose pictures are painted by this painter.
    pub fn painted_by(
        paint: impl Fn(&str) -> Result<Vec<u8>, PaintError> + Send + Sync + 'static,
    ) -> Gallery {
        Gallery::new(KEPT_BYTES, paint)
    }

    /// A gallery that keeps this many bytes of pictures.
    pub(super) fn new(
        kept_bytes: usize,
        paint: impl Fn(&str) -> Result<Vec<u8>, PaintError> + Send + Sync + 'static,
    ) -> Gallery {
        // One core is always left for those who press.
        let cores = available_parallelism().map_or(1, usize::from);
        let painters = Arc::new(Semaphore::new(cores.saturating_sub(1).clamp(1, 2)));
        let kept = Mutex::new(Kept::new(kept_bytes));
        let renders = Semaphore::new(RENDERS_AT_ONCE);
        Gallery(Arc::new(Inner { kept, painters, renders, paint: Box::new(paint) }))
    }

    /// The pictures of a sketch, if they are there in time. What is being painted then is painted
    /// to its end, and kept for the next who asks.
    pub(crate) async fn render(&self, sketch: &Sketch, until: Instant) -> Rendered {
        let sketch = sketch.clone();
        self.render_apart(move || sketch.draw(), until).await
    }

    /// The same of a picture that is drawn by somebody else.
    pub(crate) async fn render_one(
        &self,
        draw: impl FnOnce() -> Option<Picture> + Send + 'static,
        until: Instant,
    ) -> Rendered {
        self.render_apart(move || draw().into_iter().collect(), until).await
    }

    async fn render_apart(
        &self,
        draw: impl FnOnce() -> Vec<Picture> + Send + 'static,
        until: Instant,
    ) -> Rendered {
        let Ok(_render) = self.0.renders.try_acquire() else { return Rendered::Late };
        let work = async {
            let painter = Arc::clone(&self.0.painters).acquire_owned().await;
            let gallery = self.clone();
            let painted = spawn_blocking(move || {
                let _painter = painter;
                let prints = catch_unwind(AssertUnwindSafe(|| gallery.paint_all(draw())));
                prints.unwrap_or_else(|_| {
                    tracing::error!("a picture panicked; its page goes out in words");
                    Vec::new()
                })
            });
            // Its panics are caught, and nobody aborts it.
            painted.await.unwrap_or_default()
        };
        timeout_at(until, work).await.map_or(Rendered::Late, Rendered::Ready)
    }

    /// All of them; or none, if one cannot be painted: then words say everything.
    fn paint_all(&self, pictures: Vec<Picture>) -> Vec<Print> {
        let prints = pictures.into_iter().map(|picture| {
            let png = self.png(&picture.svg)?;
            Some(Print { name: picture.name, alt: picture.alt, png })
        });
        prints.collect::<Option<Vec<Print>>>().unwrap_or_default()
    }

    /// The SVG as a PNG, from the store if it is there.
    pub fn png(&self, svg: &str) -> Option<Arc<[u8]>> {
        let key: Key = Sha256::digest(svg.as_bytes()).into();
        if let Some(png) = self.0.kept().get(&key) {
            return png;
        }
        let png = match (self.0.paint)(svg) {
            Ok(png) => Some(Arc::from(png)),
            Err(spoilt) => {
                tracing::error!(%spoilt, "a page goes out in words");
                None
            }
        };
        self.0.kept().put(key, png.clone());
        png
    }

    /// How often a picture was found instead of painted.
    pub fn found(&self) -> u64 {
        self.0.kept().found
    }
}

impl Inner {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing panics while it is held.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
