//! How the Automa drafts (POD-17.13 to POD-17.19, POD-17.27) and what its boards do. In Edge of the World Exploration is
//! Left and Diplomacy Right; Automa Yennefer earns by blue cards.

use kernel::{Audience, Game, Menu, rule};

use super::scenes::{Scenes, alone, alone_as, quiet, quiet_with};
use super::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, effective, showing};
use crate::path_of_destiny::Action;
use crate::path_of_destiny::event::{Event, Reason};
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::vocabulary::{
    AutomaAbility, Colour, Condition, Kind, Reward, Side, Story, Window,
};

const LEFT: Kind = Kind::Exploration;
const RIGHT: Kind = Kind::Diplomacy;

/// Rows and the pairs in them.
type Rows = &'static [(u8, [u8; 2])];

/// The Automa is on top; rows are blank but for these.
fn drafting(cards: &[(u8, Card)], rows: &[(u8, [u8; 2])]) -> Stage {
    let mut stage = alone(quiet(cards), Story::EdgeOfTheWorld);
    place(&mut stage, rows);
    stage
}

fn place(stage: &mut Stage, rows: &[(u8, [u8; 2])]) {
    for (row, pair) in rows {
        stage.row(*row, *pair);
    }
    stage.ordered(&[1, 0]);
}

fn drafted(stage: &Stage) -> Option<u8> {
    let row = |event: &Event| match event {
        Event::Drafted { figure: 1, row } => Some(*row),
        _ => None,
    };
    stage.public_events().into_iter().find_map(row).expect("the Automa has drafted")
}

fn uses(stage: &Stage) -> usize {
    let used = |event: &&Event| matches!(event, Event::AbilityUsed { figure: 1, ability: 1, .. });
    stage.public_events().into_iter().filter(used).count()
}

/// The Automa has so much experience, and what that unlocks.
fn experienced(stage: &mut Stage, experience: u8) {
    let automa = stage.game.figure_mut(1);
    (automa.experience, automa.held) = (experience, if experience < 8 { 0b01 } else { 0b11 });
}

#[test]
fn the_automa_takes_the_row_with_most_active_symbols_nearest_the_deck() {
    rule!("POD-17.13", "POD-17.14", "POD-E7", "POD-E8");
    let gift = effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::LeftByLevel);
    let cards = [
        (20, showing(Colour::Red, &[LEFT])),
        (21, showing(Colour::Red, &[RIGHT])),
        (22, showing(Colour::Red, &[LEFT, RIGHT])),
        (23, showing(Colour::Red, &[Kind::Fight, Kind::Magic])),
        (24, gift),
        (25, showing(Colour::Red, &[RIGHT, RIGHT])),
        (26, showing(Colour::Red, &[LEFT])),
    ];
    let cases: [(Rows, Option<u8>); 7] = [
        (&[(0, [20, 30]), (1, [22, 31]), (3, [21, 32])], Some(1)), // E7: 1, 2, 0, 1
        (&[(1, [20, 30]), (2, [31, 21])], Some(1)),                // E8: 0, 1, 1, 0
        (&[], None),                                               // E8: 0, 0, 0, 0
        (&[(0, [22, 30]), (3, [20, 25])], Some(3)),                // 2, 0, 0, 3
        (&[(0, [26, 30]), (2, [20, 21])], Some(2)),                // both cards, both kinds
        (&[(0, [23, 24]), (2, [30, 20])], Some(2)), // inactive symbols and effects do not count
        (&[(0, [23, 24])], None),
    ];
    for (rows, taken) in cases {
        let mut stage = drafting(&cards, rows);
        stage.run(&[Frame::Draft { at: 0 }]);
        assert_eq!(drafted(&stage), taken, "{rows:?}");
        if let Some(row) = taken {
            assert_eq!(stage.game.rows[usize::from(row)], [NONE; 2]);
            continue;
        }
        stage.draw(41).draw(40);
        assert_eq!(stage.timeline_of(1), [41, 40], "the top two cards of the deck");
        assert_eq!(stage.asked(), [0]);
    }
}

