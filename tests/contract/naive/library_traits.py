"""Library traits (docs/rules/search.md §6), on the lower-case text ("…" = anything on the same line)."""

from __future__ import annotations

import re

from tests.contract.naive.crypt_traits import AGGRAVATED, PREVENT, UNLOCK
from tests.contract.naive.records import LibraryCard

PATTERNS = {
    # '"+<n> intercept"; or "-<n> stealth" not followed by " (D)", by " action" or by a space and a word; or
    # "gets -<n or x> stealth"; or "stealth to 0"'
    "intercept": r"\+\d+ intercept|-\d+ stealth(?! \(d\)| action| \w)|gets -(\d+|x) stealth|stealth to 0",
    # '"+<n> stealth" not followed by " action", " equip", " hunt", " employ", " political" or " (D)"; or
    # "-<n> intercept"'
    "stealth": r"\+\d+ stealth(?! action| equip| hunt| employ| political| \(d\))|-\d+ intercept",
    # '"+<n> bleed" or "+X bleed"'
    "bleed": r"\+(\d+|x) bleed",
    # '"receive … title", "gains <one char> vote", "+<one char> vote", "additional vote", "represent the …
    # title"'
    "votes-title": r"receive.*title|gains . vote|\+. vote|additional vote|represent the.*title",
    "strength": r"\+\d+ strength",
    "dodge": r"dodge",
    "maneuver": r"maneuver",
    "additional strike": r"additional strike",
    "aggravated": AGGRAVATED,
    "prevent": PREVENT,
    # '"press" anywhere (also inside other words)'
    "press": r"press",
    "combat ends": r"combat ends",
    "enter combat": r"enter combat",
    # '"becomes a" … then a digit followed by space or hyphen, or "same…", then "capacity"'
    "embrace": r"becomes a.*(\d[ -]|same.*)capacity",
    # '"move" or "add" … " blood " [optional "from the blood bank "] "to " … " in your uncontrolled region"'
    "put blood": r"(move|add).* blood (from the blood bank )?to .* in your uncontrolled region",
    "bounce bleed": r"change the target of the bleed|is now bleeding",
    # '"reduce a" or "reduce the" … " bleed ", or "bleed amount is reduced"'
    "reduce bleed": r"reduce (a|the).* bleed |bleed amount is reduced",
    "unlock": UNLOCK,
    # "the plain words"
    "black hand": r"black hand",
    "seraph": r"seraph",
    "infernal": r"infernal",
    "anarch": r"anarch",
}

LIBRARY_TRAITS = (*PATTERNS, "multi-type", "multi-discipline", "burn", "banned", "no-requirements")


def library_trait(card: LibraryCard, trait: str) -> bool:
    fields = {
        "multi-type": len(card.types) > 1,
        "multi-discipline": len(card.disciplines) > 1,
        "burn": card.burn,
        "banned": card.banned,
        "no-requirements": needs_nothing(card),
    }
    if trait in fields:
        return fields[trait]
    return bool(re.search(PATTERNS[trait], card.text.lower()))


def needs_nothing(card: LibraryCard) -> bool:
    """ "requirement, discipline and clan all empty and text lacks "requires a" (path is not looked at)"."""
    return not (card.requirement or card.disciplines or card.clans or "requires a" in card.text.lower())
