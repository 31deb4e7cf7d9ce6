//! The state of a game of Ronin: plain data, no pointers but the one to its pack.

use std::hash::{Hash, Hasher};

use kernel::{Audience, Frames};

use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::options::{BoardSide, Options, ring};
use super::pack::{Board, CARDS, Card, LAST_SPACE, MAIN_CARDS, Pack};
use super::vocabulary::{Colour, Kind, Side};
use crate::cards::CardSet;

/// Stands for "no card", "no character", "not yet".
pub const NONE: u8 = u8::MAX;
/// Figures at most: five seats, or fewer with Automas.
pub const FIGURES: usize = 5;
/// Rows at most.
pub const ROWS: usize = 5;
/// Cards a timeline can hold. Two kept, six of the turns, and those that abilities add: a player has at most
/// eight abilities and four restorations, and not every one of them adds a card.
pub const TIMELINE: usize = 20;
/// The most experience (RON-11.3).
pub const MOST_EXPERIENCE: u8 = 40;
/// Experience at which the golden marker takes over (RON-11.1).
pub const GOLDEN: u8 = 20;
/// Frames at most; the deepest nesting is a bonus inside a pair inside a slot of the tea ceremony.
pub const DEPTH: usize = 16;

/// Sources of chance.
pub mod source {
    /// The chapter cards.
    pub const CHAPTER: u8 = 0;
    /// The first chooser.
    pub const FIRST: u8 = 1;
    /// Character boards.
    pub const CHARACTER: u8 = 2;
    /// Partnership boards.
    pub const BOARD: u8 = 3;
    /// The main deck.
    pub const DECK: u8 = 4;
    /// How many sources there are.
    pub const COUNT: usize = 5;
}

/// The content a game is played with; equal when the hashes are.
#[derive(Clone, Copy)]
pub(super) struct Content(pub &'static Pack);

impl PartialEq for Content {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash == other.0.hash
    }
}

impl Eq for Content {}

impl Hash for Content {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl std::fmt::Debug for Content {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Pack")
    }
}

/// A card in a timeline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Played {
    /// The card.
    pub card: u8,
    /// Covered symbols: two bits for each kind.
    covered: u8,
    /// Whether the passing-cup icon is covered.
    pub cup_covered: bool,
    /// Whether the card was played this turn, or kept and not yet through a tea ceremony (RON-7.2).
    pub fresh: bool,
}

impl Played {
    fn new(card: u8) -> Self {
        Self { card, covered: 0, cup_covered: false, fresh: true }
    }

    /// Covered symbols of a kind.
    pub fn covered(self, kind: Kind) -> u8 {
        self.covered >> (2 * kind as u8) & 3
    }

    /// Covers one symbol of a kind (RON-10.3).
    pub fn cover(&mut self, kind: Kind) {
        self.covered += 1 << (2 * kind as u8);
    }

    /// Removes all lost-symbol tokens.
    pub fn uncover(&mut self) {
        self.covered = 0;
        self.cup_covered = false;
    }
}

/// The cards of a timeline, leftmost first (RON-2.7).
#[derive(Clone, Copy)]
pub struct Timeline {
    cards: [Played; TIMELINE],
    length: u8,
}

impl Timeline {
    /// No card yet.
    pub const EMPTY: Self = Self {
        cards: [Played { card: 0, covered: 0, cup_covered: false, fresh: false }; TIMELINE],
        length: 0,
    };

    /// Appends a card at the right end.
    pub fn push(&mut self, card: u8) {
        self.cards[usize::from(self.length)] = Played::new(card);
        self.length += 1;
    }

    /// Takes a card out; the gap closes (RON-13.21).
    pub fn remove(&mut self, position: u8) -> u8 {
        let card = self[position].card;
        self.cards.copy_within(usize::from(position) + 1..usize::from(self.length), usize::from(position));
        self.length -= 1;
        card
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.length
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The cards.
    pub fn cards(&self) -> &[Played] {
        &self.cards[..usize::from(self.length)]
    }

    /// The cards, to be changed.
    pub fn cards_mut(&mut self) -> &mut [Played] {
        &mut self.cards[..usize::from(self.length)]
    }
}

impl std::ops::Index<u8> for Timeline {
    type Output = Played;

