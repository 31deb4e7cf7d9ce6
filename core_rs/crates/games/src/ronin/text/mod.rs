//! Ronin in words, beside those that both timeline games use: the chapter card, the Automas' characters, the
//! partnership boards and their tracks.

mod label;
mod reference;
pub(super) mod rules;
mod sentence;

use super::action::Action;
use super::event::Event;
use super::pack::{Board, Pack};
use super::state::Bonds;
use super::view::TrackView;
use super::vocabulary::{Colour, Kind, Measure, Side};
use crate::presentation::Section;
use crate::timeline::text::reference::{Offer, Thing};
use crate::timeline::text::{self, Spoken, counted, inactive};

/// Speaks about one view of Ronin.
pub(super) type Narrator<'a> = text::Narrator<'a, Bonds>;

impl Spoken for Bonds {
    fn label(narrator: Narrator, action: Action) -> Option<String> {
        narrator.own_label(action)
    }

    fn sentence(narrator: Narrator, event: &Event) -> Option<String> {
        narrator.own_sentence(event)
    }

    fn asked(narrator: Narrator) -> Option<String> {
        narrator.own_question()
    }

    /// RON-5.10: the lowest row pays one experience.
    fn row_bonus(narrator: Narrator, row: u8) -> Option<String> {
        let lowest = usize::from(row) + 1 == narrator.view.rows.len();
        lowest.then(|| String::from("+1 XP"))
    }

    fn offer() -> Offer {
        reference::offer()
    }

    fn sections(pack: &Pack) -> Vec<Section> {
        reference::sections(pack)
    }

    fn things(pack: &Pack) -> Vec<Thing> {
        reference::things(pack)
    }
}

impl<'a> Narrator<'a> {
    /// A side of a partnership board other than the common one.
    pub fn board_name(self, board: u8) -> &'a str {
        self.pack.side_b.get(usize::from(board)).map_or("an unknown board", |board| &board.name)
    }

    pub fn neighbour(self, figure: u8, side: Side) -> Option<u8> {
        let ring = self.view.figures.len();
        let step = if side == Side::Left { 1 } else { ring.checked_sub(1)? };
        (usize::from(figure) + step).checked_rem(ring).map(|neighbour| neighbour as u8)
    }

    pub fn track(self, number: u8) -> Option<&'a TrackView> {
        self.view.tracks.iter().find(|track| track.track == number)
    }

    /// The viewer's partner on a side and the track they share.
    pub fn partnership(self, side: Side) -> Option<(u8, &'a TrackView)> {
        let viewer = self.view.viewer?;
        let partner = self.neighbour(viewer, side)?;
        let track = self.track(if side == Side::Left { viewer } else { partner })?;
        Some((partner, track))
    }

    /// The board of a track, once it is placed.
    pub fn board(self, track: &TrackView) -> Option<&'a Board> {
        if self.view.side == 'A' {
            Some(&self.pack.side_a)
        } else {
            self.pack.side_b.get(usize::from(track.board?))
        }
    }

    /// The two who share a track: "you and Yennefer".
    pub fn partners(self, track: u8) -> String {
        match self.track(track) {
            Some(track) => {
                let mut partners = track.partners;
                partners.sort_by_key(|partner| !self.is_viewer(*partner));
                format!("{} and {}", self.whom(partners[0]), self.whom(partners[1]))
            }
            None => String::from("two partners"),
        }
    }

    /// What a bonus counts, for the viewer.
    fn measured(self, measure: Measure) -> Option<u16> {
        let viewer = self.view.viewer?;
        let own = self.own()?;
        let cards = || own.timeline.iter().filter_map(|played| self.card(played.card));
        Some(match measure {
            Measure::UnlockedAbilities => {
                own.abilities.iter().filter(|ability| ability.slot < 4 && ability.held).count() as u16
            }
            Measure::Experience => u16::from(own.experience),
            Measure::TimelineCards(colour) => self.coloured(own, colour),
            Measure::TimelineColours => {
                Colour::ALL.into_iter().filter(|colour| cards().any(|card| card.has(*colour))).count() as u16
            }
            Measure::InactiveSymbols => {
                inactive(self.view.active?).map(|kind| self.symbols(viewer, kind)).sum()
            }
            Measure::CupIcons => cards().filter(|card| card.cup.is_some()).count() as u16,
            Measure::ActiveSymbolsInHand => {
                let active = self.view.active?;
                let hand = self.view.hand.iter().filter_map(|card| self.card(*card));
                hand.flat_map(|card| active.map(|kind| u16::from(card.symbols[kind as usize]))).sum()
            }
            Measure::HandCards => self.view.hand.len() as u16,
        })
    }

    /// Questions about tracks and bonuses.
    fn own_question(self) -> Option<String> {
        let question = &self.view.question;
        if let Some([track, space]) = question.space {
            let partner = [Side::Left, Side::Right].into_iter().find_map(|side| {
                let (partner, shared) = self.partnership(side)?;
                (shared.track == track).then(|| format!("with {}", self.name(partner)))
            });
            let whose = partner.unwrap_or_else(|| format!("of {}", self.partners(track)));
            return Some(format!("Space {space} of the track {whose}: choose {}.", question.about));
        }
        match (question.about, question.count?) {
            ("active symbols to gain", 1) => Some(String::from("Choose an active symbol to gain.")),
            (about @ "active symbols to gain", count) => Some(format!("Choose {count} {about}.")),
            (about, points) if self.asks_about("track") => {
                Some(format!("Choose {about} up by {}.", counted(points, "point")))
            }
            _ => None,
        }
    }

    /// The kinds of the active pair in words, or the sides for as long as there is none.
    fn active_words(self) -> [&'static str; 2] {
        [Side::Left, Side::Right].map(|side| self.active_kind(side).map_or(side.word(), Kind::word))
    }
}
