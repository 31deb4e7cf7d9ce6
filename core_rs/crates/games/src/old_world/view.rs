//! What one viewer may know of a game (OW-22). Cards, potions, monsters and events appear by number; their texts
//! are content, the same for everyone, but results that were not read are in no view.

use kernel::Viewer;
use serde::Serialize;

use super::action::Action;
use super::cards::{Cards, OPPONENT, OWNER, Placed};
pub use super::fight::Stage;
use super::market::MODIFIERS;
use super::movement::TOKEN;
use super::pack::Pack;
use super::state::{NONE, OldWorld, UNSEEN};
pub use super::subject::Subject;
use super::vocabulary::{Attribute, Half, Terrain};

/// All that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Players.
    pub players: Vec<PlayerView>,
    /// The seat that looks, if one does.
    pub viewer: Option<u8>,
    /// The first player, once it is known.
    pub first: Option<u8>,
    /// The round, from 1; 0 in the setup.
    pub round: u16,
    /// Rounds after which the game ends.
    pub round_limit: u16,
    /// The active player.
    pub active: Option<u8>,
    /// The phase, 1 to 3; 0 in the setup.
    pub phase: u8,
    /// Whether the active figure has moved this turn.
    pub moved: bool,
    /// Locations whose action was used this turn.
    pub sites_used: Vec<u8>,
    /// Witchers the active player has played at poker this turn.
    pub poker_played: Vec<u8>,
    /// The draw target of Phase III.
    pub draw_target: u8,
    /// Market slots from the left.
    pub market: Vec<Option<u8>>,
    /// Cards in the action deck.
    pub market_deck: u8,
    /// The common discard.
    pub common: Vec<u8>,
    /// Cards turned up in a search.
    pub turned_up: Vec<u8>,
    /// Trashed cards.
    pub trashed: Vec<u8>,
    /// Potions in the deck.
    pub potion_deck: u8,
    /// Discarded potions by kind.
    pub potion_discard: Vec<u8>,
    /// Cards in the city deck and in the wilds deck.
    pub explorations: [u8; 2],
    /// Removed exploration cards.
    pub removed: Vec<u8>,
    /// Monster slots by terrain.
    pub slots: Vec<SlotView>,
    /// Tokens in the location stacks by terrain.
    pub stacks: [u8; 3],
    /// Monster tokens in the stacks by level, without the extra stack.
    pub monster_stacks: [u8; 3],
    /// Tokens in the extra stack.
    pub extra_stack: u8,
    /// Driven-away monsters.
    pub driven_away: Vec<u8>,
    /// Attribute trophies still to be had, by attribute.
    pub trophies: [u8; 4],
    /// The location with the closed tavern.
    pub tavern: Option<u8>,
    /// The fight, if there is one.
    pub fight: Option<FightView>,
    /// Cards of the present combo, with the extension of each that is active.
    pub combo: Vec<(u8, Option<u8>)>,
    /// Poker dice of the active player and of the other; 0 is not yet rolled.
    pub dice: [[u8; 5]; 2],
    /// The witcher whom the active player plays at dice poker; none while it is the locals.
    pub rival: Option<u8>,
    /// The viewer's own things.
    pub own: Option<OwnView>,
    /// What the table is busy with.
    pub question: String,
    /// What the question is about.
    pub subject: Subject,
    /// The winner.
    pub winner: Option<u8>,
}

/// A monster slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SlotView {
    /// The terrain.
    pub terrain: Terrain,
    /// Where the monster stands.
    pub location: Option<u8>,
    /// The monster.
    pub monster: Option<u8>,
}

