//! Combat with monsters (OW-14, OW-16, OW-18).

use kernel::{Game, Seat, Viewer};

use super::arena;
use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF, blank, edited, face, first_card};
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Attribute, Colour, Fixed, Half, Scope, Symbol, Terrain};
use crate::old_world::{Action, Event};

/// A pack in which the first card of every school deals this and nothing links.
fn striking(icons: Icons) -> &'static crate::old_world::Pack {
    edited(|pack| {
        for card in &mut pack.cards[90..] {
            card.face = face(Colour::Blue, Symbol::Forest, Icons { damage: 1, ..Icons::default() }, &[]);
        }
        for school in 0..5 {
            pack.cards[90 + 10 * school].face = face(Colour::Red, Symbol::Forest, icons, &[]);
        }
    })
}

/// Seat 0 is about to fight the monster at Hengfors, with its trail.
fn hunting(school: u8, monster: &str, icons: Icons) -> Stage {
    let other = if school == WOLF { CAT } else { WOLF };
    let mut stage = Stage::with(striking(icons), &[school, other]);
    let first = first_card(school);
    stage.monster(monster, 2).trail(0, Terrain::Mountain).at(0, 2).hand(0, &[first, first + 1]);
    stage.turn_of(0).act(0, Action::EndPhase);
    stage
}

fn damage(damage: u8) -> Icons {
    Icons { damage, ..Icons::default() }
}

/// Plays the first card of the school alone.
fn strike(stage: &mut Stage, school: u8) {
    stage.act(0, Action::Play { card: first_card(school), extension: UNLINKED }).act(0, Action::Stop);
}

#[test]
fn damage_takes_shield_then_deck_then_hand() {
    kernel::rule!("OW-14.5", "OW-14.6", "OW-E24", "OW-R46");
    let mut stage = hunting(WOLF, "Barghest", damage(1));
    stage.act(0, Action::FightMonster).shield(0, 3);
    let life = stage.game.player(0).deck.len();
    stage.run(&[Frame::Damage { seat: 0, left: 5 }]).settle_chance();
    assert_eq!((stage.game.player(0).shield, stage.game.player(0).deck.len()), (0, life - 2));
    assert_eq!(stage.pile_of(0).len(), 2);
    stage.deck(0, &[]).run(&[Frame::Damage { seat: 0, left: 1 }]);
    assert_eq!(stage.menu(0).len(), 2, "any hand card");
}

#[test]
fn with_the_trail_the_witcher_begins_otherwise_the_monster() {
    kernel::rule!("OW-16.6", "OW-16.3", "OW-14.1", "OW-14.2");
    let mut stage = hunting(WOLF, "Barghest", damage(1));
    let mut other = stage.clone();
    stage.pile(0, &[]).act(0, Action::FightMonster);
    assert!(matches!(stage.waiting(), Frame::ComboCard { seat: 0, .. }));
    assert_eq!((stage.game.fight.pool, stage.game.player(0).hand.len()), (11, 2));
    other.no_trail(0);
    other.act(0, Action::FightMonster);
    assert_eq!(other.waiting(), Frame::NameAttack { seat: 1 });
}

#[test]
fn choosers_go_round_counter_clockwise_past_the_witcher() {
    kernel::rule!("OW-16.8", "OW-16.1", "OW-2.4");
    let harmless = edited(|pack| {
        pack.cards.iter_mut().for_each(|card| card.face = blank(Colour::Blue, Symbol::Forest));
    });
    let mut stage = Stage::with(harmless, &[WOLF, BEAR, CAT, GRIFFIN]);
    stage.monster("Barghest", 2).at(1, 2).levels(1, [1, 4, 1, 1]).shield(1, 4);
    let many: Vec<u8> = stage.game.market_deck.iter().take(30).collect();
    stage.deck(1, &many);
    stage.turn_of(1).act(1, Action::EndPhase).act(1, Action::FightMonster);
    let mut choosers = Vec::new();
    while choosers.len() < 4 {
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        let Frame::NameAttack { seat } = stage.waiting() else { unreachable!("it was just looked at") };
        choosers.push(seat);
        stage.act(seat, Action::NameAttack { half: Half::Charge });
    }
    assert_eq!(choosers, [0, 3, 2, 0]);
}

