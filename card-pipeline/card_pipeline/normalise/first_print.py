"""When a card was first printed (docs/data.md §4.10), and from when on it may be played."""

from __future__ import annotations

from card_pipeline.facts.legal_day import LEGAL_AT_ONCE
from card_pipeline.model.cards import Printings
from card_pipeline.normalise.catalogue import Sets


def first_print(printings: Printings, sets: Sets) -> str | None:
    """Return the oldest date over all printings, promos included; None when none has a date."""
    dates = (sets.date(set_code, code) for set_code, numbers in printings.items() for code in numbers)
    return min((date for date in dates if date), default=None)


def legal_from(printings: Printings, sets: Sets) -> str | None:
    """Return the smallest legal day of the sets of a card, where it is another than that of the first print.

    A set without a legal day counts from its release (docs/rules/legality.md §5).
    """
    if not LEGAL_AT_ONCE.isdisjoint(printings):
        return None
    days = [
        sets.sets[code].legal_from or first_print({code: numbers}, sets)
        for code, numbers in printings.items()
    ]
    day = min((day for day in days if day), default=None)
    return None if day == first_print(printings, sets) else day
