"""Every unary method over both wires: they are one contract, so they say the same."""

import json
import ssl
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grpc
import httpx
import pytest
from google.protobuf.message import Message
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase

from service.harness import YRDEN, Server
from service.wires import ADMIN, BOT, HUMAN, OPEN, Grpc, Rest, Table, Wire, grpc_of, rest_of, sit
from yrden import _core
from yrden.client import METHODS

UNARY = sorted(name for name, method in METHODS.items() if not method.server_streaming)
SEED = "5e" * 32
SEATS = [{"kind": HUMAN}, {"kind": HUMAN}]


@pytest.fixture
def wires(shared: Server) -> Iterator[tuple[Grpc, Rest]]:
    both = grpc_of(shared), rest_of(shared)
    yield both
    for each in both:
        each.close()


def twin(wire: Wire) -> Table:
    """A match that is dealt the same each time."""
    return sit(wire, HUMAN, HUMAN, HUMAN, by=ADMIN, seed=SEED)


def same_but_for_names(first: Message, second: Message) -> None:
    """Compare two matches that were made alike: only what names them, and times, may differ."""
    texts = []
    for message in (first, second):
        copy: Any = type(message)()
        copy.CopyFrom(message)
        for field in ("id", "commitment", "create_time", "update_time"):
            copy.ClearField(field)
        texts.append(copy)
    assert texts[0] == texts[1]


def list_games(wires: tuple[Grpc, Rest]) -> None:
    answers = [wire.call("ListGames") for wire in wires]
    assert answers[0] == answers[1]
    assert [game.id for game in answers[0].games] == [game["id"] for game in json.loads(_core.games())]


def get_game(wires: tuple[Grpc, Rest]) -> None:
    answers = [wire.call("GetGame", game="ronin") for wire in wires]
    assert answers[0] == answers[1]
    assert answers[0].content
    assert answers[0].bots


def create_match(wires: tuple[Grpc, Rest]) -> None:
    for first, second in (wires, wires[::-1]):
        fields: dict[str, Any] = {"game": "ronin", "seats": SEATS, "options": {"side": "B"}, "request_id": unique()}
        assert first.call("CreateMatch", **fields) == second.call("CreateMatch", **fields)


def get_match(wires: tuple[Grpc, Rest]) -> None:
    table = sit(wires[0])
    table.play(10)
    answers = [wire.call("GetMatch", match_id=table.match_id) for wire in wires]
    assert answers[0] == answers[1]
    assert not answers[0].join_code
    table.play()
    answers = [wire.call("GetMatch", match_id=table.match_id) for wire in wires]
    assert answers[0] == answers[1]
    assert sorted(answers[0].outcome.places) in ([1, 2], [1, 1])


def list_matches(wires: tuple[Grpc, Rest]) -> None:
    made = [sit(wires[0]).match_id for _ in range(5)]
    for fields in ({}, {"page_size": 2}, {"game": "ronin"}, {"state": "MATCH_STATE_RUNNING"}, {"game": "none"}):
        answers = [wire.call("ListMatches", **fields) for wire in wires]
        assert answers[0] == answers[1]
    listed: list[str] = []
    token = ""
    while not listed or token:
        page = wires[len(listed) % 2].call("ListMatches", page_size=3, page_token=token)
        listed += [match.id for match in page.matches]
        token = page.next_page_token
    assert sorted(listed) == sorted(set(listed))
    assert set(made) <= set(listed[: len(made) + 3])


def join_match(wires: tuple[Grpc, Rest]) -> None:
    for first, second in (wires, wires[::-1]):
        table = sit(first, HUMAN, OPEN)
        fields = {"join_code": table.join_code, "name": "Jaskier", "request_id": unique()}
        answers = [wire.call("JoinMatch", **fields) for wire in (first, second)]
        assert answers[0] == answers[1]
        assert answers[0].token.seat == 1
        assert answers[0].match.seats[1].name == "Jaskier"


def observe(wires: tuple[Grpc, Rest]) -> None:
    table = sit(wires[0], HUMAN, HUMAN, HUMAN)
    for _ in range(6):
        table.play(9)
        for token in ("", *table.tokens.values()):
            for detail in ("DETAIL_UNSPECIFIED", "DETAIL_CODES", "DETAIL_COMPACT", "DETAIL_FULL"):
                for since in ({}, {"since_version": 0}, {"since_version": 20}):
                    fields = {"match_id": table.match_id, "detail": detail, **since}
                    answers = [wire.call("Observe", token, **fields) for wire in wires]
                    assert answers[0] == answers[1]
                    assert bool(answers[0].events) == bool(since)


