//! Lesser Evil: alliance tokens and the cards they make a player draw (POD-20.1 to POD-20.7, POD-20.20).

use kernel::{Audience, Game as _, rule};

use super::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER};
use super::story_props::{CAST, L, R, StoryProps as _, VIEWERS, seat, telling};
use crate::cards::CardSet;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::Options;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::vocabulary::{Side, Story, Window};
use crate::path_of_destiny::{Action, Event};

/// Rows with Renfri's, Stregobor's and the either-token.
const RENFRI: u8 = 1;
const STREGOBOR: u8 = 2;
const EITHER: u8 = 3;

/// Renfri's cards have the numbers 0 to 15, Stregobor's 16 to 31.
const THEIRS: [std::ops::Range<u8>; 2] = [0..16, 16..32];

/// Three players; the tokens lie beside rows 2, 3 and 4.
fn table() -> Stage {
    telling(Story::LesserEvil, |_| {})
}

/// Gives alliance cards to a seat.
fn give(stage: &mut Stage, seat: usize, cards: &[u8]) {
    for card in cards {
        stage.game.alliance_deck.remove(*card);
        stage.game.alliances[seat].insert(*card);
    }
}

/// Seat 0 drafts a row.
fn drafts(stage: &mut Stage, row: u8) -> &mut Stage {
    stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeRow { row })
}

fn draws(cards: impl IntoIterator<Item = u8>) -> Vec<Action> {
    cards.into_iter().map(|alliance| Action::DrawAlliance { alliance }).collect()
}

fn of(stage: &Stage, seat: usize) -> Vec<u8> {
    stage.game.alliances[seat].iter().collect()
}

/// Takes a deck away: nothing to draw and nothing discarded.
fn exhaust(stage: &mut Stage, side: Side) {
    THEIRS[side as usize].clone().for_each(|card| stage.game.alliance_deck.remove(card));
}

#[test]
fn two_face_down_decks_of_sixteen_lie_ready() {
    rule!("POD-20.1", "POD-R42");
    let stage = table();
    for viewer in VIEWERS {
        let seen = stage.game.observe(viewer).sight.alliances.expect("alliances");
        assert_eq!(seen.decks, [16, 16]);
        assert!(seen.own.is_empty() && seen.discard.is_empty() && seen.revealed.is_empty());
    }
    assert_eq!(drafts(&mut table(), RENFRI).chances(), draws(0..16));
    assert_eq!(drafts(&mut table(), STREGOBOR).chances(), draws(16..32));
}

#[test]
fn three_tokens_lie_beside_the_three_lowest_rows() {
    rule!("POD-20.2", "POD-R41");
    for (players, lowest) in [(1u8, 1..4u8), (2, 1..4), (3, 1..4), (4, 2..5), (5, 2..5)] {
        let characters = [GERALT, CIRI, DANDELION, YENNEFER, VESEMIR];
        let figures = usize::from(players.max(2));
        let options = Options {
            story: Story::LesserEvil,
            characters: characters[..figures].to_vec(),
            first: Some(0),
            ..Options::new(players)
        };
        let mut stage = Stage::new(&options);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawToken { .. }));
        // The either-token on top, then Renfri's, then Stregobor's.
        for (row, token) in lowest.clone().zip([2, 0, 1]) {
            assert_eq!(stage.waiting(), Frame::DrawToken { row });
            stage.chance(Action::DrawToken { token });
        }
        let tokens = stage.seen().sight.tokens;
        let above = usize::from(lowest.start);
        assert!(tokens[..above].iter().all(Option::is_none));
        assert_eq!(tokens[above..], [Some(2), Some(0), Some(1)]);
    }
}

#[test]
fn tokens_stay_while_cards_move_up() {
    rule!("POD-20.2");
    let mut stage = table();
    let before = stage.seen();
    stage.game.turn = 1;
    stage.run(&[Frame::Maintenance]).settle_chance();
    assert_eq!(stage.seen().rows[0], before.rows[1], "the pairs moved up");
    assert_eq!(stage.seen().tokens, before.tokens);
    drafts(&mut stage, RENFRI);
    assert_eq!(stage.chances(), draws(0..16));
}

#[test]
fn the_lowest_row_pays_no_experience_in_this_story() {
    rule!("POD-20.3", "POD-E21");
    for (story, experience) in [(Story::EdgeOfTheWorld, 1), (Story::Striga, 1), (Story::LesserEvil, 0)] {
        let mut stage = telling(story, |_| {});
        drafts(&mut stage, 3);
        assert_eq!(stage.game.figure(0).experience, experience, "{story:?}");
    }
}

