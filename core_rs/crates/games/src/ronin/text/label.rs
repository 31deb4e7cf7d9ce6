//! What an action does, in a short sentence to the one who may do it, and the question it answers.

use super::super::action::Action;
use super::super::view::{AbilityView, Step};
use super::super::vocabulary::{Bonus, Condition, Kind, Measure, Side};
use super::{Narrator, counted, listed, possessive, rules};

impl<'a> Narrator<'a> {
    /// A label. Those of one menu are all different.
    pub fn label(self, action: Action) -> String {
        match action {
            Action::KeepCharacter { character } => format!("Play {}", self.character_gist(character)),
            Action::ChooseAutoma { character } => {
                format!("Give the Automa {}", self.character_gist(character))
            }
            Action::KeepBoard { board } => format!("Place {}", self.board_name(board)),
            Action::Pass => match self.view.question.card {
                Some(card) => format!("Use no ability on {}", self.card_name(card)),
                None => String::from("Use no ability now"),
            },
            Action::UseAbility { ability } => self.use_label(ability),
            Action::Restore { ability } => format!("Renew {}", self.ability_in(ability)),
            Action::TakeDeck => format!("Take two unseen cards from the deck ({} left)", self.view.deck),
            Action::TakeRow { row } => {
                let lowest = usize::from(row) + 1 == self.view.rows.len();
                let extra = if lowest { " (+1 XP)" } else { "" };
                format!("Take {}{extra}", self.row(row))
            }
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
            Action::ChooseTrack { side } => self.track_label(side),
            Action::GainMix { left } => self.mix_label(left),
            Action::TakeBonus { alternative } => self.bonus_label(alternative),
            _ => self.chance_label(action),
        }
    }

    fn asks_about(self, word: &str) -> bool {
        self.view.question.about.contains(word)
    }

    fn chance_label(self, action: Action) -> String {
        match action {
            Action::DrawChapter { chapter } => {
                let card = self.pack.chapters.get(usize::from(chapter));
                format!("Turn up {}", card.map_or("an unknown chapter card", |card| &card.name))
            }
            Action::DrawFirst { seat } => format!("{} to choose first", self.place(seat)),
            Action::DrawCard { card } => format!("Draw {}", self.card_name(card)),
            Action::DrawCharacter { character } => format!("Deal {}", self.character(character)),
            Action::DrawBoard { board } => format!("Deal {}", self.board_name(board)),
            _ => String::from("Chance"),
        }
    }

    /// A character with what its first ability does.
    fn character_gist(self, character: u8) -> String {
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

    fn ability_in(self, slot: u8) -> String {
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
        let number = u16::from(row) + 1;
        let pair = self.view.rows.get(usize::from(row));
        match pair.and_then(|pair| pair.get(usize::from(place)).copied().flatten()) {
            Some(card) => format!("{verb} {} (row {number})", self.card_name(card)),
            None => format!("{verb} card {} of row {number}", u16::from(place) + 1),
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
    fn own_card(self, position: u8) -> String {
        match self.own().and_then(|own| own.timeline.get(usize::from(position))) {
            Some(played) => String::from(self.card_name(played.card)),
            None => format!("timeline card {}", u16::from(position) + 1),
        }
    }

    fn recolour_label(self, position: u8) -> String {
        let effect = self.view.question.card.and_then(|card| self.card(card)?.effect);
        let colour = effect.and_then(|effect| effect.condition.own_colour()).map(|(colour, _)| colour.word());
        format!("Let {} count as {}", self.own_card(position), colour.unwrap_or("the colour asked for"))
    }

    /// The active kind on a side.
    fn active_kind(self, side: Side) -> Option<Kind> {
        self.view.active.map(|active| active[side as usize])
    }

    fn active_label(self, side: Side) -> String {
        let Some(kind) = self.active_kind(side) else {
            return format!("Choose the {} kind", side.word());
        };
        let have =
            self.own().map_or_else(String::new, |own| format!("; you have {}", self.symbols(own, kind)));
        format!("Choose {} ({}{have})", kind.word(), side.word())
    }

    fn track_label(self, side: Side) -> String {
        let seat = side.seat_word();
        let Some((partner, track)) = self.partnership(side) else {
            return format!("Choose the partner on your {seat}");
        };
        let (name, space) = (self.name(partner), u16::from(track.space));
        let effect = self.view.question.card.and_then(|card| self.card(card)?.effect);
        if let Some(Condition::PartnerHas(colour)) = effect.map(|effect| effect.condition) {
            let cards = self.figure(partner).map_or(0, |figure| self.coloured(figure, colour));
            let shown = counted(cards, &format!("{} card", colour.word()));
            return format!("Turn to {name} on your {seat}: {shown}, track now on {space}");
        }
        let points = self.view.question.count.map_or_else(String::new, |points| format!(" up {points}"));
        format!("Move the track with {name} on your {seat}{points} from {space}")
    }

    fn mix_label(self, left: u8) -> String {
        let words =
            [Side::Left, Side::Right].map(|side| self.active_kind(side).map_or(side.word(), Kind::word));
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
                        format!("Take {whose} card {name}: {}{instead}", rules::verb(ability.verb))
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
            Bonus::Draw(_) | Bonus::Restore => format!("{}{instead}", super::capital(&rules::bonus(bonus))),
            _ => format!("Take {}{instead}", rules::bonus(bonus)),
        }
    }

    /// What is asked of those who owe a decision.
    pub fn question(self) -> String {
        let question = &self.view.question;
        if self.view.step == Step::Over {
            return String::from("The game is over.");
        }
        if let Some([track, space]) = question.space {
            let partner = [Side::Left, Side::Right].into_iter().find_map(|side| {
                let (partner, shared) = self.partnership(side)?;
                (shared.track == track).then(|| format!("with {}", self.name(partner)))
            });
            let whose = partner.unwrap_or_else(|| format!("of {}", self.partners(track)));
            return format!("Space {space} of the track {whose}: choose {}.", question.about);
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
            (None, Some(1)) if about == "active symbols to gain" => String::from("an active symbol to gain"),
            (None, Some(count)) if about == "active symbols to gain" => format!("{count} {about}"),
            (None, Some(points)) if self.asks_about("track") => {
                format!("{about} up by {}", counted(points, "point"))
            }
            (None, Some(count)) => format!("{about}, up to {count} more"),
            (None, None) => String::from(about),
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
