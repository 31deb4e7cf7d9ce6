//! Old World in words: cards, abilities and places, labels of actions, sentences about events, questions, a reference.
//! All of it is made from the pack and a view. Numbers that name nothing get general words, so that no text can fail.
//! Results and events are told only by what reads them: an event of the game, or a card that somebody keeps.

mod effect;
mod fight;
mod label;
mod question;
pub(super) mod reference;
pub(super) mod rules;
mod sentence;
mod told;
mod vocabulary;

use super::pack::{
    Ability, Card, Choice, Chronicle, ChronicleKind, Exploration, FightCard, Holder, Location, Monster, Pack,
    Potion, Quest, School,
};
use super::view::{FightView, PlayerView, View};
use super::vocabulary::{Attribute, Terrain};
use crate::words::{capital, possessive, roman};

/// The name of something, or general words.
fn named<'a, T>(thing: Option<&'a T>, name: impl Fn(&'a T) -> &'a str, otherwise: &'static str) -> &'a str {
    thing.map_or(otherwise, name)
}

/// Speaks about one view.
#[derive(Clone, Copy)]
pub(super) struct Narrator<'a> {
    pub pack: &'a Pack,
    pub view: &'a View,
}

impl<'a> Narrator<'a> {
    pub fn new(pack: &'a Pack, view: &'a View) -> Self {
        Self { pack, view }
    }

    // Things by number.

