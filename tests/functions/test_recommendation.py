"""Card ideas: suggested cards, reasons, and the evidence of similar winning decks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from card_pipeline.facts.cards import is_playtest

from functions.recommendation.service import MAX_CRYPT_IDEAS, MAX_LIBRARY_IDEAS, PER_ADDRESS
from tests.functions.harness import Harness
from tests.functions.ideas_harness import (
    NOSFERATU,
    OBFUSCATE,
    IdeasHarness,
    model_of_products,
    model_of_winners,
    with_banned,
)
from tests.pipeline.training_data import card, facts

DECK = NOSFERATU | OBFUSCATE


@pytest.fixture
def ideas(harness: Harness) -> IdeasHarness:
    return IdeasHarness(harness, model_of_winners())


def idea(response: Any, name: str) -> Any:
    found = [one for one in [*response["crypt"], *response["library"]] if one["card"] == card(name)]
    assert found, f"{name} is no idea"
    return found[0]


def test_a_card_of_peers_comes_with_its_percentage_and_copies(ideas: IdeasHarness) -> None:
    response = ideas.ask(DECK).json
    assert idea(response, "Carlton Van Wyk") == {
        "card": card("Carlton Van Wyk"),
        "copies": 1,
        "playing": 20,
        "reason": {
            "kind": "peers",
            "clan": "Nosferatu",
            "discipline": "obf",
            "percent": 67,
            "decks": 30,
            "beside": [],
        },
    }
    assert idea(response, "Villein")["copies"] == 3, "two, three and four are equally common"
    assert (response["staples"], response["learntFrom"], response["unknown"]) == (False, "winners", [])


def test_ideas_are_new_to_the_deck_and_legal(ideas: IdeasHarness) -> None:
    response = ideas.ask(DECK).json
    cards = [one["card"] for part in ("crypt", "library") for one in response[part]]
    assert len(response["crypt"]) == MAX_CRYPT_IDEAS
    assert len(response["library"]) == MAX_LIBRARY_IDEAS
    assert len(set(cards)) == len(cards)
    assert not {card(name) for name in DECK} & set(cards)
    assert not any(is_playtest(one) for one in cards)
    assert not any((facts().crypt.get(one) or facts().library[one]).banned for one in cards)
    groups = {facts().crypt[one["card"]].group for one in response["crypt"]} - {None}
    assert {facts().crypt[card(name)].group for name in NOSFERATU} == {4}
    assert groups == {3, 4, 5}


def test_a_banned_card_is_no_idea(harness: Harness) -> None:
    response = IdeasHarness(harness, model_of_winners(), with_banned("Carlton Van Wyk")).ask(DECK).json
    assert card("Carlton Van Wyk") not in [one["card"] for one in response["library"]]


def test_vampires_of_the_clan_come_first(ideas: IdeasHarness) -> None:
    response = ideas.ask({**NOSFERATU, "Lost in Crowds": 4}).json
    first = [facts().crypt[one["card"]] for one in response["crypt"][:5]]
    assert sum(vampire.clan == "Nosferatu" for vampire in first) >= 4


def test_cards_that_the_crypt_cannot_play_come_late(ideas: IdeasHarness) -> None:
    for one in ideas.ask(NOSFERATU).json["library"][:20]:
        needs = facts().library[one["card"]].disciplines
        assert not needs or {"ani", "obf", "pot", "dom", "for", "cel"} & set(needs), one


def test_a_card_that_fits_by_the_rules_names_what_it_shares_with_the_crypt(ideas: IdeasHarness) -> None:
    fitting = [one for one in ideas.ask(NOSFERATU).json["crypt"] if one["reason"]["kind"] == "fits"]
    assert fitting
    for one in fitting:
        vampire, reason = facts().crypt[one["card"]], one["reason"]
        assert reason["clan"] == ("Nosferatu" if vampire.clan == "Nosferatu" else None)
        assert reason["discipline"] in {"obf", "pot", "ani", "pro", None} & {*vampire.disciplines, None}


def test_an_empty_deck_gets_staples(ideas: IdeasHarness) -> None:
    response = ideas.ask({}).json
    assert response["staples"] is True
    assert {card("Dreams of the Sphinx"), card("Villein")} <= {one["card"] for one in response["library"]}
    assert idea(response, "Dreams of the Sphinx")["reason"] == {
        "kind": "staple",
        "clan": None,
        "discipline": None,
        "percent": 100,
        "decks": 30,
        "beside": [],
    }
    for one in response["library"]:
        assert not facts().library[one["card"]].disciplines
    assert (response["evidence"]["decks"], response["evidence"]["cards"]) == (0, [])


def test_side_lists_are_not_the_deck(ideas: IdeasHarness) -> None:
    """Cards without copies are ignored, and may be suggested."""
    response = ideas.ask({**NOSFERATU, "Villein": 0}).json
    assert idea(response, "Villein")["copies"] == 3
    assert ideas.ask(dict.fromkeys(DECK, 0)).json["staples"] is True


def test_unknown_cards_are_ignored_and_listed(ideas: IdeasHarness) -> None:
    sent = {str(card(name)): copies for name, copies in DECK.items()}
    response = ideas.ask_ids({**sent, "999999": 2, "7": 1}).json
    assert response["unknown"] == ["7", "999999"]
    assert response["library"] == ideas.ask_ids(sent).json["library"]


def test_similar_decks_show_how_the_deck_differs(ideas: IdeasHarness) -> None:
    deck = {**DECK, "Villein": 7, "Fame": 1, "Govern the Unaligned": 4, "Lost in Crowds": 1}
    shown = ideas.ask(deck).json["evidence"]
    assert shown["decks"] == 30
    by_card = {one["card"]: one for one in shown["cards"]}
    assert list(by_card) == sorted(by_card)
    assert by_card[card("Villein")] == {
        "card": card("Villein"),
        "playing": 20,
        "copies": [2, 3, 4],
        "mark": "more",
    }
    assert by_card[card("Lost in Crowds")]["mark"] == "fewer"
    assert by_card[card("Govern the Unaligned")] == {
        "card": card("Govern the Unaligned"),
        "playing": 0,
        "copies": [],
        "mark": "rare",
    }
    assert by_card[card("Beetleman")]["mark"] is None


def test_a_deck_without_similar_ones_gets_no_evidence(ideas: IdeasHarness) -> None:
    shown = ideas.ask({"Abebe": 4, "Little Mountain Cemetery": 10}).json["evidence"]
    assert (shown["decks"], shown["cards"]) == (0, [])


def test_a_model_of_products_only_gives_no_percentages(harness: Harness) -> None:
    response = IdeasHarness(harness, model_of_products()).ask(DECK).json
    assert response["learntFrom"] == "products"
    assert response["library"]
    for one in [*response["crypt"], *response["library"]]:
        assert one["copies"] is None
        assert one["reason"]["kind"] in ("beside", "fits")
        assert one["reason"]["percent"] is None
    assert response["evidence"] == {"decks": 0, "cards": []}
    empty = IdeasHarness(harness, model_of_products()).ask({}).json
    assert {one["reason"]["percent"] for one in [*empty["crypt"], *empty["library"]]} == {None}


def test_unreadable_data_are_reported(harness: Harness) -> None:
    reply = IdeasHarness(harness, None).ask(DECK)
    assert (reply.status, reply.code) == (503, "nothing-learnt")


@pytest.mark.parametrize(
    ("cards", "field"),
    [
        ({"Govern": 1}, "cards.Govern"),
        ({"000100588": 1}, "cards.000100588"),
        ({"100588": -1}, "cards.100588"),
        ({"100588": 1000}, "cards.100588"),
        ({"100588": "2"}, "cards.100588"),
        ({str(100000 + number): 1 for number in range(1001)}, "cards"),
    ],
)
def test_invalid_decks_are_refused(ideas: IdeasHarness, cards: Any, field: str) -> None:
    reply = ideas.ask_ids(cards)
    assert (reply.status, reply.code) == (422, "invalid")
    assert reply.json["error"]["details"][0]["field"] == field


def test_ideas_are_throttled_by_address(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("functions.recommendation.service.PER_ADDRESS", replace(PER_ADDRESS, limit=2))
    ideas = IdeasHarness(harness, model_of_winners())
    assert [ideas.ask(DECK).status for _ in range(3)] == [200, 200, 429]
    harness.clock.forward(hours=1)
    assert ideas.ask(DECK).status == 200
