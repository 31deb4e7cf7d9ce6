//! Attributes, witcher level, shield and potions (OW-4, OW-6).

use super::stage::{BEAR, Stage, WOLF};
use crate::old_world::Action;
use crate::old_world::frame::Frame;
use crate::old_world::vocabulary::Attribute;

fn raised(stage: &mut Stage, attribute: Attribute, by: i8) {
    stage.clear_frames().run(&[Frame::ChangeAttribute { seat: 0, attribute, by }]);
}

#[test]
fn a_raise_of_the_last_attribute_raises_the_level_and_draws() {
    kernel::rule!("OW-E1", "OW-4.2", "OW-4.5", "OW-4.6", "OW-4.16");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.levels(0, [2, 2, 1, 3]);
    let cards = stage.hand_of(0).len();
    raised(&mut stage, Attribute::Alchemy, 1);
    stage.chance(Action::DrawPotion { potion: 3 });
    assert_eq!((stage.game.player(0).level, stage.game.player(0).potion_count()), (2, 1));
    stage.settle_chance();
    assert_eq!(stage.hand_of(0).len(), cards + 1);
}

#[test]
fn levels_four_and_five_draw_two_cards() {
    kernel::rule!("OW-4.6", "OW-4.10");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.levels(0, [4, 4, 4, 3]).hand(0, &[]);
    stage.game.player_mut(0).level = 3;
    raised(&mut stage, Attribute::Specialty, 1);
    stage.settle_chance();
    assert_eq!((stage.game.player(0).level, stage.hand_of(0).len()), (4, 2));
    stage.levels(0, [4, 4, 4, 3]);
    raised(&mut stage, Attribute::Specialty, 1);
    assert_eq!((stage.game.player(0).level, stage.hand_of(0).len()), (4, 2), "no second draw");
}

#[test]
fn defense_raises_the_shield_but_not_at_five() {
    kernel::rule!("OW-4.3", "OW-4.4", "OW-E28", "OW-2.6");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.levels(0, [1, 3, 1, 1]).shield(0, 1);
    raised(&mut stage, Attribute::Defense, 1);
    assert_eq!(stage.game.player(0).shield, 2);
    stage.shield(0, 4);
    raised(&mut stage, Attribute::Defense, 1);
    assert_eq!((stage.level(0, Attribute::Defense), stage.game.player(0).shield), (5, 4));
    raised(&mut stage, Attribute::Defense, 1);
    assert_eq!(stage.level(0, Attribute::Defense), 5, "a raise beyond 5 is lost");
}

#[test]
fn attributes_fall_to_one_and_never_from_five() {
    kernel::rule!("OW-4.7", "OW-4.8", "OW-4.9", "OW-4.12", "OW-12.24");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.levels(0, [5, 3, 2, 1]).shield(0, 3);
    stage.game.player_mut(0).level = 3;
    for (attribute, level) in [(Attribute::Attack, 5), (Attribute::Defense, 2), (Attribute::Specialty, 1)] {
        raised(&mut stage, attribute, -1);
        assert_eq!(stage.level(0, attribute), level);
    }
    assert_eq!((stage.game.player(0).shield, stage.game.player(0).level), (2, 3));
}

#[test]
fn a_fifth_potion_makes_its_owner_choose() {
    kernel::rule!("OW-6.2", "OW-6.3", "OW-10.3");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    for potion in [0, 0, 1, 2] {
        stage.potion(0, potion);
    }
    stage.clear_frames().run(&[Frame::GainPotions { seat: 0, left: 1 }]);
    stage.chance(Action::DrawPotion { potion: 3 });
    let menu: Vec<Action> = [0, 1, 2, 3].map(|potion| Action::DiscardPotion { potion }).to_vec();
    assert_eq!(stage.menu(0), menu, "identical potions are one choice");
    stage.act(0, Action::DiscardPotion { potion: 3 });
    assert_eq!(stage.game.player(0).potion_count(), 4);
    assert_eq!(stage.game.potion_discard[3], 1);
}

#[test]
fn an_empty_potion_deck_is_made_anew() {
    kernel::rule!("OW-6.7", "OW-R9");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.game.potion_discard = stage.game.potions;
    stage.game.potions = [0; 14];
    stage.clear_frames().run(&[Frame::GainPotions { seat: 0, left: 1 }]);
    stage.settle_chance();
    assert_eq!(stage.game.player(0).potion_count(), 1);
    stage.game.potions = [0; 14];
    stage.game.potion_discard = [0; 14];
    stage.clear_frames().run(&[Frame::GainPotions { seat: 0, left: 1 }]);
    assert_eq!(stage.waiting(), Frame::Over, "nothing is left to take");
}
