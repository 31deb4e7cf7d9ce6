//! Path of Destiny shows itself: texts and pictures for clients that know nothing of the game.

use std::collections::BTreeMap;

use kernel::{BadOptions, Seat};

use super::action::Action;
use super::content;
use super::event::{Event, Reason};
use super::options::Options;
use super::pack::{MAIN_CARDS, Pack};
use super::state::{Fate, PathOfDestiny};
use super::text::Narrator;
use super::view::View;
use crate::presentation::{Description, Presented, Screen};
use crate::tally::{Note, Table};
use crate::timeline::screen::screen;
use crate::timeline::tally::Tally;
use crate::timeline::text::reference;

/// What is counted to see whether the game is balanced.
pub(crate) const TALLY: Tally = Tally {
    main_cards: MAIN_CARDS,
    sources: &[
        (Reason::Chapter, "main symbol"),
        (Reason::Outcome, "path token"),
        (Reason::SideQuest, "side quest"),
        (Reason::Golden, "golden experience"),
        (Reason::Objective, "secret objective"),
    ],
};

impl Presented for PathOfDestiny {
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
        reference::describe::<Fate>(pack)
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
        screen(Narrator::new(pack, view))
    }

    fn explain(pack: &Pack, wanted: &str) -> Option<String> {
        reference::explain::<Fate>(pack, wanted)
    }

    fn role(&self, seat: Seat) -> Option<&str> {
        self.role_of(seat)
    }

    fn tables(pack: &Pack) -> Vec<Table> {
        TALLY.tables(pack)
    }

    fn tally(&self, event: &Event, note: impl FnMut(Note)) {
        TALLY.count(self.players, event, note);
    }
}
