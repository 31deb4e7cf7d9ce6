//! The games Yrden hosts: their rules and their content. Rules are deterministic and do no I/O; content is data.

mod arguments;
pub mod cards;
pub mod entry;
mod layout;
pub mod old_world;
pub mod path_of_destiny;
pub mod presentation;
mod reference;
pub mod ronin;
mod shelf;
pub mod tally;
pub mod timeline;
mod words;
