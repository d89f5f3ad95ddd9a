from __future__ import annotations

import pytest
from card_pipeline.index.prints import print_facts
from card_pipeline.model.cards import LibraryCard, Printings
from card_pipeline.model.sets import CardSet, Precon, SetCatalogue

from tests.pipeline.official_cards import Official

CATALOGUE = SetCatalogue(
    sets={
        "KoT": CardSet(
            name="Keepers of Tradition",
            date="2008-11-19",
            precons={"A": Precon(name="Reprint", kind="bundle", date="2018-05-05", crypt=0, library=60)},
        ),
        "VTES": CardSet(name="V:TES", date="1995-09-15"),
        "POD": CardSet(name="Print on Demand"),
        "Promo": CardSet(name="Promo"),
    },
    promos={"2005-10-01": "a promo"},
)


def card(sets: Printings) -> LibraryCard:
    return LibraryCard(id=100001, name="A", types=["Master"], text="", sets=sets, artists=[])


@pytest.mark.parametrize(
    ("sets", "expected"),
    [
        ({"KoT": {"U": 1}}, ("2008-11-19", "2008-11-19", None, None)),
        ({"KoT": {"A": 2}}, ("2018-05-05", "2018-05-05", None, None)),
        ({"KoT": {"U": 1, "A": 2}, "VTES": {"C": 1}}, ("1995-09-15", "2018-05-05", None, None)),
        ({"POD": {"DTC": 1}}, (None, None, None, None)),
        (
            {"VTES": {"C": 1}, "Promo": {"2019-01-01": 1, "2005-10-01": 1}},
            ("1995-09-15", "1995-09-15", "2005-10-01", "2019-01-01"),
        ),
        ({"Promo": {"2005-10-01": 1}}, (None, None, "2005-10-01", "2005-10-01")),
    ],
)
def test_dates_of_a_card(sets: Printings, expected: tuple[str | None, ...]) -> None:
    facts = print_facts([card(sets)], CATALOGUE)
    indexes = (facts.first[0], facts.last[0], facts.promo_first[0], facts.promo_last[0])
    assert tuple(facts.dates[at] if at >= 0 else None for at in indexes) == expected


def test_dates_ascend_so_that_their_numbers_compare_like_them(official: Official) -> None:
    facts = print_facts(official.library, official.sets)
    assert facts.dates == sorted(set(facts.dates))
    for first, last in zip(facts.first, facts.last, strict=True):
        assert first <= last
    for position, one in enumerate(official.library):
        known = [at for at in (facts.first[position], facts.promo_first[position]) if at >= 0]
        assert one.first_print == (facts.dates[min(known)] if known else None)
