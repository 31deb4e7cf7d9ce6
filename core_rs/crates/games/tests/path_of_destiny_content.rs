//! The content that comes with the program: its counts, its known facts and its balance.

use std::collections::{BTreeMap, BTreeSet};

use games::path_of_destiny::content::{Sources, embedded, intern};
use games::path_of_destiny::options::Difficulty;
use games::path_of_destiny::pack::{Card, Pack, StoryBook, side_of};
use games::path_of_destiny::vocabulary::Window::{
    AfterDraft, AfterEffects, BeforeDraft, BeforeEffect, BeforePlay, ChapterEnd,
};
use games::path_of_destiny::vocabulary::{
    Alliance, AutomaAbility, Colour, Condition, EffortBonus, Kind, Measure, PathBonus, Payment, Points,
    Quest, Reward, Side, Story, Verb,
};

const KINDS: [Kind; 4] = [Kind::Magic, Kind::Diplomacy, Kind::Exploration, Kind::Fight];
const COLOURS: [Colour; 5] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Pink];
const NAMES: [&str; 5] = ["Geralt", "Yennefer", "Dandelion", "Ciri", "Vesemir"];

fn deck() -> &'static [Card] {
    &embedded().cards[..68]
}

fn starters() -> impl Iterator<Item = &'static [Card]> {
    embedded().cards[68..].chunks(5)
}

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

fn spread(counts: impl IntoIterator<Item = usize>) -> usize {
    let counts: Vec<usize> = counts.into_iter().collect();
    counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0)
}

/// The name of an enum's variant.
fn word(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

fn story(story: Story) -> &'static StoryBook {
    &embedded().stories[story as usize]
}

/// Places in a story of the outcomes along the eight routes.
fn routes() -> impl Iterator<Item = [usize; 3]> {
    (0..8).map(|ending| [ending >> 2, 2 + (ending >> 1), 6 + ending])
}

#[test]
fn there_are_as_many_entries_as_components() {
    kernel::rule!(
        "POD-1.2", "POD-1.3", "POD-1.10", "POD-1.11", "POD-1.12", "POD-1.13", "POD-1.14", "POD-1.15"
    );
    let pack: &Pack = embedded();
    assert_eq!((deck().len(), starters().count(), starters().flatten().count()), (68, 5, 25));
    let names: Vec<&str> = pack.characters.iter().map(|character| character.name.as_str()).collect();
    assert_eq!(names, NAMES);
    let abilities = pack.characters.iter().flat_map(|character| &character.abilities);
    assert_eq!((abilities.count(), pack.quests.len(), pack.automas.len()), (20, 5, 5));
    assert_eq!(pack.golden.len(), 21, "spaces 0 to 20 of the track");
    assert_eq!(pack.efforts.len(), 12);
    assert_eq!((pack.objectives.len(), pack.requirements.len(), pack.special.len()), (12 + 6, 4, 2));
    assert_eq!(pack.alliances.len(), 32);
    for book in pack.stories.iter() {
        // Cover and back, introduction, two faces for every opening and for every outcome with its epilogue.
        let faces = 2 + 2 + 2 * book.openings.len() + 2 * book.outcomes.len();
        assert_eq!(faces, 2 * 23, "{}", book.name);
        assert_eq!(book.epilogues.len(), 8);
    }
}

