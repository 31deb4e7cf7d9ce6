//! Ciri's abilities (RON-13.13 to RON-13.16), and cards that come back to be played again.

use kernel::rule;

use crate::ronin::Action;
use crate::ronin::frame::Frame;
use crate::ronin::pack::Card;
use crate::ronin::tests::props::{LEFT, MADE, Props, table};
use crate::ronin::tests::stage::{CIRI, GERALT, Stage, YENNEFER, YUKI_ONNA, blank, effective, showing};
use crate::ronin::vocabulary::Colour::{self, Blue, Green, Red, Yellow};
use crate::ronin::vocabulary::Kind::{Exploration, Fight, Magic};
use crate::ronin::vocabulary::{Condition, Reward, Window};

const CHILD: u8 = 0;
const TIME: u8 = 1;
const SPACE: u8 = 2;
const BLOOD: u8 = 3;

/// Ciri with these cards in her timeline, resolving them from a position on.
fn resolving(cards: &[Card], position: u8) -> Stage {
    let mut stage = table(&[CIRI, GERALT, YENNEFER], cards);
    let numbers: Vec<u8> = (MADE..MADE + cards.len() as u8).collect();
    stage.timeline(0, &numbers).resolve(0, position);
    stage
}

fn scaled(asked: Colour) -> Card {
    effective(Red, &[], Condition::UpToThree(asked), Reward::LeftByLevel)
}

#[test]
fn child_of_destiny_gives_a_card_the_colour_asked_for() {
    rule!("RON-13.13", "RON-R24");
    let mut stage = resolving(&[blank(Yellow), scaled(Green), scaled(Blue)], 1);
    stage.uses(0, CHILD).act(0, Action::Recolour { position: 0 });
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2, "one for Green and one for Blue, each as asked");
    assert_eq!(stage.asked(), []);
    assert!(stage.seen().figures[0].timeline[0].wild);
}

#[test]
fn the_lent_colour_lasts_to_the_end_of_the_play_step() {
    rule!("RON-13.13", "RON-R24");
    let mut stage = resolving(&[blank(Yellow), scaled(Green)], 1);
    stage.uses(0, CHILD).act(0, Action::Recolour { position: 0 });
    assert_eq!(stage.pool_of(0)[LEFT as usize], 1);
    stage.run(&[Frame::PlayEnds]).resolve(0, 1);
    assert_eq!(stage.pool_of(0)[LEFT as usize], 1);
}

#[test]
fn the_lent_colour_never_lowers_a_level() {
    rule!("RON-13.13", "RON-R24");
    let exact = effective(Green, &[], Condition::ExactlyOne(Green), Reward::TwoRight);
    let mut stage = resolving(&[blank(Yellow), scaled(Blue), exact], 1);
    stage.uses(0, CHILD).act(0, Action::Recolour { position: 0 });
    assert_eq!(stage.pool_of(0), [2, 1, 0, 0], "exactly one Green though the lent card could be a second");
}

#[test]
fn the_lent_colour_is_for_effects_whose_scope_holds_the_card() {
    rule!("RON-13.13", "RON-R24");
    let mut stage = resolving(&[scaled(Blue), scaled(Green)], 1);
    stage.uses(0, CHILD).act(0, Action::Recolour { position: 1 });
    assert_eq!(stage.pool_of(0)[LEFT as usize], 1);
    stage.resolve(0, 0);
    assert_eq!(stage.pool_of(0)[LEFT as usize], 1 + 1, "only the card itself again, not the one before it");
}

#[test]
fn child_of_destiny_offers_the_cards_that_would_raise_the_level() {
    rule!("RON-D15", "RON-12.19");
    let asks = effective(Blue, &[], Condition::TwoOrMore(Green), Reward::TwoLeft);
    let mut stage = resolving(&[blank(Red), blank(Green), asks, blank(Red)], 2);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: CHILD }]);
    stage.uses(0, CHILD);
    let positions = [0, 2].map(|position| Action::Recolour { position });
    assert_eq!(stage.menu(0), positions, "in scope and not Green");
    let mut stage = resolving(&[scaled(Green)], 0);
    stage.uses(0, CHILD);
    assert_eq!(stage.menu(0), [Action::Recolour { position: 0 }], "the card itself");
}

