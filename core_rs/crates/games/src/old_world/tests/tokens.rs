//! Location tokens, trails and tracking (OW-7).

use kernel::{Dice, Game};

use super::bench::{HIT, chances, changed, hunter, seen};
use super::stage::{BEAR, CAT, Stage, WOLF, first_card};
use crate::old_world::Action;
use crate::old_world::action::{UNLINKED, Way};
use crate::old_world::frame::Frame;
use crate::old_world::movement::TOKEN;
use crate::old_world::state::{NONE, UNSEEN};
use crate::old_world::view::QuestView;
use crate::old_world::vocabulary::{Half, Terrain};

const FIRST: u8 = first_card(WOLF);
const MOUNTAINS: [u8; 6] = [2, 3, 9, 11, 13, 18];

/// Seat 0 has drawn the wilds card whose first option makes a quest in the mountains.
fn exploring() -> Stage {
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: 1 });
    stage.chance(Action::DrawExploration { card: 36 });
    stage
}

/// Keeps only these tokens in the stacks.
fn left_over(stage: &mut Stage, tokens: &[u8]) {
    stage.game.tokens = tokens.iter().fold(0, |bits, token| bits | 1 << token);
}

#[test]
fn a_token_in_use_is_in_no_stack() {
    kernel::rule!("OW-7.1", "OW-2.17");
    let mut stage = exploring();
    stage.monster("Harpy", 13);
    assert_eq!(seen(&stage).slots[1].location, Some(13), "one shows where the monster is");
    stage.act(0, Action::TakeOption { option: 0 });
    assert_eq!(chances(&stage), [2, 3, 9, 11, 18].map(|location| Action::DrawLocation { location }));
    stage.chance(Action::DrawLocation { location: 9 });
    assert_eq!(
        seen(&stage).players[0].quests,
        [QuestView { card: 36, option: 0, location: 9 }],
        "one where a quest leads"
    );
    stage.clear_frames().run(&[Frame::Track { seat: 1 }]);
    stage.act(1, Action::ChooseTerrain { terrain: Terrain::Mountain });
    stage.at(1, 0);
    assert_eq!(chances(&stage), [2, 3, 11, 18].map(|location| Action::DrawLocation { location }));
    stage.chance(Action::DrawLocation { location: 11 });
    assert_eq!(seen(&stage).players[1].tracking, [11], "one where a monster was seen");
    stage.run(&[Frame::PickTrail { seat: 2 }]);
    stage.act(2, Action::ChooseTerrain { terrain: Terrain::Mountain });
    assert_eq!(seen(&stage).players[2].trails, [Terrain::Mountain], "one lies face down as a trail");
    assert_eq!(seen(&stage).stacks[1], 2);
}

#[test]
fn the_gold_on_a_tracking_token_waits_at_its_location() {
    kernel::rule!("OW-2.17");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.game.player_mut(0).tracking[1] = 11;
    stage.at(0, 10).gold(0, 1).turn_of(0);
    let card = stage.hand_of(0)[0];
    assert_eq!(seen(&stage).players[0].tracking, [11], "face up");
    stage.act(0, Action::Move { location: 11, card, way: Way::WithGold });
    assert_eq!(stage.game.player(0).gold, 1, "one paid, one found");
    assert_eq!(seen(&stage).players[0].tracking, []);
}

#[test]
fn a_trail_is_that_of_the_monster_in_the_slot_of_its_terrain() {
    kernel::rule!("OW-7.2", "OW-2.16");
    for (place, location) in [2, 18].into_iter().enumerate() {
        for terrain in Terrain::ALL {
            let mut stage = hunter(WOLF, "Barghest", HIT);
            let monster = ["Barghest", "Foglet"][place];
            stage.no_trail(0);
            stage.monster(monster, location).trail(0, terrain).at(0, location);
            assert_eq!(seen(&stage).players[0].trails, [terrain], "a terrain, but no number");
            stage.act(0, Action::FightMonster);
            let begins = stage.game.fight.on_turn == 0;
            assert_eq!(begins, terrain == Terrain::Mountain, "{monster}, trail of {terrain:?}");
        }
    }
}

#[test]
fn a_quest_without_a_token_of_its_terrain_takes_another() {
    kernel::rule!("OW-7.10");
    let mut stage = exploring();
    left_over(&mut stage, &[6, 17, 12]);
    let mut none = stage.clone();
    stage.act(0, Action::TakeOption { option: 0 });
    assert_eq!(chances(&stage), [6, 12, 17].map(|location| Action::DrawLocation { location }));
    stage.chance(Action::DrawLocation { location: 12 });
    assert_eq!(stage.game.quest_at[36] & !TOKEN, 12);
    left_over(&mut none, &[]);
    none.potion(0, 1).act(0, Action::TakeOption { option: 0 });
    assert_eq!(none.game.player(0).potion_count(), 0, "what happens at once happens");
    assert_eq!((none.game.quest_owner[36], none.game.removed.contains(36)), (NONE, true));
}

#[test]
fn the_other_token_is_equally_likely_each_of_those_in_the_stacks() {
    kernel::rule!("OW-7.10");
    let mut stage = exploring();
    // Forest: two tokens nobody has seen, one of them face down on a board. Water: one, in its stack.
    left_over(&mut stage, &[6, 17, 12]);
    stage.trail(2, Terrain::Forest).act(0, Action::TakeOption { option: 0 });
    let mut dice = Dice::stream(4);
    let water = Action::DrawLocation { location: 12 };
    let drawn = (0..2000).filter(|_| stage.game.sample(&mut dice) == water).count();
    assert!((900..1100).contains(&drawn), "one of two tokens came up {drawn} of 2000 times");
}

