"""The REST side, without a socket: a real application on a real store behind the ASGI application."""

import asyncio
import contextlib
import itertools
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from google.protobuf import json_format

from yrden.application.matches import Matches
from yrden.application.refusal import STATUS, Reason, Refusal
from yrden.application.wish import Limits
from yrden.store.sqlite import SqliteStore
from yrden.transport.methods import Caller, Methods
from yrden.transport.openapi import document
from yrden.transport.page import pages
from yrden.transport.rest import Rest, bindings
from yrden.transport.web import read_query
from yrden.v1 import games_pb2, matches_pb2, observation_pb2

ADMIN = "the-operators-key"
MAX_BODY = 10_000
JSON = "application/json"
LIST_GAMES = "yrden.v1.Games.ListGames"
WATCH = "yrden.v1.Matches.WatchMatch"
# Well below the heartbeat of a real server, so that a test hears one.
HEARTBEAT = 0.3


def authenticate(token: str) -> tuple[str, bool]:
    return ("", True) if token == ADMIN else (token, False)


class Server:
    """The application, and a client of it."""

    def __init__(self, matches: Matches, client: httpx.AsyncClient, methods: Methods, app: Rest) -> None:
        self.matches = matches
        self.client = client
        self.methods = methods
        self.app = app
        self.observed: list[tuple[str, str]] = []
        self.admitted: list[tuple[str, str]] = []

    async def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=bearer(token) | headers)

    async def post(self, path: str, body: object = None, token: str = "") -> httpx.Response:
        return await self.client.post(path, json=body, headers=bearer(token))

    async def create(self, **request: object) -> tuple[str, str, dict[str, Any]]:
        """Create a match; returns its id, the first seat's token and the answer."""
        answer = answered(await self.post("/v1/matches", {"game": "ronin", "players": 2, **request}))
        return answer["match"]["id"], answer["tokens"][0]["token"], answer

    async def asked(self, match_id: str, token: str) -> dict[str, Any]:
        """Wait until the seat is asked or the match is over."""
        while True:
            seen = answered(await self.get(f"/v1/matches/{match_id}:observe", token))
            if "outcome" in seen or seen.get("legalActions"):
                return seen
            await asyncio.sleep(0.01)

    async def play(self, match_id: str, token: str, acts: int) -> dict[str, Any]:
        """Act so many times, or to the end; returns what is seen then."""
        seen = await self.asked(match_id, token)
        for _ in range(acts):
            if "outcome" in seen:
                break
            body = {"code": seen["legalActions"][0]["code"], "expectedVersion": seen["version"]}
            answered(await self.post(f"/v1/matches/{match_id}:act", body, token))
            seen = await self.asked(match_id, token)
        return seen

    def listen(self, path: str, **headers: str) -> "Listener":
        return Listener(self.app, path, headers)


