//! Dandelion's abilities (RON-13.5 to RON-13.8).

use kernel::rule;

use crate::ronin::frame::Frame;
use crate::ronin::tests::props::{MADE, Props, table, table_for};
use crate::ronin::tests::stage::{CIRI, DANDELION, GERALT, Stage, blank, showing};
use crate::ronin::vocabulary::Colour::{Blue, Red};
use crate::ronin::vocabulary::Kind::{self, Diplomacy, Fight, Magic};
use crate::ronin::vocabulary::{Side, Window};
use crate::ronin::{Action, Event};

const CHANGE: u8 = 0;
const READ: u8 = 1;
const PULL: u8 = 2;
const CREDIT: u8 = 3;

const LEFT_OR_RIGHT: [Action; 2] =
    [Action::ChooseActive { side: Side::Left }, Action::ChooseActive { side: Side::Right }];

/// Dandelion with one ability, about to use it; tokens are Magic (Right), Diplomacy (Left), Exploration, Fight.
fn using(ability: u8, pool: [u8; 4]) -> Stage {
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.game.figure_mut(0).held = 1 << ability;
    stage.pool(0, pool).window(0, Window::BeforePlay).uses(0, ability);
    stage
}

#[test]
fn changing_ones_mind_gains_the_active_kind_there_is_less_of() {
    rule!("RON-13.5", "RON-D11", "RON-R24");
    assert_eq!(using(CHANGE, [2, 1, 0, 0]).pool_of(0), [2, 2, 0, 0]);
    assert_eq!(using(CHANGE, [0, 1, 0, 0]).pool_of(0), [1, 1, 0, 0]);
    for (choice, pool) in LEFT_OR_RIGHT.into_iter().zip([[1, 2, 0, 5], [2, 1, 0, 5]]) {
        let mut stage = using(CHANGE, [1, 1, 0, 5]);
        assert_eq!(stage.menu(0), LEFT_OR_RIGHT, "equal: a choice");
        assert_eq!(stage.act(0, choice).pool_of(0), pool);
    }
}

#[test]
fn printed_symbols_decide_too_which_kind_there_is_less_of() {
    rule!("RON-13.5", "RON-R24");
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[showing(Red, &[Diplomacy, Diplomacy])]);
    stage.timeline(0, &[MADE]).pool(0, [1, 0, 0, 0]).window(0, Window::BeforePlay).uses(0, CHANGE);
    assert_eq!(stage.pool_of(0), [2, 0, 0, 0]);
}

#[test]
fn reading_between_the_lines_finds_a_card_with_the_named_kind() {
    rule!("RON-13.6", "RON-13.20", "RON-D11", "RON-R24");
    let cards = [showing(Red, &[Magic]), blank(Red), showing(Blue, &[Fight, Diplomacy])];
    let mut stage = table(&[DANDELION, GERALT, CIRI], &cards);
    stage.holding(0, &[READ]).window(0, Window::BeforePlay).uses(0, READ);
    assert_eq!(stage.menu(0), Kind::ALL.map(|kind| Action::ChooseKind { kind }), "each of the four");
    stage.act(0, Action::ChooseKind { kind: Fight }).draw(MADE).draw(MADE + 1);
    assert_eq!(
        stage.seen().turned_up,
        [MADE, MADE + 1],
        "turned up one at a time, lying apart for all to see"
    );
    assert!(!stage.game.discard.contains(MADE));
    stage.draw(MADE + 2);
    assert!(!stage.is_drawing() && stage.seen().turned_up.is_empty());
    assert!(stage.hand_of(0).contains(&(MADE + 2)) && !stage.game.discard.contains(MADE + 2));
    assert!(stage.game.discard.contains(MADE) && stage.game.discard.contains(MADE + 1));
    for card in MADE..MADE + 3 {
        assert_eq!(stage.times(&Event::TurnedUp { card }), 1);
    }
}

#[test]
fn a_search_that_empties_the_deck_goes_on_in_the_discard_pile() {
    rule!("RON-13.20");
    let cards = [blank(Red), showing(Blue, &[Fight]), blank(Blue)];
    let mut stage = table(&[DANDELION, GERALT, CIRI], &cards);
    stage.game.deck = [MADE].into_iter().collect();
    stage.game.discard = [MADE + 1, MADE + 2].into_iter().collect();
    stage.holding(0, &[READ]).window(0, Window::BeforePlay).uses(0, READ);
    stage.act(0, Action::ChooseKind { kind: Fight }).draw(MADE);
    assert_eq!(
        stage.game.deck.iter().collect::<Vec<_>>(),
        [MADE + 1, MADE + 2],
        "reshuffled without the card"
    );
    stage.draw(MADE + 1);
    assert_eq!(stage.game.discard.iter().collect::<Vec<_>>(), [MADE]);
    assert_eq!(stage.game.deck.iter().collect::<Vec<_>>(), [MADE + 2]);
}

#[test]
fn a_search_through_both_piles_may_find_nothing() {
    rule!("RON-13.20");
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[blank(Red), blank(Blue)]);
    stage.game.deck = [MADE, MADE + 1].into_iter().collect();
    stage.game.discard = [].into_iter().collect();
    let hand = stage.hand_of(0);
    stage.holding(0, &[READ]).window(0, Window::BeforePlay).uses(0, READ);
    stage.act(0, Action::ChooseKind { kind: Fight }).draw(MADE).draw(MADE + 1);
    assert!(!stage.is_drawing());
    assert_eq!(stage.hand_of(0), hand);
    assert_eq!(stage.game.discard.union(stage.game.deck).iter().collect::<Vec<_>>(), [MADE, MADE + 1]);
}

