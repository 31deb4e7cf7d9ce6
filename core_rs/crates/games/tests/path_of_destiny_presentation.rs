//! Path of Destiny's words and pictures: for every viewer of whole games, at every step.

mod showing;

use std::collections::{BTreeMap, BTreeSet};

use games::path_of_destiny::options::{Difficulty, Options};
use games::path_of_destiny::pack::{PAGES, StoryBook};
use games::path_of_destiny::view::Step;
use games::path_of_destiny::vocabulary::{Kind, Side, Story};
use games::path_of_destiny::{Action, Event, PathOfDestiny, View, content};
use games::presentation::{Panel, Presented, Screen};
use kernel::{Actor, Dice, Game, Seat, Viewer};
use showing::{check_screen, line_text, plain, play, viewers};

/// All the words of a picture, in one line each panel.
fn words(screen: &Screen) -> Vec<String> {
    let panel = |panel: &Panel| {
        let lines: Vec<String> = panel.lines.iter().map(|line| line_text(line)).collect();
        format!("{} {}", panel.title, lines.join(" "))
    };
    screen.panels.iter().map(panel).collect()
}

/// Numbers that name something and numbers that do not, for every kind of action.
fn absurd_actions() -> Vec<Action> {
    let mut actions = vec![Action::Pass, Action::TakeDeck, Action::Stop];
    for n in [0, 1, 3, 7, 20, 92, 93, 200, 254, 255] {
        actions.extend([
            Action::DrawFirst { seat: n },
            Action::DrawCard { card: n },
            Action::DrawCharacter { character: n },
            Action::DrawEffort { effort: n },
            Action::DrawRequirement { requirement: n },
            Action::DrawObjective { objective: n },
            Action::DrawToken { token: n },
            Action::DrawAlliance { alliance: n },
            Action::KeepCharacter { character: n },
            Action::UseAbility { ability: n },
            Action::TakeRow { row: n },
            Action::PickCard { row: n, place: n },
            Action::BurnPair { row: n },
            Action::Select { card: n },
            Action::PlayCard { card: n },
            Action::DiscardCard { card: n },
            Action::TakeBack { position: n },
            Action::Recolour { position: n },
            Action::Keep { position: n },
            Action::LoseSymbol { position: n, kind: Kind::Fight },
            Action::DiscardAlliance { alliance: n },
            Action::ApplyAlliance { alliance: n },
            // What only the other game knows.
            Action::TakeBonus { alternative: n },
            Action::GainMix { left: n },
        ]);
    }
    for kind in Kind::ALL {
        actions.extend([
            Action::LoseToken { kind },
            Action::LoseSpecial { kind },
            Action::ChooseKind { kind },
        ]);
    }
    for side in Side::ALL {
        actions.extend([
            Action::ChooseActive { side },
            Action::ChooseAlliance { side },
            Action::FlipCoin { side },
        ]);
    }
    actions
}

/// Events with numbers that name something and numbers that do not.
fn absurd_events() -> Vec<Event> {
    let mut events = Vec::new();
    for n in [0, 1, 6, 9, 29, 30, 120, 255] {
        events.extend([
            Event::Read { page: n },
            Event::EffortPlaced { chapter: n, effort: n },
            Event::EffortMade { figure: n, effort: n },
            Event::RequirementPlaced { place: n, requirement: n },
            Event::RequirementMet { figure: n, place: n, stage: n },
            Event::ObjectiveSeen { place: n, objective: n },
            Event::ObjectiveTurnedUp { place: n, objective: n },
            Event::ObjectiveCounted { figure: n, objective: n, count: n },
            Event::SpecialTaken { figure: n, kind: Kind::Magic },
            Event::SpecialLost { figure: n, kind: Kind::Magic },
            Event::SpecialReturned { figure: n, kind: Kind::Magic },
            Event::TokenPlaced { row: n, token: n },
            Event::AllianceDrawn { figure: n, alliance: n },
            Event::AllianceDiscarded { figure: n, alliance: n },
            Event::AlliancesRevealed { figure: n, alliances: vec![n] },
            Event::AllianceApplied { figure: n, alliance: n },
            Event::Voted { figure: n, side: None },
            Event::DestinyPlaced { token: n, side: Some(Side::Left) },
            Event::PathTaken { side: Side::Right, figure: Some(n) },
            Event::ExperienceLost { figure: n, amount: n, total: n },
            Event::QuestCounted { figure: n, count: n },
            Event::AbilityUsed { figure: n, character: n, ability: n },
            Event::AbilityUnlocked { figure: n, ability: n },
            Event::Resolved { figure: n, card: n, level: n },
            Event::TurnBegan { chapter: n, turn: n },
        ]);
    }
    events
}

