//! Chance. A match's every random thing comes from its seed through [`Dice`], one stream for
//! each ply, so that anyone who knows the seed can deal the match again.
//!
//! The recipe is public and small, so that it can be rebuilt in any language:
//!
//! * Words: the ChaCha20 keystream (64-bit block counter from 0, 64-bit stream number) under the
//!   32 bytes of the seed as key, read as little-endian 32-bit words. The stream number is the
//!   ply: 0 for the setup, n for the n-th action.
//! * [`Dice::below`]`(n)`: take a word `w`; the answer is the high half of the 64-bit product
//!   `w × n`, unless the low half is less than `2³² mod n`: then take the next word.
//! * [`Dice::draw`] from a bag of `n` things takes the one at `below(n)`, and the last one takes
//!   its place.
//!
//! This module must not know any game, and no other module may make random numbers.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Where all of a match's chance comes from. Its text is 64 hexadecimal digits, lower case.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with exactly these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its bytes. To be shown to nobody while its match runs.
    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed mixed from several texts: the SHA-256 of each part behind its length in bytes, as
    /// a 64-bit big-endian number.
    pub fn mix(parts: &[&[u8]]) -> Seed {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        Seed(hash.finalize().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Says nothing: a seed that slipped into a log would give every hidden card away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The text is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(NotASeed),
        };
        let text = text.as_bytes();
        if text.len() != 64 {
            return Err(NotASeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The dice of one ply.
///
/// ```
/// use rules::dice::{Dice, Seed};
///
/// let seed = Seed::mix(&[b"kaigi", b"an example"]);
/// let mut dice = Dice::for_ply(seed, 3);
/// assert!(!dice.touched(), "nobody has thrown them yet");
///
/// assert!(dice.below(6) < 6);
/// assert!(["silk", "tea"].contains(&dice.pick(&["silk", "tea"])));
///
/// // A bag gives each of its things once.
/// let (mut bag, mut left) = ([1, 2, 3], 3);
/// let mut drawn = [0; 3].map(|_| dice.draw(&mut bag, &mut left));
/// drawn.sort();
/// assert_eq!((drawn, left), ([1, 2, 3], 0));
///
/// // The same ply of the same seed throws the same.
/// let throws = |mut dice: Dice| [0; 8].map(|_| dice.below(100));
/// assert_eq!(throws(Dice::for_ply(seed, 4)), throws(Dice::for_ply(seed, 4)));
/// ```
pub struct Dice(Source);

#[expect(clippy::large_enum_variant, reason = "dice live for a ply and are never moved about")]
enum Source {
    /// A stream nobody has looked at yet.
    Sealed(Seed, u64),
    Open(ChaCha20Rng),
    Imagined(u64),
    #[cfg(test)]
    Rigged(std::collections::VecDeque<u32>),
}

impl Dice {
    /// The dice of this ply of the match with this seed. Costs nothing until they are touched.
    pub fn for_ply(seed: Seed, ply: u32) -> Dice {
        Dice(Source::Sealed(seed, u64::from(ply)))
    }

    /// Dice for imagined matches, such as a bot's or a benchmark's: quick, reproducible, and not
    /// fit for a match between people, because they can be guessed.
    pub const fn imagined(number: u64) -> Dice {
        Dice(Source::Imagined(number))
    }

    /// Dice on which [`Dice::below`] comes up with exactly these numbers.
    #[cfg(test)]
    pub(crate) fn rigged(numbers: impl IntoIterator<Item = u32>) -> Dice {
        Dice(Source::Rigged(numbers.into_iter().collect()))
    }

    /// Has chance had a say? What it decided cannot be taken back as if nobody had seen it.
    pub fn touched(&self) -> bool {
        !matches!(self.0, Source::Sealed(..))
    }

    /// Where imagined dice stand: somewhere else once chance has had a say.
    pub(crate) fn mark(&self) -> Option<u64> {
        match self.0 {
            Source::Imagined(number) => Some(number),
            _ => None,
        }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.0 {
            Source::Imagined(number) => {
                // SplitMix64: one addition and a hash of it.
                *number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
                let mut z = *number;
                z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
                ((z ^ z >> 31) >> 32) as u32
            }
            Source::Open(stream) => stream.next_u32(),
            Source::Sealed(seed, ply) => {
                let mut stream = ChaCha20Rng::from_seed(seed.0);
                stream.set_stream(*ply);
                let word = stream.next_u32();
                self.0 = Source::Open(stream);
                word
            }
            #[cfg(test)]
            Source::Rigged(_) => unreachable!("rigged dice have no words"),
        }
    }

    /// A number from 0 up to and without `n`, each as likely as the others.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below nothing");
        #[cfg(test)]
        if let Source::Rigged(numbers) = &mut self.0 {
            let number = numbers.pop_front().expect("the rigged dice were rolled too often");
            assert!(number < n, "rigged to {number}, but asked for a number below {n}");
            return number;
        }
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of these, each as likely as the others.
    #[inline]
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len() as u32) as usize]
    }

    /// Takes one thing out of the front `*left` things of a bag: it ends up just behind them.
    #[inline]
    pub fn draw<T: Copy>(&mut self, bag: &mut [T], left: &mut usize) -> T {
        let at = self.below(*left as u32) as usize;
        *left -= 1;
        bag.swap(at, *left);
        bag[*left]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(byte: u8) -> Seed {
        Seed::new([byte; 32])
    }

    fn words(seed: Seed, ply: u32, count: usize) -> Vec<u32> {
        let mut dice = Dice::for_ply(seed, ply);
        (0..count).map(|_| dice.word()).collect()
    }

    /// The vectors of `docs/dice.md` 1. The first is the well-known ChaCha20 keystream under a key of
    /// zeros.
    #[test]
    fn the_words_are_the_chacha20_keystream() {
        assert_eq!(words(seed(0), 0, 4), [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        let others = [words(seed(0), 1, 3), words(seed(0xff), 7, 3)];
        assert_eq!(
            others,
            [[0xd6df_3fef, 0xfb78_15c6, 0xbd35_cff5], [0xf83e_a7dc, 0x1d9a_593d, 0xa3fe_35d0]]
        );
    }

    #[test]
    fn sampling_is_pinned() {
        let mut dice = Dice::for_ply(seed(1), 3);
        let rolls: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        assert_eq!(rolls, [3, 1, 1, 3, 5, 2, 2, 0, 1, 5, 5, 1]);
        let mut dice = Dice::for_ply(seed(2), 0);
        let wide: Vec<u32> = (0..4).map(|_| dice.below(3_000_000_000)).collect();
        assert_eq!(wide, [1195805310, 2391178033, 1139074524, 1143470957]);
        let mut dice = Dice::for_ply(seed(3), 9);
        let mut bag: Vec<u8> = (0..10).collect();
        let mut left = bag.len();
        let drawn: Vec<u8> = (0..10).map(|_| dice.draw(&mut bag, &mut left)).collect();
        assert_eq!(drawn, [6, 0, 4, 3, 8, 7, 1, 9, 2, 5]);
    }

    #[test]
    fn seeds_are_mixed_from_parts_that_cannot_run_together() {
        assert_eq!(
            Seed::mix(&[b"kaigi", b"1"]).to_string(),
            "c34a386d51947aa3e57833df283769bb1d1e4fd7000fc286dff55741fba0d42a"
        );
        assert_ne!(Seed::mix(&[b"ab", b"c"]), Seed::mix(&[b"a", b"bc"]));
    }

    #[test]
    fn a_seed_reads_back_from_its_text() {
        let seed = Seed::mix(&[b"any"]);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for bad in ["", "00", &"0".repeat(63), &"0".repeat(65), &"G".repeat(64), &"A".repeat(64)] {
            assert_eq!(bad.parse::<Seed>(), Err(NotASeed), "{bad}");
        }
    }

    #[test]
    fn untouched_dice_say_so() {
        let mut dice = Dice::for_ply(seed(0), 0);
        assert!(!dice.touched());
        dice.below(2);
        assert!(dice.touched());
    }

    #[test]
    fn each_number_comes_up_about_as_often() {
        for mut dice in [Dice::for_ply(seed(9), 1), Dice::imagined(9)] {
            let mut counts = [0_u32; 7];
            for _ in 0..70_000 {
                counts[dice.below(7) as usize] += 1;
            }
            assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        }
    }
}
