//! The three stories: their pages, and the cards that only one of them uses.

use std::collections::BTreeSet;

use games::path_of_destiny::content::embedded;
use games::path_of_destiny::options::Difficulty;
use games::path_of_destiny::pack::{StoryBook, side_of};
use games::path_of_destiny::vocabulary::{
    Alliance, Colour, EffortBonus, Kind, Measure, PathBonus, Payment, Points, Side, Story,
};

use super::{COLOURS, KINDS, NAMES, spread, word};

fn story(story: Story) -> &'static StoryBook {
    &embedded().stories[story as usize]
}

/// Places in a story of the outcomes along the eight routes.
fn routes() -> impl Iterator<Item = [usize; 3]> {
    (0..8).map(|ending| [ending >> 2, 2 + (ending >> 1), 6 + ending])
}

#[test]
fn extra_effort_asks_for_three_colours_in_a_row() {
    kernel::rule!("POD-1.12", "POD-27.7");
    let efforts = &embedded().efforts;
    for effort in efforts {
        assert_eq!(effort.sequence.len(), 3, "{}", effort.name);
        assert!(matches!(effort.bonus, EffortBonus::Experience(2) | EffortBonus::OneOfEachActive));
    }
    let sequences: BTreeSet<&[Colour]> = efforts.iter().map(|effort| &effort.sequence[..]).collect();
    assert_eq!(sequences.len(), 12, "all different");
    for place in 0..3 {
        let counts =
            COLOURS.map(|colour| efforts.iter().filter(|effort| effort.sequence[place] == colour).count());
        assert!(spread(counts) <= 1, "{counts:?}");
    }
    for chapter in efforts.chunks(4) {
        let symbols = chapter.iter().filter(|effort| effort.bonus == EffortBonus::OneOfEachActive).count();
        assert_eq!(symbols, 2, "both bonuses in every chapter");
    }
}

#[test]
fn objectives_have_the_printed_forms() {
    kernel::rule!("POD-1.13", "POD-27.8", "POD-19.16");
    let form = |number: usize| {
        let objective = &embedded().objectives[number];
        (objective.measure, objective.payment)
    };
    let all: Vec<(Measure, Payment)> = (0..12).map(form).collect();
    assert!(all.contains(&(Measure::ColoursAtMost(3), Payment::Fixed(3))));
    assert!(all.contains(&(Measure::PlainCards, Payment::Ranked([4, 2, 0]))));
    assert!(all.contains(&(Measure::Multicoloured, Payment::Ranked([4, 2, 0]))));
    let each = Payment::Each { points: 1, most: 3 };
    let by_form = |forms: &[(Measure, Payment)], payment: Payment| -> BTreeSet<String> {
        forms.iter().filter(|form| form.1 == payment).map(|form| word(&form.0)).collect()
    };
    assert!(by_form(&all, Payment::Ranked([5, 3, 1])).contains("HandSymbols"));
    assert!(by_form(&all, each).contains("Symbols"));
    // Solo: three of type A, three of type B, all paid by the item.
    for solo in [12..15, 15..18] {
        let forms: Vec<(Measure, Payment)> = solo.map(form).collect();
        let words = ["HandSymbols", "Multicoloured", "Symbols"].map(String::from);
        assert_eq!(by_form(&forms, each), BTreeSet::from(words), "each of the three forms once");
    }
}

#[test]
fn requirements_and_special_tokens_are_all_different() {
    kernel::rule!("POD-1.13", "POD-27.9", "POD-27.10");
    let pack = embedded();
    let colours: BTreeSet<Colour> = pack.requirements.iter().map(|requirement| requirement.colour).collect();
    assert_eq!(colours.len(), 4);
    assert_ne!(pack.special[0], pack.special[1]);
    let book = story(Story::Striga);
    let mut gained = [false; 2];
    for route in routes() {
        let tokens: Vec<u8> = route
            .iter()
            .flat_map(|place| book.outcomes[*place].bonuses)
            .filter_map(|bonus| if let Some(PathBonus::Special(token)) = bonus { Some(token) } else { None })
            .collect();
        assert!(tokens == [1] || tokens == [1, 2], "{route:?}");
        for token in tokens {
            gained[usize::from(token) - 1] = true;
        }
        // Where one comes, its kind can pay: it is active in the chapter that follows.
        for (chapter, place) in route[..2].iter().enumerate() {
            for bonus in book.outcomes[*place].bonuses.iter().flatten() {
                if let PathBonus::Special(token) = bonus {
                    let pair = book.openings[place + 1].pair;
                    assert!(pair.contains(&pack.special[usize::from(*token) - 1]), "chapter {chapter}");
                }
            }
        }
    }
    assert_eq!(gained, [true; 2]);
}

