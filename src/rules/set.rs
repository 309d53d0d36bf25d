//! Sets of small things as bits: cards of a hand, sides of a tile, kinds of actions. A game says where
//! each thing has its bit ([`Member`]) and how wide the set is ([`Bits`]); everything else about sets
//! is here.
//!
//! ```
//! use rules::set::{Member, Set};
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! enum Fruit {
//!     Apple,
//!     Pear,
//!     Plum,
//! }
//!
//! impl Member for Fruit {
//!     type Bits = u8;
//!     const PLACES: u8 = 3;
//!
//!     fn place(self) -> u8 {
//!         self as u8
//!     }
//!
//!     fn at(place: u8) -> Fruit {
//!         [Fruit::Apple, Fruit::Pear, Fruit::Plum][usize::from(place)]
//!     }
//! }
//!
//! let mut basket: Set<Fruit> = [Fruit::Plum, Fruit::Apple].into_iter().collect();
//! assert!(basket.has(Fruit::Plum) && !basket.has(Fruit::Pear));
//! basket.remove(Fruit::Plum);
//! assert_eq!(basket.into_iter().collect::<Vec<_>>(), [Fruit::Apple]);
//! ```

pub mod as_bits;

use std::fmt;
use std::ops::{BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number, or numbers, whose bits are a set.
pub trait Bits: Copy + Eq {
    /// No bit is set.
    const NONE: Self;
    /// Is the bit at this place set?
    fn has(self, place: u8) -> bool;
    /// Sets the bit at this place.
    fn insert(&mut self, place: u8);
    /// Clears the bit at this place.
    fn remove(&mut self, place: u8);
    /// How many bits are set.
    fn count(self) -> u8;
    /// The bits of both.
    #[must_use]
    fn union(self, other: Self) -> Self;
    /// The bits that the other one does not have.
    #[must_use]
    fn without(self, other: Self) -> Self;
    /// The place of the n-th bit that is set, from 0; it and all before it are cleared.
    fn take_nth(&mut self, n: usize) -> Option<u8>;
}

macro_rules! bits_of_a_number {
    ($($number:ty)*) => {$(
        impl Bits for $number {
            const NONE: $number = 0;

            #[inline]
            fn has(self, place: u8) -> bool {
                self >> place & 1 == 1
            }

            #[inline]
            fn insert(&mut self, place: u8) {
                *self |= 1 << place;
            }

            #[inline]
            fn remove(&mut self, place: u8) {
                *self &= !(1 << place);
            }

            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn union(self, other: $number) -> $number {
                self | other
            }

            #[inline]
            fn without(self, other: $number) -> $number {
                self & !other
            }

            #[inline]
            fn take_nth(&mut self, n: usize) -> Option<u8> {
                let mut bits = *self;
                for _ in 0..n {
                    bits &= bits.wrapping_sub(1);
                }
                *self = bits & bits.wrapping_sub(1);
                (bits != 0).then(|| bits.trailing_zeros() as u8)
            }
        }
    )*};
}

bits_of_a_number!(u8 u16 u32);

/// Two words: quicker than one number of 128 bits where most questions concern one of them.
impl Bits for [u64; 2] {
    const NONE: [u64; 2] = [0; 2];

    #[inline]
    fn has(self, place: u8) -> bool {
        self[usize::from(place / 64 % 2)] >> (place % 64) & 1 == 1
    }

    #[inline]
    fn insert(&mut self, place: u8) {
        self[usize::from(place / 64 % 2)] |= 1 << (place % 64);
    }

    #[inline]
    fn remove(&mut self, place: u8) {
        self[usize::from(place / 64 % 2)] &= !(1 << (place % 64));
    }

    #[inline]
    fn count(self) -> u8 {
        (self[0].count_ones() + self[1].count_ones()) as u8
    }

    #[inline]
    fn union(self, other: [u64; 2]) -> [u64; 2] {
        [self[0] | other[0], self[1] | other[1]]
    }

    #[inline]
    fn without(self, other: [u64; 2]) -> [u64; 2] {
        [self[0] & !other[0], self[1] & !other[1]]
    }

    #[inline]
    fn take_nth(&mut self, n: usize) -> Option<u8> {
        let [low, high] = *self;
        let in_low = low.count_ones() as usize;
        let is_low = n < in_low;
        let (mut word, mut n) = if is_low { (low, n) } else { (high, n - in_low) };
        while n > 0 && word != 0 {
            word &= word - 1;
            n -= 1;
        }
        let rest = word & word.wrapping_sub(1);
        *self = if is_low { [rest, high] } else { [0, rest] };
        let base = if is_low { 0 } else { 64 };
        (word != 0).then(|| base + word.trailing_zeros() as u8)
    }
}

/// What can be in a [`Set`].
pub trait Member: Copy {
    /// What a set of them is kept in.
    type Bits: Bits;
    /// Every place is below this.
    const PLACES: u8;
    /// The place of its bit; the order of places is the order of a set.
    fn place(self) -> u8;
    /// The one whose bit is at this place.
    fn at(place: u8) -> Self;
}

/// Makes the variants of an enum with a list `ALL`, in their order, members of sets.
macro_rules! list_member {
    ($type:ty, $bits:ty) => {
        impl $crate::set::Member for $type {
            type Bits = $bits;
            const PLACES: u8 = <$type>::ALL.len() as u8;

            #[inline]
            fn place(self) -> u8 {
                self as u8
            }

            #[inline]
            fn at(place: u8) -> $type {
                <$type>::ALL[usize::from(place)]
            }
        }
    };
}

pub(crate) use list_member;

/// Some of a few things, each at most once, in their order.
///
/// It is saved as the list of its members. [`as_bits`] saves the number instead.
pub struct Set<T: Member>(pub(crate) T::Bits);

impl<T: Member> Set<T> {
    /// The set of nothing.
    pub const EMPTY: Set<T> = Set(T::Bits::NONE);

    /// Is this among them?
    #[inline]
    pub fn has(self, thing: T) -> bool {
        self.0.has(thing.place())
    }

    /// Adds this.
    #[inline]
    pub fn insert(&mut self, thing: T) {
        self.0.insert(thing.place());
    }

    /// Takes this out.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        self.0.remove(thing.place());
    }

    /// How many they are.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count()
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self)
    }
}

