"""Garbage: whatever bytes come in, the answer is a refusal with a reason, and the server stays up and says no fault."""

import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message_factory import GetMessageClass

from service.harness import Server, running
from service.wires import HUMAN, OPEN, Grpc, grpc_of, sit
from yrden.application.refusal import STATUS
from yrden.client import METHODS, CallRefused, metadata

ALLOWED = {code.name for code, _ in STATUS.values()} - {"INTERNAL", "UNIMPLEMENTED"}
CODES = {"DEADLINE_EXCEEDED", *ALLOWED}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(
        tmp_path_factory.mktemp("garbage"),
        rate_per_address="0",
        rate_per_token="0",  # noqa: S106 - a rate
    ) as started:
        yield started
        # It lives, and none of it was a fault of ours.
        wire = grpc_of(started)
        assert wire.call("ListGames").games
        wire.close()
        log = started.log.read_text()
        for word in ("Traceback", '"fault"', "call_failed", "task_failed", '"level": "error"', "panicked"):
            assert word not in log, log[-3000:]


def send(wire: Grpc, method: str, request: bytes, token: str = "") -> str:
    """Send bytes as a request; returns the status."""
    described = METHODS[method]
    path = f"/{described.containing_service.full_name}/{method}"
    try:
        if described.server_streaming:
            stream: Any = wire.channel.unary_stream(path)
            call = stream(request, timeout=0.05, metadata=metadata(token))
            list(call)
        else:
            unary: Any = wire.channel.unary_unary(path)
            unary(request, timeout=10, metadata=metadata(token))
    except grpc.RpcError as error:
        refused = CallRefused(error)
        assert refused.reason or refused.code is grpc.StatusCode.DEADLINE_EXCEEDED, refused
        return refused.code.name
    return "OK"


def noise(chance: random.Random) -> bytes:
    return chance.randbytes(chance.choice([0, 1, 2, 3, 8, 30, 200, 3000]))


@pytest.mark.parametrize("method", sorted(METHODS))
def test_random_bytes_are_refused_with_a_reason(method: str, server: Server) -> None:
    chance = random.Random(method)
    wire = grpc_of(server)
    table = sit(wire)
    valid: Any = GetMessageClass(METHODS[method].input_type)()
    if "match_id" in valid.DESCRIPTOR.fields_by_name:
        valid.match_id = table.match_id
    packed = valid.SerializeToString()
    for number in range(60):
        request = noise(chance) if number % 2 else packed + noise(chance)
        found = send(wire, method, request, table.tokens[0] if number % 3 else "")
        assert found == "OK" or found in CODES, found
    assert table.observe().version
    wire.close()


TEXTS = ["", "ronin", "\0", "x" * 100, "🂡" * 50, "../../etc/passwd", "' OR 1=1 --", "%s%n", "\u202e"]
NUMBERS = [0, 1, 2, 3, 5, 77, 2**31 - 1, 2**31, 2**32 - 1]


def fill(message: Any, chance: random.Random, known: dict[str, list[Any]], depth: int = 3) -> Any:
    """Fill a message with values that have the right type and no sense."""
    described: Descriptor = message.DESCRIPTOR
    for field in described.fields:
        if chance.random() < 0.35:
            continue
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            for _ in range(chance.randrange(3)):
                getattr(message, field.name)[chance.choice(["side", "season", *TEXTS])] = chance.choice(["A", *TEXTS])
        elif field.message_type is not None:
            for _ in range(chance.randrange(7) if field.is_repeated else 1):
                if depth:
                    part = getattr(message, field.name)
                    fill(part.add() if field.is_repeated else part, chance, known, depth - 1)
        else:
            setattr(message, field.name, value(field, chance, known))
    return message


def value(field: FieldDescriptor, chance: random.Random, known: dict[str, list[Any]]) -> Any:
    if field.name in known and chance.random() < 0.7:
        return chance.choice(known[field.name])
    if field.enum_type is not None:
        return chance.choice([*field.enum_type.values_by_number, 77])
    return chance.choice(TEXTS if field.cpp_type == FieldDescriptor.CPPTYPE_STRING else NUMBERS)


@pytest.mark.parametrize("method", sorted(METHODS))
def test_senseless_requests_are_refused_with_a_reason(method: str, server: Server) -> None:
    chance = random.Random(f"senseless {method}")
    wire = grpc_of(server)
    running_table, waiting = sit(wire, HUMAN, HUMAN, HUMAN), sit(wire, HUMAN, OPEN, OPEN)
    over = sit(wire)
    over.resign(0)
    known: dict[str, list[Any]] = {
        "match_id": [running_table.match_id, waiting.match_id, over.match_id],
        "join_code": [waiting.join_code],
        "game": ["ronin"],
    }
    tokens = ["", running_table.tokens[0], waiting.tokens[0], over.tokens[1], "nonsense"]
    for _ in range(100 if method != "WatchMatch" else 40):
        request = fill(GetMessageClass(METHODS[method].input_type)(), chance, known)
        found = send(wire, method, request.SerializeToString(), chance.choice(tokens))
        assert found == "OK" or found in CODES, (found, request)
    wire.close()


@pytest.mark.parametrize("side", ["grpc", "http"])
def test_noise_on_the_line_is_hung_up_on(side: str, server: Server) -> None:
    chance = random.Random(side)
    host, _, port = getattr(server, side).rpartition(":")
    starts = [b"", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /v1/games HTTP/1.1\r\n", b"\x16\x03\x01"]
    for number in range(20):
        with socket.create_connection((host, int(port)), timeout=5) as line:
            line.settimeout(0.05)
            try:
                line.sendall(starts[number % 4] + chance.randbytes(200))
                line.recv(1000)
            except (TimeoutError, ConnectionError):
                continue


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as started:
        yield started


def test_the_description_of_the_rest_side_is_true(fresh: Server, tmp_path: Path) -> None:
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        *("run", f"http://{fresh.http}/openapi.json", "--phases", "examples,coverage,fuzzing"),
        *("--max-examples", "10", "--seed", "1", "--request-timeout", "5", "--generation-database", "none"),
        # A request may have the right form and no sense, and protobuf's JSON takes enums as numbers too.
        *("--exclude-checks", "unsupported_method,positive_data_acceptance,negative_data_rejection"),
        # A stream is open until the match is over; test_watch.py has it.
        *("--exclude-path-regex", ":watch$"),
        # A stream has no end to wait for.
        *("--exclude-operation-id", "Matches_WatchMatch"),
        *("--suppress-health-check", "all", "--no-color"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=200)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-1000:]
