//! What a client can read of quests, kept events and the card being read. No catalogue has these texts, because
//! nobody may know them before they are read; here they are told only of what stands in a view.

use super::super::pack::{Choice, ChronicleKind, Pack};
use super::super::view::{QuestView, View};
use super::{Narrator, rules};

impl View {
    /// What a quest asks for, and what it costs on arrival; no words for a free one.
    pub fn task<'a>(&'a self, pack: &'a Pack, quest: QuestView) -> (&'a str, String) {
        let Some(quest) = Narrator::new(pack, self).quest(quest.card, quest.option) else {
            return ("", String::new());
        };
        let cost = if quest.cost.is_free() { String::new() } else { rules::cost(quest.cost) };
        (&quest.text, cost)
    }

    /// The name of an event that somebody keeps, and what it gives.
    pub fn gear<'a>(&'a self, pack: &'a Pack, event: u8) -> (&'a str, String) {
        let narrator = Narrator::new(pack, self);
        (narrator.chronicle_name(event), rules::abilities(pack, narrator.kept_abilities(event)))
    }

    /// The name of the exploration card or event that waits for a choice, and what can be read of it before.
    pub fn reading<'a>(&'a self, pack: &'a Pack) -> Option<(&'a str, String)> {
        let narrator = Narrator::new(pack, self);
        if let Some(card) = self.subject.exploration {
            let card = narrator.exploration(card)?;
            return Some((&card.name, before_choice(&card.intro, &card.options).join("\n")));
        }
        let event = narrator.chronicle(self.subject.event?)?;
        let options = match &event.kind {
            ChronicleKind::Choice(options) => &options[..],
            ChronicleKind::Check { .. } | ChronicleKind::Fight { .. } | ChronicleKind::Keep { .. } => &[],
        };
        Some((&event.name, before_choice(&event.intro, options).join("\n")))
    }
}

/// Introduction and options with their costs, without the results.
pub(super) fn before_choice(intro: &str, options: &[Choice]) -> Vec<String> {
    let options = ["A", "B"].into_iter().zip(options);
    let options =
        options.map(|(letter, choice)| format!("{letter}: {}{}", choice.option, rules::priced(choice.cost)));
    [String::from(intro)].into_iter().chain(options).collect()
}
