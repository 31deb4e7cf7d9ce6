//! School specialties (OW-18), and where trophies come from and how long they last (OW-17).

use kernel::{Audience, Game, Seat, Viewer};

use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF, edited, face, first_card};
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::{Attribute, Colour, Half, Moment, Symbol, Terrain};
use crate::old_world::{Action, Event};

/// Seat 0 of a school is about to fight, with its specialty at a level: the Ekimmara at Hengfors, whose trail it has,
/// or seat 1 at Vizima. Every card deals 1 damage and links to every other; the first three of the school are in hand.
fn ready(school: u8, level: u8, duel: bool) -> Stage {
    let pack = edited(|pack| {
        for card in &mut pack.cards {
            let icons = Icons { damage: 1, ..Icons::default() };
            card.face = face(Colour::Blue, Symbol::Forest, icons, &[Colour::Blue]);
        }
    });
    let other = if school == WOLF { GRIFFIN } else { WOLF };
    let mut stage = Stage::with(pack, &[school, other]);
    let first = first_card(school);
    for (seat, own) in [(0, first), (1, first_card(other))] {
        stage.levels(seat, [1, 4, 2, 1]).shield(seat, 4).hand(seat, &[own, own + 1, own + 2]);
        stage.at(seat, 7);
    }
    stage.levels(0, [1, 4, 2, level]);
    if !duel {
        stage.monster("Ekimmara", 2).at(0, 2).trail(0, Terrain::Mountain);
    }
    stage.turn_of(0).act(0, Action::EndPhase);
    stage
}

fn begin(stage: &mut Stage) {
    let duel = Action::FightWitcher { seat: Seat::new(1) };
    let fight = if stage.menu(0).contains(&duel) { duel } else { Action::FightMonster };
    stage.act(0, fight);
}

fn fighting(school: u8, level: u8) -> Stage {
    let mut stage = ready(school, level, false);
    begin(&mut stage);
    stage
}

/// Seat 0 plays this many of its first cards.
fn combo(stage: &mut Stage, school: u8, cards: u8) {
    for place in 0..cards {
        let extension = if place == 0 { UNLINKED } else { 0 };
        stage.act(0, Action::Play { card: first_card(school) + place, extension });
    }
    stage.act(0, Action::Stop);
}

/// The ability that seat 0 may use or leave.
fn offered(stage: &Stage) -> Option<Action> {
    match stage.menu(0)[..] {
        [ability @ Action::UseAbility { .. }, Action::Pass] => Some(ability),
        _ => None,
    }
}

fn take(stage: &mut Stage) {
    let ability = offered(stage).expect("it is offered");
    stage.act(0, ability);
}

/// On to step 1, or to the combo if step 1 has nothing to offer, of this turn of seat 0.
fn to_turn(stage: &mut Stage, turn: u16) {
    stage.go_on_until(|stage| {
        let step = Frame::Moment { moment: Moment::StepOne, side: 0, seat: 0, served: 0 };
        let begun = stage.waiting() == step || matches!(stage.waiting(), Frame::ComboCard { seat: 0, .. });
        begun && stage.game.combo.is_empty() && stage.game.fight.sides[0].turns == turn
    });
}

#[test]
fn fencing_adds_damage_now_and_cards_in_step_four() {
    kernel::rule!("OW-18.2", "OW-18.3", "OW-18.4", "OW-18.9", "OW-18.10", "OW-R32");
    for (level, damage, cards) in [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 3, 1), (5, 3, 1)] {
        let mut stage = fighting(WOLF, level);
        combo(&mut stage, WOLF, 3);
        let mut without = stage.clone();
        take(&mut stage);
        assert_eq!(stage.hand_of(0), [], "nothing is drawn yet");
        stage.monster_loses(3 + damage);
        assert_eq!(stage.waiting(), Frame::DrawCards { seat: 0, left: 1 + cards }, "level {level}");
        without.act(0, Action::Pass).monster_loses(3);
        assert_eq!(without.waiting(), Frame::DrawCards { seat: 0, left: 1 }, "it is optional");
    }
    let mut short = fighting(WOLF, 3);
    combo(&mut short, WOLF, 2);
    assert_eq!(offered(&short), None, "three cards are needed");
}

