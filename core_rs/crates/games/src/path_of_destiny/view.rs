//! What a view of Path of Destiny shows beside the table: the story so far and the things of its sub-system. Pages not
//! yet read, faces of objectives and other players' alliance cards are left out (POD-23).

use kernel::Viewer;
use serde::Serialize;

use super::pack::TYPES;
use super::state::{ASIDE, NONE, PathOfDestiny};
use super::vocabulary::{Kind, Side, Story};
use crate::cards::CardSet;
use crate::timeline::view::known;
pub use crate::timeline::view::{AbilityView, FigureView, PlayedView, Question, Step};

/// All that a viewer may know.
pub type View = crate::timeline::view::View<Sight>;

/// The story as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sight {
    /// The story.
    pub story: Story,
    /// Whether it is the learning game.
    pub learning: bool,
    /// Sides of the main symbols so far.
    pub path: Vec<Side>,
    /// The destiny tokens I, II, III.
    pub destiny: [Token; 3],
    /// Who holds the Left and the Right path token.
    pub holders: [Option<u8>; 2],
    /// Pages read so far, in order: 0 the introduction, 1–7 openings, 8–21 outcomes, 22–29 epilogues.
    pub pages: Vec<u8>,
    /// The active pairs that the next chapter can have: after Left, after Right. They stand on the present opening.
    pub next_pairs: Option<[[Kind; 2]; 2]>,
    /// Extra-effort cards of chapters I, II, III.
    pub efforts: Vec<u8>,
    /// Objectives by type, with their requirements.
    pub objectives: Vec<ObjectiveView>,
    /// Special symbol tokens that somebody has.
    pub specials: Vec<SpecialView>,
    /// Alliance tokens by row: 0 Renfri, 1 Stregobor, 2 either.
    pub tokens: Vec<Option<u8>>,
    /// The alliances, in Lesser Evil.
    pub alliances: Option<AlliancesView>,
}

/// Where a destiny token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// On the stack.
    Waiting,
    /// On the Left symbol.
    Left,
    /// On the Right symbol.
    Right,
    /// Set aside.
    Aside,
}

/// An objective and its requirement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ObjectiveView {
    /// The requirement card.
    pub requirement: u8,
    /// Players with a token on its left side.
    pub first: Vec<u8>,
    /// Players with a token on its right side.
    pub second: Vec<u8>,
    /// The objective, if the viewer may look at it or it is turned up.
    pub objective: Option<u8>,
    /// Whether it is turned up for all.
    pub turned_up: bool,
}

/// A special symbol token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpecialView {
    /// Its kind.
    pub kind: Kind,
    /// Who has it.
    pub figure: u8,
    /// Whether it is lost until the next chapter.
    pub waiting: bool,
}

/// Alliance cards as a viewer may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AlliancesView {
    /// Cards in Renfri's and in Stregobor's deck.
    pub decks: [u8; 2],
    /// Cards discarded for all to see.
    pub discard: Vec<u8>,
    /// Cards of each side that lie face down in the discards.
    pub face_down: [u8; 2],
    /// Cards turned up and not yet applied.
    pub revealed: Vec<u8>,
    /// How many cards of each side every figure has.
    pub counts: Vec<[u8; 2]>,
    /// The viewer's own cards.
    pub own: Vec<u8>,
    /// The viewer's own cards among those discarded face down.
    pub own_face_down: Vec<u8>,
}

impl Sight {
    pub(super) fn of(game: &PathOfDestiny, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.index() as u8),
            Viewer::Spectator => None,
        };
        let laid_out = game.requirements.iter().all(|requirement| *requirement != NONE);
        Self {
            story: game.story,
            learning: game.learning,
            path: game.path(),
            destiny: game.destiny.map(|token| match token {
                NONE => Token::Waiting,
                ASIDE => Token::Aside,
                0 => Token::Left,
                _ => Token::Right,
            }),
            holders: game.holders.map(known),
            pages: game.pages_read(),
            next_pairs: game.next_pairs(),
            efforts: game.efforts.into_iter().filter_map(known).collect(),
            objectives: if laid_out {
                (0..TYPES as u8).map(|place| ObjectiveView::of(game, place, seat)).collect()
            } else {
                Vec::new()
            },
            specials: (0..2)
                .filter(|token| game.special[*token] != NONE)
                .map(|token| SpecialView {
                    kind: game.pack().special[token],
                    figure: game.special[token],
                    waiting: game.waiting >> token & 1 != 0,
                })
                .collect(),
            tokens: if game.story == Story::LesserEvil {
                game.tokens[..usize::from(game.row_count())].iter().map(|token| known(*token)).collect()
            } else {
                Vec::new()
            },
            alliances: (game.story == Story::LesserEvil).then(|| AlliancesView::of(game, seat)),
        }
    }
}

impl ObjectiveView {
    fn of(game: &PathOfDestiny, place: u8, seat: Option<u8>) -> Self {
        let at = usize::from(place);
        let figures = |bits: u8| (0..game.players).filter(|figure| bits & (1 << figure) != 0).collect();
        let turned_up = game.turned_up >> place & 1 != 0;
        let looked = seat.is_some_and(|seat| game.has_looked(place, seat));
        Self {
            requirement: game.requirements[at],
            first: figures(game.marks[at] & !game.second[at]),
            second: figures(game.second[at]),
            objective: if turned_up || looked { known(game.objectives[at]) } else { None },
            turned_up,
        }
    }
}

impl AlliancesView {
    fn of(game: &PathOfDestiny, seat: Option<u8>) -> Self {
        let count = |cards: CardSet| {
            Side::ALL.map(|side| cards.intersection(super::alliance::cards_of(side)).len() as u8)
        };
        let list = |cards: CardSet| cards.iter().collect::<Vec<u8>>();
        let own = |sets: &[CardSet]| seat.map_or(Vec::new(), |seat| list(sets[usize::from(seat)]));
        Self {
            decks: count(game.alliance_deck),
            discard: list(game.alliance_discard),
            face_down: count(game.face_down.iter().fold(CardSet::EMPTY, |all, cards| all.union(*cards))),
            revealed: list(game.revealed),
            counts: game.alliances[..usize::from(game.ring())].iter().map(|cards| count(*cards)).collect(),
            own: own(&game.alliances),
            own_face_down: own(&game.face_down),
        }
    }
}

impl PathOfDestiny {
    /// Pages read so far, in the order in which they were read: outcome before opening, chapter after chapter.
    fn pages_read(&self) -> Vec<u8> {
        use super::pack::{EPILOGUES, OPENINGS, OUTCOMES, place};
        let path = self.path();
        let mut pages = vec![0, OPENINGS];
        for chapter in 1..=path.len() {
            let at = place(&path[..chapter]);
            pages.push(OUTCOMES + at - 1);
            pages.push(if chapter < 3 { OPENINGS + at } else { EPILOGUES + at - 7 });
        }
        pages.retain(|page| self.pages >> page & 1 != 0);
        pages
    }

    /// The pairs on the faces of the present opening, while it is the present one (POD-21.2).
    fn next_pairs(&self) -> Option<[[Kind; 2]; 2]> {
        let opening = super::pack::OPENINGS
            + super::pack::place(&self.path()[..usize::from(self.chapter).min(self.path().len())]);
        (self.pages >> opening & 1 != 0)
            .then(|| self.next_openings())?
            .map(|openings| openings.map(|it| it.pair))
    }
}
