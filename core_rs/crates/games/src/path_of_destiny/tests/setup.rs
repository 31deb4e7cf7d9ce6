//! Setup (POD-3): story, rows, characters, player sets and the start of the initiative track.

use kernel::{Actor, Audience, Dice, Game, Menu, Seat, rule};

use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::tests::stage::{
    CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, blank, blank_but, edited,
};
use crate::path_of_destiny::view::Token;
use crate::path_of_destiny::vocabulary::{Colour, Quest, Side, Story};
use crate::path_of_destiny::{Action, Event, Options, Pack, PathOfDestiny};

/// Chance draws each of its outcomes about equally often and nothing else.
pub fn assert_even(game: &PathOfDestiny) {
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

/// A game whose rows are dealt and nothing more.
fn dealt(options: &Options) -> Stage {
    let mut stage = Stage::new(options);
    while matches!(stage.chances().first(), Some(Action::DrawCard { .. })) {
        stage.chance(stage.chances()[0]);
    }
    stage
}

fn characters(numbers: &[u8]) -> Vec<Action> {
    numbers.iter().map(|character| Action::DrawCharacter { character: *character }).collect()
}

/// Everything that is told in a game in which everybody takes the first option.
fn told(pack: &'static Pack, options: &Options) -> Vec<(Audience, Event)> {
    let mut stage = Stage::with(pack, options);
    stage.play_out(|_, _, menu| menu[0]);
    stage.told
}

#[test]
fn one_of_three_stories_is_chosen_beforehand() {
    rule!("POD-3.2", "POD-D1");
    let parsed = |words: &[(&str, &str)]| {
        let words = words.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect();
        Options::parse(embedded(), 3, &words).map(|options| (options.story, options.learning))
    };
    assert_eq!(parsed(&[]), Ok((Story::EdgeOfTheWorld, false)), "the default");
    assert_eq!(parsed(&[("story", "striga")]), Ok((Story::Striga, false)));
    assert_eq!(parsed(&[("story", "lesser_evil")]), Ok((Story::LesserEvil, false)));
    assert_eq!(parsed(&[("learning", "true")]), Ok((Story::EdgeOfTheWorld, true)));
    assert!(parsed(&[("story", "the_last_wish")]).is_err());
    assert!(parsed(&[("story", "striga"), ("learning", "true")]).is_err());
    for story in Story::ALL {
        assert_eq!(Stage::new(&Options { story, ..Options::new(3) }).seen().story, story);
    }
}

#[test]
fn the_difficulty_mark_of_a_story_changes_nothing() {
    rule!("POD-3.2");
    let marked = edited(|pack| pack.stories.iter_mut().for_each(|story| story.difficulty = 9));
    for story in Story::ALL {
        let options = Options { story, first: Some(0), ..Options::new(3) };
        assert_eq!(told(embedded(), &options), told(marked, &options));
    }
}

#[test]
fn the_pages_of_a_story_stay_in_their_order() {
    rule!("POD-3.3", "POD-27.13");
    for story in Story::ALL {
        for (side, pages) in [(Side::Left, [8, 2]), (Side::Right, [9, 3])] {
            let mut stage = Stage::telling(story, 3, &[GERALT, VESEMIR, CIRI]).without_abilities();
            stage.game.destiny = [side as u8; 3];
            stage.game.turn = 2;
            stage
                .run(&[Frame::ChapterEnds])
                .go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
            let read: Vec<u8> = stage
                .public_events()
                .into_iter()
                .filter_map(|event| if let Event::Read { page } = event { Some(*page) } else { None })
                .collect();
            assert_eq!(read, pages, "{story:?} {side:?}: the outcome of the main symbol, then its opening");
        }
    }
}

#[test]
fn destiny_and_path_tokens_wait_beside_the_story() {
    rule!("POD-3.4", "POD-1.6", "POD-1.7");
    for story in Story::ALL {
        let mut stage = Stage::new(&Options { story, first: Some(0), ..Options::new(2) });
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
        assert_eq!(stage.seen().destiny, [Token::Waiting; 3], "I, II and III");
        assert_eq!(stage.seen().holders, [None; 2], "Left and Right");
    }
}

#[test]
fn rows_are_dealt_from_a_shuffled_deck_of_sixty_eight() {
    rule!("POD-3.5", "POD-3.6", "POD-1.2", "POD-X1");
    for (players, rows) in [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)] {
        let mut stage = Stage::new(&Options { first: Some(0), ..Options::new(players) });
        let deck: Vec<Action> = (0..68).map(|card| Action::DrawCard { card }).collect();
        assert_eq!(stage.chances(), deck, "all cards of the main deck and no starter card");
        assert_even(&stage.game);
        for number in 0..2 * rows {
            stage.draw(67 - number);
        }
        for row in 0..rows {
            assert_eq!(stage.game.rows[usize::from(row)], [67 - 2 * row, 66 - 2 * row], "row 1 first");
        }
        assert!(!matches!(stage.chances().first(), Some(Action::DrawCard { .. })), "that is all");
        assert_eq!(stage.seen().rows.len(), usize::from(rows));
        assert_eq!(stage.game.deck.len(), 68 - 2 * usize::from(rows));
    }
}