#[test]
fn a_knocked_out_witcher_drives_a_nearly_dead_monster_away() {
    kernel::rule!("OW-E23", "OW-16.15", "OW-16.19", "OW-16.20", "OW-13.3", "OW-14.8", "OW-14.9");
    for (pool, gold, target) in [(2, 2, 3), (3, 0, 2)] {
        // The card revealed leaves one card less.
        let mut stage = hunting(WOLF, "Barghest", damage(1));
        stage.act(0, Action::FightMonster).gold(0, 0).shield(0, 0);
        strike(&mut stage, WOLF);
        stage.monster_loses(1).settle_chance();
        stage.hand(0, &[92]).deck(0, &[]);
        stage.game.fight.pool = pool;
        stage.no_trail(0);
        stage.attack(1, Half::Charge, 7);
        stage.act(0, Action::Discard { card: 92 });
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawCards { .. }));
        assert_eq!((stage.game.player(0).gold, stage.game.turn.target), (gold, target));
        let trail = stage.game.player(0).trail[1] != NONE;
        assert_eq!(trail, pool == 3, "a full defeat leaves a trail");
        assert_eq!(stage.game.lair.driven != 0, pool == 2);
        assert_eq!(stage.game.player(0).position, 0);
    }
}

#[test]
fn the_last_card_of_a_monster_attacks_before_it_is_defeated() {
    kernel::rule!("OW-16.14", "OW-R20", "OW-16.9", "OW-16.16", "OW-E12", "OW-16.21");
    let mut stage = hunting(WOLF, "Barghest", damage(1));
    stage.act(0, Action::FightMonster).gold(0, 0);
    strike(&mut stage, WOLF);
    stage.monster_loses(1).settle_chance();
    stage.game.fight.pool = 1;
    stage.attack(1, Half::Charge, 1).settle_chance();
    assert_eq!((stage.game.player(0).position, stage.game.player(0).gold), (1, 2));
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawCards { .. }));
    let slot = stage.game.slot(Terrain::Mountain);
    assert_eq!(stage.game.monster(slot.monster).level, 2, "the successor is one level higher");
    assert!(stage.game.lair.defeated != 0 && stage.game.player(0).trail == [NONE; 3]);
}

#[test]
fn caps_count_everything_of_the_turn() {
    kernel::rule!("OW-14.35", "OW-24.11", "OW-25.6");
    for (monster, life) in [("Ghouls' Nest", 10), ("Glustyworp", 17)] {
        let mut stage = hunting(WOLF, monster, damage(5));
        stage.act(0, Action::FightMonster);
        strike(&mut stage, WOLF);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        assert_eq!(stage.game.fight.pool, life, "{monster}");
    }
}

#[test]
fn draws_follow_attack_icons_and_the_monster() {
    kernel::rule!("OW-14.30", "OW-14.31", "OW-4.15", "OW-E5");
    let icons = Icons { draw: 2, ..damage(1) };
    for (monster, drawn) in [("Barghest", 4), ("Harpy", 2), ("Griffin", 3), ("Nekkers' Nest", 3)] {
        let mut stage = hunting(WOLF, monster, icons);
        stage.levels(0, [2, 1, 1, 1]).act(0, Action::FightMonster);
        strike(&mut stage, WOLF);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        assert_eq!(stage.hand_of(0).len(), 1 + drawn, "{monster}");
    }
}

#[test]
fn shields_rise_to_the_cap() {
    kernel::rule!("OW-E4", "OW-14.27", "OW-4.12");
    let icons = Icons { shield: 3, ..Icons::default() };
    for (monster, shield) in [("Barghest", 3), ("Noonwraith", 2), ("Leshen", 2)] {
        let mut stage = hunting(WOLF, monster, icons);
        stage.levels(0, [1, 3, 1, 1]).shield(0, 2).act(0, Action::FightMonster).shield(0, 1);
        strike(&mut stage, WOLF);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        assert_eq!(stage.game.player(0).shield, shield, "{monster}");
    }
}

#[test]
fn the_foglet_attacks_with_the_worse_half() {
    kernel::rule!("OW-R48");
    let mut stage = hunting(WOLF, "Foglet", damage(1));
    stage.no_trail(0);
    stage.shield(0, 0).act(0, Action::FightMonster).chance(Action::DrawFightCard { card: 4 }); // 2 or 4
    assert_eq!(stage.game.fight.half, Some(Half::Bite));
    stage.settle_chance();
    assert_eq!(stage.pile_of(0).len(), 4);
}

