//! Amounts as they are written (section 25D): an integer, a word, or a table; brought to the one form all of them have.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use toml::Value;

use crate::old_world::vocabulary::{Amount, Attribute, Colour, Halving, Source};

/// The largest constant and weight.
const MOST: i64 = 9;

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        amount(&Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

fn small(value: &Value) -> Result<i8, String> {
    match value.as_integer() {
        Some(number) if (-MOST..=MOST).contains(&number) => Ok(number as i8),
        _ => Err(format!("an integer from -{MOST} to {MOST} is needed, got {}", value.type_str())),
    }
}

fn word<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, String> {
    value.clone().try_into().map_err(|error: toml::de::Error| error.message().to_string())
}

fn pair(value: &Value) -> Result<[&Value; 2], String> {
    match value.as_array().map(Vec::as_slice) {
        Some([one, other]) => Ok([one, other]),
        _ => Err(format!("a list of two is needed, got {}", value.type_str())),
    }
}

fn amount(value: &Value) -> Result<Amount, String> {
    match value {
        Value::Integer(_) => small(value).map(Amount::of),
        Value::String(name) => match name.as_str() {
            "monster_level" => Ok(Amount::from(Source::MonsterLevel)),
            "hand_size" => Ok(Amount::from(Source::HandSize)),
            "shield_level" => Ok(Amount::from(Source::ShieldLevel)),
            "die" => Ok(Amount::from(Source::Die)),
            _ => Err(format!("unknown amount {name:?}")),
        },
        Value::Table(table) if table.len() == 1 => {
            let (name, inner) = table.iter().next().ok_or("an empty table")?;
            compound(name, inner)
        }
        _ => Err(format!("an amount is needed, got {}", value.type_str())),
    }
}

fn compound(name: &str, inner: &Value) -> Result<Amount, String> {
    match name {
        "level" => word::<Attribute>(inner).map(|attribute| Amount::from(Source::Level(attribute))),
        "value" => word::<Attribute>(inner).map(|attribute| Amount::from(Source::Value(attribute))),
        "count_in_combo" => word::<Colour>(inner).map(|colour| Amount::from(Source::CountInCombo(colour))),
        "monster_level_plus" => {
            let base = small(inner)?;
            Ok(Amount { base, ..Amount::from(Source::MonsterLevel) })
        }
        "by_monster_level" => {
            word::<[u8; 3]>(inner).map(|numbers| Amount::from(Source::ByMonsterLevel(numbers)))
        }
        "mul" => {
            let [factor, of] = pair(inner)?;
            times(amount(of)?, small(factor)?)
        }
        "add" => {
            let [one, other] = pair(inner)?;
            plus(amount(one)?, amount(other)?)
        }
        "half_up" => halve(amount(inner)?, Halving::Up),
        "half_down" => halve(amount(inner)?, Halving::Down),
        _ => Err(format!("unknown amount {name:?}")),
    }
}

fn halve(amount: Amount, halving: Halving) -> Result<Amount, String> {
    if amount.halving == Halving::Whole {
        Ok(Amount { halving, ..amount })
    } else {
        Err("an amount is halved once at most".into())
    }
}

const TOO_LARGE: &str = "an amount stays below 128";

fn times(mut amount: Amount, factor: i8) -> Result<Amount, String> {
    if amount.halving != Halving::Whole {
        return Err("halving stands outermost".into());
    }
    amount.base = amount.base.checked_mul(factor).ok_or(TOO_LARGE)?;
    for (_, weight) in &mut amount.terms {
        *weight = weight.checked_mul(factor).ok_or(TOO_LARGE)?;
    }
    Ok(amount)
}

fn plus(mut one: Amount, other: Amount) -> Result<Amount, String> {
    if one.halving != Halving::Whole || other.halving != Halving::Whole {
        return Err("halving stands outermost".into());
    }
    one.base = one.base.checked_add(other.base).ok_or(TOO_LARGE)?;
    for (source, weight) in other.terms.into_iter().filter(|(source, _)| *source != Source::Nothing) {
        let place = one
            .terms
            .iter()
            .position(|(held, _)| *held == source)
            .or_else(|| one.terms.iter().position(|(held, _)| *held == Source::Nothing))
            .ok_or("at most two different sources in one amount")?;
        one.terms[place] = (source, one.terms[place].1.checked_add(weight).ok_or(TOO_LARGE)?);
    }
    Ok(one)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Amount, String> {
        let table: toml::Table = format!("of = {text}").parse().map_err(|_| "toml")?;
        amount(&table["of"])
    }

    #[test]
    fn amounts_have_one_form() {
        let checked =
            read("{ add = [{ mul = [2, { level = \"specialty\" }] }, \"die\"] }").expect("it is sound");
        assert_eq!(checked.terms, [(Source::Level(Attribute::Specialty), 2), (Source::Die, 1)]);
        assert!(checked.rolls());
        assert_eq!(read("{ half_up = \"hand_size\" }").map(|amount| amount.halving), Ok(Halving::Up));
        assert!(read("{ mul = [2, { half_up = \"hand_size\" }] }").is_err());
        assert!(read("{ add = [\"die\", { add = [\"hand_size\", \"shield_level\"] }] }").is_err());
        assert!(read("10").is_err() && read("\"luck\"").is_err());
    }
}
