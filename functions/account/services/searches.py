"""Saved searches of a user (docs/rules/site.md §2.1). A repeated call changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from functions.account import repository, searches_repository
from functions.account.errors import ChangedSearchesError, FullSearchesError
from functions.account.ports import Ports
from functions.account.saved_search import MAX_SEARCHES, SavedSearch, SearchKey, SearchList
from functions.common.capacity import READS, WRITES, Payer, units_of
from functions.common.errors import BusyError, LostRaceError, SignedOutError

_TRIES = 5
_WRITTEN_BYTES = 1024
"""Bytes of an item per write unit of the database; four of them are one unit of the budget."""
_OTHER_ITEMS = 2
"""Account and list: one write unit each."""
_TIMES_WRITTEN = 2
"""A transaction costs double."""


def read(ports: Ports, user: str) -> tuple[int, list[SavedSearch]]:
    """Return the version of the list and all searches, newest first. Raises ThrottledError."""
    payer = Payer(user=user)
    ports.capacity.spend(READS, 2, payer)
    # Should the list change in between, the version is the older one, and the next change is refused.
    version = searches_repository.read_list(user).version
    found = searches_repository.all_searches(user)
    more = units_of(sum(map(_bytes, found))) - 1
    if more > 0:
        ports.capacity.correct(READS, more, payer)
    return version, found


def save(ports: Ports, user: str, search: SavedSearch, version: int | None) -> int:
    """Save or rename a search and return the version of the list; `version`: the only one to be changed.

    Raises ChangedSearchesError, FullSearchesError, BusyError, ThrottledError, or SignedOutError when the
    account is deleted or being deleted.
    """

    def attempt(before: SearchList) -> SearchList | None:
        stored = searches_repository.find(user, search.key)
        if stored == search:
            return None
        _require(version, before)
        if stored is None and before.count >= MAX_SEARCHES:
            raise FullSearchesError
        return searches_repository.save(user, search, before, is_new=stored is None)

    _charge(ports, user, _bytes(search))
    return _change(user, attempt)


def remove(ports: Ports, user: str, key: SearchKey, version: int | None) -> int:
    """Delete a search and return the version of the list. Raises the errors of `save`."""

    def attempt(before: SearchList) -> SearchList | None:
        if searches_repository.find(user, key) is None:
            return None
        _require(version, before)
        return searches_repository.remove(user, key, before)

    _charge(ports, user, 0)
    return _change(user, attempt)


def _change(user: str, attempt: Callable[[SearchList], SearchList | None]) -> int:
    """Try a change until nobody else has changed the list meanwhile; None: nothing is to be changed."""
    for _ in range(_TRIES):
        before = searches_repository.read_list(user)
        try:
            return (attempt(before) or before).version
        except LostRaceError:
            account = repository.find(user)
            if account is None or account.deleting:
                raise SignedOutError from None
    raise BusyError


def _require(version: int | None, before: SearchList) -> None:
    if version is not None and version != before.version:
        raise ChangedSearchesError


def _charge(ports: Ports, user: str, size: int) -> None:
    written = _OTHER_ITEMS + max(1, -(-size // _WRITTEN_BYTES))
    ports.capacity.spend(WRITES, -(-_TIMES_WRITTEN * written // 4), Payer(user=user))


def _bytes(search: SavedSearch) -> int:
    return len(search.key.criteria.encode()) + len(search.name.encode())
