//! Setup of the partnership boards (RON-3.19 to RON-3.24).

use kernel::rule;

use crate::ronin::content::embedded;
use crate::ronin::options::{BoardSide, Options, Season};
use crate::ronin::pack::Board;
use crate::ronin::state::NONE;
use crate::ronin::tests::setup::assert_even;
use crate::ronin::tests::stage::{CIRI, DANDELION, GERALT, Stage, TRISS, VESEMIR, YENNEFER, YUKI_ONNA};
use crate::ronin::vocabulary::Side;
use crate::ronin::{Action, Event};

const ALL: [u8; 5] = [GERALT, YENNEFER, CIRI, DANDELION, TRISS];

/// A game with fixed characters, played to the choice of boards.
fn at_the_boards(players: u8, side: BoardSide, first: u8) -> Stage {
    let characters = ALL[..usize::from(players.max(3))].to_vec();
    let options =
        Options { side, characters, first: Some(first), season: Season::Winter, ..Options::new(players) };
    let mut stage = Stage::new(&options);
    stage.chance(Action::DrawChapter { chapter: 0 });
    while matches!(stage.chances().first(), Some(Action::DrawCard { .. })) {
        stage.chance(stage.chances()[0]);
    }
    stage
}

fn draws(boards: &[u8]) -> Vec<Action> {
    boards.iter().map(|board| Action::DrawBoard { board: *board }).collect()
}

fn keeps(boards: &[u8]) -> Vec<Action> {
    boards.iter().map(|board| Action::KeepBoard { board: *board }).collect()
}

/// Seats choose in turn, each the second board of the menu.
fn keep_second(stage: &mut Stage, seats: std::ops::Range<u8>) {
    for seat in seats {
        let second = stage.settle_chance().menu(seat)[1];
        stage.act(seat, second);
    }
}

/// The partners and the board of each track.
fn placed(stage: &Stage) -> Vec<([u8; 2], Option<u8>)> {
    stage.seen().tracks.iter().map(|track| (track.partners, track.board)).collect()
}

#[test]
fn the_table_agrees_on_one_side_for_all_boards() {
    rule!("RON-3.19", "RON-D1");
    let side = |words: &[(&str, &str)]| {
        let words = words.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect();
        Options::parse(embedded(), 3, &words).map(|options| options.side)
    };
    assert_eq!(side(&[]), Ok(BoardSide::A));
    assert_eq!(side(&[("side", "A")]), Ok(BoardSide::A));
    assert_eq!(side(&[("side", "B")]), Ok(BoardSide::B));
    assert!(side(&[("side", "C")]).is_err());

    let on_a = at_the_boards(3, BoardSide::A, 0);
    assert!((0..3).all(|track| *on_a.game.board(track) == embedded().side_a));
    let mut on_b = at_the_boards(3, BoardSide::B, 0);
    keep_second(&mut on_b, 0..3);
    let boards: Vec<&Board> = (0..3).map(|track| on_b.game.board(track)).collect();
    assert_eq!(boards, [1, 2, 3].map(|board| &embedded().side_b[board]));
}

#[test]
fn on_side_a_nobody_chooses_a_board() {
    rule!("RON-3.20", "RON-D3", "RON-D4");
    for players in 1..=5 {
        let stage = at_the_boards(players, BoardSide::A, 0);
        assert_eq!(stage.asked(), [0], "{players} players: straight to the first draft");
        let turn = Event::TurnBegan { chapter: 1, turn: 1 };
        assert!(stage.public_events().contains(&&turn));
        assert_eq!(stage.game.boards, [NONE; 5]);
    }
}

#[test]
fn on_side_b_each_player_keeps_one_of_two_boards_and_places_it_on_the_left() {
    rule!("RON-3.20", "RON-X6", "RON-D3");
    let mut stage = at_the_boards(4, BoardSide::B, 1);
    let mut pool: Vec<u8> = (0..5).collect();
    for seat in [1, 2, 3, 0] {
        assert_eq!(stage.chances(), draws(&pool));
        assert_even(&stage.game);
        let (returned, kept) = (pool[0], pool[1]);
        stage.chance(Action::DrawBoard { board: kept });
        assert_eq!(stage.chances().len(), pool.len() - 1, "no board twice");
        stage.chance(Action::DrawBoard { board: returned });
        assert_eq!(stage.asked(), [seat]);
        assert_eq!(stage.menu(seat), keeps(&[returned, kept]));
        assert_eq!(stage.seen_by(seat).offer.len(), 2);
        assert_eq!(stage.seen_by((seat + 1) % 4).offer, [0; 0], "only the chooser sees the two");
        stage.act(seat, Action::KeepBoard { board: kept });
        let left = stage.game.neighbour(seat, Side::Left);
        assert!(placed(&stage).contains(&([seat, left], Some(kept))));
        pool.retain(|board| *board != kept);
    }
}

