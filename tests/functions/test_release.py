"""Releasing playtest cards in all decks (docs/rules/playtest.md §9)."""

from __future__ import annotations

from typing import Any

import pytest

from functions.decks.services import release
from functions.decks.services.release_map import MapLine, problems
from tests.functions.deck_harness import Builder
from tests.functions.inventory_harness import all_cards
from tests.functions.release_harness import (
    ACTION,
    FIRST,
    LIBRARY_CARD,
    MAP,
    OTHER_ACTION,
    SECOND,
    THIRD,
    VAMPIRE,
    ReleaseHarness,
)

CARDS: list[tuple[dict[str, int], dict[str, int]]] = [
    ({FIRST: 2}, {VAMPIRE: 2}),
    ({FIRST: 2, SECOND: 3}, {VAMPIRE: 5}),
    ({FIRST: 2, VAMPIRE: 1}, {VAMPIRE: 3}),
    ({FIRST: 0}, {VAMPIRE: 0}),
    ({FIRST: 0, VAMPIRE: 4}, {VAMPIRE: 4}),
    ({THIRD: 2, "200002": 1}, {"200002": 1}),
    ({THIRD: 2}, {}),
    ({ACTION: 5, OTHER_ACTION: 1}, {LIBRARY_CARD: 5, OTHER_ACTION: 1}),
    ({"200002": 4, "100002": 8}, {"200002": 4, "100002": 8}),
]


@pytest.mark.parametrize(("before", "after"), CARDS)
def test_a_deck_gets_the_released_cards(
    releases: ReleaseHarness, theo: Builder, before: dict[str, int], after: dict[str, int]
) -> None:
    deck = theo.make(cards=before)
    old = theo.see(deck)
    releases.carry_out()
    new = theo.see(deck)
    assert new["cards"] == after
    assert releases.without_times(new) == [
        (card, MAP[card], copies) for card, copies in sorted(before.items()) if card in MAP
    ]
    assert new["timestamp"] == old["timestamp"], "its owner has not changed it"
    assert new["rev"] == old["rev"] + (before != after)
    [listed] = theo.listed()
    assert listed["rev"] == new["rev"]
    assert listed["cryptCount"] == sum(copies for card, copies in after.items() if card > "200000")
    assert listed["libraryCount"] == sum(copies for card, copies in after.items() if card < "200000")


MARKERS: list[tuple[dict[str, int], dict[str, str], dict[str, str]]] = [
    ({FIRST: 1}, {FIRST: "fixed"}, {VAMPIRE: "fixed"}),
    ({FIRST: 1, SECOND: 1}, {FIRST: "flexible", SECOND: "fixed"}, {VAMPIRE: "fixed"}),
    ({FIRST: 1, SECOND: 1}, {FIRST: "fixed", SECOND: "virtual"}, {VAMPIRE: "fixed"}),
    ({FIRST: 1, VAMPIRE: 1}, {FIRST: "fixed", VAMPIRE: "virtual"}, {VAMPIRE: "virtual"}),
    ({FIRST: 1, VAMPIRE: 1}, {FIRST: "fixed"}, {}),
    ({THIRD: 1}, {THIRD: "fixed"}, {}),
]


@pytest.mark.parametrize(("cards", "before", "after"), MARKERS)
def test_the_marker_of_a_card_moves_with_it(
    releases: ReleaseHarness,
    theo: Builder,
    cards: dict[str, int],
    before: dict[str, str],
    after: dict[str, str],
) -> None:
    deck = theo.make(cards=cards)
    assert theo.change(deck, markers=before).status == 200
    releases.carry_out()
    assert theo.see(deck)["markers"] == after


def test_revisions_locked_and_anonymous_decks_are_rewritten_and_the_current_one_stays(
    releases: ReleaseHarness, theo: Builder
) -> None:
    deck = theo.make(cards={FIRST: 1}, description="Mine")
    [revision] = theo.add_revisions(deck, {"cards": {SECOND: 2}})
    group = theo.group(deck)
    locked, anonymous = theo.make(cards={FIRST: 3}), theo.make(cards={FIRST: 4}, anonymous=True)
    assert theo.change(locked, locked=True).status == 200
    report = releases.carry_out()
    assert theo.cards(deck) == {VAMPIRE: 1}
    assert theo.cards(revision) == {VAMPIRE: 2}
    assert theo.cards(locked) == {VAMPIRE: 3}
    assert theo.see(locked)["locked"]
    assert theo.group(deck) == group
    stranger = releases.decks.stranger().see(anonymous)
    assert (stranger["cards"], stranger["withheld"]) == ({VAMPIRE: 4}, False)
    assert vars(report.done) == {"decks": 4, "revisions": 2, "anonymous": 1}


