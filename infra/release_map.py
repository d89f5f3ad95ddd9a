"""Reads the map of a release, a text file (docs/rules/playtest.md §9.1).

::

# playtest id, then the id of the released card or "gone"
210001 201700
110005 gone
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from functions.decks.services.release_map import MapLine

_LINE = re.compile(r"([12]\d{5})[\s,;]+([12]\d{5}|gone)")

Check = Callable[[list[MapLine]], Iterable[tuple[int, str]]]
"""Yields the number of a line and what is wrong in it."""


class MapError(Exception):
    """The map is wrong: one line for each problem, with file, line and id."""


def read_map(file: Path, check: Check) -> dict[str, str | None]:
    """Read a map: playtest id → released id, None for a card that is gone.

    Raises MapError with all problems, OSError.
    """
    lines, found = list[MapLine](), list[tuple[int, str]]()
    for number, text in enumerate(file.read_text(encoding="utf-8-sig", errors="replace").splitlines(), 1):
        written = text.partition("#")[0].strip()
        named = _LINE.fullmatch(written)
        if named is not None:
            lines.append(MapLine(number, named[1], None if named[2] == "gone" else named[2]))
        elif written:
            found.append((number, f'"{written}" is neither "210001 201700" nor "210001 gone"'))
    found += check(lines)
    if not lines and not found:
        found.append((1, "no cards"))
    if found:
        raise MapError("\n".join(f"{file}, line {number}: {problem}" for number, problem in sorted(found)))
    return {line.card: line.to for line in lines}
