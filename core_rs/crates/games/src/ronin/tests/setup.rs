//! Setup (RON-3.1 to RON-3.18): chapter card, rows, characters and player sets.

use kernel::{Actor, Audience, Dice, Game, Seat, rule};

use crate::ronin::content::embedded;
use crate::ronin::frame::Frame;
use crate::ronin::options::{Automas, Options, Season};
use crate::ronin::state::NONE;
use crate::ronin::tests::stage::{CIRI, DANDELION, GERALT, Stage, TRISS, VESEMIR, YENNEFER, YUKI_ONNA};
use crate::ronin::{Action, Event, Ronin};

/// Chance draws each of its outcomes about equally often and nothing else.
pub fn assert_even(game: &Ronin) {
    const EACH: usize = 400;
    let outcomes = game.menu(Actor::Chance);
    let mut counts = vec![0; outcomes.len()];
    let mut dice = Dice::stream(1);
    for _ in 0..EACH * outcomes.len() {
        let drawn = game.sample(&mut dice);
        counts[outcomes.iter().position(|outcome| *outcome == drawn).expect("a possible outcome")] += 1;
    }
    for (outcome, count) in outcomes.iter().zip(counts) {
        assert!((EACH * 3 / 4..=EACH * 5 / 4).contains(&count), "{outcome:?} was drawn {count} times");
    }
}

fn characters(numbers: &[u8]) -> Vec<Action> {
    numbers.iter().map(|character| Action::DrawCharacter { character: *character }).collect()
}

#[test]
fn one_of_six_chapter_cards_is_drawn_and_its_first_pair_is_in_force() {
    rule!("RON-3.2", "RON-3.3", "RON-X5", "RON-2.2", "RON-2.3");
    let start = Stage::new(&Options::new(3));
    let cards: Vec<Action> = (0..6).map(|chapter| Action::DrawChapter { chapter }).collect();
    assert_eq!(start.chances(), cards);
    assert_even(&start.game);
    for card in 0..6 {
        let mut stage = start.clone();
        stage.chance(Action::DrawChapter { chapter: card });
        for chapter in 0..3 {
            let printed = embedded().chapters[usize::from(card)].pairs[usize::from(chapter)];
            stage.game.chapter = chapter;
            assert_eq!(stage.game.active(), printed, "Left and Right as printed");
            assert_ne!(printed[0], printed[1]);
            assert_eq!(stage.game.inactive().count_ones(), 2);
            assert!(printed.iter().all(|kind| stage.game.inactive() & (1 << *kind as u8) == 0));
        }
    }
}

#[test]
fn the_turn_marker_starts_on_the_first_space() {
    rule!("RON-3.4");
    let options = Options { characters: vec![GERALT, CIRI, TRISS], first: Some(0), ..Options::new(3) };
    let mut stage = Stage::new(&options);
    stage.settle_chance();
    assert_eq!((stage.seen().chapter, stage.seen().turn), (1, 1));
    let turns = stage.public_events().into_iter().filter(|event| matches!(event, Event::TurnBegan { .. }));
    assert_eq!(turns.collect::<Vec<_>>(), [&Event::TurnBegan { chapter: 1, turn: 1 }]);
}

#[test]
fn rows_are_dealt_from_a_shuffled_deck_of_eighty() {
    rule!("RON-3.5", "RON-3.6", "RON-X1");
    for (players, rows) in [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)] {
        let mut stage = Stage::new(&Options { first: Some(0), ..Options::new(players) });
        stage.chance(Action::DrawChapter { chapter: 0 });
        let deck: Vec<Action> = (0..80).map(|card| Action::DrawCard { card }).collect();
        assert_eq!(stage.chances(), deck, "all cards of the main deck and no starter card");
        assert_even(&stage.game);
        for number in 0..2 * rows {
            stage.draw(79 - number);
        }
        for row in 0..rows {
            assert_eq!(stage.game.rows[usize::from(row)], [79 - 2 * row, 78 - 2 * row], "row 1 first");
        }
        assert!(stage.game.rows[usize::from(rows)..].iter().all(|row| *row == [NONE; 2]));
        assert_eq!(stage.seen().rows.len(), usize::from(rows));
        assert_eq!(stage.game.deck.len(), 80 - 2 * usize::from(rows));
    }
}

