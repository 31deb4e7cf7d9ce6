//! Old World obeys the laws, for every number of players and every way to give out schools.

use std::collections::BTreeSet;

use games::old_world::options::{Draft, Options};
use games::old_world::{OldWorld, content};
use kernel::laws::{Effort, Report, obey};
use kernel::rule;

/// Every variant a table can be set up with; the round limit keeps games short enough to play many.
fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for players in 1..=5 {
        for draft in [Draft::Standard, Draft::Free, Draft::Random] {
            variants.push(Options { draft, round_limit: 6, ..Options::new(players) });
        }
        let schools = (0..players).map(|seat| (seat + 4) % 5).collect();
        variants.push(Options {
            schools,
            first: Some(players - 1),
            round_limit: 12,
            ..Options::new(players)
        });
    }
    variants
}

fn check(options: &Options, effort: Effort) -> Report {
    match obey::<OldWorld>(content::embedded(), options, effort) {
        Ok(report) => report,
        Err(violation) => panic!("{options:?}: {violation}"),
    }
}

#[test]
fn every_variant_obeys_the_laws() {
    rule!("OW-22.1", "OW-26.1", "OW-26.2", "OW-26.3", "OW-26.4");
    let mut disclosing = BTreeSet::new();
    let (mut games, mut pairs, mut steps, mut longest) = (0, 0, 0, 0);
    for (number, options) in (0..).zip(variants()) {
        let report = check(&options, Effort { games: 10, pairs: 13, spreads: 4, seed: number, only: None });
        games += report.games;
        pairs += report.pairs;
        steps += report.paired_steps;
        longest = longest.max(report.longest);
        disclosing.extend(report.disclosing);
    }
    println!("{games} games, {pairs} pairs, {steps} steps apart, longest {longest}");
    assert_eq!(disclosing, BTreeSet::new(), "nothing hidden is shown but by an action that names it");
    assert!(pairs >= 1000, "paired play on {pairs} games");
    assert!(steps >= 100_000, "the sides of pairs were apart on {steps} steps only");
}

/// Long games end too.
#[test]
fn games_with_the_default_limit_end() {
    rule!("OW-17.11", "OW-R58");
    for players in 1..=5 {
        let effort = Effort { games: 1, pairs: 0, spreads: 0, seed: u64::from(players), only: None };
        let report = check(&Options::new(players), effort);
        println!("{players} players: {} entries", report.longest);
    }
}

#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<games::old_world::Action>() <= 8);
    assert!(size_of::<OldWorld>() <= 4096, "the state takes {} bytes", size_of::<OldWorld>());
}