#[test]
fn the_check_sum_of_cards_is_right() {
    kernel::rule!("POD-1.16");
    let pack = embedded();
    let counted = pack.cards.len()
        + pack.quests.len()
        + pack.efforts.len()
        + pack.objectives.len()
        + pack.requirements.len()
        + pack.alliances.len();
    let not_modelled = 3 + 2; // reference cards and solo-mode cards
    assert_eq!(counted + not_modelled, 169);
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

#[test]
fn abilities_are_the_printed_ones() {
    kernel::rule!("POD-27.3");
    let verbs = embedded().characters.each_ref().map(|c| c.abilities.each_ref().map(|a| (a.verb, a.window)));
    let geralt = [
        (Verb::WaiveLoss(1), BeforeEffect),
        (Verb::TakeBack, ChapterEnd),
        (Verb::FullResult, BeforeEffect),
        (Verb::PlayExtra(1), AfterEffects),
    ];
    let yennefer = [
        (Verb::SwapRows, BeforeDraft),
        (Verb::TakeExtra, AfterDraft),
        (Verb::BurnPair(2), AfterDraft),
        (Verb::TakeAndPlay, AfterDraft),
    ];
    let dandelion = [Verb::GainFewer, Verb::Seek, Verb::Pull, Verb::Trade(3)].map(|verb| (verb, BeforePlay));
    let ciri = [
        (Verb::Recolour, BeforeEffect),
        (Verb::TakeBack, BeforePlay),
        (Verb::Replace, BeforePlay),
        (Verb::Cash(2), BeforePlay),
    ];
    assert_eq!(verbs[..4], [geralt, yennefer, dandelion, ciri]);
}

#[test]
fn vesemirs_abilities_are_made_of_known_verbs() {
    kernel::rule!("POD-27.3", "POD-27.14");
    let abilities = embedded().characters[4].abilities.each_ref().map(|a| (a.verb, a.window));
    let ours = [
        (Verb::DrawAndDiscard(2), BeforePlay),
        (Verb::WaiveLoss(2), BeforeEffect),
        (Verb::Cash(1), BeforePlay),
        (Verb::PlayExtra(2), AfterEffects),
    ];
    assert_eq!(abilities, ours);
    for (verb, window) in abilities {
        assert!(verb.windows().contains(&window), "{verb:?}");
        let others = embedded().characters[..4].iter().flat_map(|character| &character.abilities);
        assert!(others.clone().all(|ability| ability.verb != verb), "{verb:?} is nobody else's");
    }
}

#[test]
fn unlock_spaces_and_golden_tables_are_the_defaults() {
    kernel::rule!("POD-27.3", "POD-11.9", "POD-R28", "POD-R29");
    let pack = embedded();
    assert!(pack.characters.iter().all(|character| character.unlock == [5, 10, 15]));
    let tables = pack.automas.iter().map(|board| &board.golden).chain([&pack.golden]);
    for table in tables {
        assert!(table.iter().enumerate().all(|(golden, &points)| usize::from(points) == golden / 2));
    }
}

#[test]
fn automa_boards_have_a_colour_of_their_own_and_the_known_one_is_there() {
    kernel::rule!("POD-1.15", "POD-27.4", "POD-17.19");
    let boards = &embedded().automas;
    let yennefer = &boards[1];
    assert_eq!((yennefer.colour, yennefer.ability), (Colour::Blue, AutomaAbility::ExtraCard));
    let colours: BTreeSet<Colour> = boards.iter().map(|board| board.colour).collect();
    assert_eq!(colours, BTreeSet::from(COLOURS));
    assert!(boards.iter().all(|board| board.competences[0] != board.competences[1]));
    let pairs: BTreeSet<[Kind; 2]> = boards.iter().map(|board| board.competences).collect();
    assert_eq!(pairs.len(), 5, "no two boards alike");
    let counts = KINDS.map(|kind| boards.iter().filter(|board| board.competences.contains(&kind)).count());
    assert!(spread(counts) <= 1, "{counts:?}");
    let abilities: BTreeSet<String> = boards.iter().map(|board| word(&board.ability)).collect();
    assert_eq!(abilities.len(), 3, "each of the three second abilities occurs");
}

#[test]
fn side_quests_count_the_hand() {
    kernel::rule!("POD-13.19", "POD-27.6", "POD-1.11");
    let quests = &embedded().quests;
    assert_eq!(quests[0].count, Quest::HandCards(Colour::Green), "Geralt's is known");
    assert_eq!(quests[0].table, [0, 1, 2, 4, 6, 8], "the default");
    let counts: BTreeSet<String> = quests.iter().map(|quest| word(&quest.count)).collect();
    assert_eq!(counts.len(), 5, "each counts something else");
    for quest in quests {
        assert!(quest.table.is_sorted() && quest.table[0] == 0 && quest.table[5] > 0, "{}", quest.name);
    }
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

#[test]
fn equal_sources_give_the_same_pack() {
    let sources = Sources::embedded();
    let pack = intern(&sources).expect("the embedded content is good");
    assert!(std::ptr::eq(pack, embedded()));
    assert_eq!(pack.hash.len(), 64);
    assert_eq!(pack.hash, sources.hash());
    for file in 0..5 {
        let text = format!("{}\n# one more line\n", sources.files()[file].1);
        let mut changed = sources;
        match file {
            0 => changed.cards = &text,
            1 => changed.characters = &text,
            story => changed.stories[story - 2] = &text,
        }
        let other = intern(&changed).expect("a comment changes nothing but the hash");
        assert_ne!(other.hash, pack.hash, "every file counts");
        assert_eq!((&other.cards, &other.stories), (&pack.cards, &pack.stories));
    }
}

#[test]
fn files_are_found_by_name() {
    let sources = Sources::embedded();
    let mut files: BTreeMap<String, String> =
        sources.files().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    assert_eq!(Sources::from_files(&files), Ok(sources));
    let striga = files.remove("striga.toml").expect("it is a file of the game");
    assert_eq!(Sources::from_files(&files), Err(String::from("striga.toml: the file is missing")));
    files.insert(String::from("strigga.toml"), striga);
    let error = Sources::from_files(&files).expect_err("no file of the game");
    assert!(error.starts_with("strigga.toml: is no file of this game; it has cards.toml, characters.toml,"));
}

#[test]
fn texts_and_names_differ() {
    kernel::rule!("POD-27.1", "POD-27.12");
    let pack = embedded();
    let names: BTreeSet<&str> = pack.cards.iter().map(|card| card.name.as_str()).collect();
    let lines: BTreeSet<&str> = pack.cards.iter().map(|card| card.line.as_str()).collect();
    assert_eq!((names.len(), lines.len()), (93, 93));
    let pages: Vec<_> =
        pack.stories.iter().flat_map(|book| (0..30).filter_map(|page| book.page(page))).collect();
    assert_eq!(pages.len(), 3 * (1 + 7 + 14 + 8));
    let titles: BTreeSet<&str> = pages.iter().map(|page| page.title.as_str()).collect();
    let texts: BTreeSet<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    assert_eq!((titles.len(), texts.len()), (90, 90));
    assert!(pages.iter().all(|page| page.text.split(". ").count() >= 2), "a page is more than a sentence");
}
