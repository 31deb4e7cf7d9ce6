//! Exploration cards, their quests and the events these lead to.

use std::collections::{BTreeMap, BTreeSet};

use games::old_world::pack::{Choice, ChronicleKind, Op, Whither};
use games::old_world::vocabulary::{Amount, Cost, Effect, Pick, Place, Price, Source, Terrain, Trail};
use kernel::rule;

use super::{ops, pack, plain};

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
