//! Where chance comes in, and how evenly (POD-24).

use std::collections::BTreeSet;

use kernel::{Action as _, Actor, Dice, Entry, Game as _, Match, Seed, rule};

use super::stage::{CIRI, GERALT, Stage};
use super::story_props::{CAST, StoryProps as _, telling};
use crate::cards::CardSet;
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::Options;
use crate::path_of_destiny::state::PathOfDestiny;
use crate::path_of_destiny::vocabulary::{Side, Story};
use crate::path_of_destiny::{Action, Event};

/// Chance has these outcomes, in any order, and draws each about equally often.
fn assert_even(game: &PathOfDestiny, expected: impl IntoIterator<Item = Action>) {
    const EACH: usize = 300;
    let outcomes = game.menu(Actor::Chance);
    let listed: BTreeSet<Action> = outcomes.iter().copied().collect();
    assert_eq!(listed, expected.into_iter().collect());
    let mut counts = vec![0; outcomes.len()];
    let mut dice = Dice::stream(7);
    for _ in 0..EACH * outcomes.len() {
        let drawn = game.sample(&mut dice);
        counts[outcomes.iter().position(|outcome| *outcome == drawn).expect("a possible outcome")] += 1;
    }
    for (outcome, count) in outcomes.iter().zip(counts) {
        assert!((EACH * 3 / 4..=EACH * 5 / 4).contains(&count), "{outcome:?} was drawn {count} times");
    }
}

