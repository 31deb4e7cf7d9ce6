//! Ronin's words and pictures: for every viewer of whole games, at every step.

mod showing;

use std::collections::{BTreeMap, BTreeSet};

use games::presentation::Presented;
use games::ronin::options::{BoardSide, Options, Season};
use games::ronin::view::Step;
use games::ronin::vocabulary::{Kind, Side};
use games::ronin::{Action, Event, Ronin, View, content};
use kernel::{Actor, Dice, Game, Seat, Viewer};
use showing::{check_screen, plain, play, viewers};

/// Numbers that name something and numbers that do not, for every kind of action.
fn absurd_actions() -> Vec<Action> {
    let mut actions = vec![Action::Pass, Action::TakeDeck, Action::Stop];
    for n in [0, 1, 3, 7, 20, 114, 115, 200, 254, 255] {
        actions.extend([
            Action::DrawChapter { chapter: n },
            Action::DrawFirst { seat: n },
            Action::DrawCard { card: n },
            Action::DrawCharacter { character: n },
            Action::DrawBoard { board: n },
            Action::KeepCharacter { character: n },
            Action::ChooseAutoma { character: n },
            Action::KeepBoard { board: n },
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
            Action::GainMix { left: n },
            Action::TakeBonus { alternative: n },
            Action::Restore { ability: n },
        ]);
    }
    actions.extend(Kind::ALL.map(|kind| Action::LoseToken { kind }));
    actions.extend(Kind::ALL.map(|kind| Action::ChooseKind { kind }));
    for side in [Side::Left, Side::Right] {
        actions.extend([Action::ChooseActive { side }, Action::ChooseTrack { side }]);
    }
    actions
}

/// Labels of a menu: something each, all different, short enough for a line.
fn check_menu(view: &View, menu: &[Action]) {
    let pack = content::embedded();
    let labels: Vec<String> = menu.iter().map(|action| Ronin::label(pack, view, *action)).collect();
    let distinct: BTreeSet<&String> = labels.iter().collect();
    assert_eq!(distinct.len(), menu.len(), "equal labels: {labels:?}");
    for label in &labels {
        assert!((3..=110).contains(&label.chars().count()), "{label}");
        assert!(!label.contains("unknown") && !label.contains("  "), "{label}");
    }
}

fn check_viewer(game: &Ronin, viewer: Viewer, heard: &[Event]) {
    let pack = content::embedded();
    let view = game.observe(viewer);
    check_screen(&Ronin::screen(pack, &view));
    let question = Ronin::question(pack, &view);
    assert!(question.len() > 5 && question.ends_with('.'), "{question}");
    for event in heard {
        if let Some(sentence) = Ronin::sentence(pack, &view, event) {
            assert!(sentence.ends_with(['.', '…']) && !sentence.contains("unknown"), "{sentence}");
            assert!(sentence.chars().next().is_some_and(|first| !first.is_lowercase()), "{sentence}");
        }
    }
}

fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for players in 1..=5 {
        for side in [BoardSide::A, BoardSide::B] {
            variants.push(Options { side, ..Options::new(players) });
        }
    }
    variants.push(Options { season: Season::Summer, side: BoardSide::B, ..Options::new(1) });
    variants
}

