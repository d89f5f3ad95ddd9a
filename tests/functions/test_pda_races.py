"""Concurrent calls of public decks: one copy, right counts, no leftovers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from functions.common.settings import Settings
from functions.common.tables import MainItem
from functions.decks.repository import decks as deck_storage
from functions.pda.repository import publication
from tests.functions.calls import Reply
from tests.functions.harness import Harness
from tests.functions.pda_harness import ALACRITY, FIT, PdaHarness, is_stored, stored
from tests.functions.test_decks_races import at_once

pytestmark = pytest.mark.slow


@pytest.fixture
def pda(real_table: Settings) -> PdaHarness:
    pda = PdaHarness(Harness(real_table))
    pda.accounts.clock.run()
    return pda


def replies_of(*calls: Callable[[], Reply]) -> list[Reply]:
    """Make concurrent calls and return their responses."""
    replies: list[Reply] = []

    def job(call: Callable[[], Reply]) -> Callable[[], None]:
        return lambda: replies.append(call())

    at_once([job(call) for call in calls])
    return replies


def meanwhile(call: Callable[[], Reply]) -> Reply:
    """Make a call during another one and return its response."""
    [reply] = replies_of(call)
    return reply


def insist(call: Callable[[], Reply]) -> Callable[[], Reply]:
    """Call until there is no conflict."""

    def do() -> Reply:
        while (reply := call()).status == 503:
            pass
        return reply

    return do


def public_ids() -> list[str]:
    """All public decks that the index knows."""
    return [
        item.pk.removeprefix("DECK#")
        for item in MainItem.public.query("PUB#202611")
        if item.pk.startswith("DECK#")
    ]


def test_published_by_six_devices_a_deck_has_one_copy(pda: PdaHarness) -> None:
    theo = pda.player()
    deck = theo.decks.make(cards=FIT)
    devices = [theo.again() for _ in range(6)]
    replies = replies_of(*(partial(device.publish, deck) for device in devices))
    assert {reply.status for reply in replies} <= {200, 412, 503}
    [child] = {reply.json["deckid"] for reply in replies if reply.status == 200}
    assert public_ids() == [child]
    assert theo.decks.see(deck)["publicChild"] == child


def test_eight_concurrent_favorites_are_all_counted(pda: PdaHarness) -> None:
    theo = pda.player()
    _, child = theo.published()
    fans = [pda.player(f"Fan {number}") for number in range(8)]

    for fan in fans:
        assert fan.mine()["favorites"] == []
    favored = replies_of(*(insist(partial(fan.again().favor, child)) for fan in fans for _ in range(2)))
    assert {reply.status for reply in favored} == {200}
    assert theo.see(child)["favoritedBy"] == 8
    replies_of(*(insist(partial(fan.again().withdraw, child)) for fan in fans[:5] for _ in range(2)))
    assert theo.see(child)["favoritedBy"] == 3
    assert [child in fan.mine()["favorites"] for fan in fans] == [False] * 5 + [True] * 3


def test_a_deck_that_is_removed_while_it_is_published_leaves_no_copy(pda: PdaHarness) -> None:
    for number in range(6):
        theo = pda.player(f"Theo {number}")
        deck = theo.decks.make(cards=FIT)
        one, other = theo.again(), theo.again()
        replies_of(partial(one.publish, deck), partial(other.decks.remove, deck))
        if is_stored(deck):
            assert theo.decks.remove(deck).status == 200
        assert public_ids() == []


def test_a_deck_that_changes_while_it_is_published_is_read_again(
    pda: PdaHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = pda.player()
    deck = theo.decks.make(cards=FIT)
    write, changes = publication.publish, [ALACRITY]

    def change_first(*arguments: Any) -> None:
        for card in [changes.pop()] if changes else []:
            meanwhile(partial(theo.decks.change, deck, cards={card: 7}))
        write(*arguments)

    monkeypatch.setattr(publication, "publish", change_first)
    assert theo.publish(deck).json["deck"]["cards"] == {**FIT, ALACRITY: 7}


def test_a_deck_that_outgrows_the_archive_at_that_moment_stays_private(
    pda: PdaHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = pda.player()
    deck = theo.decks.make(cards=FIT)
    write = publication.publish

    def change_first(*arguments: Any) -> None:
        meanwhile(partial(theo.decks.change, deck, cards={ALACRITY: 99}))
        write(*arguments)

    monkeypatch.setattr(publication, "publish", change_first)
    assert theo.publish(deck).code == "public-size"
    assert public_ids() == []


def test_a_copy_deleted_during_an_update_stays_deleted(
    pda: PdaHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = pda.player()
    deck, child = theo.published()
    theo.decks.change(deck, cards={ALACRITY: 7})
    write = publication.sync

    def remove_first(*arguments: Any) -> None:
        meanwhile(partial(theo.remove, child))
        write(*arguments)

    monkeypatch.setattr(publication, "sync", remove_first)
    assert theo.sync(child).code == "unknown-deck"
    assert not is_stored(child)


def test_a_deck_published_while_it_is_removed_takes_its_copy_along(
    pda: PdaHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = pda.player()
    deck = theo.decks.make(cards=FIT)
    remove, published = deck_storage.remove, list[str]()

    def publish_first(*arguments: Any) -> None:
        if not published:
            published.append(meanwhile(partial(theo.publish, deck)).json["deckid"])
            assert stored(published[0]).public_parent == deck
        remove(*arguments)

    monkeypatch.setattr(deck_storage, "remove", publish_first)
    assert theo.decks.remove(deck).json["removed"] == [deck, *published]
    assert public_ids() == []
