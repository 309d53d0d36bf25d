//! A playground with the real bot in it, its tables and its clock.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Condvar, LazyLock, Mutex};
use std::time::Duration;

use commands::picture::{Gallery, paint};
use commands::{Bot, Settings};
use host::clock::{Clock, Now};
use host::hall::Hall;
use host::look::{Look, Scene};
use host::people::Person;
use host::store::{Durability, Store};
use host::table::HostConfig;
use host::thinking::Thinking;
use host::{Channel, User};
use playground::{Playground, Running};
use rules::GAMES;
use rules::any::AnyGame;

use crate::faulty_disk::FaultyDisk;
use crate::until;

pub(crate) use super::people::{People, button, buttons, has_frame, is_private, is_question, text};

/// The pause between two rounds of edits: short, since a test waits for most of them, and long enough to
/// press what was just seen.
const EDIT_PAUSE: Duration = Duration::from_millis(200);

type Games = &'static [&'static dyn AnyGame];

/// People in a playground with the real bot in this process.
pub(crate) struct Party {
    people: People,
    pub(crate) clock: Clock,
    folder: tempfile::TempDir,
    games: Games,
    pub(crate) store: Store,
    /// Below the store.
    pub(crate) disk: FaultyDisk,
    hall: Hall,
    bot: Bot,
    painter: Painter,
    edit_pause: Duration,
}

/// The painter of a bot's pictures. Clones paint together, and nothing while they are stalled.
#[derive(Clone)]
pub(crate) struct Painter {
    stalled: Arc<(Mutex<bool>, Condvar)>,
    paints: bool,
}

impl Painter {
    fn new(paints: bool) -> Painter {
        Painter { stalled: Arc::default(), paints }
    }

    /// Stalls every picture that is not painted yet, or lets the painter go on.
    pub(crate) fn stall(&self, stalled: bool) {
        *self.stalled.0.lock().unwrap() = stalled;
        self.stalled.1.notify_all();
    }

    fn gallery(&self) -> Gallery {
        let painter = self.clone();
        Gallery::painted_by(move |svg| {
            let stalled = painter.stalled.0.lock().unwrap();
            drop(painter.stalled.1.wait_while(stalled, |stalled| *stalled));
            if painter.paints { paint(svg) } else { Ok(unpainted(svg)) }
        })
    }
}

/// A picture of one dot in place of a drawing: another file for each drawing, and made at once.
fn unpainted(svg: &str) -> Vec<u8> {
    static DOT: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let dot = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><rect width='1' height='1'/></svg>";
        paint(dot).expect("a dot can be painted")
    });
    let mut hasher = DefaultHasher::new();
    svg.hash(&mut hasher);
    // What stands behind a PNG's end is not looked at.
    [&DOT[..], &hasher.finish().to_be_bytes()].concat()
}

impl std::ops::Deref for Party {
    type Target = People;

    fn deref(&self) -> &People {
        &self.people
    }
}

impl Party {
    pub(crate) async fn new() -> Party {
        Party::within(playground::Settings::default()).await
    }

    /// In a playground that is started like this.
    pub(crate) async fn within(settings: playground::Settings) -> Party {
        Party::start(GAMES, settings, Painter::new(false), EDIT_PAUSE).await
    }

    /// With the pauses between edits that people see: who clicks in a browser is slow.
    pub(crate) async fn unhurried() -> Party {
        let settings = playground::Settings::default();
        Party::start(GAMES, settings, Painter::new(false), commands::EDIT_PAUSE).await
    }

    /// With other games than ours behind our commands, and painted pictures.
    pub(crate) async fn hosting(games: Games, settings: playground::Settings) -> Party {
        Party::start(games, settings, Painter::new(true), EDIT_PAUSE).await
    }

    /// With pictures that are really painted, for tests that look at them: most of the time of a match
    /// is spent on them.
    pub(crate) async fn painting() -> Party {
        let settings = playground::Settings::default();
        Party::start(GAMES, settings, Painter::new(true), EDIT_PAUSE).await
    }

    /// With people whose playground is prepared already.
    pub(crate) async fn among(people: People) -> Party {
        Party::start_among(people, GAMES, Painter::new(false), EDIT_PAUSE).await
    }

    async fn start(
        games: Games,
        settings: playground::Settings,
        painter: Painter,
        edit_pause: Duration,
    ) -> Party {
        let people = People { playground: Playground::start(settings).await.unwrap() };
        Party::start_among(people, games, painter, edit_pause).await
    }

