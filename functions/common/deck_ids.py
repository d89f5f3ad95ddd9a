"""Ids of stored decks: a capital letter and eight letters or digits, unlike those of archives and precons.

Ids are not listed anywhere, but not secret either: anyone who knows an id may read the deck.
"""

from __future__ import annotations

import re
import secrets
import string

_FORM = re.compile(r"[A-Z][A-Za-z0-9]{8}")
_AFTER_THE_FIRST = string.ascii_letters + string.digits


def random_deck_id() -> str:
    """Create an id."""
    rest = (secrets.choice(_AFTER_THE_FIRST) for _ in range(8))
    return secrets.choice(string.ascii_uppercase) + "".join(rest)


def is_deck_id(text: str) -> bool:
    """Whether a stored deck can have this id."""
    return _FORM.fullmatch(text) is not None