#[test]
fn a_row_with_a_token_obliges_to_draw_a_card_of_its_side() {
    rule!("POD-20.4");
    for (row, side) in [(RENFRI, L), (STREGOBOR, R)] {
        let mut stage = table();
        drafts(&mut stage, row);
        assert_eq!(stage.asked(), [0; 0], "nobody may decline");
        let card = THEIRS[side as usize].start + 5;
        stage.chance(Action::DrawAlliance { alliance: card });
        assert_eq!(of(&stage, 0), [card], "one card");
        assert!(stage.chances().is_empty());
    }
    let mut stage = table();
    assert!(drafts(&mut stage, 0).chances().is_empty(), "the top row has no token");
    stage.run(&[Frame::Slot { seat: 1 }]).act(1, Action::TakeDeck).settle_chance();
    assert!(of(&stage, 0).is_empty() && of(&stage, 1).is_empty(), "nor has the deck");
}

#[test]
fn cards_taken_from_such_a_row_by_an_ability_bring_no_alliance() {
    rule!("POD-20.4");
    for play in [false, true] {
        let mut stage = table();
        stage.run(&[Frame::TakeFaceUp { seat: 0, play }]);
        stage.act(0, Action::PickCard { row: RENFRI, place: 0 });
        assert!(stage.chances().is_empty() && of(&stage, 0).is_empty());
    }
    let mut stage = table();
    stage.run(&[Frame::BurnPair { seat: 0, most: 2 }]).act(0, Action::BurnPair { row: RENFRI });
    assert!(stage.chances().is_empty());
}

#[test]
fn at_the_either_token_the_player_chooses_the_deck() {
    rule!("POD-20.4", "POD-R41", "POD-D6");
    for side in [L, R] {
        let mut stage = table();
        drafts(&mut stage, EITHER);
        assert_eq!(stage.asked(), [0]);
        assert_eq!(stage.menu(0), [L, R].map(|side| Action::ChooseAlliance { side }));
        stage.act(0, Action::ChooseAlliance { side });
        assert!(stage.public_events().contains(&&Event::AllianceChosen { figure: 0, side }));
        assert_eq!(stage.chances(), draws(THEIRS[side as usize].clone()));
    }
}

#[test]
fn with_one_deck_left_it_is_that_one() {
    rule!("POD-D6", "POD-20.7");
    for (gone, left) in [(L, R), (R, L)] {
        let mut stage = table();
        exhaust(&mut stage, gone);
        drafts(&mut stage, EITHER);
        assert_eq!(stage.chances(), draws(THEIRS[left as usize].clone()));
    }
    // A deck that can be rebuilt is not exhausted.
    let mut stage = table();
    exhaust(&mut stage, L);
    stage.game.face_down[1].insert(4);
    assert_eq!(drafts(&mut stage, EITHER).menu(0).len(), 2);
    // With both gone nothing is drawn.
    let mut stage = table();
    exhaust(&mut stage, L);
    exhaust(&mut stage, R);
    drafts(&mut stage, EITHER);
    assert!(stage.asked().is_empty() && stage.chances().is_empty());
}

#[test]
fn a_fourth_card_of_a_side_makes_its_owner_discard_one_of_the_four() {
    rule!("POD-20.6", "POD-E24", "POD-D7");
    for discarded in [0, 1, 2, 9] {
        let mut stage = table();
        give(&mut stage, 0, &[0, 1, 2, 20, 21]);
        drafts(&mut stage, RENFRI).chance(Action::DrawAlliance { alliance: 9 });
        assert_eq!(stage.asked(), [0]);
        let four = [0, 1, 2, 9].map(|alliance| Action::DiscardAlliance { alliance });
        assert_eq!(stage.menu(0), four, "the new one included, none of the other side");
        stage.act(0, Action::DiscardAlliance { alliance: discarded });
        let left: Vec<u8> = [0, 1, 2, 9, 20, 21].into_iter().filter(|card| *card != discarded).collect();
        assert_eq!(of(&stage, 0), left);
        assert!(stage.asked().is_empty());
    }
}

#[test]
fn three_cards_of_each_side_may_be_kept() {
    rule!("POD-20.6");
    let mut stage = table();
    give(&mut stage, 0, &[0, 1, 20, 21, 22]);
    drafts(&mut stage, RENFRI).chance(Action::DrawAlliance { alliance: 9 });
    assert!(stage.asked().is_empty());
    assert_eq!(of(&stage, 0), [0, 1, 9, 20, 21, 22]);
}

#[test]
fn an_empty_deck_is_made_anew_of_its_own_discards() {
    rule!("POD-20.7", "POD-R42");
    let mut stage = table();
    exhaust(&mut stage, L);
    stage.game.alliance_discard = [3, 5, 18].into_iter().collect();
    stage.game.face_down[1] = [7, 19].into_iter().collect();
    stage.game.alliance_deck = stage.game.alliance_deck.minus([18, 19].into_iter().collect());
    drafts(&mut stage, RENFRI);
    assert!(stage.public_events().contains(&&Event::AlliancesReshuffled { side: L }));
    assert_eq!(stage.chances(), draws([3, 5, 7]), "open and face-down discards of this side");
    let seen = stage.seen().sight.alliances.expect("alliances");
    assert_eq!((seen.discard, seen.face_down, seen.decks), (vec![18], [0, 1], [3, 14]));
    stage.chance(Action::DrawAlliance { alliance: 7 });
    assert_eq!(of(&stage, 0), [7]);

    let mut stage = table();
    exhaust(&mut stage, L);
    drafts(&mut stage, RENFRI);
    assert!(stage.chances().is_empty() && of(&stage, 0).is_empty(), "nothing to draw, nothing drawn");
}