#[test]
fn a_lowered_attribute_falls_before_the_damage() {
    kernel::rule!("OW-16.10", "OW-16.11", "OW-E29", "OW-R3");
    let mut stage = hunting(WOLF, "Barghest", damage(1));
    stage.no_trail(0);
    stage.levels(0, [5, 2, 1, 1]).shield(0, 2).act(0, Action::FightMonster).shield(0, 2);
    let mut other = stage.clone();
    stage.attack(1, Half::Bite, 20);
    assert_eq!((stage.level(0, Attribute::Defense), stage.game.player(0).shield), (1, 0));
    other.attack(1, Half::Bite, 3);
    assert_eq!((other.level(0, Attribute::Attack), other.game.player(0).shield), (5, 1));
}

#[test]
fn only_the_viper_sees_the_cards_it_looks_at() {
    kernel::rule!("OW-18.8", "OW-18.14", "OW-18.15", "OW-R49", "OW-16.5");
    let mut stage = hunting(VIPER, "Barghest", damage(1));
    stage.act(0, Action::FightMonster);
    strike(&mut stage, VIPER);
    stage.monster_loses(1);
    let steel = stage.menu(0)[0];
    assert!(matches!(steel, Action::UseAbility { .. }), "{:?}", stage.menu(0));
    stage.act(0, steel).monster_loses(3);
    let seen: Vec<u8> = stage.game.fight.top.as_slice().iter().map(|placed| placed.card).collect();
    assert_eq!(seen.len(), 3);
    stage.act(0, Action::PutBack { card: seen[2] }).act(0, Action::PutBack { card: seen[0] });
    let tops = |seat| {
        let view = stage.game.observe(Viewer::Seat(Seat::new(seat)));
        view.fight.expect("there is one").pool_top
    };
    assert_eq!(tops(0), [Some(seen[2]), Some(seen[0]), Some(seen[1])]);
    assert_eq!(tops(1), [None; 3]);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
    stage.attack(1, Half::Charge, seen[2] + 1);
    assert_eq!(stage.game.fight.revealed, seen[2], "the order chosen holds");
}

#[test]
fn the_manticore_deals_less_and_takes_a_card_besides() {
    kernel::rule!("OW-16.27", "OW-25.6");
    let mut stage = hunting(WOLF, "Manticore", damage(1));
    stage.no_trail(0);
    stage.shield(0, 0).act(0, Action::FightMonster).shield(0, 0);
    let life = stage.game.player(0).deck.len();
    stage.attack(1, Half::Charge, 1).settle_chance();
    assert_eq!(life - stage.game.player(0).deck.len(), 2, "3 less 1");
    assert_eq!(stage.hand_of(0).len(), 1, "and a random hand card");
}

#[test]
fn abilities_that_read_the_combo() {
    kernel::rule!("OW-24.11", "OW-25.5", "OW-14.34");
    // The first card is red: of no matter for the Yghern; the second is blue.
    for (card, lost) in [(90, 2), (91, 0)] {
        let mut stage = hunting(WOLF, "Yghern", damage(2));
        stage.act(0, Action::FightMonster);
        stage.act(0, Action::Play { card, extension: UNLINKED }).act(0, Action::Stop);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        assert_eq!(18 - stage.game.fight.pool, lost);
    }
}

#[test]
fn the_last_own_card_played_wins_or_loses_at_the_end_of_the_turn() {
    kernel::rule!("OW-14.10", "OW-14.11", "OW-R18", "OW-16.13");
    for (pool, won) in [(3, true), (4, false)] {
        let mut stage = hunting(WOLF, "Barghest", damage(3));
        stage.act(0, Action::FightMonster).hand(0, &[90]).deck(0, &[]);
        stage.game.fight.pool = pool;
        strike(&mut stage, WOLF);
        stage.monster_loses(3);
        stage.settle_chance();
        assert_eq!(stage.game.player(0).position, u8::from(won));
        assert!(!stage.game.fight.is_on());
    }
}

