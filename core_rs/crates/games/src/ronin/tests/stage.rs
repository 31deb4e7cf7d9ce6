//! A table set by hand: a rule test lays out just what its clause needs, says which card comes next, and looks at
//! what follows.

use kernel::{Actor, Audience, Frames, Game, Rejected, Seat, Turn, Viewer};

use crate::ronin::content::{self, Sources};
use crate::ronin::frame::Frame;
use crate::ronin::options::BoardSide;
use crate::ronin::pack::{Card, Effect};
use crate::ronin::state::NONE;
use crate::ronin::vocabulary::{Colour, Condition, Kind, Reward, Side};
use crate::ronin::{Action, Event, Options, Pack, Ronin};

/// A game and everything that was told so far.
#[derive(Clone)]
pub struct Stage {
    pub game: Ronin,
    pub told: Vec<(Audience, Event)>,
}

/// The characters' numbers.
pub const GERALT: u8 = 0;
pub const YENNEFER: u8 = 1;
pub const DANDELION: u8 = 2;
pub const CIRI: u8 = 3;
pub const VESEMIR: u8 = 4;
pub const TRISS: u8 = 5;
pub const YUKI_ONNA: u8 = 6;

/// The embedded pack with some entries changed for the purpose of a test.
pub fn edited(change: impl FnOnce(&mut Pack)) -> &'static Pack {
    let mut pack = content::load(&Sources::embedded()).expect("the embedded pack is sound");
    change(&mut pack);
    pack.hash = String::from("edited");
    Box::leak(Box::new(pack))
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

/// A card with a passing-cup icon.
pub fn cup(colour: Colour, side: Side) -> Card {
    Card { cup: Some(side), ..blank(colour) }
}

impl Stage {
    /// A game before its first draw.
    pub fn new(options: &Options) -> Self {
        Self::with(content::embedded(), options)
    }

    /// The same with another pack.
    pub fn with(pack: &'static Pack, options: &Options) -> Self {
        let game = Ronin::initial(pack, options).expect("the options are sound");
        Self { game, told: Vec::new() }
    }

    /// A table laid out for these characters (seat 0 first; with one or two players the Automas follow), chapter
    /// card 0, the lowest cards in the rows, seat 0 first on the initiative track and so on; the first turn has not
    /// begun: nothing is on the stack but what the test puts there.
    pub fn laid_out(players: u8, characters: &[u8]) -> Self {
        Self::laid_out_with(content::embedded(), players, characters)
    }

    /// The same with another pack.
    pub fn laid_out_with(pack: &'static Pack, players: u8, characters: &[u8]) -> Self {
        let options = Options { characters: characters.to_vec(), first: Some(0), ..Options::new(players) };
        let mut stage = Self::with(pack, &options);
        stage.chance(Action::DrawChapter { chapter: 0 });
        stage.settle_chance();
        assert!(stage.game.order[0] != NONE, "characters for all figures are needed");
        for figure in 0..stage.game.ring() {
            stage.game.order[usize::from(figure)] = figure;
        }
        stage.game.tracks = [0; 5];
        stage.told.clear();
        stage.clear_frames()
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
}

/// A pack whose cards are all blank but these, so that nothing happens except what a test is about.
pub fn blank_but(cards: &[(u8, Card)]) -> &'static Pack {
    edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        for (number, card) in cards {
            pack.cards[usize::from(*number)] = card.clone();
        }
    })
}

impl Stage {
    /// Turns the partnership boards to side B: board numbers (from 0) by track.
    pub fn side_b(&mut self, boards: [u8; 5]) -> &mut Self {
        self.game.side = BoardSide::B;
        self.game.boards = boards;
        self
    }

    /// Moves the marker of a partnership track up.
    pub fn move_up(&mut self, track: u8, points: u8) -> &mut Self {
        self.run(&[Frame::Advance { track, left: points }])
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
}

/// The number of the first card of [`with_cards`]; the opening rows hold lower ones.
pub const OWN: u8 = 20;

/// The embedded pack with cards of the test in place of its own, from number [`OWN`] on.
pub fn with_cards(cards: &[Card]) -> &'static Pack {
    edited(|pack| {
        let places = pack.cards[usize::from(OWN)..].iter_mut();
        places.zip(cards).for_each(|(place, card)| place.clone_from(card));
    })
}

impl Stage {
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
    pub fn seen_by(&self, seat: u8) -> crate::ronin::View {
        self.game.observe(kernel::Viewer::Seat(Seat::new(seat)))
    }

    /// What everyone sees.
    pub fn seen(&self) -> crate::ronin::View {
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
