//! What content may say beyond what its types allow. Each check returns the reason of its refusal.

use std::ops::RangeInclusive;

use crate::ronin::pack::{Board, Card, Effect};
use crate::ronin::vocabulary::{Bonus, Colour, Condition, Kind, Pay, Reward, Side, Verb, Window};

/// Everything the colours of a deck are counted over.
pub(super) const COLOURS: [Colour; 5] =
    [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Pink];
/// Cards of each colour in the main deck (RON-25.1).
const CARDS_OF_A_COLOUR: usize = 16;
/// Passing cups that point to each side in the main deck (RON-25.4).
const CUPS_OF_A_SIDE: usize = 8;
/// The most victory points a table may show.
const MOST_POINTS: u8 = 30;

type Check = Result<(), String>;

fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(reason()) }
}

fn between(name: &str, value: u8, allowed: RangeInclusive<u8>) -> Check {
    let (low, high) = (allowed.start(), allowed.end());
    ensure(allowed.contains(&value), || format!("{name}: {low} to {high} allowed, got {value}"))
}

/// A condition and a reward go together (RON-8.6, RON-9.2, RON-25.12).
pub(super) fn effect(Effect { condition, reward }: Effect) -> Check {
    if let Reward::Set([a, b, c]) = reward {
        ensure(a != b && b != c && a != c, || "then: a set has three different kinds".into())?;
    }
    let is_partner = matches!(condition, Condition::PartnerHas(_));
    ensure(!is_partner || reward == Reward::PointsOnOneTrack, || {
        "partner_has goes with points_on_one_track only".into()
    })?;
    let word = |scaled: bool| if scaled { "scaled" } else { "flat" };
    ensure(condition.is_scaled() == reward.is_scaled(), || {
        let (when, then) = (word(condition.is_scaled()), word(reward.is_scaled()));
        format!("a {when} condition needs a {when} reward, got a {then} one")
    })?;
    match (condition, reward) {
        (Condition::LoseUpToThree(lost), Reward::ByLevel(gained)) => {
            ensure(lost != gained, || "losing and gaining the same kind changes nothing".into())
        }
        _ => Ok(()),
    }
}

/// The main deck as a whole: colours and passing cups (RON-25.1, RON-25.4).
pub(super) fn deck(cards: &[Card]) -> Check {
    for colour in COLOURS {
        let count = cards.iter().filter(|card| card.has(colour)).count();
        ensure(count == CARDS_OF_A_COLOUR, || {
            format!("colour: {CARDS_OF_A_COLOUR} cards of each colour needed, got {count} of {colour:?}")
        })?;
    }
    for side in [Side::Left, Side::Right] {
        let count = cards.iter().filter(|card| card.cup == Some(side)).count();
        ensure(count == CUPS_OF_A_SIDE, || {
            format!("cup: {CUPS_OF_A_SIDE} passing cups for each side needed, got {count} of {side:?}")
        })?;
    }
    Ok(())
}

/// A verb fits its window and its number is in range.
pub(super) fn verb(verb: Verb, window: Window) -> Check {
    let windows = verb.windows();
    ensure(windows.contains(&window), || {
        format!("window: {verb:?} is for {windows:?} only, got {window:?}")
    })?;
    match verb {
        Verb::WaiveLoss(n) => between("verb: waive_loss", n, 1..=3),
        Verb::PlayExtra(n) => between("verb: play_extra", n, 1..=3),
        Verb::GainActive(n) => between("verb: gain_active", n, 1..=3),
        Verb::Trade(n) => between("verb: trade", n, 1..=3),
        Verb::BurnPair(n) => between("verb: burn_pair", n, 1..=3),
        Verb::Cash(n) => between("verb: cash", n, 1..=3),
        Verb::DrawAndDiscard(n) => between("verb: draw_and_discard", n, 1..=3),
        Verb::TakeBack
        | Verb::FullResult
        | Verb::GainFewer
        | Verb::Seek
        | Verb::Pull
        | Verb::SwapRows
        | Verb::TakeExtra
        | Verb::TakeAndPlay
        | Verb::Recolour
        | Verb::Replace => Ok(()),
    }
}

/// Unlock spaces rise and lie on the track (RON-R25).
pub(super) fn unlock(spaces: [u8; 3]) -> Check {
    let [second, third, fourth] = spaces;
    ensure(0 < second && second < third && third < fourth && fourth <= 20, || {
        format!("unlock: three rising spaces from 1 to 20 needed, got {spaces:?}")
    })
}

/// A pair of active kinds has two different ones (RON-19.1).
pub(super) fn pair([left, right]: [Kind; 2]) -> Check {
    ensure(left != right, || format!("pairs: two different kinds needed, got {left:?} twice"))
}