#[test]
fn the_bear_is_armoured_by_itself_and_once() {
    kernel::rule!("OW-18.1", "OW-18.7", "OW-18.13");
    let mut stage = hunting(BEAR, "Barghest", damage(1));
    stage.levels(0, [1, 2, 1, 2]).act(0, Action::FightMonster);
    assert_eq!(stage.game.fight.sides[0].specialty, 1, "the Barghest took the shield");
    stage.settle_chance();
    assert_eq!((stage.game.player(0).shield, stage.hand_of(0).len()), (1, 3));
    strike(&mut stage, BEAR);
    stage.monster_loses(1).settle_chance();
    stage.attack(1, Half::Charge, 1).settle_chance();
    assert_eq!((stage.game.player(0).shield, stage.game.fight.sides[0].specialty), (0, 1));
}

#[test]
fn the_cat_puts_back_what_it_has_drawn() {
    kernel::rule!("OW-18.6", "OW-18.12", "OW-R33");
    let mut stage = hunting(CAT, "Barghest", damage(1));
    stage.act(0, Action::FightMonster);
    let agility = stage.menu(0)[0];
    stage.act(0, agility).cards(&[113, 114]);
    assert_eq!(stage.menu(0), [Action::PutBack { card: 113 }, Action::PutBack { card: 114 }]);
    let before = stage.game.observe(Viewer::Seat(Seat::new(1)));
    stage.act(0, Action::PutBack { card: 114 });
    assert_eq!(stage.hand_of(0), [110, 111, 113]);
    let after = stage.game.observe(Viewer::Seat(Seat::new(1)));
    assert_eq!((before.players[0].hand, after.players[0].hand), (4, 3));
    assert_eq!(after.players[0].deck_top, [None], "others know that a card lies there, not which");
    strike(&mut stage, CAT);
    stage.monster_loses(1);
    assert_eq!(stage.game.menu(kernel::Actor::Chance), [Action::DrawCard { card: 114 }]);
}

#[test]
fn the_griffin_takes_a_discard_and_gives_some_back() {
    kernel::rule!("OW-18.5", "OW-18.11");
    let mut stage = hunting(GRIFFIN, "Barghest", damage(1));
    stage.act(0, Action::FightMonster);
    assert!(matches!(stage.waiting(), Frame::ComboCard { .. }), "an empty discard pile gives nothing");
    stage.pile(0, &[105]);
    stage.run(&[Frame::Moment {
        moment: crate::old_world::vocabulary::Moment::StepOne,
        side: 0,
        seat: 0,
        served: 0,
    }]);
    let magic = stage.menu(0)[0];
    stage.act(0, magic);
    assert_eq!(stage.hand_of(0), [100, 101, 105]);
    stage.act(0, Action::Discard { card: 105 }).act(0, Action::Discard { card: 101 });
    assert_eq!((stage.hand_of(0), stage.pile_of(0)), (vec![100], vec![101, 105]));
}

#[test]
fn the_wolf_adds_damage_to_a_long_combo_and_draws_in_step_four() {
    kernel::rule!("OW-18.4", "OW-18.10", "OW-R32", "OW-E6", "OW-14.23", "OW-14.29");
    let pack = edited(|pack| {
        let icons = Icons { damage: 1, ..Icons::default() };
        for card in &mut pack.cards[90..100] {
            card.face = face(Colour::Blue, Symbol::Forest, icons, &[Colour::Blue]);
            // The extension shows a point that counts only when it is covered.
            card.face.extensions[0].icons = icons;
        }
    });
    let mut stage = Stage::with(pack, &[WOLF, BEAR]);
    stage.monster("Barghest", 2).trail(0, Terrain::Mountain).at(0, 2).hand(0, &[90, 91, 92]);
    stage.levels(0, [1, 1, 1, 2]).turn_of(0).act(0, Action::EndPhase).act(0, Action::FightMonster);
    stage.act(0, Action::Play { card: 90, extension: UNLINKED });
    stage.act(0, Action::Play { card: 91, extension: 0 }).act(0, Action::Play { card: 92, extension: 0 });
    stage.act(0, Action::Stop);
    let fencing = stage.menu(0)[0];
    stage.act(0, fencing).monster_loses(6);
    assert_eq!(stage.game.fight.pool, 5, "three cards, two active extensions and Fencing");
    stage.settle_chance();
    assert_eq!(stage.hand_of(0).len(), 2, "Attack 1 and one more");
}

