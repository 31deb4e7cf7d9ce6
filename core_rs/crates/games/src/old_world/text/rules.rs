//! Cards, costs and attacks in words.

use super::super::pack::{Ability, Extension, Face, FightCard, Icons, Pack, School};
use super::super::vocabulary::{Attack, Cost};
use super::effect;
use crate::words::{capital, counted, listed};

/// Icons, or nothing.
pub(in super::super) fn icons(icons: Icons) -> Vec<String> {
    let mut words = Vec::new();
    if icons.damage > 0 {
        words.push(format!("{} damage", icons.damage));
    }
    if icons.shield > 0 {
        words.push(format!("{} shield", icons.shield));
    }
    if icons.draw != 0 {
        words.push(format!("draw {:+}", icons.draw));
    }
    if icons.take > 0 {
        words.push(format!("take {}", counted(icons.take, "discard")));
    }
    if icons.returns {
        words.push(String::from("returns"));
    }
    words
}

/// An extension with the icons it adds.
pub(in super::super) fn extension(extension: &Extension) -> String {
    let icons = icons(extension.icons);
    let colour = extension.colour.word();
    if icons.is_empty() { String::from(colour) } else { format!("{colour} ({})", icons.join(", ")) }
}

/// What a card does in a combo.
pub(in super::super) fn face(face: &Face) -> String {
    let icons = icons(face.icons);
    let base = if icons.is_empty() { String::from("nothing") } else { icons.join(", ") };
    if face.extensions.is_empty() {
        return base;
    }
    let extensions: Vec<String> = face.extensions.iter().map(extension).collect();
    format!("{base} › {}", extensions.join(", "))
}

/// Everything that stands on a card.
pub(in super::super) fn card(face: &Face) -> String {
    let icons = icons(face.icons);
    let base = if icons.is_empty() { String::from("no icons") } else { icons.join(", ") };
    let extensions: Vec<String> = face.extensions.iter().map(extension).collect();
    let colour = capital(face.colour.word());
    let (cost, symbol) = (face.cost, face.symbol.word());
    let links = listed(&extensions, "nothing");
    format!("{colour}, cost {cost}, movement {symbol}. Icons: {base}. Links to {links}.")
}

/// A price.
pub(in super::super) fn cost(cost: Cost) -> String {
    let mut words = Vec::new();
    if cost.gold > 0 {
        words.push(format!("{} gold", cost.gold));
    }
    if cost.shield > 0 {
        words.push(format!("{} shield", cost.shield));
    }
    if cost.cards > 0 {
        words.push(format!("{} discarded", counted(cost.cards, "hand card")));
    }
    if cost.trash > 0 {
        words.push(format!("{} trashed", counted(cost.trash, "hand card")));
    }
    if cost.potions > 0 {
        words.push(counted(cost.potions, "potion"));
    }
    listed(&words, "nothing")
}

/// A price in brackets behind something; nothing if it is free.
pub(in super::super) fn priced(price: Cost) -> String {
    if price.is_free() { String::new() } else { format!(" (costs {})", cost(price)) }
}

/// Half of a fight card.
pub(in super::super) fn attack(attack: Attack) -> String {
    match attack {
        Attack::Damage(amount) => match effect::constant(amount) {
            Some(points) => format!("{points} damage"),
            None => format!("damage equal to {}", effect::amount(amount).replace("your", "the witcher's")),
        },
        Attack::RandomDiscard => String::from(
            "as many random hand cards discarded as the monster's level, missing ones from the life pool",
        ),
        Attack::Trash => String::from("a hand card trashed, without one the top of the life pool"),
        Attack::Lower { attribute, damage: [one, two, three] } => {
            format!("{} falls, {one}/{two}/{three} damage by the monster's level", attribute.word())
        }
    }
}

/// Both halves of a fight card.
pub(in super::super) fn fight_card(card: FightCard) -> String {
    format!("charge: {}; bite: {}", attack(card.charge), attack(card.bite))
}

/// The texts of abilities, each once: what follows a monster's damage repeats the text of what comes before.
pub(in super::super) fn abilities(pack: &Pack, numbers: &[u8]) -> String {
    let abilities = numbers.iter().filter_map(|number| pack.abilities.get(usize::from(*number)));
    let mut texts: Vec<&str> = abilities.map(|ability: &Ability| ability.text.as_str()).collect();
    texts.dedup();
    texts.join(" ")
}

/// A specialty: what it does, and how much at each level.
pub(in super::super) fn specialty(pack: &Pack, school: &School) -> Vec<String> {
    let rows = school.rows.iter().filter_map(|row| pack.abilities.get(usize::from(*row)));
    let rows: Vec<&Ability> = rows.collect();
    let text = rows.first().map_or("", |row| &row.text);
    let mut lines = vec![format!("{}: {text}", school.specialty)];
    let levels = (1..)
        .zip(&rows)
        .map(|(level, row)| format!("Level {level}: {}.", effect::program(pack, row.program, None)));
    lines.extend(levels);
    lines
}

/// A specialty with what it does at one level.
pub(in super::super) fn at_level(pack: &Pack, row: &Ability) -> String {
    format!("{} Now: {}.", row.text, effect::program(pack, row.program, None))
}