fn cards(numbers: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Action> {
    numbers.into_iter().map(|card| Action::DrawCard { card })
}

fn characters(numbers: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Action> {
    numbers.into_iter().map(|character| Action::DrawCharacter { character })
}

/// A game of a story in which chance is about to answer such a frame.
fn until(story: Story, wanted: impl Fn(Frame) -> bool) -> Stage {
    let mut stage = Stage::new(&Options { story, ..Options::new(3) });
    stage.go_on_until(|stage| wanted(stage.waiting()));
    stage
}

#[test]
fn the_deck_is_any_order_of_the_sixty_eight_cards() {
    rule!("POD-X1", "POD-24.1");
    let mut stage = Stage::new(&Options::new(3));
    let mut left: Vec<u8> = (0..68).collect();
    for card in [67, 0, 33] {
        assert_even(&stage.game, cards(left.iter().copied()));
        stage.draw(card);
        left.retain(|other| *other != card);
    }
    assert_even(&stage.game, cards(left));
}

#[test]
fn a_new_deck_is_any_order_of_the_whole_discard_pile() {
    rule!("POD-X2");
    let mut stage = telling(Story::EdgeOfTheWorld, |_| {});
    stage.game.deck = [60].into_iter().collect();
    stage.game.discard = [8, 20, 68, 69].into_iter().collect();
    stage.run(&[Frame::DrawCards { seat: 0, left: 2 }]);
    assert_even(&stage.game, cards([60]));
    stage.draw(60);
    assert_even(&stage.game, cards([8, 20, 68, 69]));
    assert!(stage.game.discard.is_empty());
}

#[test]
fn the_first_chooser_is_any_seat_unless_the_options_name_one() {
    rule!("POD-X3");
    let stage = until(Story::EdgeOfTheWorld, |frame| frame == Frame::FirstChooser);
    assert_even(&stage.game, (0..3).map(|seat| Action::DrawFirst { seat }));
    let mut named = Stage::new(&Options { first: Some(2), ..Options::new(3) });
    assert_eq!(named.settle_chance().asked(), [2]);
    let drawn = |stage: &Stage| stage.game.draws[usize::from(crate::path_of_destiny::state::source::FIRST)];
    assert_eq!(drawn(&named), 0);
}

#[test]
fn each_chooser_is_dealt_any_two_of_the_boards_left() {
    rule!("POD-X4");
    let mut stage = until(Story::EdgeOfTheWorld, |frame| matches!(frame, Frame::OfferCharacter { .. }));
    let mut pool: Vec<u8> = (0..5).collect();
    for _ in 0..3 {
        assert_even(&stage.game, characters(pool.iter().copied()));
        let (first, kept) = (pool[0], pool[pool.len() - 1]);
        stage.chance(Action::DrawCharacter { character: first });
        assert_even(&stage.game, characters(pool[1..].iter().copied()));
        stage.chance(Action::DrawCharacter { character: kept });
        let chooser = stage.asked()[0];
        stage.act(chooser, Action::KeepCharacter { character: kept });
        pool.retain(|other| *other != kept);
    }
}

#[test]
fn each_chapter_gets_any_of_its_four_extra_effort_cards() {
    rule!("POD-X5");
    let mut stage = until(Story::EdgeOfTheWorld, |frame| matches!(frame, Frame::DrawEffort { .. }));
    for chapter in 0..3 {
        let four = 4 * chapter..4 * chapter + 4;
        assert_even(&stage.game, four.clone().map(|effort| Action::DrawEffort { effort }));
        stage.chance(Action::DrawEffort { effort: four.start + chapter });
    }
}

#[test]
fn each_type_has_any_of_its_three_objectives() {
    rule!("POD-X6");
    for place in 0..4 {
        for frame in [Frame::Look { place, seats: 0b10 }, Frame::TurnUpObjective { place }] {
            let mut stage = telling(Story::Striga, |_| {});
            stage.run(&[frame]);
            let three = 3 * place..3 * place + 3;
            assert_even(&stage.game, three.map(|objective| Action::DrawObjective { objective }));
            // It is drawn once and for all.
            stage.settle_chance().run(&[Frame::TurnUpObjective { place }]);
            assert!(stage.chances().is_empty());
        }
    }
}

#[test]
fn requirement_cards_lie_beside_the_objectives_in_any_order() {
    rule!("POD-X7");
    let mut stage = until(Story::Striga, |frame| matches!(frame, Frame::DrawRequirement { .. }));
    let mut left: Vec<u8> = (0..4).collect();
    for requirement in [1, 3, 0] {
        let free = left.iter().map(|requirement| Action::DrawRequirement { requirement: *requirement });
        assert_even(&stage.game, free);
        stage.chance(Action::DrawRequirement { requirement });
        left.retain(|other| *other != requirement);
    }
    assert_even(&stage.game, [Action::DrawRequirement { requirement: 2 }]);
}

#[test]
fn alliance_decks_are_in_any_order_and_so_are_rebuilt_ones() {
    rule!("POD-X8");
    for (side, deck) in [(Side::Left, 0..16), (Side::Right, 16..32)] {
        let mut stage = telling(Story::LesserEvil, |_| {});
        let draw = |alliance: u8| Action::DrawAlliance { alliance };
        stage.run(&[Frame::DrawAlliance { seat: 0, side }]);
        assert_even(&stage.game, deck.clone().map(draw));
        stage.chance(draw(deck.start)).run(&[Frame::DrawAlliance { seat: 1, side }]);
        assert_even(&stage.game, deck.clone().skip(1).map(draw));
        let mut stage = telling(Story::LesserEvil, |_| {});
        let discards: CardSet = deck.clone().take(5).collect();
        deck.clone().for_each(|card| stage.game.alliance_deck.remove(card));
        stage.game.alliance_discard = discards;
        stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeRow { row: 1 + side as u8 });
        assert_even(&stage.game, discards.iter().map(draw));
    }
}

#[test]
fn alliance_tokens_lie_beside_the_rows_in_any_order() {
    rule!("POD-X9");
    let mut stage = until(Story::LesserEvil, |frame| matches!(frame, Frame::DrawToken { .. }));
    let mut left: Vec<u8> = (0..3).collect();
    for token in [1, 2] {
        assert_even(&stage.game, left.iter().map(|token| Action::DrawToken { token: *token }));
        stage.chance(Action::DrawToken { token });
        left.retain(|other| *other != token);
    }
    assert_even(&stage.game, [Action::DrawToken { token: 0 }]);
}

#[test]
fn the_solo_destiny_token_is_a_fair_coin_thrown_fifteen_times() {
    rule!("POD-X10", "POD-X11");
    let coin = [Side::Left, Side::Right].map(|side| Action::FlipCoin { side });
    for story in Story::ALL {
        let mut stage = Stage::new(&Options { story, characters: vec![GERALT, CIRI], ..Options::new(1) });
        let (mut flips, mut mains) = (Vec::new(), 0);
        let mut dice = Dice::stream(5);
        while !stage.game.is_over() {
            match stage.waiting() {
                Frame::Coin { .. } => {
                    assert_even(&stage.game, coin);
                    flips.push((stage.game.chapter, stage.game.turn));
                }
                Frame::CoinMain => mains += 1,
                _ => {}
            }
            if let [seat] = stage.asked()[..] {
                let action = dice.pick(&stage.menu(seat));
                stage.act(seat, action);
            } else {
                let drawn = stage.game.sample(&mut dice);
                stage.chance(drawn);
            }
        }
        let in_chapter = |number: u8| flips.iter().filter(|(chapter, _)| *chapter == number).count();
        assert_eq!([0, 1, 2].map(in_chapter), [1 + 3, 2 + 3, 3 + 3]);
        let told = stage.public_events();
        let coins = told.iter().filter(|event| matches!(event, Event::CoinFlipped { .. })).count();
        assert_eq!(coins, 15 + mains);
    }
    let mut stage = Stage::telling(Story::EdgeOfTheWorld, 1, &[GERALT, CIRI]);
    // No destiny token lies on a symbol and the Automa is on top.
    stage.order(&[1, 0]).game.destiny = [2; 3];
    stage.run(&[Frame::ChapterEnds]);
    assert_even(&stage.game, coin);
}

#[test]
fn the_automa_is_any_character_that_nobody_plays() {
    rule!("POD-X12");
    for own in 0..5 {
        let mut stage = Stage::new(&Options { characters: vec![own], ..Options::new(1) });
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawAutoma { .. }));
        assert_even(&stage.game, characters((0..5).filter(|character| *character != own)));
    }
}

