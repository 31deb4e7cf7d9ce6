//! Rule tests, chapter by chapter. Each names the clauses it carries.

mod attributes;
mod combat;
mod duel;
mod exploration;
mod market;
mod movement;
mod setup;
mod stage;
mod trophies;
mod turn;
