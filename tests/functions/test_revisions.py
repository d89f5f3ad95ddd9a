"""Revisions of a deck: adding and deleting them, the current one, and what they share."""

from __future__ import annotations

from typing import Any

import pytest

from functions.decks.limits import MAX_DESCRIPTION_BYTES
from functions.decks.repository import revisions
from tests.functions.deck_harness import STANISLAVA, Builder, DeckHarness
from tests.functions.harness import Harness

KEY = "5f0c7a52-6e7e-4e21-8a54-2f1a8be1b3f7"


def labels(theo: Builder) -> dict[str, str]:
    """Labels by deck, as the list shows them."""
    return {deck["deckid"]: deck["branchName"] for deck in theo.listed()}


def groups(theo: Builder) -> dict[str, Any]:
    found: dict[str, Any] = theo.browser.call("GET", "/api/decks").json["families"]
    return found


def test_a_second_revision_creates_a_group(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    first = theo.make(name="Stanislava", author="Theo", cards=STANISLAVA)
    content = {"author": "Other", "name": "Other", "description": "No votes", "tags": ["stealth"]}
    reply = theo.browser.call(
        "POST", f"/api/deck/{first}/branch", {"branches": [{**content, "cards": {"200001": 1}}]}
    )
    [added] = reply.json["branches"]
    group = {"master": first, "members": [first, added["deckid"]]}
    assert reply.json == {"success": True, "branches": [added], "family": group}
    assert added["branchName"] == "#1"
    new, old = theo.see(added["deckid"]), theo.see(first)
    assert (new["family"], old["family"]) == (group, group)
    assert (new["branchName"], old["branchName"]) == ("#1", "#0")
    assert (new["name"], new["author"]) == ("Stanislava", "Theo"), "all revisions share them"
    assert (new["description"], new["tags"], new["cards"]) == ("No votes", ["stealth"], {"200001": 1})
    assert old["cards"] == STANISLAVA
    [name] = groups(theo)
    assert groups(theo) == {name: group}
    assert {deck["family"] for deck in theo.listed()} == {name}


def test_revisions_are_numbered_in_their_order_and_never_twice(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make()
    first, second, third = theo.add_revisions(deck, {}, {"branchName": "Storyteller"}, {})
    assert labels(theo) == {deck: "#0", first: "#1", second: "Storyteller", third: "#3"}
    theo.remove_revision(third)
    [fourth] = theo.add_revisions(first)
    assert theo.see(fourth)["branchName"] == "#4"
    assert theo.group(deck) == {"master": deck, "members": [deck, first, second, fourth]}


def test_the_first_revision_keeps_an_existing_label(harness: Harness) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make()
    theo.change(deck, branchName="Gehenna")
    theo.add_revisions(deck)
    assert theo.see(deck)["branchName"] == "Gehenna"


@pytest.mark.parametrize("whose", ["own", "another's", "nobody's"])
def test_a_copy_is_dated_in_its_description(each_harness: Harness, whose: str) -> None:
    decks = DeckHarness(each_harness)
    theo, other = decks.builder(), decks.builder("Other")
    deck = theo.make(name="Mine", author="Theo")
    facts: dict[str, Any] = {"description": "Beware.", "tags": ["vote"], "cards": STANISLAVA}
    maker = theo if whose == "own" else other
    source = maker.make(name="Source", author="Somebody", anonymous=whose == "nobody's", **facts)
    reply = theo.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": source})
    [added] = reply.json["branches"]
    copy = theo.see(added["deckid"])
    assert copy["description"] == "[2026-11-20]\nBeware."
    assert (copy["tags"], copy["cards"]) == (["vote"], STANISLAVA)
    assert (copy["name"], copy["author"], copy["branchName"]) == ("Mine", "Theo", "#1")


def test_a_copy_of_the_longest_description_is_not_too_long(harness: Harness) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make(description="x" * MAX_DESCRIPTION_BYTES)
    reply = theo.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": deck})
    assert len(theo.see(reply.json["branches"][0]["deckid"])["description"]) == MAX_DESCRIPTION_BYTES


CONTENT: list[dict[str, Any]] = [
    {"cards": {"200001": 3}},
    {"cards": {"100029": -1}},
    {"name": "New"},
    {"author": "New"},
    {"description": "New"},
    {"tags": ["new"]},
    {"branchName": "New"},
    {"inventoryType": "fixed"},
    {"markers": {"200001": "fixed"}},
    {"cards": {"200001": 1}, "hidden": True},
]
FLAGS = [{"hidden": True}, {"locked": True}, {"locked": False, "hidden": False}]


@pytest.mark.parametrize("content", CONTENT)
def test_editing_its_content_makes_a_revision_current(harness: Harness, content: dict[str, Any]) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make(cards=STANISLAVA)
    one, two = theo.add_revisions(deck, {"cards": STANISLAVA}, {})
    reply = theo.change(one, **content)
    assert reply.status == 200, reply.body
    assert theo.group(deck) == {"master": one, "members": [deck, one, two]}
    seen = theo.see(one)
    assert (seen["rev"], seen["timestamp"]) == (reply.json["rev"], reply.json["timestamp"])
    assert theo.change(one, **content).status == 200, "the master is changed"
    assert theo.change(two, replaceCards={"200002": 1}, rev=theo.see(two)["rev"]).status == 200
    assert theo.group(deck) == {"master": two, "members": [deck, one, two]}


@pytest.mark.parametrize("content", FLAGS)
def test_flags_never_change_the_current_revision(harness: Harness, content: dict[str, Any]) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make()
    [revision] = theo.add_revisions(deck)
    assert theo.change(revision, **content).status == 200
    assert theo.group(revision) == {"master": deck, "members": [deck, revision]}


def test_a_refused_change_makes_no_revision_current(harness: Harness) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make()
    [revision] = theo.add_revisions(deck)
    theo.change(revision, locked=True)
    assert theo.change(revision, cards={"200001": 1}).code == "locked-deck"
    assert theo.change(revision, 99, locked=False, name="x").code == "changed-deck"
    assert theo.group(revision) == {"master": deck, "members": [deck, revision]}


def test_a_new_name_is_that_of_all_revisions(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deck = theo.make(name="Old", author="Old")
    first, second = theo.add_revisions(deck, {}, {})
    before = {each["deckid"]: each["rev"] for each in theo.listed()}
    reply = theo.change(second, before[second], name="New")
    assert reply.json["rev"] == theo.see(second)["rev"]
    theo.change(first, author="Somebody")
    for each in theo.listed():
        assert (each["name"], each["author"]) == ("New", "Somebody")
        assert each["rev"] > before[each["deckid"]], "who keeps a copy knows that it is old"
        seen = theo.see(each["deckid"])
        assert (seen["name"], seen["author"], seen["rev"]) == ("New", "Somebody", each["rev"])
    assert decks.stranger().see(deck)["name"] == "New"
    assert theo.browser.call("POST", "/api/decks/batch", {"ids": [deck]}).json["decks"][0]["name"] == "New"
    assert theo.change(first, before[first], name="Newer").code == "changed-deck"
    assert theo.change(first, theo.see(first)["rev"], name="Newer").status == 200


def test_the_same_key_adds_the_same_revisions(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make()
    first = theo.add_revisions(deck, {"description": "1"}, {"description": "2"}, idempotency_key=KEY)
    assert theo.add_revisions(deck, {"description": "1"}, {"description": "2"}, idempotency_key=KEY) == first
    assert theo.group(deck) == {"master": deck, "members": [deck, *first]}
    assert len(theo.listed()) == 3
    assert theo.add_revisions(deck, {}, {}) != first, "without a key it is another content"


def test_an_interrupted_addition_continues(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make()
    bodies = [{"description": str(number)} for number in range(4)]
    add, calls = revisions.add, []

    def die(*arguments: Any) -> None:
        calls.append(arguments)
        if len(calls) > 1:
            raise TimeoutError
        add(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(revisions, "add", die)
        reply = theo.browser.call(
            "POST",
            f"/api/deck/{deck}/branch",
            {"branches": [{"author": "", "cards": {}, **content} for content in bodies]},
            idempotency_key=KEY,
        )
        assert reply.status == 500
    group = theo.group(deck)
    assert group is not None
    assert len(group["members"]) == 3
    added = theo.add_revisions(deck, *bodies, idempotency_key=KEY)
    assert theo.group(deck) == {"master": deck, "members": [deck, *added]}
    assert [theo.see(each)["description"] for each in added] == ["0", "1", "2", "3"]
    assert [theo.see(each)["branchName"] for each in added] == ["#1", "#2", "#3", "#4"]


def test_the_number_of_revisions_is_limited(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make()
    monkeypatch.setattr("functions.decks.limits.MAX_REVISIONS", 3)
    theo.add_revisions(deck, {}, {})
    reply = theo.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": deck})
    assert (reply.status, reply.code) == (409, "too-many-revisions")
    assert len(theo.listed()) == 3
    other = theo.make()
    content = {"branches": [{"author": "", "cards": {}}] * 3}
    assert theo.browser.call("POST", f"/api/deck/{other}/branch", content).code == "too-many-revisions"
    assert theo.group(other) is None, "all of them or none"


def test_only_the_owner_adds_and_removes_revisions(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo, other, stranger = decks.builder(), decks.builder("Other"), decks.stranger()
    deck, anonymous = theo.make(), theo.make(anonymous=True)
    theo.add_revisions(deck)
    content = {"deckid": deck}
    for builder, target, code in (
        (other, deck, "not-owner"),
        (stranger, deck, "signed-out"),
        (theo, anonymous, "not-owner"),
        (theo, "Zz9Zz9Zz9", "unknown-deck"),
        (theo, "KoT:A", "unknown-deck"),
    ):
        assert builder.browser.call("POST", f"/api/deck/{target}/branch", content).code == code
        assert builder.remove_revision(target).code == code
    reply = theo.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": "Zz9Zz9Zz9"})
    assert (reply.status, reply.code) == (400, "unknown-deck")
    assert len(theo.listed()) == 2


@pytest.mark.parametrize(
    "content",
    [{}, {"branches": []}, {"branches": [{"author": "x"}]}, {"deckid": "A", "branches": []}, {"deckid": 1}],
)
def test_a_request_without_a_revision_is_refused(harness: Harness, content: dict[str, Any]) -> None:
    theo = DeckHarness(harness).builder()
    reply = theo.browser.call("POST", f"/api/deck/{theo.make()}/branch", content)
    assert (reply.status, reply.code) == (422, "invalid")
