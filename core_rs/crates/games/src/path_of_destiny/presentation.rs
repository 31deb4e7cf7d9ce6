//! Path of Destiny as a game that can be offered: its content, its options, what is counted.

use std::collections::BTreeMap;

use kernel::BadOptions;

use super::content;
use super::event::Reason;
use super::options::Options;
use super::pack::{MAIN_CARDS, Pack};
use super::state::Fate;
use crate::timeline::presentation::Offered;
use crate::timeline::tally::Tally;

impl Offered for Fate {
    const TALLY: Tally = Tally {
        main_cards: MAIN_CARDS,
        sources: &[
            (Reason::Chapter, "main symbol"),
            (Reason::Outcome, "path token"),
            (Reason::SideQuest, "side quest"),
            (Reason::Golden, "golden experience"),
            (Reason::Objective, "secret objective"),
        ],
    };

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

    fn parse(pack: &Pack, players: u8, words: &BTreeMap<String, String>) -> Result<Options, BadOptions> {
        Options::parse(pack, players, words)
    }
}
