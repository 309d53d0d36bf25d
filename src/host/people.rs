//! What people and places have chosen for themselves: the language that they read, whether they
//! want pictures, whether they want to be counted. No table depends on it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// What somebody has chosen, everywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    /// The language that they want to read, whatever their chat says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// They want words instead of pictures.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub text_only: bool,
    /// They want to be in no statistics.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub uncounted: bool,
    /// The games that they have been introduced to.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub introduced: BTreeSet<String>,
}

/// What those who keep order in a server have chosen for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Place {
    /// The language of what everybody reads there, whatever the chat says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}
