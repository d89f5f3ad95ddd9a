"""Zips of tournaments for tests: a complete one of seven players, each part of which can be changed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from openpyxl import Workbook

INFO: dict[str, Any] = {
    "Event Name:": "Grand Prix",
    "Event Date (DD-MON-YY):": "18-APR-26",
    "City:": "Lyon, France",
    "Number of Players:": 7,
    "Number of Rounds (including final):": 4,
    "Number of Event Matches:": 7,
}

COLUMNS = "ABCEHIRU"
# Number, first and last name, player id, game wins, victory points, place before the final, place.
PLAYERS: tuple[tuple[Any, ...], ...] = (
    (1, "Ada", "One", 1000001, 1, 3.5, 2, 1),
    (2, "Bea", "Two", 1000002, 2, 6, 1, 2),
    (3, "Cyr", "Three", 1000003, 1, 3, 3, 3),
    (4, "Dan", "Four", 1000004, 0, 2, 4, 4),
    (5, "Eve", "Five", 1000005, 0, 1, 5, 5),
    (6, "Fay", "Six", 1000006, 0, 0.5, 6, 6),
    (7, "Gus", "", 1000007, 0, 0, 7, "DQ"),
)
FINAL = {1: 2, 2: 1, 3: 5, 4: 3, 5: 4}
"""Number of the player → rank in the final, which overrides the rank in the list of players."""

DECK = """\
Deck Name: Guns
Author: {player}

Crypt (12 cards, min=32 max=32 avg=8)
=====================================
12x Theo Bell  8 CEL POT PRE aus dom   Brujah:6

Library (60 cards)
==================
Equipment (60)
---------------
60x .44 Magnum
"""


def deck(player: int | str, **changed: str) -> str:
    text = DECK.format(player=player)
    for old, new in changed.items():
        text = text.replace(old, new)
    return text


DECKS: dict[str, str | bytes] = {f"decks/{name}.txt": deck(player) for name, player in (
    ("ada", 1000001), ("bea", 1000002), ("fay", 1000006), ("gus", 1000007),
)}  # fmt: skip


def workbook(
    info: Mapping[str, Any] = INFO,
    players: tuple[tuple[Any, ...], ...] = PLAYERS,
    final: Mapping[int, Any] | None = FINAL,
    leave_out: str = "",
) -> bytes:
    book = Workbook()
    book.remove(book.active)
    if leave_out != "Tournament Info":
        sheet = book.create_sheet("Tournament Info")
        sheet.append(["The Archon"])
        for label, value in info.items():
            sheet.append([label, value])
    if leave_out != "Methuselahs":
        sheet = book.create_sheet("Methuselahs")
        for row, player in enumerate(players, start=7):
            for column, value in zip(COLUMNS, player, strict=True):
                sheet[f"{column}{row}"] = value
        sheet["A1"] = "Methuselahs"
    if final is not None:
        sheet = book.create_sheet("Final Round")
        sheet["A1"], sheet["V1"] = "Nr", "Place"
        for row, (number, place) in enumerate(final.items(), start=2):
            sheet[f"A{row}"], sheet[f"V{row}"] = number, place
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def players(row: int, column: str, value: object) -> tuple[tuple[Any, ...], ...]:
    """The players with one cell changed, by its row in the sheet."""
    place = "ABCEHIRU".index(column)
    changed = [list(player) for player in PLAYERS]
    changed[row - 7][place] = value
    return tuple(tuple(player) for player in changed)


def event_zip(
    folder: Path,
    event: str = "11669",
    book: bytes | None = None,
    decks: Mapping[str, str | bytes] = DECKS,
    **more: bytes,
) -> Path:
    """Write the zip of an event and return its path; `more` adds files, ``_`` standing for a dot."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{event}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        if book is None or book:
            archive.writestr("archon.xlsx", workbook() if book is None else book)
        for name, text in decks.items():
            archive.writestr(name, text)
        for name, data in more.items():
            archive.writestr(name.replace("_", "."), data)
    return path
