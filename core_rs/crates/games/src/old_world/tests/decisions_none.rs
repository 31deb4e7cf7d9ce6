//! What nobody is asked (OW-21.3, OW-21.4): identical choices are one, and much happens by itself.

use std::collections::BTreeSet;

use kernel::{Actor, Dice, Game as _, Turn, rule};

use super::asking::view;
use super::stage::{BEAR, CAT, Stage, WOLF};
use crate::old_world::frame::Frame;
use crate::old_world::state::{NONE, OldWorld};
use crate::old_world::vocabulary::{Attribute, Half, Terrain};
use crate::old_world::{Action, Event, Options, content};

#[test]
fn no_player_ever_holds_two_cards_that_are_alike() {
    rule!("OW-21.3");
    let cards = &content::embedded().cards;
    for school in 0..5 {
        let own = (0..90).chain(90 + 10 * school..100 + 10 * school);
        let faces: BTreeSet<String> = own.clone().map(|card| format!("{:?}", cards[card].face)).collect();
        assert_eq!(faces.len(), own.count(), "school {school}");
    }
}

#[test]
fn every_menu_lists_each_choice_once_and_asks_one_seat() {
    rule!("OW-21.2", "OW-21.3");
    for players in [1, 2, 4] {
        let options = Options { round_limit: 8, ..Options::new(players) };
        let mut game = OldWorld::initial(content::embedded(), &options).expect("the options are sound");
        let mut dice = Dice::stream(u64::from(players));
        loop {
            let (actor, action) = match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => (Actor::Chance, game.sample(&mut dice)),
                Turn::Decide(seats) => {
                    assert_eq!(seats.len(), 1, "decisions come one after the other");
                    let actor = Actor::Seat(seats.iter().next().expect("one is asked"));
                    let menu = game.menu(actor);
                    assert!(menu.iter().collect::<BTreeSet<_>>().len() == menu.len() && !menu.is_empty());
                    (actor, dice.pick(&menu))
                }
            };
            game.apply(actor, action, &mut |_, _| {}).expect("a legal action");
        }
    }
}

#[test]
fn a_bear_in_need_of_a_shield_is_not_asked() {
    rule!("OW-21.4", "OW-18.13");
    let mut stage = Stage::of(&[BEAR, WOLF]);
    stage.monster("Ghouls' Nest", 2).trail(0, Terrain::Mountain).at(0, 2).shield(0, 0);
    stage.hand(0, &[120]).turn_of(0).act(0, Action::EndPhase).act(0, Action::FightMonster);
    assert_eq!(stage.waiting(), Frame::DrawCards { seat: 0, left: 1 }, "Armour draws by itself");
    assert_eq!(stage.game.fight.sides[0].specialty, 1);
}

#[test]
fn a_tracked_location_and_a_new_level_need_no_answer() {
    rule!("OW-21.4", "OW-7.7", "OW-4.5");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.at(0, 4).gold(0, 0).hand(0, &[90, 91, 92, 93]);
    stage.game.player_mut(0).tracking[0] = 7;
    stage.clear_frames().run(&[Frame::Arrive { seat: 0, location: 7 }]);
    assert_eq!(stage.waiting(), Frame::Over);
    assert_eq!((stage.game.player(0).gold, stage.game.player(0).trail[0]), (1, 7));
    assert_eq!(stage.game.player(0).tracking[0], NONE);

    stage.levels(0, [2, 2, 2, 1]).run(&[Frame::ChangeAttribute {
        seat: 0,
        attribute: Attribute::Specialty,
        by: 1,
    }]);
    assert_eq!(stage.game.player(0).level, 2);
    assert!(matches!(stage.waiting(), Frame::DrawCards { seat: 0, .. }), "cards come by chance");
}

#[test]
fn tokens_go_back_in_no_order_and_decks_are_known_without_a_look() {
    rule!("OW-21.4", "OW-R42");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    let slot = stage.game.slot(Terrain::Water).location;
    stage.trail(0, Terrain::Water).trail(2, Terrain::Water);
    let token = stage.game.unseen_tokens(Terrain::Water).trailing_zeros() as u8;
    stage.game.take_token(token);
    stage.game.player_mut(1).tracking[Terrain::Water as usize] = token;
    stage.clear_frames();
    let (game, told) = (&mut stage.game, &mut stage.told);
    game.return_tokens(Terrain::Water, &mut |to, event| told.push((to, event)));
    let back: Vec<u8> = OldWorld::locations(stage.game.unseen_tokens(Terrain::Water)).collect();
    assert!(back.len() == 6 && back.contains(&token) && back.contains(&slot));
    assert!(stage.game.players.iter().all(|player| player.trail[2] == NONE && player.tracking[2] == NONE));
    assert!(stage.told.iter().any(|(_, event)| *event == Event::TokensReturned { terrain: Terrain::Water }));
    assert_eq!(stage.waiting(), Frame::Over);

    stage.turn_of(0);
    let looks = |action: &Action| matches!(action, Action::DiscardLooked { .. } | Action::PutBack { .. });
    assert!(!stage.menu(0).iter().any(looks) && stage.menu(1).is_empty());
    let own = view(&stage, 1).own.expect("a seat looks");
    let deck = stage.game.player(1).deck.all();
    assert_eq!(
        own.deck,
        deck.iter().collect::<Vec<_>>(),
        "the owner knows what the deck holds, not its order"
    );
}

#[test]
fn the_reader_is_asked_nothing() {
    rule!("OW-21.1", "OW-2.3");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: 1 });
    let mut asked = BTreeSet::new();
    while !matches!(stage.waiting(), Frame::DiscardDown { .. }) {
        stage.settle_chance();
        let [seat] = stage.asked()[..] else { panic!("somebody is asked: {:?}", stage.waiting()) };
        asked.insert(seat);
        if !matches!(stage.waiting(), Frame::DiscardDown { .. }) {
            let first = stage.menu(seat)[0];
            stage.act(seat, first);
        }
    }
    assert_eq!(asked, BTreeSet::from([0]));
    let mut hunt = Stage::of(&[WOLF, BEAR, CAT]);
    hunt.monster("Barghest", 2).at(0, 2).turn_of(0).act(0, Action::EndPhase);
    hunt.act(0, Action::FightMonster);
    assert_eq!(hunt.asked(), [2], "but the player to the right names the first attack");
    hunt.act(2, Action::NameAttack { half: Half::Bite });
}
