"""The report of a tournament day, as the archive of tournaments reads it (docs/rules/seating.md §7.5)."""

from __future__ import annotations

import base64
import datetime
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.sources.archon import read_archon
from card_pipeline.sources.tda import read_event_files

from tests.pipeline.tda_files import deck, event_zip

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).resolve().parents[2]
DAY: Mapping[str, Any] = {
    "v": 1,
    "names": ["Ada One", "Bea Two", "Cyr", "Dan da Silva", "Eve", "Fay", "Gus", "Hal", "Ida"],
    "ids": ["1000001", "1000002", "", "1000004", "1000005", "", "", "", ""],
    "count": 1,
    "played": 1,
    "rounds": [{"t": [[0, 1, 2, 3, 4], [5, 6, 7, 8]], "p": [[3, 0, 1, 1, 0], [2, 0, 0.5, 0.5]]}],
    "lots": [3, 2, 8, 7],
    "event": ["Grand Prix", "Lyon, France", "2026-04-18"],
    "final": [[7, 5, 2, 8, 0], [0, 1, 1, 1, 2]],
}


def tournament(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["npm", "run", "tournament", "-w", "site", "--silent", "--", *words],
        cwd=PROJECT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def link(day: Mapping[str, Any]) -> str:
    return "https://example.org/seating#day=" + base64.urlsafe_b64encode(
        json.dumps(day).encode()
    ).decode().rstrip("=")


def test_the_archive_reads_the_workbook_and_its_decks(tmp_path: Path) -> None:
    book = tmp_path / "archon.xlsx"
    done = tournament(link(DAY), str(book))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[:4] == [
        "1\tAda One\t1\t3\t60\t1",
        "2\tFay\t1\t2\t60\t1",
        "3\tDan da Silva\t0\t1\t42\t1",
        "3\tCyr\t0\t1\t42\t1",
    ]
    decks = {"ada.txt": deck(1000001)}
    files = read_event_files(event_zip(tmp_path, book=book.read_bytes(), decks=decks))
    archon = read_archon(files.workbook)
    assert (archon.name, archon.city, archon.date) == (
        "Grand Prix",
        "Lyon, France",
        datetime.date(2026, 4, 18),
    )
    assert (archon.players, archon.rounds, archon.matches) == (9, 2, 3)
    assert {one.name: (one.player, one.gw, one.vp, one.place) for one in archon.standings} == {
        "Ada One": ("1000001", 1, 3, 1),
        "Fay": ("", 1, 2, 2),
        "Cyr": ("", 0, 1, 2),
        "Ida": ("", 0, 0.5, 2),
        "Hal": ("", 0, 0.5, 2),
        "Dan da Silva": ("1000004", 0, 1, 6),
        "Bea Two": ("1000002", 0, 0, 7),
        "Eve": ("1000005", 0, 0, 7),
        "Gus": ("", 0, 0, 9),
    }


def test_a_tournament_without_a_final_has_the_places_before_it(tmp_path: Path) -> None:
    book = tmp_path / "archon.xlsx"
    day = {key: value for key, value in DAY.items() if key != "final"}
    assert tournament(link(day), str(book)).returncode == 0
    decks = {"ada.txt": deck(1000001)}
    files = read_event_files(event_zip(tmp_path, book=book.read_bytes(), decks=decks))
    places = {one.name: one.place for one in read_archon(files.workbook).standings}
    assert (places["Ada One"], places["Cyr"], places["Dan da Silva"], places["Gus"]) == (1, 3, 3, 9)


def test_a_link_that_was_cut_is_refused() -> None:
    done = tournament(link(DAY)[:-30])
    assert (done.returncode, done.stderr.splitlines()[0]) == (2, "The link carries no whole tournament")
