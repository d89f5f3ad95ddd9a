"""Dependencies of the inventory services: clock, keys, sessions, throttles, card facts."""

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
    """Everything the services depend on."""

    clock: Clock
    new_share_key: Callable[[], str]
    """Creates a key that cannot be guessed: ``Qm3xT8bYk0Zd``."""
    sessions: Sessions
    throttle: Throttle
    capacity: Capacity
    card_facts: Callable[[], CardFacts | None]
    """Returns the facts of all published cards; None while they cannot be read."""
