"""What the rules of decks are given: time, chance, sessions, throttles, card facts, other sites."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts

from functions.common.capacity import Capacity
from functions.common.ports import Clock, NewToken
from functions.common.sessions import Sessions
from functions.common.throttle import Throttle

NewDeckId = Callable[[], str]
"""Gives an id that very likely no other deck has: ``A1b2c3d4e``."""

CardFactsNow = Callable[[], CardFacts | None]
"""Gives the facts of all published cards; None while they cannot be read."""

FetchDeck = Callable[[str], bytes]
"""Gives what the third-party site answers for the deck with an id. Raises OSError."""


@dataclass(frozen=True)
class Ports:
    """The world as the services see it."""

    clock: Clock
    new_deck_id: NewDeckId
    new_token: NewToken
    sessions: Sessions
    throttle: Throttle
    capacity: Capacity
    card_facts: CardFactsNow
    fetch_deck: FetchDeck
