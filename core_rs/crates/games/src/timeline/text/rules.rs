//! The vocabulary in words: kinds, colours, windows, effects in full and in short notation, abilities.

use super::super::card::{Card, Effect};
use super::super::vocabulary::{Colour, Condition, Kind, Reward, Side, Verb, Window};
use super::listed;

impl Kind {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Magic => "Magic",
            Self::Diplomacy => "Diplomacy",
            Self::Exploration => "Exploration",
            Self::Fight => "Fight",
        }
    }

    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Magic => 'M',
            Self::Diplomacy => 'D',
            Self::Exploration => 'E',
            Self::Fight => 'F',
        }
    }
}

impl Colour {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Pink => "pink",
        }
    }
}

impl Side {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Left => "Left",
            Self::Right => "Right",
        }
    }

    /// The side on which somebody sits.
    pub(crate) const fn seat_word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    pub(crate) const fn arrow(self) -> char {
        match self {
            Self::Left => '←',
            Self::Right => '→',
        }
    }
}

impl Window {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::BeforeDraft => "before your draft",
            Self::AfterDraft => "after your draft",
            Self::BeforePlay => "before cards are chosen",
            Self::BeforeEffect => "before one of your cards is resolved",
            Self::AfterEffects => "after your last card of the turn",
            Self::ChapterEnd => "at the end of chapters I and II",
        }
    }
}

/// The colours of a card.
pub(crate) fn colours(card: &Card) -> String {
    let words: Vec<&str> =
        Colour::ALL.into_iter().filter(|colour| card.has(*colour)).map(Colour::word).collect();
    if words.is_empty() { String::from("colourless") } else { words.join("/") }
}

/// The printed symbols in words: "2 Magic and 1 Fight".
pub(crate) fn symbols(symbols: [u8; 4]) -> String {
    let kinds = Kind::ALL.into_iter().zip(symbols).filter(|(_, count)| *count > 0);
    let words: Vec<String> = kinds.map(|(kind, count)| format!("{count} {}", kind.word())).collect();
    listed(&words, "no symbols")
}

/// What a card does, in one line: its effect, its icon, or that it has neither.
pub(crate) fn card(card: &Card) -> String {
    let cup = card.cup.map(|side| format!("Passing cup to the {}.", side.seat_word()));
    match (card.effect.map(effect), cup) {
        (Some(effect), Some(cup)) => format!("{effect} {cup}"),
        (Some(text), None) | (None, Some(text)) => text,
        (None, None) => String::from("No effect."),
    }
}

/// A whole effect: condition, then reward.
fn effect(effect: Effect) -> String {
    let text = match (effect.condition, effect.reward) {
        (Condition::PartnerHas(colour), Reward::PointsOnOneTrack) => {
            format!("for each {} card of one partner, up to 3: 1 point on your shared track", colour.word())
        }
        (condition, reward) => {
            let each = matches!(
                condition,
                Condition::PartnerHas(_) | Condition::UpToThree(_) | Condition::UpToThreeInactive
            );
            format!("{}: {}", asked(condition), paid(reward, each))
        }
    };
    if effect.reward.is_tea() { format!("Tea: {text}.") } else { format!("{}.", super::capital(&text)) }
}

fn asked(condition: Condition) -> String {
    match condition {
        Condition::LoseOne(kind) => format!("lose 1 {}", kind.word()),
        Condition::LoseUpToThree(kind) => format!("lose up to 3 {}", kind.word()),
        Condition::LoseUpToThreeInactive => String::from("lose up to 3 inactive symbols"),
        Condition::TwoOrMore(colour) => format!("with 2 or more {} cards", colour.word()),
        Condition::ThreeOrMore(colour) => format!("with 3 or more {} cards", colour.word()),
        Condition::PartnerHas(colour) => format!("for each {} card of one partner, up to 3", colour.word()),
        Condition::ExactlyOne(colour) => format!("with exactly 1 {} card", colour.word()),
        Condition::ExactlyTwo(colour) => format!("with exactly 2 {} cards", colour.word()),
        Condition::UpToThree(colour) => format!("for each {} card, up to 3", colour.word()),
        Condition::UpToThreeInactive => String::from("for each inactive symbol, up to 3"),
        Condition::ExactlyTwoInactive => String::from("with exactly 2 inactive symbols"),
        Condition::TwoOrMoreInactive => String::from("with 2 or more inactive symbols"),
    }
}

