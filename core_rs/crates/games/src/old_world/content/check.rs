//! What content may say beyond what its types allow. Each check returns the reason of its refusal.

use super::compile::{Setting, Voice};
use super::{CARDS, ContentError, SCHOOLS};
use crate::old_world::pack::{
    Ability, Card, EVENTS, Face, Icons, LOCATIONS, Location, MARKET_CARDS, Op, SCHOOLS as SCHOOL_COUNT,
    STARTERS,
};
use crate::old_world::vocabulary::{
    Attribute, Colour, Condition, Cost, Effect, Limit, Moment, Pick, Place, Price, Scope, Site, Symbol,
    Trail, Whose,
};

type Check = Result<(), String>;

/// Power allowed for each cost, in half points (OW-24.2).
const POWER: [std::ops::RangeInclusive<i16>; 4] = [1..=6, 4..=7, 5..=9, 6..=10];

pub(super) fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(reason()) }
}

fn between(name: &str, value: u8, least: u8, most: u8) -> Check {
    ensure((least..=most).contains(&value), || format!("{name}: {least} to {most} allowed, got {value}"))
}

// Action cards.

/// The value of icons, in half points.
fn worth(icons: Icons) -> i16 {
    2 * i16::from(icons.damage)
        + 2 * i16::from(icons.shield)
        + 2 * i16::from(icons.take)
        + 2 * i16::from(icons.draw)
        + if icons.returns { 4 } else { 0 }
}

/// A card's power: base icons, a half point for each extension, and half of what extensions show.
pub(super) fn power(face: &Face) -> i16 {
    let tabs: i16 = face.extensions.iter().map(|extension| worth(extension.icons)).sum();
    let extensions = i16::try_from(face.extensions.len()).unwrap_or(i16::MAX);
    worth(face.icons) + extensions + tabs.div_euclid(2)
}

/// Cost against power (OW-24.2, OW-24.3).
pub(super) fn card(face: &Face) -> Check {
    let Some(allowed) = POWER.get(usize::from(face.cost)) else {
        return Err(format!("cost: 0 to {} allowed, got {}", POWER.len() - 1, face.cost));
    };
    let power = power(face);
    ensure(allowed.contains(&power), || {
        let (least, most) = (allowed.start(), allowed.end());
        format!("icons: power {least} to {most} is for cost {}, got {power}", face.cost)
    })?;
    ensure(face.extensions.len() <= 5, || "extensions: at most 5".into())
}

/// The market deck as a whole (OW-24.2, OW-24.4).
pub(super) fn deck(cards: &[Card]) -> Check {
    for colour in Colour::ALL {
        let count = cards.iter().filter(|card| card.face.colour == colour).count();
        ensure(count == 18, || format!("colour: 18 cards of each colour needed, got {count} of {colour:?}"))?;
    }
    for (symbol, needed) in
        [(Symbol::Forest, 26), (Symbol::Mountain, 26), (Symbol::Water, 26), (Symbol::Wild, 12)]
    {
        let count = cards.iter().filter(|card| card.face.symbol == symbol).count();
        ensure(count == needed, || format!("symbol: {needed} of {symbol:?} needed, got {count}"))?;
    }
    for (cost, least) in [(0, 24), (1, 12), (2, 12), (3, 12)] {
        let count = cards.iter().filter(|card| card.face.cost == cost).count();
        ensure(count >= least, || {
            format!("cost: at least {least} cards of cost {cost} needed, got {count}")
        })?;
    }
    Ok(())
}

/// A starting deck (OW-24.6): no cost, all colours.
pub(super) fn starters(cards: &[Card]) -> Check {
    for colour in Colour::ALL {
        let found = cards.iter().any(|card| card.face.colour == colour);
        ensure(found, || format!("card: every colour is needed, {colour:?} is missing"))?;
    }
    ensure(cards.iter().all(|card| card.face.cost == 0), || "card: starting cards cost 0".into())
}

/// A face with its extensions in one order, whichever they are written in.
fn in_order(face: &Face) -> Face {
    let mut face = face.clone();
    face.extensions.sort_by_key(|extension| {
        let Icons { damage, shield, draw, take, returns } = extension.icons;
        (extension.colour, damage, shield, draw, take, returns)
    });
    face
}

