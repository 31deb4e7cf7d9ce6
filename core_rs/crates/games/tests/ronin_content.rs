//! The content that comes with the program: its counts, its known facts and its balance.

use std::collections::BTreeSet;

use games::ronin::content::{Sources, embedded, intern, load};
use games::ronin::pack::{Board, Card, Pack};
use games::ronin::vocabulary::Window::{
    AfterDraft, AfterEffects, BeforeDraft, BeforeEffect, BeforePlay, ChapterEnd,
};
use games::ronin::vocabulary::{Bonus, Colour, Condition, Kind, Measure, Pay, Reward, Side, Verb};

const KINDS: [Kind; 4] = [Kind::Magic, Kind::Diplomacy, Kind::Exploration, Kind::Fight];
const COLOURS: [Colour; 5] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Pink];

fn deck() -> &'static [Card] {
    &embedded().cards[..80]
}

fn starters() -> impl Iterator<Item = &'static [Card]> {
    embedded().cards[80..].chunks(5)
}

fn symbols(card: &Card) -> usize {
    card.symbols.iter().map(|&count| usize::from(count)).sum()
}

fn kind_total<'a>(cards: impl IntoIterator<Item = &'a Card>, kind: Kind) -> usize {
    cards.into_iter().map(|card| usize::from(card.symbols[kind as usize])).sum()
}

fn is_standard(card: &Card) -> bool {
    card.effect.is_some() && !card.is_tea()
}

fn is_plain(card: &Card) -> bool {
    card.effect.is_none() && card.cup.is_none()
}

fn effects(cards: &[Card]) -> impl Iterator<Item = (Condition, Reward)> {
    cards.iter().filter_map(|card| card.effect).map(|effect| (effect.condition, effect.reward))
}

fn has_effect(condition: Condition, reward: Reward) -> bool {
    effects(deck()).any(|effect| effect == (condition, reward))
}

