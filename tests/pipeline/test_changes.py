from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from card_pipeline.cli import main
from card_pipeline.history.dated import Event
from card_pipeline.history.events import logged_events, plain
from card_pipeline.history.published import published_changes
from card_pipeline.model.changes import ChangeKind, Changes, ChangesOfYear
from card_pipeline.model.history import LogEntry, State
from card_pipeline.model.postings import delta_decoded
from card_pipeline.sources.playtest import SAMPLE
from hypothesis import given
from hypothesis import strategies as st

from tests.pipeline.small_sources import change, official_rows, read_rows_of, small_sources, write_rows
from tests.pipeline.whole_build import whole_build

pytestmark = pytest.mark.slow

DOLL = 100199
DAY = "2026-05-01"


def entry(kind: str, before: Any, day: str = DAY, card: int = DOLL) -> LogEntry:
    return LogEntry(day=day, version=day, card=card, kind=kind, before=before)


def events(entries: list[LogEntry], today: State, rulings: dict[str, int] | None = None) -> list[Event]:
    return [*logged_events(entries, today, {DOLL: rulings or {}})]


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("Strike: dodge.", "Strike: dodge, with a press.", "text"),
        ('Don\'t \u2013 "wait".', "Don\u2019t \u2014 \u201cwait\u201d.", "minor"),
        ("Unique.\nStrike.", "Unique. Strike.", "minor"),
        ("+1 stealth", "+2 stealth", "text"),
    ],
)
def test_white_space_quotes_and_dashes_are_minor(before: str, after: str, kind: ChangeKind) -> None:
    found = events([entry("text", before)], {DOLL: {"text": after}})
    assert found == [Event(DAY, kind, DOLL, before=before)]


def test_the_value_after_a_change_is_that_before_the_next_one() -> None:
    log = [entry("capacity", 3), entry("capacity", 4, "2026-06-01")]
    found = events(log, {DOLL: {"capacity": 5}})
    assert [(one.day, one.before, one.after) for one in found] == [("2026-06-01", "4", "5"), (DAY, "3", "4")]


def test_every_kind_of_entry() -> None:
    today: State = {
        DOLL: {
            "name": "Doll",
            "banned": "2026-05-01",
            "sets": ["KoT", "Promo:2026-04-30"],
            "title": "prince",
        },
        100001: {"name": "New", "sets": ["V5"]},
    }
    log = [
        entry("card", None, card=100001),
        entry("card", {"name": "Gone card"}, card=100002),
        entry("sets", ["KoT"]),
        entry("banned", None),
        entry("name", "Blood Doll"),
        entry("title", None),
    ]
    assert [
        (one.kind, one.card, one.set, one.field, one.before, one.after)
        for one in reversed(events(log, today))
    ] == [
        ("new", 100001, "V5", None, None, None),
        ("gone", 100002, None, None, "Gone card", None),
        ("printing", DOLL, "Promo", None, None, None),
        ("banned", DOLL, None, None, None, None),
        ("name", DOLL, None, "name", "Blood Doll", "Doll"),
        ("rules", DOLL, None, "title", "", "prince"),
    ]
    assert events([entry("banned", "1995-11-01")], {DOLL: {}})[0].kind == "unbanned"


def test_rulings_are_added_reworded_and_taken_back() -> None:
    before = ["Can be used on an ally.", "Is burned at the end of the turn.", "Same."]
    after = ["Same.", "Can be used on an ally, too.", "Something quite different here."]
    found = events([entry("rulings", before)], {DOLL: {"rulings": [*after]}}, {after[1]: 7})
    assert {(one.kind, one.before, one.ruling, one.text) for one in found} == {
        ("ruling-reworded", before[0], 7, None),
        ("ruling", None, None, after[2]),
        ("ruling-gone", before[1], None, None),
    }


def test_values_are_written_for_people() -> None:
    assert plain(["prince", "baron"]) == "prince, baron"
    assert plain({"aus": 2, "dom": 1}) == "AUS dom"
    assert [plain(None), plain(True), plain(7)] == ["", "yes", "7"]


days = st.dates(min_value=date(2001, 1, 1), max_value=date(2026, 5, 1))
random_events = st.builds(
    Event,
    day=days.map(str),
    kind=st.sampled_from(["new", "printing", "text", "ruling-gone"]),
    card=st.integers(100_001, 100_009),
    set=st.sampled_from([None, "V5"]),
    before=st.sampled_from([None, "a", "b"]),
)


@given(st.lists(random_events, max_size=40))
def test_every_event_is_in_one_file_newest_first(found: list[Event]) -> None:
    changes, years = published_changes(found, DAY, None)
    groups = [changes.groups, *(years[year].groups for year in changes.years)]
    for part in groups:
        assert [group.day for group in part] == sorted((group.day for group in part), reverse=True)
    published = [
        (group.day, group.kind, card, group.set, before or None)
        for part in groups
        for group in part
        for card, before in zip(
            delta_decoded(group.cards), group.before or [""] * len(group.cards), strict=True
        )
    ]
    assert sorted(published, key=str) == sorted(
        ((one.day, one.kind, one.card, one.set, one.before) for one in found), key=str
    )
    assert all(group.day > "2024-05-01" for group in changes.groups)


def test_the_first_files_have_what_the_sources_date() -> None:
    output = whole_build()
    changes = output.shapes["changes"]
    assert isinstance(changes, Changes)
    assert changes.wordings_since is None
    assert changes.day == "2026-05-22"
    older = [output.shapes[f"changes.{year}"] for year in changes.years]
    groups = [
        *changes.groups,
        *(group for year in older if isinstance(year, ChangesOfYear) for group in year.groups),
    ]
    assert sum(len(group.cards) for group in groups if group.kind == "banned") == 20
    cards = {card for group in groups if group.kind == "new" for card in delta_decoded(group.cards)}
    assert len(cards) > 4100
    assert {group.kind for group in groups} == {"new", "printing", "banned", "ruling"}
    assert max(group.day for group in groups if group.kind != "ruling") <= "2026-05-22"


