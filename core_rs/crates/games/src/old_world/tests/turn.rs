//! The complete turn of section 23B, step by step.

use super::stage::{BEAR, Stage, WOLF, blank, edited, face};
use crate::old_world::action::{UNLINKED, Way};
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Attribute, Colour, Half, Place, Symbol, Terrain};
use crate::old_world::{Action, Event};

const P: u8 = 0;
const Q: u8 = 1;
const W: u8 = 120;
const M: u8 = 121;
const U: u8 = 122;
const K: u8 = 123;
const L: u8 = 124;

fn icons(damage: u8, shield: u8, take: u8) -> Icons {
    Icons { damage, shield, take, ..Icons::default() }
}

/// P is the Bear of the example; the cards it names by role are the first of its deck.
fn example() -> Stage {
    use Colour::{Blue, Green, Purple, Red, Yellow};
    let pack = edited(|pack| {
        let faces = [
            blank(Yellow, Symbol::Water),
            blank(Yellow, Symbol::Mountain),
            face(Yellow, Symbol::Wild, icons(1, 0, 1), &[]),
            face(Red, Symbol::Forest, icons(2, 0, 0), &[Blue]),
            face(Blue, Symbol::Forest, icons(1, 0, 0), &[Yellow]),
            face(Blue, Symbol::Forest, icons(2, 0, 0), &[Red]),
            face(Red, Symbol::Water, icons(1, 0, 0), &[Green]),
            face(Green, Symbol::Water, icons(1, 1, 0), &[]),
            face(Purple, Symbol::Water, icons(3, 0, 0), &[]),
            blank(Green, Symbol::Water),
        ];
        for (number, face) in (120..).zip(faces) {
            pack.cards[number].face = face;
        }
    });
    let mut stage = Stage::with(pack, &[BEAR, WOLF]);
    stage.levels(P, [3, 2, 2, 3]).shield(P, 2).gold(P, 4).gold(Q, 3).at(P, 8).at(Q, 3);
    stage.game.player_mut(P).level = 2;
    stage.monster("Archespore", 2).trail(P, Terrain::Mountain);
    let blizzard = stage.potion_number("Blizzard");
    stage.potion(P, blizzard).hand(P, &[W, M, U, K]);
    let market: Vec<u8> = stage.game.market_deck.iter().take(6).collect();
    stage.deck(P, &[&[L, 125, 126, 127, 128, 129], &market[..]].concat());
    stage.turn_of(P);
    stage
}

/// E40.1 to E40.10: Phase I.
fn phase_one(stage: &mut Stage) {
    assert!(!stage.menu(P).contains(&Action::UseSite), "no action before the first movement");
    stage.act(P, Action::Move { location: 4, card: W, way: Way::Alone });
    assert_eq!((stage.hand_of(P), stage.pile_of(P)), (vec![M, U, K], vec![W]));
    assert_eq!(stage.game.player(P).location, 4);

    let black_blood = stage.potion_number("Black Blood");
    stage.act(P, Action::UseSite).chance(Action::DrawPotion { potion: black_blood });
    assert_eq!(stage.level(P, Attribute::Alchemy), 3);
    assert_eq!(stage.game.player(P).potion_count(), 2);
    assert_eq!(stage.game.player(P).level, 2, "Defense is 2");

    stage.act(P, Action::Move { location: 3, card: M, way: Way::Alone });
    assert_eq!(stage.hand_of(P), [U, K]);
    stage.act(P, Action::Poker { seat: kernel::Seat::new(Q) });
    assert_eq!((stage.game.player(P).gold, stage.game.player(Q).gold), (3, 2));
    stage.dice(&[2, 2, 5, 5, 1]).dice(&[6, 6, 6, 1, 4]);
    stage.act(Q, Action::Reroll { dice: 0b11000 }).dice(&[3, 3]);
    stage.act(P, Action::Reroll { dice: 0b11100 }).dice(&[5, 5, 4]);
    assert_eq!(
        (stage.game.player(P).gold, stage.game.player(Q).gold),
        (3, 5),
        "a full house beats two pairs"
    );
    assert!(!stage.game.can_duel(P, Q));

    stage.act(P, Action::UseSite);
    assert!(
        !stage.menu(P).contains(&Action::ChooseAttribute { attribute: Attribute::Specialty }),
        "Kaer Morhen is not the Bear's school"
    );
    stage.act(P, Action::ChooseAttribute { attribute: Attribute::Defense }).cards(&[L]);
    assert_eq!(stage.game.player(P).gold, 0);
    assert_eq!((stage.level(P, Attribute::Defense), stage.game.player(P).shield), (3, 3));
    assert_eq!((stage.game.player(P).level, stage.hand_of(P)), (3, vec![U, K, L]));

    stage.act(P, Action::Move { location: 2, card: U, way: Way::Alone });
    assert_eq!((stage.hand_of(P), stage.game.player(P).location), (vec![K, L], 2));
    stage.act(P, Action::UseSite);
    assert!(!stage.menu(P).contains(&Action::ChooseTerrain { terrain: Terrain::Mountain }), "trail held");
    stage.act(P, Action::ChooseTerrain { terrain: Terrain::Water });
    stage.chance(Action::DrawLocation { location: 12 });
    assert_eq!((stage.game.player(P).gold, stage.game.player(P).tracking[2]), (1, 12));
}

