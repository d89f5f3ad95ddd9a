from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from card_pipeline.errors import SourceError
from card_pipeline.history.advance import History, advance, begin
from card_pipeline.history.compare import compare, undo
from card_pipeline.history.state import state_of, stored, unpacked
from card_pipeline.model.cards import LibraryCard
from card_pipeline.model.history import CARD, HistoryLog, HistoryState, LogEntry, State
from card_pipeline.model.texts import Rulings
from card_pipeline.sources.history import FOLDER, LOG, STATE, read_history
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import JsonValue

from tests.pipeline.random_versions import FIRST, SECOND, THIRD, edited, official_state

pytestmark = pytest.mark.slow

DOLL = 100199
NO_RULINGS = Rulings(texts=[], cards=[], own=[], groups=[])

randoms = st.randoms(use_true_random=False)
numbers = st.integers(0, 300)


def last_of(history: History) -> tuple[HistoryLog, HistoryState]:
    return history.log, history.stored


@settings(max_examples=10, deadline=None)
@given(randoms, numbers)
def test_undoing_the_entries_from_today_on_gives_the_first_version(random: Random, edits: int) -> None:
    first = official_state()
    second = edited(first, random, edits)
    third = edited(second, random, edits)
    history = advance(last_of(begin(first, FIRST)), second, SECOND)
    history = advance(last_of(history), third, THIRD)
    assert undo(third, history.log.entries) == first


@settings(max_examples=10, deadline=None)
@given(randoms, numbers)
def test_two_steps_sum_up_to_one(random: Random, edits: int) -> None:
    first = official_state()
    second = edited(first, random, edits)
    third = edited(second, random, edits)
    steps = [*compare(first, second, SECOND), *compare(second, third, THIRD)]
    assert summed_up(steps, third) == {
        (entry.card, entry.kind): entry.before for entry in compare(first, third, THIRD)
    }


def summed_up(entries: list[LogEntry], today: State) -> dict[tuple[int, str], JsonValue]:
    """What the entries say of the first version, without what is as it was."""
    first = undo(today, entries)
    found: dict[tuple[int, str], JsonValue] = {}
    for card in {entry.card for entry in entries}:
        old, new = first.get(card), today.get(card)
        if old is None or new is None:
            if old != new:
                found[(card, CARD)] = old and dict(old)
            continue
        found |= {
            (card, name): old.get(name) for name in old.keys() | new.keys() if old.get(name) != new.get(name)
        }
    return found


@settings(max_examples=8, deadline=None)
@given(randoms, numbers)
def test_a_roll_back_leaves_the_log_of_the_older_version(random: Random, edits: int) -> None:
    first = official_state()
    second = edited(first, random, edits)
    at_second = advance(last_of(begin(first, FIRST)), second, SECOND)
    at_third = advance(
        last_of(at_second), edited(second, random, edits), replace(THIRD, rulings_day="2026-06-11")
    )
    back = advance(last_of(at_third), second, SECOND)
    assert back.log == at_second.log
    assert back.stored == at_second.stored
    assert all(entry.day <= SECOND.day(entry.kind) for entry in back.log.entries)


@settings(max_examples=8, deadline=None)
@given(randoms)
def test_the_stored_version_is_read_as_it_was(random: Random) -> None:
    state = edited(official_state(), random, 50)
    assert (
        unpacked(
            HistoryState.model_validate_json(stored(state, "2026-04-09", "2026-04-09").model_dump_json())
        )
        == state
    )


def test_the_same_version_adds_nothing() -> None:
    begun = begin(official_state(), FIRST)
    again = advance(last_of(begun), official_state(), FIRST)
    assert (again.log, again.stored) == (begun.log, begun.stored)