    async fn start_among(
        people: People,
        games: Games,
        painter: Painter,
        edit_pause: Duration,
    ) -> Party {
        let folder = tempfile::tempdir().unwrap();
        let disk = FaultyDisk::default();
        let gallery = painter.gallery();
        let (clock, store, hall, bot) =
            start(&people.playground, &folder, &disk, games, (gallery, edit_pause)).await;
        Party { people, clock, folder, games, store, disk, hall, bot, painter, edit_pause }
    }

    /// The bot stops as it does on SIGTERM, and starts again on the same directory.
    pub(crate) async fn restart(self) -> Party {
        let Party { people, clock, folder, games, store, disk, hall, bot, painter, edit_pause } =
            self;
        bot.stop().await;
        hall.close().await;
        drop((hall, store, clock));
        let gallery = painter.gallery();
        let (clock, store, hall, bot) =
            start(&people.playground, &folder, &disk, games, (gallery, edit_pause)).await;
        Party { people, clock, folder, games, store, disk, hall, bot, painter, edit_pause }
    }

    /// The table in a channel, as everybody may know it.
    pub(crate) async fn look(&self, channel: &str) -> Look {
        self.look_at(self.channel(channel)).await
    }

    /// The same for a channel that may be gone.
    pub(crate) async fn look_at(&self, channel: u64) -> Look {
        let look = self.hall.look(Channel(channel), None, "en-US").await;
        look.unwrap_or_else(|fault| panic!("{}", fault.reference))
    }

    /// The painter of the bot's pictures.
    pub(crate) fn painter(&self) -> &Painter {
        &self.painter
    }

    /// This user reads English, whatever their chat speaks.
    pub(crate) async fn english(&self, user: &str) {
        self.choose(user, |person| person.language = Some("en-US".to_owned())).await;
    }

    /// This user reads Japanese: what they press on a board in English is answered by the board's own edit.
    pub(crate) async fn japanese(&self, user: &str) {
        self.choose(user, |person| person.language = Some("ja".to_owned())).await;
    }

    /// This user wants words instead of pictures.
    pub(crate) async fn text_only(&self, user: &str) {
        self.choose(user, |person| person.text_only = true).await;
    }

    async fn choose(&self, user: &str, change: impl FnOnce(&mut Person) + Send + 'static) {
        let user = User(self.user(user).parse().unwrap());
        let changed = self.hall.change_person(user, change).await;
        changed.unwrap_or_else(|fault| panic!("{}", fault.reference));
    }

    /// How many lines the log of the table has.
    pub(crate) async fn line(&self) -> u32 {
        self.look("general").await.line
    }

    /// Waits until the log has gone on from this line: what the clock brings about tells nobody.
    pub(crate) async fn settled(&self, line: u32) {
        until("the next line", async || (self.line().await != line).then_some(())).await;
    }

    /// The person to act, by name.
    pub(crate) async fn to_act(&self) -> String {
        let Scene::Match(shown) = self.look("general").await.scene else { panic!("no match") };
        shown.sitters[usize::from(shown.to_act[0].0)].name.clone()
    }

    /// Plays with these people until it is somebody else's turn.
    pub(crate) async fn pass(&self, people: &[&str]) {
        let user = self.to_act().await;
        while self.to_act().await == user {
            assert_eq!(self.play(people, 1).await, 1);
        }
    }

    /// The bot stops, and meanwhile the people do this.
    pub(crate) async fn stop_while(self, act: impl AsyncFnOnce(&People)) -> People {
        tokio::join!(self.bot.stop(), act(&self.people));
        self.hall.close().await;
        self.people
    }

    /// Every request that the bot made has to be what Discord describes.
    pub(crate) async fn end(self) {
        self.stop_while(async |_| ()).await.end().await;
    }
}

async fn start(
    playground: &Running,
    folder: &tempfile::TempDir,
    disk: &FaultyDisk,
    games: Games,
    (gallery, edit_pause): (Gallery, Duration),
) -> (Clock, Store, Hall, Bot) {
    // The last task of a hall that was closed may still be letting go of the directory.
    let store = until("the directory", async || {
        Store::open_on(folder.path(), Durability::Process, Arc::new(disk.clone())).ok()
    })
    .await;
    let clock = Clock::manual(Now { at: 1_800_000_000_000, up: store.up() });
    let (hall, news) = Hall::open(
        HostConfig { games, bot_pause: Duration::ZERO, thinking: Thinking::Iterations(32) },
        store.clone(),
        clock.clone(),
    );
    let settings = Settings {
        api: playground.api(),
        token: playground.token().to_owned(),
        guild: None,
        hall: hall.clone(),
        news,
        gallery,
        edit_pause,
    };
    let bot = Bot::start(settings).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    (clock, store, hall, bot)
}
