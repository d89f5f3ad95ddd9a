"""Random decks and maps: copies are conserved, markers follow, and a killed run ends like any other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest
from card_pipeline.facts.cards import is_playtest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from functions.common.deck_summary import summary
from functions.common.settings import Settings
from functions.decks.deck import Deck, Edit, InventoryType
from functions.decks.released_cards import Releases, names_released, rewritten, translated
from functions.decks.repository import decks as deck_writes
from functions.decks.repository import releases as stored
from tests.functions.databases import new_table
from tests.functions.harness import Harness
from tests.functions.inventory_harness import all_cards
from tests.functions.release_harness import ReleaseHarness

RELEASED = ["200001", "200002", "200003"]
PLAYTEST = ["210001", "210002", "210003", "210004"]
TYPES: list[InventoryType] = ["virtual", "flexible", "fixed"]
MOMENT = "2026-11-23T18:00:00Z"

maps = st.dictionaries(st.sampled_from(PLAYTEST), st.none() | st.sampled_from(RELEASED), min_size=1)
copies = st.dictionaries(st.sampled_from(RELEASED + PLAYTEST), st.integers(0, 9))


@st.composite
def contents(draw: st.DrawFn) -> Deck:
    cards = draw(copies)
    types = st.sampled_from(TYPES)
    markers = draw(st.dictionaries(st.sampled_from(sorted(cards)), types)) if cards else {}
    return Deck("", None, "", "", "", [], cards, MOMENT, MOMENT, markers=markers)


@given(contents(), maps)
def test_copies_are_conserved_and_markers_follow(deck: Deck, releases: Releases) -> None:
    after = rewritten(deck, releases, MOMENT)
    gone = sum(count for card, count in deck.cards.items() if releases.get(card, card) is None)
    assert sum(after.cards.values()) + gone == sum(deck.cards.values())
    assert not names_released(replace(deck, cards=after.cards, markers=after.markers), releases)
    assert set(after.markers) <= set(after.cards)
    for card in after.cards:
        sources = {one for one in deck.cards if releases.get(one, one) == card}
        wanted = (
            {deck.markers.get(card)} if card in deck.cards else {deck.markers.get(one) for one in sources}
        )
        assert after.markers.get(card) in wanted
        assert (card in after.markers) == any(wanted)
    untouched = {
        card: count for card, count in deck.cards.items() if card not in {*releases, *releases.values()}
    }
    assert untouched == {card: count for card, count in after.cards.items() if card in untouched}


@given(contents(), maps, st.data())
def test_an_old_edit_has_the_effect_that_it_would_have_had_before(
    deck: Deck, releases: Releases, data: st.DataObject
) -> None:
    changes = data.draw(st.dictionaries(st.sampled_from(PLAYTEST), st.integers(0, 9), min_size=1))
    before = rewritten(replace(deck, cards={**deck.cards, **changes}), releases, MOMENT).cards
    done = rewritten(deck, releases, MOMENT)
    after = replace(deck, cards=done.cards, markers=done.markers, released=done.released)
    edit = translated(Edit(cards=changes), after, releases)
    now = {**after.cards, **edit.cards}
    for card in PLAYTEST:
        to = releases.get(card, card)
        if card in changes and to is not None and (card in deck.cards or to not in deck.cards):
            assert now[to] == before[to]


@dataclass
class KilledError(Exception):
    """The process is killed at this write."""

    write: int


def kill_at(patch: pytest.MonkeyPatch, write: int, *, after: bool) -> None:
    """Kill the run at a write: before it, or when the database has done it."""
    number = 0

    def killing(name: str) -> None:
        real = getattr(stored, name)

        def killed(*arguments: Any) -> Any:
            nonlocal number
            number += 1
            if number == write and not after:
                raise KilledError(write)
            result = real(*arguments)
            if number == write:
                raise KilledError(write)
            return result

        patch.setattr(stored, name, killed)

    killing("store_releases")
    killing("rewrite")


def state(table: ReleaseHarness) -> list[Any]:
    """All decks and releases, without times and versions of decks."""
    found = [deck for page in stored.pages() for deck in page.decks]
    return [
        stored.find_releases(),
        *(
            (
                deck.id,
                deck.cards,
                deck.markers,
                deck.version,
                [replace(one, moment="") for one in deck.released],
            )
            for deck in sorted(found, key=lambda deck: deck.id)
        ),
    ]


def with_decks(endpoint: str, decks: list[Deck]) -> ReleaseHarness:
    """A new table with these decks."""
    table = ReleaseHarness(Harness(new_table(endpoint)))
    for number, deck in enumerate(decks):
        content = replace(deck, id=f"D{number:08}")
        deck_writes.create(content, summary(content.cards, all_cards()), None)
    return table


@pytest.mark.slow
@settings(
    max_examples=15,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(contents(), min_size=1, max_size=4), maps)
def test_a_run_that_is_killed_at_any_write_ends_like_any_other(
    dynoxide_endpoint: str, decks: list[Deck], releases: Releases
) -> None:
    whole = with_decks(dynoxide_endpoint, decks)
    report = whole.carry_out(releases).as_json()
    wanted = state(whole)
    writes = 1 + sum(names_released(deck, releases) for deck in decks)
    for write in range(1, writes + 1):
        for after in (False, True):
            table = with_decks(dynoxide_endpoint, decks)
            with pytest.MonkeyPatch.context() as patch:
                kill_at(patch, write, after=after)
                with pytest.raises(KilledError):
                    table.carry_out(releases)
            assert table.carry_out(releases).as_json() == report
            assert state(table) == wanted
    assert not any(
        is_playtest(int(card)) and card in releases for _, cards, *_ in wanted[1:] for card in cards
    )


@pytest.mark.slow
def test_a_table_of_many_pages_is_read_to_its_end(real_table: Settings) -> None:
    table = ReleaseHarness(Harness(real_table))
    deck = Deck("", None, "", "", "", [], {"210001": 1}, MOMENT, MOMENT)
    for number in range(250):
        deck_writes.create(replace(deck, id=f"D{number:08}"), summary(deck.cards, all_cards()), None)
    assert table.carry_out({"210001": "200001"}).done.decks == 250
