//! Action cards out of balance.

use kernel::rule;

use super::{CARDS, SCHOOLS, changed, changed_after, says};

#[test]
fn cards_too_strong_or_too_weak_for_their_cost_are_refused() {
    rule!("OW-24.2", "OW-24.3");
    let first = "cards.toml, card 0 \"Probing Cut\":";
    // One damage and two bare extensions: 2 + 2 half points.
    says(
        &changed(CARDS, "cost = 0\n", "cost = 2\n"),
        &format!("{first} icons: power 5 to 9 is for cost 2, got 4"),
    );
    says(
        &changed(CARDS, "icons = [\"damage\"]\n", "icons = [\"damage\", \"damage\", \"damage\"]\n"),
        &format!("{first} icons: power 1 to 6 is for cost 0, got 8"),
    );
    says(&changed(CARDS, "cost = 0\n", "cost = 4\n"), &format!("{first} cost: 0 to 3 allowed, got 4"));
    says(
        &changed(CARDS, "icons = [\"damage\"]\n", "icons = [{ draw = 4 }]\n"),
        &format!("{first} icons: draw: -2 to 3, but not 0"),
    );
    says(
        &changed(CARDS, "icons = [\"damage\"]\n", "icons = [\"return_self\", \"return_self\"]\n"),
        &format!("{first} icons: take_top_discard, return_self and draw once each at most"),
    );
    let six = ["\"damage\""; 6].join(", ");
    says(
        &changed(CARDS, "icons = [\"damage\"]\n", &format!("icons = [{six}]\n")),
        &format!("{first} icons: at most 5 icons, got 6"),
    );
    let tab = "{ colour = \"red\", icons = [] }";
    says(
        &changed(CARDS, &format!("  {tab},\n"), &format!("{}\n", format!("  {tab},").repeat(5))),
        &format!("{first} icons: power 1 to 6 is for cost 0, got 8"),
    );
    says(
        &changed(
            SCHOOLS,
            "cost = 0\nsymbol = \"mountain\"\nicons = [\"damage\"]\n",
            "cost = 0\nsymbol = \"mountain\"\nicons = [{ draw = -2 }]\n",
        ),
        "schools.toml, card 90 \"Quick Slash\": icons: power 1 to 6 is for cost 0, got -3",
    );
}

#[test]
fn decks_out_of_balance_are_refused() {
    rule!("OW-24.4", "OW-24.6", "OW-21.3");
    says(
        &changed(CARDS, "colour = \"blue\"\n", "colour = \"red\"\n"),
        "cards.toml: colour: 18 cards of each colour needed, got 17 of Blue",
    );
    says(
        &changed(CARDS, "symbol = \"forest\"\n", "symbol = \"wild\"\n"),
        "cards.toml: symbol: 26 of Forest needed, got 25",
    );
    says(
        &changed(CARDS, "name = \"Low Thrust\"", "name = \"Probing Cut\""),
        "cards.toml: card \"Probing Cut\": this name is given twice",
    );
    // Another card in nothing but the name, and perhaps the order of its extensions.
    let [red, green] = ["red", "green"].map(|colour| format!("{{ colour = \"{colour}\", icons = [] }},\n"));
    for (first, second) in [(&red, &green), (&green, &red)] {
        says(
            &changed_after(
                CARDS,
                "number = 3\n",
                "{ colour = \"green\", icons = [] },\n  { colour = \"purple\", icons = [] },\n",
                &format!("{first}  {second}"),
            ),
            "cards.toml, card 3 \"Passing Cut\": icons: equal in everything to card 0 \"Probing Cut\"",
        );
    }
    // The same in a deck whose Quick Slash is known to be that of another school.
    says(
        &changed_after(
            SCHOOLS,
            "number = 121\n",
            "symbol = \"mountain\"\nicons = [\"damage\"]\nextensions = [\n  { colour = \"red\", icons = [] },\n  \
             { colour = \"yellow\", icons = [] },\n]",
            "symbol = \"wild\"\nicons = [\"damage\"]\nextensions = []",
        ),
        "schools.toml, card 121 \"Gauntlet Jab\": icons: equal in everything to card 120 \"Quick Slash\"",
    );
    says(
        &changed_after(SCHOOLS, "number = 98\n", "colour = \"yellow\"", "colour = \"green\""),
        "schools.toml, school 0 \"School of the Wolf\": card: every colour is needed, Yellow is missing",
    );
}
