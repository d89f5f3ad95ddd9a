"""Publishing decks, updating and deleting copies."""

from __future__ import annotations

from typing import Any

import pytest

from functions.pda.services import publication
from tests.functions.harness import Harness
from tests.functions.pda_harness import (
    ABEBE,
    ADRIANNE,
    AIRE_OF_ELATION,
    ALACRITY,
    ALEXANDRA,
    CAMERA_PHONE,
    FIT,
    PdaHarness,
    some_cards,
    stored,
)

SIZE = (409, "public-size", "Public Deck must have 12-35 crypt and 60-90 library cards")
PLAYTEST = (409, "playtest-cards", "Public Deck cannot have playtest cards")
NOT_YOURS = (401, "not-owner", "THIS IS NOT YOUR DECK")
UNKNOWN = (400, "unknown-deck", "NO DECK WITH THIS ID")
COPY = (409, "public-deck", "A PUBLIC DECK CANNOT BE CHANGED")


@pytest.fixture
def pda(harness: Harness) -> PdaHarness:
    return PdaHarness(harness)


def refusal(reply: Any) -> tuple[int, str, str]:
    return reply.status, reply.code, reply.json["error"]["message"]


def test_a_published_deck_is_visible_to_anyone(each_harness: Harness) -> None:
    pda = PdaHarness(each_harness)
    theo = pda.player()
    deck, child = theo.published(name="Malk 22", author="Theo", description="Bleed.", cards=FIT)
    shown = theo.see(child)
    assert shown == {
        "deckid": child,
        "name": "Malk 22",
        "author": "Theo",
        "description": "Bleed.",
        "cards": FIT,
        "tags": {"superior": ["bleed"], "base": []},
        "created": "2026-11-20T12:00:00Z",
        "timestamp": "2026-11-20T12:00:00Z",
        "favoritedBy": 0,
        "isFavorited": False,
        "isAuthor": True,
        "publicParent": deck,
    }
    assert pda.stranger().see(child) == {**shown, "isAuthor": False, "publicParent": None}
    assert theo.decks.see(deck)["publicChild"] == child
    assert theo.decks.see(child)["publicParent"] == deck
    assert theo.decks.see(child)["tags"] == ["bleed"]
    assert pda.stranger().decks.see(deck)["publicChild"] is True
    [copy] = [listed for listed in theo.decks.listed() if listed["publicParent"] == deck]
    assert (copy["deckid"], copy["cryptCount"], copy["libraryCount"]) == (child, 12, 60)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, None),
        ({ADRIANNE: 27}, None),
        ({ADRIANNE: 28}, SIZE),
        ({ADRIANNE: 3}, SIZE),
        ({AIRE_OF_ELATION: 39}, SIZE),
        ({AIRE_OF_ELATION: 70}, None),
        ({AIRE_OF_ELATION: 71}, SIZE),
        ({"210001": 1}, PLAYTEST),
        ({"110001": 1, ADRIANNE: 0}, PLAYTEST),
        # Considered only: not counted, and private.
        ({"210001": 0, ALACRITY: 0}, None),
    ],
)
def test_the_conditions_for_publishing(pda: PdaHarness, changes: dict[str, int], expected: Any) -> None:
    pda.facts = None
    theo = pda.player()
    deck = theo.decks.make(cards={**FIT, **changes})
    pda.facts = some_cards()
    reply = theo.publish(deck)
    if expected is not None:
        assert refusal(reply) == expected
        assert theo.decks.see(deck)["publicChild"] is None
        return
    assert reply.status == 200
    assert reply.json["deck"]["cards"] == {card: q for card, q in {**FIT, **changes}.items() if q > 0}


def test_tags_are_computed_from_the_cards(pda: PdaHarness) -> None:
    theo = pda.player()
    deck = theo.decks.make(cards=FIT, tags=["vote", "mine"])
    body = {"tags": {"superior": ["vote"], "base": ["ally"]}}
    published = theo.browser.call("POST", f"/api/pda/{deck}", body)
    assert published.json["deck"]["tags"] == {"superior": ["bleed"], "base": []}
    child = published.json["deckid"]
    theo.decks.change(deck, cards={AIRE_OF_ELATION: 0, ALACRITY: 45})
    synced = theo.browser.call("PUT", f"/api/pda/{child}", body)
    assert synced.json["deck"]["tags"] == {"superior": ["bleed", "stealth"], "base": []}


def test_nothing_is_published_without_card_facts(pda: PdaHarness) -> None:
    theo = pda.player()
    deck = theo.decks.make(cards=FIT)
    pda.facts = None
    reply = theo.publish(deck)
    assert (reply.status, reply.code, reply.headers["retry-after"]) == (503, "busy", "1")
    pda.facts = some_cards()
    assert theo.publish(deck).status == 200


def test_a_card_that_no_longer_exists_has_no_tags(pda: PdaHarness) -> None:
    pda.facts = None
    theo = pda.player()
    deck = theo.decks.make(cards={**FIT, "109999": 3})
    pda.facts = some_cards()
    shown = theo.publish(deck).json["deck"]
    assert shown["cards"]["109999"] == 3
    assert shown["tags"]["superior"] == ["bleed"]


