//! A short look ahead at the score.

use kernel::{Actor, Dice, Game, Knowledge};

use crate::Bot;
use crate::bulk::{Count, step};

/// Tries every action in a few imagined worlds, plays on at random to the end of the turn, and takes the action
/// after which it stands best compared with the others on average.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// Imagined worlds for each decision.
    pub worlds: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { worlds: 8 }
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn choose(&self, knowledge: &Knowledge<'_, G>, dice: &mut Dice) -> G::Action {
        let menu = knowledge.menu();
        if let [only] = menu {
            return *only;
        }
        let mut worth = vec![0i64; menu.len()];
        let mut choices = Vec::new();
        for _ in 0..self.worlds {
            let world = knowledge.imagine(dice);
            let luck = dice.below(u32::MAX);
            for (action, worth) in menu.iter().zip(&mut worth) {
                let mut future = world.clone();
                let stretch = future.stretch();
                // Every action meets the same luck, so that actions are compared and not luck.
                let mut dice = Dice::stream(u64::from(luck));
                future.apply_unchecked(Actor::Seat(knowledge.seat()), *action, &mut |_, _| {});
                while future.stretch() == stretch
                    && step(&mut *future, &mut dice, &mut choices, &mut Count::default())
                {}
                *worth += i64::from(future.appraise(knowledge.seat()));
            }
        }
        let best = worth.iter().copied().max().expect("a menu is never empty");
        let place = worth.iter().position(|worth| *worth == best).expect("the best is one of them");
        menu[place]
    }
}
