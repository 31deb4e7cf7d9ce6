//! Who knows what: how knowledge of hidden hands grows and shrinks, what each viewer sees, and what it can imagine
//! behind the rest.

use kernel::laws::{Lawful, Zone};
use kernel::{Argument, Dice, Seat, Viewer};

use crate::cards::{Card, Counts};
use crate::deck::{Knowers, ROWS, row};
use crate::state::{Frame, Pick, SEATS, Toy};

/// How cards enter and leave hands, and what that does to knowledge.
impl Toy {
    /// A card enters a hand: those who saw it know of one more.
    pub(crate) fn gain(&mut self, seat: Seat, card: Card, seen: Knowers) {
        self.player_mut(seat).hand.add(card);
        for knower in (0..ROWS).filter(|knower| *knower != seat.index() && seen.has_row(*knower)) {
            self.known[knower][seat.index()].add(card);
        }
    }

    /// A card is played in the open: it leaves the hand, and whoever knew of one knows of one less.
    pub(crate) fn play(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).hand.take(card);
        for known in &mut self.known {
            known[seat.index()].take_if_any(card);
        }
        let pile = if card.is_shared() { &mut self.discard } else { &mut self.player_mut(seat).discard };
        pile.add(card);
        self.trail = Some(card);
    }

    /// A card goes back on its owner's deck in secret: nobody else knows any longer which own cards the hand holds.
    pub(crate) fn put_back(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.take(card);
        player.deck.put_back(card, seat);
        for known in &mut self.known {
            known[seat.index()] = known[seat.index()].part(true);
        }
    }

    /// Everyone gets to know the own cards in a seat's hand.
    pub(crate) fn expose_own(&mut self, seat: Seat) {
        let own = self.player(seat).hand.part(false);
        for knower in (0..ROWS).filter(|knower| *knower != seat.index()) {
            let known = &mut self.known[knower][seat.index()];
            *known = known.part(true);
            known.merge(own);
        }
    }
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// What is going on, but for the sealed choices.
    pub frames: Vec<Frame>,
    /// How far each seat is with its sealed choice.
    pub steps: [u8; SEATS],
    /// The viewer's own sealed choice.
    pub pick: Option<Pick>,
    /// Cards left in the shared deck.
    pub deck: u8,
    /// The shared discard pile.
    pub discard: Counts,
    /// Cards revealed on the way to another.
    pub transit: Counts,
    /// The card that was played last.
    pub trail: Option<Card>,
    /// The seats.
    pub players: Vec<PlayerView>,
}

/// What one viewer may know of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayerView {
    /// Shared cards and own cards in its hand.
    pub cards: [u8; 2],
    /// The cards known to be in its hand: all of them if it is the viewer's.
    pub known: Counts,
    /// What the others know of the viewer's own hand.
    pub exposed: Option<[Counts; ROWS]>,
    /// Cards in its deck below the fixed ones.
    pub rest: u8,
    /// The fixed cards on its deck, as far as they are known, and who knows them.
    pub top: Vec<(Option<Card>, Knowers)>,
    /// The two cards on top if the viewer does not know their order.
    pub pair: Option<Counts>,
    /// Its discard pile.
    pub discard: Counts,
    /// Its points and its clashes won.
    pub score: [u8; 2],
}

impl Toy {
    /// What the viewer may know.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let mut view = View {
            frames: self.frames.as_slice().to_vec(),
            steps: [0; SEATS],
            pick: None,
            deck: self.deck.total(),
            discard: self.discard,
            transit: self.transit,
            trail: self.trail,
            players: self.table().map(|seat| self.view_player(seat, viewer)).collect(),
        };
        if let Some(Frame::Clash { picks }) = view.frames.last_mut() {
            view.steps = picks.map(Pick::steps);
            view.pick = self.table().find(|seat| viewer.is(*seat)).map(|seat| picks[seat.index()]);
            *picks = [Pick::Out; SEATS];
        }
        view
    }

    fn view_player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let deck = &player.deck;
        let mine = viewer.is(seat);
        PlayerView {
            cards: [true, false].map(|shared| player.hand.part(shared).total()),
            known: self.known_hand(seat, viewer),
            exposed: mine.then(|| std::array::from_fn(|knower| self.known[knower][seat.index()])),
            rest: deck.rest.total(),
            top: deck
                .slots()
                .map(|slot| (slot.seen.includes(viewer).then_some(slot.card), slot.seen))
                .collect(),
            pair: deck.mixes(viewer).then(|| deck.slots().take(2).map(|slot| slot.card).collect()),
            discard: player.discard,
            score: [player.points, player.tricks],
        }
    }

    /// The cards of a hand that the viewer knows of.
    fn known_hand(&self, seat: Seat, viewer: Viewer) -> Counts {
        if viewer.is(seat) { self.player(seat).hand } else { self.known[row(viewer)][seat.index()] }
    }
}

/// Somewhere cards lie hidden from a viewer.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// The shared deck.
    Deck,
    /// The part of a seat's hand with one kind of back.
    Hand { seat: Seat, shared: bool },
    /// A fixed card of a seat's deck.
    Top { seat: Seat, depth: usize },
    /// The cards below the fixed ones.
    Rest { seat: Seat },
}

/// Hidden cards: where they lie, with which other places they could be exchanged, and which they really are.
struct Hidden {
    place: Place,
    pool: u32,
    cards: Vec<Card>,
}

/// The pool of the shared cards.
const SHARED_POOL: u32 = 0;

/// The pool of a seat's own cards; a pair whose order alone is hidden is a pool by itself.
fn own_pool(seat: Seat, pair: bool) -> u32 {
    1 + 2 * u32::from(seat.byte()) + u32::from(pair)
}

