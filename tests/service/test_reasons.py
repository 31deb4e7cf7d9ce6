"""Every reason for a refusal, on both wires: the status, the reason for programs, the sentence for people."""

import asyncio
import contextlib
import json
import sqlite3
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import grpc
import httpx
import pytest

from service.harness import Server, running
from service.wires import (
    ADMIN,
    HUMAN,
    OPEN,
    WIRES,
    Grpc,
    Refused,
    Rest,
    Wire,
    bearer,
    refusal,
    refusal_of,
    refused_by,
    refused_over_grpc,
    sit,
    status_number,
)
from yrden.application.refusal import STATUS, Reason
from yrden.client import CallRefused
from yrden.limits import RateLimiter
from yrden.metrics import Metrics
from yrden.transport import rest, rpc
from yrden.transport.gate import Gate
from yrden.transport.methods import Caller, Methods

TOKEN = "a-token-that-nobody-was-given"  # noqa: S105 - not a secret
GAME: dict[str, Any] = {"game": "ronin", "players": 2}


# On the shared server: what is refused for what is asked.


def bad_request(wire: Wire) -> object:
    return wire.call("CreateMatch", **GAME, request_id="x" * 65)


def bad_options(wire: Wire) -> object:
    return wire.call("CreateMatch", **GAME, options={"side": "C"})


def bad_seats(wire: Wire) -> object:
    return wire.call("CreateMatch", game="ronin", players=77)


def bad_seed(wire: Wire) -> object:
    return wire.call("CreateMatch", by=ADMIN, **GAME, seed="abc")


def bad_token_form(wire: Wire) -> object:
    return wire.call("CreateMatch", game="ronin", seats=[{"kind": HUMAN, "token": "short"}])


def unguarded_act(wire: Wire) -> object:
    return sit(wire).act(0, 0)


def illegal_action(wire: Wire) -> object:
    table = sit(wire)
    return table.act(table.observe().asked[0], 4_000_000, request_id="1")


def unknown_game(wire: Wire) -> object:
    return wire.call("CreateMatch", game="chess")


def unknown_bot(wire: Wire) -> object:
    return wire.call("CreateMatch", game="ronin", seats=[{"kind": "SEAT_KIND_BOT", "bot": "hal"}])


def no_such_method(wire: Wire) -> object:
    if isinstance(wire, Grpc):
        try:
            cheat: Any = wire.channel.unary_unary("/yrden.v1.Matches/Cheat")
            return cheat(b"")
        except grpc.RpcError as error:
            raise refused_over_grpc(CallRefused(error)) from error
    assert isinstance(wire, Rest)
    raise refused_by(wire.client.get("/v1/matches/abc:cheat"))


def no_such_match(wire: Wire) -> object:
    return wire.call("GetMatch", match_id="nowhere")


def no_such_join_code(wire: Wire) -> object:
    return wire.call("JoinMatch", join_code="NOWHERE")


def no_such_seat(wire: Wire) -> object:
    return wire.call("JoinMatch", join_code=sit(wire, HUMAN, OPEN).join_code, seat=7)


def no_token(wire: Wire) -> object:
    return wire.call("Act", match_id=sit(wire).match_id, code=1, request_id="1")


def bad_token(wire: Wire) -> object:
    return wire.call("Observe", by=TOKEN, match_id=sit(wire).match_id)


def needs_admin(wire: Wire) -> object:
    return wire.call("CreateMatch", **GAME, seed="00" * 32)


def not_your_turn(wire: Wire) -> object:
    table = sit(wire)
    (asked,) = table.observe().asked
    return table.act(1 - asked, table.observe(asked).legal_actions[0].code, request_id="1")


def not_started(wire: Wire) -> object:
    return sit(wire, HUMAN, OPEN).observe(0)


def not_finished(wire: Wire) -> object:
    return wire.call("GetReplay", match_id=sit(wire).match_id)


def match_over(wire: Wire) -> object:
    table = sit(wire)
    table.resign(0)
    return table.act(1, 0, request_id="1")


