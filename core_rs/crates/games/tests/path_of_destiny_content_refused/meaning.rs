//! Entries in good form that the game cannot play with.

use super::{CARDS, CHARACTERS, EDGE, EVIL, STRIGA, begins, changed, says};

#[test]
fn impossible_cards_are_refused() {
    kernel::rule!("POD-R53", "POD-27.15");
    let card = |from: &str, to: &str| changed(CARDS, from, to).to_string();
    let first = "cards.toml, card 0 \"Banners over Aedirn\":";
    assert_eq!(
        card("[\"fight\"]", "[\"fight\", \"fight\", \"magic\"]"),
        format!("{first} symbols: at most 2 symbols, got 3")
    );
    assert_eq!(
        card("colours = [\"red\"]", "colours = []"),
        format!("{first} colours: different colours in the order of the palette needed, got []")
    );
    assert_eq!(
        card("colours = [\"red\"]", "colours = [\"red\", \"red\"]"),
        format!("{first} colours: different colours in the order of the palette needed, got [Red, Red]")
    );
    assert_eq!(
        card("then = \"two_left\"", "then = \"left_by_level\""),
        format!("{first} effect: a flat condition needs a flat reward, got a scaled one")
    );
    assert_eq!(
        card("{ two_or_more = \"red\" }", "{ up_to_three = \"red\" }"),
        format!("{first} effect: a scaled condition needs a scaled reward, got a flat one")
    );
    assert_eq!(
        card("then = \"two_left\"", "then = { set = [\"magic\", \"fight\", \"magic\"] }"),
        format!("{first} effect: then: a set has three different kinds")
    );
    assert_eq!(
        card("when = { lose_up_to_three = \"fight\" }", "when = { lose_up_to_three = \"exploration\" }"),
        "cards.toml, card 48 \"Swords Hung by the Door\": effect: losing and gaining the same kind changes nothing"
    );
    assert_eq!(
        card("colours = [\"red\"]", "colours = [\"green\"]"),
        "cards.toml: colours: equally many cards of each colour needed, give or take one, got [15, 17, 16, 16, 16]"
    );
    assert_eq!(
        card("symbols = [\"fight\"]", "symbols = [\"magic\"]"),
        "cards.toml: symbols: equally many symbols of each kind needed, give or take one, got [24, 23, 23, 22]"
    );
}

#[test]
fn impossible_characters_are_refused() {
    says(
        &changed(CHARACTERS, "window = \"before_effect\"", "window = \"before_draft\""),
        "characters.toml, character 0 \"Geralt\", ability 1 \"Training\": \
         window: WaiveLoss(1) is for [BeforeEffect] only, got BeforeDraft",
    );
    says(
        &changed(CHARACTERS, "{ waive_loss = 1 }", "{ waive_loss = 4 }"),
        "characters.toml, character 0 \"Geralt\", ability 1 \"Training\": verb: waive_loss: 1 to 3 allowed, got 4",
    );
    says(
        &changed(CHARACTERS, "[5, 9, 13]", "[5, 5, 15]"),
        "characters.toml, character 0 \"Geralt\": unlock: three rising spaces from 1 to 20 needed, got [5, 5, 15]",
    );
    says(
        &changed(CHARACTERS, "[5, 9, 13]", "[5, 10, 21]"),
        "characters.toml, character 0 \"Geralt\": unlock: three rising spaces from 1 to 20 needed, got [5, 10, 21]",
    );
    says(
        &changed(CHARACTERS, "golden = [0, 0,", "golden = [0,"),
        "characters.toml: golden: 21 numbers needed, got 20",
    );
    says(
        &changed(CHARACTERS, "table = [0, 1, 2, 4, 6, 8]", "table = [0, 1, 2, 4, 3, 8]"),
        "characters.toml, character 0 \"Geralt\": table: numbers that never fall needed, got [0, 1, 2, 4, 3, 8]",
    );
    says(
        &changed(CHARACTERS, "table = [0, 1, 2, 4, 6, 8]", "table = [0, 1, 2, 4, 6, 31]"),
        "characters.toml, character 0 \"Geralt\": table: 0 to 30 allowed, got 31",
    );
    says(
        &changed(CHARACTERS, "table = [0, 1, 2, 4, 6, 8]", "table = [0, 1, 2]"),
        "characters.toml, character 0 \"Geralt\": quest.table: 6 numbers needed, got 3",
    );
    says(
        &changed(CHARACTERS, "[\"exploration\", \"fight\"]", "[\"fight\", \"fight\"]"),
        "characters.toml, character 0 \"Geralt\": automa.competences: two different kinds needed",
    );
    says(
        &changed(CHARACTERS, "experience_for = \"red\"", "experience_for = \"blue\""),
        "characters.toml: automa.experience_for: each board needs a colour of its own",
    );
}

