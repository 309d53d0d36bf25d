//! A disk that is full for a while, for real: no file may grow beyond a limit, which is lifted later. What
//! was safe is there afterwards, and the store goes on by itself.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::*;

/// Where the child finds its store. Without it, this is no child.
const CHILD: &str = "KAIGI_TEST_FULL_STORE";
/// Nothing here takes longer, unless it is broken.
const AT_MOST: Duration = Duration::from_secs(60);
/// Lines that are safe after the disk had room again.
const MORE: u32 = 20;

fn wait_until(well: bool, store: &Store) {
    let start = Instant::now();
    while store.is_well() != well {
        assert!(start.elapsed() < AT_MOST, "the store does not become well: {well}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Appends until the disk is full, waits until the store is well again, and goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Some(path) = std::env::var_os(CHILD) else { return };
    let store = open(Path::new(&path));
    let mut said = std::io::stdout();
    let long = "a long name ".repeat(1000);
    let mut next = 0;
    loop {
        let line = if next == 0 { opened(0) } else { joined(u64::from(next), &long) };
        if store.save(ONE, next, &[line], None, None).await.is_err() {
            break;
        }
        next += 1;
    }
    assert!(!store.is_well(), "at once");
    let _ = writeln!(said, "full {next}");
    let mut left = MORE;
    let start = Instant::now();
    while left > 0 {
        assert!(start.elapsed() < AT_MOST);
        wait_until(true, &store);
        // What had not come to its end may be there or not.
        let Ok(Some(stored)) = store.load(ONE) else { continue };
        next = stored.lines.len() as u32;
        if store.save(ONE, next, &[joined(u64::from(next), &long)], None, None).await.is_ok() {
            left -= 1;
        }
    }
    let _ = writeln!(said, "again {}", next + 1);
}

#[cfg(target_os = "linux")]
#[test]
fn after_a_full_disk_the_store_goes_on_by_itself() {
    if Command::new("prlimit").arg("--version").output().is_err() {
        let _ = writeln!(std::io::stderr(), "there is no prlimit here: nothing is tested");
        return;
    }
    let folder = folder();
    let program = std::env::current_exe().unwrap();
    let limited = "trap '' XFSZ; ulimit -S -f 3000; exec \"$0\" \"$@\"";
    let mut child = Command::new("sh")
        .args(["-c", limited])
        .arg(program)
        .args(["store::tests::full::child", "--exact", "--nocapture"])
        .env(CHILD, folder.path().join("tables"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stdout.take().unwrap()).lines();
    let (mut full, mut again) = (None, None);
    for line in said.map_while(Result::ok) {
        let number = line.split(' ').next_back().and_then(|word| word.parse::<usize>().ok());
        if line.contains("full ") {
            full = number;
            let lifted = Command::new("prlimit")
                .args(["--fsize=unlimited:unlimited", "--pid", &child.id().to_string()])
                .status();
            assert!(lifted.unwrap().success());
        } else if line.contains("again ") {
            again = number;
        }
    }
    assert!(child.wait().unwrap().success());
    let (full, again) = (full.expect("it was full"), again.expect("it went on"));
    assert!(again >= full + MORE as usize, "{full}, {again}");
    let store = open(&folder.path().join("tables"));
    assert_eq!(store.load(ONE).unwrap().unwrap().lines.len(), again);
}
