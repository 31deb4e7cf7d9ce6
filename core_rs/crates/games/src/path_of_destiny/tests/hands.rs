//! Who knows which cards of a hand (POD-23.1 to POD-23.4): taken in the open, drawn unseen, laid face down, kept.

use std::collections::BTreeSet;

use kernel::{Actor, Dice, Game as _, Seat, Viewer, rule};

use super::stage::{Stage, showing};
use super::story_props::{L, StoryProps as _, VIEWERS, seat, set_bonuses, telling};
use super::visibility::{OTHERS, alike};
use crate::cards::CardSet;
use crate::path_of_destiny::frame::{After, Frame};
use crate::path_of_destiny::vocabulary::{Colour, Kind, PathBonus, Story, Window};
use crate::path_of_destiny::{Action, Event};

/// A card with a Fight symbol.
const FIGHT: u8 = 50;

fn table() -> Stage {
    telling(Story::EdgeOfTheWorld, |pack| {
        pack.cards[usize::from(FIGHT)] = showing(Colour::Red, &[Kind::Fight]);
        set_bonuses(pack, Story::EdgeOfTheWorld, &[L], [Some(PathBonus::DrawAndDiscard), None]);
    })
}

/// Cards of seat 0's hand that the others know, and how many they do not.
fn known(stage: &Stage) -> (Vec<u8>, u8) {
    let views = OTHERS.map(|viewer| {
        let figure = stage.game.observe(viewer).figures[0].clone();
        let unknown = figure.hand - figure.known.len() as u8;
        (figure.known, unknown)
    });
    assert!(views.iter().all(|view| *view == views[0]), "the others know the same");
    views[0].clone()
}

#[test]
fn cards_taken_in_the_open_are_known_and_drawn_ones_are_not() {
    rule!("POD-23.1", "POD-R67");
    let mut stage = table();
    assert_eq!(known(&stage), ((68..73).collect(), 0), "starter cards");
    stage.hand(0, &[]).row(0, [40, 41]).run(&[Frame::Slot { seat: 0 }]);
    stage.act(0, Action::TakeRow { row: 0 });
    assert_eq!(known(&stage), (vec![40, 41], 0));
    stage.timeline(0, &[30]).run(&[Frame::TakeBack { seat: 0, after: After::Nothing }]);
    stage.act(0, Action::TakeBack { position: 0 });
    assert_eq!(known(&stage), (vec![30, 40, 41], 0), "taken back from the timeline");
    stage.run(&[Frame::NameKind { seat: 0 }]);
    stage.act(0, Action::ChooseKind { kind: Kind::Fight }).draw(31).draw(FIGHT);
    assert_eq!(known(&stage), (vec![30, 40, 41, FIGHT], 0), "the find of a search");
    stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeDeck).draw(60).draw(61);
    assert_eq!(known(&stage), (vec![30, 40, 41, FIGHT], 2), "from the deck");
    assert_eq!(stage.seen_by(0).hand, [30, 40, 41, FIGHT, 60, 61], "the owner sees all");
}

#[test]
fn a_known_card_is_known_until_it_is_seen_leaving() {
    rule!("POD-23.1");
    let mut stage = table();
    stage.hand(0, &[30, 31, 32]).run(&[Frame::PlayCard { seat: 0, except: 255, window: false }]);
    stage.act(0, Action::PlayCard { card: 31 });
    assert_eq!(known(&stage), (vec![30, 32], 0));
    stage.run(&[Frame::DiscardCard { seat: 0 }]).act(0, Action::DiscardCard { card: 30 });
    assert_eq!(known(&stage), (vec![32], 0));
    // Through the discard pile and a new deck it may come back unseen.
    stage.game.discard.remove(30);
    stage.game.deck.insert(30);
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(30);
    assert_eq!(known(&stage), (vec![32], 1));
}

#[test]
fn an_imagined_world_leaves_what_is_known_and_deals_the_rest_anew() {
    rule!("POD-23.2");
    let mut stage = table();
    stage.hand(0, &[30, 31]).run(&[Frame::DrawCards { seat: 0, left: 2 }]).draw(60).draw(61);
    stage.run(&[Frame::Slot { seat: 1 }]);
    let unseen = stage.game.deck.union([60, 61].into_iter().collect());
    let mut dealt = CardSet::EMPTY;
    for seed in 0..200 {
        let world = stage.game.reimagine(seat(1), &mut Dice::stream(seed));
        assert_eq!(world.observe(seat(1)), stage.game.observe(seat(1)));
        let hand = world.figure(0).hand;
        assert!(hand.contains(30) && hand.contains(31), "known cards stay");
        let rest = hand.minus([30, 31].into_iter().collect());
        assert_eq!(rest.len(), 2);
        assert_eq!(rest.union(world.deck), unseen, "only deck and unknown cards change places");
        assert!(rest.intersection(world.deck).is_empty());
        assert_eq!((world.discard, world.rows), (stage.game.discard, stage.game.rows));
        dealt = dealt.union(rest);
        let own = stage.game.reimagine(seat(0), &mut Dice::stream(seed));
        assert_eq!(own.figure(0).hand, stage.game.figure(0).hand, "the owner knows the own hand");
    }
    assert_eq!(dealt, unseen, "every unseen card may be in the hand");
}

