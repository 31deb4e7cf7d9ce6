//! Effects in words, for choices between them and for the rows of specialties.

use super::super::pack::{Op, Pack};
use super::super::vocabulary::{
    Amount, Attribute, Change, Colour, Effect, Fixed, Halving, How, Pick, Place, Places, Price, Source,
    Trail, Whose,
};
use super::rules::cost;
use crate::words::{counted, listed};

/// The most steps of a program that are put into words.
const MOST: usize = 12;

/// The effects of a program from a place up to another, as far as nothing has to be decided or rolled first.
pub(in super::super) fn program(pack: &Pack, from: u16, until: Option<u16>) -> String {
    let mut words = Vec::new();
    let mut at = from;
    for _ in 0..MOST {
        let Some(op) = pack.ops.get(usize::from(at)).filter(|_| until != Some(at)) else { break };
        at += 1;
        match op {
            Op::End => break,
            Op::Jump(to) => at = *to,
            Op::Do(effect) => words.push(self::effect(pack, *effect)),
            Op::Pay { cost: price, .. } => words.push(format!("pay {}", cost(*price))),
            Op::May { .. } => words.push(String::from("perhaps more")),
            _ => {
                words.push(String::from("what follows"));
                break;
            }
        }
    }
    listed(&words, "nothing")
}

/// An amount in words.
pub(super) fn amount(amount: Amount) -> String {
    let mut parts = Vec::new();
    for (source, weight) in amount.terms.into_iter().filter(|(_, weight)| *weight != 0) {
        let source = self::source(source);
        parts.push(if weight == 1 { source } else { format!("{weight} × {source}") });
    }
    if amount.base != 0 || parts.is_empty() {
        parts.push(amount.base.to_string());
    }
    let sum = parts.join(" + ").replace("+ -", "- ");
    match amount.halving {
        Halving::Whole => sum,
        Halving::Up => format!("half of {sum}, rounded up"),
        Halving::Down => format!("half of {sum}, rounded down"),
    }
}

fn source(source: Source) -> String {
    match source {
        Source::Nothing => String::from("0"),
        Source::Level(attribute) | Source::Value(attribute) => format!("your {}", attribute.word()),
        Source::MonsterLevel => String::from("the monster's level"),
        Source::ByMonsterLevel([one, two, three]) => format!("{one}/{two}/{three} by the monster's level"),
        Source::HandSize => String::from("your hand cards"),
        Source::ShieldLevel => String::from("your shield"),
        Source::CountInCombo(colour) => format!("{} cards in the combo", colour.word()),
        Source::Die => String::from("the die"),
    }
}

/// A number that is always the same.
pub(super) fn constant(amount: Amount) -> Option<i8> {
    (amount == Amount::of(amount.base)).then_some(amount.base)
}

/// "2 cards", or as many as something else comes to.
fn some(amount: Amount, thing: &str) -> String {
    match constant(amount) {
        Some(number) => counted(number.unsigned_abs(), thing),
        None => format!("{thing}s: {}", self::amount(amount)),
    }
}

/// "+2", "-1", or what is added.
fn signed(amount: Amount) -> String {
    match constant(amount) {
        Some(number) => format!("{number:+}"),
        None => format!("+ {}", self::amount(amount)),
    }
}

fn pick(pick: Pick) -> &'static str {
    match pick {
        Pick::Attack => Attribute::Attack.word(),
        Pick::Defense => Attribute::Defense.word(),
        Pick::Alchemy => Attribute::Alchemy.word(),
        Pick::Specialty => Attribute::Specialty.word(),
        Pick::Choice => "an attribute of your choice",
        Pick::Lowest => "your lowest attribute",
        Pick::Highest => "your highest attribute",
    }
}

fn price(price: Price) -> String {
    match price {
        Price::Exactly(cost) => format!("a market card of cost {cost}"),
        Price::AtMost(cost) => format!("a market card of cost {cost} or less"),
        Price::Any => String::from("any market card"),
    }
}

fn places(places: Places) -> String {
    let all = [Place::Hand, Place::Deck, Place::Discard];
    let words: Vec<&str> = all.into_iter().filter(|place| places.contains(*place)).map(Place::word).collect();
    words.join(" or ")
}

fn change(change: Change) -> String {
    match change {
        Change::By(by) => format!("{by:+}"),
        Change::Set(number) => format!("is {number}"),
    }
}

/// One effect.
pub(super) fn effect(pack: &Pack, effect: Effect) -> String {
    match effect {
        Effect::Gold(amount) if constant(amount).is_some_and(|number| number < 0) => {
            format!("lose {} gold", amount.base.unsigned_abs())
        }
        Effect::Gold(amount) => format!("gain {} gold", self::amount(amount)),
        Effect::Potion(count) => format!("gain {}", counted(count, "potion")),
        Effect::DiscardPotions(count) => format!("discard {}", counted(count, "potion")),
        Effect::DiscardAllPotions => String::from("discard all your potions"),
        Effect::Raise { attribute, by } => format!("raise {} by {by}", pick(attribute)),
        Effect::Lower { attribute, by } => format!("lower {} by {by}", pick(attribute)),
        Effect::Overlay { attribute, change: by, scope } => {
            format!("{} {} for {}", attribute.word(), change(by), scope.word())
        }
        Effect::Shield(amount) => format!("shield {}", signed(amount)),
        Effect::EmptyShield => String::from("shield to 0"),
        Effect::FillShield => String::from("shield to your Defense"),
        Effect::Trail(trail) => match trail {
            Trail::Forest => String::from("take the forest trail"),
            Trail::Mountain => String::from("take the mountain trail"),
            Trail::Water => String::from("take the water trail"),
            Trail::Choice => String::from("take a trail of your choice"),
            Trail::OfMonster => String::from("take the monster's trail"),
        },
        Effect::Track => String::from("track a monster"),
        Effect::MarketCard { cost, to } => format!("take {} into your {}", price(cost), to.word()),
        Effect::ZeroCostCard => String::from("take a card of cost 0 into your discard pile"),
        Effect::ClearMarket(count) => format!("trash {}", counted(count, "market card")),
        Effect::MoveTo(location) => match pack.locations.get(usize::from(location)) {
            Some(location) => format!("go to {}", location.name),
            None => String::from("go to an unknown place"),
        },
        Effect::MoveAdjacent => String::from("go to a connected location"),
        Effect::PhaseThreeDraw { cards, .. } => {
            format!("draw up to {} in Phase III", counted(cards, "card"))
        }
        Effect::ExtraPurchase(count) => format!("{} more in Phase III", counted(count, "purchase")),
        _ => card_effect(effect),
    }
}

