"""Problems that forbid playing or publishing a deck (docs/rules/decks.md §9.6)."""

from __future__ import annotations

from typing import Literal

from card_pipeline.facts.cards import is_playtest
from card_pipeline.facts.copies import DeckCopies, total
from card_pipeline.facts.crypt import groups
from card_pipeline.facts.legality import size_off

# The sizes of Standard (overrides/formats.yml), which publishing requires as well (docs/rules/decks.md §5.1).
MIN_CRYPT, MAX_CRYPT_PUBLIC = 12, 35
MIN_LIBRARY, MAX_LIBRARY = 60, 90

Flag = Literal["crypt size", "library size", "public size", "wrong groups", "banned", "playtest"]


def flags(deck: DeckCopies) -> list[Flag]:
    """List the problems of a deck, always in the same order.

    ``public size``: a size that forbids publishing; a crypt of more than 35 cards forbids only that.
    """
    crypt, library = total(deck.crypt), total(deck.library)
    wrong_library = size_off(library, MIN_LIBRARY, MAX_LIBRARY) != 0
    span = groups(deck.crypt)
    ids = [card.id for card, _ in deck.crypt] + [card.id for card, _ in deck.library]
    found: dict[Flag, bool] = {
        "crypt size": size_off(crypt, MIN_CRYPT) != 0,
        "library size": wrong_library,
        "public size": size_off(crypt, MIN_CRYPT, MAX_CRYPT_PUBLIC) != 0 or wrong_library,
        "wrong groups": span is not None and span.are_wrong,
        "banned": bool(banned(deck)),
        "playtest": any(is_playtest(card) for card in ids),
    }
    return [flag for flag, holds in found.items() if holds]


def banned(deck: DeckCopies) -> list[int]:
    """List the banned cards of a deck by id, ascending."""
    library = [card.id for card, _ in deck.library if card.banned]
    return library + [card.id for card, _ in deck.crypt if card.banned]