#[test]
fn the_automa_plays_its_cards_at_once_left_card_first_and_without_effects() {
    rule!("POD-17.15", "POD-R50");
    let gift = effective(Colour::Red, &[LEFT], Condition::UpToThree(Colour::Red), Reward::LeftByLevel);
    let mut stage = drafting(&[(20, gift)], &[(1, [30, 20])]);
    stage.run(&[Frame::Resolve { at: 0 }, Frame::Draft { at: 0 }]);
    assert_eq!(stage.timeline_of(1), [30, 20], "before the player drafts");
    assert_eq!(stage.asked(), [0]);
    stage.act(0, Action::TakeRow { row: 0 });
    assert_eq!((stage.game.figure(1).pool, stage.game.figure(1).hand.len()), ([0; 4], 0));
    assert!(stage.resolved().is_empty());
}

#[test]
fn the_automa_stands_in_the_new_order_where_it_drafted() {
    rule!("POD-17.16");
    for (row, players_row, order) in [(2, 1, [0, 1]), (1, 2, [1, 0])] {
        let mut stage = drafting(&[(20, showing(Colour::Red, &[LEFT]))], &[(row, [20, 30])]);
        stage.run(&[Frame::NewOrder, Frame::Draft { at: 0 }]);
        stage.act(0, Action::TakeRow { row: players_row });
        assert_eq!(stage.game.order[..2], order);
    }
    let mut stage = drafting(&[], &[]);
    stage.run(&[Frame::NewOrder, Frame::Draft { at: 0 }]).settle_chance();
    stage.act(0, Action::TakeDeck).settle_chance();
    assert_eq!(stage.game.order[..2], [1, 0], "it came to the deck first");
}

#[test]
fn the_lowest_row_pays_the_automa_too_except_in_lesser_evil() {
    rule!("POD-17.16", "POD-R47", "POD-17.31");
    for (story, row, paid) in [
        (Story::EdgeOfTheWorld, 3, 1),
        (Story::EdgeOfTheWorld, 2, 0),
        (Story::Striga, 3, 1),
        (Story::LesserEvil, 3, 0),
    ] {
        // Each pair of chapter I has Diplomacy.
        let mut stage = alone(quiet(&[(20, showing(Colour::Red, &[RIGHT]))]), story);
        place(&mut stage, &[(row, [20, 30])]);
        stage.run(&[Frame::Draft { at: 0 }]);
        assert_eq!((drafted(&stage), stage.points(1).0), (Some(row), paid), "{story:?}");
    }
}

#[test]
fn automa_yennefer_earns_experience_for_every_blue_card_it_takes() {
    rule!("POD-17.17", "POD-17.6", "POD-17.9");
    let blue = showing(Colour::Blue, &[LEFT]);
    let two = Card { colours: 1 << Colour::Blue as u8 | 1 << Colour::Pink as u8, ..blue.clone() };
    let cards = [(20, blue.clone()), (21, two), (22, showing(Colour::Green, &[LEFT])), (40, blue)];
    for (pair, paid) in [([20, 21], 2), ([20, 30], 1), ([22, 30], 0)] {
        let mut stage = drafting(&cards, &[(1, pair)]);
        stage.run(&[Frame::Draft { at: 0 }]);
        assert_eq!(stage.points(1).0, paid, "{pair:?}");
    }
    let mut stage = drafting(&cards, &[]);
    stage.run(&[Frame::Draft { at: 0 }]).draw(40).draw(41);
    assert_eq!(stage.points(1).0, 1, "cards of the deck are taken as well");
    let mut stage = stage.clear_frames();
    stage.row(0, [20, 30]).run(&[Frame::Draft { at: 0 }]);
    assert_eq!(stage.points(1).0, 2, "turn after turn");
}

