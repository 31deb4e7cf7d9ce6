//! A monster's fight turn, and how the terms of abilities are read (OW-16B, OW-25.5).

use kernel::{Audience, Game, Seat, Turn, Viewer};

use super::arena::{
    BARE, BLOW, FIRST, card, cards, combo, hunt, hunting, story, strike, striking, to_attack, to_phase_three,
};
use super::stage::{CAT, Stage, WOLF, edited, endow};
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::Colour::{Blue, Red};
use crate::old_world::vocabulary::{Attribute, Half, Place, Terrain};
use crate::old_world::{Action, Event};

/// The monster begins: the Wolf fights without its trail, with a shield and a hand of three.
fn attacked(monster: &str) -> Stage {
    let mut stage = hunting(striking(1), &[WOLF, CAT], monster);
    stage.no_trail(0);
    stage.levels(0, [1, 4, 1, 1]).act(0, Action::FightMonster);
    stage.shield(0, 3).hand(0, &[FIRST, FIRST + 1, FIRST + 2]);
    stage
}

#[test]
fn a_discard_or_a_trashed_card_is_not_stopped_by_the_shield() {
    kernel::rule!("OW-14.7");
    let mut stage = attacked("Barghest");
    stage.attack(1, Half::Charge, 8).cards(&[FIRST + 1]);
    assert_eq!((stage.game.player(0).shield, stage.pile_of(0)), (3, vec![FIRST + 1]));
    let mut other = attacked("Barghest");
    other.attack(1, Half::Charge, 2).act(0, Action::Trash { card: FIRST, from: Place::Hand });
    assert_eq!((other.game.player(0).shield, other.hand_of(0)), (3, vec![FIRST + 1, FIRST + 2]));
}

#[test]
fn discards_and_trashing_stop_at_the_last_card() {
    kernel::rule!("OW-16.12");
    let mut stage = attacked("Glustyworp");
    stage.hand(0, &[FIRST]).deck(0, &[FIRST + 4]);
    stage.attack(1, Half::Charge, 8).cards(&[FIRST, FIRST + 4]);
    let end = story(&stage, |event| match event {
        Event::Discarded { .. } => Some("card"),
        Event::KnockedOut { seat: 0 } => Some("out"),
        _ => None,
    });
    assert_eq!(end, ["card", "card", "out"], "level III asks for a third one in vain");

    let mut other = attacked("Barghest");
    other.hand(0, &[FIRST]).deck(0, &[]).pile(0, &[FIRST + 4]);
    other.attack(1, Half::Charge, 2).act(0, Action::Trash { card: FIRST, from: Place::Hand });
    assert!(other.told.iter().any(|(_, event)| *event == Event::KnockedOut { seat: 0 }));
}

#[test]
fn cards_a_monster_loses_are_seen_by_everyone() {
    kernel::rule!("OW-16.4");
    let mut stage = hunt(striking(2), "Barghest");
    strike(&mut stage, 0, FIRST);
    stage.monster_loses(2);
    let lost: Vec<_> =
        stage.told.iter().filter(|(_, event)| matches!(event, Event::MonsterLost { .. })).collect();
    assert!(lost.len() == 2 && lost.iter().all(|(to, _)| *to == Audience::Everyone));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        let fight = stage.game.observe(viewer).fight.expect("there is one");
        assert_eq!((fight.shown, fight.pool), (vec![18, 19], 9));
    }
}

#[test]
fn the_attack_is_named_before_the_card_is_revealed() {
    kernel::rule!("OW-16.7");
    for (half, shield) in [(Half::Charge, 0), (Half::Bite, 1)] {
        let mut stage = attacked("Barghest");
        assert_eq!((stage.asked(), stage.game.fight.revealed), (vec![1], NONE));
        stage.act(1, Action::NameAttack { half });
        assert!(matches!(stage.game.turn(), Turn::Chance(_)) && stage.game.fight.pool == 11);
        stage.chance(Action::DrawFightCard { card: 13 }).settle_chance(); // 4 or 2
        assert_eq!(stage.game.player(0).shield, shield);
    }
}

#[test]
fn the_moments_of_a_monsters_turn_come_in_their_order() {
    kernel::rule!("OW-16.27");
    let pack = edited(|pack| endow(pack, 21, &[11, 13, 21])); // Grave Hag, Manticore, Wyvern
    let mut stage = hunting(pack, &[WOLF, CAT], "Wyvern");
    stage.no_trail(0);
    stage.act(0, Action::FightMonster).hand(0, &[FIRST, FIRST + 1, FIRST + 2, FIRST + 3]);
    stage.attack(1, Half::Charge, 4).act(0, Action::Discard { card: FIRST });
    stage.cards(&[FIRST + 1, FIRST + 2]);
    let turn = story(&stage, |event| match event {
        Event::AbilityUsed { ability, .. } => Some(format!("{:?}", stage.game.ability(*ability).when)),
        Event::AttackNamed { .. } => Some("named".into()),
        Event::AttackRevealed { left, .. } => Some(format!("revealed, {left} left")),
        Event::Damage { points, .. } => Some(format!("damage {points}")),
        Event::Discarded { card, .. } => Some(format!("card {}", card - FIRST)),
        Event::FightTurn { seat: Some(0) } => Some("passed".into()),
        _ => None,
    });
    let attack = ["FirstMonsterTurn", "named", "revealed, 14 left", "MonsterDamage", "damage 1", "card 0"];
    let after = ["AfterMonsterDamage", "card 1", "EndMonsterTurn", "card 2", "passed"];
    assert_eq!(turn, [&attack[..], &after].concat(), "the number is lowered first, then dealt");
}

