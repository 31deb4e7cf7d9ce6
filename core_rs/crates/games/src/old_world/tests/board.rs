//! The map (OW-8). That its locations and roads are the known ones is tested with the content.

use super::bench::{changed, random_setup};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, WOLF};
use crate::old_world::action::Way;
use crate::old_world::{Action, Options, content};

#[test]
fn nobody_stands_in_the_way() {
    kernel::rule!("OW-8.2");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT, GRIFFIN]);
    stage.monster("Harpy", 5).at(0, 6).at(1, 5).at(2, 5).at(3, 6).gold(0, 1).turn_of(0);
    let card = stage.hand_of(0)[0];
    stage.act(0, Action::Move { location: 5, card, way: Way::WithGold });
    stage.act(0, Action::UseSite).chance(Action::DrawPotion { potion: 2 });
    assert_eq!(stage.game.player(0).potion_count(), 1);
    let card = stage.hand_of(0)[0];
    stage.gold(0, 1).act(0, Action::Move { location: 6, card, way: Way::WithGold });
    assert_eq!(stage.game.player(0).location, 6);
}

#[test]
fn no_location_has_two_monsters() {
    kernel::rule!("OW-8.3");
    for seed in 0..20 {
        let mut stage = random_setup(&Options::new(3), seed);
        for terrain in crate::old_world::vocabulary::Terrain::ALL {
            let slot = stage.game.slot(terrain);
            assert_eq!(stage.game.location(slot.location).terrain.terrain(), Some(terrain));
            // A successor comes to a location of the same terrain.
            stage.clear_frames().run(&[crate::old_world::frame::Frame::SummonLocation { terrain }]);
            let action = kernel::Game::sample(&stage.game, &mut kernel::Dice::stream(seed));
            let Action::DrawLocation { location } = action else { panic!("{action:?}") };
            assert_eq!(stage.game.location(location).terrain.terrain(), Some(terrain));
        }
    }
}

#[test]
fn a_witcher_goes_where_a_road_leads() {
    kernel::rule!("OW-8.4", "OW-8.6");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.gold(0, 1);
    for (from, location) in (0..).zip(&content::embedded().locations) {
        stage.at(0, from).turn_of(0);
        let mut reached: Vec<u8> = stage
            .menu(0)
            .into_iter()
            .filter_map(|action| match action {
                Action::Move { location, .. } => Some(location),
                _ => None,
            })
            .collect();
        reached.dedup();
        let roads: Vec<u8> = (0..19).filter(|to| location.roads >> to & 1 == 1).collect();
        assert_eq!(reached, roads, "from {from}");
    }
}

#[test]
fn a_map_that_cannot_be_is_refused() {
    kernel::rule!("OW-8.7");
    let refused = |from: &str, to: &str| {
        let error = changed("map.toml", from, to).expect_err("a bad map was taken");
        error.to_string()
    };
    let one_way = refused("roads = [4, 8, 11, 15]", "roads = [4, 8, 11, 15, 18]");
    assert!(one_way.contains("must name each other"), "{one_way}");
    let terrain = refused("terrain = \"mountain\"", "terrain = \"forest\"");
    assert!(terrain.contains("6 locations"), "{terrain}");
    let wild = refused("terrain = \"wild\"", "terrain = \"water\"");
    assert!(wild.contains("location 0 alone is wild"), "{wild}");
    let beyond = refused("number = 18", "number = 19");
    assert!(beyond.contains("0 to 18 allowed"), "{beyond}");
}

#[test]
fn a_map_in_two_parts_is_refused() {
    kernel::rule!("OW-8.7");
    let sources = content::Sources::embedded();
    let place = content::FILES.iter().position(|name| *name == "map.toml").expect("there is one");
    // Kaer Morhen loses its three roads on both sides.
    let mut text = sources.texts[place].replacen("roads = [2, 4, 7]", "roads = []", 1);
    for (from, to) in [
        ("roads = [1, 3, 6, 7]", "roads = [1, 6, 7]"),
        ("roads = [0, 3, 7, 8]", "roads = [0, 7, 8]"),
        ("roads = [2, 3, 4, 6, 8, 9, 10, 11]", "roads = [2, 4, 6, 8, 9, 10, 11]"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let mut other = sources;
    other.texts[place] = Box::leak(text.into_boxed_str());
    let error = content::load(&other).expect_err("a map in two parts was taken").to_string();
    assert!(error.contains("not connected"), "{error}");
}

#[test]
fn the_map_is_what_its_table_says() {
    kernel::rule!("OW-8.7");
    let pack = changed("map.toml", "name = \"Hengfors\"", "name = \"Elsewhere\"").expect("sound");
    assert_eq!(pack.locations[2].name, "Elsewhere");
}
