//! End of the game (POD-15): side quests, golden experience, the story's own scoring, winner.

use kernel::{Audience, MAX_SEATS, Outcome, Solo};

use super::automa::SECOND_ABILITY;
use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::pack::{EPILOGUES, SideQuest};
use super::state::{GOLDEN, PathOfDestiny};
use super::vocabulary::{Colour, Quest, Story};

impl PathOfDestiny {
    /// POD-15.2, POD-R33: the bonuses of the outcome are paid by now; quests, golden experience and story follow.
    pub(super) fn score_ending(&mut self, tell: &mut impl Tell) {
        // POD-3.24: the learning game has no side quests.
        if !self.learning {
            for seat in 0..self.players {
                self.show_hand(seat, tell);
                let (count, points) = self.side_quest(seat);
                tell(Audience::Everyone, Event::QuestCounted { figure: seat, count });
                self.score_victory(seat, points, Reason::SideQuest, tell);
            }
        }
        for figure in 0..self.ring() {
            self.score_victory(figure, self.golden_victory(figure), Reason::Golden, tell);
        }
        self.frames.push(Frame::Epilogue);
        match self.story {
            // POD-18.10: no scoring of its own.
            Story::EdgeOfTheWorld => {}
            Story::Striga => {
                let [first, second] = self.scored_places();
                self.frames.push(Frame::Objectives);
                self.frames.push(Frame::TurnUpObjective { place: second });
                self.frames.push(Frame::TurnUpObjective { place: first });
            }
            Story::LesserEvil => self.drop_alliances(tell),
        }
    }

    /// POD-15.3: what a side quest finds in the hand, and its points.
    pub(super) fn side_quest(&self, seat: u8) -> (u8, u8) {
        let SideQuest { count, table, .. } = &self.pack().quests[usize::from(self.figure(seat).character)];
        let hand = || self.figure(seat).hand.iter().map(|card| self.card(card));
        let found = match *count {
            Quest::HandCards(colour) => hand().filter(|card| card.has(colour)).count() as u8,
            Quest::HandShowing(kind) => hand().filter(|card| card.symbols[kind as usize] > 0).count() as u8,
            Quest::HandSymbols(kind) => hand().map(|card| card.symbols[kind as usize]).sum(),
            Quest::HandMulticoloured => hand().filter(|card| card.is_multicoloured()).count() as u8,
            Quest::HandColours => {
                Colour::ALL.into_iter().filter(|colour| hand().any(|card| card.has(*colour))).count() as u8
            }
            Quest::HandPlain => hand().filter(|card| card.effect.is_none()).count() as u8,
        };
        (found, table[usize::from(found).min(table.len() - 1)])
    }

    /// POD-15.4, POD-15.5, POD-17.10, POD-17.26: what the golden marker pays.
    pub(super) fn golden_victory(&self, figure: u8) -> u8 {
        let experience = self.figure(figure).experience;
        let (table, start) = if self.is_automa(figure) {
            (&self.automa_board(figure).golden, SECOND_ABILITY)
        } else {
            (&self.pack().golden, GOLDEN)
        };
        experience.checked_sub(start).map_or(0, |golden| table[usize::from(golden)])
    }

    /// POD-15.8: the epilogue tells how it ends.
    pub(super) fn read_epilogue(&mut self, tell: &mut impl Tell) {
        let ending = self.path.iter().fold(0, |place, side| 2 * place + side);
        self.read(EPILOGUES + ending, tell);
        tell(Audience::Everyone, Event::Over);
        self.frames.push(Frame::Over);
    }

    /// POD-15.7, POD-17.24: most victory points win, the higher figure on the initiative track on a tie.
    pub(super) fn final_outcome(&self) -> Outcome {
        let mut outcome = Outcome { places: [0; MAX_SEATS], scores: [0; MAX_SEATS], solo: None };
        let mut figures = self.order[..usize::from(self.ring())].to_vec();
        figures.sort_by_key(|figure| std::cmp::Reverse(self.figure(*figure).victory));
        let humans = figures.iter().filter(|figure| !self.is_automa(**figure));
        for (place, seat) in (1..).zip(humans) {
            outcome.places[usize::from(*seat)] = place;
            outcome.scores[usize::from(*seat)] = self.figure(*seat).victory.cast_signed();
        }
        if self.players == 1 {
            outcome.solo = Some(if figures[0] == 0 { Solo::Won } else { Solo::Lost });
        }
        outcome
    }
}
