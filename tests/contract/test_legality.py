"""Legality: the shared vectors hold for both languages and for a second reading of the rules.

The site is tested with the same file (``site/src/domain/deck/legality/legality.test.ts``).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.build import read as read_sources
from card_pipeline.facts.flags import MAX_CRYPT_PUBLIC, MAX_LIBRARY, MIN_CRYPT, MIN_LIBRARY
from card_pipeline.facts.legality import Finding, FormatRules, JudgedCard, findings
from card_pipeline.index.legality import format_rules, judged_cards

from tests.contract.legality_vectors import CARDS, decks, official_cards, pools
from tests.contract.naive import legality as naive
from tests.contract.site_search import PROJECT
from tests.pipeline.whole_build import catalogue, crypt, library

Record = dict[str, Any]
VECTORS = decks()
FORMATS = ("standard", "v5", "sealed")
RANDOM_DECKS = 5_000


@cache
def judged() -> dict[int, JudgedCard]:
    return judged_cards([*crypt().values(), *library().values()])


@cache
def rules() -> dict[str, FormatRules]:
    return {one.id: format_rules(one) for one in catalogue().formats or ()}


def cards_of(deck: Record) -> dict[int, int]:
    return {int(card): copies for card, copies in deck["cards"].items()}


def written(finding: Finding) -> Record:
    """A finding in the form of the vectors."""
    cards = {str(card): copies for card, copies in finding.cards.items()}
    what: Record = {"off": finding.off} if finding.off else {"cards": cards}
    return {"rule": finding.rule, "state": finding.state} | what


def ours(deck: Mapping[int, int], format_id: str, day: str) -> list[Record]:
    return [written(one) for one in findings(deck, judged(), rules()[format_id], day)]


def test_the_cards_and_formats_of_the_vectors_are_the_official_ones() -> None:
    assert json.loads(CARDS.read_text(encoding="utf-8")) == official_cards()


@pytest.mark.parametrize("deck", VECTORS, ids=lambda deck: deck["deck"])
def test_a_second_reading_of_the_rules_gives_the_vector(deck: Record) -> None:
    assert naive.broken(cards_of(deck), deck["format"], deck["day"]) == deck["broken"]


@pytest.mark.parametrize("deck", VECTORS, ids=lambda deck: deck["deck"])
def test_our_rules_give_the_vector(deck: Record) -> None:
    assert ours(cards_of(deck), deck["format"], deck["day"]) == deck["broken"]


@pytest.mark.parametrize("vector", pools(), ids=lambda vector: vector["pool"])
def test_all_readings_agree_on_the_cards_of_a_made_up_format(vector: Record) -> None:
    lists = vector["rules"]
    made_up = FormatRules(
        crypt=12,
        library=60,
        library_max=90,
        sets=frozenset(lists["sets"]) if "sets" in lists else None,
        allowed=frozenset(lists.get("allowed", ())),
        banned=frozenset(lists.get("banned", ())),
    )
    asked = vector["in"] + vector["out"]
    assert [card for card in asked if made_up.has(judged()[card])] == vector["in"]
    assert [card for card in asked if naive.in_pool(card, lists)] == vector["in"]


def test_the_sizes_for_publishing_are_those_of_standard() -> None:
    standard = rules()["standard"]
    assert (standard.crypt, standard.library, standard.library_max) == (MIN_CRYPT, MIN_LIBRARY, MAX_LIBRARY)


def random_decks() -> Iterator[tuple[dict[int, int], str, str]]:
    """Decks of all sizes, some of one group, some with cards in testing and cards that do not exist."""
    draw = random.Random(1994)  # noqa: S311 - a repeatable test
    banned = [card.id for card in judged().values() if card.banned]
    strangers = [100000, 109999, 110001, 209999, 210001]
    of_groups = cache(lambda *groups: [card.id for card in crypt().values() if card.group in groups])
    library_ids = [*library()]
    for _ in range(RANDOM_DECKS):
        group = draw.randint(1, 7)
        near = of_groups(group, group + draw.randint(0, 2), "any")
        vampires = Counter(draw.choices(near or [200076], k=draw.randint(9, 16)))
        others = {draw.choice(library_ids): draw.randint(0, 9) for _ in range(draw.randint(8, 22))}
        deck = dict(vampires) | others
        if draw.random() < 0.2:
            deck[draw.choice(banned)] = draw.randint(-1, 3)
        if draw.random() < 0.2:
            deck[draw.choice(strangers)] = draw.randint(0, 2)
        day = f"{draw.randint(1994, 2027)}-{draw.randint(1, 12):02}-{draw.randint(1, 28):02}"
        yield deck, draw.choice(FORMATS), day


@pytest.mark.slow
def test_all_readings_agree_on_random_decks(card_data: Path) -> None:
    made = list(random_decks())
    expected = [naive.broken(deck, format_id, day) for deck, format_id, day in made]
    assert {one["rule"] for found in expected for one in found} == {
        "crypt-size", "library-size", "groups", "banned", "not-yet", "testing", "pool", "unknown"
    }  # fmt: skip
    assert any(not found for found in expected)
    assert [ours(deck, format_id, day) for deck, format_id, day in made] == expected
    assert judged_by_the_site(made, card_data) == expected


@pytest.mark.slow
def test_winning_decks_are_judged_by_the_day_of_their_event(real_archive: Path, card_data: Path) -> None:
    _, _, archive = read_sources(real_archive, lambda _: None)
    made = [(dict(deck.cards), "standard", deck.end.isoformat()) for deck in archive.decks]
    found = judged_by_the_site(made, card_data)
    assert found == [ours(*one) for one in made]
    against = Counter(one["rule"] for verdicts in found for one in verdicts)
    assert len(made) >= 4_504
    assert against["banned"] == 0
    assert (against["groups"], against["crypt-size"], against["library-size"]) == (3, 1, 15)
    too_large = sum(
        1 for deck, _, _ in made if sum(n for card, n in deck.items() if card > 200_000) > MAX_CRYPT_PUBLIC
    )
    assert against["crypt-size"] + against["library-size"] + too_large == 19, "sizes that forbid publishing"
    today = judged_by_the_site([(deck, "standard", "2026-11-24") for deck, _, _ in made], card_data)
    assert sum(any(one["rule"] == "banned" for one in verdicts) for verdicts in today) == 690


def judged_by_the_site(
    made: Sequence[tuple[Mapping[int, int], str, str]], card_data: Path
) -> list[list[Record]]:
    """One process for all decks."""
    lines = [json.dumps({"cards": deck, "format": format_id, "day": day}) for deck, format_id, day in made]
    done = subprocess.run(
        ["npm", "run", "judge", "-w", "site", "--silent"],
        input="".join(f"{line}\n" for line in lines),
        cwd=PROJECT,
        env={**os.environ, "CARD_DATA": str(card_data)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]
