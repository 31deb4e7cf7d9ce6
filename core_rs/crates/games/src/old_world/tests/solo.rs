//! Alone (OW-19).

use kernel::{Actor, Game, Turn};

use super::stage::{Stage, WOLF, edited, face, first_card};
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Colour, Half, Symbol, Terrain};
use crate::old_world::{Action, OldWorld, Options, content};

const FIRST: u8 = first_card(WOLF);

/// A Wolf alone stands before the Barghest at Hengfors; every starting card deals 1 damage.
fn hunting() -> Stage {
    let pack = edited(|pack| {
        for card in &mut pack.cards[90..] {
            let icons = Icons { damage: 1, ..Icons::default() };
            card.face = face(Colour::Red, Symbol::Forest, icons, &[]);
        }
    });
    let mut stage = Stage::with(pack, &[WOLF]);
    stage.monster("Barghest", 2).at(0, 2).gold(0, 0).hand(0, &[FIRST, FIRST + 1]);
    stage.turn_of(0).act(0, Action::EndPhase);
    stage
}

#[test]
fn one_player_sets_up_like_two_or_three_and_meets_nobody() {
    kernel::rule!("OW-19.1");
    let options = Options { schools: vec![WOLF], ..Options::new(1) };
    let mut game = OldWorld::initial(content::embedded(), &options).expect("sound");
    while let Turn::Chance(_) = game.turn() {
        let first = game.menu(Actor::Chance)[0];
        game.apply(Actor::Chance, first, &mut |_, _| {}).expect("legal");
    }
    let mut stage = Stage { game, told: Vec::new() };
    assert_eq!(stage.waiting(), Frame::PhaseOne { seat: 0 }, "no bonus attribute was asked for");
    let player = stage.game.player(0);
    assert_eq!((player.levels, player.level, player.own_trophies), ([1; 4], 1, 0));
    assert_eq!(stage.game.lair.extra_count, 0);
    assert!(stage.game.market.iter().all(|card| *card != NONE));
    for location in 0..19 {
        stage.at(0, location).gold(0, 9).turn_of(0);
        stage.game.turn.moved = true;
        assert!(!stage.menu(0).iter().any(|action| matches!(action, Action::Poker { .. })));
        stage.act(0, Action::EndPhase);
        assert!(!stage.menu(0).iter().any(|action| matches!(action, Action::FightWitcher { .. })));
    }
}

#[test]
fn a_die_names_every_attack() {
    kernel::rule!("OW-19.4", "OW-19.9");
    for (face, half) in
        (1..=6).zip([Half::Charge, Half::Charge, Half::Charge, Half::Bite, Half::Bite, Half::Bite])
    {
        let mut stage = hunting();
        stage.act(0, Action::FightMonster);
        for turn in 1..=2 {
            assert_eq!((stage.waiting(), stage.asked()), (Frame::AttackDie, vec![]), "nobody chooses");
            stage.dice(&[face]);
            assert_eq!((stage.game.fight.half, stage.game.fight.sides[1].turns), (Some(half), turn));
            stage.chance(Action::DrawFightCard { card: 4 + turn as u8 }); // 2 or 3, 5 or its Alchemy
            stage.go_on_until(|stage| {
                matches!(stage.waiting(), Frame::AttackDie | Frame::ComboCard { seat: 0, .. })
            });
            if turn == 1 {
                let card = stage.hand_of(0)[0];
                stage.act(0, Action::Play { card, extension: UNLINKED }).act(0, Action::Stop);
                stage.go_on_until(|stage| stage.waiting() == Frame::AttackDie);
            }
        }
    }
}

#[test]
fn a_defeated_monster_leaves_its_slot_empty() {
    kernel::rule!("OW-19.10", "OW-19.18");
    let mut stage = hunting();
    stage.trail(0, Terrain::Mountain).act(0, Action::FightMonster);
    stage.game.player_mut(0).tracking[Terrain::Water as usize] = 5;
    stage.game.fight.pool = 1;
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
    stage.monster_loses(1);
    assert!(matches!(stage.waiting(), Frame::Fatigue { left: 1, .. }), "fatigue as ever");
    stage.go_on_until(|stage| stage.game.turn.phase == 3);
    let player = stage.game.player(0);
    assert_eq!((player.gold, player.position, player.monsters.count_ones()), (2, 1, 1));
    assert_eq!(stage.game.trashed.len(), 1);
    let slot = stage.game.slot(Terrain::Mountain);
    assert_eq!((slot.monster, slot.location), (NONE, NONE), "nothing follows it");
    assert_eq!((player.trail[Terrain::Mountain as usize], stage.game.stack(Terrain::Mountain)), (NONE, 6));
    assert_eq!(player.tracking[Terrain::Water as usize], 5, "other terrains keep theirs");
}

#[test]
fn a_monster_driven_away_is_replaced_and_not_defeated() {
    kernel::rule!("OW-19.11", "OW-19.18");
    let mut stage = hunting();
    stage.hand(0, &[FIRST]).deck(0, &[]).shield(0, 0).act(0, Action::FightMonster);
    stage.game.fight.pool = 2;
    stage.dice(&[1]).chance(Action::DrawFightCard { card: 4 }).act(0, Action::Discard { card: FIRST });
    stage.go_on_until(|stage| stage.game.turn.phase == 3);
    let slot = stage.game.slot(Terrain::Mountain);
    assert_eq!(stage.game.monster(slot.monster).level, 1);
    assert!(stage.game.monster(slot.monster).name != "Barghest");
    let player = stage.game.player(0);
    assert_eq!((player.gold, player.position, player.trophies()), (2, 0, 0));
    let market_born = stage.game.own_cards(0).iter().find(|card| *card < 90).expect("a penalty card");
    assert_eq!(stage.game.face(market_born).cost, 0);
}

#[test]
fn the_bank_pays_for_the_hand_and_keeps_the_stake() {
    kernel::rule!("OW-19.4", "OW-19.12", "OW-19.13", "OW-R35", "OW-E32");
    let hands = [
        ([1, 2, 3, 4, 6], 0),
        ([6, 6, 1, 2, 3], 0),
        ([6, 6, 5, 5, 1], 1),
        ([2, 2, 2, 5, 1], 2),
        ([5, 4, 3, 2, 1], 3),
        ([2, 3, 4, 5, 6], 3),
        ([3, 3, 3, 2, 2], 4),
        ([4, 4, 1, 4, 4], 5),
        ([1, 1, 1, 1, 1], 6),
    ];
    for (hand, gold) in hands {
        let mut stage = Stage::of(&[WOLF]);
        stage.at(0, 16).gold(0, 2).turn_of(0);
        stage.game.turn.moved = true;
        stage.act(0, Action::UseSite).dice(&hand);
        assert_eq!((stage.asked(), stage.menu(0).len()), (vec![0], 32), "no one else rolls");
        let mut again = stage.clone();
        stage.act(0, Action::Reroll { dice: 0 });
        assert_eq!(stage.game.player(0).gold, 1 + gold, "{hand:?}");
        again.act(0, Action::Reroll { dice: 0b1_1111 }).dice(&[6; 5]);
        assert_eq!(
            (again.game.player(0).gold, again.waiting()),
            (7, Frame::PhaseOne { seat: 0 }),
            "one reroll"
        );
    }
}
