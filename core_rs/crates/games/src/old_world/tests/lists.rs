//! The state lists (OW-2.21 to OW-2.24): whatever is on them is kept, seen by those who may see it, and forgotten
//! when its time is over.

use kernel::{Game, Seat, Viewer};

use super::bench::{HIT, hunter, seen};
use super::stage::{BEAR, CAT, Stage, WOLF, first_card};
use crate::old_world::Action;
use crate::old_world::OldWorld;
use crate::old_world::action::{UNLINKED, Way};
use crate::old_world::fight::Fight;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::Terrain;
use crate::old_world::vocabulary::{Attribute, Half};

const FIRST: u8 = first_card(WOLF);

type Change = (&'static str, fn(&mut OldWorld));

fn own_view(game: &OldWorld) -> crate::old_world::View {
    game.observe(Viewer::Seat(Seat::new(0)))
}

#[test]
fn everyone_sees_a_players_open_things() {
    kernel::rule!("OW-2.21");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.pile(0, &[FIRST + 7, FIRST + 8]);
    let changes: [Change; 18] = [
        ("school", |game| game.player_mut(0).school = CAT),
        ("location", |game| game.player_mut(0).location = 12),
        ("attribute", |game| game.player_mut(0).levels[2] = 4),
        ("level", |game| game.player_mut(0).level = 2),
        ("shield", |game| game.player_mut(0).shield = 0),
        ("gold", |game| game.player_mut(0).gold += 1),
        ("discard order", |game| {
            game.unearth(0, FIRST + 7);
            game.bury(0, FIRST + 7);
        }),
        ("potions", |game| game.player_mut(0).potions[3] += 1),
        ("used potions", |game| game.player_mut(0).spent[3] += 1),
        ("trail", |game| game.conceal(0, Terrain::Mountain)),
        ("tracking", |game| game.player_mut(0).tracking[1] = 13),
        ("quest", |game| (game.quest_owner[5], game.quest_at[5]) = (0, 7)),
        ("kept event", |game| game.player_mut(0).kept = 1 << 14),
        ("monster trophy", |game| game.player_mut(0).monsters = 1),
        ("witcher trophy", |game| game.player_mut(0).schools = 1 << BEAR),
        ("attribute trophy", |game| game.player_mut(0).attributes = 1),
        ("own trophies", |game| game.player_mut(0).own_trophies = 0),
        ("trophy position", |game| game.player_mut(0).position = 1),
    ];
    for (name, change) in changes {
        let mut other = stage.clone();
        change(&mut other.game);
        assert_ne!(seen(&other), seen(&stage), "{name}");
    }
}

#[test]
fn the_order_of_a_deck_and_a_hand_are_their_owners() {
    kernel::rule!("OW-2.21", "OW-5.3");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[FIRST, FIRST + 1, FIRST + 2]).clear_frames();
    let mut on_top = stage.clone();
    for stage in [&mut stage, &mut on_top] {
        stage.run(&[Frame::PutBack { seat: 0, left: 2, under: false }]);
    }
    stage.act(0, Action::PutBack { card: FIRST }).act(0, Action::PutBack { card: FIRST + 1 });
    on_top.act(0, Action::PutBack { card: FIRST + 1 }).act(0, Action::PutBack { card: FIRST });
    assert_eq!(own_view(&stage.game).players[0].deck_top, [Some(FIRST + 1), Some(FIRST)]);
    assert_ne!(own_view(&on_top.game), own_view(&stage.game), "the owner knows the order");
    assert_eq!(seen(&on_top), seen(&stage), "nobody else does");
    let mut other = stage.clone();
    other.hand(0, &[FIRST + 5]);
    assert_ne!(own_view(&other.game).own, own_view(&stage.game).own);
    let rival = |stage: &Stage| stage.game.observe(Viewer::Seat(Seat::new(1)));
    assert_eq!(rival(&other).players[0].hand, 1);
    assert_eq!(rival(&stage).players[0].known, [], "a hand is a number of cards to the others");
}

#[test]
fn a_new_turn_forgets_what_was_done_in_the_last() {
    kernel::rule!("OW-2.22");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.at(0, 7).at(1, 6).gold(0, 5).gold(1, 5).turn_of(0);
    let card = stage.hand_of(0)[0];
    stage.act(0, Action::Move { location: 6, card, way: Way::WithGold });
    stage.act(0, Action::UseSite).go_on_until(|stage| matches!(stage.waiting(), Frame::PhaseOne { .. }));
    stage.act(0, Action::Poker { seat: Seat::new(1) });
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::PhaseOne { .. }));
    stage.game.set_target(2, false);
    let view = seen(&stage);
    assert_eq!((view.moved, view.phase, view.draw_target), (true, 1, 2));
    assert_eq!((view.sites_used, view.poker_played), (vec![6], vec![1]));
    stage.go_on_until(|stage| stage.game.turn.active == 1 && !stage.asked().is_empty());
    let view = seen(&stage);
    assert_eq!((view.moved, view.phase, view.draw_target), (false, 1, 3));
    assert_eq!((view.sites_used, view.poker_played), (vec![], vec![]));
}

