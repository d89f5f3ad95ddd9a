"""Reads and writes saved searches: each change is one transaction with the version of the list."""

from __future__ import annotations

import hashlib
from typing import cast

from pynamodb.transactions import TransactWrite

from functions.account.items import AccountItem, SearchItem, SearchListItem
from functions.account.repository import profile_key
from functions.account.saved_search import SavedSearch, SearchKey, SearchList, SearchPage
from functions.common.conditions import write_together

PREFIX, LIST = "SEARCH#", "SEARCHES"


def read_list(user: str) -> SearchList:
    """Read version and number of a user's searches."""
    try:
        item = SearchListItem.get(profile_key(user), LIST, consistent_read=True)
    except SearchListItem.DoesNotExist:
        return SearchList()
    return SearchList(int(item.version), int(item.count_))


def all_searches(user: str) -> list[SavedSearch]:
    """Read all searches of a user, newest first."""
    items = SearchItem.query(profile_key(user), SearchItem.sk.startswith(PREFIX), consistent_read=True)
    return sorted(map(_search, items), key=lambda one: -one.saved)


def find(user: str, key: SearchKey) -> SavedSearch | None:
    """Read a search."""
    try:
        return _search(SearchItem.get(profile_key(user), search_key(key), consistent_read=True))
    except SearchItem.DoesNotExist:
        return None


def save(user: str, search: SavedSearch, before: SearchList, *, is_new: bool) -> SearchList:
    """Store a search and return the facts about the list. Raises LostRaceError like `remove`."""
    after = SearchList(before.version + 1, before.count + is_new)
    item = SearchItem(
        profile_key(user),
        search_key(search.key),
        page=search.key.page,
        criteria=search.key.criteria,
        name=search.name,
        saved=search.saved,
    )

    def fill(transaction: TransactWrite) -> None:
        _change_list(transaction, user, before, after)
        transaction.save(item)

    write_together(fill)
    return after


def remove(user: str, key: SearchKey, before: SearchList) -> SearchList:
    """Delete a stored search and return the facts about the list.

    Raises LostRaceError when the list has changed since it was read, or the account is deleted or being
    deleted.
    """
    after = SearchList(before.version + 1, before.count - 1)

    def fill(transaction: TransactWrite) -> None:
        _change_list(transaction, user, before, after)
        transaction.delete(SearchItem(profile_key(user), search_key(key)))

    write_together(fill)
    return after


def search_key(key: SearchKey) -> str:
    """Return the sort key of a search."""
    text = f"{key.page}\0{key.criteria}"
    return f"{PREFIX}{hashlib.sha256(text.encode()).hexdigest()[:32]}"


def _change_list(transaction: TransactWrite, user: str, before: SearchList, after: SearchList) -> None:
    has_account = AccountItem.pk.exists() & AccountItem.deleting.does_not_exist()
    transaction.condition_check(AccountItem, profile_key(user), "PROFILE", condition=has_account)
    as_read = SearchListItem.version == before.version
    item = SearchListItem(profile_key(user), LIST, count_=after.count, version=after.version)
    transaction.save(item, condition=as_read if before.version else SearchListItem.pk.does_not_exist())


def _search(item: SearchItem) -> SavedSearch:
    return SavedSearch(SearchKey(cast(SearchPage, item.page), item.criteria), item.name, int(item.saved))
