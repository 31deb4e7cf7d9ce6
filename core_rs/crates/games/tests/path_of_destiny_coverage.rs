//! Ten thousand games of Path of Destiny at random, of every kind: each ends with a valid outcome, and together they
//! use everything there is.

use std::collections::{BTreeMap, BTreeSet};

use games::path_of_destiny::action::OF_RONIN;
use games::path_of_destiny::event::Reason;
use games::path_of_destiny::options::{Difficulty, Options};
use games::path_of_destiny::pack::{
    ALLIANCES, CARDS, CHARACTERS, EFFORTS, EPILOGUES, OBJECTIVES, OUTCOMES, PAGES, TYPES,
};
use games::path_of_destiny::vocabulary::{PathBonus, Side, Story};
use games::path_of_destiny::{Action, Event, PathOfDestiny, content};
use kernel::action::ARGUMENT_BITS;
use kernel::{Action as _, Actor, Dice, Game, Outcome, Seat, Solo, Turn, Viewer};

const GAMES: u64 = 10_200;
const THREADS: u64 = 2;

/// Every kind of game.
fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for players in 1..=5 {
        let levels = if players == 1 { &Difficulty::ALL[..] } else { &[Difficulty::Ordinary] };
        for difficulty in levels {
            let options = Options { difficulty: *difficulty, ..Options::new(players) };
            variants.extend(Story::ALL.map(|story| Options { story, ..options.clone() }));
            variants.push(Options { learning: true, ..options });
        }
    }
    variants
}

/// What was used.
#[derive(Default)]
struct Used {
    games: u64,
    longest: usize,
    verbs: BTreeMap<u8, u64>,
    cards: BTreeSet<u8>,
    /// Character and ability, of players and of Automas.
    abilities: BTreeSet<(u8, u8)>,
    automa_abilities: BTreeSet<(u8, u8)>,
    /// Story and page.
    pages: BTreeSet<(Story, u8)>,
    /// Story, outcome, side.
    bonuses: BTreeSet<(Story, u8, Side)>,
    efforts_placed: BTreeSet<u8>,
    efforts_made: BTreeSet<u8>,
    /// Place and stage.
    requirements: BTreeSet<(u8, u8)>,
    objectives_seen: BTreeSet<u8>,
    objectives_turned_up: BTreeSet<u8>,
    objectives_paid: BTreeSet<u8>,
    alliances: BTreeSet<u8>,
}

impl Used {
    fn join(mut self, other: Self) -> Self {
        self.games += other.games;
        self.longest = self.longest.max(other.longest);
        other.verbs.into_iter().for_each(|(verb, times)| *self.verbs.entry(verb).or_default() += times);
        self.cards.extend(other.cards);
        self.abilities.extend(other.abilities);
        self.automa_abilities.extend(other.automa_abilities);
        self.pages.extend(other.pages);
        self.bonuses.extend(other.bonuses);
        self.efforts_placed.extend(other.efforts_placed);
        self.efforts_made.extend(other.efforts_made);
        self.requirements.extend(other.requirements);
        self.objectives_seen.extend(other.objectives_seen);
        self.objectives_turned_up.extend(other.objectives_turned_up);
        self.objectives_paid.extend(other.objectives_paid);
        self.alliances.extend(other.alliances);
        self
    }
}

/// Whether an event shows that a bonus was paid to its holder.
fn pays(bonus: PathBonus, holder: u8, event: &Event) -> bool {
    match (bonus, event) {
        (PathBonus::Gain(kind), Event::Gained { figure, kind: gained, count: 1 }) => {
            *figure == holder && *gained == kind
        }
        (PathBonus::GainActive, Event::Gained { figure, count: 1, .. })
        | (PathBonus::Special(_), Event::SpecialTaken { figure, .. })
        | (PathBonus::DrawAndDiscard, Event::Discarded { figure, .. })
        | (
            PathBonus::Lead(_) | PathBonus::Victory(_),
            Event::Victory { figure, reason: Reason::Outcome, .. },
        )
        | (
            PathBonus::Lead(_) | PathBonus::Experience(_),
            Event::Experience { figure, reason: Reason::Outcome, .. },
        )
        | (PathBonus::LoseExperience(_) | PathBonus::Trail, Event::ExperienceLost { figure, .. }) => {
            *figure == holder
        }
        (PathBonus::Lead(_), Event::Order { order }) => order[0] == holder,
        (PathBonus::Trail, Event::Order { order }) => order.last() == Some(&holder),
        _ => false,
    }
}

