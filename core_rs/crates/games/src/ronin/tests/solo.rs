//! The game of one (RON-18): seat 0, its left partner is Automa 1, its right partner Automa 2.

use kernel::{Game, Solo, Turn, Viewer, rule};

use super::stage::{CIRI, GERALT, Stage, VESEMIR, blank, blank_but, cup, edited, effective, showing};
use crate::ronin::action::Action;
use crate::ronin::event::Event;
use crate::ronin::frame::Frame;
use crate::ronin::options::{Automas, BoardSide, Options, Season};
use crate::ronin::pack::Pack;
use crate::ronin::state::NONE;
use crate::ronin::vocabulary::{Bonus, Colour, Condition, Kind, Reward, Side};

/// A solo game with fixed characters, at its first question.
fn begun(pack: &'static Pack, season: Season) -> Stage {
    let characters = vec![GERALT, CIRI, VESEMIR];
    let mut stage = Stage::with(pack, &Options { season, characters, ..Options::new(1) });
    stage.chance(Action::DrawChapter { chapter: 0 }).settle_chance();
    stage
}

fn table(cards: &[(u8, crate::ronin::pack::Card)]) -> Stage {
    Stage::laid_out_with(blank_but(cards), 1, &[GERALT, CIRI, VESEMIR])
}

#[test]
fn one_automa_sits_on_each_side_and_no_board_lies_between_them() {
    rule!("RON-18.1");
    let stage = begun(blank_but(&[]), Season::Winter);
    assert_eq!([Side::Left, Side::Right].map(|side| stage.game.neighbour(0, side)), [1, 2]);
    let view = stage.game.observe(Viewer::Spectator);
    assert_eq!(view.figures.iter().map(|figure| figure.automa).collect::<Vec<_>>(), [false, true, true]);
    let partners: Vec<_> = view.tracks.iter().map(|track| track.partners).collect();
    assert_eq!(partners, [[0, 1], [2, 0]]);
    assert_eq!(view.rows.len(), 4);
}

#[test]
fn the_player_chooses_the_automas_and_the_boards() {
    rule!("RON-18.2");
    let mut stage = Stage::new(&Options { side: BoardSide::B, ..Options::new(1) });
    stage.settle_chance();
    stage.act(0, stage.menu(0)[0]);
    let own = stage.game.figure(0).character;
    let others = |taken: &[u8]| -> Vec<Action> {
        let free = (0..7).filter(|character| !taken.contains(character));
        free.map(|character| Action::ChooseAutoma { character }).collect()
    };
    assert_eq!(stage.menu(0), others(&[own]));
    stage.act(0, Action::ChooseAutoma { character: 6 });
    assert_eq!(stage.menu(0), others(&[own, 6]));
    stage.act(0, Action::ChooseAutoma { character: 5 });
    assert_eq!([1, 2].map(|figure| stage.game.figure(figure).character), [6, 5]);
    assert_eq!(stage.menu(0), [0, 1, 2, 3, 4].map(|board| Action::KeepBoard { board }));
    stage.act(0, Action::KeepBoard { board: 3 });
    assert_eq!(stage.menu(0), [0, 1, 2, 4].map(|board| Action::KeepBoard { board }));
    stage.act(0, Action::KeepBoard { board: 1 });
    assert_eq!(stage.game.boards[..3], [3, NONE, 1], "the Left board first, then the Right one");

    let mut stage = Stage::new(&Options { automas: Automas::Random, ..Options::new(1) });
    stage.settle_chance();
    stage.act(0, stage.menu(0)[0]).settle_chance();
    assert!((1..3).all(|figure| stage.game.figure(figure).character != NONE), "or chance picks them");
}

#[test]
fn cups_of_the_two_automas_never_meet() {
    rule!("RON-18.3");
    let mut stage = table(&[(20, cup(Colour::Red, Side::Left)), (21, cup(Colour::Red, Side::Right))]);
    stage.timeline(1, &[20]).timeline(2, &[21]);
    assert_eq!(stage.game.neighbour(1, Side::Left), 2, "they would face each other");
    stage.run(&[Frame::Tea { at: 0 }]);
    assert_eq!(stage.game.tracks, [0; 5]);
    assert!((1..3).all(|figure| !stage.game.figure(figure).timeline[0].cup_covered));
    let mut stage = table(&[(20, cup(Colour::Red, Side::Left)), (21, cup(Colour::Red, Side::Right))]);
    stage.timeline(0, &[20]).timeline(1, &[21]).run(&[Frame::Tea { at: 0 }]);
    assert_eq!(stage.game.tracks, [2, 0, 0, 0, 0], "those of the player and an Automa do");
}

