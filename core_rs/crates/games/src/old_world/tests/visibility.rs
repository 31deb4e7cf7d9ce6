//! Who sees what (OW-22A): hands, decks whose order is partly known, looks, and all that is public.

use std::collections::BTreeSet;

use kernel::{Actor, Dice, Game as _, Seat, Turn, Viewer, rule};

use super::asking::{heard, spectator, view};
use super::stage::{BEAR, CAT, Stage, VIPER, WOLF, edited, face, first_card};
use crate::old_world::action::UNLINKED;
use crate::old_world::cards::Cards;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::state::OldWorld;
use crate::old_world::vocabulary::{Colour, Half, Place, Symbol, Terrain};
use crate::old_world::{Action, Event, Options, View, content};

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// A view without what may be known to its viewer alone.
fn public(mut view: View) -> View {
    view.viewer = None;
    view.own = None;
    for player in &mut view.players {
        player.known.clear();
        player.deck_top.clear();
        player.deck_bottom.clear();
    }
    if let Some(fight) = &mut view.fight {
        fight.pool_top.clear();
    }
    view
}

/// Worlds a viewer may imagine; each looks to it like the real one.
fn worlds(stage: &Stage, viewer: Viewer) -> Vec<OldWorld> {
    (0..60)
        .map(|number| {
            let world = (*stage.game.reimagine(viewer, &mut Dice::stream(number))).clone();
            assert_eq!(world.observe(viewer), stage.game.observe(viewer));
            assert_eq!(world.turn(), stage.game.turn());
            world
        })
        .collect()
}

/// What something comes to in the worlds a viewer may imagine.
fn imagined<T: Ord>(stage: &Stage, viewer: Viewer, what: impl Fn(&OldWorld) -> T) -> BTreeSet<T> {
    worlds(stage, viewer).iter().map(what).collect()
}

fn hand(game: &OldWorld, owner: u8) -> Vec<u8> {
    game.player(owner).hand.iter().collect()
}

fn tops(game: &OldWorld, owner: u8) -> Vec<u8> {
    game.player(owner).deck.top.as_slice().iter().map(|placed| placed.card).collect()
}

fn bottoms(game: &OldWorld, owner: u8) -> Vec<u8> {
    game.player(owner).deck.bottom.as_slice().iter().map(|placed| placed.card).collect()
}

#[test]
fn at_every_step_all_see_the_same_but_for_their_own_cards() {
    rule!("OW-5.3", "OW-5.6", "OW-R42");
    for players in [1, 3, 5] {
        let options = Options { round_limit: 5, ..Options::new(players) };
        let mut game = OldWorld::initial(content::embedded(), &options).expect("the options are sound");
        let mut dice = Dice::stream(u64::from(players));
        loop {
            let watched = game.observe(Viewer::Spectator);
            assert!(watched.own.is_none() && watched.viewer.is_none());
            for owner in 0..players {
                let own = game.observe(seat(owner));
                assert_eq!(public(own.clone()), public(watched.clone()));
                let player = game.player(owner);
                let mine = own.own.expect("a seat has something of its own");
                assert_eq!(mine.hand, hand(&game, owner));
                assert_eq!(mine.deck, player.deck.all().iter().collect::<Vec<_>>(), "sorted: no order");
                let shown = &watched.players[usize::from(owner)];
                assert_eq!(usize::from(shown.hand), player.hand.len());
                assert_eq!(usize::from(shown.deck), player.deck.len());
                assert!(shown.known.iter().all(|card| player.hand.contains(*card)));
                assert_eq!(shown.discard, game.pile(owner).collect::<Vec<_>>(), "top first, for everyone");
            }
            let (actor, action) = match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => (Actor::Chance, game.sample(&mut dice)),
                Turn::Decide(seats) => {
                    let actor = Actor::Seat(seats.iter().next().expect("somebody is asked"));
                    (actor, dice.pick(&game.menu(actor)))
                }
            };
            game.apply(actor, action, &mut |_, _| {}).expect("a legal action");
        }
    }
}