/// What a game has come to, as far as its events do not say it in one.
struct Progress {
    story: Story,
    players: u8,
    /// The Automa's character.
    automa: u8,
    begun: bool,
    holders: [Option<u8>; 2],
    /// Bonuses of the outcome that was read, not yet seen to be paid.
    owed: Vec<(u8, Side, PathBonus, u8)>,
    counted: u8,
}

impl Progress {
    fn note(&mut self, event: &Event, used: &mut Used) {
        match event {
            Event::Played { card, .. } => used.cards.extend([*card]),
            Event::Revealed { cards, .. } => used.cards.extend(cards),
            Event::CharacterTaken { figure, character } if *figure == self.players => {
                self.automa = *character;
            }
            Event::TurnBegan { .. } => self.begun = true,
            Event::AbilityUsed { figure, character, ability } => {
                let abilities =
                    if *figure < self.players { &mut used.abilities } else { &mut used.automa_abilities };
                abilities.insert((*character, *ability));
            }
            // Before the first turn it is what the difficulty gives.
            Event::Experience { reason: Reason::Automa, .. } if self.begun => {
                used.automa_abilities.insert((self.automa, 0));
            }
            Event::PathTaken { side, figure } => self.holders[*side as usize] = *figure,
            Event::Read { page } => self.read(*page, used),
            Event::EffortPlaced { effort, .. } => used.efforts_placed.extend([*effort]),
            Event::EffortMade { effort, .. } => used.efforts_made.extend([*effort]),
            Event::RequirementMet { place, stage, .. } => used.requirements.extend([(*place, *stage)]),
            Event::ObjectiveSeen { objective, .. } => used.objectives_seen.extend([*objective]),
            Event::ObjectiveTurnedUp { objective, .. } => used.objectives_turned_up.extend([*objective]),
            Event::ObjectiveCounted { objective, .. } => self.counted = *objective,
            Event::Victory { reason: Reason::Objective, .. } => used.objectives_paid.extend([self.counted]),
            Event::AllianceApplied { alliance, .. } => used.alliances.extend([*alliance]),
            _ => {}
        }
        let paid = self.owed.iter().position(|(_, _, bonus, holder)| pays(*bonus, *holder, event));
        if let Some(at) = paid {
            let (outcome, side, ..) = self.owed.remove(at);
            used.bonuses.insert((self.story, outcome, side));
        }
    }

    fn read(&mut self, page: u8, used: &mut Used) {
        used.pages.insert((self.story, page));
        self.owed.clear();
        if (OUTCOMES..EPILOGUES).contains(&page) {
            let outcome = page - OUTCOMES;
            for (side, holder) in Side::ALL.into_iter().zip(self.holders) {
                let bonus = printed(self.story, outcome, side);
                self.owed.extend(bonus.zip(holder).map(|(bonus, holder)| (outcome, side, bonus, holder)));
            }
        }
    }
}

fn printed(story: Story, outcome: u8, side: Side) -> Option<PathBonus> {
    content::embedded().stories[story as usize].outcomes[usize::from(outcome)].bonuses[side as usize]
}

/// One game at random; what it used is added.
fn play(options: &Options, seed: u64, used: &mut Used) -> (PathOfDestiny, Outcome) {
    let mut game = PathOfDestiny::initial(content::embedded(), options).expect("the options are sound");
    let mut dice = Dice::stream(seed);
    let mut progress = Progress {
        story: options.story,
        players: options.players,
        automa: 0,
        begun: false,
        holders: [None; 2],
        owed: Vec::new(),
        counted: 0,
    };
    for length in 0.. {
        assert!(length <= PathOfDestiny::LONGEST, "game {seed} of {options:?} does not end");
        let actor = match game.turn() {
            Turn::Over(outcome) => {
                used.longest = used.longest.max(length);
                return (game, outcome);
            }
            Turn::Chance(_) => Actor::Chance,
            Turn::Decide(seats) => Actor::Seat(dice.pick(&seats.iter().collect::<Vec<Seat>>())),
        };
        let action = match actor {
            Actor::Chance => game.sample(&mut dice),
            Actor::Seat(_) => dice.pick(&game.menu(actor)),
        };
        *used.verbs.entry((action.code() >> ARGUMENT_BITS) as u8).or_default() += 1;
        let note = &mut |event: Event| progress.note(&event, used);
        game.apply(actor, action, &mut |_, event| note(event)).expect("a legal action");
    }
    unreachable!("a game ends or is too long")
}

