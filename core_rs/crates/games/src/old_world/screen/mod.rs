//! A picture of a view for a terminal of 100 columns: the table, what is read, a fight, the map, the market, the
//! players, the own hand. It reads well without colours; styles only repeat what the words say.

mod fight;
mod map;
mod player;

use super::pack::{Card, TOP};
use super::text::{Narrator, rules};
use super::vocabulary::{Attribute, Colour};
use crate::layout::{FULL, Line, beside, clip, column, dim, flow, panel, plain, prose, styled};
use crate::presentation::{Panel, Screen, Style};
use crate::words::{counted, roman};

/// The whole picture, most public first; the hand comes last, next to the prompt.
pub(super) fn screen(narrator: Narrator) -> Screen {
    let seats = 0..narrator.view.players.len() as u8;
    let mut panels = vec![narrator.table()];
    panels.extend(narrator.result());
    panels.push(narrator.map());
    panels.push(narrator.market());
    panels.extend(seats.clone().filter(|seat| !narrator.is_viewer(*seat)).map(|seat| narrator.other(seat)));
    panels.extend(seats.filter(|seat| narrator.is_viewer(*seat)).map(|seat| narrator.board(seat)));
    panels.extend(narrator.schools());
    panels.extend(narrator.powers());
    panels.extend(narrator.battle());
    panels.extend(narrator.reading());
    panels.extend(narrator.hand());
    Screen { panels }
}

impl Colour {
    const fn style(self) -> Style {
        match self {
            Self::Blue => Style::Blue,
            Self::Red => Style::Red,
            Self::Green => Style::Green,
            Self::Yellow => Style::Yellow,
            Self::Purple => Style::Pink,
        }
    }
}

/// Plain items of a line.
fn items<T: Into<String>>(texts: impl IntoIterator<Item = T>) -> Vec<Line> {
    texts.into_iter().map(|text| vec![plain(text)]).collect()
}

/// Items, or the word that there are none.
fn or_none(items: Vec<Line>) -> Vec<Line> {
    if items.is_empty() { vec![vec![plain("none")]] } else { items }
}

