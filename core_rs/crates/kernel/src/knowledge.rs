//! What a player knows, as a type that is not the truth. Bots get [`Knowledge`] and play out imagined
//! [`World`]s; neither leads back to the real state.

use std::ops::{Deref, DerefMut};

use crate::dice::Dice;
use crate::game::Game;
use crate::seat::Seat;
use crate::turn::Actor;
use crate::viewer::Viewer;

/// A world somebody imagines: it can be looked at and played like a game, but it is not the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World<G>(G);

impl<G> World<G> {
    /// Wraps what [`Game::reimagine`] made up.
    pub fn imagined(game: G) -> Self {
        Self(game)
    }
}

impl<G> Deref for World<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

impl<G> DerefMut for World<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.0
    }
}

/// What a seat that is asked for a decision knows.
pub struct Knowledge<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
    menu: Vec<G::Action>,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What this seat knows of the game.
    pub fn of(truth: &'a G, seat: Seat) -> Self {
        Self { truth, seat, menu: truth.menu(Actor::Seat(seat)) }
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    pub fn view(&self) -> G::View {
        self.truth.observe(Viewer::Seat(self.seat))
    }

    /// What it may do.
    pub fn menu(&self) -> &[G::Action] {
        &self.menu
    }

    /// A world that fits all it knows.
    pub fn imagine(&self, dice: &mut Dice) -> World<G> {
        self.truth.reimagine(Viewer::Seat(self.seat), dice)
    }
}
