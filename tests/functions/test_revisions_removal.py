"""Deleting revisions and whole decks, and the next current revision."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from functions.common.deck_items import DeckItem
from functions.common.tables import LISTED_OF_A_DECK, connect, connection, table_definition
from functions.decks.repository import revisions
from tests.functions.deck_harness import DeckHarness
from tests.functions.harness import Harness
from tests.functions.test_revisions import groups, labels


def test_after_the_current_revision_the_last_of_the_rest_is_current(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make()
    one, two, three = theo.add_revisions(deck, {}, {}, {})
    reply = theo.remove_revision(deck)
    group = {"master": three, "members": [one, two, three]}
    facts = {"success": True, "deckid": deck, "removed": [deck], "master": three, "family": group}
    assert (reply.status, reply.json) == (200, facts)
    assert theo.group(one) == group
    assert theo.remove_revision(two).json["family"] == {"master": three, "members": [one, three]}
    assert sorted(labels(theo)) == sorted([one, three])


def test_one_that_is_left_alone_is_a_deck_without_revisions(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make(name="Old")
    [revision] = theo.add_revisions(deck)
    theo.change(deck, name="New", cards={"200001": 1})
    before = theo.see(revision)["rev"]
    reply = theo.remove_revision(deck)
    assert (reply.json["master"], reply.json["family"]) == (revision, None)
    left = theo.see(revision)
    assert (left["name"], left["branchName"], left["family"]) == ("New", "", None)
    assert left["rev"] > before
    assert groups(theo) == {}
    assert theo.change(revision, name="Alone").status == 200
    assert theo.remove_revision(revision).code == "no-revision"
    assert theo.see(theo.add_revisions(revision)[0])["name"] == "Alone", "it may have revisions again"


def test_a_deck_is_deleted_with_all_its_revisions(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    deck, other = theo.make(), theo.make()
    one, two = theo.add_revisions(deck, {}, {})
    reply = theo.remove(one)
    assert reply.status == 200
    assert reply.json["removed"][0] == reply.json["deckid"] == one
    assert sorted(reply.json["removed"]) == sorted([deck, one, two])
    assert [each["deckid"] for each in theo.listed()] == [other]
    assert groups(theo) == {}
    for gone in (deck, one, two):
        assert theo.browser.call("GET", f"/api/deck/{gone}").code == "unknown-deck"


def test_a_public_copy_is_deleted_with_its_deck_and_listed(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    deck, copy = theo.make(), theo.make()
    [revision] = theo.add_revisions(deck)
    DeckItem(f"DECK#{revision}", "META").update([DeckItem.public_child.set(copy)])
    DeckItem(f"DECK#{copy}", "META").update([DeckItem.public_parent.set(revision)])
    assert theo.browser.call("POST", f"/api/deck/{copy}/branch", {"deckid": deck}).code == "public-deck"
    assert theo.remove_revision(revision).json["removed"] == [revision, copy]
    assert [each["deckid"] for each in theo.listed()] == [deck]


def test_the_next_call_finishes_an_interrupted_deletion(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make()
    added = theo.add_revisions(deck, {}, {}, {})
    remove, calls = revisions.remove, []

    def die(*arguments: Any) -> None:
        calls.append(arguments)
        if len(calls) > 2:
            raise TimeoutError
        remove(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(revisions, "remove", die)
        assert theo.remove(added[0]).status == 500
    [left] = groups(theo).values()
    assert len(left["members"]) == 2
    assert left["master"] in left["members"]
    assert added[0] in left["members"], "what was named goes last: it may be named again"
    assert theo.remove(added[0]).status == 200
    assert theo.listed() == []


def test_an_index_created_before_there_were_groups_lists_them_too(harness: Harness) -> None:
    settings = replace(harness.settings, main_table=f"{harness.settings.main_table}-older")
    older = tuple(name for name in LISTED_OF_A_DECK if name not in ("master", "members", "reviewOf"))
    definition = table_definition(settings.main_table)
    [index] = [each for each in definition["GlobalSecondaryIndexes"] if each["IndexName"] == "gsi1"]
    index["Projection"]["NonKeyAttributes"] = list(older)
    connect(settings)
    connection().client.create_table(**definition)
    theo = DeckHarness(Harness(settings)).builder()
    deck = theo.make(name="Old")
    [revision] = theo.add_revisions(deck)
    theo.change(revision, name="New")
    assert list(groups(theo).values()) == [{"master": revision, "members": [deck, revision]}]
    assert {each["name"] for each in theo.listed()} == {"New"}


def test_groups_are_exported_and_deleted_with_the_account(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    browser = decks.registered("Theo Bell")
    theo = decks.same_user(browser)
    deck = theo.make(name="Old")
    [revision] = theo.add_revisions(deck)
    theo.change(revision, name="New")
    snapshot = theo.make(anonymous=True)
    assert browser.call("GET", "/api/account/deletion").json["decks"] == 2
    exported = browser.call("GET", "/api/account/export").json
    assert {one["id"]: one["name"] for one in exported["decks"]} == {deck: "New", revision: "New"}
    [group] = [one for one in exported["other"] if one["kind"].startswith("FAM#")]
    assert (group["master"], group["members"]) == (revision, [deck, revision])
    assert browser.call("DELETE", "/api/account", {"password": "correct horse"}).status == 200
    stranger = decks.stranger()
    for gone in (deck, revision):
        assert stranger.browser.call("GET", f"/api/deck/{gone}").code == "unknown-deck"
    assert stranger.see(snapshot)["isNonEditable"] is True
