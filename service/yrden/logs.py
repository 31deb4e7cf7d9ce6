"""Logs: one line for each thing that happened, on stderr; JSON for machines, colours for a person at a terminal.

Code that logs names what it logs, and never names a secret. Behind it stands a safety net: whatever is called token,
seed, hand and the like is hidden, and values whose content nobody has looked at (bytes, objects) are not written.
Tracebacks come without the values of variables, for the same reason.
"""

import contextlib
import logging
import os
import re
import sys
from collections.abc import Iterator, Mapping, MutableMapping
from contextvars import Token
from pathlib import PurePath
from typing import Any, Literal, TextIO

import structlog
from structlog.contextvars import bind_contextvars, merge_contextvars, reset_contextvars
from structlog.typing import EventDict, Processor, WrappedLogger

Format = Literal["auto", "json", "console"]
Level = Literal["debug", "info", "warning", "error"]

HIDDEN = "(hidden)"
# The keys that come first, in this order.
KEYS = ("time", "level", "event", "request_id", "method", "match", "seat", "reason", "milliseconds")
# A key that has one of these words in it is hidden.
SECRETS = frozenset(
    {"authorization", "bearer", "cookie", "deck", "decks", "hand", "hands", "log", "logs"}
    | {"password", "secret", "secrets", "seed", "seeds", "token", "tokens"}
)

_LEVELS: dict[Level, int] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_ADMIN_KEY = "adminkey"
# camelCase and CAPITALS, underscores and dashes alike.
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_BEARER = re.compile(r"\b(bearer)(\s+|%20)[^\s'\"]+", re.IGNORECASE)
_REQUEST_ID = re.compile(r"[A-Za-z0-9._:-]{1,64}")
# Texts of our own making, which have lines.
_WITH_LINES = frozenset({"exception", "stack"})
_DEPTH = 4


def configure(form: Format = "auto", level: Level = "info", stream: TextIO | None = None) -> None:
    """Send all logs of the process to `stream` (stderr), ours and, from warnings on, those of libraries."""
    stream = stream or sys.stderr
    renderer = _renderer(form, stream)
    gathering: list[Processor] = [
        merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]
    writing: list[Processor] = [hide_secrets, put_in_order, renderer]
    structlog.configure(
        processors=[*gathering, *writing],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=lambda *_names: _Writer(stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *gathering],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *writing],
        )
    )
    root = logging.getLogger()
    for old in root.handlers[:]:
        if isinstance(old.formatter, structlog.stdlib.ProcessorFormatter):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(_LEVELS[level], logging.WARNING))


def _renderer(form: Format, stream: TextIO) -> Processor:
    terminal = stream.isatty()
    if form == "json" or (form == "auto" and not terminal):
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(
        colors=terminal and not os.environ.get("NO_COLOR"),
        timestamp_key="time",
        sort_keys=False,
        # The other formatters show the values of variables.
        exception_formatter=structlog.dev.plain_traceback,
    )


class _Writer:
    """Writes lines. If they cannot be written (a full disk, a reader that is gone) they are lost, and nothing else."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def msg(self, line: str) -> None:
        """Write a line."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(line + "\n")
            self._stream.flush()

    debug = info = warning = error = critical = exception = msg


def hide_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Hide what must not be written, should anybody try. A processor of structlog."""
    return {
        key: HIDDEN if is_secret(key) else _safe(value, _DEPTH, with_lines=key in _WITH_LINES)
        for key, value in event.items()
    }


def put_in_order(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Put the usual keys first; leave out those that have no value. A processor of structlog."""
    ordered: MutableMapping[str, Any] = {key: event[key] for key in KEYS if event.get(key) is not None}
    ordered.update((key, value) for key, value in event.items() if key not in KEYS)
    return ordered


def is_secret(key: str) -> bool:
    """Whether a value of this name is never written."""
    words = [word.lower() for word in _WORD.findall(key)]
    return not SECRETS.isdisjoint(words) or _ADMIN_KEY in "".join(words)


def _safe(value: object, depth: int, *, with_lines: bool = False) -> object:
    if isinstance(value, str):
        text = _BEARER.sub(rf"\1 {HIDDEN}", str(value))
        # What a client sends must not write lines, or colours, of its own.
        return text if with_lines or text.isprintable() else text.encode("unicode_escape").decode()
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, PurePath):
        return str(value)
    if depth and isinstance(value, Mapping):
        return {
            _safe(str(key), 0): HIDDEN if is_secret(str(key)) else _safe(item, depth - 1) for key, item in value.items()
        }
    if depth and isinstance(value, list | tuple | set | frozenset):
        return [_safe(item, depth - 1) for item in value]
    return f"<{type(value).__name__}>"


def request_id(wanted: str | None = None) -> str:
    """The id a client gave its request, if it is fit to be written; else a new one."""
    if wanted is not None and _REQUEST_ID.fullmatch(wanted):
        return wanted
    return os.urandom(8).hex()


@contextlib.contextmanager
def bind_request(request_id: str, method: str, *, match: str | None = None, seat: int | None = None) -> Iterator[None]:
    """Put these into every line that is logged inside, in this task and in those it starts."""
    tokens = bind_contextvars(request_id=request_id, method=method, match=match, seat=seat)
    try:
        yield
    finally:
        _reset(tokens)


def bind_match(match: str, seat: int | None = None) -> None:
    """Add what became known of the request later; it ends with `bind_request`."""
    bind_contextvars(match=match, seat=seat)


def _reset(tokens: Mapping[str, Token[Any]]) -> None:
    # A stream that was left open is closed in another task, which never had these.
    with contextlib.suppress(ValueError):
        reset_contextvars(**tokens)
