//! Old World shows itself: texts and pictures for clients that know nothing of the game.

use std::collections::BTreeMap;

use kernel::{BadOptions, Seat};

use super::action::Action;
use super::event::Event;
use super::options::Options;
use super::pack::Pack;
use super::state::OldWorld;
use super::text::{Narrator, reference};
use super::view::View;
use super::{content, screen, tally};
use crate::presentation::{Description, Presented, Screen};
use crate::tally::{Note, Table};

impl Presented for OldWorld {
    fn embedded() -> &'static Pack {
        content::embedded()
    }

    fn files() -> BTreeMap<String, String> {
        let embedded = content::Sources::embedded();
        embedded.files().into_iter().map(|(name, text)| (name.to_string(), text.to_string())).collect()
    }

    fn load(files: &BTreeMap<String, String>) -> Result<&'static Pack, String> {
        let sources = content::Sources::from_files(files)?;
        content::intern(&sources).map_err(|error| error.to_string())
    }

    fn content_hash(pack: &Pack) -> &str {
        &pack.hash
    }

    fn parse(pack: &Pack, players: u8, words: &BTreeMap<String, String>) -> Result<Options, BadOptions> {
        Options::parse(pack, players, words)
    }

    fn describe(pack: &Pack) -> Description {
        reference::describe(pack)
    }

    fn label(pack: &Pack, view: &View, action: Action) -> String {
        Narrator::new(pack, view).label(action)
    }

    fn sentence(pack: &Pack, view: &View, event: &Event) -> Option<String> {
        Narrator::new(pack, view).sentence(event)
    }

    fn question(pack: &Pack, view: &View) -> String {
        Narrator::new(pack, view).question()
    }

    fn screen(pack: &Pack, view: &View) -> Screen {
        screen::screen(Narrator::new(pack, view))
    }

    fn explain(pack: &Pack, wanted: &str) -> Option<String> {
        reference::explain(pack, wanted)
    }

    fn role(&self, seat: Seat) -> Option<&str> {
        let player = self.players[..usize::from(self.count)].get(seat.index())?;
        self.pack().schools.get(usize::from(player.school)).map(|school| school.id.as_str())
    }

    fn tables(pack: &Pack) -> Vec<Table> {
        tally::tables(pack)
    }

    fn tally(&self, event: &Event, note: impl FnMut(Note)) {
        tally::count(self, event, note);
    }
}
