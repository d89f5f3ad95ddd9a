"""Edits of devices that do not know of a release, and edits during one (docs/rules/playtest.md §9.4)."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from functions.common.errors import BusyError
from functions.decks.repository import decks as deck_writes
from functions.decks.repository import releases as stored
from functions.decks.services import release
from tests.functions.deck_harness import Builder
from tests.functions.release_harness import (
    ACTION,
    FIRST,
    LIBRARY_CARD,
    OTHER_ACTION,
    SECOND,
    THIRD,
    VAMPIRE,
    ReleaseHarness,
)
from tests.functions.test_decks_races import again, at_once

EDITS: list[tuple[dict[str, int], dict[str, int], dict[str, int]]] = [
    ({FIRST: 2}, {FIRST: 3}, {VAMPIRE: 3}),
    ({FIRST: 2}, {FIRST: -1}, {}),
    ({FIRST: 2, SECOND: 3}, {FIRST: 4}, {VAMPIRE: 7}),
    ({FIRST: 2, SECOND: 3}, {FIRST: -1}, {VAMPIRE: 3}),
    ({FIRST: 2, SECOND: 3}, {FIRST: -1, SECOND: -1}, {}),
    ({FIRST: 2, VAMPIRE: 1}, {FIRST: 0}, {VAMPIRE: 1}),
    ({FIRST: 2, VAMPIRE: 1}, {VAMPIRE: 4, FIRST: 1}, {VAMPIRE: 5}),
    ({"200002": 1}, {ACTION: 6}, {"200002": 1, LIBRARY_CARD: 6}),
    ({FIRST: 2}, {THIRD: 4}, {VAMPIRE: 2}),
    ({FIRST: 2}, {THIRD: -1}, {VAMPIRE: 2}),
]


@pytest.mark.parametrize(("before", "edit", "after"), EDITS)
def test_an_old_edit_changes_the_released_card(
    releases: ReleaseHarness,
    theo: Builder,
    before: dict[str, int],
    edit: dict[str, int],
    after: dict[str, int],
) -> None:
    deck = theo.make(cards=before)
    releases.carry_out()
    for _ in range(2):
        rev = theo.see(deck)["rev"]
        reply = theo.change(deck, rev, cards=edit)
        assert (reply.status, reply.json["rev"]) == (200, rev + 2), "the page expects one more, and fetches"
        assert theo.cards(deck) == after, "also when it is repeated"


def test_an_old_version_is_refused_first(releases: ReleaseHarness, theo: Builder) -> None:
    deck = theo.make(cards={FIRST: 2})
    releases.carry_out()
    assert theo.change(deck, 1, cards={FIRST: 3}).code == "changed-deck"


def test_other_old_calls_are_translated_too(releases: ReleaseHarness, theo: Builder) -> None:
    deck = theo.make(cards={FIRST: 1})
    releases.carry_out()
    rev = theo.see(deck)["rev"]
    assert theo.change(deck, rev, replaceCards={FIRST: 2, SECOND: 1, VAMPIRE: 1}).status == 200
    assert theo.cards(deck) == {VAMPIRE: 4}
    assert theo.change(deck, markers={SECOND: "fixed"}).status == 200
    assert theo.see(deck)["markers"] == {VAMPIRE: "fixed"}
    created, anonymous = (
        theo.make(cards={FIRST: 2, THIRD: 3, OTHER_ACTION: 1}, anonymous=way) for way in (False, True)
    )
    assert theo.cards(created) == theo.cards(anonymous) == {VAMPIRE: 2, OTHER_ACTION: 1}
    assert theo.see(created)["rev"] == 2, "not the deck that the page has sent"
    [revision] = theo.add_revisions(deck, {"cards": {ACTION: 5}})
    assert theo.cards(revision) == {LIBRARY_CARD: 5}


def test_a_retry_finds_the_deck_that_was_created_before_the_release(
    releases: ReleaseHarness, theo: Builder
) -> None:
    body = {"cards": {FIRST: 2}}
    first = theo.browser.call("POST", "/api/deck", body, idempotency_key="one-key-for-all")
    releases.carry_out()
    again_ = theo.browser.call("POST", "/api/deck", body, idempotency_key="one-key-for-all")
    assert (again_.status, again_.json["deckid"]) == (200, first.json["deckid"])


def test_released_cards_are_known_before_the_card_facts_have_them(
    releases: ReleaseHarness, theo: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = theo.make(cards={FIRST: 1})
    stored.store_releases({ACTION: "108888"}, 0)
    assert theo.change(deck, cards={ACTION: 2}).status == 200
    assert theo.cards(deck) == {FIRST: 1, "108888": 2}


def test_a_former_tester_may_send_what_is_released_now(releases: ReleaseHarness) -> None:
    deck = (carl := releases.decks.builder("Carl")).make(cards={"200002": 1})
    assert carl.change(deck, cards={ACTION: 2}).code == "invalid"
    releases.carry_out()
    assert carl.change(deck, cards={ACTION: 2}).status == 200
    assert carl.cards(deck) == {"200002": 1, LIBRARY_CARD: 2}


def before_the_rewrite(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Any]) -> None:
    """Let something happen once between the read of a deck and its rewrite."""
    rewrite, waiting = stored.rewrite, [happens]

    def after_that(*arguments: Any) -> Any:
        if waiting:
            at_once([waiting.pop()])
        return rewrite(*arguments)

    monkeypatch.setattr(stored, "rewrite", after_that)


def test_an_edit_during_the_rewrite_stays(
    releases: ReleaseHarness, theo: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = theo.make(cards={FIRST: 2, "200002": 1})
    device = again(releases.decks, theo)

    def edit() -> None:
        assert device.change(deck, cards={"200002": 7}, markers={"200002": "fixed"}).status == 200
        assert device.change(deck, name="Renamed").status == 200

    before_the_rewrite(monkeypatch, edit)
    releases.carry_out()
    seen = theo.see(deck)
    assert (seen["cards"], seen["name"]) == ({VAMPIRE: 2, "200002": 7}, "Renamed")
    assert seen["markers"] == {"200002": "fixed"}


def test_a_deck_that_is_deleted_during_the_rewrite_stays_deleted(
    releases: ReleaseHarness, theo: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = theo.make(cards={FIRST: 2})
    before_the_rewrite(monkeypatch, lambda: theo.remove(deck))
    report = releases.carry_out()
    assert theo.browser.call("GET", f"/api/deck/{deck}").code == "unknown-deck"
    assert (vars(report.done), report.left) == ({"decks": 0, "revisions": 0, "anonymous": 0}, [])


def test_a_call_that_began_before_the_release_is_found_by_the_next_pass(
    releases: ReleaseHarness, theo: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = theo.make(cards={"200002": 1})
    change, is_reached, may_write = deck_writes.change, threading.Event(), threading.Event()

    def late(*arguments: Any) -> Any:
        is_reached.set()
        may_write.wait(timeout=30)
        return change(*arguments)

    def after_the_first_pass(seconds: float) -> None:
        releases.sleep(seconds)
        if seconds > 1:
            may_write.set()
            writer.join()

    monkeypatch.setattr(deck_writes, "change", late)
    writer = threading.Thread(target=lambda: again(releases.decks, theo).change(deck, cards={FIRST: 3}))
    writer.start()
    assert is_reached.wait(timeout=30)
    job = releases.job()
    job.pace.sleep = after_the_first_pass
    assert vars(release.carry_out(job).done)["decks"] == 1
    assert theo.cards(deck) == {"200002": 1, VAMPIRE: 3}


def test_a_deck_that_is_always_busy_is_reported_and_done_by_the_next_run(
    releases: ReleaseHarness, theo: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = theo.make(cards={FIRST: 2})

    def busy(*_: Any) -> float:
        raise BusyError

    with monkeypatch.context() as patch:
        patch.setattr(stored, "rewrite", busy)
        report = releases.carry_out()
    assert (report.left, report.is_busy) == ([deck], True)
    assert releases.carry_out().left == []
    assert theo.cards(deck) == {VAMPIRE: 2}


@pytest.mark.slow
def test_editing_while_the_release_runs_loses_nothing(releases: ReleaseHarness, theo: Builder) -> None:
    decks = [theo.make(cards={FIRST: 2, SECOND: 1, "200002": 0}) for _ in range(6)]
    cards = [f"2000{number:02}" for number in range(10, 30)]

    def client(part: int) -> Callable[[], None]:
        device = again(releases.decks, theo)

        def edit() -> None:
            for card in cards[part::2]:
                for deck in decks:
                    reply = device.change(deck, cards={card: 1})
                    assert reply.status in {200, 503}, reply.body

        return edit

    at_once([client(0), client(1), releases.carry_out, releases.carry_out])
    releases.carry_out()
    for deck in decks:
        seen = theo.see(deck)
        assert seen["cards"][VAMPIRE] == 3
        assert set(seen["cards"]) == {VAMPIRE, "200002", *cards}
