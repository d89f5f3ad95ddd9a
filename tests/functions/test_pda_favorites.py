"""Favourites: one item for each, and a count that always equals their number."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from functions.common.deck_items import user_key
from functions.common.errors import SignedOutError
from functions.common.favorites import FavoriteItem, favorite_key, withdraw
from functions.pda.services import favorites
from tests.functions.harness import Harness
from tests.functions.pda_harness import PdaHarness, Player, stored


@pytest.fixture
def pda(harness: Harness) -> PdaHarness:
    return PdaHarness(harness)


def marked(reply_json: dict[str, object]) -> tuple[object, object]:
    return reply_json["isFavorited"], reply_json["favoritedBy"]


def test_adding_and_removing_a_favorite_are_idempotent(each_harness: Harness) -> None:
    pda = PdaHarness(each_harness)
    theo, lucinde = pda.player(), pda.player("Lucinde")
    _, child = theo.published()
    assert marked(lucinde.favor(child).json) == (True, 1)
    assert marked(lucinde.favor(child).json) == (True, 1)
    assert marked(theo.favor(child).json) == (True, 2)
    assert marked(lucinde.see(child)) == (True, 2)
    assert marked(pda.stranger().see(child)) == (False, 2)
    assert lucinde.mine()["favorites"] == [child]
    assert marked(lucinde.withdraw(child).json) == (False, 1)
    assert marked(lucinde.withdraw(child).json) == (False, 1)
    assert marked(theo.withdraw(child).json) == (False, 0)
    assert marked(theo.withdraw(child).json) == (False, 0)
    assert lucinde.mine()["favorites"] == []


def test_a_favorite_makes_the_publisher_read_the_deck_again(pda: PdaHarness, harness: Harness) -> None:
    theo = pda.player()
    _, child = theo.published()
    harness.clock.forward(hours=13)
    theo.favor(child)
    assert stored(child).gsi3sk == f"2026-11-21T01:00:00Z#{child}"
    harness.clock.forward(hours=1)
    theo.withdraw(child)
    assert stored(child).gsi3sk == f"2026-11-21T02:00:00Z#{child}"


def test_signed_out_there_are_none(pda: PdaHarness) -> None:
    _, child = pda.player().published()
    stranger = pda.stranger()
    assert [call(child).code for call in (stranger.favor, stranger.withdraw)] == ["signed-out"] * 2


def test_a_favorite_that_is_no_longer_public_can_be_removed(pda: PdaHarness) -> None:
    theo, lucinde = pda.player(), pda.player("Lucinde")
    deck, child = theo.published()
    lucinde.favor(child)
    theo.remove(child)
    assert lucinde.mine()["favorites"] == [child]
    assert marked(lucinde.withdraw(child).json) == (False, 0)
    assert lucinde.mine()["favorites"] == []
    again = theo.publish(deck).json["deckid"]
    assert marked(lucinde.see(again)) == (False, 0), "a new entry begins without favourites"


def test_a_count_that_is_too_low_does_not_keep_a_favorite(pda: PdaHarness, harness: Harness) -> None:
    theo = pda.player()
    _, child = theo.published()
    favorite = FavoriteItem(user_key("someone"), favorite_key(child))
    favorite.save()
    withdraw("someone", child, harness.clock())
    withdraw("someone", child, harness.clock())
    assert stored(child).favorites == 0
    assert list(FavoriteItem.query(user_key("someone"))) == []


def test_an_account_being_deleted_cannot_add_favorites(
    pda: PdaHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaving = pda.decks.registered("Lucinde")
    lucinde = pda.same_user(leaving)
    _, child = pda.player().published()
    session = pda.accounts.ports.sessions.find(leaving.cookies["session"])
    assert session is not None
    monkeypatch.setattr("functions.pda.services.favorites.storage.is_favorite", lambda _user, _deck: False)
    assert leaving.call("DELETE", "/api/account", {"password": "correct horse"}).status == 200
    with pytest.raises(SignedOutError):
        favorites.add(pda.app.state.ports, session.user, child)
    assert list(FavoriteItem.query(user_key(session.user))) == []
    assert lucinde.favor(child).code == "signed-out"


@pytest.mark.slow
@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["favor", "withdraw"])), max_size=12))
@settings(
    max_examples=15,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_the_count_is_the_number_of_users_who_have_it(
    players: list[Player], steps: list[tuple[int, str]]
) -> None:
    _, child = players[0].published()
    having = set[int]()
    for number, step in steps:
        assert getattr(players[number], step)(child).status == 200
        having = having | {number} if step == "favor" else having - {number}
        assert players[number].see(child)["favoritedBy"] == len(having)
    assert {n for n, player in enumerate(players) if child in player.mine()["favorites"]} == having


@pytest.fixture
def players(pda: PdaHarness) -> list[Player]:
    pda.accounts.clock.run()
    return [pda.player(name) for name in ("Theo Bell", "Lucinde", "Anson")]
