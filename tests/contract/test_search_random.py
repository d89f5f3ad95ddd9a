"""The site's search = a second reading of its rules, for random searches over everything it offers."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest

from tests.contract.naive.crypt_traits import CRYPT_TRAITS
from tests.contract.naive.library_traits import LIBRARY_TRAITS
from tests.contract.naive.records import crypt, library
from tests.contract.naive.search import find
from tests.contract.random_searches import SearchMaker
from tests.contract.site_search import Kind, Search, ask_site

pytestmark = pytest.mark.slow

SEARCHES_OF_A_KIND = 750
SHOWN = 12

CRITERIA = {
    "crypt": (
        "text disciplines disciplinesOr capacity clan sect votes titles group traits set precon artist legal"
    ),
    "library": "text type discipline blood pool capacity clan sect title traits set precon artist legal",
}


@cache
def made(kind: Kind) -> tuple[SearchMaker, tuple[Search, ...]]:
    maker = SearchMaker(kind, seed=1994)
    return maker, tuple(maker.searches(SEARCHES_OF_A_KIND))


@cache
def expected(kind: Kind) -> tuple[list[int], ...]:
    return tuple(find(kind, search.query) for search in made(kind)[1])


def names(kind: str, ids: Collection[int]) -> str:
    known = {card.id: card.name for card in (crypt() if kind == "crypt" else library())}
    first = ", ".join(f"{known.get(card, '?')} {card}" for card in sorted(ids)[:5])
    return f"{len(ids)} ({first}{', …' if len(ids) > 5 else ''})"


def difference(search: Search, found: list[int], expected: list[int]) -> str:
    lines = [f"{search.kind} {json.dumps(search.query, ensure_ascii=False)}"]
    missing, surplus = set(expected) - set(found), set(found) - set(expected)
    lines += [f"  missing {names(search.kind, missing)}"] if missing else []
    lines += [f"  surplus {names(search.kind, surplus)}"] if surplus else []
    return "\n".join(lines if missing or surplus else [*lines, "  the order is not ascending"])


@pytest.mark.parametrize(("kind", "traits"), [("crypt", CRYPT_TRAITS), ("library", LIBRARY_TRAITS)])
def test_every_option_is_drawn(kind: Kind, traits: tuple[str, ...]) -> None:
    maker, searches = made(kind)
    assert {key for search in searches for key in search.query} == set(CRITERIA[kind].split())
    assert maker.offered - maker.dealt == set(), f"never drawn in {kind} searches"
    assert {f"trait: {trait}" for trait in traits} <= maker.dealt
    for print_ in ("only", "first", "reprint"):
        assert f"precon print: {print_}" in maker.dealt
        for age in (None, "or-newer", "or-older", "not-newer", "not-older"):
            assert f"print and age: {(print_, age)}" in maker.dealt


def assert_worth_asking(kind: Kind, cards: int) -> None:
    """Comparing empty lists proves little: most searches find something, few find everything."""
    counts = [len(ids) for ids in expected(kind)]
    assert sum(1 for count in counts if count) > 0.6 * len(counts)
    assert sum(1 for count in counts if 0 < count < cards / 2) > 0.4 * len(counts)


def test_the_site_finds_the_cards_of_the_rules(card_data: Path) -> None:
    searches = (*made("crypt")[1], *made("library")[1])
    wanted = (*expected("crypt"), *expected("library"))
    assert_worth_asking("crypt", 1785)
    assert_worth_asking("library", 2364)
    answers = ask_site(searches, card_data)
    problems = [
        f"{search.line}\n  {answer.error}" if answer.error else difference(search, answer.ids, ids)
        for search, answer, ids in zip(searches, answers, wanted, strict=True)
        if answer.error or answer.ids != ids
    ]
    assert not problems, f"{len(problems)} of {len(searches)} differ:\n" + "\n".join(problems[:SHOWN])
