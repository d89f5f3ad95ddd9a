"""Updates the files of the archive, with one replacement of the pointer per run.

Usually a small delta is written: the changes since the base was read. Once a day, or after many changes, the
base is rewritten from all decks, which also repairs what the eventually consistent index has hidden from a
delta. Files exist before the pointer names them, and only the pointer that was read is replaced: a killed run
leaves the last good archive, and of two concurrent runs one wins.
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
from functions.publisher.garbage_collection import garbage
from functions.publisher.pointer import Pointer, read_pointer, write_pointer
from functions.publisher.ports import Ports

BASE_LIFETIME = timedelta(days=1)
MAX_DELTA_DECKS = 2000
"""A delta is read and fetched again and again."""
OVERLAP = timedelta(minutes=10)
"""How much earlier than the base a delta begins: clocks differ, and the index lags."""
_BASE_QUALITY, _DELTA_QUALITY = 9, 6
"""Of brotli; the highest (11) would take minutes for a whole archive."""

Outcome = Literal["base", "delta", "nothing new", "another run was first"]


@dataclass(frozen=True)
class RunResult:
    """The result of a run."""

    outcome: Outcome
    decks: int = 0
    """Decks in the written file."""
    removed: int = 0
    """Deleted files."""


def run(ports: Ports) -> RunResult:
    """Update the files."""
    content, mark = ports.store.pointer()
    before = read_pointer(content)
    try:
        if before is None or _needs_base(ports, before):
            return _write_base(ports, before, mark)
        return _write_delta(ports, before, mark)
    except LostRaceError:
        return RunResult("another run was first")


def _needs_base(ports: Ports, pointer: Pointer) -> bool:
    old = _moment(pointer.since) + BASE_LIFETIME <= ports.clock()
    return old or not all(map(ports.store.has, pointer.files))


def _write_base(ports: Ports, before: Pointer | None, mark: str) -> RunResult:
    now = ports.clock()
    changes = ports.read_changes(Span(None, now))
    generation = _next_generation(ports, before)
    name = _put(ports, "base", generation, encode(changes, with_removed=False), _BASE_QUALITY)
    pointer = Pointer(generation, name, None, iso(now), iso(ports.clock()))
    ports.store.exchange(write_pointer(pointer), mark)
    return RunResult("base", len(changes.decks), _collect_garbage(ports, pointer))


def _write_delta(ports: Ports, before: Pointer, mark: str) -> RunResult:
    now = ports.clock()
    changes = ports.read_changes(Span(_moment(before.since) - OVERLAP, now))
    if len(changes.decks) > MAX_DELTA_DECKS:
        return _write_base(ports, before, mark)
    content = encode(changes, with_removed=True)
    if _is_published(before, changes, content):
        return RunResult("nothing new")
    generation = before.generation + 1
    name = _put(ports, "delta", generation, content, _DELTA_QUALITY)
    pointer = Pointer(generation, before.base, name, before.since, iso(now))
    ports.store.exchange(write_pointer(pointer), mark)
    return RunResult("delta", len(changes.decks))


def _is_published(before: Pointer, changes: Changes, content: bytes) -> bool:
    """Whether the archive contains these changes already."""
    if before.delta is None:
        return not changes.decks and not changes.removed
    return before.delta.split(".")[2] == _hash(content)


def _put(ports: Ports, kind: str, generation: int, content: bytes, quality: int) -> str:
    """Store a file with its compressed variants; its name contains its generation and a hash."""
    name = f"{kind}.{generation}.{_hash(content)}.json"
    ports.store.put(f"{name}.br", brotli.compress(content, quality=quality))
    ports.store.put(f"{name}.gz", gzip.compress(content, 6, mtime=0))
    ports.store.put(name, content)
    return name


def _next_generation(ports: Ports, before: Pointer | None) -> int:
    """Return a generation that no file has; without a pointer it follows that of the newest file."""
    if before is not None:
        return before.generation + 1
    numbers = [file.name.split(".")[1] for file in ports.store.list_files() if file.name.count(".") > 2]
    return max([0, *(int(number) for number in numbers if number.isdigit())]) + 1


def _collect_garbage(ports: Ports, pointer: Pointer) -> int:
    names = garbage(ports.store.list_files(), pointer, ports.clock())
    for name in names:
        ports.store.remove(name)
    return len(names)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _moment(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
