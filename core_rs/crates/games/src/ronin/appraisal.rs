//! How well a player stands: points scored and points to be expected, in hundredths of a victory point. A rough
//! judgement for bots; nothing in the rules depends on it.

use super::state::{GOLDEN, Ronin};
use super::vocabulary::Side;

impl Ronin {
    pub(super) fn appraisal(&self, seat: u8) -> i32 {
        let figure = self.figure(seat);
        if self.is_over() {
            return 100 * i32::from(figure.victory);
        }
        let mut points = 100 * i32::from(figure.victory);
        points += experience_worth(figure.experience);
        points += self.symbol_worth(seat);
        let [left, right] =
            [Side::Left, Side::Right].map(|side| i32::from(self.tracks[usize::from(self.track(seat, side))]));
        points += 50 * left.min(right) + 15 * left.max(right);
        let ready = figure.held & !figure.spent;
        points += 60 * ready.count_ones().cast_signed();
        points += 20 * i32::from(figure.hand.len() as u8);
        let quests = self.pack().chapters[usize::from(self.chapter_card)].pairs[2];
        for card in figure.hand.iter() {
            let symbols = &self.card(card).symbols;
            let quest =
                (0..4).any(|kind| symbols[kind] > 0 && quests.iter().all(|active| *active as usize != kind));
            points += 12 * i32::from(self.chapter + 1) * i32::from(quest);
        }
        let cups = figure.timeline.cards().iter();
        let open = cups.filter(|played| !played.cup_covered && self.card(played.card).cup.is_some());
        points + 25 * i32::from(open.count() as u8)
    }

    /// What the symbols will pay at the end of the chapter: the scarcer kind in victory points, the other in
    /// experience.
    fn symbol_worth(&self, seat: u8) -> i32 {
        let [left, right] = self.active().map(|kind| i32::from(self.count(seat, kind)));
        let inactive =
            i32::from(self.symbols_within(seat, self.inactive(), self.figure(seat).timeline.len()));
        100 * left.min(right) + 42 * left.max(right) + 8 * inactive
    }
}

/// Experience opens abilities, and pays by itself once it is golden.
fn experience_worth(experience: u8) -> i32 {
    let below = i32::from(experience.min(GOLDEN));
    let golden = i32::from(experience.saturating_sub(GOLDEN));
    40 * below + 50 * golden
}
