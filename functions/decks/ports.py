"""What the rules of decks are given: time, chance, sessions, throttles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from functions.common.ports import Clock
from functions.common.sessions import Sessions
from functions.common.throttle import Throttle

NewDeckId = Callable[[], str]
"""Gives an id that very likely no other deck has: ``A1b2c3d4e``."""


@dataclass(frozen=True)
class Ports:
    """The world as the services see it."""

    clock: Clock
    new_deck_id: NewDeckId
    sessions: Sessions
    throttle: Throttle
