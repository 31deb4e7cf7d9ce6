//! How fights begin, and duels (OW-14A, OW-15).

use kernel::{Audience, Game, Turn};

use super::arena::{
    FIRST, RIVAL, challenge, hunting, offered, rivals, story, strike, striking, to_phase_three,
};
use super::stage::{CAT, GRIFFIN, Stage, VIPER, WOLF, edited, endow};
use crate::old_world::frame::Frame;
use crate::old_world::vocabulary::{Cost, Place};
use crate::old_world::{Action, Event};

#[test]
fn cost_then_effects_then_pools_then_effects_then_the_first_turn() {
    kernel::rule!("OW-14.3");
    let pack = edited(|pack| {
        endow(pack, 2, &[0, 3]); // Arachas before the pool, Drowners' Nest after it
        pack.monsters[2].cost = Cost { potions: 1, ..Cost::FREE };
    });
    let mut stage = hunting(pack, &[WOLF, CAT], "Barghest");
    stage.potion(0, 0).act(0, Action::FightMonster);
    stage.act(0, Action::DiscardPotion { potion: 0 }).act(0, Action::Discard { card: FIRST });
    let found = stage.menu(0)[0];
    assert_eq!(found, Action::DiscardFound { card: FIRST }, "what was discarded before is in the pool");
    stage.act(0, found);
    let order = story(&stage, |event| match event {
        Event::PotionDiscarded { .. } => Some("cost"),
        Event::Discarded { from: Place::Hand, .. } => Some("before"),
        Event::MonsterPool { .. } => Some("its pool"),
        Event::LifePool { .. } => Some("own pool"),
        Event::Discarded { .. } => Some("after"),
        Event::FightTurn { seat: Some(0) } => Some("turn"),
        _ => None,
    });
    assert_eq!(order, ["cost", "before", "its pool", "own pool", "after", "turn"]);
}

#[test]
fn a_duel_begins_with_bets_and_both_keep_their_hands() {
    kernel::rule!("OW-14.3", "OW-15.1", "OW-15.3");
    let mut stage = rivals(striking(0), &[CAT]);
    stage.pile(0, &[FIRST + 5]).pile(1, &[RIVAL + 5, RIVAL + 6]);
    challenge(&mut stage);
    stage.act(2, Action::Bet { side: 1 });
    assert_eq!((stage.hand_of(0), stage.pile_of(0)), (vec![FIRST, FIRST + 1], vec![]));
    assert_eq!((stage.hand_of(1), stage.pile_of(1)), (vec![RIVAL, RIVAL + 1], vec![]));
    assert_eq!(stage.game.player(1).deck.len(), 8);
    for (seat, card) in [(0, FIRST), (1, RIVAL), (0, FIRST + 1), (1, RIVAL + 1)] {
        strike(&mut stage, seat, card);
        stage.settle_chance();
    }
    let order = story(&stage, |event| match event {
        Event::FightBegan { seat: 0, against: Some(1), monster: None } => Some("challenge"),
        Event::Bet { .. } => Some("bet"),
        Event::LifePool { .. } => Some("pool"),
        Event::FightTurn { seat: Some(0) } => Some("attacker"),
        Event::FightTurn { seat: Some(1) } => Some("defender"),
        _ => None,
    });
    let start = ["challenge", "bet", "pool", "pool"];
    let turns = ["attacker", "defender", "attacker", "defender", "attacker"];
    assert_eq!(order, [&start[..], &turns].concat());
}

#[test]
fn both_sides_use_their_own_things_in_their_own_turns() {
    kernel::rule!("OW-15.4");
    let mut stage = Stage::with(striking(0), &[CAT, GRIFFIN]);
    stage.at(0, 7).at(1, 7).potion(0, 0).potion(1, 0).turn_of(0).act(0, Action::EndPhase);
    challenge(&mut stage);
    let blizzard = stage.potion_ability("Blizzard");
    let rows = |school: u8| stage.game.pack().schools[usize::from(school)].rows[0];
    let (agility, magic) = (rows(CAT), rows(GRIFFIN));
    let uses = |stage: &Stage, seat: u8| [agility, magic, blizzard].map(|use_| offered(stage, seat, use_));
    assert_eq!((uses(&stage, 0), uses(&stage, 1)), ([true, false, true], [false; 3]));
    stage.act(0, Action::Pass).pile(1, &[101]);
    let card = stage.hand_of(0)[0];
    strike(&mut stage, 0, card);
    stage.settle_chance();
    assert_eq!((uses(&stage, 1), uses(&stage, 0)), ([false, true, true], [false; 3]));
}

