//! Games of Old World for every number of players, at random and by players who know what they want: each ends with
//! a valid outcome, and together they use everything there is.

use std::collections::{BTreeMap, BTreeSet};

use games::old_world::action::Way;
use games::old_world::options::{Draft, Options};
use games::old_world::pack::{
    CARDS, ChronicleKind, EVENTS, EXPLORATIONS, Holder, LOCATIONS, MONSTERS, SCHOOLS,
};
use games::old_world::vocabulary::{Attribute, Moment};
use games::old_world::{Action, Event, OldWorld, Pack, content};
use kernel::action::ARGUMENT_BITS;
use kernel::{Action as _, Actor, Dice, Game, MAX_SEATS, Outcome, Seat, Solo, Turn, Viewer, rule};

const GAMES: u64 = 480;
const THREADS: u64 = 2;
/// Verbs that games do not reach: 52, a yes, for no card of the pack has a `may`; and 72, the order of special icons,
/// which is asked for only when they find no room in the hand: a card has one such icon and leaves the hand before
/// it counts, so that this takes cards drawn between the combo and its icons.
const OUT_OF_REACH: [u8; 2] = [52, 72];

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mind {
    /// Anything legal.
    Random,
    /// Trains, tracks, takes quests and fights whatever stands in the way.
    Hunter,
    /// The same, but looks for a duel first and plays more for its own cards.
    Duellist,
}

fn variant(number: u64) -> (Options, Mind) {
    let players = 1 + (number % 5) as u8;
    let mind = [Mind::Random, Mind::Hunter, Mind::Duellist, Mind::Hunter][(number / 5 % 4) as usize];
    let draft = [Draft::Standard, Draft::Free, Draft::Random][(number / 20 % 3) as usize];
    let round_limit = if mind == Mind::Random { 15 } else { 40 };
    (Options { draft, round_limit, ..Options::new(players) }, mind)
}

/// What was used.
#[derive(Default)]
struct Used {
    games: u64,
    longest: usize,
    wins: u64,
    verbs: BTreeMap<u8, u64>,
    cards: BTreeSet<u8>,
    abilities: BTreeSet<u8>,
    /// Monsters fought.
    fought: BTreeSet<u8>,
    monster_trophies: BTreeSet<u8>,
    witcher_trophies: BTreeSet<u8>,
    attribute_trophies: BTreeSet<u8>,
    events: BTreeSet<u8>,
    event_options: BTreeSet<(u8, u8)>,
    kept: BTreeSet<u8>,
    exploration_options: BTreeSet<(u8, u8)>,
    quests: BTreeSet<u8>,
    sites: BTreeSet<u8>,
    endings: BTreeSet<u8>,
}

impl Used {
    fn join(mut self, other: Self) -> Self {
        self.games += other.games;
        self.wins += other.wins;
        self.longest = self.longest.max(other.longest);
        other.verbs.into_iter().for_each(|(verb, times)| *self.verbs.entry(verb).or_default() += times);
        self.cards.extend(other.cards);
        self.abilities.extend(other.abilities);
        self.fought.extend(other.fought);
        self.monster_trophies.extend(other.monster_trophies);
        self.witcher_trophies.extend(other.witcher_trophies);
        self.attribute_trophies.extend(other.attribute_trophies);
        self.events.extend(other.events);
        self.event_options.extend(other.event_options);
        self.kept.extend(other.kept);
        self.exploration_options.extend(other.exploration_options);
        self.quests.extend(other.quests);
        self.sites.extend(other.sites);
        self.endings.extend(other.endings);
        self
    }

    /// `read` is the exploration card or, from 100 on, the event whose option comes next.
    fn note(&mut self, event: &Event, read: &mut u8) {
        match *event {
            Event::Played { card, .. } => self.cards.extend([card]),
            Event::AbilityUsed { ability, .. } => self.abilities.extend([ability]),
            Event::FightBegan { monster, .. } => self.fought.extend(monster),
            Event::FightEnded { ending, .. } => self.endings.extend([ending]),
            Event::MonsterTrophy { monster, .. } => self.monster_trophies.extend([monster]),
            Event::WitcherTrophy { school, .. } => self.witcher_trophies.extend([school]),
            Event::AttributeTrophy { attribute, .. } => self.attribute_trophies.extend([attribute as u8]),
            Event::Kept { event, .. } => self.kept.extend([event]),
            Event::SiteUsed { location, .. } => self.sites.extend([location]),
            Event::Explored { card, .. } => *read = card,
            Event::EventRead { event, .. } => {
                self.events.insert(event);
                *read = 100 + event;
            }
            Event::OptionTaken { option, .. } if *read < 100 => {
                self.exploration_options.insert((*read, option));
            }
            Event::OptionTaken { option, .. } => self.event_options.extend([(*read - 100, option)]),
            Event::QuestResolved { card, .. } => self.quests.extend([card]),
            _ => {}
        }
    }
}

