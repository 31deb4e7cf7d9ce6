//! Whole games as fast as the rules allow: uniform choice, no log, nobody listening.

use std::ops::ControlFlow;

use kernel::{Actor, Dice, Game, Turn};

/// What was played.
#[derive(Clone, Copy, Default, Debug)]
pub struct Count {
    /// Entries applied: decisions and chance outcomes.
    pub entries: u64,
    /// Decisions alone.
    pub decisions: u64,
}

/// Room for a menu, used again and again.
pub type Choices<G> = Vec<<G as Game>::Action>;

/// Applies one entry by uniform choice. False: the game is over.
#[inline]
pub fn step<G: Game>(game: &mut G, dice: &mut Dice, choices: &mut Choices<G>, count: &mut Count) -> bool {
    let (actor, action) = match game.turn() {
        Turn::Over(_) => return false,
        Turn::Chance(_) => (Actor::Chance, game.sample(dice)),
        Turn::Decide(seats) => {
            let actor = Actor::Seat(seats.iter().next().expect("somebody is asked"));
            choices.clear();
            let _ = game.legal::<()>(actor, |action| {
                choices.push(action);
                ControlFlow::Continue(())
            });
            count.decisions += 1;
            (actor, dice.pick(choices))
        }
    };
    game.apply_unchecked(actor, action, &mut |_, _| {});
    count.entries += 1;
    true
}

/// Plays so many games from the start.
pub fn play<G: Game>(start: &G, games: u32, dice: &mut Dice) -> Count {
    let mut count = Count::default();
    let mut choices = Vec::with_capacity(64);
    for _ in 0..games {
        let mut game = start.clone();
        while step(&mut game, dice, &mut choices, &mut count) {}
    }
    count
}
