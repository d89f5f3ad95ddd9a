"""Five thousand of the largest decks: exported in pages that fit into a response, deleted step by step.

The database is a fake that stores only keys and returns the same content for every deck: the tests check how
the service reads, page by page, and its limits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import orjson
import pytest

from functions.account import repository, user_items
from functions.account.account import Account
from functions.account.factory import create_app
from functions.account.plain_items import plain
from functions.account.services import deletion, own_data
from functions.common.capacity import READS, units_of
from functions.common.errors import ThrottledError
from functions.common.tables import MainItem
from functions.decks import limits
from infra.local.api import MAX_BYTES
from tests.functions.calls import Browser
from tests.functions.harness import Harness
from tests.functions.test_deletion import user_of

DECKS = 5000
MAX_BATCH_BYTES = 16 * 1024 * 1024
"""Bytes of a response of the database; more must be requested again."""

Item = dict[str, dict[str, Any]]


def largest_deck() -> Item:
    """A deck at all limits, as stored."""
    cards = [str(100001 + number) for number in range(limits.MAX_CARDS)]
    return {
        "sk": {"S": "META"},
        "name": {"S": "🦇" * limits.MAX_NAME_LENGTH},
        "author": {"S": "🦇" * limits.MAX_AUTHOR_LENGTH},
        "description": {"S": "🦇" * (limits.MAX_DESCRIPTION_BYTES // 4)},
        "tags": {"L": [{"S": "🦇" * limits.MAX_TAG_LENGTH}] * limits.MAX_TAGS},
        "cards": {"M": {card: {"N": "999"} for card in cards}},
        "markers": {"M": {card: {"S": "flexible"} for card in cards}},
    }


@dataclass
class Decks:
    """The part of the database client that exports and deletions use, for the decks of one user."""

    user: str
    keys: list[str] = field(default_factory=lambda: [f"DECK#D{number:08}" for number in range(DECKS)])
    content: Item = field(default_factory=largest_deck)
    size: int = 0
    given: int = 0
    """Whole decks that have been read."""

    def __post_init__(self) -> None:
        self.size = len(orjson.dumps(self.content))
        self.existing = dict.fromkeys(self.keys)

    def query(self, **body: Any) -> dict[str, Any]:
        values, found = body["ExpressionAttributeValues"], list[Item]()
        if body.get("IndexName") == "gsi1":
            start = body.get("ExclusiveStartKey", {}).get("pk", values.get(":after", {"S": ""}))["S"]
            found = [self._row(key) for key in self.existing if key > start][: body["Limit"]]
        elif values[":key"]["S"] in self.existing:
            found = [self._row(values[":key"]["S"])]
        more = len(found) == body["Limit"]
        return {"Items": found, **({"LastEvaluatedKey": found[-1]} if more else {})}

    def batch_get_item(self, RequestItems: dict[str, Any]) -> dict[str, Any]:  # noqa: N803 (its name in the client)
        [(table, asked)] = RequestItems.items()
        assert len(asked["Keys"]) <= 100, "the database takes no more keys"
        fit = MAX_BATCH_BYTES // self.size
        given, left = asked["Keys"][:fit], asked["Keys"][fit:]
        items = [
            {**self.content, **self._row(key["pk"]["S"])} for key in given if key["pk"]["S"] in self.existing
        ]
        self.given += len(items)
        unprocessed = {table: {**asked, "Keys": left}} if left else {}
        return {"Responses": {table: items}, "UnprocessedKeys": unprocessed}

    def remove(self, item: MainItem) -> None:
        self.existing.pop(item.pk, None)

    def _row(self, key: str) -> Item:
        name = {"S": key}
        return {"pk": name, "sk": {"S": "META"}, "gsi1pk": {"S": f"USER#{self.user}"}, "gsi1sk": name}


class Batch:
    """Deletes immediately, unlike a real batch."""

    def __init__(self, decks: Decks) -> None:
        self._decks = decks

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        return

    def delete(self, item: MainItem) -> None:
        self._decks.remove(item)


@pytest.fixture
def browser(harness: Harness) -> Browser:
    browser = harness.browser()
    browser.register()
    return browser


@pytest.fixture
def user(harness: Harness, browser: Browser) -> str:
    return user_of(harness, browser)


@pytest.fixture
def decks(user: str, monkeypatch: pytest.MonkeyPatch) -> Decks:
    decks_of_user = Decks(user)
    whole = plain(decks_of_user.content)

    def cheap(item: Item) -> user_items.Row:
        """Convert the content to plain values once, because it is the same for all decks."""
        keys = {
            name: value for name, value in item.items() if name not in decks_of_user.content or name == "sk"
        }
        return {**whole, **plain(keys)} if "cards" in item else plain(item)

    monkeypatch.setattr(user_items, "plain", cheap)
    monkeypatch.setattr(user_items, "_table", lambda: ("main", decks_of_user))
    monkeypatch.setattr(MainItem, "batch_write", lambda: Batch(decks_of_user))
    return decks_of_user


def patient_export(harness: Harness, account: Account, after: str) -> own_data.Page:
    """Request a page like the site: again after the seconds of Retry-After."""
    while True:
        try:
            return own_data.export(harness.ports, account, after)
        except ThrottledError as refused:
            harness.clock.forward(seconds=refused.retry_after)


@pytest.mark.slow
def test_an_export_has_pages_that_fit_into_a_response(harness: Harness, decks: Decks, user: str) -> None:
    account, after, seen, pages = repository.find(user), "", list[str](), 0
    assert account is not None
    while True:
        page = patient_export(harness, account, after)
        assert len(orjson.dumps(page.decks)) + len(orjson.dumps(page.other)) < MAX_BYTES
        seen += [deck["id"] for deck in page.decks]
        pages += 1
        if page.next is None:
            break
        after = page.next
    assert seen == [key.removeprefix("DECK#") for key in decks.keys]
    assert 1 < pages < DECKS / 10


def test_exports_are_limited_by_what_they_read(harness: Harness, decks: Decks, browser: Browser) -> None:
    harness.clock.forward(minutes=1)
    elsewhere = Browser(create_app(harness.settings, harness.ports), cookies=browser.cookies)
    assert [browser.call("GET", "/api/account/export").status for _ in range(3)] == [200, 429, 429]
    read = decks.given
    for process in (browser, elsewhere):
        refused = process.call("GET", "/api/account/export")
        assert (refused.code, refused.headers["retry-after"]) == ("throttled", "1")
    assert elsewhere.call("GET", "/api/account/deletion").status == 429
    assert decks.given == read, "nothing is read for who is refused"
    for _ in range(57):
        harness.clock.forward(seconds=1)
        browser.call("GET", "/api/account/export")
    units = decks.given * units_of(len(orjson.dumps(plain(decks.content))))
    assert READS.per_minute - own_data.PAGE_UNITS < units < READS.per_minute * 1.5


def test_a_small_account_can_be_exported_repeatedly(harness: Harness, browser: Browser) -> None:
    exports = [browser.call("GET", f"/api/account/export?after={page}") for page in ["", "other/"] * 10]
    assert {reply.status for reply in exports} == {200}


def test_a_large_deletion_continues_step_by_step_and_reports_its_progress(
    harness: Harness, decks: Decks, user: str
) -> None:
    account = repository.find(user)
    assert account is not None
    repository.mark_deleting(account, harness.clock())
    steps = list[deletion.Step]()
    while not steps or not steps[-1].done:
        steps.append(deletion.go_on(harness.ports, account, 0.02))
    assert sum(step.removed for step in steps) == DECKS
    assert len(steps) > 1
    assert decks.existing == {}
    assert repository.find(user) is None
