"""Reports and rounds (docs/rules/playtest.md §3, §4, §5)."""

from __future__ import annotations

import statistics
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from functions.playtest.report import Rating
from functions.playtest.score_summary import sum_up
from tests.functions.playtest_harness import (
    ACTION,
    DATA,
    DECK,
    IMAGE,
    ROUND,
    VAMPIRE,
    Person,
    PlaytestHarness,
)
from tests.functions.test_decks_races import at_once


@pytest.fixture
def theo(playtest: PlaytestHarness, anna: Person) -> Person:
    return playtest.member("Theo")


def test_a_report_is_saved_and_read(theo: Person) -> None:
    empty = {"text": "", "score": 0, "isPlayed": False, "rev": 0, "updated": None}
    assert theo.read(VAMPIRE) == empty
    saved = theo.report(VAMPIRE, text="Too strong\n\nat 5 pool", score=9, isPlayed=True).json
    assert saved == theo.read(VAMPIRE)
    assert (saved["score"], saved["isPlayed"], saved["rev"]) == (9, True, 1)
    theo.report(DECK, "precon", score=3)
    theo.report("general", "general", text="A fine set")
    own = theo.get("reports")
    assert own["card"] == {VAMPIRE: saved}
    assert own["precon"][DECK]["score"] == 3
    assert own["general"]["text"] == "A fine set"
    assert theo.get("profile")["reports"] == 3


def test_an_autosave_never_replaces_a_newer_report(theo: Person) -> None:
    assert theo.report(VAMPIRE, rev=0, score=5).json["rev"] == 1
    assert theo.report(VAMPIRE, rev=1, score=6).json["rev"] == 2
    stale = theo.report(VAMPIRE, rev=1, score=2)
    assert (stale.status, stale.code) == (412, "changed-report")
    repeated = theo.report(VAMPIRE, rev=1, score=6)
    assert (repeated.status, repeated.json["rev"]) == (200, 2)
    assert theo.report(VAMPIRE, score=4).json["rev"] == 3


def test_an_emptied_report_is_not_counted(theo: Person) -> None:
    theo.report(VAMPIRE, score=5)
    theo.report(ACTION, text="x")
    theo.report(VAMPIRE)
    assert theo.get("profile")["reports"] == 1


@pytest.mark.parametrize(
    ("kind", "subject"),
    [("card", "200001"), ("card", "210002"), ("precon", "XX"), ("general", "all"), ("card", DECK)],
)
def test_only_the_cards_of_the_round_have_reports(theo: Person, kind: str, subject: str) -> None:
    assert theo.report(subject, kind, score=1).code == "unknown-subject"


def test_reports_are_saved_while_the_data_cannot_be_read(playtest: PlaytestHarness, theo: Person) -> None:
    playtest.files.known = None
    assert theo.report("210002", score=1).status == 200
    assert theo.report("200001", score=1).code == "unknown-subject"


@pytest.mark.parametrize(
    "content",
    [{"score": 11}, {"score": -1}, {"score": 1.5}, {"text": "x" * 8001}, {"text": "a\x00"}, {"isPlayed": 1}],
)
def test_wrong_reports_are_refused(theo: Person, content: dict[str, Any]) -> None:
    reply = theo.report(VAMPIRE, **content)
    assert (reply.status, reply.code) == (422, "invalid")


def test_a_text_has_up_to_8000_characters_of_any_kind(theo: Person) -> None:
    text = "🧛" * 8000
    assert theo.report(VAMPIRE, text=text).status == 200
    assert theo.read(VAMPIRE)["text"] == text


def test_no_report_replaces_that_of_another_tester(
    playtest: PlaytestHarness, anna: Person, theo: Person
) -> None:
    carl = playtest.member("Carl")
    at_once([lambda: theo.report(VAMPIRE, score=3), lambda: carl.report(VAMPIRE, score=8)])
    assert (theo.read(VAMPIRE)["score"], carl.read(VAMPIRE)["score"]) == (3, 8)
    content = {"text": "", "isPlayed": False}
    assert anna.get(f"export/card/{VAMPIRE}")["reports"] == {
        VAMPIRE: {"Carl": {**content, "score": 8}, "Theo": {**content, "score": 3}}
    }


def test_reports_of_a_closed_round_are_read_only(anna: Person, theo: Person) -> None:
    theo.report(VAMPIRE, score=5)
    assert anna.round("closed").status == 200
    refused = theo.report(VAMPIRE, score=6)
    assert (refused.status, refused.code) == (409, "closed-round")
    assert theo.read(VAMPIRE)["score"] == 5
    anna.round("open")
    assert theo.report(VAMPIRE, score=6).status == 200
    anna.round("archived")
    assert theo.report(VAMPIRE, score=7).code == "no-round"
    assert theo.get("reports") == {"round": None, "card": {}, "precon": {}, "general": None}
    assert anna.round("open").code == "round-state"


