"""The peer's side of the bench: OpenSpiel, in the bench's own environment.

Bulk is the library's own C++ random play. Python reaches it through `MCTSBot`: with one simulation the search
only asks its evaluator for the value of the root, and `RandomRolloutEvaluator` answers with as many uniformly
random rollouts from there as it was told. The rollouts do not report their length, so it is
sampled: random games from the same positions, played in Python, give the mean number of entries and decisions
of a rollout, and that mean times the rollouts run is what was executed. The error of the mean is reported.

Stepwise is one Python call after another on a state. Each `apply_action` is one entry, the chance outcomes of
the deal included; those at a player's node are the decisions.

A position is a dealt one: chance has been played up to the first decision. Several are used in equal shares,
and they differ in the first chance outcome, which for hearts is the direction in which cards are passed (none
one time in four).
"""

import importlib.metadata
import math
import random
import statistics
import time
from dataclasses import dataclass
from typing import Any, Protocol

import pyspiel

from bench.protocol import Answer, Command, Stopwatch, pin, python_version, serve

CHANCE = -1  # PlayerId.CHANCE and PlayerId.TERMINAL as `current_player` gives them
TERMINAL = -4

POSITIONS = 8
CALL_SECONDS = 0.025  # a call into the rollouts takes about this long
SAMPLE_ERROR = 0.003  # the sampled length of a rollout is good to this share of it (one standard error) ...
SAMPLE_SECONDS = 15.0  # ... or as good as it gets in this time
SAMPLE_LEAST = 200  # games from each position


class State(Protocol):
    """The part of `pyspiel.State` that is used here."""

    def current_player(self) -> int: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int, /) -> None: ...
    def clone(self) -> "State": ...


class Game(Protocol):
    """The part of `pyspiel.Game` that is used here."""

    def new_initial_state(self) -> State: ...


@dataclass
class Rollouts:
    """Bulk play of one game, ready to run."""

    bot: Any
    rollouts_per_call: int
    positions: list[State]
    entries_per_rollout: float
    decisions_per_rollout: float