#[test]
fn both_alliances_have_sixteen_cards_of_the_same_strength() {
    kernel::rule!("POD-1.14", "POD-27.11", "POD-R42");
    for (side, cards) in [Side::Left, Side::Right].into_iter().zip(embedded().alliances.chunks(16)) {
        assert_eq!(cards.len(), 16);
        let count = |so: fn(Alliance) -> bool| cards.iter().filter(|card| so(card.effect)).count();
        assert_eq!(count(|effect| effect == Alliance::Experience), 4, "{side:?}");
        assert_eq!(count(|effect| effect == Alliance::Exchange), 4, "{side:?}");
        assert_eq!(count(|effect| effect == Alliance::Gain(Side::Left)), 2, "{side:?}");
        assert_eq!(count(|effect| effect == Alliance::Gain(Side::Right)), 2, "{side:?}");
        assert_eq!(count(|effect| effect == Alliance::Redeem), 4, "{side:?}");
    }
    assert_eq!((side_of(15), side_of(16)), (Side::Left, Side::Right));
}

#[test]
fn openings_show_two_kinds_and_no_pair_follows_itself() {
    kernel::rule!("POD-27.12", "POD-2.2");
    for book in embedded().stories.iter() {
        let sorted = |number: usize| {
            let mut pair = book.openings[number].pair;
            pair.sort_unstable();
            pair
        };
        assert!((0..7).all(|number| sorted(number)[0] != sorted(number)[1]), "{}", book.name);
        assert_eq!((0..7).map(sorted).collect::<BTreeSet<_>>().len(), 6, "{}: every pair occurs", book.name);
        assert!((1..7).all(|number| sorted(number) != sorted((number - 1) / 2)), "{}", book.name);
        let shown = KINDS.map(|kind| book.openings.iter().filter(|it| it.pair.contains(&kind)).count());
        assert!(spread(shown) <= 1, "{}: {shown:?}", book.name);
        assert!(book.openings.iter().all(|opening| opening.headings[0] != opening.headings[1]));
    }
}

#[test]
fn every_outcome_pays_and_endings_pay_points() {
    kernel::rule!("POD-21.4", "POD-21.9", "POD-21.10", "POD-27.12");
    for (story, book) in Story::ALL.into_iter().zip(embedded().stories.iter()) {
        for (number, outcome) in book.outcomes.iter().enumerate() {
            let [left, right] = outcome.bonuses.map(|bonus| bonus.expect("both tokens get something"));
            // L and R alternate: an even place is a Left route.
            let penalised = [number % 2 == 0, number % 2 == 1].map(|main| main && story == Story::LesserEvil);
            assert_eq!([left, right].map(PathBonus::is_penalty), penalised, "{} {number}", book.name);
            for bonus in [left, right] {
                let points = matches!(
                    bonus,
                    PathBonus::Victory(1..=2)
                        | PathBonus::Experience(2..=3)
                        | PathBonus::LoseExperience(1..=3)
                );
                assert!(points || number < 6, "{} {number}: {bonus:?}", book.name);
            }
        }
    }
}

#[test]
fn known_facts_of_the_stories_are_kept() {
    kernel::rule!("POD-27.12", "POD-27.13", "POD-21.5");
    let [edge, striga, evil] = Story::ALL.map(story);
    assert_eq!(
        [edge, striga, evil].map(|book| book.name.as_str()),
        ["Edge of the World", "Striga", "Lesser Evil"]
    );
    let bonuses =
        |book: &StoryBook, outcome: usize| book.outcomes[outcome].bonuses.map(|bonus| bonus.unwrap());
    // Face 10, outcome R: one holder gains a symbol, the other takes the lead or a point.
    assert_eq!(bonuses(edge, 1), [PathBonus::Gain(Kind::Magic), PathBonus::Lead(Points::Victory)]);
    // Face 10 of Striga: a special token. Face 30, the first ending: 1 and 2 points.
    assert!(bonuses(striga, 1).contains(&PathBonus::Special(1)));
    assert_eq!(bonuses(striga, 6), [PathBonus::Victory(1), PathBonus::Victory(2)]);
    // Face 10 of Lesser Evil: draw two, discard one; the other token brings a penalty.
    assert_eq!(bonuses(evil, 1)[0], PathBonus::DrawAndDiscard);
    assert!(bonuses(evil, 1)[1].is_penalty());
    assert_eq!(evil.openings[0].headings, ["Meet Renfri", "The wizard's tower"]);
}

#[test]
fn known_orders_and_levels_are_kept() {
    kernel::rule!("POD-3.23", "POD-27.13", "POD-17.5");
    let names = |book: &StoryBook| book.order.map(|character| NAMES[usize::from(character)]);
    let [edge, striga, evil] = Story::ALL.map(|it| names(story(it)));
    assert_eq!(edge, ["Ciri", "Yennefer", "Geralt", "Dandelion", "Vesemir"]);
    assert_eq!(striga, ["Geralt", "Vesemir", "Ciri", "Yennefer", "Dandelion"]);
    assert_eq!(evil, ["Dandelion", "Vesemir", "Geralt", "Yennefer", "Ciri"]);
    assert_eq!(Difficulty::ALL.map(Difficulty::experience), [0, 2, 4, 6, 8]);
}

#[test]
fn every_pair_of_objectives_can_come_to_be_scored() {
    kernel::rule!("POD-27.8", "POD-27.12");
    let last: BTreeSet<Kind> = story(Story::Striga).openings[3..].iter().flat_map(|it| it.pair).collect();
    assert_eq!(last, BTreeSet::from(KINDS), "each kind is main in some ending");
}
