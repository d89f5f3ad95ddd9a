"""Making a deck."""

from __future__ import annotations

from datetime import timedelta

from functions.common.errors import LostRaceError, SignedOutError
from functions.common.ports import iso, seconds
from functions.common.throttle import Rule
from functions.decks import repository
from functions.decks.deck import Deck, Edit
from functions.decks.ports import Ports

PER_USER = Rule("deck", 1200, 60 * 60)
"""Somebody brings a collection of a thousand decks along."""
KEY_LIVES = timedelta(days=30)
"""A browser may have been offline for that long when it tries again."""
_TRIES = 5


def create(ports: Ports, owner: str, wish: Edit, key: str | None) -> str:
    """Make a deck and give its id; what the wish leaves open is empty.

    `key`: made by the client for this deck. The same key gives the same deck, whatever else is sent.
    Raises ThrottledError, or SignedOutError when the owner's account is gone or going.
    """
    now = seconds(ports.clock())
    before = repository.find_created(owner, key, now) if key else None
    if before is not None:
        return before
    ports.throttle.take(PER_USER, owner)
    for _ in range(_TRIES):
        deck = _new(ports, owner, wish)
        try:
            repository.create(deck, owner, key, seconds(ports.clock() + KEY_LIVES), now)
        except LostRaceError:
            before = repository.find_created(owner, key, now) if key else None
            if before is not None:
                return before
        else:
            return deck.id
    raise SignedOutError


def _new(ports: Ports, owner: str, wish: Edit) -> Deck:
    moment = iso(ports.clock())
    return Deck(
        id=ports.new_deck_id(),
        owner=owner,
        name=wish.name or "",
        author=wish.author or "",
        description=wish.description or "",
        tags=wish.tags or [],
        cards=dict(wish.replace_cards or {}),
        created=moment,
        updated=moment,
    )
