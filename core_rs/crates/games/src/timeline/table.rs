//! The table both games are played on: plain data, no pointers but the one to the content. What only one of the games
//! has lies in its [`Tale`].

use std::hash::{Hash, Hasher};

use kernel::{Audience, Frames};

use super::card::{Card, Character};
use super::event::{Event, Reason, Tell};
use super::figure::{Figure, Played};
use super::frame::Frame;
use super::tale::{Book, Tale};
use super::vocabulary::{Colour, Kind};
use crate::cards::CardSet;

/// Stands for "no card", "no character", "not yet".
pub const NONE: u8 = u8::MAX;
/// Figures at most: five seats, or fewer with Automas.
pub const FIGURES: usize = 5;
/// Rows at most.
pub const ROWS: usize = 5;
/// Cards a timeline can hold. Two kept, six of the turns, and those that abilities add: in Ronin a player has at most
/// eight abilities and four restorations, and not every one of them adds a card.
pub const TIMELINE: usize = 20;
/// The most experience (RON-11.3, POD-11.3).
pub const MOST_EXPERIENCE: u8 = 40;
/// Experience at which the golden marker takes over (RON-11.1, POD-11.1).
pub const GOLDEN: u8 = 20;
/// Frames at most; the deepest nesting is Ronin's: a bonus inside a pair inside a slot of the tea ceremony.
pub const DEPTH: usize = 16;
/// Action cards at most.
const CARDS: usize = 115;

/// Sources of chance that both games have; a tale numbers its own around them.
pub mod source {
    /// The first chooser.
    pub const FIRST: u8 = 1;
    /// Character boards.
    pub const CHARACTER: u8 = 2;
    /// The main deck.
    pub const DECK: u8 = 4;
    /// Sources that count their draws lie below this; others know by themselves which draw it is.
    pub const COUNT: usize = 5;
}

/// The content a game is played with; equal when the hashes are.
pub(crate) struct Content<T: Tale>(pub &'static T::Pack);

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the pack to be Copy")]
impl<T: Tale> Clone for Content<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Tale> Copy for Content<T> {}

impl<T: Tale> PartialEq for Content<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash() == other.0.hash()
    }
}

impl<T: Tale> Eq for Content<T> {}

impl<T: Tale> Hash for Content<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash().hash(state);
    }
}

impl<T: Tale> std::fmt::Debug for Content<T> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Pack")
    }
}

/// A game of either kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table<T: Tale> {
    pub(crate) content: Content<T>,
    /// Human players.
    pub(crate) players: u8,
    /// Characters of players and of Automas that the options fix.
    pub(crate) fixed: [u8; FIGURES],
    /// The first chooser.
    pub(crate) first: u8,
    /// Chapter and turn from zero.
    pub(crate) chapter: u8,
    pub(crate) turn: u8,
    /// Draws made from each source.
    pub(crate) draws: [u16; source::COUNT],
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
    /// Cards turned up in a search, not yet discarded (RON-13.20, POD-13.20).
    pub(crate) transit: CardSet,
    /// How often the deck was shuffled anew.
    pub(crate) shuffles: u8,
    /// For cards that only their owner knows of: the shuffle they were drawn from; otherwise zero.
    pub(crate) drawn_in: [u8; CARDS],
    pub(crate) rows: [[u8; 2]; ROWS],
    /// Figures by initiative, top first.
    pub(crate) order: [u8; FIGURES],
    pub(crate) figures: [Figure; FIGURES],
    /// What was dealt to a chooser in the setup.
    pub(crate) offer: [u8; 2],
    pub(crate) frames: Frames<Frame, DEPTH>,
    /// What only this game has.
    pub(crate) tale: T,
}

// A tale's own things are read and changed as if they lay on the table, which they do.
impl<T: Tale> std::ops::Deref for Table<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.tale
    }
}

impl<T: Tale> std::ops::DerefMut for Table<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.tale
    }
}

