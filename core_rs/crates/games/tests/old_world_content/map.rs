//! The map: its locations, their actions and the roads between them.

use games::old_world::vocabulary::{Attribute, Site, Symbol};
use kernel::rule;

use super::{count, pack};

#[test]
fn the_map_is_the_known_one() {
    rule!("OW-8.4", "OW-8.5");
    use Symbol::{Forest, Mountain, Water, Wild};
    let train = Site::Train;
    let table = [
        ("Behelt Nar", Wild, Site::School),
        ("Kaer Seren", Water, Site::School),
        ("Hengfors", Mountain, Site::Tracking),
        ("Kaer Morhen", Mountain, Site::School),
        ("Ban Ard", Water, train(Attribute::Alchemy)),
        ("Cidaris", Water, Site::Potion),
        ("Novigrad", Forest, Site::Poker),
        ("Vizima", Forest, train(Attribute::Defense)),
        ("Vengerberg", Forest, Site::Exchange),
        ("Cintra", Mountain, train(Attribute::Attack)),
        ("Haern Caduch", Forest, Site::School),
        ("Beauclair", Mountain, train(Attribute::Specialty)),
        ("Glenmore", Water, Site::Potion),
        ("Doldeth", Mountain, Site::Tracking),
        ("Loc Ichaer", Water, Site::Potion),
        ("Gorthur Gvaed", Water, Site::School),
        ("Dhuwod", Forest, Site::Poker),
        ("Stygga", Forest, Site::School),
        ("Ard Modron", Mountain, Site::Clearing),
    ];
    for (location, (name, terrain, site)) in pack().locations.iter().zip(table) {
        assert_eq!((location.name.as_str(), location.terrain, location.site), (name, terrain, site));
    }
    for (id, home) in [("wolf", 3), ("griffin", 1), ("bear", 10), ("viper", 15), ("cat", 17)] {
        let school = pack().schools.iter().position(|school| school.id == id).expect("it is there");
        assert_eq!(pack().schools[school].home, home);
        assert_eq!(pack().locations[usize::from(home)].school, Some(school as u8));
    }
    assert_eq!(count(&pack().locations, |location| location.school.is_some()), 5, "nobody is at home in 0");
}

#[test]
fn the_roads_are_the_known_ones() {
    rule!("OW-8.4", "OW-8.6", "OW-R51");
    let roads: [&[u8]; 19] = [
        &[4, 8, 11, 15],
        &[2, 5, 6, 9],
        &[1, 3, 6, 7],
        &[2, 4, 7],
        &[0, 3, 7, 8],
        &[1, 6, 9],
        &[1, 2, 5, 7, 9],
        &[2, 3, 4, 6, 8, 9, 10, 11],
        &[0, 4, 7, 11],
        &[1, 5, 6, 7, 10, 12],
        &[7, 9, 11, 12, 14],
        &[0, 7, 8, 10, 14, 15, 18],
        &[9, 10, 13, 14],
        &[12, 14, 16],
        &[10, 11, 12, 13, 16, 17, 18],
        &[0, 11, 18],
        &[13, 14, 17],
        &[14, 16, 18],
        &[11, 14, 15, 17],
    ];
    for (location, roads) in pack().locations.iter().zip(roads) {
        let bits = roads.iter().fold(0, |bits, road| bits | 1 << road);
        assert_eq!(location.roads, bits, "{}", location.name);
    }
    let ends: u32 = pack().locations.iter().map(|location| location.roads.count_ones()).sum();
    assert_eq!(ends, 2 * 42);
}

#[test]
fn each_action_is_found_as_often_as_the_book_says() {
    rule!("OW-10.1", "OW-R17");
    let sites = |wanted: Site| count(&pack().locations, |location| location.site == wanted);
    let found =
        [Site::School, Site::Potion, Site::Poker, Site::Tracking, Site::Exchange, Site::Clearing].map(sites);
    assert_eq!(found, [6, 3, 2, 2, 1, 1]);
    assert_eq!(Attribute::ALL.map(|attribute| sites(Site::Train(attribute))), [1; 4]);
}