def act(wires: tuple[Grpc, Rest]) -> None:
    tables = [twin(wire) for wire in wires]
    while True:
        seen = [table.observe() for table in tables]
        if not seen[0].asked:
            return
        seat = seen[0].asked[0]
        code = tables[0].observe(seat).legal_actions[0].code
        fields = {"expected_version": seen[0].version, "request_id": unique()}
        done = [table.act(seat, code, **fields) for table in tables]
        asked_again = wires[1].call(
            "Act",
            tables[0].tokens[seat],
            match_id=tables[0].match_id,
            code=code,
            since_version=seen[0].version,
            **fields,
        )
        assert asked_again == done[0]
        for answer in done:
            assert answer.applied_version > seen[0].version
            answer.observation.ClearField("match_id")
        assert done[0] == done[1]


def get_replay(wires: tuple[Grpc, Rest]) -> None:
    table = sit(wires[0])
    table.play()
    answers = [wire.call("GetReplay", match_id=table.match_id) for wire in wires]
    assert answers[0] == answers[1]
    assert answers[0].log
    assert answers[0].events
    assert len(bytes.fromhex(answers[0].seed)) == 32


def resign(wires: tuple[Grpc, Rest]) -> None:
    tables = [twin(wire) for wire in wires]
    # Nobody resigned plays before the answer is there: the second seat is not asked yet.
    same_but_for_names(*[table.resign(1) for table in tables])
    same_but_for_names(*[table.resign(0) for table in tables])
    ended = [table.match() for table in tables]
    same_but_for_names(*ended)
    assert [seat.resigned for seat in ended[0].seats] == [True, True, False]


CASES = {
    "ListGames": list_games,
    "GetGame": get_game,
    "CreateMatch": create_match,
    "GetMatch": get_match,
    "ListMatches": list_matches,
    "JoinMatch": join_match,
    "Observe": observe,
    "Act": act,
    "GetReplay": get_replay,
    "Resign": resign,
}


def unique() -> str:
    return uuid.uuid4().hex


@pytest.mark.parametrize("method", UNARY)
def test_both_wires_say_the_same(method: str, wires: tuple[Grpc, Rest]) -> None:
    CASES[method](wires)


def test_a_match_is_played_from_its_creation_to_its_replay(wire: Wire) -> None:
    table = sit(wire, HUMAN, OPEN, BOT)
    assert wire.call("GetMatch", match_id=table.match_id).state == 1
    joined = wire.call("JoinMatch", join_code=table.join_code)
    table.tokens[joined.token.seat] = joined.token.token
    assert joined.match.state == 2
    while not (seen := table.observe()).HasField("outcome"):
        for seat in set(seen.asked) & {0, 1}:
            mine = table.observe(seat)
            if mine.legal_actions:
                table.act(seat, mine.legal_actions[-1].code, expected_version=mine.version)
    assert table.match().state == 3
    assert table.wire.call("GetReplay", match_id=table.match_id).match.outcome == seen.outcome


def test_health_and_reflection_are_served(shared: Server) -> None:
    with grpc.insecure_channel(shared.grpc) as channel:
        health: Any = health_pb2_grpc.HealthStub(channel)
        names = {method.containing_service.full_name for method in METHODS.values()}
        for name in ("", *names):
            answer = health.Check(health_pb2.HealthCheckRequest(service=name))
            assert answer.status == health_pb2.HealthCheckResponse.SERVING
        assert names <= set(ProtoReflectionDescriptorDatabase(channel).get_services())


def test_both_wires_are_encrypted_by_two_settings(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = (
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    )
    subprocess.run([*command.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
    server = Server(tmp_path, tls_certificate=str(certificate), tls_key=str(key))
    port, http_port = server.grpc.rpartition(":")[2], server.http.rpartition(":")[2]
    channel = grpc.secure_channel(f"localhost:{port}", grpc.ssl_channel_credentials(certificate.read_bytes()))
    with server.log.open("ab") as log:
        # Not by `start`, which asks over plain HTTP whether the server is ready.
        server.process = subprocess.Popen([YRDEN, "serve"], env=server.environment, stdout=log, stderr=log)
    try:
        grpc.channel_ready_future(channel).result(timeout=30)
        encrypted = Grpc("", channel)
        table = sit(encrypted)
        with httpx.Client(
            base_url=f"https://localhost:{http_port}", verify=ssl.create_default_context(cafile=str(certificate))
        ) as client:
            assert Rest(client).call("Observe", match_id=table.match_id) == table.observe()
        with pytest.raises(httpx.HTTPError), httpx.Client() as client:
            client.get(f"http://localhost:{http_port}/v1/games")
        with grpc.insecure_channel(f"localhost:{port}") as plain, pytest.raises(grpc.FutureTimeoutError):
            grpc.channel_ready_future(plain).result(timeout=1)
        assert server.stop() == 0
    finally:
        channel.close()
        if server.process.poll() is None:
            server.kill()