#[test]
fn the_last_of_five_gets_the_last_board() {
    rule!("RON-3.20", "RON-X6", "RON-D3");
    let mut stage = at_the_boards(5, BoardSide::B, 0);
    keep_second(&mut stage, 0..4);
    assert_eq!(stage.chances(), draws(&[0]));
    stage.settle_chance();
    assert_eq!(stage.forced(), Some((4, Action::KeepBoard { board: 0 })), "one dealt: taken");
    stage.act(4, Action::KeepBoard { board: 0 });
    assert_eq!(stage.game.boards, [1, 2, 3, 4, 0]);
}

#[test]
fn two_players_pick_the_boards_shared_with_the_automa() {
    rule!("RON-D4", "RON-X7");
    let mut stage = at_the_boards(2, BoardSide::B, 1);
    assert_eq!((stage.asked(), stage.menu(1)), (vec![1], keeps(&[0, 1, 2, 3, 4])));
    stage.act(1, Action::KeepBoard { board: 4 });
    assert_eq!((stage.asked(), stage.menu(0)), (vec![0], keeps(&[0, 1, 2, 3])));
    stage.act(0, Action::KeepBoard { board: 1 });
    assert_eq!(stage.chances(), draws(&[0, 2, 3]));
    assert_even(&stage.game);
    stage.chance(Action::DrawBoard { board: 3 });
    assert_eq!(placed(&stage), [([0, 1], Some(3)), ([1, 2], Some(4)), ([2, 0], Some(1))]);
}

#[test]
fn a_lone_player_picks_the_left_board_and_then_the_right() {
    rule!("RON-D4");
    let mut stage = at_the_boards(1, BoardSide::B, 0);
    assert_eq!(stage.menu(0), keeps(&[0, 1, 2, 3, 4]));
    stage.act(0, Action::KeepBoard { board: 2 });
    assert_eq!(stage.menu(0), keeps(&[0, 1, 3, 4]));
    stage.act(0, Action::KeepBoard { board: 0 });
    assert_eq!(placed(&stage), [([0, 1], Some(2)), ([2, 0], Some(0))]);
}

#[test]
fn every_board_in_play_has_a_marker_on_the_teapot() {
    rule!("RON-1.11", "RON-3.21", "RON-3.22", "RON-3.23", "RON-2.19");
    // Players, figures, rows, boards, Automas.
    for (players, figures, rows, boards, automas) in
        [(1, 3, 4, 2, 2), (2, 3, 4, 3, 1), (3, 3, 4, 3, 0), (4, 4, 5, 4, 0), (5, 5, 5, 5, 0)]
    {
        let view = at_the_boards(players, BoardSide::A, 0).seen();
        assert_eq!(view.figures.len(), figures);
        assert_eq!(view.order.len(), figures);
        assert_eq!(view.rows.len(), rows);
        assert_eq!(view.tracks.iter().map(|track| track.space).collect::<Vec<_>>(), vec![0; boards]);
        assert_eq!(view.figures.iter().filter(|figure| figure.automa).count(), automas);
        for seat in 0..players {
            let shared = view.tracks.iter().filter(|track| track.partners.contains(&seat));
            assert_eq!(shared.count(), 2, "a partner on each side");
        }
        for track in &view.tracks {
            let [one, other] = track.partners.map(usize::from);
            assert_eq!((one + 1) % figures, other, "partners are neighbours");
            assert!(!(view.figures[one].automa && view.figures[other].automa), "Automas are not partners");
        }
    }
}

#[test]
fn what_is_not_used_stays_out_of_the_game() {
    rule!("RON-3.24");
    let unused = [DANDELION, VESEMIR, TRISS, YUKI_ONNA];
    let characters = vec![GERALT, YENNEFER, CIRI];
    let options = Options { side: BoardSide::B, characters, first: Some(0), ..Options::new(3) };
    let mut stage = Stage::new(&options);
    stage.chance(Action::DrawChapter { chapter: 4 });
    stage.play_out(|stage, _, menu| {
        assert_eq!(stage.seen().chapter_card, Some(4), "one chapter card serves the whole game");
        let piles = stage.game.deck.union(stage.game.discard);
        let cards = stage.game.figures.iter().fold(piles, |all, figure| all.union(figure.hand));
        let in_play =
            |card: u8| cards.contains(card) || (0..3).any(|seat| stage.timeline_of(seat).contains(&card));
        let starters =
            unused.iter().flat_map(|character| (0..5).map(move |place| 80 + 5 * character + place));
        assert!(starters.into_iter().all(|card| !in_play(card)));
        menu[0]
    });
    assert_eq!(stage.public_events().last(), Some(&&Event::Over));
    assert_eq!(placed(&stage).iter().filter(|(_, board)| board.is_some()).count(), 3);
    assert_eq!(stage.game.free_boards().count(), 2);
    assert!(stage.game.free_characters().eq(unused));
}
