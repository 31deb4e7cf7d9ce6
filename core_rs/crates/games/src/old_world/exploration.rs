//! Exploration, quests and events (OW-12).

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::movement::TOKEN;
use super::pack::{Choice, ChronicleKind, EXPLORATIONS, Quest, Whither};
use super::state::{NONE, OldWorld};
use super::vocabulary::{Moment, Terrain};
use crate::cards::CardSet;

impl OldWorld {
    /// The cards of the city (0) or the wilds (1).
    pub(super) fn of_deck(cards: CardSet, deck: u8) -> impl Iterator<Item = u8> {
        let start = EXPLORATIONS as u8 * deck;
        cards.iter().filter(move |card| (start..start + EXPLORATIONS as u8).contains(card))
    }

    /// OW-12.28: whether a card can be drawn.
    pub(super) fn can_explore(&self, deck: u8) -> bool {
        Self::of_deck(self.explorations.union(self.removed), deck).next().is_some()
    }

    /// OW-12.26, OW-R9: an empty exploration deck is made anew of the removed cards.
    pub(super) fn renew_explorations(&mut self, deck: u8, tell: &mut impl Tell) {
        if Self::of_deck(self.explorations, deck).next().is_none() {
            let cards: CardSet = Self::of_deck(self.removed, deck).collect();
            self.explorations = self.explorations.union(cards);
            self.removed = self.removed.minus(cards);
            tell(Audience::Everyone, Event::ExplorationReshuffled { deck });
        }
    }

    /// OW-12.10: the card is drawn; introduction and options are shown.
    pub(super) fn explore(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.explorations.remove(card);
        self.removed.insert(card); // until it becomes a quest (OW-12.14)
        tell(Audience::Everyone, Event::Explored { seat, card });
        self.frames.push(Frame::ExploreOption { seat, card });
    }

    /// Whether an exploration card is being read: it is not removed before it is clear that it becomes no quest.
    pub(super) fn is_being_read(&self, card: u8) -> bool {
        self.frames.as_slice().iter().any(|frame| match frame {
            Frame::ExploreOption { card: read, .. }
            | Frame::TakeQuest { card: read, .. }
            | Frame::QuestToken { card: read, .. } => *read == card,
            _ => false,
        })
    }