/// Effects on cards.
fn card_effect(effect: Effect) -> String {
    match effect {
        Effect::Draw(amount) => format!("draw {}", some(amount, "card")),
        Effect::DiscardHand { cards, how: How::Choice } => format!("discard {}", counted(cards, "hand card")),
        Effect::DiscardHand { cards, how: How::Random } => {
            format!("discard {} at random", counted(cards, "hand card"))
        }
        Effect::DiscardDeckTop(cards) => format!("discard {} from your deck", counted(cards, "top card")),
        Effect::DiscardFromDeck(cards) => {
            format!("search your deck and discard {}", counted(cards, "card"))
        }
        Effect::DiscardHandThenDeck(amount) => {
            format!("discard {} at random, then from the deck", some(amount, "hand card"))
        }
        Effect::Trash { cards, from } => {
            format!("trash {} from your {}", counted(cards, "card"), places(from))
        }
        Effect::TrashHandElseTop => String::from("trash a hand card, or else the top card of your deck"),
        Effect::TakeTopDiscard => String::from("take the top card of your discard pile"),
        Effect::TakeAnyDiscard => String::from("take any card of your discard pile"),
        Effect::PutOnTop(cards) => format!("put {} on your deck", counted(cards, "hand card")),
        Effect::PutOnBottom(cards) => format!("put {} under your deck", counted(cards, "hand card")),
        Effect::DrawAndReturn { draw, back } => {
            format!("draw {} and put {back} of them back", counted(draw, "card"))
        }
        Effect::Look { cards, whose, discard, reorder } => {
            let whose = match whose {
                Whose::Own => "your deck",
                Whose::Opponent => "the opponent's life pool",
            };
            let discard = if discard > 0 { format!(", discard {discard}") } else { String::new() };
            let rest = if discard.is_empty() { "them" } else { "the rest" };
            let order = if reorder { format!(", put {rest} back in any order") } else { String::new() };
            format!("look at {} of {whose}{discard}{order}", counted(cards, "top card"))
        }
        Effect::DrawModifier { by, .. } => {
            let more = if by < 0 { "less" } else { "more" };
            format!("draw {} {more} at the end of the turn", counted(by.unsigned_abs(), "card"))
        }
        _ => fight_effect(effect),
    }
}

/// Effects in fights.
fn fight_effect(effect: Effect) -> String {
    match effect {
        Effect::Damage(amount) => format!("deal {} damage", self::amount(amount)),
        Effect::DamageBonus(amount) => format!("damage {} this turn", signed(amount)),
        Effect::SelfDamage(amount) => format!("take {} damage", self::amount(amount)),
        Effect::CapDamage { most, scope } => format!("deal at most {most} damage in {}", scope.word()),
        Effect::CapMonsterLoss { most, .. } => {
            format!("the monster loses at most {} a turn", counted(most, "card"))
        }
        Effect::CapShieldRaise(most) => format!("raise your shield by at most {most} a turn"),
        Effect::PreventDamage(points) => format!("prevent {points} damage"),
        Effect::PreventAllDamage => String::from("prevent all damage"),
        Effect::MonsterDamage(amount) => format!("the monster's damage {}", signed(amount)),
        Effect::DamageOrder(order) => format!("damage hits {}", order.map(Place::word).join(", then ")),
        Effect::PotionLimit(by) => format!("potion limit {}", change(by)),
        Effect::Inert(colour) => format!("{} cards have no icons", colour.word()),
        Effect::RandomFirstCard => String::from("the first combo card is random"),
        Effect::FreeLink(cards) => format!("{} without a link", counted(cards, "combo card")),
        Effect::RestrictCombo { longest, colours } => {
            let allowed: Vec<&str> = Colour::ALL
                .into_iter()
                .filter(|colour| colours.contains(*colour))
                .map(Colour::word)
                .collect();
            format!("a combo of at most {}: {}", counted(longest, "card"), listed(&allowed, "no colour"))
        }
        Effect::FixAttack(Fixed::Charge) => String::from("the monster charges"),
        Effect::FixAttack(Fixed::Bite) => String::from("the monster bites"),
        Effect::FixAttack(Fixed::Worse) => String::from("the monster makes its worse attack"),
        Effect::AttackAfterReveal => String::from("the attack is named after the reveal"),
        Effect::RepeatSpecialty(times) => format!("use your specialty {} more", counted(times, "time")),
        Effect::SuppressAbility(scope) => format!("the monster's ability has no effect {}", scope.word()),
        _ => String::from("something happens"),
    }
}
