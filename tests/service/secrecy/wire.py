"""Both wires as bytes: what a client asks, and everything that comes back, made comparable.

Exactly this is replaced in an answer: match ids, join codes, tokens and commitments (page tokens, which are made of
times and ids, too), times and deadlines, and the headers that trace a request. All else stays, lengths included.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import grpc
import httpx
from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message_factory import GetMessageClass

from service.harness import Server
from yrden.client import METHODS, metadata
from yrden.transport.rest import bindings
from yrden.v1 import matches_pb2

PATIENCE = 20.0
TRACE_HEADERS = frozenset({"date", "x-request-id", "traceparent", "tracestate"})
TIME = b"<time>"
_TIME_IN_JSON = re.compile(rb'("(?:createTime|updateTime|deadline)": ?)"[^"]*"')
_LENGTH_DELIMITED = 2
_VARINT = 0
_WIDTHS = {1: 8, 5: 4}

# The descriptor of a message; its two implementations have no type in common.
Kind = Any


@dataclass(frozen=True)
class Answer:
    """All that a client gets: status, headers and bodies."""

    status: str
    headers: tuple[tuple[str, bytes], ...]
    bodies: tuple[bytes, ...]


class Names:
    """The names of one world, and what stands for them in both."""

    def __init__(self, names: Mapping[str, str]) -> None:
        # Longer ones first: none is a part of another that is replaced later.
        self._names = {name.encode(): sign.encode() for name, sign in names.items()}
        longest_first = sorted(self._names, key=len, reverse=True)
        self._pattern = re.compile(b"|".join(re.escape(name) for name in longest_first) or rb"(?!)")

    def replace(self, text: bytes) -> bytes:
        """Put signs in the place of names."""
        return self._pattern.sub(lambda found: self._names[found[0]], text)

    def comparable_json(self, body: bytes) -> bytes:
        """A JSON body, or events with JSON in them, without names and times."""
        return self.replace(_TIME_IN_JSON.sub(rb'\1"' + TIME + b'"', body))

    def comparable_message(self, kind: Kind, body: bytes) -> bytes:
        """A serialized message without names and times; whatever else is in it stays in its place."""
        return self.replace(without_times(kind, body))

    def comparable_headers(self, headers: Iterable[tuple[str, bytes]]) -> tuple[tuple[str, bytes], ...]:
        """Headers without names and traces."""
        return tuple(
            (key, b"<trace>" if key.lower() in TRACE_HEADERS else self.replace(value)) for key, value in headers
        )


def without_times(kind: Kind, body: bytes) -> bytes:
    """Put a sign in the place of every timestamp of a serialized message, at any depth.

    Times have serialized forms of different lengths, so the lengths of all messages are written anew, in digits.
    """
    written, at = b"", 0
    while at < len(body):
        start = at
        tag, at = _varint(body, at)
        number, form = tag >> 3, tag & 7
        if form == _VARINT:
            _, at = _varint(body, at)
        elif form != _LENGTH_DELIMITED:
            at += _WIDTHS[form]
        else:
            label = body[start:at]
            length, inside = _varint(body, at)
            at = inside + length
            field = kind.fields_by_number.get(number)
            if field is not None and field.type == FieldDescriptor.TYPE_MESSAGE:
                inner = field.message_type
                is_time = inner.full_name == "google.protobuf.Timestamp"
                content = TIME if is_time else without_times(inner, body[inside:at])
                written += label + b"[%d]" % len(content) + content
                continue
        written += body[start:at]
    return written


def _varint(body: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        value |= (body[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if body[at - 1] < 0x80:
            return value, at


class Grpc:
    """A client of the gRPC side."""

    name = "grpc"

    def __init__(self, server: Server, names: Names) -> None:
        self._channel = grpc.insecure_channel(server.grpc)
        self._names = names

    def close(self) -> None:
        """Hang up."""
        self._channel.close()

    def call(self, method: str, token: str = "", **fields: Any) -> Answer:
        """Call a unary method."""
        described = METHODS[method]
        path = f"/{described.containing_service.full_name}/{method}"
        send: Any = self._channel.unary_unary(path)
        try:
            body, call = send.with_call(_request(method, fields), timeout=PATIENCE, metadata=metadata(token))
        except grpc.RpcError as error:
            return self._answer(error, described.output_type, [])
        return self._answer(call, described.output_type, [body])

    def watch(self, version: int, token: str = "", **fields: Any) -> Answer:
        """Watch until a version is reached."""
        return self.open_watch(token, **fields).read(version)

    def open_watch(self, token: str = "", **fields: Any) -> "GrpcStream":
        """Begin to watch."""
        send: Any = self._channel.unary_stream("/yrden.v1.Matches/WatchMatch")
        return GrpcStream(self, send(_request("WatchMatch", fields), timeout=PATIENCE, metadata=metadata(token)))

    def _answer(self, call: Any, kind: Kind, bodies: list[bytes]) -> Answer:
        headers = [*(call.initial_metadata() or ()), *(call.trailing_metadata() or ())]
        raw = [(key, value if isinstance(value, bytes) else value.encode()) for key, value in headers]
        status = f"{call.code()} {self._names.replace((call.details() or '').encode()).decode()}"
        comparable = tuple(self._names.comparable_message(kind, body) for body in bodies)
        return Answer(status, self._names.comparable_headers(raw), comparable)

    def watched(self, call: Any, bodies: list[bytes]) -> Answer:
        """A stream that was read as far as wanted, and ended."""
        return self._answer(call, matches_pb2.WatchMatchResponse.DESCRIPTOR, bodies)


class GrpcStream:
    """An open stream."""

    def __init__(self, client: Grpc, call: Any) -> None:
        self._client = client
        self._call = call

    def read(self, version: int) -> Answer:
        """Read until a version is reached, and hang up."""
        bodies: list[bytes] = []
        try:
            for body in self._call:
                bodies.append(body)
                if matches_pb2.WatchMatchResponse.FromString(body).to_version >= version:
                    break
        except grpc.RpcError:
            return self._client.watched(self._call, bodies)
        initial = tuple(self._call.initial_metadata() or ())
        self._call.cancel()
        whole = self._client.watched(self._call, bodies)
        return Answer("open", tuple((key, str(value).encode()) for key, value in initial), whole.bodies)


class Rest:
    """A client of the REST side."""

    name = "rest"

    def __init__(self, server: Server, names: Names) -> None:
        self._client = httpx.Client(base_url=f"http://{server.http}", timeout=PATIENCE)
        self._names = names

    def close(self) -> None:
        """Hang up."""
        self._client.close()

    def call(self, method: str, token: str = "", **fields: Any) -> Answer:
        """Call a unary method in its HTTP form."""
        return self._answer(self._client.send(self._build(method, token, fields)))

    def get(self, path: str) -> httpx.Response:
        """A page beside the contract."""
        return self._client.get(path)

    def watch(self, version: int, token: str = "", last_event_id: str = "", **fields: Any) -> Answer:
        """Watch by Server-Sent Events until a version is reached."""
        with self.open_watch(token, last_event_id, **fields) as stream:
            return stream.read(version)

    def open_watch(self, token: str = "", last_event_id: str = "", **fields: Any) -> "RestStream":
        """Begin to watch."""
        request = self._build("WatchMatch", token, fields)
        if last_event_id:
            request.headers["last-event-id"] = last_event_id
        return RestStream(self, self._client.send(request, stream=True))

    def answer(self, response: httpx.Response, body: bytes) -> Answer:
        """A whole or a broken-off response."""
        comparable = self._names.comparable_json(body)
        headers = []
        for key, value in response.headers.raw:
            if key.lower() == b"content-length":
                assert int(value) == len(body)
                value = b"%d" % len(comparable)  # noqa: PLW2901 - the length of what is compared
            headers.append((key.decode(), value))
        return Answer(str(response.status_code), self._names.comparable_headers(headers), (comparable,))

    def _answer(self, response: httpx.Response) -> Answer:
        return self.answer(response, response.content)

    def _build(self, method: str, token: str, fields: Mapping[str, Any]) -> httpx.Request:
        (binding,) = bindings(METHODS[method])
        path, rest = binding.template, dict(fields)
        for variable in binding.variables.values():
            path = path.replace(f"{{{variable}}}", str(rest.pop(variable)))
        headers = dict(metadata(token))
        if binding.body:
            return self._client.build_request(binding.verb, path, json=rest, headers=headers)
        return self._client.build_request(binding.verb, path, params=rest, headers=headers)


class RestStream:
    """An open stream of events."""

    def __init__(self, client: Rest, response: httpx.Response) -> None:
        self._client = client
        self._response = response

    def __enter__(self) -> Self:
        """Close it at the end of the block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Hang up."""
        self._response.close()

    def read(self, version: int) -> Answer:
        """Read until a version is reached, and hang up."""
        body = b""
        for part in self._response.iter_raw():
            body += part
            numbers = re.findall(rb"^id: (\d+)$", body, re.MULTILINE)
            if body.endswith(b"\n\n") and numbers and int(numbers[-1]) >= version:
                break
        self._response.close()
        return self._client.answer(self._response, body)


Wire = Grpc | Rest


def _request(method: str, fields: Mapping[str, Any]) -> bytes:
    return GetMessageClass(METHODS[method].input_type)(**fields).SerializeToString()
