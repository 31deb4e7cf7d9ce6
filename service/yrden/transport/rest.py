"""REST: the contract's `google.api.http` annotations, read at start and served as an ASGI application.

Nothing here knows a method by name. A request becomes the method's message (path, query, protobuf JSON body), the
handler's bytes go out unparsed, a refusal becomes `google.rpc.Status` JSON, and a server stream becomes Server-Sent
Events whose id is the version to resume from.
"""

import asyncio
import difflib
import json
import math
import re
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl, unquote_to_bytes

import structlog
from google.api import annotations_pb2
from google.protobuf import descriptor_pool, message_factory
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import Message

from yrden.application.refusal import Reason, Refusal
from yrden.transport.methods import Caller, Methods, Stream, Unary
from yrden.transport.web import bad, read_message, read_query, read_text

log = structlog.get_logger(__name__)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
# What is mounted beside the contract: a path's status, content type and bytes.
Route = Callable[[], Awaitable[tuple[int, str, bytes]]]

# A server stream resumes after the version in this field of its request; `Last-Event-ID` sets it.
RESUME_FIELD: Final = "from_version"
# Seconds between comments that keep a quiet stream open through proxies.
HEARTBEAT: Final = 15.0
# Seconds in which a stream may still be refused with an HTTP status; later its refusal is an event.
OPENING: Final = 0.2
MAX_QUERY_PARAMETERS: Final = 100

JSON: Final = b"application/json"
OK: Final = "OK"
# The method name that observers hear for a path that belongs to none.
UNKNOWN: Final = "unknown"

