//! Pictures painted and kept: by what is on them, within bounds, and whatever is wrong with them.

use std::sync::{Arc, Mutex, mpsc};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use rules::picture::Picture;
use tokio::time::Instant;

use super::*;

fn svg(text: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 100\" width=\"200\" height=\"100\">\
         <rect width=\"200\" height=\"100\" fill=\"#123456\"/>\
         <text x=\"10\" y=\"60\" font-family=\"Kaigi\" font-size=\"40\" fill=\"#fff\">{text}</text></svg>"
    )
}

fn picture(svg: String) -> Picture {
    Picture { name: "board", svg, alt: "A board.".to_owned() }
}

fn soon() -> Instant {
    Instant::now() + Duration::from_secs(60)
}

#[test]
fn a_picture_is_a_png_of_its_size_without_alpha() {
    let png = paint(&svg("会議")).unwrap();
    let mut decoder = png::Decoder::new(std::io::Cursor::new(&png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((info.width, info.height), (200, 100));
    assert_eq!(pixels[..3], [0x12, 0x34, 0x56]);
    assert!(pixels.chunks(3).any(|pixel| pixel == [255, 255, 255]), "nothing is written on it");
}

#[test]
fn what_cannot_be_painted_is_told_and_does_not_panic() {
    assert!(matches!(paint("no picture"), Err(PaintError::Svg(_))));
    let huge = svg("x").replace("width=\"200\" height=\"100\">", "width=\"9000\" height=\"9000\">");
    assert_eq!(paint(&huge), Err(PaintError::Size));
    assert!(paint(&svg("🎉 محمد \u{202e} \u{310}")).is_ok());
}

#[test]
fn pictures_are_kept_by_what_is_on_them_and_within_bounds() {
    let gallery = Gallery::new(1 << 20, paint);
    let first = gallery.png(&svg("one")).unwrap();
    assert_eq!(gallery.found(), 0);
    assert!(Arc::ptr_eq(&first, &gallery.png(&svg("one")).unwrap()));
    assert_eq!(gallery.found(), 1);
    assert_ne!(first, gallery.png(&svg("two")).unwrap());
    // What is spoilt is not tried again.
    assert_eq!((gallery.png("no picture"), gallery.png("no picture")), (None, None));
    assert_eq!(gallery.found(), 2);
    let small = Gallery::new(first.len() + 200, paint);
    for text in ["one", "two", "one"] {
        small.png(&svg(text));
    }
    assert_eq!(small.found(), 0);
}

#[tokio::test]
async fn a_picture_that_panics_is_none() {
    let gallery = Gallery::default();
    assert_eq!(gallery.render_one(|| panic!("planted"), soon()).await, Rendered::Ready(Vec::new()));
    let spoilt = gallery.render_one(|| Some(picture("no picture".to_owned())), soon()).await;
    assert_eq!(spoilt, Rendered::Ready(Vec::new()));
    let Rendered::Ready(good) = gallery.render_one(|| Some(picture(svg("x"))), soon()).await else {
        panic!("late")
    };
    assert_eq!((good.len(), good[0].name, good[0].alt.as_str()), (1, "board", "A board."));
}

#[tokio::test]
async fn a_picture_that_nobody_waited_for_is_found_later() {
    let (stall, stalled) = mpsc::channel::<()>();
    let stalled = Mutex::new(stalled);
    let gallery = Gallery::painted_by(move |svg| {
        // It ends when the test lets go of the other end.
        assert!(stalled.lock().unwrap().recv().is_err());
        paint(svg)
    });
    let late = gallery.render_one(|| Some(picture(svg("x"))), Instant::now()).await;
    assert_eq!(late, Rendered::Late);
    drop(stall);
    let Rendered::Ready(there) = gallery.render_one(|| Some(picture(svg("x"))), soon()).await
    else {
        panic!("late")
    };
    assert_eq!(there.len(), 1);
}

#[tokio::test]
async fn what_is_asked_for_beyond_measure_is_late_at_once() {
    let (stall, stalled) = mpsc::channel::<()>();
    let stalled = Mutex::new(stalled);
    let gallery = Gallery::painted_by(move |svg| {
        assert!(stalled.lock().unwrap().recv().is_err());
        paint(svg)
    });
    let render = || Box::pin(gallery.render_one(|| Some(picture(svg("x"))), soon()));
    let mut context = Context::from_waker(Waker::noop());
    let mut waiting: Vec<_> = (0..300).map(|_| render()).collect();
    let polled: Vec<_> = waiting.iter_mut().map(|one| one.as_mut().poll(&mut context)).collect();
    let late = |one: &&Poll<Rendered>| matches!(one, Poll::Ready(Rendered::Late));
    assert!(polled.iter().filter(late).count() >= 200, "few wait, and the others go without");
    assert!(polled[0].is_pending(), "those who came first have their picture");
    drop(stall);
    assert!(matches!(waiting.swap_remove(0).await, Rendered::Ready(_)));
    drop(waiting);
    assert!(matches!(render().await, Rendered::Ready(_)), "there is room again");
}
