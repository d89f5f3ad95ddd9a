"""Traits read from the English card text, and traits that crypt and library share."""

from __future__ import annotations

import re

from card_pipeline.index.postings import Trait
from card_pipeline.model.cards import Card


def text_trait(key: str, rule: str, pattern: str) -> Trait[Card]:
    """Build a trait of texts that match the pattern, ignoring case.

    A dot in the pattern stays within the line, as "…" does in the rule.
    """
    sought = re.compile(pattern, re.IGNORECASE)
    return Trait(key, rule, lambda card: sought.search(card.text) is not None)


AGGRAVATED = text_trait("aggravated", '"aggravated", not "non-aggravated"', r"(?<!non-)aggravated")

PREVENT = text_trait("prevent", '"prevent", not "unpreventable" or "prevented"', r"(?<!un)prevent(?!able|ed)")

UNLOCK = text_trait(
    "unlock",
    '"unlock" or "wakes"; not "unlocked", "unlock phase" or "not unlock"',
    r"(?<!not )unlock(?! phase|ed)|wakes",
)

MANEUVER = text_trait("maneuver", '"maneuver"', r"maneuver")

ADDITIONAL_STRIKE = text_trait("additional strike", '"additional strike"', r"additional strike")

BANNED: Trait[Card] = Trait("banned", "the card is banned", lambda card: card.banned is not None)

NOT_IN_TWD = "non-twd"
"""Trait of the cards that no winning deck has; exists only with an archive of winning decks."""
