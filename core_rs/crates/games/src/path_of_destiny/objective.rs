//! Striga: requirements, secret objectives and what they pay (POD-19).

use kernel::{Audience, Seat, Seats};

use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::pack::{OBJECTIVES_OF_A_TYPE, Objective, TYPES};
use super::state::{NONE, PathOfDestiny};
use super::vocabulary::{Colour, Kind, Measure, Payment};

/// Cards of the colour that the first and the second stage ask for (POD-19.5, POD-19.7).
const STAGES: [u8; 2] = [3, 4];

impl PathOfDestiny {
    /// POD-19.4 to POD-19.10, POD-19.20: all players who fulfil a requirement in the same check get the same stage and
    /// may look at the objective from now on.
    pub(super) fn check_requirements(&mut self, tell: &mut impl Tell) {
        let looks: [u8; TYPES] = std::array::from_fn(|place| self.fulfil(place, tell));
        for (place, seats) in (0u8..).zip(looks).collect::<Vec<_>>().into_iter().rev() {
            if seats != 0 {
                self.frames.push(Frame::Look { place, seats });
            }
        }
    }

    /// One requirement: who fulfils it now, as bits.
    fn fulfil(&mut self, place: usize, tell: &mut impl Tell) -> u8 {
        let colour = self.pack().requirements[usize::from(self.requirements[place])].colour;
        let stage = u8::from(self.marks[place] != 0);
        let fulfils = |seat: &u8| {
            let cards = self.colour_within(*seat, colour, self.figure(*seat).timeline.len());
            self.marks[place] & (1 << seat) == 0 && cards >= STAGES[usize::from(stage)]
        };
        let seats: Vec<u8> = self.humans_in_order().filter(fulfils).collect();
        let bits = seats.iter().fold(0, |bits, seat| bits | 1 << seat);
        self.marks[place] |= bits;
        self.second[place] |= stage * bits;
        for seat in seats {
            let met = Event::RequirementMet { figure: seat, place: place as u8, stage: stage + 1 };
            tell(Audience::Everyone, met);
            self.score_experience(seat, stage + 1, Reason::Requirement, tell);
        }
        bits
    }

    /// The objectives that can lie in a place: those of its type; alone, types A and B have cards of their own
    /// (POD-19.18).
    pub(super) fn objectives_of(&self, place: u8) -> std::ops::Range<u8> {
        let set = if self.players == 1 && place < 2 { TYPES as u8 + place } else { place };
        OBJECTIVES_OF_A_TYPE * set..OBJECTIVES_OF_A_TYPE * (set + 1)
    }

    /// Some players look at an objective, which is known by now (POD-19.5).
    pub(super) fn look(&self, place: u8, seats: u8, tell: &mut impl Tell) {
        let objective = self.objectives[usize::from(place)];
        tell(audience(seats), Event::ObjectiveSeen { place, objective });
    }

    /// Whether a figure has a token on a requirement and may look (POD-19.5, POD-23).
    pub(super) fn has_looked(&self, place: u8, figure: u8) -> bool {
        self.marks[usize::from(place)] & (1 << figure) != 0
    }

    /// POD-19.2, POD-19.12: the two places that the main symbol of chapter III scores.
    pub(super) fn scored_places(&self) -> [u8; 2] {
        match self.active()[usize::from(self.path[2] & 1)] {
            Kind::Fight => [0, 2],
            Kind::Magic => [1, 3],
            Kind::Diplomacy | Kind::Exploration => [2, 3],
        }
    }

    pub(super) fn turn_up_objective(&mut self, place: u8, tell: &mut impl Tell) {
        self.turned_up |= 1 << place;
        let objective = self.objectives[usize::from(place)];
        tell(Audience::Everyone, Event::ObjectiveTurnedUp { place, objective });
    }

    /// POD-19.13 to POD-19.15, POD-17.30: every figure is measured and paid by both cards.
    pub(super) fn score_objectives(&mut self, tell: &mut impl Tell) {
        for place in self.scored_places() {
            let number = self.objectives[usize::from(place)];
            let objective = &self.pack().objectives[usize::from(number)];
            let counts: Vec<u8> = (0..self.ring()).map(|figure| self.measured(figure, objective)).collect();
            for (figure, prize) in (0..).zip(prizes(objective.payment, &counts)) {
                let count = counts[usize::from(figure)];
                tell(Audience::Everyone, Event::ObjectiveCounted { figure, objective: number, count });
                self.score_victory(figure, prize, Reason::Objective, tell);
            }
        }
    }

    /// What an objective counts (POD-19.16); printed symbols and all colours of a card decide (POD-R40).
    pub(super) fn measured(&self, figure: u8, objective: &Objective) -> u8 {
        let held = self.figure(figure);
        let timeline = || held.timeline.cards().iter().map(|played| self.card(played.card));
        let hand = || held.hand.iter().map(|card| self.card(card));
        match objective.measure {
            Measure::ColoursAtMost(most) => {
                let colours = timeline().fold(0u8, |bits, card| bits | card.colours);
                u8::from(colours.count_ones() <= u32::from(most))
            }
            Measure::PlainCards => timeline().filter(|card| card.symbols == [0; 4]).count() as u8,
            Measure::Multicoloured => timeline().filter(|card| card.is_multicoloured()).count() as u8,
            Measure::Symbols(kind) => self.count(figure, kind),
            Measure::HandSymbols(kind) => hand().map(|card| card.symbols[kind as usize]).sum(),
            Measure::TimelineCards(colour) => has(timeline(), colour),
            Measure::HandCards(colour) => has(hand(), colour),
        }
    }
}

fn has<'a>(cards: impl Iterator<Item = &'a crate::timeline::card::Card>, colour: Colour) -> u8 {
    cards.filter(|card| card.has(colour)).count() as u8
}

/// What counts are worth (POD-19.14, POD-19.15): nobody is paid for nothing.
pub(super) fn prizes(payment: Payment, counts: &[u8]) -> Vec<u8> {
    let most = counts.iter().copied().max().unwrap_or(0);
    let prize = |count: u8| match payment {
        _ if count == 0 => 0,
        Payment::Fixed(points) => points,
        Payment::Each { points, most } => points * count.min(most),
        Payment::Ranked(prizes) => prizes.get(usize::from(most - count)).copied().unwrap_or(0),
    };
    counts.iter().map(|count| prize(*count)).collect()
}

/// Seats given as bits.
pub(super) fn audience(seats: u8) -> Audience {
    let chosen: Seats = (0..8).filter(|seat| seats & (1 << seat) != 0).map(Seat::new).collect();
    Audience::Only(chosen)
}

/// Whether an objective is still to be drawn.
pub(super) const fn undrawn(objective: u8) -> bool {
    objective == NONE
}
