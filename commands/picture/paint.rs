//! One SVG as one PNG. Fonts come with the program and are read once.

use std::fmt;
use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::{Database, ID, Source};
use resvg::usvg::{FontResolver, Options, Tree};
use rules::picture::FONT;

use super::{letters, palette};

static FONTS: [&[u8]; 2] =
    [include_bytes!("../fonts/Kaigi-Bold.otf"), include_bytes!("../fonts/Kaigi-Bold-more.ttf")];

/// A picture of ours has fewer pixels than this.
const MOST_PIXELS: f32 = 4_000_000.0;

/// Why a picture could not be painted, in words for the bot's operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaintError {
    /// It is no SVG, and this is what is wrong with it.
    Svg(String),
    /// It is empty, or larger than any picture of ours.
    Size,
    /// It could not be written.
    Png(String),
}

impl fmt::Display for PaintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaintError::Svg(why) => write!(f, "a picture is no SVG: {why}"),
            PaintError::Size => write!(f, "a picture has an impossible size"),
            PaintError::Png(why) => write!(f, "a picture could not be written: {why}"),
        }
    }
}

impl std::error::Error for PaintError {}

fn options() -> &'static Options<'static> {
    static OPTIONS: OnceLock<Options<'static>> = OnceLock::new();
    OPTIONS.get_or_init(|| {
        let mut fonts = Database::new();
        let load = |font: &&'static [u8]| fonts.load_font_source(Source::Binary(Arc::new(*font)));
        let ids: Vec<ID> = FONTS.iter().flat_map(load).collect();
        let first = ids.first().copied();
        let resolver = FontResolver {
            // Whatever a picture asks for, it is written in our font, and nobody is warned.
            select_font: Box::new(move |_, _| first),
            select_fallback: Box::new(move |_, used, _| {
                ids.iter().find(|id| !used.contains(id)).copied()
            }),
        };
        Options {
            font_family: FONT.to_owned(),
            font_resolver: resolver,
            fontdb: Arc::new(fonts),
            ..Options::default()
        }
    })
}

/// The picture as it is read: every text laid out, everything in its place.
pub fn read(svg: &str) -> Result<Tree, PaintError> {
    Tree::from_str(&letters::drawn(svg), options()).map_err(|why| PaintError::Svg(why.to_string()))
}

/// The picture as a PNG, a pixel for each unit.
pub fn paint(svg: &str) -> Result<Vec<u8>, PaintError> {
    let tree = read(svg)?;
    let size = tree.size();
    if size.width() * size.height() > MOST_PIXELS {
        return Err(PaintError::Size);
    }
    let size = size.to_int_size();
    let mut canvas = Pixmap::new(size.width(), size.height()).ok_or(PaintError::Size)?;
    // Whatever shines through is dark, on light pages and on dark ones.
    canvas.fill(Color::BLACK);
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    write(&canvas).map_err(|why| PaintError::Png(why.to_string()))
}

/// How hard the file is packed: beyond this it takes twice as long for some percent.
const DEFLATE_LEVEL: u8 = 2;

/// A picture of more dots than this is large for a phone, and packed harder.
const LARGE_PIXELS: usize = 1_300_000;
const HARD_DEFLATE_LEVEL: u8 = 6;

/// Nothing shines through any more, so no alpha is written.
fn write(canvas: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let few = palette::reduce_colours(canvas.data());
    let mut file = Vec::with_capacity(1 << 16);
    let mut writer = png::Encoder::new(&mut file, canvas.width(), canvas.height());
    writer.set_color(png::ColorType::Indexed);
    writer.set_depth(png::BitDepth::Eight);
    writer.set_palette(few.colours);
    // Flat colours are best packed as they are.
    writer.set_filter(png::Filter::NoFilter);
    let level = if few.pixels.len() > LARGE_PIXELS { HARD_DEFLATE_LEVEL } else { DEFLATE_LEVEL };
    writer.set_deflate_compression(png::DeflateCompression::Level(level));
    let mut writer = writer.write_header()?;
    writer.write_image_data(&few.pixels)?;
    writer.finish()?;
    Ok(file)
}
