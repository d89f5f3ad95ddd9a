"""A database that is exhausted, full or unreachable is a 503 that says when to retry."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from botocore.client import BaseClient
from botocore.exceptions import ClientError, ReadTimeoutError
from pynamodb.exceptions import PynamoDBException

from functions.account.services import mails
from functions.common import scheduled
from functions.common.tables import connect
from tests.functions.calls import Reply
from tests.functions.deck_harness import STANISLAVA, Builder, DeckHarness
from tests.functions.harness import Harness

THROUGHPUT = ["ProvisionedThroughputExceededException", "ThrottlingException", "RequestLimitExceeded"]
OUTAGES = ["InternalServerError", "ResourceNotFoundException", "ServiceUnavailable"]


@contextmanager
def failing(code: str, *, reasons: tuple[str, ...] = ()) -> Iterator[None]:
    """Let the database answer every call with an error."""

    def fail(_client: object, operation: str, _arguments: object) -> None:
        response: Any = {"Error": {"Code": code, "Message": "no"}, "ResponseMetadata": {}}
        if reasons:
            response["CancellationReasons"] = [{"Code": reason} for reason in reasons]
        raise ClientError(response, operation)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BaseClient, "_make_api_call", fail)
        yield


def assert_busy(reply: Reply, seconds: str) -> None:
    assert (reply.status, reply.code, reply.headers["retry-after"]) == (503, "busy", seconds)
    assert reply.json["error"]["details"] == {"retryAfter": int(seconds)}


@pytest.fixture
def theo(harness: Harness) -> Builder:
    return DeckHarness(harness).builder()


CALLS: list[tuple[str, str, Any]] = [
    ("GET", "/api/decks", None),
    ("POST", "/api/decks/batch", {"ids": ["Aaaaaaaaa"]}),
    ("GET", "/api/deck/Aaaaaaaaa", None),
    ("PUT", "/api/deck/Aaaaaaaaa", {"name": "Votes"}),
    ("POST", "/api/deck", {"cards": STANISLAVA}),
    ("POST", "/api/deck", {"cards": STANISLAVA, "anonymous": True}),
]


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call[0]} {call[1]}")
@pytest.mark.parametrize(
    ("code", "seconds"), [*((code, "2") for code in THROUGHPUT), *((code, "5") for code in OUTAGES)]
)
def test_an_exhausted_database(theo: Builder, call: tuple[str, str, Any], code: str, seconds: str) -> None:
    with failing(code):
        assert_busy(theo.browser.call(*call), seconds)


@pytest.mark.parametrize("code", [*THROUGHPUT, *OUTAGES])
def test_a_scheduled_run_leaves_its_work_to_the_next(harness: Harness, code: str) -> None:
    def work() -> dict[str, Any]:
        return {"mails": mails.send_due(harness.ports)}

    with failing(code):
        assert scheduled.run("account", "jobs", work) == {}
    assert scheduled.run("account", "jobs", work) == {"mails": 0}
    with failing("ValidationException"), pytest.raises(PynamoDBException):
        scheduled.run("account", "jobs", work)


def test_a_transaction_without_capacity(harness: Harness) -> None:
    with failing("TransactionCanceledException", reasons=("None", "ThrottlingError")):
        assert_busy(harness.browser().register(), "2")


@pytest.mark.parametrize("method", ["log_in", "register"])
def test_no_database_at_its_address(harness: Harness, method: str) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    connect(replace(harness.settings, database_endpoint=f"http://127.0.0.1:{port}"))
    browser = harness.browser()
    assert_busy(browser.log_in() if method == "log_in" else browser.register(), "5")


def test_a_database_whose_table_is_still_being_created(harness: Harness) -> None:
    session = harness.browser()
    session.register()
    connect(replace(harness.settings, main_table="still-being-made"))
    assert_busy(session.call("GET", "/api/account"), "5")
    assert_busy(harness.browser().log_in(), "5")


def test_a_database_that_does_not_answer_in_time(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: object) -> None:
        raise ReadTimeoutError(endpoint_url="http://127.0.0.1")

    monkeypatch.setattr(BaseClient, "_make_api_call", late)
    assert_busy(harness.browser().log_in(), "5")


def test_a_bug_stays_a_500(harness: Harness) -> None:
    with failing("ValidationException"):
        reply = harness.browser().log_in()
    assert (reply.status, reply.code) == (500, "internal")
    assert "retry-after" not in reply.headers