#[test]
fn the_first_chooser_is_drawn_unless_the_options_name_one() {
    rule!("RON-3.9", "RON-X3", "RON-R27");
    let dealt = |options: &Options| {
        let mut stage = Stage::new(options);
        stage.chance(Action::DrawChapter { chapter: 0 });
        while matches!(stage.chances()[0], Action::DrawCard { .. }) {
            stage.chance(stage.chances()[0]);
        }
        stage
    };
    let mut stage = dealt(&Options::new(4));
    let seats: Vec<Action> = (0..4).map(|seat| Action::DrawFirst { seat }).collect();
    assert_eq!(stage.chances(), seats);
    assert_even(&stage.game);
    stage.chance(Action::DrawFirst { seat: 2 });
    let mut choosers = Vec::new();
    for _ in 0..4 {
        choosers.extend(stage.settle_chance().asked());
        stage.act(choosers[choosers.len() - 1], stage.menu(choosers[choosers.len() - 1])[0]);
    }
    assert_eq!(choosers, [2, 3, 0, 1], "then clockwise");

    let mut named = dealt(&Options { first: Some(1), ..Options::new(4) });
    assert_eq!(named.settle_chance().asked(), [1]);
    assert!(
        matches!(dealt(&Options::new(1)).chances()[0], Action::DrawCharacter { .. }),
        "one player: no draw"
    );
}

#[test]
fn each_chooser_keeps_one_of_two_characters_and_returns_the_other() {
    rule!("RON-3.10", "RON-3.11", "RON-3.12", "RON-X4", "RON-D2");
    let mut stage = Stage::new(&Options { first: Some(3), ..Options::new(5) });
    stage.chance(Action::DrawChapter { chapter: 0 });
    while matches!(stage.chances()[0], Action::DrawCard { .. }) {
        stage.chance(stage.chances()[0]);
    }
    let mut pool: Vec<u8> = (0..7).collect();
    for (number, seat) in [3, 4, 0, 1, 2].into_iter().enumerate() {
        assert_eq!(stage.chances(), characters(&pool), "what was returned can come again");
        assert_even(&stage.game);
        let (kept, returned) = (pool[number % 2], pool[1 - number % 2]);
        stage.chance(Action::DrawCharacter { character: returned });
        let rest: Vec<u8> = pool.iter().copied().filter(|character| *character != returned).collect();
        assert_eq!(stage.chances(), characters(&rest));
        stage.chance(Action::DrawCharacter { character: kept });
        assert_eq!(stage.asked(), [seat]);
        let menu = [kept.min(returned), kept.max(returned)];
        assert_eq!(stage.menu(seat), menu.map(|character| Action::KeepCharacter { character }));
        for other in 0..5 {
            let offer = stage.seen_by(other).offer;
            assert_eq!(offer.len(), if other == seat { 2 } else { 0 }, "only the chooser sees the boards");
        }
        stage.act(seat, Action::KeepCharacter { character: kept });
        assert_eq!(stage.seen().figures[usize::from(seat)].character, Some(kept));
        assert!(
            stage
                .told
                .contains(&(Audience::Everyone, Event::CharacterTaken { figure: seat, character: kept }))
        );
        pool.retain(|character| *character != kept);
    }
    assert_eq!(pool.len(), 2);
}

#[test]
fn a_player_set_starts_with_nothing_but_five_cards_and_the_first_ability() {
    rule!("RON-3.13", "RON-3.14", "RON-3.15", "RON-3.16", "RON-2.15");
    let stage = Stage::laid_out(3, &[GERALT, DANDELION, YUKI_ONNA]);
    for (seat, start) in [(0, 80), (1, 90), (2, 110)] {
        let view = &stage.seen().figures[usize::from(seat)];
        assert_eq!((view.experience, view.victory), (0, 0));
        let held: Vec<bool> = view.abilities.iter().map(|ability| ability.held && !ability.spent).collect();
        assert_eq!(held, [true, false, false, false]);
        assert_eq!(stage.seen_by(seat).hand, (start..start + 5).collect::<Vec<u8>>());
    }
}

#[test]
fn ability_cards_wait_for_the_two_partners_of_their_owner() {
    rule!("RON-3.17", "RON-1.15");
    let mut stage = Stage::laid_out(4, &[GERALT, YENNEFER, CIRI, TRISS]);
    assert!(stage.game.figures.iter().all(|figure| figure.held & 0b1111_0000 == 0), "nobody has taken one");
    // Both tracks of Yennefer reach the spaces for ability 1 and ability 3.
    for (space, card) in [(2, 0), (9, 2)] {
        for (track, partner) in [(0, 0), (1, 2)] {
            stage.game.tracks[usize::from(track)] = space;
            stage.told.clear();
            stage.run(&[Frame::Advance { track, left: 1 }]);
            while let [seat] = stage.asked()[..] {
                stage.act(seat, Action::TakeBonus { alternative: 0 });
            }
            let taken = Event::AbilityCardTaken { figure: partner, character: YENNEFER, ability: card };
            assert!(stage.public_events().contains(&&taken));
        }
    }
    // Two copies each: the supply is empty, and the same spaces can only pay experience.
    for (space, pays) in [(2, 2), (9, 3)] {
        for track in [0, 1] {
            stage.game.tracks[track] = space;
            stage.game.figures.iter_mut().for_each(|figure| figure.experience = 0);
            stage.run(&[Frame::Advance { track: track as u8, left: 1 }]);
            assert_eq!(stage.asked(), [0; 0]);
            assert_eq!([0, 2].map(|seat| stage.game.figure(seat).experience)[track], pays);
        }
    }
    // Triss sits opposite: none of her slots is for a card of Yennefer.
    assert!((4..8).all(|slot| stage.game.ability_in(3, slot).0 != YENNEFER));
}

