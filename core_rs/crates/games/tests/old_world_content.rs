//! The content that comes with the program is sound, and says what is known of the components.

use std::collections::{BTreeMap, BTreeSet};

use games::old_world::content::{self, Sources};
use games::old_world::pack::{
    Ability, Card, Choice, ChronicleKind, Extension, Face, FightCard, Icons, Op, Pack, Whither,
};
use games::old_world::vocabulary::{
    Amount, Attack, Attribute, Change, Colour, Condition, Cost, Effect, Fixed, How, Limit, Moment, Pick,
    Place, Price, Scope, Site, Source, Symbol, Terrain, Trail, Whose,
};
use kernel::rule;

fn pack() -> &'static Pack {
    content::embedded()
}

/// Every op a program may come to.
fn ops(start: u16) -> Vec<Op> {
    let (mut seen, mut found, mut open) = (BTreeSet::new(), Vec::new(), vec![start]);
    while let Some(at) = open.pop() {
        if !seen.insert(at) {
            continue;
        }
        let op = pack().ops[usize::from(at)];
        found.push(op);
        match op {
            Op::End => {}
            Op::Jump(to) => open.push(to),
            Op::Unless { to, .. }
            | Op::Within { otherwise: to, .. }
            | Op::May { no: to, .. }
            | Op::Pay { otherwise: to, .. }
            | Op::Reached { otherwise: to, .. } => open.extend([at + 1, to]),
            Op::Choose { count, after, .. } => open.extend((at + 1..=at + u16::from(count)).chain([after])),
            Op::Do(_) | Op::Roll | Op::Weigh(_) | Op::TestCombo | Op::Call(_) => open.push(at + 1),
        }
    }
    found
}

/// The effects of a program that has no branches.
fn plain(program: u16) -> Vec<Effect> {
    let run = pack().ops[usize::from(program)..].iter().take_while(|op| **op != Op::End);
    run.map(|op| if let Op::Do(effect) = op { *effect } else { panic!("{op:?} branches") }).collect()
}

fn ability(number: u8) -> &'static Ability {
    &pack().abilities[usize::from(number)]
}

/// An ability without branches: moment, conditions, effects.
fn written(number: u8) -> (Moment, Vec<Condition>, Vec<Effect>) {
    let ability = ability(number);
    let tests = pack().tests(ability.tests).iter();
    (ability.when, tests.map(|test| test.condition).collect(), plain(ability.program))
}

fn card(name: &str) -> &'static Card {
    pack().cards.iter().find(|card| card.name == name).unwrap_or_else(|| panic!("{name} is missing"))
}

fn market() -> &'static [Card] {
    &pack().cards[..90]
}

fn starters(school: usize) -> &'static [Card] {
    &pack().cards[90 + 10 * school..100 + 10 * school]
}

fn count<T>(items: &[T], fits: impl Fn(&T) -> bool) -> usize {
    items.iter().filter(|item| fits(item)).count()
}

#[test]
fn every_set_has_its_number_of_cards() {
    rule!("OW-24.1", "OW-1.2", "OW-1.3", "OW-1.4", "OW-1.5", "OW-1.6", "OW-1.9", "OW-1.10");
    let pack = content::load(&Sources::embedded()).expect("the content is sound");
    assert_eq!(pack.cards.len(), 90 + 5 * 10);
    assert_eq!((pack.schools.len(), pack.potions.len()), (5, 28 / 2));
    assert_eq!((pack.explorations.len(), pack.events.len()), (36 + 36, 56));
    assert_eq!((pack.monsters.len(), pack.fight_cards.len()), (28, 20));
    assert_eq!((pack.trophies.len(), pack.locations.len()), (4, 19));
    let texts = pack.explorations.iter().flat_map(|card| &card.options);
    assert!(texts.clone().all(|choice| !choice.option.is_empty() && !choice.result.is_empty()));
    let names: BTreeSet<&str> = pack.explorations.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names.len(), 72, "no story is told twice");
}

// The map.

