"""Crypt traits (docs/rules/search.md §4), in the order of the form."""

from __future__ import annotations

import re

from card_pipeline.index.postings import Trait
from card_pipeline.index.text_traits import (
    ADDITIONAL_STRIKE,
    AGGRAVATED,
    BANNED,
    MANEUVER,
    PREVENT,
    UNLOCK,
    text_trait,
)
from card_pipeline.model.cards import Card, CryptCard

# A bonus at the start of a sentence is permanent: "Camarilla Prince of Paris: +1 stealth."
_PERMANENT = r"[:.] \+"


def _may_enter_combat(card: Card) -> bool:
    # Few texts mention it, and matching a pattern for every name is slow.
    if "enter combat" not in card.text.casefold():
        return False
    first_word = re.escape(card.name.split(" ")[0].replace(",", ""))
    pattern = rf"(?:he|she|it|they|{first_word}) (?:can|may|attempt)(?! ?not)(?:.* to)? enter combat"
    return re.search(pattern, card.text, re.IGNORECASE) is not None


def _has_two_versions(card: CryptCard) -> bool:
    return card.other_version is not None


TEXT_TRAITS: tuple[Trait[Card], ...] = (
    text_trait("1 intercept", "a permanent +1 (or more) intercept", _PERMANENT + r"\d intercept."),
    text_trait(
        "1 stealth",
        'a permanent +1 (or more) stealth, also "gets +1 stealth on each of his actions"',
        _PERMANENT + r"\d stealth.|gets \+\d stealth on each of (?:his|her|their|they) actions",
    ),
    text_trait("1 bleed", "a permanent +1 (or more) bleed", _PERMANENT + r"\d bleed."),
    text_trait("2 bleed", "a permanent +2 (or more) bleed", _PERMANENT + r"[2-9] bleed."),
    text_trait("1 strength", "a permanent +1 (or more) strength", _PERMANENT + r"\d strength."),
    text_trait("2 strength", "a permanent +2 (or more) strength", _PERMANENT + r"[2-9] strength."),
    MANEUVER,
    ADDITIONAL_STRIKE,
    AGGRAVATED,
    PREVENT,
    text_trait("press", '"gets … optional press"', r"gets.*optional press"),
    Trait("enter combat", "this vampire can enter combat by an action of their own", _may_enter_combat),
    UNLOCK,
    text_trait("black hand", "Black Hand, the sect within the Sabbat", r"black hand[ .:]"),
    text_trait("seraph", "Seraph", r"seraph[.:]"),
    text_trait("infernal", "Infernal", r"infernal[.:]"),
    text_trait("red list", "Red List", r"red list[.:]"),
    text_trait("flight", "the flight icon as an ability", r"\[flight\]\."),
    text_trait(
        "hand size",
        '"+1 hand size", "hand size is … larger" or "… increased"',
        r"\+[\dx] hand size|hand size is.*(?:increased|larger)",
    ),
)

CRYPT_TRAITS: tuple[Trait[CryptCard], ...] = (
    *TEXT_TRAITS,
    Trait("advancement", "the vampire has a base and an advanced card", _has_two_versions),
    BANNED,
)
