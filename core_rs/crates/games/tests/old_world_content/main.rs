//! The content that comes with the program is sound, and says what is known of the components.

mod cards;
mod map;
mod monsters;
mod tales;
mod witchers;

use std::collections::BTreeSet;

use games::old_world::content::{self, Sources};
use games::old_world::pack::{Ability, Op, Pack};
use games::old_world::vocabulary::{Condition, Effect, Moment};
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
