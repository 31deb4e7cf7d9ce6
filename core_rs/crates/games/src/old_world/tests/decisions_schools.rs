//! Decision points of the school specialties in fights (OW-21D: D19, D21 to D23, D27, D29, D30).

use kernel::{Seat, Viewer, rule};

use super::asking::{discards, forced, heard, is_closed};
use super::decisions_fight::{duel, hunt, plain, play, specialty};
use super::stage::{BEAR, CAT, GRIFFIN, VIPER, WOLF, edited, face};
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::{Colour, Half, Moment, Symbol};
use crate::old_world::{Action, Event};

#[test]
fn a_cat_may_use_its_specialty_in_its_first_turn_only() {
    rule!("OW-D19");
    let mut stage = hunt(plain(), CAT, "Barghest", |_| ());
    assert_eq!(stage.menu(0), [specialty(&stage, 0), Action::Pass]);
    stage.act(0, Action::Pass);
    stage.act(0, play(110)).act(0, Action::Stop).monster_loses(1).settle_chance();
    stage.attack(1, Half::Charge, 1).settle_chance();
    assert!(matches!(stage.waiting(), Frame::ComboCard { seat: 0, .. }), "{:?}", stage.waiting());
}

#[test]
fn a_griffin_takes_any_discard_at_high_levels_and_pays_with_hand_cards_at_low_ones() {
    rule!("OW-D21", "OW-D22");
    let taking = |level, pile: &[u8]| {
        let mut stage = hunt(plain(), GRIFFIN, "Barghest", |stage| {
            stage.levels(0, [1, 1, 1, level]);
        });
        stage.pile(0, pile);
        let magic = specialty(&stage, 0);
        stage.game.frames.pop();
        stage.run(&[Frame::Moment { moment: Moment::StepOne, side: 0, seat: 0, served: 0 }]);
        stage.act(0, magic);
        stage
    };
    let stage = taking(4, &[105, 103, 107]);
    let pile = [103, 105, 107].map(|card| Action::TakeDiscarded { card });
    assert_eq!((stage.menu(0), is_closed(&stage)), (pile.to_vec(), false), "the pile is public");
    let stage = taking(4, &[105]);
    assert_eq!(forced(&stage), Some(Action::TakeDiscarded { card: 105 }));
    let mut stage = taking(1, &[105, 103]);
    assert_eq!((stage.menu(0), is_closed(&stage)), (discards(&[100, 101, 103]), true));
    stage.act(0, Action::Discard { card: 101 });
    assert_eq!((stage.menu(0), forced(&stage)), (discards(&[100, 103]), None));
    stage.act(0, Action::Discard { card: 103 });
    assert_eq!(stage.pile_of(0), [103, 101, 105], "in the order chosen");
    let mut single = taking(2, &[105]);
    single.hand(0, &[105]);
    assert_eq!((single.menu(0), forced(&single)), (discards(&[105]), None), "the last card is asked for too");
}

#[test]
fn a_cat_puts_back_some_of_the_cards_it_has_drawn_and_nobody_sees_which() {
    rule!("OW-D23");
    let mut stage = hunt(plain(), CAT, "Barghest", |stage| {
        stage.levels(0, [1, 1, 1, 3]); // draws three, returns one
    });
    let agility = specialty(&stage, 0);
    stage.act(0, agility).cards(&[115, 113, 117]);
    let drawn = [113, 115, 117].map(|card| Action::PutBack { card });
    assert_eq!((stage.menu(0), is_closed(&stage)), (drawn.to_vec(), true), "not the cards held before");
    stage.told.clear();
    stage.act(0, drawn[1]);
    let others = heard(&stage, Viewer::Seat(Seat::new(1)));
    assert!(others.contains(&Event::PutBackUnseen { seat: 0 }));
    assert!(!others.iter().any(|event| matches!(event, Event::PutBack { .. })));
    assert_eq!(stage.hand_of(0), [110, 111, 113, 117]);
}

#[test]
fn a_wolf_is_asked_for_its_specialty_after_three_cards_and_once() {
    rule!("OW-D27");
    let pack = edited(|pack| {
        for card in &mut pack.cards[90..] {
            card.face = face(Colour::Blue, Symbol::Forest, Icons::default(), &[Colour::Blue]);
        }
    });
    for (cards, asked) in [(2, false), (3, true)] {
        let mut stage = hunt(pack, WOLF, "Barghest", |stage| {
            stage.hand(0, &[90, 91, 92]);
        });
        stage.act(0, play(90));
        for card in &[91, 92][..cards - 1] {
            stage.act(0, Action::Play { card: *card, extension: 0 });
        }
        stage.act(0, Action::Stop);
        let fencing = specialty(&stage, 0);
        assert_eq!(matches!(stage.waiting(), Frame::Moment { moment: Moment::ComboComplete, .. }), asked);
        if asked {
            assert_eq!((stage.menu(0), is_closed(&stage)), (vec![fencing, Action::Pass], false));
            stage.act(0, fencing);
            assert!(!stage.menu(0).contains(&fencing));
        }
    }
}

#[test]
fn a_viper_looks_after_a_packet_that_cost_a_card_and_until_it_has() {
    rule!("OW-D29", "OW-D30");
    let mut stage = duel([VIPER, BEAR]);
    stage.levels(0, [1, 1, 1, 3]).shield(1, 1);
    stage.act(0, play(130)).act(0, Action::Stop);
    assert!(!stage.menu(0).contains(&specialty(&stage, 0)), "a shield is no card");
    let mut stage = duel([VIPER, BEAR]);
    stage.levels(0, [1, 1, 1, 3]);
    let steel = specialty(&stage, 0);
    stage.act(0, play(130)).act(0, Action::Stop).cards(&[124]);
    assert_eq!(
        (stage.asked(), stage.menu(0), is_closed(&stage)),
        (vec![0], vec![steel, Action::Pass], false)
    );
    stage.told.clear();
    stage.act(0, steel).cards(&[125, 126, 127, 128]);
    let looked = [125, 126, 127, 128].map(|card| Action::DiscardLooked { card });
    assert_eq!((stage.menu(0), is_closed(&stage)), (looked.to_vec(), true));
    stage.act(0, looked[2]);
    assert_eq!(stage.pile_of(1)[0], 127);
    let rest = [125, 126, 128].map(|card| Action::PutBack { card });
    assert_eq!((stage.menu(0), is_closed(&stage)), (rest.to_vec(), true));
    stage.act(0, rest[2]).act(0, rest[0]);
    let top: Vec<u8> = stage.game.player(1).deck.top.as_slice().iter().map(|placed| placed.card).collect();
    assert_eq!(top, [128, 125, 126], "the last one needs no question");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        let told = heard(&stage, viewer);
        assert!(!told.iter().any(|event| matches!(event, Event::Seen { .. } | Event::PutBack { .. })));
        assert!(told.contains(&Event::Looks { seat: 0, owner: Some(1), cards: 4 }));
    }
}