/// A player, as everyone sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The school.
    pub school: Option<u8>,
    /// Where the figure stands.
    pub location: Option<u8>,
    /// Attribute levels.
    pub levels: [u8; 4],
    /// The witcher level.
    pub level: u8,
    /// The shield.
    pub shield: u8,
    /// The most shield.
    pub shield_cap: u8,
    /// Gold.
    pub gold: u16,
    /// Cards in hand.
    pub hand: u8,
    /// Cards of the hand that the viewer knows.
    pub known: Vec<u8>,
    /// Cards in the deck.
    pub deck: u8,
    /// Top cards of the deck as far as the viewer knows them.
    pub deck_top: Vec<Option<u8>>,
    /// Bottom cards of the deck as far as the viewer knows them, the lowest last.
    pub deck_bottom: Vec<Option<u8>>,
    /// The discard pile, top first.
    pub discard: Vec<u8>,
    /// Unused potions by kind.
    pub potions: Vec<u8>,
    /// Potions used in this fight by kind.
    pub used_potions: Vec<u8>,
    /// Terrains whose trail is held.
    pub trails: Vec<Terrain>,
    /// Locations of tracking tokens.
    pub tracking: Vec<u8>,
    /// Quests not yet resolved.
    pub quests: Vec<QuestView>,
    /// Kept events.
    pub kept: Vec<u8>,
    /// Monster trophies.
    pub monsters: Vec<u8>,
    /// Witcher trophies by school.
    pub schools: Vec<u8>,
    /// Attribute trophies.
    pub attributes: Vec<Attribute>,
    /// Own trophy cards left.
    pub own_trophies: u8,
    /// The position on the trophy track.
    pub position: u8,
}

/// A quest; its chosen result was read to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct QuestView {
    /// The exploration card.
    pub card: u8,
    /// The option that was taken.
    pub option: u8,
    /// Where it leads.
    pub location: u8,
}

/// What the viewer alone knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnView {
    /// The hand.
    pub hand: Vec<u8>,
    /// The content of the deck, in no order (OW-5.6).
    pub deck: Vec<u8>,
    /// Cards just drawn of which some go back.
    pub drawn: Vec<u8>,
    /// Boards offered in the draft.
    pub offer: Vec<u8>,
}

/// A fight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FightView {
    /// The attacker or fighting witcher.
    pub attacker: u8,
    /// The defender; none against a monster.
    pub defender: Option<u8>,
    /// The monster.
    pub monster: Option<u8>,
    /// Cards in the monster's pool.
    pub pool: u8,
    /// Its top cards as far as the viewer knows them.
    pub pool_top: Vec<Option<u8>>,
    /// Fight cards that were shown.
    pub shown: Vec<u8>,
    /// The card revealed in this monster turn.
    pub revealed: Option<u8>,
    /// The half named.
    pub half: Option<Half>,
    /// The side on turn: 0 the attacker, 1 the other.
    pub on_turn: Option<u8>,
    /// Fight turns begun by each side.
    pub turns: [u16; 2],
    /// Potions used by each side.
    pub potions: [u8; 2],
    /// Uses of the specialty by each side.
    pub specialties: [u8; 2],
    /// Bets by seat: 0 none, 1 on the attacker, 2 on the defender.
    pub bets: Vec<u8>,
    /// How far it has come. A fight that won the game stays, as it ended.
    pub stage: Stage,
    /// Whether the monster's ability is suppressed.
    pub suppressed: bool,
}

impl FightView {
    /// Whether fight turns are taken.
    pub fn is_on(&self) -> bool {
        self.stage == Stage::Fighting
    }
}

fn known(number: u8) -> Option<u8> {
    (number != NONE).then_some(number)
}

fn bits(set: u64) -> Vec<u8> {
    (0..64).filter(|bit| set >> bit & 1 != 0).collect()
}

impl OldWorld {
    /// What a viewer is to the owner of a deck: its owner, the opponent in a fight, or neither.
    pub(super) fn relation(&self, viewer: Viewer, owner: u8) -> u8 {
        let Viewer::Seat(seat) = viewer else { return 0 };
        let seat = seat.index() as u8;
        if seat == owner {
            return OWNER;
        }
        let fights = self.fight.stage != Stage::Peace && self.fight.side_of(seat).is_some();
        let other = if owner == NONE { self.fight.is_hunt() } else { self.fight.side_of(owner).is_some() };
        if fights && other { OPPONENT } else { 0 }
    }

