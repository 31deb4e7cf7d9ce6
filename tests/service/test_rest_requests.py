"""Requests on the REST side: what is read from paths, queries and bodies, and what is wrong with the others."""

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from service.asgi import MAX_BODY, Run, Server, answered, refused
from yrden.application.refusal import Reason, Refusal
from yrden.transport.web import read_query
from yrden.v1 import matches_pb2


def test_query_parameters_have_both_spellings_and_enums_both_forms(run: Run) -> None:
    async def script(served: Server) -> None:
        await served.create()
        for query in ("pageSize=1", "page_size=1", "state=2", "state=MATCH_STATE_RUNNING", "state=0", "game=ronin", ""):
            assert len(answered(await served.get(f"/v1/matches?{query}"))["matches"]) == 1, query
        assert not answered(await served.get("/v1/matches?state=MATCH_STATE_VOID"))["matches"]

    run(script)


@pytest.mark.parametrize(
    ("query", "field", "words"),
    [
        ("pageSize=many", "pageSize", "whole number"),
        ("pageSize=-1", "pageSize", "whole number"),
        ("pageSize=", "pageSize", "whole number"),
        ("pageSize=1_0", "pageSize", "whole number"),
        ("pageSize=5000000000", "pageSize", "4294967295"),
        ("pageSize=1&pageSize=2", "pageSize", "twice"),
        ("pageSize=1&page_size=2", "page_size", "twice"),
        ("state=PLAYING", "state", "MATCH_STATE_RUNNING"),
        ("state=77", "state", "MATCH_STATE_RUNNING"),
        ("nonsense=1", "nonsense", "pageToken"),
        ("game.name=1", "game.name", "no parts"),
        ("game[name]=1", "game[name]", "no parts"),
        ("%00=1", "\0", "known"),
    ],
)
def test_a_wrong_query_is_refused_by_name(run: Run, query: str, field: str, words: str) -> None:
    async def script(served: Server) -> None:
        told = refused(await served.get(f"/v1/matches?{query}"), Reason.BAD_REQUEST)
        assert told["details"][0]["metadata"] == {"field": field}
        assert words in told["message"]

    run(script)


def test_a_query_that_is_not_text_is_refused(run: Run) -> None:
    async def script(served: Server) -> None:
        for query in ("game=%ff", "&".join(["game=a"] * 1000)):
            refused(await served.get(f"/v1/matches?{query}"), Reason.BAD_REQUEST)
        refused(await served.get("/v1/matches/%ff"), Reason.BAD_REQUEST)
        # What has its place in the path or the body is not taken from the query.
        refused(await served.get("/v1/matches/abc:observe?match_id=def"), Reason.BAD_REQUEST)
        refused(await served.post("/v1/matches?game=ronin", {}), Reason.BAD_REQUEST)

    run(script)


