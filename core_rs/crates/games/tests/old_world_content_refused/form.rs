//! The form of entries, whatever they are of: how many, their numbers, fields and texts.

use kernel::rule;

use super::{
    CARDS, CITY, EVENTS, MAP, MONSTERS, POTIONS, SCHOOLS, TROPHIES, WILDS, begins, changed, says, text_of,
    whole,
};

/// The file without its last entry of a kind and whatever follows.
fn without_last(file: &str, heading: &str) -> String {
    let text = text_of(file);
    text[..text.rfind(heading).expect("there are such entries")].to_owned()
}

/// The name in the entry with a number.
fn name_of(file: &str, number: u8) -> &'static str {
    let (_, tail) = text_of(file).split_once(&format!("number = {number}\nname = \"")).expect("there is one");
    tail.split('"').next().expect("it has a name")
}

#[test]
fn wrong_counts_are_refused() {
    rule!("OW-24.1");
    let cases = [
        (CARDS, "[[card]]", "cards.toml: 90 cards needed, numbers 0 to 89, got 89: 89 is missing"),
        (SCHOOLS, "[[school]]", "schools.toml: 5 schools needed, numbers 0 to 4, got 4: 4 is missing"),
        (
            SCHOOLS,
            "[[school.card]]",
            "schools.toml, school 4 \"School of the Viper\": \
             10 starting cards needed, numbers 130 to 139, got 9: 139 is missing",
        ),
        (POTIONS, "[[potion]]", "potions.toml: 14 potions needed, numbers 0 to 13, got 13: 13 is missing"),
        (CITY, "[[card]]", "city.toml: 36 cards needed, numbers 0 to 35, got 35: 35 is missing"),
        (WILDS, "[[card]]", "wilds.toml: 36 cards needed, numbers 36 to 71, got 35: 71 is missing"),
        (EVENTS, "[[event]]", "events.toml: 56 events needed, numbers 1 to 56, got 55: 56 is missing"),
        (
            MONSTERS,
            "[[fight_card]]",
            "monsters.toml: 20 fight cards needed, numbers 1 to 20, got 19: 20 is missing",
        ),
        (TROPHIES, "[[trophy]]", "trophies.toml: 4 trophies needed, numbers 0 to 3, got 3: 3 is missing"),
        (MAP, "[[location]]", "map.toml: 19 locations needed, numbers 0 to 18, got 18: 18 is missing"),
    ];
    for (file, heading, message) in cases {
        says(&whole(file, &without_last(file, heading)), message);
    }
    begins(
        &whole(MONSTERS, &without_last(MONSTERS, "# Known: level, life, ability.\n[[monster]]\nnumber = 27")),
        "monsters.toml: 28 monsters needed, numbers 0 to 27, got 27: 27 is missing",
    );
}

#[test]
fn wrong_numbers_are_refused() {
    says(
        &changed(CARDS, "number = 17\n", "number = 16\n"),
        &format!(
            "cards.toml, card 16 {:?}: number: 16 is already the number of card 16 {:?}",
            name_of(CARDS, 17),
            name_of(CARDS, 16)
        ),
    );
    says(
        &changed(CARDS, "number = 0\n", "number = 90\n"),
        "cards.toml, card 90 \"Probing Cut\": number: 0 to 89 allowed, got 90",
    );
    says(
        &changed(SCHOOLS, "number = 0\nid", "number = 5\nid"),
        "schools.toml, school 5 \"School of the Wolf\": number: 0 to 4 allowed",
    );
    says(
        &changed(SCHOOLS, "number = 90\n", "number = 100\n"),
        "schools.toml, card 100 \"Quick Slash\": number: 90 to 99 allowed, got 100",
    );
    says(
        &changed(POTIONS, "number = 13\n", "number = 14\n"),
        "potions.toml, potion 14 \"Northern Wind\": number: 0 to 13 allowed, got 14",
    );
    says(
        &changed(WILDS, "number = 36\n", "number = 35\n"),
        "wilds.toml, card 35 \"The Fever Wagons\": number: 36 to 71 allowed, got 35",
    );
    says(
        &changed(EVENTS, "number = 1\n", "number = 0\n"),
        "events.toml, event 0 \"Candles in the Coal Cellar\": number: 1 to 56 allowed, got 0",
    );
    says(
        &changed(MONSTERS, "number = 27\n", "number = -1\n"),
        "monsters.toml, monster -1 \"Yghern\": number: 0 to 27 allowed",
    );
    says(
        &changed(MONSTERS, "[[fight_card]]\nnumber = 20\n", "[[fight_card]]\nnumber = 21\n"),
        "monsters.toml, fight card 21: number: 1 to 20 allowed, got 21",
    );
    says(
        &changed(TROPHIES, "attribute = \"defense\"", "attribute = \"attack\""),
        "trophies.toml, trophy without a number, the 2. of its list \"Warden's Pauldron\": number: 0 is already \
         the number of trophy without a number, the 1. of its list \"Champion's Laurel\"",
    );
    says(
        &changed(MAP, "number = 18\n", "number = 19\n"),
        "map.toml, location 19 \"Ard Modron\": number: 0 to 18 allowed, got 19",
    );
}