def test_a_report_is_stored_only_in_the_round_that_it_was_written_for(anna: Person, theo: Person) -> None:
    assert theo.report(VAMPIRE, score=5, round=ROUND).status == 200
    anna.round("closed")
    anna.round("open", "2027-1")
    late = theo.report(ACTION, rev=0, text="Weak", round=ROUND)
    assert (late.status, late.code) == (409, "closed-round")
    assert theo.get("reports")["card"] == {}
    assert theo.report(ACTION, rev=0, text="Weak", round="2027-1").status == 200
    assert theo.report(VAMPIRE, score=4).status == 200, "a page that names no round means the current one"
    assert theo.report(VAMPIRE, score=4, round="No round").status == 422


def test_one_round_is_open_at_a_time(anna: Person, theo: Person) -> None:
    theo.report(VAMPIRE, score=5)
    assert anna.round("open", "2027-1").code == "round-state"
    assert anna.round("closed", "2027-1").code == "no-round"
    anna.round("closed")
    assert anna.round("open", "2027-1", name="First of 2027").json["name"] == "First of 2027"
    assert theo.read(VAMPIRE)["rev"] == 0, "a new round starts empty"
    assert anna.get(f"export/card/{VAMPIRE}?round=2026-2")["reports"][VAMPIRE]["Theo"]["score"] == 5
    assert [one["id"] for one in theo.get("rounds")["rounds"]] == ["2027-1", "2026-2"]


def test_all_reports_are_exported_by_target(playtest: PlaytestHarness, anna: Person, theo: Person) -> None:
    carl = playtest.member("Carl")
    theo.report(VAMPIRE, score=5)
    theo.report(ACTION, text="Weak")
    theo.report(DECK, "precon", score=2)
    theo.report("general", "general", text="From Theo")
    carl.report("general", "general", text="From Carl")
    carl.report(VAMPIRE, isPlayed=True)
    found = {
        target: anna.get(f"export/{target}/all")["reports"]
        for target in ("card", "crypt", "library", "precon", "general")
    }
    assert {target: set(reports) for target, reports in found.items()} == {
        "card": {VAMPIRE, ACTION},
        "crypt": {VAMPIRE},
        "library": {ACTION},
        "precon": {DECK},
        "general": {"general"},
    }
    assert set(found["card"][VAMPIRE]) == {"Theo"}, "neither score nor text"
    assert {name: one["text"] for name, one in found["general"]["general"].items()} == {
        "Carl": "From Carl",
        "Theo": "From Theo",
    }
    wrong = anna.browser.call("GET", "/api/playtest/export/card/all?after=precon%23PA%23" + "0" * 24)
    assert wrong.code == "invalid"


def test_scores_are_summed_up(playtest: PlaytestHarness, anna: Person, theo: Person) -> None:
    carl, dora = playtest.member("Carl"), playtest.member("Dora")
    theo.report(VAMPIRE, score=5, isPlayed=True)
    carl.report(VAMPIRE, score=8)
    dora.report(VAMPIRE, text="No idea")
    of_card = anna.get("summary")["card"][VAMPIRE]
    assert (of_card["reports"], of_card["mean"], of_card["median"], of_card["spread"]) == (3, 6.5, 6.5, 1.5)
    assert of_card["seen"] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert of_card["notSeen"] == [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]


RATINGS = st.builds(Rating, st.integers(0, 10), st.booleans(), st.booleans())


@given(st.lists(RATINGS))
def test_sums_agree_with_their_definition(ratings: list[Rating]) -> None:
    found = sum_up(ratings)
    scores = [one.score for one in ratings if one.score]
    assert found.reports == sum(found.seen) + sum(found.not_seen)
    assert found.reports == sum(not one.is_empty for one in ratings)
    assert sum(found.seen[1:]) + sum(found.not_seen[1:]) == len(scores)
    assert (found.mean is None) == (scores == [])
    if found.mean is not None and found.median is not None and found.spread is not None:
        assert min(scores) <= found.mean <= max(scores)
        assert found.median == statistics.median(scores)
        assert 0 <= found.spread <= 4.5


def test_the_data_are_private_and_conditional(playtest: PlaytestHarness, theo: Person) -> None:
    reply = theo.browser.call("GET", "/api/playtest/data")
    assert (reply.status, reply.body) == (200, DATA.content)
    assert reply.headers["cache-control"] == "no-store, private"
    again = theo.browser.call("GET", "/api/playtest/data", if_none_match=reply.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    image = theo.browser.call("GET", f"/api/playtest/images/{IMAGE}")
    assert (image.status, image.body, image.headers["content-type"]) == (200, b"RIFF", "image/webp")
    assert image.headers["cache-control"] == "no-store, private"
    assert theo.browser.call("GET", "/api/playtest/images/other.webp").code == "no-playtest-data"
    playtest.files.known = None
    assert theo.browser.call("GET", "/api/playtest/data").code == "no-playtest-data"
