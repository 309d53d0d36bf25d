//! Who has been introduced to which game: once, also when several ask, and beside what they have chosen.

use super::*;

#[test]
fn somebody_is_introduced_to_a_game_once_and_it_lasts() {
    let folder = folder();
    let (user, other) = (User(7), User(8));
    let (store, disk) = open_faulty(folder.path(), Durability::Process);
    let chosen = Person { text_only: true, ..Person::default() };
    store.change_person(user, |person| *person = chosen.clone()).unwrap();
    disk.fail(1);
    assert!(store.introduce(user, "uchu").is_err());
    for (user, game, first) in [
        (user, "uchu", true),
        (user, "uchu", false),
        (user, "nusa", true),
        (other, "uchu", true),
        (user, "nusa", false),
    ] {
        assert_eq!(store.introduce(user, game).unwrap(), first, "{user} {game}");
    }
    drop(store);
    let store = open(folder.path());
    assert!(!store.introduce(user, "uchu").unwrap() && !store.introduce(other, "uchu").unwrap());
    let introduced = ["nusa", "uchu"].map(str::to_owned).into();
    assert_eq!(store.person(user), Person { introduced, ..chosen });
}

#[test]
fn of_several_who_ask_at_the_same_time_one_is_first() {
    let folder = folder();
    let store = open(folder.path());
    for user in (0..50).map(User) {
        let firsts = std::thread::scope(|scope| {
            let ask = || store.introduce(user, "uchu").unwrap();
            let asked = [(); 4].map(|()| scope.spawn(ask));
            asked.map(|one| one.join().unwrap())
        });
        assert_eq!(firsts.into_iter().filter(|first| *first).count(), 1);
    }
}
