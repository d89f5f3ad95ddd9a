"""Making decks public, keeping the copies up to date, taking them back."""

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
    """Make a deck public and give the copy. One that is public already keeps its copy, as that is.

    Raises UnknownDeckError, NotOwnerError, PublicDeckError, PublicSizeError, PlaytestCardsError, BusyError,
    ThrottledError, ChangedDeckError, or SignedOutError when the owner's account is gone or going.
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
            continue  # The deck was changed meanwhile: to be looked at anew.
        return read(child)
    raise ChangedDeckError


def sync(ports: Ports, owner: str, child: str) -> PublicDeck:
    """Let a copy follow its deck, and give it; where nothing differs it stays as it is.

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
            continue  # Deck or copy were changed meanwhile: to be looked at anew.
        return read(child)
    raise ChangedDeckError


_SHOWN = ("name", "author", "description", "cards", "tags")


def remove(ports: Ports, owner: str, child: str) -> PublicDeck:
    """Take a copy out of the archive and give it as it was; the deck it was made of stays.

    Raises UnknownDeckError, NotOwnerError, ThrottledError, ChangedDeckError.
    """
    ports.throttle.take(PER_USER, owner)
    for _ in range(_TRIES):
        shown = read_own(owner, child)
        cost.spend_writing(ports, owner, shown)
        try:
            publication.remove(shown.parent, child, ports.clock())
        except LostRaceError:
            continue  # Removed meanwhile, perhaps with its deck: to be looked at anew.
        return shown
    raise ChangedDeckError
