//! The Witcher: Path of Destiny, for one to five players, with its three stories.
//!
//! The clauses named in the comments are those of `docs/rules/path-of-destiny.md`. What the game shares with Ronin
//! stands in [`crate::timeline`]; here is what it has of its own: [`destiny`] and the story's tree ([`outcome`]), the
//! sub-systems of the stories ([`effort`], [`objective`], [`alliance`]), the solo mode ([`automa`]), and [`rules`],
//! which ties it to the table.

mod alliance;
mod appraisal;
mod automa;
mod chapter;
pub mod content;
mod destiny;
mod effort;
mod ending;
mod imagination;
mod objective;
pub mod options;
mod outcome;
pub mod pack;
mod presentation;
mod rules;
mod screen;
mod setup;
pub mod state;
mod text;
pub mod view;
pub mod vocabulary;

#[cfg(test)]
mod tests;

pub use options::Options;
pub use pack::Pack;
pub use state::PathOfDestiny;
pub use view::View;

pub use crate::timeline::action::{self, Action};
pub use crate::timeline::event::{self, Event};
use crate::timeline::frame;
