"""The site's text import, through the command `npm run parse-deck`: every winning deck of the archive."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.contract.site_search import PROJECT

pytestmark = pytest.mark.slow

DECKS = 4504
FIELDS = ["file", "name", "author", "description", "cards", "badCards"]


@dataclass(frozen=True)
class Parsed:
    """The result of the command: exit code, a deck per file, messages."""

    code: int
    decks: list[dict[str, Any]]
    complaints: str


def parse(words: Sequence[str], card_data: Path, *, folder: Path, files: Sequence[str] = ()) -> Parsed:
    """Runs the command in a folder; `files`: its input."""
    done = subprocess.run(
        ["npm", "run", "parse-deck", "-w", "site", "--silent", "--prefix", str(PROJECT), "--", *words],
        input="".join(f"{file}\n" for file in files),
        cwd=folder,
        env={**os.environ, "CARD_DATA": str(card_data.resolve())},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    decks = [json.loads(line) for line in done.stdout.splitlines()]
    return Parsed(done.returncode, decks, done.stderr)


def test_files_are_named_from_where_the_command_is_typed(card_data: Path, tmp_path: Path) -> None:
    (tmp_path / "a b.txt").write_text("Deck Name: Dolls\n\n2x Blood Doll\n1x Blod Doll\n", encoding="utf-8")
    (tmp_path / "old.dek").write_bytes("1 Rötschreck\n".encode("cp1252"))
    parsed = parse(["a b.txt", "old.dek"], card_data, folder=tmp_path)
    assert parsed.code == 0, parsed.complaints
    assert [list(deck) for deck in parsed.decks] == [FIELDS, FIELDS]
    assert parsed.decks == [
        {
            "file": "a b.txt",
            "name": "Dolls",
            "author": "",
            "description": "",
            "cards": {"100199": 2},
            "badCards": ["1x Blod Doll"],
        },
        {
            "file": "old.dek",
            "name": "New deck",
            "author": "",
            "description": "",
            "cards": {"101654": 1},
            "badCards": [],
        },
    ]


def test_a_file_that_cannot_be_read(card_data: Path, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("2x Blood Doll\n", encoding="utf-8")
    parsed = parse(["absent.txt", "deck.txt"], card_data, folder=tmp_path)
    assert parsed.code == 2
    assert "absent.txt cannot be read" in parsed.complaints
    assert [deck["file"] for deck in parsed.decks] == ["deck.txt"]


@pytest.fixture(scope="module")
def winners(real_archive: Path, card_data: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Every deck of the archive as the site reads it, by its id. One process reads them all."""
    folder = tmp_path_factory.mktemp("archive")
    with tarfile.open(real_archive / "twd" / "twd-decks.tar.gz") as packed:
        for member in packed.getmembers():
            content = packed.extractfile(member)
            if content is not None:
                (folder / Path(member.name).name).write_bytes(content.read())
    files = sorted(file.name for file in folder.iterdir())
    parsed = parse(["--batch"], card_data, folder=folder, files=files)
    assert parsed.code == 0, parsed.complaints
    assert [deck["file"] for deck in parsed.decks] == files
    return {deck["file"].removesuffix(".txt"): deck for deck in parsed.decks}


def test_no_line_of_a_winning_deck_is_bad(winners: dict[str, Any]) -> None:
    assert len(winners) == DECKS
    assert {name: deck["badCards"] for name, deck in winners.items() if deck["badCards"]} == {}


def test_sample_decks_have_their_cards(winners: dict[str, Any], real_archive: Path) -> None:
    samples = json.loads((real_archive / "expected" / "twd_sample_decks.json").read_text(encoding="utf-8"))
    assert samples
    assert {name: winners[name]["cards"] for name in samples} == {
        name: deck["cards"] for name, deck in samples.items()
    }


def test_every_deck_has_its_number_of_cards(winners: dict[str, Any], real_archive: Path) -> None:
    with (real_archive / "expected" / "twd_summary.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    columns = ("crypt_copies", "crypt_distinct", "library_copies", "library_distinct")
    assert {name: totals(deck["cards"]) for name, deck in winners.items()} == {
        name: tuple(int(row[column]) for column in columns) for name, row in rows.items()
    }


def totals(cards: dict[str, int]) -> tuple[int, int, int, int]:
    """Copies and distinct cards of the crypt, then of the library."""
    crypt = [copies for card, copies in cards.items() if int(card) > 200000]
    library = [copies for card, copies in cards.items() if int(card) < 200000]
    return sum(crypt), len(crypt), sum(library), len(library)