#[test]
fn what_was_used_is_counted_for_each_side_and_forgotten_after_the_fight() {
    kernel::rule!("OW-14.4");
    let mut stage = rivals(striking(0), &[]);
    stage.potion(0, 0).potion(0, 3).potion(1, 0);
    let blizzard = stage.potion_ability("Blizzard");
    let drink = Action::UseAbility { ability: blizzard };
    challenge(&mut stage);
    stage.act(0, drink);
    assert!(matches!(stage.waiting(), Frame::ComboCard { seat: 0, .. }), "Alchemy 1 is one potion");
    strike(&mut stage, 0, FIRST);
    stage.settle_chance().hand(1, &[RIVAL]).deck(1, &[]);
    assert!(offered(&stage, 1, blizzard), "the attacker's potion is no matter of the defender's");
    stage.act(1, drink);
    strike(&mut stage, 1, RIVAL);
    to_phase_three(&mut stage);
    stage.at(0, 8).at(1, 8).turn_of(0).act(0, Action::EndPhase);
    challenge(&mut stage);
    assert!(offered(&stage, 0, stage.potion_ability("Thunderbolt")), "the other potion has its chance now");
    assert_eq!((stage.game.fight.sides[0].turns, stage.game.fight.sides[1].turns), (1, 0));
}

#[test]
fn before_the_life_pool_is_made_decks_are_reshuffled_and_nobody_is_knocked_out() {
    kernel::rule!("OW-14.36");
    let mut stage = hunting(striking(1), &[WOLF, CAT], "Barghest");
    stage.game.player_mut(0).monsters = 1; // Arachas: with 0 or 1 cards in hand draw 2
    stage.hand(0, &[FIRST]).deck(0, &[]).pile(0, &[FIRST + 1, FIRST + 2, FIRST + 3]);
    stage.act(0, Action::FightMonster);
    let draws = stage.menu(0)[0];
    stage.act(0, draws).settle_chance();
    assert_eq!((stage.hand_of(0).len(), stage.game.player(0).deck.len()), (3, 1));

    let mut spider = hunting(striking(1), &[WOLF, CAT], "Arachas");
    spider.hand(0, &[FIRST]).deck(0, &[]).act(0, Action::FightMonster);
    spider.act(0, Action::Discard { card: FIRST });
    assert!(spider.game.fight.is_on() && spider.game.player(0).deck.len() == 1, "the card is in the pool");
}

#[test]
fn a_knock_out_before_the_first_turn_is_a_full_defeat() {
    kernel::rule!("OW-R50", "OW-14.36");
    let mut stage = hunting(striking(1), &[WOLF, CAT], "Drowners' Nest");
    stage.hand(0, &[]).deck(0, &[FIRST]).gold(0, 0).act(0, Action::FightMonster);
    stage.act(0, Action::DiscardFound { card: FIRST });
    to_phase_three(&mut stage);
    assert_eq!(story(&stage, |event| matches!(event, Event::FightTurn { .. }).then_some(())), []);
    assert_eq!((stage.game.turn.target, stage.game.player(0).gold), (2, 0));
}

#[test]
fn a_witcher_without_any_card_is_knocked_out_at_the_first_look() {
    kernel::rule!("OW-R52");
    let mut stage = rivals(striking(1), &[]);
    stage.hand(1, &[]).deck(1, &[]);
    challenge(&mut stage);
    assert_eq!(story(&stage, |event| matches!(event, Event::FightTurn { .. }).then_some(())), []);
    assert_eq!((stage.game.player(0).schools, stage.game.player(0).gold), (1 << VIPER, 6));
}

