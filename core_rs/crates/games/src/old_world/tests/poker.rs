//! Dice poker (OW-11), against witchers and against the locals.

use std::cmp::Ordering;

use kernel::{Audience, Game, Seat, Viewer};

use super::stage::{BEAR, CAT, Stage, WOLF};
use crate::old_world::frame::Frame;
use crate::old_world::{Action, Event};

/// Seat 0 has walked to a location where the others stand; everyone has 3 gold.
fn met_at(location: u8) -> Stage {
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    for seat in 0..3 {
        stage.at(seat, location).gold(seat, 3);
    }
    stage.turn_of(0);
    stage.game.turn.moved = true;
    stage
}

fn poker(seat: u8) -> Action {
    Action::Poker { seat: Seat::new(seat) }
}

fn gold(stage: &Stage) -> [u16; 3] {
    [0, 1, 2].map(|seat| stage.game.player(seat).gold)
}

/// Nobody rerolls anything.
fn keep_all(stage: &mut Stage, other: u8) {
    stage.act(other, Action::Reroll { dice: 0 }).act(0, Action::Reroll { dice: 0 });
}

#[test]
fn poker_needs_company_and_gold_on_both_sides() {
    kernel::rule!("OW-11.1", "OW-9.12");
    let mut stage = met_at(7);
    assert!(stage.menu(0).contains(&poker(1)) && stage.menu(0).contains(&poker(2)));
    stage.at(1, 8);
    assert!(!stage.menu(0).contains(&poker(1)), "elsewhere");
    stage.at(1, 7).gold(1, 0);
    assert!(!stage.menu(0).contains(&poker(1)), "a rival without gold");
    stage.gold(1, 1).gold(0, 0);
    assert!(!stage.menu(0).contains(&poker(1)), "no gold of one's own");
    stage.gold(0, 1).act(0, poker(1));
    assert!(matches!(stage.waiting(), Frame::PokerRoll { .. }), "the rival is not asked");
    stage.dice(&[1; 10]);
    keep_all(&mut stage, 1);
    assert!(!stage.menu(0).contains(&poker(1)) && stage.menu(0).contains(&poker(2)), "once with each");
}

#[test]
fn the_winner_takes_three_gold() {
    kernel::rule!("OW-11.2", "OW-11.6", "OW-11.12", "OW-E9");
    let games = [([6, 6, 1, 2, 3], [5, 5, 1, 2, 4], 0), ([1, 2, 3, 4, 6], [1, 1, 2, 3, 4], 1)];
    let tie = ([2, 2, 5, 4, 3], [2, 5, 3, 4, 2], 0);
    for (own, other, winner) in games.into_iter().chain([tie]) {
        let mut stage = met_at(7);
        stage.act(0, poker(1));
        assert_eq!(gold(&stage), [2, 2, 3], "both stake a gold piece");
        stage.dice(&own).dice(&other);
        keep_all(&mut stage, 1);
        assert_eq!(gold(&stage), if winner == 0 { [5, 2, 3] } else { [2, 5, 3] }, "the bank adds one");
    }
}

#[test]
fn both_roll_openly_then_the_other_rerolls_then_the_active_player() {
    kernel::rule!("OW-11.3", "OW-11.4", "OW-11.5");
    let mut stage = met_at(7);
    stage.act(0, poker(2)).dice(&[1, 2, 3, 4, 6]).dice(&[2, 2, 3, 3, 4]);
    let dice = |stage: &Stage| stage.game.observe(Viewer::Spectator).dice;
    assert_eq!(dice(&stage), [[1, 2, 3, 4, 6], [2, 2, 3, 3, 4]]);
    assert_eq!(stage.game.observe(Viewer::Spectator).rival, Some(2), "everyone sees whose dice they are");
    let rolls = stage.told.iter().filter(|(_, event)| matches!(event, Event::Rolled { .. }));
    assert!(rolls.clone().count() == 10 && rolls.clone().all(|(to, _)| *to == Audience::Everyone));

    assert_eq!((stage.asked(), stage.menu(2).len()), (vec![2], 32), "any of the five dice");
    stage.act(2, Action::Reroll { dice: 0b1_0001 }).dice(&[6, 5]);
    assert_eq!(dice(&stage)[1], [6, 2, 3, 3, 5]);
    assert_eq!((stage.asked(), stage.menu(0).len()), (vec![0], 32), "the other had one reroll");
    stage.act(0, Action::Reroll { dice: 0b0_1000 }).dice(&[1]);
    assert_eq!(gold(&stage), [2, 3, 5], "the die that got worse is kept: 1-1 against 3-3");
}