class Worker:
    """What the commands work on: the games loaded so far and one source of chance."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._rollouts: dict[str, Rollouts] = {}
        self._random = random.Random(1)

    def hello(self, command: Command) -> Answer:
        """Take the processor and say what is measured."""
        pin(command["cpu"])
        return {"versions": {"open_spiel": importlib.metadata.version("open_spiel"), "python": python_version()}}

    def prepare(self, command: Command) -> Answer:
        """Load a game, deal the positions and sample the length of a rollout."""
        name: str = command["game"]
        game: Game = pyspiel.load_game(name)
        self._games[name] = game
        self._check_chance_is_uniform(game)
        positions = [self._dealt(game, index) for index in range(POSITIONS)]
        entries, decisions, error, sample = self._sample_length(positions)
        rollouts = 1
        while True:
            bot = self._bot(game, rollouts)
            watch = Stopwatch()
            bot.step(positions[0])
            if watch.elapsed() >= CALL_SECONDS:
                break
            rollouts *= 2
        self._rollouts[name] = Rollouts(bot, rollouts, positions, entries, decisions)
        return {
            "entries_per_rollout": entries,
            "decisions_per_rollout": decisions,
            "standard_error": error,
            "sample": sample,
            "rollouts_per_call": rollouts,
        }

    def bulk(self, command: Command) -> Answer:
        """Run random rollouts in C++ from every position in turn."""
        ready = self._rollouts[command["game"]]
        seconds: float = command["seconds"]
        step, positions = ready.bot.step, ready.positions
        calls = 0
        watch = Stopwatch()
        while watch.elapsed() < seconds:
            for position in positions:
                step(position)
            calls += len(positions)
        rollouts = calls * ready.rollouts_per_call
        entries = rollouts * ready.entries_per_rollout
        return watch.reading(entries, rollouts * ready.decisions_per_rollout, rollouts)

    def stepwise(self, command: Command) -> Answer:
        """Play whole games, a Python call for each step, as the library's example does."""
        game = self._games[command["game"]]
        seconds: float = command["seconds"]
        entries = decisions = games = 0
        watch = Stopwatch()
        while watch.elapsed() < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    action = self._random.choices(actions, chances)[0]
                else:
                    action = self._random.choice(state.legal_actions())
                    decisions += 1
                state.apply_action(action)
                entries += 1
            games += 1
        return watch.reading(entries, decisions, games)

    def lean(self, command: Command) -> Answer:
        """Play whole games, a Python call for each step and nothing that can be saved."""
        game = self._games[command["game"]]
        seconds: float = command["seconds"]
        draw = self._random.random
        entries = decisions = games = 0
        watch = Stopwatch()
        while watch.elapsed() < seconds:
            state = game.new_initial_state()
            asked, legal, chance, apply = (
                state.current_player,
                state.legal_actions,
                state.chance_outcomes,
                state.apply_action,
            )
            while (player := asked()) != TERMINAL:
                if player == CHANCE:
                    # Uniform in these games (checked once), so the cheapest way to sample is a right one.
                    outcomes = chance()
                    apply(outcomes[int(draw() * len(outcomes))][0])
                else:
                    codes = legal()
                    apply(codes[int(draw() * len(codes))])
                    decisions += 1
                entries += 1
            games += 1
        return watch.reading(entries, decisions, games)

    def _bot(self, game: Game, rollouts: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=self._random.getrandbits(31))
        return pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=self._random.getrandbits(31),
            verbose=False,
        )

    def _dealt(self, game: Game, index: int) -> State:
        """Return a position in which chance has been played up to the first decision."""
        state = game.new_initial_state()
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[index % len(outcomes)][0])
        while state.current_player() == CHANCE:
            state.apply_action(self._random.choice(state.chance_outcomes())[0])
        return state

    def _play(self, state: State) -> tuple[int, int]:
        """Plays at random to the end; how many entries and how many decisions that took."""
        entries = decisions = 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(self._random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(self._random.choice(state.legal_actions()))
                decisions += 1
            entries += 1
        return entries, decisions

    def _sample_length(self, positions: list[State]) -> tuple[float, float, float, int]:
        """Mean entries and decisions of a rollout, relative standard error of the entries, sample size.

        Every position has the same number of games, so the error comes from the spread within positions.
        """
        lengths: list[list[int]] = [[] for _ in positions]
        decisions = 0
        until = time.perf_counter() + SAMPLE_SECONDS
        while True:
            for position, of_position in zip(positions, lengths, strict=True):
                for _ in range(SAMPLE_LEAST):
                    played, decided = self._play(position.clone())
                    of_position.append(played)
                    decisions += decided
            sample = sum(map(len, lengths))
            mean = sum(map(sum, lengths)) / sample
            within = statistics.fmean(statistics.variance(of_position) for of_position in lengths)
            error = math.sqrt(within / sample) / mean
            if error <= SAMPLE_ERROR or time.perf_counter() >= until:
                return mean, decisions / sample, error, sample

    def _check_chance_is_uniform(self, game: Game) -> None:
        for _ in range(5):
            state = game.new_initial_state()
            while (player := state.current_player()) != TERMINAL:
                if player != CHANCE:
                    state.apply_action(self._random.choice(state.legal_actions()))
                    continue
                outcomes = state.chance_outcomes()
                if any(not math.isclose(chance, 1 / len(outcomes)) for _, chance in outcomes):
                    raise ValueError("this game's chance is not uniform: the bench would sample it wrongly")
                state.apply_action(self._random.choice(outcomes)[0])


if __name__ == "__main__":
    worker = Worker()
    serve(
        {
            "hello": worker.hello,
            "prepare": worker.prepare,
            "bulk": worker.bulk,
            "stepwise": worker.stepwise,
            "lean": worker.lean,
        }
    )