#[test]
fn impossible_stories_are_refused() {
    says(
        &changed(EDGE, "difficulty = 1", "difficulty = 4"),
        "edge_of_the_world.toml: difficulty: 1 to 3 allowed, got 4",
    );
    says(
        &changed(EDGE, "order = [\"ciri\"", "order = [\"geralt\""),
        "edge_of_the_world.toml: order: each character once, got geralt twice",
    );
    says(
        &changed(EDGE, "order = [\"ciri\", ", "order = ["),
        "edge_of_the_world.toml: order: all 5 characters needed, got 4",
    );
    says(
        &changed(EDGE, "pair = [\"exploration\", \"diplomacy\"]", "pair = [\"magic\", \"magic\"]"),
        "edge_of_the_world.toml, opening \"\": pair: two different kinds needed",
    );
    begins(
        &changed(EDGE, "pair = [\"exploration\", \"diplomacy\"]", "pair = [\"magic\"]"),
        "edge_of_the_world.toml, opening \"\": pair: invalid length 1",
    );
    says(
        &changed(EDGE, "right = \"The old woman's book\"", "right = \"Into the hemp\""),
        "edge_of_the_world.toml, opening \"\": right: a heading of its own needed, not that of left",
    );
}

#[test]
fn impossible_bonuses_are_refused() {
    kernel::rule!("POD-21.4", "POD-21.9", "POD-21.10", "POD-27.10");
    says(
        &changed(EDGE, "left = { lead = \"experience\" }\nright = \"gain_active\"\n", ""),
        "edge_of_the_world.toml, outcome \"L\": left, right: a bonus for at least one of the path tokens needed",
    );
    says(
        &changed(EDGE, "right = { experience = 3 }", "right = { experience = 4 }"),
        "edge_of_the_world.toml, outcome \"LLL\": right: 1 to 3 allowed, got 4",
    );
    says(
        &changed(EDGE, "right = { experience = 3 }", "right = { gain = \"magic\" }"),
        "edge_of_the_world.toml, outcome \"LLL\": right: an ending carries points only",
    );
    says(
        &changed(EDGE, "right = \"gain_active\"", "right = { special = 1 }"),
        "edge_of_the_world.toml, outcome \"L\": right: special tokens are for Striga only",
    );
    says(
        &changed(STRIGA, "right = { special = 1 }", "right = { special = 3 }"),
        "striga.toml, outcome \"L\": right: 1 to 2 allowed, got 3",
    );
    says(
        &changed(STRIGA, "left = { special = 2 }", "left = { special = 1 }"),
        "striga.toml: outcome \"LL\": special token 1 is gained twice on this route",
    );
    says(
        &changed(STRIGA, "left = { lead = \"experience\" }\n", "left = { special = 1 }\n"),
        "striga.toml: outcome \"L\": special token 1 is gained twice on this route",
    );
    let penalty = "in Lesser Evil the main symbol's token brings a penalty, nothing else does";
    says(
        &changed(EDGE, "right = \"gain_active\"", "right = { lose_experience = 1 }"),
        &format!("edge_of_the_world.toml, outcome \"L\": right: {penalty}"),
    );
    says(
        &changed(EVIL, "left = { lose_experience = 1 }", "left = { experience = 1 }"),
        &format!("lesser_evil.toml, outcome \"L\": left: {penalty}"),
    );
    says(
        &changed(EVIL, "right = \"gain_active\"", "right = \"trail\""),
        &format!("lesser_evil.toml, outcome \"L\": right: {penalty}"),
    );
    says(
        &changed(EVIL, "left = { lose_experience = 1 }\n", ""),
        "lesser_evil.toml, outcome \"L\": left, right: in Lesser Evil one path token brings a penalty, the other a reward",
    );
}