/// A reward; a scaled one is said for each thing counted, or for as many as were lost.
fn paid(reward: Reward, each: bool) -> String {
    let scaled = |one: &str, many: &str| {
        if each { format!("gain 1 {one}") } else { format!("gain as many {many}") }
    };
    match reward {
        Reward::ThreeExperience => String::from("score 3 XP"),
        Reward::ExperienceByLevel if each => String::from("score 1 XP"),
        Reward::ExperienceByLevel => String::from("score as many XP"),
        Reward::PointOnBothTracks => String::from("1 point on each of your tracks"),
        Reward::PointsOnOneTrack if each => String::from("1 point on one of your tracks"),
        Reward::PointsOnOneTrack => String::from("as many points on one of your tracks"),
        Reward::LeftByLevel => scaled("Left symbol", "Left symbols"),
        Reward::RightByLevel => scaled("Right symbol", "Right symbols"),
        Reward::TwoLeft => String::from("gain 2 Left symbols"),
        Reward::TwoRight => String::from("gain 2 Right symbols"),
        Reward::OneOfEachActive => String::from("gain 1 Left and 1 Right symbol"),
        Reward::Two(kind) => format!("gain 2 {}", kind.word()),
        Reward::ByLevel(kind) => scaled(kind.word(), kind.word()),
        Reward::Set(kinds) => {
            let words = kinds.map(|kind| format!("1 {}", kind.word()));
            format!("gain {}", listed(&words, "nothing"))
        }
    }
}

/// What a card does, in the notation of the legend; empty if it does nothing.
pub(crate) fn notation(card: &Card) -> String {
    let effect = card.effect.map(|effect| {
        let tea = if effect.reward.is_tea() { "tea, " } else { "" };
        format!("{tea}{}: {}", asked_short(effect.condition), paid_short(effect.reward))
    });
    let cup = card.cup.map(|side| format!("cup {}", side.arrow()));
    let parts: Vec<String> = effect.into_iter().chain(cup).collect();
    parts.join(", ")
}

fn asked_short(condition: Condition) -> String {
    match condition {
        Condition::LoseOne(kind) => format!("lose {}", kind.letter()),
        Condition::LoseUpToThree(kind) => format!("lose 1-3 {}", kind.letter()),
        Condition::LoseUpToThreeInactive => String::from("lose 1-3 inactive"),
        Condition::TwoOrMore(colour) => format!("2+ {}", colour.word()),
        Condition::ThreeOrMore(colour) => format!("3+ {}", colour.word()),
        Condition::PartnerHas(colour) => format!("partner 1-3 {}", colour.word()),
        Condition::ExactlyOne(colour) => format!("just 1 {}", colour.word()),
        Condition::ExactlyTwo(colour) => format!("just 2 {}", colour.word()),
        Condition::UpToThree(colour) => format!("1-3 {}", colour.word()),
        Condition::UpToThreeInactive => String::from("1-3 inactive"),
        Condition::ExactlyTwoInactive => String::from("just 2 inactive"),
        Condition::TwoOrMoreInactive => String::from("2+ inactive"),
    }
}

fn paid_short(reward: Reward) -> String {
    match reward {
        Reward::ThreeExperience => String::from("+3 XP"),
        Reward::ExperienceByLevel => String::from("+1-3 XP"),
        Reward::PointOnBothTracks => String::from("+1 each track"),
        Reward::PointsOnOneTrack => String::from("+1-3 track"),
        Reward::LeftByLevel => String::from("+1-3 Left"),
        Reward::RightByLevel => String::from("+1-3 Right"),
        Reward::TwoLeft => String::from("+2 Left"),
        Reward::TwoRight => String::from("+2 Right"),
        Reward::OneOfEachActive => String::from("+1 Left +1 Right"),
        Reward::Two(kind) => format!("+2 {}", kind.letter()),
        Reward::ByLevel(kind) => format!("+1-3 {}", kind.letter()),
        Reward::Set(kinds) => kinds.map(|kind| format!("+{}", kind.letter())).join(" "),
    }
}

/// What an ability does, as short as it goes; the moment is said by the window.
pub(crate) fn verb(verb: Verb) -> String {
    match verb {
        Verb::WaiveLoss(1) => String::from("waive 1 loss"),
        Verb::WaiveLoss(count) => format!("waive up to {count} losses"),
        Verb::TakeBack => String::from("take a timeline card back into your hand"),
        Verb::FullResult => String::from("the full result for nothing"),
        Verb::PlayExtra(count) => format!("play one more card, then draw {count}"),
        Verb::GainFewer => String::from("gain 1 of the active kind you have fewer of"),
        Verb::GainActive(count) => format!("gain {count} of an active kind"),
        Verb::Seek => String::from("search the deck for a kind"),
        Verb::Pull => String::from("gain 1 active symbol, others lose 1 of the other kind"),
        Verb::Trade(count) => format!("lose 1 of your stronger active kind, gain {count} of the weaker"),
        Verb::SwapRows => String::from("swap two face-up cards"),
        Verb::TakeExtra => String::from("take one more face-up card"),
        Verb::BurnPair(count) => format!("discard a pair, gain up to {count} of its symbols"),
        Verb::TakeAndPlay => String::from("take a face-up card and play it"),
        Verb::Recolour => String::from("let a card have the colour asked for"),
        Verb::Replace => String::from("take a timeline card back and play another"),
        Verb::Cash(1) => String::from("discard a card for its symbols, draw 1"),
        Verb::Cash(count) => format!("discard up to {count} cards for their symbols, draw as many"),
        Verb::DrawAndDiscard(count) => format!("draw {count}, then discard 1"),
    }
}
