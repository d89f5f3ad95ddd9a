"""Reading decks: anyone who knows the id of a deck may read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from functions.common.batch_read import read_in_batches
from functions.common.capacity import Payer
from functions.common.deck_errors import NotOwnerError, PublicDeckError, UnknownDeckError
from functions.common.deck_ids import is_deck_id
from functions.common.ports import seconds
from functions.decks.deck import Deck
from functions.decks.ports import Ports
from functions.decks.repository import reading
from functions.decks.repository.reading import Owned
from functions.decks.services import cost

RESPONSE_BYTES = 1_000_000
"""Bytes of decks after which a response is full: even the 25 largest decks more fit into the six million that
the cloud allows."""
READ_AT_ONCE = 25


@dataclass(frozen=True)
class Batch:
    """Several decks at once."""

    decks: list[Deck]
    unknown: list[str]
    """Ids that no deck has."""
    left: list[str]
    """Ids that did not fit into the response and must be requested again."""


def read(ports: Ports, deck_id: str) -> Deck:
    """Read a deck. Raises UnknownDeckError.

    Ids of another form belong to archives and precons, which are not stored here.
    """
    deck = reading.find(deck_id, seconds(ports.clock())) if is_deck_id(deck_id) else None
    if deck is None:
        raise UnknownDeckError
    return deck


def read_own(ports: Ports, owner: str, deck_id: str) -> Deck:
    """Read a deck for its owner to edit. Raises UnknownDeckError, NotOwnerError, PublicDeckError."""
    deck = read(ports, deck_id)
    if deck.owner != owner:
        raise NotOwnerError
    if deck.public_parent is not None:
        raise PublicDeckError
    return deck


def show(ports: Ports, payer: Payer, deck_id: str) -> Deck:
    """Read a deck for anyone, within the budget. Raises UnknownDeckError, ThrottledError."""
    cost.begin_reading(ports, payer)
    deck = read(ports, deck_id)
    cost.end_reading(ports, payer, 1, [deck])
    return deck


def list_own(ports: Ports, owner: str) -> Owned:
    """List the decks of a user. Raises ThrottledError."""
    payer = Payer(user=owner)
    cost.begin_reading(ports, payer)
    owned = reading.of_owner(owner)
    cost.end_listing(ports, payer, owned.decks)
    return owned


def read_all(ports: Ports, payer: Payer, ids: Iterable[str]) -> Batch:
    """Read decks in the order of their ids; one requested twice is returned once.

    They are read a few at a time, until the response is full or the budget is spent.
    Raises ThrottledError when the budget was spent before.
    """
    fitting: list[Deck] = []
    unknown: list[str] = []

    def read(requested: list[str]) -> int:
        cost.begin_reading(ports, payer, len(requested))
        decks = reading.find_all(filter(is_deck_id, requested), seconds(ports.clock()))
        cost.end_reading(ports, payer, len(requested), decks)
        found = {deck.id: deck for deck in decks}
        fitting.extend(found[one] for one in requested if one in found)
        unknown.extend(one for one in requested if one not in found)
        return sum(map(cost.size, decks))

    left = read_in_batches(ids, READ_AT_ONCE, RESPONSE_BYTES, read)
    return Batch(fitting, unknown, left)