#[test]
fn the_map_is_the_known_one() {
    rule!("OW-8.4", "OW-8.5");
    use Symbol::{Forest, Mountain, Water, Wild};
    let train = Site::Train;
    let table = [
        ("Behelt Nar", Wild, Site::School),
        ("Kaer Seren", Water, Site::School),
        ("Hengfors", Mountain, Site::Tracking),
        ("Kaer Morhen", Mountain, Site::School),
        ("Ban Ard", Water, train(Attribute::Alchemy)),
        ("Cidaris", Water, Site::Potion),
        ("Novigrad", Forest, Site::Poker),
        ("Vizima", Forest, train(Attribute::Defense)),
        ("Vengerberg", Forest, Site::Exchange),
        ("Cintra", Mountain, train(Attribute::Attack)),
        ("Haern Caduch", Forest, Site::School),
        ("Beauclair", Mountain, train(Attribute::Specialty)),
        ("Glenmore", Water, Site::Potion),
        ("Doldeth", Mountain, Site::Tracking),
        ("Loc Ichaer", Water, Site::Potion),
        ("Gorthur Gvaed", Water, Site::School),
        ("Dhuwod", Forest, Site::Poker),
        ("Stygga", Forest, Site::School),
        ("Ard Modron", Mountain, Site::Clearing),
    ];
    for (location, (name, terrain, site)) in pack().locations.iter().zip(table) {
        assert_eq!((location.name.as_str(), location.terrain, location.site), (name, terrain, site));
    }
    for (id, home) in [("wolf", 3), ("griffin", 1), ("bear", 10), ("viper", 15), ("cat", 17)] {
        let school = pack().schools.iter().position(|school| school.id == id).expect("it is there");
        assert_eq!(pack().schools[school].home, home);
        assert_eq!(pack().locations[usize::from(home)].school, Some(school as u8));
    }
    assert_eq!(count(&pack().locations, |location| location.school.is_some()), 5, "nobody is at home in 0");
}

#[test]
fn the_roads_are_the_known_ones() {
    rule!("OW-8.4", "OW-8.6", "OW-R51");
    let roads: [&[u8]; 19] = [
        &[4, 8, 11, 15],
        &[2, 5, 6, 9],
        &[1, 3, 6, 7],
        &[2, 4, 7],
        &[0, 3, 7, 8],
        &[1, 6, 9],
        &[1, 2, 5, 7, 9],
        &[2, 3, 4, 6, 8, 9, 10, 11],
        &[0, 4, 7, 11],
        &[1, 5, 6, 7, 10, 12],
        &[7, 9, 11, 12, 14],
        &[0, 7, 8, 10, 14, 15, 18],
        &[9, 10, 13, 14],
        &[12, 14, 16],
        &[10, 11, 12, 13, 16, 17, 18],
        &[0, 11, 18],
        &[13, 14, 17],
        &[14, 16, 18],
        &[11, 14, 15, 17],
    ];
    for (location, roads) in pack().locations.iter().zip(roads) {
        let bits = roads.iter().fold(0, |bits, road| bits | 1 << road);
        assert_eq!(location.roads, bits, "{}", location.name);
    }
    let ends: u32 = pack().locations.iter().map(|location| location.roads.count_ones()).sum();
    assert_eq!(ends, 2 * 42);
}

#[test]
fn each_action_is_found_as_often_as_the_book_says() {
    rule!("OW-10.1", "OW-R17");
    let sites = |wanted: Site| count(&pack().locations, |location| location.site == wanted);
    let found =
        [Site::School, Site::Potion, Site::Poker, Site::Tracking, Site::Exchange, Site::Clearing].map(sites);
    assert_eq!(found, [6, 3, 2, 2, 1, 1]);
    assert_eq!(Attribute::ALL.map(|attribute| sites(Site::Train(attribute))), [1; 4]);
}

// Action cards.

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

// Potions.

