//! Ciri's abilities (POD-13.14 to POD-13.17) and what follows when a card comes back.

use kernel::rule;

use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::effect_props::{LEFT, MADE, Props, table};
use crate::path_of_destiny::tests::stage::{CIRI, GERALT, Stage, YENNEFER, blank, effective, showing};
use crate::path_of_destiny::vocabulary::Colour::{self, Blue, Green, Red, Yellow};
use crate::path_of_destiny::vocabulary::Kind::{Diplomacy, Exploration, Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Window};
use crate::path_of_destiny::{Action, Event};

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
fn child_of_destiny_gives_a_card_each_colour_that_is_asked_for() {
    rule!("POD-13.14", "POD-R21");
    let yellow = effective(Green, &[], Condition::ExactlyOne(Yellow), Reward::TwoRight);
    let mut stage = resolving(&[blank(Yellow), scaled(Green), scaled(Blue), yellow], 1);
    stage.uses(0, CHILD).act(0, Action::Recolour { position: 0 });
    assert_eq!(stage.pool_of(0), [0, 2, 2, 0], "as Green, as Blue, and it is still yellow");
    assert_eq!(stage.asked(), []);
    assert!(stage.seen().figures[0].timeline[0].wild);
}

#[test]
fn the_lent_colour_lasts_to_the_end_of_the_play_step() {
    rule!("POD-13.14", "POD-R21");
    let mut stage = resolving(&[blank(Yellow), scaled(Green)], 1);
    stage.uses(0, CHILD).act(0, Action::Recolour { position: 0 });
    assert_eq!(stage.pool_of(0)[LEFT as usize], 1);
    stage.run(&[Frame::PlayEnds]).resolve(0, 1);
    assert_eq!(stage.pool_of(0)[LEFT as usize], 1);
}

#[test]
fn the_lent_colour_never_lowers_a_level() {
    rule!("POD-13.14", "POD-R21");
    let exact = effective(Green, &[], Condition::ExactlyOne(Green), Reward::TwoRight);
    let mut stage = resolving(&[blank(Yellow), scaled(Blue), exact], 1);
    stage.uses(0, CHILD).act(0, Action::Recolour { position: 0 });
    assert_eq!(stage.pool_of(0), [0, 2, 1, 0], "exactly one Green though the lent card could be a second");
}

#[test]
fn the_lent_colour_is_no_use_for_extra_effort() {
    rule!("POD-R21");
    let made = |second| {
        let mut stage = resolving(&[blank(Red), blank(second), blank(Green), scaled(Yellow)], 3);
        stage.fresh(0).uses(0, CHILD).act(0, Action::Recolour { position: 1 });
        let effort = stage.game.efforts[0];
        assert_eq!(stage.game.pack().efforts[usize::from(effort)].sequence, [Red, Blue, Green]);
        stage.run(&[Frame::StoryCheck]).times(&Event::EffortMade { figure: 0, effort })
    };
    assert_eq!((made(Blue), made(Green)), (1, 0));
}

#[test]
fn child_of_destiny_offers_the_cards_that_would_raise_the_level() {
    rule!("POD-D16", "POD-12.11");
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
    rule!("POD-12.11", "POD-D16");
    let flat = |colour, condition| effective(colour, &[], condition, Reward::TwoLeft);
    let offered = |cards: &[Card]| resolving(cards, cards.len() as u8 - 1).offered(0) == [CHILD];
    assert!(offered(&[blank(Red), flat(Green, Condition::TwoOrMore(Green))]));
    assert!(!offered(&[blank(Green), flat(Green, Condition::TwoOrMore(Green))]), "met already");
    assert!(!offered(&[flat(Blue, Condition::TwoOrMore(Green))]), "one more would not be enough");
    assert!(!offered(&[blank(Red), flat(Green, Condition::ThreeOrMore(Green))]));
    assert!(offered(&[blank(Red), blank(Green), flat(Green, Condition::ThreeOrMore(Green))]));
    assert!(offered(&[flat(Blue, Condition::ExactlyOne(Green))]));
    assert!(!offered(&[blank(Red), flat(Green, Condition::ExactlyOne(Green))]));
    assert!(!offered(&[blank(Red), blank(Green), flat(Green, Condition::ExactlyTwo(Green))]));
    assert!(!offered(&[blank(Green), blank(Green), blank(Green), scaled(Green)]), "three is the most");
    let green = effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    assert!(!offered(&[blank(Green), green]), "no card lacks the colour");
    assert!(!offered(&[flat(Red, Condition::LoseOne(Fight))]), "no colour is asked for");
    assert!(!offered(&[flat(Red, Condition::TwoOrMoreInactive)]));
}

