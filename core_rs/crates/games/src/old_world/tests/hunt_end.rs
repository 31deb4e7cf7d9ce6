//! After a fight with a monster: trophies, penalties, successors and their tokens (OW-16C, OW-16D).

use kernel::{Actor, Game, Viewer};

use super::arena::{FIRST, hunting, offered, story, strike, striking, to_phase_three};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, WOLF};
use crate::old_world::action::Way;
use crate::old_world::fight::Stage as Progress;
use crate::old_world::frame::Frame;
use crate::old_world::state::{NONE, UNSEEN};
use crate::old_world::vocabulary::{Half, Terrain};
use crate::old_world::{Action, Event, OldWorld};
use crate::presentation::Presented;

/// How the fight shall end.
#[derive(Clone, Copy, PartialEq, Debug)]
enum End {
    Defeated,
    DrivenAway,
    FullDefeat,
}

const ENDS: [End; 3] = [End::Defeated, End::DrivenAway, End::FullDefeat];

/// The fight that may begin is fought to its end.
fn fight(stage: &mut Stage, end: End) {
    stage.act(0, Action::FightMonster);
    if end == End::Defeated {
        stage.game.fight.pool = 1;
        strike(stage, 0, FIRST);
        stage.monster_loses(1);
        return;
    }
    strike(stage, 0, FIRST);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
    let last = stage.hand_of(0)[0];
    stage.shield(0, 0).hand(0, &[last]).deck(0, &[]);
    stage.no_trail(0);
    stage.game.fight.pool = if end == End::DrivenAway { 2 } else { 3 };
    let seat = stage.asked()[0];
    stage.attack(seat, Half::Charge, 12).act(0, Action::Discard { card: last });
}

fn table(schools: &[u8], monster: &str) -> Stage {
    hunting(striking(1), schools, monster)
}

/// Monsters chance may bring, by level.
fn levels(stage: &Stage) -> Vec<u8> {
    monsters(stage).into_iter().map(|monster| stage.game.monster(monster).level).collect()
}

fn monsters(stage: &Stage) -> Vec<u8> {
    let menu = stage.game.menu(Actor::Chance).into_iter();
    menu.filter_map(|action| match action {
        Action::DrawMonster { monster } => Some(monster),
        _ => None,
    })
    .collect()
}

fn to_successor(stage: &mut Stage) {
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::SummonMonster { .. }));
}

fn bits(numbers: &[u8]) -> u32 {
    numbers.iter().fold(0, |bits, number| bits | 1 << number)
}

/// How far everyone sees that the fight has come, and how it is shown.
fn shown(stage: &Stage) -> (Progress, String) {
    let view = stage.game.observe(Viewer::Spectator);
    let screen = OldWorld::screen(stage.game.pack(), &view);
    let panel = screen.panels.into_iter().find(|panel| panel.title.starts_with("Fight"));
    let panel = panel.expect("there is a fight");
    let words = panel.lines.iter().flatten().map(|span| span.text.as_str());
    let text = format!("{}\n{}", panel.title, words.collect::<String>());
    (view.fight.expect("there is a fight").stage, text)
}

#[test]
fn a_fight_that_won_the_game_is_shown_as_it_ended() {
    kernel::rule!("OW-17.4");
    let mut stage = table(&[WOLF, CAT], "Manticore");
    stage.game.player_mut(0).position = 3;
    let mut prepared = stage.clone();
    prepared.act(0, Action::FightMonster);
    let life = prepared.game.monster(13).life;
    let (progress, text) = shown(&prepared);
    assert_eq!(progress, Progress::Fighting);
    assert!(!text.contains("preparation") && text.contains(&format!("life {life}/{life}")), "{text}");
    prepared.game.fight.stage = Progress::Preparing;
    prepared.game.fight.pool = 0;
    let (_, text) = shown(&prepared);
    assert!(text.contains(" – preparation") && text.contains(&format!("life {life}/{life}")), "{text}");
    fight(&mut stage, End::Defeated);
    stage.go_on_until(|stage| stage.game.is_over());
    let (progress, text) = shown(&stage);
    assert_eq!((progress, stage.game.winner), (Progress::Ended, 0));
    assert!(text.contains(" – over") && text.contains(&format!("life 0/{life}")), "{text}");
    assert!(text.contains("life pool") && !text.contains("on turn"), "{text}");
}

