"""The model of card ideas: trained by the pipeline, read by one function only."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from card_pipeline.model.archive import Count
from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId, DisciplineCode, IsoDate


class PackedRows(Published):
    """Rows of pairs (index, small number), in half of the bytes that JSON's numbers would take.

    An index is written as the step from the previous one, the first from 0. Steps and numbers are a byte
    each, all rows in one text (base64). A number of 0 is no pair: it continues a step of more than 255.
    """

    sizes: list[Count]
    """Steps of each row."""
    steps: str
    numbers: str


class TrainingDecks(Published):
    """The decks the model was trained on: winning ones, newest first, then released products."""

    won: Count
    """Number of winning decks."""
    picks: PackedRows
    """Per deck the indices of its cards in `cards`, and the copies."""
    ages: list[Count]
    """Per deck its weight in percent: an old deck counts less."""
    clans: list[str]
    clan_of: list[Count]
    """Per deck its main clan: the index in `clans` plus 1, 0 for none."""
    disciplines: list[list[DisciplineCode]]
    disciplines_of: list[Count]
    """Per deck the index in `disciplines` of the disciplines that at least half of its crypt has."""


class Recommender(Published):
    """``recommender.json``: which cards winning decks play together."""

    trained_on: Literal["winners", "products"] = Field(alias="learntFrom")
    """``products``: without a real archive of winning decks there are no percentages."""
    until: IsoDate
    """Later decks are ignored, and ages are counted up to this day."""
    cards: list[CardId]
    """Cards of any of the decks, the one most played recently first."""
    released: list[Count]
    """Per card the number of winning decks, counted from the newest, that could have played it."""
    scale: float
    weights: PackedRows
    """Per card of a deck its weights for or against other cards. A number n up to 127 is scale x (n / 127)²;
    above 128 it is the negative of that for n - 128."""
    decks: TrainingDecks
