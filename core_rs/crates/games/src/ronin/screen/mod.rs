//! A picture of a view for a terminal of 100 columns: the table, the rows, the tracks, the figures, the own hand. It
//! reads well without colours; styles only repeat what the words say.

mod figure;
mod layout;

use layout::{FULL, Line, beside, column, columns, dim, flow, panel, plain, prose, styled};

use super::ending::SOLO_GOAL;
use super::pack::{Card, LAST_SPACE};
use super::text::{Narrator, capital, counted, inactive, roman, rules};
use super::view::Step;
use super::vocabulary::{Colour, Kind, Side};
use crate::presentation::{Panel, Screen, Span, Style};

/// The whole picture, most public first; the hand comes last, next to the prompt.
pub(super) fn screen(narrator: Narrator) -> Screen {
    let mut panels = vec![narrator.table()];
    panels.extend(narrator.result());
    panels.push(narrator.rows());
    panels.push(narrator.tracks());
    let figures = 0..narrator.view.figures.len() as u8;
    panels.extend(figures.clone().filter(|it| !narrator.is_viewer(*it)).map(|it| narrator.other_panel(it)));
    panels.extend(figures.filter(|it| narrator.is_viewer(*it)).map(|it| narrator.own_panel(it)));
    panels.extend(narrator.choices());
    panels.extend(narrator.hand());
    Screen { panels }
}

impl Colour {
    const fn style(self) -> Style {
        match self {
            Self::Red => Style::Red,
            Self::Green => Style::Green,
            Self::Blue => Style::Blue,
            Self::Yellow => Style::Yellow,
            Self::Pink => Style::Pink,
        }
    }
}

/// A card's colour in a word.
fn coloured(card: &Card, text: String) -> Span {
    let colour = Colour::ALL.into_iter().find(|colour| card.has(*colour));
    styled(text, colour.map_or(Style::Plain, Colour::style))
}

