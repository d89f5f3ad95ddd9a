"""Dependencies of the deck services: clock, randomness, sessions, throttles, card facts, import."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts

from functions.common.capacity import Capacity
from functions.common.ports import Clock, NewToken
from functions.common.sessions import Sessions
from functions.common.throttle import Throttle

NewDeckId = Callable[[], str]
"""Creates an id that is very likely unused: ``A1b2c3d4e``."""

CurrentCardFacts = Callable[[], CardFacts | None]
"""Returns the facts of all published cards; None while they cannot be read."""

FetchDeck = Callable[[str], bytes]
"""Returns the third-party site's response for a deck id. Raises OSError."""


@dataclass(frozen=True)
class Ports:
    """Everything the services depend on."""

    clock: Clock
    new_deck_id: NewDeckId
    new_token: NewToken
    sessions: Sessions
    throttle: Throttle
    capacity: Capacity
    card_facts: CurrentCardFacts
    fetch_deck: FetchDeck
