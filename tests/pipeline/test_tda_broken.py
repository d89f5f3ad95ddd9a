"""Malformed archives of tournaments: each problem is named, and all of them by the check."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from card_pipeline.cli import main
from card_pipeline.errors import SourceError
from card_pipeline.normalise.deck_names import DeckNames, forgiving_deck_names
from card_pipeline.normalise.tournaments import find_faults, read_tournament
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pipeline.small_sources import small_sources
from tests.pipeline.tda_files import DECK, DECKS, INFO, PLAYERS, deck, event_zip, players, workbook
from tests.pipeline.whole_build import crypt, library


@pytest.fixture(scope="module")
def names() -> DeckNames:
    return forgiving_deck_names(crypt().values(), library().values())


def in_book(book: bytes) -> Callable[[Path], Path]:
    return lambda folder: event_zip(folder, book=book)


def in_deck(text: str | bytes) -> Callable[[Path], Path]:
    return lambda folder: event_zip(folder, decks=DECKS | {"decks/ada.txt": text})


MANY_ZEROS = bytes(33 * 1024 * 1024)


def bomb() -> bytes:
    """A workbook of a few kilobytes that would fill the memory."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as parts:
        for name in ("xl/workbook.xml", "xl/worksheets/sheet1.xml"):
            parts.writestr(name, MANY_ZEROS)
    return data.getvalue()


BROKEN: tuple[tuple[Callable[[Path], Path], str], ...] = (
    (lambda folder: cut(event_zip(folder)), "11669.zip: not a whole zip file: "),
    (lambda folder: event_zip(folder, "gp 1"), "gp 1.zip: the file name is not an event ID"),
    (lambda folder: event_zip(folder, book=b""), "11669.zip: must contain one workbook (.xlsx), not 0"),
    (
        lambda folder: event_zip(folder, second_xlsx=b""),
        "11669.zip: must contain one workbook (.xlsx), not 2",
    ),
    (lambda folder: event_zip(folder, decks={}), "11669.zip: contains no deck (.txt)"),
    (in_book(b"PK"), "11669.zip/archon.xlsx: is not a workbook: "),
    (in_book(workbook(leave_out="Methuselahs")), '11669.zip/archon.xlsx: there is no sheet "Methuselahs"'),
    (in_book(workbook(leave_out="Tournament Info")), 'archon.xlsx: there is no sheet "Tournament Info"'),
    (in_book(workbook(final={})), 'sheet "Final Round": columns A and V name no player with a place'),
    (
        in_book(workbook(final={1: 1})),
        'row 8, column A: "Final Round" has no player 2, who is among the first 5',
    ),
    (in_book(workbook({"Event Name:": "GP"})), 'sheet "Tournament Info": column A has no "Event Date"'),
    (in_book(workbook(INFO | {"City:": None})), 'sheet "Tournament Info", "City": has no value in column B'),
    (
        in_book(workbook(INFO | {"Number of Players:": "many"})),
        '"Number of Players": "many" in column B is no number',
    ),
    (
        in_book(workbook(INFO | {"Event Date (DD-MON-YY):": "2026"})),
        '"2026" in column B is not a date like 25-APR-26',
    ),
    (in_book(workbook(players=())), 'sheet "Methuselahs", row 7: has no player'),
    (
        in_book(workbook(players=tuple((*one[:3], None, *one[4:]) for one in PLAYERS))),
        'sheet "Methuselahs": column E has no player ID',
    ),
    (in_book(workbook(players=players(8, "E", 1000001))), "the player id 1000001 occurs twice"),
    (
        in_book(workbook(players=players(9, "H", "two"))),
        'row 9, column H: the number of game wins "two" is no number',
    ),
    (in_book(workbook(players=players(9, "I", None))), "column I: the number of victory points is missing"),
    (in_book(workbook(players=players(9, "U", None))), "column U: the place is missing"),
    (
        in_book(workbook(players=players(9, "R", "x"), final=None)),
        'column R: the place before the final "x" is no number',
    ),
    (in_book(workbook(players=players(9, "U", "inf"))), 'row 9, column U: the place "inf" is no number'),
    (
        in_book(workbook(players=players(9, "U", 500))),
        'sheet "Methuselahs": the place 500 of ',
    ),
    (
        in_book(workbook(INFO | {"Number of Rounds (including final):": "nan"})),
        '"nan" in column B is no number',
    ),
    (
        in_book(workbook(INFO | {"Event Date (DD-MON-YY):": datetime(1926, 4, 25)})),
        '"Event Date": there was no tournament in 1926',
    ),
    (
        lambda folder: event_zip(folder, book=bomb()),
        "11669.zip/archon.xlsx: is larger than 64 MiB when unpacked",
    ),
    (
        lambda folder: event_zip(folder, decks=DECKS | {"a.txt": MANY_ZEROS, "b.txt": MANY_ZEROS}),
        "11669.zip: is larger than 64 MiB when unpacked",
    ),
    (in_deck("Caf\xe9".encode("utf-16")), "11669.zip/decks/ada.txt, line 1: is not UTF-8"),
    (in_deck("Caf\xe9".encode("latin-1")), "11669.zip/decks/ada.txt, line 1: is not UTF-8"),
    (
        in_deck(DECK.replace("Author: {player}", "")),
        'ada.txt: there is no line "Author:" with the id of the player',
    ),
    (in_deck(deck(1000001).replace("Crypt (", "")), 'ada.txt, line 13: there is no line "Crypt (n cards)"'),
    (in_deck(deck(1000001).replace("Library", "")), 'there is no line "Library (n cards)": truncated?'),
    (
        in_deck(deck(1000001).replace("Magnum", "Magnet")),
        'ada.txt, line 12: there is no library card ".44 Magnet"',
    ),
    (
        in_deck(deck(1000001).replace(":6", ":1")),
        'ada.txt, line 6: there is no vampire "Theo Bell" of group 1; there is one of group 2 and',
    ),
    (in_deck(deck(1000002)), "decks/bea.txt: the player 1000002 also has a deck in 11669.zip/decks/ada.txt"),
)


