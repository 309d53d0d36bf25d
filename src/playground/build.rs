//! Builds the crate again when a file of the page comes or goes.

fn main() {
    println!("cargo::rerun-if-changed=page");
}
