//! What witchers can do: potions, trophies won from each other and in training, the track and the specialties.

use games::old_world::pack::Op;
use games::old_world::vocabulary::{Amount, Change, Condition, Effect, How, Limit, Moment, Whose};
use kernel::rule;

use super::{ability, ops, pack, plain, written};

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