def build(folder: Path, command: str = "data", *more: str) -> int:
    places = {"sources": folder / "sources", "out": folder / "data", "artifacts": folder / "artifacts"}
    options = [part for name, path in places.items() for part in (f"--{name}", str(path))]
    if command == "update":
        settings = folder / "upstream.yml"
        settings.write_text(json.dumps({"timeout": 1, "sources": {}}), encoding="utf-8")
        options += ["--settings", str(settings), "--playtest", str(folder / "round")]
    return main([command, *options, *more])


def published(folder: Path) -> Changes:
    manifest = json.loads((folder / "data" / "manifest.json").read_bytes())
    return Changes.model_validate_json((folder / "data" / manifest["files"]["changes"]["path"]).read_bytes())


def date_cards(folder: Path, day: str) -> None:
    provenance = {"cards": {"origin": "example.org/cards@2", "date": day}}
    (folder / "sources" / "provenance.json").write_text(json.dumps(provenance), encoding="utf-8")


def test_a_card_that_changes_between_two_versions(quick_packing: None, tmp_path: Path) -> None:
    cards = small_sources(tmp_path / "sources") / "cards"
    assert build(tmp_path, "update", "--accept") == 0
    date_cards(tmp_path, "2027-03-01")
    change(cards / "vteslib.csv", "100199", "Card Text", "Master: unique.")
    assert build(tmp_path) == 0
    before_recording = published(tmp_path)
    assert build(tmp_path, "update", "--accept") == 0
    changes = published(tmp_path)
    assert changes == before_recording
    assert (changes.day, changes.wordings_since) == ("2027-03-01", "2027-01-31")
    [text] = [group for group in changes.groups if group.kind == "text"]
    assert (text.day, text.cards) == ("2027-03-01", [DOLL])
    assert text.before == [
        next(row["Card Text"] for row in official_rows("vteslib.csv") if row["Id"] == "100199")
    ]

    date_cards(tmp_path, "2027-04-01")
    change(cards / "vteslib.csv", "100199", "Card Text", "Master: very unique.")
    assert build(tmp_path, "update", "--accept") == 0
    texts = [group for group in published(tmp_path).groups if group.kind == "text"]
    assert [(group.day, group.before) for group in texts] == [
        ("2027-04-01", ["Master: unique."]),
        ("2027-03-01", text.before),
    ]

    # A roll-back leaves nothing of the version it undoes.
    date_cards(tmp_path, "2027-03-01")
    change(cards / "vteslib.csv", "100199", "Card Text", "Master: unique.")
    assert build(tmp_path, "update", "--accept") == 0
    assert published(tmp_path) == changes


def test_the_same_sources_give_the_same_bytes(quick_packing: None, tmp_path: Path) -> None:
    cards = small_sources(tmp_path / "sources") / "cards"
    assert build(tmp_path, "update", "--accept") == 0
    date_cards(tmp_path, "2027-03-01")
    change(cards / "vteslib.csv", "100199", "Card Text", "Master: unique.")
    assert build(tmp_path, "update", "--accept") == 0
    first = (tmp_path / "data" / "manifest.json").read_bytes()
    assert build(tmp_path, "data", "--force") == 0
    assert (tmp_path / "data" / "manifest.json").read_bytes() == first
    assert build(tmp_path, "update", "--accept") == 0
    assert (tmp_path / "data" / "manifest.json").read_bytes() == first


def test_a_file_in_another_format_publishes_nothing(
    quick_packing: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = small_sources(tmp_path / "sources") / "cards"
    assert build(tmp_path, "update", "--accept") == 0
    first = (tmp_path / "data" / "manifest.json").read_bytes()
    rows = [{**row, "Card Text": f"{row['Card Text']} (new)"} for row in read_rows_of(cards / "vteslib.csv")]
    write_rows(cards / "vteslib.csv", rows)
    date_cards(tmp_path, "2027-03-01")
    assert build(tmp_path) == 2
    assert "5 of 13 cards differ from the last version" in capsys.readouterr().err
    assert (tmp_path / "data" / "manifest.json").read_bytes() == first
    assert build(tmp_path, "update", "--reformatted") == 0
    assert not [group for group in published(tmp_path).groups if group.kind == "text"]
    assert build(tmp_path) == 0


def test_a_log_begins_with_the_published_data(quick_packing: None, tmp_path: Path) -> None:
    cards = small_sources(tmp_path / "sources") / "cards"
    assert build(tmp_path) == 0
    assert published(tmp_path).wordings_since is None
    date_cards(tmp_path, "2027-03-01")
    change(cards / "vteslib.csv", "100199", "Card Text", "Master: unique.")
    assert build(tmp_path, "update", "--accept") == 0
    changes = published(tmp_path)
    assert changes.wordings_since == "2027-01-31"
    assert [group.day for group in changes.groups if group.kind == "text"] == ["2027-03-01"]


def test_a_playtest_round_in_the_sources_is_no_news(quick_packing: None, tmp_path: Path) -> None:
    small_sources(tmp_path / "sources")
    copytree(SAMPLE, tmp_path / "sources" / "playtest")
    assert build(tmp_path, "update", "--accept") == 0
    cards = {card for group in published(tmp_path).groups for card in delta_decoded(group.cards)}
    assert all(card < 110_000 or 200_000 < card < 210_000 for card in cards)
    text = (tmp_path / "sources" / "history" / "state.json").read_text(encoding="utf-8")
    names = json.loads(text)["cards"]
    assert len(names) == 13
