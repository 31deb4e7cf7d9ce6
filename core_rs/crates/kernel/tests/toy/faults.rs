//! Every law is shown to fail: each fault is caught, and by which laws is written here.

use kernel::laws::Law::{
    self, Bound, Conservation, Ignorance, Menus, Pairing, Refusals, Replay, Sealed, Silence, Snapshot, Spread,
};
use kernel::laws::{Effort, Report, Violation, obey};

use crate::cards::FULL;
use crate::fault::{Broken, Fault};
use crate::state::Options;

const LAWS: [Law; 11] = [
    Menus, Refusals, Bound, Replay, Conservation, Sealed, Snapshot, Silence, Pairing, Ignorance, Spread,
];

fn judge(fault: Fault, only: Option<Law>) -> Result<Report, Violation> {
    let effort = Effort { games: 20, pairs: 60, spreads: 20, seed: 11, only };
    obey::<Broken>(&FULL, &(Options { seats: 3, rounds: 3 }, fault), effort)
}

/// The laws that catch a fault when each is asked for alone.
fn catching(fault: Fault) -> Vec<Law> {
    let catches = |law: &Law| judge(fault, Some(*law)).is_err_and(|violation| violation.law == *law);
    LAWS.into_iter().filter(catches).collect()
}

#[test]
fn golden() {
    use Fault as F;
    for f in [F::None, F::ViewLeaks, F::ViewLeaksMidUnit, F::MenuLeaks, F::EventTooWide, F::StopHints, F::ForcedBetrays,
     F::KnowledgeFollows, F::TruthInTen, F::TruthInPlace, F::ImaginesTheSeen, F::ImaginesInOrder, F::RefusalNames,
     F::RefusalCosts, F::CardLost, F::SealedRace, F::Endless, F::MenuBackwards, F::MenuRepeats, F::SerialNumber] {
        let c = catching(f);
        println!("{f:?} {c:?}  {:?}", judge(f, None).err().map(|v| v.law));
    }
}
