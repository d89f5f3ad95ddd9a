"""Reads and writes rounds."""

from __future__ import annotations

from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.playtest_admins import Change
from functions.common.playtest_log import record
from functions.playtest.items import RoundItem
from functions.playtest.report import Round
from functions.playtest.repository.item_mapping import round_of

ROUNDS = "PT#ROUNDS"


def all_rounds() -> list[Round]:
    """Read all rounds, newest first."""
    found = map(round_of, RoundItem.query(ROUNDS, consistent_read=True))
    return sorted(found, key=lambda one: (one.opened, one.id), reverse=True)


def write(one: Round, change: Change) -> None:
    """Store a round. Raises LostRaceError when a role or a round has changed since it was decided."""
    item = RoundItem(ROUNDS, one.id, name=one.name, state=one.state, opened=one.opened, ended=one.ended)

    def fill(transaction: TransactWrite) -> None:
        transaction.save(item)
        record(transaction, change)

    write_together(fill)
