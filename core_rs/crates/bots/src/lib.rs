//! Bots: players made of code. A bot receives what its seat knows and nothing else; the [`arena`] plays bots
//! against each other in bulk.

pub mod arena;
mod bot;
pub mod bulk;
mod greedy;
mod random;

pub use bot::{Bot, BotKind};
pub use greedy::Greedy;
pub use random::Random;
