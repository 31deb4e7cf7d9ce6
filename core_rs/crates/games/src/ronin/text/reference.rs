//! Looking things up that only Ronin has: chapter cards and partnership boards.

use super::super::options::OPTIONS;
use super::super::pack::{Board, Chapter, Pack};
use super::super::vocabulary::Kind;
use super::rules;
use crate::presentation::Section;
use crate::timeline::text::reference::{Offer, Thing, entry};
use crate::timeline::text::{inactive, listed, roman};

/// What the game offers.
pub(super) fn offer() -> Offer {
    Offer {
        title: "Path of Destiny – Ronin",
        summary: "Draft cards into a timeline, gather the symbols of each chapter and share tea with your \
                  neighbours: three chapters of three turns for one to five players.",
        players: [1, 5],
        variants: vec![
            "three to five players",
            "two players with an Automa between them",
            "one player with two Automas, in summer (easy), autumn or winter (hard): 35 VP win",
            "side A: all partnership boards alike; side B: all different",
        ],
        options: OPTIONS,
    }
}

pub(super) fn sections(pack: &Pack) -> Vec<Section> {
    let chapters = (0..).zip(&pack.chapters);
    let chapters = chapters.map(|(number, it)| entry(number, &it.name, chapter_text(pack, it), ""));
    let boards = (0..).zip(boards(pack)).map(|(number, (side, board))| {
        let spaces: Vec<String> = rules::spaces(board).collect();
        entry(number, &format!("{} ({side})", board.name), spaces.join("\n"), "")
    });
    vec![
        Section { title: "Chapter cards", entries: chapters.collect() },
        Section { title: "Partnership boards", entries: boards.collect() },
    ]
}

/// The side A and the five sides B, with their names on the table.
fn boards(pack: &Pack) -> impl Iterator<Item = (String, &Board)> {
    let common = std::iter::once((String::from("side A"), &pack.side_a));
    common.chain((1..).zip(&pack.side_b).map(|(number, board)| (format!("side B of board {number}"), board)))
}

fn chapter_text(pack: &Pack, chapter: &Chapter) -> String {
    let pairs = (1..).zip(chapter.pairs).map(|(number, [left, right])| {
        format!("{} {} left, {} right", roman(number), left.word(), right.word())
    });
    let pairs: Vec<String> = pairs.collect();
    let quest: Vec<&str> = inactive(chapter.pairs[2]).map(Kind::word).collect();
    let order = chapter.order.iter().filter_map(|it| pack.characters.get(usize::from(*it)));
    let order: Vec<&str> = order.map(|character| character.name.as_str()).collect();
    format!("{}. Side quest {}. Order {}.", pairs.join("; "), quest.join(" or "), listed(&order, "open"))
}

/// Boards, then chapter cards.
pub(super) fn things(pack: &Pack) -> Vec<Thing> {
    let boards = boards(pack).map(|(side, board)| {
        let mut lines = vec![format!("{} ({side})", board.name)];
        lines.extend(rules::spaces(board));
        let marks: Vec<String> = board.marks.iter().map(u8::to_string).collect();
        lines.push(format!("VP at the end on spaces 0, 1, 2, …: {}.", marks.join(" ")));
        Thing::new(&board.name, lines)
    });
    let chapters = pack
        .chapters
        .iter()
        .map(|chapter| Thing::new(&chapter.name, vec![chapter.name.clone(), chapter_text(pack, chapter)]));
    boards.chain(chapters).collect()
}
