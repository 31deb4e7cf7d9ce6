//! Who sees what (RON-21), and the chapter card that everybody sees (RON-19).

use kernel::{Actor, Dice, Game, Seat, Viewer, rule};

use super::stage::{CIRI, DANDELION, GERALT, Stage, YENNEFER, blank_but, showing};
use crate::cards::CardSet;
use crate::ronin::action::Action;
use crate::ronin::event::Event;
use crate::ronin::frame::{After, Frame};
use crate::ronin::options::{BoardSide, Options};
use crate::ronin::vocabulary::{Colour, Kind, Window};

fn table() -> Stage {
    let shows = showing(Colour::Red, &[Kind::Fight]);
    Stage::laid_out_with(blank_but(&[(50, shows)]), 3, &[GERALT, CIRI, DANDELION])
}

const SEAT: [Viewer; 3] =
    [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))];
/// Everybody but seat 0.
const OTHERS: [Viewer; 3] = [Viewer::Spectator, SEAT[1], SEAT[2]];

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

/// Two tables that differ in one action must look and sound alike to everybody but seat 0.
fn alike(one: &Stage, other: &Stage) {
    for viewer in OTHERS {
        assert_eq!(one.game.observe(viewer), other.game.observe(viewer));
        assert_eq!(one.heard_by(viewer), other.heard_by(viewer));
    }
    assert_ne!(one.game.observe(SEAT[0]), other.game.observe(SEAT[0]), "the owner sees the difference");
}

#[test]
fn starter_cards_are_known_to_everybody() {
    rule!("RON-21.1");
    let stage = table();
    assert_eq!(known(&stage), ((80..85).collect(), 0));
}

#[test]
fn cards_taken_in_the_open_are_known_and_drawn_ones_are_not() {
    rule!("RON-21.1", "RON-21.3");
    let mut stage = table();
    stage.hand(0, &[]).row(0, [40, 41]).run(&[Frame::Slot { seat: 0 }]);
    stage.act(0, Action::TakeRow { row: 0 });
    assert_eq!(known(&stage), (vec![40, 41], 0));
    stage.timeline(0, &[30]).run(&[Frame::TakeBack { seat: 0, after: After::Nothing }]);
    stage.act(0, Action::TakeBack { position: 0 });
    assert_eq!(known(&stage), (vec![30, 40, 41], 0), "taken back from the timeline");
    stage.run(&[Frame::NameKind { seat: 0 }]);
    stage.act(0, Action::ChooseKind { kind: Kind::Fight }).draw(31).draw(50);
    assert_eq!(known(&stage), (vec![30, 40, 41, 50], 0), "the find of a search");
    stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeDeck).draw(60).draw(61);
    assert_eq!(known(&stage), (vec![30, 40, 41, 50], 2), "from the deck");
    assert_eq!(stage.game.observe(SEAT[0]).hand, [30, 40, 41, 50, 60, 61], "the owner sees all");
}

#[test]
fn a_known_card_is_known_until_it_is_seen_leaving() {
    rule!("RON-21.1");
    let mut stage = table();
    stage.hand(0, &[30, 31, 32]).run(&[Frame::PlayCard { seat: 0, except: 255, window: false }]);
    stage.act(0, Action::PlayCard { card: 31 });
    assert_eq!(known(&stage), (vec![30, 32], 0));
    stage.run(&[Frame::DiscardCard { seat: 0 }]).act(0, Action::DiscardCard { card: 30 });
    assert_eq!(known(&stage), (vec![32], 0));
    // Through the discard pile and the deck a card may come back unseen.
    stage.game.discard.remove(30);
    stage.game.deck.insert(30);
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(30);
    assert_eq!(known(&stage), (vec![32], 1));
}

#[test]
fn an_imagined_world_leaves_what_is_known_and_deals_the_rest_anew() {
    rule!("RON-21.2");
    let mut stage = table();
    stage.hand(0, &[30, 31]).run(&[Frame::DrawCards { seat: 0, left: 2 }]).draw(60).draw(61);
    stage.run(&[Frame::Slot { seat: 1 }]);
    let unseen = stage.game.deck.union([60, 61].into_iter().collect());
    let mut dealt = CardSet::EMPTY;
    for seed in 0..200 {
        let world = stage.game.reimagine(SEAT[1], &mut Dice::stream(seed));
        assert_eq!(world.observe(SEAT[1]), stage.game.observe(SEAT[1]));
        let hand = world.figure(0).hand;
        assert!(hand.contains(30) && hand.contains(31), "known cards stay");
        let rest = hand.minus([30, 31].into_iter().collect());
        assert_eq!(rest.len(), 2);
        assert_eq!(rest.union(world.deck), unseen, "only deck and unknown cards change places");
        assert!(rest.iter().all(|card| !world.deck.contains(card)));
        assert_eq!((world.discard, world.rows), (stage.game.discard, stage.game.rows));
        dealt = dealt.union(rest);
        let own = stage.game.reimagine(SEAT[0], &mut Dice::stream(seed));
        assert_eq!(own.figure(0).hand, stage.game.figure(0).hand, "the owner knows the own hand");
    }
    assert_eq!(dealt, unseen, "every unseen card may be in the hand");
}

#[test]
fn a_view_names_no_card_that_the_viewer_may_not_know() {
    rule!("RON-21.2");
    let mut stage = table();
    stage.hand(0, &[30]).run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    let view = stage.game.observe(SEAT[1]);
    assert_eq!((view.figures[0].hand, &view.figures[0].known[..]), (2, &[30][..]));
    assert_eq!(view.hand, stage.game.figure(1).hand.iter().collect::<Vec<_>>(), "the own hand");
    assert_eq!(usize::from(view.deck), stage.game.deck.len(), "of the deck only the size");
    assert!(stage.game.observe(Viewer::Spectator).hand.is_empty());
}

