//! Old World's view as a message.

use games::old_world::view::{FightView, OwnView, PlayerView, SlotView, Stage, View};
use games::old_world::vocabulary::{Attribute, Half, Terrain};
use games::old_world::{OldWorld, Pack};

use super::Wired;
use super::contract::{
    OldWorldAttack, OldWorldAttribute, OldWorldComboCard, OldWorldDice, OldWorldFight, OldWorldFightStage,
    OldWorldHidden, OldWorldKept, OldWorldMarketSlot, OldWorldMonsterSlot, OldWorldOwn, OldWorldPlayer,
    OldWorldQuest, OldWorldQuestion, OldWorldTerrain, OldWorldView, view,
};
use super::ronin::list;

impl Wired for OldWorld {
    fn view_message(pack: &Pack, view: &View) -> view::Game {
        let [city, wilds] = view.explorations;
        let market = (0..).zip(&view.market).map(|(slot, card)| OldWorldMarketSlot {
            card: card.map(u32::from),
            price: view.price(pack, slot).map_or(0, u32::from),
        });
        let combo = view.combo.iter().map(|(card, extension)| OldWorldComboCard {
            card: (*card).into(),
            extension: extension.map(u32::from),
        });
        let playing = view.dice.iter().flatten().any(|face| *face > 0);
        // Alone there is no other side.
        let sides = if playing { view.players.len().min(2) } else { 0 };
        let dice = view.dice.iter().zip([view.active, view.rival]).take(sides);
        let dice = dice.map(|(faces, seat)| OldWorldDice { faces: list(faces), seat: seat.map(u32::from) });
        view::Game::OldWorld(OldWorldView {
            players: view.players.iter().map(|one| player(pack, view, one)).collect(),
            first: view.first.map(u32::from),
            round: view.round.into(),
            round_limit: view.round_limit.into(),
            active: view.active.map(u32::from),
            phase: view.phase.into(),
            moved: view.moved,
            sites_used: list(&view.sites_used),
            poker_played: list(&view.poker_played),
            draw_target: view.draw_target.into(),
            market: market.collect(),
            action_deck: view.market_deck.into(),
            common_discard: list(&view.common),
            turned_up: list(&view.turned_up),
            trashed: list(&view.trashed),
            potion_deck: view.potion_deck.into(),
            potion_discard: kinds(&view.potion_discard),
            city_deck: city.into(),
            wilds_deck: wilds.into(),
            removed_explorations: list(&view.removed),
            monster_slots: view.slots.iter().map(slot).collect(),
            location_stacks: list(&view.stacks),
            monster_stacks: list(&view.monster_stacks),
            extra_monster_stack: view.extra_stack.into(),
            driven_away: list(&view.driven_away),
            attribute_trophies: list(&view.trophies),
            closed_tavern: view.tavern.map(u32::from),
            fight: view.fight.as_ref().map(fight),
            combo: combo.collect(),
            dice: dice.collect(),
            own: view.own.as_ref().map(own),
            question: Some(question(pack, view)),
            winner: view.winner.map(u32::from),
        })
    }
}

/// The kinds of things counted by kind, each as often as it is there.
fn kinds(counts: &[u8]) -> Vec<u32> {
    (0..).zip(counts).flat_map(|(kind, count)| (0..*count).map(move |_| kind)).collect()
}

fn hidden(cards: &[Option<u8>]) -> Vec<OldWorldHidden> {
    cards.iter().map(|card| OldWorldHidden { card: card.map(u32::from) }).collect()
}

fn terrain(terrain: Terrain) -> OldWorldTerrain {
    match terrain {
        Terrain::Forest => OldWorldTerrain::Forest,
        Terrain::Mountain => OldWorldTerrain::Mountain,
        Terrain::Water => OldWorldTerrain::Water,
    }
}

fn attribute(attribute: Attribute) -> OldWorldAttribute {
    match attribute {
        Attribute::Attack => OldWorldAttribute::Attack,
        Attribute::Defense => OldWorldAttribute::Defense,
        Attribute::Alchemy => OldWorldAttribute::Alchemy,
        Attribute::Specialty => OldWorldAttribute::Specialty,
    }
}