#[test]
fn potions_help_in_every_way_that_is_asked_for() {
    rule!("OW-24.8");
    let potion = |name: &str| {
        let found = pack().potions.iter().find(|potion| potion.name == name);
        found.unwrap_or_else(|| panic!("{name} is missing"))
    };
    let blizzard = written(potion("Blizzard").ability);
    assert_eq!(blizzard, (Moment::StepOne, vec![], vec![Effect::FreeLink(1)]));
    assert!(!potion("Black Blood").line.is_empty() && !potion("Swallow").line.is_empty());
    let effects: Vec<Vec<Op>> =
        pack().potions.iter().map(|potion| ops(ability(potion.ability).program)).collect();
    let some = |wanted: fn(&Effect) -> bool| {
        effects.iter().any(|ops| ops.iter().any(|op| matches!(op, Op::Do(effect) if wanted(effect))))
    };
    assert!(some(|effect| matches!(effect, Effect::Draw(_))));
    assert!(some(|effect| matches!(effect, Effect::Damage(_))));
    assert!(some(|effect| matches!(effect, Effect::Shield(_))));
    assert!(some(|effect| *effect == Effect::TakeTopDiscard));
    assert!(some(|effect| matches!(effect, Effect::SuppressAbility(_))));
    let less = Op::Do(Effect::DrawModifier { by: -1, least: None });
    let harder = |op: &Op| matches!(op, Op::Do(Effect::DamageBonus(_) | Effect::Damage(_)));
    assert!(effects.iter().any(|ops| ops.contains(&less) && ops.iter().any(harder)), "a draw for damage");
    for potion in &pack().potions {
        let ability = ability(potion.ability);
        assert_eq!((ability.limit, ability.mandatory), (Limit::ConsumeSelf, false), "{}", potion.name);
    }
}

// Exploration and events.

fn choices() -> impl Iterator<Item = &'static Choice> {
    let events = pack().events.iter().filter_map(|event| match &event.kind {
        ChronicleKind::Choice(options) => Some(options.iter()),
        _ => None,
    });
    pack().explorations.iter().flat_map(|card| &card.options).chain(events.flatten())
}

#[test]
fn the_known_tales_stand_where_they_should() {
    rule!("OW-24.9");
    let [a, b] = &pack().explorations[0].options;
    let attack = Effect::Raise { attribute: Pick::Attack, by: 1 };
    assert_eq!(plain(a.program), [Effect::Gold(Amount::of(-2)), attack]);
    assert_eq!(
        (plain(b.program), a.cost, b.cost),
        (vec![Effect::Gold(Amount::of(2))], Cost::FREE, Cost::FREE)
    );

    let known = |card: usize, at: Whither, event: u8, gold: u8| {
        let quests = pack().explorations[card].options.iter().filter_map(|choice| choice.quest.as_ref());
        let quest = quests.into_iter().find(|quest| quest.event == event).expect("the quest");
        assert_eq!((quest.at, quest.cost), (at, Cost { gold, ..Cost::FREE }));
    };
    known(1, Whither::Location(6), 33, 0);
    known(2, Whither::Location(8), 14, 2);
    known(36, Whither::Terrain(Terrain::Mountain), 34, 0);
    assert_eq!(plain(pack().explorations[36].options[0].program), [Effect::DiscardAllPotions]);
    let die = ops(pack().explorations[1].options[0].program);
    for (from, to, shield) in [(1, 3, -3), (4, 6, -2)] {
        assert!(
            die.iter().any(|op| matches!(op, Op::Within { from: f, to: t, .. } if (*f, *t) == (from, to)))
        );
        assert!(die.contains(&Op::Do(Effect::Shield(Amount::of(shield)))));
    }
    let ChronicleKind::Keep { abilities } = &pack().events[13].kind else { panic!("event 14 is gear") };
    assert!(!abilities.is_empty());
}

