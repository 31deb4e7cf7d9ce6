"""The contract: what every store must do, whatever stands behind it.

A store's test file makes a class of this one and gives it a fixture `opener`.
"""

import asyncio
from dataclasses import replace

import pytest

from store.listing import ListingContract
from store.samples import BOT, HUMAN, NOON, OPEN, digest, header, unit
from store.steps import Opener, must_read, names, on
from yrden.store.port import Conflict, Durability, Filter, Record, Request, Seat, SeatKind, State, Store


class StoreContract(ListingContract):
    """The suite. All tests are about one store, which begins empty."""

    def test_a_new_match_is_kept_as_it_was_given(self, opener: Opener) -> None:
        given = header(
            chosen_seed=True,
            durability=Durability.WHEN_FINISHED,
            join_code="ABC",
            request_hash=digest("create"),
        )

        async def steps(store: Store) -> None:
            assert await store.create(given, [HUMAN, OPEN, BOT], None) == "first"
            assert await store.read("first") == Record(given, (HUMAN, OPEN, BOT), State.WAITING, "", 0, NOON)
            assert await store.log("first") == b""

        on(opener, steps)

    def test_a_match_may_begin_at_once(self, opener: Opener) -> None:
        first = unit(entries=b"dealt", time=NOON + 7)

        async def steps(store: Store) -> None:
            await store.create(header(), [BOT, BOT], first)
            assert await store.read("first") == Record(
                header(), (BOT, BOT), State.RUNNING, "", first.to_version, NOON + 7
            )
            assert await store.log("first") == b"dealt"

        on(opener, steps)

    def test_what_is_not_there_is_not_found(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            assert await store.read("nobody") is None
            assert await store.log("nobody") == b""
            assert await store.request("nobody", 0, digest("request")) is None
            assert await store.find_join_code("nobody") is None
            assert await store.find_join_code("") is None
            assert await store.pack("nobody") is None
            page = await store.list(Filter())
            assert (names(page), page.cursor) == ([], "")
            assert not await store.unfinished()
            for change in (
                store.append(unit("nobody")),
                store.take_seat("nobody", 0, HUMAN),
                store.set_state("nobody", State.VOID, "reason"),
            ):
                with pytest.raises(Conflict):
                    await change

        on(opener, steps)

    def test_creating_again_under_one_request_gives_the_first_match(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            request = digest("create")
            assert await store.create(header(request_hash=request), [HUMAN], None) == "first"
            assert await store.create(header("second", request_hash=request), [BOT], unit("second")) == "first"
            assert await store.read("second") is None
            assert await store.log("second") == b""
            assert (await must_read(store)).seats == (HUMAN,)
            # Without a request each is its own.
            assert await store.create(header("third"), [HUMAN], None) == "third"
            assert await store.create(header("fourth"), [HUMAN], None) == "fourth"

        on(opener, steps)

    def test_many_creations_under_one_request_make_one_match(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            wanted = [header(f"match-{number}", request_hash=digest("create")) for number in range(20)]
            made = set(await asyncio.gather(*(store.create(each, [HUMAN], None) for each in wanted)))
            assert len(made) == 1
            assert names(await store.list(Filter())) == list(made)

        on(opener, steps)

    def test_ids_and_join_codes_are_unique(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(join_code="ABC"), [HUMAN], None)
            with pytest.raises(Conflict):
                await store.create(header(join_code="XYZ"), [BOT], None)
            with pytest.raises(Conflict):
                await store.create(header("second", join_code="ABC"), [BOT], unit("second"))
            assert await store.read("second") is None
            assert await store.find_join_code("ABC") == "first"
            assert await store.find_join_code("XYZ") is None

        on(opener, steps)

    def test_units_follow_each_other(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, BOT], None)
            for version, entries in ((0, b"one "), (2, b"two "), (4, b"\x00\xff three")):
                await store.append(unit(version=version, entries=entries))
                record = await must_read(store)
                assert (record.version, record.state, record.updated) == (
                    version + 2,
                    State.RUNNING,
                    NOON + version,
                )
            assert await store.log("first") == b"one two \x00\xff three"

        on(opener, steps)

    def test_a_unit_ends_the_match_with_its_outcome(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, BOT], unit())
            await store.append(unit(version=2, state=State.FINISHED, outcome='{"places": [1, 2]}'))
            record = await must_read(store)
            assert (record.state, record.outcome) == (State.FINISHED, '{"places": [1, 2]}')
            with pytest.raises(Conflict):
                await store.append(unit(version=4))
            with pytest.raises(Conflict):
                await store.set_state("first", State.VOID, "too late")
            assert await must_read(store) == record

        on(opener, steps)

    def test_an_append_at_another_version_changes_nothing(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, BOT], unit(entries=b"kept"))
            before = await must_read(store)
            for version in (0, 1, 3):
                late = unit(version=version, seat=0, request_hash=digest("late"), state=State.FINISHED)
                with pytest.raises(Conflict):
                    await store.append(late)
            assert await must_read(store) == before
            assert await store.log("first") == b"kept"
            assert await store.request("first", 0, digest("late")) is None

        on(opener, steps)

    def test_a_unit_leads_to_a_later_version(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, BOT], unit())
            before = await must_read(store)
            for bad in (unit(version=2, to_version=2), unit(version=2, to_version=1)):
                with pytest.raises(ValueError, match="later"):
                    await store.append(bad)
            assert await must_read(store) == before

        on(opener, steps)

    def test_a_request_is_applied_once_for_a_seat(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, HUMAN], unit())
            request = digest("request")
            await store.append(unit(version=2, seat=0, request_hash=request, code=2**53 - 1))
            with pytest.raises(Conflict):
                await store.append(unit(version=4, seat=0, request_hash=request, code=5, entries=b"again"))
            assert await store.request("first", 0, request) == Request(2**53 - 1, 4)
            assert await store.log("first") == b"entriesentries"
            assert (await must_read(store)).version == 4
            # Another seat, another match or no request at all is something else.
            assert await store.request("first", 1, request) is None
            assert await store.request("second", 0, request) is None
            assert await store.request("first", 0, b"") is None
            await store.append(unit(version=4, seat=1, request_hash=request, code=6))
            await store.append(unit(version=6, seat=0))
            await store.append(unit(version=8, seat=0))
            assert await store.request("first", 1, request) == Request(6, 6)

        on(opener, steps)

    def test_of_appends_at_one_version_exactly_one_wins(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, BOT], None)
            for version in range(0, 10, 2):
                rivals = [unit(version=version, entries=b"%d" % number) for number in range(10)]
                answers = await asyncio.gather(*map(store.append, rivals), return_exceptions=True)
                assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 9 + ["NoneType"]
                winner = rivals[answers.index(None)]
                assert (await store.log("first")).endswith(winner.entries)
            assert len(await store.log("first")) == 5
            assert (await must_read(store)).version == 10

        on(opener, steps)

    def test_a_conflict_leaves_the_neighbours_alone(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            ids = [f"match-{number}" for number in range(30)]
            await asyncio.gather(*(store.create(header(each), [HUMAN], None) for each in ids))
            # Every third is behind, every other third repeats itself.
            await asyncio.gather(*(store.append(unit(each, seat=0, request_hash=digest("a"))) for each in ids))
            asked = [
                unit(each, version=number % 3 and 2, seat=0, request_hash=digest("ba"[number % 3 == 1]))
                for number, each in enumerate(ids)
            ]
            answers = await asyncio.gather(*map(store.append, asked), return_exceptions=True)
            for number, (each, answer) in enumerate(zip(ids, answers, strict=True)):
                fine = number % 3 == 2
                assert (answer is None) == fine
                assert fine or isinstance(answer, Conflict)
                assert (await must_read(store, each)).version == (4 if fine else 2)
                assert len(await store.log(each)) == (14 if fine else 7)

        on(opener, steps)

    def test_a_cancelled_caller_does_not_take_its_append_back(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, BOT], None)
            caller = asyncio.create_task(store.append(unit()))
            await asyncio.sleep(0)
            caller.cancel()
            await asyncio.wait([caller])

        on(opener, steps)

        async def later(store: Store) -> None:
            assert (await must_read(store)).version == 2
            await store.append(unit(version=2))

        on(opener, later)

    def test_an_open_seat_is_taken_once(self, opener: Opener) -> None:
        taken = Seat(SeatKind.OPEN, name="Yennefer", token_hash=digest("yen"), request_hash=digest("join"))

        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, OPEN, BOT, OPEN], None)
            await store.take_seat("first", 1, taken)
            await store.take_seat("first", 3, replace(taken, kind=SeatKind.HUMAN))
            for number in (-1, 0, 1, 2, 3, 4):
                with pytest.raises(Conflict):
                    await store.take_seat("first", number, replace(taken, name="Triss"))
            seats = (await must_read(store)).seats
            assert seats == (HUMAN, taken, BOT, replace(taken, kind=SeatKind.HUMAN))

        on(opener, steps)

    def test_of_many_who_take_one_seat_one_gets_it(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [OPEN], None)
            rivals = [replace(HUMAN, name=f"player {number}") for number in range(10)]
            answers = await asyncio.gather(
                *(store.take_seat("first", 0, rival) for rival in rivals), return_exceptions=True
            )
            assert answers.count(None) == 1
            assert (await must_read(store)).seats == (rivals[answers.index(None)],)

        on(opener, steps)

    @pytest.mark.parametrize("state", [State.VOID, State.SUSPENDED])
    def test_a_match_that_is_stopped_stays_so(self, opener: Opener, state: State) -> None:
        async def steps(store: Store) -> None:
            await store.create(header(), [HUMAN, BOT], unit())
            before = await must_read(store)
            await store.set_state("first", state, "SERVER_LOST")
            assert await must_read(store) == replace(before, state=state, reason="SERVER_LOST")
            # The version is the same; the match is not.
            with pytest.raises(Conflict):
                await store.append(unit(version=2))
            assert await must_read(store) == replace(before, state=state, reason="SERVER_LOST")
            assert await store.log("first") == b"entries"

        on(opener, steps)

    def test_packs_are_kept_as_they_first_were(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            await store.put_pack("hash", b"\x00content")
            await store.put_pack("hash", b"\x00content")
            await store.put_pack("other", b"")
            assert await store.pack("hash") == b"\x00content"
            assert await store.pack("other") == b""

        on(opener, steps)

    def test_everything_is_there_after_reopening(self, opener: Opener) -> None:
        kept: list[object] = []

        async def everything(store: Store) -> list[object]:
            return [
                await store.secret(),
                await store.read("first"),
                await store.log("first"),
                await store.request("first", 0, digest("request")),
                await store.find_join_code("ABC"),
                (await store.list(Filter())).records,
                await store.unfinished(),
                await store.pack("pack"),
            ]

        async def steps(store: Store) -> None:
            await store.create(header(join_code="ABC"), [HUMAN, OPEN], None)
            await store.create(header("second"), [BOT], unit("second"))
            await store.take_seat("first", 1, HUMAN)
            await store.append(unit(seat=0, request_hash=digest("request"), code=9))
            await store.set_state("second", State.VOID, "SERVER_LOST")
            await store.put_pack("pack", b"content")
            kept.extend(await everything(store))
            assert None not in kept

        async def later(store: Store) -> None:
            assert await everything(store) == kept
            await store.append(unit(version=2))

        on(opener, steps)
        on(opener, later)

    def test_the_secret_is_32_bytes_and_stays(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            secret = await store.secret()
            assert len(secret) == 32
            assert await store.secret() == secret

        on(opener, steps)

    def test_closing_finishes_what_is_under_way(self, opener: Opener) -> None:
        async def steps(store: Store) -> None:
            ids = [f"match-{number}" for number in range(100)]
            creations = [asyncio.create_task(store.create(header(each), [HUMAN], None)) for each in ids]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*creations) == ids

        async def later(store: Store) -> None:
            assert len(await store.unfinished()) == 100

        on(opener, steps)
        on(opener, later)
