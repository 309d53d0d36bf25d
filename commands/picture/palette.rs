//! A picture's colours as a short list. Our pictures have a few flat colours and many shades where
//! they meet; most of those can be taken for one another without anybody seeing it, and the file is
//! half as large.

use std::collections::HashMap;

/// The colours that a file has room for.
const MOST_COLOURS: usize = 256;

/// The number of them that are the most frequent ones; the others are those that would be missed most.
const FREQUENT_COLOURS: usize = 208;

/// The entries of the table in which a colour that was seen lately is found at once.
const LATELY_SEEN: usize = 1 << 14;

type Colour = [u8; 3];

/// A picture in a few colours.
pub(super) struct Reduced {
    /// Red, green and blue of each.
    pub(super) colours: Vec<u8>,
    /// Which of them every pixel has.
    pub(super) pixels: Vec<u8>,
}

/// The picture in a few colours, of pixels with four bytes each, of which the last is not read.
pub(super) fn reduce_colours(canvas: &[u8]) -> Reduced {
    let (shades, counts, pixels) = shades(canvas);
    let mut order: Vec<usize> = (0..shades.len()).collect();
    order.sort_by_key(|shade| (std::cmp::Reverse(counts[*shade]), shades[*shade]));
    let few = order.len() <= MOST_COLOURS;
    order.truncate(if few { MOST_COLOURS } else { FREQUENT_COLOURS });
    // For every shade the colour that stands for it, and how far that is away.
    let mut nearest = vec![(u32::MAX, 0_u8); shades.len()];
    let mut colours: Vec<u8> = Vec::with_capacity(3 * MOST_COLOURS);
    let mut take = |colour: Colour, nearest: &mut [(u32, u8)]| {
        // There are no more than 256.
        let index = u8::try_from(colours.len() / 3).unwrap_or(u8::MAX);
        colours.extend(colour);
        for (shade, nearest) in shades.iter().zip(nearest) {
            *nearest = (*nearest).min((distance(*shade, colour), index));
        }
    };
    for shade in &order {
        take(shades[*shade], &mut nearest);
    }
    for _ in order.len()..if few { 0 } else { MOST_COLOURS } {
        let missed = (0..shades.len()).max_by_key(|shade| (nearest[*shade].0, shades[*shade]));
        let Some(missed) = missed.filter(|missed| nearest[*missed].0 > 0) else { break };
        take(shades[missed], &mut nearest);
    }
    let pixels = pixels.into_iter().map(|shade| nearest[shade as usize].1).collect();
    Reduced { colours, pixels }
}

/// Every shade there is, how often, and which one each pixel has.
fn shades(canvas: &[u8]) -> (Vec<Colour>, Vec<u32>, Vec<u32>) {
    let mut known: HashMap<Colour, u32> = HashMap::new();
    let (mut shades, mut counts) = (Vec::new(), Vec::new());
    let mut pixels = Vec::with_capacity(canvas.len() / 4);
    // Most pixels look like one that was seen lately.
    let mut lately: Vec<Option<(Colour, u32)>> = vec![None; LATELY_SEEN];
    for pixel in canvas.chunks_exact(4) {
        let colour = [pixel[0], pixel[1], pixel[2]];
        let [red, green, blue] = colour.map(usize::from);
        let lately = &mut lately[(red ^ green << 3 ^ blue << 6) % LATELY_SEEN];
        let shade = match *lately {
            Some((before, shade)) if before == colour => shade,
            _ => *known.entry(colour).or_insert_with(|| {
                shades.push(colour);
                counts.push(0);
                shades.len() as u32 - 1
            }),
        };
        *lately = Some((colour, shade));
        counts[shade as usize] += 1;
        pixels.push(shade);
    }
    (shades, counts, pixels)
}

/// How different they look, squared.
fn distance(a: Colour, b: Colour) -> u32 {
    let apart = |at: usize| u32::from(a[at].abs_diff(b[at]));
    // Eyes are best at green.
    2 * apart(0) * apart(0) + 4 * apart(1) * apart(1) + apart(2) * apart(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(few: &Reduced) -> Vec<Colour> {
        let colour = |index: &u8| {
            let at = 3 * usize::from(*index);
            [few.colours[at], few.colours[at + 1], few.colours[at + 2]]
        };
        few.pixels.iter().map(colour).collect()
    }

    #[test]
    fn few_colours_stay_as_they_are() {
        let canvas: Vec<u8> = (0..=255).flat_map(|shade| [shade, 7, 255 - shade, 255]).collect();
        let few = reduce_colours(&canvas);
        assert_eq!(few.colours.len(), 3 * 256);
        let before: Vec<Colour> =
            canvas.chunks(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        assert_eq!(seen(&few), before);
    }

    #[test]
    fn of_many_colours_the_frequent_ones_stay_and_the_others_are_close() {
        let rare = (0..4096_u32)
            .map(|n| [(n % 16 * 16) as u8, (n / 16 % 16 * 16) as u8, (n / 256 * 16) as u8]);
        let often = std::iter::repeat_n([3, 5, 8], 5000);
        let colours: Vec<Colour> = rare.chain(often).collect();
        let canvas: Vec<u8> = colours.iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
        let few = reduce_colours(&canvas);
        assert_eq!(few.colours.len(), 3 * 256);
        let seen = seen(&few);
        assert_eq!(seen[5000], [3, 5, 8]);
        let mean: u64 = colours.iter().zip(&seen).map(|(a, b)| u64::from(distance(*a, *b))).sum();
        assert!(mean / (colours.len() as u64) < 30_000, "{mean}");
    }
}
