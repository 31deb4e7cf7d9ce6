//! The end of the game (RON-15). Chapter card 0: in the third chapter Exploration and Fight are active, so the side
//! quest is Magic or Diplomacy.

use kernel::{Game, Outcome, Turn, Viewer, rule};

use super::stage::{CIRI, DANDELION, GERALT, Stage, YENNEFER, blank, blank_but, edited, showing};
use crate::ronin::Event;
use crate::ronin::event::Reason;
use crate::ronin::frame::Frame;
use crate::ronin::pack::{Card, Pack};
use crate::ronin::vocabulary::{Colour, Kind};

/// Three players with empty hands before the last scoring.
fn last_scoring_with(pack: &'static Pack) -> Stage {
    let mut stage = Stage::laid_out_with(pack, 3, &[GERALT, YENNEFER, CIRI]);
    stage.game.chapter = 2;
    (0..3).for_each(|seat| {
        stage.hand(seat, &[]);
    });
    stage
}

fn last_scoring(cards: &[(u8, Card)]) -> Stage {
    last_scoring_with(blank_but(cards))
}

fn victory(stage: &Stage) -> [u16; 3] {
    [0, 1, 2].map(|seat| stage.game.figure(seat).victory)
}

fn outcome(stage: &Stage) -> Outcome {
    match stage.game.turn() {
        Turn::Over(outcome) => outcome,
        turn => panic!("the game goes on: {turn:?}"),
    }
}

/// A pack in which the golden table and the marks of the boards are these.
fn marked(golden: [u8; 21], marks: [[u8; 13]; 5]) -> &'static Pack {
    edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        pack.golden = golden;
        pack.side_a.marks = marks[0];
        pack.side_b.iter_mut().zip(marks).for_each(|(board, marks)| board.marks = marks);
    })
}

#[test]
fn the_side_quest_pays_for_cards_shown_with_the_kind_that_pays_more() {
    rule!("RON-E7", "RON-15.2", "RON-D28");
    let diplomacy = showing(Colour::Red, &[Kind::Diplomacy]);
    let magic = showing(Colour::Red, &[Kind::Magic]);
    let fight = showing(Colour::Red, &[Kind::Fight, Kind::Exploration]);
    let mut stage = last_scoring(&[
        (20, diplomacy.clone()),
        (21, diplomacy.clone()),
        (22, diplomacy.clone()),
        (23, showing(Colour::Red, &[Kind::Diplomacy, Kind::Magic])),
        (24, magic.clone()),
        (25, magic),
        (26, diplomacy),
        (27, fight),
    ]);
    stage.hand(0, &[20, 21, 22, 23]).hand(1, &[24, 25, 26, 27]).hand(2, &[]);
    stage.run(&[Frame::Ending]);
    assert_eq!(victory(&stage), [4, 2, 0], "nobody is asked");
    let kinds: Vec<_> = stage
        .public_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::SideQuest { figure, kind } => Some((*figure, *kind)),
            _ => None,
        })
        .collect();
    assert_eq!(kinds[..2], [(0, Kind::Diplomacy), (1, Kind::Magic)]);
}

#[test]
fn hands_are_open_at_the_side_quest() {
    rule!("RON-15.2");
    let mut stage = last_scoring(&[]);
    stage.hand(0, &[20]);
    stage.game.figure_mut(0).known = crate::cards::CardSet::EMPTY;
    assert!(stage.game.observe(Viewer::Spectator).figures[0].known.is_empty());
    stage.run(&[Frame::Ending]);
    assert_eq!(stage.game.observe(Viewer::Spectator).figures[0].known, [20]);
    assert!(stage.public_events().iter().any(|event| matches!(event, Event::HandShown { figure: 0, .. })));
}

#[test]
fn players_may_choose_the_same_kind() {
    rule!("RON-15.3");
    let magic = showing(Colour::Red, &[Kind::Magic]);
    let mut stage = last_scoring(&[(20, magic.clone()), (21, magic)]);
    stage.hand(0, &[20]).hand(2, &[21]).run(&[Frame::Ending]);
    assert_eq!(victory(&stage), [1, 0, 1]);
}

#[test]
fn a_card_with_two_equal_symbols_counts_once() {
    rule!("RON-E32", "RON-R19");
    let mut stage = last_scoring(&[(20, showing(Colour::Red, &[Kind::Magic, Kind::Magic]))]);
    stage.hand(0, &[20]).run(&[Frame::Ending]);
    assert_eq!(victory(&stage), [1, 0, 0]);
}