#[test]
fn a_card_drawn_is_told_to_its_owner_and_counted_by_the_others() {
    rule!("OW-5.3");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.hand(0, &[90]).clear_frames().run(&[Frame::DrawCards { seat: 0, left: 1 }]);
    let mut other = stage.clone();
    stage.cards(&[95]);
    other.cards(&[97]);
    for viewer in [seat(1), seat(2), Viewer::Spectator] {
        assert_eq!(heard(&stage, viewer), [Event::DrewUnseen { seat: 0 }]);
        assert_eq!(heard(&other, viewer), heard(&stage, viewer));
        assert_eq!(stage.game.observe(viewer), other.game.observe(viewer));
    }
    assert_eq!(heard(&stage, seat(0)), [Event::Drew { seat: 0, card: 95 }]);
    assert_eq!(imagined(&stage, seat(0), |world| hand(world, 0)), BTreeSet::from([vec![90, 95]]));
    let possible = imagined(&stage, seat(2), |world| hand(world, 0));
    assert!(possible.len() > 10, "the others can only guess");
}

#[test]
fn a_card_that_everyone_saw_entering_a_hand_stays_known_until_one_is_put_back_in_secret() {
    rule!("OW-22.1");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let card = stage.game.market[5];
    stage.hand(0, &[90, 91]).clear_frames();
    stage.game.market[5] = crate::old_world::state::NONE;
    let (game, told) = (&mut stage.game, &mut stage.told);
    game.receive(0, card, Place::Hand, &mut |to, event| told.push((to, event)));
    assert_eq!(spectator(&stage).players[0].known, [card]);
    assert!(worlds(&stage, seat(1)).iter().all(|world| world.player(0).hand.contains(card)));
    stage.run(&[Frame::PutBack { seat: 0, left: 1, under: false }]).act(0, Action::PutBack { card: 90 });
    assert_eq!(spectator(&stage).players[0].known, [], "it may be the card that went back");
    assert_eq!(tops(&stage.game, 0), [90]);
    assert_eq!(imagined(&stage, seat(0), |world| tops(world, 0)), BTreeSet::from([vec![90]]));
    assert!(imagined(&stage, seat(1), |world| tops(world, 0)).len() > 3);
    assert_eq!(view(&stage, 1).players[0].deck_top, [None]);
    assert_eq!(view(&stage, 0).players[0].deck_top, [Some(90)]);
}

#[test]
fn cards_put_under_a_deck_are_known_to_its_owner_alone() {
    rule!("OW-5.3");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.hand(0, &[90, 91, 92]).clear_frames().run(&[Frame::PutBack { seat: 0, left: 2, under: true }]);
    stage.act(0, Action::PutBack { card: 91 }).act(0, Action::PutBack { card: 90 });
    assert_eq!(view(&stage, 0).players[0].deck_bottom, [Some(91), Some(90)], "the lowest last");
    assert_eq!(imagined(&stage, seat(0), |world| bottoms(world, 0)), BTreeSet::from([vec![91, 90]]));
    let mut other = stage.clone();
    other.game.player_mut(0).deck.bottom.as_mut_slice().reverse();
    for viewer in [seat(1), seat(2), Viewer::Spectator] {
        let seen = stage.game.observe(viewer);
        assert_eq!(seen.players[0].deck_bottom, [None, None], "that they lie there is public");
        assert_eq!(seen, other.game.observe(viewer));
        assert!(imagined(&stage, viewer, |world| bottoms(world, 0)).len() > 3);
    }
    let owned = other.game.observe(seat(0)).players[0].deck_bottom.clone();
    assert_eq!(owned, [Some(90), Some(91)], "it shows what lies there");
}

/// Seats 0 and 1 duel; a third seat watches. Every starting card deals one damage and links to nothing.
fn duel(schools: [u8; 3]) -> Stage {
    let pack = edited(|pack| {
        for card in &mut pack.cards[90..] {
            card.face = face(Colour::Blue, Symbol::Forest, Icons { damage: 1, ..Icons::default() }, &[]);
        }
    });
    let mut stage = Stage::with(pack, &schools);
    for (seat, school) in (0..).zip(schools) {
        let first = first_card(school);
        stage.at(seat, 7).shield(seat, 0).gold(seat, 0).hand(seat, &[first, first + 1]);
    }
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::FightWitcher { seat: Seat::new(1) });
    stage
}

