//! What pages and told lines say, word by word.

use super::super::super::Change;
use super::super::super::deck::Channel;
use super::super::super::missing::Run;
use super::*;
use crate::game::{Nobody, Seat};

const AKI: Seat = Seat(0);
const BO: Seat = Seat(1);

fn card(text: &str) -> Card {
    serde_json::from_value(text.into()).unwrap()
}

/// An event as Aki, who brings it about, and as Bo is told it.
fn told(event: &Event) -> [String; 2] {
    let setup = Setup { players: 2, options: Options::default() };
    let told = |seat| CosmoCode::tell(event, &setup, Viewer::Seat(seat), &english());
    [AKI, BO].map(|seat| told(seat).unwrap())
}

#[test]
fn told_lines_speak_to_whom_they_speak_of() {
    let what = Change { by: AKI, channel: Channel::Beta, number: 7 };
    let [spent, green] = ["blue-7-a", "green-4-b"].map(card);
    let shifted = Event::Shifted { place: 2, spent, channel: Channel::Alpha, what };
    assert_eq!(
        told(&shifted),
        [
            "You spend ●B blue 7α and shift place 2: 7β → 7α.",
            "Aki spends ●B blue 7α and shifts place 2: 7β → 7α.",
        ]
    );
    let tuned = Event::Tuned { place: 3, spent: green, number: 8, what };
    assert_eq!(
        told(&tuned),
        [
            "You spend ▲G green 4β and tune place 3: 7β → 8β.",
            "Aki spends ▲G green 4β and tunes place 3: 7β → 8β.",
        ]
    );
    let flipped = Event::Flipped { spent: [spent, green], channel: Channel::Beta, by: AKI };
    assert_eq!(
        told(&flipped)[1],
        "Aki spends ●B blue 7α · ▲G green 4β and flips the channel: everybody listens to β now."
    );
    let [one, two, three] = ["red-4-a", "red-5-a", "red-8-b"].map(card);
    let received = Event::Received { seat: AKI, cards: vec![three], discarded: vec![one, two] };
    assert_eq!(
        told(&received),
        [
            "You receive a rescue signal: ◆R red 8β. Discarded: ◆R red 4α 5α.",
            "Aki receives a rescue signal: ◆R red 8β. Discarded: ◆R red 4α 5α.",
        ]
    );
    let nothing = Event::Received { seat: AKI, cards: vec![], discarded: vec![spent] };
    assert_eq!(told(&nothing)[1], "Aki receives nothing. Discarded: ●B blue 7α.");
    let perk = Event::Perk { seat: AKI, perk: Perk::Flexible };
    assert_eq!(
        told(&perk)[1],
        "Aki chooses the Converter: ▲G green cards can be spent as ●B blue ones from now on."
    );
    let reshuffled = Event::Reshuffled { deck: Deck::Red };
    assert_eq!(told(&reshuffled)[0], told(&reshuffled)[1]);
}

/// A view of Aki's turn, in which these cards are heard, as printed or otherwise.
fn hearing(range: Range, heard: &[(&str, u8, Channel)]) -> View {
    let setup = Setup { players: 2, options: Options::default() };
    let state = CosmoCode::setup(&setup, &mut Dice::imagined(1), &mut Nobody);
    let mut view = CosmoCode::view(&state, Viewer::Seat(AKI));
    (view.actor, view.stage, view.range) = (AKI, Stage::Manipulate, Some(range));
    let heard = heard.iter().map(|(text, number, channel)| Revealed {
        card: card(text),
        number: *number,
        channel: *channel,
    });
    view.revealed = heard.collect();
    view
}

#[test]
fn a_page_says_what_is_missing() {
    use Channel::{Alpha, Beta};
    let lines = |view: &View| {
        let words = english();
        let speech = Speech { words: &words, viewer: view.viewer };
        let [revealed, gain] = [revealed(view, &speech), gain(view, &speech)];
        [revealed.unwrap().lines, gain.unwrap().lines].concat()
    };
    let heard = [("red-4-a", 4, Alpha), ("red-8-b", 7, Alpha), ("red-5-b", 5, Beta)];
    let mut view = hearing(Range::Long, &heard);
    assert_eq!(
        lines(&view),
        [
            "1: ◆R red 4α · matches",
            "2: ◆R red 7α (printed 8β) · matches",
            "3: ◆R red 5β · does not match",
            "The numbers 4, 5, 7 make no run; 4, 5, 6 would take 1 tune: place 2 from 7 to 6",
            "Nothing: 5β is not on channel α, and the numbers 4, 5, 7 make no run",
        ]
    );
    view.revealed[2].channel = Alpha;
    assert_eq!(lines(&view)[4], "Nothing: the numbers 4, 5, 7 make no run");
    view.revealed[1].number = 6;
    view.gain = Gain::One(vec![0, 1, 2]);
    assert_eq!(
        lines(&view)[3..],
        ["The numbers 4, 5, 6 make a run", "One of ◆R red 4α 8β 5β, as printed"]
    );
    view.indicator = Beta;
    view.gain = Gain::Nothing;
    let all = "Nothing: 4α, 6α, 5α are not on channel β, and at long range all three cards must be";
    assert_eq!(lines(&view)[4], all);
    let mid = hearing(Range::Mid, &[("green-2-a", 2, Alpha), ("green-9-b", 9, Beta)]);
    let both = "Nothing: 9β is not on channel α, and at mid range both cards must be";
    assert_eq!(lines(&mid)[2], both);
    let short = hearing(Range::Short, &[("blue-3-b", 3, Beta), ("blue-9-b", 9, Beta)]);
    assert_eq!(lines(&short)[2], "Nothing: 3β, 9β are not on channel α");
}

#[test]
fn the_nearest_run_does_not_go_around() {
    let near = |numbers: [u8; 3]| {
        let heard = numbers.map(|number| Revealed {
            card: card("red-1-a"),
            number,
            channel: Channel::Alpha,
        });
        nearest(&heard).unwrap()
    };
    assert_eq!(near([1, 3, 2]), Run { numbers: [1, 3, 2], steps: 0 });
    assert_eq!(near([5, 5, 6]), Run { numbers: [4, 5, 6], steps: 1 });
    assert_eq!(near([9, 10, 1]), Run { numbers: [9, 10, 8], steps: 7 });
    assert_eq!(near([10, 10, 10]), Run { numbers: [8, 9, 10], steps: 3 });
    assert_eq!(near([1, 1, 1]), Run { numbers: [1, 2, 3], steps: 3 });
}
