from __future__ import annotations

import pytest
from card_pipeline.index import library
from card_pipeline.model.postings import delta_decoded
from card_pipeline.model.search_index import LibraryIndex, Postings

from tests.pipeline.official_cards import Official


@pytest.fixture(scope="module")
def index(official: Official) -> LibraryIndex:
    return library.build(official.library, official.sets)


def names(official: Official, steps: Postings) -> set[str]:
    return {official.library[position].name for position in delta_decoded(steps)}


@pytest.mark.parametrize(
    ("sect", "name", "holds"),
    [
        ("anarch", "Reckless Agitation", True),  # Independent,anarch,capacity 5 or more
        ("independent", "Reckless Agitation", True),
        ("camarilla", "Covenant of Blood", False),  # non-camarilla,capacity 8 or more
        ("not required", "Covenant of Blood", False),
        ("not required", "Approximation of Loyalty", True),  # capacity 7 or more
        ("not required", "Deflection", True),
        ("sabbat", "Tithings", True),
        ("camarilla", "Second Tradition: Domain", True),  # prince,justicar: titles of the Camarilla
    ],
)
def test_required_sect(official: Official, index: LibraryIndex, sect: str, name: str, holds: bool) -> None:
    assert (name in names(official, index.sects[sect])) is holds


@pytest.mark.parametrize(
    ("title", "name", "holds"),
    [
        ("prince", "Second Tradition: Domain", True),
        ("justicar", "Second Tradition: Domain", True),
        ("titled specific", "Second Tradition: Domain", True),
        ("not required", "Second Tradition: Domain", False),
        ("non-titled", "Skaald", True),  # non-titled,capacity 5 or more
        ("titled", "Skaald", False),
        ("not required", "Skaald", True),
        ("not required", "Deflection", True),
    ],
)
def test_required_title(official: Official, index: LibraryIndex, title: str, name: str, holds: bool) -> None:
    assert (name in names(official, index.titles[title])) is holds


def test_an_archbishop_is_no_bishop(official: Official, index: LibraryIndex) -> None:
    archbishops = names(official, index.titles["archbishop"])
    assert archbishops
    assert not archbishops & names(official, index.titles["bishop"])


@pytest.mark.parametrize(
    ("name", "words", "bound"),
    [
        ("Approximation of Loyalty", "with capacity 7 or more", 7),
        ("Cloak of Blood", "with capacity above 5", 6),
        ("Death of My Conscience, The", "with a capacity above 5", 6),
        ("Enkil Cog", "with capacity 10 or more", 10),
        ("Brother in Arms", "with capacity above 2", 3),
    ],
)
def test_least_capacity(official: Official, index: LibraryIndex, name: str, words: str, bound: int) -> None:
    assert words in next(card.text for card in official.library if card.name == name)
    assert [least for least, steps in index.capacity_at_least.items() if name in names(official, steps)] == [
        bound
    ]


@pytest.mark.parametrize(
    ("name", "words", "bound"),
    [
        ("Atonement", "with capacity 5 or less", 5),
        ("Thin-Blooded Seer", "of capacity less than 3", 2),
    ],
)
def test_greatest_capacity(
    official: Official, index: LibraryIndex, name: str, words: str, bound: int
) -> None:
    assert words in next(card.text for card in official.library if card.name == name)
    assert [most for most, steps in index.capacity_at_most.items() if name in names(official, steps)] == [
        bound
    ]


def test_a_capacity_that_is_not_required_does_not_count(official: Official, index: LibraryIndex) -> None:
    card = next(card for card in official.library if card.name == "Leadership Vacuum")
    assert "with a capacity of 8 or more" in card.text
    found = [*index.capacity_at_least.values(), *index.capacity_at_most.values()]
    assert not [steps for steps in found if card.name in names(official, steps)]