/// The members of a set, in order. Taking the n-th is quick.
#[derive(Clone, Debug)]
pub struct Members<T: Member>(Set<T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<T> {
        self.0.0.take_nth(n).map(T::at)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = usize::from(self.0.count());
        (count, Some(count))
    }
}

impl<T: Member> ExactSizeIterator for Members<T> {}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        let mut set = Set::EMPTY;
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<T: Member> BitOr for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set(self.0.union(other.0))
    }
}

impl<T: Member> Sub for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn sub(self, other: Set<T>) -> Set<T> {
        Set(self.0.without(other.0))
    }
}

impl<T: Member> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T: Member> Copy for Set<T> {}

impl<T: Member> Default for Set<T> {
    #[inline]
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Member> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T: Member> Eq for Set<T> {}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    /// A number below 12, in a set of one word.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    struct Small(u8);

    impl Member for Small {
        type Bits = u16;
        const PLACES: u8 = 12;

        fn place(self) -> u8 {
            self.0
        }

        fn at(place: u8) -> Small {
            Small(place)
        }
    }

    /// A number below 128, in a set of two words.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Large(u8);

    impl Member for Large {
        type Bits = [u64; 2];
        const PLACES: u8 = 128;

        fn place(self) -> u8 {
            self.0
        }

        fn at(place: u8) -> Large {
            Large(place)
        }
    }

    /// A set does what a sorted list without repetitions does.
    fn behaves_like_a_list<T: Member + Ord + fmt::Debug>(seed: u64) {
        let mut dice = Dice::imagined(seed);
        let mut any = || T::at(dice.below(T::PLACES.into()) as u8);
        let things: Vec<T> = (0..20).map(|_| any()).collect();
        let others: Set<T> = (0..10).map(|_| any()).collect();
        let mut list = things.clone();
        list.sort();
        list.dedup();
        let mut set: Set<T> = things.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<T>>(), list);
        assert_eq!(usize::from(set.count()), list.len());
        assert_eq!(set.iter().len(), list.len());
        for n in 0..=list.len() {
            assert_eq!(set.iter().nth(n), list.get(n).copied());
            assert!(set.iter().skip(n).eq(list.iter().skip(n).copied()));
        }
        let both: Vec<T> = (set | others).into_iter().collect();
        assert!((0..T::PLACES).map(T::at).filter(|thing| both.contains(thing)).eq(both.clone()));
        assert!(both.iter().all(|thing| set.has(*thing) || others.has(*thing)));
        assert_eq!((set - others) | others, set | others);
        assert!((set - others).iter().all(|thing| set.has(thing) && !others.has(thing)));
        for thing in things {
            set.remove(thing);
            assert!(!set.has(thing));
        }
        assert!(set.is_empty() && set == Set::EMPTY);
    }

    #[test]
    fn sets_of_any_width_behave_like_lists() {
        for seed in 0..200 {
            behaves_like_a_list::<Small>(seed);
            behaves_like_a_list::<Large>(seed);
        }
    }

    #[test]
    fn a_set_is_saved_as_its_members_or_as_its_number() {
        #[derive(Debug, PartialEq, Serialize, Deserialize)]
        struct Saved {
            list: Set<Small>,
            #[serde(with = "as_bits")]
            bits: Set<Small>,
        }
        let set: Set<Small> = [Small(3), Small(0)].into_iter().collect();
        let text = serde_json::to_string(&Saved { list: set, bits: set }).unwrap();
        assert_eq!(text, r#"{"list":[0,3],"bits":9}"#);
        assert_eq!(serde_json::from_str::<Saved>(&text).unwrap(), Saved { list: set, bits: set });
        for unknown in [r#"{"list":[],"bits":4096}"#, r#"{"list":[],"bits":-1}"#] {
            assert!(serde_json::from_str::<Saved>(unknown).is_err());
        }
    }
}
