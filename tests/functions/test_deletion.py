"""Deleting an account deletes everything, regardless of interruptions."""

from __future__ import annotations

from typing import Any

import pytest
from pynamodb.expressions.update import Action

from functions.account import repository, user_items
from functions.account.services import deletion
from functions.common.sessions import session_id
from functions.common.tables import MainItem, connection
from tests.functions.calls import Browser
from tests.functions.harness import Harness
from tests.functions.test_sessions import signed_in

BODY = {"password": "correct horse"}
ENDING = ("THR#", "PLACE#")


def settle(harness: Harness) -> None:
    """Let the last clean-up pass."""
    harness.clock.forward(minutes=6)
    harness.run_jobs()


def items() -> list[dict[str, Any]]:
    """Everything in the table but throttles and known addresses, which are hashes and expire."""
    pages = connection().client.get_paginator("scan").paginate(TableName=MainItem.Meta.table_name)
    return [item for page in pages for item in page["Items"] if not item["pk"]["S"].startswith(ENDING)]


def user_of(harness: Harness, browser: Browser) -> str:
    session = harness.ports.sessions.find(browser.cookies["session"])
    assert session is not None
    return session.user


def give_decks(user: str, count: int) -> None:
    """Decks of the owner index, each with a second item under its key."""
    with MainItem.batch_write() as batch:
        for number in range(count):
            deck = f"D{number:08}"
            batch.save(MainItem(f"DECK#{deck}", "META", gsi1pk=f"USER#{user}", gsi1sk=f"DECK#{deck}"))
            if number % 100 == 0:
                batch.save(MainItem(f"DECK#{deck}", "PUB"))


def put(**item: Any) -> None:
    connection().client.put_item(TableName=MainItem.Meta.table_name, Item=item)


def test_nothing_is_left_and_the_name_is_free(each_harness: Harness) -> None:
    leaver, other = each_harness.browser(), each_harness.browser()
    leaver.register(email="theo@example.org")
    other.register("Other")
    each_harness.browser().log_in()
    give_decks(user_of(each_harness, leaver), 3)
    give_decks_of_other = user_of(each_harness, other)
    put(
        pk={"S": "DECK#Z00000001"},
        sk={"S": "META"},
        gsi1pk={"S": f"USER#{give_decks_of_other}"},
        gsi1sk={"S": "D"},
    )
    put(
        pk={"S": f"USER#{user_of(each_harness, leaver)}"}, sk={"S": "INV#01"}, q={"M": {"200001": {"N": "1"}}}
    )
    response = leaver.call("DELETE", "/api/account", BODY)
    done = {"success": True, "username": "Theo Bell", "done": True, "removed": 3}
    assert (response.status, response.json) == (200, done)
    assert leaver.cookies == {}
    settle(each_harness)
    left = {item["pk"]["S"].partition("#")[0] for item in items()}
    assert len(items()) == 4, "profile, name, session and deck of the other"
    assert left == {"USER", "UNAME", "SESS", "DECK"}
    assert signed_in(other)
    assert each_harness.browser().log_in().code == "unknown-user"
    assert each_harness.browser().register().status == 200


