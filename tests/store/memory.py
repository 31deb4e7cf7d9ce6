"""A store in memory, as plain as can be: the model that the others are compared with."""

from collections.abc import Sequence
from dataclasses import replace

from yrden.store.port import Conflict, Filter, Header, Page, Record, Request, Seat, SeatKind, State, Unit

_PLAYED = (State.WAITING, State.RUNNING)


class MemoryStore:
    """A store that forgets everything with its process."""

    def __init__(self) -> None:
        self.matches: dict[str, Record] = {}
        self.units: dict[str, list[Unit]] = {}
        self.packs: dict[str, bytes] = {}

    async def secret(self) -> bytes:
        return bytes(32)

    async def create(self, header: Header, seats: Sequence[Seat], unit: Unit | None) -> str:
        for known in self.matches.values():
            if header.request_hash and known.header.request_hash == header.request_hash:
                return known.header.match_id
        if header.match_id in self.matches:
            raise Conflict
        if await self.find_join_code(header.join_code) is not None:
            raise Conflict
        record = Record(header, tuple(seats), State.WAITING, "", 0, header.created)
        self.matches[header.match_id] = record
        self.units[header.match_id] = []
        if unit is not None:
            await self.append(unit)
        return header.match_id

    async def append(self, unit: Unit) -> None:
        if not 0 <= unit.version < unit.to_version:
            raise ValueError("A unit leads from a version to a later one.")
        record = self.matches.get(unit.match_id)
        if record is None or record.version != unit.version or record.state not in _PLAYED:
            raise Conflict
        if unit.seat is not None and await self.request(unit.match_id, unit.seat, unit.request_hash) is not None:
            raise Conflict
        self.units[unit.match_id].append(unit)
        self.matches[unit.match_id] = replace(
            record,
            version=unit.to_version,
            state=unit.state,
            reason=unit.reason,
            outcome=unit.outcome,
            updated=unit.time,
        )

    async def request(self, match_id: str, seat: int, request_hash: bytes) -> Request | None:
        for unit in self.units.get(match_id, []):
            if request_hash and (unit.seat, unit.request_hash) == (seat, request_hash):
                return Request(unit.code, unit.to_version)
        return None

    async def take_seat(self, match_id: str, number: int, seat: Seat) -> None:
        record = self.matches.get(match_id)
        if record is None or not 0 <= number < len(record.seats):
            raise Conflict
        seats = list(record.seats)
        if seats[number].kind is not SeatKind.OPEN or seats[number].token_hash:
            raise Conflict
        seats[number] = seat
        self.matches[match_id] = replace(record, seats=tuple(seats))

    async def set_state(self, match_id: str, state: State, reason: str) -> None:
        record = self.matches.get(match_id)
        if record is None or record.state is State.FINISHED:
            raise Conflict
        self.matches[match_id] = replace(record, state=state, reason=reason)

    async def read(self, match_id: str) -> Record | None:
        return self.matches.get(match_id)

    async def log(self, match_id: str) -> bytes:
        return b"".join(unit.entries for unit in self.units.get(match_id, []))

    async def find_join_code(self, code: str) -> str | None:
        for known in self.matches.values():
            if code and known.header.join_code == code:
                return known.header.match_id
        return None

    async def list(self, wanted: Filter) -> Page:
        found = sorted(self.matches.values(), key=lambda known: (known.header.created, known.header.match_id))
        found = [
            record
            for record in reversed(found)
            if wanted.game in ("", record.header.game) and wanted.state in (None, record.state)
        ]
        if wanted.cursor:
            names = [f"after {record.header.match_id}" for record in found]
            if wanted.cursor not in names:
                raise ValueError("The page cursor is not one this store gave.")
            found = found[names.index(wanted.cursor) + 1 :]
        page = found[: wanted.size]
        return Page(page, f"after {page[-1].header.match_id}" if len(found) > len(page) else "")

    async def unfinished(self) -> Sequence[Record]:
        return [record for record in self.matches.values() if record.state in _PLAYED]

    async def put_pack(self, content_hash: str, content: bytes) -> None:
        self.packs.setdefault(content_hash, content)

    async def pack(self, content_hash: str) -> bytes | None:
        return self.packs.get(content_hash)

    async def close(self) -> None:
        pass
