//! Things that are saved as their text: cards, senators, places on a map. What it is, `Display` says
//! once; it is what tokens and records hold, too.

use std::fmt::Display;

/// The one of these whose text this is.
pub(crate) fn find<T: Display>(every: impl IntoIterator<Item = T>, text: &str) -> Option<T> {
    every.into_iter().find(|one| one.to_string() == text)
}

/// Saves a type as its text (`Display`), and reads it again by a function from `&str` to an option.
/// Its debug form is its text, too.
macro_rules! text_form {
    ($type:ty, $read:expr) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let read: fn(&str) -> Option<Self> = $read;
                let text = String::deserialize(deserializer)?;
                read(&text).ok_or_else(|| serde::de::Error::custom(text))
            }
        }
    };
}

pub(crate) use text_form;
