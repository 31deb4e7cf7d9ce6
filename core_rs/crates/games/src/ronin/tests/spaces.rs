//! What the spaces of the partnership boards pay (RON-16.2, RON-16.3): the bonuses known from the books.

use kernel::{Game, Menu, Node, Seat, Viewer, rule};

use super::stage::{CIRI, GERALT, Stage, YENNEFER, blank, blank_but, showing};
use crate::ronin::action::Action;
use crate::ronin::event::Event;
use crate::ronin::frame::{Frame, Purpose};
use crate::ronin::pack::{Card, Pack};
use crate::ronin::vocabulary::{Colour, Kind, Side};

const FIRST: Action = Action::TakeBonus { alternative: 0 };
const SECOND: Action = Action::TakeBonus { alternative: 1 };

/// Cards 20–29 show Magic, 30–39 Diplomacy and Magic, 40–49 Fight, 50–59 are blue; all others are red and blank.
fn pack() -> &'static Pack {
    static PACK: std::sync::OnceLock<&'static Pack> = std::sync::OnceLock::new();
    PACK.get_or_init(|| {
        let card = |number: u8| match number / 10 {
            2 => showing(Colour::Red, &[Kind::Magic]),
            3 => showing(Colour::Red, &[Kind::Diplomacy, Kind::Magic]),
            4 => showing(Colour::Red, &[Kind::Fight]),
            _ => blank(Colour::Blue),
        };
        blank_but(&(20..60).map(|number| (number, card(number))).collect::<Vec<(u8, Card)>>())
    })
}

/// Three players on side A, or with board 1B on every track; Diplomacy and Magic are active.
fn side_a() -> Stage {
    Stage::laid_out_with(pack(), 3, &[GERALT, YENNEFER, CIRI])
}

fn side_b() -> Stage {
    let mut stage = side_a();
    stage.side_b([0; 5]);
    stage
}

/// The marker of the track between seats 0 and 1 reaches a space.
fn reach(stage: &mut Stage, space: u8) {
    stage.game.tracks[0] = space - 1;
    stage.move_up(0, 1);
}

fn points(stage: &Stage, seat: u8) -> (u8, u16) {
    (stage.game.figure(seat).experience, stage.game.figure(seat).victory)
}

#[test]
fn two_active_symbols_come_in_any_combination() {
    rule!("RON-A2", "RON-D23");
    let mut stage = side_a();
    reach(&mut stage, 4);
    assert_eq!(stage.menu(0), [0, 1, 2].map(|left| Action::GainMix { left }));
    for (left, pool) in [(0, [2, 0, 0, 0]), (1, [1, 1, 0, 0]), (2, [0, 2, 0, 0])] {
        let mut stage = stage.clone();
        stage.act(0, Action::GainMix { left });
        assert_eq!(stage.game.figure(0).pool, pool);
        assert_eq!(
            stage.menu(1),
            [0, 1, 2].map(|left| Action::GainMix { left }),
            "the partner gets them too"
        );
    }
}

#[test]
fn a_shown_hand_pays_by_its_active_symbols() {
    rule!("RON-A3", "RON-E19", "RON-D24", "RON-16.10");
    let hands: [(&[u8], u16); 7] = [
        (&[], 1),
        (&[40, 41, 42, 43], 1),
        (&[20, 40], 1),
        (&[30], 2), // one card, two symbols of different kinds
        (&[20, 30, 40], 2),
        (&[30, 31], 3),
        (&[20, 21, 22, 23, 24, 30], 3),
    ];
    for (hand, paid) in hands {
        let mut stage = side_a();
        stage.hand(0, hand);
        reach(&mut stage, 5);
        assert_eq!(stage.menu(0), [FIRST, SECOND], "offered whatever the hand is worth");
        let mut other = stage.clone();
        stage.act(0, FIRST);
        assert_eq!(points(&stage, 0), (0, paid), "hand {hand:?}");
        other.act(0, SECOND);
        assert_eq!(points(&other, 0), (3, 0));
    }
}

