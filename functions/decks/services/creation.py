"""Making a deck."""

from __future__ import annotations

from functions.common.capacity import Payer
from functions.common.errors import LostRaceError, SignedOutError
from functions.common.ports import iso
from functions.common.throttle import Rule
from functions.decks import limits
from functions.decks.deck import Deck, Edit
from functions.decks.errors import TooManyDecksError
from functions.decks.ports import Ports
from functions.decks.repository import decks, reading
from functions.decks.services import cost, known_cards
from functions.decks.services.creation_key import creation_key, creation_of, made_before

PER_USER = Rule("deck", 1200, 60 * 60)
"""Somebody brings a collection of a thousand decks along."""
TRIES = 5


def create(ports: Ports, owner: str, edit: Edit, key: str | None, review_of: str | None = None) -> str:
    """Make a deck and give its id; what the edit leaves open is empty.

    `key`: made by the client for this deck. The same key gives the same deck.
    Raises ThrottledError, InvalidError, TooManyDecksError, or SignedOutError when the owner's account is gone
    or going.
    """
    made_by = creation_key(owner, key, edit, review_of)
    before = made_before(ports, made_by)
    if before is not None:
        return before
    ports.throttle.take(PER_USER, owner)
    cost.spend_writing(ports, Payer(user=owner), cost.units_of_new(edit))
    known_cards.check(ports, "cards", edit.replace_cards or {})
    for _ in range(TRIES):
        deck = new_deck(ports, owner, edit, review_of)
        try:
            summary = known_cards.summariser(ports)(deck.cards, None)
            decks.create(deck, summary, creation_of(ports, made_by))
        except LostRaceError:
            before = made_before(ports, made_by)
            if before is not None:
                return before
            check_room(owner)
        else:
            return deck.id
    raise SignedOutError


def check_room(owner: str, more: int = 1) -> None:
    """Tell why so many decks cannot be made for a user. Raises SignedOutError or TooManyDecksError."""
    number = reading.number_of_decks(owner)
    if number is None:
        raise SignedOutError
    if number + more > limits.MAX_DECKS:
        raise TooManyDecksError


def new_deck(ports: Ports, owner: str | None, edit: Edit, review_of: str | None = None) -> Deck:
    """Draw up a deck with a new id."""
    moment = iso(ports.clock())
    return Deck(
        id=ports.new_deck_id(),
        owner=owner,
        name=edit.name or "",
        author=edit.author or "",
        description=edit.description or "",
        tags=edit.tags or [],
        cards=dict(edit.replace_cards or {}),
        created=moment,
        updated=moment,
        branch_name=edit.branch_name or "",
        review_of=review_of,
    )