    pub fn card(self, number: u8) -> Option<&'a Card> {
        self.pack.cards.get(usize::from(number))
    }

    pub fn card_name(self, number: u8) -> &'a str {
        named(self.card(number), |card| &card.name, "an unknown card")
    }

    pub fn potion(self, number: u8) -> Option<&'a Potion> {
        self.pack.potions.get(usize::from(number))
    }

    pub fn potion_name(self, number: u8) -> &'a str {
        named(self.potion(number), |potion| &potion.name, "an unknown potion")
    }

    pub fn school(self, number: u8) -> Option<&'a School> {
        self.pack.schools.get(usize::from(number))
    }

    pub fn school_name(self, number: u8) -> &'a str {
        named(self.school(number), |school| &school.name, "an unknown school")
    }

    pub fn location(self, number: u8) -> Option<&'a Location> {
        self.pack.locations.get(usize::from(number))
    }

    pub fn location_name(self, number: u8) -> &'a str {
        named(self.location(number), |location| &location.name, "an unknown place")
    }

    pub fn monster(self, number: u8) -> Option<&'a Monster> {
        self.pack.monsters.get(usize::from(number))
    }

    pub fn monster_name(self, number: u8) -> &'a str {
        named(self.monster(number), |monster| &monster.name, "an unknown monster")
    }

    /// A monster inside a sentence; some have the names of schools.
    pub fn the_monster(self, number: u8) -> String {
        match self.monster(number) {
            Some(monster) => format!("the {}", monster.name),
            None => String::from("an unknown monster"),
        }
    }

    /// A monster with its level.
    pub fn monster_level(self, number: u8) -> String {
        match self.monster(number) {
            Some(monster) => format!("{} {}", monster.name, roman(monster.level)),
            None => String::from("an unknown monster"),
        }
    }

    pub fn fight_card(self, number: u8) -> Option<FightCard> {
        self.pack.fight_cards.get(usize::from(number)).copied()
    }

    /// A fight card with both halves.
    pub fn fight_card_text(self, number: u8) -> String {
        match self.fight_card(number) {
            Some(card) => {
                format!("fight card {} ({})", u16::from(number) + 1, rules::fight_card(card))
            }
            None => String::from("an unknown fight card"),
        }
    }

    pub fn exploration(self, number: u8) -> Option<&'a Exploration> {
        self.pack.explorations.get(usize::from(number))
    }

    pub fn exploration_name(self, number: u8) -> &'a str {
        named(self.exploration(number), |card| &card.name, "an unknown exploration card")
    }

    /// An event, which was read or is kept by somebody.
    pub fn chronicle(self, number: u8) -> Option<&'a Chronicle> {
        self.pack.events.get(usize::from(number).checked_sub(1)?)
    }

    pub fn chronicle_name(self, number: u8) -> &'a str {
        named(self.chronicle(number), |event| &event.name, "an unknown event")
    }

    pub fn ability(self, number: u8) -> Option<&'a Ability> {
        self.pack.abilities.get(usize::from(number))
    }

    pub fn holder_name(self, holder: Holder) -> &'a str {
        match holder {
            Holder::Potion(potion) => self.potion_name(potion),
            Holder::Specialty(school) => {
                named(self.school(school), |school| &school.specialty, "an unknown specialty")
            }
            Holder::School(school) => {
                named(self.school(school), |school| &school.trophy.name, "an unknown trophy")
            }
            Holder::Attribute(attribute) => self.attribute_trophy(attribute),
            Holder::Monster(monster) => self.monster_name(monster),
            Holder::Trophy(monster) => {
                named(self.monster(monster), |monster| &monster.trophy.name, "an unknown trophy")
            }
            Holder::Event(event) => self.chronicle_name(event),
        }
    }

    pub fn attribute_trophy(self, attribute: Attribute) -> &'a str {
        let trophy = self.pack.trophies.get(attribute as usize);
        named(trophy, |trophy| &trophy.name, "an unknown trophy")
    }

    /// What kept cards give.
    pub fn kept_abilities(self, event: u8) -> &'a [u8] {
        match self.chronicle(event).map(|event| &event.kind) {
            Some(ChronicleKind::Keep { abilities }) => abilities,
            _ => &[],
        }
    }

    /// An option of the exploration card or of the event that is read.
    pub fn choice(self, card: Option<u8>, event: Option<u8>, option: u8) -> Option<&'a Choice> {
        let options = match (card, event) {
            (Some(card), _) => &self.exploration(card)?.options,
            (None, Some(event)) => match &self.chronicle(event)?.kind {
                ChronicleKind::Choice(options) => options,
                _ => return None,
            },
            (None, None) => return None,
        };
        options.get(usize::from(option))
    }

    /// The quest that an option of an exploration card has become.
    pub fn quest(self, card: u8, option: u8) -> Option<&'a Quest> {
        self.choice(Some(card), None, option)?.quest.as_ref()
    }

    // Players.

    pub fn player(self, seat: u8) -> Option<&'a PlayerView> {
        self.view.players.get(usize::from(seat))
    }

    /// The viewer's own board.
    pub fn own(self) -> Option<&'a PlayerView> {
        self.player(self.view.viewer?)
    }

    pub fn is_viewer(self, seat: u8) -> bool {
        self.view.viewer == Some(seat)
    }

    /// A player by the animal of the school, or by the place at the table.
    pub fn name(self, seat: u8) -> String {
        let school = self.player(seat).and_then(|player| self.school(player.school?));
        school.map_or_else(|| format!("Player {}", u16::from(seat) + 1), |school| capital(&school.id))
    }

    /// A player at the head of a sentence.
    pub fn who(self, seat: u8) -> String {
        capital(&self.whom(seat))
    }

    /// A player inside a sentence.
    pub fn whom(self, seat: u8) -> String {
        if self.is_viewer(seat) { String::from("you") } else { self.name(seat) }
    }

    /// What belongs to a player, inside a sentence.
    pub fn whose(self, seat: u8) -> String {
        if self.is_viewer(seat) { String::from("your") } else { possessive(&self.name(seat)) }
    }

    /// Potions by kind as names, each as often as it is there.
    pub fn potions(self, counts: &[u8]) -> Vec<&'a str> {
        let kinds = (0u8..).zip(counts).flat_map(|(kind, count)| (0..*count).map(move |_| kind));
        kinds.map(|kind| self.potion_name(kind)).collect()
    }

    /// The specialty of a player at the present level; a fight may change the level for a while.
    pub fn specialty(self, player: &PlayerView) -> Option<&'a Ability> {
        let school = self.school(player.school?)?;
        let level = player.levels[Attribute::Specialty as usize].clamp(1, 5);
        self.ability(school.rows[usize::from(level) - 1])
    }

    // The board.

    /// The monster of a terrain.
    pub fn monster_of(self, terrain: Terrain) -> Option<u8> {
        self.view.slots.get(terrain as usize)?.monster
    }

    /// The monster at a location.
    pub fn monster_at(self, location: u8) -> Option<u8> {
        self.view.slots.iter().find(|slot| slot.location == Some(location))?.monster
    }

    /// The card in a market slot.
    pub fn offered(self, slot: u8) -> Option<u8> {
        self.view.market.get(usize::from(slot)).copied().flatten()
    }

    pub fn offered_name(self, slot: u8) -> &'a str {
        self.offered(slot).map_or("an empty slot", |card| self.card_name(card))
    }

    pub fn fight(self) -> Option<&'a FightView> {
        self.view.fight.as_ref()
    }

    /// Whether the question has these words in it.
    pub fn asks_about(self, words: &str) -> bool {
        self.view.question.contains(words)
    }
}
