"""Tournaments from the zip of their organizers to the published file."""

from __future__ import annotations

import dataclasses
import datetime
import json
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.build import build
from card_pipeline.build_output import BuildOutput
from card_pipeline.facts.deck_columns import decode_columns
from card_pipeline.model.archive import TdaEvent
from card_pipeline.normalise.deck_names import DeckNames, forgiving_deck_names
from card_pipeline.normalise.tournaments import read_tournament
from card_pipeline.publish.encode import canonical_json

from tests.pipeline.small_sources import small_sources
from tests.pipeline.tda_files import DECKS, FINAL, INFO, PLAYERS, deck, event_zip, players, workbook
from tests.pipeline.whole_build import columns_of, crypt, library, whole_build

MAGNUM, THEO = 100001, 201613


@pytest.fixture(scope="module")
def names() -> DeckNames:
    return forgiving_deck_names(crypt().values(), library().values())


def published(folder: Path, book: bytes | None = None) -> dict[str, Any]:
    sources = small_sources(folder)
    event_zip(sources / "tda", book=book)
    return as_json(build(sources, lambda _: None), "tda.11669")


def as_json(output: BuildOutput, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(canonical_json(output.shapes[name]))
    return found


def test_an_event_is_published(tmp_path: Path) -> None:
    assert published(tmp_path) == {
        "id": "11669",
        "name": "Grand Prix",
        "date": "2026-04-18",
        "place": "Lyon, France",
        "players": 7,
        "rounds": 3,
        "matches": 7,
        "gw": 4,
        "vp": 16,
        # Of all seven: 0 0 0 0 1 1 2, and 0 0.5 1 2 3 3.5 6.
        "medianGw": 0,
        "medianVp": 2,
        # Of the four with decks: 1, 2, 6, and the last for the disqualified player.
        "medianPlace": 4,
        "decks": {
            "cards": [MAGNUM, THEO],
            "ids": ["1000001", "1000002", "1000006", "1000007"],
            "names": ["Guns", "Guns", "Guns", "Guns"],
            "dates": [13256, 13256, 13256, 13256],
            "sizes": [2, 2, 2, 2],
            "picks": [0, 1, 0, 1, 0, 1, 0, 1],
            "copies": [60, 12, 60, 12, 60, 12, 60, 12],
        },
        "names": ["Ada One", "Bea Two", "Fay Six", "Gus"],
        # In the final Ada was second and Bea first; the disqualified player has no rank.
        "ranks": [2, 1, 6, 0],
        "wins": [1, 2, 0, 0],
        "points": [3.5, 6, 0.5, 0],
    }


def test_without_a_sheet_of_the_final_the_place_before_it_counts(tmp_path: Path) -> None:
    assert published(tmp_path, workbook(final=None))["ranks"] == [2, 1, 6, 0]


def test_events_are_listed_newest_first(tmp_path: Path) -> None:
    sources = small_sources(tmp_path)
    for event, day in (("1", "18-APR-26"), ("online1", "01-DEC-26"), ("2", "18-APR-26"), ("3", "18-MAY-99")):
        event_zip(sources / "tda", event, workbook(INFO | {"Event Date (DD-MON-YY):": day}))
    output = build(sources, lambda _: None)
    assert [event["id"] for event in as_json(output, "tda")["events"]] == ["3", "online1", "1", "2"]
    assert as_json(output, "tda")["events"][1] == {
        "id": "online1",
        "name": "Grand Prix",
        "date": "2026-12-01",
        "place": "Lyon, France",
        "players": 7,
        "decks": 4,
    }
    (source,) = [one for one in output.sources if one.name == "tournaments"]
    assert (source.status, output.counts["tda"]) == ("present", 4)


@pytest.mark.parametrize(
    ("label", "value", "field", "read"),
    [
        ("Event Date (DD-MON-YY):", "5-may-2026", "date", datetime.date(2026, 5, 5)),
        ("Event Date (DD-MON-YY):", datetime.datetime(2026, 5, 5), "date", datetime.date(2026, 5, 5)),
        ("Event Name:", "  Grand   Prix ", "name", "Grand Prix"),
        ("Number of Players:", "7", "players", 7),
        ("Number of Rounds (including final):", 3.0, "rounds", 3),
        ("City:", 75000, "city", "75000"),
    ],
)
def test_cells_may_be_typed_in_several_ways(  # noqa: PLR0917  # pytest passes them by name
    tmp_path: Path, names: DeckNames, label: str, value: object, field: str, read: object
) -> None:
    found = read_tournament(event_zip(tmp_path, book=workbook(INFO | {label: value})), names)
    assert dataclasses.asdict(found.archon)[field] == read


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Theo Bell  8", "theo bell     8"),
        (".44 Magnum", "The Barrens"),
        (".44 Magnum", "Pentex™ Subversion"),
        (".44 Magnum", "Rotschreck"),
        ("Author: 1000001", "Created by: 1000001"),
        ("Deck Name: Guns", "Fancy head\n\nof any kind"),
        ("\n", "\r\n"),
    ],
)
def test_decks_may_be_written_in_several_ways(tmp_path: Path, names: DeckNames, old: str, new: str) -> None:
    assert old in deck(1000001)
    text = deck(1000001).replace(old, new)
    (found,) = read_tournament(event_zip(tmp_path, decks={"a.txt": text}), names).decks
    assert found.standing.name == "Ada One"
    assert sorted(found.cards.values()) == [12, 60]


def test_oddities_are_reported(tmp_path: Path, names: DeckNames) -> None:
    decks = DECKS | {"decks/zed.txt": deck(999), "decks/.DS_Store": b"\0", "__MACOSX/decks/ada.txt": b"\0"}
    book = workbook(INFO | {"Number of Players:": 8}, players=players(9, "E", None))
    found = read_tournament(event_zip(tmp_path, book=book, decks=decks, photo_jpg=b"\0"), names)
    assert found.odd == [
        "11669.zip/photo.jpg: neither workbook nor deck, not read",
        "11669.zip/archon.xlsx: Cyr Three has no player id",
        "11669.zip/archon.xlsx: 8 players reported, 7 are listed",
        "11669.zip/decks/zed.txt: 999 is not among the players, the deck is skipped",
    ]
    assert len(found.decks) == 4


def test_the_sample_event_is_valid() -> None:
    output = whole_build()
    assert [one.status for one in output.sources if one.name == "tournaments"] == ["sample"]
    event = output.shapes["tda.sample1"]
    assert isinstance(event, TdaEvent)
    assert event.sample
    assert len(event.decks.ids) >= 20
    assert event.players > len(event.decks.ids)
    assert all(name.endswith("Placeholder") for name in event.names)
    assert 0 in event.ranks
    assert sorted(rank for rank in event.ranks if 0 < rank <= 5) == [1, 2, 3, 4, 5]
    for found in decode_columns(columns_of(event.decks)):
        vampires = sum(copies for card, copies in found.cards.items() if card > 200_000)
        assert vampires >= 12
        assert 60 <= sum(found.cards.values()) - vampires <= 90


def test_the_invented_final_differs_from_the_list_of_players() -> None:
    """Ranks in the list of players and in the final differ, so that tests can distinguish them."""
    assert {number: place for number, *_, place in PLAYERS if number in FINAL} != FINAL