/// Labels of a menu: something each, all different, short enough for a line.
fn check_menu(view: &View, menu: &[Action]) {
    let pack = content::embedded();
    let labels: Vec<String> = menu.iter().map(|action| PathOfDestiny::label(pack, view, *action)).collect();
    let distinct: BTreeSet<&String> = labels.iter().collect();
    assert_eq!(distinct.len(), menu.len(), "equal labels: {labels:?}");
    for label in &labels {
        assert!((3..=110).contains(&label.chars().count()), "{label}");
        assert!(!label.contains("unknown") && !label.contains("  ") && label != "Chance", "{label}");
    }
}

fn check_viewer(game: &PathOfDestiny, viewer: Viewer, heard: &[Event]) {
    let pack = content::embedded();
    let view = game.observe(viewer);
    check_screen(&PathOfDestiny::screen(pack, &view));
    let question = PathOfDestiny::question(pack, &view);
    assert!(question.len() > 5 && question.ends_with('.'), "{question}");
    for event in heard {
        if let Some(sentence) = PathOfDestiny::sentence(pack, &view, event) {
            assert!(sentence.ends_with(['.', '…']) && !sentence.contains("unknown"), "{sentence}");
            assert!(!sentence.ends_with(".."), "{sentence}");
            assert!(sentence.chars().next().is_some_and(|first| !first.is_lowercase()), "{sentence}");
        }
    }
}

fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for story in Story::ALL {
        for players in 1..=5 {
            variants.push(Options { story, ..Options::new(players) });
        }
        variants.push(Options { story, difficulty: Difficulty::DeathMarch, ..Options::new(1) });
    }
    variants.push(Options { learning: true, ..Options::new(2) });
    variants
}

#[test]
fn whole_games_can_be_shown_to_everyone() {
    for (number, options) in (0..).zip(variants()) {
        for seed in 0..4 {
            play::<PathOfDestiny>(&options, 100 * number + seed, |game, viewer, heard| {
                check_viewer(game, viewer, heard);
                if let Viewer::Seat(seat) = viewer {
                    check_menu(&game.observe(viewer), &game.menu(Actor::Seat(seat)));
                    assert!(game.role(seat).is_none_or(|role| !role.is_empty()));
                }
            });
        }
    }
}

#[test]
fn every_event_but_those_the_rows_show_is_told() {
    let pack = content::embedded();
    let mut silent = BTreeSet::new();
    for (number, options) in (0..).zip(variants()) {
        play::<PathOfDestiny>(&options, 7 * number, |game, viewer, heard| {
            let view = game.observe(viewer);
            for event in heard {
                if PathOfDestiny::sentence(pack, &view, event).is_none() {
                    let name = format!("{event:?}");
                    silent.insert(name.split([' ', '{']).next().unwrap_or_default().to_owned());
                }
            }
        });
    }
    // What the rows show, what a viewer chose itself, and an empty timeline.
    let known = ["Chose", "Revealed", "RowDealt"].map(String::from);
    assert!(silent.iter().all(|name| known.contains(name)), "{silent:?}");
}

#[test]
fn absurd_actions_have_words_too() {
    let pack = content::embedded();
    let actions = absurd_actions();
    for options in variants() {
        let start = PathOfDestiny::initial(pack, &options).expect("good options");
        for viewer in viewers(&start) {
            let view = start.observe(viewer);
            check_screen(&PathOfDestiny::screen(pack, &view));
            assert!(!PathOfDestiny::question(pack, &view).is_empty());
        }
        let mut steps = 0;
        play::<PathOfDestiny>(&options, 5, |game, viewer, _| {
            steps += 1;
            if steps % 7 == 0 {
                let view = game.observe(viewer);
                assert!(actions.iter().all(|action| !PathOfDestiny::label(pack, &view, *action).is_empty()));
            }
        });
    }
}

