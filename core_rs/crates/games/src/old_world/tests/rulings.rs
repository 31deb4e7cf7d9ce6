//! Rulings about the setup, the map, gold, cards and turns (OW-20), and dice vectors (OW-23).

use kernel::{Actor, Audience, Game, Seat, Turn, Viewer};

use super::arena::{FIRST, challenge, rivals, striking};
use super::stage::{BEAR, CAT, Stage, VIPER, WOLF};
use crate::old_world::action::Way;
use crate::old_world::frame::Frame;
use crate::old_world::options::Draft;
use crate::old_world::state::{NONE, UNSEEN};
use crate::old_world::vocabulary::{Attribute, Place, Price, Site, Terrain};
use crate::old_world::{Action, Event, OldWorld, Options, content};

fn new_game(options: &Options) -> Stage {
    let game = OldWorld::initial(content::embedded(), options).expect("the options are sound");
    Stage { game, told: Vec::new() }
}

#[test]
fn the_first_player_is_drawn_before_anything_else() {
    kernel::rule!("OW-R5");
    let stage = new_game(&Options::new(4));
    let seats: Vec<Action> = (0..4).map(|seat| Action::DrawFirst { seat: Seat::new(seat) }).collect();
    assert_eq!(stage.game.menu(Actor::Chance), seats);
    assert!(stage.game.slots.iter().all(|slot| slot.monster == NONE && slot.location == NONE));
}

#[test]
fn chance_alone_decides_where_the_first_market_cards_lie() {
    kernel::rule!("OW-R4");
    let zero: Vec<u8> =
        (0..90).filter(|card| content::embedded().cards[usize::from(*card)].face.cost == 0).take(3).collect();
    let mut orders = [zero.clone(), zero];
    orders[1].reverse();
    let rows = orders.iter().map(|order| {
        let mut stage = new_game(&Options { first: Some(0), ..Options::new(2) });
        stage.chance(Action::DrawFirst { seat: Seat::new(0) }).cards(order);
        assert!(stage.asked().is_empty(), "nobody chooses");
        stage.game.market[3..].to_vec()
    });
    let rows: Vec<Vec<u8>> = rows.collect();
    assert_eq!(rows[0], rows[1].iter().rev().copied().collect::<Vec<_>>(), "any order may come up");
}

#[test]
fn of_two_players_the_first_places_the_strong_monster_unseen() {
    kernel::rule!("OW-R6");
    let mut stage = new_game(&Options { first: Some(1), ..Options::new(2) });
    stage.settle_chance();
    assert_eq!((stage.waiting(), stage.asked()), (Frame::PlaceLevelTwo { seat: 1 }, vec![1]));
    assert!(stage.game.slots.iter().all(|slot| slot.monster == NONE), "no token is turned up yet");
    stage.act(1, Action::PlaceMonster { terrain: Terrain::Water }).settle_chance();
    let levels = stage.game.slots.map(|slot| stage.game.monster(slot.monster).level);
    assert_eq!(levels, [1, 1, 2]);
}

#[test]
fn only_the_drafter_sees_the_board_that_is_rejected() {
    kernel::rule!("OW-R7");
    let mut stage = new_game(&Options { first: Some(0), draft: Draft::Standard, ..Options::new(3) });
    stage.settle_chance();
    let [drafter] = stage.asked()[..] else { panic!("somebody drafts") };
    let offer = |stage: &Stage, seat| {
        stage.game.observe(Viewer::Seat(Seat::new(seat))).own.expect("it has things").offer
    };
    assert_eq!([0, 1, 2].map(|seat| offer(&stage, seat).len()), [0, 0, 2], "seat {drafter} drafts");
    let offered = |(_, event): &&(Audience, Event)| matches!(event, Event::SchoolOffered { .. });
    assert_eq!(stage.told.iter().filter(offered).count(), 2);
    assert!(stage.told.iter().filter(offered).all(|(to, _)| *to == Audience::only(Seat::new(drafter))));
    let kept = offer(&stage, drafter)[0];
    stage.act(drafter, Action::KeepSchool { school: kept });
    let view = stage.game.observe(Viewer::Spectator);
    assert_eq!(view.players[usize::from(drafter)].school, Some(kept));
}

#[test]
fn gold_has_no_end() {
    kernel::rule!("OW-R8");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.gold(0, 200).gold(1, 300);
    stage.game.change_gold(0, 50, &mut |_, _| {});
    assert_eq!((stage.game.player(0).gold, stage.game.player(1).gold), (250, 300));
}

