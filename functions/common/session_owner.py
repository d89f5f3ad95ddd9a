"""Reads the account of a session, which can be deleted or can end all its sessions.

It is read from the table: a revocation that misses a session in a stale index still ends it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from pynamodb.attributes import BooleanAttribute, NumberAttribute, UnicodeAttribute

from functions.common.deck_items import user_key
from functions.common.tables import MainItem, connection

_USER = re.compile(r"[0-9a-f]{24}")
_PROFILE = "PROFILE"


class OwnerItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, the attributes that sessions need."""

    epoch = NumberAttribute()
    deleting = UnicodeAttribute(null=True)
    playtester = BooleanAttribute(null=True)
    admin = BooleanAttribute(null=True)


@dataclass(frozen=True)
class Owner:
    """The account of a user."""

    epoch: int
    """Increases when all sessions are ended; sessions of earlier epochs are invalid."""
    deleting: bool
    is_playtester: bool = False
    """Whether the user may see playtest cards (docs/rules/playtest.md §1)."""
    is_admin: bool = False
    """Whether the user manages the playtest."""


def token_of(user: str, secret: str) -> str:
    """Build the token of a session: it names the user, so that session and account are read together."""
    return f"{user}.{secret}"


def named_user(token: str) -> str | None:
    """Return the user that a token names; tokens of older releases name none."""
    user, dot, _ = token.partition(".")
    return user if dot and _USER.fullmatch(user) else None


def find_owner(user: str) -> Owner | None:
    """Read the account of a user; None when it is deleted."""
    try:
        return owner_of(OwnerItem.get(user_key(user), _PROFILE, consistent_read=True))
    except OwnerItem.DoesNotExist:
        return None


def read_with_owner(session: str, user: str) -> tuple[dict[str, Any] | None, Owner | None] | None:
    """Read the item of a session and its user's account in one call; None while the database is busy."""
    table = MainItem.Meta.table_name
    keys = [_key(session, "S"), _key(user_key(user), _PROFILE)]
    response = connection().client.batch_get_item(
        RequestItems={table: {"Keys": keys, "ConsistentRead": True}}
    )
    if response.get("UnprocessedKeys"):
        return None
    found = {item["pk"]["S"]: item for item in response["Responses"].get(table, [])}
    profile = found.get(user_key(user))
    owner = owner_of(OwnerItem.from_raw_data(profile)) if profile else None
    return found.get(session), owner


def owner_of(item: OwnerItem) -> Owner:
    """Map an item to an account."""
    return Owner(int(item.epoch), item.deleting is not None, bool(item.playtester), bool(item.admin))


def _key(pk: str, sk: str) -> dict[str, dict[str, str]]:
    return {"pk": {"S": pk}, "sk": {"S": sk}}
