//! Both games show themselves: texts and pictures for clients that know nothing of either. What a game says of its own it
//! says as [`Spoken`](super::text::Spoken) and [`Shown`]; where its content comes from it says here.

use std::collections::BTreeMap;

use kernel::{BadOptions, Seat};

use super::action::Action;
use super::event::Event;
use super::screen::{Shown, screen};
use super::table::Table;
use super::tale::Book;
use super::tally::Tally;
use super::text::{Narrator, reference};
use super::view::View;
use crate::presentation::{Description, Presented, Screen};
use crate::tally::{self, Note};

/// A game that can be offered: its content, its options and what is counted to see whether it is balanced.
pub(crate) trait Offered: Shown {
    /// What is counted.
    const TALLY: Tally;
    /// The content that comes with the program.
    fn embedded() -> &'static Self::Pack;
    /// The files of that content, by name.
    fn files() -> BTreeMap<String, String>;
    /// The content in these files.
    fn load(files: &BTreeMap<String, String>) -> Result<&'static Self::Pack, String>;
    /// Reads options from words.
    fn parse(
        pack: &Self::Pack,
        players: u8,
        words: &BTreeMap<String, String>,
    ) -> Result<Self::Options, BadOptions>;
}

impl<T: Offered> Presented for Table<T> {
    fn embedded() -> &'static T::Pack {
        T::embedded()
    }

    fn files() -> BTreeMap<String, String> {
        T::files()
    }

    fn load(files: &BTreeMap<String, String>) -> Result<&'static T::Pack, String> {
        T::load(files)
    }

    fn content_hash(pack: &T::Pack) -> &str {
        pack.hash()
    }

    fn parse(
        pack: &T::Pack,
        players: u8,
        words: &BTreeMap<String, String>,
    ) -> Result<T::Options, BadOptions> {
        T::parse(pack, players, words)
    }

    fn describe(pack: &T::Pack) -> Description {
        reference::describe::<T>(pack)
    }

    fn label(pack: &T::Pack, view: &View<T::Sight>, action: Action) -> String {
        Narrator::<T>::new(pack, view).label(action)
    }

    fn sentence(pack: &T::Pack, view: &View<T::Sight>, event: &Event) -> Option<String> {
        Narrator::<T>::new(pack, view).sentence(event)
    }

    fn question(pack: &T::Pack, view: &View<T::Sight>) -> String {
        Narrator::<T>::new(pack, view).question()
    }

    fn screen(pack: &T::Pack, view: &View<T::Sight>) -> Screen {
        screen(Narrator::<T>::new(pack, view))
    }

    fn explain(pack: &T::Pack, wanted: &str) -> Option<String> {
        reference::explain::<T>(pack, wanted)
    }

    fn role(&self, seat: Seat) -> Option<&str> {
        self.role_of(seat)
    }

    fn tables(pack: &T::Pack) -> Vec<tally::Table> {
        T::TALLY.tables(pack)
    }

    fn tally(&self, event: &Event, note: impl FnMut(Note)) {
        T::TALLY.count(self.players, event, note);
    }
}
