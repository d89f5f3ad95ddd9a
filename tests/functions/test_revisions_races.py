"""Concurrent edits, additions and deletions of revisions: one of them is current, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from functions.common.deck_items import DeckItem, RevisionGroupItem
from functions.common.settings import Settings
from functions.decks.items import OwnerItem
from functions.decks.repository import decks as repository
from functions.decks.repository import reading
from functions.decks.services.reading import read_own
from tests.functions.deck_harness import Builder, DeckHarness
from tests.functions.harness import Harness
from tests.functions.test_decks_races import again, at_once
from tests.functions.test_revisions import groups

pytestmark = pytest.mark.slow

CLIENTS = 8


def check(theo: Builder) -> None:
    """Check that list, groups, items and the count of the decks agree."""
    listed = {deck["deckid"]: deck for deck in theo.listed()}
    drawn = groups(theo)
    of_groups = [member for group in drawn.values() for member in group["members"]]
    assert len(of_groups) == len(set(of_groups))
    assert set(of_groups) == {name for name, deck in listed.items() if deck["family"] is not None}
    for name, group in drawn.items():
        assert group["master"] in group["members"]
        item = RevisionGroupItem.get(f"FAM#{name}", "META")
        assert (item.current, item.members) == (group["master"], group["members"])
        assert len(item.members) > 1
        assert all(theo.group(member) == group for member in group["members"])
        assert len({(listed[member]["name"], listed[member]["author"]) for member in group["members"]}) == 1
        assert len({listed[member]["branchName"] for member in group["members"]}) == len(item.members)
    items = list(DeckItem.scan())
    assert {item.pk for item in items if item.pk.startswith("FAM#")} == {f"FAM#{name}" for name in drawn}
    assert {item.pk for item in items if item.pk.startswith("DECK#")} == {f"DECK#{name}" for name in listed}
    [owner] = [item.pk for item in items if item.sk == "PROFILE"]
    assert OwnerItem.get(owner, "PROFILE").decks == len(listed)


def test_concurrent_edits_of_all_revisions_leave_one_current_revision_and_every_edit(
    real_table: Settings,
) -> None:
    harness = DeckHarness(Harness(real_table))
    harness.accounts.clock.run()
    theo = harness.builder()
    deck = theo.make()
    members = [deck, *theo.add_revisions(deck, *[{}] * 7)]
    statuses: list[int] = []

    def client(number: int) -> Callable[[], None]:
        device = again(harness, theo)

        def edit() -> None:
            for step in range(8):
                member = members[(number + step) % len(members)]
                card = str(200001 + number * 8 + step)
                reply = device.change(member, cards={card: number + 1})
                while reply.status in (412, 503):  # Like a client: the call was refused and can be retried.
                    reply = device.change(member, cards={card: number + 1})
                statuses.append(reply.status)

        return edit

    at_once([client(number) for number in range(CLIENTS)])
    assert statuses == [200] * 64
    assert sum(len(theo.cards(member)) for member in members) == 64
    group = theo.group(deck)
    assert group is not None
    assert group["members"] == members
    assert group["master"] in members
    check(theo)


@pytest.mark.parametrize("seed", range(4))
def test_concurrent_calls_leave_one_current_revision(real_table: Settings, seed: int) -> None:
    harness = DeckHarness(Harness(real_table))
    harness.accounts.clock.run()
    theo = harness.builder()
    deck = theo.make()
    theo.add_revisions(deck, *[{}] * 3)
    statuses: set[int] = set()

    def client(number: int) -> Callable[[], None]:
        device = again(harness, theo)
        chance = random.Random(seed * 100 + number)  # noqa: S311 (which call comes next)

        def act() -> None:
            for _ in range(8):
                ids = [each["deckid"] for each in device.listed()]
                if ids:
                    statuses.add(one_of_all(device, chance, chance.choice(ids)))

        return act

    at_once([client(number) for number in range(4)])
    assert statuses <= {200, 400, 409, 412, 503}
    check(theo)


def one_of_all(device: Builder, chance: random.Random, deck: str) -> int:
    """Do something to a deck that may be deleted by now, and return the status."""
    calls: list[Callable[[], Any]] = [
        lambda: device.change(deck, cards={"200001": 1}),
        lambda: device.change(deck, name=f"Name {chance.random()}"),
        lambda: device.change(deck, hidden=True),
        lambda: device.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": deck}),
        lambda: device.remove_revision(deck),
    ]
    status: int = chance.choice(calls)().status
    return status


def test_concurrently_added_revisions_are_all_stored(real_table: Settings) -> None:
    harness = DeckHarness(Harness(real_table))
    harness.accounts.clock.run()
    theo = harness.builder()
    deck = theo.make()
    added: list[str] = []

    def client() -> Callable[[], None]:
        device = again(harness, theo)

        def add() -> None:
            reply = device.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": deck})
            while reply.status in (412, 503):
                reply = device.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": deck})
            added.append(reply.json["branches"][0]["deckid"])

        return add

    at_once([client() for _ in range(6)])
    group = theo.group(deck)
    assert group is not None
    assert sorted(group["members"]) == sorted([deck, *added])
    check(theo)


@pytest.mark.parametrize(
    "meanwhile", ["edit it", "edit the other", "remove it", "rename", "add", "remove all"]
)
def test_a_group_that_changes_between_read_and_write(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make(name="Old")
    [revision] = theo.add_revisions(deck)
    happens: dict[str, Callable[[], Any]] = {
        "edit it": lambda: theo.change(revision, cards={"200003": 1}),
        "edit the other": lambda: theo.change(deck, cards={"200001": 1}),
        "remove it": lambda: theo.remove_revision(revision),
        "rename": lambda: theo.change(deck, name="New"),
        "add": lambda: theo.add_revisions(deck),
        "remove all": lambda: theo.remove(deck),
    }
    change, waiting = repository.change, [happens[meanwhile]]

    def after_that(*arguments: Any) -> Any:
        if waiting:
            at_once([waiting.pop()])
        return change(*arguments)

    monkeypatch.setattr(repository, "change", after_that)
    reply = theo.change(revision, cards={"200002": 1})
    if meanwhile.startswith("remove"):
        assert reply.code == "unknown-deck"
    else:
        group = theo.group(revision)
        assert group is not None
        assert group["master"] == revision
        assert theo.see(revision)["name"] == ("New" if meanwhile == "rename" else "Old")
        assert theo.see(revision)["rev"] == reply.json["rev"]
    check(theo)


def test_a_deck_is_deleted_although_a_revision_is_deleted_meanwhile(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make()
    revisions = theo.add_revisions(deck, {}, {})
    waiting = [revisions[0]]

    def just_deleted(ports: Any, owner: str, deck_id: str) -> Any:
        if deck_id in waiting:
            waiting.remove(deck_id)
            at_once([lambda: theo.remove_revision(deck_id)])
        return read_own(ports, owner, deck_id)

    monkeypatch.setattr("functions.decks.services.edits.read_own", just_deleted)
    reply = theo.remove(deck)
    assert (reply.status, waiting) == (200, [])
    assert theo.listed() == []
    check(theo)


def test_a_deck_renamed_while_it_gets_its_first_revision(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make(name="Old")
    change = repository.change
    waiting: list[Callable[[], Any]] = [lambda: theo.add_revisions(deck)]

    def after_that(*arguments: Any) -> Any:
        if waiting:
            at_once([waiting.pop()])
        return change(*arguments)

    monkeypatch.setattr(repository, "change", after_that)
    assert theo.change(deck, name="New").status == 200
    assert {each["name"] for each in theo.listed()} == {"New"}
    check(theo)


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["branch", "copy", "cards", "name", "hidden", "locked", "remove", "remove all"]),
        st.integers(0, 9),
    ),
    max_size=14,
)


@pytest.fixture
def theo(harness: Harness) -> Builder:
    harness.clock.run()
    return DeckHarness(harness).builder()


@settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(steps=STEPS)
def test_any_history_is_that_of_a_list_with_a_pointer(theo: Builder, steps: list[tuple[str, int]]) -> None:
    for left in theo.listed():
        theo.remove_revision(left["deckid"])
        theo.remove(left["deckid"])
    members = [theo.make()]
    master_id = members[0]
    for what, number in steps:
        if not members:
            break
        one = members[number % len(members)]
        if what in ("branch", "copy"):
            members += theo.add_revisions(one) if what == "branch" else copied(theo, one)
        elif what in ("hidden", "locked"):
            theo.change(one, **{what: number % 2 == 0})
        elif what in ("cards", "name"):
            body = {"cards": {"200001": number}} if what == "cards" else {"name": f"Name {number}"}
            master_id = one if theo.change(one, **body).status == 200 else master_id
        elif what == "remove":
            if theo.remove_revision(one).status == 200:
                members.remove(one)
                master_id = members[-1] if one == master_id else master_id
        else:
            theo.remove(one)
            members = []
        assert sorted(deck["deckid"] for deck in theo.listed()) == sorted(members)
        if len(members) > 1:
            assert list(groups(theo).values()) == [{"master": master_id, "members": members}]
        else:
            assert groups(theo) == {}
            master_id = members[0] if members else ""


def copied(theo: Builder, deck: str) -> list[str]:
    reply = theo.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": deck})
    return [revision["deckid"] for revision in reply.json["branches"]]


def test_a_deck_read_before_and_its_group_after_a_change_are_read_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make()
    [revision] = theo.add_revisions(deck)
    look, waiting = reading._group, [None]

    def not_yet_seen(group: str) -> Any:
        return waiting.pop() if waiting else look(group)

    monkeypatch.setattr(reading, "_group", not_yet_seen)
    assert theo.group(deck) == {"master": deck, "members": [deck, revision]}
    assert waiting == []
