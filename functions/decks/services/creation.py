"""Creating a deck."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
from functions.decks.services.released_cards import checked_content

PER_USER = Rule("deck", 1200, 60 * 60)
"""Enough to import a collection of a thousand decks."""
TRIES = 5
TRANSLATED_VERSION = 2
"""The first version of a deck that is not what the page has sent: a page expects 1, and fetches it."""


@dataclass(frozen=True)
class Owner:
    """A user who creates a deck."""

    user: str
    key: str | None
    """Chosen by the client for this deck: the same key gives the same deck."""
    is_playtester: bool = False


def create(ports: Ports, creator: Owner, edit: Edit, review_of: str | None = None) -> str:
    """Create a deck from an edit of an empty one and return its id.

    Raises ThrottledError, InvalidError, TooManyDecksError, or SignedOutError when the owner's account is
    deleted or being deleted.
    """
    owner = creator.user
    creation = creation_key(owner, creator.key, edit, review_of)
    created = find_created(ports, creation)
    if created is not None:
        return created
    ports.throttle.take(PER_USER, owner)
    cost.spend_writing(ports, Payer(user=owner), cost.units_of_new(edit))
    current = checked_content(ports, "cards", edit, None, may_test=creator.is_playtester)
    for _ in range(TRIES):
        deck = new_deck(ports, owner, current.edit, review_of)
        if current.is_translated:
            deck = replace(deck, version=TRANSLATED_VERSION)
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