#[test]
fn a_bite_that_counts_an_attribute_counts_its_level() {
    kernel::rule!("OW-R2");
    let mut stage = attacked("Barghest");
    stage.levels(0, [1, 5, 1, 1]).shield(0, 4).attack(1, Half::Bite, 1).settle_chance();
    assert_eq!((stage.game.player(0).shield, stage.pile_of(0).len()), (0, 1), "five points, not four");
}

#[test]
fn overlays_leave_the_marker_alone_and_do_not_lower_level_five() {
    kernel::rule!("OW-R47");
    for (defense, cap, filled) in [(3, 2, 3), (5, 4, 4)] {
        let mut stage = hunting(striking(1), &[WOLF, CAT], "Leshen");
        stage.levels(0, [3, defense, 3, 3]).shield(0, 4);
        stage.game.player_mut(0).level = 2;
        stage.act(0, Action::FightMonster);
        assert_eq!((stage.game.player(0).shield, stage.level(0, Attribute::Defense)), (cap, defense));
        assert_eq!(stage.game.player(0).level, 2);
        stage.game.fight.pool = 1;
        strike(&mut stage, 0, FIRST);
        to_phase_three(&mut stage);
        assert_eq!(stage.game.player(0).shield, filled, "the overlay ends with the fight");
    }
    for (attack, drawn) in [(3, 0), (5, 4)] {
        let mut stage = hunting(striking(1), &[WOLF, CAT], "Harpy");
        stage.levels(0, [attack, 1, 1, 1]).act(0, Action::FightMonster);
        strike(&mut stage, 0, FIRST);
        to_attack(&mut stage);
        assert_eq!((stage.hand_of(0).len(), stage.level(0, Attribute::Attack)), (1 + drawn, attack));
    }
}

#[test]
fn the_index_of_a_turn_counts_the_turns_of_the_side_on_turn() {
    kernel::rule!("OW-25.5");
    let mut stage = attacked("Wyvern");
    stage.shield(0, 9).attack(1, Half::Charge, 4).cards(&[FIRST + 2]);
    assert_eq!(stage.hand_of(0), [FIRST, FIRST + 1], "its first turn ends with a discard");
    strike(&mut stage, 0, FIRST);
    to_attack(&mut stage);
    let hand = stage.hand_of(0);
    stage.attack(1, Half::Charge, 5);
    assert_eq!((stage.asked(), stage.hand_of(0)), (vec![0], hand), "its second does not");
}

#[test]
fn the_life_of_a_monster_is_counted_before_the_reveal() {
    kernel::rule!("OW-25.5");
    for (pool, damage) in [(3, 2), (2, 4)] {
        let mut stage = attacked("Bruxa");
        stage.game.fight.pool = pool;
        stage.shield(0, 9).attack(1, Half::Charge, 4);
        assert_eq!(
            stage.told.iter().find_map(|(_, event)| match event {
                Event::Damage { points, .. } => Some(*points),
                _ => None,
            }),
            Some(damage)
        );
    }
}

#[test]
fn a_colour_in_the_combo_counts_once() {
    kernel::rule!("OW-25.5");
    let pack = cards(&[card(Blue, BLOW, &[(Blue, BARE)]), card(Blue, Icons { damage: 2, ..BARE }, &[])]);
    let mut stage = hunt(pack, "Yghern");
    combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, 0)]);
    to_attack(&mut stage);
    assert_eq!(stage.game.fight.pool, 18 - 2, "two blue cards, one point less");
    let mut red = hunt(cards(&[card(Red, BLOW, &[])]), "Yghern");
    strike(&mut red, 0, FIRST);
    to_attack(&mut red);
    assert_eq!(red.game.fight.pool, 18 - 1);
}

#[test]
fn a_discard_from_hand_takes_nothing_from_the_deck() {
    kernel::rule!("OW-25.5");
    let mut stage = attacked("Manticore");
    stage.shield(0, 9).hand(0, &[]);
    let deck = stage.game.player(0).deck.len();
    stage.attack(1, Half::Charge, 4);
    assert_eq!((stage.pile_of(0), stage.game.player(0).deck.len()), (vec![], deck));
}

#[test]
fn the_trail_asked_for_is_that_of_the_monsters_terrain() {
    kernel::rule!("OW-25.5");
    for (terrain, asked) in [(Terrain::Mountain, false), (Terrain::Water, true)] {
        let mut stage = hunting(striking(1), &[WOLF, CAT], "Ekimmara");
        stage.no_trail(0);
        stage.trail(0, terrain).act(0, Action::FightMonster);
        assert_eq!(matches!(stage.waiting(), Frame::DiscardHand { seat: 0, .. }), asked);
    }
}
