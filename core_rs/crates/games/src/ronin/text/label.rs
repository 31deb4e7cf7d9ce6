//! Labels of the actions that only Ronin knows.

use super::super::action::Action;
use super::super::vocabulary::{Bonus, Condition, Measure, Side};
use super::{Narrator, rules};
use crate::timeline::text::{self, capital, counted, listed, possessive};

impl Narrator<'_> {
    pub(super) fn own_label(self, action: Action) -> Option<String> {
        Some(match action {
            Action::DrawChapter { chapter } => {
                let card = self.pack.chapters.get(usize::from(chapter));
                format!("Turn up {}", card.map_or("an unknown chapter card", |card| &card.name))
            }
            Action::DrawBoard { board } => format!("Deal {}", self.board_name(board)),
            Action::ChooseAutoma { character } => {
                format!("Give the Automa {}", self.character_gist(character))
            }
            Action::KeepBoard { board } => format!("Place {}", self.board_name(board)),
            Action::Restore { ability } => format!("Renew {}", self.ability_in(ability)),
            Action::ChooseTrack { side } => self.track_label(side),
            Action::GainMix { left } => self.mix_label(left),
            Action::TakeBonus { alternative } => self.bonus_label(alternative),
            _ => return None,
        })
    }

    fn track_label(self, side: Side) -> String {
        let seat = side.seat_word();
        let Some((partner, track)) = self.partnership(side) else {
            return format!("Choose the partner on your {seat}");
        };
        let (name, space) = (self.name(partner), u16::from(track.space));
        let effect = self.asked_card().and_then(|card| card.effect);
        if let Some(Condition::PartnerHas(colour)) = effect.map(|effect| effect.condition) {
            let cards = self.figure(partner).map_or(0, |figure| self.coloured(figure, colour));
            let shown = counted(cards, &format!("{} card", colour.word()));
            return format!("Turn to {name} on your {seat}: {shown}, track now on {space}");
        }
        let points = self.view.question.count.map_or_else(String::new, |points| format!(" up {points}"));
        format!("Move the track with {name} on your {seat}{points} from {space}")
    }

    fn mix_label(self, left: u8) -> String {
        let words = self.active_words();
        let Some(right) = self.view.question.count.and_then(|count| count.checked_sub(left)) else {
            return format!("Gain {left} {} and the rest {}", words[0], words[1]);
        };
        let gains = [left, right].into_iter().zip(words).filter(|(count, _)| *count > 0);
        let gains: Vec<String> = gains.map(|(count, word)| format!("{count} {word}")).collect();
        format!("Gain {}", listed(&gains, "nothing"))
    }

    /// What an alternative of the space in question gives to the viewer.
    fn bonus_label(self, alternative: u8) -> String {
        let found = self.view.question.space.and_then(|[track, space]| {
            let track = self.track(track)?;
            let bonus = self.board(track)?.spaces.get(usize::from(space))?.get(usize::from(alternative))?;
            Some((track, (*bonus)?))
        });
        let Some((track, bonus)) = found else {
            return format!("Take alternative {}", u16::from(alternative) + 1);
        };
        let instead = if alternative == 0 { "" } else { " instead" };
        match bonus {
            Bonus::AbilityCard(number) => {
                let partner = track.partners.into_iter().find(|partner| !self.is_viewer(*partner));
                let partner = partner.unwrap_or(track.partners[0]);
                let character = self.figure(partner).and_then(|figure| figure.character);
                let ability =
                    character.and_then(|character| self.ability(character, number.saturating_sub(1)));
                match ability {
                    Some(ability) => {
                        let (whose, name) = (possessive(&self.name(partner)), &ability.name);
                        format!("Take {whose} card {name}: {}{instead}", text::rules::verb(ability.verb))
                    }
                    None => format!("Take ability card {number} of your partner{instead}"),
                }
            }
            Bonus::Count { of, pay, steps } => {
                let Some(count) = self.measured(of) else {
                    return format!("Score {}{instead}", rules::bonus(bonus));
                };
                let reached = steps.iter().rev().find(|[least, _]| count >= u16::from(*least));
                let amount = reached.map_or(0, |[_, amount]| *amount);
                let show =
                    if of == Measure::ActiveSymbolsInHand { "Show your hand and take" } else { "Take" };
                format!("{show} {amount} {} for {count} {}{instead}", rules::paid_in(pay), measured_in(of))
            }
            Bonus::Draw(_) | Bonus::Restore => format!("{}{instead}", capital(&rules::bonus(bonus))),
            _ => format!("Take {}{instead}", rules::bonus(bonus)),
        }
    }
}

/// What a bonus counted, behind the number.
fn measured_in(measure: Measure) -> String {
    match measure {
        Measure::ActiveSymbolsInHand => String::from("active symbols in it"),
        _ => rules::measure(measure),
    }
}