#[test]
fn cards_a_cat_has_put_back_are_known_to_it_alone() {
    rule!("OW-18.12", "OW-R33");
    let mut stage = duel([CAT, BEAR, WOLF]);
    let agility = stage.menu(0)[0];
    stage.act(0, agility).cards(&[115, 113]).act(0, Action::PutBack { card: 115 });
    assert_eq!(view(&stage, 0).players[0].deck_top, [Some(115)]);
    for viewer in [seat(1), seat(2), Viewer::Spectator] {
        assert_eq!(
            stage.game.observe(viewer).players[0].deck_top,
            [None],
            "that a card lies there is public"
        );
        assert!(imagined(&stage, viewer, |world| tops(world, 0)).len() > 3);
    }
    assert_eq!(imagined(&stage, seat(0), |world| tops(world, 0)), BTreeSet::from([vec![115]]));
    stage.act(0, Action::Play { card: 110, extension: UNLINKED }).act(0, Action::Stop).settle_chance();
    assert!(stage.game.player(0).hand.contains(115), "it is drawn first");
    assert_eq!(spectator(&stage).players[0].known, []);
}

#[test]
fn a_viper_knows_the_top_of_the_opponents_deck_and_later_the_card_in_hand() {
    rule!("OW-18.15", "OW-R49");
    let mut stage = duel([VIPER, BEAR, WOLF]);
    stage.levels(0, [1, 1, 1, 2]); // looks at two, discards one
    stage.act(0, Action::Play { card: 130, extension: UNLINKED }).act(0, Action::Stop).cards(&[124]);
    let steel = stage.menu(0)[0];
    stage.told.clear();
    stage.act(0, steel).cards(&[125, 126]);
    assert_eq!(heard(&stage, seat(1)), heard(&stage, Viewer::Spectator));
    stage.act(0, Action::DiscardLooked { card: 125 });
    let discarded = Event::Discarded { seat: 1, card: 125, from: Place::Deck };
    assert!(heard(&stage, Viewer::Spectator).contains(&discarded), "what is discarded is public");
    assert_eq!(view(&stage, 0).players[1].deck_top, [Some(126)]);
    for viewer in [seat(1), seat(2), Viewer::Spectator] {
        assert_eq!(stage.game.observe(viewer).players[1].deck_top, [None], "not even its owner knows it");
        assert!(imagined(&stage, viewer, |world| tops(world, 1)).len() > 2);
    }
    assert_eq!(imagined(&stage, seat(0), |world| tops(world, 1)), BTreeSet::from([vec![126]]));
    stage.go_on_until(|stage| stage.game.player(1).hand.contains(126));
    assert_eq!(view(&stage, 0).players[1].known, [126], "the Viper remembers");
    for viewer in [seat(2), Viewer::Spectator] {
        assert_eq!(stage.game.observe(viewer).players[1].known, []);
    }
    assert!(worlds(&stage, seat(0)).iter().all(|world| world.player(1).hand.contains(126)));
    assert!(worlds(&stage, seat(2)).iter().any(|world| !world.player(1).hand.contains(126)));
}

#[test]
fn a_look_at_the_monsters_cards_tells_the_chooser_nothing() {
    rule!("OW-18.15", "OW-R49");
    let mut stage = Stage::of(&[VIPER, WOLF]);
    stage.monster("Barghest", 2).trail(0, Terrain::Mountain).at(0, 2).turn_of(0);
    stage.act(0, Action::EndPhase).act(0, Action::FightMonster);
    stage.run(&[Frame::LookDraw { seat: 0, owner: u8::MAX, cards: 3, seen: 0, discard: 0, reorder: true }]);
    for card in [4, 9, 14] {
        stage.chance(Action::DrawFightCard { card });
    }
    stage.act(0, Action::PutBack { card: 9 }).act(0, Action::PutBack { card: 14 });
    let order =
        |game: &OldWorld| -> Vec<u8> { game.fight.top.as_slice().iter().map(|placed| placed.card).collect() };
    assert_eq!(order(&stage.game), [9, 14, 4]);
    assert_eq!(imagined(&stage, seat(0), order), BTreeSet::from([vec![9, 14, 4]]));
    assert!(imagined(&stage, seat(1), order).len() > 20);
    let tops = |viewer| stage.game.observe(viewer).fight.expect("there is one").pool_top;
    assert_eq!(tops(seat(0)), [Some(9), Some(14), Some(4)]);
    assert_eq!((tops(seat(1)), tops(Viewer::Spectator)), (vec![None; 3], vec![None; 3]));
    let halves = [Half::Charge, Half::Bite].map(|half| Action::NameAttack { half });
    stage.run(&[Frame::NameAttack { seat: 1 }]);
    assert_eq!(stage.menu(1), halves, "no restriction either");
}

