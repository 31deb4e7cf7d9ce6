//! The boards of the players, and what the viewer's own things can do.

use super::super::text::{Narrator, rules};
use super::super::view::PlayerView;
use super::super::vocabulary::{Attribute, Terrain};
use super::{items, or_none};
use crate::layout::{FULL, HALF, Line, clip, column, dim, flow, panel, plain, prose, styled};
use crate::presentation::{Panel, Style};
use crate::words::counted;

impl Narrator<'_> {
    /// Another player: half a screen wide.
    pub(super) fn other(self, seat: u8) -> Panel {
        panel(self.board_title(seat, HALF), self.board_lines(seat, HALF), true)
    }

    /// The viewer: the whole width.
    pub(super) fn board(self, seat: u8) -> Panel {
        panel(self.board_title(seat, FULL), self.board_lines(seat, FULL), false)
    }

    fn board_title(self, seat: u8, room: usize) -> String {
        let you = if self.is_viewer(seat) { "You – " } else { "" };
        let at = self.player(seat).and_then(|player| player.location);
        let at = at.map_or_else(String::new, |at| format!(" at {}", self.location_name(at)));
        clip(&format!("{you}{}{at}", self.name(seat)), room - 4)
    }

    fn board_lines(self, seat: u8, room: usize) -> Vec<Line> {
        let Some(player) = self.player(seat) else { return vec![vec![dim("nobody")]] };
        if player.school.is_none() {
            return vec![vec![dim("no school yet")]];
        }
        let mut lines = numbers(player, room);
        lines.extend(self.cards(player, room));
        let used = self.potions(&player.used_potions).into_iter().map(|name| vec![dim(format!("({name})"))]);
        let mut potions = items(self.potions(&player.potions));
        potions.extend(used);
        lines.extend(flow("Potions  ", or_none(potions), ", ", room));
        let trophies = self.trophy_names(player);
        if !trophies.is_empty() {
            lines.extend(flow("Trophies ", items(trophies), ", ", room));
        }
        let trails: Vec<&str> = player.trails.iter().copied().map(Terrain::word).collect();
        if !trails.is_empty() {
            lines.extend(flow("Trails   ", items(trails), ", ", room));
        }
        if !player.tracking.is_empty() {
            let places = player.tracking.iter().map(|location| self.location_name(*location));
            lines.extend(flow("Tracks   ", items(places), ", ", room));
        }
        lines.extend(self.quests(player, room));
        if !player.kept.is_empty() {
            let kept = player.kept.iter().map(|event| self.chronicle_name(*event));
            lines.extend(flow("Keeps    ", items(kept), ", ", room));
        }
        lines
    }

    /// How many cards lie where, and which of them the viewer knows.
    fn cards(self, player: &PlayerView, room: usize) -> Vec<Line> {
        let counts = [
            format!("hand {}", player.hand),
            format!("deck {}", player.deck),
            format!("discard {}", player.discard.len()),
            format!("own trophies {}", player.own_trophies),
        ];
        let mut lines = flow("Cards    ", items(counts), "  ", room);
        lines.extend(self.piles(player, room));
        let own = self.view.own.as_ref().is_some_and(|own| own.hand == player.known);
        if !player.known.is_empty() && !own {
            let known = player.known.iter().map(|card| self.card_name(*card));
            lines.extend(flow("In hand  ", items(known), ", ", room));
        }
        let name = |card: &Option<u8>| card.map_or("unknown", |card| self.card_name(card));
        // Unknown cards tell something only between known ones and the end of the deck.
        let from_top = player.deck_top.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        let tops = player.deck_top.iter().take(from_top).map(name);
        let bottoms = player.deck_bottom.iter().skip_while(|card| card.is_none()).map(name);
        for (head, known) in [("On deck  ", items(tops)), ("Beneath  ", items(bottoms))] {
            if !known.is_empty() {
                lines.extend(flow(head, known, ", ", room));
            }
        }
        lines
    }

    /// The discard pile, of others only its top; of the viewer also what the deck holds.
    fn piles(self, player: &PlayerView, room: usize) -> Vec<Line> {
        let shown = if room == FULL { player.discard.len() } else { 1 };
        let names = |cards: &[u8]| items(cards.iter().map(|card| self.card_name(*card)));
        let mut lines = Vec::new();
        if !player.discard.is_empty() {
            let top = player.discard.get(..shown).unwrap_or_default();
            lines.extend(flow("Discard  ", names(top), ", ", room));
        }
        let own = self.view.own.as_ref().filter(|own| room == FULL && !own.deck.is_empty());
        lines.extend(own.map_or_else(Vec::new, |own| flow("In deck  ", names(&own.deck), ", ", room)));
        lines
    }

    fn trophy_names(self, player: &PlayerView) -> Vec<String> {
        let monsters = player.monsters.iter().filter_map(|monster| self.monster(*monster));
        let schools = player.schools.iter().filter_map(|school| self.school(*school));
        let attributes = player.attributes.iter().map(|attribute| self.attribute_trophy(*attribute));
        let trophies = monsters
            .map(|monster| monster.trophy.name.as_str())
            .chain(schools.map(|school| school.trophy.name.as_str()));
        trophies.chain(attributes).map(String::from).collect()
    }

    /// Quests with where they lead; those of the viewer with what is to be done.
    fn quests(self, player: &PlayerView, room: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for held in &player.quests {
            let place = self.location_name(held.location);
            let text = match self.quest(held.card, held.option).filter(|_| room == FULL) {
                Some(quest) => format!("{place}: {}{}", quest.text, rules::priced(quest.cost)),
                None => format!("{} ({place})", self.exploration_name(held.card)),
            };
            lines.extend(prose("Quest    ", &text, Style::Plain, room));
        }
        lines
    }

    /// What the viewer's specialty, potions, trophies and kept cards do.
    pub(super) fn powers(self) -> Option<Panel> {
        let player = self.own()?;
        let school = self.school(player.school?)?;
        let mut powers: Vec<(&str, String)> = Vec::new();
        if let Some(specialty) = self.specialty(player) {
            powers.push((&school.specialty, rules::at_level(self.pack, specialty)));
        }
        let kinds = (0u8..).zip(&player.potions).filter(|(_, count)| **count > 0);
        for potion in kinds.filter_map(|(kind, _)| self.potion(kind)) {
            powers.push((&potion.name, rules::abilities(self.pack, &[potion.ability])));
        }
        let monsters = player.monsters.iter().filter_map(|monster| self.monster(*monster));
        let schools = player.schools.iter().filter_map(|school| self.school(*school));
        let attributes = player.attributes.iter().filter_map(|it| self.pack.trophies.get(*it as usize));
        let trophies = monsters.map(|monster| &monster.trophy).chain(schools.map(|school| &school.trophy));
        for trophy in trophies.chain(attributes) {
            powers.push((&trophy.name, rules::abilities(self.pack, &trophy.abilities)));
        }
        for event in &player.kept {
            let text = rules::abilities(self.pack, self.kept_abilities(*event));
            powers.push((self.chronicle_name(*event), text));
        }
        let lines = powers.iter().flat_map(|(name, text)| prose(&column(name, 20), text, Style::Plain, FULL));
        let lines: Vec<Line> = lines.collect();
        let title = format!("What you can use – {}", counted(powers.len() as u32, "thing"));
        (!lines.is_empty()).then(|| panel(title, lines, false))
    }
}

/// Level, attributes, shield and gold.
fn numbers(player: &PlayerView, room: usize) -> Vec<Line> {
    let mut numbers = vec![vec![styled(format!("level {}", player.level), Style::Bold)]];
    let levels = Attribute::ALL.into_iter().zip(player.levels);
    numbers.extend(levels.map(|(attribute, level)| vec![plain(format!("{} {level}", attribute.word()))]));
    numbers.push(vec![plain(format!("shield {}/{}", player.shield, player.shield_cap))]);
    numbers.push(vec![styled(format!("gold {}", player.gold), Style::Yellow)]);
    flow("Witcher  ", numbers, "  ", room)
}
