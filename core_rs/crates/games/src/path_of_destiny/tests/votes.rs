//! Step 3, destiny (POD-7), and the third voter of two players (POD-16).

use kernel::rule;

use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::tests::stage::{
    CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, blank_but, effective, showing,
};
use crate::path_of_destiny::view::Token;
use crate::path_of_destiny::vocabulary::{Colour, Condition, Kind, Reward, Side, Story};
use crate::path_of_destiny::{Action, Event};

const CAST: [u8; 5] = [GERALT, YENNEFER, CIRI, DANDELION, VESEMIR];
/// The pair of chapter I of Edge of the World.
const LEFT: Kind = Kind::Exploration;
const RIGHT: Kind = Kind::Diplomacy;
const L: Option<Side> = Some(Side::Left);
const R: Option<Side> = Some(Side::Right);

/// Players without abilities, blank cards everywhere but these, which are numbered from 40 on.
fn table(players: u8, cards: &[Card]) -> Stage {
    let cards: Vec<(u8, Card)> = (40..).zip(cards.iter().cloned()).collect();
    let cast = &CAST[..usize::from(players.max(2))];
    Stage::telling_with(blank_but(&cards), Story::EdgeOfTheWorld, players, cast).without_abilities()
}

/// Who voted for what, in order.
fn votes(stage: &Stage) -> Vec<Option<Side>> {
    let vote = |event: &&Event| match event {
        Event::Voted { side, .. } | Event::RowsVoted { side } => Some(*side),
        _ => None,
    };
    stage.public_events().iter().filter_map(vote).collect()
}

/// The Destiny step of players with so many Left and Right symbols: the votes, and where the token goes.
fn destiny(counts: &[[u8; 2]]) -> (Vec<Option<Side>>, Option<Side>) {
    let mut stage = table(counts.len() as u8, &[]);
    for (seat, count) in (0..).zip(counts) {
        stage.votes(seat, *count);
    }
    stage.run(&[Frame::Destiny]);
    assert_eq!(stage.asked(), [0; 0], "nobody decides anything");
    (votes(&stage), stage.destiny_told()[0])
}

#[test]
fn the_kind_that_more_players_have_more_of_gets_the_token() {
    rule!("POD-7.1", "POD-7.2", "POD-E1");
    assert_eq!(destiny(&[[3, 0], [1, 2], [1, 2]]), (vec![L, R, R], R));
    assert_eq!(destiny(&[[3, 0], [2, 1], [1, 2], [5, 4], [0, 7]]), (vec![L, L, R, L, R], L));
}

#[test]
fn equal_votes_set_the_token_aside() {
    rule!("POD-7.3", "POD-E2", "POD-E3");
    assert_eq!(destiny(&[[2, 3], [2, 1], [4, 1], [0, 5]]), (vec![R, L, L, R], None));
    assert_eq!(destiny(&[[4, 5], [4, 4], [6, 2]]), (vec![R, None, L], None));
    assert_eq!(destiny(&[[0, 0], [2, 2], [7, 7]]), (vec![None; 3], None));
}

#[test]
fn those_who_abstain_are_not_counted() {
    rule!("POD-7.1", "POD-7.2", "POD-R65", "POD-E35");
    assert_eq!(destiny(&[[2, 1], [1, 1], [0, 0]]), (vec![L, None, None], L));
    assert_eq!(destiny(&[[0, 0], [3, 3], [0, 0], [1, 1], [0, 1]]).1, R);
}

#[test]
fn the_size_of_a_lead_does_not_matter() {
    rule!("POD-7.4");
    assert_eq!(destiny(&[[12, 0], [0, 1], [0, 1]]), (vec![L, R, R], R));
    assert_eq!(destiny(&[[12, 0], [0, 1], [5, 5]]), (vec![L, R, None], None));
}

#[test]
fn printed_symbols_and_tokens_vote_alike_and_inactive_ones_do_not() {
    rule!("POD-7.1", "POD-7.5");
    let cards = [
        showing(Colour::Red, &[RIGHT, RIGHT]),
        showing(Colour::Red, &[Kind::Magic, Kind::Magic]),
        showing(Colour::Red, &[LEFT]),
    ];
    let mut stage = table(3, &cards);
    // Seat 0: a token against two printed symbols; seat 1: only inactive ones; seat 2: a covered symbol.
    stage.votes(0, [1, 0]).timeline(0, &[40]).timeline(1, &[41]).timeline(2, &[42]);
    stage.game.figure_mut(2).timeline.cards_mut()[0].cover(LEFT);
    stage.run(&[Frame::Destiny]);
    assert_eq!(votes(&stage), [R, None, None]);
    assert_eq!(stage.destiny_told(), [R], "computed, not chosen");
}

#[test]
fn each_turn_has_its_token_and_what_is_aside_stays_there_until_the_next_chapter() {
    rule!("POD-7.2", "POD-7.3", "POD-1.6");
    let mut stage = table(3, &[]);
    for (turn, counts, side) in [(0, [0, 0], None), (1, [1, 0], L), (2, [0, 1], R)] {
        stage.game.turn = turn;
        stage.votes(0, counts).run(&[Frame::Destiny]);
        let placed = Event::DestinyPlaced { token: turn + 1, side };
        assert_eq!(stage.public_events().last(), Some(&&placed));
    }
    assert_eq!(stage.seen().destiny, [Token::Aside, Token::Left, Token::Right]);
    stage.run(&[Frame::TurnEnds]).go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
    assert_eq!((stage.seen().chapter, stage.seen().destiny), (2, [Token::Waiting; 3]));
}

