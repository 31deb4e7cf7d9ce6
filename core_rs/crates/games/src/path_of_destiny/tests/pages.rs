//! The story as a path through its pages (POD-21.1 to POD-21.3).

use kernel::{Game as _, rule};

use super::stage::Stage;
use super::story_props::{CAST, L, R, StoryProps as _, VIEWERS, telling};
use crate::path_of_destiny::Event;
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::Options;
use crate::path_of_destiny::vocabulary::{Kind, Side, Story};

/// All paths of up to three sides, shorter ones first, Left before Right.
pub fn paths() -> Vec<Vec<Side>> {
    let mut paths: Vec<Vec<Side>> = vec![Vec::new()];
    let mut at = 0;
    while paths[at].len() < 3 {
        for side in [L, R] {
            let mut longer = paths[at].clone();
            longer.push(side);
            paths.push(longer);
        }
        at += 1;
    }
    paths
}

/// The number of a path in that list.
fn number(path: &[Side]) -> u8 {
    paths().iter().position(|other| other == path).expect("a path") as u8
}

fn opening(path: &[Side]) -> u8 {
    1 + number(path)
}

fn outcome(path: &[Side]) -> u8 {
    8 + number(path) - 1
}

fn epilogue(path: &[Side]) -> u8 {
    22 + number(path) - 7
}

fn read(stage: &Stage) -> Vec<u8> {
    let page = |event: &Event| match event {
        Event::Read { page } => Some(*page),
        _ => None,
    };
    stage.public_events().into_iter().filter_map(page).collect()
}

/// Everybody sees exactly these pages.
fn assert_pages(stage: &Stage, pages: &[u8]) {
    for viewer in VIEWERS {
        assert_eq!(stage.game.observe(viewer).pages, pages);
    }
}

#[test]
fn a_story_has_seven_openings_fourteen_outcomes_and_eight_endings() {
    rule!("POD-21.3", "POD-R59");
    for book in &embedded().stories[..] {
        let pages: Vec<_> = (0..30).map(|page| book.page(page).expect("a page")).collect();
        assert!(book.page(30).is_none());
        let titles: std::collections::BTreeSet<_> = pages.iter().map(|page| &page.title).collect();
        assert_eq!(titles.len(), 30, "1 introduction, 7 openings, 14 outcomes, 8 epilogues, no two alike");
        for opening in &book.openings {
            assert_ne!(opening.pair[0], opening.pair[1]);
            assert!(opening.headings.iter().all(|heading| !heading.is_empty()), "a heading on each face");
            assert_ne!(opening.headings[0], opening.headings[1]);
        }
    }
}

#[test]
fn every_path_reads_its_own_pages_and_no_other() {
    rule!("POD-21.1", "POD-21.3", "POD-R59");
    for path in paths().iter().filter(|path| path.len() == 3) {
        let options =
            Options { story: Story::Striga, characters: CAST.to_vec(), first: Some(0), ..Options::new(3) };
        let mut stage = Stage::new(&options);
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawRequirement { .. }));
        assert_pages(&stage, &[]);
        stage.settle_chance();
        let mut pages = vec![0, opening(&[])];
        assert_eq!(read(&stage), pages, "the introduction and the first opening");
        assert_pages(&stage, &pages);
        for chapter in 1..3 {
            stage.next_chapter(path[chapter - 1]);
            pages.extend([outcome(&path[..chapter]), opening(&path[..chapter])]);
            assert_eq!(read(&stage), pages);
            assert_pages(&stage, &pages);
        }
        stage = stage.clear_frames();
        stage.game.path[2] = path[2] as u8;
        stage.run(&[Frame::Ending, Frame::Outcome]).go_on_until(|stage| stage.game.is_over());
        pages.extend([outcome(path), epilogue(path)]);
        assert_eq!(read(&stage), pages, "8 of 30 pages");
        assert_pages(&stage, &pages);
    }
}

