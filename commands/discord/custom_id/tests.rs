//! Ids come back as they were, fit, and cannot be made by anybody else.

use super::*;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use rules::game::Viewer;

fn keys() -> Keys {
    Keys::new(&[7; 32])
}

fn whats() -> impl Strategy<Value = What> {
    let token = || "[a-z0-9-]{1,48}".prop_map(|text| Token::from(&text).unwrap());
    let game = "[a-z]{1,12}".prop_map(|text| Token::from(&text).unwrap());
    let seat = any::<u8>().prop_map(Seat);
    let plain = [
        What::Join,
        What::Leave,
        What::AddBot,
        What::RemoveBot,
        What::Begin,
        What::Cancel,
        What::Stir,
        What::Hand,
        What::Tab,
        What::Why,
        What::Undo,
        What::StepBack,
        What::Hint,
        What::Yes,
        What::No,
        What::Back,
        What::TakeSeat(None),
        What::Rematch,
        What::Record,
        What::RecordOf,
        What::Review,
        What::Forget,
    ];
    prop_oneof![
        proptest::sample::select(plain.to_vec()),
        (game.clone(), any::<u8>()).prop_map(|(game, page)| What::Rules { game, page }),
        game.prop_map(What::Section),
        any::<u16>().prop_map(What::Log),
        any::<u16>().prop_map(What::Watch),
        replays().prop_map(What::Replay),
        proptest::sample::select(Level::ALL.to_vec()).prop_map(What::SeatBot),
        seat.clone().prop_map(What::Replace),
        seat.prop_map(|seat| What::TakeSeat(Some(seat))),
        token().prop_map(What::Play),
        token().prop_map(What::Ask),
        token().prop_map(What::Sure),
        any::<u8>().prop_map(What::Menu),
        any::<u8>().prop_map(What::AskingMenu),
        any::<u8>().prop_map(What::Withheld),
        "[!-~]{0,63}".prop_map(|text| What::Thread(Note::new(text).unwrap())),
    ]
}

fn replays() -> impl Strategy<Value = Replay> {
    let by = proptest::sample::select(replay::ALL.to_vec());
    let viewers = prop_oneof![
        Just(Viewer::Public),
        Just(Viewer::Open),
        any::<u8>().prop_map(|seat| Viewer::Seat(Seat(seat))),
    ];
    let ply = prop_oneof![any::<u32>(), Just(u32::MAX), 0..400_u32];
    (by, ply, viewers).prop_map(|((by, _), ply, viewer)| Replay { by, ply, viewer })
}

fn always(cases: u32, property: impl Fn(CustomId)) {
    let config = Config {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0),
        ..Config::default()
    };
    let channel = prop_oneof![any::<u64>(), Just(u64::MAX), Just(0)];
    let line = prop_oneof![any::<u32>(), Just(u32::MAX), Just(0)];
    let open = prop::option::of(any::<[u8; GROUP_BYTES]>().prop_map(Group));
    let ids = (channel, line, open, whats());
    let tried = TestRunner::new(config).run(&ids, |(channel, line, open, what)| {
        let open = open.filter(|_| !matches!(what, What::Thread(_)));
        property(CustomId { channel, line, open, what });
        Ok(())
    });
    tried.unwrap();
}

#[test]
fn an_id_comes_back_as_it_was_and_fits() {
    always(2000, |id| {
        let sealed = keys().seal(&id);
        assert!(sealed.as_str().len() <= limits::CUSTOM_ID, "{sealed:?}");
        assert!(sealed.as_str().bytes().all(|byte| byte.is_ascii_graphic()));
        assert_eq!(keys().open(sealed.as_str()), Ok(id));
    });
}

