"""The deletion of public copies, and protection from other changes."""

from __future__ import annotations

from typing import Any

import pytest

from functions.common.public_items import TombstoneItem
from tests.functions.harness import Harness
from tests.functions.pda_harness import ADRIANNE, FIT, PdaHarness, is_stored
from tests.functions.test_pda import COPY, UNKNOWN, refusal


@pytest.fixture
def pda(harness: Harness) -> PdaHarness:
    return PdaHarness(harness)


def has_tombstone(deck: str) -> bool:
    return bool(list(TombstoneItem.batch_get([(f"GONE#{deck}", "G")])))


def test_a_copy_is_deleted_and_its_deck_stays(each_harness: Harness) -> None:
    pda = PdaHarness(each_harness)
    theo = pda.player()
    deck, child = theo.published()
    rev = theo.decks.see(deck)["rev"]
    reply = theo.remove(child)
    assert (reply.status, reply.json) == (200, {"success": True, "deckid": child, "publicParent": deck})
    assert refusal(theo.look(child)) == UNKNOWN
    assert refusal(theo.remove(child)) == UNKNOWN
    assert not is_stored(child)
    assert has_tombstone(child)
    own = theo.decks.see(deck)
    assert (own["publicChild"], own["cards"], own["rev"]) == (None, FIT, rev + 1)
    again = theo.publish(deck).json["deckid"]
    assert again != child, "added again, it is a new entry"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/deck/{}", {"name": "Other"}),
        ("PUT", "/api/deck/{}", {"cards": {ADRIANNE: 100}}),
        ("PUT", "/api/deck/{}", {"hidden": True}),
        ("DELETE", "/api/deck/{}", None),
        ("POST", "/api/deck/{}/branch", {"branches": [{"cards": {}}]}),
        ("DELETE", "/api/deck/{}/branch", None),
    ],
)
def test_a_copy_cannot_be_changed_past_the_archive(
    pda: PdaHarness, method: str, path: str, body: Any
) -> None:
    theo = pda.player()
    _, child = theo.published()
    before = theo.see(child)
    assert refusal(theo.decks.browser.call(method, path.format(child), body)) == COPY
    assert theo.see(child) == before


def test_a_copy_is_deleted_with_its_deck(pda: PdaHarness) -> None:
    theo = pda.player()
    deck, child = theo.published()
    theo.decks.add_revisions(deck)
    [revision] = theo.decks.add_revisions(deck, {"cards": FIT})
    of_branch = theo.publish(revision).json["deckid"]
    gone = theo.decks.remove(deck).json["removed"]
    assert {deck, child, revision, of_branch} <= set(gone)
    for copy in (child, of_branch):
        assert refusal(theo.look(copy)) == UNKNOWN
        assert has_tombstone(copy)


def test_only_the_copy_of_a_deleted_revision_is_deleted(pda: PdaHarness) -> None:
    theo = pda.player()
    deck, child = theo.published()
    [revision] = theo.decks.add_revisions(deck, {"cards": FIT})
    of_branch = theo.publish(revision).json["deckid"]
    assert theo.decks.remove_revision(revision).json["removed"] == [revision, of_branch]
    assert theo.see(child)["publicParent"] == deck
    assert has_tombstone(of_branch)


def test_a_revision_is_published_under_the_name_of_its_group(pda: PdaHarness) -> None:
    theo = pda.player()
    deck = theo.decks.make(name="First", author="Theo")
    [revision] = theo.decks.add_revisions(deck, {"cards": FIT})
    theo.decks.change(deck, name="Renamed", author="T. B.")
    child = theo.publish(revision).json["deckid"]
    assert (theo.see(child)["name"], theo.see(child)["author"]) == ("Renamed", "T. B.")
    theo.decks.change(deck, name="Again")
    assert theo.sync(child).json["deck"]["name"] == "Again"


def test_with_an_account_its_public_decks_and_favorites_go(pda: PdaHarness, harness: Harness) -> None:
    leaving = pda.decks.registered("Lucinde")
    theo, lucinde = pda.player(), pda.same_user(leaving)
    _, child = theo.published()
    _, her_child = lucinde.published()
    for player in (theo, lucinde):
        assert player.favor(child).status == player.favor(her_child).status == 200
    assert leaving.call("GET", "/api/account/deletion").json["publicDecks"] == 1
    assert leaving.call("DELETE", "/api/account", {"password": "correct horse"}).status == 200
    assert theo.see(child)["favoritedBy"] == 1
    assert refusal(theo.look(her_child)) == UNKNOWN
    assert has_tombstone(her_child)
    assert theo.withdraw(her_child).status == 200
    assert harness.browser().log_in("Lucinde").code == "unknown-user"
