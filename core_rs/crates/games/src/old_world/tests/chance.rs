//! Where chance comes in, and how evenly (OW-22B). A shuffled deck is a fresh even draw out of what is left of it.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Actor, Dice, Game as _, rule};

use super::stage::{BEAR, CAT, Stage, WOLF};
use crate::old_world::cards::{OWNER, Placed};
use crate::old_world::fight::{Fight, Stage as Progress};
use crate::old_world::frame::{Frame, Pounce};
use crate::old_world::pack::{EXPLORATIONS, Op};
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Place, Price, Terrain};
use crate::old_world::{Action, OldWorld, content};

/// How often each outcome comes up in so many draws.
pub fn draws(game: &OldWorld, count: usize) -> BTreeMap<Action, usize> {
    let mut counts: BTreeMap<Action, usize> = BTreeMap::new();
    let mut dice = Dice::stream(7);
    (0..count).for_each(|_| *counts.entry(game.sample(&mut dice)).or_default() += 1);
    counts
}

/// Chance has these outcomes and draws each in proportion to its weight.
fn assert_weights(game: &OldWorld, expected: impl IntoIterator<Item = (Action, usize)>) {
    const EACH: usize = 400;
    let weights: BTreeMap<Action, usize> = expected.into_iter().collect();
    let listed: BTreeSet<Action> = game.menu(Actor::Chance).into_iter().collect();
    assert_eq!(listed, weights.keys().copied().collect());
    let counts = draws(game, EACH * weights.values().sum::<usize>());
    for (outcome, weight) in weights {
        let count = counts.get(&outcome).copied().unwrap_or(0);
        let fair = EACH * weight;
        assert!((fair * 3 / 4..=fair * 5 / 4).contains(&count), "{outcome:?}: {count}, fair would be {fair}");
    }
}

pub fn assert_even(game: &OldWorld, expected: impl IntoIterator<Item = Action>) {
    assert_weights(game, expected.into_iter().map(|outcome| (outcome, 1)));
}

pub fn cards(numbers: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Action> {
    numbers.into_iter().map(|card| Action::DrawCard { card })
}

pub fn locations(numbers: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Action> {
    numbers.into_iter().map(|location| Action::DrawLocation { location })
}

fn faces() -> impl Iterator<Item = Action> {
    (1..=6).map(|face| Action::Roll { face })
}

/// The locations of a terrain.
pub fn ground(terrain: Terrain) -> Vec<u8> {
    let locations = (0u8..).zip(&content::embedded().locations);
    locations
        .filter(|(_, place)| place.terrain.terrain() == Some(terrain))
        .map(|(number, _)| number)
        .collect()
}

/// The monsters of a level.
pub fn beasts(level: u8) -> BTreeSet<u8> {
    let monsters = (0u8..).zip(&content::embedded().monsters);
    monsters.filter(|(_, monster)| monster.level == level).map(|(number, _)| number).collect()
}

pub fn monsters(numbers: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Action> {
    numbers.into_iter().map(|monster| Action::DrawMonster { monster })
}

#[test]
fn potion_and_exploration_decks_are_shuffled() {
    rule!("OW-RN2");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.clear_frames().potion(1, 0).potion(1, 4).potion(1, 4);
    stage.run(&[Frame::GainPotions { seat: 0, left: 1 }]);
    let copies = (0..14).filter(|potion| *potion != 4);
    let copies = copies.map(|potion| (Action::DrawPotion { potion }, if potion == 0 { 1 } else { 2 }));
    assert_weights(&stage.game, copies);
    for (deck, first) in [(0, 0), (1, EXPLORATIONS as u8)] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.clear_frames().run(&[Frame::DrawExploration { seat: 0, deck }]);
        let all = (first..first + 36).map(|card| Action::DrawExploration { card });
        assert_even(&stage.game, all);
    }
}

/// A Wolf whose deck is 92 to 95 with 95 known to lie on top.
fn stacked() -> Stage {
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[]).deck(0, &[92, 93, 94, 95]).clear_frames();
    let deck = &mut stage.game.player_mut(0).deck;
    deck.unseen.remove(95);
    deck.top.insert(0, Placed { card: 95, knowers: OWNER });
    stage
}

#[test]
fn a_shuffled_personal_deck_has_no_order_any_more() {
    rule!("OW-RN9");
    let draw = Frame::DrawCards { seat: 0, left: 1 };
    let mut stage = stacked();
    assert_even(&stage.run(&[draw]).game, cards([95]));

    let mut fresh = stacked();
    fresh.pile(0, &[96, 97]).run(&[draw, Frame::NewDeck { seat: 0 }]);
    assert_even(&fresh.game, cards(92..98));

    let mut pool = stacked();
    pool.pile(0, &[96, 97]);
    pool.game.fight = Fight { stage: Progress::Preparing, ..Fight::PEACE };
    pool.game.fight.sides[0].seat = 0;
    let game = &mut pool.game;
    game.make_life_pool(0, &mut |_, _| {});
    game.fight.stage = Progress::Fighting;
    pool.run(&[draw]);
    assert_even(&pool.game, cards(92..98));

    let mut searched = stacked();
    searched.run(&[draw, Frame::DiscardFound { seat: 0, left: 1 }]);
    searched.act(0, Action::DiscardFound { card: 93 });
    assert_even(&searched.game, cards([92, 94, 95]));

    let mut empty = stacked();
    empty.deck(0, &[]).pile(0, &[96, 97, 98]).run(&[draw]);
    assert_even(&empty.game, cards(96..99));
}

/// A Wolf fights the Barghest and the monster begins.
fn hunted() -> Stage {
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.monster("Barghest", 2).at(0, 2).hand(0, &[90, 91, 92]).turn_of(0);
    stage.act(0, Action::EndPhase).act(0, Action::FightMonster);
    stage
}

#[test]
fn a_monster_pool_is_any_of_the_twenty_fight_cards() {
    rule!("OW-RN10");
    let mut stage = hunted();
    stage.game.frames.pop();
    stage.run(&[Frame::Monster { step: Pounce::Reveal }]);
    let fight_cards = |cards: &[u8]| {
        let rest = (0..20u8).filter(|card| !cards.contains(card));
        rest.map(|card| Action::DrawFightCard { card }).collect::<Vec<_>>()
    };
    assert_even(&stage.game, fight_cards(&[]));
    let mut stage = hunted();
    stage.run(&[Frame::MonsterLoss { left: 3 }]);
    for (number, card) in [17, 2].into_iter().enumerate() {
        assert_even(&stage.game, fight_cards(&[17, 2][..number]));
        stage.chance(Action::DrawFightCard { card });
    }
    assert_even(&stage.game, fight_cards(&[17, 2]));
}

#[test]
fn hand_cards_lost_at_random_are_any_of_those_left() {
    rule!("OW-RN11", "OW-21.4");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[90, 93, 97]).clear_frames();
    stage.run(&[Frame::DiscardRandom { seat: 0, left: 2, then_deck: false }]);
    assert_even(&stage.game, cards([90, 93, 97]));
    stage.cards(&[93]);
    assert_even(&stage.game, cards([90, 97]));
}