impl<T: Tale> Table<T> {
    /// The table before anything was drawn (RON-3.1, POD-3.1).
    pub(crate) fn new(
        pack: &'static T::Pack,
        players: u8,
        characters: &[u8],
        first: Option<u8>,
        begin: Frame,
        tale: T,
    ) -> Self {
        let mut fixed = [NONE; FIGURES];
        fixed[..characters.len()].copy_from_slice(characters);
        Self {
            content: Content(pack),
            players,
            fixed,
            first: first.unwrap_or(NONE),
            chapter: 0,
            turn: 0,
            draws: [0; source::COUNT],
            deck: CardSet::range(0, T::MAIN_CARDS),
            discard: CardSet::EMPTY,
            transit: CardSet::EMPTY,
            shuffles: 0,
            drawn_in: [0; CARDS],
            rows: [[NONE; 2]; ROWS],
            order: [NONE; FIGURES],
            figures: [const { Figure::NEW }; FIGURES],
            offer: [NONE; 2],
            frames: Frames::new(begin),
            tale,
        }
    }

    /// The content of the game.
    pub fn pack(&self) -> &'static T::Pack {
        self.content.0
    }

    pub(crate) fn card(&self, card: u8) -> &'static Card {
        &self.content.0.cards()[usize::from(card)]
    }

    /// The character of a figure.
    pub(crate) fn character(&self, figure: u8) -> &'static Character {
        &self.content.0.characters()[usize::from(self.figure(figure).character)]
    }

    pub(crate) fn figure(&self, figure: u8) -> &Figure {
        &self.figures[usize::from(figure)]
    }

    pub(crate) fn figure_mut(&mut self, figure: u8) -> &mut Figure {
        &mut self.figures[usize::from(figure)]
    }

    /// Figures in play: players and Automas (RON-3.5, POD-17.1).
    pub(crate) fn ring(&self) -> u8 {
        T::figures(self.players)
    }

    pub(crate) fn is_automa(&self, figure: u8) -> bool {
        figure >= self.players
    }

    /// Rows in use (RON-3.6, RON-3.23, POD-3.6).
    pub(crate) fn row_count(&self) -> u8 {
        if self.players < 4 { 4 } else { 5 }
    }

    /// The active pair: Left kind, Right kind (RON-2.2, RON-2.3, POD-2.2, POD-2.3).
    pub(crate) fn active(&self) -> [Kind; 2] {
        T::pair(self)
    }

    /// A bit for each inactive kind (RON-2.2, POD-2.2).
    pub(crate) fn inactive(&self) -> u8 {
        let [left, right] = self.active();
        0b1111 & !(1 << left as u8 | 1 << right as u8)
    }

    /// Uncovered symbols of some kinds (bits) on the cards up to a position, and tokens (RON-2.9,
    /// RON-2.11, POD-2.11, POD-2.12).
    pub(crate) fn symbols_within(&self, figure: u8, kinds: u8, scope: u8) -> u8 {
        let held = self.figure(figure);
        let cards = &held.timeline.cards()[..usize::from(scope).min(usize::from(held.timeline.len()))];
        Kind::ALL
            .into_iter()
            .filter(|kind| kinds & (1 << *kind as u8) != 0)
            .map(|kind| {
                let printed =
                    |played: &Played| self.card(played.card).symbols[kind as usize] - played.covered(kind);
                let tokens = held.pool[kind as usize] + T::special(self, figure, kind);
                tokens + cards.iter().map(printed).sum::<u8>()
            })
            .sum()
    }

    /// `count(p, s)`: all symbols of a kind a figure has (RON-2.9, POD-2.10).
    pub(crate) fn count(&self, figure: u8, kind: Kind) -> u8 {
        self.symbols_within(figure, 1 << kind as u8, TIMELINE as u8)
    }

    /// Cards of a colour among the first of a timeline (RON-8.10, POD-8.10).
    pub(crate) fn colour_within(&self, figure: u8, colour: Colour, scope: u8) -> u8 {
        let cards = &self.figure(figure).timeline.cards()[..usize::from(scope)];
        cards.iter().filter(|played| self.card(played.card).has(colour)).count() as u8
    }

    /// Players in initiative order (RON-0.6, POD-0.6).
    pub(crate) fn humans_in_order(&self) -> impl Iterator<Item = u8> + use<T> {
        let (order, players) = (self.order, self.players);
        order.into_iter().take(usize::from(self.ring())).filter(move |figure| *figure < players)
    }

    /// The place of a figure on the initiative track, zero on top.
    pub(crate) fn initiative(&self, figure: u8) -> usize {
        self.order.iter().position(|other| *other == figure).unwrap_or(FIGURES)
    }

    // Things that many rules do.

    /// Gains symbol tokens (RON-10.1, POD-10.1). Supplies are unlimited (RON-1.16, POD-1.17).
    pub(crate) fn gain(&mut self, figure: u8, kind: Kind, count: u8, tell: &mut impl Tell) {
        if count > 0 {
            self.figure_mut(figure).pool[kind as usize] += count;
            tell(Audience::Everyone, Event::Gained { figure, kind, count });
        }
    }

    /// Scores experience up to 40 and unlocks abilities on the way (RON-11.1 to RON-11.4,
    /// POD-11.1 to POD-11.4); an ability unlocks once (POD-20.18).
    pub(crate) fn score_experience(&mut self, figure: u8, amount: u8, reason: Reason, tell: &mut impl Tell) {
        let before = self.figure(figure).experience;
        let total = (before + amount).min(MOST_EXPERIENCE);
        if total == before {
            return;
        }
        self.figure_mut(figure).experience = total;
        tell(Audience::Everyone, Event::Experience { figure, amount: total - before, total, reason });
        let unlock = self.character(figure).unlock;
        for (ability, space) in (1..).zip(unlock) {
            if before < space && space <= total && self.figure(figure).held & (1 << ability) == 0 {
                self.figure_mut(figure).held |= 1 << ability;
                tell(Audience::Everyone, Event::AbilityUnlocked { figure, ability });
            }
        }
    }

    /// Scores victory points; the lap of 30 is display (RON-11.7, POD-11.7).
    pub(crate) fn score_victory(&mut self, figure: u8, amount: u8, reason: Reason, tell: &mut impl Tell) {
        if amount > 0 {
            self.figure_mut(figure).victory += u16::from(amount);
            let total = self.figure(figure).victory;
            tell(Audience::Everyone, Event::Victory { figure, amount, total, reason });
        }
    }

    /// Whether a card can be drawn; an empty deck is made anew from the discard pile first (RON-5.12,
    /// RON-5.13, POD-5.12, POD-5.13).
    pub(crate) fn can_draw(&self) -> bool {
        !(self.deck.is_empty() && self.discard.is_empty())
    }

    /// Makes a new deck of the discard pile as soon as the deck has run out (RON-5.12, RON-R4, POD-R4).
    pub(crate) fn reshuffle_if_empty(&mut self, tell: &mut impl Tell) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            self.shuffles = self.shuffles.saturating_add(1);
            tell(Audience::Everyone, Event::Reshuffled { cards: self.deck.len() as u8 });
        }
    }

    /// Takes a drawn card off the deck.
    pub(crate) fn leave_deck(&mut self, card: u8, tell: &mut impl Tell) {
        self.deck.remove(card);
        self.draws[usize::from(source::DECK)] += 1;
        self.reshuffle_if_empty(tell);
    }

    /// Puts a card that everybody saw into a hand (RON-21.1, POD-23.1).
    pub(crate) fn receive_openly(&mut self, figure: u8, card: u8) {
        let figure = self.figure_mut(figure);
        figure.hand.insert(card);
        figure.known.insert(card);
    }

    /// Takes a card out of a hand for all to see.
    pub(crate) fn out_of_hand(&mut self, figure: u8, card: u8) {
        let figure = self.figure_mut(figure);
        figure.hand.remove(card);
        figure.known.remove(card);
        self.drawn_in[usize::from(card)] = 0;
    }

    /// Everybody has seen the hand (RON-16.10, POD-15.3).
    pub(crate) fn show_hand(&mut self, figure: u8, tell: &mut impl Tell) {
        let hand = self.figure(figure).hand;
        for card in hand.iter() {
            self.drawn_in[usize::from(card)] = 0;
        }
        self.figure_mut(figure).known = hand;
        tell(Audience::Everyone, Event::HandShown { figure, hand });
    }
}