#[test]
fn the_season_gives_partnership_points_on_both_tracks() {
    rule!("RON-18.4");
    for (season, points) in [(Season::Autumn, 2), (Season::Winter, 0)] {
        let stage = begun(blank_but(&[]), season);
        assert_eq!(stage.game.tracks, [points, 0, points, 0, 0]);
        assert!(matches!(stage.waiting(), Frame::Slot { seat: 0 }), "no bonus so far up");
    }
    let mut stage = begun(blank_but(&[]), Season::Summer);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
    assert_eq!(stage.game.tracks, [4, 0, 4, 0, 0]);
}

#[test]
fn summer_begins_with_the_bonuses_of_both_tracks_left_track_first() {
    rule!("RON-E24", "RON-18.4", "RON-18.5");
    let mut stage = begun(blank_but(&[]), Season::Summer);
    assert_eq!(stage.waiting(), Frame::Bonus { seat: 0, track: 0, space: 3 });
    stage.act(0, Action::TakeBonus { alternative: 0 });
    assert_eq!(stage.waiting(), Frame::Mix { seat: 0, count: 2 });
    assert_eq!(stage.game.tracks, [4, 0, 0, 0, 0]);
    stage.act(0, Action::GainMix { left: 2 });
    assert_eq!(stage.waiting(), Frame::Bonus { seat: 0, track: 2, space: 3 });
    stage.act(0, Action::TakeBonus { alternative: 1 }).act(0, Action::GainMix { left: 1 });
    let player = stage.game.figure(0);
    assert_eq!((player.experience, player.held), (2, 0b1_0001));
    assert_eq!(player.pool, [1, 3, 0, 0], "Diplomacy and Magic are the kinds of chapter I");
    assert!(matches!(stage.waiting(), Frame::Slot { seat: 0 }), "then the first turn begins");
    let events = stage.public_events();
    let turn = events.iter().position(|event| matches!(event, Event::TurnBegan { .. }));
    let bonus = events.iter().rposition(|event| matches!(event, Event::Gained { .. }));
    assert!(bonus < turn);
}

#[test]
fn autumn_pays_the_bonuses_of_its_spaces_by_the_same_rule() {
    rule!("RON-R32", "RON-18.4");
    let pack = edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        pack.side_a.spaces[1] = [Some(Bonus::Victory(3)), None];
        pack.side_a.spaces[2] = [Some(Bonus::Experience(1)), None];
    });
    for (season, paid) in [(Season::Autumn, (2, 6)), (Season::Winter, (0, 0))] {
        let player = begun(pack, season).game.figure(0).clone();
        assert_eq!((player.experience, player.victory), paid);
    }
}

#[test]
fn each_automa_acts_on_its_own_slot() {
    rule!("RON-18.6", "RON-17.14");
    let tea =
        effective(Colour::Red, &[Kind::Magic], Condition::LoseOne(Kind::Fight), Reward::PointsOnOneTrack);
    let mut stage = table(&[(20, tea.clone()), (21, showing(Colour::Red, &[Kind::Magic])), (22, tea)]);
    stage.row(0, [20, 21]).row(2, [22, 31]);
    stage.game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.run(&[Frame::Tea { at: 0 }, Frame::Draft { at: 0 }]);
    assert_eq!((stage.timeline_of(2), stage.timeline_of(1)), (vec![20, 21], vec![]));
    assert_eq!(stage.asked(), [0]);
    stage.act(0, Action::TakeRow { row: 1 });
    assert_eq!(stage.timeline_of(1), [22, 31]);
    assert_eq!(stage.game.tracks, [1, 0, 1, 0, 0], "each moves the one track it shares with the player");
}

#[test]
fn thirty_five_victory_points_win() {
    rule!("RON-E11", "RON-18.7");
    for (points, result) in [(29, Solo::Won), (28, Solo::Lost), (50, Solo::Won)] {
        let mut stage = table(&[]);
        stage.game.chapter = 2;
        stage.game.figure_mut(0).victory = points;
        stage.game.tracks = [12, 0, 12, 0, 0];
        stage.run(&[Frame::Ending]);
        let Turn::Over(outcome) = stage.game.turn() else { panic!("the game goes on") };
        assert_eq!(outcome.scores[0], points.cast_signed() + 6, "the last scoring counts");
        assert_eq!(outcome.solo, Some(result));
    }
}
