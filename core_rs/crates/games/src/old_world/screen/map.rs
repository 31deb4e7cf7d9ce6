//! The map as a list: every place with its ground and action, where its roads lead, and who and what is there.

use super::super::pack::Location;
use super::super::text::Narrator;
use super::super::vocabulary::Symbol;
use crate::layout::{FULL, Line, column, columns, dim, flow, panel, plain, styled, width};
use crate::presentation::{Panel, Span, Style};

impl Narrator<'_> {
    pub(super) fn map(self) -> Panel {
        let places = (0u8..).zip(&self.pack.locations);
        let mut lines: Vec<Line> = vec![vec![dim(format!(
            "{}{}{}{}{}",
            column("   Place", 16),
            column("Ground", 8),
            column("Action", 15),
            column("Roads to", 20),
            "There",
        ))]];
        lines.extend(places.flat_map(|(number, location)| self.place(number, location)));
        panel("Map", lines, false)
    }

    fn place(self, number: u8, location: &Location) -> Vec<Line> {
        let here = self.own().and_then(|own| own.location) == Some(number);
        let used = self.view.sites_used.contains(&number);
        let roads: Vec<String> = (0..self.pack.locations.len())
            .filter(|road| location.roads >> road & 1 != 0)
            .map(|road| road.to_string())
            .collect();
        let name = if here { Style::Accent } else { Style::Plain };
        let site = location.site.word() + if used { " *" } else { "" };
        let mut line = vec![dim(format!("{number:2} ")), styled(column(&location.name, 13), name)];
        line.push(styled(column(location.terrain.word(), 8), ground(location.terrain)));
        line.push(plain(column(&site, 15)));
        line.extend(columns(vec![dim(roads.join(" "))], 20));
        let indent = width(&line);
        let mut there = flow(&" ".repeat(indent), self.there(number), ", ", FULL).into_iter();
        line.extend(there.next().into_iter().flatten().skip(1));
        std::iter::once(line).chain(there).collect()
    }

    /// Witchers, monsters, tracking tokens, the viewer's quests, a closed tavern.
    fn there(self, number: u8) -> Vec<Line> {
        let view = self.view;
        let players = (0u8..).zip(&view.players);
        let mut things: Vec<Span> = players
            .clone()
            .filter(|(_, player)| player.location == Some(number))
            .map(|(seat, _)| {
                styled(self.who(seat), if self.is_viewer(seat) { Style::Accent } else { Style::Bold })
            })
            .collect();
        let slots = view.slots.iter().filter(|slot| slot.location == Some(number));
        things.extend(slots.map(|slot| match slot.monster {
            Some(monster) => styled(self.monster_level(monster), Style::Red),
            None => dim("a lair"),
        }));
        let trackers = players.filter(|(_, player)| player.tracking.contains(&number));
        things.extend(trackers.map(|(seat, _)| plain(format!("{} tracking token", self.whose(seat)))));
        let quests = self.own().map_or(&[][..], |own| &own.quests);
        let quests = quests.iter().filter(|quest| quest.location == number);
        things.extend(quests.map(|quest| plain(format!("quest {}", self.exploration_name(quest.card)))));
        if view.tavern == Some(number) {
            things.push(dim("closed tavern"));
        }
        things.into_iter().map(|thing| vec![thing]).collect()
    }
}

/// The style of a ground.
const fn ground(ground: Symbol) -> Style {
    match ground {
        Symbol::Forest => Style::Green,
        Symbol::Mountain => Style::Yellow,
        Symbol::Water => Style::Blue,
        Symbol::Wild => Style::Plain,
    }
}
