"""The cost of deck calls, charged to the account or, without one, to the IP address."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from functions.common.capacity import READS, UNIT_BYTES, WRITES, Payer, units_of
from functions.common.deck_size import deck_bytes
from functions.decks.deck import VALUE_FIELDS, Deck, Edit, ListedDeck
from functions.decks.ports import Ports

_LISTED_BYTES = 2 * UNIT_BYTES
"""A unit reads twice as much of an index as of items in a consistent read."""


def size(deck: Deck) -> int:
    """Estimate the bytes of a deck in the table."""
    texts = (*_texts(vars(deck)), *deck.tags)
    return deck_bytes(texts, deck.cards, deck.markers)


def _texts(values: Mapping[str, Any]) -> list[str]:
    return [value for name in VALUE_FIELDS if isinstance(value := values.get(name), str)]


def units_of_new(edit: Edit) -> int:
    """Return the units that writing a new deck costs."""
    texts = (*_texts(edit.values), *(edit.tags or ()))
    return units_of(deck_bytes(texts, edit.replace_cards or {}))


def begin_edit(ports: Ports, payer: Payer) -> None:
    """Charge the minimum for an edit before the deck is read. Raises ThrottledError."""
    ports.capacity.spend(WRITES, 1, payer)


def charge_large_edit(ports: Ports, payer: Payer, deck: Deck) -> None:
    """Charge what the edit of a large deck costs beyond the minimum. Raises ThrottledError."""
    more = units_of(size(deck)) - 1
    if more > 0:
        ports.capacity.spend(WRITES, more, payer)


def spend_writing(ports: Ports, payer: Payer, units: int) -> None:
    """Charge decks that are about to be written. Raises ThrottledError."""
    ports.capacity.spend(WRITES, units, payer)


def begin_reading(ports: Ports, payer: Payer, decks: int = 1) -> None:
    """Charge the minimum for decks before they are read. Raises ThrottledError."""
    ports.capacity.spend(READS, decks, payer)


def end_reading(ports: Ports, payer: Payer, begun: int, decks: Iterable[Deck]) -> None:
    """Charge what large decks cost beyond the `begun` units."""
    _correct(ports, payer, sum(units_of(size(deck)) for deck in decks) - begun)


def end_listing(ports: Ports, payer: Payer, decks: Iterable[ListedDeck]) -> None:
    """Charge a long list that was read from the index."""
    read = sum(deck_bytes((deck.name, deck.author, deck.revision_label, *deck.tags), ()) for deck in decks)
    _correct(ports, payer, read // _LISTED_BYTES - 1)


def _correct(ports: Ports, payer: Payer, more: int) -> None:
    if more > 0:
        ports.capacity.correct(READS, more, payer)
