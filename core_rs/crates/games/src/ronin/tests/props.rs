//! What tests of effects and abilities share: cards made for the purpose, an effect resolved, a window opened.

use kernel::{Game, Turn};

use crate::ronin::frame::Frame;
use crate::ronin::pack::Card;
use crate::ronin::tests::stage::{DANDELION, Stage, TRISS, YENNEFER, edited};
use crate::ronin::vocabulary::{Kind, Window};
use crate::ronin::{Action, Event};

/// The number of the first card made for a test; the others follow it.
pub const MADE: u8 = 40;

/// Three characters who cannot interfere with an effect that is being resolved.
pub const CAST: [u8; 3] = [DANDELION, YENNEFER, TRISS];

/// The active pair of the chapter in which every table is laid out; Exploration and Fight are inactive.
pub const LEFT: Kind = Kind::Diplomacy;
pub const RIGHT: Kind = Kind::Magic;

/// A table for these players with cards made for the test, numbered from [`MADE`] on.
pub fn table(characters: &[u8], cards: &[Card]) -> Stage {
    table_for(characters.len() as u8, characters, cards)
}

/// The same where the last characters are Automas.
pub fn table_for(players: u8, characters: &[u8], cards: &[Card]) -> Stage {
    let pack = edited(|pack| {
        pack.cards[usize::from(MADE)..][..cards.len()].clone_from_slice(cards);
    });
    Stage::laid_out_with(pack, players, characters)
}

/// What these tests do on a stage.
pub trait Props: Sized {
    /// Resolves the standard effects of a timeline from a position on, as the Play step does.
    fn resolve(&mut self, seat: u8, position: u8) -> &mut Self;

    /// Resolves the tea effects of all cards of a figure as if they were played this turn.
    fn serve(&mut self, figure: u8) -> &mut Self;

    /// Opens a window for a seat.
    fn window(&mut self, seat: u8, window: Window) -> &mut Self;

    /// Gives a seat abilities, by slot.
    fn holding(&mut self, seat: u8, slots: &[u8]) -> &mut Self;

    /// Uses an ability.
    fn uses(&mut self, seat: u8, ability: u8) -> &mut Self;

    /// The abilities a seat is offered, by slot.
    fn offered(&self, seat: u8) -> Vec<u8>;

    /// Whether an ability is spent.
    fn is_spent(&self, seat: u8, slot: u8) -> bool;

    /// Everybody takes the first option until nobody is asked.
    fn finish(&mut self) -> &mut Self;

    /// The tables that the choices of one seat can lead to, until it is asked no more.
    fn outcomes(&self, seat: u8) -> Vec<Self>;

    /// Whether chance is to draw.
    fn is_drawing(&self) -> bool;

    /// Tokens of a seat: Magic, Diplomacy, Exploration, Fight.
    fn pool_of(&self, seat: u8) -> [u8; 4];

    /// Covered symbols of a timeline card by kind.
    fn covered(&self, figure: u8, position: u8) -> [u8; 4];

    /// Hand cards by rising number.
    fn hand_of(&self, seat: u8) -> Vec<u8>;

    /// How often an event was told to everyone.
    fn times(&self, event: &Event) -> usize;
}

impl Props for Stage {
    fn resolve(&mut self, seat: u8, position: u8) -> &mut Self {
        self.run(&[Frame::ResolveCards { seat, position }])
    }

    fn serve(&mut self, figure: u8) -> &mut Self {
        self.fresh(figure).run(&[Frame::TeaCards { figure, position: 0 }])
    }

    fn window(&mut self, seat: u8, window: Window) -> &mut Self {
        self.run(&[Frame::Window { seat, window }])
    }

    fn holding(&mut self, seat: u8, slots: &[u8]) -> &mut Self {
        for slot in slots {
            self.game.figure_mut(seat).held |= 1 << slot;
        }
        self
    }

    fn uses(&mut self, seat: u8, ability: u8) -> &mut Self {
        self.act(seat, Action::UseAbility { ability })
    }

    fn offered(&self, seat: u8) -> Vec<u8> {
        let slot = |action| match action {
            Action::UseAbility { ability } => Some(ability),
            _ => None,
        };
        self.menu(seat).into_iter().filter_map(slot).collect()
    }

    fn is_spent(&self, seat: u8, slot: u8) -> bool {
        self.game.figure(seat).spent & (1 << slot) != 0
    }

    fn finish(&mut self) -> &mut Self {
        while let [seat, ..] = self.asked()[..] {
            let first = self.menu(seat)[0];
            self.act(seat, first);
        }
        self
    }

    fn outcomes(&self, seat: u8) -> Vec<Self> {
        if self.asked() != [seat] {
            return vec![self.clone()];
        }
        let follow = |action| self.clone().act(seat, action).outcomes(seat);
        self.menu(seat).into_iter().flat_map(follow).collect()
    }

    fn is_drawing(&self) -> bool {
        matches!(self.game.turn(), Turn::Chance(_))
    }

    fn pool_of(&self, seat: u8) -> [u8; 4] {
        self.game.figure(seat).pool
    }

    fn covered(&self, figure: u8, position: u8) -> [u8; 4] {
        Kind::ALL.map(|kind| self.game.figure(figure).timeline[position].covered(kind))
    }

    fn hand_of(&self, seat: u8) -> Vec<u8> {
        self.game.figure(seat).hand.iter().collect()
    }

    fn times(&self, event: &Event) -> usize {
        self.public_events().into_iter().filter(|told| *told == event).count()
    }
}