#[test]
fn the_first_chooser_is_drawn_unless_the_options_name_one() {
    rule!("POD-3.11", "POD-X3", "POD-R54");
    let mut stage = dealt(&Options::new(4));
    let seats: Vec<Action> = (0..4).map(|seat| Action::DrawFirst { seat }).collect();
    assert_eq!(stage.chances(), seats);
    assert_even(&stage.game);
    stage.chance(Action::DrawFirst { seat: 2 });
    let mut choosers = Vec::new();
    for _ in 0..4 {
        let chooser = stage.settle_chance().asked()[0];
        choosers.push(chooser);
        stage.act(chooser, stage.menu(chooser)[0]);
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
fn each_chooser_keeps_one_of_two_boards_and_the_fifth_gets_the_last() {
    rule!("POD-3.12", "POD-3.13", "POD-3.14", "POD-3.15", "POD-R55", "POD-X4", "POD-D2");
    let mut stage = dealt(&Options { first: Some(3), ..Options::new(5) });
    let mut pool: Vec<u8> = (0..5).collect();
    for (number, seat) in [3, 4, 0, 1].into_iter().enumerate() {
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
        assert_eq!(stage.game.node(Actor::Seat(Seat::new(seat))).menu, Menu::Closed);
        assert_eq!(stage.forced(), None);
        for other in 0..5 {
            let offer = stage.seen_by(other).offer;
            assert_eq!(offer.len(), if other == seat { 2 } else { 0 }, "only the chooser sees the boards");
        }
        stage.act(seat, Action::KeepCharacter { character: kept });
        let taken = Event::CharacterTaken { figure: seat, character: kept };
        assert!(stage.told.contains(&(Audience::Everyone, taken)));
        pool.retain(|character| *character != kept);
    }
    assert_eq!(stage.chances(), characters(&pool), "a single board");
    stage.chance(stage.chances()[0]);
    assert_eq!(stage.forced(), Some((2, Action::KeepCharacter { character: pool[0] })));
}

#[test]
fn a_player_set_starts_with_nothing_but_five_cards_and_the_first_ability() {
    rule!("POD-3.16", "POD-3.17", "POD-3.18", "POD-3.19", "POD-2.15", "POD-1.11");
    let stage = Stage::laid_out(3, &[GERALT, DANDELION, VESEMIR]);
    for (seat, start) in [(0, 68), (1, 78), (2, 88)] {
        let view = &stage.seen().figures[usize::from(seat)];
        assert_eq!((view.experience, view.victory), (0, 0));
        let held: Vec<bool> = view.abilities.iter().map(|ability| ability.held && !ability.spent).collect();
        assert_eq!(held, [true, false, false, false]);
        assert_eq!(stage.seen_by(seat).hand, (start..start + 5).collect::<Vec<u8>>());
        assert_eq!((view.timeline.len(), view.pool), (0, [0; 4]));
    }
}

#[test]
fn everybody_can_read_everybodys_side_quest() {
    rule!("POD-3.20");
    let pack = blank_but(&[(40, blank(Colour::Green)), (41, blank(Colour::Green))]);
    let mut stage = Stage::telling_with(pack, Story::EdgeOfTheWorld, 2, &[VESEMIR, GERALT]);
    // What a spectator knows of seat 1 before the first turn tells what will be scored at the end.
    let character = stage.seen().figures[1].character.expect("characters are public");
    assert_eq!(embedded().quests[usize::from(character)].count, Quest::HandCards(Colour::Green));
    stage.game.path = [0; 3];
    stage.hand(0, &[]).hand(1, &[40, 41, 42]).run(&[Frame::Ending]);
    assert!(stage.public_events().contains(&&Event::QuestCounted { figure: 1, count: 2 }));
}

#[test]
fn figures_start_in_the_order_of_the_story() {
    rule!("POD-3.21", "POD-3.23", "POD-0.6", "POD-27.13");
    let start = |story, players: u8, characters: &[u8]| {
        let options =
            Options { story, characters: characters.to_vec(), first: Some(0), ..Options::new(players) };
        let mut stage = Stage::new(&options);
        stage.settle_chance();
        assert_eq!(stage.asked(), stage.seen().order[..1], "the top figure acts first");
        stage.seen().order
    };
    let all = [GERALT, YENNEFER, DANDELION, CIRI, VESEMIR];
    assert_eq!(start(Story::EdgeOfTheWorld, 5, &all), [CIRI, YENNEFER, GERALT, DANDELION, VESEMIR]);
    assert_eq!(start(Story::Striga, 5, &all), [GERALT, VESEMIR, CIRI, YENNEFER, DANDELION]);
    assert_eq!(start(Story::LesserEvil, 5, &all), [DANDELION, VESEMIR, GERALT, YENNEFER, CIRI]);
    // Characters not in play are skipped; seat 0 is Vesemir, seat 1 Ciri, seat 2 Yennefer.
    let three = [VESEMIR, CIRI, YENNEFER];
    assert_eq!(start(Story::EdgeOfTheWorld, 3, &three), [1, 2, 0]);
    assert_eq!(start(Story::Striga, 3, &three), [0, 1, 2]);
    assert_eq!(start(Story::LesserEvil, 3, &three), [0, 2, 1]);
}

#[test]
fn the_parts_of_the_setup_follow_each_other() {
    rule!("POD-3.9", "POD-3.10", "POD-4.2", "POD-4.5");
    for players in 1..=5 {
        for story in Story::ALL {
            let mut stage = Stage::new(&Options { story, first: Some(0), ..Options::new(players) });
            stage.go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
            let setup = stage
                .public_events()
                .into_iter()
                .take_while(|event| !matches!(event, Event::TurnBegan { .. }));
            let mut parts: Vec<&str> = setup
                .map(|event| match event {
                    Event::RowDealt { .. } => "rows",
                    Event::FirstChooser { .. } | Event::CharacterTaken { .. } => "characters",
                    Event::Order { .. } => "order",
                    Event::Experience { reason: Reason::Automa, .. } => "Automa",
                    Event::EffortPlaced { .. }
                    | Event::RequirementPlaced { .. }
                    | Event::TokenPlaced { .. } => "story",
                    Event::Read { page: 0 } => "introduction",
                    Event::Read { page: 1 } => "opening",
                    Event::ChapterBegan { chapter: 1, .. } => "chapter I",
                    Event::CoinFlipped { .. } | Event::Gained { figure: 1, .. } => "Automa's symbols",
                    other => panic!("{other:?} in the setup"),
                })
                .collect();
            parts.dedup();
            let mut expected =
                vec!["rows", "characters", "order", "story", "introduction", "opening", "chapter I"];
            if players == 1 {
                expected.insert(3, "Automa");
                expected.push("Automa's symbols");
            }
            assert_eq!(parts, expected, "{story:?}, {players} players");
        }
    }
}

#[test]
fn the_learning_game_has_no_extra_effort_and_no_side_quests() {
    rule!("POD-3.24");
    // Blank cards of one colour meet no sequence and no side quest of these three.
    let characters = vec![GERALT, YENNEFER, CIRI];
    let full = Options { characters, first: Some(0), ..Options::new(3) };
    let pack = blank_but(&[]);
    let learning = told(pack, &Options { learning: true, ..full.clone() });
    let extra = |event: &Event| {
        matches!(event, Event::EffortPlaced { .. } | Event::HandShown { .. } | Event::QuestCounted { .. })
    };
    assert!(!learning.iter().any(|(_, event)| extra(event)));
    let mut rest = told(pack, &full);
    let count = rest.len();
    rest.retain(|(_, event)| !extra(event));
    assert_eq!(count - rest.len(), 3 + 3 + 3, "three cards, three hands, three quests");
    assert_eq!(rest, learning, "nothing else changes");

    // Nor is anything scored for them where they could be met.
    let green = edited(|pack| pack.cards.fill(blank(Colour::Green)));
    let told = told(green, &Options { learning: true, ..full });
    let scored = |(_, event): &(Audience, Event)| {
        matches!(event, Event::Victory { reason: Reason::SideQuest, .. })
            || matches!(event, Event::Experience { reason: Reason::Effort, .. })
    };
    assert!(!told.iter().any(scored));
}
