"""Favourites: one item for each favourite of a user and a count on the deck, changed together."""

from __future__ import annotations

from datetime import datetime

from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import DeckItem, deck_key, user_key
from functions.common.errors import LostRaceError
from functions.common.public_items import moved_ahead
from functions.common.tables import MainItem

PREFIX = "FAV#"


class FavoriteItem(MainItem):
    """``USER#<uid>`` / ``FAV#<deck>``."""


def favorite_key(deck: str) -> str:
    """Return the sort key of a favourite."""
    return f"{PREFIX}{deck}"


def withdraw(user: str, deck: str, now: datetime) -> None:
    """Delete a favourite of a user, if it exists, and decrement the count of its deck.

    A deck that is no longer public has no count: then only the favourite is deleted.
    """

    def with_its_count(transaction: TransactWrite) -> None:
        transaction.delete(FavoriteItem(user_key(user), favorite_key(deck)), FavoriteItem.pk.exists())
        counted = DeckItem.public_parent.exists() & (DeckItem.favorites > 0)
        actions = [DeckItem.favorites.add(-1), *moved_ahead(deck, now)]
        transaction.update(DeckItem(deck_key(deck), "META"), actions, condition=counted)

    def alone(transaction: TransactWrite) -> None:
        uncounted = DeckItem.public_parent.does_not_exist() | (DeckItem.favorites <= 0)
        transaction.condition_check(DeckItem, deck_key(deck), "META", condition=uncounted)
        transaction.delete(FavoriteItem(user_key(user), favorite_key(deck)))

    try:
        write_together(with_its_count)
    except LostRaceError:
        if is_favorite(user, deck):
            write_together(alone)


def is_favorite(user: str, deck: str) -> bool:
    """Whether a deck is one of a user's favourites."""
    try:
        FavoriteItem.get(user_key(user), favorite_key(deck), consistent_read=True)
    except FavoriteItem.DoesNotExist:
        return False
    return True
