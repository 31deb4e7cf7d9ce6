"""Freshness, retries and races: an act happens once, on the question it was an answer to, or not at all."""

import threading
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

import grpc
import pytest

from service.harness import Server
from service.wires import BOT, HUMAN, OPEN, WIRES, Refused, Table, Wire, grpc_of, refusal, sit
from yrden.client import METHODS, metadata
from yrden.v1 import matches_pb2


def unique() -> str:
    return uuid.uuid4().hex


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """Make calls at the same moment; what is refused is in the list as a refusal."""
    gate = threading.Barrier(len(calls))

    def make(call: Callable[[], Any]) -> Any:
        gate.wait()
        try:
            return call()
        except Refused as refused:
            return refused

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(make, calls))


# Freshness.


def test_an_act_is_fresh_from_the_question_to_the_present(wire: Wire) -> None:
    table = sit(wire, HUMAN, HUMAN, HUMAN)
    seats = table.play_until_sealed()
    first, last = seats[0], seats[-1]
    seen = table.observe(last)
    asked_at = seen.asked_at
    mine = table.observe(first)
    moved = table.act(first, mine.legal_actions[0].code, expected_version=mine.version).applied_version
    # The other seat's choice changed nothing for this one.
    now = table.observe(last)
    assert (now.asked_at, now.version) == (asked_at, moved)
    code = seen.legal_actions[0].code
    for wrong in (0, asked_at - 1, moved + 1, moved + 1000, 2**32 - 1):
        found = refusal(lambda: table.act(last, code, expected_version=wrong))  # noqa: B023 - called at once
        assert found.reason == "STALE_VERSION"
        assert found.facts["version"] == str(moved)
        assert table.match().version == moved
    # As old as the question, in between, and the present: all are fresh. Here the oldest.
    assert table.act(last, code, expected_version=asked_at).applied_version > moved


def test_every_version_between_question_and_present_is_fresh(wire: Wire) -> None:
    for offset in range(3):
        table = sit(wire, HUMAN, HUMAN, HUMAN)
        seats = table.play_until_sealed()
        first, last = seats[0], seats[-1]
        mine = table.observe(first)
        table.act(first, mine.legal_actions[0].code, expected_version=mine.version)
        seen = table.observe(last)
        if seen.asked_at + offset > seen.version:
            continue
        done = table.act(last, seen.legal_actions[0].code, expected_version=seen.asked_at + offset)
        assert done.applied_version > seen.version


def test_seats_that_choose_at_once_never_abort_each_other(shared: Server) -> None:
    wire = grpc_of(shared)
    for number in range(8):
        table = sit(wire, *[HUMAN] * 4)
        table.chance.seed(number)
        seats = table.play_until_sealed()
        seen = {seat: table.observe(seat) for seat in seats}
        # All decide on what they saw before anybody chose; each over a connection of its own.
        wires = {seat: WIRES[name](shared) for seat, name in zip(seats, ["grpc", "rest"] * 2, strict=False)}
        acts = [partial(replace(table, wire=wires[seat]).act, seat, seen[seat].legal_actions[0].code) for seat in seats]
        done = at_once(
            *[partial(act, expected_version=seen[seat].version) for act, seat in zip(acts, seats, strict=True)]
        )
        assert not [answer for answer in done if isinstance(answer, Refused)], done
        assert len({answer.applied_version for answer in done}) == len(seats)
        for each in wires.values():
            each.close()
    wire.close()


def test_an_act_needs_a_guard(wire: Wire) -> None:
    table = sit(wire)
    seat = table.observe().asked[0]
    seen = table.observe(seat)
    code = seen.legal_actions[0].code
    assert refusal(lambda: table.act(seat, code)).reason == "UNGUARDED_ACT"
    assert table.match().version == seen.version
    assert table.act(seat, code, request_id=unique()).applied_version > seen.version


def test_expected_version_zero_is_not_the_same_as_none(wire: Wire) -> None:
    table = sit(wire)
    seat = table.observe().asked[0]
    code = table.observe(seat).legal_actions[0].code
    assert refusal(lambda: table.act(seat, code, expected_version=0)).reason == "STALE_VERSION"


# Retries.