def test_one_deck_has_one_copy(pda: PdaHarness) -> None:
    theo = pda.player()
    deck, child = theo.published()
    theo.decks.change(deck, name="Newer")
    again = theo.publish(deck)
    assert (again.status, again.json["deckid"], again.json["deck"]["name"]) == (200, child, "Malkavian bleed")


@pytest.mark.parametrize("call", ["publish", "sync", "remove"])
def test_only_the_owner_may(pda: PdaHarness, call: str) -> None:
    theo, lucinde = pda.player(), pda.player("Lucinde")
    deck, child = theo.published()
    named = deck if call == "publish" else child
    assert refusal(getattr(lucinde, call)(named)) == NOT_YOURS
    assert getattr(pda.stranger(), call)(named).code == "signed-out"
    assert theo.see(child)["name"] == "Malkavian bleed"
    anonymous = pda.stranger().decks.make(anonymous=True, cards=FIT)
    assert refusal(theo.publish(anonymous)) == NOT_YOURS


@pytest.mark.parametrize("named", ["Aaaaaaaaa", "2010tcdbng", "V5:PTr", "x"])
@pytest.mark.parametrize("call", ["publish", "sync", "remove", "look", "favor"])
def test_there_is_no_such_deck(pda: PdaHarness, call: str, named: str) -> None:
    assert refusal(getattr(pda.player(), call)(named)) == UNKNOWN


def test_the_archive_knows_public_copies_only(pda: PdaHarness) -> None:
    theo = pda.player()
    deck, child = theo.published()
    private = theo.decks.make(cards=FIT)
    for named in (deck, private):
        for call in (theo.look, theo.sync, theo.remove, theo.favor):
            assert refusal(call(named)) == UNKNOWN
    assert theo.decks.see(private)["cards"] == FIT, "the user's deck is not removed by the archive"
    assert refusal(theo.publish(child)) == COPY


def test_a_copy_is_only_updated_on_request(pda: PdaHarness, harness: Harness) -> None:
    theo = pda.player()
    deck, child = theo.published()
    theo.favor(child)
    harness.clock.forward(days=1)
    theo.decks.change(deck, name="Second", cards={ALEXANDRA: 5, CAMERA_PHONE: 22}, description="More.")
    assert theo.see(child)["name"] == "Malkavian bleed"
    synced = theo.sync(child)
    assert synced.status == 200
    shown = synced.json["deck"]
    assert shown == theo.see(child)
    assert shown["cards"] == {**FIT, ALEXANDRA: 5, CAMERA_PHONE: 22}
    assert (shown["name"], shown["description"]) == ("Second", "More.")
    assert (shown["created"], shown["timestamp"]) == ("2026-11-20T12:00:00Z", "2026-11-21T12:00:00Z")
    assert (shown["favoritedBy"], shown["isFavorited"]) == (1, True)
    assert (stored(child).gsi3pk, stored(child).gsi3sk) == ("PUB#202611", f"2026-11-21T12:00:00Z#{child}")
    assert stored(child).crypt_count == 13


def test_an_unchanged_copy_is_not_updated(pda: PdaHarness, harness: Harness) -> None:
    theo = pda.player()
    deck, child = theo.published()
    before = theo.see(child)
    harness.clock.forward(days=1)
    theo.decks.change(deck, cards={ALACRITY: 0}, tags=["tuned"])
    assert theo.sync(child).json["deck"] == before


def test_a_deck_that_is_too_large_leaves_its_copy_unchanged(pda: PdaHarness) -> None:
    theo = pda.player()
    deck, child = theo.published()
    theo.decks.change(deck, cards={ABEBE: 0})
    assert refusal(theo.sync(child)) == SIZE
    pda.facts = None
    assert theo.decks.change(deck, cards={ABEBE: 4, "210001": 1}).status == 200
    pda.facts = some_cards()
    assert refusal(theo.sync(child)) == PLAYTEST
    assert theo.see(child)["cards"] == FIT


def test_an_author_finds_new_decks_immediately(pda: PdaHarness, harness: Harness) -> None:
    theo = pda.player()
    assert theo.mine() == {"favorites": [], "own": [], "decks": []}
    _, first = theo.published(name="First")
    harness.clock.forward(hours=1)
    _, second = theo.published(name="Second")
    theo.favor(second)
    everything = theo.mine()
    assert everything["own"] == sorted([first, second])
    assert everything["favorites"] == [second]
    assert [deck["name"] for deck in everything["decks"]] == ["Second", "First"]
    assert everything["decks"][0] == theo.see(second)
    newer = theo.mine("2026-11-20T12:30:00Z")
    assert newer["own"] == everything["own"]
    assert [deck["deckid"] for deck in newer["decks"]] == [second]
    assert pda.player("Lucinde").mine()["own"] == []
    assert theo.browser.call("GET", "/api/pda/mine?since=yesterday").code == "invalid"


def test_publishing_is_throttled(pda: PdaHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    theo = pda.player()
    monkeypatch.setattr(
        publication, "PER_USER", type(publication.PER_USER)("publish", 2, publication.PER_USER.seconds)
    )
    deck, child = theo.published()
    assert theo.sync(child).status == 200
    throttled = theo.publish(deck)
    assert (throttled.status, throttled.code) == (429, "throttled")
    assert int(throttled.headers["retry-after"]) > 0
