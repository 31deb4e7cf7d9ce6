//! Duels (OW-15).

use kernel::Seat;

use super::stage::{BEAR, CAT, Stage, WOLF, edited, face, first_card};
use crate::old_world::Action;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::{Colour, Symbol};

/// Seat 0, a Wolf, and seat 1, a Bear, stand at Vizima; every starting card deals this much damage.
fn table(schools: &[u8], damage: u8) -> Stage {
    let pack = edited(|pack| {
        for card in &mut pack.cards[90..] {
            card.face = face(Colour::Blue, Symbol::Forest, Icons { damage, ..Icons::default() }, &[]);
        }
    });
    let mut stage = Stage::with(pack, schools);
    for seat in 0..schools.len() as u8 {
        stage.at(seat, 7).shield(seat, 0).gold(seat, 5);
    }
    stage.turn_of(0).act(0, Action::EndPhase);
    stage
}

fn challenge(stage: &mut Stage) {
    stage.act(0, Action::FightWitcher { seat: Seat::new(1) });
}

/// The attacker strikes a defender who has a single card left.
fn finish(stage: &mut Stage) {
    let card = first_card(WOLF);
    stage.hand(0, &[card]).hand(1, &[first_card(BEAR)]).deck(1, &[]);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::ComboCard { seat: 0, .. }));
    let menu = stage.menu(0);
    stage.act(0, menu[0]).act(0, Action::Stop);
    stage.act(1, Action::Discard { card: first_card(BEAR) });
}

fn to_phase_three(stage: &mut Stage) {
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawCards { seat: 0, .. }));
}

#[test]
fn an_attacker_who_wins_takes_a_trophy_of_a_school_once() {
    kernel::rule!("OW-15.5", "OW-15.6", "OW-15.7", "OW-15.8", "OW-15.9", "OW-E14", "OW-12.6");
    for held in [false, true] {
        let mut stage = table(&[WOLF, BEAR], 1);
        stage.game.player_mut(0).schools = if held { 1 << BEAR } else { 0 };
        challenge(&mut stage);
        finish(&mut stage);
        to_phase_three(&mut stage);
        let player = stage.game.player(0);
        assert_eq!((player.schools, player.gold), (1 << BEAR, 6));
        assert_eq!(player.position, u8::from(!held));
        assert_eq!(stage.game.player(1).own_trophies, u8::from(held));
        assert_eq!(stage.game.turn.target, 3);
        // The loser's deck holds what was left and the penalty card.
        assert_eq!(stage.game.own_cards(1).len(), 2);
    }
}

#[test]
fn the_defender_draws_at_once_and_a_beaten_attacker_draws_two() {
    kernel::rule!("OW-15.10", "OW-15.11", "OW-15.12", "OW-E27", "OW-13.3");
    let mut stage = table(&[WOLF, BEAR], 1);
    challenge(&mut stage);
    stage.hand(0, &[90]).deck(0, &[]).hand(1, &[120]).deck(1, &[121, 122, 123, 124, 125, 126]);
    let menu = stage.menu(0);
    stage.act(0, menu[0]).act(0, Action::Stop);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawCards { seat: 1, .. }));
    assert_eq!(stage.game.turn.target, 2);
    to_phase_three(&mut stage);
    assert_eq!(stage.hand_of(1).len(), 4);
    assert_eq!(stage.game.player(1).gold, 6, "the defender won");
    assert_eq!(stage.game.player(1).position, 0, "but gains no trophy");
}

#[test]
fn bets_pay_what_the_winner_gained() {
    kernel::rule!("OW-15.2", "OW-15.13", "OW-R27");
    let mut stage = table(&[WOLF, BEAR, CAT, 4], 1);
    challenge(&mut stage);
    assert_eq!(stage.asked(), [2], "clockwise from the attacker's left, without the defender");
    stage.act(2, Action::Bet { side: 0 }).act(3, Action::Bet { side: 1 });
    assert_eq!((stage.game.player(2).gold, stage.game.player(3).gold), (4, 4));
    finish(&mut stage);
    to_phase_three(&mut stage);
    assert_eq!((stage.game.player(2).gold, stage.game.player(3).gold), (6, 4));
}

#[test]
fn a_duel_closes_the_tavern() {
    kernel::rule!("OW-15.14", "OW-12.3", "OW-12.4", "OW-12.5");
    let mut stage = table(&[WOLF, BEAR], 1);
    challenge(&mut stage);
    finish(&mut stage);
    to_phase_three(&mut stage);
    assert_eq!(stage.game.tavern, 7);
    assert!(!stage.game.can_duel(0, 1));
    stage.at(0, 8).at(1, 8);
    assert!(stage.game.can_duel(0, 1));
    stage.at(0, 3).at(1, 3);
    assert!(!stage.game.can_duel(0, 1), "no duel at a school");
}

#[test]
fn an_endless_duel_is_lost_by_the_attacker() {
    kernel::rule!("OW-15.16", "OW-R30");
    let pack = edited(|pack| {
        for card in &mut pack.cards[90..] {
            let icons = Icons { returns: true, ..Icons::default() };
            card.face = face(Colour::Blue, Symbol::Forest, icons, &[]);
        }
    });
    let mut stage = Stage::with(pack, &[WOLF, BEAR]);
    for seat in 0..2 {
        stage.at(seat, 7).shield(seat, 1);
    }
    stage.hand(0, &[90]).hand(1, &[120]).turn_of(0).act(0, Action::EndPhase);
    challenge(&mut stage);
    stage.deck(0, &[]).deck(1, &[]);
    stage.game.fight.totals = [1, 1];
    for turn in 0..20 {
        let seat = turn % 2;
        let menu = stage.menu(seat);
        stage.act(seat, menu[0]).act(seat, Action::Stop);
    }
    assert!(stage.game.fight.stage == crate::old_world::fight::Stage::Ended || !stage.game.fight.is_on());
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawCards { seat: 0, .. }));
    assert_eq!(stage.game.turn.target, 2);
}