#[test]
fn missing_unknown_and_mistyped_fields_are_refused() {
    rule!("OW-25.1");
    let first = "cards.toml, card 0 \"Probing Cut\":";
    says(&changed(CARDS, "colour = \"blue\"\n", ""), &format!("{first} colour: missing"));
    says(
        &changed(CARDS, "cost = 0\n", "cost = 0\nrarity = 1\n"),
        &format!(
            "{first} rarity: unknown field; allowed are number, name, line, colour, cost, symbol, icons, extensions"
        ),
    );
    begins(
        &changed(CARDS, "cost = 0\n", "cost = \"free\"\n"),
        &format!("{first} cost: invalid type: string"),
    );
    begins(
        &changed(CARDS, "colour = \"blue\"\n", "colour = \"mauve\"\n"),
        &format!("{first} colour: unknown variant `mauve`, expected one of `blue`"),
    );
    begins(
        &changed(CARDS, "icons = [\"damage\"]\n", "icons = [\"luck\"]\n"),
        &format!("{first} icons: unknown variant `luck`"),
    );
    begins(
        &changed(CARDS, "{ colour = \"red\", icons = [] }", "{ icons = [] }"),
        "cards.toml, card 0 \"Probing Cut\", extension without a number, the 1. of its list: colour: missing",
    );
    says(
        &changed(SCHOOLS, "[school.specialty]\n", "[school.spare]\n"),
        "schools.toml, school 0 \"School of the Wolf\": specialty: missing",
    );
    says(
        &changed(SCHOOLS, "mode = \"optional\"\n", "mode = \"perhaps\"\n"),
        "schools.toml, school 0 \"School of the Wolf\", specialty: \
         specialty.mode: optional or mandatory, got \"perhaps\"",
    );
    begins(
        &changed(POTIONS, "{ free_link = 1 }", "{ fly = 1 }"),
        "potions.toml, potion 0 \"Blizzard\": do: unknown variant `fly`, expected one of",
    );
    says(
        &changed(POTIONS, "[{ free_link = 1 }]", "\"draw\""),
        "potions.toml, potion 0 \"Blizzard\": do: a list of effects is needed, got string",
    );
    begins(
        &changed(POTIONS, "if = []\n", "if = [\"lucky\"]\n"),
        "potions.toml, potion 0 \"Blizzard\": if: unknown variant `lucky`, expected one of",
    );
    says(&changed(CITY, "[card.b]\n", "[card.c]\n"), "city.toml, card 0 \"The Fencing Yard\": b: missing");
    says(
        &changed(EVENTS, "kind = \"choice\"\n", "kind = \"riddle\"\n"),
        "events.toml, event 1 \"Candles in the Coal Cellar\": kind: choice, check, fight or keep, got \"riddle\"",
    );
    begins(
        &changed(MONSTERS, "charge = \"trash\"\n", "charge = \"yawn\"\n"),
        "monsters.toml, fight card 2: charge: unknown variant `yawn`",
    );
    says(
        &changed(MONSTERS, "when = \"before_life_pool\"\n", ""),
        "monsters.toml, monster 0 \"Arachas\", ability without a number, the 1. of its list: when: missing",
    );
    says(&changed(TROPHIES, "[track]\n", "[road]\n"), "trophies.toml: track: missing");
    begins(
        &changed(MAP, "action = \"school\"\n", "action = \"brothel\"\n"),
        "map.toml, location 0 \"Behelt Nar\": action: unknown variant `brothel`",
    );
    says(&whole(MAP, ""), "map.toml: location: missing");
}

#[test]
fn bad_texts_are_refused() {
    let long = format!("line = \"{}\"", "x".repeat(91));
    says(
        &changed(CARDS, "line = \"A question asked with the point.\"", &long),
        "cards.toml, card 0 \"Probing Cut\": line: 1 to 90 characters allowed",
    );
    says(
        &changed(CARDS, "name = \"Probing Cut\"", "name = \"\""),
        "cards.toml, card 0 \"\": name: 1 to 40 characters allowed, got 0",
    );
    says(
        &changed(POTIONS, "name = \"Blizzard\"", "name = \" Blizzard\""),
        "potions.toml, potion 0 \" Blizzard\": name: one line without spaces at its ends is needed",
    );
    let long = format!("[card.a]\noption = \"{}\"\nold", "x".repeat(201));
    says(
        &changed(CITY, "[card.a]\noption", &long),
        "city.toml, card 0 \"The Fencing Yard\": a.option: 1 to 200 characters allowed, got 201",
    );
}
