//! The Witcher: Path of Destiny – Ronin, for one to five players.
//!
//! The clauses named in the comments are those of `docs/rules/ronin.md`. What the game shares with Path of Destiny
//! stands in [`crate::timeline`]; here is what it has of its own, a file for each chapter of the rulebook, and
//! [`rules`], which ties it to the table.

mod appraisal;
mod automa;
mod chapter;
pub mod content;
mod ending;
pub mod options;
pub mod pack;
mod partnership;
mod presentation;
mod rules;
mod screen;
mod setup;
pub mod state;
mod tea;
mod text;
pub mod view;
pub mod vocabulary;

#[cfg(test)]
mod tests;

pub use options::Options;
pub use pack::Pack;
pub use state::Ronin;
pub use view::View;

pub use crate::timeline::action::{self, Action};
pub use crate::timeline::event::{self, Event};
use crate::timeline::frame;