/// No two action cards are the same, so that identical options never arise (OW-21.3).
pub(super) fn faces(cards: &[Card]) -> Result<(), ContentError> {
    let faces: Vec<Face> = cards.iter().map(|card| in_order(&card.face)).collect();
    for (number, card) in cards.iter().enumerate() {
        // Decks of different schools never meet.
        let school = |number: usize| number.checked_sub(MARKET_CARDS).map(|place| place / STARTERS);
        let meets = |other: usize| other < MARKET_CARDS || school(other) == school(number);
        if let Some(other) = (0..number).find(|other| meets(*other) && faces[*other] == faces[number]) {
            let file = if number < MARKET_CARDS { CARDS } else { SCHOOLS };
            let entry = format!("card {number} {:?}", card.name);
            let reason = format!("icons: equal in everything to card {other} {:?}", cards[other].name);
            return Err(ContentError { file, entry, reason });
        }
    }
    Ok(())
}

// Effects.

/// Prices somebody can pay.
pub(super) fn cost(cost: Cost) -> Check {
    let parts = [cost.gold, cost.cards, cost.trash, cost.potions, cost.shield];
    ensure(parts.iter().any(|part| *part > 0), || "cost: something must be paid".into())?;
    parts.into_iter().try_for_each(|part| between("cost", part, 0, 4))?;
    ensure(cost.cards + cost.trash <= 3, || "cost: at most 3 hand cards".into())
}

pub(super) fn event_number(event: u8) -> Check {
    between("event", event, 1, EVENTS as u8)
}

pub(super) fn location_number(location: u8) -> Check {
    between("location", location, 1, LOCATIONS as u8 - 1)
}

/// Where an effect may stand.
enum Where {
    Both,
    Fight,
    Outside,
    /// In fights, and as their result.
    FightOrAfter,
}

fn place_of(effect: Effect) -> Where {
    match effect {
        Effect::Trail(Trail::OfMonster) => Where::FightOrAfter,
        Effect::Track
        | Effect::MarketCard { .. }
        | Effect::ZeroCostCard
        | Effect::ClearMarket(_)
        | Effect::MoveTo(_)
        | Effect::MoveAdjacent
        | Effect::PhaseThreeDraw { .. }
        | Effect::ExtraPurchase(_) => Where::Outside,
        Effect::Look { whose: Whose::Opponent, .. }
        | Effect::Overlay { .. }
        | Effect::DrawModifier { .. }
        | Effect::Damage(_)
        | Effect::DamageBonus(_)
        | Effect::SelfDamage(_)
        | Effect::CapDamage { .. }
        | Effect::CapMonsterLoss { .. }
        | Effect::CapShieldRaise(_)
        | Effect::PreventDamage(_)
        | Effect::PreventAllDamage
        | Effect::MonsterDamage(_)
        | Effect::DamageOrder(_)
        | Effect::PotionLimit(_)
        | Effect::Inert(_)
        | Effect::RandomFirstCard
        | Effect::FreeLink(_)
        | Effect::RestrictCombo { .. }
        | Effect::FixAttack(_)
        | Effect::AttackAfterReveal
        | Effect::RepeatSpecialty(_)
        | Effect::SuppressAbility(_) => Where::Fight,
        _ => Where::Both,
    }
}

