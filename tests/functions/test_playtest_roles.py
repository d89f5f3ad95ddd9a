"""Roles of the playtest (docs/rules/playtest.md §1)."""

from __future__ import annotations

from typing import Any

import pytest

from functions.common.playtest_admins import LastAdminError
from functions.playtest.errors import UnknownUserError
from functions.playtest.repository import testers
from functions.playtest.services.testers import appoint, revoke
from tests.functions.harness import Harness
from tests.functions.playtest_harness import VAMPIRE, Person, PlaytestHarness
from tests.functions.test_decks_races import at_once


def listed(admin: Person) -> dict[str, dict[str, Any]]:
    return {one["username"]: one for one in admin.get("users")["testers"]}


def test_the_operator_appoints_the_first_admin(harness: Harness) -> None:
    browser = harness.browser()
    browser.register("Anna")
    appoint(harness.clock, "ANNA", "admin", None)
    account = browser.call("GET", "/api/account").json
    assert (account["isPlaytester"], account["isAdmin"]) == (True, True)
    with pytest.raises(UnknownUserError):
        appoint(harness.clock, "Nobody", "admin", None)


def test_an_admin_adds_changes_and_revokes(playtest: PlaytestHarness, anna: Person) -> None:
    theo = playtest.user("Theo")
    assert anna.role("POST", "theo").json == {
        "success": True,
        "username": "Theo",
        "role": "tester",
        "isOn": True,
    }
    assert theo.get("profile")["role"] == "tester"
    assert anna.role("PUT", "Theo", "admin").status == 200
    assert theo.get("users")["testers"]
    assert anna.role("DELETE", "Theo").json["isOn"] is False
    assert theo.browser.call("GET", "/api/playtest/profile").code == "not-permitted"
    assert listed(anna)["Theo"] | {"added": "", "active": None} == {
        "username": "Theo",
        "role": "admin",
        "isOn": False,
        "added": "",
        "addedBy": "Anna",
        "language": "",
        "liaison": "",
        "games": "",
        "reports": 0,
        "active": None,
    }


@pytest.mark.parametrize(("method", "name"), [("POST", "Nobody"), ("PUT", "Carl"), ("DELETE", "Carl")])
def test_unknown_users_are_refused(playtest: PlaytestHarness, anna: Person, method: str, name: str) -> None:
    playtest.user("Carl")
    reply = anna.role(method, name)
    assert (reply.status, reply.code) == (400, "unknown-user")


def test_a_former_tester_gets_profile_and_reports_back(playtest: PlaytestHarness, anna: Person) -> None:
    theo = playtest.member("Theo")
    profile = {"language": "fr", "liaison": "Lyon", "games": "4-6"}
    theo.browser.call("PUT", "/api/playtest/profile", profile)
    theo.report(VAMPIRE, score=7)
    anna.role("DELETE", "Theo")
    assert anna.get(f"export/card/{VAMPIRE}")["reports"][VAMPIRE]["Theo"]["score"] == 7
    assert theo.report(VAMPIRE, score=1).code == "not-permitted"
    before = listed(anna)["Theo"]
    anna.role("POST", "Theo")
    assert listed(anna)["Theo"] == {**before, "isOn": True}
    assert theo.get("profile") | profile == theo.get("profile")
    assert theo.read(VAMPIRE)["score"] == 7


@pytest.mark.parametrize(("method", "role"), [("DELETE", ""), ("PUT", "tester"), ("POST", "tester")])
def test_the_last_admin_stays(anna: Person, method: str, role: str) -> None:
    reply = anna.role(method, "Anna", role)
    assert (reply.status, reply.code) == (409, "last-admin")
    assert anna.get("users")["testers"]


def test_two_admins_cannot_remove_each_other_at_once(playtest: PlaytestHarness, anna: Person) -> None:
    bert = playtest.member("Bert", "admin")

    def attempt(admin: Person, other: str) -> None:
        admin.role("DELETE", other)

    at_once([lambda: attempt(anna, "Bert"), lambda: attempt(bert, "Anna")])
    admins = [one for one in (anna, bert) if one.browser.call("GET", "/api/playtest/users").status == 200]
    assert len(admins) == 1


def test_a_repeated_change_is_logged_once(playtest: PlaytestHarness, anna: Person) -> None:
    playtest.user("Theo")
    for _ in range(2):
        assert anna.role("POST", "Theo").status == 200
    anna.role("DELETE", "Theo")
    entries = anna.get("audit")["entries"]
    shown = [(one["by"], one["event"], one["subject"]) for one in entries]
    assert shown == [
        ("Anna", "revoked", "Theo"),
        ("Anna", "tester", "Theo"),
        ("Anna", "open", "2026-2"),
        (None, "admin", "Anna"),
    ]
    older = anna.get(f"audit?before={entries[1]['number']}")["entries"]
    assert older == entries[2:]


def test_the_last_admin_is_counted_when_the_change_is_written(
    playtest: PlaytestHarness, anna: Person
) -> None:
    playtest.member("Bert", "admin")
    assert anna.role("DELETE", "Bert").status == 200
    with pytest.raises(LastAdminError):
        revoke(playtest.ports, "nobody", "Anna")


def test_a_profile_changes_in_parts(playtest: PlaytestHarness) -> None:
    theo = playtest.member("Theo")
    theo.browser.call("PUT", "/api/playtest/profile", {"language": "es", "games": "7+"})
    changed = theo.browser.call("PUT", "/api/playtest/profile", {"liaison": "Madrid"}).json
    assert (changed["language"], changed["liaison"], changed["games"]) == ("es", "Madrid", "7+")
    assert changed["active"] == "2026-11-20"
    assert theo.browser.call("PUT", "/api/playtest/profile", {"games": "12"}).status == 422


def test_two_devices_change_parts_of_a_profile_at_the_same_moment(
    playtest: PlaytestHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = playtest.member("Theo")
    write = testers.write_profile
    waiting = [{"games": "7+", "liaison": "Madrid"}]

    def after_the_other(*values: Any, **named: Any) -> Any:
        if waiting:
            body = waiting.pop()
            at_once([lambda: theo.browser.call("PUT", "/api/playtest/profile", body)])
        return write(*values, **named)

    monkeypatch.setattr(testers, "write_profile", after_the_other)
    changed = theo.browser.call("PUT", "/api/playtest/profile", {"language": "es"}).json
    assert (changed["language"], changed["liaison"], changed["games"]) == ("es", "Madrid", "7+")
    assert theo.get("profile") == changed