#[test]
fn a_token_on_a_board_is_never_drawn_from_the_stack() {
    kernel::rule!("OW-7.15", "OW-RN12");
    let mut stage = exploring();
    left_over(&mut stage, &[13]);
    stage.trail(2, Terrain::Mountain);
    stage.game.return_token(3);
    let mut another = stage.clone();
    stage.act(0, Action::TakeOption { option: 0 });
    assert_eq!(chances(&stage), [Action::DrawLocation { location: 3 }], "13 can only be on the board");
    another.trail(1, Terrain::Mountain);
    another.game.return_token(18);
    another.act(0, Action::TakeOption { option: 0 });
    assert_eq!(chances(&another), [Action::DrawLocation { location: 18 }], "13 and 3 are on the two boards");
}

#[test]
fn a_token_that_may_be_on_a_board_comes_up_as_often_as_it_is_in_the_stack() {
    kernel::rule!("OW-7.15", "OW-RN12");
    let mut stage = exploring();
    // One of three is face down, and one has come back since: the stack is that one and two of the three.
    left_over(&mut stage, &[2, 9, 13]);
    stage.trail(2, Terrain::Mountain);
    stage.game.return_token(3);
    stage.act(0, Action::TakeOption { option: 0 });
    let mut dice = Dice::stream(4);
    let mut counts = [0; 19];
    for _ in 0..9000 {
        let Action::DrawLocation { location } = stage.game.sample(&mut dice) else { panic!("a token") };
        counts[usize::from(location)] += 1;
    }
    assert!((2800..3200).contains(&counts[3]), "one of three: {}", counts[3]);
    assert!([2, 9, 13].iter().all(|token| (1850..2150).contains(&counts[*token])), "two of nine: {counts:?}");
}

#[test]
fn a_token_set_aside_was_in_the_stack() {
    kernel::rule!("OW-R15", "OW-7.4");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    left_over(&mut stage, &[3, 13]);
    stage.trail(1, Terrain::Mountain).at(0, 3).clear_frames();
    stage.game.return_token(9);
    stage.run(&[Frame::Track { seat: 0 }]).act(0, Action::ChooseTerrain { terrain: Terrain::Mountain });
    stage.chance(Action::DrawLocation { location: 3 });
    assert_eq!(chances(&stage), [Action::DrawLocation { location: 9 }], "13 is on the board of the other");
}

/// A hunt in which others hold tokens of the mountains, too.
fn crowded() -> Stage {
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.game.player_mut(1).tracking[1] = 13;
    stage.trail(1, Terrain::Water);
    (stage.game.quest_owner[36], stage.game.quest_at[36]) = (1 << 1, 9 | TOKEN);
    stage.game.explorations.remove(36);
    stage.game.tokens &= !(1 << 13 | 1 << 9);
    stage.gold(1, 4).shield(0, 0).act(0, Action::FightMonster);
    stage
}

#[test]
fn tokens_of_a_defeated_or_driven_away_monster_go_back() {
    kernel::rule!("OW-7.11");
    for defeated in [true, false] {
        let mut stage = crowded();
        stage.game.fight.pool = if defeated { 1 } else { 3 };
        stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
        stage.monster_loses(1);
        if !defeated {
            stage.settle_chance().hand(0, &[FIRST + 1]).deck(0, &[]);
            stage.attack(1, Half::Charge, 7).act(0, Action::Discard { card: FIRST + 1 });
        }
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::SummonLocation { .. }));
        assert_eq!(stage.game.lair.defeated != 0, defeated);
        let players = [0, 1].map(|seat| stage.game.player(seat));
        assert_eq!(players[0].trail, [NONE; 3]);
        assert_eq!((players[1].tracking, players[1].trail), ([NONE; 3], [NONE, NONE, UNSEEN]));
        assert_eq!(players[1].gold, 4, "the gold on the token goes to the bank");
        let back: Vec<u8> = MOUNTAINS.into_iter().filter(|token| *token != 9).collect();
        let back: Vec<Action> = back.into_iter().map(|location| Action::DrawLocation { location }).collect();
        assert_eq!(chances(&stage), back, "all but the token on the quest");
        assert_eq!(stage.game.quest_at[36], 9 | TOKEN);
    }
}

#[test]
fn a_trail_is_not_spent_by_fighting() {
    kernel::rule!("OW-7.14");
    let mut stage = crowded();
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
    stage.monster_loses(1).settle_chance();
    assert_eq!(seen(&stage).players[0].trails, [Terrain::Mountain]);
    stage.hand(0, &[FIRST + 1]).deck(0, &[]).shield(0, 0);
    stage.attack(1, Half::Charge, 7).act(0, Action::Discard { card: FIRST + 1 });
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawCards { .. }));
    assert_eq!(seen(&stage).players[0].trails, [Terrain::Mountain], "nor by losing");
    assert_eq!(stage.game.player(1).tracking[1], 13, "the tokens of others stay, too");
}

#[test]
fn location_0_has_no_token() {
    kernel::rule!("OW-7.13");
    let stage = Stage::of(&[WOLF, BEAR]);
    let tokens = stage.game.slots.iter().fold(stage.game.tokens, |all, slot| all | 1 << slot.location);
    assert_eq!(tokens, (1 << 19) - 2, "18 tokens, none of them for 0");
    assert_eq!(stage.game.location(0).terrain.terrain(), None, "so it is in no stack and no slot");
    assert!(changed("city.toml", "at = { location = 6 }", "at = { location = 0 }").is_err());
    assert!(changed("city.toml", "at = { location = 6 }", "at = { location = 7 }").is_ok());
}
