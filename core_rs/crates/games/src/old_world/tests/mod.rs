//! Rule tests, chapter by chapter. Each names the clauses it carries.

mod attributes;
mod combat;
mod data;
mod duel;
mod exploration;
mod journey;
mod market;
mod movement;
mod poker;
mod setup;
mod solo;
mod specialties;
mod stage;
mod tales;
mod trophies;
mod turn;