/// Picks one of those that fit, if there are any.
fn any(menu: &[Action], dice: &mut Dice, fits: impl Fn(&Action) -> bool) -> Option<Action> {
    let found: Vec<Action> = menu.iter().copied().filter(fits).collect();
    (!found.is_empty()).then(|| dice.pick(&found))
}

/// Whether a fight with a monster can be won: cards and attributes against its life.
fn is_ready(game: &OldWorld, seat: Seat) -> bool {
    let view = game.observe(Viewer::Seat(seat));
    let own = &view.players[seat.index()];
    let cards = usize::from(own.hand) + usize::from(own.deck) + own.discard.len();
    let levels: u8 = own.levels.iter().sum();
    let here = view.slots.iter().find(|slot| slot.location == own.location && slot.monster.is_some());
    let Some(monster) = here.and_then(|slot| slot.monster) else { return false };
    let life = game.pack().monsters[usize::from(monster)].life;
    cards + 2 * usize::from(levels) >= 2 * usize::from(life)
}

/// The action that leads to the best standing at once; the first of equals after a shuffle.
fn best(game: &OldWorld, seat: Seat, menu: &[Action], dice: &mut Dice) -> Action {
    let mut menu = menu.to_vec();
    dice.shuffle(&mut menu);
    let worth = |action: &Action| {
        let mut after = game.clone();
        after.apply_unchecked(Actor::Seat(seat), *action, &mut |_, _| {});
        after.appraise(seat)
    };
    menu.into_iter().max_by_key(worth).expect("a menu is never empty")
}

/// A player who trains, tracks, takes quests and fights.
fn choose(game: &OldWorld, seat: Seat, mind: Mind, dice: &mut Dice) -> Action {
    let menu = game.menu(Actor::Seat(seat));
    if menu.len() == 1 || mind == Mind::Random || dice.below(10) == 0 {
        return dice.pick(&menu);
    }
    let eager = |action: &Action| {
        matches!(
            action,
            Action::UseSite
                | Action::ResolveQuest { .. }
                | Action::Meditate { .. }
                | Action::UseAbility { .. }
                | Action::Play { .. }
                | Action::Accept
                | Action::Bet { .. }
        )
    };
    let duel = |action: &Action| matches!(action, Action::FightWitcher { .. } | Action::Poker { .. });
    if mind == Mind::Duellist
        && let Some(action) = any(&menu, dice, duel)
    {
        return action;
    }
    if let Some(action) = any(&menu, dice, eager) {
        return action;
    }
    if menu.contains(&Action::FightMonster) && is_ready(game, seat) {
        return Action::FightMonster;
    }
    let explore = |action: &Action| matches!(action, Action::Explore { .. } | Action::TakeOption { .. });
    if let Some(action) = any(&menu, dice, explore) {
        return action;
    }
    // A step that leaves some cards in hand.
    let step = |action: &Action| matches!(action, Action::Move { way, .. } if *way == Way::Alone);
    if menu.contains(&Action::EndPhase) && dice.below(3) > 0 {
        return any(&menu, dice, step).unwrap_or(Action::EndPhase);
    }
    best(game, seat, &menu, dice)
}

