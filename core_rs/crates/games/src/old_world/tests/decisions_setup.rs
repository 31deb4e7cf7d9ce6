//! Decision points of the setup and of Phase I (OW-21A, OW-21B): who is asked, what they may do, and who knows it.

use std::collections::BTreeSet;

use kernel::{Actor, Game, Seat, Viewer, rule};

use super::asking::{forced, heard, is_closed, of_cost, site, spectator, terrains, view, with_symbol};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF};
use crate::old_world::action::Way;
use crate::old_world::frame::Frame;
use crate::old_world::options::Draft;
use crate::old_world::vocabulary::{Attribute, Place, Site, Symbol, Terrain};
use crate::old_world::{Action, Event, OldWorld, Options, content};

/// A game at its very beginning.
fn opening(options: &Options) -> Stage {
    let game = OldWorld::initial(content::embedded(), options).expect("the options are sound");
    Stage { game, told: Vec::new() }
}

#[test]
fn each_drafter_sees_two_boards_alone_and_the_last_one_has_no_choice() {
    rule!("OW-DS1", "OW-R7", "OW-21.2");
    let mut stage = opening(&Options { first: Some(0), ..Options::new(5) });
    for drafter in [4, 3, 2, 1] {
        stage.settle_chance();
        assert_eq!(stage.waiting(), Frame::KeepSchool { seat: drafter });
        let offered = view(&stage, drafter).own.expect("a seat looks").offer;
        let boards: Vec<Action> =
            offered.iter().map(|school| Action::KeepSchool { school: *school }).collect();
        assert_eq!((offered.len(), stage.menu(drafter)), (2, boards.clone()));
        assert!(is_closed(&stage));
        for other in (0..5).filter(|other| *other != drafter) {
            assert_eq!(view(&stage, other).own.expect("a seat looks").offer, [], "boards are face down");
        }
        stage.act(drafter, boards[0]);
        let kept = Event::SchoolTaken { seat: drafter, school: offered[0] };
        assert!(heard(&stage, Viewer::Spectator).contains(&kept), "the board kept is public");
    }
    let offers = |viewer| {
        let told = heard(&stage, viewer).into_iter();
        told.filter(|event| matches!(event, Event::SchoolOffered { .. })).count()
    };
    assert_eq!(offers(Viewer::Spectator), 0);
    assert_eq!([0, 1, 2, 3, 4].map(|seat| offers(Viewer::Seat(Seat::new(seat)))), [0, 2, 2, 2, 2]);
    stage.settle_chance();
    assert!(!is_closed(&stage), "everyone knows which board is left");
    assert_eq!(forced(&stage), Some(stage.menu(0)[0]));
}

#[test]
fn a_free_draft_offers_every_board_left_and_a_random_one_asks_nobody() {
    rule!("OW-DS1", "OW-3.17");
    let mut stage = opening(&Options { draft: Draft::Free, first: Some(0), ..Options::new(4) });
    for (drafter, boards) in [(3, 5), (2, 4), (1, 3), (0, 2)] {
        stage.settle_chance();
        assert_eq!((stage.asked(), stage.menu(drafter).len()), (vec![drafter], boards));
        assert!(!is_closed(&stage));
        let board = stage.menu(drafter)[1];
        stage.act(drafter, board);
    }
    let mut random = opening(&Options { draft: Draft::Random, first: Some(0), ..Options::new(3) });
    random.settle_chance();
    assert!(matches!(random.waiting(), Frame::PhaseOne { seat: 0 }), "{:?}", random.waiting());
}

#[test]
fn the_first_of_two_players_places_the_level_two_monster() {
    rule!("OW-DS2", "OW-R6");
    let options = Options { schools: vec![WOLF, CAT], first: Some(1), ..Options::new(2) };
    let mut stage = opening(&options);
    stage.settle_chance();
    assert_eq!((stage.asked(), is_closed(&stage)), (vec![1], false));
    let places = Terrain::ALL.map(|terrain| Action::PlaceMonster { terrain });
    assert_eq!(stage.menu(1), places);
    assert!(spectator(&stage).slots.iter().all(|slot| slot.monster.is_none()), "before tokens are turned up");
    stage.act(1, places[2]).settle_chance();
    let levels = stage.game.slots.map(|slot| stage.game.monster(slot.monster).level);
    assert_eq!(levels, [1, 1, 2]);
    let mut three = opening(&Options { schools: vec![WOLF, CAT, BEAR], first: Some(1), ..Options::new(3) });
    three.settle_chance();
    assert!(matches!(three.waiting(), Frame::PhaseOne { seat: 1 }), "nobody else is asked");
}

