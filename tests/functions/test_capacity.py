"""No caller exhausts the shared capacity of the table: calls are charged by their cost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from botocore.client import BaseClient

from functions.common.capacity import READS, WRITES, Capacity, Payer, units_of
from functions.common.errors import ThrottledError
from functions.common.networks import NETWORK_SHARE, network_of
from functions.common.throttle import Throttle
from functions.decks.deck import Deck
from functions.decks.limits import MAX_DESCRIPTION_BYTES
from functions.decks.repository import decks as repository
from functions.decks.services import anonymous_decks, reading
from tests.functions.calls import Browser
from tests.functions.deck_harness import STANISLAVA, Builder, DeckHarness
from tests.functions.harness import FakeClock, Harness

LARGE: dict[str, Any] = {
    "description": "x" * MAX_DESCRIPTION_BYTES,
    "cards": {str(200001 + number): 4 for number in range(1000)},
}
"""28 KB, which are eight units."""
BAT = "🦇"
KEY = "one-key-for-one-deck"


@pytest.fixture
def decks(harness: Harness) -> DeckHarness:
    return DeckHarness(harness)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts requests to the database."""
    counted: Counter[str] = Counter()
    call = BaseClient._make_api_call

    def count(client: BaseClient, operation: str, arguments: dict[str, Any]) -> Any:
        counted[operation] += 1
        if "THR#" in str(arguments.get("Key", "")):
            counted["throttle"] += 1
        if "DECK#" in str(arguments) or "gsi1" in str(arguments):
            counted["decks"] += 1
        return call(client, operation, arguments)

    monkeypatch.setattr(BaseClient, "_make_api_call", count)
    return counted


def edits(theo: Builder, deck: str, number: int) -> list[int]:
    return [theo.change(deck, cards={"200001": copies % 9 + 1}).status for copies in range(number)]


def test_an_account_makes_20_edits_a_second(decks: DeckHarness) -> None:
    theo = decks.builder()
    deck = theo.make(cards=STANISLAVA)
    decks.accounts.clock.forward(minutes=1)
    assert edits(theo, deck, 30) == [200] * 20 + [429] * 10
    refused = theo.change(deck, cards={"200001": 1})
    assert (refused.code, refused.headers["retry-after"]) == ("throttled", "1")
    other = decks.builder("Other")
    assert other.change(other.make(), name="Votes").status == 200
    decks.accounts.clock.forward(seconds=1)
    assert edits(theo, deck, 21) == [200] * 20 + [429]


@pytest.mark.slow
def test_an_account_makes_600_edits_a_minute(decks: DeckHarness) -> None:
    theo = decks.builder()
    deck = theo.make(cards=STANISLAVA)
    decks.accounts.clock.forward(minutes=1)
    statuses = []
    for _ in range(40):
        statuses += edits(theo, deck, 20)
        decks.accounts.clock.forward(seconds=1)
    assert Counter(statuses) == {200: 600, 429: 200}
    assert theo.change(deck, name="Votes").headers["retry-after"] == "20"
    decks.accounts.clock.forward(seconds=20)
    assert theo.change(deck, name="Votes").status == 200


def test_an_edit_of_a_large_deck_is_charged_by_its_size(decks: DeckHarness) -> None:
    theo = decks.builder()
    deck = theo.make(**LARGE)
    decks.accounts.clock.forward(seconds=1)
    assert edits(theo, deck, 5) == [200] * 3 + [429] * 2


def test_counting_edits_is_cheap(decks: DeckHarness, calls: Counter[str]) -> None:
    theo = decks.builder()
    deck = theo.make(cards=STANISLAVA)
    decks.accounts.clock.forward(minutes=1)
    calls.clear()
    assert edits(theo, deck, 20) == [200] * 20
    assert calls["throttle"] <= 8
    calls.clear()
    assert set(edits(theo, deck, 1)) == {429}
    assert set(edits(theo, deck, 10)) == {429}
    assert calls["throttle"] == 1, "who has been refused is refused from memory"


def test_all_processes_count_together(harness: Harness) -> None:
    processes = [DeckHarness(harness) for _ in range(2)]
    theo = processes[0].builder()
    deck = theo.make(cards=STANISLAVA)
    harness.clock.forward(minutes=1)
    both = [Builder(Browser(process.app, cookies=theo.browser.cookies)) for process in processes]
    statuses = [both[number % 2].change(deck, name=f"Votes {number}").status for number in range(30)]
    assert Counter(statuses) == {200: 20, 429: 10}


