//! What Path of Destiny adds to the table that both games share: the story and where it stands.

use kernel::Audience;

use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::options::Options;
use super::pack::{ALLIANCES, Opening, Pack, StoryBook, TYPES, place};
use super::vocabulary::{Kind, Side, Story};
use crate::cards::CardSet;
use crate::timeline::table::Table;
pub use crate::timeline::table::{FIGURES, GOLDEN, NONE, ROWS};

/// Sources of chance beside those of the table. Only the coin counts its draws there; the others know which draw it
/// is by the place they draw for, so that one seed deals the same whatever the players do.
pub mod source {
    pub use crate::timeline::table::source::*;

    /// The solo destiny token.
    pub const COIN: u8 = 0;
    /// Cards and tokens of a story that lie open from the start.
    pub const STORY: u8 = 5;
    /// Secret objectives.
    pub const OBJECTIVE: u8 = 6;
    /// Renfri's alliance cards; Stregobor's are the next source.
    pub const ALLIANCE: u8 = 7;
}

/// A destiny token that was set aside (POD-7.3).
pub const ASIDE: u8 = 2;
/// The alliance token that lets a player choose the deck (POD-R41); below it the sides.
pub const EITHER: u8 = 2;

/// A game of Path of Destiny.
pub type PathOfDestiny = Table<Fate>;

/// The story and where it stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fate {
    pub(super) story: Story,
    pub(super) learning: bool,
    /// The Automa's experience at the start.
    pub(super) handicap: u8,
    /// Sides of the main symbols so far.
    pub(super) path: [u8; 3],
    /// The destiny tokens of the chapter: not yet placed, on a side, or aside.
    pub(super) destiny: [u8; 3],
    /// Who holds the Left and the Right path token.
    pub(super) holders: [u8; 2],
    /// Pages read, a bit for each.
    pub(super) pages: u32,

    /// Edge of the World: the extra-effort cards of the chapters.
    pub(super) efforts: [u8; 3],

    /// Striga: the requirement card beside each type of objective.
    pub(super) requirements: [u8; TYPES],
    /// Who has a token on the requirement, and who of them on its right side: a bit for each figure.
    pub(super) marks: [u8; TYPES],
    pub(super) second: [u8; TYPES],
    /// The objectives; one that nobody has looked at is not yet drawn.
    pub(super) objectives: [u8; TYPES],
    /// Objectives turned up at the end, a bit for each type.
    pub(super) turned_up: u8,
    /// Who has the special symbol tokens, and which of them wait for the next chapter (bits).
    pub(super) special: [u8; 2],
    pub(super) waiting: u8,

    /// Lesser Evil: the alliance token beside each row.
    pub(super) tokens: [u8; ROWS],
    /// Alliance cards not yet drawn, those discarded for all to see, and those turned up but not yet applied.
    pub(super) alliance_deck: CardSet,
    pub(super) alliance_discard: CardSet,
    pub(super) revealed: CardSet,
    /// Alliance cards of each figure, revealed ones included, and those it discarded face down.
    pub(super) alliances: [CardSet; FIGURES],
    pub(super) face_down: [CardSet; FIGURES],
    /// Draws from each of the two decks.
    pub(super) alliance_draws: [u8; 2],
}

impl PathOfDestiny {
    /// The table before anything was drawn (POD-3.1 to POD-3.4). Nobody reads anything yet: rows are dealt and
    /// characters chosen first.
    pub(super) fn laid(pack: &'static Pack, options: &Options) -> Self {
        let fate = Fate {
            story: options.story,
            learning: options.learning,
            handicap: if options.players == 1 { options.difficulty.experience() } else { 0 },
            path: [NONE; 3],
            destiny: [NONE; 3],
            holders: [NONE; 2],
            pages: 0,
            efforts: [NONE; 3],
            requirements: [NONE; TYPES],
            marks: [0; TYPES],
            second: [0; TYPES],
            objectives: [NONE; TYPES],
            turned_up: 0,
            special: [NONE; 2],
            waiting: 0,
            tokens: [NONE; ROWS],
            alliance_deck: if options.story == Story::LesserEvil {
                CardSet::range(0, ALLIANCES as u8)
            } else {
                CardSet::EMPTY
            },
            alliance_discard: CardSet::EMPTY,
            revealed: CardSet::EMPTY,
            alliances: [CardSet::EMPTY; FIGURES],
            face_down: [CardSet::EMPTY; FIGURES],
            alliance_draws: [0; 2],
        };
        let begin = Frame::FirstChooser;
        let mut table = Self::new(pack, options.players, &options.characters, options.first, begin, fate);
        table.frames.push(Frame::Refill);
        table
    }

    /// The story that is played.
    pub(super) fn book(&self) -> &'static StoryBook {
        &self.pack().stories[self.story as usize]
    }

    /// The sides of the main symbols so far.
    pub(super) fn path(&self) -> Vec<Side> {
        self.path.iter().map_while(|side| Side::ALL.get(usize::from(*side)).copied()).collect()
    }

    /// The opening of the chapter (POD-21.2).
    pub(super) fn opening(&self) -> &'static Opening {
        let chapter = usize::from(self.chapter);
        let turns = self.path[..chapter].iter().fold(0, |place, side| 2 * place + usize::from(*side & 1));
        &self.book().openings[(1 << chapter) - 1 + turns]
    }

    /// The openings a chapter can lead to: their pairs stand on both faces of the present one (POD-21.2).
    pub(super) fn next_openings(&self) -> Option<[&'static Opening; 2]> {
        let path = &self.path()[..usize::from(self.chapter).min(self.path().len())];
        (self.chapter < 2).then(|| {
            Side::ALL.map(|side| {
                let mut path = path.to_vec();
                path.push(side);
                &self.book().openings[usize::from(place(&path))]
            })
        })
    }

    /// Tells a page of the story (POD-21.1).
    pub(super) fn read(&mut self, page: u8, tell: &mut impl Tell) {
        self.pages |= 1 << page;
        tell(Audience::Everyone, Event::Read { page });
    }

    /// Scores experience for a player or an Automa.
    pub(super) fn earn(&mut self, figure: u8, amount: u8, reason: Reason, tell: &mut impl Tell) {
        if self.is_automa(figure) {
            self.earn_automa(figure, amount, reason, tell);
        } else {
            self.score_experience(figure, amount, reason, tell);
        }
    }

    /// POD-20.16 to POD-20.19: experience falls, not below zero; what was unlocked or spent stays so.
    pub(super) fn lose_experience(&mut self, figure: u8, amount: u8, tell: &mut impl Tell) {
        let before = self.figure(figure).experience;
        let total = before.saturating_sub(amount);
        if total < before {
            self.figure_mut(figure).experience = total;
            tell(Audience::Everyone, Event::ExperienceLost { figure, amount: before - total, total });
        }
    }

    /// Special symbol tokens of a kind in a figure's pool (POD-19.17).
    pub(super) fn specials(&self, figure: u8, kind: Kind) -> u8 {
        let held = |token: &usize| {
            self.special[*token] == figure
                && self.waiting >> token & 1 == 0
                && self.pack().special[*token] == kind
        };
        (0..2).filter(held).count() as u8
    }
}
