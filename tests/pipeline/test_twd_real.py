"""All winning decks of the real archive, against figures that two other parsers agree on."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.normalise.winning_decks import WinningDeck

from tests.pipeline.training_data import read_archive

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def warnings(real_archive: Path) -> BuildWarnings:
    return read_archive(real_archive)[1]


@pytest.fixture(scope="module")
def decks(real_archive: Path) -> dict[str, WinningDeck]:
    return {deck.id: deck for deck in read_archive(real_archive)[0]}


@pytest.fixture(scope="module")
def expected(real_archive: Path) -> Path:
    folder = real_archive / "expected"
    if not folder.is_dir():
        pytest.skip("the figures of this archive are not known")
    return folder


def as_summary(deck: WinningDeck) -> dict[str, str]:
    vampires = [count for card, count in deck.cards.items() if card > 200_000]
    others = [count for card, count in deck.cards.items() if card < 200_000]
    return {
        "id": deck.id,
        "date": deck.date.isoformat(),
        "players": str(deck.players or ""),
        "crypt_copies": str(sum(vampires)),
        "crypt_distinct": str(len(vampires)),
        "library_copies": str(sum(others)),
        "library_distinct": str(len(others)),
    }


def test_every_deck_is_read(decks: dict[str, WinningDeck], expected: Path) -> None:
    rows = list(csv.DictReader((expected / "twd_summary.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 4504
    assert [as_summary(decks[row["id"]]) for row in rows] == rows
    assert len(decks) == len(rows)


def test_the_sample_decks_are_read_alike(decks: dict[str, WinningDeck], expected: Path) -> None:
    samples: dict[str, dict[str, Any]] = json.loads((expected / "twd_sample_decks.json").read_bytes())
    for deck, sample in samples.items():
        found = decks[deck]
        read = {
            "cards": {str(card): copies for card, copies in found.cards.items()},
            "date": found.date.isoformat(),
            "event": found.event,
            "name": found.name,
            "place": found.place,
            "player": found.winner,
            "players": found.players,
        }
        assert {key: read[key] or None for key in sample} == {key: sample[key] or None for key in sample}, (
            deck
        )


def test_the_totals_are_right(decks: dict[str, WinningDeck], expected: Path) -> None:
    stats = json.loads((expected / "twd_stats.json").read_bytes())
    cards = {card for deck in decks.values() for card in deck.cards}
    assert {
        "decks": len(decks),
        "by_year": dict(sorted(Counter(str(deck.date.year) for deck in decks.values()).items())),
        "distinct_cards": len(cards),
        "distinct_crypt_cards": sum(card > 200_000 for card in cards),
        "card_rows": sum(len(deck.cards) for deck in decks.values()),
        "copies": sum(sum(deck.cards.values()) for deck in decks.values()),
        "with_name": sum(bool(deck.name) for deck in decks.values()),
        "with_players_count": sum(bool(deck.players) for deck in decks.values()),
        # The other parsers leave "3R (no final)" out, which one report has.
        "with_format": sum(deck.rounds.endswith("R+F") for deck in decks.values()),
        # They take any URL before the cards for that of the event, and miss the one after the cards.
        "with_event_link": sum(bool(deck.link) or has_address(deck.description) for deck in decks.values())
        - 1,
        "distinct_players": len({deck.winner for deck in decks.values()}),
        "min_date": min(deck.date for deck in decks.values()).isoformat(),
        "max_date": max(deck.date for deck in decks.values()).isoformat(),
    } == stats


def has_address(text: str) -> bool:
    return any(line.startswith("http") for line in text.split("\n"))


def test_oddities_are_warnings(
    decks: dict[str, WinningDeck], warnings: BuildWarnings, expected: Path
) -> None:
    assert expected
    odd = warnings.by_rule["unusual line in a winning deck"]
    assert [case for case in odd if case.startswith("12278")] == [
        '12278, line 37: "Library (72 cards)" within the library'
    ]
    assert sum(copies for card, copies in decks["12278"].cards.items() if card < 200_000) == 87
    assert len(warnings.by_rule["winning decks without number of players"]) == 100


def test_the_old_and_the_new_name_of_a_vampire_add_up(decks: dict[str, WinningDeck], expected: Path) -> None:
    # A vampire listed as "Camille Devereux" and as "Raven".
    assert expected
    assert any(deck.cards.get(200240, 0) > 1 for deck in decks.values())
