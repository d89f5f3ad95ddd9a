"""What calls of public decks cost, counted together with those of all other decks."""

from __future__ import annotations

from collections.abc import Iterable

from functions.common.capacity import READS, WRITES, Payer, units_of
from functions.common.deck_size import deck_bytes
from functions.pda.ports import Ports
from functions.pda.public_deck import PublicDeck, Source

_TIMES_WRITTEN = 2
"""A public deck is written in a transaction, which costs double."""


def check_reading(ports: Ports, payer: Payer) -> None:
    """Refuse a caller who has read too much, before more is read for the call. Raises ThrottledError."""
    ports.capacity.check(READS, payer)


def spend_reading(ports: Ports, payer: Payer, decks: Iterable[PublicDeck]) -> None:
    """Count decks that have been read. Raises ThrottledError."""
    ports.capacity.spend(READS, max(1, sum(map(_units, decks))), payer)


def spend_writing(ports: Ports, user: str, deck: PublicDeck | Source) -> None:
    """Count a deck that is about to be written. Raises ThrottledError."""
    ports.capacity.spend(WRITES, _TIMES_WRITTEN * _units(deck), Payer(user=user))


def _units(deck: PublicDeck | Source) -> int:
    return units_of(deck_bytes((deck.name, deck.author, deck.description), deck.cards))