#[test]
fn child_of_destiny_is_not_offered_where_no_level_would_rise() {
    rule!("RON-12.19", "RON-D15");
    let flat = |colour, condition| effective(colour, &[], condition, Reward::TwoLeft);
    let offered = |cards: &[Card]| resolving(cards, cards.len() as u8 - 1).offered(0) == [CHILD];
    assert!(offered(&[blank(Red), flat(Green, Condition::TwoOrMore(Green))]));
    assert!(!offered(&[blank(Green), flat(Green, Condition::TwoOrMore(Green))]), "met already");
    assert!(!offered(&[flat(Blue, Condition::TwoOrMore(Green))]), "one more would not be enough");
    assert!(offered(&[flat(Blue, Condition::ExactlyOne(Green))]));
    assert!(!offered(&[blank(Red), flat(Green, Condition::ExactlyOne(Green))]));
    assert!(!offered(&[blank(Red), blank(Green), flat(Green, Condition::ExactlyTwo(Green))]));
    assert!(!offered(&[blank(Green), blank(Green), blank(Green), scaled(Green)]), "three is the most");
    assert!(!offered(&[
        blank(Green),
        effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel)
    ]));
    assert!(!offered(&[flat(Red, Condition::LoseOne(Fight))]), "no colour is asked for");
    assert!(!offered(&[flat(Red, Condition::TwoOrMoreInactive)]));
}

#[test]
fn mistress_of_time_takes_a_timeline_card_into_hand() {
    rule!("RON-13.14", "RON-D11", "RON-R24");
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[blank(Red), blank(Blue), blank(Green)]);
    stage.holding(0, &[TIME]).timeline(0, &[MADE, MADE + 1, MADE + 2]).hand(0, &[60]);
    stage.window(0, Window::BeforePlay).uses(0, TIME);
    assert_eq!(stage.menu(0), [0, 1, 2].map(|position| Action::TakeBack { position }));
    stage.act(0, Action::TakeBack { position: 1 });
    assert_eq!((stage.timeline_of(0), stage.hand_of(0)), (vec![MADE, MADE + 2], vec![MADE + 1, 60]));
}

#[test]
fn tokens_a_card_has_produced_stay_when_it_leaves() {
    rule!("RON-13.21");
    let card = effective(Green, &[Fight], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[card]);
    stage.holding(0, &[TIME]).timeline(0, &[MADE]).resolve(0, 0);
    stage.window(0, Window::BeforePlay).uses(0, TIME).act(0, Action::TakeBack { position: 0 });
    assert_eq!((stage.timeline_of(0), stage.pool_of(0)), (vec![], [0, 2, 0, 0]));
}

#[test]
fn mistress_of_time_and_space_replaces_a_timeline_card() {
    rule!("RON-13.15", "RON-D11", "RON-R24");
    let card = effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[blank(Green), blank(Red), card]);
    stage.holding(0, &[SPACE]).timeline(0, &[MADE, MADE + 1]).hand(0, &[MADE + 2, 60]);
    stage.window(0, Window::BeforePlay).uses(0, SPACE);
    assert_eq!(stage.menu(0), [0, 1].map(|position| Action::TakeBack { position }));
    stage.act(0, Action::TakeBack { position: 1 });
    assert_eq!(stage.menu(0), [MADE + 2, 60].map(|card| Action::PlayCard { card }), "a different card");
    stage.act(0, Action::PlayCard { card: MADE + 2 });
    assert_eq!((stage.timeline_of(0), stage.hand_of(0)), (vec![MADE, MADE + 2], vec![MADE + 1, 60]));
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2, "its effect is resolved at once");
}

#[test]
fn elder_blood_turns_hand_cards_into_symbols_and_draws_as_many() {
    rule!("RON-13.16", "RON-R24");
    let cards = [showing(Red, &[Fight, Fight]), showing(Blue, &[Magic, Exploration]), blank(Red)];
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &cards);
    stage
        .holding(0, &[BLOOD])
        .hand(0, &[MADE, MADE + 1, MADE + 2])
        .window(0, Window::BeforePlay)
        .uses(0, BLOOD);
    stage.act(0, Action::DiscardCard { card: MADE });
    let mut one = stage.clone();
    stage.act(0, Action::DiscardCard { card: MADE + 1 });
    assert_eq!(stage.pool_of(0), [1, 0, 1, 2], "every symbol printed on them");
    stage.draw(60).draw(61);
    assert!(!stage.is_drawing());
    assert_eq!(stage.hand_of(0), [MADE + 2, 60, 61]);
    one.act(0, Action::Stop).draw(60);
    assert!(!one.is_drawing());
    assert_eq!((one.hand_of(0), one.pool_of(0)), (vec![MADE + 1, MADE + 2, 60], [0, 0, 0, 2]));
}