#[test]
fn location_tokens_come_from_the_top_of_their_shuffled_stack() {
    rule!("OW-RN12", "OW-7.10");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    let taken = stage.game.slot(Terrain::Forest).location;
    let left: Vec<u8> = ground(Terrain::Forest).into_iter().filter(|token| *token != taken).collect();
    stage.clear_frames().at(0, 0).at(1, 0);
    let mut tracking = stage.clone();
    tracking.run(&[Frame::TrackToken { seat: 0, terrain: Terrain::Forest, aside: NONE }]);
    assert_even(&tracking.game, locations(left.iter().copied()));
    tracking.chance(Action::DrawLocation { location: left[0] });
    let mut summon = tracking.clone();
    tracking.run(&[Frame::TrackToken { seat: 1, terrain: Terrain::Forest, aside: NONE }]);
    assert_even(&tracking.game, locations(left[1..].iter().copied()));
    let successor = *beasts(2).iter().find(|beast| summon.game.lair.stacks >> **beast & 1 != 0).expect("one");
    summon.run(&[Frame::SummonMonster { terrain: Terrain::Forest, level: 2, extra: false }]);
    summon.chance(Action::DrawMonster { monster: successor });
    assert_even(&summon.game, locations(ground(Terrain::Forest)));
}

#[test]
fn a_quest_of_an_empty_stack_leads_to_any_token_of_the_others() {
    rule!("OW-RN12", "OW-7.10");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    let found = stage.game.pack().explorations.iter().enumerate().find_map(|(card, exploration)| {
        let option = exploration.options.iter().position(|option| {
            let at = option.quest.as_ref().map(|quest| quest.at);
            at == Some(crate::old_world::pack::Whither::Terrain(Terrain::Forest))
        })?;
        Some((card as u8, option as u8))
    });
    let (card, option) = found.expect("a quest leads to a forest");
    let [forest, mountain, water] = Terrain::ALL.map(ground);
    let bits = |tokens: &[u8]| tokens.iter().fold(0u32, |bits, token| bits | 1 << token);
    // No forest token; three unseen mountain tokens, two of which lie face down; three water tokens.
    stage.game.tokens = bits(&mountain[..3]) | bits(&water[..3]);
    stage.trail(0, Terrain::Mountain).trail(1, Terrain::Mountain).clear_frames();
    stage.run(&[Frame::QuestToken { seat: 0, card, option }]);
    let counts = draws(&stage.game, 8000);
    let of = |tokens: &[u8]| -> usize {
        locations(tokens.iter().copied()).map(|outcome| counts.get(&outcome).copied().unwrap_or(0)).sum()
    };
    assert_eq!((of(&forest), of(&mountain) + of(&water)), (0, 8000));
    assert!((1800..=2200).contains(&of(&mountain)), "one of four tokens: {}", of(&mountain));
    for tokens in [&mountain[..3], &water[..3]] {
        let whole = of(tokens);
        assert!(tokens.iter().all(|token| (whole * 4 / 15..=whole * 6 / 15).contains(&of(&[*token]))));
    }
}