/// E40.11 to E40.25: the fight.
fn fight(stage: &mut Stage) {
    stage.act(P, Action::EndPhase);
    assert!(!stage.menu(P).contains(&Action::FightWitcher { seat: kernel::Seat::new(Q) }));
    stage.act(P, Action::FightMonster);
    let black_blood = stage.potion_number("Black Blood");
    stage.act(P, Action::DiscardPotion { potion: black_blood });
    assert_eq!(stage.game.fight.pool, 12);
    assert_eq!(stage.game.player(P).potion_count(), 1);
    assert_eq!((stage.hand_of(P), stage.pile_of(P)), (vec![K, L], vec![]));
    assert_eq!(stage.waiting(), moment(), "P has the trail and goes first");

    stage.act(P, Action::Pass);
    stage.act(P, Action::Play { card: K, extension: UNLINKED });
    stage.act(P, Action::Play { card: L, extension: 0 }).act(P, Action::Stop);
    stage.monster_loses(3).cards(&[125, 126, 127]);
    assert_eq!(stage.game.fight.pool, 9);
    assert_eq!((stage.hand_of(P), stage.pile_of(P)), (vec![125, 126, 127], vec![L, K]));

    stage.attack(Q, Half::Bite, 12).cards(&[W, M]);
    assert_eq!(stage.game.fight.pool, 8);
    let broken = Event::Shield { seat: P, shield: 0 };
    assert!(stage.told.iter().any(|(_, event)| *event == broken));
    assert_eq!(stage.pile_of(P), [M, W, L, K]);

    stage.cards(&[U, 128]);
    assert_eq!(stage.game.player(P).shield, 1, "Armour came by itself");
    assert_eq!((stage.hand_of(P).len(), stage.game.fight.sides[0].specialty), (5, 1));
    let blizzard = stage.potion_ability("Blizzard");
    stage.act(P, Action::UseAbility { ability: blizzard });
    assert_eq!(stage.game.fight.sides[0].potions, 1);
    for (card, extension) in [(125, UNLINKED), (126, 0), (127, 0), (U, UNLINKED)] {
        stage.act(P, Action::Play { card, extension });
    }
    assert_eq!((stage.game.combo.len(), stage.hand_of(P)), (4, vec![128]));
    stage.act(P, Action::Stop).monster_loses(5);
    assert_eq!((stage.game.fight.pool, stage.game.player(P).shield), (3, 2));
    assert_eq!(stage.hand_of(P), [M, 128], "the last card lost to damage came back");
    stage.settle_chance();
    assert_eq!(stage.hand_of(P).len(), 5);
    assert_eq!(stage.pile_of(P), [U, 127, 126, 125, W, L, K]);

    stage.attack(Q, Half::Bite, 4);
    assert_eq!((stage.game.fight.pool, stage.level(P, Attribute::Alchemy)), (2, 2));
    assert_eq!((stage.game.player(P).level, stage.game.player(P).shield), (3, 1));
    stage.act(P, Action::Play { card: 128, extension: UNLINKED }).act(P, Action::Stop).monster_loses(2);
}

fn moment() -> Frame {
    use crate::old_world::vocabulary::Moment;
    Frame::Moment { moment: Moment::StepOne, side: 0, seat: P, served: 0 }
}

#[test]
fn a_complete_turn_of_two_players() {
    kernel::rule!(
        "OW-E40.1", "OW-E40.2", "OW-E40.3", "OW-E40.4", "OW-E40.5", "OW-E40.6", "OW-E40.7", "OW-E40.8"
    );
    kernel::rule!("OW-E40.9", "OW-E40.10", "OW-E40.11", "OW-E40.12", "OW-E40.13", "OW-E40.14", "OW-E40.15");
    kernel::rule!("OW-E40.16", "OW-E40.17", "OW-E40.18", "OW-E40.19", "OW-E40.20", "OW-E40.21", "OW-E40.22");
    kernel::rule!("OW-E40.23", "OW-E40.24", "OW-E40.25", "OW-E40.26", "OW-E40.27", "OW-E40.28", "OW-E40.29");
    kernel::rule!("OW-E40.30", "OW-E40.31");
    let mut stage = example();
    phase_one(&mut stage);
    fight(&mut stage);

    // E40.26 to E40.28: the result.
    assert_eq!((stage.game.player(P).gold, stage.game.player(P).position), (3, 1));
    let blizzard = usize::from(stage.potion_number("Blizzard"));
    assert_eq!(stage.game.potion_discard[blizzard], 1);
    stage.act(P, Action::Trash { card: W, from: Place::Deck });
    assert_eq!(stage.game.player(P).monsters.count_ones(), 1);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawCards { .. }));
    let slot = stage.game.slot(Terrain::Mountain);
    assert_eq!(stage.game.monster(slot.monster).level, 2);
    assert_eq!(stage.game.player(P).trail, [NONE; 3]);
    assert_eq!(stage.game.player(P).tracking[2], 12, "the water token stays");
    assert_eq!(stage.game.player(P).shield, 3);
    assert_eq!((stage.game.player(P).deck.len(), stage.hand_of(P).len()), (15, 0));

    // E40.29 to E40.31: Phase III.
    let reflex = stage.card_number("Lightning Reflex");
    let others: Vec<u8> =
        (0..90).filter(|card| stage.game.market_deck.contains(*card) && *card != reflex).take(5).collect();
    stage.row([others[0], others[1], others[2], others[3], others[4], reflex]);
    stage.cards(&[K, L, U]);
    assert_eq!(stage.game.price(5), 1);
    stage.act(P, Action::Buy { slot: 5 }).act(P, Action::Discard { card: U });
    let mut hand = vec![reflex, K, L];
    hand.sort_unstable();
    assert_eq!(stage.hand_of(P), hand);
    assert_eq!(stage.game.market[1..], others[..]);
    stage.settle_chance();
    assert!(stage.game.market[0] != NONE);
    assert_eq!((stage.game.turn.active, stage.asked()), (Q, vec![Q]));
}
