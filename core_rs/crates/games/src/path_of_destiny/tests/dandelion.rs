//! Dandelion's abilities (POD-13.5 to POD-13.8).

use kernel::rule;

use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::tests::effect_props::{LEFT, MADE, Props, RIGHT, table, table_for};
use crate::path_of_destiny::tests::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR, blank, showing};
use crate::path_of_destiny::vocabulary::Colour::{Blue, Red};
use crate::path_of_destiny::vocabulary::Kind::{self, Fight, Magic};
use crate::path_of_destiny::vocabulary::{Side, Window};
use crate::path_of_destiny::{Action, Event};

const CHANGE: u8 = 0;
const READ: u8 = 1;
const PULL: u8 = 2;
const CREDIT: u8 = 3;

const LEFT_OR_RIGHT: [Action; 2] =
    [Action::ChooseActive { side: Side::Left }, Action::ChooseActive { side: Side::Right }];

/// Dandelion with one ability, about to use it; tokens are Magic, Diplomacy (Right), Exploration (Left), Fight.
fn using(ability: u8, pool: [u8; 4]) -> Stage {
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.holding(0, &[ability]).pool(0, pool).window(0, Window::BeforePlay).uses(0, ability);
    stage
}

#[test]
fn the_changed_mind_gains_the_active_kind_there_is_less_of() {
    rule!("POD-13.5", "POD-D11a");
    for (before, after) in [([0, 2, 1, 0], [0, 2, 2, 0]), ([0, 0, 1, 0], [0, 1, 1, 0])] {
        let stage = using(CHANGE, before);
        assert_eq!((stage.pool_of(0), stage.asked()), (after, vec![]), "no choice");
    }
    for (choice, pool) in LEFT_OR_RIGHT.into_iter().zip([[5, 1, 2, 0], [5, 2, 1, 0]]) {
        let mut stage = using(CHANGE, [5, 1, 1, 0]);
        assert_eq!(stage.menu(0), LEFT_OR_RIGHT, "equal: a choice");
        assert_eq!(stage.act(0, choice).pool_of(0), pool);
    }
}

#[test]
fn printed_symbols_decide_too_which_kind_there_is_less_of() {
    rule!("POD-13.5");
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[showing(Red, &[LEFT, LEFT])]);
    stage.timeline(0, &[MADE]).pool(0, [0, 1, 0, 0]).window(0, Window::BeforePlay).uses(0, CHANGE);
    assert_eq!(stage.pool_of(0), [0, 2, 0, 0]);
}

#[test]
fn between_the_lines_finds_a_card_with_the_named_kind() {
    rule!("POD-13.6", "POD-13.20", "POD-D11b");
    let cards = [showing(Red, &[Magic]), blank(Red), showing(Blue, &[Fight, LEFT])];
    let mut stage = table(&[DANDELION, GERALT, CIRI], &cards);
    stage.holding(0, &[READ]).window(0, Window::BeforePlay).uses(0, READ);
    assert_eq!(stage.menu(0), Kind::ALL.map(|kind| Action::ChooseKind { kind }), "each of the four");
    stage.act(0, Action::ChooseKind { kind: Fight }).draw(MADE).draw(MADE + 1);
    assert_eq!(stage.seen().turned_up, [MADE, MADE + 1], "one at a time, lying apart for all to see");
    assert!(!stage.game.discard.contains(MADE));
    let hand = stage.hand_of(0).len();
    stage.draw(MADE + 2);
    assert!(!stage.is_drawing() && stage.seen().turned_up.is_empty());
    assert!(stage.hand_of(0).contains(&(MADE + 2)) && stage.hand_of(0).len() == hand + 1);
    assert!([MADE, MADE + 1].iter().all(|card| stage.game.discard.contains(*card)));
    assert!(!stage.game.discard.contains(MADE + 2));
    assert_eq!(stage.times(&Event::KindNamed { figure: 0, kind: Fight }), 1);
    for card in MADE..MADE + 3 {
        assert_eq!(stage.times(&Event::TurnedUp { card }), 1);
    }
}

#[test]
fn a_search_that_empties_the_deck_goes_on_in_the_discard_pile() {
    rule!("POD-E39", "POD-13.20", "POD-R26");
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[blank(Red), showing(Blue, &[Magic])]);
    stage.piles(&[MADE], &[MADE + 1]).holding(0, &[READ]).window(0, Window::BeforePlay).uses(0, READ);
    stage.act(0, Action::ChooseKind { kind: Magic }).draw(MADE);
    assert_eq!(stage.times(&Event::Reshuffled { cards: 1 }), 1, "without the card turned up");
    assert_eq!(stage.chances(), [Action::DrawCard { card: MADE + 1 }]);
    stage.draw(MADE + 1);
    assert!(stage.hand_of(0).contains(&(MADE + 1)));
    assert_eq!(stage.piled(), [vec![], vec![MADE]]);
}

#[test]
fn a_search_through_both_piles_may_find_nothing() {
    rule!("POD-R26", "POD-13.20");
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[blank(Red), blank(Blue), blank(Red)]);
    let hand = stage.hand_of(0);
    stage.piles(&[MADE, MADE + 1], &[MADE + 2]).holding(0, &[READ]);
    stage.window(0, Window::BeforePlay).uses(0, READ);
    stage.act(0, Action::ChooseKind { kind: Fight }).draw(MADE).draw(MADE + 1).draw(MADE + 2);
    assert!(!stage.is_drawing());
    assert_eq!((stage.hand_of(0), stage.piled()), (hand, [vec![], vec![MADE, MADE + 1, MADE + 2]]));
    assert!(stage.is_spent(0, READ));
}

