"""Checks that cards added to an inventory exist (docs/rules/inventory.md §1)."""

from __future__ import annotations

from collections.abc import Iterable

from card_pipeline.facts.cards import is_playtest

from functions.common.errors import InvalidError
from functions.inventory.ports import Ports


def check(ports: Ports, cards: Iterable[str]) -> None:
    """Refuse cards that are unknown or in testing. Raises InvalidError that names the first of them.

    While the card facts cannot be read, any id of the two ranges is accepted.
    """
    new = sorted(set(cards))
    facts = ports.card_facts() if new else None
    for card in new:
        if is_playtest(int(card)):
            raise InvalidError(card, "a card in testing")
        if facts is not None and int(card) not in facts:
            raise InvalidError(card, "unknown card")
