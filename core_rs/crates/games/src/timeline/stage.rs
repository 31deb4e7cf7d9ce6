//! A table set by hand, for tests of either game: a rule test lays out just what its clause needs, says which card
//! comes next, and looks at what follows.

use kernel::{Actor, Audience, Frames, Game, Rejected, Seat, Turn, Viewer};

use super::action::Action;
use super::card::{Card, Effect};
use super::event::Event;
use super::frame::Frame;
use super::table::{NONE, Table};
use super::tale::Tale;
use super::view::View;
use super::vocabulary::{Colour, Condition, Kind, Reward};

/// A game and everything that was told so far.
#[derive(Clone)]
pub struct Stage<T: Tale> {
    pub game: Table<T>,
    pub told: Vec<(Audience, Event)>,
}

/// A card without symbols, effect or icon.
pub fn blank(colour: Colour) -> Card {
    Card {
        name: String::from("Blank"),
        line: String::new(),
        colours: 1 << colour as u8,
        symbols: [0; 4],
        effect: None,
        cup: None,
    }
}

/// A card with symbols.
pub fn showing(colour: Colour, kinds: &[Kind]) -> Card {
    let mut card = blank(colour);
    for kind in kinds {
        card.symbols[*kind as usize] += 1;
    }
    card
}

/// A card with symbols and an effect.
pub fn effective(colour: Colour, kinds: &[Kind], condition: Condition, reward: Reward) -> Card {
    Card { effect: Some(Effect { condition, reward }), ..showing(colour, kinds) }
}

impl<T: Tale> Stage<T> {
    /// A game with a pack, before its first draw.
    pub fn with(pack: &'static T::Pack, options: &T::Options) -> Self {
        let game = Table::initial(pack, options).expect("the options are sound");
        Self { game, told: Vec::new() }
    }

    /// Seat 0 is first on the initiative track and so on; nothing was told; nothing waits but what the test puts there.
    pub fn in_order(mut self) -> Self {
        assert!(self.game.order[0] != NONE, "characters for all figures are needed");
        for figure in 0..self.game.ring() {
            self.game.order[usize::from(figure)] = figure;
        }
        self.told.clear();
        self.clear_frames()
    }

    /// Nothing waits but the end.
    pub fn clear_frames(mut self) -> Self {
        self.game.frames = Frames::new(Frame::Over);
        self
    }

    /// Puts frames on the stack, the last one on top, and plays on to the next question.
    pub fn run(&mut self, frames: &[Frame]) -> &mut Self {
        for frame in frames {
            self.game.frames.push(*frame);
        }
        let told = &mut self.told;
        self.game.settle(&mut |to, event| told.push((to, event)));
        self
    }

    /// Takes a card out of wherever it lies.
    pub fn take(&mut self, card: u8) {
        let game = &mut self.game;
        for set in [&mut game.deck, &mut game.discard, &mut game.transit] {
            set.remove(card);
        }
        for figure in &mut game.figures {
            figure.hand.remove(card);
            figure.known.remove(card);
            if let Some(position) = figure.timeline.cards().iter().position(|played| played.card == card) {
                figure.timeline.remove(position as u8);
            }
        }
        for place in game.rows.iter_mut().flatten() {
            if *place == card {
                *place = NONE;
            }
        }
        game.drawn_in[usize::from(card)] = 0;
    }

    /// Sets a hand; the cards it had go to the discard pile.
    pub fn hand(&mut self, seat: u8, cards: &[u8]) -> &mut Self {
        let old = self.game.figure(seat).hand;
        old.iter().for_each(|card| {
            self.game.out_of_hand(seat, card);
            self.game.discard.insert(card);
        });
        for card in cards {
            self.take(*card);
            self.game.receive_openly(seat, *card);
        }
        self
    }

    /// Sets a timeline, leftmost card first; none of the cards is fresh.
    pub fn timeline(&mut self, figure: u8, cards: &[u8]) -> &mut Self {
        while !self.game.figure(figure).timeline.is_empty() {
            let card = self.game.figure_mut(figure).timeline.remove(0);
            self.game.discard.insert(card);
        }
        for card in cards {
            self.take(*card);
            self.game.figure_mut(figure).timeline.push(*card);
        }
        let timeline = &mut self.game.figure_mut(figure).timeline;
        timeline.cards_mut().iter_mut().for_each(|played| played.fresh = false);
        self
    }

    /// Marks all timeline cards of a figure as played this turn.
    pub fn fresh(&mut self, figure: u8) -> &mut Self {
        let timeline = &mut self.game.figure_mut(figure).timeline;
        timeline.cards_mut().iter_mut().for_each(|played| played.fresh = true);
        self
    }