#[test]
fn a_card_that_returns_was_part_of_the_combo() {
    kernel::rule!("OW-14.28", "OW-25.6");
    let leaping = arena::cards(&[arena::card(Colour::Green, Icons { returns: true, ..damage(1) }, &[])]);
    let mut stage = arena::hunting(leaping, &[WOLF, CAT], "Nekkers' Nest");
    stage.levels(0, [2, 1, 1, 1]).act(0, Action::FightMonster);
    strike(&mut stage, WOLF);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
    assert_eq!(stage.hand_of(0).len(), 1 + 1 + 2, "a green card was played, so the nest costs no draw");
}

#[test]
fn a_shield_keeps_to_its_cap_when_the_monster_is_itself_again() {
    kernel::rule!("OW-4.12", "OW-26.5");
    let mut stage = hunting(WOLF, "Leshen", damage(1));
    stage.levels(0, [1, 3, 1, 1]).act(0, Action::FightMonster);
    stage.game.fight.suppressed[0] = true;
    stage.shield(0, 3);
    strike(&mut stage, WOLF);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
    assert_eq!(stage.game.player(0).shield, 2);
}

#[test]
fn the_foglet_reckons_with_what_weakens_it() {
    kernel::rule!("OW-R48");
    let mut stage = hunting(WOLF, "Foglet", damage(1));
    stage.no_trail(0);
    stage.shield(0, 0).act(0, Action::FightMonster);
    stage.game.fight.layer(0, false, Scope::Fight).monster_damage = -3;
    stage.chance(Action::DrawFightCard { card: 7 }); // a random card or 3 points
    assert_eq!(stage.game.fight.half, Some(Half::Charge));
}

#[test]
fn an_attack_that_is_fixed_is_named_for_all() {
    kernel::rule!("OW-16.7");
    let mut stage = hunting(WOLF, "Barghest", damage(1));
    stage.act(0, Action::FightMonster);
    stage.game.fight.layer(0, false, Scope::Fight).attack = Some(Fixed::Bite);
    strike(&mut stage, WOLF);
    stage.settle_chance();
    assert!(
        stage.told.iter().any(|(_, event)| *event == Event::AttackNamed { seat: None, half: Half::Bite })
    );
}

#[test]
fn agility_is_used_again_in_the_same_step() {
    kernel::rule!("OW-24.16", "OW-18.1");
    let mut stage = hunting(CAT, "Barghest", damage(1));
    stage.game.player_mut(0).attributes = 1 << Attribute::Specialty as u8;
    stage.act(0, Action::FightMonster);
    for uses in 1..=2 {
        let agility = stage.menu(0)[0];
        assert!(matches!(agility, Action::UseAbility { .. }), "{:?}", stage.menu(0));
        stage.act(0, agility).settle_chance();
        let drawn = stage.menu(0)[0];
        assert!(matches!(drawn, Action::PutBack { .. }), "{:?}", stage.menu(0));
        stage.act(0, drawn);
        assert_eq!(stage.game.fight.sides[0].specialty, uses);
    }
    assert!(!matches!(stage.menu(0)[0], Action::UseAbility { .. }), "but not a third time");
}

#[test]
fn whoever_may_prevent_damage_is_told_how_much_is_coming() {
    kernel::rule!("OW-14.35");
    let mut stage = hunting(WOLF, "Barghest", damage(1));
    stage.act(0, Action::FightMonster).settle_chance();
    stage.game.player_mut(0).attributes = 1 << Attribute::Defense as u8;
    stage.run(&[Frame::Packet { side: 0, points: 5, lands: false }]);
    let view = super::asking::view(&stage, 0);
    assert_eq!((view.question.as_str(), view.subject.count), ("an ability against damage", Some(5)));
}

#[test]
fn a_combo_that_cannot_be_begun_is_none() {
    kernel::rule!("OW-14.12");
    let mut stage = hunting(WOLF, "Barghest", damage(1));
    stage
        .act(0, Action::FightMonster)
        .go_on_until(|stage| matches!(stage.waiting(), Frame::ComboCard { .. }));
    let layer = stage.game.fight.layer(0, false, Scope::Turn);
    (layer.colours, layer.damage) = (0, 3);
    stage.told.clear();
    stage.act(0, Action::Stop).settle_chance();
    let struck =
        |event: &Event| matches!(event, Event::ComboComplete { .. } | Event::Damage { to: None, .. });
    assert!(!stage.told.iter().any(|(_, event)| struck(event)), "{:?}", stage.told);
}