fn player(pack: &Pack, view: &View, player: &PlayerView) -> OldWorldPlayer {
    let quests = player.quests.iter().map(|quest| {
        let (text, cost) = view.task(pack, *quest);
        OldWorldQuest {
            card: quest.card.into(),
            option: quest.option.into(),
            location: quest.location.into(),
            text: text.to_string(),
            cost,
        }
    });
    let kept = player.kept.iter().map(|event| {
        let (name, text) = view.gear(pack, *event);
        OldWorldKept { event: (*event).into(), name: name.to_string(), text }
    });
    OldWorldPlayer {
        school: player.school.map(u32::from),
        location: player.location.map(u32::from),
        levels: list(&player.levels),
        level: player.level.into(),
        shield: player.shield.into(),
        shield_cap: player.shield_cap.into(),
        gold: player.gold.into(),
        hand: player.hand.into(),
        known: list(&player.known),
        deck: player.deck.into(),
        deck_top: hidden(&player.deck_top),
        discard: list(&player.discard),
        potions: kinds(&player.potions),
        used_potions: kinds(&player.used_potions),
        trails: player.trails.iter().map(|held| terrain(*held).into()).collect(),
        tracking: list(&player.tracking),
        quests: quests.collect(),
        kept: list(&player.kept),
        monster_trophies: list(&player.monsters),
        school_trophies: list(&player.schools),
        attribute_trophies: player.attributes.iter().map(|held| attribute(*held).into()).collect(),
        own_trophies: player.own_trophies.into(),
        position: player.position.into(),
        kept_events: kept.collect(),
        deck_bottom: hidden(&player.deck_bottom),
    }
}

fn slot(slot: &SlotView) -> OldWorldMonsterSlot {
    OldWorldMonsterSlot {
        terrain: terrain(slot.terrain).into(),
        location: slot.location.map(u32::from),
        monster: slot.monster.map(u32::from),
    }
}

fn fight(fight: &FightView) -> OldWorldFight {
    let attack = match fight.half {
        None => OldWorldAttack::Unspecified,
        Some(Half::Charge) => OldWorldAttack::Charge,
        Some(Half::Bite) => OldWorldAttack::Bite,
    };
    let stage = match fight.stage {
        Stage::Peace => OldWorldFightStage::Unspecified,
        Stage::Preparing => OldWorldFightStage::Preparing,
        Stage::Fighting => OldWorldFightStage::Fighting,
        Stage::Ended => OldWorldFightStage::Ended,
    };
    OldWorldFight {
        attacker: fight.attacker.into(),
        defender: fight.defender.map(u32::from),
        monster: fight.monster.map(u32::from),
        pool: fight.pool.into(),
        pool_top: hidden(&fight.pool_top),
        shown: list(&fight.shown),
        revealed: fight.revealed.map(u32::from),
        attack: attack.into(),
        on_turn: fight.on_turn.map(u32::from),
        turns: fight.turns.map(u32::from).to_vec(),
        potions: list(&fight.potions),
        specialties: list(&fight.specialties),
        bets: list(&fight.bets),
        fighting: fight.is_on(),
        stage: stage.into(),
        suppressed: fight.suppressed,
    }
}

fn own(own: &OwnView) -> OldWorldOwn {
    OldWorldOwn {
        hand: list(&own.hand),
        deck: list(&own.deck),
        drawn: list(&own.drawn),
        offer: list(&own.offer),
    }
}

fn question(pack: &Pack, view: &View) -> OldWorldQuestion {
    let subject = view.subject;
    let (title, text) = view.reading(pack).unwrap_or_default();
    OldWorldQuestion {
        about: view.question.clone(),
        exploration: subject.exploration.map(u32::from),
        event: subject.event.map(u32::from),
        count: subject.count.map(u32::from),
        by: subject.by.map(i32::from),
        paid: subject.paid,
        side: subject.side.map(u32::from),
        under: subject.under,
        fight_cards: subject.fight_cards,
        title: title.to_string(),
        text,
    }
}
