//! Path of Destiny's content, compiled to dense tables. A [`Pack`] is immutable and lives as long as the program, so
//! that states can point at it; two packs are equal when their hashes are.

use super::vocabulary::{
    Alliance, AutomaAbility, Colour, EffortBonus, Kind, Measure, PathBonus, Payment, Quest, Side,
};
pub use crate::timeline::card::{Ability, Card, Character, Effect, STARTERS};
use crate::timeline::tale::Book;

/// Cards of the main deck (POD-1.2).
pub const MAIN_CARDS: usize = 68;
/// Characters (POD-1.10).
pub const CHARACTERS: usize = 5;
/// All action cards: the main deck, then five starters for each character in order.
pub const CARDS: usize = MAIN_CARDS + STARTERS * CHARACTERS;
/// Extra-effort cards (POD-1.12), four for each chapter.
pub const EFFORTS: usize = 12;
/// Extra-effort cards of one chapter.
pub const EFFORTS_OF_A_CHAPTER: u8 = 4;
/// Secret objectives: twelve, and behind them six for a solo game (POD-1.13).
pub const OBJECTIVES: usize = 18;
/// Types of objectives, and requirement cards (POD-19.1, POD-19.3).
pub const TYPES: usize = 4;
/// Objectives of one type.
pub const OBJECTIVES_OF_A_TYPE: u8 = 3;
/// Alliance cards: Renfri's, then Stregobor's (POD-1.14).
pub const ALLIANCES: usize = 32;
/// Alliance cards of one side (POD-R42).
pub const ALLIANCES_OF_A_SIDE: u8 = 16;

/// All of the game's content.
#[derive(Debug)]
pub struct Pack {
    /// SHA-256 of the sources, in hexadecimal.
    pub hash: String,
    /// Action cards by number.
    pub cards: Box<[Card; CARDS]>,
    /// Characters by number.
    pub characters: Box<[Character; CHARACTERS]>,
    /// Side quests by character.
    pub quests: [SideQuest; CHARACTERS],
    /// Automa boards by character.
    pub automas: [AutomaBoard; CHARACTERS],
    /// Victory points for each position of the golden marker (POD-15.5).
    pub golden: [u8; 21],
    /// Stories by number.
    pub stories: Box<[StoryBook; 3]>,
    /// Extra-effort cards by number.
    pub efforts: [Effort; EFFORTS],
    /// Secret objectives by number.
    pub objectives: Box<[Objective; OBJECTIVES]>,
    /// Kinds of the two special symbol tokens (POD-27.10).
    pub special: [Kind; 2],
    /// Requirement cards by number.
    pub requirements: [Requirement; TYPES],
    /// Alliance cards by number.
    pub alliances: Box<[AllianceCard; ALLIANCES]>,
}

/// A side quest (POD-27.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideQuest {
    /// Its name.
    pub name: String,
    /// One line that says what it pays for.
    pub text: String,
    /// What is counted.
    pub count: Quest,
    /// Victory points for none, one, two … five or more.
    pub table: [u8; 6],
}

/// An Automa board (POD-27.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomaBoard {
    /// Names of its two abilities.
    pub names: [String; 2],
    /// Its two competence symbols.
    pub competences: [Kind; 2],
    /// Ability 1: experience for each card of this colour that it takes.
    pub colour: Colour,
    /// Ability 2.
    pub ability: AutomaAbility,
    /// Victory points for each position of the golden marker.
    pub golden: [u8; 21],
}

/// A page of a story: a title and a text of our own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its title.
    pub title: String,
    /// Two to five sentences.
    pub text: String,
}

/// The opening of a chapter: two faces with the active symbols (POD-21.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// What lies before the players.
    pub page: Page,
    /// The active pair: Left kind, Right kind.
    pub pair: [Kind; 2],
    /// Headings of the Left and the Right face.
    pub headings: [String; 2],
}

/// The outcome of a chapter (POD-21.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// What happened.
    pub page: Page,
    /// What the holders of the Left and the Right path token get.
    pub bonuses: [Option<PathBonus>; 2],
}

/// A story: a binary tree of openings and outcomes with eight endings (POD-21.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryBook {
    /// Its name.
    pub name: String,
    /// One sentence about it.
    pub summary: String,
    /// Its difficulty mark, 1 to 3, without any effect (POD-3.2).
    pub difficulty: u8,
    /// Starting initiative of all characters, top first (POD-3.23).
    pub order: [u8; CHARACTERS],
    /// The introduction.
    pub introduction: Page,
    /// Openings: of chapter I, then of II after L and R, then of III after LL, LR, RL, RR.
    pub openings: [Opening; 7],
    /// Outcomes: L, R, then LL … RR, then LLL … RRR.
    pub outcomes: [Ending; 14],
    /// Epilogues: LLL … RRR.
    pub epilogues: [Page; 8],
}

/// An extra-effort card (POD-18.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Its name.
    pub name: String,
    /// Colours of neighbouring cards, left to right.
    pub sequence: Vec<Colour>,
    /// What it gives.
    pub bonus: EffortBonus,
}

/// A secret objective (POD-19.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// Its name.
    pub name: String,
    /// One line that says what is measured and paid.
    pub text: String,
    /// What is counted.
    pub measure: Measure,
    /// What is paid.
    pub payment: Payment,
}

/// A requirement card (POD-19.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// Its name.
    pub name: String,
    /// The colour it asks for.
    pub colour: Colour,
}

/// An alliance card (POD-20.11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AllianceCard {
    /// Its name.
    pub name: String,
    /// What it does.
    pub effect: Alliance,
}

/// Whose deck an alliance card belongs to: Renfri's is Left, Stregobor's is Right (POD-20.8).
pub const fn side_of(alliance: u8) -> Side {
    if alliance < ALLIANCES_OF_A_SIDE { Side::Left } else { Side::Right }
}

/// A page of a story by the number events and views give it: the introduction, 7 openings, 14 outcomes, 8 epilogues.
pub const PAGES: u8 = 30;
/// The page of the first opening.
pub const OPENINGS: u8 = 1;
/// The page of the first outcome.
pub const OUTCOMES: u8 = 8;
/// The page of the first epilogue.
pub const EPILOGUES: u8 = 22;

impl StoryBook {
    /// A page by its number.
    pub fn page(&self, number: u8) -> Option<&Page> {
        let at = usize::from(number);
        match number {
            0 => Some(&self.introduction),
            OPENINGS..OUTCOMES => Some(&self.openings[at - usize::from(OPENINGS)].page),
            OUTCOMES..EPILOGUES => Some(&self.outcomes[at - usize::from(OUTCOMES)].page),
            EPILOGUES..PAGES => Some(&self.epilogues[at - usize::from(EPILOGUES)]),
            _ => None,
        }
    }
}

/// Where a path leads in a list that holds all paths of one length after those of the lengths before it, from the
/// empty path on: openings lie so; outcomes begin with the paths of length one.
pub fn place(path: &[Side]) -> u8 {
    let shorter = (1 << path.len()) - 1;
    shorter + path.iter().fold(0, |place, side| 2 * place + *side as u8)
}

impl Book for Pack {
    fn hash(&self) -> &str {
        &self.hash
    }

    fn cards(&self) -> &[Card] {
        &*self.cards
    }

    fn characters(&self) -> &[Character] {
        &*self.characters
    }
}
