//! The games Yrden hosts: their rules and their content. Rules are deterministic and do no I/O; content is data.

pub mod cards;
pub mod entry;
pub mod old_world;
pub mod path_of_destiny;
pub mod presentation;
pub mod ronin;
mod shelf;
pub mod tally;
pub mod timeline;