/// One game; what it used is added.
fn play(options: &Options, mind: Mind, seed: u64, used: &mut Used) -> (OldWorld, Outcome) {
    let mut game = OldWorld::initial(content::embedded(), options).expect("the options are sound");
    let mut dice = Dice::stream(seed);
    let mut read = 0;
    for length in 0.. {
        assert!(length <= OldWorld::LONGEST, "game {seed} of {options:?} does not end");
        let (actor, action) = match game.turn() {
            Turn::Over(outcome) => {
                used.longest = used.longest.max(length);
                return (game, outcome);
            }
            Turn::Chance(_) => (Actor::Chance, game.sample(&mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                (Actor::Seat(seat), choose(&game, seat, mind, &mut dice))
            }
        };
        *used.verbs.entry((action.code() >> ARGUMENT_BITS) as u8).or_default() += 1;
        game.apply(actor, action, &mut |_, event| used.note(&event, &mut read)).expect("a legal action");
    }
    unreachable!("a game ends or is too long")
}

/// Somebody stands at the top of the track, or the rounds are over; places follow the track.
fn check_outcome(options: &Options, game: &OldWorld, outcome: &Outcome) {
    let view = game.observe(Viewer::Spectator);
    let players = usize::from(options.players);
    let tops = view.players.iter().filter(|player| player.position == 4).count();
    assert_eq!(tops, usize::from(view.winner.is_some()));
    assert!(view.winner.is_some() || view.round == options.round_limit);
    assert!(outcome.places[players..].iter().all(|place| *place == 0));
    if players == 1 {
        assert_eq!(outcome.solo, Some(if view.winner.is_some() { Solo::Won } else { Solo::Lost }));
        return;
    }
    let mut by_place: Vec<usize> = (0..players).collect();
    by_place.sort_by_key(|seat| outcome.places[*seat]);
    assert_eq!(outcome.places[by_place[0]], 1);
    assert!(by_place.is_sorted_by_key(|seat| std::cmp::Reverse(view.players[*seat].position)), "{outcome:?}");
    if let Some(winner) = view.winner {
        assert_eq!(by_place[0], usize::from(winner));
    }
    assert!(outcome.places[..players].iter().all(|place| (1..=MAX_SEATS as u8).contains(place)));
}

fn play_share(share: u64) -> Used {
    let mut used = Used::default();
    for number in (share..GAMES).step_by(THREADS as usize) {
        let (options, mind) = variant(number / THREADS);
        let (game, outcome) = play(&options, mind, number, &mut used);
        check_outcome(&options, &game, &outcome);
        used.games += 1;
        used.wins += u64::from(game.observe(Viewer::Spectator).winner.is_some());
    }
    used
}

/// Numbers of a range that are missing.
fn missing(used: &BTreeSet<u8>, all: impl IntoIterator<Item = u8>) -> Vec<u8> {
    all.into_iter().filter(|number| !used.contains(number)).collect()
}

/// The cards with two options each that were not both taken.
fn untaken(used: &BTreeSet<(u8, u8)>, all: impl Iterator<Item = u8>) -> Vec<(u8, u8)> {
    all.flat_map(|card| [(card, 0), (card, 1)]).filter(|option| !used.contains(option)).collect()
}

/// Abilities that never came into play. Those that work when their card is gained are never announced.
fn idle(pack: &Pack, used: &Used) -> Vec<String> {
    let unused = (0u8..).zip(&pack.abilities).filter(|(number, ability)| {
        !used.abilities.contains(number)
            && !matches!((ability.when, ability.holder), (Moment::OnAcquire, Holder::Event(event)) if used.kept.contains(&event))
    });
    unused.map(|(number, ability)| format!("{number} {:?}: {}", ability.holder, ability.text)).collect()
}

#[test]
fn games_end_and_use_everything() {
    rule!("OW-26.14", "OW-17.11");
    let pack = content::embedded();
    let used = std::thread::scope(|scope| {
        let shares: Vec<_> = (0..THREADS).map(|share| scope.spawn(move || play_share(share))).collect();
        let shares = shares.into_iter().map(|share| share.join().expect("no game fails"));
        shares.fold(Used::default(), Used::join)
    });
    println!("{} games, {} won, the longest with {} entries", used.games, used.wins, used.longest);
    println!("verbs: {:?}", used.verbs);
    let verbs: BTreeSet<u8> = used.verbs.keys().copied().collect();
    let keeps =
        |number: &u8| matches!(pack.events[usize::from(*number) - 1].kind, ChronicleKind::Keep { .. });
    let choices =
        |number: &u8| matches!(pack.events[usize::from(*number) - 1].kind, ChronicleKind::Choice(_));
    let events = || 1..=EVENTS as u8;
    let quests = (0u8..)
        .zip(&pack.explorations)
        .filter(|(_, card)| card.options.iter().any(|option| option.quest.is_some()));
    let reachable = Action::verbs().iter().copied().filter(|verb| !OUT_OF_REACH.contains(verb));
    let lists = [
        ("cards never played", missing(&used.cards, 0..CARDS as u8)),
        ("monsters never fought", missing(&used.fought, 0..MONSTERS as u8)),
        ("monsters never beaten", missing(&used.monster_trophies, 0..MONSTERS as u8)),
        ("schools never beaten", missing(&used.witcher_trophies, 0..SCHOOLS as u8)),
        ("attributes never mastered", missing(&used.attribute_trophies, 0..Attribute::ALL.len() as u8)),
        ("events never read", missing(&used.events, events())),
        ("events never kept", missing(&used.kept, events().filter(keeps))),
        ("quests never resolved", missing(&used.quests, quests.map(|(card, _)| card))),
        ("locations never used", missing(&used.sites, 0..LOCATIONS as u8)),
        ("verbs never used", missing(&verbs, reachable)),
        ("endings of fights never seen", missing(&used.endings, 1..=3)),
    ];
    let mut faults: Vec<String> = Vec::new();
    faults.extend(
        lists
            .into_iter()
            .filter(|(_, list)| !list.is_empty())
            .map(|(what, list)| format!("{what}: {list:?}")),
    );
    let options = untaken(&used.exploration_options, 0..2 * EXPLORATIONS as u8);
    faults.extend((!options.is_empty()).then(|| format!("exploration options never taken: {options:?}")));
    let options = untaken(&used.event_options, events().filter(choices));
    faults.extend((!options.is_empty()).then(|| format!("event options never taken: {options:?}")));
    faults.extend(idle(pack, &used).into_iter().map(|ability| format!("ability never used: {ability}")));
    assert_eq!(used.games, GAMES);
    assert!(used.wins > GAMES / 4, "{} games were won", used.wins);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
