"""The log of changes in the sources folder (docs/data.md §10). It is read and written, never published."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, JsonValue

from card_pipeline.model.cards import CardId, IsoDate

Fields = dict[str, JsonValue]
"""A card as the log compares it: field → value. A field without a value is missing."""
State = dict[int, Fields]
"""All cards of one version by id."""

CARD = "card"
"""Kind of an entry about a whole card: it is new (`before` is null) or gone."""
RULINGS = "rulings"
"""Field with the texts of all rulings of a card."""


class _Stored(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LogEntry(_Stored):
    """One field of one card was different before a version.

    The value after it is that of the next entry about the field, or today's: no value is stored twice.
    """

    day: IsoDate
    """Date of the source, never that of a build."""
    version: str
    """Version of the sources: their day and the start of their hash."""
    card: CardId
    kind: str
    """Name of the field, or `CARD`."""
    before: JsonValue = None
    """None: there was no value."""


class HistoryLog(_Stored):
    """``history/log.json``."""

    since: IsoDate
    """Day of the first version that was recorded."""
    entries: list[LogEntry]
    """Oldest first."""


class HistoryState(_Stored):
    """``history/state.json``: the version that the next one is compared with."""

    cards_day: IsoDate
    rulings_day: IsoDate
    texts: list[str]
    """Rulings; those of groups apply to many cards."""
    rulings: dict[int, list[int]]
    """Card → indexes into `texts`."""
    cards: State
    """Without `RULINGS`."""
