"""The reader of tournament reports, with valid and invalid reports."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path

import pytest
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.normalise.deck_names import DeckNames, deck_names
from card_pipeline.normalise.winning_decks import WinningDeck, read_twd
from card_pipeline.sources.twd_dates import read_dates

from tests.pipeline.twd_texts import REPORT, deck_archive, deck_folder
from tests.pipeline.whole_build import crypt, library

CONVERT, THEO, THEO_ADVANCED, THEO_NEW, CAMILLE = 200076, 201362, 201363, 201613, 200240
LISTS = REPORT[REPORT.index("Crypt (12") :]
COUNTS = "a winning deck declares another number of cards"
LINES = "unusual line in a winning deck"
LINK = "https://www.vekn.net/event-calendar/event/99999"
MAGNUM, BARRENS, PENTEX = 100001, 100135, 101384


@pytest.fixture(scope="module")
def names() -> DeckNames:
    return deck_names(crypt().values(), library().values())


def read(
    folder: Path, names: DeckNames, text: str | bytes, deck: str = "99999"
) -> tuple[WinningDeck, BuildWarnings]:
    warnings = BuildWarnings()
    (found,) = read_twd(deck_folder(folder, {deck: text}), names, warnings)
    return found, warnings


def test_a_complete_report(tmp_path: Path, names: DeckNames) -> None:
    deck, warnings = read(tmp_path, names, REPORT)
    assert deck == WinningDeck(
        id="99999",
        date=datetime.date(2026, 4, 25),
        end=datetime.date(2026, 4, 25),
        event="Spring Cup",
        place="Some Hall, Lyon, France",
        players=16,
        winner="Una Player",
        author="Another Player",
        name="Guns of the Barrens",
        rounds="3R+F",
        link=LINK,
        score="2GW6 + 4vp in final",
        description="Shoots.\nAnd votes.",
        # Two names of one vampire add up; the group distinguishes Theo Bell from Theo Bell.
        cards={
            MAGNUM: 60, BARRENS: 4, PENTEX: 2,
            CONVERT: 4, CAMILLE: 2, THEO: 3, THEO_ADVANCED: 2, THEO_NEW: 1,
        },
        comments={BARRENS: "always one in hand", THEO: "the old one"},
    )  # fmt: skip
    assert list(deck.cards) == sorted(deck.cards)
    assert warnings.by_rule == {}


@pytest.mark.parametrize(
    ("old", "new", "rule", "case"),
    [
        ("(12 cards", "(13 cards", COUNTS, "99999, crypt: 13, has 12"),
        ("(66 cards", "(87; 1 trifle", COUNTS, "99999, library: 87, has 66"),
        ("Equipment (60)", "Library (60 cards)", LINES,
         '99999, line 30: "Library (60 cards)" within the library'),
        ("2x Pentex", "Too few.\n2x Pentex", LINES,
         '99999, line 28: "Too few." among the cards'),
        ("https://www", "Judge: Nn\nhttps://www", LINES,
         '99999, line 7: "Judge: Nn" after the winner'),
    ],
)  # fmt: skip
def test_odd_lines_are_warnings(  # noqa: PLR0917  # pytest passes them by name
    tmp_path: Path, names: DeckNames, old: str, new: str, rule: str, case: str
) -> None:
    assert old in REPORT
    assert read(tmp_path, names, REPORT.replace(old, new))[1].by_rule == {rule: [case]}


SHORT = f"Night Shift\nOnline\nJune 13th 2020\nUna Player\n\n{LISTS}"


def test_missing_optional_lines_are_empty_and_warned_about(tmp_path: Path, names: DeckNames) -> None:
    deck, warnings = read(tmp_path, names, SHORT)
    expected = (deck.players, deck.rounds, deck.link, deck.score, deck.name, deck.author, deck.description)
    assert expected == (0, "", "", "", "", "", "")
    assert (deck.event, deck.place, deck.winner) == ("Night Shift", "Online", "Una Player")
    for what in ("number of players", "rounds", "deck name", "link"):
        assert warnings.by_rule[f"winning decks without {what}"] == ["99999"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("16 players", "8 players only", {"players": 8}),
        ("-- 2GW6 + 4vp in", "-- GW3 + 1.5 in", {"score": "GW3 + 1.5 in final"}),
        ("-- 2GW6 + 4vp in final", "-- Ta!", {"score": "", "description": "-- Ta!\n\nShoots.\nAnd votes."}),
        ("3R+F", "3R (no final)", {"rounds": "3R (no final)"}),
        ("Deck Name: G", "deckname :  G", {"name": "Guns of the Barrens"}),
        ("Created by: A", "Author: A", {"author": "Another Player"}),
        ("Created by: Another", "Created by: Una", {"author": ""}),
        ("Description: Shoots.", "Shoots.", {"description": "Shoots.\nAnd votes."}),
        ("Shoots.", "\nShoots.\n\n\n", {"description": "Shoots.\n\nAnd votes."}),
        ("And votes.", "Crypt needs work.", {"description": "Shoots.\nCrypt needs work."}),
        ("\nhttps://www", "\nhttps://example.org/1\nhttps://www", {"link": LINK}),
        ("https://www", "Judge: Nn\nhttps://www", {"description": "Judge: Nn\n\nShoots.\nAnd votes."}),
        ("Master (6; 2 trifle)", "Library (66 cards) Master (6)", {"winner": "Una Player"}),
        ("4x Barrens, The", "-- Slow.\n4x Barrens, The", {"description": "Shoots.\nAnd votes.\n\n-- Slow."}),
        ("\n", "\r\n", {"winner": "Una Player"}),
        ("60x .44", "60 .44", {"players": 16}),
    ],
)  # fmt: skip
def test_reports_are_written_in_many_ways(
    tmp_path: Path, names: DeckNames, old: str, new: str, expected: dict[str, object]
) -> None:
    assert old in REPORT
    deck, _ = read(tmp_path, names, REPORT.replace(old, new))
    assert {field: getattr(deck, field) for field in expected} == expected
    assert deck.cards[MAGNUM] == 60


@pytest.mark.parametrize(
    ("line", "first", "last"),
    [
        ("April 25th 2026", "2026-04-25", "2026-04-25"),
        ("March 2nd 2024 -- March 3rd, 2024", "2024-03-02", "2024-03-03"),
        ("October 11th 2024 -- 04 November 2024", "2024-10-11", "2024-11-04"),
        ("April 3rd 2025 -- 04 April 2025,", "2025-04-03", "2025-04-04"),
        ("November 6th 2021 -- december 11 2021", "2021-11-06", "2021-12-11"),
    ],
)
def test_dates(line: str, first: str, last: str) -> None:
    assert read_dates(line) == (datetime.date.fromisoformat(first), datetime.date.fromisoformat(last))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("25/04/2026", '"25/04/2026" is not a date like "April 25th 2026"'),
        ("Avril 25th 2026", "is not a date"),
        ("February 30th 2026", "is not a valid date"),
        ("May 2nd 2026 -- May 1st 2026", "ends before it begins"),
        ("", "is not a date"),
    ],
)
def test_invalid_dates(line: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_dates(line)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("April 25th", "Sprung 25th", r'99999\.txt, line 3: "Sprung 25th 2026" is not a date'),
        ("Crypt (12", "Kryp (12", r'99999\.txt, line 31: there is no line "Crypt \(n cards, …\)"'),
        ("Library (66", "Librar (66", r'there is no line "Library \(n cards\)": truncated\?'),
        ("4x Barrens, The", "4x Barren, The", r'line 27: there is no library card "Barren, The"'),
        ("2x Theo Bell (", "2x Theo Bel (", r'line 20: there is no vampire "Theo Bel \(ADV\)" of group 2'),
        ("Brujah:6", "Brujah:5", 'line 21: there is no vampire "Theo Bell" of group 5; there is .* 2 and 6'),
        ("Brujah:6", "Brujah", r'line 21: "1x Theo Bell .*" does not say capacity and ":group"'),
        ("60x .44", "0x .44", 'line 31: "0x .44 Magnum" is not a line with copies and a name'),
        (LISTS[LISTS.index("Master") :], "", "the library has no cards"),
        ("3R+F\n16 players\nUna Player\n", "", "no winner"),
        ("April 25th 2026\n3R+F\n16 players\nUna Player\n", "", "must begin with event, place, date"),
    ],
)  # fmt: skip
def test_errors_name_file_and_line(
    tmp_path: Path, names: DeckNames, old: str, new: str, message: str
) -> None:
    assert old in REPORT
    with pytest.raises(SourceError, match=message):
        read(tmp_path, names, REPORT.replace(old, new))


@pytest.mark.parametrize(
    ("deck", "text", "message"),
    [
        ("99999", "Caf\xe9\n".encode("latin-1"), r"99999\.txt, line 1: is not UTF-8"),
        ("Abcdefgh1", REPORT, "the id has the form of a stored deck's"),
        ("9999 9", REPORT, "the file name is not a deck ID"),
    ],
)
def test_files_that_are_no_reports(
    tmp_path: Path, names: DeckNames, deck: str, text: str | bytes, message: str
) -> None:
    with pytest.raises(SourceError, match=message):
        read(tmp_path, names, text, deck)


@pytest.mark.parametrize("folder", ["decks", "TWD-924b67d/decks"])
def test_an_archive_is_read_like_a_folder(tmp_path: Path, names: DeckNames, folder: str) -> None:
    place = deck_folder(tmp_path, {})
    texts = {"b": REPORT, "a": REPORT, "older": REPORT.replace("2026", "2025")}
    (place / "decks.tar.gz").write_bytes(deck_archive(texts, folder))
    assert [deck.id for deck in read_twd(place, names, BuildWarnings())] == ["a", "b", "older"]
    (place / "b.txt").write_text(REPORT, encoding="utf-8")
    with pytest.raises(SourceError, match=r"b\.txt: the deck is also in decks\.tar\.gz/b\.txt"):
        read_twd(place, names, BuildWarnings())


@pytest.mark.parametrize(
    ("break_it", "message"),
    [
        (lambda data: data[:-40], r"decks\.tar\.gz: not a whole \.tar\.gz file"),
        (lambda _: b"PK", "not a whole"),
        (lambda _: deck_archive({"a": REPORT}, "texts"), r"contains no decks/<id>\.txt"),
        (lambda _: deck_archive({"a": "x" * 2_000_000}), r"decks\.tar\.gz/a\.txt: is too large"),
        (lambda _: deck_archive({"a": REPORT.replace("Una", "\n")}), r"decks\.tar\.gz/a\.txt, line"),
    ],
)
def test_a_truncated_archive(
    tmp_path: Path, names: DeckNames, break_it: Callable[[bytes], bytes], message: str
) -> None:
    place = deck_folder(tmp_path, {})
    (place / "decks.tar.gz").write_bytes(break_it(deck_archive({"a": REPORT})))
    with pytest.raises(SourceError, match=message):
        read_twd(place, names, BuildWarnings())
