//! The panels of players and Automas.

use super::super::card::Card;
use super::super::tale::Book;
use super::super::text::{Narrator, capital, counted, rules};
use super::super::view::{AbilityView, FigureView, PlayedView};
use super::super::vocabulary::Kind;
use super::{Shown, coloured};
use crate::layout::{FULL, HALF, Line, clip, column, columns, dim, flow, panel, plain, styled, width};
use crate::presentation::{Panel, Span, Style};

impl<T: Shown> Narrator<'_, T> {
    /// Another figure: half a screen wide, the timeline in short.
    pub(super) fn other_panel(self, number: u8) -> Panel {
        let mut lines = Vec::new();
        if let Some(figure) = self.figure(number) {
            if T::scores(figure) {
                lines.push(self.score(figure));
            }
            lines.extend(flow("Symbols  ", self.symbol_counts(number), "  ", HALF));
            lines.extend(flow("Tokens   ", self.tokens(number), "  ", HALF));
            let cells = (1..).zip(&figure.timeline).map(|(place, played)| self.cell(place, played));
            lines.extend(flow("Timeline ", or_none(cells.collect()), "  ", HALF));
            if !figure.automa && figure.character.is_some() {
                lines.extend(flow("Ability  ", self.held_abilities(figure), ", ", HALF));
                lines.extend(self.known_hand(figure));
            }
            lines.extend(T::figure_lines(self, number, HALF));
            lines.extend(progress(figure));
        }
        panel(self.figure_title(number), lines, true)
    }

    /// The viewer's own figure: the whole width, a line for each card of the timeline.
    pub(super) fn own_panel(self, number: u8) -> Panel {
        let mut lines = Vec::new();
        if let Some(figure) = self.figure(number) {
            let mut first = self.score(figure);
            first.push(dim("   Symbols  "));
            first.extend(joined(self.symbol_counts(number), "  "));
            let mut tokens = vec![dim("   Tokens  ")];
            tokens.extend(joined(self.tokens(number), "  "));
            if width(&first) + width(&tokens) <= FULL {
                first.extend(tokens);
                lines.push(first);
            } else {
                lines.push(first);
                lines.extend(flow("Tokens   ", self.tokens(number), "  ", FULL));
            }
            if figure.character.is_some() {
                lines.extend(flow("Ability  ", self.abilities(figure), ", ", FULL));
            }
            lines.extend(T::figure_lines(self, number, FULL));
            if figure.timeline.is_empty() {
                lines.push(vec![dim("Timeline "), plain("none")]);
            }
            for (place, played) in (1..).zip(&figure.timeline) {
                let mut line = vec![dim(if place == 1 { "Timeline " } else { "         " })];
                line.push(dim(column(&place.to_string(), 2)));
                line.extend(self.played_columns(played));
                line.push(self.notation(played, FULL - width(&line)));
                lines.push(line);
            }
        }
        panel(self.figure_title(number), lines, false)
    }

    /// Number, name, colours and symbols of a timeline card in columns; a sign has room behind the colours.
    fn played_columns(self, played: &PlayedView) -> Line {
        let number = format!("#{}", played.card);
        let mut line = vec![dim(column(&number, 4)), plain(column(self.card_name(played.card), 28))];
        if let Some(card) = self.card(played.card) {
            line.push(coloured(card, column(&colour_word(card, played), T::COLOUR_LETTERS + 1)));
            line.extend(columns(self.symbol_spans(card, played.covered), 6));
        }
        line
    }

    /// The effect of a timeline card, cut to a width; what is over is dim.
    fn notation(self, played: &PlayedView, room: usize) -> Span {
        let Some(card) = self.card(played.card) else { return plain("") };
        match T::spent(card, played) {
            Some(word) => dim(word),
            None => plain(clip(&rules::notation(card), room)),
        }
    }

    fn figure_title(self, number: u8) -> String {
        let place = self.view.order.iter().position(|figure| *figure == number);
        let place = place.map_or_else(String::new, |place| format!("{}. ", place + 1));
        let figure = self.figure(number);
        let automa = figure.is_some_and(|figure| figure.automa && figure.character.is_some());
        let name = clip(&capital(&self.name(number)), HALF - 16);
        if self.is_viewer(number) {
            format!("{place}You – {name}")
        } else if automa {
            format!("{place}{name} (Automa)")
        } else {
            format!("{place}{name}")
        }
    }

    /// All symbols: the Left and the Right kind first.
    fn symbol_counts(self, figure: u8) -> Vec<Line> {
        let active = self.view.active;
        let mut kinds = Kind::ALL;
        kinds.sort_by_key(|kind| {
            active.and_then(|active| active.iter().position(|it| it == kind)).unwrap_or(2)
        });
        let count = |kind: Kind| {
            let side = match active {
                Some([left, _]) if left == kind => "L:",
                Some([_, right]) if right == kind => "R:",
                _ => "",
            };
            vec![styled(
                format!("{side}{} {}", kind.letter(), self.symbols(figure, kind)),
                self.kind_style(kind),
            )]
        };
        kinds.into_iter().map(count).collect()
    }

    /// Ordinary tokens, then special ones.
    fn tokens(self, figure: u8) -> Vec<Line> {
        let pool = self.figure(figure).map_or([0; 4], |figure| figure.pool);
        let special = Kind::ALL.map(|kind| T::special_tokens(self, figure, kind));
        let mut items = Vec::new();
        for (word, counts) in [("", pool), ("special ", special)] {
            let tokens = Kind::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
            items.extend(tokens.map(|(kind, count)| {
                vec![styled(format!("{word}{} {count}", kind.letter()), self.kind_style(kind))]
            }));
        }
        or_none(items)
    }

    /// Victory points and experience.
    fn score(self, figure: &FigureView) -> Line {
        let golden = T::golden(self, figure)
            .map_or_else(String::new, |(place, worth)| format!(" (golden {place}: {worth} VP)"));
        vec![
            styled(format!("VP {}", figure.victory), Style::Bold),
            plain("   "),
            styled(format!("XP {}", figure.experience), Style::Bold),
            plain(golden),
        ]
    }

    /// A timeline card in short: place, colour, symbols, icon.
    fn cell(self, place: u16, played: &PlayedView) -> Line {
        let mut cell = vec![dim(format!("{place} "))];
        let Some(card) = self.card(played.card) else {
            cell.push(plain("?"));
            return cell;
        };
        cell.push(coloured(card, colour_word(card, played)));
        let symbols = self.symbol_spans(card, played.covered);
        if !symbols.is_empty() {
            cell.push(plain(" "));
            cell.extend(symbols);
        }
        cell.extend(T::icons(card, played));
        cell
    }

    /// All abilities with their state.
    fn abilities(self, figure: &FigureView) -> Vec<Line> {
        let one = |ability: &AbilityView| {
            let (state, style) = match (ability.held, ability.spent) {
                (true, true) => (String::from("spent"), Style::Dim),
                (true, false) => (String::from("ready"), Style::Accent),
                (false, _) => (self.unlocks_at(ability), Style::Dim),
            };
            vec![styled(
                format!("{} ({state})", self.ability_name(ability.character, ability.ability)),
                style,
            )]
        };
        figure.abilities.iter().map(one).collect()
    }

    /// Abilities that can be or were used, and when the next one comes.
    fn held_abilities(self, figure: &FigureView) -> Vec<Line> {
        let held = figure.abilities.iter().filter(|ability| ability.held).map(|ability| {
            let name = self.ability_name(ability.character, ability.ability);
            vec![if ability.spent { dim(format!("{name} (spent)")) } else { plain(name) }]
        });
        let locked = figure.abilities.iter().find(|ability| !ability.held);
        let next = locked.map(|ability| vec![dim(format!("next at {}", self.unlocks_at(ability)))]);
        held.chain(next).collect()
    }

    fn unlocks_at(self, held: &AbilityView) -> String {
        let character = self.pack.characters().get(usize::from(held.character));
        let space = character.and_then(|it| it.unlock.get(usize::from(held.ability).checked_sub(1)?));
        space.map_or_else(|| String::from("locked"), |space| format!("{space} XP"))
    }

    /// The cards everybody knows to be in a hand, and the number of the others.
    fn known_hand(self, figure: &FigureView) -> Vec<Line> {
        let mut items: Vec<Line> =
            figure.known.iter().map(|card| vec![plain(self.card_name(*card))]).collect();
        let unknown = usize::from(figure.hand).saturating_sub(figure.known.len());
        if unknown > 0 {
            items.push(vec![dim(format!("{unknown} unknown"))]);
        }
        flow(&column(&format!("Hand {}", figure.hand), 8), or_none(items), ", ", HALF)
    }
}

/// The colour of a timeline card, with a sign if it has any colour asked for.
fn colour_word(card: &Card, played: &PlayedView) -> String {
    rules::colours(card) + if played.wild { "*" } else { "" }
}

/// Where the figure stands in the draft, and how many sealed choices it has made.
fn progress(figure: &FigureView) -> Option<Line> {
    let slot = figure.slot.map(|slot| match slot {
        0 => String::from("drafted from the deck"),
        row => format!("drafted row {row}"),
    });
    let chosen = (figure.chosen > 0).then(|| format!("has chosen {}", counted(figure.chosen, "card")));
    let parts: Vec<String> = slot.into_iter().chain(chosen).collect();
    (!parts.is_empty()).then(|| vec![dim("Now      "), plain(parts.join(", "))])
}

fn or_none(items: Vec<Line>) -> Vec<Line> {
    if items.is_empty() { vec![vec![plain("none")]] } else { items }
}

fn joined(items: Vec<Line>, gap: &str) -> Line {
    let mut line = Vec::new();
    for (place, item) in items.into_iter().enumerate() {
        if place > 0 {
            line.push(plain(gap));
        }
        line.extend(item);
    }
    line
}
