"""Valid card ids."""

from __future__ import annotations

from collections.abc import Iterable

from card_pipeline.facts.cards import is_playtest
from card_pipeline.sources.rows import Row

IDS = {"crypt": range(200_001, 300_000), "library": range(100_000, 200_000)}


def check_ids(kind: str, rows: Iterable[Row]) -> None:
    """Raise SourceError for an id outside the range of its kind."""
    allowed = IDS[kind]
    for row in rows:
        if row.id() not in allowed:
            raise row.error(f"the id of a {kind} card is {allowed[0]} to {allowed[-1]}", "Id")


def check_released(rows: Iterable[Row]) -> None:
    """Raise SourceError for the id of a playtest card, which is never published."""
    for row in rows:
        if is_playtest(row.id()):
            raise row.error("this is the id of a playtest card, which is never published", "Id")
