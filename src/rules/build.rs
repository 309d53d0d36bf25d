//! Tells Cargo that the crate embeds `locales/`, so that a new file or language is picked up.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