_LAST_SEGMENT = re.compile(r"(\{[^{}]+\}|[^{}:]+)(?::([A-Za-z]\w*))?")
_VARIABLE = re.compile(r"\{(\w+)(?:=\*)?\}")
_VERBS = ("get", "put", "post", "delete", "patch")
_PAGE_HEADERS: Final[Headers] = [
    (b"cache-control", b"no-cache"),
    (b"content-security-policy", b"default-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
]


@dataclass(frozen=True)
class Binding:
    """One HTTP form of a method."""

    method: MethodDescriptor
    verb: str
    template: str
    # `*`, one field, or empty: what the body fills.
    body: str
    # Literal segments; a variable's name stands in `variables`, by position.
    segments: tuple[str, ...]
    variables: dict[int, str]
    # The custom verb after the colon, or empty.
    action: str

    @property
    def in_query(self) -> list[str]:
        """The fields that are sent as query parameters."""
        if self.body == "*":
            return []
        elsewhere = {*self.variables.values(), self.body}
        return [field.name for field in self.method.input_type.fields if field.name not in elsewhere]

    def fits(self, segments: list[str]) -> bool:
        """Whether the segments of a path, as many as its own, are this binding's."""
        for place, wanted in enumerate(self.segments):
            given = segments[place]
            if given != wanted and not (given and place in self.variables):
                return False
        return True


def bindings(method: MethodDescriptor) -> list[Binding]:
    """The HTTP forms of a method. Raises ValueError for a form that is not served here."""
    rule = method.GetOptions().Extensions[annotations_pb2.http]
    found = []
    for each in (rule, *rule.additional_bindings):
        verb = each.WhichOneof("pattern")
        if verb is None:
            continue
        if verb not in _VERBS or each.response_body:
            raise ValueError(f"{method.full_name}: custom patterns and response_body are not served")
        found.append(_binding(method, verb.upper(), getattr(each, verb), each.body))
    return found


def _binding(method: MethodDescriptor, verb: str, template: str, body: str) -> Binding:
    *first, last = template.removeprefix("/").split("/")
    ending = _LAST_SEGMENT.fullmatch(last)
    if ending is None or not template.startswith("/"):
        raise ValueError(f"{method.full_name}: cannot serve the path {template!r}")
    segments = (*first, ending[1])
    variables = {}
    for place, segment in enumerate(segments):
        if "{" in segment or "*" in segment:
            name = _VARIABLE.fullmatch(segment)
            if name is None or name[1] not in method.input_type.fields_by_name:
                raise ValueError(f"{method.full_name}: cannot serve {segment!r} in {template!r}")
            variables[place] = name[1]
    if body not in ("", "*") and body not in method.input_type.fields_by_name:
        raise ValueError(f"{method.full_name}: its body is the field {body!r}, which it has not")
    return Binding(method, verb, template, body, segments, variables, ending[2] or "")


@dataclass(frozen=True)
class _Call:
    """A binding with the code behind it; exactly one of the handlers is there."""

    name: str
    binding: Binding
    request: type[Message]
    unary: Unary | None
    stream: Stream | None


class _HungUp(Exception):  # noqa: N818 - nobody is there to hear of an error
    """The client went away before its request was whole."""


class Rest:
    """The ASGI application.

    `authenticate` turns the bearer token of a request (empty without one) into the caller's token and whether it is
    the operator. `admit`, if given, hears address and token of each call and may raise a Refusal, for rate limits.
    `observe`, if given, hears of each call: the method's full name, `OK` or the reason, seconds. A request that was
    never whole is no call.
    """

    def __init__(  # noqa: PLR0913 - the wires of one application
        self,
        methods: Methods,
        authenticate: Callable[[str], tuple[str, bool]],
        max_body: int,
        *,
        routes: Mapping[str, Route] | None = None,
        admit: Callable[[str, str], None] | None = None,
        observe: Callable[[str, str, float], None] | None = None,
        heartbeat: float = HEARTBEAT,
    ) -> None:
        self._authenticate = authenticate
        self._max_body = max_body
        self._routes = dict(routes or {})
        self._admit = admit
        self._observe = observe
        self._heartbeat = heartbeat
        # By number of segments and custom verb: a path is compared with few.
        self._calls: dict[tuple[int, str], list[_Call]] = {}
        self._templates: list[str] = []
        for name in (*methods.unary, *methods.stream):
            method = descriptor_pool.Default().FindMethodByName(name)
            request = message_factory.GetMessageClass(method.input_type)
            for binding in bindings(method):
                call = _Call(name, binding, request, methods.unary.get(name), methods.stream.get(name))
                self._calls.setdefault((len(binding.segments), binding.action), []).append(call)
                self._templates.append(f"{binding.verb} {binding.template}")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            raise RuntimeError(f"{scope['type']} is not spoken here")
        route = self._routes.get(scope["path"])
        if route is not None:
            await self._show(route, scope, send)
            return
        began = time.perf_counter()
        name, heard = UNKNOWN, OK
        try:
            call, segments = self._find(scope)
            name = call.name
            headers = dict(scope["headers"])
            bearer = _bearer(headers)
            if self._admit is not None:
                self._admit((scope.get("client") or ("",))[0], bearer)
            token, admin = self._authenticate(bearer)
            request = await self._read(call, segments, scope, headers, receive)
            caller = Caller(token, admin, as_json=True)
            if call.unary is not None:
                await _reply(send, 200, await call.unary(request, caller))
            elif call.stream is not None:
                heard = await self._stream(call.stream(request, caller), receive, send)
        except _HungUp:
            heard = ""
        except Exception as error:  # noqa: BLE001 - whatever happens, the client hears a reason
            refusal = _as_refusal(error, name)
            heard = refusal.reason
            await _refuse(send, refusal)
        finally:
            if self._observe is not None and heard:
                self._observe(name, heard, time.perf_counter() - began)

    def _find(self, scope: Scope) -> tuple[_Call, list[str]]:
        """The call that a request asks for, and the segments of its path, still quoted."""
        path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
        *first, last = path[1:].split("/")
        ending, _, action = last.partition(":")
        segments = [*first, ending]
        wanted = scope["method"]
        fitting = []
        for call in self._calls.get((len(segments), action), ()):
            if call.binding.fits(segments):
                # HEAD is GET without the answer's body, which the server leaves out; a stream has no end to wait for.
                if call.binding.verb == wanted or (wanted == "HEAD" and call.binding.verb == "GET" and call.unary):
                    return call, segments
                fitting.append(call)
        asked = f"{wanted} {path[:100]}"
        if fitting:
            verbs = sorted({call.binding.verb for call in fitting})
            if "GET" in verbs and any(call.unary for call in fitting if call.binding.verb == "GET"):
                verbs.append("HEAD")
            raise _WrongVerb(Reason.NO_SUCH_METHOD, f"There is no {asked}; this path takes {', '.join(verbs)}.", verbs)
        near = difflib.get_close_matches(asked, self._templates, n=1, cutoff=0.4)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise Refusal(Reason.NO_SUCH_METHOD, f"There is no {asked}.{hint} All calls are described at /docs.")

    async def _read(
        self, call: _Call, segments: list[str], scope: Scope, headers: dict[bytes, bytes], receive: Receive
    ) -> Message:
        """The request message."""
        binding = call.binding
        request = call.request()
        if binding.body:
            body = parse_json(await self._body(headers, receive))
            read_message(request, body if binding.body == "*" else {binding.body: body})
        if scope["query_string"]:
            read_query(request, _query(scope["query_string"]), binding.in_query)
        for place, name in binding.variables.items():
            text = _unquote(segments[place], name)
            if binding.body == "*" and (sent := getattr(request, name)) and str(sent) != text:
                raise bad(name, f"the path says {text[:40]!r}, the body something else; leave it out of the body")
            request.ClearField(name)
            read_text(request, name, text)
        resume = headers.get(b"last-event-id")
        if resume and call.stream is not None and RESUME_FIELD in binding.method.input_type.fields_by_name:
            request.ClearField(RESUME_FIELD)
            read_text(request, RESUME_FIELD, resume.decode("latin-1"), "Last-Event-ID")
        return request

    async def _body(self, headers: dict[bytes, bytes], receive: Receive) -> bytes:
        declared = headers.get(b"content-length", b"")
        if declared.isdigit() and int(declared) > self._max_body:
            raise self._too_large()
        body = b""
        while True:
            part = await receive()
            if part["type"] == "http.disconnect":
                raise _HungUp
            body += bytes(part.get("body", b""))
            if len(body) > self._max_body:
                raise self._too_large()
            if not part.get("more_body"):
                return body

    def _too_large(self) -> Refusal:
        return Refusal(
            Reason.MESSAGE_TOO_LARGE,
            f"A request has at most {self._max_body} bytes.",
            {"max_bytes": str(self._max_body)},
        )

    async def _stream(self, steps: AsyncIterator[tuple[int, bytes]], receive: Receive, send: Send) -> str:
        """Send steps as events until they end or the client hangs up; returns what observers hear."""
        step = asyncio.ensure_future(_event(steps))
        gone = asyncio.ensure_future(_until_gone(receive))
        opened = False
        try:
            while True:
                patience = self._heartbeat if opened else OPENING
                await asyncio.wait({step, gone}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                if gone.done():
                    return OK
                ended, event = "", b": still here\n\n"
                if step.done():
                    if not opened and step.exception() is None and step.result()[0]:
                        # Nothing to tell, now or later: a browser's EventSource takes 204 as "do not come back".
                        await _reply(send, 204, b"")
                        return OK
                    ended, event = _told(step) if opened else step.result()
                    if not ended:
                        step = asyncio.ensure_future(_event(steps))
                if not opened:
                    await send({"type": "http.response.start", "status": 200, "headers": _EVENT_HEADERS})
                    opened = True
                await send({"type": "http.response.body", "body": event, "more_body": not ended})
                if ended:
                    return ended
        finally:
            step.cancel()
            gone.cancel()
            await asyncio.gather(step, gone, return_exceptions=True)
            if isinstance(steps, AsyncGenerator):
                await steps.aclose()

    async def _show(self, route: Route, scope: Scope, send: Send) -> None:
        """Answer with what is mounted beside the contract."""
        if scope["method"] not in ("GET", "HEAD"):
            wrong = f"There is no {scope['method']} {scope['path']}; this path takes GET, HEAD."
            await _refuse(send, _WrongVerb(Reason.NO_SUCH_METHOD, wrong, ["GET", "HEAD"]))
            return
        try:
            status, kind, body = await route()
        except Exception as error:  # noqa: BLE001 - whatever happens, the client hears a reason
            await _refuse(send, _as_refusal(error, scope["path"]))
        else:
            await _reply(send, status, body, kind.encode(), _PAGE_HEADERS)


_EVENT_HEADERS: Final[Headers] = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    # Tells nginx not to hold events back.
    (b"x-accel-buffering", b"no"),
]


class _WrongVerb(Refusal):
    """The path exists, with other verbs."""

    def __init__(self, reason: Reason, message: str, allow: Iterable[str]) -> None:
        super().__init__(reason, message)
        self.allow = ", ".join(allow)


def parse_json(body: bytes) -> object:
    """The JSON of a body; an empty body is an empty message."""
    if not body:
        return {}
    try:
        # What `json.loads` does, with a decoder that is made once.
        return _DECODER.decode(body.decode(json.detect_encoding(body), "surrogatepass"))
    except UnicodeDecodeError as error:
        raise Refusal(Reason.BAD_REQUEST, "The body is not UTF-8.") from error
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise Refusal(Reason.BAD_REQUEST, f"The body is not JSON: {error.msg} at {place}.") from error
    except (ValueError, RecursionError) as error:
        raise Refusal(Reason.BAD_REQUEST, "The body is not JSON that fits: too deep, or a number too long.") from error


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise bad(next(name for name in names if names.count(name) > 1), "stands there twice")
    return found


def _no_constant(name: str) -> object:
    raise Refusal(Reason.BAD_REQUEST, f"The body is not JSON: {name} is no JSON number.")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_constant)


