"""Rate limits, on a clock of our own."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yrden.application.refusal import Reason, Refusal
from yrden.limits import RateLimiter, address_key


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def refused(limiter: RateLimiter, key: str) -> Refusal | None:
    try:
        limiter.check(key)
    except Refusal as refusal:
        return refusal
    return None


def passed(limiter: RateLimiter, key: str, calls: int) -> int:
    return sum(refused(limiter, key) is None for _ in range(calls))


rates = st.floats(0.01, 10_000)
bursts = st.integers(1, 50)
starts = st.floats(0, 10_000_000)
pauses = st.lists(st.floats(0, 5), min_size=1, max_size=80)


def test_a_burst_passes_and_the_rest_is_told_when_to_come_back() -> None:
    clock = Clock()
    limiter = RateLimiter(4, 3, whose="with this token", clock=clock)
    assert passed(limiter, "a", 3) == 3
    refusal = refused(limiter, "a")
    assert refusal is not None
    assert refusal.reason is Reason.TOO_MANY_REQUESTS
    assert refusal.facts == {"retry_after": "0.25"}
    assert refusal.message == "Too many requests with this token; wait 0.25 seconds and try again."
    clock.now += 0.25
    assert passed(limiter, "a", 2) == 1
    clock.now += 60
    assert passed(limiter, "a", 9) == 3


def test_keys_do_not_touch_each_other() -> None:
    limiter = RateLimiter(1, 2, clock=Clock())
    assert passed(limiter, "a", 5) == 2
    assert passed(limiter, "b", 5) == 2


def test_a_rate_of_zero_is_no_limit() -> None:
    limiter = RateLimiter(0, 1, clock=Clock())
    assert passed(limiter, "a", 1000) == 1000
    assert len(limiter) == 0


@pytest.mark.parametrize(("rate", "burst", "capacity"), [(-1, 1, 1), (float("nan"), 1, 1), (1, 0, 1), (1, 1, 0)])
def test_a_limiter_that_makes_no_sense_cannot_be_made(rate: float, burst: int, capacity: int) -> None:
    with pytest.raises(ValueError, match="given"):
        RateLimiter(rate, burst, capacity=capacity)


@given(rates, bursts, starts, pauses)
def test_no_stretch_of_time_lets_more_through_than_burst_and_rate(
    rate: float, burst: int, start: float, waits: list[float]
) -> None:
    clock = Clock(start)
    limiter = RateLimiter(rate, burst, clock=clock)
    times = []
    for pause in waits:
        clock.now += pause
        times += [clock.now] * passed(limiter, "a", 3)
    for first, begin in enumerate(times):
        for last in range(first, len(times)):
            assert last - first + 1 <= burst + (times[last] - begin + 1e-5) * rate + 1e-6


@given(rates, bursts, starts, st.lists(st.floats(0, 5), max_size=20))
def test_who_waits_as_told_is_let_through(rate: float, burst: int, start: float, waits: list[float]) -> None:
    clock = Clock(start)
    limiter = RateLimiter(rate, burst, clock=clock)
    for pause in waits:
        clock.now += pause
        limiter_answers = [refused(limiter, "a") for _ in range(burst + 1)]
        refusal = limiter_answers[-1]
        if refusal is not None:
            clock.now += float(refusal.facts["retry_after"])
            assert refused(limiter, "a") is None


@given(rates, bursts, starts, st.integers(1, 200))
def test_who_keeps_to_the_rate_is_never_refused(rate: float, burst: int, start: float, calls: int) -> None:
    clock = Clock(start)
    limiter = RateLimiter(rate, burst, clock=clock)
    for number in range(calls):
        clock.now = start + number / rate
        assert refused(limiter, "a") is None


@given(bursts, st.lists(st.tuples(st.integers(0, 5), st.floats(0, 3)), max_size=80))
def test_forgetting_full_buckets_changes_no_answer(burst: int, calls: list[tuple[int, float]]) -> None:
    clock = Clock()
    limiter = RateLimiter(2, burst, clock=clock)
    alone = {key: RateLimiter(2, burst, clock=clock) for key in range(6)}
    for key, pause in calls:
        clock.now += pause
        assert (refused(limiter, str(key)) is None) == (refused(alone[key], "only") is None)


def addresses(count: int) -> Iterator[str]:
    return (f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}" for number in range(count))


def test_memory_is_bounded_however_many_come() -> None:
    limiter = RateLimiter(0.001, 1, capacity=100, clock=Clock())
    for address in addresses(10_000):
        limiter.check(address)
        assert len(limiter) <= 100


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limiter = RateLimiter(10, 5, capacity=1_000_000, clock=clock)
    for address in addresses(1000):
        limiter.check(address)
    assert len(limiter) == 1000
    clock.now += 1
    for address in addresses(1000):
        limiter.check(f"other {address}")
    assert len(limiter) == 1000
    for _ in range(20):
        clock.now += 1
        limiter.check("last")
    assert len(limiter) < 1000


def test_who_is_refused_is_not_forgotten_for_newcomers() -> None:
    limiter = RateLimiter(0.001, 1, capacity=10, clock=Clock())
    limiter.check("greedy")
    for address in addresses(1000):
        limiter.check(address)
        assert refused(limiter, "greedy") is not None


@pytest.mark.parametrize(
    ("peer", "key"),
    [
        ("ipv4:192.0.2.7:53124", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("ipv6:%5B2001:db8:1:2:3:4:5:6%5D:53124", "2001:db8:1:2::/64"),
        ("ipv6:[2001:db8:1:2::9]:53124", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("ipv6:%5B::ffff:192.0.2.7%5D:53124", "192.0.2.7"),
        ("unix:/run/yrden", "unix:/run/yrden"),
        ("", ""),
    ],
)
def test_an_address_is_counted_without_its_port(peer: str, key: str) -> None:
    assert address_key(peer) == key
