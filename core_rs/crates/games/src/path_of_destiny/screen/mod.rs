//! What only Path of Destiny shows: the faces of the opening, destiny and path tokens, side quests, the Automa's board;
//! the story and its cards stand in [`story`].

mod story;

use super::automa::SECOND_ABILITY;
use super::pack::SideQuest;
use super::state::{Fate, GOLDEN};
use super::text::{Narrator, rules};
use super::view::{FigureView, Token};
use super::vocabulary::Side;
use crate::layout::{FULL, Line, clip, dim, flow, plain, prose, styled};
use crate::presentation::{Panel, Style};
use crate::timeline::screen::Shown;
use crate::timeline::text::{Spoken, roman};

impl Shown for Fate {
    const THIRD_STEP: &'static str = "destiny";
    const COLOUR_LETTERS: usize = "green/yellow".len();
    const SIGNS: &'static [&'static str] = &["(x) covered", "* any colour"];

    fn title(narrator: Narrator, moment: &str) -> String {
        let learning = if narrator.view.learning { ", learning game" } else { "" };
        clip(&format!("{}{learning} – {moment}", narrator.book().name), FULL)
    }

    fn table_lines(narrator: Narrator) -> Vec<Line> {
        let mut lines = narrator.faces();
        lines.extend(narrator.destiny());
        lines.extend(narrator.holders());
        lines
    }

    fn panels(narrator: Narrator) -> Vec<Panel> {
        let mut panels = vec![narrator.story()];
        panels.extend(narrator.efforts());
        panels.extend(narrator.objectives());
        panels.extend(narrator.alliances());
        panels
    }

    /// The side quest, in games that have them (POD-3.24).
    fn offered_lines(narrator: Narrator, character: usize) -> Vec<String> {
        if narrator.view.learning { Vec::new() } else { Self::character_lines(narrator.pack, character) }
    }

    /// POD-17.24: one player alone has to beat the Automa.
    fn verdict(narrator: Narrator) -> Option<String> {
        let view = narrator.view;
        if view.players != 1 {
            return None;
        }
        let victory = |figure: &u8| narrator.figure(*figure).map_or(0, |figure| figure.victory);
        // The last of equal ones: the highest on the initiative track.
        let best = view.order.iter().rev().max_by_key(|figure| victory(figure));
        let word = if best == Some(&0) { "won" } else { "lost" };
        Some(format!("More VP than the Automa are needed, on a tie the higher place in the order: {word}."))
    }

    fn scores(_: &FigureView) -> bool {
        true
    }

    /// POD-15.5, POD-17.26: an Automa's golden marker starts earlier.
    fn golden(narrator: Narrator, figure: &FigureView) -> Option<(u8, u8)> {
        let (table, start) = if figure.automa {
            let board = narrator.pack.automas.get(usize::from(figure.character?))?;
            (&board.golden, SECOND_ABILITY)
        } else {
            (&narrator.pack.golden, GOLDEN)
        };
        let place = figure.experience.checked_sub(start)?;
        Some((place, table.get(usize::from(place)).copied().unwrap_or(0)))
    }

    fn figure_lines(narrator: Narrator, figure: u8, room: usize) -> Vec<Line> {
        let mut lines = narrator.automa(figure, room);
        if let Some(quest) = narrator.quest(figure) {
            lines.extend(narrator.quest_lines(figure, quest, room));
        }
        let waiting = narrator.view.specials.iter().filter(|token| token.figure == figure && token.waiting);
        for token in waiting {
            let text = format!("the {} token is lost for this chapter", token.kind.word());
            lines.extend(prose("Special  ", &text, Style::Plain, room));
        }
        lines
    }
}

impl Narrator<'_> {
    /// The headings of both faces and the pairs they lead to (POD-21.2).
    fn faces(self) -> Vec<Line> {
        let Some(opening) = self.opening() else { return Vec::new() };
        let mut lines = Vec::new();
        for (side, heading) in Side::ALL.into_iter().zip(&opening.headings) {
            let head = match side {
                Side::Left => "Left     ",
                Side::Right => "Right    ",
            };
            let mut items = vec![vec![styled(heading.as_str(), Style::Bold)]];
            if let Some(next) = self.view.next_pairs {
                let [left, right] = next[side as usize];
                items.push(vec![dim(format!("leads to Left {}, Right {}", left.word(), right.word()))]);
            }
            lines.extend(flow(head, items, "   ", FULL));
        }
        lines
    }

    /// Where the destiny tokens lie.
    fn destiny(self) -> Vec<Line> {
        if self.view.pages.is_empty() {
            return Vec::new();
        }
        let tokens = (1..).zip(self.view.destiny).map(|(number, token)| {
            let number = roman(number);
            vec![match token {
                Token::Waiting => dim(format!("{number} to come")),
                Token::Aside => dim(format!("{number} set aside")),
                Token::Left => styled(format!("{number} on Left"), Style::Bold),
                Token::Right => styled(format!("{number} on Right"), Style::Bold),
            }]
        });
        flow("Destiny  ", tokens, "   ", FULL)
    }

    /// Who holds the path tokens, while somebody does.
    fn holders(self) -> Vec<Line> {
        if self.view.holders == [None; 2] {
            return Vec::new();
        }
        let holders = Side::ALL.into_iter().zip(self.view.holders).map(|(side, holder)| {
            let style = match holder {
                Some(holder) if self.is_viewer(holder) => Style::Accent,
                _ => Style::Plain,
            };
            let who = holder.map_or_else(|| String::from("nobody"), |holder| self.who(holder));
            vec![plain(format!("{} ", side.word())), styled(who, style)]
        });
        flow("Paths    ", holders, "   ", FULL)
    }

    /// The board of an Automa.
    fn automa(self, figure: u8, room: usize) -> Vec<Line> {
        let Some(board) = self.automa_board(figure) else { return Vec::new() };
        let mut lines = prose("Skills   ", &rules::competences(board), Style::Plain, room);
        for (ability, text) in (0..).zip(rules::automa_abilities(board)) {
            let held = self
                .figure(figure)
                .is_some_and(|figure| figure.abilities.iter().any(|held| held.slot == ability && held.held));
            let style = if held { Style::Plain } else { Style::Dim };
            lines.extend(prose("Ability  ", &text, style, room));
        }
        lines
    }

    /// The side quest; of the own one also what it would pay now.
    fn quest_lines(self, figure: u8, quest: &SideQuest, room: usize) -> Vec<Line> {
        let counted = rules::quest(quest.count);
        if !self.is_viewer(figure) {
            return prose("Quest    ", &format!("{}: {counted}", quest.name), Style::Plain, room);
        }
        let now = self.quest_count(quest.count);
        let worth = quest.table.get(now).or(quest.table.last()).copied().unwrap_or(0);
        let (name, scale) = (&quest.name, rules::scale(quest));
        let text = format!("{name}: {scale} {counted}; now {now}: {worth} VP");
        prose("Quest    ", &text, Style::Plain, room)
    }
}
