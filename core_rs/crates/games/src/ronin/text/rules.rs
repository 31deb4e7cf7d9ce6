//! The vocabulary of the partnership boards in words.

use super::super::pack::Board;
use super::super::vocabulary::{Bonus, Measure, Pay};
use crate::timeline::text::counted;

/// What a bonus gives.
pub(in super::super) fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::AbilityCard(number) => format!("the partner's ability card {number}"),
        Bonus::ActiveSymbols(1) => String::from("1 active symbol"),
        Bonus::ActiveSymbols(count) => format!("{count} active symbols, any mix"),
        Bonus::OneActiveKind(count) => format!("{} of one active kind", counted(count, "symbol")),
        Bonus::Experience(amount) => format!("{amount} XP"),
        Bonus::Victory(amount) => format!("{amount} VP"),
        Bonus::Draw(count) => format!("draw {}", counted(count, "card")),
        Bonus::Restore => String::from("renew a spent ability"),
        Bonus::Count { of, pay, steps } => {
            let mut steps = steps.to_vec();
            steps.dedup();
            let row = |column: usize| {
                steps.iter().map(|step| step[column].to_string()).collect::<Vec<_>>().join("/")
            };
            format!("{} {} for {} {}", row(1), paid_in(pay), row(0), measure(of))
        }
    }
}

/// What a counted bonus pays in.
pub(in super::super) const fn paid_in(pay: Pay) -> &'static str {
    match pay {
        Pay::Experience => "XP",
        Pay::Victory => "VP",
        Pay::ActiveSymbols => "active symbols",
    }
}

/// What a bonus counts.
pub(in super::super) fn measure(measure: Measure) -> String {
    match measure {
        Measure::UnlockedAbilities => String::from("unlocked abilities"),
        Measure::Experience => String::from("XP"),
        Measure::TimelineCards(colour) => format!("{} cards in your timeline", colour.word()),
        Measure::TimelineColours => String::from("colours in your timeline"),
        Measure::InactiveSymbols => String::from("inactive symbols"),
        Measure::CupIcons => String::from("cups in your timeline"),
        Measure::ActiveSymbolsInHand => String::from("active symbols in your hand, shown"),
        Measure::HandCards => String::from("cards in your hand"),
    }
}

/// What a space gives; nothing if it gives nothing.
pub(in super::super) fn space(board: &Board, space: u8) -> Option<String> {
    let alternatives = board.spaces.get(usize::from(space))?.iter().flatten().copied().map(bonus);
    let alternatives: Vec<String> = alternatives.collect();
    (!alternatives.is_empty()).then(|| alternatives.join(", or "))
}

/// The spaces of a board that give something.
pub(in super::super) fn spaces(board: &Board) -> impl Iterator<Item = String> {
    (0..board.spaces.len() as u8).filter_map(|at| Some(format!("{at}: {}", space(board, at)?)))
}