#[test]
fn cards_laid_face_down_stay_one_group_with_the_hand() {
    rule!("POD-23.3");
    let mut stage = table();
    stage.hand(0, &[30, 31, 32]).run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    stage.run(&[Frame::Select]);
    let before = known(&stage);
    let [mut one, mut other] = [stage.clone(), stage.clone()];
    for (this, that) in [(30, 60), (31, 32)] {
        one.act(0, Action::Select { card: this });
        other.act(0, Action::Select { card: that });
        alike(&one, &other);
    }
    assert_eq!(known(&one), before, "size and known cards are unchanged");
    assert_eq!(one.game.observe(seat(1)).figures[0].chosen, 2, "the others see that seat 0 is ready");
    assert_eq!(one.seen_by(0).picks, [30, 31]);
    // In an imagined world others may have laid down anything they have, oneself what one has.
    let picks = |viewer: Viewer| {
        let world = |start| one.game.reimagine(viewer, &mut Dice::stream(start)).figure(0).picks;
        (0..60).map(world).collect::<BTreeSet<_>>()
    };
    assert!(picks(seat(1)).len() > 6);
    assert_eq!(picks(seat(0)), BTreeSet::from([[30, 31]]));
    // After the common reveal they are public.
    one.go_on_until(|stage| !matches!(stage.waiting(), Frame::Select));
    for viewer in VIEWERS {
        assert!(one.heard_by(viewer).contains(&&Event::Revealed { figure: 0, cards: vec![30, 31] }));
        let timeline = one.game.observe(viewer).figures[0].timeline.clone();
        assert_eq!(timeline.iter().map(|played| played.card).collect::<Vec<_>>(), [30, 31]);
    }
}

#[test]
fn of_a_kept_card_others_see_only_that_the_choice_was_made() {
    rule!("POD-23.3");
    let mut stage = table().in_chapter(&[L]);
    stage.game.path[1] = L as u8;
    stage.timeline(0, &[30, 31, 32]).timeline(1, &[33, 34, 35]).run(&[Frame::Keep]);
    let [mut one, mut other] = [stage.clone(), stage];
    for (this, that) in [(0, 2), (1, 0)] {
        one.act(0, Action::Keep { position: this });
        other.act(0, Action::Keep { position: that });
        alike(&one, &other);
    }
    assert_eq!(one.game.observe(seat(1)).figures[0].chosen, 2);
    assert_eq!(one.seen_by(0).picks, [0, 1]);
    let timeline = |stage: &Stage| stage.seen().figures[0].timeline.len();
    assert_eq!(timeline(&one), 3, "nothing is discarded before all have chosen");
    one.act(1, Action::Keep { position: 1 }).act(1, Action::Keep { position: 0 });
    for viewer in VIEWERS {
        assert!(one.heard_by(viewer).contains(&&Event::Kept { figure: 0, cards: vec![30, 31] }));
        assert!(one.heard_by(viewer).contains(&&Event::Kept { figure: 1, cards: vec![34, 33] }));
    }
}

#[test]
fn cards_drawn_by_one_player_show_the_others_their_number_only() {
    rule!("POD-23.4");
    let draws: [(&str, Frame, &[Action]); 4] = [
        ("deck slot", Frame::Slot { seat: 0 }, &[Action::TakeDeck]),
        (
            "Geralt 4",
            Frame::Window { seat: 0, window: Window::AfterEffects },
            &[Action::UseAbility { ability: 3 }, Action::PlayCard { card: 30 }],
        ),
        (
            "Ciri 4",
            Frame::Cash { seat: 0, done: 0, left: 2, from: 0 },
            &[Action::DiscardCard { card: 30 }, Action::DiscardCard { card: 31 }],
        ),
        ("O4", Frame::Outcome, &[]),
    ];
    for (name, frame, actions) in draws {
        let mut stage = table().in_chapter(&[L]);
        stage.hand(0, &[30, 31]).holding([Some(0), None]).game.figure_mut(0).held = 0b1111;
        stage.run(&[frame]);
        for action in actions {
            stage.act(0, *action);
        }
        let owner = kernel::Audience::only(Seat::new(0));
        assert_eq!(stage.game.node(Actor::Chance).outcome, owner, "{name}");
        let size = stage.seen().figures[0].hand;
        let [mut one, mut other] = [stage.clone(), stage];
        one.draw(60);
        other.draw(61);
        alike(&one, &other);
        assert_eq!(one.seen().figures[0].hand, size + 1, "{name}");
        assert!(one.heard_by(seat(1)).contains(&&Event::DrewUnseen { figure: 0 }), "{name}");
        assert!(one.heard_by(seat(0)).contains(&&Event::Drew { figure: 0, card: 60 }), "{name}");
    }
}

#[test]
fn hands_are_shown_when_side_quests_are_scored() {
    rule!("POD-23.1");
    for learning in [false, true] {
        let mut stage = table().in_chapter(&[L, L]);
        stage.game.learning = learning;
        stage.game.path[2] = L as u8;
        stage.hand(0, &[30]).run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
        assert_eq!(known(&stage), (vec![30], 1));
        stage.run(&[Frame::Ending]);
        assert!(stage.game.is_over());
        // A learning game has no side quests, so nobody shows anything.
        assert_eq!(known(&stage), if learning { (vec![30], 1) } else { (vec![30, 60], 0) });
    }
}
