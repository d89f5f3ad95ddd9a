"""The cost of public deck calls, charged to the same budgets as other deck calls."""

from __future__ import annotations

import math
from collections.abc import Iterable

from functions.common.capacity import READS, WRITES, Payer, units_of
from functions.common.deck_size import deck_bytes
from functions.pda.ports import Ports
from functions.pda.public_deck import PublicDeck, Source

_TIMES_WRITTEN = 2
"""A public deck is written in a transaction, which costs double."""


def begin_reading(ports: Ports, payer: Payer) -> None:
    """Charge the minimum for a call before anything is read. Raises ThrottledError."""
    ports.capacity.spend(READS, 1, payer)


def end_reading(ports: Ports, payer: Payer, decks: Iterable[PublicDeck], listing: float = 0) -> None:
    """Charge what was read beyond the minimum; `listing`: units of the lists that name the decks."""
    more = math.ceil(listing) + sum(map(_units, decks)) - 1
    if more > 0:
        ports.capacity.correct(READS, more, payer)


def spend_writing(ports: Ports, user: str, deck: PublicDeck | Source) -> None:
    """Charge a deck that is about to be written. Raises ThrottledError."""
    ports.capacity.spend(WRITES, _TIMES_WRITTEN * _units(deck), Payer(user=user))


def _units(deck: PublicDeck | Source) -> int:
    return units_of(deck_bytes((deck.name, deck.author, deck.description), deck.cards))
