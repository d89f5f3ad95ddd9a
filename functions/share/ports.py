"""Dependencies of shared decks: clock, stored decks, published cards, the page of the application."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts

from functions.common.ports import Clock
from functions.share.card_names import CardName
from functions.share.shared_deck import SharedDeck


@dataclass(frozen=True)
class Ports:
    """Everything the service depends on."""

    clock: Clock
    find: Callable[[str, int], SharedDeck | None]
    """Reads a stored deck by its id, at a time in seconds; None without one."""
    card_facts: Callable[[], CardFacts | None]
    names: Callable[[], Mapping[int, CardName] | None]
    """By card id; None while they cannot be read."""
    shell: Callable[[], str]
    """Returns the page of the application that shows decks. Raises OSError."""
    site: str
    """Origin of the site."""