/// An effect fits its setting and its numbers are in range (OW-24.10).
pub(super) fn effect(effect: Effect, setting: Setting) -> Check {
    let fits = match place_of(effect) {
        Where::Both => true,
        Where::Fight => setting.fight,
        Where::Outside => !setting.fight,
        Where::FightOrAfter => setting.fight || setting.aftermath,
    };
    ensure(fits, || {
        let place = if setting.fight { "in fights" } else { "outside fights" };
        format!("{effect:?} makes no sense {place}")
    })?;
    if setting.voice == Voice::Monster {
        let foreign =
            matches!(effect, Effect::Damage(_) | Effect::RepeatSpecialty(_) | Effect::SuppressAbility(_));
        ensure(!foreign, || format!("{effect:?} is not for monsters"))?;
    }
    match effect {
        Effect::Potion(n) => between("potion", n, 1, 2),
        Effect::DiscardPotions(n) => between("discard_potions", n, 1, 4),
        Effect::Raise { by, .. } => between("raise: by", by, 1, 2),
        Effect::Lower { by, attribute } => {
            ensure(attribute != Pick::Lowest, || "lower: the lowest cannot fall".into())?;
            between("lower: by", by, 1, 2)
        }
        Effect::MarketCard { cost, to } => {
            ensure(matches!(to, Place::Discard | Place::Hand), || "market_card: to discard or hand".into())?;
            match cost {
                Price::Exactly(n) | Price::AtMost(n) => between("market_card: cost", n, 0, 3),
                Price::Any => Ok(()),
            }
        }
        Effect::ClearMarket(n) => between("clear_market", n, 1, 3),
        Effect::MoveTo(n) => location_number(n),
        Effect::PhaseThreeDraw { cards, .. } => between("phase_three_draw: cards", cards, 1, 5),
        Effect::ExtraPurchase(n) => between("extra_purchase", n, 1, 1),
        Effect::DiscardHand { cards, .. } => between("discard_hand: cards", cards, 1, 3),
        Effect::DiscardDeckTop(n) => between("discard_deck_top", n, 1, 4),
        Effect::DiscardFromDeck(n) => between("discard_from_deck", n, 1, 2),
        Effect::Trash { cards, from } => {
            let places = [Place::Hand, Place::Deck, Place::Discard];
            let some = places.into_iter().any(|place| from.contains(place)) && !from.contains(Place::Shield);
            ensure(some, || "trash: from: some of hand, deck and discard".into())?;
            between("trash: cards", cards, 1, 2)
        }
        Effect::PutOnTop(n) | Effect::PutOnBottom(n) => between("put_on_top, put_on_bottom", n, 1, 2),
        Effect::DrawAndReturn { draw, back } => {
            between("draw_and_return: draw", draw, 1, 4)?;
            between("draw_and_return: back", back, 0, draw)
        }
        Effect::Look { cards, discard, .. } => {
            between("look: cards", cards, 1, 4)?;
            between("look: discard", discard, 0, cards)
        }
        Effect::DrawModifier { by, .. } => {
            ensure((-3..=3).contains(&by) && by != 0, || format!("draw_modifier: -3 to 3, got {by}"))
        }
        Effect::PreventDamage(n) => between("prevent_damage", n, 1, 5),
        Effect::DamageOrder(order) => {
            let wanted = [Place::Hand, Place::Shield, Place::Deck];
            let all = wanted.iter().all(|place| order.contains(place));
            ensure(all, || "damage_order: hand, shield and deck, each once".into())
        }
        Effect::FreeLink(n) => between("free_link", n, 1, 2),
        Effect::RestrictCombo { longest, colours } => {
            between("restrict_combo: longest", longest, 1, 7)?;
            ensure(colours.0 != 0, || "restrict_combo: colours: at least one".into())
        }
        Effect::RepeatSpecialty(n) => between("repeat_specialty", n, 1, 1),
        _ => Ok(()),
    }
}

/// Conditions about fights stand in fights only, and what a condition names exists.
pub(super) fn condition(condition: Condition, setting: Setting) -> Check {
    use Condition as C;
    let of_fight = matches!(
        condition,
        C::ComboLength(_)
            | C::ComboHas(_)
            | C::ComboLacks(_)
            | C::HasTrail
            | C::NoTrail
            | C::MonsterLevel(_)
            | C::MonsterLifeAtMost(_)
            | C::TurnIndex(_)
            | C::OpponentIsWitcher
            | C::OpponentIsMonster
    );
    ensure(setting.fight || setting.aftermath || !of_fight, || {
        format!("{condition:?} makes no sense outside fights")
    })?;
    match condition {
        C::School(school) => between("school", school, 0, SCHOOL_COUNT as u8 - 1),
        C::AtLocation(location) => location_number(location),
        C::MonsterLevel(level) => between("monster_level", level, 1, 3),
        _ => Ok(()),
    }
}