#[test]
fn magic_takes_the_top_discard_and_from_level_four_any() {
    kernel::rule!("OW-18.2", "OW-18.3", "OW-18.5", "OW-18.9", "OW-18.11");
    let first = first_card(GRIFFIN);
    for (level, any, discards) in [(1, false, 2), (2, false, 1), (3, false, 0), (4, true, 0), (5, true, 0)] {
        let mut stage = fighting(GRIFFIN, level);
        assert_eq!(offered(&stage), None, "the discard pile is empty");
        combo(&mut stage, GRIFFIN, 2);
        to_turn(&mut stage, 2);
        let (hand, pile) = (stage.hand_of(0), stage.pile_of(0));
        assert_eq!(pile, [first + 1, first]);
        take(&mut stage);
        if any {
            let menu = [first, first + 1].map(|card| Action::TakeDiscarded { card });
            assert_eq!(stage.menu(0), menu);
            stage.act(0, menu[0]);
        }
        let taken = if any { first } else { first + 1 };
        assert!(stage.hand_of(0).contains(&taken));
        for _ in 0..discards {
            let back = Action::Discard { card: taken };
            assert!(!stage.menu(0).contains(&Action::Pass), "the discard is not optional");
            let choice = if stage.menu(0).contains(&back) { back } else { stage.menu(0)[0] };
            stage.act(0, choice);
        }
        assert!(matches!(stage.waiting(), Frame::ComboCard { .. }), "level {level}");
        assert_eq!(stage.hand_of(0).len(), hand.len() + 1 - discards);
    }
}

#[test]
fn magic_needs_room_in_the_hand_and_discards_as_far_as_it_goes() {
    kernel::rule!("OW-18.11");
    let first = first_card(GRIFFIN);
    let mut stage = fighting(GRIFFIN, 1);
    combo(&mut stage, GRIFFIN, 1);
    to_turn(&mut stage, 2);
    let mut full = stage.clone();
    full.hand(0, &(first + 1..first + 8).collect::<Vec<_>>());
    assert_eq!(offered(&full), None, "seven cards in hand");
    stage.hand(0, &[]);
    take(&mut stage);
    assert_eq!(stage.menu(0), [Action::Discard { card: first }], "the card just taken, and no second one");
    stage.act(0, Action::Discard { card: first });
    assert_eq!((stage.hand_of(0), stage.pile_of(0)), (vec![], vec![first]));
    assert_eq!(stage.game.fight.sides[0].specialty, 1);
}

#[test]
fn agility_draws_at_once_and_puts_drawn_cards_back() {
    kernel::rule!("OW-18.2", "OW-18.3", "OW-18.6", "OW-18.9", "OW-18.12", "OW-R33");
    let first = first_card(CAT);
    for (level, draw, back) in [(1, 2, 1), (2, 2, 0), (3, 3, 1), (4, 3, 0), (5, 3, 0)] {
        let mut stage = fighting(CAT, level);
        take(&mut stage);
        stage.cards(&[first + 5, first + 6, first + 7][..draw]);
        assert_eq!(stage.hand_of(0).len(), 3 + draw);
        if back == 1 {
            let menu: Vec<Action> = (first + 5..).take(draw).map(|card| Action::PutBack { card }).collect();
            assert_eq!(stage.menu(0), menu, "only the cards just drawn");
            stage.told.clear();
            stage.act(0, menu[1]);
            assert_eq!(stage.game.player(0).deck.candidates(), [first + 6].into_iter().collect());
            for (to, event) in &stage.told {
                let seen = matches!(event, Event::PutBack { .. });
                assert!(!seen || *to == Audience::only(Seat::new(0)), "the others do not see which");
            }
        }
        assert!(matches!(stage.waiting(), Frame::ComboCard { .. }), "level {level}");
    }
    let mut late = fighting(CAT, 2);
    late.act(0, Action::Pass);
    combo(&mut late, CAT, 1);
    to_turn(&mut late, 2);
    assert_eq!(offered(&late), None, "only in the first turn");
}

