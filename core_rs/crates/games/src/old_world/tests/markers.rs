//! What attributes are for, and when the shield changes (OW-4).

use kernel::Seat;

use super::bench::{HIT, doing, hunter, plain};
use super::stage::{BEAR, CAT, Stage, WOLF, first_card};
use crate::old_world::Action;
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::{Amount, Attribute, Effect, Pick};

fn to_phase_three(stage: &mut Stage) {
    stage.go_on_until(|stage| stage.game.turn.phase == 3 && !stage.game.fight.is_on());
}

#[test]
fn a_raise_goes_level_by_level_and_is_lost_beyond_five() {
    kernel::rule!("OW-4.1");
    for (level, potions) in [(3, 2), (4, 1), (5, 0)] {
        let raise = Effect::Raise { attribute: Pick::Alchemy, by: 2 };
        let (mut stage, run) = doing(&[raise], &[WOLF, BEAR]);
        stage.levels(0, [1, 1, level, 1]).run(&[run]).settle_chance();
        assert_eq!(stage.level(0, Attribute::Alchemy), 5);
        assert_eq!(stage.game.player(0).potion_count(), potions, "a potion for each level gained");
    }
}

#[test]
fn attack_is_the_number_of_cards_drawn_in_a_fight() {
    kernel::rule!("OW-4.11");
    for (attack, drawn) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)] {
        let mut stage = hunter(WOLF, "Barghest", HIT);
        stage.levels(0, [attack, 1, 1, 1]).act(0, Action::FightMonster);
        let card = first_card(WOLF);
        stage.act(0, Action::Play { card, extension: UNLINKED }).act(0, Action::Stop);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        assert_eq!(stage.hand_of(0).len(), 1 + drawn);
    }
}

#[test]
fn alchemy_is_the_number_of_potions_and_defense_the_most_shield() {
    kernel::rule!("OW-4.11", "OW-6.5");
    for (level, value) in [(1, 1), (2, 2), (4, 4), (5, 4)] {
        let mut stage = hunter(WOLF, "Barghest", Icons { shield: 5, ..HIT });
        stage.levels(0, [1, level, level, 1]).shield(0, 0);
        for potion in [1, 3, 9, 13] {
            stage.potion(0, potion);
        }
        stage.act(0, Action::FightMonster);
        let mut used = 0;
        while let Some(action @ Action::UseAbility { .. }) = stage.menu(0).first().copied() {
            stage.act(0, action).settle_chance();
            used += 1;
        }
        assert_eq!(used, value);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::ComboCard { .. }));
        let first = stage.menu(0)[0];
        stage.act(0, first).act(0, Action::Stop);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        assert_eq!(stage.game.player(0).shield, value);
    }
}

#[test]
fn specialty_is_the_row_of_the_schools_table() {
    kernel::rule!("OW-4.11");
    for (level, drawn, shield) in [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 3, 1), (5, 3, 1)] {
        let mut stage = hunter(BEAR, "Barghest", HIT);
        stage.levels(0, [1, 1, 1, level]).shield(0, 0).act(0, Action::FightMonster);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::ComboCard { .. }));
        assert_eq!((stage.hand_of(0).len(), stage.game.player(0).shield), (2 + drawn, shield));
    }
}

#[test]
fn a_fight_refills_the_shields_of_winner_and_loser() {
    kernel::rule!("OW-4.13");
    let mut stage = Stage::with(plain(HIT), &[WOLF, BEAR, CAT]);
    stage.at(0, 7).at(1, 7).at(2, 7).turn_of(0).act(0, Action::EndPhase);
    for seat in 0..3 {
        stage.levels(seat, [1, 2 + seat, 1, 1]).shield(seat, 0);
    }
    stage.act(0, Action::FightWitcher { seat: Seat::new(1) });
    to_phase_three(&mut stage);
    let shields = [0, 1, 2].map(|seat| stage.game.player(seat).shield);
    assert_eq!(shields, [2, 3, 0], "but not of a bystander");
}

#[test]
fn a_fight_with_a_monster_refills_the_shield_and_the_end_of_a_turn_does_not() {
    kernel::rule!("OW-4.13");
    let mut stage = hunter(WOLF, "Archespore", HIT);
    stage.levels(0, [1, 5, 1, 1]).shield(0, 0).potion(0, 3).act(0, Action::FightMonster);
    to_phase_three(&mut stage);
    assert_eq!(stage.game.player(0).shield, 4);
    stage.shield(0, 1).turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: 0 });
    stage.chance(Action::DrawExploration { card: 0 }).act(0, Action::TakeOption { option: 1 });
    stage.go_on_until(|stage| stage.game.turn.active == 1 && !stage.asked().is_empty());
    assert_eq!(stage.game.player(0).shield, 1);
}

#[test]
fn effects_outside_fights_move_the_shield_between_nothing_and_the_cap() {
    kernel::rule!("OW-4.14");
    for (by, shield) in [(1, 3), (5, 4), (-1, 1), (-5, 0)] {
        let (mut stage, run) = doing(&[Effect::Shield(Amount::of(by))], &[WOLF, BEAR]);
        stage.levels(0, [1, 4, 1, 1]).shield(0, 2).run(&[run]);
        assert_eq!(stage.game.player(0).shield, shield);
    }
}
