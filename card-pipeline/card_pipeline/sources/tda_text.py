"""The deck of a tournament player, as collected by the organizers.

A deck text like those of winning decks, but its head may contain anything: only the lines ``Deck Name:`` and
``Author:`` are read. The author is the player's id in the Archon.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from card_pipeline.errors import SourceError
from card_pipeline.sources.deck_lists import WrittenLists, find_lists, read_lists
from card_pipeline.sources.tda import EventFile

_NAME = re.compile(r"deck ?name ?: *(.*)", re.IGNORECASE)
_AUTHOR = re.compile(r"(?:author|created by) ?: *(.*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PlayerDeck:
    """A deck text."""

    file: str
    player: str
    name: str
    lists: WrittenLists


def read_player_deck(file: EventFile) -> PlayerDeck:
    """Read one deck. Raises SourceError naming file and line."""
    try:
        lines = file.data.decode("utf-8-sig").replace("\r\n", "\n").split("\n")
    except UnicodeDecodeError as problem:
        line = file.data[: problem.start].count(b"\n") + 1
        raise SourceError(file.file, "is not UTF-8", f"line {line}") from problem
    crypt = find_lists(lines)
    if crypt is None:
        raise SourceError(file.file, 'there is no line "Crypt (n cards)"', f"line {len(lines)}")
    player = _first(_AUTHOR, lines[:crypt])
    if not player:
        raise SourceError(file.file, 'there is no line "Author:" with the id of the player')
    return PlayerDeck(file.file, player, _first(_NAME, lines[:crypt]), read_lists(file.file, lines, crypt))


def _first(pattern: re.Pattern[str], lines: list[str]) -> str:
    found = (pattern.fullmatch(line.strip()) for line in lines)
    return next((match[1].strip() for match in found if match), "")