    pub(super) fn exploration_choice(&self, card: u8, option: u8) -> &'static Choice {
        &self.pack().explorations[usize::from(card)].options[usize::from(option)]
    }

    /// OW-12.12 to OW-12.16: the result of the option alone is read and applied, then the quest is taken.
    pub(super) fn take_exploration_option(&mut self, seat: u8, card: u8, option: u8, tell: &mut impl Tell) {
        let choice = self.exploration_choice(card, option);
        tell(Audience::Everyone, Event::OptionTaken { seat, card: Some(card), event: None, option });
        if choice.quest.is_some() {
            self.frames.push(Frame::TakeQuest { seat, card, option });
        }
        self.run_program(choice.program, seat, NONE);
        self.frames.push(Frame::Pay { seat, cost: choice.cost });
    }

    /// The quest an exploration card has become.
    pub(super) fn quest(&self, card: u8) -> Option<&'static Quest> {
        let owner = self.quest_owner[usize::from(card)];
        if owner == NONE {
            return None;
        }
        self.exploration_choice(card, owner & 1).quest.as_ref()
    }

    /// OW-12.17, OW-7.10: a quest leads to a location or, by a token, to a terrain; without any token there is none.
    pub(super) fn take_quest(&mut self, seat: u8, card: u8, option: u8, tell: &mut impl Tell) {
        let Some(quest) = &self.exploration_choice(card, option).quest else { return };
        match quest.at {
            Whither::Location(location) => self.place_quest(seat, card, option, location, tell),
            Whither::Terrain(terrain) => {
                if self.quest_stacks(terrain).next().is_some() {
                    self.frames.push(Frame::QuestToken { seat, card, option });
                }
            }
        }
    }

    /// OW-7.10: the stacks a token for a quest can come from: that of its terrain or, if it is empty, the others.
    fn quest_stacks(&self, terrain: Terrain) -> impl Iterator<Item = Terrain> {
        let other = self.stack(terrain) == 0;
        Terrain::ALL.into_iter().filter(move |found| (*found != terrain) == other && self.stack(*found) > 0)
    }

    /// The stacks for the quest of a result.
    pub(super) fn stacks_for(&self, card: u8, option: u8) -> impl Iterator<Item = Terrain> {
        let terrain = match self.exploration_choice(card, option).quest.as_ref().map(|quest| quest.at) {
            Some(Whither::Terrain(terrain)) => terrain,
            _ => Terrain::Forest,
        };
        self.quest_stacks(terrain)
    }

    /// The tokens that can be drawn for the quest of a result.
    pub(super) fn tokens_for(&self, card: u8, option: u8) -> impl Iterator<Item = u8> {
        Self::locations(self.stacks_for(card, option).fold(0, |all, stack| all | self.stacked(stack)))
    }

    /// Exploration cards that lie beside a board as quests.
    pub(super) fn quests(&self) -> impl Iterator<Item = u8> {
        let gone = self.explorations.union(self.removed);
        let rest = CardSet::range(0, 2 * EXPLORATIONS as u8).minus(gone);
        rest.iter().filter(|card| self.quest_owner[usize::from(*card)] != NONE)
    }

    /// OW-12.16: the card lies beside the board; its place is public.
    pub(super) fn place_quest(&mut self, seat: u8, card: u8, option: u8, at: u8, tell: &mut impl Tell) {
        if at & TOKEN != 0 {
            self.take_token(at & !TOKEN);
        }
        self.removed.remove(card);
        self.quest_owner[usize::from(card)] = seat << 1 | option;
        self.quest_at[usize::from(card)] = at;
        tell(Audience::Everyone, Event::QuestTaken { seat, card, option, location: at & !TOKEN });
    }

    /// OW-12.19: the cost is paid, the event resolved, the token returned and the card removed.
    pub(super) fn resolve_quest(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        let Some(quest) = self.quest(card) else { return };
        tell(Audience::Everyone, Event::QuestResolved { seat, card });
        self.frames.push(Frame::QuestEnds { card });
        self.frames.push(Frame::Event { seat, event: quest.event });
        self.frames.push(Frame::Pay { seat, cost: quest.cost });
    }

    /// OW-7.12, OW-12.19.
    pub(super) fn end_quest(&mut self, card: u8, tell: &mut impl Tell) {
        let at = self.quest_at[usize::from(card)];
        if at & TOKEN != 0 {
            let location = at & !TOKEN;
            self.return_token(location);
            tell(Audience::Everyone, Event::TokenReturned { location });
        }
        self.quest_owner[usize::from(card)] = NONE;
        self.quest_at[usize::from(card)] = NONE;
        self.removed.insert(card);
    }

    /// OW-12.20, OW-12.21, OW-R37: an event is read. Gear and companions stay, each with one player only.
    pub(super) fn read_event(&mut self, seat: u8, event: u8, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::EventRead { seat, event });
        match &self.pack().events[usize::from(event) - 1].kind {
            ChronicleKind::Choice(_) => self.frames.push(Frame::EventOption { seat, event }),
            ChronicleKind::Check { program, .. } | ChronicleKind::Fight { program, .. } => {
                self.run_program(*program, seat, NONE);
            }
            ChronicleKind::Keep { abilities } => {
                if self.players.iter().all(|player| player.kept >> event & 1 == 0) {
                    self.player_mut(seat).kept |= 1 << event;
                    tell(Audience::Everyone, Event::Kept { seat, event });
                    for ability in abilities.iter().rev() {
                        let entry = &self.pack().abilities[usize::from(*ability)];
                        if entry.when == Moment::OnAcquire && self.holds(seat, self.pack().tests(entry.tests))
                        {
                            self.run_program(entry.program, seat, *ability);
                        }
                    }
                }
            }
        }
    }

    pub(super) fn event_choice(&self, event: u8, option: u8) -> &'static Choice {
        match &self.pack().events[usize::from(event) - 1].kind {
            ChronicleKind::Choice(options) => &options[usize::from(option)],
            _ => unreachable!("only choices have options"),
        }
    }

    pub(super) fn take_event_option(&mut self, seat: u8, event: u8, option: u8, tell: &mut impl Tell) {
        let choice = self.event_choice(event, option);
        tell(Audience::Everyone, Event::OptionTaken { seat, card: None, event: Some(event), option });
        self.run_program(choice.program, seat, NONE);
        self.frames.push(Frame::Pay { seat, cost: choice.cost });
    }
}
