"""Favourites: adding and removing them is idempotent."""

from __future__ import annotations

from functions.common import favorites as storage
from functions.common.deck_errors import UnknownDeckError
from functions.common.errors import BusyError, LostRaceError, SignedOutError
from functions.common.throttle import Rule
from functions.pda.ports import Ports
from functions.pda.repository import favorites, reading
from functions.pda.services import cost
from functions.pda.services.reading import read

PER_USER = Rule("favorite", 600, 60 * 60)
_TRIES = 5


def add(ports: Ports, user: str, deck: str) -> int:
    """Make a public deck a favourite and return how many users have it.

    Raises UnknownDeckError, ThrottledError, BusyError, or SignedOutError when the account is deleted or being
    deleted.
    """
    ports.throttle.take(PER_USER, user)
    for _ in range(_TRIES):
        shown = read(deck)
        if storage.is_favorite(user, deck):
            return shown.favorites
        cost.spend_writing(ports, user, shown)
        try:
            favorites.add(user, deck, ports.clock())
        except LostRaceError:
            if not reading.has_account(user):
                raise SignedOutError from None
            continue  # It has just become a favourite, or is no longer public.
        return read(deck).favorites
    raise BusyError


def has(user: str | None, deck: str) -> bool:
    """Whether a deck is a favourite of a user; never without one."""
    return user is not None and storage.is_favorite(user, deck)


def withdraw(ports: Ports, user: str, deck: str) -> int:
    """Remove a deck from the favourites and return how many users have it; 0 if it is no longer public.

    Raises ThrottledError, BusyError.
    """
    ports.throttle.take(PER_USER, user)
    _charge_withdrawal(ports, user, deck)
    for _ in range(_TRIES):
        try:
            storage.withdraw(user, deck, ports.clock())
        except LostRaceError:
            continue  # It has just been published or deleted.
        try:
            return read(deck).favorites
        except UnknownDeckError:
            return 0
    raise BusyError


def _charge_withdrawal(ports: Ports, user: str, deck: str) -> None:
    """Charge writing the deck, unless it is no longer public."""
    try:
        cost.spend_writing(ports, user, read(deck))
    except UnknownDeckError:
        return
