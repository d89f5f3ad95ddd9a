"""Decks of an archive by column, as they are published: a third of the bytes that rows would take.

Decks are sorted newest first, decks of one day by id. Cards are indexes into one list, most played first, so
that the numbers are small; a deck's indexes ascend and are stored as steps:

    cards [100518, 200076, 100001]              three cards, the first in most decks
    ids ["2024bmec"], names ["Weenie"], dates [12500], sizes [2], picks [0, 2], copies [4, 1]
                                                one deck: 4 of 100518, 1 of 100001
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypedDict

EPOCH = datetime.date(1990, 1, 1)
"""Day 0: before the game existed, so that no deck has a negative day."""


@dataclass(frozen=True, slots=True)
class ColumnDeck:
    """A deck, as stored in the columns."""

    id: str
    name: str
    day: int
    cards: Mapping[int, int]
    """Card id → copies, all above 0."""


class Columns(TypedDict):
    """The result of `encode_columns`; the published shape is `DeckColumns`."""

    cards: list[int]
    ids: list[str]
    names: list[str]
    dates: list[int]
    sizes: list[int]
    picks: list[int]
    copies: list[int]


def day_number(iso: str) -> int:
    """Count the days to an ISO day: ``1990-01-02`` is 1. Raises ValueError when it is none."""
    return (datetime.date.fromisoformat(iso) - EPOCH).days


def iso_day(number: int) -> str:
    """Undo `day_number`."""
    return (EPOCH + datetime.timedelta(days=number)).isoformat()


def archive_order(day: int, deck: str) -> tuple[int, str]:
    """Sort key of an archive: newest decks first, decks of one day by id."""
    return (-day, deck)


def encode_columns(decks: Sequence[ColumnDeck]) -> Columns:
    """Encode decks as columns. Raises ValueError when they are not in the order of `archive_order`."""
    keys = [archive_order(deck.day, deck.id) for deck in decks]
    if any(one >= after for one, after in pairwise(keys)) or len({deck.id for deck in decks}) < len(decks):
        raise ValueError("the decks are not in order, or an id occurs twice")
    played = Counter(card for deck in decks for card in deck.cards)
    cards = sorted(played, key=lambda card: (-played[card], card))
    rank = {card: index for index, card in enumerate(cards)}
    picks: list[int] = []
    copies: list[int] = []
    for deck in decks:
        before = 0
        for card in sorted(deck.cards, key=rank.__getitem__):
            picks.append(rank[card] - before)
            before = rank[card]
            copies.append(deck.cards[card])
    return Columns(
        cards=cards,
        ids=[deck.id for deck in decks],
        names=[deck.name for deck in decks],
        dates=[deck.day for deck in decks],
        sizes=[len(deck.cards) for deck in decks],
        picks=picks,
        copies=copies,
    )


def decode_columns(columns: Columns) -> Iterator[ColumnDeck]:
    """Undo `encode_columns`. Raises ValueError when the columns do not fit each other."""
    start = 0
    heads = zip(columns["ids"], columns["names"], columns["dates"], columns["sizes"], strict=True)
    for deck, name, day, size in heads:
        picks, copies = columns["picks"][start : start + size], columns["copies"][start : start + size]
        start += size
        index = 0
        cards: dict[int, int] = {}
        for step, count in zip(picks, copies, strict=True):
            index += step
            if not 0 <= index < len(columns["cards"]):
                raise ValueError(f"the deck {deck} has a card that the archive does not list")
            cards[columns["cards"][index]] = count
        if len(cards) != size:
            raise ValueError(f"the deck {deck} is truncated")
        yield ColumnDeck(deck, name, day, cards)