    /// The cards of a hand that a viewer knows.
    pub(super) fn known_hand(&self, viewer: Viewer, owner: u8) -> Cards {
        let player = self.player(owner);
        match self.relation(viewer, owner) {
            OWNER => player.hand,
            OPPONENT => player.known.union(player.glimpsed),
            _ => player.known,
        }
    }
}

/// Cards at known places of a deck, as far as somebody in this relation to its owner knows them.
fn places(placed: &[Placed], relation: u8) -> Vec<Option<u8>> {
    placed.iter().map(|placed| (placed.knowers & relation != 0).then_some(placed.card)).collect()
}

impl View {
    pub(super) fn of(game: &OldWorld, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.index() as u8),
            Viewer::Spectator => None,
        };
        let stack = |terrain| game.stack(terrain) as u8;
        let decks = [0, 1].map(|deck| OldWorld::of_deck(game.explorations, deck).count() as u8);
        Self {
            players: (0..game.count).map(|owner| PlayerView::of(game, viewer, owner)).collect(),
            viewer: seat,
            first: known(game.first),
            round: game.round,
            round_limit: game.round_limit,
            active: known(game.turn.active),
            phase: game.turn.phase,
            moved: game.turn.moved,
            sites_used: bits(u64::from(game.turn.sites)),
            poker_played: bits(u64::from(game.turn.poker)),
            draw_target: game.turn.target,
            market: game.market.map(known).to_vec(),
            market_deck: game.market_deck.len() as u8,
            common: game.common.iter().collect(),
            turned_up: game.transit.iter().collect(),
            trashed: game.trashed.iter().collect(),
            potion_deck: game.potions.iter().sum(),
            potion_discard: game.potion_discard.to_vec(),
            explorations: decks,
            removed: game.removed.iter().filter(|card| !game.is_being_read(*card)).collect(),
            slots: Terrain::ALL
                .into_iter()
                .map(|terrain| SlotView {
                    terrain,
                    location: known(game.slot(terrain).location),
                    monster: known(game.slot(terrain).monster),
                })
                .collect(),
            stacks: Terrain::ALL.map(stack),
            monster_stacks: [1, 2, 3].map(|level| game.lair_stack(level) as u8),
            extra_stack: game.lair.extra_count,
            driven_away: bits(u64::from(game.lair.driven)),
            trophies: game.trophies,
            tavern: known(game.tavern),
            fight: FightView::of(game, viewer),
            combo: game.combo.cards().iter().map(|(card, extension)| (*card, known(*extension))).collect(),
            dice: game.dice,
            rival: known(game.rival),
            own: seat.map(|seat| OwnView::of(game, seat)),
            question: game.question(),
            subject: game.subject(),
            winner: known(game.winner),
        }
    }

    /// What the card in a market slot costs (OW-13.6).
    pub fn price(&self, pack: &Pack, slot: u8) -> Option<u8> {
        let card = self.market.get(usize::from(slot)).copied().flatten()?;
        let cost = pack.cards.get(usize::from(card))?.face.cost;
        Some(cost.saturating_add_signed(*MODIFIERS.get(usize::from(slot))?))
    }

    /// Why an action does not fit, from what the viewer sees (the wording never depends on anything else).
    pub(super) fn refusal(&self, action: Action) -> String {
        let own = |card: u8| {
            let held = self.own.as_ref().is_some_and(|own| own.hand.contains(&card));
            if held { "that card cannot be chosen now" } else { "that card is not in your hand" }
        };
        let why = match action {
            Action::DrawFirst { .. }
            | Action::DrawCard { .. }
            | Action::DrawPotion { .. }
            | Action::DrawExploration { .. }
            | Action::DrawLocation { .. }
            | Action::DrawMonster { .. }
            | Action::DrawFightCard { .. }
            | Action::Roll { .. }
            | Action::DrawSchool { .. }
            | Action::DrawTrophy { .. } => "only chance draws",
            Action::Discard { card }
            | Action::Move { card, .. }
            | Action::Exchange { card, .. }
            | Action::PaySecond { card }
            | Action::Play { card, .. } => own(card),
            _ => "it does not answer the question asked",
        };
        format!("{why}; now asked: {}. Choose one of the legal actions.", self.question)
    }
}

