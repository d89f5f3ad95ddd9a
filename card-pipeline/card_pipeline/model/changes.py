"""Changes of cards as published (docs/data.md §10)."""

from __future__ import annotations

from typing import Literal

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId, IsoDate
from card_pipeline.model.search_index import Postings

ChangeKind = Literal[
    "banned",
    "gone",
    "minor",
    "name",
    "new",
    "printing",
    "ruling",
    "ruling-gone",
    "ruling-reworded",
    "rules",
    "text",
    "unbanned",
]
"""``minor``: only white space, quotes or dashes of a text; ``rules``: any other field that rules refer to."""


class ChangeGroup(Published):
    """What happened to several cards in the same way on one day."""

    day: IsoDate
    kind: ChangeKind
    cards: Postings
    """Card ids, delta-coded."""
    set: str | None = None
    """Code of the set that a card is new in."""
    field: str | None = None
    """Which field differs: ``capacity``, ``aka``."""
    before: list[str] | None = None
    """Per card the text, ruling, name or value before; "" for none."""
    after: list[str] | None = None
    """Per card the name or value after. That of a text is the text before the next change, or today's."""
    ruling: int | None = None
    """Index into `Rulings.texts`; `text` where the ruling no longer exists."""
    text: str | None = None


class Changes(Published):
    """``changes.json``: the last two years, newest first."""

    day: IsoDate
    """Newest day of the data: a change of a later version has a later one."""
    wordings_since: IsoDate | None = None
    """Day from which on texts, names and values are compared; nothing is known of earlier ones."""
    groups: list[ChangeGroup]
    years: list[int]
    """Older years, newest first, each a file ``changes.<year>.json``."""
    older_texts: dict[CardId, list[int]]
    """Cards whose text or values changed in older years → those years."""


class ChangesOfYear(Published):
    """``changes.<year>.json``: the part of a year that is older than two years, newest first."""

    groups: list[ChangeGroup]
