//! Everything that Discord can do to us.
