//! The panels of a story: what was read so far, extra effort, objectives, alliances.

use super::super::pack::side_of;
use super::super::text::{Narrator, rules};
use super::super::view::{AlliancesView, ObjectiveView};
use super::super::vocabulary::{Colour, Side};
use crate::layout::{FULL, Line, beside, column, columns, dim, flow, panel, plain, prose, styled};
use crate::presentation::{Panel, Style};
use crate::timeline::text::{counted, roman};

impl Narrator<'_> {
    /// The last page in full, those before it by their titles; before the first one what the story is about.
    pub(super) fn story(self) -> Panel {
        let Some((last, before)) = self.view.pages.split_last() else {
            let book = self.book();
            let mut lines = prose("", &book.summary, Style::Plain, FULL);
            lines.push(vec![dim(format!("Difficulty {} of 3", book.difficulty))]);
            return panel(format!("Story – {}", book.name), lines, false);
        };
        let mut lines = Vec::new();
        let titles = before.iter().filter_map(|page| self.page(*page));
        let titles: Vec<Line> = titles.map(|page| vec![dim(page.title.as_str())]).collect();
        if !titles.is_empty() {
            lines.extend(flow("Before   ", titles, " · ", FULL));
        }
        let page = self.page(*last);
        lines.extend(prose("", page.map_or("It is not known.", |page| &page.text), Style::Plain, FULL));
        if let Some(outcome) = self.outcome() {
            for (side, bonus) in Side::ALL.into_iter().zip(outcome.bonuses) {
                if let Some(bonus) = bonus {
                    let head = format!("{} path token: ", side.word());
                    lines.extend(prose(&head, &rules::path_bonus(self.pack, bonus), Style::Bold, FULL));
                }
            }
        }
        let title = page.map_or("a page", |page| &page.title);
        panel(format!("Story – {title}"), lines, false)
    }

    /// Edge of the World: the sequences of all chapters, the present one marked (POD-18).
    pub(super) fn efforts(self) -> Option<Panel> {
        if self.view.efforts.is_empty() {
            return None;
        }
        let mut lines = Vec::new();
        for (chapter, effort) in (1..).zip(&self.view.efforts) {
            let Some(card) = self.pack.efforts.get(usize::from(*effort)) else { continue };
            let now = chapter == self.view.chapter;
            let style = if now { Style::Bold } else { Style::Dim };
            let mark = if now { ">" } else { " " };
            let mut line = vec![
                styled(column(&format!("{mark}{}", roman(chapter)), 4), style),
                styled(column(&card.name, 30), style),
            ];
            line.extend(columns(colour_spans(&card.sequence), 28));
            line.push(styled(rules::effort_bonus(card.bonus), style));
            lines.push(line);
        }
        let rule = "Neighbouring cards of the timeline in these colours, left to right, at least one of them \
                    played this turn; checked after the Play step.";
        lines.extend(prose("", rule, Style::Dim, FULL));
        Some(panel("Extra effort", lines, false))
    }

    /// Striga: objectives with their requirements, and what the viewer has looked at (POD-19).
    pub(super) fn objectives(self) -> Option<Panel> {
        if self.view.objectives.is_empty() {
            return None;
        }
        let mut lines = Vec::new();
        for (place, objective) in (0..).zip(&self.view.objectives) {
            lines.extend(self.requirement_lines(place, objective));
            lines.extend(self.objective_lines(objective));
        }
        Some(panel("Objectives – scored by the last main symbol", lines, false))
    }

    fn requirement_lines(self, place: u8, view: &ObjectiveView) -> Vec<Line> {
        let head = format!("{} {}", rules::letter(place), rules::scored_for(place));
        let mut items = vec![vec![styled(column(&head, 15), Style::Bold)]];
        if let Some(card) = self.pack.requirements.get(usize::from(view.requirement)) {
            let later = !(view.first.is_empty() && view.second.is_empty());
            let text = rules::stage(if later { 2 } else { 1 }, card.colour);
            items.push(vec![plain(column(&card.name, 28)), styled(text, card.colour.style())]);
        }
        for (stage, figures) in [(1, &view.first), (2, &view.second)] {
            let style = |figure: u8| if self.is_viewer(figure) { Style::Accent } else { Style::Plain };
            let tokens = figures
                .iter()
                .map(|figure| vec![styled(format!("{} (stage {stage})", self.who(*figure)), style(*figure))]);
            items.extend(tokens);
        }
        flow("", items, "  ", FULL)
    }

    fn objective_lines(self, view: &ObjectiveView) -> Vec<Line> {
        let known = view.objective.and_then(|objective| self.pack.objectives.get(usize::from(objective)));
        let Some(card) = known else { return vec![vec![dim("    face down")]] };
        let state = if view.turned_up { "turned up" } else { "you looked" };
        let text = format!("{} ({state}): {}", card.name, card.text);
        prose("    ", &text, Style::Accent, FULL)
    }

    /// Lesser Evil: decks, everybody's cards by side, the own ones in full (POD-20).
    pub(super) fn alliances(self) -> Option<Panel> {
        let view = self.view.alliances.as_ref()?;
        let mut lines = flow("Decks    ", decks(view), "   ", FULL);
        let cards = (0..).zip(&view.counts).filter(|(figure, _)| !self.is_automa(*figure));
        let cards = cards.map(|(figure, counts)| {
            let sides = Side::ALL
                .into_iter()
                .zip(counts)
                .map(|(side, count)| format!("{} {count}", rules::patron(side)));
            let sides: Vec<String> = sides.collect();
            let style = if self.is_viewer(figure) { Style::Accent } else { Style::Plain };
            vec![styled(self.who(figure), style), plain(format!(" {}", sides.join(", ")))]
        });
        lines.extend(flow("Cards    ", cards, "   ", FULL));
        for (head, cards) in [("Open", &view.revealed), ("Yours", &view.own), ("Gone", &view.own_face_down)] {
            lines.extend(self.alliance_lines(head, cards));
        }
        let rule = "A row with a sign like +Renfri makes you draw a card. If Left is main, all cards of Renfri apply \
                    before scoring, if Right is, those of Stregobor; the main symbol's path token brings a penalty.";
        lines.extend(prose("", rule, Style::Dim, FULL));
        Some(panel("Alliances – Left Renfri, Right Stregobor", lines, false))
    }

    fn is_automa(self, figure: u8) -> bool {
        self.figure(figure).is_some_and(|figure| figure.automa)
    }

    /// Alliance cards, a line each.
    fn alliance_lines(self, head: &str, cards: &[u8]) -> Vec<Line> {
        let mut lines = Vec::new();
        for (place, alliance) in cards.iter().enumerate() {
            let Some(card) = self.alliance(*alliance) else { continue };
            let head = if place == 0 { head } else { "" };
            let line = vec![
                dim(column(head, 8)),
                plain(column(rules::patron(side_of(*alliance)), 9)),
                plain(column(&card.name, 28)),
            ];
            lines.extend(beside(line, &rules::alliance(card.effect), FULL));
        }
        lines
    }
}

/// Cards in the decks and in the discards, whether everybody saw them or not.
fn decks(view: &AlliancesView) -> [Line; 2] {
    Side::ALL.map(|side| {
        let at = side as usize;
        let open = view.discard.iter().filter(|alliance| side_of(**alliance) == side).count();
        let gone = open + usize::from(view.face_down[at]);
        let deck = counted(view.decks[at], "card");
        vec![plain(format!("{} {deck}, {gone} discarded", rules::patron(side)))]
    })
}

/// Colours one behind the other.
fn colour_spans(colours: &[Colour]) -> Line {
    let mut spans = Vec::new();
    for (place, colour) in colours.iter().enumerate() {
        if place > 0 {
            spans.push(plain(", "));
        }
        spans.push(styled(colour.word(), colour.style()));
    }
    spans
}
