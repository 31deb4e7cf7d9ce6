//! Every law is shown to fail: each fault is caught, and by which laws is written here. Each of the five parts of
//! secrecy has a fault that it alone catches.

use kernel::laws::Law::{
    self, Bound, Conservation, Ignorance, Menus, Pairing, Refusals, Replay, Sealed, Silence, Snapshot, Spread,
};
use kernel::laws::{Effort, Report, Violation, obey};

use crate::cards::FULL;
use crate::fault::{Broken, Fault};
use crate::state::Options;

const CONDUCT: [Law; 6] = [Menus, Refusals, Bound, Replay, Conservation, Sealed];
const SECRECY: [Law; 5] = [Snapshot, Silence, Pairing, Ignorance, Spread];

fn judge(fault: Fault, effort: Effort) -> Result<Report, Violation> {
    obey::<Broken>(&FULL, &(Options { seats: 3, rounds: 3 }, fault), effort)
}

/// The laws that catch a fault when each is asked for alone.
fn catching(fault: Fault) -> Vec<Law> {
    let conduct = Effort { games: 20, pairs: 0, spreads: 0, seed: 11, only: None };
    let secrecy = Effort { games: 1, pairs: 40, spreads: 20, ..conduct };
    let catches = |law: &Law| {
        let effort = if CONDUCT.contains(law) { conduct } else { secrecy };
        let verdict = judge(fault, Effort { only: Some(*law), ..effort });
        verdict.is_err_and(|violation| violation.law == *law)
    };
    CONDUCT.iter().chain(&SECRECY).copied().filter(catches).collect()
}

/// Asserts that a fault is caught, and by exactly these laws.
fn caught(fault: Fault, laws: &[Law]) {
    let all = Effort { games: 20, pairs: 40, spreads: 20, seed: 11, only: None };
    let violation = judge(fault, all).expect_err("the fault is caught");
    assert!(laws.contains(&violation.law), "{fault:?}: {violation}");
    assert_eq!(catching(fault), laws, "{fault:?}");
}

#[test]
fn without_a_fault_nothing_is_caught() {
    assert_eq!(catching(Fault::None), []);
}

#[test]
fn bad_conduct_is_caught() {
    caught(Fault::MenuBackwards, &[Menus]);
    caught(Fault::MenuRepeats, &[Menus, Silence]);
    caught(Fault::RefusalCosts, &[Refusals]);
    caught(Fault::Endless, &[Bound]);
    caught(Fault::SerialNumber, &[Replay]);
    caught(Fault::CardLost, &[Conservation]);
    caught(Fault::SealedRace, &[Sealed]);
}

#[test]
fn leaks_are_caught() {
    caught(Fault::ViewLeaks, &[Snapshot, Silence, Pairing]);
    caught(Fault::ViewLeaksMidUnit, &[Silence]);
    caught(Fault::MenuLeaks, &[Snapshot, Pairing]);
    caught(Fault::EventTooWide, &[Silence, Pairing]);
    caught(Fault::StopHints, &[Pairing]);
    caught(Fault::ForcedBetrays, &[Pairing]);
    caught(Fault::RefusalNames, &[Pairing]);
    caught(Fault::PutBackFollowed, &[Silence, Pairing, Ignorance]);
    caught(Fault::ArrangementFollowed, &[Silence, Pairing, Ignorance]);
}

#[test]
fn bad_imagination_is_caught() {
    caught(Fault::ImaginesTheSeen, &[Snapshot]);
    caught(Fault::TruthInTen, &[Ignorance, Spread]);
    caught(Fault::TruthInPlace, &[Ignorance]);
    caught(Fault::ImaginesInOrder, &[Spread]);
}
