"""Reading public decks."""

from __future__ import annotations

from dataclasses import dataclass

from functions.common.capacity import Payer
from functions.common.deck_errors import NotOwnerError, PublicDeckError, UnknownDeckError
from functions.common.deck_ids import is_deck_id
from functions.pda.ports import Ports
from functions.pda.public_deck import PublicDeck, Source
from functions.pda.repository import reading
from functions.pda.services import cost

MAX_DECKS_PER_RESPONSE = 100
"""Own decks in one response."""


@dataclass(frozen=True)
class Mine:
    """A user's favourites and public decks, newer than the published files."""

    favorites: list[str]
    own: list[str]
    """Ids of the user's public decks."""
    decks: list[PublicDeck]
    """Those of them that changed since a given time, newest first."""


def read(deck: str) -> PublicDeck:
    """Read a public deck. Raises UnknownDeckError for any other."""
    found = reading.find(deck) if is_deck_id(deck) else None
    if found is None:
        raise UnknownDeckError
    return found


def read_own(owner: str, deck: str) -> PublicDeck:
    """Read a public deck for its owner. Raises UnknownDeckError, NotOwnerError."""
    found = read(deck)
    if found.owner != owner:
        raise NotOwnerError
    return found


def read_source(owner: str, deck: str) -> Source:
    """Read a deck that its owner publishes. Raises UnknownDeckError, NotOwnerError, PublicDeckError."""
    found = reading.find_source(deck) if is_deck_id(deck) else None
    if found is None:
        raise UnknownDeckError
    if found.owner != owner:
        raise NotOwnerError
    if found.parent is not None:
        raise PublicDeckError
    return found


def show(ports: Ports, payer: Payer, deck: str) -> PublicDeck:
    """Read a public deck for anyone, within the budget. Raises UnknownDeckError, ThrottledError."""
    cost.begin_reading(ports, payer)
    found = read(deck)
    cost.end_reading(ports, payer, [found])
    return found


def mine(ports: Ports, user: str, since: str) -> Mine:
    """Read a user's part of the archive; `since`: ISO time since which published files may lack changes.

    Raises ThrottledError.
    """
    payer = Payer(user=user)
    cost.begin_reading(ports, payer)
    own, of_own = reading.own(user)
    favorites, of_favorites = reading.favorites(user)
    changed = sorted((deck for deck, moment in own.items() if moment >= since), key=own.__getitem__)
    decks = reading.find_all(changed[-MAX_DECKS_PER_RESPONSE:])
    cost.end_reading(ports, payer, decks, of_own + of_favorites)
    newest = sorted(decks, key=lambda deck: (deck.updated, deck.id), reverse=True)
    return Mine(favorites, sorted(own), newest)