def test_a_retry_acts_once_and_is_told_when(wire: Wire) -> None:
    table = sit(wire)
    seat = table.observe().asked[0]
    seen = table.observe(seat)
    code = seen.legal_actions[0].code
    fields = {"request_id": unique(), "expected_version": seen.version}
    first = table.act(seat, code, **fields)
    assert table.act(seat, code, **fields).applied_version == first.applied_version
    assert table.match().version == first.applied_version
    table.play(7)
    version = table.match().version
    again = table.act(seat, code, **fields)
    assert again.applied_version == first.applied_version
    # The observation is the one of now.
    assert again.observation.version == version == table.match().version
    others = [action.code for action in seen.legal_actions if action.code != code]
    assert refusal(lambda: table.act(seat, others[0], **fields)).reason == "REQUEST_ID_REUSED"
    # Another seat's request ids are its own.
    other = 1 - seat
    while other not in table.observe().asked:
        table.step()
    mine = table.observe(other)
    done = table.act(other, mine.legal_actions[0].code, request_id=fields["request_id"])
    assert done.applied_version > mine.version


def test_a_retry_is_known_after_the_end(wire: Wire) -> None:
    table = sit(wire)
    seat = table.observe().asked[0]
    code = table.observe(seat).legal_actions[0].code
    first = table.act(seat, code, request_id="mine")
    table.resign(0)
    assert table.act(seat, code, request_id="mine").applied_version == first.applied_version
    assert refusal(lambda: table.act(seat, code, request_id="another")).reason == "MATCH_OVER"


@pytest.mark.parametrize("guard", ["request_id", "expected_version"])
def test_two_clients_with_one_version_act_once(shared: Server, guard: str) -> None:
    wires = [WIRES[name](shared) for name in ("grpc", "rest", "grpc", "rest")]
    table = sit(wires[0])
    for _ in range(12):
        asked = list(table.observe().asked)
        if not asked:
            break
        seat = asked[0]
        seen = table.observe(seat)
        fields: dict[str, Any] = {"match_id": table.match_id, "code": seen.legal_actions[0].code}
        fields |= {"request_id": unique()} if guard == "request_id" else {"expected_version": seen.version}
        answers = at_once(*[partial(wire.call, "Act", table.tokens[seat], **fields) for wire in wires])
        applied = [answer.applied_version for answer in answers if not isinstance(answer, Refused)]
        assert len(set(applied)) == 1, answers
        if guard == "request_id":
            assert len(applied) == len(wires)
        else:
            assert len(applied) == 1
            reasons = {answer.reason for answer in answers if isinstance(answer, Refused)}
            assert reasons <= {"STALE_VERSION", "NOT_YOUR_TURN", "MATCH_OVER"}
        assert table.match().version == applied[0]
    for wire in wires:
        wire.close()


def test_a_creation_can_be_asked_for_again(wire: Wire) -> None:
    mine = "a-token-drawn-by-the-client-0001"
    seats = [{"kind": HUMAN}, {"kind": HUMAN, "token": mine}, {"kind": OPEN}, {"kind": BOT, "bot": "random"}]
    fields: dict[str, Any] = {"game": "ronin", "seats": seats, "request_id": unique()}
    answers = at_once(*[lambda: wire.call("CreateMatch", **fields) for _ in range(4)])
    answers.append(wire.call("CreateMatch", **fields))
    assert not [answer for answer in answers if isinstance(answer, Refused)], answers
    assert len({answer.match.id for answer in answers}) == 1
    assert len({answer.match.join_code for answer in answers}) == 1
    assert len({str(answer.tokens) for answer in answers}) == 1
    tokens = {entry.seat: entry.token for entry in answers[-1].tokens}
    assert set(tokens) == {0, 1}
    assert tokens[1] == mine
    joined = wire.call("JoinMatch", join_code=answers[0].match.join_code)
    assert joined.match.state == 2
    for seat, token in tokens.items():
        assert wire.call("Observe", token, match_id=joined.match.id).seat == seat
    for other in (
        {"options": {"side": "B"}},
        {"seats": seats[:3]},
        {"durability": "DURABILITY_WHEN_FINISHED"},
        {"seats": [*seats[:3], {"kind": BOT, "bot": "greedy"}]},
    ):
        assert refusal(lambda: wire.call("CreateMatch", **(fields | other))).reason == "REQUEST_ID_REUSED"  # noqa: B023