#[test]
fn players_of_large_games_pick_one_of_four_attributes_in_order() {
    rule!("OW-DS3");
    let schools = vec![WOLF, GRIFFIN, CAT, BEAR];
    let mut stage = opening(&Options { schools, first: Some(3), ..Options::new(4) });
    let all = Attribute::ALL.map(|attribute| Action::ChooseAttribute { attribute });
    for seat in [3, 0, 1, 2] {
        stage.settle_chance();
        assert_eq!((stage.asked(), stage.menu(seat), is_closed(&stage)), (vec![seat], all.to_vec(), false));
        stage.act(seat, all[0]);
        assert_eq!(spectator(&stage).players[usize::from(seat)].levels, [2, 1, 1, 1]);
    }
    assert_eq!(stage.waiting(), Frame::PhaseOne { seat: 3 });
}

#[test]
fn phase_one_offers_movement_first_and_everything_else_after_it() {
    rule!("OW-D1", "OW-9.9");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let potion = site(&stage, Site::Potion);
    let hand = with_symbol(&stage, 0, Symbol::Forest);
    stage.hand(0, &hand).gold(0, 2).gold(1, 2).at(0, potion).at(1, potion);
    let quest = (0..72).find(|card| {
        let quests =
            stage.game.pack().explorations[usize::from(*card)].options.iter().map(|option| &option.quest);
        quests.flatten().next().is_some_and(|quest| quest.cost.is_free())
    });
    let card = quest.expect("some quest is free");
    let option = u8::from(stage.game.pack().explorations[usize::from(card)].options[0].quest.is_none());
    stage.game.explorations.remove(card);
    stage.game.quest_owner[usize::from(card)] = option;
    stage.game.quest_at[usize::from(card)] = potion;
    stage.turn_of(0);
    assert!(stage.menu(0).iter().all(|action| matches!(action, Action::Move { .. } | Action::EndPhase)));
    stage.game.turn.moved = true;
    let menu = stage.menu(0);
    let rest: Vec<Action> =
        menu.into_iter().filter(|action| !matches!(action, Action::Move { .. })).collect();
    let poker = Action::Poker { seat: Seat::new(1) };
    assert_eq!(rest, [Action::EndPhase, Action::UseSite, poker, Action::ResolveQuest { card }]);
    assert!(is_closed(&stage), "movements tell the hand");
    stage.hand(0, &[]);
    stage.game.turn.moved = false;
    assert_eq!((stage.menu(0), forced(&stage)), (vec![Action::EndPhase], None), "asked even then");
}

#[test]
fn a_kept_card_of_phase_one_may_be_used_after_the_movement() {
    rule!("OW-D1");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let found = stage.game.pack().abilities.iter().find_map(|ability| match ability.holder {
        crate::old_world::pack::Holder::Event(event)
            if ability.when == crate::old_world::vocabulary::Moment::PhaseOne && ability.tests.count == 0 =>
        {
            Some(event)
        }
        _ => None,
    });
    let event = found.expect("some kept card works in Phase I");
    stage.game.player_mut(0).kept = 1 << event;
    stage.turn_of(0);
    let uses = |stage: &Stage| stage.menu(0).iter().any(|action| matches!(action, Action::UseAbility { .. }));
    assert!(!uses(&stage));
    stage.game.turn.moved = true;
    assert!(uses(&stage));
}