    fn index(&self, position: u8) -> &Played {
        &self.cards()[usize::from(position)]
    }
}

impl PartialEq for Timeline {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Timeline {}

impl Hash for Timeline {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

impl std::fmt::Debug for Timeline {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cards().fmt(out)
    }
}

/// A player's or an Automa's things.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Figure {
    /// The character.
    pub character: u8,
    /// The hand; cards laid face down stay in it until they are turned up (RON-21.3).
    pub hand: CardSet,
    /// The cards of the hand that everybody knows of (RON-21.1).
    pub known: CardSet,
    /// The timeline.
    pub timeline: Timeline,
    /// Symbol tokens by kind.
    pub pool: [u8; 4],
    /// Experience, golden points included.
    pub experience: u8,
    /// Victory points.
    pub victory: u16,
    /// Unlocked own abilities and taken ability cards: a bit for each slot.
    pub held: u8,
    /// Those of them that are spent.
    pub spent: u8,
    /// Position of the card that has any colour asked for in this Play step (RON-13.13).
    pub wild: u8,
    /// Sealed choices made in this phase: cards to play, or positions to keep.
    pub picks: [u8; 2],
    /// Cards turned up together in this Play step.
    pub turned_up: u8,
    /// Where the figure stands in the draft: 0 the deck, 1–5 a row.
    pub slot: u8,
}

impl Figure {
    const NEW: Self = Self {
        character: NONE,
        hand: CardSet::EMPTY,
        known: CardSet::EMPTY,
        timeline: Timeline::EMPTY,
        pool: [0; 4],
        experience: 0,
        victory: 0,
        held: 0,
        spent: 0,
        wild: NONE,
        picks: [NONE; 2],
        turned_up: 0,
        slot: NONE,
    };

    /// How many sealed choices were made.
    pub fn picked(&self) -> u8 {
        self.picks.iter().map(|pick| u8::from(*pick != NONE)).sum()
    }
}

/// A game of Ronin.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ronin {
    pub(super) content: Content,
    /// Human players.
    pub(super) players: u8,
    pub(super) side: BoardSide,
    /// Partnership points at the start of a solo game.
    pub(super) season: u8,
    pub(super) choose_automas: bool,
    /// Whether the characters of players and of Automas were fixed by the options.
    pub(super) fixed: [u8; FIGURES],
    /// The first chooser.
    pub(super) first: u8,
    pub(super) chapter_card: u8,
    /// Chapter and turn from zero.
    pub(super) chapter: u8,
    pub(super) turn: u8,
    /// Draws made from each source.
    pub(super) draws: [u16; source::COUNT],
    pub(super) deck: CardSet,
    pub(super) discard: CardSet,
    /// Cards turned up in a search, not yet discarded (RON-13.20).
    pub(super) transit: CardSet,
    /// How often the deck was shuffled anew.
    pub(super) shuffles: u8,
    /// For cards that only their owner knows of: the shuffle they were drawn from; otherwise zero.
    pub(super) drawn_in: [u8; CARDS],
    pub(super) rows: [[u8; 2]; ROWS],
    /// Figures by initiative, top first.
    pub(super) order: [u8; FIGURES],
    pub(super) figures: [Figure; FIGURES],
    /// Markers of the tracks; track `f` lies between figure `f` and its left neighbour.
    pub(super) tracks: [u8; FIGURES],
    pub(super) boards: [u8; FIGURES],
    /// What was dealt to a chooser in the setup.
    pub(super) offer: [u8; 2],
    pub(super) frames: Frames<Frame, DEPTH>,
}

impl Ronin {
    /// The table before anything was drawn (RON-3.1).
    pub(super) fn table(pack: &'static Pack, options: &Options) -> Self {
        let mut fixed = [NONE; FIGURES];
        fixed[..options.characters.len()].copy_from_slice(&options.characters);
        Self {
            content: Content(pack),
            players: options.players,
            side: options.side,
            season: if options.players == 1 { options.season.points() } else { 0 },
            choose_automas: options.automas == super::options::Automas::Choose,
            fixed,
            first: options.first.unwrap_or(NONE),
            chapter_card: NONE,
            chapter: 0,
            turn: 0,
            draws: [0; source::COUNT],
            deck: CardSet::range(0, MAIN_CARDS as u8),
            discard: CardSet::EMPTY,
            transit: CardSet::EMPTY,
            shuffles: 0,
            drawn_in: [0; CARDS],
            rows: [[NONE; 2]; ROWS],
            order: [NONE; FIGURES],
            figures: [const { Figure::NEW }; FIGURES],
            tracks: [0; FIGURES],
            boards: [NONE; FIGURES],
            offer: [NONE; 2],
            frames: Frames::new(Frame::ChapterCard),
        }
    }

