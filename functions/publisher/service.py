"""Brings the files of the archive up to date, one exchange of the pointer at a time.

Usually a small delta is written: what has changed since the base was read. Once a day, or when there is much,
the base is written anew from everything; that also repairs whatever an index that follows late has hidden
from a delta. Files are there before the pointer names them, and it is exchanged only for the one that was
read: a run that is killed leaves the last good archive, and of two runs at once one is taken.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal

import brotli

from functions.common.errors import LostRaceError
from functions.common.ports import iso
from functions.publisher.archive import Changes, Span
from functions.publisher.encoding import encode
from functions.publisher.pointer import Pointer, read_pointer, write_pointer
from functions.publisher.ports import Ports
from functions.publisher.tidying import outdated

BASE_LASTS = timedelta(days=1)
MAX_DELTA_DECKS = 2000
"""Decks; it is read and fetched again and again."""
OVERLAP = timedelta(minutes=10)
"""How much earlier than the base a delta begins: clocks differ, and the index follows late."""
_BASE_QUALITY, _DELTA_QUALITY = 9, 6
"""Of brotli; the best (11) would take minutes for a whole archive."""

Outcome = Literal["base", "delta", "nothing new", "another run was first"]


@dataclass(frozen=True)
class Done:
    """What a run has come to."""

    outcome: Outcome
    decks: int = 0
    """In the file that was written."""
    removed: int = 0
    """Files."""


def run(ports: Ports) -> Done:
    """Bring the files up to date."""
    content, mark = ports.store.pointer()
    before = read_pointer(content)
    try:
        if before is None or _is_worn(ports, before):
            return _write_base(ports, before, mark)
        return _write_delta(ports, before, mark)
    except LostRaceError:
        return Done("another run was first")


def _is_worn(ports: Ports, pointer: Pointer) -> bool:
    old = _moment(pointer.since) + BASE_LASTS <= ports.clock()
    return old or not all(map(ports.store.has, pointer.files))


def _write_base(ports: Ports, before: Pointer | None, mark: str) -> Done:
    now = ports.clock()
    changes = ports.read_changes(Span(None, now))
    generation = _next_generation(ports, before)
    name = _put(ports, "base", generation, encode(changes, with_removed=False), _BASE_QUALITY)
    pointer = Pointer(generation, name, None, iso(now), iso(ports.clock()))
    ports.store.exchange(write_pointer(pointer), mark)
    return Done("base", len(changes.decks), _tidy(ports, pointer))


def _write_delta(ports: Ports, before: Pointer, mark: str) -> Done:
    now = ports.clock()
    changes = ports.read_changes(Span(_moment(before.since) - OVERLAP, now))
    if len(changes.decks) > MAX_DELTA_DECKS:
        return _write_base(ports, before, mark)
    content = encode(changes, with_removed=True)
    if _is_told(before, changes, content):
        return Done("nothing new")
    generation = before.generation + 1
    name = _put(ports, "delta", generation, content, _DELTA_QUALITY)
    pointer = Pointer(generation, before.base, name, before.since, iso(now))
    ports.store.exchange(write_pointer(pointer), mark)
    return Done("delta", len(changes.decks))


def _is_told(before: Pointer, changes: Changes, content: bytes) -> bool:
    """Whether the archive says so already."""
    if before.delta is None:
        return not changes.decks and not changes.gone
    return before.delta.split(".")[2] == _hash(content)


def _put(ports: Ports, kind: str, generation: int, content: bytes, quality: int) -> str:
    """Store a file with its compressed twins; its name tells its generation and its content."""
    name = f"{kind}.{generation}.{_hash(content)}.json"
    ports.store.put(f"{name}.br", brotli.compress(content, quality=quality))
    ports.store.put(f"{name}.gz", gzip.compress(content, 6, mtime=0))
    ports.store.put(name, content)
    return name


def _next_generation(ports: Ports, before: Pointer | None) -> int:
    """Give a generation that no file has: without a pointer that of the newest file tells it."""
    if before is not None:
        return before.generation + 1
    numbers = [file.name.split(".")[1] for file in ports.store.kept() if file.name.count(".") > 2]
    return max([0, *(int(number) for number in numbers if number.isdigit())]) + 1


def _tidy(ports: Ports, pointer: Pointer) -> int:
    names = outdated(ports.store.kept(), pointer, ports.clock())
    for name in names:
        ports.store.remove(name)
    return len(names)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _moment(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
