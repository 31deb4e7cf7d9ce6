//! Action cards: those of the market and those a school begins with.

use std::collections::BTreeSet;

use games::old_world::pack::{Card, Extension, Face, Icons};
use games::old_world::vocabulary::{Colour, Symbol};
use kernel::rule;

use super::{count, pack};

fn card(name: &str) -> &'static Card {
    pack().cards.iter().find(|card| card.name == name).unwrap_or_else(|| panic!("{name} is missing"))
}

fn market() -> &'static [Card] {
    &pack().cards[..90]
}

fn starters(school: usize) -> &'static [Card] {
    &pack().cards[90 + 10 * school..100 + 10 * school]
}

/// What a card is worth by its icons alone, extensions at half.
fn worth(face: &Face) -> f64 {
    let sum = |icons: Icons| {
        let returns = if icons.returns { 2.0 } else { 0.0 };
        f64::from(icons.damage + icons.shield + icons.take) + f64::from(icons.draw) + returns
    };
    sum(face.icons) + face.extensions.iter().map(|extension| sum(extension.icons) / 2.0).sum::<f64>()
}

#[test]
fn dearer_cards_are_stronger_and_cheap_ones_plentiful() {
    rule!("OW-24.2");
    let mut averages = Vec::new();
    for cost in 0..=3 {
        let cards: Vec<&Card> = market().iter().filter(|card| card.face.cost == cost).collect();
        assert!(cards.len() >= if cost == 0 { 24 } else { 12 }, "{} of cost {cost}", cards.len());
        averages
            .push(cards.iter().map(|card| worth(&card.face)).sum::<f64>() / f64::from(cards.len() as u32));
    }
    assert!(averages.is_sorted_by(|less, more| less + 0.5 < *more), "{averages:?}");
    assert_eq!(count(market(), |card| card.face.cost > 3), 0);
}

#[test]
fn icons_and_extensions_come_in_all_the_known_forms() {
    rule!("OW-24.3");
    let shown: Vec<Icons> = pack()
        .cards
        .iter()
        .flat_map(|card| {
            [card.face.icons].into_iter().chain(card.face.extensions.iter().map(|tab| tab.icons))
        })
        .collect();
    assert!(shown.iter().all(|icons| (-2..=3).contains(&icons.draw)));
    for draw in [-2, -1, 1, 2, 3] {
        assert!(shown.iter().any(|icons| icons.draw == draw), "a draw of {draw}");
    }
    assert!(shown.iter().any(|icons| icons.take > 0) && shown.iter().any(|icons| icons.returns));
    let tabs = |card: &Card| card.face.extensions.len();
    assert!(market().iter().any(|card| tabs(card) == 0) && market().iter().all(|card| tabs(card) <= 5));
    let colours =
        |card: &Card| card.face.extensions.iter().map(|tab| tab.colour).collect::<BTreeSet<_>>().len();
    assert!(market().iter().any(|card| colours(card) > 1));
    let bare = |tab: &Extension| tab.icons == Icons::default();
    assert!(market().iter().any(|card| card.face.extensions.iter().any(bare)));
}

#[test]
fn colours_and_symbols_are_spread_evenly() {
    rule!("OW-24.4");
    assert_eq!(Colour::ALL.map(|colour| count(market(), |card| card.face.colour == colour)), [18; 5]);
    let symbols = [Symbol::Forest, Symbol::Mountain, Symbol::Water, Symbol::Wild];
    assert_eq!(symbols.map(|symbol| count(market(), |card| card.face.symbol == symbol)), [26, 26, 26, 12]);
}

#[test]
fn the_known_cards_are_there() {
    rule!("OW-24.5");
    assert_eq!(card("Lightning Reflex").face.cost, 2);
    assert_eq!(card("Precise Blow").face.colour, Colour::Blue);
    let block = &card("Block").face;
    let yellow = |tab: &Extension| tab.colour == Colour::Yellow && tab.icons != Icons::default();
    assert!(block.extensions.iter().any(yellow), "a yellow extension with an icon");
    // It may end a combo of 3 damage in all.
    let before = |card: &Card| {
        let links = card.face.extensions.iter().filter(|tab| tab.colour == block.colour);
        links.into_iter().any(|tab| card.face.icons.damage + tab.icons.damage + block.icons.damage == 3)
    };
    assert!(market().iter().any(before));
    let returning = |card: &Card| card.face.icons.shield == 2 && card.face.icons.returns;
    assert!(count(market(), returning) >= 1, "2 shields and returns to hand");
}

#[test]
fn every_school_begins_with_ten_cards_of_its_own() {
    rule!("OW-24.6");
    let slashes = [
        ("wolf", Symbol::Mountain),
        ("griffin", Symbol::Wild),
        ("cat", Symbol::Water),
        ("bear", Symbol::Wild),
        ("viper", Symbol::Forest),
    ];
    let mut decks = BTreeSet::new();
    for (school, (id, symbol)) in slashes.into_iter().enumerate() {
        assert_eq!(pack().schools[school].id, id);
        let deck = starters(school);
        assert!(deck.iter().all(|card| card.face.cost == 0));
        for colour in Colour::ALL {
            assert!(deck.iter().any(|card| card.face.colour == colour), "{id} has no {colour:?}");
        }
        let slash = deck.iter().find(|card| card.name == "Quick Slash").expect("everyone has it");
        let icons = Icons { damage: 1, ..Icons::default() };
        assert_eq!((slash.face.colour, slash.face.icons, slash.face.symbol), (Colour::Blue, icons, symbol));
        let red = Extension { colour: Colour::Red, icons: Icons::default() };
        assert_eq!(slash.face.extensions, if id == "wolf" { vec![red] } else { vec![] });
        let mut links: Vec<String> =
            deck.iter().map(|card| format!("{:?} {:?}", card.face.symbol, card.face.extensions)).collect();
        links.sort_unstable();
        decks.insert(links);
    }
    assert_eq!(decks.len(), 5, "the decks differ in symbols and extensions");
}
