//! What is counted in both games: cards drafted and played, abilities used, and where victory points come from.
//! Automas are no players and count for nothing.

use super::card::STARTERS;
use super::event::{Event, Reason};
use super::tale::Book;
use crate::tally::{Aim, Kind, Note, Table};

const PLAYS: usize = 0;
const DRAFTS: usize = 1;
const POINTS: usize = 2;
const ABILITIES: usize = 3;

/// Abilities of one character.
const OWN_ABILITIES: usize = 4;

/// What a game counts.
#[derive(Clone, Copy)]
pub(crate) struct Tally {
    /// Cards of the main deck; starters lie behind them.
    pub main_cards: usize,
    /// Where victory points come from, a row each.
    pub sources: &'static [(Reason, &'static str)],
}

/// A starter card or an ability has its chance when somebody plays the character.
const ITS_CHARACTER: Option<&str> = Some("game with its character");

impl Tally {
    /// The tables with every row there is.
    pub fn tables(self, book: &impl Book) -> Vec<Table> {
        let names = |range: std::ops::Range<usize>| {
            book.cards()[range].iter().map(|card| card.name.clone()).collect()
        };
        let cards = || {
            vec![
                Kind { name: "main deck", per: None, rows: names(0..self.main_cards) },
                Kind {
                    name: "starter",
                    per: ITS_CHARACTER,
                    rows: names(self.main_cards..book.cards().len()),
                },
            ]
        };
        let of_cards = |name, unit| Table {
            name,
            row: "card",
            unit,
            aim: Some(Aim { lowest: 1.0 / 3.0, highest: 3.0 }),
            kinds: cards(),
        };
        let abilities = book.characters().iter().flat_map(|character| {
            character.abilities.iter().map(move |ability| format!("{}: {}", character.name, ability.name))
        });
        let sources = self.sources.iter().map(|(_, name)| (*name).to_string()).collect();
        vec![
            of_cards("plays", "plays"),
            of_cards("drafts", "drafts"),
            Table {
                name: "points",
                row: "source",
                unit: "victory points",
                aim: None,
                kinds: vec![Kind { name: "victory points", per: None, rows: sources }],
            },
            Table {
                name: "abilities",
                row: "ability",
                unit: "uses",
                aim: None,
                kinds: vec![Kind { name: "ability", per: ITS_CHARACTER, rows: abilities.collect() }],
            },
        ]
    }

    /// The row of a source of victory points.
    fn source(self, reason: Reason) -> Option<usize> {
        self.sources.iter().position(|(source, _)| *source == reason)
    }

    /// What an event counts for at a table of so many players.
    pub fn count(self, players: u8, event: &Event, mut note: impl FnMut(Note)) {
        let mut cards = |table: usize, figure: u8, cards: &[u8]| {
            if figure < players {
                for card in cards {
                    note(Note::amount(table, usize::from(*card), 1));
                }
            }
        };
        match event {
            Event::Revealed { figure, cards: played } => cards(PLAYS, *figure, played),
            Event::Played { figure, card } => cards(PLAYS, *figure, &[*card]),
            Event::Took { figure, cards: taken } => cards(DRAFTS, *figure, taken),
            Event::Drew { figure, card } => cards(DRAFTS, *figure, &[*card]),
            Event::Victory { figure, amount, reason, .. } if *figure < players => {
                if let Some(row) = self.source(*reason) {
                    note(Note::amount(POINTS, row, u32::from(*amount)));
                }
            }
            Event::AbilityUsed { figure, character, ability } if *figure < players => {
                let row = usize::from(*character) * OWN_ABILITIES + usize::from(*ability);
                note(Note::amount(ABILITIES, row, 1));
            }
            Event::CharacterTaken { figure, character } if *figure < players => {
                let character = usize::from(*character);
                let starters = self.main_cards + character * STARTERS;
                for row in starters..starters + STARTERS {
                    note(Note::chance(PLAYS, row));
                    note(Note::chance(DRAFTS, row));
                }
                let abilities = character * OWN_ABILITIES;
                (abilities..abilities + OWN_ABILITIES).for_each(|row| note(Note::chance(ABILITIES, row)));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ronin::content;
    use crate::ronin::state::Bonds;
    use crate::timeline::presentation::Offered as _;

    const TALLY: Tally = Bonds::TALLY;
    use crate::tally::Counts;

    /// What one event counts for at a table of two players.
    fn counted(event: &Event) -> Vec<Note> {
        let mut notes = Vec::new();
        TALLY.count(2, event, |note| notes.push(note));
        notes
    }

    #[test]
    fn cards_count_where_players_play_take_and_draw_them() {
        let note = |table, row| Note::amount(table, row, 1);
        assert_eq!(
            counted(&Event::Revealed { figure: 1, cards: vec![3, 81] }),
            [note(PLAYS, 3), note(PLAYS, 81)]
        );
        assert_eq!(counted(&Event::Played { figure: 0, card: 7 }), [note(PLAYS, 7)]);
        assert_eq!(
            counted(&Event::Took { figure: 0, cards: vec![4, 5] }),
            [note(DRAFTS, 4), note(DRAFTS, 5)]
        );
        assert_eq!(counted(&Event::Drew { figure: 1, card: 9 }), [note(DRAFTS, 9)]);
        assert_eq!(counted(&Event::DrewUnseen { figure: 1 }), []);
    }

    #[test]
    fn automas_count_for_nothing() {
        assert_eq!(counted(&Event::Played { figure: 2, card: 7 }), []);
        assert_eq!(counted(&Event::Took { figure: 2, cards: vec![4] }), []);
        assert_eq!(counted(&Event::CharacterTaken { figure: 2, character: 0 }), []);
        assert_eq!(counted(&Event::AbilityUsed { figure: 2, character: 0, ability: 1 }), []);
        let scored = Event::Victory { figure: 2, amount: 6, total: 9, reason: Reason::Golden };
        assert_eq!(counted(&scored), []);
    }

    #[test]
    fn points_count_by_source_and_abilities_by_character() {
        let scored = Event::Victory { figure: 0, amount: 6, total: 9, reason: Reason::Golden };
        assert_eq!(counted(&scored), [Note::amount(POINTS, 3, 6)]);
        let used = Event::AbilityUsed { figure: 0, character: 3, ability: 2 };
        assert_eq!(counted(&used), [Note::amount(ABILITIES, 14, 1)]);
    }

    #[test]
    fn a_character_taken_is_a_chance_for_its_cards_and_abilities() {
        let notes = counted(&Event::CharacterTaken { figure: 1, character: 6 });
        let rows = |table| notes.iter().filter(move |note| note.table == table).map(|note| note.row);
        assert!(notes.iter().all(|note| (note.amount, note.chances) == (0, 1)));
        assert!(rows(PLAYS).eq(110..115) && rows(DRAFTS).eq(110..115) && rows(ABILITIES).eq(24..28));
    }

    #[test]
    fn every_card_source_and_ability_has_a_row() {
        let tables = TALLY.tables(content::embedded());
        let counts = Counts::new(&tables);
        assert_eq!(
            tables.iter().map(|table| table.name).collect::<Vec<_>>(),
            ["plays", "drafts", "points", "abilities"]
        );
        let rows = [PLAYS, DRAFTS, POINTS, ABILITIES].map(|table| counts.table(table).len());
        assert_eq!(rows, [115, 115, 5, 28]);
        assert_eq!(TALLY.source(Reason::LowestRow), None, "it pays experience only");
    }
}
