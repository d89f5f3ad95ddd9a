"""Conflicting transactions."""

from __future__ import annotations

from typing import Any

import pytest
from pynamodb.exceptions import CancellationReason, TransactWriteError, VerboseClientError
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.errors import BusyError, LostRaceError
from functions.common.settings import Settings
from functions.common.tables import MainItem


def cancelled(*codes: str) -> TransactWriteError:
    """The error of a cancelled transaction, with a reason for each of its items."""
    response: Any = {"Error": {"Code": "TransactionCanceledException", "Message": ""}}
    reasons = [None if code == "None" else CancellationReason(code) for code in codes]
    cause = VerboseClientError(response, "TransactWriteItems", {}, cancellation_reasons=reasons)
    return TransactWriteError("", cause)


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[TransactWriteError]:
    """Errors of the next commits; later ones succeed."""
    waiting: list[TransactWriteError] = []
    commit = TransactWrite._commit

    def fail(transaction: TransactWrite) -> Any:
        if waiting:
            raise waiting.pop(0)
        return commit(transaction)

    monkeypatch.setattr(TransactWrite, "_commit", fail)
    monkeypatch.setattr("functions.common.conditions.time.sleep", lambda _seconds: None)
    return waiting


def save(transaction: TransactWrite) -> None:
    transaction.save(MainItem("TEST#1", "T"), condition=MainItem.pk.does_not_exist())


def test_a_conflict_is_tried_again(table: Settings, commits: list[TransactWriteError]) -> None:
    commits += [cancelled("TransactionConflict", "None")] * 3
    write_together(save)
    assert MainItem.get("TEST#1", "T").pk == "TEST#1"


def test_a_persistent_conflict_is_reported(table: Settings, commits: list[TransactWriteError]) -> None:
    commits += [cancelled("TransactionConflict")] * 9
    with pytest.raises(BusyError):
        write_together(save)
    assert len(commits) == 4


def test_a_failed_condition_is_a_lost_race(table: Settings, commits: list[TransactWriteError]) -> None:
    write_together(save)
    with pytest.raises(LostRaceError):
        write_together(save)
    commits += [cancelled("TransactionConflict", "ConditionalCheckFailed")]
    with pytest.raises(LostRaceError):
        write_together(save)
    assert commits == []


def test_anything_else_is_a_failure(table: Settings, commits: list[TransactWriteError]) -> None:
    commits += [cancelled("ValidationError")]
    with pytest.raises(TransactWriteError):
        write_together(save)
