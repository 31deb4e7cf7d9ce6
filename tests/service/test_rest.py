"""The REST side: every method, refusals and pages."""

import itertools

import httpx
import jsonschema_rs
import pytest
from google.protobuf import json_format

from service.asgi import ADMIN, MAX_BODY, Run, Server, answered, authenticate, bearer, parsed, refused
from yrden.application.refusal import Reason, Refusal
from yrden.transport.methods import Caller
from yrden.transport.openapi import document
from yrden.transport.page import pages
from yrden.transport.rest import Rest, bindings
from yrden.v1 import games_pb2, matches_pb2, observation_pb2

LIST_GAMES = "yrden.v1.Games.ListGames"

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
