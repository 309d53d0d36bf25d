//! The match record of senators and houses: events, their order and their fields.

use super::*;

fn told(state: &mut State, tokens: &str) -> String {
    json(&act_drawing(state, tokens))
}

fn sent(number: u8, ability: &str, second: bool) -> String {
    format!(
        r#"{{"senator":{{"seat":0,"senator":"s{number:02}","ability":"{ability}","second":{second}}}}}"#
    )
}

#[test]
fn a_senator_is_told_before_the_price_and_the_effect() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[1, 9, 10, 5]);
    give(&mut state, 0, &[Utei]);
    land(&mut state, 0, Utei, 4);
    let played = |tokens: &str| told(&mut state.clone(), tokens);
    let paid = |change: i32, why: &str| {
        let now = 3 + change;
        format!(r#",{{"energy":{{"seat":0,"change":{change},"now":{now},"why":"{why}"}}}}"#)
    };
    let expect =
        |number, ability: &str, rest: String| format!("[{}{rest}]", sent(number, ability, false));
    assert_eq!(played("senator-s01-fuel3"), expect(1, "fuel3", paid(3, "fuel3")));
    assert_eq!(played("senator-s01-treaty"), expect(1, "treaty", paid(-1, "ability")));
    assert_eq!(played("senator-s10-build"), expect(10, "build", paid(-2, "ability")));
    assert_eq!(played("senator-s09-redeploy"), expect(9, "redeploy", paid(-1, "ability")));
    assert_eq!(played("senator-s09-swap"), expect(9, "swap", String::new()));
    assert_eq!(played("senator-s05-drop1"), expect(5, "drop1", String::new()));
}

#[test]
fn what_a_senator_does_is_told_step_by_step() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[4, 5]);
    give(&mut state, 0, &[Utei]);
    land(&mut state, 0, Utei, 3);
    let mut swap = state.clone();
    act(&mut swap, "senator-s04-swap");
    assert_eq!(
        told(&mut swap, "give-utei take-wyrne"),
        concat!(
            r#"[{"politics":{"seat":0,"planet":"utei","change":-1,"left":2}},"#,
            r#"{"politics":{"seat":0,"planet":"wyrne","change":1,"left":1}}]"#
        )
    );
    let mut build = state.clone();
    act(&mut build, "senator-s04-build");
    assert_eq!(
        told(&mut build, "build-utei"),
        r#"[{"ships":{"seat":0,"from":"utei","to":null,"count":3}}]"#
    );
    act(&mut state, "senator-s05-drop1");
    assert_eq!(
        told(&mut state, "drop-eylona"),
        r#"[{"ships":{"seat":0,"from":null,"to":"eylona","count":1}}]"#
    );
}

#[test]
fn universus_tells_its_power_and_the_second_ability() {
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[12]);
    act(&mut state, "senator-s12-drop1 drop-utei");
    assert_eq!(told(&mut state.clone(), "one"), "[]");
    assert_eq!(
        told(&mut state, "both"),
        format!(
            r#"[{{"power":{{"seat":0,"power":"both"}}}},{},{{"energy":{{"seat":0,"change":3,"now":6,"why":"fuel3"}}}}]"#,
            sent(12, "fuel3", true)
        )
    );
}

#[test]
fn universus_tells_an_exchange_when_it_is_done() {
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[12]);
    remove_senators(&mut state, &[3]);
    assert_eq!(told(&mut state, "return-s12"), r#"[{"power":{"seat":0,"power":"exchange"}}]"#);
    assert_eq!(
        told(&mut state, "recall-s03"),
        r#"[{"exchanged":{"seat":0,"gave":"s12","got":"s03"}}]"#
    );
}

#[test]
fn iron_sun_tells_thrift_behind_the_third_and_scrap_before_the_energy() {
    let mut state = leading_on(House::IronSun, Utei);
    land(&mut state, 0, Utei, 3);
    let mut thrifty = state.clone();
    act(&mut thrifty, "ship card");
    assert_eq!(
        told(&mut thrifty, "thrift-utei"),
        concat!(
            r#"[{"action":{"seat":0,"kind":"special","number":3}},"#,
            r#"{"energy":{"seat":0,"change":-1,"now":2,"why":"third"}},"#,
            r#"{"power":{"seat":0,"power":"thrift"}},"#,
            r#"{"energy":{"seat":0,"change":-1,"now":1,"why":"thrift"}},"#,
            r#"{"ships":{"seat":0,"from":"utei","to":null,"count":2}}]"#
        )
    );
    assert_eq!(
        told(&mut state, "scrap-utei"),
        concat!(
            r#"[{"power":{"seat":0,"power":"scrap"}},"#,
            r#"{"ships":{"seat":0,"from":"utei","to":null,"count":2}},"#,
            r#"{"energy":{"seat":0,"change":3,"now":6,"why":"scrap"}}]"#
        )
    );
}

#[test]
fn temporum_tells_its_jump_and_its_base() {
    let mut state = leading(House::Temporum);
    build(&mut state, 0, Utei, true);
    build(&mut state, 1, Hreja, true);
    assert_eq!(
        told(&mut state.clone(), "jump"),
        concat!(
            r#"[{"power":{"seat":0,"power":"jump"}},"#,
            r#"{"energy":{"seat":0,"change":-1,"now":2,"why":"jump"}},"#,
            r#"{"moved":{"seat":0,"from":"wyrne","to":"hreja","facing":"cw"}},"#,
            r#"{"energy":{"seat":1,"change":1,"now":4,"why":"dominance"}}]"#
        )
    );
    assert_eq!(
        told(&mut state, "shift-utei-hreja"),
        r#"[{"power":{"seat":0,"power":"shift"}},{"base":{"seat":0,"from":"utei","to":"hreja"}}]"#
    );
}

#[test]
fn voldan_tells_its_turn_and_its_stay() {
    let mut state = leading(House::Voldan);
    build(&mut state, 1, Wyrne, true);
    assert_eq!(
        told(&mut state.clone(), "reverse-2"),
        concat!(
            r#"[{"power":{"seat":0,"power":"turn"}},"#,
            r#"{"energy":{"seat":0,"change":-1,"now":2,"why":"move"}},"#,
            r#"{"moved":{"seat":0,"from":"wyrne","to":"utei","facing":"ccw"}}]"#
        )
    );
    assert_eq!(
        told(&mut state, "stay"),
        concat!(
            r#"[{"power":{"seat":0,"power":"stay"}},"#,
            r#"{"energy":{"seat":0,"change":-2,"now":1,"why":"stay"}}]"#
        )
    );
}