#[test]
fn only_two_players_let_the_rows_vote_and_alone_only_the_automa_votes() {
    rule!("POD-7.6", "POD-16.2");
    for players in 1..=5 {
        let mut stage = table(players, &[]);
        stage.run(&[Frame::Destiny]);
        if players == 1 {
            stage.chance(Action::FlipCoin { side: Side::Right });
        }
        let voters: Vec<Option<u8>> = stage
            .public_events()
            .into_iter()
            .filter_map(|event| match event {
                Event::Voted { figure, .. } => Some(Some(*figure)),
                Event::RowsVoted { .. } => Some(None),
                _ => None,
            })
            .collect();
        let expected = match players {
            1 => vec![Some(1)],
            2 => vec![Some(0), Some(1), None],
            _ => (0..players).map(Some).collect(),
        };
        assert_eq!(voters, expected);
    }
}

#[test]
fn cards_left_in_the_rows_are_the_third_voter_of_two() {
    rule!("POD-16.2", "POD-E4");
    let mut stage = table(2, &[showing(Colour::Red, &[RIGHT])]);
    stage.row(2, [8, 40]).votes(0, [1, 2]).votes(1, [3, 0]).run(&[Frame::Destiny]);
    assert_eq!(votes(&stage), [R, L, R]);
    assert_eq!(stage.destiny_told(), [R]);
}

#[test]
fn the_third_voter_counts_printed_symbols_of_all_rows_and_no_effects() {
    rule!("POD-16.2");
    let pays = effective(Colour::Red, &[RIGHT], Condition::ExactlyOne(Colour::Red), Reward::TwoRight);
    let cards = [showing(Colour::Red, &[LEFT, LEFT]), pays.clone(), showing(Colour::Red, &[LEFT]), pays];
    let mut stage = table(2, &cards);
    stage.row(0, [40, 41]).row(3, [42, 43]).run(&[Frame::Destiny]);
    assert_eq!(votes(&stage), [None, None, L], "three Left against two Right");
    assert_eq!(stage.destiny_told(), [L]);
}

#[test]
fn without_an_active_symbol_in_the_rows_the_third_voter_abstains() {
    rule!("POD-16.4", "POD-E37");
    let mut stage = table(2, &[showing(Colour::Red, &[Kind::Magic]), showing(Colour::Red, &[LEFT, LEFT])]);
    // The discard pile does not count.
    stage.row(0, [41, 8]).row(0, [40, 9]);
    assert!(stage.game.discard.contains(41));
    stage.votes(0, [1, 0]).votes(1, [0, 1]).run(&[Frame::Destiny]);
    assert_eq!(votes(&stage), [L, R, None]);
    assert_eq!(stage.destiny_told(), [None]);

    for row in 0..4 {
        stage.row(row, [NONE; 2]);
    }
    stage.told.clear();
    let rows = stage.game.rows;
    stage.run(&[Frame::Destiny]);
    assert_eq!(votes(&stage), [L, R, None], "no card left");
    assert_eq!(stage.game.rows, rows, "and none is dealt for the vote");
}

#[test]
fn the_rows_vote_as_they_are_at_the_destiny_step() {
    rule!("POD-16.1", "POD-16.4", "POD-R58");
    let lefts = showing(Colour::Red, &[LEFT, LEFT]);
    let cards = [lefts.clone(), lefts.clone(), lefts, showing(Colour::Red, &[RIGHT])];
    let mut stage = table(2, &cards);
    assert_eq!(stage.seen().rows.len(), 4);
    stage.row(0, [40, 8]).row(1, [41, 9]).row(2, [42, 43]);
    stage.hand(0, &[50, 51]).hand(1, &[52, 53]).run(&[Frame::Turn]);
    // All six Left symbols are drafted or discarded before the vote.
    stage.act(0, Action::TakeRow { row: 0 }).act(1, Action::TakeRow { row: 1 });
    stage.row(2, [10, 43]);
    for (seat, card) in [(0, 50), (0, 51), (1, 52), (1, 53)] {
        stage.act(seat, Action::Select { card });
    }
    assert_eq!(votes(&stage), [None, None, R]);
    assert_eq!(stage.destiny_told(), [R]);
}

#[test]
fn the_third_voter_is_no_figure() {
    rule!("POD-16.3");
    let symbols = showing(Colour::Red, &[LEFT, RIGHT]);
    let mut stage = table(2, &[symbols.clone(), symbols]);
    stage.row(0, [40, 41]).votes(1, [1, 0]);
    assert_eq!((stage.seen().order, stage.seen().figures.len()), (vec![0, 1], 2));
    stage.game.turn = 2;
    stage.run(&[Frame::Destiny]).told.clear();
    stage.run(&[Frame::ChapterEnds]);
    let told = stage.public_events();
    // The rows show more of both kinds than anybody has; the tokens go to players and nothing else scores.
    assert!(told.contains(&&Event::PathTaken { side: Side::Left, figure: Some(1) }));
    assert!(told.contains(&&Event::PathTaken { side: Side::Right, figure: Some(0) }));
    let scored: Vec<u8> = told
        .into_iter()
        .filter_map(|event| match event {
            Event::Victory { figure, .. } => Some(*figure),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [1]);
}