impl Narrator<'_> {
    /// Active symbols stand out.
    fn kind_style(self, kind: Kind) -> Style {
        let active = self.view.active.is_some_and(|active| active.contains(&kind));
        if active { Style::Bold } else { Style::Plain }
    }

    /// The symbols of a card, covered ones in brackets.
    fn symbol_spans(self, card: &Card, covered: [u8; 4]) -> Line {
        let mut spans = Vec::new();
        for (kind, (printed, covered)) in Kind::ALL.into_iter().zip(card.symbols.into_iter().zip(covered)) {
            let covered = covered.min(printed);
            for _ in covered..printed {
                spans.push(styled(kind.letter(), self.kind_style(kind)));
            }
            for _ in 0..covered {
                spans.push(dim(format!("({})", kind.letter())));
            }
        }
        spans
    }

    /// Number, name, colour and symbols of a card in columns, 44 characters in all.
    fn card_columns(self, number: u8) -> Line {
        let mut line = vec![dim(column(&format!("#{number}"), 4)), plain(column(self.card_name(number), 28))];
        if let Some(card) = self.card(number) {
            line.push(coloured(card, column(&rules::colours(card), 6)));
            line.extend(columns(self.symbol_spans(card, [0; 4]), 2));
        }
        line
    }

    /// Chapter, turn and step; the pairs; the order.
    fn table(self) -> Panel {
        let view = self.view;
        let moment = match view.step {
            Step::Setup => String::from("setup"),
            Step::Over => String::from("the end"),
            step => {
                let step = match step {
                    Step::Draft => "draft",
                    Step::Play => "play",
                    Step::Tea => "tea ceremony",
                    _ => "end of the chapter",
                };
                format!("chapter {}, turn {} of 3 – {step}", roman(view.chapter), view.turn)
            }
        };
        let mut lines = Vec::new();
        if let Some(active) = view.active {
            let mut items: Vec<Line> = [Side::Left, Side::Right]
                .into_iter()
                .zip(active)
                .map(|(side, kind)| {
                    vec![plain(format!("{} ", side.word())), styled(kind.word(), Style::Bold)]
                })
                .collect();
            let rest: Vec<&str> = inactive(active).map(Kind::word).collect();
            items.push(vec![dim(format!("inactive {}", rest.join(", ")))]);
            lines.extend(flow("Active   ", items, "   ", FULL));
        }
        lines.extend(self.chapter_lines());
        let order = (1..).zip(&view.order).map(|(place, figure)| {
            let style = if self.is_viewer(*figure) { Style::Accent } else { Style::Plain };
            vec![dim(format!("{place} ")), styled(self.who(*figure), style)]
        });
        let mut order: Vec<Line> = order.collect();
        if order.is_empty() {
            let text = match view.first {
                Some(first) if self.is_viewer(first) => String::from("you choose first"),
                Some(first) => format!("{} chooses first", self.name(first)),
                None => String::from("not yet known"),
            };
            order.push(vec![plain(text)]);
        }
        lines.extend(flow("Order    ", order, "   ", FULL));
        let kinds = Kind::ALL.map(|kind| format!("{} {}", kind.letter(), kind.word()));
        let signs = ["(x) covered", "←→ passing cup", "* any colour"].map(String::from);
        let legend = kinds.into_iter().chain(signs).map(|entry| vec![dim(entry)]);
        lines.extend(flow("Signs    ", legend, "  ", FULL));
        panel(format!("Ronin – {moment}"), lines, false)
    }

    /// The chapter card: pairs of all chapters and the side quest.
    fn chapter_lines(self) -> Vec<Line> {
        let view = self.view;
        let card = view.chapter_card.and_then(|card| self.pack.chapters.get(usize::from(card)));
        let Some(card) = card else { return vec![vec![dim("Chapters "), plain("not yet known")]] };
        let mut items: Vec<Line> = (1..)
            .zip(&view.pairs)
            .map(|(number, [left, right])| {
                let now = number == view.chapter;
                let style = if now { Style::Bold } else { Style::Plain };
                let mark = if now { ">" } else { "" };
                let pair = format!("{mark}{} {}/{}", roman(number), left.letter(), right.letter());
                vec![styled(pair, style)]
            })
            .collect();
        if let Some(last) = view.pairs.last() {
            let quest: Vec<&str> = inactive(*last).map(Kind::word).collect();
            items.push(vec![plain(format!("side quest {}", quest.join(" or ")))]);
        }
        items.push(vec![dim(card.name.as_str())]);
        flow("Chapters ", items, "   ", FULL)
    }

    /// Who won, when all is over.
    fn result(self) -> Option<Panel> {
        let view = self.view;
        if view.step != Step::Over {
            return None;
        }
        let mut seats: Vec<u8> = view.order.iter().copied().filter(|figure| *figure < view.players).collect();
        let victory = |seat: u8| self.figure(seat).map_or(0, |figure| figure.victory);
        // A stable sort: the higher on the initiative track comes first on a tie (RON-15.8).
        seats.sort_by_key(|seat| std::cmp::Reverse(victory(*seat)));
        let mut lines: Vec<Line> = (1..)
            .zip(&seats)
            .map(|(place, seat)| {
                let style = if place == 1 { Style::Bold } else { Style::Plain };
                vec![styled(format!("{place}. {:12} {} VP", self.who(*seat), victory(*seat)), style)]
            })
            .collect();
        if let ([only], 1) = (seats.as_slice(), view.players) {
            let word = if victory(*only) >= SOLO_GOAL { "won" } else { "lost" };
            lines.push(vec![plain(format!("{SOLO_GOAL} VP are needed: {word}."))]);
        }
        Some(panel("Result", lines, false))
    }

    /// The deck and the rows with their cards.
    fn rows(self) -> Panel {
        let view = self.view;
        let at = |slot: u8| {
            let here = (0u8..).zip(&view.figures).filter(move |(_, figure)| figure.slot == Some(slot));
            here.map(|(figure, _)| self.who(figure)).collect::<Vec<_>>()
        };
        let (deck, discard) = (counted(view.deck, "card"), view.discard.len());
        let mut lines = vec![vec![dim("Deck   "), plain(format!("{deck}, {discard} discarded"))]];
        if let Some(line) = lines.last_mut().filter(|_| !at(0).is_empty()) {
            line.push(plain(format!("   drafted by {}", at(0).join(", "))));
        }
        for (number, pair) in (1u8..).zip(&view.rows) {
            let lowest = usize::from(number) == view.rows.len();
            let heads = [format!("Row {number}  "), String::from(if lowest { "+1 XP  " } else { "       " })];
            let cards: Vec<u8> = pair.iter().flatten().copied().collect();
            if cards.is_empty() {
                let by = at(number);
                let text = if by.is_empty() {
                    String::from("empty")
                } else {
                    format!("drafted by {}", by.join(", "))
                };
                let extra = if lowest { " (+1 XP)" } else { "" };
                lines.push(vec![dim(heads[0].as_str()), dim(text + extra)]);
            }
            for (place, card) in cards.into_iter().enumerate() {
                let mut line = vec![dim(heads[place].as_str())];
                line.extend(self.card_columns(card));
                let notation = self.card(card).map_or_else(String::new, rules::notation);
                line.push(plain(layout::clip(&notation, FULL - 51)));
                lines.push(line);
            }
        }
        if !view.turned_up.is_empty() {
            let cards = view.turned_up.iter().map(|card| vec![plain(self.card_name(*card))]);
            lines.extend(flow("Turned up  ", cards, ", ", FULL));
        }
        panel("Rows", lines, false)
    }

    /// The partnership tracks with marker and next bonus.
    fn tracks(self) -> Panel {
        let mut lines = Vec::new();
        for track in &self.view.tracks {
            let [one, two] = track.partners.map(|partner| self.who(partner));
            let mut line = vec![plain(column(&format!("{one} – {two}"), 24))];
            for space in 0..=LAST_SPACE as u8 {
                if space == track.space {
                    line.push(styled(format!("[{space}]"), Style::Accent));
                } else {
                    line.push(dim(format!(" {space} ")));
                }
            }
            let board = self.board(track);
            if let Some(marks) = board.and_then(|board| board.marks.get(usize::from(track.space))) {
                line.push(plain(format!("  {marks} VP at the end")));
            }
            lines.push(line);
            let next = board.and_then(|board| {
                let after = track.space.saturating_add(1)..=LAST_SPACE as u8;
                let (space, bonus) = after.into_iter().find_map(|it| Some((it, rules::space(board, it)?)))?;
                Some(format!("{space}: {bonus}"))
            });
            let name = board.filter(|_| self.view.side != 'A').map(|board| board.name.as_str());
            let text = match (name, next) {
                (Some(name), Some(next)) => format!("{name}; next {next}"),
                (Some(name), None) => String::from(name),
                (None, Some(next)) => format!("next {next}"),
                (None, None) if board.is_none() => String::from("no board yet"),
                (None, None) => String::from("complete"),
            };
            lines.extend(prose("      ", &text, Style::Dim, FULL));
        }
        let name =
            if self.view.side == 'A' { self.pack.side_a.name.as_str() } else { "all boards different" };
        panel(format!("Partnerships – side {}, {name}", self.view.side), lines, false)
    }

    /// Characters or boards to choose from in the setup.
    fn choices(self) -> Option<Panel> {
        let view = self.view;
        let own = self.own()?;
        let drafting = own.character.is_none();
        let mut lines = Vec::new();
        if drafting {
            for character in view.offer.iter().filter_map(|it| self.pack.characters.get(usize::from(*it))) {
                lines.push(vec![styled(character.name.as_str(), Style::Bold)]);
                for ability in &character.abilities {
                    lines.extend(prose(
                        "  ",
                        &format!("{}: {}", ability.name, ability.text),
                        Style::Plain,
                        FULL,
                    ));
                }
            }
        } else if view.step == Step::Setup && view.side == 'B' {
            let placed = |board: u8| view.tracks.iter().any(|track| track.board == Some(board));
            let free = (0..self.pack.side_b.len() as u8).filter(|board| !placed(*board));
            let boards: Vec<u8> = if view.players < 3 { free.collect() } else { view.offer.clone() };
            for board in boards.iter().filter_map(|it| self.pack.side_b.get(usize::from(*it))) {
                lines.push(vec![styled(board.name.as_str(), Style::Bold)]);
                lines.extend(flow("  ", rules::spaces(board).map(|it| vec![plain(it)]), "; ", FULL));
            }
        }
        let title = if drafting { "Characters offered to you" } else { "Boards to choose from" };
        (!lines.is_empty()).then(|| panel(title, lines, false))
    }

    /// The viewer's hand with full texts, and what lies face down.
    fn hand(self) -> Option<Panel> {
        let view = self.view;
        let own = self.own()?;
        if own.character.is_none() || view.hand.is_empty() && view.picks.is_empty() {
            return None;
        }
        let mut lines = Vec::new();
        for card in &view.hand {
            let line = self.card_columns(*card);
            let text = self.card(*card).map_or_else(String::new, rules::card);
            lines.extend(beside(line, &text, FULL));
        }
        let picked = |pick: u8| match own.timeline.get(usize::from(pick)) {
            Some(played) if view.step == Step::ChapterEnd => self.card_name(played.card),
            _ => self.card_name(pick),
        };
        let picks = view.picks.iter().map(|pick| vec![styled(picked(*pick), Style::Accent)]);
        if !view.picks.is_empty() {
            lines.extend(flow("Chosen, left first: ", picks, ", ", FULL));
        }
        Some(panel(format!("Your hand – {}", counted(view.hand.len() as u32, "card")), lines, false))
    }
}