#[test]
fn elder_blood_offers_each_set_of_one_or_two_cards_once() {
    rule!("RON-D11");
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[]);
    stage.holding(0, &[BLOOD]).hand(0, &[60, 61, 62]).window(0, Window::BeforePlay).uses(0, BLOOD);
    assert_eq!(stage.menu(0), [60, 61, 62].map(|card| Action::DiscardCard { card }), "one at least");
    let mut hands: Vec<Vec<u8>> = stage.outcomes(0).iter().map(|after| after.hand_of(0)).collect();
    hands.sort_unstable();
    assert_eq!(hands, [vec![60], vec![60, 61], vec![60, 62], vec![61], vec![61, 62], vec![62]]);
}

#[test]
fn discarded_cards_can_be_drawn_again_at_once() {
    rule!("RON-13.21");
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[showing(Red, &[Fight])]);
    let empty = [].into_iter().collect();
    stage.holding(0, &[BLOOD]).hand(0, &[MADE]);
    (stage.game.deck, stage.game.discard) = (empty, empty);
    stage.window(0, Window::BeforePlay).uses(0, BLOOD).act(0, Action::DiscardCard { card: MADE });
    stage.draw(MADE);
    assert_eq!(stage.hand_of(0), [MADE]);
}

#[test]
fn her_later_abilities_need_a_timeline_or_a_hand() {
    rule!("RON-12.19", "RON-D11");
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[blank(Red)]);
    stage.holding(0, &[TIME, SPACE, BLOOD]).hand(0, &[60]).window(0, Window::BeforePlay);
    assert_eq!(stage.offered(0), [BLOOD], "no timeline");
    stage.timeline(0, &[MADE]);
    assert_eq!(stage.offered(0), [TIME, SPACE, BLOOD]);
    stage.hand(0, &[]);
    assert_eq!(stage.offered(0), [TIME], "no hand");
    let mut stage = stage.clear_frames();
    stage.timeline(0, &[]).window(0, Window::BeforePlay);
    assert_eq!(stage.asked(), []);
}

#[test]
fn a_card_taken_back_and_played_again_is_resolved_again() {
    rule!("RON-13.18");
    // Yuki-onna plays a card in the draft, takes it back before the selection and plays it once more.
    let standard = effective(Green, &[], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let tea = effective(Blue, &[], Condition::ExactlyOne(Blue), Reward::PointOnBothTracks);
    for (card, paid) in [(standard, [4, 0]), (tea, [0, 1])] {
        let mut stage = table(&[YUKI_ONNA, GERALT, YENNEFER], &[card]).without_abilities();
        stage.holding(0, &[1, 3]).row(0, [MADE, 60]).hand(0, &[61]).hand(1, &[]).hand(2, &[]);
        stage.window(0, Window::AfterDraft).uses(0, 3).act(0, Action::PickCard { row: 0, place: 0 });
        stage.run(&[
            Frame::TurnEnds,
            Frame::Tea { at: 0 },
            Frame::PlayEnds,
            Frame::Resolve { at: 0 },
            Frame::Select,
            Frame::Before { at: 0 },
        ]);
        stage.uses(0, 1).act(0, Action::TakeBack { position: 0 });
        stage.act(0, Action::Select { card: MADE }).act(0, Action::Select { card: 61 });
        assert_eq!([stage.pool_of(0)[LEFT as usize], stage.game.tracks[0]], paid);
    }
}

#[test]
fn a_tea_card_taken_back_and_not_played_again_pays_nothing() {
    rule!("RON-13.18");
    let tea = effective(Blue, &[], Condition::ExactlyOne(Blue), Reward::PointOnBothTracks);
    let mut stage = table(&[YUKI_ONNA, GERALT, YENNEFER], &[tea]);
    stage.holding(0, &[1]).timeline(0, &[MADE]).fresh(0);
    stage.window(0, Window::BeforePlay).uses(0, 1).act(0, Action::TakeBack { position: 0 });
    stage.run(&[Frame::Tea { at: 0 }]);
    assert_eq!(stage.game.tracks[..3], [0; 3]);
}