#[test]
fn mistress_of_time_takes_a_timeline_card_into_hand() {
    rule!("POD-13.15", "POD-D11e", "POD-13.21");
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[blank(Red), blank(Blue), blank(Green)]);
    stage.holding(0, &[TIME]).timeline(0, &[MADE, MADE + 1, MADE + 2]).hand(0, &[60]);
    stage.window(0, Window::BeforePlay).uses(0, TIME);
    assert_eq!(stage.menu(0), [0, 1, 2].map(|position| Action::TakeBack { position }));
    stage.act(0, Action::TakeBack { position: 1 });
    assert_eq!((stage.timeline_of(0), stage.hand_of(0)), (vec![MADE, MADE + 2], vec![MADE + 1, 60]));
    assert_eq!(stage.times(&Event::TookBack { figure: 0, card: MADE + 1 }), 1, "for all to see");
}

#[test]
fn the_symbols_of_a_card_go_with_it_and_the_tokens_it_has_produced_stay() {
    rule!("POD-13.21", "POD-R22");
    let card = effective(Green, &[Diplomacy], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[card]);
    stage.holding(0, &[TIME]).timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!([Exploration, Diplomacy].map(|kind| stage.game.count(0, kind)), [2, 1]);
    stage.window(0, Window::BeforePlay).uses(0, TIME).act(0, Action::TakeBack { position: 0 });
    assert_eq!([Exploration, Diplomacy].map(|kind| stage.game.count(0, kind)), [2, 0]);
}

#[test]
fn mistress_of_time_and_space_replaces_a_timeline_card() {
    rule!("POD-13.16", "POD-D11f", "POD-R22");
    let card = effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[blank(Green), blank(Red), card]);
    stage.holding(0, &[SPACE]).timeline(0, &[MADE + 1, MADE]).hand(0, &[MADE + 2, 60]);
    stage.window(0, Window::BeforePlay).uses(0, SPACE);
    assert_eq!(stage.menu(0), [0, 1].map(|position| Action::TakeBack { position }));
    stage.act(0, Action::TakeBack { position: 0 });
    assert_eq!(stage.menu(0), [MADE + 2, 60].map(|card| Action::PlayCard { card }), "a different card");
    stage.act(0, Action::PlayCard { card: MADE + 2 });
    assert_eq!((stage.timeline_of(0), stage.hand_of(0)), (vec![MADE, MADE + 2], vec![MADE + 1, 60]));
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2, "its effect is resolved at once");
    for event in [Event::TookBack { figure: 0, card: MADE + 1 }, Event::Played { figure: 0, card: MADE + 2 }]
    {
        assert_eq!(stage.times(&event), 1, "for all to see");
    }
}

#[test]
fn elder_blood_turns_hand_cards_into_symbols_and_draws_as_many() {
    rule!("POD-13.17", "POD-D11g");
    let cards = [showing(Red, &[Fight, Fight]), showing(Blue, &[Magic, Exploration]), blank(Red)];
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &cards);
    stage.holding(0, &[BLOOD]).hand(0, &[MADE, MADE + 1, MADE + 2]);
    stage.window(0, Window::BeforePlay).uses(0, BLOOD).act(0, Action::DiscardCard { card: MADE });
    assert_eq!(stage.times(&Event::Discarded { figure: 0, cards: vec![MADE] }), 1, "for all to see");
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
    rule!("POD-D11g", "POD-R23");
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[]);
    stage.holding(0, &[BLOOD]).hand(0, &[60, 61, 62]).window(0, Window::BeforePlay).uses(0, BLOOD);
    assert_eq!(stage.menu(0), [60, 61, 62].map(|card| Action::DiscardCard { card }), "one at least");
    let mut hands: Vec<Vec<u8>> = stage.outcomes(0).iter().map(|after| after.hand_of(0)).collect();
    hands.sort_unstable();
    assert_eq!(hands, [vec![60], vec![60, 61], vec![60, 62], vec![61], vec![61, 62], vec![62]]);
}

#[test]
fn discarded_cards_can_be_drawn_again_at_once() {
    rule!("POD-13.22");
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[showing(Red, &[Fight])]);
    stage.holding(0, &[BLOOD]).hand(0, &[MADE]).piles(&[], &[]);
    stage.window(0, Window::BeforePlay).uses(0, BLOOD).act(0, Action::DiscardCard { card: MADE });
    stage.draw(MADE);
    assert_eq!(stage.hand_of(0), [MADE]);
}

#[test]
fn her_later_abilities_need_a_timeline_or_a_hand() {
    rule!("POD-12.11", "POD-D11e", "POD-D11f", "POD-D11g");
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
