//! Effects and abilities without a limit, out of range or out of place.

use kernel::rule;

use super::{CITY, EVENTS, POTIONS, TROPHIES, begins, changed, changed_after, says};

#[test]
fn an_effect_without_a_limit_is_refused() {
    rule!("OW-24.10");
    let crossbow =
        "events.toml, event 14 \"The Hunting Crossbow\", ability without a number, the 1. of its list:";
    let limit = |to: &str| changed_after(EVENTS, "number = 14\n", "limit = \"once_per_fight\"", to);
    says(&limit("limit = \"unlimited\""), &format!("{crossbow} limit: an optional ability needs a limit"));
    says(&limit("limit = { per_fight = 9 }"), &format!("{crossbow} limit: per_fight: 2 to 3 allowed, got 9"));
    begins(&limit("limit = \"often\""), &format!("{crossbow} limit: unknown variant `often`"));
    says(&limit("often = 1"), &format!("{crossbow} limit: missing"));
    says(
        &changed(TROPHIES, "limit = \"unlimited\"", "limit = \"once_per_fight\""),
        "trophies.toml, trophy without a number, the 4. of its list \"Grandmaster's Seal\", ability without a \
         number, the 1. of its list: limit: WholeFight is mandatory and unlimited",
    );
    says(
        &changed_after(EVENTS, "number = 42\n", "mode = \"optional\"", "mode = \"mandatory\""),
        "events.toml, event 42 \"The Saint's Knucklebone\", ability without a number, the 1. of its list: \
         limit: consume_self is for optional ones",
    );
    says(
        &changed_after(EVENTS, "number = 52\n", "limit = \"once_per_turn\"", "limit = \"once_per_fight\""),
        "events.toml, event 52 \"The Seal of the Company\", ability without a number, the 1. of its list: \
         limit: PhaseThree is outside fights",
    );
    says(
        &changed_after(EVENTS, "number = 3\n", "mode = \"optional\"", "mode = \"mandatory\""),
        "events.toml, event 3 \"The Roan Mare\", ability without a number, the 1. of its list: \
         mode: phase_one is optional",
    );
}

#[test]
fn effects_out_of_place_or_range_are_refused() {
    rule!("OW-25.1", "OW-24.10");
    let yard = |to: &str| {
        let error = changed(CITY, "do = [{ gold = 2 }]\n", &format!("do = [{to}]\n")).to_string();
        error.strip_prefix("city.toml, card 0 \"The Fencing Yard\": b.do: ").expect("entry, field").to_owned()
    };
    assert_eq!(yard("{ free_link = 1 }"), "FreeLink(1) makes no sense outside fights");
    assert_eq!(yard("{ potion = 3 }"), "potion: 1 to 2 allowed, got 3");
    assert_eq!(yard("{ raise = { attribute = \"attack\", by = 3 } }"), "raise: by: 1 to 2 allowed, got 3");
    assert_eq!(yard("{ lower = { attribute = \"lowest\", by = 1 } }"), "lower: the lowest cannot fall");
    assert_eq!(
        yard("{ market_card = { cost = { exactly = 4 }, to = \"discard\" } }"),
        "market_card: cost: 0 to 3 allowed, got 4"
    );
    assert_eq!(
        yard("{ market_card = { cost = \"any\", to = \"deck\" } }"),
        "market_card: to discard or hand"
    );
    assert_eq!(yard("{ trash = { cards = 1, from = [] } }"), "trash: from: some of hand, deck and discard");
    assert_eq!(yard("{ gold = 10 }"), "an integer from -9 to 9 is needed, got integer");
    assert_eq!(yard("{ combo_test = { rows = [] } }"), "combo_test: for events only");
    assert_eq!(
        yard("{ roll = { table = [{ from = 1, to = 3, do = [] }, { from = 5, to = 6, do = [] }] } }"),
        "roll.table: ranges rise without gaps or overlaps; 5 does not"
    );
    assert_eq!(yard("{ roll = { table = [] } }"), "roll.table: at least one row is needed");
    assert_eq!(
        yard("{ choose = { pick = 2, from = [[{ gold = 1 }], [{ potion = 1 }]] } }"),
        "choose: 1 or more of 2 to 4 lists, but not all"
    );
    assert_eq!(yard("{ when = { then = [] } }"), "when.if: missing");
    assert_eq!(yard("{ when = { if = [], then = [], twice = 1 } }"), "when.twice: unknown field");
    assert_eq!(
        yard("{ when = { if = [\"has_trail\"], then = [] } }"),
        "HasTrail makes no sense outside fights"
    );
    assert_eq!(
        yard("{ when = { if = [{ any_of = [] }], then = [] } }"),
        "any_of: a list of conditions is needed"
    );
    assert_eq!(yard("{ gold = { mul = [9, { mul = [9, 9] }] } }"), "an amount stays below 128");
    assert_eq!(yard("{ gold = \"die\" }"), "a die is read by `of` of a roll and nowhere else");
    let deep = (0..6).fold(String::from("{ gold = 1 }"), |inner, _| format!("{{ may = [{inner}] }}"));
    assert_eq!(yard(&deep), "effects are nested more than 4 deep");
    says(
        &changed(POTIONS, "{ free_link = 1 }", "{ move_to = 4 }"),
        "potions.toml, potion 0 \"Blizzard\": do: MoveTo(4) makes no sense in fights",
    );
    says(
        &changed(POTIONS, "when = \"step_one\"", "when = \"phase_one\""),
        "potions.toml, potion 0 \"Blizzard\": when: PhaseOne is no moment of a potion",
    );
    says(
        &changed(TROPHIES, "{ repeat_specialty = 1 }", "{ draw = 1 }"),
        &format!(
            "trophies.toml, trophy without a number, the 4. of its list \"Grandmaster's Seal\", ability without a \
             number, the 1. of its list: do: a passive does only what lasts for a fight, not {}",
            "Do(Draw(Amount { base: 1, terms: [(Nothing, 0), (Nothing, 0)], halving: Whole }))"
        ),
    );
    says(
        &changed_after(
            EVENTS,
            "number = 2\n",
            "do = [{ roll = { of = { add = [{ mul = [2, { level = \"alchemy\" }] }, \"die\"] }",
            "do = [{ roll = { of = { level = \"alchemy\" }",
        ),
        "events.toml, event 2 \"The Wood That Was Not There\": do: a check rolls a die",
    );
    says(
        &changed_after(EVENTS, "number = 1\n", "kind = \"check\"", "kind = \"fight\""),
        "events.toml, event 2 \"The Wood That Was Not There\": do: a short fight has a combo_test",
    );
}
