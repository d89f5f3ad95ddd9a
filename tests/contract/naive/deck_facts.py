"""The facts of a deck, computed slowly from the official CSV files (docs/rules/decks.md §9).

Every copy of a card is a separate card here, and every number an exact fraction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import floor
from typing import Any

from tests.contract.naive.crypt_traits import crypt_trait
from tests.contract.naive.library_traits import library_trait
from tests.contract.naive.records import CryptCard, LibraryCard, crypt, library
from tests.contract.naive.words import DISCIPLINES, VIRTUES

ANARCH_CONVERT = "Anarch Convert"

HEADINGS = (
    "master", "conviction", "power", "action", "action/reaction", "action/combat", "political action", "ally",
    "equipment", "retainer", "action modifier", "action modifier/combat", "action modifier/reaction",
    "reaction", "combat", "combat/reaction", "event",
)  # fmt: skip

THRESHOLDS = {
    "accel": 10, "ally": 5, "bleed": 15, "block": 15, "combat": 20, "mmpa": 10, "rush": 8, "stealth": 15,
    "swarm": 5, "vote": 5,
}  # fmt: skip


@cache
def crypt_by_id() -> dict[int, CryptCard]:
    return {card.id: card for card in crypt()}


@cache
def library_by_id() -> dict[int, LibraryCard]:
    return {card.id: card for card in library()}


def deck_facts(deck: Mapping[int, int]) -> dict[str, Any]:
    """As in ``deck-facts.json``, but with all names in lower case."""
    ids = [card for card in sorted(deck) for _ in range(deck[card])]
    vampires = [crypt_by_id()[card] for card in ids if card > 200_000]
    others = [library_by_id()[card] for card in ids if card < 200_000]
    counted = without_converts(vampires)
    facts = {
        "crypt": len(vampires),
        "library": len(others),
        "capacity": capacity(vampires),
        "groups": groups(vampires),
        "clan": most(clans_and_paths(counted), counted, Fraction(1, 2)),
        "sect": most([card.sect for card in counted], counted, Fraction(65, 100)),
        "disciplines": disciplines(vampires),
        "keyDisciplines": [
            one["code"] for one in disciplines(vampires) if 2 * one["copies"] >= len(vampires)
        ],
        "types": types(others),
        "blood": cost([card.blood for card in others]),
        "pool": cost([card.pool for card in others]),
        "tags": tags(vampires, others),
        "flags": flags(vampires, others),
        "banned": sorted({card.id for card in [*vampires, *others] if card.banned}),
    }
    return {name: fact for name, fact in facts.items() if fact is not None}


def capacity(vampires: list[CryptCard]) -> dict[str, float]:
    """ "The sums of the four lowest and four highest capacities (fewer if the crypt is smaller)"."""
    each = sorted(card.capacity for card in vampires)
    mean = float(Fraction(sum(each), len(each))) if each else 0
    return {"lowest": sum(each[:4]), "highest": sum(each[::-1][:4]), "average": mean}


def groups(vampires: list[CryptCard]) -> dict[str, int] | None:
    """ "Group any ignored"."""
    found = {int(card.group) for card in vampires if card.group != "any"}
    return {"lowest": min(found), "highest": max(found)} if found else None


def without_converts(vampires: list[CryptCard]) -> list[CryptCard]:
    """ "Anarch Convert is skipped"."""
    return [card for card in vampires if card.name != ANARCH_CONVERT]


def clans_and_paths(counted: list[CryptCard]) -> list[str]:
    return [clan for card in counted for clan in card.clans] + [card.path for card in counted if card.path]


def most(names: Iterable[str], counted: list[CryptCard], share: Fraction) -> str | None:
    """ "The top one is named if its share exceeds" that of the counted copies."""
    for name, copies in Counter(names).most_common(1):
        if Fraction(copies, len(counted)) > share:
            return name
    return None


def disciplines(vampires: list[CryptCard]) -> list[dict[str, Any]]:
    """ "Ordered by that number, high first (ties: order of first appearance)"."""
    codes = DISCIPLINES | VIRTUES
    having: dict[str, list[int]] = {}
    for card in vampires:
        for code, level in sorted((codes[name], level) for name, level in card.disciplines.items()):
            having.setdefault(code, []).append(level)
    return [
        {
            "code": code,
            "copies": len(levels),
            "inferior": levels.count(1),
            "superior": levels.count(2),
            "weighted": float(sum(Fraction(3, 2) if level == 2 else Fraction(1) for level in levels)),
        }
        for code, levels in sorted(having.items(), key=lambda entry: len(entry[1]), reverse=True)
    ]


def types(others: list[LibraryCard]) -> list[dict[str, Any]]:
    """By the whole type, in the order of a deck list."""
    copies = Counter("/".join(card.types) for card in others)
    return [
        {"type": heading, "copies": copies[heading], "share": float(Fraction(copies[heading], len(others)))}
        for heading in HEADINGS
        if heading in copies
    ]


def cost(costs: list[str]) -> dict[str, int]:
    """ "Quantity x cost, X ignored", and that for 90 cards."""
    total = sum(int(one) for one in costs if one != "X")
    scaled = Fraction(total * 90, len(costs)) if costs else Fraction(0)
    return {"total": total, "perFullLibrary": floor(scaled + Fraction(1, 2))}


def tags(vampires: list[CryptCard], others: list[LibraryCard]) -> dict[str, list[str]]:
    """ "Score >= 1.5 x threshold: superior; else >= threshold: base"."""
    exact: dict[str, Fraction] = dict.fromkeys(THRESHOLDS, Fraction(0))
    for vampire in vampires:
        for tag in crypt_tags_of(vampire.id):
            exact[tag] += Fraction(3, 2) * 12 / len(vampires)
    for card in others:
        for tag in library_tags_of(card.id):
            exact[tag] += Fraction(90, len(others))
    masters = Fraction(90 * sum(card.types == ("master",) for card in others), len(others) or 1)
    if masters > 20:
        exact["mmpa"] += (masters - 20) / Fraction(3, 2)
    superior = [tag for tag, score in exact.items() if score >= Fraction(3, 2) * THRESHOLDS[tag]]
    base = [tag for tag, score in exact.items() if tag not in superior and score >= THRESHOLDS[tag]]
    return {"superior": superior, "base": base}


def crypt_tags(card: CryptCard) -> list[str]:
    """The middle column of the table in docs/rules/decks.md §9.1."""

    def has(*traits: str) -> bool:
        return any(crypt_trait(card, trait) for trait in traits)

    found = {
        "bleed": has("1 bleed"),
        "block": has("1 intercept"),
        "combat": has("1 strength", "press", "additional strike", "prevent"),
        "mmpa": card.name in {"Anson", "Cybele", "Nana Buruku", "Huitzilopochtli", "Isanwayen"},
        "rush": has("enter combat"),
        "stealth": has("1 stealth"),
    }
    return [tag for tag, counts in found.items() if counts]


def library_tags(card: LibraryCard) -> list[str]:
    """The right column of the table in docs/rules/decks.md §9.1."""

    def has(*traits: str) -> bool:
        return any(library_trait(card, trait) for trait in traits)

    found = {
        "accel": has("put blood"),
        "ally": "ally" in card.types or card.name in {"FBI Special Affairs Division", "Unmasking, The"},
        "bleed": has("bleed"),
        "block": has("intercept") or (has("unlock") and "reaction" in card.types),
        "combat": ("combat" in card.types and "combat ends" not in card.text.lower())
        or has("strength", "aggravated", "prevent", "press", "additional strike"),
        "mmpa": card.name in {"Parthenon, The", "Rumors of Gehenna"},
        "rush": has("enter combat") and card.types != ("reaction",),
        "stealth": has("stealth"),
        "swarm": has("embrace"),
        "vote": "political action" in card.types or has("votes-title"),
    }
    return [tag for tag, counts in found.items() if counts]


@cache
def crypt_tags_of(card: int) -> list[str]:
    """Read a card once for all decks."""
    return crypt_tags(crypt_by_id()[card])


@cache
def library_tags_of(card: int) -> list[str]:
    """Read a card once for all decks."""
    return library_tags(library_by_id()[card])


def flags(vampires: list[CryptCard], others: list[LibraryCard]) -> list[str]:
    """ "Crypt minimum 12 (public 12-35); library 60-90"; groups span "at most two consecutive groups"."""
    span = groups(vampires) or {"lowest": 0, "highest": 0}
    found = {
        "crypt size": len(vampires) < 12,
        "library size": len(others) not in range(60, 91),
        "public size": len(vampires) not in range(12, 36) or len(others) not in range(60, 91),
        "wrong groups": span["highest"] - span["lowest"] > 1,
        "banned": any(card.banned for card in [*vampires, *others]),
    }
    return [flag for flag, holds in found.items() if holds]