#[test]
fn automa_yennefer_plays_one_more_card_from_the_nearest_pair_that_has_a_fitting_one() {
    rule!("POD-17.18", "POD-R51", "POD-17.9");
    let cards = [
        (20, showing(Colour::Red, &[LEFT, RIGHT])),
        (21, showing(Colour::Blue, &[RIGHT])),
        (22, showing(Colour::Red, &[Kind::Fight])),
        (23, showing(Colour::Red, &[LEFT])),
    ];
    let rows = [(0, [22, 30]), (1, [20, 31]), (2, [32, 21]), (3, [23, 33])];
    let mut stage = drafting(&cards, &rows);
    experienced(&mut stage, 9);
    stage.run(&[Frame::Draft { at: 0 }]);
    assert_eq!(drafted(&stage), Some(1));
    assert_eq!(stage.timeline_of(1), [20, 31, 21], "the nearest pair does not fit, the next one does");
    assert_eq!(stage.game.rows[..3], [[22, 30], [NONE; 2], [NONE; 2]]);
    assert!(stage.game.discard.contains(32) && !stage.game.discard.contains(31));
    assert_eq!(stage.points(1).0, 9, "a blue card that was played, not taken, pays nothing");
    assert_eq!((uses(&stage), stage.asked()), (1, vec![0]));

    let mut stage = stage.clear_frames();
    stage.row(1, [31, 32]).row(2, [21, 30]).run(&[Frame::Draft { at: 0 }]);
    assert_eq!(uses(&stage), 2, "again in the next turn");

    let mut stage = drafting(&cards, &rows);
    experienced(&mut stage, 7);
    stage.run(&[Frame::Draft { at: 0 }]);
    assert_eq!((stage.timeline_of(1), uses(&stage)), (vec![20, 31], 0), "not before 8 experience");

    let mut stage = drafting(&cards, &[(0, [22, 30]), (1, [20, 31])]);
    experienced(&mut stage, 9);
    stage.run(&[Frame::Draft { at: 0 }]);
    assert_eq!((stage.timeline_of(1), uses(&stage)), (vec![20, 31], 0), "nothing fits");
}

#[test]
fn the_player_picks_when_both_cards_of_the_pair_fit() {
    rule!("POD-D23", "POD-17.18");
    let cards = [
        (20, showing(Colour::Red, &[LEFT, RIGHT])),
        (21, showing(Colour::Red, &[RIGHT])),
        (22, showing(Colour::Red, &[LEFT])),
    ];
    for (picked, other) in [(21, 22), (22, 21)] {
        let mut stage = drafting(&cards, &[(0, [20, 31]), (2, [21, 22])]);
        experienced(&mut stage, 8);
        stage.run(&[Frame::Draft { at: 0 }]);
        assert_eq!(stage.asked(), [0]);
        assert_eq!(stage.menu(0), [0, 1].map(|place| Action::PickCard { row: 2, place }));
        let node = stage.game.node(kernel::Actor::Seat(kernel::Seat::new(0)));
        assert!(node.outcome == Audience::Everyone && node.menu == Menu::Open);
        stage.act(0, Action::PickCard { row: 2, place: u8::from(picked == 22) });
        assert_eq!(stage.timeline_of(1), [20, 31, picked]);
        assert!(stage.game.discard.contains(other));
        assert_eq!(stage.waiting(), Frame::Slot { seat: 0 });
    }
}