def test_optional_fields_of_a_query_are_told_from_absent_ones(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        await served.play(match_id, token, 3)
        observe = f"/v1/matches/{match_id}:observe"
        assert not answered(await served.get(observe, token))["events"]
        assert answered(await served.get(f"{observe}?since_version=0", token))["events"]

    run(script)


def test_maps_and_nothing_deeper_are_sent_in_a_query() -> None:
    # No method takes a map by query yet; the next one may.
    allowed = ["options", "seats", "game"]
    request = matches_pb2.CreateMatchRequest()
    read_query(request, [("options[side]", "B"), ("options.season", "winter"), ("options[a.b[c]]", "")], allowed)
    assert dict(request.options) == {"side": "B", "season": "winter", "a.b[c]": ""}
    for key, words in {
        "options": "write options[key]=value",
        "seats": "cannot be sent as text",
        "seats.kind": "no parts",
        "players": "known are: game, options, seats",
    }.items():
        with pytest.raises(Refusal, match=re.escape(words)):
            read_query(matches_pb2.CreateMatchRequest(), [(key, "1")], allowed)
    with pytest.raises(Refusal, match="twice"):
        read_query(matches_pb2.CreateMatchRequest(), [("options[side]", "A"), ("options.side", "B")], allowed)


def test_bodies_have_both_spellings_and_nulls_are_absent(run: Run) -> None:
    async def script(served: Server) -> None:
        answered(await served.post("/v1/matches", {"game": "ronin", "players": "2", "request_id": "one", "seed": None}))
        again = {"game": "ronin", "players": 2.0, "requestId": "one", "durability": 1}
        answered(await served.post("/v1/matches", again))
        assert len(answered(await served.get("/v1/matches"))["matches"]) == 1

    run(script)


@pytest.mark.parametrize(
    ("body", "field", "words"),
    [
        ({"game": 5}, "game", "a string"),
        ({"players": "two"}, "players", "whole number"),
        ({"players": True}, "players", "whole number"),
        ({"players": 1.5}, "players", "whole number"),
        ({"players": -1}, "players", "whole number"),
        ({"players": 2**32}, "players", "whole number"),
        ({"players": []}, "players", "whole number"),
        ({"colour": "red"}, "colour", "known are: game, players"),
        ({"seats": {}}, "seats", "a list"),
        ({"seats": [5]}, "seats[0]", "a JSON object"),
        ({"seats": [[]]}, "seats[0]", "a JSON object"),
        ({"seats": [None]}, "seats[0]", "a JSON object"),
        ({"seats": [{"kind": "SEAT_KIND_CHAIR"}]}, "seats[0].kind", "SEAT_KIND_BOT"),
        ({"seats": [{}, {"kind": 9}]}, "seats[1].kind", "SEAT_KIND_BOT"),
        ({"seats": [{"kind": False}]}, "seats[0].kind", "SEAT_KIND_BOT"),
        ({"seats": [{"legs": 4}]}, "seats[0].legs", "known are: kind"),
        ({"options": []}, "options", "a JSON object"),
        ({"options": {"side": 1}}, "options[side]", "a string"),
        ({"options": {"side": None}}, "options[side]", "a string"),
        ({"game": "\ud800"}, "game", "alone"),
        ({"request_id": "a", "requestId": "b"}, "requestId", "twice"),
        ([], "the body", "a JSON object"),
        ("text", "the body", "a JSON object"),
        (5, "the body", "a JSON object"),
    ],
)
def test_a_wrong_body_is_refused_by_field(run: Run, body: object, field: str, words: str) -> None:
    async def script(served: Server) -> None:
        sent = json.dumps(body)
        told = refused(await served.client.post("/v1/matches", content=sent), Reason.BAD_REQUEST)
        assert told["details"][0]["metadata"] == {"field": field}
        assert told["message"].startswith(f"{field}: ")
        assert words in told["message"]

    run(script)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"nonsense",
        b"\xff\xfe\x00",
        b'{"game": "\xff"}',
        b'{"players": NaN}',
        b'{"players": ' + b"9" * 5000 + b"}",
        b'{"game": "a", "game": "b"}',
        b"[" * 9000,
        b"{}{}",
        b"null",
        b" ",
    ],
)
def test_garbage_is_refused(run: Run, body: bytes) -> None:
    async def script(served: Server) -> None:
        refused(await served.client.post("/v1/matches", content=body), Reason.BAD_REQUEST)

    run(script)


def test_a_body_that_is_too_large_is_refused(run: Run) -> None:
    async def script(served: Server) -> None:
        body = json.dumps({"game": "x" * MAX_BODY}).encode()
        told = refused(await served.client.post("/v1/matches", content=body), Reason.MESSAGE_TOO_LARGE, 413)
        assert told["details"][0]["metadata"] == {"max_bytes": str(MAX_BODY)}

        async def pieces() -> AsyncIterator[bytes]:
            for start in range(0, len(body), 1000):
                yield body[start : start + 1000]

        # Without a declared length it is counted as it comes.
        refused(await served.client.post("/v1/matches", content=pieces()), Reason.MESSAGE_TOO_LARGE, 413)
        fitting = json.dumps({"game": "x" * (MAX_BODY - 12)}).encode()
        assert len(fitting) == MAX_BODY
        refused(await served.client.post("/v1/matches", content=fitting), Reason.UNKNOWN_GAME)

    run(script)


def test_a_request_that_is_never_whole_is_no_call(run: Run) -> None:
    async def script(served: Server) -> None:
        scope = {"type": "http", "method": "POST", "path": "/v1/matches", "query_string": b"", "headers": []}
        parts: list[dict[str, Any]] = [
            {"type": "http.request", "body": b'{"game"', "more_body": True},
            {"type": "http.disconnect"},
        ]

        async def receive() -> dict[str, Any]:
            return parts.pop(0)

        async def send(_part: object) -> None:
            pytest.fail("nobody is there")

        await served.app(scope, receive, send)
        assert served.observed == []

    run(script)


def test_the_path_says_which_match(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        act = f"/v1/matches/{match_id}:act"
        told = refused(await served.post(act, {"matchId": "other", "requestId": "a"}, token), Reason.BAD_REQUEST)
        assert told["details"][0]["metadata"] == {"field": "match_id"}
        seen = await served.asked(match_id, token)
        code = seen["legalActions"][0]["code"]
        answered(await served.post(act, {"matchId": match_id, "code": code, "requestId": "a"}, token))
        # A slash or colon that is part of an id is written with a percent sign.
        refused(await served.get("/v1/matches/a%2Fb%3Aact:observe"), Reason.NO_SUCH_MATCH)

    run(script)
