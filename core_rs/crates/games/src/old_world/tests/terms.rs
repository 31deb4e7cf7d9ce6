//! Words and what they mean at the table (OW-2.1 to OW-2.20).

use std::collections::BTreeSet;

use super::bench::{HIT, changed, hunter, seen};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF, first_card};
use crate::old_world::frame::Frame;
use crate::old_world::view::QuestView;
use crate::old_world::vocabulary::{Attribute, Colour, Half, Symbol, Terrain};
use crate::old_world::{Action, Event, Options, content};

const ALL: [u8; 5] = [WOLF, GRIFFIN, CAT, BEAR, VIPER];
const FIRST: u8 = first_card(WOLF);

#[test]
fn turns_pass_clockwise_from_the_first_player() {
    kernel::rule!("OW-2.1");
    let options = Options { schools: ALL[..3].to_vec(), first: Some(1), ..Options::new(3) };
    let mut stage = super::bench::random_setup(&options, 1);
    let mut active = Vec::new();
    while active.len() < 4 {
        let now = stage.game.turn.active;
        assert_eq!(stage.asked(), [now], "nobody else begins");
        active.push(now);
        stage.go_on_until(|stage| stage.game.turn.active != now && !stage.asked().is_empty());
    }
    assert_eq!(active, [1, 2, 0, 1]);
}

#[test]
fn the_player_to_the_right_sat_before_and_throws_for_the_locals() {
    kernel::rule!("OW-2.2");
    for players in 2..=5u8 {
        for active in 0..players {
            let mut stage = Stage::of(&ALL[..usize::from(players)]);
            stage.at(active, 6).gold(active, 1).turn_of(active);
            stage.game.turn.moved = true;
            stage.act(active, Action::UseSite).settle_chance();
            let before = if active == 0 { players - 1 } else { active - 1 };
            assert_eq!(stage.asked(), [before]);
        }
    }
}

/// Takes a branch until nothing is left to decide; everybody asked is noted.
fn play_out(stage: &mut Stage, last: bool, over: impl Fn(&Stage) -> bool) -> BTreeSet<u8> {
    let mut asked = BTreeSet::new();
    while !over(stage) {
        stage.settle_chance();
        let [seat] = stage.asked()[..] else { break };
        if over(stage) {
            break;
        }
        asked.insert(seat);
        let menu = stage.menu(seat);
        let action = if last { *menu.last().expect("a menu is never empty") } else { menu[0] };
        stage.act(seat, action);
    }
    asked
}

#[test]
fn whoever_reads_a_card_aloud_decides_nothing() {
    kernel::rule!("OW-2.3");
    let mut start = Stage::of(&[WOLF, BEAR, CAT]);
    start.gold(1, 9).at(1, 7).turn_of(1).act(1, Action::EndPhase);
    for card in 0..72 {
        for last in [false, true] {
            let mut stage = start.clone();
            stage.act(1, Action::Explore { deck: card / 36 }).chance(Action::DrawExploration { card });
            let asked = play_out(&mut stage, last, |stage| stage.game.turn.phase == 3);
            assert_eq!(asked, BTreeSet::from([1]), "exploration card {card}");
        }
    }
    for event in 1..=56 {
        let mut stage = start.clone();
        stage.clear_frames().run(&[Frame::Event { seat: 1, event }]);
        let asked = play_out(&mut stage, false, |stage| stage.waiting() == Frame::Over);
        assert!(asked.is_subset(&BTreeSet::from([1])), "event {event}");
        assert!(stage.told.iter().any(|(_, told)| *told == Event::EventRead { seat: 1, event }));
    }
}

#[test]
fn the_witcher_level_ends_at_five_and_the_shield_at_the_defense_value() {
    kernel::rule!("OW-2.7", "OW-2.8");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.levels(0, [5, 5, 5, 4]);
    stage.game.player_mut(0).level = 4;
    let raise = Frame::ChangeAttribute { seat: 0, attribute: Attribute::Specialty, by: 1 };
    stage.clear_frames().run(&[raise]).settle_chance();
    assert_eq!(stage.game.player(0).level, 5);
    stage.run(&[Frame::LevelUp { seat: 0 }]).settle_chance();
    assert_eq!(stage.game.player(0).level, 5);
    for (defense, most) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)] {
        stage.levels(0, [1, defense, 1, 1]).shield(0, 0);
        stage.game.change_shield(0, 9, &mut |_, _| {});
        assert_eq!(stage.game.player(0).shield, most);
        stage.game.change_shield(0, -9, &mut |_, _| {});
        assert_eq!(stage.game.player(0).shield, 0);
    }
}

#[test]
fn there_are_three_terrains_and_a_wild_symbol_besides() {
    kernel::rule!("OW-2.9");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.clear_frames().run(&[Frame::PickTrail { seat: 0 }]);
    let three = [Terrain::Forest, Terrain::Mountain, Terrain::Water];
    assert_eq!(stage.menu(0), three.map(|terrain| Action::ChooseTerrain { terrain }));
    let four = [Symbol::Forest, Symbol::Mountain, Symbol::Water, Symbol::Wild];
    for symbol in four {
        assert!(content::embedded().cards.iter().any(|card| card.face.symbol == symbol));
    }
    assert!(changed("cards.toml", "symbol = \"forest\"", "symbol = \"swamp\"").is_err());
}

#[test]
fn a_card_has_one_of_five_colours() {
    kernel::rule!("OW-2.10");
    let five = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow, Colour::Purple];
    for colour in five {
        assert!(content::embedded().cards[..90].iter().any(|card| card.face.colour == colour));
    }
    assert!(changed("cards.toml", "colour = \"blue\"", "colour = \"orange\"").is_err());
    assert!(changed("cards.toml", "colour = \"blue\"", "colour = [\"blue\", \"red\"]").is_err());
}

