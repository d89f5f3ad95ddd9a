"""Removes files that nobody asks for any more.

Names begin with what a file is and the generation of the pointer that it was written for, and no name is ever
written for another content: what is old stays old. A page that is open has read the pointer and fetches its
files at once; a day is ample.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, timedelta

from functions.publisher.pointer import Pointer
from functions.publisher.stores.store import TWINS, Kept

KEPT = timedelta(days=1)
"""How long a file stays after another has taken its place."""
_NAME = re.compile(r"(?P<kind>base|delta)\.(?P<generation>\d+)\.")


def outdated(files: Iterable[Kept], pointer: Pointer, now: datetime) -> list[str]:
    """Name the files that may go, what a killed run has left unfinished among them."""
    current = {f"{name}{twin}" for name in pointer.files for twin in TWINS}
    listed = [(file, _kind_and_generation(file.name)) for file in files]
    old = {mark for file, mark in listed if mark is not None and file.written < now - KEPT}
    return sorted(
        file.name
        for file, mark in listed
        if file.name not in current and (file.written < now - KEPT if mark is None else _followed(mark, old))
    )


def _followed(mark: tuple[str, int], old: set[tuple[str, int]]) -> bool:
    """Whether another file took this one's place longer ago: of a base only a base, of a delta either."""
    kind, generation = mark
    return any(later > generation and (kind == "delta" or other == "base") for other, later in old)


def _kind_and_generation(name: str) -> tuple[str, int] | None:
    found = _NAME.match(name)
    return (found["kind"], int(found["generation"])) if found else None