#[test]
fn absurd_events_have_words_too() {
    let pack = content::embedded();
    let events = absurd_events();
    for options in variants() {
        let mut steps = 0;
        play::<PathOfDestiny>(&options, 6, |game, viewer, _| {
            steps += 1;
            if steps % 50 == 1 {
                let view = game.observe(viewer);
                for event in &events {
                    let text = PathOfDestiny::sentence(pack, &view, event);
                    assert!(text.is_none_or(|text| !text.is_empty()));
                }
            }
        });
    }
}

#[test]
fn what_is_hidden_changes_no_word() {
    let pack = content::embedded();
    for story in Story::ALL {
        let mut compared = 0;
        play::<PathOfDestiny>(&Options { story, ..Options::new(3) }, 11, |game, viewer, _| {
            let mut dice = Dice::stream(compared);
            let other = game.reimagine(viewer, &mut dice);
            let (view, twin) = (game.observe(viewer), other.observe(viewer));
            assert_eq!(PathOfDestiny::screen(pack, &view), PathOfDestiny::screen(pack, &twin));
            assert_eq!(PathOfDestiny::question(pack, &view), PathOfDestiny::question(pack, &twin));
            if let Viewer::Seat(seat) = viewer {
                let labels = |game: &PathOfDestiny, view: &View| -> Vec<String> {
                    let menu = game.menu(Actor::Seat(seat));
                    menu.into_iter().map(|action| PathOfDestiny::label(pack, view, action)).collect()
                };
                assert_eq!(labels(game, &view), labels(&other, &twin));
            }
            compared += 1;
        });
        assert!(compared > 100);
    }
}

/// What stands on pages that were not read: titles and texts, and the headings of openings.
fn unread(book: &StoryBook, read: &[u8]) -> Vec<String> {
    let mut secrets = Vec::new();
    for number in (0..PAGES).filter(|number| !read.contains(number)) {
        let page = book.page(number).expect("a page");
        secrets.push(page.title.clone());
        secrets.push(page.text.chars().take(40).collect());
        if let Some(opening) = number.checked_sub(1).and_then(|at| book.openings.get(usize::from(at))) {
            secrets.extend(opening.headings.clone());
        }
    }
    // A single word proves nothing: a card may have it in its name.
    secrets.retain(|secret| secret.contains(' '));
    secrets
}

#[test]
fn pages_are_told_when_they_are_read_and_not_before() {
    let pack = content::embedded();
    let every: Vec<Event> = (0..=PAGES).map(|page| Event::Read { page }).collect();
    for (number, story) in (0..).zip(Story::ALL) {
        let book = &pack.stories[story as usize];
        for (seed, players) in [(1, 1), (2, 3), (3, 4)] {
            let mut pages = BTreeSet::new();
            play::<PathOfDestiny>(
                &Options { story, ..Options::new(players) },
                10 * number + seed,
                |game, viewer, heard| {
                    let view = game.observe(viewer);
                    let screen = PathOfDestiny::screen(pack, &view);
                    let mut said = words(&screen);
                    said.push(PathOfDestiny::question(pack, &view));
                    said.extend(heard.iter().filter_map(|event| PathOfDestiny::sentence(pack, &view, event)));
                    // Even if told out of time.
                    said.extend(every.iter().filter_map(|event| PathOfDestiny::sentence(pack, &view, event)));
                    if let Viewer::Seat(seat) = viewer {
                        let menu = game.menu(Actor::Seat(seat));
                        said.extend(menu.iter().map(|action| PathOfDestiny::label(pack, &view, *action)));
                    }
                    for secret in unread(book, &view.pages) {
                        assert!(said.iter().all(|text| !text.contains(&secret)), "{secret} was told");
                    }
                    for event in heard {
                        if let Event::Read { page } = event {
                            let sentence = PathOfDestiny::sentence(pack, &view, event).expect("told");
                            let page_text = book.page(*page).expect("a page");
                            assert!(
                                sentence.contains(&page_text.title) && sentence.contains(&page_text.text)
                            );
                            pages.insert(*page);
                        }
                    }
                    // The last page stands on the screen in full, those before it by their titles.
                    if let Some((last, before)) = view.pages.split_last() {
                        let panel = &words(&screen)[if view.step == Step::Over { 3 } else { 2 }];
                        let squeezed = panel.split_whitespace().collect::<Vec<_>>().join(" ");
                        let text = &book.page(*last).expect("a page").text;
                        assert!(squeezed.contains(text.as_str()), "{squeezed}");
                        assert!(
                            before
                                .iter()
                                .all(|page| { squeezed.contains(&book.page(*page).expect("a page").title) }),
                            "{squeezed}"
                        );
                    }
                },
            );
            // The introduction, three openings, three outcomes, an epilogue.
            assert_eq!(pages.len(), 8, "{pages:?}");
        }
    }
}