#[test]
fn the_longest_token_fits_beside_the_largest_numbers() {
    let token = Token::from(&"z".repeat(48)).unwrap();
    let what = What::Play(token);
    let id = CustomId { channel: u64::MAX, line: u32::MAX, open: None, what };
    assert_eq!(keys().seal(&id).as_str().len(), 85);
    let id = CustomId { open: Some(Group::named("Tune")), ..id };
    assert_eq!(keys().seal(&id).as_str().len(), 90);
    let note = What::Thread(Note::new("~".repeat(NOTE_CHARS)).unwrap());
    assert_eq!(keys().seal(&CustomId { what: note, ..id }).as_str().len(), limits::CUSTOM_ID);
    assert_eq!(Note::new("~".repeat(NOTE_CHARS + 1)), None);
    assert_eq!(Note::new("a b"), None);
    assert_eq!(Note::new("é"), None);
}

#[test]
fn a_menu_of_a_replay_changes_what_it_is_for_and_nothing_else() {
    let at = |by, ply, viewer| Replay { by, ply, viewer };
    let (public, open) = (Viewer::Public, Viewer::Open);
    assert_eq!(at(By::As, 7, public).chosen("o"), Some(at(By::As, 7, open)));
    assert_eq!(at(By::As, 7, public).chosen("2"), Some(at(By::As, 7, Viewer::Seat(Seat(2)))));
    assert_eq!(at(By::Part, 7, open).chosen("31"), Some(at(By::Part, 31, open)));
    assert_eq!(at(By::Step, 7, open).chosen("0"), Some(at(By::Step, 0, open)));
    for (by, value) in [(By::As, "x"), (By::As, "300"), (By::Part, "p"), (By::Last, "3")] {
        assert_eq!(at(by, 7, open).chosen(value), None);
    }
}

#[test]
fn buttons_that_were_drawn_before_a_page_had_parts_still_work() {
    assert_eq!(What::read("w"), Some(What::Watch(0)));
    for text in ["v", "vx7.p", "vf7", "vf.p", "vf7.x", "vf7.256", "vf-1.p", "i7"] {
        assert_eq!(What::read(text), None, "{text}");
    }
}

#[test]
fn groups_are_told_apart_by_their_names_and_ids_by_their_groups() {
    assert_eq!(Group::named("Tune"), Group::named("Tune"));
    let groups = ["Tune", "tune", "Tune ", "Shift", "", "調律", "조율"].map(Group::named);
    for (at, group) in groups.iter().enumerate() {
        assert!(!groups[..at].contains(group));
    }
    let id = |open| CustomId { channel: 1, line: 2, open, what: What::Menu(0) };
    let ids = [None, Some(groups[0]), Some(groups[3])].map(|open| keys().seal(&id(open)));
    assert!(ids[0] != ids[1] && ids[0] != ids[2] && ids[1] != ids[2]);
}

/// Ids of discord.js bots and of people who try, with and without our beginning.
#[test]
fn what_we_did_not_make_is_not_taken() {
    for text in ["", "join", "k", "k.", "kk1.", "k1", "K1.AAAA", "😀", "k12345.x", "ka.b"] {
        assert_eq!(keys().open(text), Err(Unopened::Foreign), "{text}");
    }
    for text in ["k1.", "k1.AAAAAAAAAAAAAAAAAAj", "k1.😀😀😀😀😀😀😀😀😀"] {
        assert_eq!(keys().open(text), Err(Unopened::Forged), "{text}");
    }
    for text in ["k0.x", "k2.AAAAAAAAAAA", "k123.", "k2.😀"] {
        assert_eq!(keys().open(text), Err(Unopened::OtherVersion), "{text}");
    }
}

/// A newer version of ours may have buttons that this one does not know.
#[test]
fn an_id_of_ours_that_asks_for_something_unknown_is_of_another_version() {
    let sealed = keys().seal(&CustomId { channel: 1, line: 2, open: None, what: What::Join });
    let said = sealed.as_str().len() - CODE_CHARS;
    for unknown in ["Y", "jx", "B-", "", "v", "~"] {
        let mut text = format!("{}{unknown}", &sealed.as_str()[..said - 1]);
        let code = keys().0.chain_update(text.as_bytes()).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode_string(&code[..CODE_BYTES], &mut text);
        assert_eq!(keys().open(&text), Err(Unopened::OtherVersion), "{text}");
    }
}

