//! Path of Destiny obeys the laws, for every story, number of players and variant.

use std::collections::BTreeSet;

use games::path_of_destiny::options::{Difficulty, Options};
use games::path_of_destiny::vocabulary::Story;
use games::path_of_destiny::{PathOfDestiny, content};
use kernel::laws::{Effort, Report, obey};
use kernel::rule;

/// Every variant a table can be set up with.
fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for players in 1..=5 {
        for story in Story::ALL {
            let options = Options { story, ..Options::new(players) };
            let levels = if players == 1 { &Difficulty::ALL[..] } else { &[Difficulty::Ordinary] };
            variants.extend(levels.iter().map(|level| Options { difficulty: *level, ..options.clone() }));
        }
        variants.push(Options { learning: true, ..Options::new(players) });
    }
    variants
}

fn check(options: &Options, effort: Effort) -> Report {
    match obey::<PathOfDestiny>(content::embedded(), options, effort) {
        Ok(report) => report,
        Err(violation) => panic!("{options:?}: {violation}"),
    }
}

#[test]
fn every_variant_obeys_the_laws() {
    rule!("POD-28.10", "POD-23.2");
    let mut disclosing = BTreeSet::new();
    let (mut games, mut pairs, mut steps, mut longest) = (0, 0, 0, 0);
    for (number, options) in (0..).zip(variants()) {
        let report = check(&options, Effort { games: 20, pairs: 15, spreads: 3, seed: number, only: None });
        games += report.games;
        pairs += report.pairs;
        steps += report.paired_steps;
        longest = longest.max(report.longest);
        disclosing.extend(report.disclosing);
    }
    let golden = include_str!("path_of_destiny_disclosing.txt");
    let listed: BTreeSet<String> =
        golden.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect();
    assert_eq!(
        disclosing, listed,
        "the list of disclosing events is reviewed: path_of_destiny_disclosing.txt"
    );
    println!("{games} games, {pairs} pairs, {steps} steps apart, longest {longest}");
    assert!(pairs >= 1000, "paired play on {pairs} games");
    assert!(steps >= 10_000, "the sides of pairs were apart on {steps} steps only");
}

#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<games::path_of_destiny::Action>() <= 8);
    let size = size_of::<PathOfDestiny>();
    assert!(size <= 1280, "the state takes {size} bytes");
}