/// Imagining.
impl Toy {
    /// Everything that is hidden from the viewer, in a fixed order. Each pool holds what the viewer knows to lie
    /// *somewhere* in it; which card lies where inside it the viewer cannot tell.
    fn hidden_places(&self, viewer: Viewer) -> Vec<Hidden> {
        let mut places = Vec::new();
        let mut hide = |place, pool, cards: Vec<Card>| {
            if !cards.is_empty() {
                places.push(Hidden { place, pool, cards });
            }
        };
        hide(Place::Deck, SHARED_POOL, self.deck.cards().collect());
        for seat in self.table() {
            let player = self.player(seat);
            let unknown = player.hand.without(&self.known_hand(seat, viewer));
            for (shared, pool) in [(true, SHARED_POOL), (false, own_pool(seat, false))] {
                hide(Place::Hand { seat, shared }, pool, unknown.part(shared).cards().collect());
            }
            for (depth, slot) in player.deck.slots().enumerate() {
                if !slot.seen.includes(viewer) {
                    let pair = depth < 2 && player.deck.mixes(viewer);
                    hide(Place::Top { seat, depth }, own_pool(seat, pair), vec![slot.card]);
                }
            }
            hide(Place::Rest { seat }, own_pool(seat, false), player.deck.rest.cards().collect());
        }
        places
    }

    /// Another world the viewer cannot tell from this one: what is hidden is collected, sorted and dealt anew, pool
    /// by pool and place by place; then the others' secret choices and private knowledge are made up to fit.
    pub(crate) fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.imagine_with(viewer, dice, |pool, dice| {
            pool.sort_unstable();
            dice.shuffle(pool);
        })
    }

    /// Imagines with another way to arrange a pool before it is dealt.
    pub(crate) fn imagine_with(
        &self,
        viewer: Viewer,
        dice: &mut Dice,
        arrange: impl Fn(&mut [Card], &mut Dice),
    ) -> Self {
        let mut world = self.clone();
        let places = self.hidden_places(viewer);
        for pool in 0..=own_pool(Seat::new(SEATS as u8 - 1), true) {
            let here = || places.iter().filter(|hidden| hidden.pool == pool);
            let mut cards: Vec<Card> = here().flat_map(|hidden| hidden.cards.iter().copied()).collect();
            arrange(&mut cards, dice);
            let mut cards = cards.into_iter();
            for hidden in here() {
                let dealt: Counts = cards.by_ref().take(hidden.cards.len()).collect();
                world.put(hidden.place, viewer, dealt);
            }
        }
        world.forget_private_knowledge(viewer);
        world.choose_anew(viewer, dice);
        world
    }

    /// Fills a hidden place with these cards.
    fn put(&mut self, place: Place, viewer: Viewer, cards: Counts) {
        match place {
            Place::Deck => self.deck = cards,
            Place::Hand { seat, shared } => {
                let mut hand = self.player(seat).hand.part(!shared);
                hand.merge(self.known_hand(seat, viewer).part(shared));
                hand.merge(cards);
                self.player_mut(seat).hand = hand;
            }
            Place::Top { seat, depth } => {
                let slot =
                    self.player_mut(seat).deck.slots_mut().nth(depth).expect("a hidden place is there");
                slot.card = cards.cards().next().expect("one card for one place");
            }
            Place::Rest { seat } => self.player_mut(seat).deck.rest = cards,
        }
    }

    /// What two other seats know of each other's hands the viewer cannot know; it imagines that they know what
    /// everyone knows. What others know of its own hand it knows.
    pub(crate) fn forget_private_knowledge(&mut self, viewer: Viewer) {
        let public = self.known[row(Viewer::Spectator)];
        for knower in self.table().filter(|knower| !viewer.is(*knower)) {
            for seat in self.table().filter(|seat| !viewer.is(*seat) && *seat != knower) {
                self.known[knower.index()][seat.index()] = public[seat.index()];
            }
        }
    }

    /// Makes up the sealed choices of the others: so many steps as they have taken, out of the hands they now have.
    fn choose_anew(&mut self, viewer: Viewer, dice: &mut Dice) {
        let Some(Frame::Clash { mut picks }) = self.now() else { return };
        for seat in self.table().filter(|seat| !viewer.is(*seat)) {
            let steps = picks[seat.index()].steps();
            if steps > 0 {
                let hand = self.player(seat).hand;
                let card = hand.any(dice);
                let double = steps > 1 && hand.of(card) > 1 && dice.below(2) == 0;
                picks[seat.index()] = if steps > 1 { Pick::Done(card, double) } else { Pick::Card(card) };
            }
        }
        self.replace_top(Frame::Clash { picks });
    }
}

impl Lawful for Toy {
    fn components(&self) -> Vec<u32> {
        let number = |family: u32, card: Card| 100 * family + u32::from(card.byte());
        let shared = [self.deck, self.discard, self.transit];
        let mut all: Vec<u32> = shared.iter().flat_map(Counts::cards).map(|card| number(0, card)).collect();
        for seat in self.table() {
            let player = self.player(seat);
            let family = |card: Card| if card.is_shared() { 0 } else { 1 + u32::from(seat.byte()) };
            let zones = [player.hand, player.discard, player.deck.rest];
            let top = player.deck.slots().map(|slot| slot.card);
            let cards = zones.iter().flat_map(Counts::cards).chain(top);
            all.extend(cards.map(|card| number(family(card), card)));
        }
        all
    }

    fn hidden(&self, viewer: Viewer) -> Vec<Zone> {
        let zone = |hidden: Hidden| Zone {
            pool: hidden.pool,
            kinds: hidden.cards.iter().map(|card| u32::from(card.byte())).collect(),
        };
        self.hidden_places(viewer).into_iter().map(zone).collect()
    }
}