#[test]
fn an_ability_that_becomes_active_on_the_way_is_used_in_the_same_turn() {
    rule!("POD-17.27");
    let cards = [(20, showing(Colour::Blue, &[LEFT, RIGHT])), (21, showing(Colour::Red, &[LEFT]))];
    let mut stage = drafting(&cards, &[(0, [21, 30]), (3, [31, 20])]);
    experienced(&mut stage, 6);
    stage.run(&[Frame::Draft { at: 0 }]);
    let figure = 1;
    let events = [
        Event::Drafted { figure, row: Some(3) },
        Event::Experience { figure, amount: 1, total: 7, reason: Reason::LowestRow },
        Event::Experience { figure, amount: 1, total: 8, reason: Reason::Automa },
        Event::AbilityUnlocked { figure, ability: 1 },
        Event::Played { figure, card: 31 },
        Event::Played { figure, card: 20 },
        Event::AbilityUsed { figure, character: YENNEFER, ability: 1 },
        Event::Played { figure, card: 21 },
        Event::Discarded { figure, cards: vec![30] },
    ];
    assert!(stage.public_events().into_iter().eq(&events), "{:?}", stage.public_events());
}

#[test]
fn other_boards_add_a_token_to_the_flip_or_to_the_draft() {
    rule!("POD-27.4", "POD-17.9");
    let board =
        |ability| quiet_with(&[], |pack| pack.automas.iter_mut().for_each(|board| board.ability = ability));
    let mut stage = alone_as(board(AutomaAbility::ExtraToken), Story::EdgeOfTheWorld, [GERALT, VESEMIR]);
    for (experience, gained) in [(7, 1), (8, 2), (8, 2)] {
        experienced(&mut stage, experience);
        stage.pool(1, [0; 4]).run(&[Frame::Destiny]).chance(Action::FlipCoin { side: Side::Right });
        assert_eq!(stage.game.count(1, RIGHT), gained);
        assert_eq!(stage.game.count(1, LEFT), 0);
    }
    stage.pool(1, [0; 4]).run(&[Frame::Coin { figure: 1, left: 1, destiny: false }]);
    stage.chance(Action::FlipCoin { side: Side::Right });
    assert_eq!(stage.game.count(1, RIGHT), 1, "not at the start of a chapter");

    for (before, experience, after) in
        [([1, 2], 8, [1, 3]), ([2, 1], 8, [3, 1]), ([2, 2], 8, [3, 2]), ([2, 2], 7, [2, 2])]
    {
        let mut stage = alone_as(board(AutomaAbility::LeadingToken), Story::EdgeOfTheWorld, [CIRI, GERALT]);
        experienced(&mut stage, experience);
        stage.ordered(&[1, 0]).votes(1, before);
        // Red cards would pay this board experience.
        stage.run(&[Frame::AutomaAbility { figure: 1 }]);
        assert_eq!([LEFT, RIGHT].map(|kind| stage.game.count(1, kind)), after);
    }
}

#[test]
fn an_automa_that_must_lose_gives_a_token_or_the_leftmost_printed_symbol() {
    rule!("POD-17.28", "POD-R66");
    let cards = [
        (20, showing(Colour::Red, &[LEFT])),
        (21, showing(Colour::Red, &[RIGHT])),
        (22, showing(Colour::Red, &[RIGHT])),
    ];
    let mut stage = alone_as(quiet(&cards), Story::EdgeOfTheWorld, [DANDELION, YENNEFER]);
    stage.timeline(1, &[20, 21, 22]).votes(1, [1, 1]);
    let lost = |card| Event::Lost { figure: 1, kind: RIGHT, card };
    for expected in [Some(lost(None)), Some(lost(Some(21))), Some(lost(Some(22))), None] {
        stage.told.clear();
        let player = stage.game.figure_mut(0);
        (player.held, player.spent) = (0b100, 0);
        stage.run(&[Frame::Window { seat: 0, window: Window::BeforePlay }]);
        stage.act(0, Action::UseAbility { ability: 2 }).act(0, Action::ChooseActive { side: Side::Left });
        let told = stage.public_events().into_iter().find(|event| matches!(event, Event::Lost { .. }));
        assert_eq!(told, expected.as_ref());
        assert_eq!(stage.waiting(), Frame::Over, "nobody was asked");
    }
    assert_eq!([LEFT, RIGHT].map(|kind| stage.game.count(1, kind)), [2, 0]);
}
