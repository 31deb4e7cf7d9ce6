"""Streams on the REST side: a match as server-sent events."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator

from service.asgi import MAX_BODY, Listener, Run, Server, authenticate, parsed, refused
from yrden.application.refusal import Reason
from yrden.transport.methods import Caller
from yrden.transport.rest import Rest

WATCH = "yrden.v1.Matches.WatchMatch"


def test_every_step_is_an_event_that_can_be_resumed_from(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        watch = f"/v1/matches/{match_id}:watch"
        live = served.listen(f"{watch}?fromVersion=0", authorization=f"Bearer {token}")
        assert await live.status() == 200
        first, message = await live.event()
        assert message["toVersion"] == first
        await served.play(match_id, token, 3)
        versions = [first, *[(await live.event())[0] for _ in range(3)]]
        assert versions == sorted(set(versions))
        await live.hang_up()
        assert served.observed[-1] == (WATCH, "OK")
        # The header goes before the query, as a browser that comes back sends both.
        resumed = served.listen(f"{watch}?fromVersion=0", last_event_id=str(versions[1]))
        assert await resumed.status() == 200
        version, message = await resumed.event()
        assert (message["fromVersion"], version) == (versions[1], versions[2])
        await resumed.hang_up()
        assert served.matches.watchers == 0

    run(script)


def test_a_stream_of_a_finished_match_ends(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        seen = await served.play(match_id, token, 10_000)
        watch = f"/v1/matches/{match_id}:watch?from_version="
        whole = await served.get(f"{watch}0&detail=DETAIL_CODES")
        assert whole.headers["content-type"].startswith("text/event-stream")
        steps = [parsed(block) for block in whole.text.strip().split("\n\n")]
        assert steps[0][1]["fromVersion"] == 0
        assert steps[-1][0] == seen["version"]
        for (before, _), (_, after) in itertools.pairwise(steps):
            assert after["fromVersion"] == before
        # Nothing more will ever come: a browser is told not to come back.
        assert (await served.get(f"{watch}{seen['version']}")).status_code == 204

    run(script)


def test_a_stream_is_refused_before_it_begins_or_told_of_it_later(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, _, _ = await served.create(players=1)
        refused(await served.get("/v1/matches/none:watch"), Reason.NO_SUCH_MATCH)
        watch = f"/v1/matches/{match_id}:watch"
        refused(await served.get(watch, "wrong-token"), Reason.BAD_TOKEN)
        refused(await served.client.get(watch, headers={"last-event-id": "soon"}), Reason.BAD_REQUEST)
        live = served.listen(watch)
        assert await live.status() == 200
        closing = asyncio.ensure_future(served.matches.close())
        while (text := await live.block()).startswith(":"):
            pass
        kind, data = text.strip().split("\n")
        assert kind == "event: error"
        told = json.loads(data.removeprefix("data: "))
        assert told["details"][0]["reason"] == Reason.SHUTTING_DOWN
        assert told["details"][0]["metadata"]["version"]
        await asyncio.wait_for(live.task, 10)
        await closing
        assert served.observed[-1] == (WATCH, "SHUTTING_DOWN")

    run(script)


def test_a_quiet_stream_is_kept_open(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        await served.asked(match_id, token)
        live = served.listen(f"/v1/matches/{match_id}:watch?fromVersion=1000000")
        assert await live.status() == 200
        assert [(await live.block())[0] for _ in range(3)] == [":", ":", ":"]
        await live.hang_up()

    run(script)


def test_a_fault_in_an_open_stream_tells_nothing(run: Run) -> None:
    async def script(served: Server) -> None:
        async def fail(_request: object, _caller: Caller) -> AsyncIterator[tuple[int, bytes]]:
            yield 1, b'{\n"a": 1}'
            raise RuntimeError("a secret")

        served.methods.stream[WATCH] = fail
        app = Rest(served.methods, authenticate, MAX_BODY)
        live = Listener(app, "/v1/matches/abc:watch", {})
        assert await live.status() == 200
        assert await live.block() == 'id: 1\ndata: {\ndata: "a": 1}\n\n'
        error = await live.block()
        assert error.startswith("event: error\ndata: {")
        assert "INTERNAL" in error
        assert "secret" not in error
        await live.task

    run(script)
