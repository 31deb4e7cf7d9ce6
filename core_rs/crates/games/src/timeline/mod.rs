//! What the two games of timelines share: rows and the draft, timelines, tokens and lost symbols, effects, abilities and
//! their windows, kept cards, experience.
//!
//! A [`table::Table`] is the state and the rules of both. What only one of them has is its [`tale::Tale`]: its own
//! things on the table, the third step of a turn, what a chapter and the game pay. Clauses of both references are
//! named in the comments: `RON` of `docs/rules/ronin.md`, `POD` of `docs/rules/path-of-destiny.md`.

mod ability;
pub mod action;
mod automa;
pub mod card;
pub(crate) mod content;
mod draft;
pub(crate) mod effect;
pub mod event;
pub(crate) mod figure;
pub(crate) mod frame;
mod imagination;
pub(crate) mod keeping;
pub(crate) mod options;
mod play;
pub(crate) mod presentation;
mod reason;
mod rules;
pub(crate) mod screen;
mod setup;
#[cfg(test)]
pub(crate) mod stage;
pub mod table;
pub mod tale;
pub(crate) mod tally;
pub(crate) mod text;
pub mod view;
pub mod vocabulary;