#[test]
fn agility_puts_back_no_more_than_it_drew() {
    kernel::rule!("OW-18.12");
    let first = first_card(CAT);
    let mut stage = ready(CAT, 3, false);
    let mut full = stage.clone();
    stage.hand(0, &(first..first + 6).collect::<Vec<_>>());
    begin(&mut stage);
    take(&mut stage);
    stage.cards(&[first + 9]);
    assert_eq!(stage.menu(0), [Action::PutBack { card: first + 9 }], "one card was drawn");
    full.hand(0, &(first..first + 7).collect::<Vec<_>>());
    begin(&mut full);
    take(&mut full);
    assert!(matches!(full.waiting(), Frame::ComboCard { .. }), "none was drawn, none goes back");
    assert_eq!(full.game.fight.sides[0].specialty, 1);
}

#[test]
fn armour_comes_by_itself_when_the_shield_is_gone() {
    kernel::rule!("OW-18.2", "OW-18.3", "OW-18.7", "OW-18.9", "OW-18.13");
    for (level, cards, shield) in [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 3, 1), (5, 3, 1)] {
        let mut stage = ready(BEAR, level, false);
        let mut shielded = stage.clone();
        begin(&mut shielded);
        assert_eq!(shielded.game.fight.sides[0].specialty, 0, "not with a shield");
        stage.shield(0, 0);
        begin(&mut stage);
        assert_eq!(
            stage.waiting(),
            Frame::DrawCards { seat: 0, left: cards },
            "level {level}: nobody is asked"
        );
        stage.settle_chance();
        assert_eq!(stage.game.player(0).shield, shield);
        assert!(matches!(stage.waiting(), Frame::ComboCard { .. }));
    }
}

#[test]
fn armour_waits_for_a_shield_that_falls_in_an_own_turn() {
    kernel::rule!("OW-18.13");
    let mut stage = ready(BEAR, 1, false);
    let potion = stage.potion_number("Black Blood");
    stage.potion(0, potion).shield(0, 1);
    begin(&mut stage);
    let mut hit = stage.clone();
    let ability = stage.potion_ability("Black Blood");
    stage.act(0, Action::UseAbility { ability }).monster_loses(2);
    assert_eq!(stage.game.player(0).shield, 0);
    assert_eq!(stage.waiting(), Frame::DrawCards { seat: 0, left: 1 }, "an effect broke it in step 1");

    hit.act(0, Action::Pass);
    combo(&mut hit, BEAR, 1);
    hit.monster_loses(1).settle_chance().attack(1, Half::Charge, 5);
    assert_eq!(
        (hit.game.player(0).shield, hit.game.fight.sides[0].specialty),
        (0, 0),
        "not in the monster's"
    );
    hit.settle_chance();
    assert_eq!((hit.game.fight.sides[0].turns, hit.game.fight.sides[0].specialty), (2, 1));
}

#[test]
fn armour_is_spent_without_a_card_to_draw_and_repeated_a_turn_later() {
    kernel::rule!("OW-18.13", "OW-18.1");
    let mut stage = ready(BEAR, 1, false);
    let mut again = stage.clone();
    stage.shield(0, 0).deck(0, &[]);
    begin(&mut stage);
    assert_eq!((stage.game.fight.sides[0].specialty, stage.hand_of(0).len()), (1, 3));

    let many: Vec<u8> = again.game.market_deck.iter().take(20).collect();
    again.deck(0, &many).levels(0, [3, 4, 2, 1]).shield(0, 0).game.player_mut(0).attributes =
        1 << Attribute::Specialty as u8;
    begin(&mut again);
    for (turn, uses) in [(1, 1), (2, 2), (3, 2)] {
        again.shield(0, 0);
        to_turn(&mut again, turn);
        assert_eq!(again.game.fight.sides[0].specialty, uses, "turn {turn}");
    }
}

#[test]
fn poisoned_steel_looks_and_discards_by_level() {
    kernel::rule!("OW-18.2", "OW-18.3", "OW-18.8", "OW-18.9");
    for (level, look, discard) in [(1, 3, 0), (2, 2, 1), (3, 4, 1), (4, 4, 2), (5, 4, 2)] {
        let mut stage = fighting(VIPER, level);
        combo(&mut stage, VIPER, 1);
        stage.monster_loses(1);
        take(&mut stage);
        stage.monster_loses(look);
        assert_eq!(stage.game.fight.top.len(), usize::from(look), "level {level}");
        let pool = stage.game.fight.pool;
        for _ in 0..discard {
            let menu = stage.menu(0);
            assert!(menu.iter().all(|action| matches!(action, Action::DiscardLooked { .. })), "{menu:?}");
            stage.act(0, menu[0]);
        }
        assert_eq!(stage.game.fight.pool, pool - discard);
        assert!(!matches!(stage.waiting(), Frame::LookDiscard { .. }));
    }
}

