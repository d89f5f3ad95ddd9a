"""Adds favourites. `functions.common.favorites` deletes them, because the deletion of an account does too."""

from __future__ import annotations

from datetime import datetime

from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import DeckItem, deck_key, user_key
from functions.common.favorites import FavoriteItem, favorite_key
from functions.common.public_items import moved_ahead
from functions.pda.items import OwnerItem


def add(user: str, deck: str, now: datetime) -> None:
    """Make a public deck a favourite of a user, and count it.

    Raises LostRaceError when it is one already, is not public, or the user's account is deleted or being
    deleted.
    """
    favorite = FavoriteItem(user_key(user), favorite_key(deck))
    has_account = OwnerItem.pk.exists() & OwnerItem.deleting.does_not_exist()

    def fill(transaction: TransactWrite) -> None:
        transaction.condition_check(OwnerItem, user_key(user), "PROFILE", condition=has_account)
        transaction.save(favorite, condition=FavoriteItem.pk.does_not_exist())
        transaction.update(
            DeckItem(deck_key(deck), "META"),
            [DeckItem.favorites.add(1), *moved_ahead(deck, now)],
            condition=DeckItem.public_parent.exists(),
        )

    write_together(fill)
