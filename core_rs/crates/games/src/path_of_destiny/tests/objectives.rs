//! Striga: what secret objectives measure and pay (POD-19.11 to POD-19.16, POD-19.18).

use kernel::rule;

use super::stage::{Stage, VESEMIR, YENNEFER, coloured, showing};
use super::story_props::{CAST, GREEN, L, PINK, RED, StoryProps as _, YELLOW, painted};
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::vocabulary::{Colour, Kind, Measure, Payment, Story};
use crate::path_of_destiny::{Action, Event};

/// Two Fight symbols, one Fight symbol, one Magic symbol, two colours, three colours.
const FIGHTS: u8 = 10;
const FIGHT: u8 = 11;
const MAGIC: u8 = 12;
const TWO: u8 = 13;
const THREE: u8 = 14;

/// The end of a game whose last main symbol was Fight: types A and C are scored. The objective of type A measures and
/// pays so; that of type C counts pink hand cards.
fn judged(players: u8, measure: Measure, payment: Payment) -> Stage {
    let pack = painted(|pack| {
        let cards = [
            (FIGHTS, showing(Colour::Red, &[Kind::Fight, Kind::Fight])),
            (FIGHT, showing(Colour::Red, &[Kind::Fight])),
            (MAGIC, showing(Colour::Red, &[Kind::Magic])),
            (TWO, coloured(&[Colour::Red, Colour::Green])),
            (THREE, coloured(&[Colour::Red, Colour::Green, Colour::Blue])),
        ];
        for (number, card) in cards {
            pack.cards[usize::from(number)] = card;
        }
        let objectives = &mut pack.objectives;
        (objectives[0].measure, objectives[0].payment) = (measure, payment);
        (objectives[6].measure, objectives[6].payment) =
            (Measure::HandCards(Colour::Pink), Payment::Each { points: 1, most: 2 });
    });
    let characters = [CAST[0], CAST[1], CAST[2], YENNEFER, VESEMIR];
    let mut stage = Stage::telling_with(pack, Story::Striga, players, &characters[..usize::from(players)])
        .in_chapter(&[L, L]);
    let fight = stage.pair().iter().position(|kind| *kind == Kind::Fight).expect("Fight is active");
    stage.game.path[2] = fight as u8;
    stage.game.objectives = [0, 3, 6, 9];
    for seat in 0..players {
        stage.hand(seat, &[]);
    }
    stage
}

fn paid(stage: &mut Stage) -> Vec<u16> {
    stage.run(&[Frame::Objectives]);
    stage.victories()
}

#[test]
fn a_fixed_objective_pays_everybody_who_meets_it_the_same() {
    rule!("POD-19.14", "POD-19.16");
    let mut stage = judged(3, Measure::ColoursAtMost(3), Payment::Fixed(3));
    stage.timeline(0, &[RED, GREEN, YELLOW]).timeline(1, &[RED + 1, THREE, PINK]);
    stage.timeline(2, &[GREEN + 1]);
    assert_eq!(paid(&mut stage), [3, 0, 3]);
}

#[test]
fn all_colours_of_a_card_count_for_an_objective_on_colours() {
    rule!("POD-R40");
    let mut stage = judged(3, Measure::ColoursAtMost(3), Payment::Fixed(3));
    stage.timeline(0, &[THREE]).timeline(1, &[TWO, YELLOW, PINK]);
    assert_eq!(paid(&mut stage)[..2], [3, 0], "red, green and blue; red, green, yellow and pink");
}

#[test]
fn an_objective_for_each_item_pays_up_to_its_cap() {
    rule!("POD-19.14", "POD-19.16");
    let each = Payment::Each { points: 1, most: 3 };
    let mut stage = judged(3, Measure::Symbols(Kind::Fight), each);
    stage.timeline(0, &[FIGHTS, MAGIC]).pool(0, [1, 1, 1, 0]);
    stage.timeline(1, &[FIGHT]).pool(1, [0, 0, 0, 1]).hand(1, &[GREEN]);
    stage.pool(2, [0, 0, 0, 7]);
    assert_eq!(paid(&mut stage), [2, 2, 3], "timeline and pool, three at most");

    let mut stage = judged(3, Measure::HandSymbols(Kind::Fight), each);
    stage.hand(0, &[FIGHTS, MAGIC]).timeline(1, &[FIGHT]).pool(1, [0, 0, 0, 2]);
    assert_eq!(paid(&mut stage), [2, 0, 0], "symbols on hand cards only");

    let mut stage = judged(3, Measure::Multicoloured, each);
    stage.timeline(0, &[TWO, RED, THREE]).hand(1, &[GREEN]).timeline(1, &[RED + 1]);
    assert_eq!(paid(&mut stage), [2, 0, 0]);
}

#[test]
fn symbols_that_were_lost_do_not_count_but_still_make_a_card_one_with_symbols() {
    rule!("POD-R40", "POD-19.16");
    let mut stage = judged(3, Measure::PlainCards, Payment::Ranked([4, 2, 0]));
    stage.timeline(0, &[FIGHT, RED, GREEN]).timeline(1, &[RED + 1]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Fight);
    let plain = &stage.game.pack().objectives[0];
    assert_eq!(stage.game.measured(0, plain), 2, "the covered symbol is printed all the same");
    assert_eq!(paid(&mut stage), [4, 2, 0]);

    let mut stage = judged(3, Measure::Symbols(Kind::Fight), Payment::Each { points: 1, most: 3 });
    stage.timeline(0, &[FIGHTS]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Fight);
    assert_eq!(paid(&mut stage), [1, 0, 0]);
}

