"""The SQLite store: the contract, the gathering of commits, and random use compared with the model."""

import asyncio
import base64
import sqlite3
import stat
import tempfile
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from store.contract import StoreContract
from store.memory import MemoryStore
from store.samples import BOT, HUMAN, NOON, OPEN, digest, header, unit
from store.steps import Opener, must_read
from yrden.store import rows
from yrden.store.port import Filter, Header, Record, State, Store, StoreUnavailable, Unit
from yrden.store.sqlite import SqliteStore


class TestSqlite(StoreContract):
    """The store in a file."""

    @pytest.fixture
    def opener(self, tmp_path: Path) -> Opener:
        async def opened() -> Store:
            return await SqliteStore.open(tmp_path / "yrden.db")

        return opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    # A path is not an address: what looks like one in it means nothing.
    folder = tmp_path / "a folder?mode=memory#%20"
    folder.mkdir()
    return folder / "yrden.db"


def test_a_closed_store_says_so(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)
        await store.close()
        await store.close()
        for call in (store.append(unit()), store.read("first")):
            with pytest.raises(StoreUnavailable, match="closed"):
                await call

    asyncio.run(steps())


def test_only_its_owner_reads_the_file(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)
        await store.create(header(), [HUMAN], None)
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        await store.close()

    asyncio.run(steps())


def test_settings_without_sense_are_refused(path: Path) -> None:
    for linger, batch in ((-1.0, 64), (0.003, 0)):
        with pytest.raises(ValueError, match="linger"):
            asyncio.run(SqliteStore.open(path, linger=linger, batch=batch))


def test_commits_are_durable_and_beside_a_log(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)
        await store.create(header(), [HUMAN], None)
        assert path.with_name("yrden.db-wal").stat().st_size > 0
        await store.close()

    asyncio.run(steps())


def test_every_kind_of_page_and_the_unfinished_are_found_by_an_index(path: Path) -> None:
    asyncio.run(_open_and_close(path))
    cursor = rows.cursor(header())
    queries = [
        rows.page_query(Filter(game=game, state=state, cursor=place))
        for game in ("", "ronin")
        for state in (None, State.RUNNING)
        for place in ("", cursor)
    ]
    with closing(sqlite3.connect(path)) as connection:
        for query, values in queries:
            plan = str(connection.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall())
            # A scan of an index in its order ends with the page; a sort would read everything first.
            assert "INDEX matches_by" in plan
            assert "TEMP B-TREE" not in plan
        plan = str(connection.execute(f"EXPLAIN QUERY PLAN {rows.SELECT_UNFINISHED}").fetchall())
        assert "SEARCH matches USING INDEX matches_by_state" in plan


@pytest.mark.parametrize(
    "inside",
    [
        "",
        "1",
        ".first",
        "one.first",
        " 1.first",
        "1_0.first",
        "01.first",
        "\N{ARABIC-INDIC DIGIT ONE}.first",
        f"{2**63}.first",
    ],
)
def test_a_cursor_that_only_looks_right_is_refused(inside: str) -> None:
    with pytest.raises(ValueError, match="cursor"):
        rows.page_query(Filter(cursor=base64.urlsafe_b64encode(inside.encode()).decode().rstrip("=") or "="))


