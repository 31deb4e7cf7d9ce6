//! Any legal action.

use kernel::{Dice, Game, Knowledge};

use crate::Bot;

/// Plays any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, knowledge: &Knowledge<'_, G>, dice: &mut Dice) -> G::Action {
        dice.pick(knowledge.menu())
    }
}
