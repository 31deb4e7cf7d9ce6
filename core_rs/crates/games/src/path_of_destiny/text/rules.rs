//! The vocabulary of stories, side quests and Automa boards in words.

use super::super::automa::SECOND_ABILITY;
use super::super::pack::{AutomaBoard, Effort, Pack, Requirement, SideQuest};
use super::super::vocabulary::{
    Alliance, AutomaAbility, Colour, EffortBonus, Kind, PathBonus, Points, Quest, Side,
};
use crate::timeline::text::listed;

/// Cards of the colour that the two stages of a requirement ask for, and the experience they pay (POD-19.5, POD-19.7).
const STAGES: [[u8; 2]; 2] = [[3, 1], [4, 2]];

/// Whose alliance goes with a side (POD-20.8).
pub(in super::super) const fn patron(side: Side) -> &'static str {
    match side {
        Side::Left => "Renfri",
        Side::Right => "Stregobor",
    }
}

/// The letter of an objective's type.
pub(in super::super) const fn letter(place: u8) -> &'static str {
    match place {
        0 => "A",
        1 => "B",
        2 => "C",
        3 => "D",
        _ => "?",
    }
}

/// The last main symbols with which objectives of a type are scored (POD-19.1).
pub(in super::super) const fn scored_for(place: u8) -> &'static str {
    match place {
        0 => "Fight",
        1 => "Magic",
        2 => "any but Magic",
        3 => "any but Fight",
        _ => "unknown",
    }
}

/// What an alliance card does.
pub(in super::super) fn alliance(effect: Alliance) -> String {
    match effect {
        Alliance::Experience => String::from("score 1 XP"),
        Alliance::Exchange => String::from("lose 1 active symbol, gain 2 of the other active kind"),
        Alliance::Gain(side) => format!("gain 1 {} symbol", side.word()),
        Alliance::Redeem => String::from("lose 1 inactive symbol, score 2 XP"),
    }
}

/// What an extra-effort card gives.
pub(in super::super) fn effort_bonus(bonus: EffortBonus) -> String {
    match bonus {
        EffortBonus::Experience(amount) => format!("{amount} XP"),
        EffortBonus::OneOfEachActive => String::from("1 Left and 1 Right symbol"),
    }
}

/// The sequence of an extra-effort card and what it gives.
pub(in super::super) fn effort(card: &Effort) -> String {
    let colours: Vec<&str> = card.sequence.iter().map(|colour| colour.word()).collect();
    format!("{}: {}", colours.join(", "), effort_bonus(card.bonus))
}

/// What a stage of a requirement asks for and pays; the first stage is 1.
pub(in super::super) fn stage(stage: u8, colour: Colour) -> String {
    let [cards, experience] = STAGES[usize::from(stage > 1)];
    format!("{cards} {} cards: {experience} XP", colour.word())
}

/// Both stages of a requirement.
pub(in super::super) fn requirement(card: &Requirement) -> String {
    let [first, second] = [1, 2].map(|number| stage(number, card.colour));
    format!("First stage, {first}; then {second}. Whoever meets it may look at the objective.")
}

/// What a side quest counts.
pub(in super::super) fn quest(quest: Quest) -> String {
    match quest {
        Quest::HandCards(colour) => format!("{} cards in hand", colour.word()),
        Quest::HandShowing(kind) => format!("cards with {} in hand", kind.word()),
        Quest::HandSymbols(kind) => format!("{} symbols in hand", kind.word()),
        Quest::HandMulticoloured => String::from("multi-coloured cards in hand"),
        Quest::HandColours => String::from("colours in hand"),
        Quest::HandPlain => String::from("cards without effect in hand"),
    }
}

/// What a side quest pays for none, one, two … of the things it counts.
pub(in super::super) fn scale(quest: &SideQuest) -> String {
    let points: Vec<String> = quest.table.iter().map(u8::to_string).collect();
    format!("{} VP for 0 to {}+", points.join("/"), quest.table.len() - 1)
}

/// The two abilities of an Automa board.
pub(in super::super) fn automa_abilities(board: &AutomaBoard) -> [String; 2] {
    let first = format!("1 XP for each {} card it takes", board.colour.word());
    let second = match board.ability {
        AutomaAbility::ExtraCard => "after its draft it plays one more card with an active symbol",
        AutomaAbility::ExtraToken => "one more token at each flip of the Destiny step",
        AutomaAbility::LeadingToken => "after its draft it gains 1 of the active kind it has more of",
    };
    let [one, two] = &board.names;
    [format!("{one}: {first}"), format!("{two} (from {SECOND_ABILITY} XP): {second}")]
}

/// Its competence symbols.
pub(in super::super) fn competences(board: &AutomaBoard) -> String {
    listed(&board.competences.map(Kind::word), "none")
}

/// What an outcome brings to the holder of a path token.
pub(in super::super) fn path_bonus(pack: &Pack, bonus: PathBonus) -> String {
    match bonus {
        PathBonus::Gain(kind) => format!("gain 1 {}", kind.word()),
        PathBonus::GainActive => String::from("gain 1 active symbol"),
        PathBonus::Lead(points) => {
            let point = match points {
                Points::Victory => "1 VP",
                Points::Experience => "1 XP",
            };
            format!("go to the top of the order, or {point} if already there")
        }
        PathBonus::Special(token) => {
            let kind = usize::from(token).checked_sub(1).and_then(|token| pack.special.get(token));
            format!("take the special {} token", kind.map_or("symbol", |kind| kind.word()))
        }
        PathBonus::DrawAndDiscard => String::from("draw 2 cards, then discard 1"),
        PathBonus::Victory(points) => format!("{points} VP"),
        PathBonus::Experience(points) => format!("{points} XP"),
        PathBonus::LoseExperience(points) => format!("lose {points} XP"),
        PathBonus::Trail => String::from("go to the bottom of the order, or lose 1 XP if already there"),
    }
}
