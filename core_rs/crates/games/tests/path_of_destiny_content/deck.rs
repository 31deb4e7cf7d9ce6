//! The deck and the starter sets: colours, symbols and effects, and how often each occurs.

use std::collections::{BTreeMap, BTreeSet};

use games::path_of_destiny::content::embedded;
use games::path_of_destiny::pack::Card;
use games::path_of_destiny::vocabulary::{Colour, Condition, Kind, Reward};

use super::{COLOURS, KINDS, deck, starters, word};

fn symbols(card: &Card) -> usize {
    card.symbols.iter().map(|&count| usize::from(count)).sum()
}

fn kind_total<'a>(cards: impl IntoIterator<Item = &'a Card>, kind: Kind) -> usize {
    cards.into_iter().map(|card| usize::from(card.symbols[kind as usize])).sum()
}

fn effects(cards: &[Card]) -> impl Iterator<Item = (Condition, Reward)> {
    cards.iter().filter_map(|card| card.effect).map(|effect| (effect.condition, effect.reward))
}

/// The colour a condition asks for.
fn colour_asked(condition: Condition) -> Option<Colour> {
    use Condition as C;
    match condition {
        C::TwoOrMore(colour)
        | C::ThreeOrMore(colour)
        | C::ExactlyOne(colour)
        | C::ExactlyTwo(colour)
        | C::UpToThree(colour) => Some(colour),
        _ => None,
    }
}

fn kind_asked(condition: Condition) -> Option<Kind> {
    match condition {
        Condition::LoseOne(kind) | Condition::LoseUpToThree(kind) => Some(kind),
        _ => None,
    }
}

fn pays(reward: Reward, kind: Kind) -> bool {
    match reward {
        Reward::Two(paid) | Reward::ByLevel(paid) => paid == kind,
        Reward::Set(set) => set.contains(&kind),
        _ => false,
    }
}

#[test]
fn cards_have_colours_two_symbols_at_most_and_one_effect_at_most() {
    kernel::rule!("POD-2.6", "POD-27.1", "POD-R52", "POD-R53");
    for card in embedded().cards.iter() {
        assert!((1..=2).contains(&card.colours.count_ones()), "{}", card.name);
        assert_eq!(card.colours & !0b1_1111, 0, "{}: one of five colours", card.name);
        assert!(symbols(card) <= 2, "{}", card.name);
        assert!(card.cup.is_none(), "{}: cups are of another game", card.name);
        assert!(card.effect.is_some() || symbols(card) > 0, "{}", card.name);
        if let Some(effect) = card.effect {
            assert_eq!(effect.condition.is_scaled(), effect.reward.is_scaled(), "{}", card.name);
        }
    }
    let count = |so: fn(&Card) -> bool| deck().iter().filter(|card| so(card)).count();
    assert!(count(|card| symbols(card) > 0) > 34, "most cards have symbols");
    assert!(count(|card| symbols(card) == 0) > 0, "some have none");
    assert!((34..68).contains(&count(|card| card.effect.is_some())), "many have effects, not all");
    assert!(count(|card| card.symbols.contains(&2)) > 0, "equal pairs exist");
}

#[test]
fn colours_are_equally_frequent_and_one_card_in_six_has_two() {
    kernel::rule!("POD-27.2", "POD-27.16", "POD-R52");
    assert_eq!(COLOURS.map(|colour| deck().iter().filter(|card| card.has(colour)).count()), [16; 5]);
    let double: Vec<u8> =
        deck().iter().filter(|card| card.is_multicoloured()).map(|card| card.colours).collect();
    assert_eq!(double.len(), 12);
    assert_eq!(double.iter().collect::<BTreeSet<_>>().len(), 10, "every pair of colours occurs");
    let names: BTreeSet<&str> = deck().iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names.len(), 68, "one copy of each design");
}

#[test]
fn the_mix_of_the_deck_is_the_default_mix() {
    kernel::rule!("POD-27.16");
    let with =
        |number: usize| deck().iter().filter(|card| card.effect.is_some() && symbols(card) == number).count();
    assert_eq!([with(0), with(1), with(2)], [10, 24, 6], "25 : 60 : 15 of forty");
    let plain: Vec<&Card> = deck().iter().filter(|card| card.effect.is_none()).collect();
    assert_eq!(plain.len(), 28);
    assert!(plain.iter().all(|card| symbols(card) == 2));
    assert_eq!(KINDS.map(|kind| kind_total(deck(), kind)), [23; 4]);
    for colour in COLOURS {
        let kinds = KINDS.map(|kind| kind_total(deck().iter().filter(|card| card.has(colour)), kind));
        assert!(kinds.iter().all(|kind| *kind > 0), "{colour:?} {kinds:?}");
    }
}

#[test]
fn every_pair_of_kinds_is_printed_on_plain_cards() {
    kernel::rule!("POD-27.1", "POD-27.16");
    let mut pairs: BTreeMap<[u8; 4], usize> = BTreeMap::new();
    for card in deck().iter().filter(|card| card.effect.is_none()) {
        *pairs.entry(card.symbols).or_default() += 1;
    }
    assert_eq!(pairs.len(), 10);
    for (pair, count) in pairs {
        let allowed = if pair.contains(&2) { 2..=2 } else { 3..=4 };
        assert!(allowed.contains(&count), "{pair:?} {count}");
    }
}

