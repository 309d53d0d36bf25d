//! The match record: what each event looks like, and in which order they come.

use super::*;

/// The events of choices, as a record has them.
fn told(state: &mut State, tokens: &str) -> String {
    json(&act_drawing(state, tokens))
}

#[test]
fn a_match_begins_with_the_board_and_the_first_ships() {
    let mut events = Vec::new();
    let numbers = [5, 4, 3, 2, 1, 0, 1, 0, 0];
    Abyssi::setup(&table(2), &mut Dice::rigged(numbers), &mut events);
    assert_eq!(
        json(&events),
        concat!(
            r#"[{"board":{"ring":["deyvas","hreja","utei","eylona","wyrne","solenmere"],"start":1}},"#,
            r#"{"dealt":{"senators":["s01","s15"]}},"#,
            r#"{"ships":{"seat":1,"from":null,"to":"eylona","count":1}},"#,
            r#"{"ships":{"seat":1,"from":null,"to":"solenmere","count":1}},"#,
            r#"{"ships":{"seat":0,"from":null,"to":"deyvas","count":1}},"#,
            r#"{"ships":{"seat":0,"from":null,"to":"solenmere","count":1}}]"#
        )
    );
}

#[test]
fn dealt_houses_stand_between_the_board_and_the_deal() {
    let (mut events, options) = (Vec::new(), Options { houses: Houses::Dealt, max_rounds: 0 });
    let numbers = [5, 4, 3, 2, 1, 0, 1, 1, 0, 0, 0];
    Abyssi::setup(&Setup { players: 2, options }, &mut Dice::rigged(numbers), &mut events);
    assert_eq!(
        json(&events[1..3]),
        r#"[{"house":{"seat":0,"house":"iron-sun"}},{"house":{"seat":1,"house":"universus"}}]"#
    );
    assert!(matches!(events[3], Event::Dealt { .. }));
}