#[test]
fn the_known_fragments_are_all_told() {
    rule!("OW-24.9", "OW-12.20");
    let told: Vec<Vec<Op>> = choices().map(|choice| ops(choice.program)).collect();
    let has = |wanted: &dyn Fn(&Op) -> bool| told.iter().any(|ops| ops.iter().any(wanted));
    assert!(has(&|op| matches!(
        op,
        Op::Do(Effect::MarketCard { cost: Price::Exactly(2), to: Place::Discard })
    )));
    assert!(has(&|op| *op == Op::Do(Effect::Trail(Trail::Choice))));
    assert!(has(&|op| *op == Op::Roll));
    assert!(has(&|op| *op == Op::Do(Effect::Raise { attribute: Pick::Lowest, by: 1 })));
    let one = Effect::MarketCard { cost: Price::Exactly(1), to: Place::Discard };
    let trash = |op: &Op| matches!(op, Op::Do(Effect::Trash { cards: 1, .. }));
    assert!(told.iter().any(|ops| ops.contains(&Op::Do(one)) && ops.iter().any(trash)));

    let mut kinds = BTreeMap::new();
    for event in &pack().events {
        let (kind, program) = match &event.kind {
            ChronicleKind::Choice(_) => ("a", None),
            ChronicleKind::Check { program, .. } => ("b", Some(*program)),
            ChronicleKind::Fight { program, .. } => ("c", Some(*program)),
            ChronicleKind::Keep { .. } => ("d", None),
        };
        *kinds.entry(kind).or_insert(0) += 1;
        let ops = program.map(ops).unwrap_or_default();
        assert_eq!(kind == "b", ops.contains(&Op::Roll), "{}", event.name);
        assert_eq!(kind == "c", ops.contains(&Op::TestCombo), "{}", event.name);
    }
    assert_eq!(kinds, BTreeMap::from([("a", 24), ("b", 10), ("c", 8), ("d", 14)]));
    let checks = pack().events.iter().filter_map(|event| match &event.kind {
        ChronicleKind::Check { program, .. } => Some(ops(*program)),
        _ => None,
    });
    let formula = |op: &Op| {
        let Op::Weigh(amount) = op else { return false };
        matches!(amount.terms, [(Source::Level(_), weight), (Source::Die, 1)] if weight > 1)
    };
    assert!(checks.filter(|ops| ops.iter().any(formula)).count() >= 5, "k times an attribute and a die");
}

#[test]
fn every_quest_has_an_event_and_every_piece_of_gear_one_card() {
    rule!("OW-24.10", "OW-R38", "OW-12.29");
    let calls = |event: &ChronicleKind| -> Vec<u8> {
        let programs: Vec<u16> = match event {
            ChronicleKind::Choice(options) => options.iter().map(|choice| choice.program).collect(),
            ChronicleKind::Check { program, .. } | ChronicleKind::Fight { program, .. } => vec![*program],
            ChronicleKind::Keep { .. } => Vec::new(),
        };
        let all = programs.into_iter().flat_map(ops);
        all.filter_map(|op| if let Op::Call(event) = op { Some(event) } else { None }).collect()
    };
    let mut cards: BTreeMap<u8, BTreeSet<usize>> = BTreeMap::new();
    for (number, card) in pack().explorations.iter().enumerate() {
        assert!(card.options.iter().any(|choice| choice.cost.is_free()), "{}", card.name);
        for quest in card.options.iter().filter_map(|choice| choice.quest.as_ref()) {
            let mut open = vec![quest.event];
            while let Some(event) = open.pop() {
                cards.entry(event).or_default().insert(number);
                open.extend(calls(&pack().events[usize::from(event) - 1].kind)); // a circle would not end
            }
            assert!(!matches!(quest.at, Whither::Location(location) if !(1..=18).contains(&location)));
        }
    }
    assert_eq!(cards.len(), 56, "every event is reached");
    for (event, from) in cards {
        let kept = matches!(pack().events[usize::from(event) - 1].kind, ChronicleKind::Keep { .. });
        assert!(!kept || from.len() == 1, "event {event} comes from {from:?}");
    }
}

// Monsters.

/// Effects of a monster's abilities, with their moments and conditions.
fn programmes(name: &str) -> Vec<(Moment, Vec<Condition>, Vec<Effect>)> {
    let monster = pack().monsters.iter().find(|monster| monster.name == name).expect("it is there");
    monster.abilities.iter().map(|ability| written(*ability)).collect()
}

#[test]
fn the_monsters_are_the_known_ones() {
    rule!("OW-24.11", "OW-1.9");
    let known: [(u8, &[(&str, u8)]); 3] = [
        (
            1,
            &[
                ("Arachas", 10),
                ("Archespore", 12),
                ("Barghest", 11),
                ("Drowners' Nest", 10),
                ("Ekimmara", 12),
                ("Foglet", 10),
                ("Ghouls' Nest", 12),
                ("Harpy", 12),
                ("Nekkers' Nest", 11),
                ("Rotfiend", 11),
            ],
        ),
        (
            2,
            &[
                ("Fiend", 13),
                ("Grave Hag", 13),
                ("Griffin", 15),
                ("Manticore", 14),
                ("Nightwraith", 14),
                ("Noonwraith", 14),
                ("Penitent", 14),
                ("Water Hag", 15),
                ("Weavess", 14),
                ("Werewolf", 14),
                ("Whispess", 15),
                ("Wyvern", 15),
            ],
        ),
        (
            3,
            &[
                ("Brewess", 17),
                ("Bruxa", 17),
                ("Glustyworp", 18),
                ("Leshen", 19),
                ("Striga", 18),
                ("Yghern", 18),
            ],
        ),
    ];
    for (level, expected) in known {
        let found: Vec<(&str, u8)> = pack()
            .monsters
            .iter()
            .filter(|monster| monster.level == level)
            .map(|monster| (monster.name.as_str(), monster.life))
            .collect();
        assert_eq!(found, expected);
    }
}

