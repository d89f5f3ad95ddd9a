"""A small part of the published data: a dozen real cards, two products and two winning decks."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from card_pipeline.facts.deck_columns import ColumnDeck, day_number, encode_columns
from site_builder.changes import Release

ADDRESS = "https://cards.example.org"
RELEASES = [Release("1.1.0", "2026-02-01", ("Two",)), Release("1.0.0", "2026-01-01", ("One", "& more"))]
CRYPT = (200001, 200102, 200040, 200041, 201362, 201363, 201613, 200076)
LIBRARY = (100001, 100135, 100518, 100845, 101654)
PRECONS = ("V5:PTr", "FoL:", "POD:DTC")
TEXT = {"link": "https://www.vekn.net/event-calendar/event/13041", "description": "One.\nTwo."}
GUNS = {201613: 4, 200076: 8, 100518: 6, 100001: 2}
DECKS = (
    ColumnDeck("13041", "Guns & <Roses>", day_number("2026-03-01"), GUNS),
    ColumnDeck("2k8emmgp", "", day_number("2008-05-04"), {200001: 12, 100845: 4}),
)
CHANGES: dict[str, Any] = {
    "day": "2026-05-22",
    "wordingsSince": "2026-04-09",
    "groups": [
        {
            "day": "2026-05-22",
            "kind": "ruling",
            "cards": [100001],
            "text": "Only once & never <again>, see {Deflection} [DOM].",
        },
        {"day": "2026-05-01", "kind": "text", "cards": [100001, 517], "before": ["Old <text>.", "Bounce."]},
        {"day": "2026-05-01", "kind": "minor", "cards": [100845], "before": ["Dash - dash."]},
        {"day": "2026-05-01", "kind": "banned", "cards": [100001]},
        {"day": "2026-05-01", "kind": "gone", "cards": [100002], "before": ["Lost card"]},
        {
            "day": "2026-05-01",
            "kind": "rules",
            "field": "capacity",
            "cards": [201613],
            "before": ["7"],
            "after": ["8"],
        },
        {"day": "2025-10-26", "kind": "new", "set": "V5", "cards": [200001, 101]},
    ],
    "years": [],
    "olderTexts": {},
}


def write_small_data(published: Path, out: Path, *, sample: bool = False) -> None:
    """Write the part of the `published` data into `out`; `sample` marks the decks as our own sample."""
    manifest: dict[str, Any] = json.loads((published / "manifest.json").read_bytes())

    def read(name: str) -> Any:
        return json.loads((published / manifest["files"][name]["path"]).read_bytes())

    known = {*CRYPT, *LIBRARY}
    cards = {
        name: [card for card in read(name)["cards"] if card["id"] in known] for name in ("crypt", "library")
    }
    lists = {precon: _some(read("precons")["decks"][precon]) for precon in PRECONS}
    files = {
        **{name: {"cards": found, "twd": [1] * len(found)} for name, found in cards.items()},
        "sets": read("sets"),
        "precons": {"decks": lists},
        # Rulings of cards that are not here are not read.
        "rulings": read("rulings"),
        "ruling-links": read("ruling-links"),
        "flavour": read("flavour"),
        "changes": CHANGES,
        "twd": _archive(sample=sample),
        "twd-texts.2026": {"decks": {"13041": TEXT}},
    }
    out.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (out / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
    _write_manifest(manifest, [*files], out, sample=sample)


def _some(cards: Mapping[str, int]) -> dict[str, int]:
    """The cards of a product that are here, or all of the crypt's if none is."""
    here = {card: copies for card, copies in cards.items() if int(card) in {*CRYPT, *LIBRARY}}
    return here or {str(CRYPT[0]): 2}


def _archive(*, sample: bool) -> dict[str, Any]:
    return {
        **({"sample": True} if sample else {}),
        "decks": encode_columns(DECKS),
        "events": ["Spring Cup"],
        "eventOf": [0, 0],
        "places": ["Hotel Some, Lyon, France"],
        "placeOf": [0, 0],
        "countries": ["France"],
        "countryOf": [0],
        "cities": ["Lyon, France"],
        "cityOf": [0],
        "winners": ["Otso Saariluoma"],
        "winnerOf": [0, 0],
        "players": [25, 0],
        "ends": {},
        "authors": {},
    }


def _write_manifest(manifest: dict[str, Any], names: list[str], out: Path, *, sample: bool) -> None:
    file = next(iter(manifest["files"].values()))
    manifest["files"] = {name: {**file, "path": f"{name}.json"} for name in names}
    for source in manifest["sources"]:
        if source["name"] == "winning decks":
            source["status"] = "sample" if sample else "present"
    (out / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
