"""From when on a card may be played (docs/rules/legality.md §5)."""

from __future__ import annotations

from collections.abc import Iterable

LEGAL_AT_ONCE = frozenset({"Promo", "POD"})
"""Sets whose cards are legal immediately."""


def legal_day(sets: Iterable[str], legal_from: str | None, first_print: str | None) -> str:
    """Return the ISO date from which on a card may be played, "" for always.

    `sets` are the codes of its sets; `legal_from` is given where it differs from the day of the first print.
    """
    return "" if not LEGAL_AT_ONCE.isdisjoint(sets) else legal_from or first_print or ""