#[test]
fn the_monsters_do_what_is_known_of_them() {
    rule!("OW-24.11", "OW-25.6");
    use Condition as C;
    use Effect as E;
    use Moment as M;
    let (shield, bonus) = (|by: i8| E::Shield(Amount::of(by)), |by: i8| vec![E::DamageBonus(Amount::of(by))]);
    let hand = |how| E::DiscardHand { cards: 1, how };
    let monster_damage = |by: i8| E::MonsterDamage(Amount::of(by));
    let less = |least| vec![E::DrawModifier { by: -1, least }];
    let overlay = |attribute, change, scope| vec![E::Overlay { attribute, change, scope }];
    let per_card = Amount { terms: [(Source::HandSize, -1), (Source::Nothing, 0)], ..Amount::of(0) };
    let one = |when, tests: &[C], effects: Vec<E>| vec![(when, tests.to_vec(), effects)];
    let known = [
        ("Arachas", one(M::BeforeLifePool, &[], vec![hand(How::Choice)])),
        ("Archespore", vec![]),
        ("Barghest", one(M::BeforeLifePool, &[], vec![shield(-1)])),
        ("Drowners' Nest", one(M::AfterLifePool, &[], vec![E::DiscardFromDeck(1)])),
        ("Ekimmara", one(M::AfterLifePool, &[C::NoTrail], vec![hand(How::Choice)])),
        ("Foglet", one(M::FirstMonsterTurn, &[], vec![E::FixAttack(Fixed::Worse)])),
        ("Ghouls' Nest", one(M::FirstOwnTurn, &[], vec![E::CapMonsterLoss { most: 2, scope: Scope::Turn }])),
        ("Harpy", one(M::FirstOwnTurn, &[], overlay(Attribute::Attack, Change::Set(0), Scope::Turn))),
        ("Nekkers' Nest", one(M::DrawStep, &[C::ComboLacks(Colour::Green)], less(None))),
        ("Rotfiend", one(M::OnDefeat, &[], vec![E::PhaseThreeDraw { cards: 1, locked: true }])),
        ("Fiend", one(M::WholeFight, &[], vec![E::Inert(Colour::Purple)])),
        (
            "Grave Hag",
            one(M::FirstMonsterTurn, &[], vec![E::DamageOrder([Place::Hand, Place::Shield, Place::Deck])]),
        ),
        ("Griffin", one(M::DrawStep, &[], less(Some(1)))),
        (
            "Manticore",
            vec![
                (M::MonsterDamage, vec![], vec![monster_damage(-1)]),
                (M::AfterMonsterDamage, vec![], vec![hand(How::Random)]),
            ],
        ),
        ("Nightwraith", one(M::FirstOwnTurn, &[], vec![E::RandomFirstCard])),
        ("Noonwraith", one(M::WholeFight, &[], vec![E::CapShieldRaise(1)])),
        ("Penitent", one(M::FirstOwnTurn, &[C::NoTrail], vec![E::CapDamage { most: 0, scope: Scope::Turn }])),
        ("Water Hag", one(M::WholeFight, &[], vec![E::PotionLimit(Change::Set(1))])),
        ("Weavess", one(M::BeforeLifePool, &[], vec![E::Lower { attribute: Pick::Defense, by: 1 }])),
        ("Werewolf", one(M::BeforeLifePool, &[], vec![shield(-2)])),
        ("Whispess", one(M::ComboComplete, &[C::ComboHas(Colour::Yellow)], vec![shield(-2)])),
        ("Wyvern", one(M::EndMonsterTurn, &[C::TurnIndex(1)], vec![hand(How::Random)])),
        (
            "Brewess",
            one(M::DamageStep, &[C::ComboHas(Colour::Green), C::ComboHas(Colour::Yellow)], bonus(-1)),
        ),
        ("Bruxa", one(M::MonsterDamage, &[C::MonsterLifeAtMost(2)], vec![monster_damage(2)])),
        ("Glustyworp", one(M::FirstOwnTurn, &[], vec![E::CapDamage { most: 1, scope: Scope::Turn }])),
        ("Leshen", one(M::WholeFight, &[], overlay(Attribute::Defense, Change::By(-1), Scope::Fight))),
        ("Striga", one(M::BeforeLifePool, &[], vec![E::Shield(per_card)])),
        ("Yghern", one(M::DamageStep, &[C::ComboHas(Colour::Blue)], bonus(-1))),
    ];
    for (name, expected) in known {
        assert_eq!(programmes(name), expected, "{name}");
    }
    for monster in &pack().monsters {
        let potions = u8::from(monster.name == "Archespore");
        assert_eq!(monster.cost, Cost { potions, ..Cost::FREE }, "{}", monster.name);
        assert!(monster.abilities.iter().all(|number| ability(*number).mandatory));
        for number in &monster.abilities {
            let tests = pack().tests(ability(*number).tests);
            assert!(tests.iter().all(|test| !test.negated));
            let groups = tests.iter().filter(|test| test.ends).count();
            assert!(groups <= 1, "{}: either colour is enough", monster.name);
        }
    }
}

