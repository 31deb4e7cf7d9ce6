//! What leads nowhere: cards without a free option, references to nothing, events nobody reaches.

use kernel::rule;

use super::{CITY, EVENTS, MAP, SCHOOLS, begins, changed, changed_after, says};

#[test]
fn an_exploration_card_without_a_free_option_is_refused() {
    rule!("OW-R38", "OW-24.10");
    says(
        &changed_after(CITY, "name = \"Two to a Bed\"", "[card.b]\n", "[card.b]\ncost = { gold = 1 }\n"),
        "city.toml, card 9 \"Two to a Bed\": a.cost: at least one option shows no cost",
    );
    says(
        &changed_after(EVENTS, "number = 23\n", "[event.a]\n", "[event.a]\ncost = { gold = 1 }\n"),
        "events.toml, event 23 \"The Merchant Prince at Breakfast\": a.cost: at least one option shows no cost",
    );
    let cost = |cost: &str| {
        let error = changed_after(CITY, "name = \"Two to a Bed\"", "{ potions = 1 }", cost).to_string();
        error.strip_prefix("city.toml, card 9 \"Two to a Bed\": a.").expect("file, entry, field").to_owned()
    };
    assert_eq!(cost("{}"), "cost: cost: something must be paid");
    assert_eq!(cost("{ gold = 5 }"), "cost: cost: 0 to 4 allowed, got 5");
    assert_eq!(cost("{ cards = 2, trash = 2 }"), "cost: cost: at most 3 hand cards");
    assert!(cost("{ blood = 1 }").starts_with("cost: unknown field `blood`"));
}

#[test]
fn broken_references_are_refused() {
    rule!("OW-24.10", "OW-7.13");
    let ring = "city.toml, card 1 \"The Flooded Cellar\": quest.";
    says(&changed(CITY, "event = 33", "event = 57"), &format!("{ring}event: event: 1 to 56 allowed, got 57"));
    says(&changed(CITY, "event = 33", "event = 0"), &format!("{ring}event: event: 1 to 56 allowed, got 0"));
    for location in [0, 19] {
        says(
            &changed(CITY, "at = { location = 6 }", &format!("at = {{ location = {location} }}")),
            &format!("{ring}at: location: 1 to 18 allowed, got {location}"),
        );
    }
    begins(
        &changed(CITY, "at = { location = 6 }", "at = { terrain = \"wild\" }"),
        &format!("{ring}at: unknown variant `wild`"),
    );
    says(
        &changed(EVENTS, "{ event = 52 }", "{ event = 60 }"),
        "events.toml, event 23 \"The Merchant Prince at Breakfast\": b.do: event: 1 to 56 allowed, got 60",
    );
    says(
        &changed_after(EVENTS, "number = 47\n", "{ move_to = 4 }", "{ move_to = 0 }"),
        "events.toml, event 47 \"The Splinter of the Arch\", ability without a number, the 1. of its list: \
         do: location: 1 to 18 allowed, got 0",
    );
    says(
        &changed_after(EVENTS, "number = 26\n", "{ school = 3 }", "{ school = 5 }"),
        "events.toml, event 26 \"The Silent Hall\": a.do: school: 0 to 4 allowed, got 5",
    );
    says(
        &changed_after(EVENTS, "number = 26\n", "{ school = 3 }", "{ at_location = 0 }"),
        "events.toml, event 26 \"The Silent Hall\": a.do: location: 1 to 18 allowed, got 0",
    );
    says(
        &changed(MAP, "school = \"griffin\"", "school = \"manticore\""),
        "map.toml, location 1 \"Kaer Seren\": school: no school is \"manticore\"",
    );
    says(
        &changed(MAP, "roads = [2, 4, 7]", "roads = [2, 4, 19]"),
        "map.toml, location 3 \"Kaer Morhen\": roads: there is no location 19",
    );
    says(
        &changed(SCHOOLS, "home = 3\n", "home = 0\n"),
        "schools.toml, school 0 \"School of the Wolf\": home: location: 1 to 18 allowed, got 0",
    );
    says(&changed(SCHOOLS, "home = 3\n", "home = 2\n"), "map.toml: school: \"wolf\" is at home in 2");
}

#[test]
fn events_nobody_reaches_and_tales_in_circles_are_refused() {
    rule!("OW-24.10", "OW-12.29", "OW-R37");
    says(
        &changed(CITY, "event = 33 }", "event = 34 }"),
        "events.toml: event 33 \"The House of the Drowned Heir\": no quest leads to it",
    );
    says(
        &changed(EVENTS, "{ event = 40 }", "{ gold = 1 }"),
        "events.toml: event 40 \"Under the Canals\": no quest leads to it",
    );
    says(
        &changed(EVENTS, "{ event = 40 }", "{ event = 33 }"),
        "events.toml: event 33: events call each other more than 3 deep, or in a circle",
    );
    says(
        &changed_after(
            CITY,
            "number = 0\n",
            "do = [{ gold = 2 }]\n",
            "do = []\nquest = { text = \"Again.\", at = { location = 8 }, event = 14 }\n",
        ),
        "events.toml: event 14 \"The Hunting Crossbow\": what is kept comes from one card, not 2",
    );
    says(
        &changed(
            EVENTS,
            "do = [{ gold = 4 }]\n",
            "do = []\nquest = { text = \"Go.\", at = { location = 8 }, event = 14 }\n",
        ),
        "events.toml, event 1 \"Candles in the Coal Cellar\": a.quest: events create no quests",
    );
    says(
        &changed(CITY, "do = [{ gold = 2 }]\n", "do = [{ event = 3 }]\n"),
        "city.toml, card 0 \"The Fencing Yard\": b.do: event: only events call events",
    );
    says(
        &changed(CITY, "do = [{ gold = 2 }]\n", "do = []\n"),
        "city.toml, card 0 \"The Fencing Yard\": b.do: a result does something, or is a quest",
    );
}