#[test]
fn another_secret_makes_other_ids() {
    always(50, |id| {
        let other = Keys::new(&[8; 32]).seal(&id);
        assert_eq!(keys().open(other.as_str()), Err(Unopened::Forged));
    });
}

#[test]
fn every_change_of_a_character_is_refused() {
    always(10, |id| {
        let keys = keys();
        let sealed = keys.seal(&id).as_str().to_owned();
        for at in 0..sealed.len() {
            for other in (b' '..=b'~').map(char::from).chain(['é', '😀']) {
                if sealed[at..].starts_with(other) {
                    continue;
                }
                let changed = format!("{}{other}{}", &sealed[..at], &sealed[at + 1..]);
                assert!(keys.open(&changed).is_err(), "{sealed} as {changed}");
            }
            assert!(keys.open(&sealed[..at]).is_err(), "{sealed} ends at {at}");
            let without = format!("{}{}", &sealed[..at], &sealed[at + 1..]);
            assert!(without == sealed || keys.open(&without).is_err(), "{sealed} as {without}");
        }
        assert!(keys.open(&format!("{sealed}A")).is_err());
    });
}

/// The secret of the data directory in `tests/data/stored`, under which version 0.1.0 sealed its ids.
const STORED_SECRET: [u8; 32] = [
    0x15, 0x05, 0x08, 0x6f, 0xe2, 0x45, 0xaf, 0xd5, 0xff, 0x07, 0x86, 0xb7, 0xda, 0x8c, 0x9e, 0xe2,
    0x30, 0x57, 0x1f, 0x80, 0x8e, 0x4c, 0xe2, 0x3a, 0xdd, 0xd2, 0x60, 0x70, 0x50, 0xe6, 0xd0, 0xb7,
];

#[test]
fn ids_that_version_0_1_0_sealed_still_open() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/stored/ids.txt");
    let stored = std::fs::read_to_string(path).unwrap();
    let token = |text: &str| Token::from(text).unwrap();
    let replay = |by, ply, viewer| What::Replay(Replay { by, ply, viewer });
    let expected = [
        What::Join,
        What::Leave,
        What::MayLeave,
        What::AddBot,
        What::SeatBot(Level::Hard),
        What::RemoveBot,
        What::Begin,
        What::Cancel,
        What::Rules { game: token("nusa"), page: 3 },
        What::Section(token("abyssi")),
        What::Why,
        What::Stir,
        What::Hand,
        What::Tab,
        What::Watch(2),
        What::Log(1),
        What::Undo,
        What::StepBack,
        What::Hint,
        What::Replace(Seat(1)),
        What::Yes,
        What::No,
        What::Back,
        What::TakeSeat(None),
        What::TakeSeat(Some(Seat(2))),
        What::Rematch,
        What::Record,
        What::RecordOf,
        What::Review,
        replay(By::Open, 0, Viewer::Public),
        replay(By::Forward, 41, Viewer::Seat(Seat(3))),
        replay(By::Last, 7, Viewer::Open),
        What::Play(token("play-pink-3")),
        What::Ask(token("pass")),
        What::Sure(token("pass")),
        What::Menu(4),
        What::AskingMenu(2),
        What::Withheld(9),
        What::Thread(Note::new("uchu/live/4").unwrap()),
    ];
    let keys = Keys::new(&STORED_SECRET);
    assert_eq!(stored.lines().count(), expected.len());
    for ((line, text), what) in (40..).zip(stored.lines()).zip(expected) {
        // Every second one was drawn with an open group; a thread's note leaves no room for it.
        let open = (line % 2 == 1).then(|| Group::named("Buy"));
        let id = CustomId { channel: 502, line, open, what };
        assert_eq!(keys.open(text), Ok(id), "{text}");
    }
}
