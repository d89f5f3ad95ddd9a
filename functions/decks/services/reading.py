"""Reading decks: anybody may read any whose id he knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from functions.common.deck_errors import NotOwnerError, PublicDeckError, UnknownDeckError
from functions.common.deck_ids import is_deck_id
from functions.common.ports import seconds
from functions.decks.deck import Deck
from functions.decks.ports import Ports
from functions.decks.repository import reading
from functions.decks.repository.reading import Owned

ROOM = 4_000_000
"""Bytes of decks that go into one answer; the cloud lets six million pass."""


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


def list_own(owner: str) -> Owned:
    """List the decks of a user."""
    return reading.of_owner(owner)


def read_all(ports: Ports, ids: Iterable[str]) -> Batch:
    """Give decks in the order they are asked for; one asked for twice comes once."""
    wanted = list(dict.fromkeys(ids))
    there = reading.find_all(filter(is_deck_id, wanted), seconds(ports.clock()))
    found = {deck.id: deck for deck in there}
    fitting: list[Deck] = []
    room = ROOM
    for deck in (found[one] for one in wanted if one in found):
        room -= _bytes(deck)
        if room < 0 and fitting:
            break
        fitting.append(deck)
    given = {deck.id for deck in fitting}
    return Batch(
        decks=fitting,
        unknown=[one for one in wanted if one not in found],
        left=[one for one in wanted if one in found and one not in given],
    )


def _bytes(deck: Deck) -> int:
    """Bound the length of a deck in an answer: no character takes more than four bytes there."""
    texts = (deck.name, deck.author, deck.description, *deck.tags)
    maps = 16 * len(deck.cards) + 22 * len(deck.markers)
    members = 12 * len(deck.family.members) if deck.family else 0
    return 1600 + 4 * sum(len(text) + 1 for text in texts) + maps + members
