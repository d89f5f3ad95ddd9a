"""The shared vectors of archive facts: decks with their facts, and their cards.

``python -m tests.contract.archive_facts_vectors`` rewrites both files: the facts by a second, slow reading
of the rules, the cards from the official files. A test fails until that has been done after a change here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from card_pipeline.facts.archive import SHARED_TYPES
from card_pipeline.index.card_tags import crypt_tags, library_tags
from card_pipeline.index.traits_crypt import CRYPT_TRAITS
from card_pipeline.index.traits_library import LIBRARY_TRAITS
from card_pipeline.model.base import Published
from card_pipeline.normalise.deck_names import DeckNames, deck_names

from tests.contract.naive.archive_facts import archive_facts
from tests.pipeline.whole_build import crypt, decks, library

HERE = Path(__file__).parent
VECTORS, CARDS = HERE / "archive-facts.json", HERE / "archive-facts-cards.json"

Record = dict[str, Any]
CRYPT_FIELDS = (
    *("id", "name", "clan", "path", "sect", "group", "capacity", "disciplines", "advanced", "otherVersion"),
    "banned",
)
LIBRARY_FIELDS = ("id", "name", "types", "disciplines", "disciplineLogic", "banned")

# Cards by name; a vampire by name and group, ADV for an advanced one. Others than in the name tell in what.
CONVERT = "Anarch Convert:ANY"
HAND_MADE: tuple[tuple[str, str, Mapping[str, int]], ...] = (
    ("no cards", "Nothing to divide by.", {}),
    ("side lists only", "Without copies a card is not played.", {"Theo Bell:2": 0, "Blood Doll": 0}),
    ("Anarch Converts only", "Nobody is left to be a clan, a star or an average.", {CONVERT: 12}),
    (
        "converts aside",
        "3 of 9 is a star, and one clan.",
        {CONVERT: 3, "Theo Bell:6": 3, "Octane:6": 2, "Rayne:6": 2, "Atiena:6": 2},
    ),
    (
        "a star missed",
        "33 of 100 is no more than 33 %.",
        {"Theo Bell:6": 33, "Octane:6": 33, "Rayne:6": 33, "Atiena:6": 1},
    ),
    ("a star", "34 of 100 is.", {"Theo Bell:6": 34, "Octane:6": 33, "Rayne:6": 33}),
    (
        "a star in two versions",
        "Base and advanced are one person.",
        {"Theo Bell:2": 2, "Theo Bell:2 ADV": 2, "Octane:6": 3, "Rayne:6": 3, "Atiena:6": 2},
    ),
    (
        "an advanced vampire alone",
        "The base is not needed.",
        {"Theo Bell:2 ADV": 4, "Octane:6": 3, "Rayne:6": 3, "Atiena:6": 2},
    ),
    (
        "namesakes of two groups",
        "They are two persons.",
        {"Theo Bell:2": 3, "Theo Bell:6": 3, "Octane:6": 3, "Rayne:6": 3},
    ),
    ("half of a clan", "Half is not more than half.", {"Theo Bell:6": 6, "Colette:6": 6}),
    ("more than half of a clan", "7 of 12.", {"Theo Bell:6": 7, "Colette:6": 5}),
    ("a clan by its converts", "5 of 8 without them.", {CONVERT: 4, "Theo Bell:6": 5, "Colette:6": 3}),
    (
        "a path above clans",
        "No clan, but one path.",
        {"Anousha, The Maniac:6": 3, "Crossbreaker:6": 3, "Kalyani, Agent of Doom:6": 2},
    ),
    (
        "a path greater than a clan",
        "Both are more than half.",
        {"Anousha, The Maniac:6": 3, "Crossbreaker:6": 1, "Theo Bell:6": 1},
    ),
    ("clan and path alike", "The clan is named.", {"Anousha, The Maniac:6": 2, "Theo Bell:6": 1}),
    ("65 % of a sect", "13 of 20 is no more than 65 %.", {"Queen Anne:6": 13, "Theo Bell:6": 7}),
    ("more than 65 % of a sect", "14 of 20 is.", {"Queen Anne:6": 14, "Theo Bell:6": 6}),
    ("two clans of one name", "An antitribu is of another clan.", {"Theo Bell:2": 4, "Bronwen:2": 2}),
    (
        "imbued",
        "Creeds are clans, virtues disciplines.",
        {'Earl "Shaka74" Deams:4': 3, "Theo Bell:6": 1, "Discern": 4, "Govern the Unaligned": 2},
    ),
    (
        "disciplines of both parts",
        "Required and had, at any level.",
        {
            "Theo Bell:6": 4,
            "Govern the Unaligned": 2,
            "Deflection": 2,
            "Freak Drive": 1,
            "Cloak the Gathering": 1,
            "Taste of Vitae": 1,
        },
    ),
    (
        "one of two disciplines",
        "Each of them is required.",
        {"Colette:6": 4, "Anesthetic Touch": 1, "Final Loosening": 1},
    ),
    (
        "what nobody has",
        "Flight, Maleficia and Striga count where they are required.",
        {"Colette:6": 2, "As the Crow": 1, "Evil Eye": 1, "Strix": 1, "Psalm of the Damned": 1},
    ),
    (
        "types",
        "9 of 60 are 15 %; a card of two types is of neither.",
        {
            "Blood Doll": 9,
            "Deflection": 6,
            "Swallowed by the Night": 15,
            "Govern the Unaligned": 12,
            "Conditioning": 12,
            "Theft of Vitae": 6,
        },
    ),
    ("a deck of one type", "Everything is a master.", {"Blood Doll": 60, "Villein": 30, "Theo Bell:6": 12}),
    (
        "tags of a small deck",
        "Scores grow with what is missing.",
        {"Theo Bell:6": 2, "Govern the Unaligned": 1, "Kine Resources Contested": 1, "Dragonbound": 1},
    ),
)

PRODUCTS = (
    "V5:PTr",
    "SP:LB",
    "BH:PTr",
    "LoB:PO",
    "KMW:PG",
    "HttB:PSam",
    "SV5:PCaine",
    "Anarchs:PAB",
    "LotN:PR",
)


def hand_made() -> dict[str, tuple[str, dict[int, int]]]:
    """Name → why the deck is here, and its cards."""
    named = {
        name: (why, {_card(card): copies for card, copies in cards.items()}) for name, why, cards in HAND_MADE
    }
    return named | {f"product {code}": ("A real deck.", dict(decks()[code])) for code in PRODUCTS}


@cache
def _names() -> DeckNames:
    return deck_names(crypt().values(), library().values())


def _card(written: str) -> int:
    name, colon, group = written.rpartition(":")
    if colon and (group[:1].isdigit() or group == "ANY"):
        number, _, advanced = group.partition(" ")
        found = _names().crypt_card(name, number, advanced=bool(advanced))
    else:
        found = _names().library_card(written)
    if found is None:
        raise KeyError(written)
    return found


def vectors() -> list[Record]:
    """The decks with their facts, names as they are published."""
    return [
        {"deck": name, "why": why, "cards": _texts(cards), "facts": _shown(archive_facts(cards))}
        for name, (why, cards) in hand_made().items()
    ]


def _texts(cards: Mapping[int, int]) -> dict[str, int]:
    return {str(card): copies for card, copies in sorted(cards.items())}


def _shown(facts: Record) -> Record:
    """Clans, sects and types as they are published, not in lower case."""
    proper = {
        name.lower(): name for card in crypt().values() for name in (card.clan, card.path or "", card.sect)
    }
    proper |= {name.lower(): name for name in SHARED_TYPES}
    shown = {key: proper[facts[key]] for key in ("clan", "sect") if key in facts}
    return facts | shown | {"types": {proper[name]: copies for name, copies in facts["types"].items()}}


def cards() -> dict[str, list[Record]]:
    """The cards of the decks as the official files have them."""
    ids = sorted({card for _, deck in hand_made().values() for card in deck})
    vampires = [crypt()[card] for card in ids if card in crypt()]
    others = [library()[card] for card in ids if card in library()]
    return {
        "crypt": [
            _cut(card, CRYPT_FIELDS)
            | {"traits": [trait.key for trait in CRYPT_TRAITS if trait.holds(card)], "tags": crypt_tags(card)}
            for card in vampires
        ],
        "library": [
            _cut(card, LIBRARY_FIELDS)
            | {
                "traits": [trait.key for trait in LIBRARY_TRAITS if trait.holds(card)],
                "tags": library_tags(card),
            }
            for card in others
        ],
    }


def _cut(card: Published, fields: tuple[str, ...]) -> Record:
    shown = card.model_dump(mode="json", by_alias=True, exclude_none=True)
    return {field: value for field, value in shown.items() if field in fields}


def main() -> None:
    """Write both files, a deck or a card a line."""
    VECTORS.write_text(f"[\n{_lines(vectors(), '  ')}\n]\n", encoding="utf-8")
    parts = [f'  "{kind}": [\n{_lines(found, "    ")}\n  ]' for kind, found in cards().items()]
    CARDS.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _lines(records: list[Record], indent: str) -> str:
    return ",\n".join(indent + json.dumps(record, ensure_ascii=False) for record in records)


if __name__ == "__main__":
    main()
