"""Reading decks: anybody may read any whose id he knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from functions.decks import repository
from functions.decks.deck import Deck, ListedDeck
from functions.decks.errors import NotOwnerError, PublicDeckError, UnknownDeckError
from functions.decks.ids import is_deck_id

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


def read(deck_id: str) -> Deck:
    """Give a deck. Raises UnknownDeckError."""
    deck = repository.find(deck_id) if is_deck_id(deck_id) else None
    if deck is None:
        raise UnknownDeckError
    return deck


def read_own(owner: str, deck_id: str) -> Deck:
    """Give a deck that its owner wants to change. Raises UnknownDeckError, NotOwnerError, PublicDeckError."""
    deck = read(deck_id)
    if deck.owner != owner:
        raise NotOwnerError
    if deck.public_parent is not None:
        raise PublicDeckError
    return deck


def list_own(owner: str) -> list[ListedDeck]:
    """List the decks of a user."""
    return list(repository.of_owner(owner))


def read_all(ids: Iterable[str]) -> Batch:
    """Give decks in the order they are asked for; one asked for twice comes once."""
    wanted = list(dict.fromkeys(ids))
    found = {deck.id: deck for deck in repository.find_all(filter(is_deck_id, wanted))}
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
    return 1000 + 4 * sum(len(text) + 1 for text in texts) + 16 * len(deck.cards)