#[test]
fn the_shown_hand_is_public_from_then_on() {
    rule!("RON-16.10", "RON-D24", "RON-21.1");
    let mut stage = side_a();
    stage.hand(0, &[]).run(&[Frame::DrawCards { seat: 0, left: 2 }]).draw(20).draw(40);
    reach(&mut stage, 5);
    let watcher = Viewer::Seat(Seat::new(2));
    assert!(stage.game.observe(watcher).figures[0].known.is_empty());
    let mut unshown = stage.clone();
    stage.act(0, FIRST);
    assert_eq!(stage.game.observe(watcher).figures[0].known, [20, 40]);
    let hand = stage.game.figure(0).hand;
    assert!(stage.heard_by(watcher).contains(&&Event::HandShown { figure: 0, hand }));
    unshown.act(0, SECOND);
    assert!(unshown.game.observe(watcher).figures[0].known.is_empty());
}

#[test]
fn two_symbols_of_one_chosen_kind() {
    rule!("RON-A4", "RON-B4", "RON-D25");
    for mut stage in [side_a(), side_b()] {
        reach(&mut stage, 6);
        let sides = [Side::Left, Side::Right].map(|side| Action::ChooseActive { side });
        assert_eq!(stage.menu(0), sides);
        stage.act(0, sides[0]);
        assert_eq!(stage.menu(1), sides);
        stage.act(1, sides[1]);
        assert_eq!(stage.game.figure(0).pool, [0, 2, 0, 0]);
        assert_eq!(stage.game.figure(1).pool, [2, 0, 0, 0]);
    }
}

#[test]
fn the_boxes_with_a_number_pay_it_unasked() {
    rule!("RON-A5", "RON-A8", "RON-A9", "RON-A10");
    for (space, paid) in [(7, (2, 0)), (8, (0, 1)), (11, (0, 1)), (12, (0, 1))] {
        for mut stage in [side_a(), side_b()] {
            reach(&mut stage, space);
            assert_eq!(stage.waiting(), Frame::Over, "nobody is asked");
            assert_eq!([0, 1, 2].map(|seat| points(&stage, seat)), [paid, paid, (0, 0)]);
        }
    }
}

#[test]
fn a_card_is_drawn_in_secret_or_experience_scored() {
    rule!("RON-A6", "RON-D26", "RON-21.3");
    let mut stage = side_a();
    reach(&mut stage, 9);
    assert_eq!(stage.menu(0), [FIRST, SECOND]);
    let hand = stage.game.figure(0).hand.len();
    let mut other = stage.clone();
    stage.act(0, FIRST);
    let mut another = stage.clone();
    stage.draw(50);
    another.draw(51);
    assert!(stage.game.figure(0).hand.contains(50));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        assert_eq!(stage.game.observe(viewer), another.game.observe(viewer));
        assert_eq!(stage.heard_by(viewer), another.heard_by(viewer));
        assert_eq!(usize::from(stage.game.observe(viewer).figures[0].hand), hand + 1);
    }
    assert_eq!(points(&stage, 0), (0, 0));
    other.act(0, SECOND);
    assert_eq!((points(&other, 0), other.game.figure(0).hand.len()), ((2, 0), hand));
}

#[test]
fn the_third_ability_of_the_partner_or_three_experience() {
    rule!("RON-A7", "RON-D22");
    let mut stage = side_a();
    reach(&mut stage, 10);
    assert_eq!(stage.menu(0), [FIRST, SECOND]);
    stage.act(0, FIRST).act(1, SECOND);
    assert_eq!(stage.game.figure(0).held, 0b10_0001);
    let told = Event::AbilityCardTaken { figure: 0, character: YENNEFER, ability: 2 };
    assert!(stage.public_events().contains(&&told));
    assert_eq!((points(&stage, 0), points(&stage, 1)), ((0, 0), (3, 0)));
}

#[test]
fn the_first_ability_without_an_alternative() {
    rule!("RON-B1");
    let mut stage = side_b();
    reach(&mut stage, 3);
    assert_eq!(stage.waiting(), Frame::Over, "nobody is asked");
    assert_eq!((stage.game.figure(0).held, stage.game.figure(1).held), (0b1_0001, 0b100_0001));
    assert_eq!([0, 1].map(|seat| points(&stage, seat)), [(0, 0); 2]);
}

