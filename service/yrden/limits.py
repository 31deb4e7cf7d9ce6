"""Rate limits: how often one caller may ask.

A token bucket for each key: `burst` calls at once, then `rate` calls a second. Of a bucket only the moment at which it
will be full again is kept: one number, which time refills by itself. A full bucket is the same as none and is
forgotten; if still too many are left, those not heard of for longest go.
"""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import unquote

from yrden.application.refusal import Reason, Refusal

# Seconds by which sums of clock readings may be off.
_ROUNDING = 1e-6
# Full buckets forgotten with each call: more than one, so that forgetting keeps ahead of remembering.
_SWEEP = 2


class RateLimiter:
    """At most `burst` calls at once and `rate` calls a second for each key; a rate of 0 is no limit."""

    def __init__(
        self,
        rate: float,
        burst: int,
        *,
        whose: str = "from here",
        capacity: int = 100_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make a limiter that refuses calls `whose` ("with this token", "from this address") rate is too high."""
        if not (rate >= 0 and math.isfinite(rate)):
            raise ValueError(f"A rate is a number from 0 on; {rate} was given.")
        if burst < 1 or capacity < 1:
            raise ValueError(f"At least one call and one key must be allowed; {burst} and {capacity} were given.")
        self._interval = 1 / rate if rate else 0.0
        # How far ahead of now a bucket's moment may be for one more call to fit.
        self._ahead = self._interval * (burst - 1)
        self._whose = whose
        self._capacity = capacity
        self._clock = clock
        # When each bucket is full again; the key heard of most recently is last.
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._full_at)

    def check(self, key: str) -> None:
        """Let a call through, or refuse it and say after how many seconds the next one will be let through."""
        if not self._interval:
            return
        now = self._clock()
        buckets = self._full_at
        full_at = buckets.get(key, now)
        excess = full_at - now - self._ahead
        if excess > _ROUNDING:
            # Who is refused stays known.
            buckets.move_to_end(key)
            raise self._refusal(excess)
        buckets[key] = max(full_at, now) + self._interval
        buckets.move_to_end(key)
        self._forget(now)

    def _forget(self, now: float) -> None:
        buckets = self._full_at
        for _ in range(_SWEEP):
            oldest = next(iter(buckets), None)
            if oldest is None or (buckets[oldest] > now and len(buckets) <= self._capacity):
                return
            del buckets[oldest]

    def _refusal(self, excess: float) -> Refusal:
        # Rounded up, so that who waits as long as told is let through.
        seconds = f"{math.ceil(excess * 1000) / 1000:.3f}".rstrip("0").rstrip(".")
        return Refusal(
            Reason.TOO_MANY_REQUESTS,
            f"Too many requests {self._whose}; wait {seconds} seconds and try again.",
            {"retry_after": seconds},
        )


@lru_cache(maxsize=4096)
def address_key(peer: str) -> str:
    """The key under which an address is counted, from an HTTP client's host or gRPC's `ipv4:127.0.0.1:53124`.

    Ports change with every connection and are left out. Whoever has one IPv6 address has its whole /64 network, so
    that is what is counted.
    """
    kind, _, rest = peer.partition(":")
    host = peer
    if kind in {"ipv4", "ipv6"}:
        host = unquote(rest).rpartition(":")[0]
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))
