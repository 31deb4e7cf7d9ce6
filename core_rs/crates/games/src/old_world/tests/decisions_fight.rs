//! Decision points of fights (OW-21D): who is asked, what they may do, and who knows the menu.

use kernel::{Rejected, Seat, Viewer, rule};

use super::asking::{ability, discards, forced, heard, is_closed};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, WOLF, edited, face, first_card};
use crate::old_world::action::{TAKE_ICON, UNLINKED};
use crate::old_world::frame::Frame;
use crate::old_world::pack::{Extension, Holder, Icons};
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Attribute, Colour, Half, Moment, Place, Symbol, Terrain};
use crate::old_world::{Action, Event, Pack};

/// Every starting card is blue, deals one damage and links to nothing.
pub fn plain() -> &'static Pack {
    edited(|pack| {
        for card in &mut pack.cards[90..] {
            card.face = face(Colour::Blue, Symbol::Forest, Icons { damage: 1, ..Icons::default() }, &[]);
        }
    })
}

/// Seat 0 has just decided to fight a monster whose trail it has; two cards are in hand.
pub fn hunt(pack: &'static Pack, school: u8, monster: &str, set: impl FnOnce(&mut Stage)) -> Stage {
    let other = if school == WOLF { BEAR } else { WOLF };
    let mut stage = Stage::with(pack, &[school, other]);
    let first = first_card(school);
    stage.monster(monster, 2).trail(0, Terrain::Mountain).at(0, 2).hand(0, &[first, first + 1]);
    set(&mut stage);
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::FightMonster);
    stage
}

/// Seats 0 and 1 have begun a duel; both have two cards in hand.
pub fn duel(schools: [u8; 2]) -> Stage {
    let mut stage = Stage::with(plain(), &schools);
    for (seat, school) in (0..).zip(schools) {
        stage.at(seat, 7).shield(seat, 0).hand(seat, &[first_card(school), first_card(school) + 1]);
    }
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::FightWitcher { seat: Seat::new(1) });
    stage
}

fn used(ability: u8) -> Action {
    Action::UseAbility { ability }
}

pub fn play(card: u8) -> Action {
    Action::Play { card, extension: UNLINKED }
}

/// The specialty of a seat at its present level.
pub fn specialty(stage: &Stage, seat: u8) -> Action {
    let player = stage.game.player(seat);
    let level = usize::from(player.levels[Attribute::Specialty as usize]);
    used(stage.game.pack().schools[usize::from(player.school)].rows[level - 1])
}

#[test]
fn abilities_before_the_fight_ask_the_witcher_for_hidden_cards() {
    rule!("OW-D18");
    let mut stage = hunt(plain(), WOLF, "Arachas", |_| ());
    assert_eq!((stage.menu(0), is_closed(&stage)), (discards(&[90, 91]), true));
    stage.act(0, Action::Discard { card: 91 });
    let shown = Event::Discarded { seat: 0, card: 91, from: Place::Hand };
    assert!(heard(&stage, Viewer::Spectator).contains(&shown));
    let stage = hunt(plain(), WOLF, "Arachas", |stage| {
        stage.hand(0, &[90]);
    });
    assert_eq!((stage.menu(0), forced(&stage)), (discards(&[90]), None));
    let stage = hunt(plain(), WOLF, "Drowners' Nest", |_| ());
    let pool: Vec<Action> = (92..100).map(|card| Action::DiscardFound { card }).collect();
    assert_eq!((stage.menu(0), is_closed(&stage)), (pool, true), "a card of the own life pool");
}

#[test]
fn both_fighters_are_served_before_the_fight_the_attacker_first() {
    rule!("OW-D18", "OW-21.1");
    let mut stage = Stage::with(plain(), &[WOLF, BEAR]);
    stage.at(0, 7).at(1, 7).turn_of(0);
    let crown = used(ability(&stage, Holder::Attribute(Attribute::Alchemy)));
    for seat in [0, 1] {
        stage.game.player_mut(seat).attributes = 1 << Attribute::Alchemy as u8;
    }
    stage.act(0, Action::EndPhase).act(0, Action::FightWitcher { seat: Seat::new(1) });
    assert_eq!((stage.asked(), stage.menu(0)), (vec![0], vec![crown, Action::Pass]));
    stage.act(0, Action::Pass);
    assert_eq!((stage.asked(), stage.menu(1)), (vec![1], vec![crown, Action::Pass]));
}

