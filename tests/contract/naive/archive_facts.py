"""Archive facts of a deck, computed slowly from the official CSVs (docs/rules/archives.md §5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tests.contract.naive.deck_facts import (
    clans_and_paths,
    crypt_by_id,
    library_by_id,
    most,
    tags,
    without_converts,
)
from tests.contract.naive.words import DISCIPLINES, VIRTUES

TYPES = (
    "master", "action", "political action", "ally", "equipment", "retainer", "action modifier", "reaction",
    "combat", "event",
)  # fmt: skip
"""The rows of the form."""

CLANLESS = {"flight": "flight", "maleficia": "mal", "striga": "str"}
CODES = {name.lower(): code for name, code in (DISCIPLINES | VIRTUES).items()} | CLANLESS


def archive_facts(deck: Mapping[int, int]) -> dict[str, Any]:
    """As in ``archive-facts.json``, but with the names of clans, sects and types in lower case."""
    ids = [card for card in sorted(deck) for _ in range(deck[card])]
    vampires = [crypt_by_id()[card] for card in ids if card > 200_000]
    others = [library_by_id()[card] for card in ids if card < 200_000]
    counted = without_converts(vampires)
    persons = Counter((card.name, card.group) for card in counted)
    required = {CODES[name] for card in others for name in card.disciplines}
    had = {CODES[name.lower()] for card in vampires for name in card.disciplines}
    headings = Counter("/".join(card.types) for card in others)
    facts = {
        "crypt": len(vampires),
        "library": len(others),
        "counted": len(counted),
        "capacities": sum(card.capacity for card in counted),
        "clan": most(clans_and_paths(counted), counted, Fraction(1, 2)),
        "sect": most([card.sect for card in counted], counted, Fraction(65, 100)),
        "star": any(Fraction(copies, len(counted)) > Fraction(33, 100) for copies in persons.values()),
        "monoclan": len({card.clans for card in counted}) == 1,
        "disciplines": sorted(code for code in required if code in had or code in CLANLESS.values()),
        "types": {name: headings[name] for name in TYPES if headings[name]},
        "tags": tags(vampires, others),
    }
    return {name: fact for name, fact in facts.items() if fact is not None}