def test_a_seat_can_be_asked_for_again(wire: Wire) -> None:
    table = sit(wire, HUMAN, OPEN, OPEN)
    fields: dict[str, Any] = {"join_code": table.join_code, "request_id": unique()}
    answers = at_once(*[lambda: wire.call("JoinMatch", **fields) for _ in range(3)])
    assert len({str(answer.token) for answer in answers}) == 1, answers
    seat = answers[0].token.seat
    assert refusal(lambda: wire.call("JoinMatch", **fields, token="x" * 22)).reason == "REQUEST_ID_REUSED"
    mine = "a-token-drawn-by-the-client-0002"
    other = wire.call("JoinMatch", join_code=table.join_code, token=mine)
    assert other.token.token == mine
    assert {seat, other.token.seat} == {1, 2}
    assert wire.call("JoinMatch", **fields).token == answers[0].token
    for entry in (answers[0].token, other.token):
        assert wire.call("Observe", entry.token, match_id=table.match_id).seat == entry.seat


def test_a_seat_is_taken_once(shared: Server) -> None:
    wires = [WIRES[name](shared) for name in ("grpc", "rest") * 3]
    table = sit(wires[0], HUMAN, OPEN, OPEN)
    answers = at_once(*[partial(wire.call, "JoinMatch", join_code=table.join_code) for wire in wires])
    taken = [answer.token.seat for answer in answers if not isinstance(answer, Refused)]
    assert sorted(taken) == [1, 2]
    assert {answer.reason for answer in answers if isinstance(answer, Refused)} == {"NO_OPEN_SEAT"}
    assert table.match().state == 2
    for wire in wires:
        wire.close()


def test_no_two_seats_share_a_token(wire: Wire) -> None:
    mine = "a-token-drawn-by-the-client-0003"
    seats = [{"kind": HUMAN, "token": mine}, {"kind": HUMAN, "token": mine}]
    assert refusal(lambda: wire.call("CreateMatch", game="ronin", seats=seats)).reason == "BAD_TOKEN_FORM"
    created = wire.call("CreateMatch", game="ronin", seats=[seats[0], {"kind": OPEN}])
    again = refusal(lambda: wire.call("JoinMatch", join_code=created.match.join_code, token=mine))
    assert again.reason == "BAD_TOKEN_FORM"


# Clients that hang up.


def hang_up(table: Table, address: str, method: str, token: str, after: float, **fields: Any) -> None:
    """Send a call and cancel it before its answer."""
    described = METHODS[method]
    with grpc.insecure_channel(address) as channel:
        grpc.channel_ready_future(channel).result(timeout=10)
        send: Any = channel.unary_unary(f"/{described.containing_service.full_name}/{method}")
        request = getattr(matches_pb2, f"{method}Request")(**fields)
        call = send.future(request.SerializeToString(), metadata=metadata(token))
        time.sleep(after)
        call.cancel()
    assert table.match_id


def test_a_client_that_hangs_up_loses_nothing_of_its_act(shared: Server) -> None:
    wire = grpc_of(shared)
    arrived = 0
    for number in range(12):
        table = sit(wire)
        seat = table.observe().asked[0]
        seen = table.observe(seat)
        fields = {"code": seen.legal_actions[0].code, "request_id": unique(), "expected_version": seen.version}
        heard: list[Any] = []
        watching: Any = wire.client.watch(match_id=table.match_id, from_version=seen.version, timeout=20)
        listener = threading.Thread(target=lambda: heard.append(next(watching)))  # noqa: B023 - joined below
        listener.start()
        hang_up(table, shared.grpc, "Act", table.tokens[seat], number * 0.0003, match_id=table.match_id, **fields)
        time.sleep(0.02)
        version = table.match().version
        arrived += version > seen.version
        # Asked for again it is done, once, and whoever watches has heard of it.
        done = table.act(seat, **fields)
        assert table.match().version == done.applied_version
        if version > seen.version:
            assert version == done.applied_version
        listener.join()
        watching.close()
        assert heard[0].to_version == done.applied_version
    assert arrived, "no act arrived before its client hung up"
    wire.close()


def test_a_creator_that_hangs_up_leaves_a_match_that_is_played(shared: Server) -> None:
    wire = grpc_of(shared)
    bots = [{"kind": BOT, "bot": "random"}] * 2
    for number in range(6):
        request_id = unique()
        fields: dict[str, Any] = {"game": "ronin", "seats": bots, "request_id": request_id}
        table = Table(wire, "none", {}, "")
        hang_up(table, shared.grpc, "CreateMatch", "", number * 0.0005, **fields)
        match_id = wire.call("CreateMatch", **fields).match.id
        deadline = time.monotonic() + 20
        while wire.call("GetMatch", match_id=match_id).state != 3:
            assert time.monotonic() < deadline, "the bots never woke"
            time.sleep(0.01)
    wire.close()