#[test]
fn cards_laid_face_down_stay_one_group_with_the_hand() {
    rule!("RON-21.3");
    let mut stage = table();
    stage.hand(0, &[30, 31, 32]).run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    stage.run(&[Frame::Select]);
    let before = known(&stage);
    let [mut one, mut other] = [stage.clone(), stage.clone()];
    one.act(0, Action::Select { card: 30 });
    other.act(0, Action::Select { card: 60 });
    alike(&one, &other);
    one.act(0, Action::Select { card: 31 });
    other.act(0, Action::Select { card: 32 });
    alike(&one, &other);
    assert_eq!(known(&one), before, "size and known cards are unchanged");
    assert_eq!(one.game.observe(SEAT[1]).figures[0].chosen, 2, "the others see that seat 0 is ready");
    assert_eq!(one.game.observe(SEAT[0]).picks, [30, 31]);
}

#[test]
fn cards_drawn_by_one_player_show_the_others_their_number_only() {
    rule!("RON-21.3");
    let draws: [(&str, Frame, &[Action]); 3] = [
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
    ];
    for (name, frame, actions) in draws {
        let mut stage = table();
        stage.hand(0, &[30, 31]).game.figure_mut(0).held = 0b1111;
        stage.run(&[frame]);
        for action in actions {
            stage.act(0, *action);
        }
        let [mut one, mut other] = [stage.clone(), stage];
        one.draw(60);
        other.draw(61);
        alike(&one, &other);
        assert!(one.heard_by(SEAT[1]).contains(&&Event::DrewUnseen { figure: 0 }), "{name}");
        assert!(one.heard_by(SEAT[0]).contains(&&Event::Drew { figure: 0, card: 60 }), "{name}");
    }
}

#[test]
fn offers_of_the_setup_are_for_the_chooser_alone() {
    rule!("RON-D2", "RON-D3");
    let mut stage = Stage::new(&Options { first: Some(0), side: BoardSide::B, ..Options::new(3) });
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::OfferCharacter { .. }));
    let [mut one, mut other] = [stage.clone(), stage];
    one.chance(Action::DrawCharacter { character: 1 }).chance(Action::DrawCharacter { character: 2 });
    other.chance(Action::DrawCharacter { character: 5 }).chance(Action::DrawCharacter { character: 6 });
    alike(&one, &other);
    assert_eq!(one.game.observe(SEAT[0]).offer, [1, 2]);
    one.go_on_until(|stage| matches!(stage.waiting(), Frame::OfferBoard { .. }));
    let mut other = one.clone();
    one.chance(Action::DrawBoard { board: 0 }).chance(Action::DrawBoard { board: 1 });
    other.chance(Action::DrawBoard { board: 3 }).chance(Action::DrawBoard { board: 4 });
    alike(&one, &other);
    one.act(0, Action::KeepBoard { board: 1 });
    assert_eq!(one.game.observe(SEAT[2]).tracks[0].board, Some(1), "a placed board is public");
}

#[test]
fn what_lies_on_the_table_is_public() {
    let mut stage = Stage::laid_out_with(blank_but(&[]), 3, &[GERALT, YENNEFER, CIRI]);
    stage.timeline(1, &[30, 31]).pool(1, [1, 2, 3, 4]).game.tracks = [1, 2, 3, 0, 0];
    let figure = stage.game.figure_mut(1);
    (figure.experience, figure.victory, figure.held, figure.spent) = (7, 9, 0b1_0011, 0b1);
    stage.run(&[Frame::Slot { seat: 0 }]);
    let views = [Viewer::Spectator, SEAT[0], SEAT[1], SEAT[2]].map(|viewer| stage.game.observe(viewer));
    for view in &views {
        assert_eq!(view.figures, views[0].figures);
        assert_eq!(
            (&view.rows, &view.discard, &view.order),
            (&views[0].rows, &views[0].discard, &views[0].order)
        );
        assert_eq!(view.tracks.iter().map(|track| track.space).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!((view.chapter, view.turn), (1, 1));
    }
    let figure = &views[0].figures[1];
    assert_eq!((figure.experience, figure.victory, figure.pool), (7, 9, [1, 2, 3, 4]));
    let abilities: Vec<_> =
        figure.abilities.iter().map(|ability| (ability.slot, ability.held, ability.spent)).collect();
    assert_eq!(
        abilities,
        [(0, true, true), (1, true, false), (2, false, false), (3, false, false), (4, true, false)]
    );
    let cards = views[0].rows.iter().flatten().copied().map(|card| card.expect("a full row"));
    assert_eq!(cards.collect::<Vec<_>>(), (0..8).collect::<Vec<_>>());
}

#[test]
fn the_chapter_card_shows_all_pairs_from_the_start() {
    rule!("RON-19.4");
    let mut stage = Stage::new(&Options::new(3));
    assert!(stage.game.observe(Viewer::Spectator).pairs.is_empty());
    assert_eq!(stage.game.menu(Actor::Chance).len(), 6);
    stage.chance(Action::DrawChapter { chapter: 2 });
    for viewer in [Viewer::Spectator, SEAT[0], SEAT[1], SEAT[2]] {
        let view = stage.game.observe(viewer);
        assert_eq!(view.chapter_card, Some(2));
        assert_eq!(view.pairs, stage.game.pack().chapters[2].pairs);
        assert_eq!(view.active, Some([Kind::Exploration, Kind::Fight]));
    }
}