#[test]
fn figures_start_in_the_order_of_the_chapter_card() {
    rule!("RON-3.18", "RON-0.6");
    let options =
        Options { characters: vec![GERALT, YENNEFER, CIRI, DANDELION], first: Some(0), ..Options::new(4) };
    let mut stage = Stage::new(&options);
    stage.chance(Action::DrawChapter { chapter: 1 }).settle_chance();
    // Ciri, Vesemir, Dandelion, Yuki-onna, Geralt, Triss, Yennefer; three of them are not in play.
    assert_eq!(stage.seen().order, [2, 3, 0, 1]);
    assert_eq!(stage.asked(), [2], "the top figure acts first");

    let mut solo = Stage::new(&Options { characters: vec![TRISS, VESEMIR, YENNEFER], ..Options::new(1) });
    solo.chance(Action::DrawChapter { chapter: 1 }).settle_chance();
    assert_eq!(solo.seen().order, [1, 0, 2], "Automas have figures too");
}

#[test]
fn automa_characters_are_chosen_alone_and_drawn_for_two() {
    rule!("RON-D10", "RON-X8", "RON-R27");
    let fixed = |players: u8, automas: Option<Automas>| {
        let mut options = Options { first: Some(players - 1), ..Options::new(players) };
        options.characters = (0..players).collect();
        options.automas = automas.unwrap_or(options.automas);
        let mut stage = Stage::new(&options);
        stage.chance(Action::DrawChapter { chapter: 0 });
        while matches!(stage.chances().first(), Some(Action::DrawCard { .. })) {
            stage.chance(stage.chances()[0]);
        }
        stage
    };
    let choices = |numbers: &[u8]| -> Vec<Action> {
        numbers.iter().map(|character| Action::ChooseAutoma { character: *character }).collect()
    };
    // Alone: the player picks both, from the remaining characters.
    let mut solo = fixed(1, None);
    assert_eq!(solo.menu(0), choices(&[1, 2, 3, 4, 5, 6]));
    solo.act(0, Action::ChooseAutoma { character: CIRI });
    assert_eq!(solo.menu(0), choices(&[1, 2, 4, 5, 6]));
    solo.act(0, Action::ChooseAutoma { character: YENNEFER });
    assert_eq!([1, 2].map(|figure| solo.game.figure(figure).character), [CIRI, YENNEFER]);
    // Or chance, uniformly.
    let mut random = fixed(1, Some(Automas::Random));
    assert_eq!(random.chances(), characters(&[1, 2, 3, 4, 5, 6]));
    assert_even(&random.game);
    random.chance(Action::DrawCharacter { character: CIRI });
    assert_eq!(random.chances(), characters(&[1, 2, 4, 5, 6]));
    // Two players: chance unless the options let the first chooser pick.
    let pair = fixed(2, None);
    assert_eq!(pair.chances(), characters(&[2, 3, 4, 5, 6]));
    assert_even(&pair.game);
    assert_eq!(fixed(2, Some(Automas::Choose)).menu(1), choices(&[2, 3, 4, 5, 6]));
}

#[test]
fn the_season_of_a_solo_game_is_an_option() {
    rule!("RON-D10");
    let words = |value: &str| [(String::from("season"), String::from(value))].into();
    let season = |value: &str| Options::parse(embedded(), 1, &words(value)).map(|options| options.season);
    assert_eq!(season("summer"), Ok(Season::Summer));
    assert_eq!(season("autumn"), Ok(Season::Autumn));
    assert_eq!(season("winter"), Ok(Season::Winter));
    assert!(season("spring").is_err());
    assert_eq!(Options::parse(embedded(), 1, &[].into()).map(|options| options.season), Ok(Season::Autumn));
    for (season, points) in [(Season::Summer, 4), (Season::Autumn, 2), (Season::Winter, 0)] {
        let mut stage =
            Stage::new(&Options { season, characters: vec![GERALT, CIRI, TRISS], ..Options::new(1) });
        // Bonuses of the first spaces come before the first draft.
        stage.settle_chance();
        while stage.menu(0)[0] != Action::TakeDeck {
            stage.act(0, stage.menu(0)[0]);
        }
        assert_eq!(stage.seen().tracks.iter().map(|track| track.space).collect::<Vec<_>>(), [points; 2]);
    }
}

#[test]
fn a_menu_of_offered_characters_is_private() {
    rule!("RON-D2");
    let mut stage = Stage::new(&Options { first: Some(0), ..Options::new(3) });
    stage.settle_chance();
    assert_eq!(stage.forced(), None);
    assert_eq!(stage.game.node(Actor::Seat(Seat::new(0))).menu, kernel::Menu::Closed);
}
