//! Exploration, quests and events (OW-12), on the known samples of the content.

use super::stage::{BEAR, Stage, WOLF, first_card};
use crate::old_world::Action;
use crate::old_world::action::Way;
use crate::old_world::frame::Frame;
use crate::old_world::movement::TOKEN;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::Attribute;

/// Seat 0 has drawn this exploration card and is asked for an option.
fn exploring(card: u8) -> Stage {
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: card / 36 });
    stage.chance(Action::DrawExploration { card });
    stage
}

#[test]
fn a_hidden_price_is_paid_as_far_as_possible() {
    kernel::rule!("OW-E15", "OW-12.12", "OW-12.14", "OW-12.15", "OW-12.30", "OW-R39");
    let mut stage = exploring(0);
    stage.gold(0, 1);
    let mut other = stage.clone();
    stage.act(0, Action::TakeOption { option: 0 });
    assert_eq!((stage.game.player(0).gold, stage.level(0, Attribute::Attack)), (0, 2));
    assert!(stage.game.removed.contains(0));
    other.act(0, Action::TakeOption { option: 1 });
    assert_eq!(other.game.player(0).gold, 3);
}

#[test]
fn a_quest_by_terrain_gets_a_token() {
    kernel::rule!("OW-E16", "OW-12.16", "OW-12.17", "OW-7.12", "OW-7.16");
    let mut stage = exploring(36);
    stage.potion(0, 1).potion(0, 2);
    stage.act(0, Action::TakeOption { option: 0 }).chance(Action::DrawLocation { location: 9 });
    assert_eq!((stage.game.player(0).potion_count(), stage.game.quest_at[36]), (0, 9 | TOKEN));
    assert!(stage.game.tokens >> 9 & 1 == 0 && !stage.game.removed.contains(36));
    stage.clear_frames().run(&[Frame::QuestEnds { card: 36 }]);
    assert!(stage.game.tokens >> 9 & 1 == 1 && stage.game.removed.contains(36));
}

#[test]
fn a_die_decides_and_a_quest_follows() {
    kernel::rule!("OW-E17", "OW-25.2");
    let mut stage = exploring(1);
    stage.shield(0, 1).act(0, Action::TakeOption { option: 0 }).dice(&[5]);
    assert_eq!(stage.game.player(0).shield, 0);
    assert_eq!((stage.game.quest_owner[1], stage.game.quest_at[1]), (0, 6));
}

#[test]
fn a_quest_with_a_cost_waits_until_it_can_be_paid() {
    kernel::rule!("OW-E18", "OW-9.16", "OW-12.19", "OW-12.21", "OW-R37");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.game.explorations.remove(2);
    let option = u8::from(stage.game.exploration_choice(2, 0).quest.is_none());
    stage.game.quest_owner[2] = option;
    stage.game.quest_at[2] = 8;
    let wild = first_card(WOLF);
    stage.at(0, 7).gold(0, 1).hand(0, &[wild, wild + 1]).turn_of(0);
    stage.act(0, Action::Move { location: 8, card: wild, way: Way::WithCard });
    stage.act(0, Action::PaySecond { card: wild + 1 });
    assert!(!stage.menu(0).contains(&Action::ResolveQuest { card: 2 }));
    stage.gold(0, 2).act(0, Action::ResolveQuest { card: 2 });
    assert_eq!((stage.game.player(0).gold, stage.game.player(0).kept), (0, 1 << 14));
    assert_eq!(stage.game.quest_owner[2], NONE);
}

#[test]
fn exploring_is_always_possible() {
    kernel::rule!("OW-12.2", "OW-12.26", "OW-12.28", "OW-12.25");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.turn_of(0).act(0, Action::EndPhase);
    assert!(stage.menu(0).ends_with(&[Action::Explore { deck: 0 }, Action::Explore { deck: 1 }]));
    for card in 0..36 {
        stage.game.explorations.remove(card);
    }
    stage.game.removed.insert(7);
    let mut empty = stage.clone();
    stage.act(0, Action::Explore { deck: 0 }).chance(Action::DrawExploration { card: 7 });
    empty.game.removed.remove(7);
    empty.act(0, Action::Explore { deck: 0 });
    assert!(matches!(empty.waiting(), Frame::DiscardDown { .. }), "nothing happens; Phase III comes");
}
