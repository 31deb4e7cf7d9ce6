//! Sentences about what only Path of Destiny knows: pages, votes and tokens, extra effort, objectives, alliances, the
//! Automa.

use super::super::event::{Event, Reason};
use super::super::vocabulary::Side;
use super::{Narrator, rules, token_word};
use crate::timeline::text::{capital, listed, possessive, roman};

impl Narrator<'_> {
    pub(super) fn own_sentence(self, event: &Event) -> Option<String> {
        self.story_sentence(event)
            .or_else(|| self.vote_sentence(event))
            .or_else(|| self.objective_sentence(event))
            .or_else(|| self.alliance_sentence(event))
            .or_else(|| self.automa_sentence(event))
    }

    /// Pages, pairs, path tokens, extra effort and side quests.
    fn story_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Read { page } => match self.page(*page) {
                Some(page) => format!("“{}” – {}", page.title, page.text),
                None => String::from("A page of the story was read"),
            },
            Event::Active { active: [left, right] } => {
                format!("The pair of the next chapter: {} is Left, {} is Right", left.word(), right.word())
            }
            Event::PathTaken { side, figure } => {
                let who = figure.map_or_else(|| String::from("Nobody"), |figure| self.who(figure));
                format!("{who} took the {} path token", side.word())
            }
            Event::EffortPlaced { chapter, effort } => {
                let text = self.pack.efforts.get(usize::from(*effort)).map(rules::effort);
                let text = text.map_or_else(String::new, |text| format!(" – {text}"));
                format!("Extra effort of chapter {}: {}{text}", roman(*chapter), self.effort_name(*effort))
            }
            Event::EffortMade { figure, effort } => {
                format!("{} made the extra effort {}", self.who(*figure), self.effort_name(*effort))
            }
            Event::ExperienceLost { figure, amount, total } => {
                format!("{} lost {amount} XP, {total} left", self.who(*figure))
            }
            Event::QuestCounted { figure, count } => {
                let whose = capital(&self.whose(*figure));
                match self.quest(*figure) {
                    Some(quest) => {
                        let counted = rules::quest(quest.count);
                        format!("{whose} side quest {} counted {count} ({counted})", quest.name)
                    }
                    None => format!("{whose} side quest counted {count}"),
                }
            }
            _ => return None,
        })
    }

    /// The third step and the main symbol.
    fn vote_sentence(self, event: &Event) -> Option<String> {
        let vote = |side: Option<Side>| match side {
            Some(side) => format!("voted {}", side.word()),
            None => String::from("abstained"),
        };
        Some(match event {
            Event::CoinFlipped { side } => format!("The solo destiny token shows {}", side.word()),
            Event::Voted { figure, side } => format!("{} {}", self.who(*figure), vote(*side)),
            Event::RowsVoted { side } => format!("The cards in the rows {}", vote(*side)),
            Event::DestinyPlaced { token, side: Some(side) } => {
                format!("Destiny token {} went to {}", roman(*token), side.word())
            }
            Event::DestinyPlaced { token, side: None } => {
                format!("Destiny token {} was set aside", roman(*token))
            }
            Event::MainSymbol { side, kind } => {
                format!("The main symbol of the chapter is {} ({})", kind.word(), side.word())
            }
            _ => return None,
        })
    }

    /// Striga.
    fn objective_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::RequirementPlaced { place, requirement } => {
                let name = self.requirement_name(*requirement);
                let card = self.pack.requirements.get(usize::from(*requirement));
                let colour = card.map_or_else(String::new, |card| format!(" ({})", card.colour.word()));
                format!("{name}{colour} was laid beside objective {}", rules::letter(*place))
            }
            Event::RequirementMet { figure, place, stage } => {
                let stage = if *stage > 1 { "second" } else { "first" };
                let letter = rules::letter(*place);
                format!("{} met the requirement of objective {letter}, {stage} stage", self.who(*figure))
            }
            Event::ObjectiveSeen { place, objective } => {
                let text = self.objective_text(*objective);
                format!("You looked at objective {} – {text}", rules::letter(*place))
            }
            Event::ObjectiveTurnedUp { place, objective } => {
                let text = self.objective_text(*objective);
                format!("Objective {} was turned up – {text}", rules::letter(*place))
            }
            Event::ObjectiveCounted { figure, objective, count } => {
                format!("{} counted {count} for {}", self.who(*figure), self.objective_name(*objective))
            }
            Event::SpecialTaken { figure, kind } => {
                format!("{} took the special {} token", self.who(*figure), kind.word())
            }
            Event::SpecialLost { figure, kind } => {
                format!("{} lost the special {} token until the next chapter", self.who(*figure), kind.word())
            }
            Event::SpecialReturned { figure, kind } => {
                format!("The special {} token returned to {}", kind.word(), self.whom(*figure))
            }
            _ => return None,
        })
    }

    /// Lesser Evil.
    fn alliance_sentence(self, event: &Event) -> Option<String> {
        let of = |side: Side| format!("an alliance card of {}", rules::patron(side));
        Some(match event {
            Event::TokenPlaced { row, token } => {
                let row = u16::from(*row) + 1;
                format!("The alliance token of row {row}: {}", capital(token_word(*token)))
            }
            Event::AllianceChosen { figure, side } => {
                format!("{} chose {} deck", self.who(*figure), possessive(rules::patron(*side)))
            }
            Event::AllianceDrawn { figure, alliance } => {
                format!("{} drew {}", self.who(*figure), self.alliance_text(*alliance))
            }
            Event::AllianceDrawnUnseen { figure, side } => {
                format!("{} drew {}", self.who(*figure), of(*side))
            }
            Event::AllianceDiscarded { figure, alliance } => {
                format!("{} discarded {} face down", self.who(*figure), self.alliance_name(*alliance))
            }
            Event::AllianceDiscardedUnseen { figure, side } => {
                format!("{} discarded {} face down", self.who(*figure), of(*side))
            }
            Event::AlliancesRevealed { figure, alliances } => {
                let names: Vec<&str> =
                    alliances.iter().map(|alliance| self.alliance_name(*alliance)).collect();
                format!("{} turned up {}", self.who(*figure), listed(&names, "no alliance card"))
            }
            Event::AllianceApplied { figure, alliance } => {
                format!("{} applied {}", self.who(*figure), self.alliance_text(*alliance))
            }
            Event::AlliancesReshuffled { side } => {
                format!("{} discards became a new deck", possessive(rules::patron(*side)))
            }
            _ => return None,
        })
    }

    /// What an Automa's board says instead of a player's.
    fn automa_sentence(self, event: &Event) -> Option<String> {
        let name = |figure: u8, ability: u8| {
            let names = &self.automa_board(figure)?.names;
            names.get(usize::from(ability))
        };
        Some(match event {
            Event::AbilityUsed { figure, ability, .. } => {
                format!("{} used {}", self.who(*figure), name(*figure, *ability)?)
            }
            Event::AbilityUnlocked { figure, ability } => {
                format!("{} unlocked {}", self.who(*figure), name(*figure, *ability)?)
            }
            // An ability pays one point at a time; what is more is the difficulty (POD-17.5).
            Event::Experience { figure, amount: 2.., total, reason: Reason::Automa } => {
                format!("{} begins with {total} XP", self.who(*figure))
            }
            _ => return None,
        })
    }
}