#[test]
fn whole_games_can_be_shown_to_everyone() {
    for (number, options) in (0..).zip(variants()) {
        for seed in 0..6 {
            play::<Ronin>(&options, 100 * number + seed, |game, viewer, heard| {
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
fn absurd_actions_have_words_too() {
    let pack = content::embedded();
    let actions = absurd_actions();
    for options in variants() {
        let start = Ronin::initial(pack, &options).expect("good options");
        for viewer in viewers(&start) {
            let view = start.observe(viewer);
            check_screen(&Ronin::screen(pack, &view));
            assert!(!Ronin::question(pack, &view).is_empty());
        }
        let mut steps = 0;
        play::<Ronin>(&options, 5, |game, viewer, _| {
            steps += 1;
            if steps % 7 == 0 {
                let view = game.observe(viewer);
                assert!(actions.iter().all(|action| !Ronin::label(pack, &view, *action).is_empty()));
            }
        });
    }
}

#[test]
fn absurd_events_have_words_too() {
    let pack = content::embedded();
    let view = Ronin::initial(pack, &Options::new(1)).expect("good options").observe(Viewer::Spectator);
    for n in [0, 6, 9, 120, 255] {
        for event in [
            Event::ChapterCard { card: n },
            Event::BoardPlaced { track: n, board: n },
            Event::CharacterTaken { figure: n, character: n },
            Event::AbilityUsed { figure: n, character: n, ability: n },
            Event::AbilityUnlocked { figure: n, ability: n },
            Event::Resolved { figure: n, card: n, level: n },
            Event::TrackMoved { track: n, space: n },
            Event::TurnedTo { figure: n, side: Side::Right },
            Event::Took { figure: n, cards: vec![n] },
            Event::TurnBegan { chapter: n, turn: n },
            Event::Drafted { figure: n, row: Some(n) },
        ] {
            assert!(Ronin::sentence(pack, &view, &event).is_none_or(|text| !text.is_empty()));
        }
    }
}

#[test]
fn what_is_hidden_changes_no_word() {
    let pack = content::embedded();
    let mut compared = 0;
    play::<Ronin>(&Options::new(3), 11, |game, viewer, _| {
        let mut dice = Dice::stream(compared);
        let other = game.reimagine(viewer, &mut dice);
        let (view, twin) = (game.observe(viewer), other.observe(viewer));
        assert_eq!(Ronin::screen(pack, &view), Ronin::screen(pack, &twin));
        assert_eq!(Ronin::question(pack, &view), Ronin::question(pack, &twin));
        if let Viewer::Seat(seat) = viewer {
            let labels = |game: &Ronin, view: &View| -> Vec<String> {
                let menu = game.menu(Actor::Seat(seat));
                menu.into_iter().map(|action| Ronin::label(pack, view, action)).collect()
            };
            assert_eq!(labels(game, &view), labels(&other, &twin));
        }
        compared += 1;
    });
    assert!(compared > 100);
}

#[test]
fn every_card_has_a_text_of_its_effect() {
    let pack = content::embedded();
    let description = Ronin::describe(pack);
    let sizes: Vec<usize> = description.content.iter().map(|section| section.entries.len()).collect();
    assert_eq!(sizes, [7, 80, 35, 6, 6]);
    let entries = || description.content.iter().flat_map(|section| &section.entries);
    assert!(entries().all(|entry| !entry.name.is_empty() && !entry.text.is_empty()));
    // The rules behind colour and symbols: equal texts mean equal effects, and the other way round.
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let cards = description.content[1].entries.iter().chain(&description.content[2].entries);
    for (entry, card) in cards.zip(pack.cards.iter()) {
        let (_, rules) = entry.text.split_once(". ").expect("colour and symbols come first");
        let effect = format!("{:?} {:?}", card.effect, card.cup);
        assert_eq!(texts.entry(String::from(rules)).or_insert_with(|| effect.clone()), &effect, "{rules}");
        assert_eq!(rules.starts_with("Tea:"), card.is_tea());
        assert!(rules.chars().count() <= 80, "{rules}");
    }
    let effects: BTreeSet<&String> = texts.values().collect();
    assert_eq!(effects.len(), texts.len());
}

#[test]
fn things_are_found_by_number_and_name() {
    let pack = content::embedded();
    let first = Ronin::explain(pack, "0").expect("card 0");
    assert!(
        first
            .starts_with("Crimson Banner (#0)\nRed, 1 Fight. With 2 or more red cards: gain 2 Left symbols.")
    );
    assert_eq!(Ronin::explain(pack, " #0 "), Some(first.clone()));
    assert_eq!(Ronin::explain(pack, "crimson BANNER"), Some(first.clone()));
    assert_eq!(Ronin::explain(pack, "crimson"), Some(first));
    for (wanted, begins) in [
        ("geralt", "Geralt\n1. Training"),
        ("yuki_onna", "Yuki-onna\n"),
        ("training", "Training (ability 1 of Geralt)"),
        ("crane", "Tea House of the Patient Crane (side B of board 1)"),
        ("common hearth", "Common Hearth (side A)"),
        ("invitation", "The Fox's Invitation"),
        ("114", "Blossom under Ice (#114)"),
    ] {
        let text = Ronin::explain(pack, wanted).unwrap_or_default();
        assert!(text.starts_with(begins), "{wanted}: {text}");
    }
    for nothing in ["", "  ", "115", "-1", "no such thing", "99999999999999999999"] {
        assert_eq!(Ronin::explain(pack, nothing), None, "{nothing}");
    }
    for (number, card) in pack.cards.iter().enumerate() {
        let text = Ronin::explain(pack, &number.to_string()).expect("every card is found");
        assert!(text.starts_with(&card.name));
        assert_eq!(Ronin::explain(pack, &card.name), Some(text));
    }
}

#[test]
fn a_seat_has_a_role_once_characters_are_taken() {
    let pack = content::embedded();
    let start = Ronin::initial(pack, &Options::new(3)).expect("good options");
    assert_eq!(start.role(Seat::new(0)), None);
    let mut seen = BTreeSet::new();
    play::<Ronin>(&Options { characters: vec![0, 3, 6], ..Options::new(3) }, 1, |game, _, _| {
        seen.insert((0..4).map(|seat| game.role(Seat::new(seat)).map(String::from)).collect::<Vec<_>>());
    });
    let roles = ["geralt", "ciri", "yuki_onna"].map(|role| Some(String::from(role)));
    assert!(seen.contains(&[&roles[..], &[None]].concat()));
}

/// Shows examples: run with `SHOW=1` and `--nocapture`.
#[test]
fn a_picture_to_look_at() {
    let pack = content::embedded();
    let wanted = std::env::var("SHOW").unwrap_or_default();
    let players = wanted.chars().next().and_then(|digit| digit.to_digit(10)).unwrap_or(3) as u8;
    let side = if wanted.ends_with('B') { BoardSide::B } else { BoardSide::A };
    let mut shown = 0;
    play::<Ronin>(&Options { side, ..Options::new(players) }, 4, |game, viewer, heard| {
        let view = game.observe(viewer);
        let menu = game.menu(Actor::Seat(Seat::new(0)));
        if wanted.is_empty() || viewer != Viewer::Seat(Seat::new(0)) {
            return;
        }
        for event in heard {
            println!("- {}", Ronin::sentence(pack, &view, event).unwrap_or_else(|| format!("({event:?})")));
        }
        let middle = view.chapter == 2 && view.turn == 3;
        if menu.is_empty() && view.step != Step::Over {
            return;
        }
        if middle || view.step == Step::Setup || view.step == Step::Over {
            shown += 1;
            println!("{}", plain(&Ronin::screen(pack, &view)));
        }
        println!("{}", Ronin::question(pack, &view));
        for (number, action) in menu.iter().enumerate() {
            println!("  {number:2} {}", Ronin::label(pack, &view, *action));
        }
    });
    assert!(wanted.is_empty() || shown > 0);
}
