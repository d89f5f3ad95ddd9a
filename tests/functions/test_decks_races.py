"""Concurrent edits of one deck: none is lost, and none evades a rule."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from functions.common.settings import Settings
from functions.decks import limits
from functions.decks.repository import decks as repository
from tests.functions.calls import Browser, Reply
from tests.functions.deck_harness import STANISLAVA, Builder, DeckHarness
from tests.functions.harness import Harness

pytestmark = pytest.mark.slow

CLIENTS, EDITS = 8, 60
CRYPT = [str(200001 + number) for number in range(EDITS // 2)]
LIBRARY = [str(100001 + number) for number in range(EDITS // 2)]


def at_once(jobs: Sequence[Callable[[], object]]) -> None:
    """Run all in parallel, each in its own thread."""
    together = threading.Barrier(len(jobs))

    def work(job: Callable[[], object]) -> None:
        together.wait(timeout=30)
        job()

    threads = [threading.Thread(target=work, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def again(decks: DeckHarness, builder: Builder) -> Builder:
    """The same user on another device."""
    return Builder(Browser(decks.app, cookies=dict(builder.browser.cookies)))


def test_sixty_edits_of_eight_clients_are_all_stored_and_counted(real_table: Settings) -> None:
    harness = DeckHarness(Harness(real_table))
    harness.accounts.clock.run()
    theo = harness.builder()
    deckid = theo.make(cards=STANISLAVA)
    edits = {card: number % 5 for number, card in enumerate([*CRYPT, *LIBRARY])}
    replies: list[Reply] = []

    def client(number: int) -> Callable[[], None]:
        device = again(harness, theo)

        def edit() -> None:
            for card in list(edits)[number::CLIENTS]:
                replies.append(device.change(deckid, cards={card: edits[card]}))

        return edit

    at_once([client(number) for number in range(CLIENTS)])
    assert [reply.status for reply in replies] == [200] * EDITS
    assert sorted(reply.json["rev"] for reply in replies) == list(range(2, EDITS + 2))
    deck = theo.see(deckid)
    assert deck["cards"] == {**STANISLAVA, **edits}
    assert deck["rev"] == EDITS + 1
    [listed] = theo.listed()
    assert listed["cryptCount"] == sum(copies for card, copies in deck["cards"].items() if card > "200000")
    assert listed["libraryCount"] == sum(copies for card, copies in deck["cards"].items() if card < "200000")


def test_of_several_replacements_of_one_version_one_is_accepted(real_table: Settings) -> None:
    harness = DeckHarness(Harness(real_table))
    theo = harness.builder()
    deckid = theo.make(cards=STANISLAVA)
    outcomes: dict[str, int] = {}

    def client(card: str) -> Callable[[], None]:
        device = again(harness, theo)

        def replace() -> None:
            outcomes[card] = device.change(deckid, 1, replaceCards={card: 1}).status

        return replace

    at_once([client(card) for card in CRYPT[:4]])
    assert sorted(outcomes.values()) == [200, 412, 412, 412]
    [winner] = [card for card, status in outcomes.items() if status == 200]
    assert theo.cards(deckid) == {winner: 1}


def test_one_key_creates_one_deck_even_for_concurrent_calls(real_table: Settings) -> None:
    harness = DeckHarness(Harness(real_table))
    theo = harness.builder()
    made: list[str] = []

    def client(device: Builder) -> Callable[[], None]:
        def make() -> None:
            reply = device.browser.call("POST", "/api/deck", {}, idempotency_key="one-key-for-all")
            made.append(reply.json["deckid"])

        return make

    at_once([client(again(harness, theo)) for _ in range(4)])
    assert len(made) == 4
    assert {deck["deckid"] for deck in theo.listed()} == set(made)
    assert len(set(made)) == 1


def between(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Any]) -> None:
    """Let something happen once between the read of a deck and the write of its edit."""
    change = repository.change
    waiting = [happens]

    def after_that(*arguments: Any) -> Any:
        if waiting:
            at_once([waiting.pop()])
        return change(*arguments)

    monkeypatch.setattr(repository, "change", after_that)


@pytest.mark.parametrize(
    ("meanwhile", "status", "code"),
    [
        ({"locked": True}, 409, "locked-deck"),
        ({"name": "Elsewhere"}, 412, "changed-deck"),
        ({"cards": {"200002": 1}}, 412, "changed-deck"),
    ],
)
def test_concurrent_changes_are_detected(
    each_harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
    meanwhile: dict[str, Any],
    status: int,
    code: str,
) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make(cards=STANISLAVA)
    between(monkeypatch, lambda: theo.change(deckid, **meanwhile))
    rev = 1 if code == "changed-deck" else None
    reply = theo.change(deckid, rev, name="Here")
    assert (reply.status, reply.code) == (status, code)
    assert theo.see(deckid)["rev"] == 2


def test_a_deck_deleted_meanwhile_is_not_restored(
    each_harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make()
    between(monkeypatch, lambda: theo.browser.call("DELETE", f"/api/deck/{deckid}"))
    assert theo.change(deckid, cards={"200001": 1}).code == "unknown-deck"
    assert theo.browser.call("GET", f"/api/deck/{deckid}").code == "unknown-deck"


def test_an_unlocked_deck_takes_the_edit_that_waited(
    each_harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make()
    between(monkeypatch, lambda: (theo.change(deckid, locked=True), theo.change(deckid, locked=False)))
    assert theo.change(deckid, cards={"200001": 1}).status == 200


def test_the_limit_of_cards_holds_for_concurrent_edits(
    each_harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make(cards={str(200001 + one): 1 for one in range(limits.MAX_CARDS - 1)})
    between(monkeypatch, lambda: theo.change(deckid, cards={"100001": 1}))
    assert theo.change(deckid, cards={"100002": 1}).status == 422
    assert len(theo.cards(deckid)) == limits.MAX_CARDS
