//! Spread: over many dice each kind falls on each hidden place as often as its share of that place's pool.

use std::collections::BTreeMap;

use super::{Law, Lawful, Violation, any_move, broken, mover};
use crate::dice::Dice;
use crate::viewer::Viewer;

const WORLDS: u32 = 300;
/// How many standard deviations a count may lie from its mean.
const SIGMAS: f64 = 5.0;

/// Any position of a random game, each as likely as the others.
fn position<G: Lawful>(start: &G, dice: &mut Dice) -> G {
    let mut game = start.clone();
    let mut chosen = start.clone();
    for entries in 1..=G::LONGEST as u32 {
        let Some(actor) = mover(&game, dice) else { break };
        let action = any_move(&game, actor, dice);
        game.apply_unchecked(actor, action, &mut |_, _| {});
        if dice.below(entries) == 0 {
            chosen = game.clone();
        }
    }
    chosen
}

/// Plays to some position and counts what is imagined there.
pub fn count<G: Lawful>(start: &G, viewer: Viewer, dice: &mut Dice) -> Result<(), Violation> {
    let game = position(start, dice);
    let zones = game.hidden(viewer);
    let mut pools: BTreeMap<u32, BTreeMap<u32, u32>> = BTreeMap::new();
    for zone in &zones {
        for kind in &zone.kinds {
            *pools.entry(zone.pool).or_default().entry(*kind).or_default() += 1;
        }
    }
    let mut seen: BTreeMap<(usize, u32), u32> = BTreeMap::new();
    for _ in 0..WORLDS {
        let world = game.reimagine(viewer, dice).hidden(viewer);
        let shape = |zones: &[super::Zone]| -> Vec<_> {
            zones.iter().map(|zone| (zone.pool, zone.kinds.len())).collect()
        };
        if shape(&world) != shape(&zones) {
            return Err(broken(
                Law::Spread,
                format!("{viewer:?} imagines places of another shape: {game:?}"),
            ));
        }
        for (place, zone) in world.iter().enumerate() {
            for kind in &zone.kinds {
                *seen.entry((place, *kind)).or_default() += 1;
            }
        }
    }
    for (place, zone) in zones.iter().enumerate() {
        let Some(pool) = pools.get(&zone.pool) else { continue };
        let size = f64::from(pool.values().sum::<u32>());
        for (kind, copies) in pool {
            let places = f64::from(zone.kinds.len() as u32);
            let share = f64::from(*copies) / size;
            let mean = places * share * f64::from(WORLDS);
            let spread = if size > 1.0 { (size - places) / (size - 1.0) } else { 0.0 };
            let deviation = (mean * (1.0 - share) * spread).sqrt();
            let found = f64::from(seen.get(&(place, *kind)).copied().unwrap_or(0));
            if (found - mean).abs() > SIGMAS * deviation + 1e-6 {
                let detail = format!(
                    "{viewer:?} imagines kind {kind} on place {place} {found} times in {WORLDS}, fair is {mean:.1}"
                );
                return Err(broken(Law::Spread, detail));
            }
        }
    }
    Ok(())
}