#[test]
fn a_specialty_is_used_once_in_a_fight_of_either_kind() {
    kernel::rule!("OW-18.1");
    for duel in [false, true] {
        let mut stage = ready(GRIFFIN, 3, duel);
        begin(&mut stage);
        combo(&mut stage, GRIFFIN, 1);
        to_turn(&mut stage, 2);
        let mut later = stage.clone();
        take(&mut stage);
        assert_eq!(offered(&stage), None, "not twice in a turn");
        to_turn(&mut stage, 3);
        assert_eq!(offered(&stage), None, "nor in a later one");
        later.act(0, Action::Pass);
        to_turn(&mut later, 3);
        assert!(offered(&later).is_some(), "unused it waits");
    }
}

/// Seat 0 wins the fight it is in with its first card, and comes to Phase III.
fn win(stage: &mut Stage, school: u8) {
    stage.game.fight.pool = 1;
    if offered(stage).is_some() {
        stage.act(0, Action::Pass);
    }
    combo(stage, school, 1);
    stage.go_on_until(|stage| stage.game.turn.phase == 3);
}

#[test]
fn the_next_fight_brings_the_specialty_back() {
    kernel::rule!("OW-18.1");
    let mut stage = fighting(CAT, 2);
    take(&mut stage);
    stage.settle_chance();
    win(&mut stage, CAT);
    stage.monster("Barghest", 2).at(0, 2).trail(0, Terrain::Mountain).turn_of(0).act(0, Action::EndPhase);
    begin(&mut stage);
    assert!(offered(&stage).is_some());
}

#[test]
fn trophies_are_won_from_monsters_in_duels_and_by_meditation() {
    kernel::rule!("OW-17.1");
    let standing = |stage: &Stage| (stage.game.player(0).trophies(), stage.game.player(0).position);
    let mut monster = fighting(WOLF, 1);
    win(&mut monster, WOLF);
    assert_eq!((standing(&monster), monster.game.player(0).monsters.count_ones()), ((1, 1), 1));

    let mut duel = ready(WOLF, 1, true);
    begin(&mut duel);
    duel.hand(1, &[]).deck(1, &[100]).shield(1, 0);
    combo(&mut duel, WOLF, 1);
    duel.go_on_until(|stage| stage.game.turn.phase == 3);
    assert_eq!((standing(&duel), duel.game.player(0).schools), ((1, 1), 1 << GRIFFIN));

    let mut calm = ready(WOLF, 5, false);
    calm.act(0, Action::Meditate { attribute: Attribute::Specialty });
    calm.go_on_until(|stage| stage.game.turn.phase == 3);
    assert_eq!((standing(&calm), calm.game.player(0).attributes), ((1, 1), 1 << 3));
}

#[test]
fn a_trophy_is_open_to_all_and_works_in_every_fight() {
    kernel::rule!("OW-17.3");
    let mut stage = ready(WOLF, 1, false);
    stage.game.player_mut(0).schools = 1 << CAT;
    for fight in 0..2 {
        begin(&mut stage);
        let hand = stage.hand_of(0).len();
        take(&mut stage);
        stage.settle_chance();
        assert_eq!(stage.hand_of(0).len(), hand + 1, "the Cat's trophy draws a card");
        stage.hand(0, &[first_card(WOLF)]);
        win(&mut stage, WOLF);
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
            let player = &stage.game.observe(viewer).players[0];
            assert_eq!((&player.schools[..], player.monsters.len()), (&[CAT][..], fight + 1));
        }
        stage.monster("Barghest", 2).at(0, 2).trail(0, Terrain::Mountain);
        stage.hand(0, &[first_card(WOLF)]).turn_of(0).act(0, Action::EndPhase);
    }
}