    /// Sets symbol tokens: Magic, Diplomacy, Exploration, Fight.
    pub fn pool(&mut self, seat: u8, tokens: [u8; 4]) -> &mut Self {
        self.game.figure_mut(seat).pool = tokens;
        self
    }

    /// Sets a row.
    pub fn row(&mut self, row: u8, cards: [u8; 2]) -> &mut Self {
        for card in self.game.clear_row(row) {
            self.game.discard.insert(card);
        }
        cards.iter().filter(|card| **card != NONE).for_each(|card| self.take(*card));
        self.game.rows[usize::from(row)] = cards;
        self
    }

    /// A seat acts; the action must be legal.
    pub fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        let answer = self.try_act(seat, action);
        assert_eq!(answer, Ok(()), "{action:?} by seat {seat}; legal: {:?}", self.menu(seat));
        self
    }

    /// A seat tries to act.
    pub fn try_act(&mut self, seat: u8, action: Action) -> Result<(), Rejected> {
        let told = &mut self.told;
        self.game.apply(Actor::Seat(Seat::new(seat)), action, &mut |to, event| told.push((to, event)))
    }

    /// Chance does this; it must be possible.
    pub fn chance(&mut self, action: Action) -> &mut Self {
        let told = &mut self.told;
        let answer = self.game.apply(Actor::Chance, action, &mut |to, event| told.push((to, event)));
        assert_eq!(answer, Ok(()), "{action:?} by chance");
        self
    }

    /// This card comes off the deck next.
    pub fn draw(&mut self, card: u8) -> &mut Self {
        self.chance(Action::DrawCard { card })
    }

    /// Chance takes its first outcome until somebody is asked.
    pub fn settle_chance(&mut self) -> &mut Self {
        while matches!(self.game.turn(), Turn::Chance(_)) {
            let first = self.game.menu(Actor::Chance)[0];
            self.chance(first);
        }
        self
    }

    /// What a seat may do.
    pub fn menu(&self, seat: u8) -> Vec<Action> {
        self.game.menu(Actor::Seat(Seat::new(seat)))
    }

    /// The seats asked, by number.
    pub fn asked(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Decide(seats) => seats.iter().map(|seat| seat.index() as u8).collect(),
            _ => Vec::new(),
        }
    }

    /// The events told to everyone, in order.
    pub fn public_events(&self) -> Vec<&Event> {
        self.told.iter().filter(|(to, _)| *to == Audience::Everyone).map(|(_, event)| event).collect()
    }

    /// Cards of a timeline, leftmost first.
    pub fn timeline_of(&self, figure: u8) -> Vec<u8> {
        self.game.figure(figure).timeline.cards().iter().map(|played| played.card).collect()
    }

    /// Everybody, chance included, takes the first option until it is so.
    pub fn go_on_until(&mut self, so: impl Fn(&Self) -> bool) -> &mut Self {
        while !so(self) {
            match self.game.turn() {
                Turn::Chance(_) => {
                    let first = self.game.menu(Actor::Chance)[0];
                    self.chance(first);
                }
                Turn::Decide(_) => {
                    let seat = self.asked()[0];
                    let first = self.menu(seat)[0];
                    self.act(seat, first);
                }
                Turn::Over(_) => panic!("the game ended before it was so"),
            }
        }
        self
    }

    /// The frame that waits.
    pub fn waiting(&self) -> Frame {
        *self.game.frames.top().expect("the stack is never empty")
    }

    /// The events a viewer heard, in order.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<&Event> {
        self.told.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| event).collect()
    }

    /// Nobody has an ability, so that no window asks.
    pub fn without_abilities(mut self) -> Self {
        self.game.figures.iter_mut().for_each(|figure| figure.held = 0);
        self
    }

    /// What is played unasked because everyone can know that nothing else is possible.
    pub fn forced(&self) -> Option<(u8, Action)> {
        match kernel::matches::next(&self.game) {
            kernel::matches::Next::Forced(seat, action) => Some((seat.index() as u8, action)),
            _ => None,
        }
    }

    /// What a seat sees.
    pub fn seen_by(&self, seat: u8) -> View<T::Sight> {
        self.game.observe(kernel::Viewer::Seat(Seat::new(seat)))
    }

    /// What everyone sees.
    pub fn seen(&self) -> View<T::Sight> {
        self.game.observe(kernel::Viewer::Spectator)
    }

    /// What chance can do.
    pub fn chances(&self) -> Vec<Action> {
        self.game.menu(Actor::Chance)
    }

    /// Plays to the end: chance takes its first outcome, seats what is chosen for them from their menus.
    pub fn play_out(&mut self, mut choose: impl FnMut(&Self, u8, &[Action]) -> Action) -> &mut Self {
        while let [seat, ..] = self.settle_chance().asked()[..] {
            let action = choose(self, seat, &self.menu(seat));
            self.act(seat, action);
        }
        self
    }
}
