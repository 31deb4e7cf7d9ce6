//! What one of the two games adds to the table they share: its own state, its steps and its frames.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use kernel::{Actor, BadOptions, Dice, Draw, Node, Outcome, Seats, Viewer};
use serde::Serialize;

use super::action::Action;
use super::card::{Card, Character};
use super::event::Tell;
use super::frame::Frame;
use super::table::Table;
use super::view::{Question, Step};
use super::vocabulary::Kind;

/// The content of a game, as far as the table reads it.
pub trait Book: Debug + Send + Sync + 'static {
    /// SHA-256 of the sources, in hexadecimal.
    fn hash(&self) -> &str;
    /// Action cards by number: the main deck, then five starters for each character.
    fn cards(&self) -> &[Card];
    /// Characters by number.
    fn characters(&self) -> &[Character];
}

/// Whom a waiting frame asks.
pub enum Asks {
    /// Chance.
    Chance(Draw),
    /// One seat.
    Seat(u8),
    /// Several seats, who choose at the same time.
    All(Seats),
    /// Nobody: the game is over.
    Nobody,
}

/// One of the games: what it has beside the table, and what it does where the two games differ.
pub trait Tale: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The permanent name of the game.
    const ID: &'static str;
    /// Goes up when behaviour changes.
    const RULES: u16;
    /// More entries than any log of the game has.
    const LONGEST: usize;
    /// Cards of the main deck.
    const MAIN_CARDS: u8;
    /// How many abilities an Automa has.
    const AUTOMA_ABILITIES: u8;
    /// What a turn consists of, last thing first.
    const STEPS: &'static [Frame];
    /// The content.
    type Pack: Book;
    /// The options of a game.
    type Options: Clone + Debug + Send + Sync + 'static;
    /// What a view shows of the tale.
    type Sight: Clone + Eq + Debug + Serialize;

    /// The table before anything was drawn.
    fn begin(pack: &'static Self::Pack, options: &Self::Options) -> Result<Table<Self>, BadOptions>;
    /// Players and Automas, for a number of players.
    fn figures(players: u8) -> u8;
    /// Whether everyone knows the active pair yet.
    fn shows_pair(table: &Table<Self>) -> bool;
    /// The active pair: Left kind, Right kind.
    fn pair(table: &Table<Self>) -> [Kind; 2];

    // Frames of its own.

    /// Whom an own frame asks.
    fn asks(table: &Table<Self>, frame: Frame) -> Asks;
    /// Whether an own frame has a question now.
    fn waits(table: &Table<Self>, frame: Frame) -> bool;
    /// Carries out an own frame without a question.
    fn run(table: &mut Table<Self>, frame: Frame, tell: &mut impl Tell);
    /// The answer to the question of an own frame.
    fn answer(table: &mut Table<Self>, frame: Frame, actor: Actor, action: Action, tell: &mut impl Tell);
    /// What a seat may do at an own frame.
    fn decisions<B>(
        table: &Table<Self>,
        frame: Frame,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B>;
    /// What chance may do at an own frame.
    fn chances<B>(
        table: &Table<Self>,
        frame: Frame,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B>;
    /// Who learns of the answer to an own frame, and whether its menu is private.
    fn node(table: &Table<Self>, frame: Frame, actor: Actor) -> Node;
    /// What an own frame is about.
    fn question(table: &Table<Self>, frame: Frame, question: &mut Question);
    /// The step an own frame belongs to, if it tells.
    fn step(frame: Frame) -> Option<Step>;

    // Where the games differ.

    /// All players have their characters.
    fn characters_chosen(table: &mut Table<Self>, tell: &mut impl Tell);
    /// A figure took a row with its figure (RON-5.10, POD-5.10, POD-20.4).
    fn slot_bonus(table: &mut Table<Self>, figure: u8, row: u8, tell: &mut impl Tell);
    /// An Automa's turn in the draft.
    fn draft_automa(table: &mut Table<Self>, figure: u8, tell: &mut impl Tell);
    /// An Automa took a card that it is about to play.
    fn automa_takes(_: &mut Table<Self>, _figure: u8, _card: u8, _: &mut impl Tell) {}
    /// An Automa is told to lose a symbol.
    fn automa_loses(_: &mut Table<Self>, _figure: u8, _kind: Kind, _: &mut impl Tell) {}
    /// Whose ability lies in a slot, and which of the four.
    fn ability_in(table: &Table<Self>, figure: u8, slot: u8) -> (u8, u8) {
        (table.figure(figure).character, slot)
    }
    /// Evaluates an effect in a way of its own, if it has to.
    fn evaluate(_: &mut Table<Self>, _figure: u8, _position: u8) -> bool {
        false
    }
    /// Pays a reward that only this game has.
    fn reward(_: &mut Table<Self>, _figure: u8, _position: u8, _level: u8) {}
    /// Symbols of a kind that a figure has beside cards and ordinary tokens.
    #[inline]
    fn special(_: &Table<Self>, _figure: u8, _kind: Kind) -> u8 {
        0
    }
    /// One of these symbols is lost.
    fn lose_special(_: &mut Table<Self>, _figure: u8, _kind: Kind) {}
    /// The kept cards lie in the new timelines; their effects come next, then what is pushed here.
    fn begin_chapter(table: &mut Table<Self>, tell: &mut impl Tell);
    /// Who won.
    fn outcome(table: &Table<Self>) -> Outcome;

    // What viewers and bots see.

    /// What a viewer may know of the tale.
    fn sight(table: &Table<Self>, viewer: Viewer) -> Self::Sight;
    /// Replaces what the viewer does not know of the tale by something as likely.
    fn reimagine(table: &mut Table<Self>, viewer: Viewer, dice: &mut Dice);
    /// How well a player stands, in hundredths of a victory point.
    fn appraise(table: &Table<Self>, seat: u8) -> i32;
}

/// What the laws need to know of a tale.
#[cfg(any(test, feature = "laws"))]
pub trait LawfulTale: Tale {
    /// Components beside the action cards, each in the place where it lies.
    fn components(_: &Table<Self>) -> Vec<u32> {
        Vec::new()
    }
    /// Hidden places beside deck and hands.
    fn hidden(_: &Table<Self>, _: Viewer) -> Vec<kernel::laws::Zone> {
        Vec::new()
    }
}
