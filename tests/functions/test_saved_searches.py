"""Saved searches: one list on all devices of a user (docs/rules/site.md §2.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from functions.account import searches_repository
from functions.account.saved_search import MAX_SEARCHES, SavedSearch, SearchKey, SearchList
from functions.common.errors import LostRaceError
from functions.common.settings import Settings
from tests.functions.calls import Browser, Reply
from tests.functions.databases import new_table
from tests.functions.harness import Harness
from tests.functions.test_decks_races import at_once
from tests.functions.test_deletion import BODY, items, settle, user_of

PATH = "/api/account/searches"
PRINCES = {"page": "crypt", "q": '{"titles":{"prince":true}}', "name": "Princes", "saved": 1000}
BOUNCE = {"page": "library", "q": '{"traits":{"bounce":true}}', "name": "Bounce", "saved": 2000}


@pytest.fixture
def theo(each_harness: Harness) -> Browser:
    each_harness.clock.run()
    browser = each_harness.browser()
    browser.register()
    return browser


def key_of(search: dict[str, Any]) -> dict[str, Any]:
    return {"page": search["page"], "q": search["q"]}


def save(browser: Browser, search: dict[str, Any], **headers: str) -> Reply:
    return browser.call("PUT", PATH, search, **headers)


def listed(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.call("GET", PATH).json["searches"]
    return found


def test_a_search_saved_on_one_device_is_found_on_another_newest_first(
    each_harness: Harness, theo: Browser
) -> None:
    assert theo.call("GET", PATH).json == {"rev": 0, "searches": []}
    assert save(theo, PRINCES).json == {"rev": 1}
    assert save(theo, BOUNCE).json == {"rev": 2}
    elsewhere = each_harness.browser("198.51.100.9")
    elsewhere.log_in()
    assert elsewhere.call("GET", PATH).json == {"rev": 2, "searches": [BOUNCE, PRINCES]}
    renamed = {**PRINCES, "name": "Princes and baronesses"}
    assert save(elsewhere, renamed).json == {"rev": 3}
    assert elsewhere.call("DELETE", PATH, key_of(BOUNCE)).json == {"rev": 4}
    assert listed(theo) == [renamed]


def test_a_repeated_call_changes_nothing(theo: Browser) -> None:
    for _ in range(2):
        assert save(theo, PRINCES, if_match="0").json == {"rev": 1}
    for _ in range(2):
        assert theo.call("DELETE", PATH, key_of(PRINCES), if_match="1").json == {"rev": 2}
    assert listed(theo) == []


def test_a_late_copy_of_a_call_cannot_undo_a_later_edit(theo: Browser) -> None:
    save(theo, PRINCES, if_match="0")
    save(theo, {**PRINCES, "name": "Later"}, if_match="1")
    assert save(theo, PRINCES, if_match="0").code == "changed-searches"
    theo.call("DELETE", PATH, key_of(PRINCES), if_match="2")
    late = save(theo, PRINCES, if_match="0")
    assert (late.status, late.code) == (412, "changed-searches")
    save(theo, PRINCES)
    assert theo.call("DELETE", PATH, key_of(PRINCES), if_match="2").status == 412
    assert listed(theo) == [PRINCES]


def test_the_same_criteria_of_two_pages_are_two_searches_and_other_users_have_their_own(
    each_harness: Harness, theo: Browser
) -> None:
    of_library = {**PRINCES, "page": "library", "saved": 1001}
    assert [save(theo, one).status for one in (PRINCES, of_library)] == [200, 200]
    anna = each_harness.browser()
    anna.register("Anna")
    assert listed(anna) == []
    assert anna.call("DELETE", PATH, key_of(PRINCES)).json == {"rev": 0}
    assert listed(theo) == [of_library, PRINCES]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("page", "tda"),
        ("page", None),
        ("q", ""),
        ("q", "[]"),
        ("q", "{"),
        ("q", '"text"'),
        ("q", "[" * 3000 + "]" * 3000),
        ("q", json.dumps({"a": "x" * 4000})),
        ("name", ""),
        ("name", "  "),
        ("name", "\u200d"),
        ("name", "two\nlines"),
        ("name", "x" * 101),
        ("saved", -1),
        ("saved", 1.5),
        ("saved", 10**15),
        ("more", 1),
    ],
)
def test_what_is_not_a_search_is_refused(theo: Browser, field: str, value: Any) -> None:
    response = save(theo, {**PRINCES, field: value})
    assert (response.status, response.code) == (422, "invalid")
    assert listed(theo) == []


def test_the_longest_searches_are_kept(theo: Browser) -> None:
    q = json.dumps({"a": "漢" * 3991}, ensure_ascii=False)
    assert len(q) == 4000
    longest = {**PRINCES, "q": q, "name": "漢" * 100}
    assert save(theo, longest).status == 200
    assert listed(theo) == [longest]


def test_a_hundred_searches_are_kept_and_no_more(theo: Browser) -> None:
    kept = [{**PRINCES, "q": f'{{"n":{number}}}', "saved": number} for number in range(MAX_SEARCHES)]
    assert {save(theo, one).status for one in kept} == {200}
    full = save(theo, PRINCES)
    assert (full.status, full.code) == (409, "full-searches")
    assert save(theo, {**kept[0], "name": "Renamed"}).status == 200
    theo.call("DELETE", PATH, key_of(kept[0]))
    assert save(theo, PRINCES).status == 200
    assert len(listed(theo)) == MAX_SEARCHES


def test_writes_are_paced(each_harness: Harness, theo: Browser) -> None:
    each_harness.clock.step *= 0
    statuses = [save(theo, {**PRINCES, "saved": number}).status for number in range(40)]
    assert (statuses[0], statuses[-1]) == (200, 429)


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_writes_need_the_origin_of_the_site(theo: Browser, method: str) -> None:
    body = PRINCES if method == "PUT" else key_of(PRINCES)
    assert theo.call(method, PATH, body, origin="https://evil.example").status == 403


def test_two_devices_at_once_lose_nothing(real_table: Settings) -> None:
    harness = Harness(real_table)
    harness.clock.run()
    first, second = harness.browser(), harness.browser("198.51.100.9")
    first.register()
    second.log_in()
    both = [[{**PRINCES, "q": f'{{"{name}":{n}}}'} for n in range(6)] for name in "ab"]

    statuses: list[int] = []

    def write(browser: Browser, searches: list[dict[str, Any]]) -> None:
        for one in searches:
            while (status := save(browser, one).status) == 503:
                pass
            statuses.append(status)

    at_once([lambda: write(first, both[0]), lambda: write(second, both[1])])
    assert statuses == [200] * 12
    assert {one["q"] for one in listed(first)} == {one["q"] for one in both[0] + both[1]}
    assert searches_repository.read_list(user_of(harness, first)) == SearchList(12, 12)


steps = st.lists(
    st.tuples(st.sampled_from(["save", "remove"]), st.integers(0, 3), st.integers(0, 2), st.booleans()),
    max_size=20,
)


@settings(max_examples=25, deadline=None)
@given(steps=steps)
def test_any_calls_leave_what_a_simple_model_says(
    dynoxide_endpoint: str, steps: list[tuple[str, int, int, bool]]
) -> None:
    """`is_late`: the call names the version before the last change, as a late copy does."""
    harness = Harness(new_table(dynoxide_endpoint))
    harness.clock.run()
    browser = harness.browser()
    browser.register()
    model: dict[int, str] = {}
    version = 0
    for kind, search, name, is_late in steps:
        sent = {**PRINCES, "q": f'{{"n":{search}}}', "name": f"Name {name}"}
        wanted = f"Name {name}" if kind == "save" else None
        named = str(max(0, version - 1) if is_late else version)
        if kind == "save":
            status = save(browser, sent, if_match=named).status
        else:
            status = browser.call("DELETE", PATH, key_of(sent), if_match=named).status
        if model.get(search) == wanted:
            assert status == 200
        elif int(named) != version:
            assert status == 412
        else:
            assert status == 200
            version += 1
            model = {key: one for key, one in model.items() if key != search}
            model |= {search: wanted} if wanted else {}
    shown = browser.call("GET", PATH).json
    assert shown["rev"] == version
    assert {one["q"]: one["name"] for one in shown["searches"]} == {
        f'{{"n":{key}}}': name for key, name in model.items()
    }


def test_the_export_and_the_preview_have_the_searches(theo: Browser) -> None:
    save(theo, PRINCES)
    save(theo, BOUNCE)
    other = theo.call("GET", "/api/account/export?after=other/").json["other"]
    exported = [item for item in other if item["kind"].startswith("SEARCH#")]
    assert sorted([{**one, "kind": None} for one in exported], key=lambda one: one["saved"]) == [
        {**PRINCES, "kind": None},
        {**BOUNCE, "kind": None},
    ]
    preview = theo.call("GET", "/api/account/deletion").json
    assert (preview["savedSearches"], preview["fates"]["savedSearches"]) == (2, "deleted")


def test_nothing_is_left_of_a_deleted_account_and_nothing_is_saved_for_it(
    each_harness: Harness, theo: Browser
) -> None:
    save(theo, PRINCES)
    user = user_of(each_harness, theo)
    each_harness.browser().register("Anna")
    before = searches_repository.read_list(user)
    assert theo.call("DELETE", "/api/account", BODY).json["done"]
    settle(each_harness)
    assert not [item for item in items() if item["pk"]["S"] == f"USER#{user}"]
    late = SavedSearch(SearchKey("crypt", "{}"), "Late", 1)
    with pytest.raises(LostRaceError):
        searches_repository.save(user, late, before, is_new=True)
    assert save(theo, PRINCES).code == "signed-out"
