//! probe
use rules::any::Match;
use rules::dice::{Dice, Seed};
use rules::game::*;
use rules::games::uchu::*;
fn next(s: &mut u64) -> u64 {
    *s ^= *s << 13;
    *s ^= *s >> 7;
    *s ^= *s << 17;
    *s
}
fn main() {
    println!("state {} bytes", size_of::<State>());
    let opt = Options::default();
    let mut rng = 88172645463325252u64;
    for _ in 0..reps() {
        let t = std::time::Instant::now();
        let mut plies = 0u64;
        for i in 0..n() {
            let mut dice = Dice::imagined(i);
            let mut s = Uchu::setup(&opt, 4, &mut dice, &mut Nobody);
            while let Turn::One(seat) = Uchu::turn(&s) {
                let mut legal = Uchu::legal(&s, seat);
                let n = ((next(&mut rng) >> 32) * legal.len() as u64) >> 32;
                let a = legal.nth(n as usize).expect("x");
                Uchu::apply(&mut s, seat, a, &mut dice, &mut Nobody);
                plies += 1;
            }
        }
        let d = t.elapsed().as_secs_f64();
        println!(
            "imagined {:.1} M plies/s, {:.1} ns/ply, {} plies/match",
            plies as f64 / d / 1e6,
            d * 1e9 / plies as f64,
            plies / n()
        );
        let t = std::time::Instant::now();
        let mut plies = 0u64;
        for i in 0..n() {
            let mut m = Match::<Uchu>::start(opt, 4, Seed::mix(&[&i.to_be_bytes()]), &mut Nobody);
            while let Turn::One(seat) = Uchu::turn(m.state()) {
                let mut legal = Uchu::legal(m.state(), seat);
                let n = ((next(&mut rng) >> 32) * legal.len() as u64) >> 32;
                let a = legal.nth(n as usize).expect("x");
                m.apply(seat, a, &mut Nobody);
                plies += 1;
            }
        }
        let d = t.elapsed().as_secs_f64();
        println!(
            "real dice {:.1} M plies/s, {:.1} ns/ply",
            plies as f64 / d / 1e6,
            d * 1e9 / plies as f64
        );
    }
}
fn n() -> u64 {
    std::env::var("N").ok().and_then(|x| x.parse().ok()).unwrap_or(20000)
}
fn reps() -> u64 {
    if std::env::var("N").is_ok() { 1 } else { 3 }
}