#[test]
fn step_one_offers_potions_specialty_and_effects_until_nothing_is_wanted() {
    rule!("OW-D19", "OW-14.14");
    let mut stage = hunt(plain(), GRIFFIN, "Barghest", |stage| {
        stage.potion(0, 0).potion(0, 0).potion(0, 9).levels(0, [1, 1, 2, 1]);
        let manticore = stage.game.pack().monsters.iter().position(|one| one.name == "Manticore");
        stage.game.player_mut(0).monsters = 1 << manticore.expect("it is there");
    });
    stage.pile(0, &[105]);
    let manticore = stage.game.player(0).monsters.trailing_zeros() as u8;
    let mut expected = vec![
        used(stage.potion_ability("Blizzard")),
        used(stage.potion_ability("Maribor Forest")),
        specialty(&stage, 0),
        used(ability(&stage, Holder::Trophy(manticore))),
    ];
    expected.sort_unstable();
    expected.push(Action::Pass);
    assert_eq!((stage.menu(0), is_closed(&stage)), (expected.clone(), false));
    let [blizzard, maribor] = ["Blizzard", "Maribor Forest"].map(|name| used(stage.potion_ability(name)));
    stage.act(0, blizzard);
    assert_eq!(stage.menu(0), expected, "a second Blizzard is left");
    stage.act(0, blizzard);
    assert!(!stage.menu(0).contains(&maribor), "two potions are all that Alchemy allows");
    stage.act(0, Action::Pass);
    assert!(matches!(stage.waiting(), Frame::ComboCard { .. }));
    let bare = hunt(plain(), GRIFFIN, "Barghest", |_| ());
    assert!(matches!(bare.waiting(), Frame::ComboCard { .. }), "with nothing to use nothing is asked");
}

#[test]
fn a_potion_asks_for_what_its_card_leaves_open() {
    rule!("OW-D20");
    let mut stage = hunt(plain(), WOLF, "Barghest", |stage| {
        stage.potion(0, 5); // Cat: look at four cards, discard one
    });
    let cat = used(stage.potion_ability("Cat"));
    stage.act(0, cat).monster_loses(4);
    let looked: Vec<u8> = stage.game.fight.top.as_slice().iter().map(|placed| placed.card).collect();
    let mut sorted = looked.clone();
    sorted.sort_unstable();
    let options: Vec<Action> = sorted.iter().map(|card| Action::DiscardLooked { card: *card }).collect();
    assert_eq!((stage.menu(0), is_closed(&stage)), (options.clone(), true));
    stage.act(0, options[0]);
    assert_eq!(stage.menu(0).len(), 3, "then the order of the rest");
    let brew = stage.game.pack().monsters.iter().position(|one| one.name == "Brewess").expect("there") as u8;
    let mut stage = hunt(plain(), WOLF, "Barghest", |stage| {
        stage.game.player_mut(0).monsters = 1 << brew;
    });
    let cauldron = used(ability(&stage, Holder::Trophy(brew)));
    stage.act(0, cauldron);
    let branches = [0, 1, 2].map(|branch| Action::Branch { branch });
    assert_eq!((stage.menu(0), is_closed(&stage)), (branches.to_vec(), false));
}

/// The first card of the Wolf is red and links to blue twice and to green; the second is blue, the third green.
fn linking() -> &'static Pack {
    let one = Icons { damage: 1, ..Icons::default() };
    edited(move |pack| {
        let link = |colour, icons| Extension { colour, icons };
        pack.cards[90].face = face(Colour::Red, Symbol::Forest, one, &[]);
        pack.cards[90].face.extensions =
            vec![link(Colour::Blue, one), link(Colour::Green, one), link(Colour::Blue, Icons::default())];
        pack.cards[91].face = face(Colour::Blue, Symbol::Forest, one, &[]);
        pack.cards[92].face = face(Colour::Green, Symbol::Forest, one, &[Colour::Green]);
        pack.cards[93].face = face(Colour::Purple, Symbol::Forest, one, &[]);
    })
}

#[test]
fn a_combo_starts_with_any_card_and_goes_on_along_matching_extensions() {
    rule!("OW-D24", "OW-D25", "OW-D26");
    let mut stage = hunt(linking(), WOLF, "Barghest", |stage| {
        stage.hand(0, &[90, 91, 92, 93]);
    });
    assert_eq!((stage.menu(0), is_closed(&stage)), ([90, 91, 92, 93].map(play).to_vec(), true));
    assert_eq!(stage.try_act(0, Action::Stop), Err(Rejected::Illegal), "a card must be played");
    stage.act(0, play(90));
    let linked = |card, extension| Action::Play { card, extension };
    let next = [linked(91, 0), linked(91, 2), linked(92, 1), Action::Stop];
    assert_eq!((stage.menu(0), is_closed(&stage)), (next.to_vec(), true), "both blue extensions, no purple");
    let mut other = stage.clone();
    stage.act(0, linked(91, 2));
    assert_eq!(stage.game.combo.cards(), [(90, 2), (91, NONE)]);
    assert_eq!((stage.menu(0), forced(&stage)), (vec![Action::Stop], None), "a hand might hold a link");
    other.act(0, linked(92, 1));
    assert_eq!(other.game.combo.cards()[0], (90, 1));
    let single = hunt(linking(), WOLF, "Barghest", |stage| {
        stage.hand(0, &[93]);
    });
    assert_eq!((single.menu(0), forced(&single)), (vec![play(93)], None));
}

