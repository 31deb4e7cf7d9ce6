//! Ronin obeys the laws, for every number of players, both sides and every season.

use std::collections::BTreeSet;

use games::ronin::options::{Automas, BoardSide, Options, Season};
use games::ronin::{Ronin, content};
use kernel::laws::{Effort, Report, obey};
use kernel::rule;

/// Every variant a table can be set up with.
fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for players in 1..=5 {
        for side in [BoardSide::A, BoardSide::B] {
            let options = Options { side, ..Options::new(players) };
            let automas: &[Automas] =
                if players < 3 { &[Automas::Choose, Automas::Random] } else { &[Automas::Random] };
            for automas in automas {
                let options = Options { automas: *automas, ..options.clone() };
                let seasons: &[Season] = if players == 1 {
                    &[Season::Summer, Season::Autumn, Season::Winter]
                } else {
                    &[Season::Autumn]
                };
                variants.extend(seasons.iter().map(|season| Options { season: *season, ..options.clone() }));
            }
        }
    }
    variants
}

fn check(options: &Options, effort: Effort) -> Report {
    match obey::<Ronin>(content::embedded(), options, effort) {
        Ok(report) => report,
        Err(violation) => panic!("{options:?}: {violation}"),
    }
}

#[test]
fn every_variant_obeys_the_laws() {
    rule!("RON-26.10", "RON-21.2");
    let mut disclosing = BTreeSet::new();
    let (mut games, mut pairs, mut steps, mut longest) = (0, 0, 0, 0);
    for (number, options) in (0..).zip(variants()) {
        let report = check(&options, Effort { games: 40, pairs: 20, spreads: 4, seed: number, only: None });
        games += report.games;
        pairs += report.pairs;
        steps += report.paired_steps;
        longest = longest.max(report.longest);
        disclosing.extend(report.disclosing);
    }
    let golden = include_str!("ronin_disclosing.txt");
    let listed: BTreeSet<String> =
        golden.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect();
    assert_eq!(disclosing, listed, "the list of disclosing events is reviewed: tests/ronin_disclosing.txt");
    println!("{games} games, {pairs} pairs, {steps} steps apart, longest {longest}");
    assert!(pairs >= 1000, "paired play on {pairs} games");
    assert!(steps >= 10_000, "the sides of pairs were apart on {steps} steps only");
}

#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<games::ronin::Action>() <= 8);
    assert!(size_of::<Ronin>() <= 960, "the state takes {} bytes", size_of::<Ronin>());
}