impl Narrator<'_> {
    /// Round, turn and phase; the trophy track; stacks and decks.
    fn table(self) -> Panel {
        let view = self.view;
        let mut lines = Vec::new();
        let track = (0u8..).zip(&view.players).map(|(seat, player)| {
            let style = if view.active == Some(seat) { Style::Bold } else { Style::Plain };
            let mark = if view.first == Some(seat) { " (first)" } else { "" };
            vec![styled(format!("{}{mark} {}/{TOP}", self.who(seat), player.position), style)]
        });
        lines.extend(flow("Trophies  ", track, "   ", FULL));
        let left = Attribute::ALL.into_iter().zip(view.trophies);
        let left = left.map(|(attribute, count)| format!("{} {count}", attribute.word()));
        lines.extend(flow("To be had ", items(left), "   ", FULL));
        let [city, wilds] = view.explorations;
        let decks = [
            format!("action {}", view.market_deck),
            format!("potions {}", view.potion_deck),
            format!("city {city}"),
            format!("wilds {wilds}"),
        ];
        lines.extend(flow("Decks     ", items(decks), "   ", FULL));
        let stacks = (1..).zip(view.monster_stacks).map(|(level, count)| format!("{} {count}", roman(level)));
        let extra = (view.extra_stack > 0).then(|| format!("extra {}", view.extra_stack));
        lines.extend(flow("Monsters  ", items(stacks.chain(extra)), "   ", FULL));
        if !view.driven_away.is_empty() {
            let names = view.driven_away.iter().map(|monster| self.monster_name(*monster));
            lines.extend(flow("Fled      ", items(names), ", ", FULL));
        }
        if !view.turned_up.is_empty() {
            let names = view.turned_up.iter().map(|card| self.card_name(*card));
            lines.extend(flow("Turned up ", items(names), ", ", FULL));
        }
        if view.phase > 0 && view.draw_target != 3 {
            let target = counted(view.draw_target, "card");
            lines.push(vec![dim("Phase III "), plain(format!("draw up to {target}"))]);
        }
        lines.extend(self.dice());
        panel(format!("Old World – {}", self.moment()), lines, false)
    }

    /// Dice on the table.
    fn dice(self) -> Vec<Line> {
        let thrown = |dice: &[u8; 5]| dice.iter().any(|face| *face > 0);
        let side = |number: usize, dice: &[u8; 5]| {
            let faces: Vec<String> = dice
                .iter()
                .map(|face| if *face > 0 { face.to_string() } else { String::from("–") })
                .collect();
            let thrower = if number == 0 { self.view.active } else { self.view.rival };
            let who = thrower.map_or_else(|| String::from("Locals"), |seat| self.who(seat));
            vec![plain(format!("{who} {}", faces.join(" ")))]
        };
        let sides: Vec<Line> = (0..)
            .zip(&self.view.dice)
            .filter(|(_, dice)| thrown(dice))
            .map(|(number, dice)| side(number, dice))
            .collect();
        if sides.is_empty() { Vec::new() } else { flow("Dice      ", sides, "   ", FULL) }
    }

    /// Who won, when all is over.
    fn result(self) -> Option<Panel> {
        let view = self.view;
        if !self.asks_about("the game is over") {
            return None;
        }
        let mut places: Vec<u8> = (0..view.players.len() as u8).collect();
        // A stable sort, first by turn order from the first player on (OW-17.11, OW-17.12).
        let count = view.players.len().max(1);
        places.rotate_left(usize::from(view.first.unwrap_or(0)) % count);
        let standing = |seat: u8| {
            let standing = self.player(seat).map(|player| {
                let trophies = player.monsters.len() + player.schools.len() + player.attributes.len();
                (player.position, trophies, player.level, player.gold)
            });
            (view.winner == Some(seat), standing)
        };
        places.sort_by_key(|seat| std::cmp::Reverse(standing(*seat)));
        let lines = (0..places.len()).map(|number| {
            let seat = places[number];
            // After a win equals share a place; at the round limit the order decides.
            let better = places.iter().filter(|other| standing(**other) > standing(seat)).count();
            let place = 1 + if view.winner.is_some() { better } else { number };
            let style = if place == 1 { Style::Bold } else { Style::Plain };
            let position = self.player(seat).map_or(0, |player| player.position);
            let won = if view.winner == Some(seat) { " – the winner" } else { "" };
            vec![styled(format!("{place}. {:10} {position} of {TOP}{won}", self.who(seat)), style)]
        });
        let mut lines: Vec<Line> = lines.collect();
        if view.winner.is_none() {
            lines.push(vec![plain(format!("Nobody gained {TOP} trophies in {} rounds.", view.round))]);
        }
        Some(panel("Result", lines, false))
    }

    /// The market with what its cards cost now.
    fn market(self) -> Panel {
        let mut lines = Vec::new();
        for (slot, card) in (0u8..).zip(&self.view.market) {
            let head = dim(column(&format!("{}", slot + 1), 2));
            let Some(number) = card else {
                lines.push(vec![head, dim("empty")]);
                continue;
            };
            let mut line = vec![head];
            let price =
                self.view.price(self.pack, slot).map_or_else(|| String::from("?"), |price| price.to_string());
            line.push(styled(column(&format!("costs {price}"), 8), Style::Bold));
            line.extend(self.card_columns(*number));
            let text = self.card(*number).map_or_else(String::new, |card| rules::face(&card.face));
            lines.extend(beside(line, &text, FULL));
        }
        if !self.view.common.is_empty() {
            let discarded =
                format!("{} in the common discard", counted(self.view.common.len() as u32, "card"));
            lines.push(vec![dim(discarded)]);
        }
        panel("Market – costs in hand cards", lines, false)
    }

    /// Number, name, colour, movement symbol and cost of a card in columns.
    fn card_columns(self, number: u8) -> Line {
        let mut line = vec![dim(column(&format!("#{number}"), 4)), plain(column(self.card_name(number), 18))];
        if let Some(Card { face, .. }) = self.card(number) {
            line.push(styled(column(face.colour.word(), 6), face.colour.style()));
            line.push(plain(column(face.symbol.word(), 8)));
        }
        line
    }

    /// Boards offered in the draft.
    fn schools(self) -> Option<Panel> {
        let offer = &self.view.own.as_ref()?.offer;
        let mut lines = Vec::new();
        for school in offer.iter().filter_map(|school| self.school(*school)) {
            lines.push(vec![styled(school.name.as_str(), Style::Bold)]);
            for text in rules::specialty(self.pack, school) {
                lines.extend(prose("  ", &text, Style::Plain, FULL));
            }
        }
        (!lines.is_empty()).then(|| panel("Schools offered to you", lines, false))
    }

    /// The exploration card or event that waits for a choice.
    fn reading(self) -> Option<Panel> {
        let subject = self.view.subject;
        let (title, intro) = match (subject.exploration, subject.event) {
            (Some(card), _) => self.exploration(card).map(|card| (&card.name, &card.intro))?,
            (None, Some(event)) => self.chronicle(event).map(|event| (&event.name, &event.intro))?,
            (None, None) => return None,
        };
        let mut lines = prose("", intro, Style::Plain, FULL);
        for (option, letter) in [(0, "A  "), (1, "B  ")] {
            if let Some(choice) = self.choice(subject.exploration, subject.event, option) {
                let text = format!("{}{}", choice.option, rules::priced(choice.cost));
                lines.extend(prose(letter, &text, Style::Accent, FULL));
            }
        }
        Some(panel(clip(title, FULL), lines, false))
    }

    /// The viewer's hand with full texts.
    fn hand(self) -> Option<Panel> {
        let own = self.view.own.as_ref()?;
        let player = self.own()?;
        player.school?;
        let mut lines = Vec::new();
        for card in &own.hand {
            let mark = if own.drawn.contains(card) { "* " } else { "  " };
            let mut line = vec![styled(mark, Style::Accent)];
            line.extend(self.card_columns(*card));
            let text = self.card(*card).map_or_else(String::new, |card| rules::face(&card.face));
            lines.extend(beside(line, &text, FULL));
        }
        if !own.drawn.is_empty() {
            lines.push(vec![dim("* just drawn; some of these go back")]);
        }
        if lines.is_empty() {
            lines.push(vec![dim("no card")]);
        }
        Some(panel(format!("Your hand – {}", counted(own.hand.len() as u32, "card")), lines, false))
    }
}
