//! Potions (OW-6).

use super::bench::{HIT, hunter, seen};
use super::stage::{Stage, WOLF, first_card};
use crate::old_world::Action;
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::vocabulary::{Attribute, Half, Place};

const FIRST: u8 = first_card(WOLF);

/// A Wolf in step 1 of the first fight turn with these potions.
fn armed(alchemy: u8, potions: &[&str]) -> Stage {
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.levels(0, [1, 1, alchemy, 1]);
    for name in potions {
        let number = stage.potion_number(name);
        stage.potion(0, number);
    }
    stage.act(0, Action::FightMonster);
    stage
}

fn drink(stage: &mut Stage, name: &str) {
    let ability = stage.potion_ability(name);
    stage.act(0, Action::UseAbility { ability });
}

/// The potions offered now.
fn offered(stage: &Stage) -> Vec<String> {
    let pack = stage.game.pack();
    let name = |action: Action| {
        let Action::UseAbility { ability } = action else { return None };
        pack.potions.iter().find(|potion| potion.ability == ability).map(|potion| potion.name.clone())
    };
    stage.menu(0).into_iter().filter_map(name).collect()
}

#[test]
fn everyone_sees_the_potions_held() {
    kernel::rule!("OW-6.1");
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.potion(0, 3).potion(0, 3).potion(0, 8);
    let mut held = [0; 14];
    (held[3], held[8]) = (2, 1);
    assert_eq!(seen(&stage).players[0].potions, held);
}

#[test]
fn potions_wait_for_step_one_or_their_own_moment() {
    kernel::rule!("OW-6.4");
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.levels(0, [1, 1, 4, 1]).potion(0, 3).potion(0, 4).turn_of(0);
    assert_eq!(offered(&stage), [] as [&str; 0], "in no phase of the turn");
    stage.act(0, Action::EndPhase);
    assert_eq!(offered(&stage), [] as [&str; 0]);
    stage.act(0, Action::FightMonster);
    assert_eq!(offered(&stage), ["Thunderbolt"], "in step 1");
    stage.act(0, Action::Pass);
    assert_eq!(offered(&stage), [] as [&str; 0]);
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop).monster_loses(1);
    assert_eq!(offered(&stage), ["Tawny Owl"], "before drawing");
    stage.act(0, Action::Pass).settle_chance();
    stage.attack(1, Half::Charge, 2).act(0, Action::Trash { card: FIRST + 1, from: Place::Hand });
    assert_eq!(offered(&stage), ["Thunderbolt"], "in step 1 of the next own turn");
}

#[test]
fn a_drop_of_alchemy_blocks_further_potions_but_undoes_none() {
    kernel::rule!("OW-6.5");
    let mut stage = armed(2, &["Maribor Forest", "Thunderbolt", "Full Moon"]);
    let mut other = stage.clone();
    drink(&mut stage, "Maribor Forest");
    assert_eq!(offered(&stage), ["Thunderbolt", "Full Moon"], "one more");
    stage.run(&[Frame::ChangeAttribute { seat: 0, attribute: Attribute::Alchemy, by: -1 }]);
    assert_eq!(offered(&stage), [] as [&str; 0]);
    assert_eq!(stage.game.value(0, Attribute::Attack), 2, "the first one still works");
    drink(&mut other, "Maribor Forest");
    drink(&mut other, "Full Moon");
    assert!(matches!(other.waiting(), Frame::ComboCard { .. }), "two are the limit");
}

#[test]
fn a_used_potion_is_turned_over_and_discarded_after_the_fight() {
    kernel::rule!("OW-6.6");
    let mut stage = armed(4, &["Maribor Forest", "Tawny Owl", "Tawny Owl", "Full Moon"]);
    let brew = usize::from(stage.potion_number("Maribor Forest"));
    drink(&mut stage, "Maribor Forest");
    let player = &seen(&stage).players[0];
    assert_eq!((player.potions[brew], player.used_potions[brew]), (0, 1));
    assert_eq!(stage.game.potion_discard[brew], 0, "not yet");
    stage.run(&[Frame::GainPotions { seat: 0, left: 1 }]).chance(Action::DrawPotion { potion: 0 });
    assert_eq!(stage.game.player(0).potion_count(), 4);
    assert!(!matches!(stage.waiting(), Frame::PotionOverflow { .. }), "the one turned over does not count");
    stage.run(&[Frame::HuntEnds { step: 0 }]);
    let player = &seen(&stage).players[0];
    assert_eq!((player.used_potions[brew], stage.game.potion_discard[brew]), (0, 1));
}

#[test]
fn a_potion_gained_in_a_fight_can_be_used_in_it() {
    kernel::rule!("OW-6.8");
    let mut stage = armed(1, &["White Honey"]);
    let thunder = stage.potion_number("Thunderbolt");
    drink(&mut stage, "White Honey");
    stage.chance(Action::DrawPotion { potion: thunder }).settle_chance();
    assert_eq!(offered(&stage), ["Thunderbolt"], "the honey allows a second one");
    drink(&mut stage, "Thunderbolt");
    stage.run(&[Frame::GainPotions { seat: 0, left: 1 }]).chance(Action::DrawPotion { potion: 0 });
    assert_eq!(offered(&stage), [] as [&str; 0], "a third is beyond the limit");
    for potion in [1, 2, 5] {
        stage.potion(0, potion);
    }
    stage.run(&[Frame::GainPotions { seat: 0, left: 1 }]).chance(Action::DrawPotion { potion: 7 });
    assert_eq!(stage.waiting(), Frame::PotionOverflow { seat: 0 }, "a fifth one goes at once");
}

#[test]
fn all_potions_of_an_effect_are_taken_before_any_is_discarded() {
    kernel::rule!("OW-6.3", "OW-D7");
    let mut stage = armed(1, &["Tawny Owl", "Tawny Owl", "Full Moon", "Full Moon"]);
    let new = ["Cat", "Swallow"].map(|name| stage.potion_number(name));
    stage.run(&[Frame::GainPotions { seat: 0, left: 2 }]);
    for potion in new {
        stage.chance(Action::DrawPotion { potion });
    }
    assert_eq!(
        (stage.waiting(), stage.game.player(0).potion_count()),
        (Frame::PotionOverflow { seat: 0 }, 6)
    );
    for potion in new {
        stage.act(0, Action::DiscardPotion { potion });
    }
    assert_eq!(stage.game.player(0).potion_count(), 4, "the new ones may be among them");
}