/// The colour a condition asks for.
fn colour_asked(condition: Condition) -> Option<Colour> {
    use Condition as C;
    match condition {
        C::TwoOrMore(colour)
        | C::PartnerHas(colour)
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

#[test]
fn there_are_as_many_entries_as_components() {
    kernel::rule!("RON-1.3", "RON-1.4", "RON-1.5", "RON-1.10", "RON-1.13", "RON-1.14", "RON-25.2");
    let pack: &Pack = embedded();
    assert_eq!(pack.cards.len(), 80 + 7 * 5);
    assert_eq!(starters().count(), 7);
    assert_eq!(pack.chapters.len(), 6);
    assert_eq!(pack.side_b.len(), 5);
    let names: Vec<&str> = pack.characters.iter().map(|character| character.name.as_str()).collect();
    assert_eq!(names, ["Geralt", "Yennefer", "Dandelion", "Ciri", "Vesemir", "Triss", "Yuki-onna"]);
    let abilities = pack.characters.iter().flat_map(|character| &character.abilities);
    assert_eq!(abilities.count(), 28);
}

#[test]
fn side_a_is_one_and_sides_b_are_all_different() {
    kernel::rule!("RON-1.10", "RON-16.13", "RON-25.8");
    let pack = embedded();
    let sides: Vec<&Board> = std::iter::once(&pack.side_a).chain(&pack.side_b).collect();
    for (index, board) in sides.iter().enumerate() {
        assert!(sides[..index].iter().all(|other| other.spaces != board.spaces), "{}", board.name);
    }
    for board in &pack.side_b {
        for space in [7, 8, 11, 12] {
            assert_eq!(board.spaces[space], pack.side_a.spaces[space], "{}", board.name);
        }
        for space in [3, 4, 5, 6, 9, 10] {
            assert!(board.spaces[space][0].is_some(), "{}", board.name);
        }
        assert!(board.spaces[..3].iter().flatten().all(Option::is_none), "{}", board.name);
    }
}

#[test]
fn cards_have_one_colour_two_symbols_at_most_and_one_effect_or_cup() {
    kernel::rule!("RON-2.1", "RON-2.6", "RON-25.3", "RON-R9");
    for card in embedded().cards.iter() {
        assert_eq!(card.colours.count_ones(), 1, "{}", card.name);
        assert_eq!(card.symbols.len(), KINDS.len());
        assert!(symbols(card) <= 2, "{}", card.name);
        assert!(card.effect.is_none() || card.cup.is_none(), "{}", card.name);
        assert!(card.effect.is_some() || card.cup.is_some() || symbols(card) > 0, "{}", card.name);
    }
}

#[test]
fn tea_effects_pay_partnership_points_and_only_they_do() {
    kernel::rule!("RON-9.2", "RON-R12");
    for card in embedded().cards.iter() {
        let Some(effect) = card.effect else { continue };
        let points = matches!(effect.reward, Reward::PointOnBothTracks | Reward::PointsOnOneTrack);
        assert_eq!(card.is_tea(), points, "{}", card.name);
        if matches!(effect.condition, Condition::PartnerHas(_)) {
            assert_eq!(effect.reward, Reward::PointsOnOneTrack, "{}", card.name);
        }
        assert_eq!(effect.condition.is_scaled(), effect.reward.is_scaled(), "{}", card.name);
    }
}

#[test]
fn known_cards_are_in_the_deck() {
    kernel::rule!("RON-9.4");
    assert!(has_effect(Condition::LoseOne(Kind::Exploration), Reward::PointOnBothTracks));
    assert!(has_effect(Condition::PartnerHas(Colour::Blue), Reward::PointsOnOneTrack));
    assert!(has_effect(Condition::PartnerHas(Colour::Yellow), Reward::PointsOnOneTrack));
    let whetstone = deck().iter().find(|card| {
        card.effect.is_some_and(|effect| {
            effect.condition == Condition::LoseUpToThreeInactive
                && effect.reward == Reward::ByLevel(Kind::Fight)
        })
    });
    assert_eq!(whetstone.map(|card| card.symbols), Some([0, 0, 1, 0]));
}

#[test]
fn the_deck_has_sixteen_cards_of_each_colour() {
    kernel::rule!("RON-25.1");
    for colour in COLOURS {
        let of_colour: Vec<&Card> = deck().iter().filter(|card| card.has(colour)).collect();
        assert_eq!(of_colour.len(), 16);
        assert_eq!(of_colour.iter().filter(|card| is_plain(card)).count(), 4);
    }
    let groups: [fn(&Card) -> bool; 3] = [is_standard, Card::is_tea, |card| card.cup.is_some()];
    for group in groups {
        let counts =
            COLOURS.map(|colour| deck().iter().filter(|card| card.has(colour) && group(card)).count());
        assert!(spread(counts) <= 1, "{counts:?}");
    }
}

#[test]
fn passing_cups_pair_up() {
    kernel::rule!("RON-25.4");
    for side in [Side::Left, Side::Right] {
        let cups: Vec<&Card> = deck().iter().filter(|card| card.cup == Some(side)).collect();
        assert_eq!(cups.len(), 8);
        assert_eq!(cups.iter().map(|card| symbols(card)).sum::<usize>(), 7);
        assert!(COLOURS.iter().all(|&colour| cups.iter().any(|card| card.has(colour))));
    }
}

#[test]
fn the_mix_of_the_deck_is_the_default_mix() {
    kernel::rule!("RON-25.10");
    let count = |group: fn(&Card) -> bool| deck().iter().filter(|card| group(card)).count();
    assert_eq!([count(is_standard), count(Card::is_tea), count(is_plain)], [32, 12, 20]);
    assert_eq!(count(|card| card.cup.is_some()), 16);
    let with =
        |number: usize| deck().iter().filter(|card| !is_plain(card) && symbols(card) == number).count();
    assert_eq!([with(0), with(1), with(2)], [15, 36, 9]);
    assert!(deck().iter().filter(|card| is_plain(card)).all(|card| symbols(card) == 2));
    let kinds = KINDS.map(|kind| kind_total(deck(), kind));
    assert!(spread(kinds) <= 1, "{kinds:?}");
    for colour in COLOURS {
        let kinds = KINDS.map(|kind| kind_total(deck().iter().filter(|card| card.has(colour)), kind));
        assert!(kinds.iter().all(|kind| (4..=6).contains(kind)), "{colour:?} {kinds:?}");
    }
}

#[test]
fn every_pair_of_kinds_is_printed_on_two_plain_cards() {
    kernel::rule!("RON-25.10");
    let mut pairs: Vec<[u8; 4]> =
        deck().iter().filter(|card| is_plain(card)).map(|card| card.symbols).collect();
    pairs.sort_unstable();
    assert_eq!(pairs.chunk_by(|a, b| a == b).map(<[_]>::len).collect::<Vec<_>>(), [2; 10]);
}

#[test]
fn colours_and_kinds_are_asked_for_and_paid_equally_often() {
    kernel::rule!("RON-25.10", "RON-25.12");
    let asked = COLOURS.map(|colour| effects(deck()).filter(|e| colour_asked(e.0) == Some(colour)).count());
    assert_eq!(asked, [5; 5]);
    let asked = KINDS.map(|kind| effects(deck()).filter(|e| kind_asked(e.0) == Some(kind)).count());
    assert_eq!(asked, [3; 4]);
    let paid = KINDS.map(|kind| effects(deck()).filter(|e| pays(e.1, kind)).count());
    assert_eq!(paid, [5; 4]);
    let of = |rewards: [Reward; 2]| rewards.map(|reward| effects(deck()).filter(|e| e.1 == reward).count());
    assert_eq!(of([Reward::LeftByLevel, Reward::RightByLevel]), [3; 2]);
    assert_eq!(of([Reward::TwoLeft, Reward::TwoRight]), [5; 2]);
    assert_eq!(of([Reward::PointOnBothTracks, Reward::PointsOnOneTrack]), [6; 2]);
    let own = deck().iter().filter(|card| {
        is_standard(card) && card.effect.and_then(|e| colour_asked(e.condition)).is_some_and(|c| card.has(c))
    });
    assert_eq!(own.count(), 12, "of the twenty conditions on the own timeline");
}

#[test]
fn every_word_of_the_vocabulary_occurs() {
    kernel::rule!("RON-25.3", "RON-25.12");
    let conditions: BTreeSet<String> = effects(deck()).map(|e| word(&e.0)).collect();
    let rewards: BTreeSet<String> = effects(deck()).map(|e| word(&e.1)).collect();
    assert_eq!((conditions.len(), rewards.len()), (10, 10), "{conditions:?} {rewards:?}");
    for (condition, reward) in effects(&embedded().cards[..]) {
        if let (Some(lost), Reward::ByLevel(gained) | Reward::Two(gained)) = (kind_asked(condition), reward) {
            assert_ne!(lost, gained, "gives back what it takes");
        }
    }
    let bonuses: Vec<Bonus> = all_bonuses().collect();
    let words: BTreeSet<String> = bonuses.iter().map(word).collect();
    assert_eq!(words.len(), 8, "{words:?}");
    let counts = bonuses.iter().filter_map(|bonus| match bonus {
        Bonus::Count { of, .. } => Some(word(of)),
        _ => None,
    });
    let words: BTreeSet<String> = counts.collect();
    assert_eq!(words.len(), 8, "{words:?}");
}

/// The name of an enum's variant.
fn word(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

fn all_bonuses() -> impl Iterator<Item = Bonus> {
    let pack = embedded();
    let sides = std::iter::once(&pack.side_a).chain(&pack.side_b);
    sides.flat_map(|board| board.spaces.iter().flatten().flatten()).copied()
}

#[test]
fn starter_sets_are_alike() {
    kernel::rule!("RON-25.2", "RON-25.10");
    for set in starters() {
        assert_eq!(set.iter().filter(|card| is_standard(card)).count(), 3, "{}", set[0].name);
        assert_eq!(set.iter().filter(|card| is_plain(card)).count(), 2, "{}", set[0].name);
        let colours = set.iter().fold(0, |colours, card| colours | card.colours);
        assert_eq!(colours, 0b1_1111, "{}", set[0].name);
        let mut kinds = KINDS.map(|kind| kind_total(set, kind));
        kinds.sort_unstable();
        assert_eq!(kinds, [1, 1, 2, 2], "{}", set[0].name);
        let scaled_colour = |card: &&Card| {
            card.effect
                .is_some_and(|effect| matches!(effect.condition, Condition::UpToThree(c) if card.has(c)))
        };
        assert_eq!(set.iter().filter(scaled_colour).count(), 1, "{}", set[0].name);
    }
}

#[test]
fn chapter_cards_show_three_pairs_of_two_kinds() {
    kernel::rule!("RON-19.1", "RON-19.2", "RON-25.5");
    let known = embedded().chapters.iter().filter(|chapter| {
        let mut last = chapter.pairs[2];
        last.sort_unstable();
        last == [Kind::Exploration, Kind::Fight]
    });
    assert_eq!(known.count(), 1, "its side quest is then Diplomacy or Magic");
    for chapter in 0..3 {
        let pairs: BTreeSet<[Kind; 2]> = embedded()
            .chapters
            .iter()
            .map(|card| {
                let mut pair = card.pairs[chapter];
                pair.sort_unstable();
                pair
            })
            .collect();
        assert!(pairs.iter().all(|[left, right]| left != right));
        assert_eq!(pairs.len(), 6, "each pair of kinds once in each chapter");
    }
    for side in 0..2 {
        let all = embedded().chapters.iter().flat_map(|card| card.pairs).map(|pair| pair[side]);
        let counts = KINDS.map(|kind| all.clone().filter(|&shown| shown == kind).count());
        assert!(spread(counts) <= 1, "{counts:?}");
    }
    let quiet =
        |card: &[[Kind; 2]; 3]| KINDS.iter().any(|kind| !card.iter().flatten().any(|shown| shown == kind));
    assert!(
        !embedded().chapters.iter().any(|card| quiet(&card.pairs)),
        "every kind is active once on every card"
    );
}

#[test]
fn starting_orders_name_every_character_and_favour_none() {
    kernel::rule!("RON-19.3", "RON-25.5");
    let mut places = [0; 7];
    for chapter in &embedded().chapters {
        let mut order = chapter.order;
        for (place, &character) in order.iter().enumerate() {
            places[usize::from(character)] += place;
        }
        order.sort_unstable();
        assert_eq!(order, [0, 1, 2, 3, 4, 5, 6]);
    }
    assert_eq!(places, [18; 7]);
}

#[test]
fn abilities_unlock_on_rising_spaces() {
    kernel::rule!("RON-11.9", "RON-R25", "RON-25.6");
    for character in embedded().characters.iter() {
        let [second, third, fourth] = character.unlock;
        assert_eq!(second, 5, "{}", character.name);
        assert!(second < third && third < fourth && fourth <= 20, "{}", character.name);
    }
}

#[test]
fn abilities_are_the_printed_ones_and_ours() {
    kernel::rule!("RON-25.6", "RON-25.7");
    let verbs = embedded().characters.each_ref().map(|c| c.abilities.each_ref().map(|a| (a.verb, a.window)));
    assert_eq!(
        verbs[0],
        [
            (Verb::WaiveLoss(1), BeforeEffect),
            (Verb::TakeBack, ChapterEnd),
            (Verb::FullResult, BeforeEffect),
            (Verb::PlayExtra(1), AfterEffects),
        ]
    );
    assert_eq!(
        verbs[1],
        [
            (Verb::SwapRows, BeforeDraft),
            (Verb::TakeExtra, AfterDraft),
            (Verb::BurnPair(2), AfterDraft),
            (Verb::TakeAndPlay, AfterDraft),
        ]
    );
    assert_eq!(verbs[2].map(|ability| ability.0), [Verb::GainFewer, Verb::Seek, Verb::Pull, Verb::Trade(3)]);
    assert!(verbs[2].iter().all(|ability| ability.1 == BeforePlay));
    assert_eq!(
        verbs[3].map(|ability| ability.0),
        [Verb::Recolour, Verb::TakeBack, Verb::Replace, Verb::Cash(2)]
    );
    assert_eq!(verbs[3].map(|ability| ability.1), [BeforeEffect, BeforePlay, BeforePlay, BeforePlay]);
    assert!(verbs.iter().flatten().all(|(verb, window)| verb.windows().contains(window)));
}

fn of_colour(board: usize) -> (Measure, Pay, [[u8; 2]; 4]) {
    match embedded().side_b[board].spaces[9] {
        [Some(Bonus::Count { of, pay, steps }), None] => (of, pay, steps),
        other => panic!("space 9 of board {board}: {other:?}"),
    }
}

#[test]
fn side_a_has_the_known_bonuses() {
    kernel::rule!("RON-16.9", "RON-16.10", "RON-16.14", "RON-16.16", "RON-R23");
    let one = |bonus| [Some(bonus), None];
    let hand = Bonus::Count {
        of: Measure::ActiveSymbolsInHand,
        pay: Pay::Victory,
        steps: [[0, 1], [2, 2], [4, 3], [4, 3]],
    };
    let spaces = [
        [Some(Bonus::AbilityCard(1)), Some(Bonus::Experience(2))],
        one(Bonus::ActiveSymbols(2)),
        [Some(hand), Some(Bonus::Experience(3))],
        one(Bonus::OneActiveKind(2)),
        one(Bonus::Experience(2)),
        one(Bonus::Victory(1)),
        [Some(Bonus::Draw(1)), Some(Bonus::Experience(2))],
        [Some(Bonus::AbilityCard(3)), Some(Bonus::Experience(3))],
        one(Bonus::Victory(1)),
        one(Bonus::Victory(1)),
    ];
    assert_eq!(embedded().side_a.spaces[..3], [[None; 2]; 3]);
    assert_eq!(embedded().side_a.spaces[3..], spaces);
}

#[test]
fn side_b_of_the_first_board_has_the_known_bonuses() {
    kernel::rule!("RON-16.11", "RON-16.12", "RON-16.14", "RON-R23");
    let count = |of, pay, steps| [Some(Bonus::Count { of, pay, steps }), None];
    let spaces = &embedded().side_b[0].spaces;
    assert_eq!(spaces[3], [Some(Bonus::AbilityCard(1)), None]);
    let unlocked = [[2, 1], [3, 2], [4, 3], [4, 3]];
    assert_eq!(spaces[4], count(Measure::UnlockedAbilities, Pay::ActiveSymbols, unlocked));
    let experience = [[16, 1], [20, 2], [24, 3], [24, 3]];
    assert_eq!(spaces[5], count(Measure::Experience, Pay::Victory, experience));
    assert_eq!(spaces[6], [Some(Bonus::OneActiveKind(2)), None]);
    let cards = [[0, 1], [1, 2], [2, 4], [3, 6]];
    assert_eq!(of_colour(0), (Measure::TimelineCards(Colour::Blue), Pay::Experience, cards));
    assert_eq!(spaces[10], [Some(Bonus::Restore), None]);
}

#[test]
fn every_side_b_looks_at_another_colour() {
    kernel::rule!("RON-16.13", "RON-25.8");
    let colours: BTreeSet<Colour> = (0..5)
        .filter_map(|board| match of_colour(board).0 {
            Measure::TimelineCards(colour) => Some(colour),
            _ => None,
        })
        .collect();
    assert_eq!(colours, BTreeSet::from(COLOURS));
}

#[test]
fn marks_and_golden_table_are_the_defaults() {
    kernel::rule!("RON-16.15", "RON-R23", "RON-R26");
    let pack = embedded();
    for board in std::iter::once(&pack.side_a).chain(&pack.side_b) {
        assert_eq!(board.marks, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6], "{}", board.name);
    }
    assert!(pack.golden.iter().enumerate().all(|(golden, &points)| usize::from(points) == golden / 2));
}

#[test]
fn the_layout_is_data() {
    kernel::rule!("RON-16.17");
    let sources = Sources::embedded();
    let boards = sources.boards.replacen("at = 3", "at = 2", 1);
    let pack =
        load(&Sources { boards: &boards, ..sources }).expect("another layout is content like any other");
    assert_eq!(pack.side_a.spaces[2], embedded().side_a.spaces[3]);
    assert_eq!(pack.side_a.spaces[3], [None; 2]);
}

#[test]
fn equal_sources_give_the_same_pack() {
    let sources = Sources::embedded();
    let pack = intern(&sources).expect("the embedded content is good");
    assert!(std::ptr::eq(pack, embedded()));
    assert_eq!(pack.hash.len(), 64);
    assert_eq!(pack.hash, sources.hash());
    let cards = format!("{}\n# one more line\n", sources.cards);
    let other =
        intern(&Sources { cards: &cards, ..sources }).expect("a comment changes nothing but the hash");
    assert_ne!(other.hash, pack.hash);
    assert_eq!(other.cards, pack.cards);
}

#[test]
fn texts_fit_and_names_differ() {
    kernel::rule!("RON-25.2", "RON-25.7");
    let pack = embedded();
    let names: BTreeSet<&str> = pack.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names.len(), 115);
    let lines: BTreeSet<&str> = pack.cards.iter().map(|card| card.line.as_str()).collect();
    assert_eq!(lines.len(), 115);
    assert!(lines.iter().all(|line| line.chars().count() <= 70));
}
