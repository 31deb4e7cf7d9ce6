//! A fight: both sides, the monster with its abilities and attack, the combo so far.

use super::super::pack::Icons;
use super::super::text::{Narrator, rules};
use super::super::view::{FightView, Stage};
use super::super::vocabulary::Half;
use super::items;
use crate::layout::{FULL, Line, dim, flow, panel, plain, prose, styled};
use crate::presentation::{Panel, Style};
use crate::words::{counted, roman};

impl Narrator<'_> {
    pub(super) fn battle(self) -> Option<Panel> {
        let Some(fight) = self.fight() else { return self.trial() };
        let opponent = match (fight.defender, fight.monster) {
            (Some(seat), _) => self.name(seat),
            (None, Some(monster)) => self.the_monster(monster),
            (None, None) => String::from("somebody"),
        };
        let mut lines = self.witcher(fight, 0, fight.attacker);
        if let Some(seat) = fight.defender {
            lines.extend(self.witcher(fight, 1, seat));
        }
        if let Some(monster) = fight.monster {
            lines.extend(self.beast(fight, monster));
        }
        lines.extend(self.attack(fight));
        lines.extend(self.combo());
        let bets = (0u8..).zip(&fight.bets).filter_map(|(seat, on)| {
            let on = match on {
                1 => fight.attacker,
                2 => fight.defender?,
                _ => return None,
            };
            Some(format!("{} on {}", self.who(seat), self.whom(on)))
        });
        let bets = items(bets);
        if !bets.is_empty() {
            lines.extend(flow("Bets      ", bets, ", ", FULL));
        }
        let stage = match fight.stage {
            Stage::Preparing => " – preparation",
            Stage::Fighting => "",
            Stage::Ended | Stage::Peace => " – over",
        };
        Some(panel(format!("Fight – {} against {opponent}{stage}", self.name(fight.attacker)), lines, false))
    }

    /// A combo outside a fight: the test of an event.
    fn trial(self) -> Option<Panel> {
        let lines = self.combo();
        (!lines.is_empty()).then(|| panel("Test of a combo", lines, false))
    }

    /// Life pool, hand and shield of a witcher; turns, potions and specialties so far.
    fn witcher(self, fight: &FightView, side: usize, seat: u8) -> Vec<Line> {
        let Some(player) = self.player(seat) else { return Vec::new() };
        let on_turn = fight.is_on() && fight.on_turn.map(usize::from) == Some(side);
        let who = self.who(seat) + if on_turn { " (on turn)" } else { "" };
        let pool = if fight.stage == Stage::Preparing { "deck" } else { "life pool" };
        let facts = [
            format!("{pool} {}", player.deck),
            format!("hand {}", player.hand),
            format!("shield {}/{}", player.shield, player.shield_cap),
            format!("turn {}", fight.turns[side]),
            format!("used potions {}, specialty {}", fight.potions[side], fight.specialties[side]),
        ];
        let mut all = vec![vec![styled(who, if on_turn { Style::Bold } else { Style::Plain })]];
        all.extend(items(facts));
        flow("Witcher   ", all, "  ", FULL)
    }

    /// Level, life and abilities of the monster.
    fn beast(self, fight: &FightView, number: u8) -> Vec<Line> {
        let Some(monster) = self.monster(number) else { return Vec::new() };
        let on_turn = fight.is_on() && fight.on_turn == Some(1);
        let name = monster.name.clone() + if on_turn { " (on turn)" } else { "" };
        let left = if fight.stage == Stage::Preparing { monster.life } else { fight.pool };
        let mut all = vec![vec![styled(name, if on_turn { Style::Bold } else { Style::Plain })]];
        all.extend(items([
            format!("level {}", roman(monster.level)),
            format!("life {left}/{}", monster.life),
            format!("turn {}", fight.turns[1]),
            counted(fight.shown.len() as u32, "card") + " shown",
        ]));
        let mut lines = flow("Monster   ", all, "  ", FULL);
        let ability = rules::abilities(self.pack, &monster.abilities);
        let (label, style) =
            if fight.suppressed { ("Silenced  ", Style::Dim) } else { ("Ability   ", Style::Plain) };
        for text in [&monster.text, &ability].into_iter().filter(|text| !text.is_empty()) {
            lines.extend(prose(label, text, style, FULL));
        }
        let known = fight.pool_top.iter().map_while(|card| *card);
        for card in known {
            lines.extend(prose("On top    ", &self.fight_card_text(card), Style::Accent, FULL));
        }
        lines
    }

    /// The attack named, and the card revealed.
    fn attack(self, fight: &FightView) -> Vec<Line> {
        let mut lines = Vec::new();
        if let Some(half) = fight.half {
            lines.push(vec![dim("Attack    "), plain(half.word())]);
        }
        let Some(card) = fight.revealed.and_then(|card| self.fight_card(card)) else { return lines };
        for (half, attack) in [(Half::Charge, card.charge), (Half::Bite, card.bite)] {
            let style = if fight.half == Some(half) { Style::Bold } else { Style::Dim };
            let text = format!("{}: {}", half.word(), rules::attack(attack));
            lines.extend(prose("Revealed  ", &text, style, FULL));
        }
        lines
    }

    /// The cards of the combo, with their active links, and what they come to.
    fn combo(self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut sum = Icons::default();
        for (card, active) in &self.view.combo {
            let Some(card) = self.card(*card) else { continue };
            let link = active.and_then(|place| card.face.extensions.get(usize::from(place)));
            for icons in [Some(card.face.icons), link.map(|link| link.icons)].into_iter().flatten() {
                sum.damage += icons.damage;
                sum.shield += icons.shield;
                sum.draw += icons.draw;
                sum.take += icons.take;
            }
            let icons = rules::icons(card.face.icons);
            let icons = if icons.is_empty() { String::from("nothing") } else { icons.join(", ") };
            let link = link.map_or_else(String::new, |link| format!(" › {}", rules::extension(link)));
            let name = styled(card.name.as_str(), card.face.colour.style());
            lines.push(vec![dim("Combo     "), name, plain(format!(": {icons}{link}"))]);
        }
        if !lines.is_empty() {
            let sum = rules::icons(sum);
            let sum = if sum.is_empty() { String::from("nothing") } else { sum.join(", ") };
            lines.push(vec![dim("In all    "), styled(sum, Style::Bold), dim(" by the cards alone")]);
        }
        lines
    }
}