#[test]
fn one_token_of_a_terrain_is_enough() {
    kernel::rule!("OW-R13");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let water = Terrain::Water as usize;
    let can = |stage: &Stage| {
        (stage.game.can_track(0, Terrain::Water), stage.game.can_take_trail(0, Terrain::Water))
    };
    assert_eq!(can(&stage), (true, true));
    stage.game.player_mut(0).tracking[water] = 12;
    assert_eq!(can(&stage), (false, true), "a second task is refused, a trail is not");
    stage.game.player_mut(0).tracking[water] = NONE;
    stage.trail(0, Terrain::Water);
    assert_eq!(can(&stage), (false, false));
    assert!(stage.game.can_track(0, Terrain::Forest));
    stage.game.take_trail(0, Terrain::Water, &mut |_, _| {});
    assert_eq!(stage.game.player(0).trail, [NONE, NONE, UNSEEN]);
}

#[test]
fn any_card_leads_to_location_zero_which_is_a_school() {
    kernel::rule!("OW-R16");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.at(0, 8).gold(0, 0);
    for card in FIRST..FIRST + 10 {
        stage.hand(0, &[card]).turn_of(0);
        assert!(stage.menu(0).contains(&Action::Move { location: 0, card, way: Way::Alone }));
    }
    stage.at(0, 0).at(1, 0).gold(0, 2);
    assert!(!stage.game.can_duel(0, 1));
    let taught: Vec<Attribute> = stage.game.school_choices(0).collect();
    assert_eq!(taught, [Attribute::Attack, Attribute::Defense, Attribute::Alchemy]);
}

#[test]
fn every_action_stands_on_the_map_as_often_as_it_must() {
    kernel::rule!("OW-R17", "OW-R51");
    let locations = &content::embedded().locations;
    let count = |site: Site| locations.iter().filter(|location| location.site == site).count();
    let kinds = [Site::School, Site::Potion, Site::Poker, Site::Tracking, Site::Exchange, Site::Clearing];
    assert_eq!(kinds.map(count), [6, 3, 2, 2, 1, 1]);
    assert_eq!(Attribute::ALL.map(|attribute| count(Site::Train(attribute))), [1; 4]);
    assert!(locations[14].roads >> 15 & 1 == 0 && locations[15].roads >> 14 & 1 == 0);
}

#[test]
fn the_trophy_track_tires_and_pays_by_position() {
    kernel::rule!("OW-R22");
    for (position, gold) in [(0, 1), (1, 2), (2, 2), (3, 3)] {
        let mut stage = rivals(striking(1), &[]);
        stage.game.player_mut(1).position = position;
        stage.hand(1, &[]).deck(1, &[]).gold(0, 0);
        challenge(&mut stage);
        assert_eq!(stage.game.player(0).gold, gold, "for beating a witcher at {position}");
    }
    for (position, cards) in [(0, 1), (1, 2), (2, 3)] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.game.player_mut(0).position = position;
        stage.clear_frames().run(&[Frame::Advance { seat: 0 }]);
        stage.go_on_until(|stage| stage.waiting() == Frame::Over);
        assert_eq!(stage.game.trashed.len(), cards);
    }
}

#[test]
fn seven_cards_are_the_most_however_they_come() {
    kernel::rule!("OW-R28");
    let full: Vec<u8> = (FIRST..FIRST + 7).collect();
    let held = |stage: &Stage| stage.hand_of(0) == full;
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &full).pile(0, &[FIRST + 8]).clear_frames();
    let deck = stage.game.player(0).deck.len();
    stage.run(&[Frame::DrawCards { seat: 0, left: 2 }]);
    assert!(held(&stage) && stage.game.player(0).deck.len() == deck);
    stage.game.retrieve_top(0, &mut |_, _| {});
    assert!(held(&stage) && stage.pile_of(0) == [FIRST + 8]);
    let row = stage.game.market;
    stage.game.gain_market_card(0, Price::Any, Place::Hand);
    stage.run(&[]);
    assert!(held(&stage) && stage.game.market == row && stage.waiting() == Frame::Over);
    stage.game.gain_market_card(0, Price::Any, Place::Discard);
    stage.run(&[]).act(0, Action::TakeMarket { slot: 2 });
    assert!(held(&stage) && stage.pile_of(0) == [row[2], FIRST + 8], "the discard pile has no limit");
    stage.settle_chance();
    let zero: Vec<u8> = (0..90).filter(|card| stage.game.face(*card).cost == 0).take(6).collect();
    stage.row([zero[0], zero[1], zero[2], zero[3], zero[4], zero[5]]);
    stage.run(&[Frame::Buy { seat: 0, extra: true }]);
    assert_eq!(stage.waiting(), Frame::Over, "no further purchase is offered");
}

