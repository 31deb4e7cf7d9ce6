//! Sentences about fights.

use super::super::event::Event;
use super::super::fight::Ending;
use super::super::pack::Holder;
use super::{Narrator, rules};
use crate::words::{capital, counted};

impl Narrator<'_> {
    pub(super) fn fight_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::FightBegan { seat, against, monster } => {
                format!("{} attacked {}", self.who(*seat), self.opponent(*against, *monster))
            }
            Event::Bet { seat, on: 1 } => format!("{} bet on the attacker", self.who(*seat)),
            Event::Bet { seat, on: 2 } => format!("{} bet on the defender", self.who(*seat)),
            Event::Bet { seat, .. } => format!("{} did not bet", self.who(*seat)),
            Event::LifePool { seat, cards } => {
                format!("{} life pool has {}", capital(&self.whose(*seat)), counted(*cards, "card"))
            }
            Event::MonsterPool { cards } => {
                format!("The monster's life pool has {}", counted(*cards, "card"))
            }
            Event::FightTurn { seat: Some(seat) } => {
                format!("{} fight turn began", capital(&self.whose(*seat)))
            }
            Event::FightTurn { seat: None } => String::from("The monster's fight turn began"),
            Event::AbilityUsed { seat, ability } => self.ability_sentence(*seat, *ability),
            Event::Played { seat, card, .. } => {
                format!("{} played {}", self.who(*seat), self.card_name(*card))
            }
            Event::ComboComplete { seat, cards } => {
                format!("{} completed a combo of {}", self.who(*seat), counted(*cards, "card"))
            }
            Event::ReturnedToHand { seat, card } => {
                format!("{} returned to {} hand", capital(self.card_name(*card)), self.whose(*seat))
            }
            Event::Damage { to: Some(seat), points } => {
                format!("{} took {points} damage", self.who(*seat))
            }
            Event::Damage { to: None, points } => format!("The monster took {points} damage"),
            Event::MonsterLost { card, left } => {
                let number = u16::from(*card) + 1;
                format!("The monster lost fight card {number}, {} left", counted(*left, "card"))
            }
            Event::AttackNamed { seat: Some(seat), half } => {
                format!("{} let the monster {}", self.who(*seat), half.word())
            }
            Event::AttackNamed { seat: None, half } => {
                format!("The monster attacks with its {}", half.word())
            }
            Event::AttackRevealed { card, left } => {
                let left = counted(*left, "card");
                match self.fight_card(*card) {
                    Some(halves) => {
                        let number = u16::from(*card) + 1;
                        let halves = rules::fight_card(halves);
                        format!("The monster showed fight card {number} – {halves} – {left} left")
                    }
                    None => format!("The monster showed a fight card, {left} left"),
                }
            }
            Event::KnockedOut { seat } => {
                let was = if self.is_viewer(*seat) { "were" } else { "was" };
                format!("{} {was} knocked out", self.who(*seat))
            }
            Event::FightEnded { seat, against, monster, ending } => {
                let (who, opponent) = (self.who(*seat), self.opponent(*against, *monster));
                match *ending {
                    ending if ending == Ending::Won as u8 => format!("{who} defeated {opponent}"),
                    ending if ending == Ending::DrivenAway as u8 => format!("{who} drove {opponent} away"),
                    ending if ending == Ending::Lost as u8 => format!("{who} lost to {opponent}"),
                    _ => format!("{who} ended the fight with {opponent}"),
                }
            }
            Event::MonsterLeft { monster, defeated, .. } => {
                let how = if *defeated { "is dead" } else { "fled" };
                format!("{} {how}", capital(&self.the_monster(*monster)))
            }
            _ => return None,
        })
    }

    fn opponent(self, against: Option<u8>, monster: Option<u8>) -> String {
        match (against, monster) {
            (Some(seat), _) => self.whom(seat),
            (None, Some(monster)) => self.the_monster(monster),
            (None, None) => String::from("somebody"),
        }
    }

    fn ability_sentence(self, seat: u8, number: u8) -> String {
        let who = self.who(seat);
        match self.ability(number) {
            Some(ability) => {
                let name = self.holder_name(ability.holder);
                match ability.holder {
                    Holder::Monster(_) => format!("The {name} struck {}: {}", self.whom(seat), ability.text),
                    _ => format!("{who} used {name}: {}", ability.text),
                }
            }
            None => format!("{who} used an ability"),
        }
    }
}
