//! Trophies, meditation, fatigue and the end (OW-17, OW-19).

use kernel::{Game, Solo, Turn};

use super::stage::{BEAR, CAT, Stage, WOLF};
use crate::old_world::Action;
use crate::old_world::frame::Frame;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Attribute, Place};

#[test]
fn fatigue_trashes_exactly_what_the_track_says_and_makes_a_new_deck() {
    kernel::rule!("OW-17.2", "OW-17.5", "OW-17.6", "OW-17.7", "OW-E20", "OW-R21");
    for (position, fatigue) in [(0, 1), (1, 2), (2, 3)] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.game.player_mut(0).position = position;
        stage.clear_frames().run(&[Frame::Advance { seat: 0 }]);
        let mut trashed = 0;
        while let Frame::Fatigue { .. } = stage.waiting() {
            let menu = stage.menu(0);
            stage.act(0, menu[0]);
            trashed += 1;
        }
        assert_eq!(trashed, fatigue);
        let player = stage.game.player(0);
        assert_eq!((player.deck.len(), player.hand.len(), player.position), (10 - fatigue, 0, position + 1));
    }
}

#[test]
fn one_card_always_remains() {
    kernel::rule!("OW-5.9", "OW-R23");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[90]).deck(0, &[91]);
    stage.game.player_mut(0).position = 2;
    stage.clear_frames().run(&[Frame::Advance { seat: 0 }]);
    stage.act(0, Action::Trash { card: 91, from: Place::Deck });
    assert_eq!((stage.waiting(), stage.game.player(0).deck.len()), (Frame::Over, 1));
}

#[test]
fn meditation_needs_level_five_and_never_wins() {
    kernel::rule!("OW-12.8", "OW-12.9", "OW-17.8", "OW-17.9", "OW-17.10", "OW-E21");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.levels(0, [5, 4, 1, 1]);
    assert!(stage.game.can_meditate(0, Attribute::Attack) && !stage.game.can_meditate(0, Attribute::Defense));
    stage.game.player_mut(0).position = 3;
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Meditate { attribute: Attribute::Attack });
    let player = stage.game.player(0);
    assert_eq!((player.position, player.attributes, player.trophies()), (3, 1, 1));
    assert_eq!(stage.game.trashed.len(), 0);
    assert!(!stage.game.can_meditate(0, Attribute::Attack), "held, and none is left");
    assert!(stage.game.trophies[0] == 0);
}

#[test]
fn the_fourth_position_wins_at_once() {
    kernel::rule!("OW-17.4", "OW-17.12", "OW-26.14");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.game.player_mut(1).position = 3;
    stage.game.player_mut(2).position = 2;
    stage.clear_frames().run(&[Frame::Turn, Frame::Advance { seat: 1 }]);
    let Turn::Over(outcome) = stage.game.turn() else { panic!("it is over") };
    assert_eq!(outcome.places[..3], [3, 1, 2]);
    assert_eq!(stage.game.winner, 1);
}

#[test]
fn the_round_limit_ends_the_game_after_the_last_seat() {
    kernel::rule!("OW-17.11", "OW-R58");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.game.round = 60;
    stage.game.turn.active = 1;
    stage.clear_frames().run(&[Frame::TurnEnds]);
    assert!(!stage.game.is_over(), "the last seat still has a turn");
    stage.game.turn.active = 2;
    stage.clear_frames().gold(2, 90).run(&[Frame::TurnEnds]);
    let Turn::Over(outcome) = stage.game.turn() else { panic!("it is over") };
    assert_eq!((outcome.places[2], stage.game.winner), (1, NONE));
}

#[test]
fn a_solo_game_is_ranked_by_its_turns() {
    kernel::rule!("OW-19.6", "OW-19.15", "OW-19.16", "OW-19.17", "OW-E33", "OW-R36");
    for (turns, rank) in [(13, 1), (12, 2), (11, 2), (10, 3), (8, 4), (6, 5)] {
        let mut stage = Stage::of(&[WOLF]);
        stage.game.round = turns;
        stage.game.player_mut(0).position = 3;
        stage.clear_frames().run(&[Frame::Advance { seat: 0 }]);
        let Turn::Over(outcome) = stage.game.turn() else { panic!("it is over") };
        assert_eq!((outcome.scores[0], outcome.solo), (rank, Some(Solo::Won)));
    }
}

#[test]
fn alone_the_last_monster_waits_for_the_attribute_trophy() {
    kernel::rule!("OW-19.7", "OW-R34", "OW-12.7");
    let mut stage = Stage::of(&[WOLF]);
    stage.monster("Barghest", 2).at(0, 2);
    assert!(stage.game.can_hunt(0));
    for slot in [0, 2] {
        stage.game.slots[slot].monster = NONE;
    }
    assert!(!stage.game.can_hunt(0));
    stage.game.player_mut(0).attributes = 1;
    assert!(stage.game.can_hunt(0));
}