    /// The content of the game.
    pub fn pack(&self) -> &'static Pack {
        self.content.0
    }

    pub(super) fn card(&self, card: u8) -> &'static Card {
        &self.content.0.cards[usize::from(card)]
    }

    pub(super) fn figure(&self, figure: u8) -> &Figure {
        &self.figures[usize::from(figure)]
    }

    pub(super) fn figure_mut(&mut self, figure: u8) -> &mut Figure {
        &mut self.figures[usize::from(figure)]
    }

    /// Seats and Automas in the ring (RON-3.5).
    pub(super) fn ring(&self) -> u8 {
        ring(self.players)
    }

    pub(super) fn is_automa(&self, figure: u8) -> bool {
        figure >= self.players
    }

    /// Rows in use (RON-3.6, RON-3.23).
    pub(super) fn row_count(&self) -> u8 {
        if self.players < 4 { 4 } else { 5 }
    }

    /// The neighbour on a side (RON-2.18).
    pub(super) fn neighbour(&self, figure: u8, side: Side) -> u8 {
        let step = if side == Side::Left { 1 } else { self.ring() - 1 };
        (figure + step) % self.ring()
    }

    /// The track shared with the neighbour on a side (RON-2.20).
    pub(super) fn track(&self, figure: u8, side: Side) -> u8 {
        if side == Side::Left { figure } else { self.neighbour(figure, Side::Right) }
    }

    /// The two partners who share a track.
    pub(super) fn partners(&self, track: u8) -> [u8; 2] {
        [track, self.neighbour(track, Side::Left)]
    }

    /// Whether a board lies between these two: not between two Automas (RON-18.1).
    pub(super) fn has_track(&self, track: u8) -> bool {
        self.partners(track).iter().any(|partner| !self.is_automa(*partner))
    }

    pub(super) fn board(&self, track: u8) -> &'static Board {
        match self.side {
            BoardSide::A => &self.content.0.side_a,
            BoardSide::B => &self.content.0.side_b[usize::from(self.boards[usize::from(track)])],
        }
    }

    /// Whether a marker stands on the last space (RON-16.2).
    pub(super) fn is_full(&self, track: u8) -> bool {
        usize::from(self.tracks[usize::from(track)]) == LAST_SPACE
    }

    /// The active pair: Left kind, Right kind (RON-2.2, RON-2.3).
    pub(super) fn active(&self) -> [Kind; 2] {
        self.content.0.chapters[usize::from(self.chapter_card)].pairs[usize::from(self.chapter)]
    }

    /// A bit for each inactive kind (RON-2.2).
    pub(super) fn inactive(&self) -> u8 {
        let [left, right] = self.active();
        0b1111 & !(1 << left as u8 | 1 << right as u8)
    }

    /// Uncovered symbols of some kinds (bits) on the cards up to a position, and tokens (RON-2.9, RON-2.11).
    pub(super) fn symbols_within(&self, figure: u8, kinds: u8, scope: u8) -> u8 {
        let figure = self.figure(figure);
        let cards = &figure.timeline.cards()[..usize::from(scope).min(usize::from(figure.timeline.len()))];
        Kind::ALL
            .into_iter()
            .filter(|kind| kinds & (1 << *kind as u8) != 0)
            .map(|kind| {
                let printed =
                    |played: &Played| self.card(played.card).symbols[kind as usize] - played.covered(kind);
                figure.pool[kind as usize] + cards.iter().map(printed).sum::<u8>()
            })
            .sum()
    }

    /// `count(p, s)`: all symbols of a kind a figure has (RON-2.9).
    pub(super) fn count(&self, figure: u8, kind: Kind) -> u8 {
        self.symbols_within(figure, 1 << kind as u8, TIMELINE as u8)
    }

    /// Cards of a colour among the first of a timeline (RON-8.10).
    pub(super) fn colour_within(&self, figure: u8, colour: Colour, scope: u8) -> u8 {
        let cards = &self.figure(figure).timeline.cards()[..usize::from(scope)];
        cards.iter().filter(|played| self.card(played.card).has(colour)).count() as u8
    }

    /// Players in initiative order (RON-0.6).
    pub(super) fn humans_in_order(&self) -> impl Iterator<Item = u8> {
        let (order, players) = (self.order, self.players);
        order.into_iter().take(usize::from(self.ring())).filter(move |figure| *figure < players)
    }

    /// The place of a figure on the initiative track, zero on top.
    pub(super) fn initiative(&self, figure: u8) -> usize {
        self.order.iter().position(|other| *other == figure).unwrap_or(FIGURES)
    }

    // Things that many rules do.

    /// Gains symbol tokens (RON-10.1). Supplies are unlimited (RON-1.16).
    pub(super) fn gain(&mut self, figure: u8, kind: Kind, count: u8, tell: &mut impl Tell) {
        if count > 0 {
            self.figure_mut(figure).pool[kind as usize] += count;
            tell(Audience::Everyone, Event::Gained { figure, kind, count });
        }
    }

    /// Scores experience up to 40 and unlocks abilities on the way (RON-11.1 to RON-11.4).
    pub(super) fn score_experience(&mut self, figure: u8, amount: u8, reason: Reason, tell: &mut impl Tell) {
        let before = self.figure(figure).experience;
        let total = (before + amount).min(MOST_EXPERIENCE);
        if total == before {
            return;
        }
        self.figure_mut(figure).experience = total;
        tell(Audience::Everyone, Event::Experience { figure, amount: total - before, total, reason });
        let unlock = self.pack().characters[usize::from(self.figure(figure).character)].unlock;
        for (ability, space) in (1..).zip(unlock) {
            if before < space && space <= total {
                self.figure_mut(figure).held |= 1 << ability;
                tell(Audience::Everyone, Event::AbilityUnlocked { figure, ability });
            }
        }
    }

    /// Scores victory points; the lap of 30 is display (RON-11.7).
    pub(super) fn score_victory(&mut self, figure: u8, amount: u8, reason: Reason, tell: &mut impl Tell) {
        if amount > 0 {
            self.figure_mut(figure).victory += u16::from(amount);
            let total = self.figure(figure).victory;
            tell(Audience::Everyone, Event::Victory { figure, amount, total, reason });
        }
    }

    /// Whether a card can be drawn; an empty deck is made anew from the discard pile first (RON-5.12, RON-5.13).
    pub(super) fn can_draw(&self) -> bool {
        !(self.deck.is_empty() && self.discard.is_empty())
    }

    /// Makes a new deck of the discard pile as soon as the deck has run out (RON-5.12, RON-R4).
    pub(super) fn reshuffle_if_empty(&mut self, tell: &mut impl Tell) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            self.shuffles = self.shuffles.saturating_add(1);
            tell(Audience::Everyone, Event::Reshuffled { cards: self.deck.len() as u8 });
        }
    }

    /// Takes a drawn card off the deck.
    pub(super) fn leave_deck(&mut self, card: u8, tell: &mut impl Tell) {
        self.deck.remove(card);
        self.draws[usize::from(source::DECK)] += 1;
        self.reshuffle_if_empty(tell);
    }

    /// Puts a card that everybody saw into a hand (RON-21.1).
    pub(super) fn receive_openly(&mut self, figure: u8, card: u8) {
        let figure = self.figure_mut(figure);
        figure.hand.insert(card);
        figure.known.insert(card);
    }

    /// Takes a card out of a hand for all to see.
    pub(super) fn out_of_hand(&mut self, figure: u8, card: u8) {
        let figure = self.figure_mut(figure);
        figure.hand.remove(card);
        figure.known.remove(card);
        self.drawn_in[usize::from(card)] = 0;
    }

    /// Everybody has seen the hand (RON-16.10).
    pub(super) fn show_hand(&mut self, figure: u8, tell: &mut impl Tell) {
        let hand = self.figure(figure).hand;
        for card in hand.iter() {
            self.drawn_in[usize::from(card)] = 0;
        }
        self.figure_mut(figure).known = hand;
        tell(Audience::Everyone, Event::HandShown { figure, hand });
    }
}
