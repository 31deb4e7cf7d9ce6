//! What a view of Ronin shows beside the table: the chapter card and the partnerships.

use serde::Serialize;

use super::options::BoardSide;
use super::state::Ronin;
use super::vocabulary::Kind;
use crate::timeline::view::known;
pub use crate::timeline::view::{AbilityView, FigureView, PlayedView, Question, Step};

/// All that a viewer may know.
pub type View = crate::timeline::view::View<Sight>;

/// The chapter card and the partnerships, which everyone sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sight {
    /// Side of the boards: `A` or `B`.
    pub side: char,
    /// The chapter card, once it is turned up.
    pub chapter_card: Option<u8>,
    /// Active pairs of the three chapters, Left and Right.
    pub pairs: Vec<[Kind; 2]>,
    /// Partnership tracks.
    pub tracks: Vec<TrackView>,
}

/// A partnership track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrackView {
    /// The track, numbered by the figure whose left neighbour shares it.
    pub track: u8,
    /// The two partners.
    pub partners: [u8; 2],
    /// The board, on side B once it is placed.
    pub board: Option<u8>,
    /// The marker's space.
    pub space: u8,
}

impl Sight {
    pub(super) fn of(game: &Ronin) -> Self {
        let pairs = known(game.chapter_card).map(|card| game.pack().chapters[usize::from(card)].pairs);
        Self {
            side: if game.side == BoardSide::A { 'A' } else { 'B' },
            chapter_card: known(game.chapter_card),
            pairs: pairs.map_or(Vec::new(), |pairs| pairs.to_vec()),
            tracks: (0..game.ring())
                .filter(|track| game.has_track(*track))
                .map(|track| TrackView {
                    track,
                    partners: game.partners(track),
                    board: known(game.boards[usize::from(track)]),
                    space: game.tracks[usize::from(track)],
                })
                .collect(),
        }
    }
}