def test_more_than_a_tenth_of_the_cards_needs_a_decision() -> None:
    state = official_state()
    many = {
        card: {**fields, "text": f"{fields['text']} "} if number < 415 else fields
        for number, (card, fields) in enumerate(sorted(state.items()))
    }
    last = last_of(begin(state, FIRST))
    with pytest.raises(SourceError) as refused:
        advance(last, many, SECOND)
    assert "415 of 4,149 cards differ from the last version (100001 text; 100002 text; 100003 text)" in str(
        refused.value
    )
    assert len(advance(last, many, SECOND, "accept").log.entries) == 415
    reformatted = advance(last, many, SECOND, "reformatted")
    assert reformatted.log.entries == []
    assert unpacked(reformatted.stored) == many
    one_less = many | {min(many): state[min(many)]}
    assert len(advance(last, one_less, SECOND).log.entries) == 414


def test_entries_have_the_day_of_their_source() -> None:
    state = official_state()
    changed = state | {DOLL: {**state[DOLL], "text": "New.", "rulings": ["New."]}}
    entries = advance(last_of(begin(state, FIRST)), changed, SECOND).log.entries
    assert [(entry.kind, entry.day) for entry in entries] == [
        ("text", SECOND.cards_day),
        ("rulings", SECOND.rulings_day),
    ]


def test_a_card_that_is_gone_is_named() -> None:
    state = official_state()
    history = advance(
        last_of(begin(state, FIRST)), {card: f for card, f in state.items() if card != DOLL}, SECOND
    )
    assert history.gone == ["100199 Blood Doll"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("artists", ["Somebody"]),
        ("flavour", True),
        ("image", "other"),
        ("reworded", [0, 4]),
        ("references", {"x": 100001}),
    ],
)
def test_looks_are_not_compared(field: str, value: object) -> None:
    card = LibraryCard(id=DOLL, name="Blood Doll", text="Unique.", sets={}, artists=[], types=["Master"])
    other = card.model_copy(update={field: value})
    assert state_of([card], NO_RULINGS) == state_of([other], NO_RULINGS)


def write(folder: Path, log: HistoryLog, state: HistoryState) -> None:
    (folder / FOLDER).mkdir(exist_ok=True)
    (folder / FOLDER / LOG).write_text(log.model_dump_json(), encoding="utf-8")
    (folder / FOLDER / STATE).write_text(state.model_dump_json(), encoding="utf-8")


@pytest.mark.parametrize("card", [110_001, 210_001])
def test_cards_in_testing_have_no_public_history(card: int, tmp_path: Path) -> None:
    log, state = last_of(begin({DOLL: {"name": "Blood Doll"}}, FIRST))
    entry = LogEntry(day="2026-04-09", version="1", card=card, kind="text", before="Secret.")
    write(tmp_path, log.model_copy(update={"entries": [entry]}), state)
    with pytest.raises(SourceError, match=f"card {card}: cards in testing have no public history"):
        read_history(tmp_path)
    write(tmp_path, log, last_of(begin({card: {"name": "Secret"}}, FIRST))[1])
    with pytest.raises(SourceError, match="cards in testing have no public history"):
        read_history(tmp_path)


def test_a_broken_log_is_named(tmp_path: Path) -> None:
    assert read_history(tmp_path) is None
    assert read_history(None) is None
    log, state = last_of(begin({DOLL: {"name": "Blood Doll"}}, FIRST))
    write(tmp_path, log, state)
    assert read_history(tmp_path) == (log, state)
    (tmp_path / FOLDER / LOG).write_text('{"since": "yesterday", "entries": []}', encoding="utf-8")
    with pytest.raises(SourceError, match=r'history/log\.json, "since"'):
        read_history(tmp_path)
    (tmp_path / FOLDER / LOG).unlink()
    with pytest.raises(SourceError, match=r"history/log.json: file is missing"):
        read_history(tmp_path)
    late = LogEntry(day="2026-05-01", version="1", card=DOLL, kind="text")
    write(
        tmp_path,
        HistoryLog(since="2026-04-09", entries=[late, late.model_copy(update={"day": "2026-04-10"})]),
        state,
    )
    with pytest.raises(SourceError, match="not in order of day"):
        read_history(tmp_path)
