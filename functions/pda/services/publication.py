"""Publishing decks, updating and deleting their public copies."""

from __future__ import annotations

from functions.common.deck_errors import ChangedDeckError, UnknownDeckError
from functions.common.errors import LostRaceError, SignedOutError
from functions.common.throttle import Rule
from functions.pda.ports import Ports
from functions.pda.public_deck import PublicDeck
from functions.pda.repository import publication, reading
from functions.pda.services import cost
from functions.pda.services.content import content
from functions.pda.services.reading import read, read_own, read_source

PER_USER = Rule("publish", 300, 60 * 60)
_TRIES = 5


def publish(ports: Ports, owner: str, deck: str) -> PublicDeck:
    """Publish a deck and return the copy; an existing copy stays unchanged.

    Raises UnknownDeckError, NotOwnerError, PublicDeckError, PublicSizeError, PlaytestCardsError, BusyError,
    ThrottledError, ChangedDeckError, or SignedOutError when the owner's account is deleted or being deleted.
    """
    ports.throttle.take(PER_USER, owner)
    for _ in range(_TRIES):
        source = read_source(owner, deck)
        if source.child is not None:
            return read(source.child)
        cost.spend_writing(ports, owner, source)
        shown, child = content(ports, source), ports.new_deck_id()
        try:
            publication.publish(source, child, shown, ports.clock())
        except LostRaceError:
            if not reading.has_account(owner):
                raise SignedOutError from None
            continue  # The deck changed meanwhile: read it again.
        return read(child)
    raise ChangedDeckError


def sync(ports: Ports, owner: str, child: str) -> PublicDeck:
    """Update a copy from its deck, if they differ, and return it.

    Raises UnknownDeckError, NotOwnerError, PublicSizeError, PlaytestCardsError, BusyError, ThrottledError,
    ChangedDeckError.
    """
    ports.throttle.take(PER_USER, owner)
    for _ in range(_TRIES):
        shown = read_own(owner, child)
        source = reading.find_source(shown.parent)
        if source is None or source.child != child:
            raise UnknownDeckError
        wanted = content(ports, source)
        if all(getattr(shown, part) == getattr(wanted, part) for part in _SHOWN):
            return shown
        cost.spend_writing(ports, owner, source)
        try:
            publication.sync(source, child, wanted, ports.clock())
        except LostRaceError:
            continue  # Deck or copy changed meanwhile: read them again.
        return read(child)
    raise ChangedDeckError


_SHOWN = ("name", "author", "description", "cards", "tags")


def remove(ports: Ports, owner: str, child: str) -> PublicDeck:
    """Delete a copy and return it as it was; the deck stays.

    Raises UnknownDeckError, NotOwnerError, ThrottledError, ChangedDeckError.
    """
    ports.throttle.take(PER_USER, owner)
    for _ in range(_TRIES):
        shown = read_own(owner, child)
        cost.spend_writing(ports, owner, shown)
        try:
            publication.remove(shown.parent, child, ports.clock())
        except LostRaceError:
            continue  # Deleted meanwhile, perhaps with its deck: read it again.
        return shown
    raise ChangedDeckError