#[test]
fn everyone_sees_the_shared_things() {
    kernel::rule!("OW-2.23");
    let stage = Stage::of(&[WOLF, BEAR]);
    let changes: [Change; 15] = [
        ("market", |game| game.market.swap(0, 1)),
        ("action deck", |game| game.market_deck.remove(game.market_deck.nth(0))),
        ("common discard", |game| game.common.insert(game.market_deck.nth(0))),
        ("potion deck", |game| game.potions[0] -= 1),
        ("potion discard", |game| game.potion_discard[0] += 1),
        ("city deck", |game| game.explorations.remove(0)),
        ("wilds deck", |game| game.explorations.remove(40)),
        ("removed cards", |game| game.removed.insert(0)),
        ("location stack", |game| game.tokens &= game.tokens - 1),
        ("monster's location", |game| game.slots[0].location ^= 1),
        ("monster", |game| game.slots[0].monster ^= 1),
        ("monster stack", |game| game.lair.stacks &= game.lair.stacks - 1),
        ("driven-away pile", |game| game.lair.driven = 1),
        ("attribute trophies", |game| game.trophies[0] = 0),
        ("closed tavern", |game| game.tavern = 8),
    ];
    for (name, change) in changes {
        let mut other = stage.clone();
        change(&mut other.game);
        assert_ne!(seen(&other), seen(&stage), "{name}");
    }
    let mut five = Stage::of(&[0, 1, 2, 3, 4]);
    assert_eq!(seen(&five).extra_stack, 2);
    five.game.lair.extra_count = 1;
    assert_eq!(seen(&five).extra_stack, 1);
}

#[test]
fn a_fight_counts_its_turns_uses_and_losses() {
    kernel::rule!("OW-2.24");
    let mut stage = hunter(WOLF, "Barghest", Icons { damage: 2, shield: 1, ..HIT });
    let brew = stage.potion_number("Maribor Forest");
    stage.levels(0, [1, 3, 2, 1]).shield(0, 1).potion(0, brew).act(0, Action::FightMonster);
    let ability = stage.potion_ability("Maribor Forest");
    stage.act(0, Action::UseAbility { ability });
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED });
    assert_eq!(seen(&stage).combo, [(FIRST, None)]);
    stage.act(0, Action::Stop).monster_loses(2);
    assert_eq!((stage.game.fight.dealt, stage.game.fight.lost, stage.game.fight.raised), (2, 2, 1));
    stage.settle_chance();
    let fight = seen(&stage).fight.expect("there is one");
    assert_eq!((fight.attacker, fight.defender, fight.on_turn), (0, None, Some(1)));
    assert_eq!((fight.turns, fight.potions, fight.specialties), ([1, 1], [1, 0], [0, 0]));
    assert_eq!((fight.pool, fight.shown.len()), (9, 2));
    assert_eq!(stage.waiting(), Frame::NameAttack { seat: 1 }, "the chooser is known");
    stage.attack(1, Half::Charge, 2).act(0, stage_trash(FIRST + 1));
    let fight = &stage.game.fight;
    assert_eq!((fight.dealt, fight.lost, fight.raised), (0, 0, 0), "the next turn counts anew");
    assert_eq!(fight.sides[0].turns, 2);
    assert_eq!(stage.game.value(0, Attribute::Attack), 2, "an overlay of the fight lasts");
    stage.go_on_until(|stage| stage.game.turn.phase == 3 && !stage.game.fight.is_on());
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::PhaseOne { .. }));
    assert_eq!(stage.game.fight, Fight::PEACE, "nothing of a fight outlives it");
}

fn stage_trash(card: u8) -> Action {
    Action::Trash { card, from: crate::old_world::vocabulary::Place::Hand }
}

#[test]
fn an_overlay_of_a_turn_ends_with_it() {
    kernel::rule!("OW-2.24");
    for (monster, attribute, now, later) in
        [("Harpy", Attribute::Attack, 0, 2), ("Leshen", Attribute::Defense, 1, 1)]
    {
        let mut stage = hunter(WOLF, monster, HIT);
        stage.levels(0, [2, 2, 1, 1]).act(0, Action::FightMonster);
        assert_eq!(stage.game.value(0, attribute), now, "{monster}");
        stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
        assert_eq!(stage.game.value(0, attribute), later, "{monster}");
    }
}