/// A bonus by itself.
pub(super) fn bonus(bonus: Bonus) -> Check {
    match bonus {
        Bonus::AbilityCard(n) => {
            ensure(n == 1 || n == 3, || format!("give: ability_card: 1 or 3 allowed, got {n}"))
        }
        Bonus::ActiveSymbols(n) => between("give: active_symbols", n, 1..=3),
        Bonus::OneActiveKind(n) => between("give: one_active_kind", n, 1..=3),
        Bonus::Experience(n) => between("give: experience", n, 1..=6),
        Bonus::Victory(n) => between("give: victory", n, 1..=6),
        Bonus::Draw(n) => between("give: draw", n, 1..=3),
        Bonus::Restore => Ok(()),
        Bonus::Count { pay, steps, .. } => {
            let most = if pay == Pay::ActiveSymbols { 3 } else { 6 };
            for [least, amount] in steps {
                between("give: count: steps: at least", least, 0..=40)?;
                between("give: count: steps: amount", amount, 1..=most)?;
            }
            let rises =
                |pair: &[[u8; 2]]| pair[0] == pair[1] || (pair[0][0] < pair[1][0] && pair[0][1] < pair[1][1]);
            ensure(steps.windows(2).all(rises), || {
                format!("give: count: steps: each step rises or repeats the one before, got {steps:?}")
            })
        }
    }
}

/// A side of a board as a whole: each ability card once at most, marks that never fall (RON-12.16, RON-15.6).
pub(super) fn board(board: &Board) -> Check {
    for ability in [1, 3] {
        let card = Some(Bonus::AbilityCard(ability));
        let count = board.spaces.iter().flatten().filter(|&&bonus| bonus == card).count();
        ensure(count <= 1, || format!("space: ability_card {ability} at most once, got {count}"))?;
    }
    table("marks", &board.marks)
}

/// A table of victory points never falls (RON-R26).
pub(super) fn table(name: &str, points: &[u8]) -> Check {
    ensure(points.is_sorted(), || format!("{name}: numbers that never fall needed, got {points:?}"))?;
    points.iter().try_for_each(|&points| between(name, points, 0..=MOST_POINTS))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [Kind; 4] = [Kind::Magic, Kind::Diplomacy, Kind::Exploration, Kind::Fight];

    fn conditions() -> Vec<Condition> {
        use Condition as C;
        let kinds = KINDS.into_iter().flat_map(|kind| [C::LoseOne(kind), C::LoseUpToThree(kind)]);
        let colours = COLOURS.into_iter().flat_map(|colour| {
            [
                C::TwoOrMore(colour),
                C::PartnerHas(colour),
                C::ExactlyOne(colour),
                C::ExactlyTwo(colour),
                C::UpToThree(colour),
            ]
        });
        let inactive = [C::LoseUpToThreeInactive, C::ExactlyTwoInactive, C::TwoOrMoreInactive];
        kinds.chain(colours).chain(inactive).collect()
    }

    fn rewards() -> Vec<Reward> {
        use Reward as R;
        let kinds = KINDS.into_iter().flat_map(|kind| {
            let others: Vec<Kind> = KINDS.into_iter().filter(|&other| other != kind).collect();
            [R::Two(kind), R::ByLevel(kind), R::Set([others[0], others[1], others[2]])]
        });
        let tea = [R::PointOnBothTracks, R::PointsOnOneTrack];
        let active = [R::LeftByLevel, R::RightByLevel, R::TwoLeft, R::TwoRight, R::OneOfEachActive];
        kinds.chain(tea).chain(active).collect()
    }

    #[test]
    fn the_vocabulary_has_the_pairings_it_should_have() {
        kernel::rule!("RON-25.12", "RON-9.2", "RON-R12");
        let (mut flat, mut scaled, mut both_tracks, mut one_track) = (0, 0, 0, 0);
        for condition in conditions() {
            for reward in rewards() {
                if effect(Effect { condition, reward }).is_err() {
                    continue;
                }
                match reward {
                    Reward::PointOnBothTracks => both_tracks += 1,
                    Reward::PointsOnOneTrack => one_track += 1,
                    _ if reward.is_scaled() => scaled += 1,
                    _ => flat += 1,
                }
            }
        }
        let nothing_changes = KINDS.len();
        assert_eq!((flat, scaled, both_tracks, one_track), (21 * 11, 10 * 6 - nothing_changes, 21, 15));
    }

    #[test]
    fn the_partner_condition_pays_partnership_points() {
        kernel::rule!("RON-9.2");
        for colour in COLOURS {
            let condition = Condition::PartnerHas(colour);
            let allowed: Vec<Reward> = rewards()
                .into_iter()
                .filter(|&reward| effect(Effect { condition, reward }).is_ok())
                .collect();
            assert_eq!(allowed, [Reward::PointsOnOneTrack]);
        }
    }
}
