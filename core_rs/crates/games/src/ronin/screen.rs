//! What only Ronin shows: the chapter card, the partnership tracks, boards to choose from, cups and tea.

use super::ending::SOLO_GOAL;
use super::pack::{Card, LAST_SPACE};
use super::state::{Bonds, GOLDEN};
use super::text::{Narrator, rules};
use super::view::{FigureView, PlayedView, Step};
use super::vocabulary::Kind;
use crate::layout::{FULL, Line, column, dim, flow, panel, plain, prose, styled};
use crate::presentation::{Panel, Style};
use crate::timeline::screen::Shown;
use crate::timeline::text::{inactive, roman};

impl Shown for Bonds {
    const THIRD_STEP: &'static str = "tea ceremony";
    const COLOUR_LETTERS: usize = 6;
    const SIGNS: &'static [&'static str] = &["(x) covered", "←→ passing cup", "* any colour"];

    fn title(_: Narrator, moment: &str) -> String {
        format!("Ronin – {moment}")
    }

    fn table_lines(narrator: Narrator) -> Vec<Line> {
        narrator.chapter_lines()
    }

    fn panels(narrator: Narrator) -> Vec<Panel> {
        vec![narrator.tracks()]
    }

    fn choices(narrator: Narrator) -> Option<Panel> {
        narrator.boards()
    }

    /// RON-18.7: one player alone has to reach a number of points.
    fn verdict(narrator: Narrator) -> Option<String> {
        let only = narrator.figure(0).filter(|_| narrator.view.players == 1)?;
        let word = if only.victory >= SOLO_GOAL { "won" } else { "lost" };
        Some(format!("{SOLO_GOAL} VP are needed: {word}."))
    }

    /// Automas score nothing (RON-17.17).
    fn scores(figure: &FigureView) -> bool {
        !figure.automa
    }

    fn golden(narrator: Narrator, figure: &FigureView) -> Option<(u8, u8)> {
        let place = figure.experience.checked_sub(GOLDEN)?;
        Some((place, narrator.pack.golden.get(usize::from(place)).copied().unwrap_or(0)))
    }

    fn icons(card: &Card, played: &PlayedView) -> Line {
        let cup = card.cup.map(|side| {
            let arrow = side.arrow();
            if played.cup_covered { dim(format!(" ({arrow})")) } else { plain(format!(" {arrow}")) }
        });
        let tea = (card.is_tea() && played.fresh).then(|| plain(" tea"));
        cup.into_iter().chain(tea).collect()
    }

    fn spent(card: &Card, played: &PlayedView) -> Option<&'static str> {
        if card.is_tea() && !played.fresh {
            Some("tea done")
        } else if played.cup_covered {
            Some("cup covered")
        } else {
            None
        }
    }
}

impl Narrator<'_> {
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

    /// Boards to choose from in the setup.
    fn boards(self) -> Option<Panel> {
        let view = self.view;
        let drafted = self.own()?.character.is_some();
        if !drafted || view.step != Step::Setup || view.side != 'B' {
            return None;
        }
        let placed = |board: u8| view.tracks.iter().any(|track| track.board == Some(board));
        let free = (0..self.pack.side_b.len() as u8).filter(|board| !placed(*board));
        let boards: Vec<u8> = if view.players < 3 { free.collect() } else { view.offer.clone() };
        let mut lines = Vec::new();
        for board in boards.iter().filter_map(|it| self.pack.side_b.get(usize::from(*it))) {
            lines.push(vec![styled(board.name.as_str(), Style::Bold)]);
            lines.extend(flow("  ", rules::spaces(board).map(|it| vec![plain(it)]), "; ", FULL));
        }
        (!lines.is_empty()).then(|| panel("Boards to choose from", lines, false))
    }
}
