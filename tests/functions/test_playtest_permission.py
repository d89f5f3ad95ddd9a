"""Who may see what: every playtest call, and every call of decks that may hold playtest cards.

docs/rules/playtest.md §1, §7
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from site_builder.api_files import apps, openapi

from tests.functions.calls import Browser, Reply
from tests.functions.deck_harness import Builder, DeckHarness
from tests.functions.harness import Harness
from tests.functions.inventory_harness import all_cards
from tests.functions.pda_harness import PdaHarness
from tests.functions.playtest_harness import IMAGE, ROUND, VAMPIRE, Person, PlaytestHarness

ROLES = ("visitor", "user", "revoked", "tester", "admin")
REPORT = {"text": "Fine", "score": 5, "isPlayed": True}
OF_TESTERS: dict[str, tuple[str, Any]] = {
    "GET data": ("data", None),
    "GET images/{name}": (f"images/{IMAGE}", None),
    "GET profile": ("profile", None),
    "PUT profile": ("profile", {"language": "en"}),
    "GET rounds": ("rounds", None),
    "GET reports": ("reports", None),
    "GET {kind}/{id}": (f"card/{VAMPIRE}", None),
    "PUT {kind}/{id}": (f"card/{VAMPIRE}", REPORT),
}
OF_ADMINS: dict[str, tuple[str, Any]] = {
    "GET users": ("users", None),
    "POST users": ("users", {"username": "User"}),
    "PUT users": ("users", {"username": "Tester", "role": "tester"}),
    "DELETE users": ("users", {"username": "Revoked"}),
    "GET audit": ("audit", None),
    "PUT rounds/{round}": (f"rounds/{ROUND}", {"state": "open"}),
    "GET export/{target}/{id}": ("export/card/all", None),
    "GET summary": ("summary", None),
}
CALLS = OF_TESTERS | OF_ADMINS
REFUSALS = {"visitor": (401, "signed-out"), "user": (403, "not-permitted"), "revoked": (403, "not-permitted")}


@dataclass
class People:
    """One person of each role, over one table."""

    accounts: Harness
    browsers: dict[str, Browser]

    def in_app(self, role: str, app: Any) -> Browser:
        return Browser(app, cookies=dict(self.browsers[role].cookies))


@pytest.fixture
def people(harness: Harness, playtest: PlaytestHarness) -> People:
    admin = playtest.admin("Admin")
    tester, revoked = playtest.member("Tester"), playtest.member("Revoked")
    assert revoked.report(VAMPIRE, score=1).status == 200
    assert admin.role("DELETE", "Revoked").status == 200
    user = playtest.user("User")
    found = {"visitor": playtest.stranger(), "user": user, "revoked": revoked, "tester": tester}
    return People(harness, {role: one.browser for role, one in {**found, "admin": admin}.items()})


def test_every_playtest_call_is_in_the_matrix() -> None:
    described = openapi(apps()["playtest"])["paths"]
    calls = {
        f"{method.upper()} {path.removeprefix('/api/playtest/')}"
        for path, methods in described.items()
        for method in methods
    }
    assert calls == set(CALLS)


@pytest.mark.parametrize("role", ROLES)
def test_each_role_may_call_exactly_what_it_needs(people: People, role: str) -> None:
    for call, (path, body) in CALLS.items():
        reply = people.browsers[role].call(call.partition(" ")[0], f"/api/playtest/{path}", body)
        if role == "admin" or (role == "tester" and call in OF_TESTERS):
            assert reply.status == 200, (call, reply.body)
        else:
            expected = REFUSALS.get(role, (403, "not-permitted"))
            assert (reply.status, reply.code) == expected, call
            assert b"Placeholder" not in reply.body


def test_a_role_is_known_to_the_account_at_once(people: People) -> None:
    shown = {}
    for role in ROLES[1:]:
        account = people.in_app(role, people.accounts.app).call("GET", "/api/account").json
        shown[role] = (account["isPlaytester"], account["isAdmin"])
    assert shown == {
        "user": (False, False),
        "revoked": (False, False),
        "tester": (True, False),
        "admin": (True, True),
    }


CONTENT = {"name": "Test deck", "description": "About the set", "cards": {VAMPIRE: 2, "200001": 1}}


@pytest.fixture
def decks(people: People) -> DeckHarness:
    return DeckHarness(people.accounts, card_facts=all_cards)


def builder(people: People, decks: DeckHarness, role: str) -> Builder:
    return Builder(people.in_app(role, decks.app))


@pytest.mark.parametrize("role", ROLES)
def test_decks_with_playtest_cards_are_shown_to_playtesters_only(
    people: People, decks: DeckHarness, role: str
) -> None:
    of_tester = builder(people, decks, "tester")
    owned, anonymous = of_tester.make(**CONTENT), of_tester.make(**CONTENT, anonymous=True)
    viewer = builder(people, decks, role)
    shown = [viewer.see(deck) for deck in (owned, anonymous)]
    if role != "visitor":
        shown += viewer.browser.call("POST", "/api/decks/batch", {"ids": [owned, anonymous]}).json["decks"]
    for deck in shown:
        if role in {"tester", "admin"}:
            assert deck["cards"] == CONTENT["cards"]
            assert not deck.get("withheld")
        else:
            assert (deck["withheld"], deck["cards"], deck["description"]) == (True, {}, "")
            assert deck["name"] == "Test deck"


def test_considered_playtest_cards_are_left_out_for_others(people: People, decks: DeckHarness) -> None:
    deck = builder(people, decks, "tester").make(cards={VAMPIRE: 0, "200001": 2})
    seen = builder(people, decks, "user").see(deck)
    assert (seen["cards"], seen["withheld"]) == ({"200001": 2}, False)


ADDING: dict[str, Callable[[Builder, str], Reply]] = {
    "new": lambda one, _: one.browser.call("POST", "/api/deck", CONTENT),
    "anonymous": lambda one, _: one.browser.call("POST", "/api/deck", {**CONTENT, "anonymous": True}),
    "cards": lambda one, deck: one.change(deck, cards={VAMPIRE: 1}),
    "replaceCards": lambda one, deck: one.change(deck, rev=1, replaceCards={VAMPIRE: 1}),
    "branch": lambda one, deck: one.browser.call(
        "POST", f"/api/deck/{deck}/branch", {"branches": [{"cards": {VAMPIRE: 1}}]}
    ),
}


@pytest.mark.parametrize("way", ADDING)
@pytest.mark.parametrize("role", ["user", "revoked", "tester", "admin"])
def test_only_playtesters_add_playtest_cards(people: People, decks: DeckHarness, role: str, way: str) -> None:
    one = builder(people, decks, role)
    reply = ADDING[way](one, one.make(cards={"200001": 1}))
    if role in {"tester", "admin"}:
        assert reply.status == 200, reply.body
    else:
        assert (reply.status, reply.json["error"]["details"][0]["problem"]) == (422, "unknown card")


def test_an_unknown_card_stays_unknown_to_playtesters(people: People, decks: DeckHarness) -> None:
    reply = builder(people, decks, "tester").browser.call("POST", "/api/deck", {"cards": {"109999": 1}})
    assert reply.code == "invalid"


@pytest.mark.parametrize(("role", "kept"), [("user", {}), ("tester", {VAMPIRE: 0})])
def test_a_copy_has_the_considered_playtest_cards_that_its_maker_sees(
    people: People, decks: DeckHarness, role: str, kept: dict[str, int]
) -> None:
    source = builder(people, decks, "admin").make(cards={VAMPIRE: 0, "200001": 2})
    one = builder(people, decks, role)
    reply = one.browser.call("POST", f"/api/deck/{one.make(cards={})}/branch", {"deckid": source})
    assert reply.status == 200, reply.body
    [copy] = reply.json["branches"]
    assert one.cards(copy["deckid"]) == {"200001": 2, **kept}


@pytest.mark.parametrize("role", ["user", "revoked"])
def test_the_deck_of_a_tester_cannot_be_copied(people: People, decks: DeckHarness, role: str) -> None:
    source = builder(people, decks, "tester").make(**CONTENT)
    one = builder(people, decks, role)
    own = one.make(cards={"200001": 1})
    reply = one.browser.call("POST", f"/api/deck/{own}/branch", {"deckid": source})
    assert (reply.status, reply.code) == (409, "playtest-deck")


def test_a_former_tester_keeps_the_own_deck_and_can_clean_it(people: People, decks: DeckHarness) -> None:
    admin = Person(people.browsers["admin"])
    admin.role("POST", "Revoked")
    one = builder(people, decks, "revoked")
    deck = one.make(**CONTENT)
    admin.role("DELETE", "Revoked")
    assert one.cards(deck) == CONTENT["cards"], "what the owner has put there"
    assert one.change(deck, cards={VAMPIRE: -1}).status == 200
    assert builder(people, decks, "visitor").see(deck)["cards"] == {"200001": 1}


@pytest.mark.parametrize("role", ["tester", "admin"])
def test_no_role_publishes_a_deck_with_playtest_cards(people: People, decks: DeckHarness, role: str) -> None:
    deck = builder(people, decks, role).make(cards={VAMPIRE: 12, "100001": 60})
    reply = people.in_app(role, PdaHarness(people.accounts).app).call("POST", f"/api/pda/{deck}")
    assert (reply.status, reply.code) == (409, "playtest-cards")
