"""What card ideas are drawn from: made by the pipeline, read by one function only."""

from __future__ import annotations

from typing import Literal

from card_pipeline.model.archive import Count
from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId, DisciplineCode, IsoDate


class PackedRows(Published):
    """Rows of pairs (place, small number), in half of the bytes that JSON's numbers would take.

    A place is told as the step from the one before, the first from 0. Steps and numbers are a byte each, all
    rows in one text (base64). A number of 0 is no pair: its step only goes on, for a step of more than 255.
    """

    sizes: list[Count]
    """Steps of each row."""
    steps: str
    numbers: str


class LearntFrom(Published):
    """The decks that were learnt from: winning ones, newest first, then released products."""

    won: Count
    """So many of them are winning ones."""
    picks: PackedRows
    """Per deck the places of its cards in `cards`, and the copies."""
    ages: list[Count]
    """Per deck what is left of its weight, in percent: an old deck counts less."""
    clans: list[str]
    clan_of: list[Count]
    """Per deck the clan or path of more than half of its crypt: its place in `clans` plus 1, 0 for none."""
    disciplines: list[list[DisciplineCode]]
    disciplines_of: list[Count]
    """Per deck the place of the set of disciplines that at least half of its crypt has."""


class Recommender(Published):
    """``recommender.json``: how the cards of winning decks go together."""

    learnt_from: Literal["winners", "products"]
    """``products``: there was no real archive of winning decks, so there are no shares to tell."""
    until: IsoDate
    """No deck is younger, and decks are so old as they were on this day."""
    cards: list[CardId]
    """Those of any of the decks, the one most played of late first."""
    released: list[Count]
    """Per card how many winning decks, counted from the newest, could have played it."""
    scale: float
    weights: PackedRows
    """Per card of a deck what it says for (or against) others. A number n up to 127 is scale x (n / 127)²,
    one above 128 the same of n - 128 and against the card."""
    decks: LearntFrom
