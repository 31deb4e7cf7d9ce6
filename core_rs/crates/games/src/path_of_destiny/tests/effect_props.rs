//! What tests of effects and abilities share: cards made for the purpose, an effect resolved, a window opened.

use kernel::{Game, Turn};

use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::stage::{DANDELION, Stage, VESEMIR, YENNEFER, edited};
use crate::path_of_destiny::vocabulary::{Kind, Story, Window};
use crate::path_of_destiny::{Action, Event};

/// The number of the first card made for a test; the others follow it.
pub const MADE: u8 = 40;

/// Three characters who cannot interfere with an effect that is being resolved.
pub const CAST: [u8; 3] = [DANDELION, YENNEFER, VESEMIR];

/// The active pair of the chapter in which every table is laid out; Magic and Fight are inactive.
pub const LEFT: Kind = Kind::Exploration;
pub const RIGHT: Kind = Kind::Diplomacy;

/// A table for these players with cards made for the test, numbered from [`MADE`] on.
pub fn table(characters: &[u8], cards: &[Card]) -> Stage {
    table_for(characters.len() as u8, characters, cards)
}

/// The same for a number of players; with one the second character is the Automa's.
pub fn table_for(players: u8, characters: &[u8], cards: &[Card]) -> Stage {
    let pack = edited(|pack| {
        pack.cards[usize::from(MADE)..][..cards.len()].clone_from_slice(cards);
    });
    let stage = Stage::telling_with(pack, Story::EdgeOfTheWorld, players, characters);
    assert_eq!(stage.pair(), [LEFT, RIGHT]);
    stage
}

/// What these tests do on a stage.
pub trait Props: Sized {
    /// Resolves the effects of a timeline from a position on, as the Play step does.
    fn resolve(&mut self, seat: u8, position: u8) -> &mut Self;

    /// Opens a window for a seat.
    fn window(&mut self, seat: u8, window: Window) -> &mut Self;

    /// A seat has unlocked these abilities, by slot, and no others.
    fn holding(&mut self, seat: u8, slots: &[u8]) -> &mut Self;

    /// Uses an ability.
    fn uses(&mut self, seat: u8, ability: u8) -> &mut Self;

    /// The abilities a seat is offered, by slot.
    fn offered(&self, seat: u8) -> Vec<u8>;

    /// Whether an ability is spent.
    fn is_spent(&self, seat: u8, slot: u8) -> bool;

    /// A seat scores experience.
    fn earns(&mut self, seat: u8, amount: u8) -> &mut Self;

    /// Experience of a seat.
    fn experience_of(&self, seat: u8) -> u8;

    /// Everybody takes the first option until nobody is asked.
    fn finish(&mut self) -> &mut Self;

    /// The tables that the choices of one seat can lead to, until it is asked no more.
    fn outcomes(&self, seat: u8) -> Vec<Self>;

    /// Whether chance is to draw.
    fn is_drawing(&self) -> bool;

    /// No row has a card.
    fn clear_rows(&mut self) -> &mut Self;

    /// Deck and discard pile hold just these cards.
    fn piles(&mut self, deck: &[u8], discard: &[u8]) -> &mut Self;

    /// Cards of the deck and of the discard pile by rising number.
    fn piled(&self) -> [Vec<u8>; 2];

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

    fn window(&mut self, seat: u8, window: Window) -> &mut Self {
        self.run(&[Frame::Window { seat, window }])
    }

    fn holding(&mut self, seat: u8, slots: &[u8]) -> &mut Self {
        self.game.figure_mut(seat).held = slots.iter().fold(0, |held, slot| held | 1 << slot);
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

    fn earns(&mut self, seat: u8, amount: u8) -> &mut Self {
        let told = &mut self.told;
        self.game.score_experience(seat, amount, Reason::Card, &mut |to, event| told.push((to, event)));
        self
    }

    fn experience_of(&self, seat: u8) -> u8 {
        self.game.figure(seat).experience
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

    fn clear_rows(&mut self) -> &mut Self {
        for row in 0..self.game.row_count() {
            for card in self.game.clear_row(row) {
                self.game.discard.insert(card);
            }
        }
        self
    }

    fn piles(&mut self, deck: &[u8], discard: &[u8]) -> &mut Self {
        self.game.deck = deck.iter().copied().collect();
        self.game.discard = discard.iter().copied().collect();
        self
    }

    fn piled(&self) -> [Vec<u8>; 2] {
        [self.game.deck, self.game.discard].map(|pile| pile.iter().collect())
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
