"""Figures that independent programs counted in the same files; they are not in the repository."""

from __future__ import annotations

import csv
import json
import os
from collections import Counter
from pathlib import Path

import pytest
from card_pipeline.model.texts import RulingLinks, Rulings
from card_pipeline.normalise.clans import RENAMED
from card_pipeline.sources.rulings import read_rulings, rulings_folder

from tests.pipeline.whole_build import catalogue, crypt, decks, library, whole_build

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def expected() -> Path:
    for place in filter(None, [os.environ.get("SOURCES"), "sources", "../shared/data"]):
        folder = ROOT / place / "expected"
        if folder.is_dir():
            return folder
    message = "no folder expected/ in $SOURCES, sources/ or ../shared/data"
    if os.environ.get("REQUIRE_SOURCES") == "1":
        pytest.fail(message)
    pytest.skip(message)


def test_card_counts(expected: Path) -> None:
    figures = json.loads((expected / "card_stats.json").read_text(encoding="utf-8"))
    cards = [*crypt().values(), *library().values()]
    raw = read_rulings(rulings_folder(None), set(crypt()) | set(library()))
    rulings, links = whole_build().shapes["rulings"], whole_build().shapes["ruling-links"]
    assert isinstance(rulings, Rulings)
    assert isinstance(links, RulingLinks)
    assert {
        "csv_commit": figures["csv_commit"],
        "crypt": len(crypt()),
        "library": len(library()),
        "sets_in_csv": sum(not one.unlisted for one in catalogue().sets.values()) + 73,
        "advanced": sum(one.advanced is True for one in crypt().values()),
        "imbued": sum(one.sect == "Imbued" for one in crypt().values()),
        "banned": sum(one.banned is not None for one in cards),
        "aka": sum(one.aka is not None for one in cards),
        "burn_option": sum(one.burn is True for one in library().values()),
        "library_requirements": sum(one.requirement is not None for one in library().values()),
        "cards_with_rulings": len(set(raw.cards) | {card for group in raw.groups for card in group.members}),
        "ruling_groups": len(rulings.groups),
        "ruling_references": len(raw.references),
        "ruling_source_entries": sum(map(len, raw.cards.values())) + sum(len(g.rulings) for g in raw.groups),
        "sect": dict(Counter(one.sect for one in crypt().values())),
    } == figures


def test_every_product(expected: Path) -> None:
    with (expected / "precon_totals.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {f"{row['set']}:{row['code']}" for row in rows} == set(decks())
    for row in rows:
        assert _product(row["set"], row["code"], row["name"]) == row | {
            "main_clan": RENAMED.get(row["main_clan"], row["main_clan"])
        }


def _product(set_code: str, code: str, name: str) -> dict[str, str]:
    one = catalogue().sets[set_code]
    precon, deck = one.precons[code], decks()[f"{set_code}:{code}"]
    in_crypt = {card: copies for card, copies in deck.items() if card in crypt()}
    of_clan = sum(copies for card, copies in in_crypt.items() if crypt()[card].clan == precon.clan)
    return {
        "set": set_code,
        "code": code,
        # A product without a name of its own goes by the name of its set.
        "name": precon.name if name or precon.name != one.name else "",
        "kind": precon.kind,
        "release_date": (one.date or "").replace("-", ""),
        "crypt_copies": str(precon.crypt),
        "crypt_distinct": str(len(in_crypt)),
        "library_copies": str(precon.library),
        "library_distinct": str(len(deck) - len(in_crypt)),
        "groups": " ".join(sorted({str(crypt()[card].group).upper() for card in in_crypt})),
        "main_clan": precon.clan or "",
        "main_clan_copies": str(of_clan) if precon.clan else "",
    }
