//! Sentences about what only Ronin knows: the chapter card, boards, tracks and cups.

use super::super::event::Event;
use super::Narrator;
use crate::timeline::text::capital;

impl Narrator<'_> {
    pub(super) fn own_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::ChapterCard { card } => {
                let card = self.pack.chapters.get(usize::from(*card));
                format!("The chapter card is {}", card.map_or("an unknown one", |card| &card.name))
            }
            Event::BoardOffered { figure, board } => {
                let was = if self.is_viewer(*figure) { "were" } else { "was" };
                format!("{} {was} offered {}", self.who(*figure), self.board_name(*board))
            }
            Event::BoardPlaced { track, board } => {
                format!("{} was laid between {}", self.board_name(*board), self.partners(*track))
            }
            Event::CupsMet { track } => capital(&format!("{} passed the cup", self.partners(*track))),
            Event::TrackMoved { track, space } => {
                format!("The track of {} rose to {space}", self.partners(*track))
            }
            Event::TurnedTo { figure, side } => {
                let partner = self.neighbour(*figure, *side);
                let partner = partner.map_or_else(|| String::from("a partner"), |partner| self.whom(partner));
                format!("{} turned to {partner}", self.who(*figure))
            }
            Event::AbilityCardTaken { figure, character, ability } => {
                let name = self.ability_of(*figure, *character, *ability);
                format!("{} took {name} as an ability card", self.who(*figure))
            }
            Event::AbilityRestored { figure, character, ability } => {
                format!("{} renewed {}", self.who(*figure), self.ability_of(*figure, *character, *ability))
            }
            Event::SideQuest { figure, kind } => {
                format!("{} side quest was {}", capital(&self.whose(*figure)), kind.word())
            }
            _ => return None,
        })
    }
}
