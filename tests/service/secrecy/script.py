"""The script: everything a viewer can ask of a match, in an order that is the same in both worlds."""

import contextlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from service.harness import Server
from service.secrecy.wire import Answer, Grpc, Names, Rest, Wire
from service.secrecy.worlds import Table
from yrden.v1 import matches_pb2, observation_pb2

DETAILS = (observation_pb2.DETAIL_CODES, observation_pb2.DETAIL_COMPACT, observation_pb2.DETAIL_FULL)
FULL = observation_pb2.DETAIL_FULL
Answers = dict[str, Answer]


@dataclass
class Heard:
    """What came back in one world."""

    # By the number of the pair: what its viewer was answered.
    viewers: dict[int, Answers] = field(default_factory=dict)
    # By the number of the pair: what the other seats see, who know some of what differs.
    informed: dict[int, Answers] = field(default_factory=dict)
    public: Answers = field(default_factory=dict)
    metrics: set[tuple[str, tuple[tuple[str, str], ...]]] = field(default_factory=set)
    logs: Counter[tuple[object, ...]] = field(default_factory=Counter)
    log_text: str = ""


def perform(server: Server, tables: list[Table]) -> Heard:
    """Ask everything of a world whose server runs; afterwards the server has stopped."""
    heard = Heard()
    names = Names({name: sign for table in tables for name, sign in table.names().items()})
    with contextlib.closing(Grpc(server, names)) as grpc, contextlib.closing(Rest(server, names)) as rest:
        for table in tables:
            heard.informed[table.pair.number] = _informed(grpc, rest, table)
        for table in tables:
            heard.viewers[table.pair.number] = Viewing(grpc, rest, table).perform()
        for wire in (grpc, rest):
            heard.public |= _public(wire, tables)
        for page in ("/", "/healthz", "/readyz", "/docs", "/openapi.json"):
            response = rest.get(page)
            heard.public[page] = rest.answer(response, response.content)
        heard.metrics = {
            (sample.name, tuple(sorted(sample.labels.items())))
            for family in text_string_to_metric_families(rest.get("/metrics").text)
            for sample in family.samples
        }
    assert server.stop() == 0
    heard.log_text = server.log.read_text()
    for line in heard.log_text.splitlines():
        if line.startswith("{"):
            told: dict[str, Any] = json.loads(line)
            shape = (told.get(key) for key in ("level", "event", "transport", "method", "reason"))
            heard.logs[*shape, tuple(told)] += 1
    return heard


def _informed(grpc: Grpc, rest: Rest, table: Table) -> Answers:
    """What the seats see that are not the viewer's."""
    answers: Answers = {}
    case, version, match_id = table.pair.case, table.pair.version, table.header.match_id
    for seat in range(case.players):
        if seat == case.viewer:
            continue
        token = table.tokens[seat]
        for wire in (grpc, rest):
            seen = wire.call("Observe", token, match_id=match_id, detail=FULL)
            answers[f"{wire.name} observe {seat}"] = seen
            answers[f"{wire.name} watch {seat}"] = wire.watch(version, token, match_id=match_id, from_version=0)
    return answers


def _public(wire: Wire, tables: list[Table]) -> Answers:
    """Lists, as everyone may ask for them."""
    answers = {
        "list": wire.call("ListMatches"),
        "list of the game": wire.call("ListMatches", game="ronin", page_size=200),
        "list of another game": wire.call("ListMatches", game="nothing"),
        "list of too many": wire.call("ListMatches", page_size=1000),
        "list from nowhere": wire.call("ListMatches", page_token="nowhere"),  # noqa: S106 - a page
        "games": wire.call("ListGames"),
        "game": wire.call("GetGame", game="ronin"),
        "no match": wire.call("GetMatch", match_id="nothing"),
    }
    for state in (matches_pb2.MATCH_STATE_RUNNING, matches_pb2.MATCH_STATE_FINISHED):
        answers[f"list {state}"] = wire.call("ListMatches", state=state, page_size=5)
    for table in tables:
        answers[f"get {table.pair.number}"] = wire.call("GetMatch", match_id=table.header.match_id)
    return {f"{wire.name} {name}": answer for name, answer in answers.items()}