/// Every way to pay for a movement, worked out from the printed symbols.
#[test]
fn a_movement_is_paid_by_a_fitting_card_by_two_cards_or_with_gold() {
    rule!("OW-D2");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let forest = with_symbol(&stage, 0, Symbol::Forest)[0];
    let wild = with_symbol(&stage, 0, Symbol::Wild)[0];
    let mut hand = [forest, wild];
    hand.sort_unstable();
    stage.hand(0, &hand).at(0, 4); // Ban Ard: roads to 0, 3, 7, 8
    for gold in [0, 1] {
        stage.gold(0, gold).turn_of(0);
        let mut expected = BTreeSet::new();
        for location in [0, 3, 7, 8] {
            let ground = stage.game.location(location).terrain;
            for card in hand {
                if card == wild || location == 0 || ground == Symbol::Forest {
                    expected.insert(Action::Move { location, card, way: Way::Alone });
                }
                if gold > 0 {
                    expected.insert(Action::Move { location, card, way: Way::WithGold });
                }
                expected.insert(Action::Move { location, card, way: Way::WithCard });
            }
        }
        let menu: BTreeSet<Action> =
            stage.menu(0).into_iter().filter(|one| *one != Action::EndPhase).collect();
        assert_eq!(menu, expected);
    }
    stage.act(0, Action::Move { location: 7, card: forest, way: Way::WithCard });
    let first = Event::Discarded { seat: 0, card: forest, from: Place::Hand };
    assert!(heard(&stage, Viewer::Spectator).contains(&first), "a card is public when it is discarded");
    assert_eq!((stage.menu(0), is_closed(&stage)), (vec![Action::PaySecond { card: wild }], true));
    stage.act(0, Action::PaySecond { card: wild });
    assert_eq!((stage.game.player(0).location, stage.pile_of(0)), (7, vec![wild, forest]));
    stage.hand(0, &[forest]).gold(0, 0).turn_of(0);
    assert!(stage.menu(0).iter().all(|action| !matches!(action, Action::Move { way: Way::WithCard, .. })));
}

#[test]
fn a_school_teaches_what_can_be_paid_and_its_own_specialty() {
    rule!("OW-D3");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let choices = |stage: &mut Stage, location, levels, gold| {
        stage.levels(0, levels).at(0, location).gold(0, gold).turn_of(0);
        stage.game.turn.moved = true;
        stage.act(0, Action::UseSite);
        assert!(!is_closed(stage));
        stage.menu(0)
    };
    let [attack, defense, alchemy, specialty] =
        Attribute::ALL.map(|attribute| Action::ChooseAttribute { attribute });
    assert_eq!(choices(&mut stage, 3, [1, 2, 3, 1], 3), [attack, defense, specialty]);
    assert_eq!(choices(&mut stage, 3, [5, 5, 3, 4], 9), [alchemy, specialty]);
    assert_eq!(choices(&mut stage, 1, [1, 1, 5, 1], 9), [attack, defense], "Kaer Seren is not the Wolf's");
    assert_eq!(choices(&mut stage, 1, [1, 2, 2, 1], 2), [attack]);
    assert_eq!(forced(&stage), Some(attack));
    stage.gold(0, 1).turn_of(0);
    stage.game.turn.moved = true;
    assert!(!stage.menu(0).contains(&Action::UseSite), "nothing can be paid");
}

#[test]
fn an_exchange_is_a_hand_card_and_a_market_card_that_costs_at_most_one_more() {
    rule!("OW-D4", "OW-R45");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let [none, one, two, three] = [0, 1, 2, 3].map(|cost| of_cost(&stage, cost));
    let held = two[0];
    stage.hand(0, &[90, held]).row([none[0], one[0], two[1], three[0], three[1], three[2]]);
    let exchange = site(&stage, Site::Exchange);
    stage.at(0, exchange).turn_of(0);
    let pairs = |stage: &Stage| {
        let menu = stage.menu(0).into_iter();
        menu.filter(|action| matches!(action, Action::Exchange { .. })).collect::<BTreeSet<_>>()
    };
    assert_eq!(pairs(&stage).len(), 0, "only after a movement");
    stage.game.turn.moved = true;
    let cheap = [0, 1].map(|slot| Action::Exchange { card: 90, slot });
    let dear = [0, 1, 2, 3, 4, 5].map(|slot| Action::Exchange { card: held, slot });
    assert_eq!(pairs(&stage), cheap.into_iter().chain(dear).collect());
    assert!(is_closed(&stage), "it costs a hand card");
    let mut other = stage.clone();
    stage.act(0, Action::Exchange { card: held, slot: 4 }).settle_chance();
    assert!(stage.game.trashed.contains(held) && stage.game.player(0).hand.contains(three[1]));
    assert_eq!(pairs(&stage).len(), 0, "once a turn");
    other.row([two[2], two[1], three[3], three[0], three[1], three[2]]).hand(0, &[90]);
    assert_eq!(pairs(&other).len(), 0, "without a pair there is no exchange");
}

