"""The form of names, and when two names are equivalent.

A username has 2 to 32 visible characters and is unique regardless of case and Unicode form. Invisible
characters are refused, so that no name can look like another one.
"""

from __future__ import annotations

import unicodedata

from functions.common.errors import InvalidError
from functions.common.visible_text import is_unseen

MIN_LENGTH, MAX_LENGTH = 2, 32
MAX_PUBLIC_LENGTH = 64
MAX_CODE_POINTS = 64

_MARKS = frozenset({"Mn", "Me"})


def username(text: str) -> str:
    """Return a username as it is displayed. Raises InvalidError for the field ``username``."""
    name = unicodedata.normalize("NFC", text)
    problem = _shape(name) or _length(name, MIN_LENGTH, MAX_LENGTH)
    if problem:
        raise InvalidError("username", problem)
    return name


def is_username(text: str) -> bool:
    """Whether this is a valid username."""
    try:
        username(text)
    except InvalidError:
        return False
    return True


def public_name(text: str) -> str:
    """Return a public name, the author of decks, as displayed. Raises InvalidError for ``publicName``."""
    name = unicodedata.normalize("NFC", text).strip(" ")
    problem = _shape(name) or _length(name, 1, MAX_PUBLIC_LENGTH)
    if problem:
        raise InvalidError("publicName", problem)
    return name


def _shape(name: str) -> str | None:
    if name != name.strip(" ") or "  " in name:
        return "no leading, trailing or double spaces"
    if any(not _visible(character) for character in name):
        return "no invisible characters"
    if name and unicodedata.category(name[0]).startswith("M"):
        return "must not begin with a combining mark"
    return None


def _length(name: str, minimum: int, maximum: int) -> str | None:
    seen = sum(unicodedata.category(character) not in _MARKS for character in name)
    if not minimum <= seen <= maximum or len(name) > max(maximum, MAX_CODE_POINTS):
        return f"{minimum} to {maximum} characters"
    return None


def _visible(character: str) -> bool:
    if character == " ":
        return True
    return unicodedata.category(character)[0] not in "CZ" and not is_unseen(character)