class Listener:
    """A client of a stream, by hand: httpx would wait for its end."""

    def __init__(self, app: Rest, path: str, headers: dict[str, str]) -> None:
        address, _, query = path.partition("?")
        self.sent: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._gone = asyncio.Event()
        self._text = ""
        scope = {
            "type": "http",
            "method": "GET",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
        }
        self.task = asyncio.ensure_future(app(scope, self._receive, self.sent.put))

    async def _receive(self) -> MutableMapping[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def status(self) -> int:
        part = await asyncio.wait_for(self.sent.get(), 10)
        return int(part["status"])

    async def block(self) -> str:
        """Wait for the next event or comment; empty at the end."""
        part = await asyncio.wait_for(self.sent.get(), 10)
        return str(part["body"].decode())

    async def event(self) -> tuple[int, dict[str, Any]]:
        """Wait for the next event, past comments: its id and data."""
        while (text := await self.block()).startswith(":"):
            pass
        return parsed(text)

    async def hang_up(self) -> None:
        self._gone.set()
        await asyncio.wait_for(self.task, 10)


def parsed(block: str) -> tuple[int, dict[str, Any]]:
    first, second = block.strip().split("\n")
    assert first.startswith("id: ")
    assert second.startswith("data: ")
    return int(first[4:]), json.loads(second[6:])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def answered(response: httpx.Response) -> dict[str, Any]:
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == JSON
    found: dict[str, Any] = response.json()
    return found


def refused(response: httpx.Response, reason: Reason, status: int | None = None) -> dict[str, Any]:
    """Check that a call was refused for this reason; returns the status message."""
    found: dict[str, Any] = response.json()
    assert found["details"][0]["reason"] == reason, found
    assert response.status_code == (status or STATUS[reason][1])
    assert response.headers["content-type"] == JSON
    assert found["code"] == STATUS[reason][0].value[0]
    assert found["details"][0]["@type"] == "type.googleapis.com/google.rpc.ErrorInfo"
    assert found["details"][0]["domain"] == "yrden"
    return found


@contextlib.asynccontextmanager
async def server(path: Path) -> AsyncIterator[Server]:
    store = await SqliteStore.open(path / "rest.sqlite", synchronous="OFF")
    matches = Matches(store, Limits())
    await matches.start()
    methods = Methods(matches)

    async def healthy() -> tuple[int, str, bytes]:
        return 200, "text/plain", b"ok\n"

    async def broken() -> tuple[int, str, bytes]:
        raise RuntimeError("a secret")

    app = Rest(
        methods,
        authenticate,
        MAX_BODY,
        routes={**pages(), "/healthz": healthy, "/broken": broken},
        observe=lambda method, heard, seconds: served.observed.append((method, heard)) if seconds >= 0 else None,
        admit=lambda address, token: served.admitted.append((address, token)),
        heartbeat=HEARTBEAT,
    )
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://yrden") as client:
        served = Server(matches, client, methods, app)
        try:
            yield served
        finally:
            await matches.close()
            await store.close()


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Callable[[Server], Awaitable[None]]], None]:
    """Run a script against a server of its own."""

    def run(script: Callable[[Server], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with server(tmp_path) as served:
                await script(served)

        asyncio.run(whole())

    return run


Run = Callable[[Callable[[Server], Awaitable[None]]], None]


# Every method.


def test_games_are_listed_and_described(run: Run) -> None:
    async def script(served: Server) -> None:
        games = answered(await served.get("/v1/games"))["games"]
        assert "ronin" in [game["id"] for game in games]
        game = answered(await served.get("/v1/games/ronin"))
        assert game["content"]
        read = json_format.ParseDict(game, games_pb2.Game())
        packed = await served.methods.unary["yrden.v1.Games.GetGame"](games_pb2.GetGameRequest(game="ronin"), Caller())
        assert read == games_pb2.Game.FromString(packed)
        refused(await served.get("/v1/games/chess"), Reason.UNKNOWN_GAME)

    run(script)


def test_a_match_is_created_read_listed_and_acted_on(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, created = await served.create(options={"side": "B"}, seats=[{"kind": "SEAT_KIND_HUMAN"}])
        assert created["match"]["joinCode"]
        assert created["match"]["options"] == {"side": "B"}
        match = answered(await served.get(f"/v1/matches/{match_id}"))
        assert match["id"] == match_id
        assert not match["joinCode"]
        listed = answered(await served.get("/v1/matches?state=MATCH_STATE_RUNNING&pageSize=5&game=ronin"))
        assert [each["id"] for each in listed["matches"]] == [match_id]
        seen = await served.asked(match_id, token)
        body = {"code": seen["legalActions"][0]["code"], "expectedVersion": seen["version"], "detail": 2}
        acted = answered(await served.post(f"/v1/matches/{match_id}:act", body, token))
        assert acted["appliedVersion"] > seen["version"]
        assert acted["observation"]["matchId"] == match_id
        assert acted["observation"]["seat"] == 0

    run(script)


def test_an_observation_is_the_same_message_as_protobuf_and_as_json(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        await served.play(match_id, token, 12)
        path = f"/v1/matches/{match_id}:observe?sinceVersion=0&detail="
        for detail in ("DETAIL_CODES", "DETAIL_COMPACT", "DETAIL_FULL"):
            seen = answered(await served.get(path + detail, token))
            request = matches_pb2.ObserveRequest(match_id=match_id, since_version=0, detail=detail)
            packed = await served.methods.unary["yrden.v1.Matches.Observe"](request, Caller(token))
            read = json_format.ParseDict(seen, observation_pb2.Observation())
            assert read == observation_pb2.Observation.FromString(packed)

    run(script)


def test_seats_are_joined_and_given_up(run: Run) -> None:
    async def script(served: Server) -> None:
        seats = [{"kind": "SEAT_KIND_HUMAN"}, {"kind": "SEAT_KIND_OPEN"}]
        match_id, token, created = await served.create(seats=seats)
        refused(await served.get(f"/v1/matches/{match_id}:observe", token), Reason.NOT_STARTED)
        joining = {"join_code": created["match"]["joinCode"], "seat": 1, "name": "Żak"}
        joined = answered(await served.post("/v1/matches:join", joining))
        assert joined["token"]["seat"] == 1
        assert joined["match"]["seats"][1]["name"] == "Żak"
        refused(await served.post("/v1/matches:join", joining), Reason.SEAT_TAKEN)
        refused(await served.post("/v1/matches:join", {"joinCode": "NONE"}), Reason.NO_SUCH_JOIN_CODE)
        # Resigning takes nothing but its path: no body, an empty one and an empty message are the same.
        resigned = await served.client.post(f"/v1/matches/{match_id}:resign", headers=bearer(joined["token"]["token"]))
        assert answered(resigned)["id"] == match_id

    run(script)


def test_a_finished_match_has_a_replay(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        refused(await served.get(f"/v1/matches/{match_id}:replay"), Reason.NOT_FINISHED)
        assert "outcome" in await served.play(match_id, token, 10_000)
        replay = answered(await served.get(f"/v1/matches/{match_id}:replay"))
        assert len(replay["seed"]) == 64
        assert json_format.ParseDict(replay, matches_pb2.Replay()).log

    run(script)


def test_answers_are_as_described(run: Run) -> None:
    described = document()

    def check(name: str, answer: object) -> None:
        schema = {"$ref": f"#/components/schemas/{name}", "components": described["components"]}
        jsonschema_rs.validate(schema, answer)

    async def script(served: Server) -> None:
        match_id, token, created = await served.create(players=1)
        check("CreateMatchResponse", created)
        for path, name in {
            "/v1/games": "ListGamesResponse",
            "/v1/games/ronin": "Game",
            "/v1/matches": "ListMatchesResponse",
            f"/v1/matches/{match_id}": "Match",
        }.items():
            check(name, answered(await served.get(path)))
        check("Status", (await served.get("/v1/nothing")).json())
        await served.play(match_id, token, 10_000)
        for seat, detail in itertools.product((token, ""), ("DETAIL_CODES", "DETAIL_COMPACT", "DETAIL_FULL")):
            observe = f"/v1/matches/{match_id}:observe?detail={detail}&sinceVersion=0"
            check("Observation", answered(await served.get(observe, seat)))
            watched = await served.get(f"/v1/matches/{match_id}:watch?fromVersion=0&detail={detail}", seat)
            for block in watched.text.strip().split("\n\n"):
                check("WatchMatchResponse", parsed(block)[1])
        check("Replay", answered(await served.get(f"/v1/matches/{match_id}:replay")))

    run(script)


def test_every_method_of_the_contract_has_a_path(run: Run) -> None:
    async def script(served: Server) -> None:
        names = {*served.methods.unary, *served.methods.stream}
        contract = {
            method.full_name
            for file in (games_pb2, matches_pb2)
            for service in file.DESCRIPTOR.services_by_name.values()
            for method in service.methods
            if bindings(method)
        }
        assert contract == names

    run(script)


# Requests.


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


# Refusals.


@pytest.mark.parametrize("reason", list(Reason))
def test_each_reason_has_its_status(run: Run, reason: Reason) -> None:
    async def script(served: Server) -> None:
        async def refuse(_request: object, _caller: Caller) -> bytes:
            raise Refusal(reason, "Tak się nie da.", {"retry_after": "1.2", "version": "7"})

        served.methods.unary[LIST_GAMES] = refuse
        app = Rest(served.methods, authenticate, MAX_BODY)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://yrden") as client:
            response = await client.get("/v1/games")
        told = refused(response, reason)
        assert told["message"] == "Tak się nie da."
        assert told["details"][0]["metadata"] == {"retry_after": "1.2", "version": "7"}
        assert response.headers["retry-after"] == "2"
        assert ("www-authenticate" in response.headers) == (response.status_code == 401)

    run(script)


def test_tokens_are_asked_for_and_checked(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        act = f"/v1/matches/{match_id}:act"
        none = await served.post(act, {"requestId": "a"})
        refused(none, Reason.NO_TOKEN)
        assert none.headers["www-authenticate"] == 'Bearer realm="yrden"'
        wrong = await served.post(act, {"requestId": "a"}, "x" * 32)
        refused(wrong, Reason.BAD_TOKEN)
        assert wrong.headers["www-authenticate"] == 'Bearer realm="yrden", error="invalid_token"'
        for value in ("Basic abc", "Bearer", "Bearer ", token):
            response = await served.client.get(f"/v1/matches/{match_id}:observe", headers={"authorization": value})
            refused(response, Reason.BAD_TOKEN)
        lower = await served.client.get(
            f"/v1/matches/{match_id}:observe", headers={"authorization": f"bearer  {token} "}
        )
        assert answered(lower)["seat"] == 0
        assert "seat" not in answered(await served.get(f"/v1/matches/{match_id}:observe"))

    run(script)


def test_the_operators_key_allows_a_seed(run: Run) -> None:
    async def script(served: Server) -> None:
        body = {"game": "ronin", "players": 1, "seed": "00" * 32}
        refused(await served.post("/v1/matches", body), Reason.NEEDS_ADMIN)
        assert answered(await served.post("/v1/matches", body, ADMIN))["match"]["chosenSeed"]
        refused(await served.post("/v1/matches", body | {"seed": "0"}, ADMIN), Reason.BAD_SEED)

    run(script)


def test_acts_are_refused_with_what_to_do_next(run: Run) -> None:
    async def script(served: Server) -> None:
        match_id, token, _ = await served.create(players=1)
        seen = await served.asked(match_id, token)
        act = f"/v1/matches/{match_id}:act"
        refused(await served.post(act, {"code": 1}, token), Reason.UNGUARDED_ACT)
        stale = refused(await served.post(act, {"expectedVersion": 10**6}, token), Reason.STALE_VERSION)
        assert stale["details"][0]["metadata"] == {"version": str(seen["version"])}
        wrong = {"code": 4_000_000_000, "expectedVersion": seen["version"]}
        refused(await served.post(act, wrong, token), Reason.ILLEGAL_ACTION)
        refused(await served.post("/v1/matches/none:act", {"requestId": "a"}, token), Reason.NO_SUCH_MATCH)
        assert (await served.asked(match_id, token))["version"] == seen["version"]

    run(script)


def test_an_unknown_path_is_refused_with_a_hint(run: Run) -> None:
    async def script(served: Server) -> None:
        told = refused(await served.get("/v1/match"), Reason.NO_SUCH_METHOD)
        assert "GET /v1/matches" in told["message"]
        assert "/docs" in told["message"]
        for path in ("/v2", "/v1/games/", "/v1/matches/abc:observ", "/v1/matches/:act", "/v1/matches/a/b:act"):
            refused(await served.get(path), Reason.NO_SUCH_METHOD)
        assert served.observed[-1] == ("unknown", "NO_SUCH_METHOD")

    run(script)


def test_a_wrong_verb_is_refused_with_the_right_ones(run: Run) -> None:
    async def script(served: Server) -> None:
        for verb, path, allow in [
            ("DELETE", "/v1/matches", "GET, POST, HEAD"),
            ("POST", "/v1/games", "GET, HEAD"),
            ("GET", "/v1/matches:join", "POST"),
            ("OPTIONS", "/v1/matches/abc:act", "POST"),
            ("PUT", "/v1/matches/abc:watch", "GET"),
            ("POST", "/healthz", "GET, HEAD"),
        ]:
            response = await served.client.request(verb, path)
            refused(response, Reason.NO_SUCH_METHOD, 405)
            assert response.headers["allow"] == allow
        assert (await served.client.head("/v1/games")).status_code == 200
        # A stream has no end for HEAD to wait for.
        assert (await served.client.head("/v1/matches/abc:watch")).status_code == 405

    run(script)


def test_a_fault_of_ours_tells_nothing(run: Run) -> None:
    async def script(served: Server) -> None:
        async def fail(_request: object, _caller: Caller) -> bytes:
            raise RuntimeError("a secret")

        served.methods.unary[LIST_GAMES] = fail
        app = Rest(served.methods, authenticate, MAX_BODY)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://yrden") as client:
            response = await client.get("/v1/games")
        refused(response, Reason.INTERNAL)
        assert "secret" not in response.text
        broken = await served.get("/broken")
        refused(broken, Reason.INTERNAL)
        assert "secret" not in broken.text

    run(script)


def test_calls_are_admitted_and_observed(run: Run) -> None:
    async def script(served: Server) -> None:
        await served.get("/v1/games", "abc")
        await served.get("/v1/games/chess")
        assert served.admitted == [("127.0.0.1", "abc"), ("127.0.0.1", "")]
        assert served.observed == [(LIST_GAMES, "OK"), ("yrden.v1.Games.GetGame", "UNKNOWN_GAME")]

        def turn_away(_address: str, _token: str) -> None:
            raise Refusal(Reason.TOO_MANY_REQUESTS, "Slower.", {"retry_after": "0.05"})

        app = Rest(served.methods, authenticate, MAX_BODY, admit=turn_away)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://yrden") as client:
            response = await client.get("/v1/games")
        refused(response, Reason.TOO_MANY_REQUESTS)
        assert response.headers["retry-after"] == "1"

    run(script)


# Streams.


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


# Pages.


def test_pages_are_bundled_and_ask_no_other_host(run: Run) -> None:
    async def script(served: Server) -> None:
        shown = pages()
        assert {"/", "/docs", "/openapi.json", "/page/style.css", "/page/play.js"} <= set(shown)
        for path in shown:
            response = await served.get(path)
            assert response.status_code == 200
            assert response.headers["content-security-policy"].startswith("default-src 'self'")
            without_names = response.text.replace("http://www.w3.org/2000/svg", "")
            assert "http://" not in without_names
            assert "https://" not in without_names
        index = (await served.get("/")).text
        assert "/docs" in index
        health = await served.get("/healthz")
        assert (health.text, health.headers["content-type"]) == ("ok\n", "text/plain")

    run(script)