#[test]
fn unlocked_abilities_pay_in_active_symbols() {
    rule!("RON-B2", "RON-E20", "RON-D23");
    for (held, spent, symbols) in [
        (0b1, 0, 0),
        (0b11, 0, 1),
        (0b111, 0b101, 2),
        (0b1111, 0, 3),
        (0b1111, 0b1111, 3),
        (0b1111_0001, 0, 0),
    ] {
        let mut stage = side_b();
        let figure = stage.game.figure_mut(0);
        (figure.held, figure.spent) = (held, spent);
        reach(&mut stage, 4);
        if symbols == 0 {
            assert_eq!(stage.waiting(), Frame::Over, "abilities {held:b}: nothing, and nobody is asked");
            continue;
        }
        let mixes: Vec<Action> = (0..=symbols).map(|left| Action::GainMix { left }).collect();
        assert_eq!(stage.menu(0), mixes, "abilities {held:b}");
        stage.act(0, Action::GainMix { left: 1 });
        assert_eq!(stage.game.figure(0).pool, [symbols - 1, 1, 0, 0]);
    }
}

#[test]
fn experience_pays_victory_points_golden_points_included() {
    rule!("RON-B3", "RON-16.11");
    for (experience, paid) in [(0, 0), (15, 0), (16, 1), (19, 1), (20, 2), (23, 2), (24, 3), (40, 3)] {
        let mut stage = side_b();
        stage.game.figure_mut(0).experience = experience;
        reach(&mut stage, 5);
        assert_eq!(points(&stage, 0), (experience, paid));
    }
}

#[test]
fn blue_cards_pay_experience() {
    rule!("RON-B5", "RON-E22");
    for (blue, paid) in [(0, 1), (1, 2), (2, 4), (3, 6), (5, 6)] {
        let mut stage = side_b();
        let cards: Vec<u8> = (50..50 + blue).chain([60, 61]).collect();
        stage.timeline(0, &cards).timeline(1, &[62]);
        reach(&mut stage, 9);
        assert_eq!([0, 1].map(|seat| points(&stage, seat)), [(paid, 0), (1, 0)], "{blue} blue cards");
    }
}

#[test]
fn a_spent_ability_becomes_available_again() {
    rule!("RON-B6", "RON-E23", "RON-D27", "RON-16.12", "RON-R28");
    let mut stage = side_b();
    reach(&mut stage, 10);
    assert_eq!(stage.waiting(), Frame::Over, "nothing is spent, and locked abilities stay locked");
    assert_eq!(stage.game.figure(0).held, 0b1);

    let mut stage = side_b();
    stage.game.figure_mut(0).spent = 0b1;
    reach(&mut stage, 10);
    assert_eq!(stage.menu(0), [Action::Restore { ability: 0 }]);
    let node = stage.game.node(kernel::Actor::Seat(Seat::new(0)));
    assert!(matches!(node, Node { menu: Menu::Open, .. }), "a match plays the one option by itself");
    stage.act(0, Action::Restore { ability: 0 });
    assert_eq!((stage.game.figure(0).held, stage.game.figure(0).spent), (0b1, 0));

    let mut stage = side_b();
    let figure = stage.game.figure_mut(0);
    (figure.held, figure.spent) = (0b101_0011, 0b101_0001);
    reach(&mut stage, 10);
    assert_eq!(stage.menu(0), [0, 4, 6].map(|ability| Action::Restore { ability }), "taken cards too");
    stage.act(0, Action::Restore { ability: 4 });
    assert_eq!(stage.game.figure(0).spent, 0b100_0001);
    let told = Event::AbilityRestored { figure: 0, character: YENNEFER, ability: 0 };
    assert!(stage.public_events().contains(&&told));
}

#[test]
fn a_choice_of_kind_from_a_bonus_is_not_an_ability() {
    rule!("RON-A4");
    let mut stage = side_a();
    stage.pool(1, [0, 1, 0, 0]);
    reach(&mut stage, 6);
    assert_eq!(stage.waiting(), Frame::ChooseActive { seat: 0, purpose: Purpose::Gain(2) });
    stage.act(0, Action::ChooseActive { side: Side::Right });
    assert_eq!(stage.game.figure(1).pool, [0, 1, 0, 0], "nobody loses anything");
}
