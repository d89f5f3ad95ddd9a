"""The Archon: the workbook in which a tournament is reported (docs/rules/archives.md §3.2).

* sheet ``Tournament Info``: names in column A, values in column B;
* sheet ``Methuselahs``, a player a line from the 7th: A number, B and C first and last name, E player id,
  H game wins, I victory points, R place before the final, U place or ``DQ``;
* sheet ``Final Round``: A number of the player, V place in the final.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from card_pipeline.errors import SourceError
from card_pipeline.sources.tda import EventFile
from card_pipeline.sources.workbook import Cells, Labels, Line, read_sheets

INFO, PLAYERS, FINAL = "Tournament Info", "Methuselahs", "Final Round"
FIRST_PLAYER = 7
"""Row of the first player."""
FINALISTS = 5
DISQUALIFIED = "DQ"


@dataclass(frozen=True, slots=True)
class Standing:
    """A player of the tournament."""

    name: str
    player: str
    """Id, as in the author line of the deck; "" for a player without one."""
    gw: float
    vp: float
    place: int
    """0 = disqualified."""


@dataclass(frozen=True, slots=True)
class Archon:
    """The content of the workbook."""

    name: str
    date: datetime.date
    city: str
    players: int
    rounds: int
    """The final is one of them."""
    matches: int
    standings: Sequence[Standing]


def read_archon(workbook: EventFile) -> Archon:
    """Read the workbook. Raises SourceError naming sheet, row and column."""
    sheets = read_sheets(workbook)
    for name in (INFO, PLAYERS):
        if name not in sheets:
            raise SourceError(workbook.file, f'there is no sheet "{name}"')
    info = Labels(workbook.file, INFO, sheets[INFO])
    name, date, city = info.text("Event Name"), info.day("Event Date"), info.text("City")
    players = info.number("Number of Players")
    final = _final_places(workbook.file, sheets[FINAL]) if FINAL in sheets else None
    return Archon(
        name=name,
        date=date,
        city=city,
        players=players,
        rounds=info.number("Number of Rounds"),
        matches=info.number("Number of Event Matches"),
        standings=_standings(workbook.file, sheets[PLAYERS], final, players),
    )


def _standings(
    file: str, rows: Sequence[Cells], final: dict[int, int] | None, players: int
) -> list[Standing]:
    lines = (Line(file, PLAYERS, number, cells) for number, cells in enumerate(rows, start=1))
    reported = (line for line in lines if line.number >= FIRST_PLAYER)
    found = [_standing(line, final) for line in reported if line.optional("B") or line.optional("C")]
    if not found:
        raise SourceError(file, "has no player", f'sheet "{PLAYERS}", row {FIRST_PLAYER}')
    if not any(one.player for one in found):
        raise SourceError(file, "column E has no player ID", f'sheet "{PLAYERS}"')
    last = max(players, len(found))
    beyond = next((one for one in found if one.place > last), None)
    if beyond:
        message = f"the place {beyond.place} of {beyond.name} is beyond the {last} players"
        raise SourceError(file, message, f'sheet "{PLAYERS}"')
    twice = _first_twice(one.player for one in found if one.player)
    if twice:
        raise SourceError(file, f"the player id {twice} occurs twice", f'sheet "{PLAYERS}"')
    return found


def _standing(line: Line, final: dict[int, int] | None) -> Standing:
    return Standing(
        name=f"{line.optional('B')} {line.optional('C')}".strip(),
        player=line.optional("E"),
        gw=line.points("H", "the number of game wins"),
        vp=line.points("I", "the number of victory points"),
        place=_place(line, final),
    )


def _place(line: Line, final: dict[int, int] | None) -> int:
    """Return the rank of a finalist from the final, or from before it without a sheet of the final."""
    if line.optional("U").upper() == DISQUALIFIED:
        return 0
    place = int(line.points("U", "the place"))
    if place > FINALISTS:
        return place
    if final is None:
        return int(line.points("R", "the place before the final"))
    number = int(line.points("A", "the player's number"))
    if number not in final:
        raise line.error("A", f'"{FINAL}" has no player {number}, who is among the first {FINALISTS}')
    return final[number]


def _final_places(file: str, rows: Sequence[Cells]) -> dict[int, int]:
    lines = [Line(file, FINAL, number, cells) for number, cells in enumerate(rows, start=1)]
    placed = [line for line in lines if line.optional("A").isdigit() and line.optional("V")]
    if not placed:
        raise SourceError(file, "columns A and V name no player with a place", f'sheet "{FINAL}"')
    return {int(line.optional("A")): int(line.points("V", "the place")) for line in placed}


def _first_twice(values: Iterable[str]) -> str | None:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            return value
        seen.add(value)
    return None