#[test]
fn tracking_may_be_declined_and_asks_only_for_terrains_without_a_token() {
    rule!("OW-D5");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let hall = site(&stage, Site::Tracking);
    stage.at(0, hall).trail(0, Terrain::Forest).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::UseSite);
    let expected = [vec![Action::Decline], terrains(&[Terrain::Mountain, Terrain::Water])].concat();
    assert_eq!((stage.menu(0), is_closed(&stage)), (expected, false));
    let token = stage.game.unseen_tokens(Terrain::Mountain).trailing_zeros() as u8;
    stage.game.player_mut(0).tracking[1] = token;
    stage.trail(0, Terrain::Water);
    assert_eq!(forced(&stage), Some(Action::Decline));
}

#[test]
fn clearing_trashes_any_two_market_cards_or_fewer() {
    rule!("OW-D6");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let clearing = site(&stage, Site::Clearing);
    stage.at(0, clearing).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::UseSite);
    assert!(!is_closed(&stage));
    let mut sets = Vec::new();
    let mut open = vec![(stage, Vec::new())];
    while let Some((stage, trashed)) = open.pop() {
        if !matches!(stage.waiting(), Frame::ClearMarket { .. }) {
            sets.push(trashed);
            continue;
        }
        assert_eq!(forced(&stage), None);
        for action in stage.menu(0) {
            let mut next = stage.clone();
            let mut trashed = trashed.clone();
            trashed.extend(if let Action::TrashMarket { slot } = action { Some(slot) } else { None });
            next.act(0, action);
            open.push((next, trashed));
        }
    }
    let different: BTreeSet<&Vec<u8>> = sets.iter().collect();
    assert_eq!((sets.len(), different.len()), (1 + 6 + 15, 1 + 6 + 15));
    assert!(sets.iter().all(|set| set.len() <= 2));
}

#[test]
fn potions_above_four_are_discarded_by_kind() {
    rule!("OW-D7", "OW-21.3");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.turn_of(0);
    for potion in [3, 3, 5, 8] {
        stage.potion(1, potion);
    }
    stage.run(&[Frame::GainPotions { seat: 1, left: 1 }]);
    stage.chance(Action::DrawPotion { potion: 5 });
    let kinds = [3, 5, 8].map(|potion| Action::DiscardPotion { potion });
    assert_eq!((stage.asked(), stage.menu(1)), (vec![1], kinds.to_vec()), "the holder, though not active");
    assert!(!is_closed(&stage));
    stage.act(1, kinds[2]);
    assert_eq!(stage.game.player(1).potion_count(), 4);
    assert_eq!(stage.asked(), [0]);
    stage.game.player_mut(1).potions = std::array::from_fn(|potion| if potion == 0 { 5 } else { 0 });
    stage.run(&[Frame::PotionOverflow { seat: 1 }]);
    assert_eq!(forced(&stage), Some(Action::DiscardPotion { potion: 0 }));
    assert!(stage.game.menu(Actor::Seat(Seat::new(0))).is_empty());
}

#[test]
fn a_training_site_raises_its_attribute_without_a_question() {
    rule!("OW-D12");
    for attribute in Attribute::ALL {
        let mut stage = Stage::of(&[VIPER, BEAR]);
        let hall = site(&stage, Site::Train(attribute));
        stage.at(0, hall).turn_of(0);
        stage.game.turn.moved = true;
        stage.act(0, Action::UseSite).settle_chance();
        assert_eq!(stage.level(0, attribute), 2);
        assert_eq!(stage.waiting(), Frame::PhaseOne { seat: 0 });
    }
}