#[test]
fn no_page_is_part_of_the_reference() {
    let pack = content::embedded();
    let description = PathOfDestiny::describe(pack);
    let entries = description.content.iter().flat_map(|section| &section.entries);
    let mut said: Vec<String> =
        entries.map(|entry| format!("{}: {} {}", entry.name, entry.text, entry.line)).collect();
    said.push(format!("{} {:?} {:?}", description.summary, description.variants, description.options));
    for book in pack.stories.iter() {
        for secret in unread(book, &[]) {
            said.extend(PathOfDestiny::explain(pack, &secret));
        }
        let texts = (0..PAGES).filter_map(|number| book.page(number)).map(|page| &page.text);
        for text in texts {
            let beginning: String = text.chars().take(40).collect();
            assert!(said.iter().all(|said| !said.contains(&beginning)), "{beginning}");
        }
    }
}

#[test]
fn every_card_has_a_text_of_its_effect() {
    let pack = content::embedded();
    let description = PathOfDestiny::describe(pack);
    assert_eq!((description.id, description.title), ("path_of_destiny", "Path of Destiny"));
    let sections = description.content.iter().map(|section| (section.title, section.entries.len()));
    let expected = [
        ("Characters", 5),
        ("Action cards", 68),
        ("Starter cards", 25),
        ("Stories", 3),
        ("Automa boards", 5),
        ("Extra-effort cards", 12),
        ("Secret objectives", 18),
        ("Requirement cards", 4),
        ("Alliance cards", 32),
    ];
    assert_eq!(sections.collect::<Vec<_>>(), expected);
    let entries = || description.content.iter().flat_map(|section| &section.entries);
    assert!(entries().all(|entry| !entry.name.is_empty() && !entry.text.is_empty()));
    // The rules behind colour and symbols: equal texts mean equal effects, and the other way round.
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let cards = description.content[1].entries.iter().chain(&description.content[2].entries);
    for (entry, card) in cards.zip(pack.cards.iter()) {
        let (_, rules) = entry.text.split_once(". ").expect("colour and symbols come first");
        let effect = format!("{:?}", card.effect);
        assert_eq!(texts.entry(String::from(rules)).or_insert_with(|| effect.clone()), &effect, "{rules}");
        assert!(rules.chars().count() <= 80, "{rules}");
    }
    let effects: BTreeSet<&String> = texts.values().collect();
    assert_eq!(effects.len(), texts.len());
    // Side quests stand with their characters.
    for (entry, quest) in description.content[0].entries.iter().zip(&pack.quests) {
        assert!(entry.text.contains(&quest.name) && entry.text.contains(&quest.text), "{}", entry.text);
    }
}

