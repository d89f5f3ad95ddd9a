"""The formats of decks, and from when on cards may be played (docs/rules/legality.md §2, §5)."""

from __future__ import annotations

import datetime
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from card_pipeline.build import build
from card_pipeline.build_output import BuildOutput
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.index.legality import judged_cards
from card_pipeline.model.cards import Printings
from card_pipeline.model.sets import CardSet, Format
from card_pipeline.normalise.catalogue import Sets
from card_pipeline.normalise.first_print import legal_from
from card_pipeline.normalise.formats import build_formats
from card_pipeline.sources.overrides import FOLDER, FormatEntry

from tests.pipeline.small_sources import small_sources
from tests.pipeline.whole_build import catalogue, crypt, library, whole_build

SETS = {
    "Old": CardSet(name="Old", date="2000-01-31"),
    "New": CardSet(name="New", date="2026-02-01", legal_from="2026-03-01"),
    "Newest": CardSet(name="Newest", date="2026-05-01"),
    "Promo": CardSet(name="Promo"),
}
CARDS = {100001, 200001}
YOUNGER = "set younger than the check of a format's list of sets"
MISSING = "in a format and not in the card files"


def entry(**values: Any) -> FormatEntry:
    standard = {"name": "Some", "crypt": 12, "library": (60, 90), "groups": "consecutive"}
    checked = datetime.date(2026, 4, 9)
    return FormatEntry.model_validate(
        standard | {"source": "https://www.vekn.net/", "checked": checked} | values
    )


def formats(**values: Any) -> tuple[list[Format], dict[str, list[str]]]:
    warnings = BuildWarnings()
    return build_formats({"some": entry(**values)}, SETS, CARDS, warnings), warnings.by_rule


def test_a_format_without_a_list_of_sets_has_all_cards_and_never_grows_old() -> None:
    [made], warned = formats(checked=datetime.date(1999, 1, 1))
    assert (made.id, made.sets, made.allowed, made.banned) == ("some", None, None, None)
    assert (made.crypt, made.library, made.library_max, made.groups) == (12, 60, 90, "consecutive")
    assert (made.source, made.checked) == ("https://www.vekn.net/", "1999-01-01")
    assert warned == {}


def test_a_list_of_sets_is_checked_against_younger_sets() -> None:
    [made], warned = formats(sets=["Old"])
    assert made.sets == ["Old"]
    assert warned == {YOUNGER: ["some, checked 2026-04-09: Newest of 2026-05-01"]}
    assert formats(sets=["Old"], checked=datetime.date(2026, 5, 1))[1] == {}


def test_sets_and_cards_that_do_not_exist_are_left_out_and_named() -> None:
    newest = datetime.date(2026, 5, 1)
    [made], warned = formats(sets=["Old", "Odd"], allowed=[100001, 100002], banned=[200002], checked=newest)
    assert (made.sets, made.allowed, made.banned) == (["Old"], [100001], None)
    assert warned == {MISSING: ["some: set Odd", "some: card 100002", "some: card 200002"]}


def test_a_format_waits_for_its_product() -> None:
    made, warned = formats(sets=["2P"])
    assert made == []
    assert warned[MISSING] == ["some: set 2P"]


def test_a_library_with_more_cards_at_least_than_at_most_is_refused() -> None:
    with pytest.raises(SourceError, match=r'"some" → "library".*91 is more than 90'):
        formats(library=(91, 90))


@pytest.mark.parametrize(
    ("printings", "day"),
    [
        ({"Old": {"C": 1}}, None),
        ({"New": {"C": 1}}, "2026-03-01"),
        ({"New": {"C": 1}, "Newest": {"C": 1}}, "2026-03-01"),
        ({"New": {"C": 1}, "Old": {"C": 1}}, None),
        ({"New": {"C": 1}, "Promo": {"2026-02-10": 1}}, None),
    ],
    ids=["release", "announced", "smallest", "reprint", "promo"],
)
def test_a_card_is_legal_from_the_smallest_day_of_its_sets(printings: Printings, day: str | None) -> None:
    assert legal_from(printings, Sets(SETS, {}, {})) == day


def test_the_formats_as_published() -> None:
    made = {one.id: one for one in catalogue().formats or ()}
    assert list(made) == ["standard", "v5", "sealed"]
    assert made["standard"].sets is None
    assert "SV5" in (made["v5"].sets or ())
    assert "EoG" not in (made["v5"].sets or ())
    sizes = {name: (one.crypt, one.library, one.library_max, one.groups) for name, one in made.items()}
    assert sizes["sealed"] == (12, 40, 90, "free")
    assert sizes["v5"] == sizes["standard"] == (12, 60, 90, "consecutive")
    assert whole_build().warnings.by_rule[MISSING] == ["two-player: set 2P"]
    assert YOUNGER not in whole_build().warnings.by_rule


def test_only_cards_of_new_blood_alone_wait_for_its_legal_day() -> None:
    waiting = [card for card in [*crypt().values(), *library().values()] if card.legal_from]
    assert waiting
    assert {card.legal_from for card in waiting} == {"2022-05-17"}
    assert all("NB" in card.sets for card in waiting)


def test_promos_and_print_on_demand_are_legal_at_once() -> None:
    judged = judged_cards([*crypt().values(), *library().values()])
    at_once = [card for card in judged.values() if not card.sets.isdisjoint({"Promo", "POD"})]
    assert at_once
    assert {card.legal_from for card in at_once} == {""}
    assert {card.id for card in judged.values() if card.legal_from == ""} == {card.id for card in at_once}


@pytest.fixture
def overrides(tmp_path: Path) -> Path:
    return copytree(FOLDER, tmp_path / "overrides")


def build_with(tmp_path: Path, overrides: Path, legal: str) -> BuildOutput:
    text = (overrides / "sets.yml").read_text(encoding="utf-8")
    (overrides / "sets.yml").write_text(text.replace("legalFrom:\n", f"legalFrom:\n{legal}", 1), "utf-8")
    return build(small_sources(tmp_path / "sources"), lambda _: None, overrides)


def legal_day(code: str, day: str) -> str:
    return f"  {code}: {{ day: {day}, source: 'https://www.vekn.net/' }}\n"


def test_a_legal_day_before_the_release_is_refused(tmp_path: Path, overrides: Path) -> None:
    with pytest.raises(SourceError, match=r'^overrides/sets\.yml.*"legalFrom" → "V5".*before the release'):
        build_with(tmp_path, overrides, legal_day("V5", "2019-01-01"))


def test_a_legal_day_of_an_unknown_set_is_named(tmp_path: Path, overrides: Path) -> None:
    warned = build_with(tmp_path, overrides, legal_day("XX", "2030-01-01")).warnings.by_rule
    assert "XX" in warned["legal day of a set missing in the card files"]
