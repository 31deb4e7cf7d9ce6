//! Old World's words and pictures: for every viewer of whole games, at every step.

mod absurd;
#[path = "../showing/mod.rs"]
mod showing;

use std::collections::BTreeSet;

use games::old_world::options::{Draft, Options};
use games::old_world::pack::{ChronicleKind, EVENTS, EXPLORATIONS};
use games::old_world::{Action, Event, OldWorld, View, content};
use games::presentation::{Panel, Presented, Screen};
use games::tally::Counts;
use kernel::{Actor, Dice, Game, Seat, Viewer};
use showing::{check_screen, line_text, plain, play, viewers};

/// All the words of a picture, in one line each panel.
fn words(screen: &Screen) -> Vec<String> {
    let panel = |panel: &Panel| {
        let lines: Vec<String> = panel.lines.iter().map(|line| line_text(line)).collect();
        let text = format!("{} {}", panel.title, lines.join(" "));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    screen.panels.iter().map(panel).collect()
}

/// Labels of a menu: something each, all different, short enough for two lines.
fn check_menu(view: &View, menu: &[Action]) {
    let pack = content::embedded();
    let labels: Vec<String> = menu.iter().map(|action| OldWorld::label(pack, view, *action)).collect();
    let distinct: BTreeSet<&String> = labels.iter().collect();
    assert_eq!(distinct.len(), menu.len(), "equal labels: {labels:?}");
    for label in &labels {
        assert!((2..=190).contains(&label.chars().count()), "{label}");
        assert!(!label.contains("unknown") && !label.contains("  ") && label != "Go on", "{label}");
    }
}

fn check_viewer(game: &OldWorld, viewer: Viewer, heard: &[Event]) {
    let pack = content::embedded();
    let view = game.observe(viewer);
    check_screen(&OldWorld::screen(pack, &view));
    let question = OldWorld::question(pack, &view);
    assert!(question.len() > 5 && question.ends_with('.'), "{question}");
    for event in heard {
        let sentence = OldWorld::sentence(pack, &view, event);
        let sentence = sentence.unwrap_or_else(|| panic!("{event:?} is not told"));
        assert!(!sentence.contains("unknown") && !sentence.contains("  "), "{sentence}");
        let unquoted = sentence.trim_end_matches('\'');
        assert!(unquoted.ends_with(['.', '…', '!', '?']), "{sentence}");
        assert!(
            ["..", "!.", "?.", ".'.", "!'.", "?'."].iter().all(|twice| !sentence.ends_with(twice)),
            "{sentence}"
        );
        assert!(sentence.chars().next().is_some_and(|first| !first.is_lowercase()), "{sentence}");
    }
}

/// The round limit keeps games short enough to show all of them.
fn variants() -> Vec<Options> {
    let variants = (1..=5).flat_map(|players| {
        let options = Options { round_limit: 12, ..Options::new(players) };
        [options.clone(), Options { draft: Draft::Free, round_limit: 5, ..options }]
    });
    variants.collect()
}

#[test]
fn whole_games_can_be_shown_to_everyone() {
    for (number, options) in (0..).zip(variants()) {
        for seed in 0..2 {
            play::<OldWorld>(&options, 100 * number + seed, |game, viewer, heard| {
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
fn absurd_actions_and_events_have_words_too() {
    let pack = content::embedded();
    let (actions, events) = (absurd::actions(), absurd::events());
    for options in variants() {
        let start = OldWorld::initial(pack, &options).expect("good options");
        for viewer in viewers(&start) {
            let view = start.observe(viewer);
            check_screen(&OldWorld::screen(pack, &view));
            assert!(!OldWorld::question(pack, &view).is_empty());
        }
        let mut steps = 0;
        play::<OldWorld>(&options, 5, |game, viewer, _| {
            steps += 1;
            if steps % 97 == 1 {
                let view = game.observe(viewer);
                assert!(actions.iter().all(|action| !OldWorld::label(pack, &view, *action).is_empty()));
                for event in &events {
                    let text = OldWorld::sentence(pack, &view, event);
                    assert!(text.is_some_and(|text| text.len() > 5), "{event:?}");
                }
            }
        });
    }
}

#[test]
fn what_is_hidden_changes_no_word() {
    let pack = content::embedded();
    for players in 1..=5 {
        let mut compared = 0;
        play::<OldWorld>(&Options { round_limit: 8, ..Options::new(players) }, 11, |game, viewer, heard| {
            let mut dice = Dice::stream(compared);
            let other = game.reimagine(viewer, &mut dice);
            let (view, twin) = (game.observe(viewer), other.observe(viewer));
            assert_eq!(OldWorld::screen(pack, &view), OldWorld::screen(pack, &twin));
            assert_eq!(OldWorld::question(pack, &view), OldWorld::question(pack, &twin));
            for event in heard {
                assert_eq!(OldWorld::sentence(pack, &view, event), OldWorld::sentence(pack, &twin, event));
            }
            if let Viewer::Seat(seat) = viewer {
                let labels = |game: &OldWorld, view: &View| -> Vec<String> {
                    let menu = game.menu(Actor::Seat(seat));
                    menu.into_iter().map(|action| OldWorld::label(pack, view, action)).collect()
                };
                assert_eq!(labels(game, &view), labels(&other, &twin));
            }
            compared += 1;
        });
        assert!(compared > 100);
    }
}

/// Results and quests of exploration cards, and all that stands on events: for each a piece of text by which it is
/// known, the exploration card or event it stands on, and the option.
struct Secret {
    text: String,
    card: Option<u8>,
    event: Option<u8>,
    option: Option<u8>,
}

fn piece(text: &str) -> String {
    text.chars().take(40).collect()
}

fn secrets() -> Vec<Secret> {
    let pack = content::embedded();
    let mut secrets = Vec::new();
    for (card, exploration) in (0u8..).zip(&pack.explorations) {
        for (option, choice) in (0u8..).zip(&exploration.options) {
            let of = |text: &str| Secret {
                text: piece(text),
                card: Some(card),
                event: None,
                option: Some(option),
            };
            secrets.push(of(&choice.result));
            secrets.extend(choice.quest.as_ref().map(|quest| of(&quest.text)));
        }
    }
    for (number, event) in (1u8..).zip(&pack.events) {
        let of = |text: &str, option| Secret { text: piece(text), card: None, event: Some(number), option };
        secrets.push(of(&event.intro, None));
        if let ChronicleKind::Choice(options) = &event.kind {
            for (option, choice) in (0u8..).zip(options.iter()) {
                secrets.push(of(&choice.option, None));
                secrets.push(of(&choice.result, Some(option)));
            }
        }
    }
    secrets
}

#[test]
fn results_and_events_are_told_when_they_are_read_and_not_before() {
    let pack = content::embedded();
    let secrets = secrets();
    let mut told = 0;
    for (seed, players) in [(1, 1), (2, 2), (3, 4)] {
        let mut read = BTreeSet::new();
        play::<OldWorld>(
            &Options { round_limit: 25, ..Options::new(players) },
            seed,
            |game, viewer, heard| {
                let view = game.observe(viewer);
                for event in heard {
                    match event {
                        Event::OptionTaken { card, event, option, .. } => {
                            read.insert((*card, *event, Some(*option)));
                            let sentence = OldWorld::sentence(pack, &view, event_of(heard, *card, *event));
                            assert!(sentence.is_some_and(|text| text.contains(" – ")));
                            told += 1;
                        }
                        Event::EventRead { event, .. } => {
                            read.insert((None, Some(*event), None));
                        }
                        _ => {}
                    }
                }
                let mut said = words(&OldWorld::screen(pack, &view));
                said.push(OldWorld::question(pack, &view));
                said.extend(written(&view));
                said.extend(heard.iter().filter_map(|event| OldWorld::sentence(pack, &view, event)));
                if let Viewer::Seat(seat) = viewer {
                    let menu = game.menu(Actor::Seat(seat));
                    said.extend(menu.iter().map(|action| OldWorld::label(pack, &view, *action)));
                }
                let said = said.join("\n");
                for secret in &secrets {
                    if !read.contains(&(secret.card, secret.event, secret.option)) {
                        assert!(!said.contains(&secret.text), "{} was told", secret.text);
                    }
                }
            },
        );
    }
    assert!(told > 50, "{told} options");
}

/// What a view has in words, for clients that draw the table themselves.
fn written(view: &View) -> Vec<String> {
    let pack = content::embedded();
    let reading = view.reading(pack).map(|(title, text)| format!("{title} {text}"));
    let quests = view.players.iter().flat_map(|player| &player.quests);
    let quests = quests.map(|quest| view.task(pack, *quest)).map(|(text, cost)| format!("{text} {cost}"));
    let kept = view.players.iter().flat_map(|player| &player.kept);
    let kept = kept.map(|event| view.gear(pack, *event)).map(|(name, text)| format!("{name} {text}"));
    let written: Vec<String> = quests.chain(kept).chain(reading).collect();
    assert!(written.iter().all(|text| text.len() > 20 && !text.contains("unknown")), "{written:?}");
    written
}

/// The event that took an option of a card or an event.
fn event_of(heard: &[Event], wanted: Option<u8>, chronicle: Option<u8>) -> &Event {
    let found = heard.iter().find(
        |it| matches!(it, Event::OptionTaken { card, event, .. } if (*card, *event) == (wanted, chronicle)),
    );
    found.expect("it was heard")
}

#[test]
fn no_result_and_no_event_is_part_of_the_reference() {
    let pack = content::embedded();
    let description = OldWorld::describe(pack);
    let entries = description.content.iter().flat_map(|section| &section.entries);
    let mut said: Vec<String> =
        entries.map(|entry| format!("{}: {} {}", entry.name, entry.text, entry.line)).collect();
    said.push(format!("{} {:?} {:?}", description.summary, description.variants, description.options));
    said.extend(pack.events.iter().filter_map(|event| OldWorld::explain(pack, &event.name)));
    let said = said.join("\n");
    for secret in secrets() {
        assert!(!said.contains(&secret.text), "{}", secret.text);
    }
}

#[test]
fn every_thing_has_a_text() {
    let pack = content::embedded();
    let description = OldWorld::describe(pack);
    assert_eq!((description.id, description.title), ("old_world", "Old World"));
    let sections = description.content.iter().map(|section| (section.title, section.entries.len()));
    let expected = [
        ("Schools", 5),
        ("Action cards", 90),
        ("Starting cards", 50),
        ("Potions", 14),
        ("Monsters", 28),
        ("Monster fight cards", 20),
        ("Attribute trophies", 4),
        ("Locations", 19),
        ("City exploration cards", EXPLORATIONS),
        ("Wilds exploration cards", EXPLORATIONS),
    ];
    assert_eq!(sections.collect::<Vec<_>>(), expected);
    assert_eq!(pack.events.len(), EVENTS);
    for entry in description.content.iter().flat_map(|section| &section.entries) {
        assert!(!entry.name.is_empty() && entry.text.chars().count() > 10, "{entry:?}");
        assert!(!entry.text.contains("unknown") && !entry.text.contains("something happens"), "{entry:?}");
    }
}

#[test]
fn things_are_found_by_number_and_name() {
    let pack = content::embedded();
    let first = OldWorld::explain(pack, "0").expect("card 0");
    assert!(first.starts_with(&format!("{} (#0)\n", pack.cards[0].name)), "{first}");
    assert_eq!(OldWorld::explain(pack, " #0 "), Some(first));
    for (wanted, begins) in [
        ("school of the wolf", "School of the Wolf (school)\nAt home in Kaer Morhen.\nFencing: "),
        ("fencing", "Fencing (specialty of the School of the Wolf)\n"),
        ("wolf medallion", "Wolf Medallion (trophy of the School of the Wolf)\n"),
        ("blizzard", "Blizzard (potion)\n"),
        ("arachas", "Arachas (monster)\nLevel I, life 10.\n"),
        ("arachas spin", "Arachas Spinneret (trophy of the Arachas)\n"),
        ("champion's", "Champion's Laurel (attribute trophy)\nFor Attack 5"),
        ("novigrad", "Novigrad (location)\nForest terrain. "),
        (
            "fight card 2",
            "Fight card 2 (monster fight card)\n\
             Charge: a hand card trashed, without one the top of the life pool; bite: 2 damage.",
        ),
        ("flooded cellar", "The Flooded Cellar (exploration card)\n"),
        ("139", ""),
    ] {
        let text = OldWorld::explain(pack, wanted).unwrap_or_default();
        assert!(!text.is_empty() && text.starts_with(begins), "{wanted}: {text}");
    }
    for nothing in ["", "  ", "140", "-1", "no such thing", "99999999999999999999"] {
        assert_eq!(OldWorld::explain(pack, nothing), None, "{nothing}");
    }
}

#[test]
fn a_seat_has_a_role_once_schools_are_taken() {
    let start = OldWorld::initial(content::embedded(), &Options::new(3)).expect("good options");
    assert_eq!(start.role(Seat::new(0)), None);
    let mut seen = BTreeSet::new();
    let options = Options { schools: vec![0, 3, 4], round_limit: 1, ..Options::new(3) };
    play::<OldWorld>(&options, 1, |game, _, _| {
        seen.insert((0..4).map(|seat| game.role(Seat::new(seat)).map(String::from)).collect::<Vec<_>>());
    });
    let roles = ["wolf", "bear", "viper"].map(|role| Some(String::from(role)));
    assert!(seen.contains(&[&roles[..], &[None]].concat()), "{seen:?}");
}

#[test]
fn what_happens_in_games_is_counted() {
    let tables = OldWorld::tables(content::embedded());
    let mut counts = Counts::new(&tables);
    for players in 1..=5 {
        play::<OldWorld>(&Options { round_limit: 20, ..Options::new(players) }, 3, |game, viewer, heard| {
            // A spectator hears everything that counts, once.
            if viewer == Viewer::Spectator {
                for event in heard {
                    game.tally(event, |note| counts.note(note));
                }
            }
        });
    }
    for (number, table) in tables.iter().enumerate() {
        let counted: u64 = counts.table(number).iter().map(|count| count.amount).sum();
        assert!(counted > 0 || table.name == "duels", "nothing counted for {}", table.name);
        let per = table.kinds.iter().any(|kind| kind.per.is_some());
        let chances: u64 = counts.table(number).iter().map(|count| count.chances).sum();
        assert_eq!(chances > 0, per, "{}", table.name);
    }
    let [rounds, lengths] = ["rounds", "lengths"].map(|name| {
        let number = tables.iter().position(|table| table.name == name).expect("it is a table");
        counts.table(number)
    });
    assert!(rounds.iter().all(|count| count.chances == 1 && (1..=20).contains(&count.amount)), "{rounds:?}");
    let ended = lengths.chunks(3).map(|bands| bands.iter().map(|count| count.amount).sum::<u64>());
    assert_eq!(ended.collect::<Vec<_>>(), [1; 5], "each game has one length");
}

/// Shows examples: run with `SHOW=` the number of players, and `--nocapture`.
#[test]
fn a_picture_to_look_at() {
    let pack = content::embedded();
    let Ok(wanted) = std::env::var("SHOW") else { return };
    let players = wanted.parse().unwrap_or(3);
    play::<OldWorld>(&Options { round_limit: 10, ..Options::new(players) }, 4, |game, viewer, heard| {
        let view = game.observe(viewer);
        if viewer != Viewer::Seat(Seat::new(0)) {
            return;
        }
        for event in heard {
            println!("- {}", OldWorld::sentence(pack, &view, event).unwrap_or_default());
        }
        let menu = game.menu(Actor::Seat(Seat::new(0)));
        if menu.is_empty() && view.winner.is_none() {
            return;
        }
        println!("{}", plain(&OldWorld::screen(pack, &view)));
        println!("{}", OldWorld::question(pack, &view));
        for (number, action) in menu.iter().enumerate() {
            println!("  {number:2} {}", OldWorld::label(pack, &view, *action));
        }
    });
}
