//! What an action does, in a short sentence to the one who may do it.

use super::super::action::Action;
use super::super::view::AbilityView;
use super::super::vocabulary::{Kind, Side};
use super::{Narrator, Spoken, rules};

impl<'a, T: Spoken> Narrator<'a, T> {
    /// A label. Those of one menu are all different.
    pub fn label(self, action: Action) -> String {
        if let Some(label) = T::label(self, action) {
            return label;
        }
        match action {
            Action::DrawFirst { seat } => format!("{} to choose first", self.place(seat)),
            Action::DrawCard { card } => format!("Draw {}", self.card_name(card)),
            Action::DrawCharacter { character } => format!("Deal {}", self.character(character)),
            Action::KeepCharacter { character } => format!("Play {}", self.character_gist(character)),
            Action::Pass => match self.view.question.card {
                Some(card) => format!("Use no ability on {}", self.card_name(card)),
                None => String::from("Use no ability now"),
            },
            Action::UseAbility { ability } => self.use_label(ability),
            Action::TakeDeck => format!("Take two unseen cards from the deck ({} left)", self.view.deck),
            Action::TakeRow { row } => match T::row_bonus(self, row) {
                Some(bonus) => format!("Take {} ({bonus})", self.row(row)),
                None => format!("Take {}", self.row(row)),
            },
            Action::PickCard { row, place } => self.pick_label(row, place),
            Action::BurnPair { row } => format!("Discard {}", self.row(row)),
            Action::Select { card } => format!("Play {}", self.card_name(card)),
            Action::PlayCard { card } => format!("Play {} now", self.card_name(card)),
            Action::Stop => String::from("Stop here"),
            Action::DiscardCard { card } => self.discard_label(card),
            Action::TakeBack { position } => format!("Take {} back into your hand", self.own_card(position)),
            Action::Recolour { position } => self.recolour_label(position),
            Action::Keep { position } => format!("Keep {}", self.own_card(position)),
            Action::LoseToken { kind } => {
                let tokens = self.own().map_or(0, |own| own.pool[kind as usize]);
                format!("Lose one {} token (you have {tokens})", kind.word())
            }
            Action::LoseSymbol { position, kind } => {
                let place = u16::from(position) + 1;
                format!("Lose the {} on {} (position {place})", kind.word(), self.own_card(position))
            }
            Action::ChooseKind { kind } if self.asks_about("search") => format!("Search for {}", kind.word()),
            Action::ChooseKind { kind } => format!("Gain 1 {}", kind.word()),
            Action::ChooseActive { side } => self.active_label(side),
            // What only the other game knows.
            _ => String::from("Chance"),
        }
    }

    /// A character with what its first ability does.
    pub fn character_gist(self, character: u8) -> String {
        let name = self.character(character);
        match self.ability(character, 0) {
            Some(ability) => format!("{name} ({}: {})", ability.name, rules::verb(ability.verb)),
            None => format!("{name} (character {character})"),
        }
    }

    /// An ability the viewer has, by its slot.
    fn held(self, slot: u8) -> Option<&'a AbilityView> {
        self.own()?.abilities.iter().find(|ability| ability.slot == slot)
    }

    /// The name of an ability the viewer has.
    pub fn ability_in(self, slot: u8) -> String {
        match self.held(slot) {
            Some(held) => String::from(self.ability_name(held.character, held.ability)),
            None => format!("ability {}", u16::from(slot) + 1),
        }
    }

    fn use_label(self, slot: u8) -> String {
        let name = self.ability_in(slot);
        let on =
            self.view.question.card.map_or_else(String::new, |card| format!(" on {}", self.card_name(card)));
        match self.held(slot).and_then(|held| self.ability(held.character, held.ability)) {
            Some(ability) => format!("Use {name}{on}: {}", rules::verb(ability.verb)),
            None => format!("Use {name}{on}"),
        }
    }

    fn row(self, row: u8) -> String {
        let number = u16::from(row) + 1;
        match self.view.rows.get(usize::from(row)) {
            Some(pair) => {
                let cards: Vec<u8> = pair.iter().flatten().copied().collect();
                format!("row {number}: {}", self.card_names(&cards))
            }
            None => format!("row {number}"),
        }
    }

    fn pick_label(self, row: u8, place: u8) -> String {
        let verb = match () {
            () if self.asks_about("swap") => "Swap",
            () if self.asks_about("take and play") => "Take and play",
            () => "Take",
        };
        format!("{verb} {}", self.face_up(row, place))
    }

    /// A face-up card with its row.
    pub fn face_up(self, row: u8, place: u8) -> String {
        let number = u16::from(row) + 1;
        let pair = self.view.rows.get(usize::from(row));
        match pair.and_then(|pair| pair.get(usize::from(place)).copied().flatten()) {
            Some(card) => format!("{} (row {number})", self.card_name(card)),
            None => format!("card {} of row {number}", u16::from(place) + 1),
        }
    }

    fn discard_label(self, card: u8) -> String {
        let name = self.card_name(card);
        match self.card(card) {
            Some(card) if self.asks_about("symbols") => {
                format!("Discard {name} for {}", rules::symbols(card.symbols))
            }
            _ => format!("Discard {name}"),
        }
    }

    /// A card of the viewer's timeline.
    pub fn own_card(self, position: u8) -> String {
        match self.own().and_then(|own| own.timeline.get(usize::from(position))) {
            Some(played) => String::from(self.card_name(played.card)),
            None => format!("timeline card {}", u16::from(position) + 1),
        }
    }

    fn recolour_label(self, position: u8) -> String {
        let effect = self.asked_card().and_then(|card| card.effect);
        let colour = effect.and_then(|effect| effect.condition.own_colour()).map(|(colour, _)| colour.word());
        format!("Let {} count as {}", self.own_card(position), colour.unwrap_or("the colour asked for"))
    }

    /// The active kind on a side.
    pub fn active_kind(self, side: Side) -> Option<Kind> {
        self.view.active.map(|active| active[side as usize])
    }

    fn active_label(self, side: Side) -> String {
        let Some(kind) = self.active_kind(side) else {
            return format!("Choose the {} kind", side.word());
        };
        let have = self
            .view
            .viewer
            .map_or_else(String::new, |viewer| format!("; you have {}", self.symbols(viewer, kind)));
        format!("Choose {} ({}{have})", kind.word(), side.word())
    }
}
