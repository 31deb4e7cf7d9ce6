//! What the rulebook leaves open is data: the engine plays whatever stands there (OW-24, OW-27).

use super::stage::{BEAR, Stage, WOLF, edited, face, first_card};
use crate::old_world::Action;
use crate::old_world::action::{UNLINKED, Way};
use crate::old_world::cards::Cards;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Colour, Place, Site, Symbol, Terrain};

const FIRST: u8 = first_card(WOLF);

#[test]
fn another_track_another_map_and_other_specialties_are_played_as_they_stand() {
    kernel::rule!("OW-27.1", "OW-27.2", "OW-R22");
    let pack = edited(|pack| {
        pack.track.fatigue = [0, 3, 1, 1, 0];
        pack.track.gold = [3, 1, 1, 1, 0];
        pack.locations[9].site = Site::Tracking;
        pack.locations[13].site = Site::Potion;
        (pack.locations[3].roads, pack.locations[18].roads) = (1 << 18, 1 << 3);
        pack.schools[usize::from(WOLF)].rows.swap(0, 3);
        for card in &mut pack.cards[90..] {
            let icons = Icons { damage: 1, ..Icons::default() };
            card.face = face(Colour::Blue, Symbol::Wild, icons, &[Colour::Blue]);
        }
    });
    let mut stage = Stage::with(pack, &[WOLF, BEAR]);
    stage.hand(0, &[FIRST, FIRST + 1, FIRST + 2]);

    let mut tired = stage.clone();
    tired.clear_frames().run(&[Frame::Advance { seat: 0 }]);
    tired.go_on_until(|stage| stage.waiting() == Frame::Over);
    assert_eq!(tired.game.trashed.len(), 3, "fatigue");

    let mut map = stage.clone();
    map.at(0, 3).gold(0, 0).turn_of(0);
    assert!(
        map.menu(0)
            .iter()
            .all(|action| matches!(action, Action::Move { location: 18, .. } | Action::EndPhase))
    );
    map.act(0, Action::Move { location: 18, card: FIRST, way: Way::Alone });
    map.at(0, 9).act(0, Action::UseSite);
    assert_eq!((map.game.player(0).gold, map.waiting()), (1, Frame::Track { seat: 0 }), "tracking at Cintra");
    map.act(0, Action::Decline).at(0, 13).act(0, Action::UseSite);
    assert!(matches!(map.waiting(), Frame::GainPotions { .. }), "a potion at Doldeth");

    let mut fight = stage.clone();
    fight.monster("Ekimmara", 2).trail(0, Terrain::Mountain).at(0, 2).turn_of(0);
    fight.act(0, Action::EndPhase).act(0, Action::FightMonster);
    for (card, extension) in [(FIRST, UNLINKED), (FIRST + 1, 0), (FIRST + 2, 0)] {
        fight.act(0, Action::Play { card, extension });
    }
    fight.act(0, Action::Stop);
    let fencing = fight.menu(0)[0];
    fight.act(0, fencing).monster_loses(6);
    assert_eq!(fight.game.fight.pool, 6, "3 damage more at level 1");

    let mut duel = stage;
    duel.at(0, 7).at(1, 7).gold(0, 0).turn_of(0).act(0, Action::EndPhase);
    duel.act(0, Action::FightWitcher { seat: kernel::Seat::new(1) });
    duel.shield(1, 0).hand(1, &[]).deck(1, &[first_card(BEAR)]);
    duel.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
    duel.go_on_until(|stage| stage.game.turn.phase == 3);
    assert_eq!(duel.game.player(0).gold, 3, "a loser on the lowest step is worth 3");
}

#[test]
fn a_starting_card_never_comes_to_market() {
    kernel::rule!("OW-24.7");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let from_market = |stage: &Stage| {
        let row: Cards = stage.game.market.into_iter().filter(|card| *card != NONE).collect();
        row.union(stage.game.market_deck).union(stage.game.common)
    };
    assert_eq!(from_market(&stage), Cards::range(0, 90));
    let bought = stage.game.market_deck.nth(0);
    stage.pile(0, &[bought]).hand(0, &[FIRST]).clear_frames();
    stage.game.trash_card(0, FIRST, Place::Hand, &mut |_, _| {});
    stage.game.trash_card(0, bought, Place::Discard, &mut |_, _| {});
    // The action deck runs out and is made anew.
    stage.game.common = stage.game.market_deck;
    stage.game.market_deck = Cards::EMPTY;
    let slots: Vec<Frame> = (0..6).map(|slot| Frame::TakeBought { seat: 1, slot }).collect();
    for frame in slots {
        stage.run(&[frame]).settle_chance();
    }
    let left = from_market(&stage);
    assert_eq!(left.len(), 83, "six were taken and one was trashed");
    assert!(left.iter().all(|card| card < 90) && !left.contains(bought));
    assert!(stage.game.trashed.contains(FIRST) && !stage.game.own_cards(0).contains(FIRST));
}
