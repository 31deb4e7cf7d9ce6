//! How well a player stands: points scored and points to be expected, in hundredths of a victory point. A rough
//! judgement for bots; nothing in the rules depends on it.

use super::state::{ASIDE, GOLDEN, PathOfDestiny};
use super::vocabulary::{EffortBonus, Side, Story};

impl PathOfDestiny {
    pub(super) fn appraisal(&self, seat: u8) -> i32 {
        let figure = self.figure(seat);
        let mut points = 100 * i32::from(figure.victory);
        if self.is_over() {
            return points;
        }
        points += experience_worth(figure.experience);
        points += self.symbol_worth(seat);
        let ready = figure.held & !figure.spent;
        points += 60 * ready.count_ones().cast_signed();
        points += 20 * i32::from(figure.hand.len() as u8);
        if !self.learning {
            let (_, quest) = self.side_quest(seat);
            points += 20 * i32::from(self.chapter + 1) * i32::from(quest);
        }
        points + self.story_worth(seat)
    }

    /// What the symbols will pay at the end of the chapter: main in victory points, secondary in experience, each as
    /// likely as the tokens and the votes of the moment say; and the path tokens.
    fn symbol_worth(&self, seat: u8) -> i32 {
        let tokens = Side::ALL.map(|side| i32::from(self.tokens_on(side)));
        let figures = if self.players == 1 { 1..2 } else { 0..self.players };
        let mut votes = [0, 0];
        for side in figures.filter_map(|figure| self.vote_of(figure)) {
            votes[side as usize] += 1;
        }
        let left: i32 = self.destiny.iter().map(|token| i32::from(*token > ASIDE)).sum();
        let weight = Side::ALL.map(|side| {
            let at = side as usize;
            4 + 6 * tokens[at] + 2 * left * i32::from(votes[at] > votes[1 - at])
        });
        let total = weight[0] + weight[1];
        let main = if self.path[usize::from(self.chapter)] < ASIDE {
            let chosen = usize::from(self.path[usize::from(self.chapter)]);
            [i32::from(chosen == 0) * 100, i32::from(chosen == 1) * 100]
        } else {
            weight.map(|weight| 100 * weight / total)
        };
        let counts = self.active().map(|kind| i32::from(self.count(seat, kind)));
        let paid = |at: usize| counts[at] * (main[at] + 45 * (100 - main[at]) / 100);
        let inactive =
            i32::from(self.symbols_within(seat, self.inactive(), self.figure(seat).timeline.len()));
        paid(0) + paid(1) + 8 * inactive
    }

    fn story_worth(&self, seat: u8) -> i32 {
        match self.story {
            Story::EdgeOfTheWorld => self.effort_worth(seat),
            Story::Striga => self.requirement_worth(seat),
            Story::LesserEvil => 35 * i32::from(self.alliances[usize::from(seat)].len() as u8),
        }
    }

    /// The end of the timeline may be the beginning of the sequence asked for.
    fn effort_worth(&self, seat: u8) -> i32 {
        let effort = self.efforts[usize::from(self.chapter)];
        let Some(card) = self.pack().efforts.get(usize::from(effort)) else { return 0 };
        let timeline = self.figure(seat).timeline.cards();
        let begun = (1..card.sequence.len()).rev().find(|length| {
            timeline.len() >= *length
                && timeline[timeline.len() - length..]
                    .iter()
                    .zip(&card.sequence)
                    .all(|(played, colour)| self.card(played.card).has(*colour))
        });
        let worth = match card.bonus {
            EffortBonus::Experience(_) => 80,
            EffortBonus::OneOfEachActive => 140,
        };
        let made = i32::from(self.shows(seat, &card.sequence)) * worth;
        made + i32::from(begun.unwrap_or(0) as u8) * worth / 6
    }

    /// Cards of a colour that a requirement asks for, and what is known of objectives.
    fn requirement_worth(&self, seat: u8) -> i32 {
        let mut worth = 0;
        for (place, requirement) in (0u8..).zip(self.requirements) {
            let Some(requirement) = self.pack().requirements.get(usize::from(requirement)) else { continue };
            if self.has_looked(place, seat) {
                let objective = &self.pack().objectives
                    [usize::from(self.objectives[usize::from(place)]) % self.pack().objectives.len()];
                worth += 15 * i32::from(self.chapter) * i32::from(self.measured(seat, objective).min(4));
            } else {
                let timeline = &self.figure(seat).timeline;
                worth += 8 * i32::from(self.colour_within(seat, requirement.colour, timeline.len()).min(3));
            }
        }
        worth
    }
}

/// Experience opens abilities, and pays by itself once it is golden.
fn experience_worth(experience: u8) -> i32 {
    let below = i32::from(experience.min(GOLDEN));
    let golden = i32::from(experience.saturating_sub(GOLDEN));
    40 * below + 50 * golden
}
