//! What is counted over many games to see whether one is balanced. A game names its tables with every row there is,
//! so that a thing never seen shows as zero, and says what each event counts for. Nothing here knows what the rows
//! mean: cards, sources of points, rounds, won fights.

use serde::Serialize;

/// A table of things counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// Its name, for readers and programs.
    pub name: &'static str,
    /// What a row is.
    pub row: &'static str,
    /// What is counted.
    pub unit: &'static str,
    /// How far a row may be from the mean of its kind.
    pub aim: Option<Aim>,
    /// Rows that can be compared with each other. Row numbers go on from kind to kind.
    pub kinds: Vec<Kind>,
}

/// Rows that can be compared with each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Kind {
    /// What these are.
    pub name: &'static str,
    /// What counts are divided by: a game, unless rows have chances of their own and this says what one is.
    pub per: Option<&'static str>,
    /// The names of the rows.
    pub rows: Vec<String>,
}

/// The lowest and the highest rate that is aimed at, as parts of the mean rate of the kind.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Aim {
    /// At least so much of the mean.
    pub lowest: f64,
    /// At most so many times the mean.
    pub highest: f64,
}

/// Something happened that counts for a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The table, by its place in the game's list.
    pub table: usize,
    /// The row, counted over all kinds of the table.
    pub row: usize,
    /// How much to add to its count.
    pub amount: u32,
    /// How much to add to its chances.
    pub chances: u32,
}

impl Note {
    /// So much of what a table counts.
    pub const fn amount(table: usize, row: usize, amount: u32) -> Self {
        Self { table, row, amount, chances: 0 }
    }

    /// A chance to be counted.
    pub const fn chance(table: usize, row: usize) -> Self {
        Self { table, row, amount: 0, chances: 1 }
    }
}

/// What a row has come to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Count {
    /// What was counted.
    pub amount: u64,
    /// How often it could have been.
    pub chances: u64,
}

/// All counts of a game's tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    tables: Vec<Vec<Count>>,
}

impl Counts {
    /// Zero for every row.
    pub fn new(tables: &[Table]) -> Self {
        let rows = |table: &Table| table.kinds.iter().map(|kind| kind.rows.len()).sum();
        Self { tables: tables.iter().map(|table| vec![Count::default(); rows(table)]).collect() }
    }

    /// Counts one note. Its table and row are among those the game named.
    pub fn note(&mut self, note: Note) {
        let count = &mut self.tables[note.table][note.row];
        count.amount += u64::from(note.amount);
        count.chances += u64::from(note.chances);
    }

    /// Adds what another has counted of the same tables.
    pub fn add(&mut self, other: &Self) {
        for (count, more) in self.tables.iter_mut().flatten().zip(other.tables.iter().flatten()) {
            count.amount += more.amount;
            count.chances += more.chances;
        }
    }

    /// The rows of a table.
    pub fn table(&self, table: usize) -> &[Count] {
        &self.tables[table]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables() -> Vec<Table> {
        let kind = |name, rows: &[&str]| Kind {
            name,
            per: None,
            rows: rows.iter().map(|row| (*row).to_string()).collect(),
        };
        let table = |name, kinds| Table { name, row: "card", unit: "plays", aim: None, kinds };
        vec![
            table("plays", vec![kind("big", &["a", "b"]), kind("small", &["c"])]),
            table("rounds", vec![kind("round", &["d"])]),
        ]
    }

    #[test]
    fn every_row_starts_at_zero_and_takes_its_notes() {
        let mut counts = Counts::new(&tables());
        assert_eq!(counts.table(0), [Count::default(); 3]);
        counts.note(Note::amount(0, 2, 5));
        counts.note(Note::chance(0, 2));
        counts.note(Note::chance(1, 0));
        assert_eq!(counts.table(0)[2], Count { amount: 5, chances: 1 });
        assert_eq!(counts.table(0)[..2], [Count::default(); 2]);
        assert_eq!(counts.table(1), [Count { amount: 0, chances: 1 }]);
    }

    #[test]
    fn counts_of_two_halves_add_up_to_those_of_the_whole() {
        let notes = [Note::amount(0, 0, 1), Note::chance(0, 1), Note::amount(1, 0, 7), Note::amount(0, 0, 2)];
        let count = |notes: &[Note]| {
            let mut counts = Counts::new(&tables());
            for note in notes {
                counts.note(*note);
            }
            counts
        };
        let mut halves = count(&notes[..2]);
        halves.add(&count(&notes[2..]));
        assert_eq!(halves, count(&notes));
    }
}
