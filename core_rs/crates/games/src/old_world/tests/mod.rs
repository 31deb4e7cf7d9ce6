//! Rule tests, chapter by chapter. Each names the clauses it carries.

mod attributes;
mod bench;
mod board;
mod combat;
mod components;
mod deal;
mod duel;
mod exploration;
mod hand_limit;
mod invariants;
mod lists;
mod markers;
mod market;
mod movement;
mod personal;
mod poker;
mod potions;
mod setup;
mod stage;
mod terms;
mod tokens;
mod trophies;
mod turn;
