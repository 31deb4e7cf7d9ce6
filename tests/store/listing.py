"""The part of the contract about finding matches: pages, their order and cursors, and the unfinished."""

from dataclasses import replace

import pytest

from store.samples import HUMAN, NOON, OPEN, header, unit
from store.steps import Opener, names, on
from yrden.store.port import Filter, State, Store


class ListingContract:
    """The tests of lists. All are about one store, which begins empty."""

    def test_pages_go_from_the_newest_to_the_oldest(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            # Two of each moment: the id decides between them.
            for number in range(10):
                await store.create(header(f"match-{number}", created=NOON + number // 2), [HUMAN], None)
            everything = [f"match-{number}" for number in reversed(range(10))]
            for size in (1, 3, 5, 9, 10, 11):
                seen: list[str] = []
                cursor = ""
                while True:
                    page = await store.list(Filter(size=size, cursor=cursor))
                    seen += names(page)
                    if not page.cursor:
                        break
                    assert len(page.records) == size
                    cursor = page.cursor
                assert seen == everything
            # What is created meanwhile shifts nothing.
            page = await store.list(Filter(size=4))
            await store.create(header("newer", created=NOON + 99), [HUMAN], None)
            assert names(await store.list(Filter(size=4, cursor=page.cursor))) == everything[4:8]
            assert page.records[0] == await store.read("match-9")

        on(opener, steps)

    def test_pages_hold_what_is_asked_for(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            for number in range(12):
                game = ("ronin", "old_world")[number % 2]
                await store.create(header(f"match-{number:02}", game=game), [HUMAN], None)
                if number % 3 == 0:
                    await store.append(unit(f"match-{number:02}"))
            assert len(names(await store.list(Filter(game="ronin")))) == 6
            assert names(await store.list(Filter(state=State.RUNNING))) == [
                "match-09",
                "match-06",
                "match-03",
                "match-00",
            ]
            wanted = Filter(game="old_world", state=State.RUNNING, size=1)
            page = await store.list(wanted)
            assert names(page) == ["match-09"]
            page = await store.list(replace(wanted, cursor=page.cursor))
            assert (names(page), page.cursor) == (["match-03"], "")
            assert names(await store.list(Filter(game="nothing"))) == []
            assert names(await store.list(Filter(state=State.VOID))) == []

        on(opener, steps)

    def test_a_cursor_from_elsewhere_is_refused(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN], None)
            for garbage in ("garbage", "x", "ąę", "====", "MTIz", "\x00", "A" * 5000):
                with pytest.raises(ValueError, match=r"cursor .*\."):
                    await store.list(Filter(cursor=garbage))

        on(opener, steps)

    def test_the_unfinished_are_those_that_wait_and_run(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            for state in State:
                await store.create(header(state.value), [HUMAN, OPEN], None)
                if state is not State.WAITING:
                    await store.append(unit(state.value, state=state))
            found = {record.header.match_id: record for record in await store.unfinished()}
            assert set(found) == {"waiting", "running"}
            assert found["running"] == await store.read("running")

        on(opener, steps)
