//! The games Yrden hosts: their rules and their content. Rules are deterministic and do no I/O; content is data.

pub mod cards;
pub mod presentation;
pub mod ronin;
pub mod tally;
