"""Letters as a searcher types them: lower case, without accents."""

from __future__ import annotations

import unicodedata
from functools import cache

PLAIN = {"ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "—": "-"}
"""Letters without decomposition, as in the official ascii names (docs/data.md §4.1)."""


@cache
def fold(text: str) -> str:
    """Compare ignoring case and accents: ``Rötschreck`` → ``rotschreck``, ``Bolesław`` → ``boleslaw``."""
    decomposed = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return "".join(PLAIN.get(letter, letter) for letter in bare.lower())


def has_letter_or_digit(text: str) -> bool:
    return any(character.isalnum() for character in text)


def letters_and_digits(text: str) -> str:
    """The text stripped of everything but letters (any script) and digits."""
    return "".join(character for character in text if character.isalnum())