#[test]
fn the_setup_is_told_choice_by_choice() {
    let (mut events, options) = (Vec::new(), Options { houses: Houses::Draft, max_rounds: 0 });
    let numbers = [5, 4, 3, 2, 1, 0, 1];
    let setup = Setup { players: 2, options };
    let mut state = Abyssi::setup(&setup, &mut Dice::rigged(numbers), &mut events);
    assert_eq!(told(&mut state, "house-iron-sun"), r#"[{"house":{"seat":0,"house":"iron-sun"}}]"#);
    let last = json(&act_with(&mut state, "house-voldan", &mut Dice::rigged([0, 0])));
    assert!(last.starts_with(
        r#"[{"house":{"seat":1,"house":"voldan"}},{"dealt":{"senators":["s01","s15"]}},{"ships":"#
    ));
    assert_eq!(
        told(&mut state, "land-utei"),
        r#"[{"ships":{"seat":1,"from":null,"to":"utei","count":1}}]"#
    );
    assert_eq!(
        json(&act_with(&mut state, "land-wyrne", &mut Dice::rigged([0, 1, 4]))),
        r#"[{"ships":{"seat":0,"from":null,"to":"wyrne","count":1}},{"senate":{"tops":["s01","s07","s15"]}}]"#
    );
    assert_eq!(
        told(&mut state, "moor-utei-cw"),
        r#"[{"mothership":{"seat":0,"planet":"utei","facing":"cw"}}]"#
    );
    assert_eq!(
        told(&mut state, "moor-hreja-ccw"),
        r#"[{"mothership":{"seat":1,"planet":"hreja","facing":"ccw"}},{"turn":{"seat":1,"round":1}}]"#
    );
}

#[test]
fn a_move_pays_then_goes_then_pays_whoever_dominates() {
    let mut state = empty(2);
    land(&mut state, 1, Solenmere, 1);
    land(&mut state, 1, Utei, 1);
    assert_eq!(
        told(&mut state.clone(), "move-1"),
        concat!(
            r#"[{"moved":{"seat":0,"from":"wyrne","to":"solenmere","facing":"cw"}},"#,
            r#"{"energy":{"seat":1,"change":1,"now":4,"why":"dominance"}}]"#
        )
    );
    assert_eq!(
        told(&mut state, "reverse-2"),
        concat!(
            r#"[{"energy":{"seat":0,"change":-3,"now":0,"why":"move"}},"#,
            r#"{"moved":{"seat":0,"from":"wyrne","to":"utei","facing":"ccw"}},"#,
            r#"{"energy":{"seat":1,"change":1,"now":4,"why":"dominance"}}]"#
        )
    );
}

#[test]
fn ships_cards_and_the_third_action() {
    let mut state = on(Solenmere);
    assert_eq!(
        told(&mut state, "ship"),
        r#"[{"action":{"seat":0,"kind":"ship","number":1}},{"ships":{"seat":0,"from":null,"to":"solenmere","count":1}}]"#
    );
    assert_eq!(
        told(&mut state, "card"),
        r#"[{"action":{"seat":0,"kind":"card","number":2}},{"politics":{"seat":0,"planet":"solenmere","change":1,"left":1}}]"#
    );
    assert_eq!(
        told(&mut state, "refuel"),
        concat!(
            r#"[{"action":{"seat":0,"kind":"special","number":3}},"#,
            r#"{"energy":{"seat":0,"change":-1,"now":2,"why":"third"}},"#,
            r#"{"energy":{"seat":0,"change":2,"now":4,"why":"refuel"}}]"#
        )
    );
    assert_eq!(told(&mut state, "end"), r#"[{"turn":{"seat":1,"round":1}}]"#);
}

#[test]
fn the_only_action_of_a_turn_is_paid_at_its_end_and_the_last_seat_ends_the_round() {
    let mut state = empty(2);
    assert_eq!(
        told(&mut state, "move-1 ship end").split_once(r#"{"energy""#).unwrap().1,
        r#":{"seat":0,"change":1,"now":4,"why":"single"}},{"turn":{"seat":1,"round":1}}]"#
    );
    assert!(told(&mut state, "move-1 end").ends_with(r#"{"turn":{"seat":0,"round":2}}]"#));
}

#[test]
fn recruiting_returns_cards_then_turns_up_the_next_then_awards() {
    let mut state = on(Deyvas);
    give(&mut state, 0, &[Deyvas, Solenmere]);
    assert_eq!(
        told(&mut state, "recruit-1"),
        concat!(
            r#"[{"action":{"seat":0,"kind":"special","number":1}},"#,
            r#"{"politics":{"seat":0,"planet":"deyvas","change":-1,"left":2}},"#,
            r#"{"politics":{"seat":0,"planet":"solenmere","change":-1,"left":2}},"#,
            r#"{"recruited":{"seat":0,"group":1,"senator":"s01","next":"s02"}},"#,
            r#"{"chit":{"seat":0,"stack":"group-1","value":6,"left":2}}]"#
        )
    );
    let mut last = on(Deyvas);
    give(&mut last, 0, &[Deyvas, Hreja]);
    remove_senators(&mut last, &[12, 13, 14, 15]);
    last.chits[Stack::Group3 as usize] = 0;
    let events = json(&act(&mut last, "recruit-3"));
    assert!(events.ends_with(concat!(
        r#"{"recruited":{"seat":0,"group":3,"senator":"s11","next":null}},"#,
        r#"{"influence":{"seat":0,"change":2,"now":2,"why":"fallback"}}]"#
    )));
}

#[test]
fn activating_awards_and_tells_the_last_round_once() {
    let mut state = on(Hreja);
    (0..2).for_each(|_| build(&mut state, 0, Wyrne, false));
    (state.chits[Stack::Green as usize], state.chits[Stack::Yellow as usize]) = (1, 0);
    assert_eq!(
        told(&mut state.clone(), "activate-wyrne"),
        concat!(
            r#"[{"action":{"seat":0,"kind":"special","number":1}},"#,
            r#"{"activated":{"seat":0,"planet":"wyrne"}},"#,
            r#"{"chit":{"seat":0,"stack":"green","value":3,"left":0}},"#,
            r#"{"last_round":{"stacks":["yellow","green"]}}]"#
        )
    );
    state.chits[Stack::Purple as usize] = 0;
    state.last_round = true;
    assert!(told(&mut state, "activate-wyrne").ends_with(r#""value":3,"left":0}}]"#));
}

#[test]
fn building_returns_ships_then_stands_then_brings_the_columns_bonus() {
    let mut state = on(Utei);
    land(&mut state, 0, Utei, 9);
    assert_eq!(
        told(&mut state, "build-utei"),
        r#"[{"action":{"seat":0,"kind":"special","number":1}},{"ships":{"seat":0,"from":"utei","to":null,"count":3}}]"#
    );
    let built =
        |column| format!(r#"[{{"built":{{"seat":0,"planet":"utei","column":"{column}"}}}}"#);
    let left = r#",{"energy":{"seat":0,"change":2,"now":5,"why":"column"}}]"#;
    assert_eq!(told(&mut state.clone(), "column-left"), built("left") + left);
    let mut centre = state.clone();
    assert_eq!(told(&mut centre, "column-centre"), built("centre") + "]");
    assert_eq!(
        told(&mut centre, "bonus-wyrne"),
        r#"[{"ships":{"seat":0,"from":null,"to":"wyrne","count":1}}]"#
    );
    assert_eq!(told(&mut state, "column-right"), built("right") + "]");
    assert_eq!(
        told(&mut state, "bonus-wyrne"),
        r#"[{"politics":{"seat":0,"planet":"wyrne","change":1,"left":1}}]"#
    );
}

#[test]
fn treaties_from_the_mat_from_others_and_none() {
    let mut state = on(Eylona);
    give(&mut state, 0, &[Deyvas, Hreja, Utei]);
    land(&mut state, 0, Hreja, 1);
    (state.treaties[Hreja as usize], state.treaties[Utei as usize]) =
        (Some(Seat(1)), Some(Seat(1)));
    assert_eq!(
        told(&mut state, "pledge-deyvas"),
        concat!(
            r#"[{"action":{"seat":0,"kind":"special","number":1}},"#,
            r#"{"politics":{"seat":0,"planet":"deyvas","change":-1,"left":2}},"#,
            r#"{"treaty":{"seat":0,"planet":"deyvas","from":null}},"#,
            r#"{"energy":{"seat":0,"change":1,"now":4,"why":"treaty"}}]"#
        )
    );
    assert_eq!(
        told(&mut state, "seize-hreja"),
        concat!(
            r#"[{"politics":{"seat":0,"planet":"hreja","change":-1,"left":2}},"#,
            r#"{"treaty":{"seat":0,"planet":"hreja","from":1}}]"#
        )
    );
    assert_eq!(
        told(&mut state, "pledge-utei"),
        concat!(
            r#"[{"politics":{"seat":0,"planet":"utei","change":-1,"left":2}},"#,
            r#"{"influence":{"seat":0,"change":1,"now":1,"why":"treaty"}}]"#
        )
    );
}

#[test]
fn relocating_tells_a_ship_when_it_is_put_down() {
    let mut state = on(Wyrne);
    land(&mut state, 0, Utei, 2);
    assert_eq!(
        told(&mut state, "lift-utei"),
        r#"[{"action":{"seat":0,"kind":"special","number":1}}]"#
    );
    assert_eq!(
        told(&mut state, "to-hreja"),
        r#"[{"ships":{"seat":0,"from":"utei","to":"hreja","count":1}}]"#
    );
    assert_eq!(told(&mut state.clone(), "lift-utei"), "[]");
    assert_eq!(told(&mut state, "done"), "[]");
}

#[test]
fn scores_stand_by_seat_at_the_end() {
    let mut state = empty(2);
    state.options.max_rounds = 1;
    state.treaties[0] = Some(Seat(1));
    (state.seats[1].activation, state.seats[1].senator, state.seats[1].normal) = (9, 6, 2);
    state.seats[1].energy = 8;
    act(&mut state, "move-1 end move-1");
    assert_eq!(
        told(&mut state, "end"),
        concat!(
            r#"[{"scored":{"seat":0,"activation":0,"senator":0,"treaty":0,"normal":0,"energy":1,"total":1}},"#,
            r#"{"scored":{"seat":1,"activation":9,"senator":6,"treaty":3,"normal":2,"energy":2,"total":22}}]"#
        )
    );
}

/// Options are written only where they differ from the default.
#[test]
fn options_are_written_by_their_names() {
    let write = |options: Options| serde_json::to_string(&options).unwrap();
    assert_eq!(write(Options::default()), "{}");
    let other = Options { houses: Houses::Draft, max_rounds: 60 };
    assert_eq!(write(other), r#"{"houses":"draft","max_rounds":60}"#);
    assert_eq!(serde_json::from_str::<Options>(&write(other)).unwrap(), other);
    assert!(serde_json::from_str::<Options>(r#"{"house":"draft"}"#).is_err());
}
