"""A tournament report as its author wrote it (docs/rules/archives.md §2.2).

    Event name / City, Country / April 25th 2026 / 3R+F / 16 players / Winner / link
    (blank)
    -- 2GW6 + 4vp in final
    (blank)
    Deck Name: …, Created by: …, Description: …, then free text until the crypt

The first three lines and the winner are required; the others may be missing.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from card_pipeline.errors import SourceError
from card_pipeline.sources.deck_lists import WrittenLists, find_lists, read_lists
from card_pipeline.sources.twd import DeckText
from card_pipeline.sources.twd_dates import read_dates

_ROUNDS = re.compile(r"\d+R\b.*")
_PLAYERS = re.compile(r"(\d+) players?\b.*")
_LINK = re.compile(r"https?://\S+")
_EVENT_LINK = "/event-calendar/event/"
_NAME = re.compile(r"deck ?name ?: *(.*)", re.IGNORECASE)
_AUTHOR = re.compile(r"(?:created by|authors?) ?: *(.*)", re.IGNORECASE)
# Begins like "2GW6 + 4vp" or "GW3 + 1.5 in final"; other remarks begin with two dashes as well.
_SCORE = re.compile(r"-+ *((?:\d|GW).*)", re.IGNORECASE)
_DESCRIPTION = re.compile(r"description ?: *(.*)", re.IGNORECASE)


@dataclass(slots=True)
class WrittenDeck:
    """A report; missing fields are empty."""

    id: str
    file: str
    event: str
    place: str
    date: datetime.date
    end: datetime.date
    winner: str
    lists: WrittenLists
    rounds: str = ""
    players: int = 0
    link: str = ""
    score: str = ""
    name: str = ""
    author: str = ""
    description: str = ""
    odd: list[str] = field(default_factory=list)
    """Oddities for the report of the build."""


def read_deck_text(deck: DeckText) -> WrittenDeck:
    """Read one report. Raises SourceError naming file and line."""
    lines = deck.text.replace("\r\n", "\n").split("\n")
    crypt = find_lists(lines)
    if crypt is None:
        raise SourceError(deck.file, 'there is no line "Crypt (n cards, …)"', f"line {len(lines)}")
    body = next((at for at, line in enumerate(lines[:crypt]) if not line.strip()), crypt)
    head = [line.strip() for line in lines[:body]]
    if len(head) < 4:
        message = "the report must begin with event, place, date and winner, a line each"
        raise SourceError(deck.file, message, f"line {body + 1}")
    try:
        date, end = read_dates(head[2])
    except ValueError as problem:
        raise SourceError(deck.file, str(problem), "line 3") from problem
    lists = read_lists(deck.file, lines, crypt)
    found = WrittenDeck(deck.id, deck.file, head[0], head[1], date, end, "", lists, odd=list(lists.odd))
    prose = _read_head(found, head[3:])
    prose += _read_body(found, [line.rstrip() for line in lines[body:crypt]])
    found.description = _joined([*prose, "", *lists.loose])
    return found


def _read_head(deck: WrittenDeck, lines: Sequence[str]) -> list[str]:
    """Read rounds, players, winner and link, and return the other lines."""
    links, rest = [], []
    for number, line in enumerate(lines, start=4):
        players = _PLAYERS.fullmatch(line)
        if _LINK.fullmatch(line):
            links.append(line)
        elif players and not deck.players and not deck.winner:
            deck.players = int(players[1])
        elif _ROUNDS.fullmatch(line) and not deck.rounds and not deck.winner:
            deck.rounds = line
        elif not deck.winner:
            deck.winner = line
        else:
            deck.odd.append(f'line {number}: "{line}" after the winner')
            rest.append(line)
    if not deck.winner:
        raise SourceError(deck.file, "the report names no winner", f"line {3 + len(lines)}")
    deck.link = next((link for link in links if _EVENT_LINK in link), links[0] if links else "")
    return rest + [link for link in links if link != deck.link]


def _read_body(deck: WrittenDeck, lines: Sequence[str]) -> list[str]:
    """Read score, name and author, and return the description."""
    prose: list[str] = []
    for line in lines:
        name, author, description = _NAME.match(line), _AUTHOR.match(line), _DESCRIPTION.match(line)
        score = _SCORE.fullmatch(line)
        if name and not deck.name:
            deck.name = name[1].strip()
        elif author and not deck.author:
            deck.author = author[1].strip()
        elif score and not deck.score and not any(prose):
            deck.score = score[1]
        else:
            prose.append(description[1] if description else line)
    return prose


def _joined(lines: Sequence[str]) -> str:
    """Join lines, with one empty line at most between two."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")
