"""Finds files that are no longer requested.

Their names begin with their kind and the generation of the pointer that they were written for, and are never
reused for other content. An open page fetches the files as soon as it has read the pointer; a day is ample.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, timedelta

from functions.publisher.pointer import Pointer
from functions.publisher.stores.store import VARIANTS, StoredFile

RETENTION = timedelta(days=1)
"""How long a file stays after it was superseded."""
_NAME = re.compile(r"(?P<kind>base|delta)\.(?P<generation>\d+)\.")


def garbage(files: Iterable[StoredFile], pointer: Pointer, now: datetime) -> list[str]:
    """Name the files that can be deleted, unfinished files of killed runs included."""
    current = {f"{name}{ending}" for name in pointer.files for ending in VARIANTS}
    listed = [(file, _kind_and_generation(file.name)) for file in files]
    limit = now - RETENTION
    old = {mark for file, mark in listed if mark is not None and file.written < limit}
    return sorted(
        file.name
        for file, mark in listed
        if file.name not in current and (file.written < limit if mark is None else _superseded(mark, old))
    )


def _superseded(mark: tuple[str, int], old: set[tuple[str, int]]) -> bool:
    """Whether an old file has superseded this one: a base by a base, a delta by either."""
    kind, generation = mark
    return any(later > generation and (kind == "delta" or other == "base") for other, later in old)


def _kind_and_generation(name: str) -> tuple[str, int] | None:
    found = _NAME.match(name)
    return (found["kind"], int(found["generation"])) if found else None