#[test]
fn a_discarded_card_comes_back_and_a_trashed_one_does_not() {
    kernel::rule!("OW-2.11", "OW-5.13");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[FIRST, FIRST + 1]).deck(0, &[FIRST + 2]).clear_frames();
    stage.run(&[Frame::DiscardHand { seat: 0, left: 1 }]).act(0, Action::Discard { card: FIRST });
    assert_eq!(seen(&stage).players[0].discard, [FIRST], "face up on the own pile");
    stage.run(&[Frame::TrashHand { seat: 0 }]);
    stage.act(0, Action::Trash { card: FIRST + 1, from: crate::old_world::vocabulary::Place::Hand });
    assert!(seen(&stage).trashed.contains(&(FIRST + 1)), "everyone sees what left the game");
    stage.run(&[Frame::DrawCards { seat: 0, left: 5 }]).settle_chance();
    assert_eq!(stage.hand_of(0), [FIRST, FIRST + 2]);
    stage.run(&[Frame::NewDeck { seat: 0 }]);
    assert_eq!(stage.game.own_cards(0).len(), 2);
}

#[test]
fn market_slots_are_numbered_from_the_left() {
    kernel::rule!("OW-2.12");
    let row = [0, 1, 2, 3, 4, 5];
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.row(row);
    assert_eq!(seen(&stage).market, row.map(Some));
    let mut right = stage.clone();
    stage.clear_frames().run(&[Frame::TakeBought { seat: 0, slot: 0 }]).cards(&[9]);
    assert_eq!(stage.game.market, [9, 1, 2, 3, 4, 5], "the leftmost slot is filled where it is");
    right.clear_frames().run(&[Frame::TakeBought { seat: 0, slot: 5 }]).cards(&[9]);
    assert_eq!(right.game.market, [9, 0, 1, 2, 3, 4], "everything moves towards the rightmost slot");
}

#[test]
fn cards_revealed_and_not_taken_lie_open_in_the_common_discard() {
    kernel::rule!("OW-2.13");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let dear: Vec<u8> = (0..90).filter(|card| stage.game.face(*card).cost > 0).take(8).collect();
    let zero = (0..90).find(|card| stage.game.face(*card).cost == 0).expect("there is one");
    stage.row(dear[..6].try_into().expect("six")).clear_frames();
    stage.take(zero);
    stage.game.market_deck.insert(zero);
    stage.run(&[Frame::ZeroCost { seat: 0 }]).cards(&[dear[6], dear[7], zero]);
    assert_eq!(seen(&stage).common, dear[6..], "and the one that was taken is not among them");
}

#[test]
fn a_life_pool_is_the_face_down_deck() {
    kernel::rule!("OW-2.14");
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.pile(0, &[FIRST + 5, FIRST + 6]).act(0, Action::FightMonster);
    let view = seen(&stage);
    assert_eq!((view.players[0].deck, view.players[0].discard.len()), (8, 0));
    let fight = view.fight.expect("there is one");
    assert_eq!((fight.pool, fight.pool_top.len(), fight.shown.len()), (11, 0, 0));
}

#[test]
fn a_witcher_is_knocked_out_without_life_pool_and_hand() {
    kernel::rule!("OW-2.15");
    for (hand, deck, out) in [(1, 2, false), (0, 3, false), (0, 2, true)] {
        let mut stage = hunter(WOLF, "Barghest", HIT);
        stage.no_trail(0);
        stage.shield(0, 0).act(0, Action::FightMonster);
        let cards: Vec<u8> = (FIRST..FIRST + 10).collect();
        stage.hand(0, &cards[..hand]).deck(0, &cards[5..5 + deck]);
        stage.attack(1, Half::Charge, 5).settle_chance();
        let told = stage.told.iter().any(|(_, event)| *event == Event::KnockedOut { seat: 0 });
        assert_eq!((told, stage.game.fight.is_on()), (out, !out), "hand {hand}, life pool {deck}");
    }
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[]).deck(0, &[FIRST]).clear_frames().run(&[Frame::DiscardTop { seat: 0, left: 1 }]);
    stage.settle_chance();
    assert!(!stage.told.iter().any(|(_, event)| matches!(event, Event::KnockedOut { .. })), "only in fights");
}

#[test]
fn a_quest_lies_open_beside_its_owners_board() {
    kernel::rule!("OW-2.18");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: 1 });
    stage.chance(Action::DrawExploration { card: 36 }).act(0, Action::TakeOption { option: 0 });
    stage.chance(Action::DrawLocation { location: 9 });
    let view = seen(&stage);
    assert_eq!(
        (&view.players[0].quests[..], view.players[1].quests.len()),
        (&[QuestView { card: 36, option: 0, location: 9 }][..], 0)
    );
}

#[test]
fn a_card_overrides_the_rules() {
    kernel::rule!("OW-2.20");
    let mut stage = hunter(WOLF, "Grave Hag", HIT);
    stage.no_trail(0);
    stage.levels(0, [1, 2, 1, 1]).shield(0, 2).act(0, Action::FightMonster);
    stage.attack(1, Half::Charge, 1);
    stage.act(0, Action::Discard { card: FIRST + 1 }).act(0, Action::Discard { card: FIRST });
    assert_eq!((stage.hand_of(0).len(), stage.game.player(0).shield), (0, 1), "the hand before the shield");
    stage.settle_chance().hand(0, &[FIRST, FIRST + 1]).deck(0, &[FIRST + 2, FIRST + 3]);
    stage.run(&[Frame::Damage { seat: 0, left: 1 }]);
    assert_eq!((stage.hand_of(0).len(), stage.game.player(0).shield), (2, 0), "in its first turn only");
}
