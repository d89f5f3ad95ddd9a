"""Reading decks: anybody may read any whose id he knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from functions.common.capacity import Payer
from functions.common.deck_errors import NotOwnerError, PublicDeckError, UnknownDeckError
from functions.common.deck_ids import is_deck_id
from functions.common.errors import ThrottledError
from functions.common.ports import seconds
from functions.decks.deck import Deck
from functions.decks.ports import Ports
from functions.decks.repository import reading
from functions.decks.repository.reading import Owned
from functions.decks.services import cost

ROOM = 1_000_000
"""Bytes of decks after which an answer is full: even the largest 25 more fit into the six million that the
cloud lets pass."""
READ_AT_ONCE = 25


@dataclass(frozen=True)
class Batch:
    """Several decks at once."""

    decks: list[Deck]
    unknown: list[str]
    """Ids that no deck has."""
    left: list[str]
    """Ids of decks for which the answer had no room: to be asked for again."""


def read(ports: Ports, deck_id: str) -> Deck:
    """Give a deck. Raises UnknownDeckError.

    An id of another form is an archive's or a precon's: those are never looked for here, nor shadowed.
    """
    deck = reading.find(deck_id, seconds(ports.clock())) if is_deck_id(deck_id) else None
    if deck is None:
        raise UnknownDeckError
    return deck


def read_own(ports: Ports, owner: str, deck_id: str) -> Deck:
    """Give a deck that its owner wants to change. Raises UnknownDeckError, NotOwnerError, PublicDeckError."""
    deck = read(ports, deck_id)
    if deck.owner != owner:
        raise NotOwnerError
    if deck.public_parent is not None:
        raise PublicDeckError
    return deck


def show(ports: Ports, payer: Payer, deck_id: str) -> Deck:
    """Give a deck to anybody, not too many of them. Raises UnknownDeckError, ThrottledError."""
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
    """Give decks in the order they are asked for; one asked for twice comes once.

    They are read a few at a time, until the answer is full or the budget is spent.
    Raises ThrottledError when it was spent before.
    """
    wanted = list(dict.fromkeys(ids))
    fitting: list[Deck] = []
    unknown: list[str] = []
    room, seen = ROOM, 0
    while seen < len(wanted) and room > 0:
        asked = wanted[seen : seen + READ_AT_ONCE]
        try:
            cost.begin_reading(ports, payer, len(asked))
        except ThrottledError:
            if seen == 0:
                raise
            break
        there = reading.find_all(filter(is_deck_id, asked), seconds(ports.clock()))
        cost.end_reading(ports, payer, len(asked), there)
        found = {deck.id: deck for deck in there}
        fitting += [found[one] for one in asked if one in found]
        unknown += [one for one in asked if one not in found]
        room -= sum(map(cost.size, there))
        seen += len(asked)
    return Batch(fitting, unknown, left=wanted[seen:])
