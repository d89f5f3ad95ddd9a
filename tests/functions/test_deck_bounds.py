"""The maximum number of decks, the size of their list, and the response to too many concurrent writes."""

from __future__ import annotations

import gzip
import random
from typing import Any

import pytest
from pynamodb.exceptions import TransactWriteError
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_alone
from functions.common.errors import BusyError, LostRaceError
from functions.decks import limits
from functions.decks.items import OwnerItem
from functions.decks.repository import decks as repository
from tests.functions.deck_harness import STANISLAVA, DeckHarness
from tests.functions.harness import Harness
from tests.functions.test_conditions import cancelled

MAX_LIST_BYTES = 200 * 1024
WORDS = [
    "Stanislava",
    "Anarch",
    "Tzimisce",
    "Grinder",
    "Bleed",
    "Weenie",
    "Praxis",
    "Malgorzata",
    "Vote",
    "AAA",
]
CLANS = ["Tremere", "Toreador antitribu", "Brujah", "Banu Haqim", "Lasombra"]
AUTHORS = ["Theo Bell", "Lucita", "Hesha Ruhadze"]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_DECKS", 3)
    monkeypatch.setattr(repository, "MAX_DECKS", 3)


@pytest.mark.usefixtures("few")
def test_the_number_of_decks_of_a_user_is_limited(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    first, second = theo.make(), theo.make()
    two = {"branches": [{"author": "", "cards": {}}] * 2}
    assert theo.browser.call("POST", f"/api/deck/{first}/branch", two).code == "too-many-decks"
    assert theo.group(first) is None, "all of them or none"
    theo.add_revisions(first)
    for path, sent_body in (("/api/deck", {}), (f"/api/deck/{second}/branch", {"deckid": second})):
        reply = theo.browser.call("POST", path, sent_body)
        assert (reply.status, reply.code) == (409, "too-many-decks")
    theo.make(anonymous=True)
    assert len(theo.listed()) == 3
    assert theo.remove(second).status == 200
    theo.make()
    assert theo.remove(first).status == 200
    theo.make()
    theo.make()
    assert theo.browser.call("POST", "/api/deck", {}).code == "too-many-decks"


def test_the_count_is_that_of_the_decks(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    one, two = theo.make(), theo.make()
    added = theo.add_revisions(one, {}, {}, {})
    theo.remove_revision(added[0])
    theo.remove(two)
    session = decks.ports.sessions.find(theo.browser.cookies["session"])
    assert session is not None
    assert OwnerItem.get(f"USER#{session.user}", "PROFILE").decks == len(theo.listed()) == 3


@pytest.mark.slow
def test_a_list_of_a_thousand_decks_is_complete_and_small(harness: Harness) -> None:
    """Typical names, tags and groups."""
    ids: list[str] = []
    decks = DeckHarness(harness)
    harness.clock.run()
    theo = decks.builder()
    chance = random.Random(7)  # noqa: S311 (names are no secrets)
    for number in range(500):
        name = f"{chance.choice(WORDS)} {chance.choice(WORDS)} {number} {chance.choice(CLANS)}"
        tags = chance.sample(["stealth", "vote", "bleed", "combat", "rush", "tournament"], 3)
        deck = theo.make(name=name, author=chance.choice(AUTHORS), tags=tags, cards=STANISLAVA)
        ids.append(deck)
        if number % 5 == 0:
            ids += theo.add_revisions(deck, {"cards": STANISLAVA}, {}, {"tags": tags}, {}, {})
    with_gzip = theo.browser.call("GET", "/api/decks", accept_encoding="gzip")
    assert with_gzip.headers["content-encoding"] == "gzip"
    assert len(with_gzip.body) <= MAX_LIST_BYTES
    plain = theo.browser.call("GET", "/api/decks")
    assert gzip.decompress(with_gzip.body) == plain.body
    assert len(ids) == 1000
    assert sorted(deck["deckid"] for deck in plain.json["decks"]) == sorted(ids)
    assert len(plain.json["families"]) == 100


def test_a_small_response_is_not_compressed(harness: Harness) -> None:
    theo = DeckHarness(harness).builder()
    assert "content-encoding" not in theo.browser.call("GET", "/api/decks", accept_encoding="gzip").headers


CALLS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", "/api/deck", {}),
    ("PUT", "/api/deck/{branch}", {"name": "New"}),
    ("DELETE", "/api/deck/{single}", None),
    ("POST", "/api/deck/{branch}/branch", {"deckid": "{branch}"}),
    ("DELETE", "/api/deck/{branch}/branch", None),
]


@pytest.mark.parametrize(("method", "path", "sent_body"), CALLS)
def test_transactions_that_keep_conflicting_are_to_be_retried(
    harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
    path: str,
    sent_body: dict[str, Any] | None,
) -> None:
    theo = DeckHarness(harness).builder()
    single, deck = theo.make(), theo.make()
    ids = {"single": single, "branch": theo.add_revisions(deck)[0]}
    before = theo.listed()
    tries: list[TransactWrite] = []

    def conflict(transaction: TransactWrite) -> Any:
        tries.append(transaction)
        raise cancelled("TransactionConflict", "None")

    sent = {name: text.format(**ids) for name, text in sent_body.items()} if sent_body is not None else None
    with monkeypatch.context() as patch:
        patch.setattr(TransactWrite, "_commit", conflict)
        patch.setattr("functions.common.conditions.time.sleep", lambda _seconds: None)
        reply = theo.browser.call(method, path.format(**ids), sent)
    assert (reply.status, reply.code) == (503, "busy")
    assert reply.headers["retry-after"] == "1"
    assert len(tries) == 5
    assert theo.listed() == before


def test_a_single_write_that_meets_transactions_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("functions.common.conditions.time.sleep", lambda _seconds: None)
    outcomes = ["TransactionConflictException"] * 4

    def write() -> None:
        if outcomes:
            raise refused(outcomes.pop())

    write_alone(write)
    assert outcomes == []
    outcomes += ["TransactionConflictException"] * 9
    with pytest.raises(BusyError):
        write_alone(write)
    assert len(outcomes) == 4
    outcomes[:] = ["ConditionalCheckFailedException"]
    with pytest.raises(LostRaceError):
        write_alone(write)
    outcomes[:] = ["ValidationException"]
    with pytest.raises(TransactWriteError):
        write_alone(write)


def refused(code: str) -> TransactWriteError:
    """An error of the database with this code."""
    error = cancelled()
    cause: Any = error.cause
    cause.response["Error"]["Code"] = code
    return error
