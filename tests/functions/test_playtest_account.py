"""The playtest and an account: what is exported, and that nothing is left (docs/rules/playtest.md §6)."""

from __future__ import annotations

from typing import Any

import pytest

from functions.account import repository, user_items
from functions.common.playtest_items import TESTERS
from functions.playtest.repository import reports
from functions.playtest.services.testers import appoint
from tests.functions.calls import Browser
from tests.functions.harness import Harness
from tests.functions.playtest_harness import DECK, ROUND, VAMPIRE, Person, PlaytestHarness
from tests.functions.test_deletion import BODY, items, settle, user_of

AUDIT = ("PT#AUDIT", "PT#META", "PT#ROUNDS")


@pytest.fixture
def harness(each_harness: Harness) -> Harness:
    """The rules hold in both databases."""
    return each_harness


@pytest.fixture
def browser(harness: Harness, anna: Person) -> Browser:
    signed_in = harness.browser()
    signed_in.register()
    appoint(harness.clock, "Theo Bell", "tester", None)
    return signed_in


@pytest.fixture
def theo(playtest: PlaytestHarness, browser: Browser) -> Person:
    person = playtest.same_user(browser)
    person.report(VAMPIRE, score=7, text="Fine")
    person.report(DECK, "precon", score=2)
    return person


def test_the_export_has_reports_and_profile(browser: Browser, theo: Person) -> None:
    theo.browser.call("PUT", "/api/playtest/profile", {"language": "fr"})
    other = browser.call("GET", "/api/account/export?after=other/").json["other"]
    exported = {item["kind"]: item for item in other}
    assert set(exported) == {f"PT#{ROUND}#card#{VAMPIRE}", f"PT#{ROUND}#precon#{DECK}", TESTERS}
    assert exported[f"PT#{ROUND}#card#{VAMPIRE}"]["t"] == "Fine"
    assert exported[TESTERS]["language"] == "fr"
    assert exported[TESTERS]["reports"] == {ROUND: 2}


def test_the_preview_counts_the_reports(browser: Browser, theo: Person) -> None:
    assert browser.call("GET", "/api/account/deletion").json["playtestReports"] == 2


def test_nothing_is_left_of_a_deleted_tester(
    harness: Harness, anna: Person, browser: Browser, theo: Person
) -> None:
    anna.report(VAMPIRE, score=1)
    user = user_of(harness, browser)
    assert browser.call("DELETE", "/api/account", BODY).json["done"]
    settle(harness)
    left = [item for item in items() if user in str(item) and not item["pk"]["S"].startswith(AUDIT)]
    assert left == []
    assert set(anna.get(f"export/card/{VAMPIRE}")["reports"][VAMPIRE]) == {"Anna"}
    assert [one["username"] for one in anna.get("users")["testers"]] == ["Anna"]
    named = {(one["event"], one["subject"]) for one in anna.get("audit")["entries"]}
    assert ("tester", None) in named


def test_an_interrupted_deletion_leaves_no_copy(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    playtest = PlaytestHarness(harness)
    anna = playtest.admin("Anna")
    browser = harness.browser()
    browser.register()
    appoint(harness.clock, "Theo Bell", "tester", None)
    playtest.same_user(browser).report(VAMPIRE, score=7)

    def die(_row: Any) -> Any:
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(user_items, "_item", die)
        assert browser.call("DELETE", "/api/account", BODY).status == 500
    assert anna.get(f"export/card/{VAMPIRE}")["reports"] == {}
    harness.clock.forward(minutes=6)
    settle(harness)
    assert not any("Theo" in str(item) for item in items())


def test_a_report_that_meets_the_deletion_is_refused(
    harness: Harness, browser: Browser, theo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    account = repository.find(user_of(harness, browser))
    assert account is not None
    write = reports.write

    def after_deletion(save: Any) -> None:
        if repository.find(account.id) == account:
            repository.mark_deleting(account, harness.clock())
        write(save)

    monkeypatch.setattr(reports, "write", after_deletion)
    before = [item for item in items() if "#card#" in item["sk"]["S"]]
    assert theo.report(VAMPIRE, score=9).code == "signed-out"
    assert [item for item in items() if "#card#" in item["sk"]["S"]] == before