def test_the_password_must_be_right(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    response = browser.call("DELETE", "/api/account", {"password": "wrong horse"})
    assert (response.status, response.code) == (401, "wrong-password")
    assert signed_in(browser)


@pytest.mark.slow
def test_a_thousand_decks(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    give_decks(user_of(harness, browser), 1000)
    assert browser.call("GET", "/api/account/deletion").json["decks"] == 1000
    assert browser.call("DELETE", "/api/account", BODY).status == 200
    for _ in range(20):
        if browser.call("POST", "/api/account/deletion").status == 401:
            break
    settle(harness)
    assert items() == []


@pytest.fixture
def cut_off(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Browser:
    """A browser whose deletion was interrupted after the first page of decks."""
    browser = harness.browser()
    browser.register()
    give_decks(user_of(harness, browser), 250)
    calls = []

    def die(keys: Any, now: Any) -> None:
        calls.append(keys)
        if len(calls) > 1:
            raise TimeoutError
        remove(keys, now)

    remove = user_items.remove_decks
    with monkeypatch.context() as patch:
        patch.setattr(user_items, "remove_decks", die)
        assert browser.call("DELETE", "/api/account", BODY).status == 500
    assert len(items()) > 100
    return browser


def test_a_second_call_finishes_an_interrupted_deletion(harness: Harness, cut_off: Browser) -> None:
    assert cut_off.call("GET", "/api/account").json == {"success": False}
    assert cut_off.call("GET", "/api/account/export").code == "signed-out"
    assert cut_off.call("DELETE", "/api/account", BODY).json["done"]
    settle(harness)
    assert items() == []


def test_a_deletion_continues_step_by_step_and_reports_its_progress(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deletion, "STEP_SECONDS", 0.0)
    browser = harness.browser()
    browser.register()
    give_decks(user_of(harness, browser), 250)
    assert browser.call("POST", "/api/account/deletion").code == "signed-out", "it has not begun"
    responses = [browser.call("DELETE", "/api/account", BODY).json]
    while not responses[-1]["done"]:
        responses.append(browser.call("POST", "/api/account/deletion").json)
    assert [response["removed"] for response in responses] == [100, 100, 50, 0][: len(responses)]
    assert sum(response["removed"] for response in responses) == 250
    assert browser.cookies == {}
    assert browser.call("POST", "/api/account/deletion").code == "signed-out"
    settle(harness)
    assert items() == []


def test_favorites_are_withdrawn_step_by_step(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion, "STEP_SECONDS", 0.0)
    browser = harness.browser()
    browser.register()
    user = user_of(harness, browser)
    with MainItem.batch_write() as batch:
        for number in range(250):
            batch.save(MainItem(f"USER#{user}", f"FAV#D{number:08}"))
    steps, left = [browser.call("DELETE", "/api/account", BODY).json], [favorites_of(user)]
    while not steps[-1]["done"]:
        steps.append(browser.call("POST", "/api/account/deletion").json)
        left.append(favorites_of(user))
    assert left == [150, 50, 0, 0][: len(steps)]
    assert len(steps) >= 3
    settle(harness)
    assert items() == []


def favorites_of(user: str) -> int:
    return sum(
        1 for _ in MainItem.query(f"USER#{user}", MainItem.sk.startswith("FAV#"), consistent_read=True)
    )


def test_two_browsers_delete_the_account_at_the_same_moment(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other browser revokes the login of this one while the password is checked."""
    browser = harness.browser()
    browser.register()
    session = session_id(browser.cookies["session"])
    verify = harness.hasher.verify

    def while_the_other_deletes(known: str, password: str) -> bool:
        harness.ports.sessions.revoke(session)
        return verify(known, password)

    monkeypatch.setattr(harness.hasher, "verify", while_the_other_deletes)
    assert browser.call("DELETE", "/api/account", BODY).json["done"]
    settle(harness)
    assert items() == []


def test_a_scheduled_run_finishes_an_interrupted_deletion(harness: Harness, cut_off: Browser) -> None:
    left = len(items())
    harness.run_jobs()
    assert len(items()) == left, "another call may still be working on it"
    harness.clock.forward(minutes=3)
    harness.run_jobs()
    assert cut_off.call("GET", "/api/account").json == {"success": False}
    settle(harness)
    assert items() == []


def test_items_that_an_index_shows_late_do_not_outlive_the_account(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    user = user_of(harness, browser)
    give_decks(user, 3)
    late = MainItem("DECK#D00000001", "META")
    keys: list[Action] = [MainItem.gsi1pk.set(f"USER#{user}"), MainItem.gsi1sk.set(late.pk)]
    gone: list[Action] = [MainItem.gsi1pk.remove(), MainItem.gsi1sk.remove()]
    late.update(gone)
    assert browser.call("DELETE", "/api/account", BODY).json["removed"] == 2
    late.update(keys)
    settle(harness)
    assert [item["pk"]["S"] for item in items()] == ["JOB#deletion"], "looked at until nothing is found"
    settle(harness)
    assert items() == []


def test_the_next_login_continues_an_interrupted_deletion(harness: Harness, cut_off: Browser) -> None:
    assert harness.browser().log_in(password="wrong horse").code == "wrong-password"
    assert harness.browser().log_in().code == "unknown-user"
    settle(harness)
    assert items() == []


def test_every_step_may_be_repeated(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    account = repository.find(user_of(harness, browser))
    assert account is not None
    deletion.go_on(harness.ports, account)
    harness.browser().register()
    deletion.go_on(harness.ports, account)
    assert harness.browser().log_in().status == 200, "the new owner of the name keeps it"


def test_the_preview_counts_what_would_be_deleted(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    user = f"USER#{user_of(harness, browser)}"
    for deck, more in {"a": {"publicChild": {"S": "b"}}, "b": {"publicParent": {"S": "a"}}, "c": {}}.items():
        put(pk={"S": f"DECK#{deck}"}, sk={"S": "META"}, gsi1pk={"S": user}, gsi1sk={"S": deck}, **more)
    put(pk={"S": user}, sk={"S": "FAV#d"})
    put(pk={"S": user}, sk={"S": "INV#01"}, q={"M": {"200001": {"N": "4"}, "200033": {"N": "2"}}})
    put(pk={"S": user}, sk={"S": "INV#02"}, q={"M": {"100001": {"N": "1"}}})
    assert browser.call("GET", "/api/account/deletion").json == {
        "decks": 2,
        "publicDecks": 1,
        "favorites": 1,
        "inventoryCards": 7,
        "playtestReports": 0,
        "savedSearches": 0,
        "fates": {
            "decks": "deleted",
            "publicDecks": "deleted",
            "favorites": "withdrawn",
            "inventoryCards": "deleted",
            "playtestReports": "deleted",
            "savedSearches": "deleted",
        },
    }