#[test]
fn things_are_found_by_number_and_name() {
    let pack = content::embedded();
    let first = PathOfDestiny::explain(pack, "0").expect("card 0");
    assert!(first.starts_with(&format!("{} (#0)\n", pack.cards[0].name)), "{first}");
    assert_eq!(PathOfDestiny::explain(pack, " #0 "), Some(first));
    for (wanted, begins) in [
        ("geralt", "Geralt\n1. Training"),
        ("training", "Training (ability 1 of Geralt)"),
        ("herbs for", "Herbs for the Winter (side quest of Geralt)\n"),
        ("automa yennefer", "Automa Yennefer (Automa board)\nCompetences Magic and Diplomacy.\n1. Wisdom"),
        ("extravaganza", "Extravaganza (Automa Yennefer)\n"),
        ("a run through", "A Run through the Hemp (extra effort of chapter I)\nRed, blue, green: 2 XP."),
        ("bare steel", "Bare Steel (objective A, if the last main symbol is Fight)\n"),
        ("stained glass", "Stained Glass (solo objective B, if the last main symbol is Magic)\n"),
        ("full moon", "The Full Moon (requirement)\nFirst stage, 3 yellow cards: 1 XP; then 4"),
        ("burnt notes", "Burnt Notes (alliance with Stregobor)\nLose 1 inactive symbol, score 2 XP."),
        ("striga", "Striga (story, difficulty 2 of 3)\n"),
        ("92", "Old Maps, Old Friends (#92)"),
    ] {
        let text = PathOfDestiny::explain(pack, wanted).unwrap_or_default();
        assert!(text.starts_with(begins), "{wanted}: {text}");
    }
    for nothing in ["", "  ", "93", "-1", "no such thing", "99999999999999999999"] {
        assert_eq!(PathOfDestiny::explain(pack, nothing), None, "{nothing}");
    }
    for (number, card) in pack.cards.iter().enumerate() {
        let text = PathOfDestiny::explain(pack, &number.to_string()).expect("every card is found");
        assert!(text.starts_with(&card.name));
        assert_eq!(PathOfDestiny::explain(pack, &card.name), Some(text));
    }
}

#[test]
fn a_seat_has_a_role_once_characters_are_taken() {
    let pack = content::embedded();
    let start = PathOfDestiny::initial(pack, &Options::new(3)).expect("good options");
    assert_eq!(start.role(Seat::new(0)), None);
    let mut seen = BTreeSet::new();
    play::<PathOfDestiny>(&Options { characters: vec![0, 3, 4], ..Options::new(3) }, 1, |game, _, _| {
        seen.insert((0..4).map(|seat| game.role(Seat::new(seat)).map(String::from)).collect::<Vec<_>>());
    });
    let roles = ["geralt", "ciri", "vesemir"].map(|role| Some(String::from(role)));
    assert!(seen.contains(&[&roles[..], &[None]].concat()), "{seen:?}");
}

/// Shows examples: run with `SHOW=` the number of players and the number of a story, and `--nocapture`.
#[test]
fn a_picture_to_look_at() {
    let pack = content::embedded();
    let wanted = std::env::var("SHOW").unwrap_or_default();
    let mut digits = wanted.chars().filter_map(|digit| digit.to_digit(10));
    let players = digits.next().unwrap_or(3) as u8;
    let story = Story::ALL[digits.next().unwrap_or(0) as usize % 3];
    let mut shown = 0;
    play::<PathOfDestiny>(&Options { story, ..Options::new(players) }, 4, |game, viewer, heard| {
        let view = game.observe(viewer);
        let menu = game.menu(Actor::Seat(Seat::new(0)));
        if wanted.is_empty() || viewer != Viewer::Seat(Seat::new(0)) {
            return;
        }
        for event in heard {
            let sentence = PathOfDestiny::sentence(pack, &view, event);
            println!("- {}", sentence.unwrap_or_else(|| format!("({event:?})")));
        }
        let middle = view.chapter == 2 && view.turn == 3;
        if menu.is_empty() && view.step != Step::Over {
            return;
        }
        if middle || view.step == Step::Setup || view.step == Step::Over {
            shown += 1;
            println!("{}", plain(&PathOfDestiny::screen(pack, &view)));
        }
        println!("{}", PathOfDestiny::question(pack, &view));
        for (number, action) in menu.iter().enumerate() {
            println!("  {number:2} {}", PathOfDestiny::label(pack, &view, *action));
        }
    });
    assert!(wanted.is_empty() || shown > 0);
}