#[test]
fn a_ranked_objective_pays_most_one_fewer_and_two_fewer() {
    rule!("POD-19.14", "POD-19.15", "POD-E10");
    let fights = |hands: &[u8]| {
        let prizes = Payment::Ranked([5, 3, 1]);
        let mut stage = judged(hands.len() as u8, Measure::HandSymbols(Kind::Fight), prizes);
        let mut card = 0;
        let pack = super::stage::edited(|pack| {
            pack.cards.fill(showing(Colour::Red, &[Kind::Fight]));
            (pack.objectives[0].measure, pack.objectives[0].payment) =
                (Measure::HandSymbols(Kind::Fight), prizes);
            pack.objectives[6].payment = Payment::Fixed(0);
        });
        stage.game.content.0 = pack;
        for (seat, count) in (0..).zip(hands) {
            stage.hand(seat, &(card + 20..card + 20 + count).collect::<Vec<_>>());
            card += count;
        }
        paid(&mut stage)
    };
    assert_eq!(fights(&[4, 4, 3, 2, 1]), [5, 5, 3, 1, 0]);
    assert_eq!(fights(&[2, 1, 0]), [5, 3, 0], "nothing never pays");
    assert_eq!(fights(&[0, 0, 0]), [0, 0, 0]);
    assert_eq!(fights(&[1, 5, 3]), [0, 5, 1], "three items behind, two items behind");
}

#[test]
fn two_prizes_leave_the_third_unpaid() {
    rule!("POD-19.15");
    let mut stage = judged(3, Measure::Multicoloured, Payment::Ranked([4, 2, 0]));
    stage.timeline(0, &[TWO, THREE]).timeline(1, &[RED]);
    assert_eq!(paid(&mut stage), [4, 0, 0]);
}

#[test]
fn all_players_are_measured_by_both_objectives_whether_they_looked_or_not() {
    rule!("POD-19.11", "POD-19.13");
    let mut stage = judged(3, Measure::TimelineCards(Colour::Green), Payment::Fixed(2));
    stage.timeline(0, &[GREEN]).timeline(1, &[GREEN + 1]).hand(1, &[PINK]).hand(2, &[PINK + 1, PINK + 2]);
    stage.game.marks = [0b001, 0, 0, 0];
    assert_eq!(paid(&mut stage), [2, 3, 2]);
    for figure in 0..3 {
        for objective in [0, 6] {
            let counted = |event: &&Event| {
                matches!(event, Event::ObjectiveCounted { figure: f, objective: o, .. }
                    if (*f, *o) == (figure, objective))
            };
            assert_eq!(stage.public_events().into_iter().filter(counted).count(), 1);
        }
    }
}

#[test]
fn objectives_that_are_not_turned_up_pay_nothing() {
    rule!("POD-19.12", "POD-19.13");
    let mut stage = judged(3, Measure::PlainCards, Payment::Fixed(0));
    let pack = super::stage::edited(|pack| {
        for objective in &mut pack.objectives[..] {
            (objective.measure, objective.payment) = (Measure::ColoursAtMost(5), Payment::Fixed(1));
        }
    });
    stage.game.content.0 = pack;
    stage.run(&[Frame::Ending]).settle_chance();
    let told = |event: &&Event| matches!(event, Event::ObjectiveTurnedUp { .. });
    assert_eq!(stage.public_events().into_iter().filter(told).count(), 2);
    assert_eq!(stage.victories(), [2; 3], "one point for each of two");
    assert!(stage.game.is_over());
}

#[test]
fn the_printed_objectives_are_among_the_cards() {
    rule!("POD-19.16");
    let pays = |measure: fn(&Measure) -> bool, payment: Payment| {
        embedded().objectives.iter().any(|it| measure(&it.measure) && it.payment == payment)
    };
    let each = Payment::Each { points: 1, most: 3 };
    assert!(pays(|it| *it == Measure::ColoursAtMost(3), Payment::Fixed(3)));
    assert!(pays(|it| *it == Measure::PlainCards, Payment::Ranked([4, 2, 0])));
    assert!(pays(|it| *it == Measure::Multicoloured, Payment::Ranked([4, 2, 0])));
    assert!(pays(|it| *it == Measure::Multicoloured, each));
    assert!(pays(|it| matches!(it, Measure::Symbols(_)), each));
    assert!(pays(|it| matches!(it, Measure::HandSymbols(_)), each));
    assert!(pays(|it| matches!(it, Measure::HandSymbols(_)), Payment::Ranked([5, 3, 1])));
}

#[test]
fn alone_types_a_and_b_have_objectives_of_their_own() {
    rule!("POD-19.18", "POD-R39");
    for (place, first) in [(0, 12), (1, 15), (2, 6), (3, 9)] {
        for frame in [Frame::Look { place, seats: 1 }, Frame::TurnUpObjective { place }] {
            let mut stage = Stage::telling(Story::Striga, 1, &[CAST[0], CAST[1]]);
            stage.run(&[frame]);
            let three: Vec<Action> =
                (first..first + 3).map(|objective| Action::DrawObjective { objective }).collect();
            assert_eq!(stage.chances(), three);
        }
    }
}
