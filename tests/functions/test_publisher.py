"""The publisher: what is written and deleted, and when."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from functions.common.ports import iso
from functions.publisher import service
from functions.publisher.archive import Changes
from functions.publisher.encoding import encode
from functions.publisher.ports import Ports
from functions.publisher.repository import read_changes
from functions.publisher.service import run
from functions.publisher.stores.folder import FolderStore
from tests.functions.harness import Harness
from tests.functions.pda_harness import ALACRITY, FIT, PdaHarness
from tests.functions.publisher_harness import Publishing, read, shown


def test_the_first_run_writes_everything_and_later_ones_only_changes() -> None:
    publishing = Publishing()
    publishing.change("Aaaaaaaa1", name="First")
    publishing.clock.forward(hours=1)
    assert publishing.run().outcome == "base"
    assert publishing.run().outcome == "nothing new"
    publishing.clock.forward(minutes=1)
    publishing.change("Aaaaaaaa2", name="Second")
    publishing.change("Aaaaaaaa1", name="Renamed", favorites=3)
    assert publishing.run().outcome == "delta"
    assert publishing.published() == publishing.wanted()
    assert publishing.run().outcome == "nothing new"
    publishing.clock.forward(minutes=1)
    publishing.remove("Aaaaaaaa1")
    assert publishing.run().outcome == "delta"
    assert publishing.published() == {"Aaaaaaaa2": ("Second", "Theo", 0)}


def test_nothing_is_public_yet() -> None:
    publishing = Publishing()
    assert publishing.run().outcome == "base"
    assert publishing.published() == {}


def test_decks_that_the_index_shows_late_are_in_a_later_delta_or_base() -> None:
    publishing = Publishing()
    publishing.run()
    publishing.change("Aaaaaaaa1")
    publishing.hidden = {"Aaaaaaaa1"}
    publishing.clock.forward(minutes=5)
    publishing.run()
    assert publishing.published() == {}
    publishing.hidden = set()
    publishing.run()
    assert publishing.published() == publishing.wanted()
    publishing.decks["Aaaaaaaa2"] = (shown("Aaaaaaaa2"), publishing.clock.now.replace(hour=1))
    publishing.run()
    assert "Aaaaaaaa2" not in publishing.published(), "written by a clock that is hours slow"
    publishing.clock.forward(days=1)
    assert publishing.run().outcome == "base"
    assert publishing.published() == publishing.wanted()


def test_a_deck_of_the_last_minutes_before_a_base_is_not_lost() -> None:
    publishing = Publishing()
    publishing.change("Aaaaaaaa1")
    publishing.hidden = {"Aaaaaaaa1"}
    publishing.clock.forward(minutes=1)
    assert publishing.run().outcome == "base"
    publishing.hidden = set()
    publishing.clock.forward(minutes=1)
    publishing.run()
    assert publishing.published() == publishing.wanted()


def test_many_changes_make_a_new_base(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MAX_DELTA_DECKS", 3)
    publishing = Publishing()
    publishing.run()
    publishing.clock.forward(hours=1)
    for number in range(4):
        publishing.change(f"Aaaaaaaa{number}")
    assert publishing.run().outcome == "base"
    assert read(publishing.store).pointer.delta is None
    assert publishing.published() == publishing.wanted()


@pytest.mark.parametrize("invalid", [b"", b"{", b"[]", b'{"schema":2}', b'{"schema":1,"generation":7}'])
def test_a_malformed_pointer_is_replaced(invalid: bytes) -> None:
    publishing = Publishing()
    publishing.change("Aaaaaaaa1")
    publishing.run()
    publishing.store.index = invalid
    assert publishing.run().outcome == "base"
    assert publishing.published() == publishing.wanted()
    assert read(publishing.store).pointer.generation == 2


def test_a_missing_file_is_rewritten() -> None:
    publishing = Publishing()
    publishing.change("Aaaaaaaa1")
    publishing.run()
    publishing.store.remove(read(publishing.store).pointer.base)
    assert publishing.run().outcome == "base"
    assert publishing.published() == publishing.wanted()


def test_superseded_files_stay_for_a_day() -> None:
    publishing = Publishing()
    publishing.run()
    for number in range(48):
        publishing.clock.forward(minutes=30)
        publishing.change(f"Aaaaaaa{number:02}")
        before = {name for name in publishing.store.files if name.endswith(".json")}
        publishing.run()
        assert before < set(publishing.store.files)
    publishing.clock.forward(hours=6)
    publishing.run()
    publishing.clock.forward(hours=25)
    done = publishing.run()
    assert done.outcome == "base"
    assert done.removed == 3 * (1 + 47), "the first base and all deltas, each in three forms"
    left = sorted(name[:8] for name in publishing.store.files if name.endswith(".json"))
    assert left == ["base.49.", "base.51.", "delta.50"], "this one, and what an open page may be fetching"
    assert publishing.published() == publishing.wanted()


def test_decks_with_playtest_cards_are_never_written() -> None:
    decks = [shown("Aaaaaaaa1", cards={210001: 12}), shown("Aaaaaaaa2")]
    written = encode(Changes(decks, []), with_removed=False)
    assert json.loads(written)["decks"]["ids"] == ["Aaaaaaaa2"]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["change", "remove", "run", "wait", "days"]), st.integers(0, 5), st.integers(0, 9)
        ),
        max_size=40,
    )
)
@settings(derandomize=True, max_examples=60)
def test_after_a_run_the_files_contain_the_public_decks(steps: list[tuple[str, int, int]]) -> None:
    publishing = Publishing()
    for step, number, value in steps:
        deck = f"Aaaaaaaa{number}"
        if step == "change" and deck not in publishing.gone:
            publishing.change(deck, name=f"Name {value}", favorites=value)
        elif step == "remove" and deck in publishing.decks:
            publishing.remove(deck)
        elif step == "run":
            publishing.run()
            assert publishing.published() == publishing.wanted()
        else:
            publishing.clock.forward(**{"days" if step == "days" else "minutes": value})
    publishing.run()
    assert publishing.published() == publishing.wanted()


def test_from_the_table_to_the_files(each_harness: Harness, tmp_path: Path) -> None:
    pda = PdaHarness(each_harness)
    theo, lucinde = pda.player(), pda.player("Lucinde")
    _, removed = theo.published(name="Removed")
    deck_id, child = theo.published(name="Public", author="T. B.")
    theo.decks.make(name="Private", cards=FIT)
    store = FolderStore(tmp_path / "pda")
    ports = Ports(each_harness.clock, store, read_changes)
    assert run(ports).decks == 2
    each_harness.clock.forward(days=1 / 24)
    lucinde.favor(child)
    theo.decks.change(deck_id, cards={ALACRITY: 3}, name="Public and tuned")
    theo.sync(child)
    theo.remove(removed)
    _, new = lucinde.published(name="New")
    assert run(ports).outcome == "delta"
    content = store.pointer()[0]
    assert content is not None
    pointer = json.loads(content)
    delta = json.loads((tmp_path / "pda" / pointer["delta"]).read_bytes())
    assert sorted(delta["decks"]["ids"]) == sorted([child, new])
    assert delta["removed"] == [removed]
    place = delta["decks"]["ids"].index(child)
    assert delta["decks"]["names"][place] == "Public and tuned"
    assert delta["favorites"][place] == 1
    assert (pointer["since"], pointer["generation"]) == (iso(pda.accounts.clock.now.replace(hour=12)), 2)
    content = b"".join(file.read_bytes() for file in (tmp_path / "pda").glob("*.json"))
    session = each_harness.ports.sessions.find(theo.browser.cookies["session"])
    assert session is not None
    for secret in (session.user, "Private", deck_id, "USER#", "Theo Bell", "Lucinde"):
        assert secret.encode() not in content