#[test]
fn a_page_is_seen_only_when_it_is_read() {
    rule!("POD-21.1", "POD-21.2");
    // The main symbol is known, but cards are still being kept and then resolved: the outcome comes after that.
    let mut stage = telling(Story::Striga, |pack| {
        use super::stage::effective;
        use crate::path_of_destiny::vocabulary::{Colour, Condition, Reward};
        let kind = Kind::Exploration;
        pack.cards[10] = effective(
            Colour::Red,
            &[kind, Kind::Fight],
            Condition::LoseUpToThreeInactive,
            Reward::ExperienceByLevel,
        );
        super::story_props::set_bonuses(
            pack,
            Story::Striga,
            &[L],
            [Some(crate::path_of_destiny::vocabulary::PathBonus::GainActive), None],
        );
    });
    stage.timeline(0, &[10]);
    stage.game.path[0] = L as u8;
    stage.holding([Some(0), None]).run(&[Frame::Keep]);
    assert_pages(&stage, &[0, opening(&[])]);
    assert!(stage.seen().next_pairs.is_some(), "the first opening is still the present one");
    stage.act(0, crate::path_of_destiny::Action::Keep { position: 0 });
    assert!(matches!(stage.waiting(), Frame::Lose { .. }), "the kept card is being resolved");
    assert_pages(&stage, &[0, opening(&[])]);
    for viewer in VIEWERS {
        let view = stage.game.observe(viewer);
        assert_eq!(view.next_pairs, None, "the pairs behind the next opening are not known yet");
        assert_eq!(view.active, Some([Kind::Magic, Kind::Diplomacy]), "its own pair is");
    }
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::ChooseActive { .. }));
    assert_pages(&stage, &[0, opening(&[]), outcome(&[L])]);
    assert_eq!(stage.seen().next_pairs, None);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
    assert_pages(&stage, &[0, opening(&[]), outcome(&[L]), opening(&[L])]);
    assert!(stage.seen().next_pairs.is_some());
}

#[test]
fn an_opening_shows_its_pair_and_the_pairs_both_routes_lead_to() {
    rule!("POD-21.2");
    use Kind::{Diplomacy, Exploration, Fight, Magic};
    // Pairs of Striga as they are authored.
    let pair = |path: &[Side]| match path {
        [] => [Diplomacy, Exploration],
        [Side::Left] => [Magic, Diplomacy],
        [Side::Right] => [Fight, Magic],
        [Side::Left, Side::Left] => [Magic, Fight],
        [Side::Left, Side::Right] => [Diplomacy, Fight],
        [Side::Right, Side::Left] => [Exploration, Magic],
        _ => [Fight, Exploration],
    };
    for first in [L, R] {
        for second in [L, R] {
            let mut stage = telling(Story::Striga, |_| {});
            let path = [first, second];
            for chapter in 0..3 {
                let so_far = &path[..chapter];
                for viewer in VIEWERS {
                    let view = stage.game.observe(viewer);
                    assert_eq!(view.active, Some(pair(so_far)));
                    let next = |side: Side| pair(&[so_far, &[side]].concat());
                    let expected = (chapter < 2).then(|| [next(L), next(R)]);
                    assert_eq!(view.next_pairs, expected, "after {so_far:?}");
                    assert_eq!(view.path, so_far);
                }
                if chapter < 2 {
                    stage.next_chapter(path[chapter]);
                }
            }
        }
    }
}

#[test]
fn before_the_first_opening_no_pair_is_shown() {
    rule!("POD-21.2");
    let mut stage = Stage::new(&Options { story: Story::LesserEvil, ..Options::new(3) });
    stage.go_on_until(|stage| {
        let view = stage.seen();
        assert!(view.active.is_none() && view.next_pairs.is_none() && view.pages.is_empty());
        matches!(stage.waiting(), Frame::DrawToken { row: 3 })
    });
    stage.settle_chance();
    assert!(stage.seen().active.is_some() && stage.seen().next_pairs.is_some());
}
