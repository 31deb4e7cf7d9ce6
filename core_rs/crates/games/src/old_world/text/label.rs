//! What an action does, in a short sentence to the one who may do it. The labels of one menu are all different.

use super::super::action::{Action, TAKE_ICON, Way};
use super::super::pack::{Holder, Op};
use super::super::vocabulary::{Attribute, Half, Place, Terrain};
use super::{Narrator, effect, rules};
use crate::words::{capital, counted, listed, roman};

impl Narrator<'_> {
    pub fn label(self, action: Action) -> String {
        match action {
            Action::KeepSchool { school } => self.keep_label(school),
            Action::PlaceMonster { terrain } => self.place_label(terrain),
            Action::Move { location, card, way } => self.move_label(location, card, way),
            Action::PaySecond { card } => format!("Discard {} as well", self.card_name(card)),
            Action::EndPhase => format!("End Phase {}", roman(self.view.phase)),
            Action::UseSite => self.site_label(),
            Action::Poker { seat } => format!("Play dice poker with {}", self.name(seat.index() as u8)),
            Action::Reroll { dice } => self.reroll_label(dice),
            Action::ResolveQuest { card } => self.quest_label(card),
            Action::Exchange { card, slot } => {
                format!("Exchange {} for {}", self.card_name(card), self.offered_name(slot))
            }
            Action::FightWitcher { seat } => format!("Fight {}", self.name(seat.index() as u8)),
            Action::FightMonster => self.hunt_label(),
            Action::Meditate { attribute } => {
                format!("Meditate for {} ({})", self.attribute_trophy(attribute), attribute.word())
            }
            Action::Explore { deck } => format!("Explore {}", deck_word(deck)),
            Action::TakeOption { option } => self.option_label(option),
            Action::UseAbility { ability } => self.ability_label(ability),
            Action::Pass if self.asks_about("to discard in Phase III") => String::from("Discard no more"),
            Action::Pass => String::from("Use nothing more now"),
            Action::Accept => self.accept_label(),
            Action::Decline => self.decline_label(),
            Action::Branch { branch } => self.branch_label(branch),
            Action::ChooseAttribute { attribute } => self.attribute_label(attribute),
            Action::ChooseTerrain { terrain } => self.terrain_label(terrain),
            Action::DiscardPotion { potion } => format!("Discard {}", self.potion_name(potion)),
            Action::ChooseLocation { location } => format!("Go to {}", self.location_name(location)),
            Action::UseIcon { position } => self.icon_label(position),
            Action::NameAttack { half: Half::Charge } => String::from("Let the monster charge"),
            Action::NameAttack { half: Half::Bite } => String::from("Let the monster bite"),
            Action::TakeMarket { slot } => format!("Take {}", self.offered_name(slot)),
            Action::Buy { slot } => self.buy_label(slot),
            Action::TrashMarket { slot } => format!("Trash {}", self.offered_name(slot)),
            Action::Bet { side } => self.bet_label(side),
            _ => self.card_label(action),
        }
    }

    /// Actions about single cards.
    fn card_label(self, action: Action) -> String {
        let looked = |card: u8| {
            if self.view.subject.fight_cards {
                self.fight_card_text(card)
            } else {
                String::from(self.card_name(card))
            }
        };
        match action {
            Action::Discard { card } => format!("Discard {}", self.card_name(card)),
            Action::Trash { card, from: Place::Deck } if self.asks_about("fatigue") => {
                format!("Trash {}", self.card_name(card))
            }
            Action::Trash { card, from } => {
                format!("Trash {} from your {}", self.card_name(card), from.word())
            }
            Action::PutBack { card } if self.view.subject.under => {
                format!("Put {} under the deck", looked(card))
            }
            Action::PutBack { card } => format!("Put {} on the deck", looked(card)),
            Action::DiscardLooked { card } => format!("Discard {}", looked(card)),
            Action::TakeDiscarded { card } => format!("Take {} from the discard pile", self.card_name(card)),
            Action::DiscardFound { card } => format!("Discard {} from the deck", self.card_name(card)),
            Action::Play { card, extension } => self.play_label(card, extension),
            Action::Stop => String::from("Complete the combo"),
            _ => self.chance_label(action),
        }
    }

    /// What chance does.
    fn chance_label(self, action: Action) -> String {
        match action {
            Action::DrawFirst { seat } => format!("{} goes first", self.name(seat.index() as u8)),
            Action::DrawCard { card } => format!("Draw {}", self.card_name(card)),
            Action::DrawPotion { potion } => format!("Draw {}", self.potion_name(potion)),
            Action::DrawExploration { card } => format!("Draw {}", self.exploration_name(card)),
            Action::DrawLocation { location } => format!("Draw {}", self.location_name(location)),
            Action::DrawMonster { monster } => format!("Draw {}", self.the_monster(monster)),
            Action::DrawFightCard { card } => format!("Turn up {}", self.fight_card_text(card)),
            Action::Roll { face } => format!("Roll {face}"),
            Action::DrawSchool { school } => format!("Deal the {}", self.school_name(school)),
            Action::DrawTrophy { attribute } => format!("Lay out {}", self.attribute_trophy(attribute)),
            _ => String::from("Go on"),
        }
    }

    fn keep_label(self, school: u8) -> String {
        match self.school(school) {
            Some(board) => format!("Play the {} ({})", board.name, board.specialty),
            None => format!("Play school {school}"),
        }
    }

    fn place_label(self, terrain: Terrain) -> String {
        let slot = self.view.slots.get(terrain as usize).and_then(|slot| slot.location);
        let place = slot.map_or("its place", |location| self.location_name(location));
        format!("Put the level-II monster at {place} ({})", terrain.word())
    }

    fn move_label(self, location: u8, card: u8, way: Way) -> String {
        let (place, card) = (self.location_name(location), self.card_name(card));
        match way {
            Way::Alone => format!("Go to {place} and discard {card}"),
            Way::WithGold => format!("Go to {place}, discard {card} and pay 1 gold"),
            Way::WithCard => format!("Go to {place}, discard {card} and another card"),
        }
    }

    fn site_label(self) -> String {
        let here = self.own().and_then(|own| self.location(own.location?));
        match here {
            Some(location) => format!("{}: {}", location.name, location.site.text()),
            None => String::from("Use the action of the location"),
        }
    }

    fn reroll_label(self, dice: u8) -> String {
        let side = usize::from(self.view.subject.side.unwrap_or(0));
        let faces = self.view.dice.get(side).copied().unwrap_or_default();
        let chosen = (0..5).filter(|die| dice >> die & 1 != 0);
        let words: Vec<String> = chosen
            .map(|die: u8| match faces[usize::from(die)] {
                0 => format!("die {}", die + 1),
                face => format!("die {} ({face})", die + 1),
            })
            .collect();
        if words.is_empty() {
            String::from("Keep all dice")
        } else {
            format!("Reroll {}", listed(&words, ""))
        }
    }

    fn quest_label(self, card: u8) -> String {
        let held = self.own().and_then(|own| own.quests.iter().find(|quest| quest.card == card));
        let price = held
            .and_then(|quest| self.quest(quest.card, quest.option))
            .map_or_else(String::new, |quest| rules::priced(quest.cost));
        format!("Resolve the quest {}{price}", self.exploration_name(card))
    }

    fn hunt_label(self) -> String {
        let here = self.own().and_then(|own| self.monster_at(own.location?));
        match here.and_then(|number| self.monster(number)) {
            Some(monster) => {
                let price = rules::priced(monster.cost);
                let level = roman(monster.level);
                format!("Fight the {} (level {level}, life {}){price}", monster.name, monster.life)
            }
            None => String::from("Fight the monster here"),
        }
    }

    fn option_label(self, option: u8) -> String {
        let subject = self.view.subject;
        let letter = option_letter(option);
        match self.choice(subject.exploration, subject.event, option) {
            Some(choice) => format!("{letter}: {}{}", choice.option, rules::priced(choice.cost)),
            None => format!("Take option {letter}"),
        }
    }

    /// Kept cards are told only if somebody has them.
    fn ability_label(self, number: u8) -> String {
        let kept = |event: u8| self.view.players.iter().any(|player| player.kept.contains(&event));
        let ability = self.ability(number);
        match ability.filter(|ability| !matches!(ability.holder, Holder::Event(event) if !kept(event))) {
            Some(ability) => {
                let verb = if ability.mandatory { "Apply" } else { "Use" };
                format!("{verb} {}: {}", self.holder_name(ability.holder), ability.text)
            }
            None => format!("Use ability {number}"),
        }
    }

    /// The step of the program that waits.
    fn step(self) -> Option<(u16, Op)> {
        let at = self.view.subject.program?;
        Some((at, *self.pack.ops.get(usize::from(at))?))
    }

    fn accept_label(self) -> String {
        match self.step() {
            Some((at, Op::May { no, .. })) => {
                format!("Yes: {}", effect::program(self.pack, at.saturating_add(1), Some(no)))
            }
            _ => String::from("Yes"),
        }
    }

    fn decline_label(self) -> String {
        let words = match self.view.question.as_str() {
            "a market card to buy" => "Buy nothing more",
            "a monster to track" => "Track no monster",
            "market cards to trash" => "Trash no more",
            "whether to trash market cards" => "Leave the other cards",
            "a bet" => "Do not bet",
            _ => "No",
        };
        String::from(words)
    }

    fn branch_label(self, branch: u8) -> String {
        let target = self.step().and_then(|(at, _)| {
            let jump = usize::from(at) + 1 + usize::from(branch);
            match self.pack.ops.get(jump)? {
                Op::Jump(to) => Some(*to),
                _ => None,
            }
        });
        match target {
            Some(at) => capital(&effect::program(self.pack, at, None)),
            None => format!("Effect {}", u16::from(branch) + 1),
        }
    }

    fn attribute_label(self, attribute: Attribute) -> String {
        let subject = self.view.subject;
        let level = self.own().map(|own| own.levels[attribute as usize]);
        let word = attribute.word();
        match (subject.by, level) {
            (Some(by), Some(level)) if by < 0 => format!("Lower {word} (now {level})"),
            (_, Some(level)) if subject.paid => {
                let next = u16::from(level) + 1;
                format!("Raise {word} to {next} for {next} gold")
            }
            (_, Some(level)) => format!("Raise {word} (now {level})"),
            (_, None) => format!("Choose {word}"),
        }
    }

    fn terrain_label(self, terrain: Terrain) -> String {
        if !self.asks_about("to track") {
            return format!("Take the {} trail", terrain.word());
        }
        match self.monster_of(terrain) {
            Some(monster) => format!("Track {} ({})", self.the_monster(monster), terrain.word()),
            None => format!("Track the monster of the {}", terrain.word()),
        }
    }

    /// A combo card, with the link it makes and the icons that the link adds.
    fn play_label(self, card: u8, extension: u8) -> String {
        let name = self.card_name(card);
        let below = self.view.combo.last().and_then(|(below, _)| self.card(*below));
        let link = below.and_then(|below| Some((below, below.face.extensions.get(usize::from(extension))?)));
        let text = self.card(card).map_or_else(String::new, |card| {
            let icons = rules::icons(card.face.icons);
            if icons.is_empty() { String::new() } else { format!(" ({})", icons.join(", ")) }
        });
        match link {
            Some((below, link)) => {
                let icons = rules::icons(link.icons);
                let adds = if icons.is_empty() {
                    String::new()
                } else {
                    format!(", which adds {}", icons.join(", "))
                };
                let place = u16::from(extension) + 1;
                format!("Play {name}{text} by link {place} of {}{adds}", below.name)
            }
            None if below.is_some() => format!("Play {name}{text} without a link"),
            None => format!("Play {name}{text}"),
        }
    }

    fn icon_label(self, position: u8) -> String {
        if position == TAKE_ICON {
            return String::from("Take the top card of your discard pile");
        }
        match self.view.combo.get(usize::from(position)) {
            Some((card, _)) => format!("Return {} to your hand", self.card_name(*card)),
            None => format!("Return combo card {}", u16::from(position) + 1),
        }
    }

    fn buy_label(self, slot: u8) -> String {
        let name = self.offered_name(slot);
        match self.view.price(self.pack, slot) {
            Some(0) => format!("Take {name} for nothing"),
            Some(price) => format!("Buy {name} for {}", counted(price, "card")),
            None => format!("Buy {name}"),
        }
    }

    fn bet_label(self, side: u8) -> String {
        let fight = self.fight();
        let seat = match side {
            0 => fight.map(|fight| fight.attacker),
            1 => fight.and_then(|fight| fight.defender),
            _ => None,
        };
        match seat {
            Some(seat) => format!("Bet 1 gold on {}", self.name(seat)),
            None => format!("Bet 1 gold on side {}", u16::from(side) + 1),
        }
    }
}

/// The city or the wilds.
pub(super) fn deck_word(deck: u8) -> &'static str {
    match deck {
        0 => "the city",
        1 => "the wilds",
        _ => "an unknown deck",
    }
}

/// A or B.
pub(super) fn option_letter(option: u8) -> &'static str {
    match option {
        0 => "A",
        1 => "B",
        _ => "unknown",
    }
}
