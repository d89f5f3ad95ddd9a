"""Decks by column survive a round trip."""

from __future__ import annotations

from typing import cast

import pytest
from card_pipeline.facts.deck_columns import (
    ColumnDeck,
    Columns,
    archive_order,
    day_number,
    decode_columns,
    encode_columns,
    iso_day,
)
from card_pipeline.model.archive import DeckColumns
from hypothesis import given
from hypothesis import strategies as st

GOVERN, CONVERT, MAGNUM = 100845, 200076, 100001

DECKS = [
    ColumnDeck("2024bmec", "Weenie", day_number("2024-05-01"), {GOVERN: 14, CONVERT: 4}),
    ColumnDeck("10270", "", day_number("2022-07-10"), {CONVERT: 3, MAGNUM: 1}),
    ColumnDeck("9622", "Nothing", day_number("2022-07-10"), {}),
]


def test_the_shape_is_the_published_one() -> None:
    columns = encode_columns(DECKS)
    assert columns == {
        "cards": [CONVERT, MAGNUM, GOVERN],
        "ids": ["2024bmec", "10270", "9622"],
        "names": ["Weenie", "", "Nothing"],
        "dates": [12539, 11878, 11878],
        "sizes": [2, 2, 0],
        "picks": [0, 2, 0, 1],
        "copies": [4, 14, 3, 1],
    }
    assert DeckColumns.model_validate(columns).model_dump(by_alias=True) == columns


@pytest.mark.parametrize(
    "decks",
    [
        DECKS[::-1],
        [DECKS[0], DECKS[0]],
        [ColumnDeck("A", "", 2, {}), ColumnDeck("B", "", 1, {}), ColumnDeck("A", "", 0, {})],
    ],
)
def test_decks_out_of_order_are_refused(decks: list[ColumnDeck]) -> None:
    with pytest.raises(ValueError, match="not in order, or an id occurs twice"):
        encode_columns(decks)


@pytest.mark.parametrize(
    ("column", "values"),
    [
        ("sizes", [2, 3, 0]),
        ("sizes", [2, 2]),
        ("picks", [0, 3, 0, 1]),
        ("copies", [4, 14, 3]),
        ("cards", [CONVERT]),
    ],
)
def test_columns_that_do_not_fit_each_other_are_refused(column: str, values: list[int]) -> None:
    broken = cast(Columns, {**encode_columns(DECKS), column: values})
    with pytest.raises(ValueError, match=r"deck|argument"):
        list(decode_columns(broken))


CARDS = st.dictionaries(st.integers(100001, 201786), st.integers(1, 50), max_size=40)


@given(
    st.dictionaries(st.text(min_size=1, max_size=9), st.tuples(st.integers(0, 20000), st.text(), CARDS)),
)
def test_columns_survive_a_round_trip(found: dict[str, tuple[int, str, dict[int, int]]]) -> None:
    decks = [ColumnDeck(deck, name, day, cards) for deck, (day, name, cards) in found.items()]
    decks.sort(key=lambda deck: archive_order(deck.day, deck.id))
    assert list(decode_columns(encode_columns(decks))) == decks


@given(st.integers(0, 40000))
def test_a_day_is_its_number(day: int) -> None:
    assert day_number(iso_day(day)) == day