#[test]
fn a_successor_is_any_token_of_its_stack_and_driven_away_ones_come_back() {
    rule!("OW-RN13", "OW-R10");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    let summon = Frame::Summon { terrain: Terrain::Water, level: 3, extra: false };
    let third = beasts(3);
    stage.clear_frames();
    let mut renewed = stage.clone();
    stage.run(&[summon]);
    assert_even(&stage.game, monsters(third.iter().copied()));
    let driven: Vec<u8> = third.iter().copied().take(2).collect();
    for beast in &third {
        renewed.game.lair.stacks &= !(1 << beast);
    }
    renewed.game.lair.driven = 1 << driven[0] | 1 << driven[1];
    renewed.run(&[summon]);
    assert_even(&renewed.game, monsters(driven));
}

#[test]
fn every_die_shows_every_face_as_often() {
    rule!("OW-RN14", "OW-RN15", "OW-RN16");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let roll = stage.game.pack().ops.iter().position(|op| *op == Op::Roll).expect("some card rolls") as u16;
    let dice = [
        Frame::PokerRoll { side: 0, dice: 0b1_1111 },
        Frame::PokerRoll { side: 1, dice: 0b100 },
        Frame::Run { at: roll, seat: 0, subject: NONE, register: [3, 0] },
        Frame::AttackDie,
    ];
    for frame in dice {
        stage.clear_frames().run(&[frame]);
        assert_even(&stage.game, faces());
    }
    stage.clear_frames().run(&[Frame::PokerRoll { side: 0, dice: 0b11 }]).dice(&[6]);
    assert_even(&stage.game, faces());
}

#[test]
fn piles_that_become_decks_again_are_shuffled() {
    rule!("OW-RN18", "OW-R9");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let deck = stage.game.market_deck;
    let dear: Vec<u8> = deck.iter().filter(|card| stage.game.face(*card).cost > 0).take(4).collect();
    for card in deck.iter() {
        stage.take(card);
        stage.game.trashed.insert(card);
    }
    for card in &dear {
        stage.take(*card);
        stage.game.common.insert(*card);
    }
    stage.clear_frames();
    let mut search = stage.clone();
    search.run(&[Frame::Search { seat: 0, price: Price::Exactly(0), to: Place::Discard, renewed: false }]);
    assert_even(&search.game, cards(dear.iter().copied()));
    stage.game.market[0] = NONE;
    stage.run(&[Frame::Refill]);
    assert_even(&stage.game, cards(dear));

    let mut potions = Stage::of(&[WOLF, BEAR]);
    potions.clear_frames();
    potions.game.potions = [0; 14];
    potions.game.potion_discard[3] = 2;
    potions.game.potion_discard[8] = 1;
    potions.run(&[Frame::GainPotions { seat: 0, left: 1 }]);
    let weights = [(3, 2), (8, 1)].map(|(potion, weight)| (Action::DrawPotion { potion }, weight));
    assert_weights(&potions.game, weights);

    let mut wilds = Stage::of(&[WOLF, BEAR]);
    for card in 36..72 {
        wilds.game.explorations.remove(card);
    }
    for card in [1, 40, 50, 60] {
        wilds.game.removed.insert(card);
    }
    wilds.clear_frames().run(&[Frame::DrawExploration { seat: 0, deck: 1 }]);
    assert_even(&wilds.game, [40, 50, 60].map(|card| Action::DrawExploration { card }));
}

#[test]
fn a_random_first_card_is_any_card_of_the_hand() {
    rule!("OW-RN19");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.monster("Nightwraith", 2).trail(0, Terrain::Mountain).at(0, 2).hand(0, &[90, 94, 99]).turn_of(0);
    stage.act(0, Action::EndPhase).act(0, Action::FightMonster);
    assert_eq!(stage.waiting(), Frame::RandomCard { seat: 0 });
    assert_even(&stage.game, cards([90, 94, 99]));
    stage.cards(&[94]);
    assert_eq!(stage.game.combo.cards(), [(94, NONE)]);
}
