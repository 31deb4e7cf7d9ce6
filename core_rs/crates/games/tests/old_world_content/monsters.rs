//! Monsters, the trophies they leave and the cards they fight with.

use games::old_world::pack::FightCard;
use games::old_world::vocabulary::{
    Amount, Attack, Attribute, Change, Colour, Condition, Cost, Effect, Fixed, How, Limit, Moment, Pick,
    Place, Scope, Source,
};
use kernel::rule;

use super::{ability, count, pack, written};

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