async def _open_and_close(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


# --- gathering ---


class Sizes:
    """Collects how much each commit held."""

    def __init__(self) -> None:
        self.all: list[int] = []

    def __call__(self, seconds: float, size: int) -> None:
        assert seconds >= 0
        self.all.append(size)


class Hold(Sizes):
    """Holds the writer up after its first commit until told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.held, self.go_on = threading.Event(), threading.Event()

    def __call__(self, seconds: float, size: int) -> None:
        super().__call__(seconds, size)
        self.held.set()
        self.go_on.wait()


def test_many_matches_in_parallel_share_commits(path: Path) -> None:
    async def steps() -> None:
        sizes = Sizes()
        store = await SqliteStore.open(path, on_commit=sizes)
        ids = [f"match-{number}" for number in range(64)]
        await asyncio.gather(*(store.create(header(each), [HUMAN], None) for each in ids))
        assert sum(sizes.all) == 64
        sizes.all.clear()
        for version in range(0, 20, 2):
            await asyncio.gather(*(store.append(unit(each, version)) for each in ids))
        await store.close()
        assert sum(sizes.all) == 640
        assert max(sizes.all) <= 64
        assert len(sizes.all) <= 80

    asyncio.run(steps())


def test_a_lone_caller_never_waits_for_others(path: Path) -> None:
    async def steps() -> None:
        sizes = Sizes()
        store = await SqliteStore.open(path, linger=3600, on_commit=sizes)
        await store.create(header(), [HUMAN], None)
        for version in range(0, 20, 2):
            await store.append(unit(version=version))
        await store.close()
        assert sizes.all == [1] * 11

    asyncio.run(steps())


def test_a_full_batch_does_not_linger_and_closing_ends_the_wait(path: Path) -> None:
    async def steps() -> None:
        hold = Hold()
        store = await SqliteStore.open(path, linger=3600, batch=8, on_commit=hold)
        ids = [f"match-{number}" for number in range(18)]
        creations = [asyncio.create_task(store.create(header(ids[0]), [HUMAN], None))]
        # While the writer is held up after the first, the others gather.
        await asyncio.to_thread(hold.held.wait)
        creations += [asyncio.create_task(store.create(header(each), [HUMAN], None)) for each in ids[1:]]
        await asyncio.sleep(0)
        hold.go_on.set()
        assert await asyncio.gather(*creations[:17]) == ids[:17]
        assert hold.all == [1, 8, 8]
        assert not creations[-1].done()
        await store.close()
        assert hold.all == [1, 8, 8, 1]
        assert await creations[-1] == ids[-1]

    asyncio.run(steps())


def test_a_cancelled_caller_leaves_its_neighbours_their_answers(path: Path) -> None:
    async def steps() -> None:
        troubles: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
        hold = Hold()
        store = await SqliteStore.open(path, on_commit=hold)
        first = asyncio.create_task(store.create(header("first"), [HUMAN], None))
        await asyncio.to_thread(hold.held.wait)
        ids = ["second", "third", "fourth"]
        others = [asyncio.create_task(store.create(header(each), [HUMAN], None)) for each in ids]
        await asyncio.sleep(0)
        others[1].cancel()
        hold.go_on.set()
        assert tuple(await asyncio.gather(first, others[0], others[2])) == ("first", "second", "fourth")
        assert (await must_read(store, "third")).seats == (HUMAN,)
        assert hold.all == [1, 3]
        await store.close()
        assert others[1].cancelled()
        assert troubles == []

    asyncio.run(steps())


def test_work_outlives_the_loop_that_asked_for_it(path: Path) -> None:
    hold = Hold()
    store = asyncio.run(SqliteStore.open(path, on_commit=hold))
    kept = []

    async def ask_and_leave() -> None:
        kept.append(asyncio.create_task(store.create(header(), [HUMAN], None)))
        await asyncio.to_thread(hold.held.wait)
        kept.append(asyncio.create_task(store.create(header("second"), [HUMAN], None)))
        await asyncio.sleep(0)

    asyncio.run(ask_and_leave())
    hold.go_on.set()

    async def look() -> None:
        await store.close()
        again = await SqliteStore.open(path)
        assert len(await again.unfinished()) == 2
        await again.close()

    asyncio.run(look())
    assert all(task.cancelled() for task in kept)


def test_a_failing_hook_stops_nothing(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def fail(_seconds: float, _size: int) -> None:
        raise RuntimeError("no metrics today")

    async def steps() -> None:
        store = await SqliteStore.open(path, on_commit=fail)
        await store.create(header(), [HUMAN], None)
        await store.append(unit())
        await store.close()

    asyncio.run(steps())
    assert "no metrics today" in caplog.text


def test_a_value_that_cannot_be_stored_fails_alone(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)
        ids = [f"match-{number}" for number in range(10)]
        await asyncio.gather(*(store.create(header(each), [HUMAN], None) for each in ids))
        asked = [unit(each, code=2**70 if each == "match-5" else 1) for each in ids]
        answers = await asyncio.gather(*map(store.append, asked), return_exceptions=True)
        assert [type(answer) for answer in answers if answer is not None] == [OverflowError]
        assert (await must_read(store, "match-5")).version == 0
        assert (await must_read(store, "match-6")).version == 2
        await store.close()

    asyncio.run(steps())


def test_callers_of_several_loops_share_a_store(path: Path) -> None:
    async def steps() -> None:
        store = await SqliteStore.open(path)

        def elsewhere(number: int) -> str:
            return asyncio.run(store.create(header(f"match-{number}"), [HUMAN], None))

        made = await asyncio.gather(*(asyncio.to_thread(elsewhere, number) for number in range(8)))
        assert made == [f"match-{number}" for number in range(8)]
        await store.close()

    asyncio.run(steps())


# --- random use ---

_IDS = st.sampled_from(["a", "b", "c", "d"])
_HASHES = st.sampled_from([b"", digest("one"), digest("two")])
_CODES = st.sampled_from(["", "", "ABC", "XYZ"])
_SEATS = st.sampled_from([None, 0, 1])
_STATES = st.sampled_from(list(State))
_PLAYED = st.sampled_from([State.RUNNING] * 6 + list(State))
_SHIFTS = st.sampled_from([0, 0, 0, 0, 1, 2, -2])
_STEPS = st.one_of(
    st.tuples(st.just("create"), _IDS, _CODES, _HASHES, st.integers(0, 3), st.booleans()),
    st.tuples(st.just("append"), _IDS, _SHIFTS, _SEATS, _HASHES, _PLAYED),
    st.tuples(st.just("append"), _IDS, _SHIFTS, _SEATS, _HASHES, _PLAYED),
    st.tuples(st.just("take"), _IDS, st.integers(0, 3)),
    st.tuples(st.just("state"), _IDS, _STATES),
    st.tuples(st.just("reopen")),
)


def _act(step: tuple[Any, ...], model: MemoryStore) -> Callable[[Store], Awaitable[object]]:
    """Return the call a step stands for, the same for both stores."""
    match step:
        case ("create", match_id, code, request, created, begins):
            made: Header = header(match_id, join_code=code, request_hash=request, created=NOON + created)
            first: Unit | None = unit(match_id) if begins else None
            return lambda store: store.create(made, [HUMAN, OPEN, BOT], first)
        case ("append", match_id, shift, seat, request, state):
            known: Record | None = model.matches.get(match_id)
            version = max(0, (known.version if known else 0) + shift)
            added = unit(
                match_id,
                version,
                b"%d;" % version,
                seat=seat,
                request_hash=request,
                code=version,
                state=state,
            )
            return lambda store: store.append(added)
        case ("take", match_id, number):
            return lambda store: store.take_seat(match_id, number, HUMAN)
        case ("state", match_id, state):
            return lambda store: store.set_state(match_id, state, "reason")
    raise AssertionError(step)


async def _outcome(call: Awaitable[object]) -> object:
    try:
        return await call
    except Exception as error:  # noqa: BLE001 - whatever one raises, so must the other
        return type(error)


async def _pages(store: Store, wanted: Filter) -> list[Record]:
    found: list[Record] = []
    while True:
        page = await store.list(wanted)
        found += page.records
        if not page.cursor:
            return found
        wanted = Filter(wanted.game, wanted.state, page.cursor, wanted.size)


async def _everything(store: Store) -> list[object]:
    ids = ("a", "b", "c", "d")
    return [
        [await store.read(each) for each in ids],
        [await store.log(each) for each in ids],
        [await store.request(each, seat, digest(name)) for each in ids for seat in (0, 1) for name in ("one", "two")],
        [await store.find_join_code(code) for code in ("", "ABC", "XYZ")],
        [await _pages(store, Filter(state=state, size=2)) for state in (None, *State)],
        sorted(record.header.match_id for record in await store.unfinished()),
    ]


@settings(max_examples=60, deadline=None)
@given(st.lists(_STEPS, min_size=1, max_size=40))
def test_random_use_gives_what_the_model_gives(steps: list[tuple[Any, ...]]) -> None:
    async def compare(folder: str) -> None:
        file = Path(folder, "yrden.db")
        model = MemoryStore()
        store = await SqliteStore.open(file, synchronous="OFF")
        try:
            for step in steps:
                if step == ("reopen",):
                    await store.close()
                    store = await SqliteStore.open(file, synchronous="OFF")
                else:
                    call = _act(step, model)
                    assert await _outcome(call(store)) == await _outcome(call(model)), step
            assert await _everything(store) == await _everything(model)
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare(folder))