#[test]
fn a_monsters_ability_is_announced_and_does_what_it_says() {
    kernel::rule!("OW-16.2");
    let mut stage = hunting(striking(1), &[WOLF, CAT], "Werewolf");
    stage.levels(0, [1, 4, 1, 1]).shield(0, 4).act(0, Action::FightMonster);
    assert_eq!(stage.game.player(0).shield, 2);
    let monster = stage.game.fight.monster;
    let howl = stage.game.monster(monster).abilities[0];
    let public = |wanted: &Event| {
        let found = |(to, event): &(Audience, Event)| *to == Audience::Everyone && event == wanted;
        stage.told.iter().position(found).expect("everyone is told")
    };
    let begun = public(&Event::FightBegan { seat: 0, against: None, monster: Some(monster) });
    let used = public(&Event::AbilityUsed { seat: 0, ability: howl });
    assert!(begun < used && used < public(&Event::FightTurn { seat: Some(0) }));
}

/// A duel with a bet on the attacker, who is about to strike the defender's last card.
fn last_stroke(position: u8) -> Stage {
    let mut stage = rivals(striking(1), &[CAT]);
    stage.game.player_mut(0).position = position;
    stage.potion(0, 0);
    challenge(&mut stage);
    stage.act(2, Action::Bet { side: 0 });
    let blizzard = stage.potion_ability("Blizzard");
    stage.act(0, Action::UseAbility { ability: blizzard }).hand(1, &[RIVAL]).deck(1, &[]);
    strike(&mut stage, 0, FIRST);
    stage.told.clear();
    stage.act(1, Action::Discard { card: RIVAL });
    stage
}

fn aftermath(stage: &Stage) -> Vec<&'static str> {
    story(stage, |event| match event {
        Event::FightEnded { .. } => Some("ended"),
        Event::Gold { seat: 0, .. } => Some("gold"),
        Event::WitcherTrophy { seat: 0, .. } => Some("trophy"),
        Event::Advanced { .. } => Some("advance"),
        Event::Trashed { .. } => Some("fatigue"),
        Event::Gained { seat: 1, .. } => Some("penalty"),
        Event::Gold { seat: 2, .. } => Some("bets"),
        Event::TavernClosed { .. } => Some("tavern"),
        Event::NewDeck { seat: 1, .. } => Some("decks"),
        Event::DrewUnseen { seat: 1 } => Some("draws"),
        Event::PhaseBegan { phase: 3, .. } => Some("phase"),
        Event::Ended { .. } => Some("won"),
        _ => None,
    })
}

#[test]
fn the_results_of_a_duel_come_in_their_order() {
    kernel::rule!("OW-15.15", "OW-R29");
    let mut stage = last_stroke(0);
    assert!(matches!(stage.waiting(), Frame::Fatigue { .. }));
    assert_eq!(stage.game.potion_discard[0], 1, "potions go before all else");
    to_phase_three(&mut stage);
    let first = ["ended", "gold", "trophy", "advance", "fatigue", "penalty", "bets", "tavern", "decks"];
    assert_eq!(aftermath(&stage), [&first[..], &["draws"; 2], &["phase"]].concat());
}

#[test]
fn a_duel_that_wins_the_game_ends_with_the_trophy() {
    kernel::rule!("OW-15.15", "OW-R29");
    let stage = last_stroke(3);
    assert_eq!(aftermath(&stage), ["ended", "gold", "trophy", "advance", "won"]);
    assert!(matches!(stage.game.turn(), Turn::Over(_)));
    assert_eq!(stage.game.player(2).gold, 4, "no bet is paid any more");
}

#[test]
fn the_loser_takes_the_penalty_card_also_out_of_turn() {
    kernel::rule!("OW-R54");
    let mut stage = rivals(striking(1), &[]);
    challenge(&mut stage);
    stage.hand(1, &[RIVAL]).deck(1, &[]);
    let zero: Vec<u8> = (0..90).filter(|card| stage.game.face(*card).cost == 0).take(2).collect();
    let dear: Vec<u8> = (0..90).filter(|card| stage.game.face(*card).cost == 3).take(4).collect();
    stage.row([zero[0], zero[1], dear[0], dear[1], dear[2], dear[3]]);
    strike(&mut stage, 0, FIRST);
    stage.act(1, Action::Discard { card: RIVAL });
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::TakeMarket { .. }));
    assert_eq!(stage.asked(), [1], "though it is the turn of seat 0");
    assert_eq!(stage.menu(1), [Action::TakeMarket { slot: 0 }, Action::TakeMarket { slot: 1 }]);
}