/// Moments, limits and modes go together (OW-14.16, OW-24.10).
pub(super) fn ability(ability: &Ability) -> Check {
    use Moment as M;
    let Ability { when, limit, mandatory, .. } = ability;
    let passive = matches!(when, M::WholeFight | M::WhileHeld | M::OnAcquire);
    ensure(*when != M::StartCost, || "when: the cost of a fight is the field cost of a monster".into())?;
    ensure(!passive || *mandatory && *limit == Limit::Unlimited, || {
        format!("limit: {when:?} is mandatory and unlimited")
    })?;
    ensure(*mandatory || *limit != Limit::Unlimited, || "limit: an optional ability needs a limit".into())?;
    ensure(!*mandatory || *limit != Limit::ConsumeSelf, || {
        "limit: consume_self is for optional ones".into()
    })?;
    if let Limit::PerFight(n) = limit {
        between("limit: per_fight", *n, 2, 3)?;
    }
    let per_fight = matches!(limit, Limit::OncePerFight | Limit::PerFight(_));
    let outside = matches!(when, M::OnMove | M::PhaseOne | M::PhaseThree);
    ensure(!(per_fight && outside), || format!("limit: {when:?} is outside fights"))?;
    ensure(!(*when == M::PhaseOne && *mandatory), || "mode: phase_one is optional".into())
}

/// Passives change only what lasts (OW-25A).
pub(super) fn passive(program: &[Op]) -> Check {
    for op in program.iter().take_while(|op| **op != Op::End) {
        let lasting = matches!(
            op,
            Op::Do(
                Effect::PotionLimit(_)
                    | Effect::Inert(_)
                    | Effect::CapShieldRaise(_)
                    | Effect::DamageOrder(_)
                    | Effect::RepeatSpecialty(_)
                    | Effect::DrawModifier { .. }
                    | Effect::CapDamage { scope: Scope::Fight, .. }
                    | Effect::CapMonsterLoss { scope: Scope::Fight, .. }
                    | Effect::Overlay { scope: Scope::Fight, .. }
            )
        );
        ensure(lasting, || format!("a passive does only what lasts for a fight, not {op:?}"))?;
    }
    Ok(())
}

// The map.

/// OW-8.7, OW-10.1, OW-R17: symmetric, connected, six locations of each terrain, each action as often as it must be.
pub(super) fn map(locations: &[Location]) -> Check {
    for (number, location) in locations.iter().enumerate() {
        for (other, road) in locations.iter().enumerate() {
            let there = location.roads >> other & 1;
            ensure(there == road.roads >> number & 1, || {
                format!("roads: {number} and {other} must name each other")
            })?;
        }
        ensure(location.roads >> number & 1 == 0, || format!("roads: {number} leads to itself"))?;
        ensure((location.terrain == Symbol::Wild) == (number == 0), || {
            "terrain: location 0 alone is wild".into()
        })?;
    }
    let mut reached = 1u32;
    for _ in 0..locations.len() {
        reached = locations
            .iter()
            .enumerate()
            .filter(|(number, _)| reached >> number & 1 != 0)
            .fold(reached, |all, (_, location)| all | location.roads);
    }
    ensure(reached.count_ones() as usize == locations.len(), || "roads: the map is not connected".into())?;
    for symbol in [Symbol::Forest, Symbol::Mountain, Symbol::Water] {
        let count = locations.iter().filter(|location| location.terrain == symbol).count();
        ensure(count == 6, || format!("terrain: 6 locations of {symbol:?} needed, got {count}"))?;
    }
    let count = |wanted: fn(Site) -> bool| locations.iter().filter(|location| wanted(location.site)).count();
    let counts = [
        ("school", count(|site| site == Site::School), 6),
        ("potion", count(|site| site == Site::Potion), 3),
        ("poker", count(|site| site == Site::Poker), 2),
        ("tracking", count(|site| site == Site::Tracking), 2),
        ("exchange", count(|site| site == Site::Exchange), 1),
        ("clearing", count(|site| site == Site::Clearing), 1),
        ("train", count(|site| matches!(site, Site::Train(_))), 4),
    ];
    for (name, found, needed) in counts {
        ensure(found == needed, || format!("action: {needed} of {name} needed, got {found}"))?;
    }
    for attribute in Attribute::ALL {
        let found = locations.iter().any(|location| location.site == Site::Train(attribute));
        ensure(found, || format!("action: no location trains {attribute:?}"))?;
    }
    Ok(())
}
