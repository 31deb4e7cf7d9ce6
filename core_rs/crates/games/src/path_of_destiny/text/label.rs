//! Labels of the actions that only Path of Destiny knows, or that mean something else in it.

use super::super::action::Action;
use super::super::vocabulary::Side;
use super::{Narrator, rules, token_word};
use crate::timeline::text::possessive;

impl Narrator<'_> {
    pub(super) fn own_label(self, action: Action) -> Option<String> {
        Some(match action {
            Action::FlipCoin { side } => format!("Flip the solo destiny token: {}", side.word()),
            Action::DrawEffort { effort } => format!("Lay out {}", self.effort_name(effort)),
            Action::DrawRequirement { requirement } => {
                format!("Lay out {}", self.requirement_name(requirement))
            }
            Action::DrawObjective { objective } => format!("Lay out {}", self.objective_name(objective)),
            Action::DrawToken { token } => format!("Lay out the alliance token: {}", token_word(token)),
            Action::DrawAlliance { alliance } => format!("Deal {}", self.alliance_name(alliance)),
            Action::PickCard { row, place } if self.asks_about("the Automa plays") => {
                format!("Let the Automa play {}", self.face_up(row, place))
            }
            Action::LoseSpecial { kind } => format!("Lose the special {} token", kind.word()),
            Action::ChooseAlliance { side } => self.choose_alliance_label(side),
            Action::DiscardAlliance { alliance } => format!("Discard {}", self.alliance_text(alliance)),
            Action::ApplyAlliance { alliance } => format!("Apply {}", self.alliance_text(alliance)),
            Action::ChooseActive { side } if self.asks_about("main symbol") => {
                let word = self.active_word(side);
                let have = self.own_count(side).map_or_else(String::new, |have| format!("; you have {have}"));
                format!("Make {word} the main symbol ({}{have})", side.word())
            }
            Action::ChooseActive { side } if self.asks_about("to give up") => {
                let words = Side::ALL.map(|side| self.active_word(side));
                format!("Give up 1 {} for 2 {}", words[side as usize], words[1 - side as usize])
            }
            _ => return None,
        })
    }

    /// How many symbols of a side the viewer has.
    fn own_count(self, side: Side) -> Option<u16> {
        Some(self.symbols(self.view.viewer?, self.active_kind(side)?))
    }

    fn choose_alliance_label(self, side: Side) -> String {
        let whose = possessive(rules::patron(side));
        let counts = self.view.viewer.and_then(|viewer| {
            self.view.alliances.as_ref()?.counts.get(usize::from(viewer)).map(|counts| counts[side as usize])
        });
        let have = counts.map_or_else(String::new, |count| format!(" (you have {count})"));
        format!("Draw from {whose} deck{have}")
    }
}
