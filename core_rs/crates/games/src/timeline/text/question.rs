//! The question that the actions of a menu answer.

use super::super::view::Step;
use super::{Narrator, Spoken};

impl<T: Spoken> Narrator<'_, T> {
    /// What is asked of those who owe a decision.
    pub fn question(self) -> String {
        if self.view.step == Step::Over {
            return String::from("The game is over.");
        }
        if let Some(question) = T::asked(self) {
            return question;
        }
        // Sealed choices: which of two is next, or that the viewer is done.
        if let Some(pick) = self.view.picks.first() {
            let keeping = self.asks_about("to keep");
            let owed = if keeping {
                usize::from(self.view.chapter).min(self.own().map_or(0, |own| own.timeline.len()))
            } else {
                self.view.hand.len().min(2)
            };
            return if self.view.picks.len() >= owed {
                String::from("Wait until the others have chosen.")
            } else if keeping {
                format!("Choose the card to keep to the right of {}.", self.own_card(*pick))
            } else {
                format!("Choose the card to play to the right of {}.", self.card_name(*pick))
            };
        }
        if self.asks_about("to keep") && self.view.chapter == 1 {
            return String::from("Choose a card to keep for the next chapter.");
        }
        format!("Choose {}.", self.asked_thing())
    }

    /// The thing in question, with its number and the card it is about.
    fn asked_thing(self) -> String {
        let question = &self.view.question;
        let about = question.about;
        match (question.card.map(|card| self.card_name(card)), question.count) {
            (Some(card), _) if about.contains("this card") => about.replace("this card", card),
            (Some(card), _) if about.ends_with("asked for") => format!("{about} by {card}"),
            (Some(card), _) => format!("{about} for {card}"),
            (None, Some(1)) if self.asks_about("to lose") => String::from("a symbol to lose"),
            (None, Some(count)) if self.asks_about("to lose") => format!("{about}, {count} to go"),
            (None, Some(count)) => format!("{about}, up to {count} more"),
            (None, None) => String::from(about),
        }
    }
}