#[test]
fn golden_experience_pays_the_last_mark_reached() {
    rule!("RON-E8", "RON-15.4", "RON-15.5");
    let mut golden = [0; 21];
    golden[4..9].fill(3);
    golden[9..].fill(7);
    let pack = marked(golden, [[0; 13]; 5]);
    for (experience, paid) in [(0, 0), (19, 0), (20, 0), (23, 0), (24, 3), (28, 3), (29, 7), (34, 7), (40, 7)]
    {
        let mut stage = last_scoring_with(pack);
        stage.game.figure_mut(1).experience = experience;
        stage.run(&[Frame::Ending]);
        assert_eq!(victory(&stage), [0, paid, 0], "{experience} experience");
    }
    let mut stage = last_scoring(&[]);
    stage.game.figure_mut(1).experience = 35;
    stage.run(&[Frame::Ending]);
    assert_eq!(victory(&stage), [0, 7, 0], "golden marker on 15 in our own table");
}

#[test]
fn the_lower_of_two_tracks_pays_its_last_mark() {
    rule!("RON-E9", "RON-15.6");
    let mut stage = last_scoring(&[]);
    stage.game.tracks = [5, 12, 3, 0, 0];
    stage.run(&[Frame::Ending]);
    // Track 0 lies between seats 0 and 1, track 1 between 1 and 2, track 2 between 2 and 0; 5 pays 2, 3 pays 1.
    assert_eq!(victory(&stage), [1, 2, 1], "one mark each, not the sum of those passed");
    let mut stage = last_scoring(&[]);
    stage.game.tracks = [1, 12, 12, 0, 0];
    stage.run(&[Frame::Ending]);
    assert_eq!(victory(&stage), [0, 0, 6], "none reached pays nothing");
}

#[test]
fn of_equal_markers_the_better_paying_track_counts() {
    rule!("RON-15.7", "RON-R22");
    let (mut rich, mut poor) = ([0; 13], [0; 13]);
    rich[4..].fill(9);
    poor[2..].fill(2);
    let pack = marked([0; 21], [rich, poor, poor, poor, poor]);
    for (boards, paid) in [([0, 1, 2, 3, 4], 9), ([1, 2, 0, 3, 4], 9), ([1, 0, 2, 3, 4], 2)] {
        let mut stage = last_scoring_with(pack);
        stage.side_b(boards).game.tracks = [4, 4, 4, 0, 0];
        stage.run(&[Frame::Ending]);
        assert_eq!(victory(&stage)[0], paid, "boards {boards:?}");
    }
    let mut stage = last_scoring_with(pack);
    stage.side_b([0, 1, 2, 3, 4]).game.tracks = [4, 3, 3, 0, 0];
    stage.run(&[Frame::Ending]);
    assert_eq!(victory(&stage)[0], 2, "a lower marker counts although the other track pays more");
}

#[test]
fn most_victory_points_win_and_initiative_breaks_ties() {
    rule!("RON-E31", "RON-15.8");
    let mut stage = Stage::laid_out_with(blank_but(&[]), 4, &[GERALT, YENNEFER, CIRI, DANDELION]);
    stage.game.chapter = 2;
    stage.game.order[..4].copy_from_slice(&[3, 0, 1, 2]);
    for (seat, points) in [(0, 12), (1, 40), (2, 39), (3, 40)] {
        stage.game.figure_mut(seat).victory = points;
    }
    stage.run(&[Frame::Ending]);
    assert_eq!(outcome(&stage).places[..4], [4, 2, 3, 1]);
    assert_eq!(outcome(&stage).scores[..4], [12, 40, 39, 40]);
}

#[test]
fn side_quest_golden_experience_and_partnership_are_scored_in_this_order() {
    rule!("RON-15.9");
    let magic = showing(Colour::Red, &[Kind::Magic]);
    let mut stage = last_scoring(&[(20, magic.clone()), (21, magic)]);
    stage.hand(0, &[20]).hand(1, &[21]).game.tracks = [2, 2, 2, 0, 0];
    stage.game.figure_mut(0).experience = 24;
    stage.game.figure_mut(1).experience = 26;
    stage.run(&[Frame::Ending]);
    let scored: Vec<_> = stage
        .public_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Victory { figure, amount, reason, .. } => Some((*reason, *figure, *amount)),
            _ => None,
        })
        .collect();
    let expected = [
        (Reason::SideQuest, 0, 1),
        (Reason::SideQuest, 1, 1),
        (Reason::Golden, 0, 2),
        (Reason::Golden, 1, 3),
        (Reason::Partnership, 0, 1),
        (Reason::Partnership, 1, 1),
        (Reason::Partnership, 2, 1),
    ];
    assert_eq!(scored, expected);
    assert_eq!(victory(&stage), [4, 5, 1], "independent sums");
}