#[test]
fn the_alliance_card_comes_after_the_pair_and_before_the_window() {
    rule!("POD-20.20", "POD-20.6");
    let mut stage = Stage::telling(Story::LesserEvil, 3, &[YENNEFER, CIRI, DANDELION]);
    stage.game.figure_mut(0).held = 0b0010;
    give(&mut stage, 0, &[0, 1, 2]);
    let pair = stage.game.rows[usize::from(RENFRI)];
    stage.run(&[Frame::Draft { at: 0 }]).act(0, Action::TakeRow { row: RENFRI });
    assert!(pair.iter().all(|card| stage.game.figure(0).hand.contains(*card)), "the pair is in hand");
    stage.chance(Action::DrawAlliance { alliance: 9 });
    assert_eq!(stage.waiting(), Frame::DiscardAlliance { seat: 0, side: L });
    stage.act(0, Action::DiscardAlliance { alliance: 0 });
    assert_eq!(stage.waiting(), Frame::Window { seat: 0, window: Window::AfterDraft });
}

#[test]
fn alliance_cards_are_seen_by_their_owner_and_others_see_their_backs() {
    rule!("POD-20.5", "POD-D6");
    let mut stage = table();
    give(&mut stage, 0, &[3, 17, 18]);
    give(&mut stage, 2, &[4]);
    drafts(&mut stage, EITHER).act(0, Action::ChooseAlliance { side: L });
    stage.chance(Action::DrawAlliance { alliance: 8 });
    let own: [&[u8]; 4] = [&[], &[3, 8, 17, 18], &[], &[4]];
    for (viewer, own) in VIEWERS.into_iter().zip(own) {
        let seen = stage.game.observe(viewer).sight.alliances.expect("alliances");
        assert_eq!(seen.own, own);
        assert_eq!(seen.counts, [[2, 2], [0, 0], [1, 0]]);
        assert_eq!(seen.decks, [13, 14]);
    }
    let drawn = Event::AllianceDrawn { figure: 0, alliance: 8 };
    let unseen = Event::AllianceDrawnUnseen { figure: 0, side: L };
    for viewer in VIEWERS {
        let heard = stage.heard_by(viewer);
        assert_eq!(heard.contains(&&drawn), viewer == seat(0));
        assert_eq!(heard.contains(&&unseen), viewer != seat(0));
    }
}

#[test]
fn cards_beyond_the_limit_go_face_down() {
    rule!("POD-D7", "POD-20.6");
    let mut stage = table();
    give(&mut stage, 0, &[0, 1, 2]);
    drafts(&mut stage, RENFRI).chance(Action::DrawAlliance { alliance: 9 });
    assert_eq!(stage.game.node(kernel::Actor::Seat(kernel::Seat::new(0))).menu, kernel::Menu::Closed);
    let mut other = stage.clone();
    stage.act(0, Action::DiscardAlliance { alliance: 1 });
    other.act(0, Action::DiscardAlliance { alliance: 9 });
    for viewer in [VIEWERS[0], VIEWERS[2], VIEWERS[3]] {
        assert_eq!(stage.game.observe(viewer), other.game.observe(viewer));
        assert_eq!(stage.heard_by(viewer), other.heard_by(viewer));
        let seen = stage.game.observe(viewer).sight.alliances.expect("alliances");
        assert_eq!((seen.discard, seen.face_down, seen.own_face_down), (vec![], [1, 0], vec![]));
    }
    assert_eq!(stage.seen_by(0).sight.alliances.expect("alliances").own_face_down, [1]);
    assert_eq!(stage.game.face_down[0], CardSet::range(1, 2));
    let heard = (Audience::only(kernel::Seat::new(0)), Event::AllianceDiscarded { figure: 0, alliance: 1 });
    assert!(stage.told.contains(&heard));
}

#[test]
fn alone_the_automa_draws_nothing() {
    rule!("POD-20.4", "POD-17.31");
    let mut stage = Stage::telling(Story::LesserEvil, 1, &CAST[..2]);
    stage.game.order[..2].copy_from_slice(&[1, 0]);
    stage.run(&[Frame::Draft { at: 0 }]).settle_chance();
    assert_eq!(stage.asked(), [0], "the Automa has drafted");
    assert_ne!(stage.game.figure(1).slot, NONE);
    assert_eq!(stage.game.alliance_deck.len(), 32);
    assert_eq!(stage.experiences(), [0]);
}
