//! Rule tests, chapter by chapter. Each names the clauses it carries.

mod asking;
mod attributes;
mod chance;
mod chance_setup;
mod combat;
mod decisions_after;
mod decisions_fight;
mod decisions_none;
mod decisions_phases;
mod decisions_schools;
mod decisions_setup;
mod duel;
mod exploration;
mod invariants;
mod market;
mod movement;
mod setup;
mod stage;
mod trophies;
mod turn;
mod visibility;
