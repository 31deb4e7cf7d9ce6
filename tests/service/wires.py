"""Both wires of a server behind one face, so that a test says once what holds on either."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import grpc
import httpx
from google.protobuf import json_format
from google.protobuf.message_factory import GetMessageClass

from service.harness import Server
from yrden.client import METHODS, CallRefused, Client, metadata
from yrden.transport.rest import bindings

HUMAN = "SEAT_KIND_HUMAN"
OPEN = "SEAT_KIND_OPEN"
BOT = "SEAT_KIND_BOT"
ADMIN = "an-operators-key-for-these-tests-0123456789"


@dataclass
class Refused(Exception):  # noqa: N818 - a refusal is not a fault
    """A refusal, whichever wire it came by."""

    reason: str
    code: int
    message: str
    facts: dict[str, str]
    # Only over HTTP.
    http: int = 0


class Wire(Protocol):
    """A way to call a method."""

    name: str

    def call(self, method: str, by: str = "", **fields: Any) -> Any:
        """Call a unary method by a seat's token; returns its response message or raises Refused."""
        ...

    def close(self) -> None:
        """Hang up."""
        ...


def status_number(code: grpc.StatusCode) -> int:
    value: Any = code.value
    return int(value[0])


def refused_over_grpc(refused: CallRefused) -> Refused:
    return Refused(refused.reason, status_number(refused.code), str(refused), refused.facts)


class Grpc:
    """The gRPC side."""

    name = "grpc"

    def __init__(self, address: str, channel: grpc.Channel | None = None) -> None:
        self.channel = channel or grpc.insecure_channel(address)
        self.client = Client(address, channel=self.channel)

    def call(self, method: str, by: str = "", **fields: Any) -> Any:
        described = METHODS[method]
        send: Any = self.channel.unary_unary(
            f"/{described.containing_service.full_name}/{method}",
            request_serializer=GetMessageClass(described.input_type).SerializeToString,
            response_deserializer=GetMessageClass(described.output_type).FromString,
        )
        try:
            return send(GetMessageClass(described.input_type)(**fields), timeout=30, metadata=metadata(by))
        except grpc.RpcError as error:
            raise refused_over_grpc(CallRefused(error)) from error

    def close(self) -> None:
        self.channel.close()


class Rest:
    """The REST side, with requests made from the same messages by the annotations of the contract."""

    name = "rest"

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def call(self, method: str, by: str = "", **fields: Any) -> Any:
        described = METHODS[method]
        (binding,) = bindings(described)
        request = json_format.MessageToDict(GetMessageClass(described.input_type)(**fields))
        path = binding.template
        for name in binding.variables.values():
            key = described.input_type.fields_by_name[name].json_name
            path = path.replace("{" + name + "}", str(request.pop(key, "")))
        answer = self.client.request(
            binding.verb,
            path,
            json=request if binding.body else None,
            params=None if binding.body else request,
            headers=bearer(by),
        )
        if answer.status_code != 200:
            raise refused_by(answer)
        response = GetMessageClass(described.output_type)()
        return json_format.Parse(answer.content, response)

    def close(self) -> None:
        self.client.close()


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def refused_by(answer: httpx.Response) -> Refused:
    return refusal_of(answer.json(), answer.status_code)


def refusal_of(status: dict[str, Any], http: int = 0) -> Refused:
    (info,) = status["details"]
    assert info["@type"] == "type.googleapis.com/google.rpc.ErrorInfo"
    assert info["domain"] == "yrden"
    return Refused(info["reason"], status["code"], status["message"], info["metadata"], http)


def grpc_of(server: Server) -> Grpc:
    return Grpc(server.grpc)


def rest_of(server: Server) -> Rest:
    return Rest(httpx.Client(base_url=f"http://{server.http}", timeout=30))


WIRES: dict[str, Callable[[Server], Wire]] = {"grpc": grpc_of, "rest": rest_of}


def refusal(call: Callable[[], object]) -> Refused:
    """The refusal a call meets; it is a failure if it meets none."""
    try:
        answer = call()
    except Refused as refused:
        return refused
    raise AssertionError(f"this should have been refused: {answer}")


@dataclass
class Table:
    """A match whose seats all belong to the test."""

    wire: Wire
    match_id: str
    tokens: dict[int, str]
    join_code: str
    chance: random.Random = field(default_factory=lambda: random.Random(7))

    def observe(self, seat: int | None = None, **fields: Any) -> Any:
        token = "" if seat is None else self.tokens[seat]
        return self.wire.call("Observe", by=token, match_id=self.match_id, **fields)

    def match(self) -> Any:
        return self.wire.call("GetMatch", match_id=self.match_id)

    def act(self, seat: int, code: int, **fields: Any) -> Any:
        return self.wire.call("Act", by=self.tokens[seat], match_id=self.match_id, code=code, **fields)

    def step(self) -> Any:
        """Let one of the seats that are asked act at random; returns the response, or nothing at the end."""
        asked = list(self.observe(detail="DETAIL_CODES").asked)
        if not asked:
            return None
        seat = self.chance.choice(asked)
        seen = self.observe(seat, detail="DETAIL_CODES")
        code = self.chance.choice(seen.legal_actions).code
        return self.act(seat, code, expected_version=seen.version, detail="DETAIL_CODES")

    def play(self, most: int = 100_000) -> int:
        """Play on; returns how many acts there were."""
        for count in range(most):
            if self.step() is None:
                return count
        return most

    def play_until_sealed(self) -> list[int]:
        """Play until several seats are asked at once; returns them."""
        while True:
            asked = list(self.observe(detail="DETAIL_CODES").asked)
            assert asked, "no sealed phase in a whole match"
            if len(asked) > 1:
                return asked
            self.step()

    def resign(self, seat: int) -> Any:
        return self.wire.call("Resign", by=self.tokens[seat], match_id=self.match_id)


def sit(wire: Wire, *kinds: str, by: str = "", game: str = "ronin", **fields: Any) -> Table:
    """Create a match with these seats; two of one's own without any."""
    seats = [{"kind": kind} for kind in kinds or (HUMAN, HUMAN)]
    created = wire.call("CreateMatch", by=by, game=game, seats=seats, **fields)
    tokens = {entry.seat: entry.token for entry in created.tokens}
    return Table(wire, created.match.id, tokens, created.match.join_code)


def contiguous(steps: list[Any], since: int) -> int:
    """Check that steps follow each other without a gap; returns the version they lead to."""
    for step in steps:
        assert step.from_version == since, steps
        assert step.to_version > since
        since = step.to_version
    return since