#[test]
fn a_trophy_is_of_use_only_after_the_fight_that_won_it() {
    kernel::rule!("OW-16.18", "OW-R55");
    let mut stage = table(&[WOLF, CAT], "Manticore");
    let stinger = stage.game.pack().monsters[13].trophy.abilities[0];
    let mut first = stage.clone();
    first.act(0, Action::FightMonster);
    assert!(matches!(first.waiting(), Frame::ComboCard { .. }), "nothing to use in step 1");
    fight(&mut stage, End::Defeated);
    to_phase_three(&mut stage);
    stage.monster("Barghest", 2).trail(0, Terrain::Mountain).turn_of(0).act(0, Action::EndPhase);
    stage.hand(0, &[FIRST + 1]).act(0, Action::FightMonster);
    assert!(offered(&stage, 0, stinger));
}

#[test]
fn after_every_fight_cards_and_shield_are_restored() {
    kernel::rule!("OW-16.24", "OW-16.26");
    for end in ENDS {
        let mut stage = table(&[WOLF, CAT], "Barghest");
        stage.levels(0, [1, 3, 1, 1]);
        fight(&mut stage, end);
        let before = stage.game.own_cards(0);
        to_phase_three(&mut stage);
        let player = stage.game.player(0);
        assert_eq!((player.hand.len(), player.shield, stage.pile_of(0)), (0, 3, vec![]), "{end:?}");
        let penalty = story(&stage, |event| match event {
            Event::Gained { seat: 0, card, .. } => Some(*card),
            _ => None,
        });
        if end == End::Defeated {
            assert_eq!((penalty, player.deck.len()), (vec![], before.len() - 1));
        } else {
            assert_eq!((penalty.len(), player.deck.len()), (1, before.len() + 1));
            assert!(player.deck.unseen.contains(penalty[0]), "it is part of the new deck");
        }
        stage.monster("Harpy", 2).trail(0, Terrain::Mountain).turn_of(0).act(0, Action::EndPhase);
        stage.hand(0, &[]).act(0, Action::FightMonster).settle_chance();
        stage.act(1, Action::NameAttack { half: Half::Bite });
        assert_eq!(stage.game.menu(Actor::Chance).len(), 20, "all fight cards are back");
    }
}

#[test]
fn in_large_games_the_extra_stack_follows_the_first_defeat() {
    kernel::rule!("OW-16.22");
    let mut stage = table(&[WOLF, CAT, BEAR, GRIFFIN], "Barghest");
    let mut fled = stage.clone();
    assert_eq!(stage.game.lair.extra_count, 1);
    fight(&mut stage, End::Defeated);
    to_successor(&mut stage);
    assert!(levels(&stage).iter().all(|level| *level == 1));
    stage.settle_chance();
    assert_eq!(stage.game.lair.extra_count, 0);
    stage.monster("Harpy", 2).trail(0, Terrain::Mountain).hand(0, &[FIRST, FIRST + 1]);
    stage.turn_of(0).act(0, Action::EndPhase);
    fight(&mut stage, End::Defeated);
    to_successor(&mut stage);
    assert!(levels(&stage).iter().all(|level| *level == 2), "the extra stack is empty");

    fight(&mut fled, End::DrivenAway);
    to_successor(&mut fled);
    assert_eq!(fled.waiting(), Frame::SummonMonster { terrain: Terrain::Mountain, level: 1, extra: false });
    fled.settle_chance();
    assert_eq!(fled.game.lair.extra_count, 1);
}

#[test]
fn an_empty_stack_is_made_anew_of_the_driven_away_and_never_of_the_extra_stack() {
    kernel::rule!("OW-16.23", "OW-R10");
    let mut stage = Stage::of(&[WOLF, CAT, BEAR, GRIFFIN]);
    // Level I: one unseen token, which is the extra stack; two were driven away, one is defeated.
    let (extra, driven, defeated) = (0, [1, 2], 3);
    stage.game.lair.stacks = bits(&[extra, 10, 11]);
    stage.game.lair.driven = bits(&[driven[0], driven[1], 12]);
    stage.game.lair.defeated = bits(&[defeated]);
    stage.game.lair.extra_count = 1;
    let summon = Frame::Summon { terrain: Terrain::Water, level: 1, extra: false };
    stage.clear_frames().run(&[summon]);
    assert_eq!(monsters(&stage), driven);
    stage.settle_chance();
    assert_eq!(stage.game.lair.driven, bits(&[12]), "the pile of another level waits");
    let from_extra = Frame::Summon { terrain: Terrain::Forest, level: 1, extra: true };
    stage.clear_frames().run(&[from_extra]);
    assert_eq!(monsters(&stage), [extra]);
}