#[test]
fn the_stake_of_a_solo_game_of_dice_is_spent() {
    kernel::rule!("OW-R35", "OW-E32");
    for (dice, gold) in [([3, 3, 3, 5, 5], 5), ([3, 3, 5, 5, 1], 2), ([1, 2, 3, 4, 6], 1)] {
        let mut stage = Stage::of(&[WOLF]);
        stage.at(0, 6).gold(0, 2).turn_of(0);
        stage.game.turn.moved = true;
        stage.act(0, Action::UseSite).dice(&dice);
        assert_eq!(stage.game.player(0).gold, 1);
        stage.act(0, Action::Reroll { dice: 0 });
        assert_eq!(stage.game.player(0).gold, gold);
    }
}

#[test]
fn equal_hands_are_won_by_the_active_player() {
    kernel::rule!("OW-E9");
    for (other, gold) in [([5, 5, 2, 2, 1], [4, 1]), ([5, 5, 2, 2, 3], [1, 4])] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.at(0, 7).at(1, 7).gold(0, 2).gold(1, 2).turn_of(0);
        stage.game.turn.moved = true;
        stage.act(0, Action::Poker { seat: Seat::new(1) }).dice(&[2, 2, 5, 1, 5]).dice(&other);
        stage.act(1, Action::Reroll { dice: 0 }).act(0, Action::Reroll { dice: 0 });
        assert_eq!([0, 1].map(|seat| stage.game.player(seat).gold), gold);
    }
}

#[test]
fn a_player_knows_the_cards_of_the_own_deck_but_not_their_order() {
    kernel::rule!("OW-R42");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let rest: Vec<u8> = (FIRST + 1..FIRST + 10).collect();
    let view = |stage: &Stage, viewer| stage.game.observe(viewer);
    let owner = Viewer::Seat(Seat::new(0));
    for idle in [false, true] {
        stage.hand(0, &[FIRST]).turn_of(u8::from(idle));
        let seen = view(&stage, owner);
        assert_eq!(seen.own.expect("it has things").deck, rest);
        assert!(seen.players[0].deck_top.is_empty(), "any of them may be on top");
    }
    stage.clear_frames().run(&[Frame::PutBack { seat: 0, left: 1, under: false }]);
    stage.act(0, Action::PutBack { card: FIRST });
    view(&stage, owner);
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]);
    let top = Action::DrawCard { card: FIRST };
    assert_eq!(stage.game.menu(Actor::Chance), [top], "looking has not shuffled it");
    let others = stage.game.observe(Viewer::Seat(Seat::new(1)));
    assert!(others.own.is_some_and(|own| own.deck.iter().all(|card| *card >= FIRST + 30)));
}

#[test]
fn any_arrival_at_another_location_is_an_entrance() {
    kernel::rule!("OW-R53");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let water = Terrain::Water as usize;
    let task = |stage: &mut Stage, location: u8| {
        stage.gold(0, 0).clear_frames();
        stage.game.player_mut(0).tracking[water] = location;
        stage.no_trail(0);
    };
    stage.at(0, 4);
    task(&mut stage, 4);
    stage.run(&[Frame::Arrive { seat: 0, location: 4 }]);
    assert_eq!((stage.game.player(0).gold, stage.game.player(0).tracking[water]), (0, 4), "it stays");
    stage.at(0, 8);
    task(&mut stage, 4);
    stage.game.turn.phase = 2;
    stage.run(&[Frame::MoveAdjacent { seat: 0 }]).act(0, Action::ChooseLocation { location: 4 });
    let player = stage.game.player(0);
    assert_eq!((player.gold, player.tracking[water], player.trail[water]), (1, NONE, 4), "moved by a card");
}

#[test]
fn nobody_acts_before_the_turn_of_another_is_over() {
    kernel::rule!("OW-R57");
    let mut stage = Stage::of(&[WOLF, CAT, VIPER]);
    let zero: Vec<u8> = (0..90).filter(|card| stage.game.face(*card).cost == 0).take(6).collect();
    stage.row([zero[0], zero[1], zero[2], zero[3], zero[4], zero[5]]).hand(0, &[FIRST, FIRST + 1, FIRST + 2]);
    stage.turn_of(0).clear_frames().run(&[Frame::TurnEnds, Frame::PhaseThree { seat: 0 }]);
    stage.act(0, Action::Pass);
    assert!(matches!(stage.waiting(), Frame::Buy { .. }));
    assert!(stage.menu(1).is_empty() && stage.try_act(1, Action::EndPhase).is_err());
    stage.act(0, Action::Buy { slot: 5 });
    assert!(matches!(stage.game.turn(), Turn::Chance(_)) && stage.asked().is_empty());
    stage.settle_chance();
    assert_eq!(stage.asked(), [1]);
    let early = stage.try_act(0, Action::Buy { slot: 5 });
    assert!(early.is_err() && stage.menu(0).is_empty(), "and nothing of seat 0's turn can be done again");
}
