//! What a bot is, and which there are.

use kernel::{Dice, Game, Knowledge};

use crate::{Greedy, Random};

/// Somebody who decides for a seat.
pub trait Bot<G: Game> {
    /// Chooses one entry of the menu, from what the seat knows.
    fn choose(&self, knowledge: &Knowledge<'_, G>, dice: &mut Dice) -> G::Action;
}

/// The bots that can be named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BotKind {
    /// Any legal action, each as likely as the others.
    Random,
    /// The action that looks best after a short look ahead.
    Greedy,
}

impl BotKind {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// One sentence about it.
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Random => "plays any legal action, each as likely as the others",
            Self::Greedy => {
                "plays each action out in imagined worlds to the end of the turn and takes the best"
            }
        }
    }

    /// The bot with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl<G: Game> Bot<G> for BotKind {
    fn choose(&self, knowledge: &Knowledge<'_, G>, dice: &mut Dice) -> G::Action {
        match self {
            Self::Random => Random.choose(knowledge, dice),
            Self::Greedy => Greedy::default().choose(knowledge, dice),
        }
    }
}
