"""When a card was first printed (docs/data.md §4.10: in the future for a card not yet released)."""

from __future__ import annotations

from card_pipeline.model.cards import Printings
from card_pipeline.normalise.catalogue import Sets


def first_print(printings: Printings, sets: Sets) -> str | None:
    """Return the oldest date over all printings, promos included; None when none has a date."""
    dates = (sets.date(set_code, code) for set_code, numbers in printings.items() for code in numbers)
    return min((date for date in dates if date), default=None)
