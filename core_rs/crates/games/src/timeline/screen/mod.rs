//! A picture of a view for a terminal of 100 columns: the table, the rows, what only one game has, the figures, the
//! own hand. It reads well without colours; styles only repeat what the words say. What only one of the games shows,
//! it draws itself: see [`Shown`].

mod figure;

use super::card::Card;
use super::tale::Book;
use super::text::{Narrator, Spoken, counted, inactive, roman, rules};
use super::view::{FigureView, PlayedView, Step};
use super::vocabulary::{Colour, Kind, Side};
use crate::layout::{
    FULL, Line, beside, clip, column, columns, dim, flow, panel, plain, prose, styled, width,
};
use crate::presentation::{Panel, Screen, Span, Style};

/// What one of the games shows beside the table that both share.
pub(crate) trait Shown: Spoken {
    /// What the third step of a turn is called.
    const THIRD_STEP: &'static str;
    /// Letters that the colours of a card need at most.
    const COLOUR_LETTERS: usize;
    /// Signs that stand on cards and need a word.
    const SIGNS: &'static [&'static str];

    /// The title of the whole picture, with the moment of play.
    fn title(narrator: Narrator<Self>, moment: &str) -> String;
    /// Lines of the table between the active pair and the order.
    fn table_lines(narrator: Narrator<Self>) -> Vec<Line>;
    /// Panels between the rows and the figures.
    fn panels(narrator: Narrator<Self>) -> Vec<Panel>;
    /// What there is to say about an offered character beside the abilities.
    fn offered_lines(_: Narrator<Self>, _character: usize) -> Vec<String> {
        Vec::new()
    }
    /// What the viewer has to choose from in the setup, beside characters.
    fn choices(_: Narrator<Self>) -> Option<Panel> {
        None
    }
    /// A line below the places of those who scored, when all is over.
    fn verdict(narrator: Narrator<Self>) -> Option<String>;

    /// Whether a figure scores points and can win.
    fn scores(figure: &FigureView) -> bool;
    /// The place of a figure's golden marker and the victory points it is worth there.
    fn golden(narrator: Narrator<Self>, figure: &FigureView) -> Option<(u8, u8)>;
    /// More lines about a figure, cut to a width.
    fn figure_lines(_: Narrator<Self>, _figure: u8, _room: usize) -> Vec<Line> {
        Vec::new()
    }
    /// What a timeline card shows beside colours and symbols, in short.
    fn icons(_: &Card, _: &PlayedView) -> Line {
        Vec::new()
    }
    /// What to say instead of the effect of a timeline card that is over.
    fn spent(_: &Card, _: &PlayedView) -> Option<&'static str> {
        None
    }
}

/// The whole picture, most public first; the hand comes last, next to the prompt.
pub(crate) fn screen<T: Shown>(narrator: Narrator<T>) -> Screen {
    let mut panels = vec![narrator.table()];
    panels.extend(narrator.result());
    panels.push(narrator.rows());
    panels.extend(T::panels(narrator));
    let figures = 0..narrator.view.figures.len() as u8;
    panels.extend(figures.clone().filter(|it| !narrator.is_viewer(*it)).map(|it| narrator.other_panel(it)));
    panels.extend(figures.filter(|it| narrator.is_viewer(*it)).map(|it| narrator.own_panel(it)));
    panels.extend(narrator.characters());
    panels.extend(T::choices(narrator));
    panels.extend(narrator.hand());
    Screen { panels }
}

