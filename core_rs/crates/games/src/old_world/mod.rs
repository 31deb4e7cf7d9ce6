//! The Witcher: Old World, for one to five players.
//!
//! The clauses named in the comments are those of `docs/rules/old-world.md`. Each chapter of the rulebook has a file
//! of its own; [`state`] holds what all of them read and change, `frame` what waits to be done, `flow` how play goes
//! from question to question, and `rules` ties them to the kernel. Content is data: its [`vocabulary`] compiles to
//! the flat programs of a [`pack`], which `effect` runs.

mod ability;
pub mod action;
mod answer;
mod appraisal;
mod attribute;
mod cards;
mod combat;
pub mod content;
mod damage;
mod deck;
mod duel;
mod effect;
pub mod event;
mod exploration;
mod fight;
mod flow;
mod frame;
pub mod grammar;
mod imagination;
mod map;
mod market;
mod menu;
mod monster;
mod movement;
mod numbers;
pub mod occasions;
pub mod options;
pub mod pack;
mod player;
mod poker;
mod presentation;
mod question;
mod rules;
mod screen;
mod setup;
pub mod state;
mod subject;
mod tally;
mod text;
mod tokens;
mod trophies;
pub mod view;
pub mod vocabulary;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use pack::Pack;
pub use state::OldWorld;
pub use view::View;
