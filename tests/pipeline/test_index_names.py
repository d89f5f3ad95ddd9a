from __future__ import annotations

import pytest
from card_pipeline.index import names
from card_pipeline.index.names import initials
from card_pipeline.model.search_index import NameEntry

from tests.pipeline.official_cards import Official


@pytest.fixture(scope="module")
def entries(official: Official) -> dict[int, NameEntry]:
    return {entry.id: entry for entry in names.entries(official.crypt, official.library)}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Govern the Unaligned", "gtu"),
        (".44 Magnum", "4m"),
        ("419 Operation", "4o"),
        ("Kpist m/45", "km"),
        ("Ankara Citadel, Turkey, The", "actt"),
        ("Rotschreck", "r"),
        ("Spider-Killer", "sk"),
        ('Peter "Outback295" Rophail', "por"),
    ],
)
def test_initials(name: str, expected: str) -> None:
    assert initials(name) == expected


@pytest.mark.parametrize(
    ("name", "suffixes"),
    [
        ("Theo Bell", [None, "ADV", "G6"]),
        ("Al-Ashrad, Amr of Alamut", [None, "ADV"]),
        ("Gwendolyn", [None]),
    ],
)
def test_vampires_of_one_name_are_distinguished(
    entries: dict[int, NameEntry], name: str, suffixes: list[str | None]
) -> None:
    found = [entry.suffix for entry in entries.values() if entry.name == name]
    assert sorted(found, key=str) == sorted(suffixes, key=str)


def test_all_cards_are_listed_once_by_ascending_id(official: Official, entries: dict[int, NameEntry]) -> None:
    listed = [entry.id for entry in names.entries(official.crypt, official.library)]
    assert listed == sorted(set(listed))
    assert len(listed) == len(official.crypt) + len(official.library)
    displayed = [(entry.name, entry.suffix) for entry in entries.values()]
    assert len(set(displayed)) == len(displayed)


def test_other_names_come_along(entries: dict[int, NameEntry]) -> None:
    raven = next(entry for entry in entries.values() if entry.aka and "Camille Devereux" in entry.aka)
    assert "Raven" in raven.name
    assert next(entry for entry in entries.values() if entry.name == "Rötschreck").ascii == "Rotschreck"
