//! Effects at moments that the game's own content does not use, but that a pack may (OW-25).

use super::arena::{challenge, hunt, rivals, striking};
use super::bench::changed;
use super::stage::Stage;
use crate::old_world::content;
use crate::old_world::fight::{Ending, Fight, Stage as Progress};
use crate::old_world::frame::Frame;
use crate::old_world::pack::Op;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Attribute, Effect, Place, Scope};

const ORDER: [Place; 3] = [Place::Hand, Place::Shield, Place::Deck];

#[test]
fn an_overlay_for_a_turn_ends_with_the_monsters_turn() {
    kernel::rule!("OW-4.15");
    let mut fight = Fight { monster: 0, ..Fight::PEACE };
    let layer = fight.layer(0, false, Scope::Turn);
    layer.overlay[Attribute::Attack as usize] = -1;
    (layer.draw, layer.order) = (1, Some(ORDER));
    fight.end_monster_turn();
    let layer = *fight.layer(0, false, Scope::Turn);
    assert_eq!((layer.overlay, layer.order), ([0; 4], None));
    assert_eq!(layer.draw, 1, "a draw is for the own turn that follows");
}

#[test]
fn in_a_duel_each_side_keeps_what_is_for_its_next_turn() {
    kernel::rule!("OW-14.34");
    let mut fight = Fight { on_turn: 0, ..Fight::PEACE };
    for side in 0..2 {
        let layer = fight.layer(side, false, Scope::Turn);
        (layer.draw, layer.order) = (1, Some(ORDER));
    }
    fight.end_witcher_turn();
    let [ended, waited] = [0, 1].map(|side| *fight.layer(side, false, Scope::Turn));
    assert_eq!((ended.draw, ended.order), (0, Some(ORDER)), "the order of damage is for the opponent's turn");
    assert_eq!((waited.draw, waited.order), (1, None), "and ends with it");
}

#[test]
fn damage_before_the_life_pool_costs_cards_and_knocks_nobody_out() {
    kernel::rule!("OW-14.36");
    let mut stage = hunt(striking(1), "Barghest");
    stage.game.fight.stage = Progress::Preparing;
    stage.shield(0, 0).hand(0, &[]);
    let cards = stage.game.player(0).deck.len() as u8;
    stage.clear_frames().run(&[Frame::Fight, Frame::Damage { seat: 0, left: cards }]).settle_chance();
    assert!(stage.game.player(0).deck.is_empty());
    assert_eq!(stage.game.fight.ending, Ending::None);
}

#[test]
fn whoever_loses_the_last_card_to_the_opponent_in_the_own_turn_is_knocked_out() {
    kernel::rule!("OW-14.10");
    let mut stage = rivals(striking(1), &[]);
    challenge(&mut stage);
    stage.hand(0, &[]).shield(0, 0);
    let last = stage.game.player(0).deck.all().iter().next().expect("a card");
    stage.deck(0, &[last]);
    let dealt = stage.game.fight.dealt;
    stage.game.strike(1, 1);
    stage.run(&[]).cards(&[last]);
    assert_eq!(stage.game.fight.dealt, dealt, "it is not the attacker's damage");
    stage.go_on_until(|stage| !matches!(stage.waiting(), Frame::Moment { seat: 1, .. }));
    assert_eq!(stage.game.fight.ending, Ending::Lost);
}

#[test]
fn phase_three_is_the_active_players() {
    kernel::rule!("OW-13.3");
    let draws = |op: &Op| matches!(op, Op::Do(Effect::PhaseThreeDraw { cards: 5, .. }));
    let at = content::embedded().ops.iter().position(draws).expect("it occurs") as u16;
    let target = |seat: u8| {
        let mut stage = Stage::of(&[super::stage::WOLF, super::stage::BEAR]);
        stage.turn_of(0).run(&[Frame::Run { at, seat, subject: NONE, register: [0; 2] }]);
        stage.game.turn.target
    };
    assert_eq!((target(0), target(1)), (5, 3));
}

#[test]
fn a_monster_may_change_what_its_victim_draws_afterwards() {
    kernel::rule!("OW-13.3", "OW-16.20");
    let from = "when = \"before_life_pool\"\ndo = [{ discard_hand = { cards = 1, how = \"choice\" } }]";
    let to = "when = \"on_full_defeat\"\ndo = [{ phase_three_draw = { cards = 5, locked = false } }]";
    let pack: &'static _ = Box::leak(Box::new(changed("monsters.toml", from, to).expect("it is sound")));
    let mut stage = hunt(pack, "Arachas");
    stage.hand(0, &[]).deck(0, &[]).shield(0, 0);
    stage.run(&[Frame::OwnLosses { seat: 0 }]);
    stage.go_on_until(|stage| stage.game.turn.phase == 3);
    assert_eq!(stage.game.turn.target, 5);
}

#[test]
fn everyone_sees_that_an_ability_is_suppressed() {
    kernel::rule!("OW-2.24");
    let mut stage = hunt(striking(1), "Barghest");
    let suppressed = |stage: &Stage| super::bench::seen(stage).fight.expect("there is one").suppressed;
    assert!(!suppressed(&stage));
    stage.game.fight.suppressed[0] = true;
    assert!(suppressed(&stage));
}

#[test]
fn damage_in_the_monsters_turn_keeps_to_the_cap_of_the_turn() {
    kernel::rule!("OW-14.35");
    let mut stage = hunt(striking(1), "Barghest");
    stage.game.fight.begin_turn(1);
    stage.game.fight.layer(0, false, Scope::Fight).cap_damage = 2;
    stage.game.strike(0, 5);
    assert_eq!(stage.game.fight.dealt, 2);
}
