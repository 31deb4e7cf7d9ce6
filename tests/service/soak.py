"""Kill the server at random moments under load and look for acts that were acknowledged and are gone.

Clients play matches over gRPC. Every act carries a request id; a client that gets no answer asks again with the same
one until it does. Between kills and at the end the store is compared with what was acknowledged: nothing may be lost,
nothing may have happened twice, and every log must replay.

As a program: `python tests/service/soak.py --kills 200` prints one JSON line.
"""

import argparse
import json
import random
import sqlite3
import tempfile
import threading
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import grpc

from service.harness import Server
from yrden import _core
from yrden.application.token import digest
from yrden.client import CallRefused, Client

CLIENTS = 6
# How long the server lives on once clients are answered again, in seconds.
LIFE = (0.0, 0.5)
# How long clients may take to be answered again.
PATIENCE = 60.0
# gRPC waits a second and more before it connects again; most of the server's short lives would be over by then.
AT_ONCE = [(f"grpc.{which}_reconnect_backoff_ms", 50) for which in ("initial", "min", "max")]


@dataclass(frozen=True)
class Acknowledged:
    """An act the server said was safe."""

    match_id: str
    seat: int
    request_id: str
    code: int
    applied_version: int


@dataclass
class Account:
    """What the clients were told."""

    matches: list[str] = field(default_factory=list)
    acts: list[Acknowledged] = field(default_factory=list)
    asked_again: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)


class Player(threading.Thread):
    """A client that plays one match after another, all seats by itself."""

    def __init__(self, address: str, account: Account, stop: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self._client = Client(address, channel=grpc.insecure_channel(address, options=AT_ONCE))
        self._account = account
        self._ended = stop
        self._random = random.Random(seed)
        self.error: Exception | None = None

    def run(self) -> None:
        """Play until told to stop."""
        try:
            while not self._ended.is_set():
                self._play()
        except Exception as error:  # noqa: BLE001 - shown by the main thread
            self.error = error

    def _insist(self, method: str, **fields: Any) -> Any:
        """Ask until there is an answer; the request id makes it one act."""
        while not self._ended.is_set():
            try:
                return self._client.call(method, timeout=5, **fields)
            except CallRefused as refused:
                if refused.code.name not in {"UNAVAILABLE", "DEADLINE_EXCEEDED", "CANCELLED", "UNKNOWN"}:
                    raise
                with self._account.lock:
                    self._account.asked_again += 1
                time.sleep(0.02)
        return None

    def _play(self) -> None:
        players = self._random.randint(1, 4)
        created = self._insist(
            "CreateMatch",
            game="ronin",
            players=players,
            seats=[{"kind": "SEAT_KIND_HUMAN"} for _ in range(players)],
            request_id=uuid.uuid4().hex,
        )
        if created is None:
            return
        tokens = {entry.seat: entry.token for entry in created.tokens}
        with self._account.lock:
            self._account.matches.append(created.match.id)
        asked = self._insist("Observe", match_id=created.match.id, detail="DETAIL_CODES")
        while asked is not None and asked.asked:
            seat = self._random.choice(list(asked.asked))
            token = tokens[seat]
            seen = self._insist("Observe", match_id=asked.match_id, token=token, detail="DETAIL_CODES")
            if seen is None or not seen.legal_actions:
                return
            code = self._random.choice(seen.legal_actions).code
            request_id = uuid.uuid4().hex
            fields = {
                "match_id": asked.match_id,
                "token": token,
                "code": code,
                "expected_version": seen.version,
                "request_id": request_id,
                "detail": "DETAIL_CODES",
            }
            done = self._insist("Act", **fields)
            if done is None:
                return
            act = Acknowledged(asked.match_id, seat, request_id, code, done.applied_version)
            with self._account.lock:
                self._account.acts.append(act)
            asked = done.observation


def check(store: Path, account: Account) -> tuple[int, int]:
    """Compare the store with what was acknowledged; returns how many acts are lost and how many happened twice."""
    with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as database:
        units = database.execute("SELECT match_id, seat, request_hash, code, to_version FROM units").fetchall()
        matches = database.execute("SELECT match_id, game, players, options, seed FROM matches").fetchall()
        logs: dict[str, bytes] = {}
        rows = database.execute("SELECT match_id, entries FROM units ORDER BY match_id, version")
        for match_id, entries in rows:
            logs[match_id] = logs.get(match_id, b"") + entries
    found: dict[tuple[str, int, bytes], list[tuple[int, int]]] = {}
    for match_id, seat, request_hash, code, to_version in units:
        if seat is not None and request_hash:
            found.setdefault((match_id, seat, bytes(request_hash)), []).append((code, to_version))
    lost = sum(
        (act.code, act.applied_version) not in found.get((act.match_id, act.seat, digest(act.request_id)), [])
        for act in account.acts
    )
    doubled = sum(len(applied) > 1 for applied in found.values())
    known = {row[0] for row in matches}
    lost += sum(match_id not in known for match_id in account.matches)
    for match_id, game, players, options, seed in matches:
        if match_id in logs:
            _core.Match.replay(game, players, json.loads(options), bytes(seed), logs[match_id])
    return lost, doubled


def await_act(account: Account) -> None:
    """Wait for another acknowledged act, so that every life of the server has some."""
    heard, until = len(account.acts), time.monotonic() + PATIENCE
    while len(account.acts) == heard:
        if time.monotonic() > until:
            raise TimeoutError(f"no act was acknowledged for {PATIENCE:g} seconds")
        time.sleep(0.002)


def soak(folder: Path, kills: int, seed: int = 1) -> dict[str, int]:
    """Play and kill; returns the account."""
    chance = random.Random(seed)
    server = Server(folder, rate_per_address="1000000", rate_per_token="1000000")  # noqa: S106 - a rate
    account = Account()
    stop = threading.Event()
    server.start()
    players = [Player(server.grpc, account, stop, seed * 100 + number) for number in range(CLIENTS)]
    for player in players:
        player.start()
    lost = doubled = 0
    for _ in range(kills):
        await_act(account)
        time.sleep(chance.uniform(*LIFE))
        server.kill()
        now_lost, now_doubled = check(folder / "yrden.sqlite3", account)
        lost, doubled = lost + now_lost, doubled + now_doubled
        server.start()
        for player in players:
            if player.error is not None:
                raise player.error
    time.sleep(1)
    stop.set()
    for player in players:
        player.join(timeout=30)
    code = server.stop()
    now_lost, now_doubled = check(folder / "yrden.sqlite3", account)
    return {
        "kills": kills,
        "matches": len(account.matches),
        "acknowledged": len(account.acts),
        "asked_again": account.asked_again,
        "lost": lost + now_lost,
        "doubled": doubled + now_doubled,
        "exit_code": code,
    }


def main() -> None:
    """Soak and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often to kill the server")
    parser.add_argument("--seed", type=int, default=1, help="where chance starts")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = soak(Path(folder), arguments.kills, arguments.seed)
    print(json.dumps(result))
    raise SystemExit(1 if result["lost"] or result["doubled"] else 0)


if __name__ == "__main__":
    main()