#[test]
fn a_card_that_needs_no_link_may_follow_any_other() {
    rule!("OW-D25");
    let mut stage = hunt(linking(), WOLF, "Barghest", |stage| {
        stage.potion(0, 0).hand(0, &[91, 93, 94]);
    });
    let blizzard = used(stage.potion_ability("Blizzard"));
    stage.act(0, blizzard).act(0, play(91));
    assert!(stage.menu(0).contains(&play(93)) && stage.menu(0).contains(&play(94)));
    stage.act(0, play(93));
    assert_eq!(stage.menu(0), [Action::Stop], "only one such card");
}

#[test]
fn special_icons_are_ordered_by_the_player_when_not_all_find_room() {
    rule!("OW-D28", "OW-R31");
    let stage = |hand: &[u8], returning, takes| {
        let mut stage = hunt(plain(), WOLF, "Barghest", |_| ());
        stage.hand(0, hand).pile(0, &[99]);
        for card in [90, 91] {
            stage.take(card);
            stage.game.combo.push(card, Colour::Blue, NONE);
        }
        stage.game.frames.pop();
        stage.run(&[Frame::Icons { seat: 0, returning, takes }]);
        stage
    };
    let six = [92, 93, 94, 95, 96, 97];
    let asked = stage(&six, 0b11, 1);
    let icons = [0, 1, TAKE_ICON].map(|position| Action::UseIcon { position });
    assert_eq!((asked.asked(), asked.menu(0), is_closed(&asked)), (vec![0], icons.to_vec(), false));
    for (icon, gained) in icons.into_iter().zip([90, 91, 99]) {
        let mut next = asked.clone();
        next.act(0, icon);
        assert!(next.game.player(0).hand.contains(gained));
        assert!(!matches!(next.waiting(), Frame::Icons { .. }), "the hand is full");
    }
    let room = stage(&six[..3], 0b11, 1);
    assert!(!matches!(room.waiting(), Frame::Icons { .. }), "all fit: the order changes nothing");
    assert!([90, 91, 99].iter().all(|card| room.game.player(0).hand.contains(*card)));
    let alone = stage(&six, 0, 2);
    assert!(!matches!(alone.waiting(), Frame::Icons { .. }), "one kind of icon has no order");
}

#[test]
fn damage_that_reaches_the_hand_asks_its_owner_for_each_point() {
    rule!("OW-D31", "OW-21.1");
    let mut stage = duel([WOLF, BEAR]);
    let [mine, next] = [first_card(BEAR), first_card(BEAR) + 1];
    stage.deck(1, &[]).hand(1, &[mine, next, next + 1]);
    stage.act(0, play(90)).act(0, Action::Stop);
    assert_eq!((stage.asked(), stage.menu(1)), (vec![1], discards(&[mine, next, next + 1])));
    assert!(is_closed(&stage));
    stage.run(&[Frame::Damage { seat: 1, left: 2 }]).act(1, Action::Discard { card: next });
    stage.act(1, Action::Discard { card: mine });
    assert_eq!((stage.menu(1), forced(&stage)), (discards(&[next + 1]), None), "asked even for the last");
}

#[test]
fn the_attack_type_is_named_before_the_card_is_shown_and_alone_by_a_die() {
    rule!("OW-D32", "OW-21.1");
    let mut stage = hunt(plain(), WOLF, "Barghest", |stage| {
        stage.no_trail(0);
    });
    let halves = [Half::Charge, Half::Bite].map(|half| Action::NameAttack { half });
    assert_eq!((stage.asked(), stage.menu(1), is_closed(&stage)), (vec![1], halves.to_vec(), false));
    assert_eq!(stage.game.fight.revealed, NONE);
    stage.act(1, halves[1]);
    assert_eq!(stage.waiting(), Frame::Monster { step: crate::old_world::frame::Pounce::Reveal });
    let mut alone = Stage::with(plain(), &[WOLF]);
    alone.monster("Barghest", 2).at(0, 2).turn_of(0).act(0, Action::EndPhase).act(0, Action::FightMonster);
    assert_eq!((alone.waiting(), alone.asked()), (Frame::AttackDie, vec![]));
    let fixed = hunt(plain(), WOLF, "Foglet", |stage| {
        stage.no_trail(0);
    });
    assert_eq!(fixed.asked(), [], "its first attack is nobody's choice");
}

