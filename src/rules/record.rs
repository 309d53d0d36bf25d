//! A match as lines