#[test]
fn pulling_the_string_gains_one_and_costs_the_others_the_other_kind() {
    rule!("RON-13.7", "RON-D11", "RON-R24");
    let mut stage = using(PULL, [1, 1, 0, 0]);
    assert_eq!(stage.menu(0), LEFT_OR_RIGHT);
    stage.pool(1, [2, 2, 2, 2]).pool(2, [0, 2, 2, 2]);
    let mut right = stage.clone();
    stage.act(0, LEFT_OR_RIGHT[0]).finish();
    assert_eq!([0, 1, 2].map(|seat| stage.pool_of(seat)), [[1, 2, 0, 0], [1, 2, 2, 2], [0, 2, 2, 2]]);
    right.act(0, LEFT_OR_RIGHT[1]).finish();
    assert_eq!([0, 1, 2].map(|seat| right.pool_of(seat)), [[2, 1, 0, 0], [2, 1, 2, 2], [0, 1, 2, 2]]);
}

#[test]
fn pulling_the_string_spares_automas() {
    rule!("RON-13.7", "RON-R18", "RON-R24");
    let mut stage =
        table_for(2, &[DANDELION, GERALT, CIRI], &[showing(Red, &[Magic]), showing(Blue, &[Magic])]);
    stage.timeline(1, &[MADE]).timeline(2, &[MADE + 1]).holding(0, &[PULL]);
    stage.window(0, Window::BeforePlay).uses(0, PULL).act(0, LEFT_OR_RIGHT[0]);
    assert_eq!(stage.forced(), Some((1, Action::LoseSymbol { position: 0, kind: Magic })));
    stage.finish();
    assert_eq!((stage.covered(1, 0), stage.covered(2, 0)), ([1, 0, 0, 0], [0; 4]));
}

#[test]
fn taking_the_credit_trades_one_of_the_more_for_three_of_the_fewer() {
    rule!("RON-13.8", "RON-13.21", "RON-R24");
    let mut stage = using(CREDIT, [4, 1, 0, 0]);
    assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: Magic })), "of the kind he has more of");
    stage.finish();
    assert_eq!(stage.pool_of(0), [3, 4, 0, 0], "three symbols of one kind");
}

#[test]
fn taking_the_credit_asks_where_counts_are_equal() {
    rule!("RON-13.8", "RON-D11", "RON-R24");
    let mut stage = using(CREDIT, [2, 2, 0, 0]);
    assert_eq!(stage.menu(0), LEFT_OR_RIGHT, "equal before: which one to lose");
    stage.act(0, LEFT_OR_RIGHT[1]).act(0, Action::LoseToken { kind: Magic });
    assert_eq!(stage.pool_of(0), [4, 2, 0, 0], "now Magic is the kind he has fewer of");
    let mut stage = using(CREDIT, [2, 1, 0, 0]);
    stage.act(0, Action::LoseToken { kind: Magic });
    assert_eq!(stage.menu(0), LEFT_OR_RIGHT, "equal afterwards: which one to gain");
    assert_eq!(stage.act(0, LEFT_OR_RIGHT[0]).pool_of(0), [1, 4, 0, 0]);
}

#[test]
fn the_symbol_traded_may_be_a_token_or_on_any_card() {
    rule!("RON-D11", "RON-10.5");
    let magic = showing(Red, &[Magic]);
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[magic.clone(), magic]);
    stage.holding(0, &[CREDIT]).timeline(0, &[MADE, MADE + 1]).pool(0, [1, 0, 0, 0]);
    stage.window(0, Window::BeforePlay).uses(0, CREDIT);
    let printed = [0, 1].map(|position| Action::LoseSymbol { position, kind: Magic });
    assert_eq!(stage.menu(0), [Action::LoseToken { kind: Magic }, printed[0], printed[1]]);
    stage.act(0, printed[1]);
    assert_eq!((stage.covered(0, 1), stage.pool_of(0)), ([1, 0, 0, 0], [1, 3, 0, 0]));
}

#[test]
fn his_abilities_are_offered_when_they_can_do_something() {
    rule!("RON-12.19", "RON-D11");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.holding(0, &[CHANGE, READ, PULL, CREDIT]).pool(0, [0, 0, 3, 3]);
    stage.run(&[Frame::Before { at: 0 }]);
    assert_eq!(stage.offered(0), [CHANGE, READ, PULL], "without an active symbol there is no credit to take");
    stage.pool(0, [1, 0, 0, 0]);
    assert_eq!(stage.offered(0), [CHANGE, READ, PULL, CREDIT]);
    let empty = [].into_iter().collect();
    (stage.game.deck, stage.game.discard) = (empty, empty);
    assert_eq!(stage.offered(0), [CHANGE, PULL, CREDIT], "both piles are empty");
    stage.game.discard = [60].into_iter().collect();
    assert_eq!(stage.offered(0), [CHANGE, READ, PULL, CREDIT]);
    assert_eq!(stage.menu(0)[0], Action::Pass);
}