def cut(path: Path) -> Path:
    path.write_bytes(path.read_bytes()[:-40])
    return path


@pytest.mark.parametrize(("broken", "message"), BROKEN, ids=[message for _, message in BROKEN])
def test_every_malformed_part_is_named(
    tmp_path: Path, names: DeckNames, broken: Callable[[Path], Path], message: str
) -> None:
    path = broken(tmp_path)
    with pytest.raises(SourceError) as raised:
        read_tournament(path, names)
    assert message in str(raised.value)
    assert find_faults(path, names) == [str(raised.value)]


@pytest.mark.slow
def test_a_check_finds_everything_at_once(
    tmp_path: Path, names: DeckNames, capsys: pytest.CaptureFixture[str]
) -> None:
    decks = {"a.txt": deck(1000001).replace("Magnum", "Magnet"), "b.txt": "x", "c.txt": deck(1000002)}
    path = event_zip(tmp_path, book=workbook(leave_out="Methuselahs"), decks=decks)
    assert len(find_faults(path, names)) == 3
    assert main(["tda", str(path)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line[:6] for line in lines[:3]] == ["error:", "error:", "error:"]
    assert lines[-1] == "11669.zip: 3 to fix"
    whole = event_zip(tmp_path, "1", decks=DECKS | {"z.txt": deck(999)})
    assert main(["tda", str(whole)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "check: 1.zip/z.txt: 999 is not among the players, the deck is skipped",
        "1.zip: Grand Prix, 2026-04-18, Lyon, France: 4 decks from 7 players, "
        "ready for the tda folder of the sources",
    ]
    assert main(["tda", str(tmp_path / "none.zip"), str(whole)]) == 2
    assert "none.zip: cannot be read" in capsys.readouterr().out


def test_an_event_without_a_deck_of_its_players_is_refused(
    tmp_path: Path, names: DeckNames, capsys: pytest.CaptureFixture[str]
) -> None:
    path = event_zip(tmp_path, decks={"a.txt": deck(999)})
    with pytest.raises(SourceError, match=r"11669\.zip: no deck belongs to one of the players"):
        read_tournament(path, names)
    assert main(["tda", str(path)]) == 2
    assert "error: 11669.zip: no deck belongs to one of the players" in capsys.readouterr().out


def test_a_broken_event_leaves_the_last_good_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sources, out = small_sources(tmp_path / "sources"), tmp_path / "data"
    event_zip(sources / "tda")
    command = ["data", "--sources", str(sources), "--out", str(out), "--artifacts", str(tmp_path / "a")]
    assert main(command) == 0
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    event_zip(sources / "tda", book=workbook(leave_out="Methuselahs"))
    assert main(command) == 2
    assert capsys.readouterr().err == '11669.zip/archon.xlsx: there is no sheet "Methuselahs"\n'
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


BOOK = workbook()


@settings(max_examples=60)
@given(st.integers(0, len(BOOK) - 1), st.integers(1, 255))
def test_a_damaged_workbook_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, at: int, by: int
) -> None:
    damaged = BOOK[:at] + bytes([BOOK[at] ^ by]) + BOOK[at + 1 :]
    path = event_zip(tmp_path_factory.mktemp("event"), book=damaged)
    found = find_faults(path, forgiving_deck_names((), ()))
    assert all(fault.startswith("11669.zip/") for fault in found)
