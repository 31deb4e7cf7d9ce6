//! Words of the vocabulary.

use super::super::vocabulary::{Attribute, Colour, Half, Place, Scope, Site, Symbol, Terrain};

impl Attribute {
    pub(in super::super) const fn word(self) -> &'static str {
        match self {
            Self::Attack => "Attack",
            Self::Defense => "Defense",
            Self::Alchemy => "Alchemy",
            Self::Specialty => "Specialty",
        }
    }
}

impl Terrain {
    pub(in super::super) const fn word(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::Mountain => "mountain",
            Self::Water => "water",
        }
    }
}

impl Symbol {
    pub(in super::super) const fn word(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::Mountain => "mountain",
            Self::Water => "water",
            Self::Wild => "any",
        }
    }
}

impl Colour {
    pub(in super::super) const fn word(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
        }
    }
}

impl Half {
    pub(in super::super) const fn word(self) -> &'static str {
        match self {
            Self::Charge => "charge",
            Self::Bite => "bite",
        }
    }
}

impl Place {
    pub(in super::super) const fn word(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Deck => "deck",
            Self::Discard => "discard pile",
            Self::Shield => "shield",
        }
    }
}

impl Scope {
    pub(in super::super) const fn word(self) -> &'static str {
        match self {
            Self::Turn => "this turn",
            Self::Fight => "this fight",
        }
    }
}

impl Site {
    /// In very few letters.
    pub(in super::super) fn word(self) -> String {
        match self {
            Self::School => String::from("school"),
            Self::Potion => String::from("potion"),
            Self::Poker => String::from("dice poker"),
            Self::Tracking => String::from("tracking"),
            Self::Exchange => String::from("exchange"),
            Self::Clearing => String::from("clear market"),
            Self::Train(attribute) => format!("train {}", attribute.word()),
        }
    }

    /// What can be done there.
    pub(in super::super) fn text(self) -> String {
        match self {
            Self::School => {
                String::from("raise an attribute and pay its new level in gold; Specialty at home only")
            }
            Self::Potion => String::from("gain 1 potion"),
            Self::Poker => String::from("stake 1 gold in dice poker with the locals"),
            Self::Tracking => String::from("gain 1 gold, and you may track a monster"),
            Self::Exchange => String::from("trash a hand card for a market card that costs at most one more"),
            Self::Clearing => String::from("trash up to two market cards; without gold, gain 1 gold first"),
            Self::Train(attribute) => {
                format!("raise {} for free, up to one above the witcher level", attribute.word())
            }
        }
    }
}