#[test]
fn a_card_to_be_trashed_is_any_hand_card_and_always_asked_for() {
    rule!("OW-D33");
    let mut stage = hunt(plain(), WOLF, "Barghest", |_| ());
    stage.run(&[Frame::TrashHand { seat: 0 }]);
    let trash = |card| Action::Trash { card, from: Place::Hand };
    assert_eq!((stage.menu(0), is_closed(&stage)), (vec![trash(90), trash(91)], true));
    stage.act(0, trash(91));
    assert!(
        stage
            .told
            .contains(&(kernel::Audience::Everyone, Event::Trashed { seat: 0, card: 91, from: Place::Hand }))
    );
    stage.run(&[Frame::TrashHand { seat: 0 }]);
    assert_eq!((stage.menu(0), forced(&stage)), (vec![trash(90)], None));
}

#[test]
fn a_trophy_with_another_moment_is_offered_at_that_moment() {
    rule!("OW-D34");
    let mut stage = hunt(plain(), WOLF, "Barghest", |stage| {
        stage.game.player_mut(0).attributes = 1 << Attribute::Defense as u8;
    });
    let pauldron = used(ability(&stage, Holder::Attribute(Attribute::Defense)));
    stage.game.player_mut(0).attributes = 1 << Attribute::Defense as u8;
    assert!(!stage.menu(0).contains(&pauldron), "not in step 1");
    stage.shield(0, 0).run(&[Frame::Packet { side: 0, points: 4, lands: false }]);
    assert_eq!((stage.menu(0), is_closed(&stage)), (vec![pauldron, Action::Pass], false));
    let life = stage.game.player(0).deck.len();
    let mut other = stage.clone();
    stage.act(0, pauldron).cards(&[95]);
    assert_eq!(stage.game.player(0).deck.len(), life - 1, "three points are prevented");
    other.act(0, Action::Pass).cards(&[95, 96, 97, 98]);
    assert_eq!(other.game.player(0).deck.len(), life - 4);
}

#[test]
fn a_tie_of_the_worse_half_is_settled_by_the_chooser_after_the_reveal() {
    rule!("OW-D35", "OW-R48");
    let foglet = || {
        hunt(plain(), WOLF, "Foglet", |stage| {
            stage.no_trail(0);
            stage.shield(0, 0);
        })
    };
    let mut ties = 0;
    for card in 0..20 {
        let mut stage = foglet();
        stage.chance(Action::DrawFightCard { card });
        if !matches!(stage.waiting(), Frame::NameAttack { .. }) {
            assert!(stage.game.fight.half.is_some());
            continue;
        }
        ties += 1;
        let halves = [Half::Charge, Half::Bite].map(|half| Action::NameAttack { half });
        assert_eq!((stage.asked(), stage.menu(1)), (vec![1], halves.to_vec()));
        assert_eq!(super::asking::view(&stage, 1).fight.expect("there is one").revealed, Some(card));
    }
    assert!(ties > 0, "some card is a tie");
}

#[test]
fn the_owner_orders_mandatory_triggers_of_one_moment() {
    rule!("OW-D41", "OW-25.4");
    let pack = edited(|pack| {
        for ability in &mut pack.abilities {
            if let Holder::School(GRIFFIN..=BEAR) = ability.holder {
                ability.mandatory = true;
                ability.when = Moment::OwnTurnStart;
                ability.tests = crate::old_world::pack::Span::default();
            }
        }
    });
    let mut stage = hunt(pack, WOLF, "Barghest", |stage| {
        stage.game.player_mut(0).schools = 1 << GRIFFIN | 1 << CAT | 1 << BEAR;
    });
    let order = [GRIFFIN, CAT, BEAR].map(|school| used(ability(&stage, Holder::School(school))));
    assert_eq!((stage.menu(0), is_closed(&stage)), (order.to_vec(), false), "none may be passed over");
    stage.act(0, order[2]).go_on_until(|stage| matches!(stage.waiting(), Frame::Moment { .. }));
    assert_eq!(stage.menu(0), order[..2]);
    stage.told.clear();
    stage.act(0, order[1]).go_on_until(|stage| !matches!(stage.waiting(), Frame::DrawCards { .. }));
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::ComboCard { .. } | Frame::Moment { .. }));
    let Action::UseAbility { ability: last } = order[0] else { unreachable!("it is one") };
    let uses = Event::AbilityUsed { seat: 0, ability: last };
    assert!(stage.told.iter().any(|(_, event)| *event == uses), "the last one needs no question");
}
