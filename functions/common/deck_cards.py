"""The cards of a deck: card id → number of copies, ``{"200001": 2, "100001": 0}``.

A card id is right when it lies in its range: 100000 to 199999 for the library, above 200000 for the crypt.
The reader decides whether such a card exists: a deck outlives the card data it was built with. A card
with no copies stays in the deck, for the side lists.
"""

from __future__ import annotations

from collections.abc import Mapping

CARD_ID = r"^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$"
"""The two ranges."""
_LAST_LIBRARY_CARD = "199999"


def crypt_count(cards: Mapping[str, int]) -> int:
    """Count the copies of crypt cards."""
    return sum(copies for card, copies in cards.items() if card > _LAST_LIBRARY_CARD)


def library_count(cards: Mapping[str, int]) -> int:
    """Count the copies of library cards."""
    return sum(copies for card, copies in cards.items() if card <= _LAST_LIBRARY_CARD)


def merged(cards: Mapping[str, int], changes: Mapping[str, int]) -> dict[str, int]:
    """Apply changes to cards: each sets the copies of its card; below 0 removes the card."""
    return {card: copies for card, copies in {**cards, **changes}.items() if copies >= 0}