#[test]
fn who_played_together_does_not_fight_in_the_same_turn() {
    kernel::rule!("OW-11.7");
    let mut stage = met_at(7);
    stage.act(0, poker(1)).dice(&[1; 10]);
    keep_all(&mut stage, 1);
    stage.act(0, Action::EndPhase);
    let fights: Vec<Action> =
        stage.menu(0).into_iter().filter(|action| matches!(action, Action::FightWitcher { .. })).collect();
    assert_eq!(fights, [Action::FightWitcher { seat: Seat::new(2) }]);
}

#[test]
fn the_player_to_the_right_rolls_for_the_locals_and_risks_nothing() {
    kernel::rule!("OW-11.8", "OW-11.9", "OW-10.4");
    for (own, won) in [([6, 6, 6, 6, 6], true), ([1, 2, 3, 4, 6], false)] {
        let mut stage = met_at(6);
        stage.act(0, Action::UseSite);
        assert_eq!(gold(&stage), [2, 3, 3]);
        stage.dice(&own).dice(&[5, 5, 5, 5, 1]);
        assert_eq!(stage.asked(), [2], "the seat to the right");
        assert_eq!(stage.game.observe(Viewer::Spectator).rival, None, "the dice are not its own");
        stage.act(2, Action::Reroll { dice: 0b1_0000 }).dice(&[2]);
        stage.act(0, Action::Reroll { dice: 0 });
        assert_eq!(gold(&stage), [if won { 5 } else { 2 }, 3, 3]);
    }
    let mut poor = met_at(6);
    poor.gold(0, 0);
    assert!(!poor.menu(0).contains(&Action::UseSite), "a stake is needed");
}

#[test]
fn the_locals_are_not_the_one_who_rolls_for_them() {
    kernel::rule!("OW-11.10");
    let mut stage = met_at(6);
    stage.act(0, Action::UseSite).dice(&[1; 10]);
    keep_all(&mut stage, 2);
    assert!(stage.menu(0).contains(&poker(2)), "a game against that witcher is another one");
    stage.act(0, Action::EndPhase);
    assert!(stage.menu(0).contains(&Action::FightWitcher { seat: Seat::new(2) }));
}

/// The table of OW-11C read line by line: a rank, and what is compared inside it.
fn by_the_table(roll: [u8; 5]) -> (u8, Vec<u8>) {
    let shown = |face: u8| roll.into_iter().filter(|die| *die == face).count();
    let times = |count: usize| (1..=6).rev().filter(|face| shown(*face) == count).collect::<Vec<u8>>();
    let (fives, fours, triples, pairs, odd) = (times(5), times(4), times(3), times(2), times(1));
    let mut sorted = roll;
    sorted.sort_unstable();
    if !fives.is_empty() {
        (8, fives)
    } else if !fours.is_empty() {
        (7, [fours, odd].concat())
    } else if !triples.is_empty() && !pairs.is_empty() {
        (6, [triples, pairs].concat())
    } else if sorted == [2, 3, 4, 5, 6] {
        (5, Vec::new())
    } else if sorted == [1, 2, 3, 4, 5] {
        (4, Vec::new())
    } else if !triples.is_empty() {
        (3, [triples, odd].concat())
    } else if pairs.len() == 2 {
        (2, [pairs, odd].concat())
    } else if pairs.len() == 1 {
        (1, [pairs, odd].concat())
    } else {
        (0, odd)
    }
}

/// All rolls of five dice that differ in more than their order.
fn rolls() -> Vec<[u8; 5]> {
    let mut rolls = Vec::new();
    for code in 0..6u32.pow(5) {
        let roll: [u8; 5] = std::array::from_fn(|die| 1 + (code / 6u32.pow(die as u32) % 6) as u8);
        if roll.is_sorted() {
            rolls.push(roll);
        }
    }
    rolls
}

#[test]
fn any_two_rolls_are_compared_as_the_table_says() {
    kernel::rule!("OW-11.6", "OW-11.11", "OW-11.12", "OW-11.13");
    let rolls = rolls();
    assert_eq!(rolls.len(), 252);
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.clear_frames();
    let mut ties = 0;
    for own in &rolls {
        for other in &rolls {
            let order = by_the_table(*own).cmp(&by_the_table(*other));
            ties += usize::from(order == Ordering::Equal);
            let mut shuffled = *other; // the order of the dice does not matter
            shuffled.rotate_left(2);
            (stage.game.rival, stage.game.dice) = (1, [*own, shuffled]);
            stage.gold(0, 0).gold(1, 0).run(&[Frame::PokerEnds { seat: 0 }]);
            let paid = [0, 1].map(|seat| stage.game.player(seat).gold);
            let expected = if order == Ordering::Less { [0, 3] } else { [3, 0] };
            assert_eq!(paid, expected, "{own:?} against {other:?}");
            stage.told.clear();
        }
    }
    assert_eq!(ties, rolls.len(), "a roll ties with itself alone");
}