def test_a_deck_without_playtest_cards_is_no_longer_withheld(releases: ReleaseHarness, theo: Builder) -> None:
    deck = theo.make(cards={FIRST: 1, THIRD: 1}, description="About it")
    visitor = releases.decks.stranger()
    assert visitor.see(deck)["withheld"]
    releases.carry_out()
    seen = visitor.see(deck)
    assert (seen["withheld"], seen["cards"], seen["description"]) == (False, {VAMPIRE: 1}, "About it")
    assert "released" not in seen, "only the owner sees what was replaced, and by what"


def test_a_card_that_is_not_in_the_map_stays_and_is_reported(releases: ReleaseHarness, theo: Builder) -> None:
    deck = theo.make(cards={OTHER_ACTION: 2, FIRST: 1})
    report = releases.carry_out()
    assert {card: vars(count) for card, count in report.missing.items()} == {
        OTHER_ACTION: {"decks": 1, "copies": 2}
    }
    assert releases.decks.stranger().see(deck)["withheld"]


def test_the_preview_changes_nothing_and_reports_what_the_release_then_does(
    releases: ReleaseHarness, theo: Builder
) -> None:
    made = [theo.make(cards=cards) for cards, _ in CARDS]
    before = [theo.see(deck) for deck in made]
    preview = releases.preview().as_json()
    assert [theo.see(deck) for deck in made] == before
    assert preview["waiting"] == {"decks": 8, "revisions": 0, "anonymous": 0}
    assert preview["cards"][1] == {
        "card": FIRST,
        "to": VAMPIRE,
        "waiting": {"decks": 5, "copies": 6},
        "done": {"decks": 0, "copies": 0},
    }
    assert [(one["card"], one["copies"]) for one in preview["gone"]] == [(THIRD, 2), (THIRD, 2)]
    done = releases.carry_out().as_json()
    assert done["done"] == preview["waiting"]
    assert done["gone"] == preview["gone"]
    assert [one["done"] for one in done["cards"]] == [one["waiting"] for one in preview["cards"]]
    assert releases.carry_out().as_json() == done, "a second run changes and reports the same"


def test_the_run_waits_for_what_it_costs(releases: ReleaseHarness, theo: Builder) -> None:
    theo.make(cards={FIRST: 1})
    releases.carry_out()
    assert 4 / 50 in releases.slept, "a small deck is four write units, at 50 a second"
    assert release.CALL_SECONDS - 10 < max(releases.slept) <= release.CALL_SECONDS, "for older calls"
    releases.accounts.clock.forward(seconds=release.CALL_SECONDS)
    releases.slept.clear()
    releases.carry_out()
    assert max(releases.slept) < 1, "they are over"


def line(card: str, to: str | None, number: int = 7) -> MapLine:
    return MapLine(number, card, to)


WRONG: list[tuple[list[MapLine], str]] = [
    ([line("200001", "200002")], "200001 is not the id of a playtest card"),
    ([line("210999", "200002")], "210999 is not a card of the round"),
    ([line(FIRST, "200002", 3), line(FIRST, None)], "210001 is in line 3 already"),
    ([line(FIRST, SECOND)], "210002 is the id of a playtest card"),
    ([line(FIRST, "209999")], "209999 is not a released card"),
    ([line(FIRST, "100001")], "100001 belongs to the other part of a deck than 210001"),
]


@pytest.mark.parametrize(("lines", "problem"), WRONG)
def test_a_wrong_map_is_refused_with_line_and_id(lines: list[MapLine], problem: str) -> None:
    facts: Any = all_cards()
    assert list(problems(lines, {FIRST, SECOND}, facts)) == [(7, problem)]


def test_a_right_map_has_no_problems() -> None:
    facts: Any = all_cards()
    lines = [line(card, to, number) for number, (card, to) in enumerate(MAP.items())]
    assert list(problems(lines, set(MAP), facts)) == []