#[test]
fn every_monster_leaves_a_trophy_for_one_use_in_a_fight() {
    rule!("OW-24.12");
    for monster in &pack().monsters {
        assert!(!monster.trophy.abilities.is_empty());
        for number in &monster.trophy.abilities {
            let ability = ability(*number);
            let early = matches!(ability.when, Moment::BeforeLifePool | Moment::AfterLifePool);
            assert!(ability.limit == Limit::OncePerFight || early, "{}", monster.trophy.name);
        }
    }
    let arachas = &pack().monsters[0].trophy;
    let draw = Effect::Draw(Amount::of(2));
    let expected = (Moment::BeforeLifePool, vec![Condition::HandAtMost(1)], vec![draw]);
    assert_eq!(arachas.abilities.iter().map(|number| written(*number)).collect::<Vec<_>>(), [expected]);
}

fn points(damage: i8) -> Attack {
    Attack::Damage(Amount::of(damage))
}

fn level_plus_two() -> Attack {
    Attack::Damage(Amount { base: 2, ..Amount::from(Source::MonsterLevel) })
}

fn equal(attribute: Attribute) -> Attack {
    Attack::Damage(Amount::from(Source::Level(attribute)))
}

fn lower(attribute: Attribute) -> Attack {
    Attack::Lower { attribute, damage: [1, 2, 3] }
}

#[test]
fn the_fight_cards_are_the_known_twenty() {
    rule!("OW-24.13", "OW-24.14", "OW-R3");
    use Attack::{RandomDiscard, Trash};
    use Attribute::{Alchemy, Attack as Fight, Defense, Specialty};
    let table = [
        (points(3), equal(Defense)),
        (Trash, points(2)),
        (points(4), lower(Fight)),
        (points(2), lower(Alchemy)),
        (points(2), points(4)),
        (points(2), points(3)),
        (points(5), equal(Alchemy)),
        (RandomDiscard, points(3)),
        (Trash, equal(Fight)),
        (points(4), equal(Specialty)),
        (RandomDiscard, level_plus_two()),
        (points(3), points(5)),
        (RandomDiscard, points(4)),
        (points(4), points(2)),
        (points(3), points(4)),
        (Trash, points(3)),
        (points(5), points(2)),
        (points(3), points(5)),
        (RandomDiscard, points(4)),
        (level_plus_two(), lower(Defense)),
    ];
    for (number, (card, (charge, bite))) in (1..).zip(pack().fight_cards.iter().zip(table)) {
        assert_eq!(*card, FightCard { charge, bite }, "card {number}");
    }
    let bites = |wanted: Attack| count(&pack().fight_cards, |card| card.bite == wanted);
    assert!(bites(points(5)) > 0 && bites(lower(Alchemy)) > 0, "the two bites of the worked example");
}

// Trophies and specialties.