impl PlayerView {
    fn of(game: &OldWorld, viewer: Viewer, owner: u8) -> Self {
        let player = game.player(owner);
        let relation = game.relation(viewer, owner);
        let quests = (0u8..).zip(game.quest_owner).filter(|(_, held)| *held != NONE && held >> 1 == owner);
        let trails = Terrain::ALL.into_iter().filter(|terrain| player.trail[*terrain as usize] != NONE);
        Self {
            school: known(player.school),
            location: known(player.location),
            levels: player.levels,
            level: player.level,
            shield: player.shield,
            shield_cap: game.value(owner, Attribute::Defense),
            gold: player.gold,
            hand: player.hand.len() as u8,
            known: game.known_hand(viewer, owner).iter().collect(),
            deck: player.deck.len() as u8,
            deck_top: places(player.deck.top.as_slice(), relation),
            deck_bottom: places(player.deck.bottom.as_slice(), relation),
            discard: game.pile(owner).collect(),
            potions: player.potions.to_vec(),
            used_potions: player.spent.to_vec(),
            trails: trails.collect(),
            tracking: player.tracking.into_iter().filter(|token| *token < UNSEEN).collect(),
            quests: quests
                .map(|(card, held)| QuestView {
                    card,
                    option: held & 1,
                    location: game.quest_at[usize::from(card)] & !TOKEN,
                })
                .collect(),
            kept: bits(player.kept),
            monsters: bits(u64::from(player.monsters)),
            schools: bits(u64::from(player.schools)),
            attributes: Attribute::ALL
                .into_iter()
                .filter(|attribute| player.attributes >> *attribute as u8 & 1 != 0)
                .collect(),
            own_trophies: player.own_trophies,
            position: player.position,
        }
    }
}

impl OwnView {
    fn of(game: &OldWorld, seat: u8) -> Self {
        let player = game.player(seat);
        let asked = game.drafter() == Some(seat);
        let drawn = game.drawer() == Some(seat);
        Self {
            hand: player.hand.iter().collect(),
            deck: player.deck.all().iter().collect(),
            drawn: if drawn { game.drawn.iter().collect() } else { Vec::new() },
            offer: if asked { game.offer.into_iter().filter_map(known).collect() } else { Vec::new() },
        }
    }
}

impl FightView {
    fn of(game: &OldWorld, viewer: Viewer) -> Option<Self> {
        let fight = &game.fight;
        if fight.stage == Stage::Peace {
            return None;
        }
        let relation = if fight.is_hunt() { game.relation(viewer, NONE) } else { 0 };
        Some(Self {
            attacker: fight.sides[0].seat,
            defender: known(fight.sides[1].seat),
            monster: known(fight.monster),
            pool: fight.pool,
            pool_top: places(fight.top.as_slice(), relation),
            shown: bits(u64::from(fight.shown)),
            revealed: known(fight.revealed),
            half: fight.half,
            on_turn: known(fight.on_turn),
            turns: fight.sides.map(|side| side.turns),
            potions: fight.sides.map(|side| side.potions),
            specialties: fight.sides.map(|side| side.specialty),
            bets: fight.bets[..usize::from(game.count)].to_vec(),
            stage: fight.stage,
            suppressed: fight.suppressed != [false; 2],
        })
    }
}
