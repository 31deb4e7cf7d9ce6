//! Rule tests, chapter by chapter. Each names the clauses it carries.

mod arena;
mod attributes;
mod combat;
mod combo;
mod duel;
mod effects;
mod exploration;
mod fight_start;
mod fight_turn;
mod hunt_end;
mod market;
mod monster_turn;
mod movement;
mod rulings;
mod setup;
mod stage;
mod trophies;
mod turn;