class Viewing:
    """One viewer at one match."""

    def __init__(self, grpc: Grpc, rest: Rest, table: Table) -> None:
        self._grpc = grpc
        self._rest = rest
        self._wires: tuple[Wire, Wire] = (grpc, rest)
        self._table = table
        self._match: dict[str, Any] = {"match_id": table.header.match_id}
        self._version = table.pair.version
        # A seat can always look as a spectator too.
        self._eyes = {"": ""} if not table.token else {"": "", "seat ": table.token}
        self._answers: Answers = {}

    def perform(self) -> Answers:
        """Ask everything; returns the answers by what was asked."""
        for wire in self._wires:
            self._look(wire)
            self._watch(wire)
            self._err(wire)
        self._move()
        return self._answers

    def _note(self, wire: Wire, what: str, answer: Answer) -> None:
        name = f"{wire.name} {what}"
        assert name not in self._answers
        self._answers[name] = answer

    def _look(self, wire: Wire) -> None:
        call, match = wire.call, self._match
        now = self._version
        for eyes, token in self._eyes.items():
            for detail in DETAILS:
                self._note(wire, f"{eyes}observe {detail}", call("Observe", token, **match, detail=detail))
                for since in (0, 1, now // 2, now - 1, now, now + 7):
                    answer = call("Observe", token, **match, detail=detail, since_version=since)
                    self._note(wire, f"{eyes}observe {detail} since {since}", answer)
            self._note(wire, f"{eyes}get", call("GetMatch", token, **match))
            self._note(wire, f"{eyes}replay", call("GetReplay", token, **match))
        self._note(wire, "join", call("JoinMatch", join_code=self._table.join_code))
        self._note(wire, "join a seat", call("JoinMatch", join_code=self._table.join_code, seat=1))
        self._note(wire, "wrong token", call("Observe", "x" * 32, **match))

    def _watch(self, wire: Wire) -> None:
        now = self._version
        for eyes, token in self._eyes.items():
            for detail in DETAILS:
                for since in (0, now // 2, now - 1):
                    answer = wire.watch(now, token, **self._match, detail=detail, from_version=since)
                    self._note(wire, f"{eyes}watch {detail} from {since}", answer)
            if isinstance(wire, Rest):
                answer = wire.watch(now, token, str(now // 3), **self._match, from_version=0)
                self._note(wire, f"{eyes}watch again", answer)
        self._note(wire, "watch with a wrong token", wire.watch(now, "x" * 32, **self._match, from_version=0))

    def _err(self, wire: Wire) -> None:
        token, now = self._table.token, self._version

        def act(what: str, **fields: Any) -> None:
            self._note(wire, f"act {what}", wire.call("Act", **{"token": token, **self._match, **fields}))

        for code in self._table.pair.illegal:
            act(f"illegal {code}", code=code, expected_version=now)
        code = self._table.pair.illegal[0]
        act("under a request", code=code, request_id="illegal")
        act("without a guard", code=code)
        act("with a long request", code=code, request_id="x" * 65)
        for stale in (0, 1, now // 2, now - 1, now + 1, now + 1000):
            act(f"expecting {stale}", code=code, expected_version=stale)
        act("without a token", code=code, expected_version=now, token="")
        act("with a wrong token", code=code, expected_version=now, token="x" * 32)
        self._note(wire, "resign without a token", wire.call("Resign", **self._match))
        self._note(wire, "resign with a wrong token", wire.call("Resign", "x" * 32, **self._match))

    def _move(self) -> None:
        """Let a seat act, on one wire or the other, while the viewer watches; then look again."""
        table, now = self._table, self._version
        pair, token, match = table.pair, table.token, self._match
        wire = self._wires[pair.number % 2]
        with contextlib.ExitStack() as streams:
            since: dict[str, Any] = {**match, "from_version": now}
            watched = self._grpc.open_watch(token, **since)
            events = streams.enter_context(self._rest.open_watch(token, **since))
            act = {**match, "code": table.code, "request_id": "the act", "detail": FULL}
            done = wire.call("Act", table.tokens[pair.step.seat], **act, expected_version=now)
            assert done.status in {"200", "StatusCode.OK "}, done
            if pair.step.seat == pair.case.viewer:
                self._note(wire, "act", done)
                for again in self._wires:
                    self._note(again, "act again", again.call("Act", token, **act))
                    self._note(again, "act from the start", again.call("Act", token, **act, since_version=0))
                    reused = {**act, "code": pair.illegal[0]}
                    self._note(again, "act otherwise", again.call("Act", token, **reused))
            self._note(self._grpc, "heard", watched.read(now + 1))
            self._note(self._rest, "heard", events.read(now + 1))
        for after in self._wires:
            for eyes, looking in self._eyes.items():
                for detail in DETAILS:
                    seen = after.call("Observe", looking, **match, detail=detail, since_version=now)
                    self._note(after, f"{eyes}observe {detail} afterwards", seen)
                self._note(after, f"{eyes}watch all", after.watch(now + 1, looking, **match, from_version=0))