def already_resigned(wire: Wire) -> object:
    table = sit(wire, HUMAN, HUMAN, HUMAN)
    table.resign(0)
    return table.resign(0)


def seat_taken(wire: Wire) -> object:
    return wire.call("JoinMatch", join_code=sit(wire, HUMAN, OPEN).join_code, seat=0)


def no_open_seat(wire: Wire) -> object:
    return wire.call("JoinMatch", join_code=sit(wire).join_code)


def stale_version(wire: Wire) -> object:
    return sit(wire).act(0, 0, expected_version=1_000_000)


def request_id_reused(wire: Wire) -> object:
    table = sit(wire)
    seat = table.observe().asked[0]
    codes = [action.code for action in table.observe(seat).legal_actions]
    table.act(seat, codes[0], request_id="1")
    return table.act(seat, codes[1], request_id="1")


def message_too_large(wire: Wire) -> object:
    return wire.call("CreateMatch", **GAME, request_id="x" * 70_000)


PLAIN: dict[Reason, Callable[[Wire], object]] = {
    Reason.BAD_REQUEST: bad_request,
    Reason.BAD_OPTIONS: bad_options,
    Reason.BAD_SEATS: bad_seats,
    Reason.BAD_SEED: bad_seed,
    Reason.BAD_TOKEN_FORM: bad_token_form,
    Reason.UNGUARDED_ACT: unguarded_act,
    Reason.ILLEGAL_ACTION: illegal_action,
    Reason.UNKNOWN_GAME: unknown_game,
    Reason.UNKNOWN_BOT: unknown_bot,
    Reason.NO_SUCH_METHOD: no_such_method,
    Reason.NO_SUCH_MATCH: no_such_match,
    Reason.NO_SUCH_JOIN_CODE: no_such_join_code,
    Reason.NO_SUCH_SEAT: no_such_seat,
    Reason.NO_TOKEN: no_token,
    Reason.BAD_TOKEN: bad_token,
    Reason.NEEDS_ADMIN: needs_admin,
    Reason.NOT_YOUR_TURN: not_your_turn,
    Reason.NOT_STARTED: not_started,
    Reason.NOT_FINISHED: not_finished,
    Reason.MATCH_OVER: match_over,
    Reason.ALREADY_RESIGNED: already_resigned,
    Reason.SEAT_TAKEN: seat_taken,
    Reason.NO_OPEN_SEAT: no_open_seat,
    Reason.STALE_VERSION: stale_version,
    Reason.REQUEST_ID_REUSED: request_id_reused,
    Reason.MESSAGE_TOO_LARGE: message_too_large,
}


# What is refused for how the server stands.


def watched(wire: Wire, match_id: str) -> object:
    """Watch a match to the end of the stream; a refusal in it is raised, whatever form it has."""
    if isinstance(wire, Grpc):
        try:
            return list(wire.client.watch(match_id=match_id))
        except CallRefused as refused:
            raise refused_over_grpc(refused) from refused
    assert isinstance(wire, Rest)
    with wire.client.stream("GET", f"/v1/matches/{match_id}:watch") as answer:
        if answer.status_code != 200:
            answer.read()
            raise refused_by(answer)
        failed = False
        for line in answer.iter_lines():
            if failed and line.startswith("data: "):
                raise refusal_of(json.loads(line.removeprefix("data: ")))
            failed = failed or line == "event: error"
    return None


def too_many_requests(wire: Wire, _server: Server) -> object:
    wire.call("ListGames", by=f"once-{wire.name}")
    return wire.call("ListGames", by=f"once-{wire.name}")


def too_many_matches(wire: Wire, server: Server) -> object:
    with contextlib.suppress(Refused):
        WIRES["grpc"](server).call("CreateMatch", game="ronin", players=1)
    return wire.call("CreateMatch", game="ronin", players=1)


def too_many_streams(wire: Wire, server: Server) -> object:
    with contextlib.suppress(Refused):
        WIRES["grpc"](server).call("CreateMatch", game="ronin", players=1)
    return watched(wire, wire.call("ListMatches").matches[0].id)


