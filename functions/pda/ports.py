"""What the rules of public decks are given: time, chance, sessions, throttles, card facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts

from functions.common.capacity import Capacity
from functions.common.ports import Clock
from functions.common.sessions import Sessions
from functions.common.throttle import Throttle


@dataclass(frozen=True)
class Ports:
    """The world as the services see it."""

    clock: Clock
    new_deck_id: Callable[[], str]
    """Gives an id that very likely no other deck has: ``A1b2c3d4e``."""
    sessions: Sessions
    throttle: Throttle
    capacity: Capacity
    card_facts: Callable[[], CardFacts | None]
    """Gives the facts of all published cards; None while they cannot be read."""