impl Colour {
    pub(crate) const fn style(self) -> Style {
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

impl<T: Shown> Narrator<'_, T> {
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

    /// Number, name, colours and symbols of a card in columns.
    fn card_columns(self, number: u8) -> Line {
        let mut line = vec![dim(column(&format!("#{number}"), 4)), plain(column(self.card_name(number), 28))];
        if let Some(card) = self.card(number) {
            line.push(coloured(card, column(&rules::colours(card), T::COLOUR_LETTERS)));
            line.extend(columns(self.symbol_spans(card, [0; 4]), 2));
        }
        line
    }

    /// Chapter, turn and step; the pair; the order; the signs.
    fn table(self) -> Panel {
        let view = self.view;
        let moment = match view.step {
            Step::Setup => String::from("setup"),
            Step::Over => String::from("the end"),
            step => {
                let step = match step {
                    Step::Draft => "draft",
                    Step::Play => "play",
                    Step::Tea | Step::Destiny => T::THIRD_STEP,
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
        lines.extend(T::table_lines(self));
        lines.extend(self.order_lines());
        let kinds = Kind::ALL.map(|kind| format!("{} {}", kind.letter(), kind.word()));
        let signs = T::SIGNS.iter().map(|sign| String::from(*sign));
        let legend = kinds.into_iter().chain(signs).map(|entry| vec![dim(entry)]);
        lines.extend(flow("Signs    ", legend, "  ", FULL));
        panel(T::title(self, &moment), lines, false)
    }

    fn order_lines(self) -> Vec<Line> {
        let order = (1..).zip(&self.view.order).map(|(place, figure)| {
            let style = if self.is_viewer(*figure) { Style::Accent } else { Style::Plain };
            vec![dim(format!("{place} ")), styled(self.who(*figure), style)]
        });
        let mut order: Vec<Line> = order.collect();
        if order.is_empty() {
            let text = match self.view.first {
                Some(first) if self.is_viewer(first) => String::from("you choose first"),
                Some(first) => format!("{} chooses first", self.name(first)),
                None => String::from("not yet known"),
            };
            order.push(vec![plain(text)]);
        }
        flow("Order    ", order, "   ", FULL)
    }

    /// Who won, when all is over.
    fn result(self) -> Option<Panel> {
        let view = self.view;
        if view.step != Step::Over {
            return None;
        }
        let victory = |figure: u8| self.figure(figure).map_or(0, |figure| figure.victory);
        let scored = |figure: &u8| self.figure(*figure).is_some_and(T::scores);
        let mut places: Vec<u8> = view.order.iter().copied().filter(scored).collect();
        // A stable sort: the higher on the initiative track comes first on a tie (RON-15.8, POD-15.7).
        places.sort_by_key(|figure| std::cmp::Reverse(victory(*figure)));
        let mut lines: Vec<Line> = (1..)
            .zip(places)
            .map(|(place, figure)| {
                let style = if place == 1 { Style::Bold } else { Style::Plain };
                vec![styled(format!("{place}. {:12} {} VP", self.who(figure), victory(figure)), style)]
            })
            .collect();
        lines.extend(T::verdict(self).map(|verdict| vec![plain(verdict)]));
        Some(panel("Result", lines, false))
    }

    /// The deck and the rows with their cards.
    fn rows(self) -> Panel {
        let view = self.view;
        let at = |slot: u8| {
            let here = (0u8..).zip(&view.figures).filter(move |(_, figure)| figure.slot == Some(slot));
            here.map(|(figure, _)| self.who(figure)).collect::<Vec<_>>()
        };
        let bonuses: Vec<Option<String>> =
            (0..view.rows.len() as u8).map(|row| T::row_bonus(self, row)).collect();
        let widest = bonuses.iter().flatten().map(|bonus| bonus.chars().count()).max();
        let wide = widest.unwrap_or(0).max("Row 1".len()) + 1;
        let (deck, discard) = (counted(view.deck, "card"), view.discard.len());
        let mut lines = vec![vec![dim(column("Deck", wide)), plain(format!("{deck}, {discard} discarded"))]];
        if let Some(line) = lines.last_mut().filter(|_| !at(0).is_empty()) {
            line.push(plain(format!("   drafted by {}", at(0).join(", "))));
        }
        for ((number, pair), bonus) in (1u8..).zip(&view.rows).zip(&bonuses) {
            let bonus = bonus.as_deref();
            let heads = [format!("Row {number}"), String::from(bonus.unwrap_or(""))];
            let heads = heads.map(|head| dim(column(&head, wide)));
            let cards: Vec<u8> = pair.iter().flatten().copied().collect();
            if cards.is_empty() {
                let by = at(number);
                let text = if by.is_empty() {
                    String::from("empty")
                } else {
                    format!("drafted by {}", by.join(", "))
                };
                let extra = bonus.map_or_else(String::new, |bonus| format!(" ({bonus})"));
                lines.push(vec![heads[0].clone(), dim(text + &extra)]);
            }
            for (head, card) in heads.into_iter().zip(cards) {
                let mut line = vec![head];
                line.extend(self.card_columns(card));
                let notation = self.card(card).map_or_else(String::new, rules::notation);
                let room = FULL - width(&line);
                line.push(plain(clip(&notation, room)));
                lines.push(line);
            }
        }
        if !view.turned_up.is_empty() {
            let cards = view.turned_up.iter().map(|card| vec![plain(self.card_name(*card))]);
            lines.extend(flow("Turned up  ", cards, ", ", FULL));
        }
        panel("Rows", lines, false)
    }

    /// Characters to choose from in the setup.
    fn characters(self) -> Option<Panel> {
        let own = self.own()?;
        if own.character.is_some() {
            return None;
        }
        let mut lines = Vec::new();
        for number in self.view.offer.iter().map(|it| usize::from(*it)) {
            let Some(character) = self.pack.characters().get(number) else { continue };
            lines.push(vec![styled(character.name.as_str(), Style::Bold)]);
            let abilities = character.abilities.iter();
            let abilities = abilities.map(|ability| format!("{}: {}", ability.name, ability.text));
            for text in abilities.chain(T::offered_lines(self, number)) {
                lines.extend(prose("  ", &text, Style::Plain, FULL));
            }
        }
        (!lines.is_empty()).then(|| panel("Characters offered to you", lines, false))
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