#[test]
fn after_a_reshuffle_the_hand_is_known_and_after_a_new_deck_nothing_is() {
    rule!("OW-5.4");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[90, 91]).deck(0, &[]).pile(0, &[92, 93, 94]).clear_frames();
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]);
    assert_eq!(spectator(&stage).players[0].known, [90, 91], "everything else went into the deck");
    stage.cards(&[93]);
    let possible = imagined(&stage, seat(1), |world| hand(world, 0));
    assert_eq!(possible, BTreeSet::from([vec![90, 91, 92], vec![90, 91, 93], vec![90, 91, 94]]));
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }, Frame::NewDeck { seat: 0 }]).cards(&[90]);
    assert_eq!(spectator(&stage).players[0].known, []);
    assert_eq!(imagined(&stage, seat(1), |world| hand(world, 0)).len(), 5);
}

#[test]
fn what_lay_in_the_discard_pile_is_not_in_the_hand_when_the_life_pool_is_made() {
    rule!("OW-14.2");
    let mut stage = duel([WOLF, BEAR, CAT]);
    let first = first_card(BEAR);
    let mut fresh = Stage::of(&[WOLF, BEAR, CAT]);
    for player in 0..3 {
        fresh.at(player, 7).gold(player, 0);
    }
    fresh.hand(1, &[first, first + 1]).pile(1, &[first + 5, first + 6]).turn_of(0);
    fresh.act(0, Action::EndPhase).act(0, Action::FightWitcher { seat: Seat::new(1) });
    assert_eq!((fresh.pile_of(1), fresh.game.player(1).deck.len()), (vec![], 8));
    let seen: Cards = worlds(&fresh, seat(0)).iter().flat_map(|world| hand(world, 1)).collect();
    assert!(!seen.contains(first + 5) && !seen.contains(first + 6) && seen.contains(first + 9));
    stage.settle_chance();
    let seen: Cards = worlds(&stage, seat(0)).iter().flat_map(|world| hand(world, 1)).collect();
    assert!(seen.contains(first + 5) && seen.contains(first + 6), "without a pile anything may be in hand");
}

#[test]
fn stacks_show_how_many_tokens_they_hold_and_face_down_trails_only_their_terrain() {
    rule!("OW-7.15", "OW-5.13", "OW-6.1");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT, VIPER]);
    stage.trail(0, Terrain::Forest).potion(1, 3).potion(1, 3);
    stage.game.player_mut(2).tracking[1] = 2;
    stage.game.tokens &= !(1 << 2);
    stage.game.trashed.insert(91);
    let view = spectator(&stage);
    assert_eq!(
        (view.players[0].trails.clone(), view.players[0].tracking.clone()),
        (vec![Terrain::Forest], vec![])
    );
    assert_eq!(view.players[2].tracking, [2]);
    let mountain = if stage.game.slot(Terrain::Mountain).location == 2 { 5 } else { 4 };
    assert_eq!(view.stacks, [4, mountain, 5], "six, less the monster's and those on boards");
    assert_eq!((view.monster_stacks, view.extra_stack), ([6, 12, 6], 1));
    assert_eq!((view.players[1].potions[3], view.potion_deck), (2, 26));
    assert!(view.trashed.contains(&91));
    assert_eq!((view.market_deck, view.explorations), (84, [36, 36]));
    assert_eq!(view.players[0].levels, [1; 4]);
}