def _query(query: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(
            query.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=MAX_QUERY_PARAMETERS
        )
    except ValueError as error:
        raise Refusal(
            Reason.BAD_REQUEST,
            f"The query is not readable: it takes at most {MAX_QUERY_PARAMETERS} parameters in percent-encoded UTF-8.",
        ) from error


def _unquote(text: str, name: str) -> str:
    try:
        return unquote_to_bytes(text).decode()
    except UnicodeDecodeError as error:
        raise bad(name, "is not percent-encoded UTF-8 in the path") from error


def _bearer(headers: dict[bytes, bytes]) -> str:
    """The bearer token; empty without one."""
    value = headers.get(b"authorization")
    if value is None:
        return ""
    scheme, _, token = value.decode("latin-1").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refusal(Reason.BAD_TOKEN, "Send the seat's token as 'Authorization: Bearer TOKEN'.")
    return token.strip()


async def _event(steps: AsyncIterator[tuple[int, bytes]]) -> tuple[str, bytes]:
    """The next step as an event; at the end, what observers hear of it."""
    try:
        version, payload = await anext(steps)
    except StopAsyncIteration:
        return OK, b""
    return "", b"id: %d\ndata: %s\n\n" % (version, payload.replace(b"\n", b"\ndata: "))


def _told(step: asyncio.Future[tuple[str, bytes]]) -> tuple[str, bytes]:
    """A step of a stream that is open: a refusal is an event too, the last."""
    try:
        return step.result()
    except Exception as error:  # noqa: BLE001 - whatever happens, the client hears a reason
        refusal = _as_refusal(error, "stream")
        return refusal.reason, b"event: error\ndata: " + status_json(refusal) + b"\n\n"


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _as_refusal(error: Exception, name: str) -> Refusal:
    """Whatever went wrong, as a reason; what is our own fault is logged and not told."""
    if isinstance(error, Refusal):
        return error
    log.error("call_failed", method=name, error=type(error).__name__, exc_info=error)
    return Refusal(Reason.INTERNAL, "The server failed at this; it has been logged. Nothing you sent was wrong.")


def status_json(refusal: Refusal) -> bytes:
    """A refusal as the protobuf JSON of `google.rpc.Status`."""
    info = {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        "reason": refusal.reason,
        "domain": "yrden",
        "metadata": refusal.facts,
    }
    status = {"code": refusal.code.value[0], "message": refusal.message, "details": [info]}
    return json.dumps(status, separators=(",", ":")).encode()


async def _refuse(send: Send, refusal: Refusal) -> None:
    status = refusal.http
    headers: Headers = [(b"cache-control", b"no-store")]
    if isinstance(refusal, _WrongVerb):
        status = 405
        headers.append((b"allow", refusal.allow.encode()))
    elif status == 401:  # noqa: PLR2004 - an HTTP status
        error = b', error="invalid_token"' if refusal.reason is Reason.BAD_TOKEN else b""
        headers.append((b"www-authenticate", b'Bearer realm="yrden"' + error))
    elif status == 413:  # noqa: PLR2004 - an HTTP status
        # The rest of the body is not read, so the connection cannot go on.
        headers.append((b"connection", b"close"))
    if "retry_after" in refusal.facts:
        headers.append((b"retry-after", b"%d" % max(1, math.ceil(float(refusal.facts["retry_after"])))))
    await _reply(send, status, status_json(refusal), JSON, headers)


_NO_STORE: Final[Headers] = [(b"cache-control", b"no-store")]


async def _reply(send: Send, status: int, body: bytes, kind: bytes = JSON, headers: Headers = _NO_STORE) -> None:
    head = [*headers] if status == 204 else [(b"content-type", kind), (b"content-length", b"%d" % len(body)), *headers]  # noqa: PLR2004 - an HTTP status
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})
