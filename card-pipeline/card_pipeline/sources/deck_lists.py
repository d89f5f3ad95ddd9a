"""Crypt and library of a deck text, line by line (docs/rules/archives.md §2.3).

Crypt (12 cards, min=23, max=36, avg=7.5)
-----------------------------------------
5x Juliet Parr          9  AUS DOM OBF cel pot  justicar  Malkavian:7  -- comment

Library (67 cards)
Master (15; 3 trifle)
6x Ashur Tablets -- comment
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from card_pipeline.errors import SourceError

_CRYPT = re.compile(r"Crypt \((\d+) cards?\b")
_LIBRARY = re.compile(r"Library \((\d+)(?: cards?)?\b")
_HEADING = re.compile(r"(?:Library \(\d+ cards?\) )?[A-Z][A-Za-z /]+ \(\d+(?:; \d+ trifles?)?\)(?: --.*)?")
_RULE = re.compile(r"[-=]+")
_CARD = re.compile(r"(\d+) ?x? +(\S.*?)(?:\s+--\s*(.*))?")
# The name ends before two spaces and the capacity; the group follows the last colon.
_VAMPIRE = re.compile(r"(\S.*?)\s{2,}\d+\s.*:\s*(ANY|\d)", re.IGNORECASE)
_ADVANCED = " (ADV)"


@dataclass(frozen=True, slots=True)
class WrittenCard:
    """A line of a list."""

    line: int
    copies: int
    name: str
    comment: str
    group: str = ""
    """Of a vampire: ``7``, ``ANY``."""
    advanced: bool = False


@dataclass(frozen=True, slots=True)
class WrittenLists:
    """Both lists of a deck text."""

    crypt: Sequence[WrittenCard]
    library: Sequence[WrittenCard]
    declared: tuple[int, int]
    """Number of cards in crypt and library, according to the headings."""
    loose: Sequence[str]
    """Lines between the cards that are remarks."""
    odd: Sequence[str]
    """Oddities for the report: ``line 20: "Library (87; 1 trifle)" within the library``."""


def find_lists(lines: Sequence[str]) -> int | None:
    """Return the index of the line where the crypt begins."""
    return next((index for index, line in enumerate(lines) if _CRYPT.match(line)), None)


def read_lists(file: str, lines: Sequence[str], start: int) -> WrittenLists:
    """Read the lists from the crypt's heading on. Raises SourceError naming file and line."""
    crypt_size = _CRYPT.match(lines[start])
    found = next((at for at in range(start, len(lines)) if _LIBRARY.match(lines[at])), None)
    library_size = _LIBRARY.match(lines[found]) if found is not None else None
    if crypt_size is None or found is None or library_size is None:
        raise SourceError(file, 'there is no line "Library (n cards)": truncated?', f"line {len(lines)}")
    reading = _Reading(file)
    crypt = [card for at in range(start + 1, found) if (card := reading.vampire(at + 1, lines[at]))]
    library = [card for at in range(found + 1, len(lines)) if (card := reading.card(at + 1, lines[at]))]
    for name, cards in (("crypt", crypt), ("library", library)):
        if not cards:
            raise SourceError(file, f"the {name} has no cards")
    declared = (int(crypt_size[1]), int(library_size[1]))
    return WrittenLists(crypt, library, declared, reading.loose, reading.odd)


class _Reading:
    """Reads lines, and collects those that are not cards."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.loose: list[str] = []
        self.odd: list[str] = []

    def vampire(self, number: int, line: str) -> WrittenCard | None:
        """Read a line of the crypt; None when it is not a card."""
        card = self.card(number, line)
        if card is None:
            return None
        found = _VAMPIRE.fullmatch(card.name)
        if found is None:
            message = f'"{line.strip()}" does not say capacity and ":group" of a vampire'
            raise SourceError(self.file, message, f"line {number}")
        name = found[1]
        advanced = name.upper().endswith(_ADVANCED)
        plain = name[: -len(_ADVANCED)].rstrip() if advanced else name
        return WrittenCard(number, card.copies, plain, card.comment, found[2].upper(), advanced)

    def card(self, number: int, line: str) -> WrittenCard | None:
        """Read a line of the library; None when it is not a card."""
        text = line.strip()
        if not text or _RULE.fullmatch(text) or _HEADING.fullmatch(text):
            return None
        if not text[0].isdigit():
            self._keep(number, text)
            return None
        found = _CARD.fullmatch(text)
        if found is None or int(found[1]) == 0:
            raise SourceError(self.file, f'"{text}" is not a line with copies and a name', f"line {number}")
        return WrittenCard(number, int(found[1]), found[2], found[3] or "")

    def _keep(self, number: int, text: str) -> None:
        if _LIBRARY.match(text):
            self.odd.append(f'line {number}: "{text}" within the library')
            return
        self.loose.append(text)
        if not text.startswith("--"):
            self.odd.append(f'line {number}: "{text}" among the cards')
