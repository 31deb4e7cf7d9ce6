//! What happened, in a sentence to the viewer.

use super::super::card::Effect;
use super::super::event::{Event, Reason};
use super::{Narrator, Spoken, capital, counted, ended, listed, possessive, roman};

impl<T: Spoken> Narrator<'_, T> {
    /// A sentence about an event; nothing for those that go without saying.
    pub fn sentence(self, event: &Event) -> Option<String> {
        T::sentence(self, event).or_else(|| self.common_sentence(event)).map(ended)
    }

    fn common_sentence(self, event: &Event) -> Option<String> {
        let text = match event {
            Event::FirstChooser { .. }
            | Event::CharacterOffered { .. }
            | Event::CharacterTaken { .. }
            | Event::Order { .. }
            | Event::TurnBegan { .. }
            | Event::ChapterBegan { .. }
            | Event::Cleared
            | Event::Over => self.table_sentence(event),
            Event::RowsMoved { discarded } => {
                format!("The top pair left the rows: {}", self.card_names(discarded))
            }
            Event::Reshuffled { cards } => {
                format!("The discard pile became a new deck of {}", counted(*cards, "card"))
            }
            Event::Drafted { figure, row: Some(row) } => {
                format!("{} drafted row {}", self.who(*figure), u16::from(*row) + 1)
            }
            Event::Drafted { figure, row: None } => format!("{} drafted from the deck", self.who(*figure)),
            Event::Took { figure, cards } => format!("{} took {}", self.who(*figure), self.card_names(cards)),
            Event::Drew { figure, card } => format!("{} drew {}", self.who(*figure), self.card_name(*card)),
            Event::DrewUnseen { figure } => format!("{} drew a card", self.who(*figure)),
            Event::Swapped { cards } => format!("{} changed places", self.card_names(cards)),
            Event::Discarded { figure, cards } => {
                format!("{} discarded {}", self.who(*figure), self.card_names(cards))
            }
            Event::KindNamed { figure, kind } => {
                format!("{} searched the deck for {}", self.who(*figure), kind.word())
            }
            Event::TurnedUp { card } => format!("{} was turned up", self.card_name(*card)),
            // The viewer knows what it chose itself; of the others it learns only that they did.
            Event::Chose { figure, .. } if self.is_viewer(*figure) => return None,
            Event::Chose { figure, picks: 1 } => format!("{} has chosen a card", self.who(*figure)),
            Event::Chose { figure, .. } => format!("{} has chosen another card", self.who(*figure)),
            Event::Revealed { cards, .. } if cards.is_empty() => return None,
            Event::Revealed { figure, cards } => {
                format!("{} turned up {}", self.who(*figure), self.card_names(cards))
            }
            Event::Kept { figure, cards } => format!("{} kept {}", self.who(*figure), self.card_names(cards)),
            Event::Played { figure, card } => {
                format!("{} played {}", self.who(*figure), self.card_name(*card))
            }
            Event::TookBack { figure, card } => {
                format!("{} took {} back", self.who(*figure), self.card_name(*card))
            }
            Event::Recoloured { figure, card } => {
                format!("{} gave {} the colour asked for", self.who(*figure), self.card_name(*card))
            }
            Event::Resolved { figure, card, level } => self.resolved(*figure, *card, *level),
            Event::Gained { figure, kind, count } => {
                format!("{} gained {count} {}", self.who(*figure), kind.word())
            }
            Event::Lost { figure, kind, card: Some(card) } => {
                format!("{} lost the {} on {}", self.who(*figure), kind.word(), self.card_name(*card))
            }
            Event::Lost { figure, kind, card: None } => {
                format!("{} lost one {} token", self.who(*figure), kind.word())
            }
            Event::AbilityUsed { figure, character, ability } => {
                format!("{} used {}", self.who(*figure), self.ability_of(*figure, *character, *ability))
            }
            Event::AbilityUnlocked { figure, ability } => {
                let character = self.figure(*figure)?.character?;
                format!("{} unlocked {}", self.who(*figure), self.ability_name(character, *ability))
            }
            Event::Experience { figure, amount, total, reason } => {
                format!("{} scored {amount} XP {}, {total} in all", self.who(*figure), because(*reason))
            }
            Event::Victory { figure, amount, total, reason } => {
                format!("{} scored {amount} VP {}, {total} in all", self.who(*figure), because(*reason))
            }
            Event::HandShown { figure, hand } => {
                let hand: Vec<u8> = hand.iter().collect();
                format!("{} showed {}", self.who(*figure), self.card_names(&hand))
            }
            _ => return None,
        };
        Some(text)
    }

    /// Setup, turns and chapters.
    fn table_sentence(self, event: &Event) -> String {
        match event {
            Event::FirstChooser { figure } => {
                format!("{} got the first choice", capital(&self.you_or_place(*figure)))
            }
            Event::CharacterOffered { figure, character } => {
                let was = if self.is_viewer(*figure) { "were" } else { "was" };
                let who = capital(&self.you_or_place(*figure));
                format!("{who} {was} offered {}", self.character(*character))
            }
            Event::CharacterTaken { figure, character } => {
                let who = capital(&self.you_or_place(*figure));
                format!("{who} became {}", self.character(*character))
            }
            Event::Order { order } => {
                let names: Vec<String> = order.iter().map(|figure| self.whom(*figure)).collect();
                format!("The order is now {}", listed(&names, "open"))
            }
            Event::TurnBegan { chapter, turn } => format!("Chapter {}, turn {turn} began", roman(*chapter)),
            Event::ChapterBegan { chapter, active: [left, right] } => {
                let (left, right) = (left.word(), right.word());
                format!("Chapter {} began: {left} is Left, {right} is Right", roman(*chapter))
            }
            Event::Cleared => String::from("All tokens were cleared away"),
            _ => String::from("The game is over"),
        }
    }

    fn you_or_place(self, figure: u8) -> String {
        if self.is_viewer(figure) { String::from("you") } else { self.place(figure) }
    }

    /// An ability, with its owner if it is another's.
    pub fn ability_of(self, figure: u8, character: u8, ability: u8) -> String {
        let name = self.ability_name(character, ability);
        if self.figure(figure).and_then(|view| view.character) == Some(character) {
            String::from(name)
        } else {
            format!("{} {name}", possessive(self.character(character)))
        }
    }

    fn resolved(self, figure: u8, number: u8, level: u8) -> String {
        let name = format!("{} {}", capital(&self.whose(figure)), self.card_name(number));
        match self.card(number).and_then(|card| card.effect) {
            _ if level == 0 => format!("{name} had no effect"),
            Some(Effect { condition, .. }) if condition.is_scaled() => {
                format!("{name} took effect at level {level}")
            }
            _ => format!("{name} took effect"),
        }
    }
}

fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::LowestRow => "for the lowest row",
        Reason::Chapter => "for the chapter",
        Reason::Bonus => "from a partnership",
        Reason::SideQuest => "for the side quest",
        Reason::Golden => "for golden experience",
        Reason::Partnership => "for the weaker partnership",
        Reason::Card => "from a card",
        Reason::Outcome => "from the outcome",
        Reason::Effort => "for extra effort",
        Reason::Requirement => "for a requirement",
        Reason::Objective => "for an objective",
        Reason::Alliance => "from an alliance",
        Reason::Automa => "by an ability",
    }
}