#[test]
fn with_a_level_gone_lower_ones_are_tried_then_higher_ones() {
    kernel::rule!("OW-R10");
    let [first, second, third] = [5, 15, 25]; // a monster of each level
    for (level, left, found) in [
        (3, &[first, second][..], second),
        (3, &[first], first),
        (2, &[first, third], first),
        (2, &[third], third),
        (1, &[second, third], second),
        (1, &[third], third),
    ] {
        for driven in [false, true] {
            let mut stage = Stage::of(&[WOLF, CAT]);
            let lair = &mut stage.game.lair;
            (lair.stacks, lair.driven) = if driven { (0, bits(left)) } else { (bits(left), 0) };
            lair.defeated = !bits(left);
            stage.clear_frames().run(&[Frame::Summon { terrain: Terrain::Water, level, extra: false }]);
            assert_eq!(monsters(&stage), [found], "level {level}, {left:?}");
        }
    }
    let mut stage = table(&[WOLF, CAT], "Barghest");
    fight(&mut stage, End::Defeated);
    (stage.game.lair.stacks, stage.game.lair.driven) = (0, 0);
    to_phase_three(&mut stage);
    let slot = stage.game.slot(Terrain::Mountain);
    assert_eq!((slot.monster, slot.location), (NONE, NONE), "the slot stays empty");
    assert_eq!(stage.game.stack(Terrain::Mountain), 6);
}

#[test]
fn defeated_monsters_leave_the_game_and_driven_away_ones_wait() {
    kernel::rule!("OW-R10", "OW-16.23");
    let barghest = 1 << 2;
    for (end, defeated, driven) in [(End::Defeated, barghest, 0), (End::DrivenAway, 0, barghest)] {
        let mut stage = table(&[WOLF, CAT], "Barghest");
        fight(&mut stage, end);
        to_successor(&mut stage);
        assert_eq!((stage.game.lair.defeated, stage.game.lair.driven), (defeated, driven));
        assert!(!monsters(&stage).contains(&2));
    }
}

#[test]
fn a_successor_may_stand_where_the_monster_stood() {
    kernel::rule!("OW-R11");
    let mut stage = table(&[WOLF, CAT], "Barghest");
    fight(&mut stage, End::Defeated);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::SummonLocation { .. }));
    stage.chance(Action::DrawLocation { location: 2 });
    assert_eq!(stage.game.slot(Terrain::Mountain).location, 2);
}

#[test]
fn gold_on_tokens_that_are_returned_goes_to_the_bank() {
    kernel::rule!("OW-R12");
    let mut stage = table(&[WOLF, CAT], "Barghest");
    stage.gold(1, 4);
    stage.game.tokens &= !(1 << 13);
    stage.game.player_mut(1).tracking[Terrain::Mountain as usize] = 13;
    fight(&mut stage, End::Defeated);
    to_phase_three(&mut stage);
    assert_eq!((stage.game.player(1).gold, stage.game.player(1).tracking), (4, [NONE; 3]));
    let slot = stage.game.slot(Terrain::Mountain).location;
    assert!(slot == 13 || stage.game.tokens >> 13 & 1 == 1);
}

#[test]
fn a_full_defeat_gives_a_trail_beside_a_tracking_token() {
    kernel::rule!("OW-R14");
    let place = Terrain::Mountain as usize;
    let mut stage = table(&[WOLF, CAT], "Barghest");
    stage.game.tokens &= !(1 << 3);
    stage.game.player_mut(0).tracking[place] = 3;
    fight(&mut stage, End::FullDefeat);
    to_phase_three(&mut stage);
    let player = stage.game.player(0);
    assert_eq!((player.trail[place], player.tracking[place]), (UNSEEN, 3));
    stage.gold(0, 0).hand(0, &[FIRST, FIRST + 1]).turn_of(0);
    stage.act(0, Action::Move { location: 3, card: FIRST, way: Way::WithCard });
    stage.act(0, Action::PaySecond { card: FIRST + 1 });
    let player = stage.game.player(0);
    assert_eq!((player.gold, player.trail[place], player.tracking[place]), (1, UNSEEN, NONE));
    assert!(stage.game.tokens >> 3 & 1 == 1, "the token is back in its stack");
}

#[test]
fn without_a_token_left_a_full_defeat_gives_no_trail() {
    kernel::rule!("OW-R56");
    for (left, trail) in [(0, NONE), (1 << 13, UNSEEN)] {
        let mut stage = table(&[WOLF, CAT], "Barghest");
        stage.game.tokens = stage.game.tokens & !stage.game.unseen_tokens(Terrain::Mountain) | left;
        stage.no_trail(0).game.player_mut(0).trail[Terrain::Mountain as usize] = 3;
        fight(&mut stage, End::FullDefeat);
        to_phase_three(&mut stage);
        assert_eq!(stage.game.player(0).trail[Terrain::Mountain as usize], trail);
    }
}
