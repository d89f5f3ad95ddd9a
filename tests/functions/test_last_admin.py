"""The playtest always has an admin, also when admins delete their accounts (docs/rules/playtest.md §1.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from functions.account import repository
from functions.common.settings import Settings
from functions.playtest.repository import testers
from functions.playtest.services.testers import appoint
from tests.functions.calls import Browser, Reply
from tests.functions.harness import Harness
from tests.functions.playtest_harness import Person, PlaytestHarness
from tests.functions.test_decks_races import at_once
from tests.functions.test_deletion import BODY, items, settle

ADMINS = ("Anna", "Bert")


class Programme:
    """Two admins, each in the account function and in the playtest."""

    def __init__(self, harness: Harness) -> None:
        harness.clock.run()
        self.harness, self.playtest = harness, PlaytestHarness(harness)
        self.accounts: dict[str, Browser] = {}
        self.people: dict[str, Person] = {}
        for name in ADMINS:
            self.accounts[name] = harness.browser()
            assert self.accounts[name].register(name).status == 200
            appoint(harness.clock, name, "admin", None)
            self.people[name] = self.playtest.same_user(self.accounts[name])

    def delete(self, name: str) -> Reply:
        return self.accounts[name].call("DELETE", "/api/account", BODY)

    def step_down(self, name: str) -> Reply:
        return self.people[name].role("DELETE", name)

    def admins(self) -> set[str]:
        """Who may call as an admin, and who is listed as one: they must not differ."""
        may = {
            name
            for name in ADMINS
            if self.people[name].browser.call("GET", "/api/playtest/users").status == 200
        }
        assert may == {one.username for one in testers.programme().testers.values() if one.is_admin}
        return may


@pytest.fixture
def programme(harness: Harness) -> Programme:
    return Programme(harness)


def test_the_last_admin_cannot_delete_the_account(programme: Programme) -> None:
    assert programme.step_down("Bert").status == 200
    before = items()
    reply = programme.delete("Anna")
    assert (reply.status, reply.code) == (409, "last-admin")
    assert [item for item in items() if "JOB#" in item["pk"]["S"]] == []
    assert len(items()) == len(before)
    assert programme.people["Anna"].role("POST", "Bert", "admin").status == 200, "names another one first"
    assert programme.delete("Anna").json["done"]
    settle(programme.harness)
    assert programme.admins() == {"Bert"}


def test_the_password_is_checked_first(programme: Programme) -> None:
    programme.step_down("Bert")
    reply = programme.accounts["Anna"].call("DELETE", "/api/account", {"password": "wrong horse"})
    assert reply.code == "wrong-password"


def test_an_admin_who_leaves_is_no_admin_from_the_first_step_on(
    programme: Programme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("functions.account.services.deletion.STEP_SECONDS", 0.0)
    monkeypatch.setattr("functions.account.services.deletion.go_on", interrupted)
    assert programme.delete("Anna").status == 500
    assert programme.admins() == {"Bert"}
    assert programme.step_down("Bert").code == "last-admin"
    entries = programme.people["Bert"].get("audit")["entries"]
    assert (entries[0]["event"], entries[0]["by"]) == ("revoked", "Anna")


def interrupted(*_: Any) -> Any:
    raise TimeoutError


def test_a_new_admin_who_is_deleting_the_account_counts(
    programme: Programme, monkeypatch: pytest.MonkeyPatch
) -> None:
    carl = programme.harness.browser()
    carl.register("Carl")
    mark, waiting = repository.mark_deleting, [None]

    def promoted_meanwhile(*arguments: Any) -> None:
        if waiting:
            waiting.pop()
            at_once([promote])
        mark(*arguments)

    def promote() -> None:
        assert programme.people["Anna"].role("POST", "Carl", "admin").status == 200
        assert programme.step_down("Anna").status == 200
        assert programme.step_down("Bert").status == 200

    monkeypatch.setattr(repository, "mark_deleting", promoted_meanwhile)
    assert carl.call("DELETE", "/api/account", BODY).code == "last-admin"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("ways", ["delete delete", "delete down", "down delete", "down down"])
def test_two_admins_who_leave_at_once_leave_one(real_table: Settings, ways: str, number: int) -> None:
    programme = Programme(Harness(real_table))
    replies: list[int] = []

    def leaves(name: str, way: str) -> Callable[[], None]:
        how = programme.delete if way == "delete" else programme.step_down
        return lambda: replies.append(how(name).status)

    at_once([leaves(name, way) for name, way in zip(ADMINS, ways.split(), strict=True)])
    assert sorted(replies) == [200, 409], number
    assert len(programme.admins()) == 1
