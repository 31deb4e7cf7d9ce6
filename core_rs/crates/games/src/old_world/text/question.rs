//! The question that the actions of a menu answer.

use super::Narrator;
use crate::words::{counted, roman};

impl Narrator<'_> {
    /// What is asked of the one who owes a decision, or whom the others wait for.
    pub fn question(self) -> String {
        let view = self.view;
        let about = view.question.as_str();
        if about == "nothing: the game is over" {
            return String::from("The game is over.");
        }
        match view.subject.seat {
            Some(seat) if self.is_viewer(seat) => self.asked(about),
            Some(seat) => format!("{} decides: {about}.", self.name(seat)),
            None => format!("Chance decides: {about}."),
        }
    }

    /// The question put to the viewer.
    fn asked(self, about: &str) -> String {
        let view = self.view;
        let subject = view.subject;
        let chosen = match about {
            "Phase I" if view.moved => "Phase I: move on, act here, or end the phase.",
            "Phase I" => "Phase I: move, or stay and end the phase.",
            "Phase II" => "Phase II: fight, meditate or explore.",
            "the payment of a movement" => "Choose the second card to discard for the movement.",
            "cards to discard in Phase III" => {
                "Phase III: discard as many cards as you like, down to three at least."
            }
            "dice" if subject.side == Some(1) && !self.plays_dice() => {
                "Choose the dice that the locals reroll."
            }
            "dice" => "Choose the dice to reroll.",
            "the monster's attack" => "Choose how the monster attacks.",
            "a combo card" if view.combo.is_empty() => "Choose the first card of your combo.",
            "a combo card" => "Choose the next card of your combo, or complete it.",
            "the next card to put back" if subject.fight_cards => {
                "Choose the next fight card to put back, the topmost first."
            }
            "the next card to put back" => "Choose the next card to put back, the topmost first.",
            "a card to put back" if subject.count > Some(1) && !subject.under => {
                return format!("Choose a card to put back{}; the last one lies on top.", self.more());
            }
            "whether to trash market cards" => {
                let most =
                    subject.count.map_or_else(|| String::from("one card"), |most| counted(most, "card"));
                return format!("Choose market cards to trash: {most} at most.");
            }
            "an ability against damage" => {
                let points = subject.count.unwrap_or(0);
                return format!("{points} damage is about to be dealt to you: choose an ability to use.");
            }
            "a card to draw" => "Choose a card.",
            "cards looked at" => "Choose a card looked at to discard.",
            "a special icon" => "Choose the special icon to use next.",
            "an ability to use" => "Choose an ability to use.",
            "an option" => return self.option_question(),
            "an effect" => return self.effect_question(),
            "a bet" => return self.bet_question(),
            _ => return format!("Choose {about}{}.", self.more()),
        };
        match (about, subject.count) {
            ("cards looked at", Some(count)) if count > 1 => {
                format!("Choose a card looked at to discard, {count} to go.")
            }
            _ => String::from(chosen),
        }
    }

    /// Whether the viewer throws dice of its own: as the active player, or as the one played with.
    fn plays_dice(self) -> bool {
        let viewer = self.view.viewer;
        viewer.is_some() && (viewer == self.view.active || viewer == self.view.rival)
    }

    /// How many more are to be chosen.
    fn more(self) -> String {
        match self.view.subject.count {
            Some(count) if count > 1 => format!(", {count} to go"),
            _ => String::new(),
        }
    }

    fn option_question(self) -> String {
        let subject = self.view.subject;
        match (subject.exploration, subject.event) {
            (Some(card), _) => format!("Choose an option of {}.", self.exploration_name(card)),
            (None, Some(event)) => format!("Choose an option of {}.", self.chronicle_name(event)),
            (None, None) => String::from("Choose an option."),
        }
    }

    fn effect_question(self) -> String {
        match self.view.subject.count {
            Some(count) => format!("Choose {}.", counted(count, "effect")),
            None => String::from("Choose whether the effect happens."),
        }
    }

    fn bet_question(self) -> String {
        match self.fight() {
            Some(fight) => {
                let defender = fight.defender.map_or_else(|| String::from("a witcher"), |it| self.name(it));
                format!("{} fights {defender}: choose whether to bet.", self.name(fight.attacker))
            }
            None => String::from("Choose whether to bet."),
        }
    }

    /// The moment of play: round, turn and phase.
    pub fn moment(self) -> String {
        let view = self.view;
        match view.active.filter(|_| view.phase > 0) {
            _ if self.asks_about("the game is over") => String::from("the end"),
            None => String::from("setup"),
            Some(active) => {
                let whose = self.whose(active);
                let (round, limit, phase) = (view.round, view.round_limit, roman(view.phase));
                format!("round {round} of {limit}, {whose} turn, Phase {phase}")
            }
        }
    }
}