/// Places are those of the scores, every player has another, and a lone player wins by standing above the Automa.
fn check_outcome(options: &Options, game: &PathOfDestiny, outcome: &Outcome) {
    let players = usize::from(options.players);
    let view = game.observe(Viewer::Spectator);
    let mut by_place: Vec<usize> = (0..players).collect();
    by_place.sort_by_key(|seat| outcome.places[*seat]);
    assert!(by_place.iter().map(|seat| outcome.places[*seat]).eq(1..=options.players), "{outcome:?}");
    let standing = |figure: usize| {
        let initiative = view.order.iter().position(|other| usize::from(*other) == figure);
        (std::cmp::Reverse(view.figures[figure].victory), initiative)
    };
    assert!(by_place.is_sorted_by_key(|seat| standing(*seat)), "{outcome:?}");
    for seat in 0..players {
        assert_eq!(outcome.scores[seat], view.figures[seat].victory.cast_signed());
    }
    assert!(outcome.places[players..].iter().all(|place| *place == 0));
    let solo = (players == 1).then(|| if standing(0) < standing(1) { Solo::Won } else { Solo::Lost });
    assert_eq!(outcome.solo, solo);
    assert_eq!((view.chapter, view.turn), (3, 3));
}

fn play_share(share: u64) -> Used {
    let variants = variants();
    let mut used = Used::default();
    for seed in (share..GAMES).step_by(THREADS as usize) {
        // Both threads play every kind.
        let options = &variants[(seed / THREADS) as usize % variants.len()];
        let (game, outcome) = play(options, seed, &mut used);
        check_outcome(options, &game, &outcome);
        used.games += 1;
    }
    used
}

/// Numbers below a count that are missing.
fn missing(used: &BTreeSet<u8>, count: usize) -> Vec<u8> {
    (0..count as u8).filter(|number| !used.contains(number)).collect()
}

#[test]
fn random_games_end_and_use_everything() {
    let used = std::thread::scope(|scope| {
        let shares: Vec<_> = (0..THREADS).map(|share| scope.spawn(move || play_share(share))).collect();
        let shares = shares.into_iter().map(|share| share.join().expect("no game fails"));
        shares.fold(Used::default(), Used::join)
    });
    println!("{} games, the longest with {} entries", used.games, used.longest);
    assert_eq!(used.games, GAMES);
    assert_eq!(missing(&used.cards, CARDS), [], "cards never played");
    let abilities =
        |count: u8| (0..CHARACTERS as u8).flat_map(move |one| (0..count).map(move |two| (one, two)));
    assert!(used.abilities.iter().copied().eq(abilities(4)), "abilities used: {:?}", used.abilities);
    assert!(used.automa_abilities.iter().copied().eq(abilities(2)), "Automas: {:?}", used.automa_abilities);
    assert_eq!(missing(&used.efforts_placed, EFFORTS), [], "extra effort never asked for");
    assert_eq!(missing(&used.efforts_made, EFFORTS), [], "extra effort never made");
    let requirements = (0..TYPES as u8).flat_map(|place| [(place, 1), (place, 2)]);
    assert!(used.requirements.iter().copied().eq(requirements), "met: {:?}", used.requirements);
    assert_eq!(missing(&used.objectives_seen, OBJECTIVES), [], "objectives nobody looked at");
    assert_eq!(missing(&used.objectives_turned_up, OBJECTIVES), [], "objectives never turned up");
    assert_eq!(missing(&used.objectives_paid, OBJECTIVES), [], "objectives never paid");
    assert_eq!(missing(&used.alliances, ALLIANCES), [], "alliance cards never applied");
    let verbs: Vec<u8> = used.verbs.keys().copied().collect();
    let mut known = Action::verbs().to_vec();
    known.retain(|verb| !OF_RONIN.contains(verb));
    assert_eq!(verbs, known, "verbs used: {:?}", used.verbs);
    for story in Story::ALL {
        for page in 0..PAGES {
            assert!(used.pages.contains(&(story, page)), "page {page} of {story:?} was never read");
        }
        for outcome in 0..EPILOGUES - OUTCOMES {
            for side in Side::ALL.into_iter().filter(|side| printed(story, outcome, *side).is_some()) {
                let bonus = (story, outcome, side);
                assert!(used.bonuses.contains(&bonus), "{bonus:?} was never paid");
            }
        }
    }
}