@contextlib.contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another program holds the database."""
    holder = sqlite3.connect(server.folder / "yrden.sqlite3", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        holder.execute("ROLLBACK")
        holder.close()


def store_unavailable(wire: Wire, server: Server) -> object:
    with locked(server):
        return wire.call("CreateMatch", game="ronin", players=1)


SPECIAL: dict[Reason, Callable[[Wire, Server], object]] = {
    Reason.TOO_MANY_REQUESTS: too_many_requests,
    Reason.TOO_MANY_MATCHES: too_many_matches,
    Reason.TOO_MANY_STREAMS: too_many_streams,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(
        tmp_path_factory.mktemp("strict"),
        unfinished_matches="1",
        watchers="0",
        rate_per_token="0.01",  # noqa: S106 - a rate
        burst_per_token="1",  # noqa: S106 - a number
    ) as server:
        yield server


def check(reason: Reason, wire: Wire, found: Refused, *, in_stream: bool = False) -> None:
    code, http = STATUS[reason]
    assert found.reason == reason.value, found
    assert found.code == status_number(code)
    if wire.name == "rest" and not in_stream:
        assert found.http == http
    # A sentence that tells a person what is the matter, and no name of ours.
    assert found.message.rstrip().endswith((".", ")", "?"))
    assert len(found.message.split()) > 3
    assert reason.value not in found.message


HERE = {
    Reason.STORE_UNAVAILABLE,
    Reason.DEADLINE_EXCEEDED,
    Reason.MATCH_SUSPENDED,
    Reason.SHUTTING_DOWN,
    Reason.INTERNAL,
}


def test_every_reason_has_a_case() -> None:
    assert set(PLAIN) | set(SPECIAL) | HERE == set(Reason) == set(STATUS)


@pytest.mark.parametrize("reason", PLAIN)
def test_refused_for_what_is_asked(reason: Reason, wire: Wire) -> None:
    found = refusal(lambda: PLAIN[reason](wire))
    check(reason, wire, found)
    if reason is Reason.STALE_VERSION:
        assert int(found.facts["version"]) > 0


@pytest.mark.parametrize("name", WIRES)
@pytest.mark.parametrize("reason", SPECIAL)
def test_refused_for_how_the_server_stands(reason: Reason, name: str, strict: Server) -> None:
    wire = WIRES[name](strict)
    found = refusal(lambda: SPECIAL[reason](wire, strict))
    check(reason, wire, found)
    if reason is Reason.TOO_MANY_REQUESTS:
        assert 0 < float(found.facts["retry_after"]) <= 100
    wire.close()


def test_the_time_to_wait_is_in_a_header_too(strict: Server) -> None:
    with httpx.Client(base_url=f"http://{strict.http}") as client:
        answers = [client.get("/v1/games", headers=bearer("twice")) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 429]
    assert int(answers[1].headers["retry-after"]) >= 1


def test_a_refusal_is_logged_with_what_it_was_about(wire: Wire, shared: Server) -> None:
    table = sit(wire)
    seat = table.observe().asked[0]
    for request_id in ("1", "2"):
        refusal(lambda: table.act(seat, 4_000_000, request_id=request_id))  # noqa: B023 - called at once
    lines: list[dict[str, Any]] = []
    deadline = time.monotonic() + 10
    # A line may be written right after its answer.
    while len(lines) < 2:
        assert time.monotonic() < deadline
        written = shared.log.read_text().splitlines()
        lines = [json.loads(line) for line in written if table.match_id in line and '"refused"' in line]
    for line in lines:
        assert (line["match"], line["seat"], line["reason"]) == (table.match_id, seat, "ILLEGAL_ACTION")
        assert (line["transport"], line["method"]) == (wire.name, "yrden.v1.Matches.Act")
        assert line["milliseconds"] >= 0
    # Each call has an id of its own.
    assert len({line["request_id"] for line in lines}) == 2
    assert not any(token in shared.log.read_text() for token in table.tokens.values())


def test_a_store_that_is_locked_refuses_and_goes_on_afterwards(wire: Wire, shared: Server) -> None:
    table = sit(wire)
    seat = table.observe().asked[0]
    seen = table.observe(seat)
    code = seen.legal_actions[0].code
    with locked(shared):
        found = refusal(lambda: table.act(seat, code, request_id="1", expected_version=seen.version))
        check(Reason.STORE_UNAVAILABLE, wire, found)
        # What is only read goes on.
        assert table.observe(seat) == seen
    check(Reason.STORE_UNAVAILABLE, wire, refusal(lambda: store_unavailable(wire, shared)))
    assert table.act(seat, code, request_id="1", expected_version=seen.version).applied_version > seen.version
    assert sit(wire).observe().version


def test_a_call_that_takes_too_long_ends_and_its_act_is_not_lost(tmp_path: Path) -> None:
    with running(tmp_path, deadline_seconds="0.3") as server:
        for make in WIRES.values():
            wire = make(server)
            table = sit(wire)
            seat = table.observe().asked[0]
            code = table.observe(seat).legal_actions[0].code
            request_id = uuid.uuid4().hex
            with locked(server):
                found = refusal(lambda: table.act(seat, code, request_id=request_id))  # noqa: B023 - called at once
                check(Reason.DEADLINE_EXCEEDED, wire, found)
            first = table.act(seat, code, request_id=request_id).applied_version
            assert table.act(seat, code, request_id=request_id).applied_version == first
            wire.close()


def test_a_match_of_other_rules_is_suspended(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        wire = WIRES["grpc"](server)
        table = sit(wire)
        table.play(5)
        version = table.match().version
        ended = sit(wire)
        ended.resign(0)
        wire.close()
        assert server.stop() == 0
        with sqlite3.connect(tmp_path / "yrden.sqlite3") as database:
            database.execute("UPDATE matches SET rules_version = rules_version + 1")
        server.start()
        for make in WIRES.values():
            table.wire = wire = make(server)
            match = table.match()
            assert (match.state, match.state_reason, match.version) == (5, "RULES_CHANGED", version)
            calls: list[Callable[[], object]] = [
                lambda: table.observe(0),
                lambda: table.act(0, 1, request_id="1"),
                lambda: table.resign(0),
                lambda wire=wire: watched(wire, table.match_id),  # type: ignore[misc]
                lambda wire=wire: wire.call("GetReplay", match_id=table.match_id),  # type: ignore[misc]
                # A result stands, but these rules cannot tell its story.
                lambda wire=wire: wire.call("GetReplay", match_id=ended.match_id),  # type: ignore[misc]
                lambda wire=wire: wire.call("Observe", match_id=ended.match_id),  # type: ignore[misc]
            ]
            for call in calls:
                check(Reason.MATCH_SUSPENDED, wire, refusal(call))
            assert wire.call("GetMatch", match_id=ended.match_id).state == 3
            listed = wire.call("ListMatches", state="MATCH_STATE_SUSPENDED")
            assert [match.id for match in listed.matches] == [table.match_id]
            wire.close()


def test_a_fault_of_ours_tells_nothing_but_a_reason() -> None:
    async def fail(_request: object, _caller: Caller) -> bytes:
        raise RuntimeError("a secret")

    async def script() -> None:
        methods = Methods(None)  # type: ignore[arg-type]
        methods.unary["yrden.v1.Games.ListGames"] = fail
        limits = RateLimiter(0, 1), RateLimiter(0, 1)
        gate = Gate("", *limits, Metrics("0", [], []))
        server, _checks, port = rpc.build(methods, gate, "127.0.0.1:0", max_message=10_000, credentials=None)
        await server.start()
        wire = Grpc(f"127.0.0.1:{port}")
        try:
            found = await asyncio.to_thread(refusal, lambda: wire.call("ListGames"))
        finally:
            wire.close()
            await server.stop(0)
        check(Reason.INTERNAL, wire, found)
        assert "secret" not in str(found)
        app: Any = rest.Rest(methods, gate.authenticate, 10_000)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://yrden") as client:
            answer = await client.get("/v1/games")
        found = refused_by(answer)
        assert (found.reason, found.http) == ("INTERNAL", 500)
        assert "secret" not in answer.text

    asyncio.run(script())
