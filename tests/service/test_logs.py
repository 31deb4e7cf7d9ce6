"""Logs: their form, what goes with every line, and what is never in them."""

import asyncio
import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import structlog

from yrden import logs

SECRET = "s3cr3t-Kx81"  # noqa: S105 - of nobody


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


@pytest.fixture
def stream() -> io.StringIO:
    return io.StringIO()


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_json_with_the_usual_keys_first(stream: io.StringIO) -> None:
    logs.configure("json", stream=stream)
    with logs.bind_request("r1", "yrden.v1.Matches.Act", match="m1", seat=0):
        structlog.get_logger("x").info("refused", other=1, milliseconds=1.5, reason="STALE_VERSION")
    (line,) = lines(stream)
    assert list(line) == [*logs.KEYS, "other"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", line.pop("time"))
    assert line == {
        "level": "info",
        "event": "refused",
        "request_id": "r1",
        "method": "yrden.v1.Matches.Act",
        "match": "m1",
        "seat": 0,
        "reason": "STALE_VERSION",
        "milliseconds": 1.5,
        "other": 1,
    }


def test_the_format_follows_the_terminal(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    logs.configure("auto", stream=stream)
    structlog.get_logger().info("started")
    assert lines(stream)[0]["event"] == "started"
    terminal = Terminal()
    logs.configure("auto", stream=terminal)
    structlog.get_logger().info("started", games=3)
    assert "\x1b[" in terminal.getvalue()
    monkeypatch.setenv("NO_COLOR", "1")
    terminal = Terminal()
    logs.configure("auto", stream=terminal)
    structlog.get_logger().info("started", games=3)
    assert re.search(r"Z \[info +\] started +games=3\n$", terminal.getvalue())
    as_json = Terminal()
    logs.configure("json", stream=as_json)
    structlog.get_logger().info("started")
    assert lines(as_json)[0]["event"] == "started"


def test_levels(stream: io.StringIO) -> None:
    logs.configure("json", "warning", stream)
    log = structlog.get_logger()
    log.debug("no")
    log.info("no")
    log.warning("yes")
    log.error("yes")
    assert [line["level"] for line in lines(stream)] == ["warning", "error"]


@pytest.mark.parametrize(
    "key",
    [
        *("token", "Token", "seat_token", "seatToken", "token_hash", "tokens", "x-token", "authorization"),
        *("Authorization", "seed", "match_seed", "SEED", "admin_key", "admin-key", "adminKey", "YRDEN_ADMIN_KEY"),
        *("hand", "hands", "log", "match_log", "deck", "secret", "password"),
    ],
)
@pytest.mark.parametrize("form", ["json", "console"])
def test_secrets_are_hidden_wherever_they_stand(stream: io.StringIO, form: logs.Format, key: str) -> None:
    logs.configure(form, stream=stream)
    log = structlog.get_logger()
    log.info("x", **{key: SECRET})
    log.info("x", headers={key: SECRET})
    log.info("x", rows=[({"deeper": {key: SECRET}},)])
    log.info("x", very=[[[[[[[SECRET]]]]]]])
    log.bind(**{key: SECRET}).info("x")
    structlog.contextvars.bind_contextvars(**{key: SECRET})
    log.info("x")
    logging.getLogger("library").error("x")
    written = stream.getvalue()
    assert len(written.splitlines()) == 7
    assert SECRET not in written
    assert logs.HIDDEN in written


@pytest.mark.parametrize("key", ["logger", "catalog", "handler", "handed", "shorthand", "key", "match", "admin"])
def test_other_names_are_not_hidden(stream: io.StringIO, key: str) -> None:
    logs.configure("json", stream=stream)
    structlog.get_logger().info("x", **{key: "shown"})
    assert lines(stream)[0][key] == "shown"


@dataclass
class Header:
    """Something with a secret inside."""

    seed: str


def test_values_nobody_has_looked_at_are_not_written(stream: io.StringIO) -> None:
    logs.configure("json", stream=stream)
    structlog.get_logger().info("x", header=Header(SECRET), raw=SECRET.encode(), many=[Header(SECRET)], at={Header: 1})
    (line,) = lines(stream)
    assert SECRET not in stream.getvalue()
    assert (line["header"], line["raw"], line["many"]) == ("<Header>", "<bytes>", ["<Header>"])


def test_a_bearer_token_is_hidden_in_any_text(stream: io.StringIO) -> None:
    logs.configure("json", stream=stream)
    structlog.get_logger().info(f"got Bearer {SECRET}", header=f"bearer  {SECRET}, more")
    structlog.get_logger().error("fault", exc_info=ValueError(f"authorization: Bearer {SECRET}"))
    logging.getLogger("library").error("authorization: Bearer %s", SECRET)
    assert len(lines(stream)) == 3
    assert SECRET not in stream.getvalue()


@pytest.mark.parametrize("form", ["json", "console"])
def test_tracebacks_come_without_the_values_of_variables(form: logs.Format) -> None:
    stream = Terminal()
    logs.configure(form, stream=stream)

    def fail(seed: str) -> None:
        raise RuntimeError(f"a seed has {len(seed)} letters")

    word = SECRET
    for log in (structlog.get_logger(), logging.getLogger("library")):
        try:
            fail(word)
        except RuntimeError as error:
            log.exception("fault", exc_info=error)
    assert SECRET not in stream.getvalue()
    assert stream.getvalue().count("RuntimeError: a seed has 11 letters") == 2


@pytest.mark.parametrize("form", ["json", "console"])
def test_what_a_client_sends_makes_no_lines_of_its_own(stream: io.StringIO, form: logs.Format) -> None:
    logs.configure(form, stream=stream)
    structlog.get_logger().info("x", name="a\nlevel=error \x1b[31m", options={"c\nd": "e\n"})
    assert stream.getvalue().count("\n") == 1
    assert "\x1b" not in stream.getvalue()


class Full(io.StringIO):
    """A stream that nothing can be written to."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device", text[:0])


def test_a_line_that_cannot_be_written_disturbs_nobody() -> None:
    logs.configure("json", stream=Full())
    structlog.get_logger().error("x")
    closed = io.StringIO()
    logs.configure("json", stream=closed)
    closed.close()
    structlog.get_logger().error("x")


def test_libraries_are_heard_from_warnings_on_in_the_same_form(stream: io.StringIO) -> None:
    logs.configure("json", "debug", stream)
    library = logging.getLogger("some.library")
    library.info("no")
    with logs.bind_request("r1", "M"):
        library.warning("slow: %s", 3)
    (line,) = lines(stream)
    assert (line["level"], line["event"], line["logger"], line["request_id"]) == (
        "warning",
        "slow: 3",
        "some.library",
        "r1",
    )
    assert list(line)[:3] == ["time", "level", "event"]


def test_configured_twice_every_line_is_written_once(stream: io.StringIO) -> None:
    logs.configure("json", stream=io.StringIO())
    logs.configure("json", stream=stream)
    logging.getLogger("library").warning("x")
    structlog.get_logger().info("x")
    assert len(lines(stream)) == 2


def test_a_request_is_bound_inside_and_only_there(stream: io.StringIO) -> None:
    logs.configure("json", stream=stream)
    log = structlog.get_logger()

    async def inner(number: int) -> None:
        with logs.bind_request(f"r{number}", "M"):
            await asyncio.sleep(0)
            log.info("early", number=number)
            logs.bind_match(f"m{number}", number)
            await asyncio.create_task(started(number))
        log.info("after", number=number)

    async def started(number: int) -> None:
        await asyncio.sleep(0)
        log.info("inside", number=number)

    async def both() -> None:
        await asyncio.gather(inner(1), inner(2))

    asyncio.run(both())
    for line in lines(stream):
        number = line["number"]
        bound = {key: line.get(key) for key in ("request_id", "method", "match", "seat")}
        assert (
            bound
            == {
                "early": {"request_id": f"r{number}", "method": "M", "match": None, "seat": None},
                "inside": {"request_id": f"r{number}", "method": "M", "match": f"m{number}", "seat": number},
                "after": {"request_id": None, "method": None, "match": None, "seat": None},
            }[line["event"]]
        )
    assert len(lines(stream)) == 6


def test_a_stream_may_be_closed_by_another_task() -> None:
    async def steps() -> AsyncIterator[int]:
        with logs.bind_request("r1", "WatchMatch"):
            yield 1

    async def main() -> None:
        watching = steps()

        async def first() -> int:
            return await anext(watching)

        assert await asyncio.create_task(first()) == 1
        await asyncio.create_task(watching.aclose())  # type: ignore[attr-defined]

    asyncio.run(main())


def test_a_request_id_is_the_clients_if_it_can_be_written() -> None:
    assert logs.request_id("abc-123") == "abc-123"
    for wanted in (None, "", "a b", "a\n", "x" * 65, "ü"):
        assert re.fullmatch(r"[0-9a-f]{16}", logs.request_id(wanted))
    assert logs.request_id() != logs.request_id()