#[test]
fn pulling_strings_gains_one_and_costs_the_others_the_other_kind() {
    rule!("POD-13.7", "POD-D11c");
    let mut stage = using(PULL, [0, 1, 1, 0]);
    assert_eq!(stage.menu(0), LEFT_OR_RIGHT);
    stage.pool(1, [2; 4]).pool(2, [2, 0, 2, 2]);
    let mut right = stage.clone();
    stage.act(0, LEFT_OR_RIGHT[0]).finish();
    assert_eq!([0, 1, 2].map(|seat| stage.pool_of(seat)), [[0, 1, 2, 0], [2, 1, 2, 2], [2, 0, 2, 2]]);
    right.act(0, LEFT_OR_RIGHT[1]).finish();
    assert_eq!([0, 1, 2].map(|seat| right.pool_of(seat)), [[0, 2, 1, 0], [2, 2, 1, 2], [2, 0, 1, 2]]);
}

#[test]
fn pulling_strings_costs_an_automa_too() {
    rule!("POD-13.7");
    let pull = |tokens| {
        let mut stage = table_for(1, &[DANDELION, VESEMIR], &[showing(Red, &[RIGHT])]);
        stage.timeline(1, &[MADE]).pool(1, tokens).holding(0, &[PULL]);
        stage.window(0, Window::BeforePlay).uses(0, PULL).act(0, LEFT_OR_RIGHT[0]);
        assert_eq!(stage.asked(), [], "it decides nothing");
        (stage.pool_of(1), stage.covered(1, 0))
    };
    assert_eq!(pull([0, 2, 2, 0]), ([0, 1, 2, 0], [0; 4]));
    assert_eq!(pull([0, 0, 2, 0]), ([0, 0, 2, 0], [0, 1, 0, 0]));
}

#[test]
fn borrowed_merit_trades_one_of_the_more_for_three_of_the_fewer() {
    rule!("POD-13.8", "POD-R27", "POD-D11d");
    let mut stage = using(CREDIT, [0, 4, 1, 0]);
    assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: RIGHT })), "of the kind he has more of");
    stage.finish();
    assert_eq!(stage.pool_of(0), [0, 3, 4, 0], "three symbols of one kind");
}

#[test]
fn borrowed_merit_asks_where_counts_are_equal() {
    rule!("POD-13.8", "POD-R27", "POD-D11d");
    let mut stage = using(CREDIT, [0, 2, 2, 0]);
    assert_eq!(stage.menu(0), LEFT_OR_RIGHT, "equal before: which one to lose");
    stage.act(0, LEFT_OR_RIGHT[1]).act(0, Action::LoseToken { kind: RIGHT });
    assert_eq!(stage.pool_of(0), [0, 4, 2, 0], "after the loss it is the kind he has fewer of");
    let mut stage = using(CREDIT, [0, 2, 1, 0]);
    stage.act(0, Action::LoseToken { kind: RIGHT });
    assert_eq!(stage.menu(0), LEFT_OR_RIGHT, "equal afterwards: which one to gain");
    assert_eq!(stage.act(0, LEFT_OR_RIGHT[0]).pool_of(0), [0, 1, 4, 0], "three of the same");
}

#[test]
fn the_symbol_traded_may_be_a_token_or_on_any_card() {
    rule!("POD-D11d", "POD-10.5");
    let right = showing(Red, &[RIGHT]);
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[right.clone(), right]);
    stage.holding(0, &[CREDIT]).timeline(0, &[MADE, MADE + 1]).pool(0, [0, 1, 0, 0]);
    stage.window(0, Window::BeforePlay).uses(0, CREDIT);
    let printed = [0, 1].map(|position| Action::LoseSymbol { position, kind: RIGHT });
    assert_eq!(stage.menu(0), [Action::LoseToken { kind: RIGHT }, printed[0], printed[1]]);
    stage.act(0, printed[1]);
    assert_eq!((stage.covered(0, 1), stage.pool_of(0)), ([0, 1, 0, 0], [0, 1, 3, 0]));
}

#[test]
fn his_abilities_are_offered_when_they_can_do_something() {
    rule!("POD-12.11", "POD-D11");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.holding(0, &[CHANGE, READ, PULL, CREDIT]).pool(0, [3, 0, 0, 3]);
    stage.run(&[Frame::Before { at: 0 }]);
    assert_eq!(stage.offered(0), [CHANGE, READ, PULL], "without an active symbol there is no merit to lend");
    stage.pool(0, [0, 1, 0, 0]);
    assert_eq!(stage.offered(0), [CHANGE, READ, PULL, CREDIT]);
    stage.piles(&[], &[]);
    assert_eq!(stage.offered(0), [CHANGE, PULL, CREDIT], "both piles are empty");
    stage.piles(&[], &[60]);
    assert_eq!(stage.offered(0), [CHANGE, READ, PULL, CREDIT]);
    stage.piles(&[60], &[]);
    assert_eq!(stage.offered(0), [CHANGE, READ, PULL, CREDIT]);
    assert_eq!(stage.menu(0)[0], Action::Pass);
}
