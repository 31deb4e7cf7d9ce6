//! Monsters, trophies and maps that cannot be.

use kernel::rule;

use super::{MAP, MONSTERS, SCHOOLS, TROPHIES, begins, changed, says, text_of, whole};

#[test]
fn impossible_monsters_and_trophies_are_refused() {
    rule!("OW-24.11", "OW-24.12");
    says(
        &changed(MONSTERS, "life = 10\n", "life = 13\n"),
        "monsters.toml, monster 0 \"Arachas\": life: 13 does not fit level 1",
    );
    says(
        &changed(MONSTERS, "level = 1\nlife = 10\n", "level = 4\nlife = 20\n"),
        "monsters.toml, monster 0 \"Arachas\": life: 20 does not fit level 4",
    );
    says(
        &changed(MONSTERS, "level = 1\nlife = 10\n", "level = 2\nlife = 13\n"),
        "monsters.toml: level: 10 monsters of level 1 needed, got 9",
    );
    says(
        &changed(MONSTERS, "cost = { potions = 1 }\n", ""),
        "monsters.toml, monster 1 \"Archespore\": ability: an ability, or a cost with its text, is needed",
    );
    says(
        &changed(MONSTERS, "{ discard_hand = { cards = 1, how = \"choice\" } }", "{ damage = 1 }"),
        "monsters.toml, monster 0 \"Arachas\", ability without a number, the 1. of its list: \
         do: Damage(Amount { base: 1, terms: [(Nothing, 0), (Nothing, 0)], halving: Whole }) is not for monsters",
    );
    says(
        &changed(MONSTERS, "when = \"before_life_pool\"\n", "when = \"start_cost\"\n"),
        "monsters.toml, monster 0 \"Arachas\", ability without a number, the 1. of its list: \
         when: the cost of a fight is the field cost of a monster",
    );
    says(
        &changed(MONSTERS, "[monster.trophy]\n", "[monster.relic]\n"),
        "monsters.toml, monster 0 \"Arachas\", trophy: trophy.name: missing",
    );
    says(
        &changed(MONSTERS, "name = \"Barghest\"", "name = \"Arachas\""),
        "monsters.toml: monster \"Arachas\": this name is given twice",
    );
    says(
        &changed(TROPHIES, "fatigue = [0, 1, 2, 3, 0]", "fatigue = [0, 1, 2, 6, 0]"),
        "trophies.toml, track: fatigue, gold: 0 to 5 allowed",
    );
    begins(
        &changed(TROPHIES, "gold = [1, 2, 2, 3, 0]", "gold = [1, 2, 2, 3]"),
        "trophies.toml, track: track.gold: invalid length 4",
    );
    let ability = text_of(TROPHIES).find("[[trophy.ability]]").expect("there are some");
    let end = ability + text_of(TROPHIES)[ability..].find("\n\n").expect("something follows");
    let bare = format!("{}ability = []\n{}", &text_of(TROPHIES)[..ability], &text_of(TROPHIES)[end..]);
    says(
        &whole(TROPHIES, &bare),
        "trophies.toml, trophy without a number, the 1. of its list \"Champion's Laurel\": \
         ability: 1 or 2 abilities needed",
    );
    says(
        &changed(SCHOOLS, "  [{ damage_bonus = 1 }],\n", ""),
        "schools.toml, school 0 \"School of the Wolf\", specialty: specialty.rows: 5 lists needed, got 4",
    );
}

#[test]
fn impossible_maps_are_refused() {
    rule!("OW-8.7", "OW-10.1", "OW-R17");
    says(
        &changed(MAP, "roads = [2, 4, 7]", "roads = [2, 4]"),
        "map.toml: roads: 3 and 7 must name each other",
    );
    says(&changed(MAP, "roads = [2, 4, 7]", "roads = [2, 3, 4, 7]"), "map.toml: roads: 3 leads to itself");
    says(
        &changed(MAP, "terrain = \"wild\"", "terrain = \"water\""),
        "map.toml: terrain: location 0 alone is wild",
    );
    says(
        &changed(MAP, "terrain = \"water\"", "terrain = \"forest\""),
        "map.toml: terrain: 6 locations of Forest needed, got 7",
    );
    says(
        &changed(MAP, "action = \"potion\"", "action = \"poker\""),
        "map.toml: action: 3 of potion needed, got 2",
    );
    says(
        &changed(MAP, "{ train = \"attack\" }", "{ train = \"defense\" }"),
        "map.toml: action: no location trains Attack",
    );
    says(
        &changed(MAP, "name = \"Hengfors\"", "name = \"Kaer Seren\""),
        "map.toml: location \"Kaer Seren\": this name is given twice",
    );
    // Without its four roads location 18 is an island.
    let mut island = text_of(MAP).replace("roads = [11, 14, 15, 17]", "roads = []");
    for (from, to) in [
        ("[0, 7, 8, 10, 14, 15, 18]", "[0, 7, 8, 10, 14, 15]"),
        ("[10, 11, 12, 13, 16, 17, 18]", "[10, 11, 12, 13, 16, 17]"),
        ("[0, 11, 18]", "[0, 11]"),
        ("[14, 16, 18]", "[14, 16]"),
    ] {
        assert!(island.contains(from));
        island = island.replace(from, to);
    }
    says(&whole(MAP, &island), "map.toml: roads: the map is not connected");
}
