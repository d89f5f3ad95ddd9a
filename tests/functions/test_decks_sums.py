"""The counts in lists are right even if the function dies after its first write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from functions.common import conditions
from functions.common.deck_items import DeckItem, deck_key
from functions.decks.repository import decks as repository
from tests.functions.deck_harness import STANISLAVA, Builder, DeckHarness
from tests.functions.harness import Harness


@pytest.fixture
def theo(harness: Harness) -> Builder:
    return DeckHarness(harness).builder()


def die_after_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    write = conditions.write_alone

    def write_and_die(one: Callable[[], object]) -> None:
        write(one)
        raise TimeoutError

    monkeypatch.setattr(repository, "write_alone", write_and_die)


MANY = {str(100001 + one): 2 for one in range(60)}


@pytest.mark.parametrize(
    ("edit", "crypt", "library"),
    [
        ({"cards": {"200001": 5}}, 9, 13),
        ({"cards": {"200001": -1, "100001": 3}}, 4, 16),
        ({"cards": {"200001": 0, "200517": 4, "100029": -1}}, 4, 12),
        ({"cards": MANY}, 6, 12 + 120),
    ],
)
def test_sums_are_written_with_the_cards(
    theo: Builder, monkeypatch: pytest.MonkeyPatch, edit: dict[str, Any], crypt: int, library: int
) -> None:
    deckid = theo.make(cards=STANISLAVA)
    with monkeypatch.context() as patch:
        die_after_one_write(patch)
        assert theo.change(deckid, **edit).status == 500
    [listed] = theo.listed()
    assert (listed["rev"], listed["cryptCount"], listed["libraryCount"]) == (2, crypt, library)


def test_wrong_sums_of_an_earlier_fault_are_put_right_by_the_next_edit(theo: Builder) -> None:
    deckid = theo.make(cards=STANISLAVA)
    DeckItem(deck_key(deckid), "META").update([DeckItem.crypt_count.set(77)])
    assert theo.change(deckid, cards={"100029": 2}).status == 200
    [listed] = theo.listed()
    assert (listed["cryptCount"], listed["libraryCount"]) == (6, 14)