@pytest.mark.parametrize("method", ["POST /branch", "DELETE", "DELETE /branch"])
def test_other_writes_are_counted_with_the_edits(decks: DeckHarness, method: str) -> None:
    theo = decks.builder()
    deck = theo.make(cards=STANISLAVA)
    theo.add_revisions(deck)
    decks.accounts.clock.forward(minutes=1)
    edits(theo, deck, 20)
    verb, _, path = method.partition(" ")
    body: Any = {"branches": [{"cards": {}}]} if verb == "POST" else None
    assert theo.browser.call(verb, f"/api/deck/{deck}{path}", body).status == 429
    assert theo.browser.call("POST", "/api/deck", {}).status == 429
    assert theo.browser.call("POST", "/api/deck", {"anonymous": True}).status == 429


@pytest.mark.slow
def test_a_replay_is_throttled_before_it_writes(decks: DeckHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = decks.stranger()
    renewed: list[str] = []
    renew = repository.renew_repair

    def renewing(deck: Deck, secret: str) -> None:
        renewed.append(deck.id)
        renew(deck, secret)

    monkeypatch.setattr(repository, "renew_repair", renewing)
    statuses = []
    for _ in range(200):
        body: dict[str, Any] = {**LARGE, "anonymous": True}
        statuses.append(stranger.browser.call("POST", "/api/deck", body, idempotency_key=KEY).status)
    assert Counter(statuses) == {200: 3, 429: 197}, "24 units in a second"
    assert len(renewed) == 2
    for _ in range(200):
        decks.accounts.clock.forward(seconds=1)
        body = {"name": "One", "anonymous": True}
        statuses.append(
            stranger.browser.call("POST", "/api/deck", body, idempotency_key=f"{KEY}/{len(statuses)}").status
        )
    assert Counter(statuses)[200] == anonymous_decks.PER_ADDRESS.limit


def test_reading_is_limited_by_its_cost(decks: DeckHarness) -> None:
    theo, stranger = decks.builder(), decks.stranger()
    large, small = theo.make(**LARGE), theo.make(cards=STANISLAVA)
    decks.accounts.clock.forward(seconds=1)
    statuses = [stranger.browser.call("GET", f"/api/deck/{large}").status for _ in range(80)]
    assert statuses == sorted(statuses)
    units = 8 * Counter(statuses)[200]
    assert READS.per_second <= units < READS.per_second + 3 * 8, "what begins below the limit may end above"
    refused = stranger.browser.call("GET", f"/api/deck/{small}")
    assert (refused.code, refused.headers["retry-after"]) == ("throttled", "1")
    assert theo.browser.call("GET", f"/api/deck/{large}").status == 200, "its own budget"
    decks.accounts.clock.forward(seconds=1)
    assert stranger.browser.call("GET", f"/api/deck/{small}").status == 200


@pytest.mark.slow
def test_a_batch_is_counted_by_its_decks(decks: DeckHarness, calls: Counter[str]) -> None:
    decks.accounts.clock.run()
    theo = decks.builder()
    ids = [theo.make(**LARGE) for _ in range(60)]
    decks.accounts.clock.step *= 0
    decks.accounts.clock.forward(minutes=1)
    calls.clear()
    body = {"ids": ids}
    first = theo.browser.call("POST", "/api/decks/batch", body)
    assert len(first.json["decks"]) + len(first.json["left"]) == 60
    assert calls["decks"] <= 1_000_000 / (reading.READ_AT_ONCE * 28_000) + 2, "no more than it gives"
    statuses = [theo.browser.call("POST", "/api/decks/batch", body).status for _ in range(4)]
    assert statuses[-2:] == [429, 429]
    calls.clear()
    for process in (decks, DeckHarness(decks.accounts)):
        browser = Browser(process.app, cookies=theo.browser.cookies)
        assert browser.call("POST", "/api/decks/batch", body).status == 429
        assert browser.call("GET", "/api/decks").status == 429
        assert browser.call("GET", f"/api/deck/{ids[0]}").status == 429
    assert calls["decks"] == 0, "nothing is read for who is refused, in any process"


@pytest.mark.parametrize(
    ("description", "status"),
    [
        ("x" * MAX_DESCRIPTION_BYTES, 200),
        (BAT * (MAX_DESCRIPTION_BYTES // 4), 200),
        ("x" * (MAX_DESCRIPTION_BYTES + 1), 422),
        (BAT * (MAX_DESCRIPTION_BYTES // 4) + "x", 422),
    ],
)
def test_a_description_is_bounded_in_bytes(decks: DeckHarness, description: str, status: int) -> None:
    theo = decks.builder()
    deck = theo.make()
    revision = {"branches": [{"cards": {}, "description": description}]}
    replies = [
        theo.browser.call("POST", "/api/deck", {"description": description}),
        theo.change(deck, description=description),
        theo.browser.call("POST", f"/api/deck/{deck}/branch", revision),
    ]
    assert [reply.status for reply in replies] == [status] * 3
    if status == 422:
        fields = [reply.json["error"]["details"][0]["field"] for reply in replies]
        assert [field.rpartition(".")[2] for field in fields] == ["description"] * 3


def test_the_same_key_with_another_body(decks: DeckHarness) -> None:
    theo, stranger = decks.builder(), decks.stranger()

    def make(who: Builder, **body: Any) -> Any:
        return who.browser.call("POST", "/api/deck", body, idempotency_key=KEY)

    first = make(theo, name="One", cards=STANISLAVA)
    assert make(theo, cards=dict(reversed(STANISLAVA.items())), name="One").json == first.json
    made = make(stranger, name="One", anonymous=True)
    for refused in (make(theo, name="Two"), make(stranger, name="Two", anonymous=True)):
        assert (refused.status, refused.code) == (422, "invalid")
        assert [detail["field"] for detail in refused.json["error"]["details"]] == ["Idempotency-Key"]
    assert make(stranger, name="One", anonymous=True).json["deckid"] == made.json["deckid"]
    deck = first.json["deckid"]
    for name, status in (("a", 200), ("a", 200), ("b", 422)):
        body = {"branches": [{"cards": {}, "branchName": name}]}
        reply = theo.browser.call("POST", f"/api/deck/{deck}/branch", body, idempotency_key=KEY)
        assert reply.status == status
    assert len((theo.group(deck) or {})["members"]) == 2


def test_a_key_known_to_another_user_gives_no_access(decks: DeckHarness) -> None:
    body = {"name": "One", "anonymous": True}
    maker = decks.stranger()
    thief = Builder(Browser(decks.app, "198.51.100.9"))
    deck = maker.browser.call("POST", "/api/deck", body, idempotency_key=KEY).json["deckid"]
    other = thief.browser.call("POST", "/api/deck", body, idempotency_key=KEY)
    assert (other.status, other.json["deckid"] != deck) == (200, True)
    assert thief.change(deck, name="Mine").status == 401


def test_an_ipv6_network_counts_as_a_whole(table: object) -> None:
    capacity = Capacity(Throttle(FakeClock()))
    refused = 0
    for number in range(200):
        try:
            capacity.spend(WRITES, 1, Payer(address=f"2001:db8:7:{number:x}::/64"))
        except ThrottledError:
            refused += 1
    assert refused == 200 - NETWORK_SHARE * WRITES.per_second
    capacity.spend(WRITES, 1, Payer(address="2001:db8:8:1::/64"))


def test_the_budgets_of_callers_are_not_stored_forever(table: object) -> None:
    capacity = Capacity(Throttle(FakeClock()))
    for number in range(2100):
        capacity._portion("reads", ("user", str(number)))
    assert len(capacity._portions) == 2000


@pytest.mark.parametrize(("size", "units"), [(0, 1), (4096, 1), (4097, 2), (60_000, 15)])
def test_units(size: int, units: int) -> None:
    assert units_of(size) == units
    assert READS.per_minute > WRITES.per_minute


@pytest.mark.parametrize(
    ("address", "network"),
    [("2001:db8:7:8::/64", "2001:db8:7::/48"), ("203.0.113.7", None), ("unknown", None), ("", None)],
)
def test_networks(address: str, network: str | None) -> None:
    assert network_of(address) == network