#[test]
fn impossible_cards_of_the_stories_are_refused() {
    let first = "edge_of_the_world.toml, effort 0 \"A Run through the Hemp\":";
    says(
        &changed(EDGE, "chapter = 1\n", "chapter = 2\n"),
        &format!("{first} chapter: four cards for each chapter, in order"),
    );
    says(
        &changed(EDGE, "sequence = [\"red\", \"blue\", \"green\"]", "sequence = [\"red\"]"),
        &format!("{first} sequence: 2 to 4 colours needed, got 1"),
    );
    says(
        &changed(EDGE, "bonus = { experience = 2 }", "bonus = { experience = 0 }"),
        &format!("{first} bonus: experience: 1 to 3 allowed, got 0"),
    );
    let order = "three of each type in order a, b, c, d, then three solo ones of a and of b";
    says(
        &changed(STRIGA, "type = \"a\"", "type = \"b\""),
        &format!("striga.toml, objective 0 \"Bare Steel\": type: {order}"),
    );
    says(
        &changed(STRIGA, "solo = false", "solo = true"),
        &format!("striga.toml, objective 0 \"Bare Steel\": type: {order}"),
    );
    for prizes in ["[4]", "[2, 4]", "[4, 0]", "[7, 3]", "[4, 3, 2, 1]"] {
        says(
            &changed(STRIGA, "ranked = [4, 2]", &format!("ranked = {prizes}")),
            &format!(
                "striga.toml, objective 0 \"Bare Steel\": \
                 pay: ranked: two or three falling prizes from 6 down to 1 needed, got {prizes}"
            ),
        );
    }
    let tale = "striga.toml, objective 6 \"A Plain Tale\":";
    says(
        &changed(STRIGA, "{ fixed = 3 }", "{ fixed = 0 }"),
        &format!("{tale} pay: fixed: 1 to 6 allowed, got 0"),
    );
    says(
        &changed(STRIGA, "{ colours_at_most = 3 }", "{ colours_at_most = 5 }"),
        &format!("{tale} measure: colours_at_most: 1 to 4 allowed, got 5"),
    );
    says(
        &changed(STRIGA, "{ fixed = 3 }", "{ ranked = [4, 2] }"),
        &format!("{tale} pay: colours_at_most is met or not, so it pays a fixed number"),
    );
    says(
        &changed(STRIGA, "{ each = 1, most = 3 }", "{ each = 1, most = 7 }"),
        "striga.toml, objective 8 \"Warm Blue Stone\": pay: most: 1 to 6 allowed, got 7",
    );
    says(
        &changed(
            STRIGA,
            "colour = \"yellow\"\nname = \"The Full Moon\"",
            "colour = \"blue\"\nname = \"The Full Moon\"",
        ),
        "striga.toml: requirement: each needs a colour of its own",
    );
    says(
        &changed(EVIL, "side = \"stregobor\"", "side = \"renfri\""),
        "lesser_evil.toml, alliance 16 \"A Walk in the Orchard\": side: sixteen cards of renfri, then sixteen of stregobor",
    );
}
