//! The Witcher: Path of Destiny – Ronin, for one to five players.
//!
//! The clauses named in the comments are those of `docs/rules/ronin.md`. Each chapter of the rulebook has a file of
//! its own; [`state`] holds what all of them read and change, [`frame`] what waits to be done, and [`rules`] ties
//! them to the kernel.

mod ability;
pub mod action;
mod appraisal;
mod automa;
mod chapter;
pub mod content;
mod draft;
mod effect;
mod ending;
pub mod event;
mod frame;
mod imagination;
pub mod options;
pub mod pack;
mod partnership;
mod play;
mod presentation;
mod rules;
mod screen;
mod setup;
pub mod state;
mod tally;
mod tea;
mod text;
pub mod view;
pub mod vocabulary;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use pack::Pack;
pub use state::Ronin;
pub use view::View;