#[test]
fn colours_and_kinds_are_asked_for_and_paid_equally_often() {
    kernel::rule!("POD-27.16");
    let count = |so: &dyn Fn(Condition, Reward) -> bool| effects(deck()).filter(|e| so(e.0, e.1)).count();
    let asked = COLOURS.map(|colour| count(&|condition, _| colour_asked(condition) == Some(colour)));
    assert_eq!(asked, [5; 5]);
    let asked = KINDS.map(|kind| count(&|condition, _| kind_asked(condition) == Some(kind)));
    assert_eq!(asked, [2; 4]);
    let paid = KINDS.map(|kind| count(&|_, reward| pays(reward, kind)));
    assert_eq!(paid, [5; 4]);
    let of = |rewards: [Reward; 2]| count(&|_, reward| rewards.contains(&reward));
    assert_eq!(of([Reward::LeftByLevel, Reward::TwoLeft]), 8);
    assert_eq!(of([Reward::RightByLevel, Reward::TwoRight]), 8);
    assert_eq!(of([Reward::ThreeExperience, Reward::ExperienceByLevel]), 8);
}

#[test]
fn every_word_of_the_vocabulary_occurs_and_no_effect_twice() {
    kernel::rule!("POD-27.1", "POD-27.15");
    let conditions: BTreeSet<String> = effects(deck()).map(|e| word(&e.0)).collect();
    let rewards: BTreeSet<String> = effects(deck()).map(|e| word(&e.1)).collect();
    assert_eq!((conditions.len(), rewards.len()), (10, 10), "{conditions:?} {rewards:?}");
    let all: Vec<(Condition, Reward)> = effects(&embedded().cards[..]).collect();
    for (number, effect) in all.iter().enumerate() {
        assert!(!all[..number].contains(effect), "{effect:?}");
        if let (Some(lost), Reward::ByLevel(gained) | Reward::Two(gained)) = (kind_asked(effect.0), effect.1)
        {
            assert_ne!(lost, gained, "gives back what it takes");
        }
    }
    // The printed set of the rulebook's example.
    let sets: Vec<Reward> = effects(deck()).map(|e| e.1).filter(|reward| word(reward) == "Set").collect();
    assert!(sets.contains(&Reward::Set([Kind::Magic, Kind::Exploration, Kind::Fight])), "{sets:?}");
}

#[test]
fn the_vocabulary_has_as_many_pairings_as_counted() {
    kernel::rule!("POD-27.15", "POD-R53");
    use {Condition as C, Reward as R};
    let coloured = COLOURS.into_iter().flat_map(|colour| {
        [
            C::TwoOrMore(colour),
            C::ThreeOrMore(colour),
            C::ExactlyOne(colour),
            C::ExactlyTwo(colour),
            C::UpToThree(colour),
        ]
    });
    let lost = KINDS.into_iter().flat_map(|kind| [C::LoseOne(kind), C::LoseUpToThree(kind)]);
    let inactive = [C::LoseUpToThreeInactive, C::UpToThreeInactive, C::TwoOrMoreInactive];
    let (scaled, flat): (Vec<C>, Vec<C>) =
        coloured.chain(lost).chain(inactive).partition(|condition| condition.is_scaled());
    assert_eq!((flat.len(), scaled.len()), (25, 11));
    let kinds = KINDS.into_iter().flat_map(|kind| {
        let [a, b, c] = KINDS.into_iter().filter(|other| *other != kind).collect::<Vec<_>>()[..] else {
            unreachable!("three are left")
        };
        [R::Two(kind), R::ByLevel(kind), R::Set([a, b, c])]
    });
    let others = [
        R::ThreeExperience,
        R::ExperienceByLevel,
        R::LeftByLevel,
        R::RightByLevel,
        R::TwoLeft,
        R::TwoRight,
        R::OneOfEachActive,
    ];
    let (scaled, flat): (Vec<R>, Vec<R>) = kinds.chain(others).partition(|reward| reward.is_scaled());
    assert_eq!((flat.len(), scaled.len()), (12, 7));
}

#[test]
fn starter_sets_are_alike() {
    kernel::rule!("POD-1.3", "POD-27.1", "POD-27.16");
    for set in starters() {
        assert_eq!(set.iter().filter(|card| card.effect.is_some()).count(), 3, "{}", set[0].name);
        assert_eq!(set.iter().filter(|card| card.effect.is_none()).count(), 2, "{}", set[0].name);
        let colours = set.iter().fold(0, |colours, card| colours | card.colours);
        assert_eq!(colours, 0b1_1111, "{}", set[0].name);
        let mut kinds = KINDS.map(|kind| kind_total(set, kind));
        kinds.sort_unstable();
        assert_eq!(kinds, [1, 1, 2, 2], "{}: all four kinds", set[0].name);
    }
}