/// The only ability of a trophy, once in a fight and optional.
fn only(abilities: &[u8]) -> (Moment, Vec<Condition>, Vec<Effect>) {
    let [number] = abilities[..] else { panic!("one ability") };
    assert_eq!((ability(number).limit, ability(number).mandatory), (Limit::OncePerFight, false));
    written(number)
}

#[test]
fn the_witcher_trophies_do_what_is_known_of_them() {
    rule!("OW-24.15");
    use Condition as C;
    use Effect as E;
    let one = Amount::of(1);
    let griffin = vec![E::TakeTopDiscard, E::DiscardHand { cards: 1, how: How::Choice }];
    let viper = vec![E::Damage(one), E::DrawModifier { by: -1, least: None }];
    let room = vec![C::DiscardNotEmpty, C::HandAtMost(6)];
    let known = [
        ("wolf", (Moment::ComboComplete, vec![C::ComboLength(3)], vec![E::DamageBonus(one)])),
        ("griffin", (Moment::StepOne, room, griffin)),
        ("cat", (Moment::FirstOwnTurn, vec![], vec![E::Draw(one)])),
        ("bear", (Moment::StepOne, vec![C::ShieldIs(0)], vec![E::Shield(one)])),
        ("viper", (Moment::OpponentLostCards, vec![], viper)),
    ];
    for (school, (id, expected)) in pack().schools.iter().zip(known) {
        assert_eq!((school.id.as_str(), only(&school.trophy.abilities)), (id, expected));
    }
}

#[test]
fn every_attribute_has_a_trophy_in_its_manner() {
    rule!("OW-24.16");
    let [attack, defense, alchemy, specialty] = &pack().trophies[..] else { panic!("four trophies") };
    let effects = |abilities: &[u8]| {
        let all = abilities.iter().flat_map(|number| plain(ability(*number).program));
        all.collect::<Vec<Effect>>()
    };
    assert!(matches!(only(&attack.abilities).2[..], [Effect::DrawModifier { by: 1.., least: None }]));
    assert!(matches!(only(&defense.abilities).2[..], [Effect::PreventDamage(1..)]));
    assert!(effects(&alchemy.abilities).contains(&Effect::PotionLimit(Change::By(1))));
    assert_eq!(effects(&specialty.abilities), [Effect::RepeatSpecialty(1)]);
}

#[test]
fn the_track_and_the_specialties_stand_as_the_tables_say() {
    rule!("OW-17.5", "OW-18.9", "OW-R22");
    use Effect as E;
    assert_eq!((pack().track.fatigue, pack().track.gold), ([0, 1, 2, 3, 0], [1, 2, 2, 3, 0]));
    let draw = |cards: i8| E::Draw(Amount::of(cards));
    let look = |cards, discard| vec![E::Look { cards, whose: Whose::Opponent, discard, reorder: true }];
    let fence = |damage: i8| vec![E::DamageBonus(Amount::of(damage)), E::DrawModifier { by: 1, least: None }];
    let magic = |cards| vec![E::TakeTopDiscard, E::DiscardHand { cards, how: How::Choice }];
    let armour = |cards: i8| vec![E::Shield(Amount::of(1)), draw(cards)];
    let back = |cards| vec![E::DrawAndReturn { draw: cards, back: 1 }];
    let any = vec![E::TakeAnyDiscard];
    let rows = [
        [vec![E::DamageBonus(Amount::of(1))], fence(1), fence(2), fence(3), fence(3)],
        [magic(2), magic(1), vec![E::TakeTopDiscard], any.clone(), any],
        [back(2), vec![draw(2)], back(3), vec![draw(3)], vec![draw(3)]],
        [vec![draw(1)], armour(1), armour(2), armour(3), armour(3)],
        [look(3, 0), look(2, 1), look(4, 1), look(4, 2), look(4, 2)],
    ];
    for (school, expected) in pack().schools.iter().zip(rows) {
        let found = school.rows.map(|row| plain(ability(row).program));
        assert_eq!(found, expected, "{}", school.name);
    }
    let mandatory = pack().schools.iter().map(|school| ability(school.rows[0]).mandatory);
    assert_eq!(
        mandatory.collect::<Vec<_>>(),
        [false, false, false, true, false],
        "Armour alone is automatic"
    );
}
