""" "Not in TWD" from the reports to the answers of the site's search: a slow reading and the site agree.

The slow reading takes the name out of every line of copies, with no knowledge of the form of a report.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from card_pipeline.cli import main

from tests.contract.naive.records import crypt, library
from tests.contract.site_search import Kind, Search, ask_site
from tests.pipeline.small_sources import CARDS, small_sources
from tests.pipeline.twd_texts import deck_folder

pytestmark = pytest.mark.slow

REPORTS = {
    "one": "Cup\nOnline\nMay 1st 2020\nAda\n\nCrypt (12 cards)\n12x Theo Bell (ADV)  7  POT  Brujah:2\n\n"
    "Library (60 cards)\n60x .44 Magnum -- why not",
    "two": "Cup\nOnline\nMay 2nd 2020\nAda\n\nCrypt (12 cards)\n12x Theo Bell  8  POT  Brujah:6\n\n"
    "Library (60 cards)\n60x blood doll",
}


def named_in_reports() -> set[str]:
    """Names as the official files have them, lower case, vampires with group and advancement."""
    lines = [line for text in REPORTS.values() for line in text.split("\n") if re.match(r"\d+x ", line)]
    found = set()
    for line in lines:
        name = re.split(r" {2,}| -- ", line.split(" ", 1)[1])[0].lower()
        group = line.rpartition(":")[2] if ":" in line else ""
        found.add(f"{name}:{group}" if group else name)
    return found


def never_played(kind: Kind) -> list[int]:
    known = {int(card) for ids in CARDS.values() for card in ids}
    named = named_in_reports()
    if kind == "library":
        return sorted(card.id for card in library() if card.id in known and card.name.lower() not in named)
    return sorted(
        card.id
        for card in crypt()
        if card.id in known
        and f"{card.name.lower()}{' (adv)' if card.advanced else ''}:{card.group}" not in named
    )


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    sources = small_sources(folder / "sources")
    deck_folder(sources, REPORTS)
    out = folder / "data"
    assert main(["data", "--sources", str(sources), "--out", str(out), "--artifacts", str(folder / "a")]) == 0
    return out


def test_cards_that_no_winning_deck_has_are_found(data: Path) -> None:
    kinds: tuple[Kind, ...] = ("crypt", "library")
    answers = ask_site([Search(kind, {"traits": {"non-twd": True}}) for kind in kinds], data)
    assert [answer.error for answer in answers] == [None, None]
    assert [answer.ids for answer in answers] == [never_played(kind) for kind in kinds]
    assert all(answer.ids for answer in answers)
    # The base and the newer Theo Bell are other cards than the advanced one.
    assert 201362 in answers[0].ids
    assert not {201363, 201613} & set(answers[0].ids)
