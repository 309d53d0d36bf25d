//! The observer of the rules at work. Events are made only for one that wants them: a match between
//! people collects them, a match that is only imagined does not pay for them.

/// An observer of events.
pub trait Witness<Event> {
    /// This happened. The event is made only if the witness keeps it.
    fn saw(&mut self, event: impl FnOnce() -> Event);
}

/// Keeps every event, in order.
impl<Event> Witness<Event> for Vec<Event> {
    fn saw(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// The witness that keeps nothing, for imagined matches.
pub struct Nobody;

impl<Event> Witness<Event> for Nobody {
    #[inline]
    fn saw(&mut self, _event: impl FnOnce() -> Event) {}
}
