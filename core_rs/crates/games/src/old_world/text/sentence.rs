//! What happened, in a sentence to the viewer. Fights have a file of their own.

use super::super::event::Event;
use super::super::pack::{ChronicleKind, Holder};
use super::super::vocabulary::Place;
use super::label::{deck_word, option_letter};
use super::{Narrator, rules};
use crate::words::{capital, counted, ended, listed, roman};

impl Narrator<'_> {
    /// A sentence about an event; nothing for those that go without saying.
    pub fn sentence(self, event: &Event) -> Option<String> {
        let text = self
            .table_sentence(event)
            .or_else(|| self.turn_sentence(event))
            .or_else(|| self.story_sentence(event))
            .or_else(|| self.board_sentence(event))
            .or_else(|| self.card_sentence(event))
            .or_else(|| self.dice_sentence(event))
            .or_else(|| self.fight_sentence(event));
        text.map(ended)
    }

    /// Setup, market and stacks.
    fn table_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::FirstPlayer { seat } => format!("{} became the first player", self.who(*seat)),
            Event::Revealed { card } => format!("{} was turned up and set aside", self.card_name(*card)),
            Event::MarketDealt { slot, card } => {
                format!("{} came into market slot {}", self.card_name(*card), u16::from(*slot) + 1)
            }
            Event::MarketCleared { card, trashed: true } => {
                format!("{} was trashed from the market", self.card_name(*card))
            }
            Event::MarketCleared { card, trashed: false } => {
                format!("{} left the market", self.card_name(*card))
            }
            Event::MarketReshuffled { cards } => {
                format!("The common discard became a new action deck of {}", counted(*cards, "card"))
            }
            Event::SlotPlaced { terrain, location } => {
                format!("The {} monster lives at {}", terrain.word(), self.location_name(*location))
            }
            Event::MonsterPlaced { terrain, monster } => {
                let level = self.monster(*monster).map_or("?", |monster| roman(monster.level));
                let monster = self.the_monster(*monster);
                format!("{} (level {level}) is the {} monster", capital(&monster), terrain.word())
            }
            Event::LevelTwoPlaced { seat, terrain } => {
                format!("{} chose the {} for the level-II monster", self.who(*seat), terrain.word())
            }
            Event::TrophyDrawn { attribute } => {
                let name = self.attribute_trophy(*attribute);
                format!("{name} ({}) is the attribute trophy of this game", attribute.word())
            }
            Event::SchoolOffered { seat, school } => {
                let was = if self.is_viewer(*seat) { "were" } else { "was" };
                format!("{} {was} offered the {}", self.who(*seat), self.school_name(*school))
            }
            Event::SchoolTaken { seat, school } => {
                let who = if self.is_viewer(*seat) {
                    String::from("You")
                } else {
                    format!("Player {}", u16::from(*seat) + 1)
                };
                format!("{who} joined the {}", self.school_name(*school))
            }
            Event::TokenReturned { location } => {
                format!("The token of {} went back into its stack", self.location_name(*location))
            }
            Event::TokensReturned { terrain } => {
                format!("All tokens of the {} went back into their stack", terrain.word())
            }
            Event::PotionsReshuffled => String::from("The discarded potions became a new deck"),
            Event::ExplorationReshuffled { deck } => {
                format!("The removed cards became a new deck of {}", deck_word(*deck))
            }
            _ => return None,
        })
    }

    /// Turns, phases and journeys.
    fn turn_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::TurnBegan { seat, round } => {
                format!("Round {round}: {} turn began", self.whose(*seat))
            }
            Event::PhaseBegan { seat, phase } => {
                format!("{} began Phase {}", self.who(*seat), roman(*phase))
            }
            Event::Heads { seat, location } => {
                format!("{} set out for {}", self.who(*seat), self.location_name(*location))
            }
            Event::Answered { seat, yes: true } => format!("{} said yes", self.who(*seat)),
            Event::Answered { seat, yes: false } => format!("{} said no", self.who(*seat)),
            Event::BranchTaken { seat, branch } => {
                format!("{} chose effect {}", self.who(*seat), u16::from(*branch) + 1)
            }
            Event::Tracks { seat, terrain } => {
                format!("{} tracked the {} monster", self.who(*seat), terrain.word())
            }
            Event::SetsOut { seat, deck } => format!("{} explored {}", self.who(*seat), deck_word(*deck)),
            Event::Moved { seat, location } => {
                format!("{} arrived at {}", self.who(*seat), self.location_name(*location))
            }
            Event::SiteUsed { seat, location } => {
                let site =
                    self.location(*location).map_or_else(String::new, |it| format!(": {}", it.site.word()));
                format!("{} used {}{site}", self.who(*seat), self.location_name(*location))
            }
            Event::Tracking { seat, location } => {
                format!(
                    "{} tracking token lies at {}",
                    capital(&self.whose(*seat)),
                    self.location_name(*location)
                )
            }
            Event::TokenAside { location } => {
                format!("The token of {} was set aside", self.location_name(*location))
            }
            Event::Trail { seat, terrain } => {
                format!("{} gained the {} trail", self.who(*seat), terrain.word())
            }
            Event::Ended { winner: Some(seat) } => format!("{} won the game", self.who(*seat)),
            Event::Ended { winner: None } => String::from("The last round is over"),
            _ => return None,
        })
    }

    /// Exploration cards, quests and events: what is read aloud.
    fn story_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Explored { seat, card } => match self.exploration(*card) {
                Some(card) => format!("{} met “{}” – {}", self.who(*seat), card.name, card.intro),
                None => format!("{} drew an exploration card", self.who(*seat)),
            },
            Event::OptionTaken { seat, card, event, option } => {
                let letter = option_letter(*option);
                match self.choice(*card, *event, *option) {
                    Some(choice) => {
                        format!("{} chose {letter}: “{}” – {}", self.who(*seat), choice.option, choice.result)
                    }
                    None => format!("{} chose option {letter}", self.who(*seat)),
                }
            }
            Event::QuestTaken { seat, card, option, location } => {
                let (who, place) = (self.who(*seat), self.location_name(*location));
                match self.quest(*card, *option) {
                    Some(quest) => {
                        let price = rules::priced(quest.cost);
                        format!("{who} took a quest to {place}{price}: {}", quest.text)
                    }
                    None => format!("{who} took a quest to {place}"),
                }
            }
            Event::QuestResolved { seat, card } => {
                format!("{} resolved the quest {}", self.who(*seat), self.exploration_name(*card))
            }
            Event::EventRead { seat, event } => match self.chronicle(*event) {
                Some(event) => {
                    let more = match &event.kind {
                        ChronicleKind::Check { result, .. } | ChronicleKind::Fight { result, .. } => {
                            format!(" {result}")
                        }
                        ChronicleKind::Choice(_) | ChronicleKind::Keep { .. } => String::new(),
                    };
                    format!("{} read “{}” – {}{more}", self.who(*seat), event.name, event.intro)
                }
                None => format!("{} read an event", self.who(*seat)),
            },
            Event::Kept { seat, event } => {
                let (who, name) = (self.who(*seat), self.chronicle_name(*event));
                match rules::abilities(self.pack, self.kept_abilities(*event)).as_str() {
                    "" => format!("{who} kept {name}"),
                    text => format!("{who} kept {name}: {text}"),
                }
            }
            Event::UsedUp { seat, event } => {
                format!("{} used up {}", self.who(*seat), self.chronicle_name(*event))
            }
            Event::CheckRolled { seat, face } => format!("{} rolled {face}", self.who(*seat)),
            _ => return None,
        })
    }

    /// Gold, potions, attributes, trophies: what stands on player boards.
    fn board_sentence(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Gold { seat, by, gold } => {
                let verb = if *by < 0 { "lost" } else { "gained" };
                format!("{} {verb} {} gold, {gold} in all", self.who(*seat), by.unsigned_abs())
            }
            Event::PotionTaken { seat, potion } => {
                format!("{} took the potion {}", self.who(*seat), self.potion_name(*potion))
            }
            Event::PotionDiscarded { seat, potion } => {
                format!("{} discarded the potion {}", self.who(*seat), self.potion_name(*potion))
            }
            Event::Attribute { seat, attribute, level } => {
                format!("{} {} is now {level}", capital(&self.whose(*seat)), attribute.word())
            }
            Event::LevelRaised { seat, level } => {
                format!("{} witcher level rose to {level}", capital(&self.whose(*seat)))
            }
            Event::Shield { seat, shield } => {
                format!("{} shield is now {shield}", capital(&self.whose(*seat)))
            }
            Event::AttributeTrophy { seat, attribute } => {
                let name = self.attribute_trophy(*attribute);
                format!("{} meditated and took {name} ({})", self.who(*seat), attribute.word())
            }
            Event::WitcherTrophy { seat, school } => {
                format!("{} took {}", self.who(*seat), self.holder_name(Holder::School(*school)))
            }
            Event::MonsterTrophy { seat, monster } => {
                format!("{} took {}", self.who(*seat), self.holder_name(Holder::Trophy(*monster)))
            }
            Event::Advanced { seat, position } => {
                format!("{} moved up to {position} of 4 trophies", self.who(*seat))
            }
            Event::TavernClosed { location } => {
                format!("The tavern at {} is closed", self.location_name(*location))
            }
            _ => return None,
        })
    }

    /// Cards of players.
    fn card_sentence(self, event: &Event) -> Option<String> {
        let looked = |owner: Option<u8>, card: u8| match owner {
            Some(_) => String::from(self.card_name(card)),
            None => self.fight_card_text(card),
        };
        Some(match event {
            Event::Drew { seat, card } => format!("{} drew {}", self.who(*seat), self.card_name(*card)),
            Event::DrewUnseen { seat } => format!("{} drew a card", self.who(*seat)),
            Event::Discarded { seat, card, from } => {
                let whence = match from {
                    Place::Hand => String::new(),
                    from => format!(" from the {}", from.word()),
                };
                format!("{} discarded {}{whence}", self.who(*seat), self.card_name(*card))
            }
            Event::Trashed { seat, card, from } => {
                format!("{} trashed {} from the {}", self.who(*seat), self.card_name(*card), from.word())
            }
            Event::Retrieved { seat, card } => {
                format!("{} took {} from the discard pile", self.who(*seat), self.card_name(*card))
            }
            Event::Gained { seat, card, to } => {
                let name = self.card_name(*card);
                format!("{} went into {} {}", capital(name), self.whose(*seat), to.word())
            }
            Event::PutBack { seat, owner, card } => {
                format!("{} put {} back", self.who(*seat), looked(*owner, *card))
            }
            Event::PutBackUnseen { seat } => format!("{} put a card back", self.who(*seat)),
            Event::Looks { seat, owner, cards } => {
                let whose = owner.map_or_else(|| String::from("the monster's"), |owner| self.whose(owner));
                format!("{} looked at {} of {whose} deck", self.who(*seat), counted(*cards, "top card"))
            }
            Event::Seen { seat, owner, card } => {
                format!("{} saw {}", self.who(*seat), looked(*owner, *card))
            }
            Event::LookEnded { seat } => format!("{} ended the look", self.who(*seat)),
            Event::Reshuffled { seat, cards } => {
                let whose = capital(&self.whose(*seat));
                format!("{whose} discard pile became a new deck of {}", counted(*cards, "card"))
            }
            Event::Gathered { seat } => format!("All of {} cards were looked through", self.whose(*seat)),
            Event::NewDeck { seat, cards } => {
                format!("All {cards} of {} cards form a new deck", self.whose(*seat))
            }
            Event::Bought { seat, card, price, .. } => {
                let (who, name) = (self.who(*seat), self.card_name(*card));
                let price = if *price > 0 { counted(*price, "card") } else { String::from("nothing") };
                format!("{who} bought {name} for {price}")
            }
            _ => return None,
        })
    }

    /// Dice poker.
    fn dice_sentence(self, event: &Event) -> Option<String> {
        let thrower =
            |seat: Option<u8>| seat.map_or_else(|| String::from("The locals"), |seat| self.who(seat));
        Some(match event {
            Event::PokerBegan { seat, against } => {
                let with = against.map_or_else(|| String::from("the locals"), |rival| self.whom(rival));
                format!("{} played dice poker with {with}", self.who(*seat))
            }
            Event::Rolled { seat, die, face } => {
                format!("{} rolled {face} with die {}", thrower(*seat), u16::from(*die) + 1)
            }
            Event::Rerolled { seat, dice: 0 } => format!("{} kept all dice", thrower(*seat)),
            Event::Rerolled { seat, dice } => {
                let dice: Vec<String> =
                    (0..8).filter(|die| dice >> die & 1 != 0).map(|die| (die + 1).to_string()).collect();
                format!("{} picked up dice {}", thrower(*seat), listed(&dice, "none"))
            }
            Event::PokerEnded { seat, won: true, gold } => {
                format!("{} won {gold} gold at dice poker", self.who(*seat))
            }
            Event::PokerEnded { seat, won: false, .. } => format!("{} lost at dice poker", self.who(*seat)),
            _ => return None,
        })
    }
}