/// Plays a match with random choices that depend on nothing but their own dice.
fn played(options: &Options, seed: Seed, choices: u64) -> (Match<PathOfDestiny>, Vec<Event>) {
    let mut told = Vec::new();
    let mut tell = |_, event| told.push(event);
    let mut game = Match::<PathOfDestiny>::new(embedded(), options, seed, &mut tell).expect("sound options");
    let mut dice = Dice::stream(choices);
    while let Some(seat) = game.asked().iter().next() {
        let action = dice.pick(&game.game().menu(Actor::Seat(seat)));
        game.submit(seat, action, &mut tell).expect("a legal action");
    }
    (game, told)
}

#[test]
fn one_seed_and_the_same_decisions_make_the_same_game() {
    rule!("POD-24.1");
    for story in Story::ALL {
        for players in [1, 3] {
            let options = Options { story, ..Options::new(players) };
            let (one, heard) = played(&options, [3; 32], 1);
            let (same, again) = played(&options, [3; 32], 1);
            assert_eq!(one, same);
            assert_eq!(heard, again);
            let (other, _) = played(&options, [4; 32], 1);
            assert_ne!(one.log(), other.log(), "another seed makes another game");
            // A replay draws nothing and ends in the same state.
            let replay =
                Match::<PathOfDestiny>::replay(embedded(), &options, [3; 32], one.log(), &mut |_, _| {});
            assert_eq!(replay.as_ref().map(Match::game), Ok(one.game()));
        }
    }
}

#[test]
fn nothing_is_random_but_what_the_table_lists() {
    rule!("POD-24.1");
    let mut verbs = BTreeSet::new();
    for (number, story) in (0..).zip(Story::ALL) {
        for players in 1..=5 {
            let (game, _) = played(&Options { story, ..Options::new(players) }, [number; 32], players.into());
            for entry in game.log().iter() {
                if let Entry::Move { actor: Actor::Chance, code } = entry {
                    let action = Action::decode(code).expect("a known action");
                    verbs.insert(action.verb());
                }
            }
        }
    }
    let listed = [
        "chance.alliance",
        "chance.alliance_token",
        "chance.card",
        "chance.character",
        "chance.coin",
        "chance.effort",
        "chance.first",
        "chance.objective",
        "chance.requirement",
    ];
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), listed);
    // Characters fixed: nothing is drawn for them.
    let options = Options { characters: CAST.to_vec(), first: Some(0), ..Options::new(3) };
    let (game, _) = played(&options, [9; 32], 2);
    let drawn = |entry: Entry| {
        matches!(entry, Entry::Move { actor: Actor::Chance, code }
            if matches!(Action::decode(code), Some(Action::DrawCharacter { .. } | Action::DrawFirst { .. })))
    };
    assert!(!game.log().iter().any(drawn));
}
