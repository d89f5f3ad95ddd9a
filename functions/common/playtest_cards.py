"""Playtest cards that others may not see in a deck (docs/rules/playtest.md §7)."""

from __future__ import annotations

from collections.abc import Mapping

from card_pipeline.facts.cards import is_playtest


def has_playtest_copies(cards: Mapping[str, int] | Mapping[int, int]) -> bool:
    """Whether a deck has copies of cards in testing; a card with no copies is only considered."""
    return any(copies > 0 and is_playtest(int(card)) for card, copies in cards.items())
