//! Some of the things on the table, as bits of a number: cards in a hand, senators, kinds of actions.
//! It knows nothing of what they are for.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::pieces::{Kind, Planet, Senator};

/// What can be in a [`Set`]: one of at most sixteen things.
pub trait Member: Copy + PartialEq {
    /// All of them, in order.
    fn every() -> impl Iterator<Item = Self>;
    /// Its place among them, from 0.
    fn place(self) -> u8;
}

impl Member for Planet {
    fn every() -> impl Iterator<Item = Planet> {
        Planet::ALL.into_iter()
    }

    #[inline]
    fn place(self) -> u8 {
        self as u8
    }
}

impl Member for Senator {
    fn every() -> impl Iterator<Item = Senator> {
        Senator::all()
    }

    #[inline]
    fn place(self) -> u8 {
        self.number() - 1
    }
}

impl Member for Kind {
    fn every() -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter()
    }

    #[inline]
    fn place(self) -> u8 {
        self as u8
    }
}

/// Some of a few things, each at most once, in their order.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub struct Set<T>(u16, PhantomData<T>);

impl<T: Member> Set<T> {
    /// None of them.
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    /// Is this among them?
    #[inline]
    pub fn has(self, thing: T) -> bool {
        self.0 >> thing.place() & 1 == 1
    }

    /// This is among them from now on.
    #[inline]
    pub fn add(&mut self, thing: T) {
        self.0 |= 1 << thing.place();
    }

    /// This is not among them any more.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        self.0 &= !(1 << thing.place());
    }

    /// How many they are.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is nothing there?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::every().filter(move |thing| self.has(*thing))
    }

    /// Are these bits of things that exist?
    pub fn is_sound(self) -> bool {
        u32::from(self.0) >> T::every().count() == 0
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        let mut set = Set::EMPTY;
        things.into_iter().for_each(|thing| set.add(thing));
        set
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set(0, PhantomData)
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
