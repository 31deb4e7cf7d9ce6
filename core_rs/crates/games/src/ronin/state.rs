//! What Ronin adds to the table that both games share: the chapter card and the partnerships.

use super::options::{BoardSide, Options};
use super::pack::{Board, LAST_SPACE, Pack};
use super::vocabulary::Side;
use crate::timeline::frame::Frame;
use crate::timeline::table::Table;
pub use crate::timeline::table::{FIGURES, GOLDEN, NONE};

/// Sources of chance: those of the table and two more.
pub mod source {
    pub use crate::timeline::table::source::*;

    /// The chapter cards.
    pub const CHAPTER: u8 = 0;
    /// Partnership boards.
    pub const BOARD: u8 = 3;
}

/// A game of Ronin.
pub type Ronin = Table<Bonds>;

/// The chapter card and the partnerships.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bonds {
    pub(super) side: BoardSide,
    /// Partnership points at the start of a solo game.
    pub(super) season: u8,
    pub(super) choose_automas: bool,
    pub(super) chapter_card: u8,
    /// Markers of the tracks; track `f` lies between figure `f` and its left neighbour.
    pub(super) tracks: [u8; FIGURES],
    pub(super) boards: [u8; FIGURES],
}

impl Ronin {
    /// The table before anything was drawn (RON-3.1).
    pub(super) fn laid(pack: &'static Pack, options: &Options) -> Self {
        let bonds = Bonds {
            side: options.side,
            season: if options.players == 1 { options.season.points() } else { 0 },
            choose_automas: options.automas == super::options::Automas::Choose,
            chapter_card: NONE,
            tracks: [0; FIGURES],
            boards: [NONE; FIGURES],
        };
        let begin = Frame::ChapterCard;
        Self::new(pack, options.players, &options.characters, options.first, begin, bonds)
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
}
