"""Creating a deck."""

from __future__ import annotations

from functions.common.capacity import Payer
from functions.common.errors import LostRaceError, SignedOutError
from functions.common.ports import iso
from functions.common.throttle import Rule
from functions.decks import limits
from functions.decks.apply_edit import apply_edit
from functions.decks.deck import Deck, Edit
from functions.decks.errors import TooManyDecksError
from functions.decks.ports import Ports
from functions.decks.repository import decks, reading
from functions.decks.services import cost, known_cards
from functions.decks.services.creation_key import creation_key, creation_of, find_created

PER_USER = Rule("deck", 1200, 60 * 60)
"""Enough to import a collection of a thousand decks."""
TRIES = 5


def create(ports: Ports, owner: str, edit: Edit, key: str | None, review_of: str | None = None) -> str:
    """Create a deck from an edit of an empty one and return its id.

    `key`: chosen by the client for this deck. The same key gives the same deck.
    Raises ThrottledError, InvalidError, TooManyDecksError, or SignedOutError when the owner's account is
    deleted or being deleted.
    """
    creation = creation_key(owner, key, edit, review_of)
    created = find_created(ports, creation)
    if created is not None:
        return created
    ports.throttle.take(PER_USER, owner)
    cost.spend_writing(ports, Payer(user=owner), cost.units_of_new(edit))
    known_cards.check(ports, "cards", edit.replace_cards or {})
    for _ in range(TRIES):
        deck = new_deck(ports, owner, edit, review_of)
        try:
            summary = known_cards.summariser(ports)(deck.cards, None)
            decks.create(deck, summary, creation_of(ports, creation))
        except LostRaceError:
            created = find_created(ports, creation)
            if created is not None:
                return created
            check_capacity(owner)
        else:
            return deck.id
    raise SignedOutError


def check_capacity(owner: str, more: int = 1) -> None:
    """Refuse more decks than a user may have. Raises SignedOutError or TooManyDecksError."""
    number = reading.number_of_decks(owner)
    if number is None:
        raise SignedOutError
    if number + more > limits.MAX_DECKS:
        raise TooManyDecksError


def new_deck(ports: Ports, owner: str | None, edit: Edit, review_of: str | None = None) -> Deck:
    """Build a deck with a new id from an edit of an empty one."""
    moment = iso(ports.clock())
    empty = Deck(
        id=ports.new_deck_id(),
        owner=owner,
        name="",
        author="",
        description="",
        tags=[],
        cards={},
        created=moment,
        updated=moment,
        review_of=review_of,
    )
    return apply_edit(empty, edit).after
