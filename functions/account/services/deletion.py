"""Deleting an account, with everything that belongs to it, a part at a time.

It is marked first, and a job remembers it: the page goes on with it call by call and shows how far it has
come, and a run of the scheduler finishes what was cut off. Some time after the account is gone its indexes
are looked at once more, for what they did not show yet.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from functions.account import belongings, jobs, repository
from functions.account.ports import Ports
from functions.account.repository import Account
from functions.account.services.own_data import is_deck
from functions.common.ports import seconds
from functions.common.sessions import Session

STEP_SECONDS = 3.0
"""What one call works for, and the page it removes beyond that."""
INDEX_IS_CURRENT = 5 * 60
"""Seconds after which an index shows every write before."""


@dataclass(frozen=True)
class Step:
    """What a part of the work has come to."""

    done: bool
    """The account is gone."""
    removed: int
    """Decks that went in this part, public copies included."""


def delete(ports: Ports, account: Account, session: Session) -> Step:
    """Begin to delete an account whose password has been checked.

    The session is kept to the last, for the next call, but serves for nothing else from now on.
    Raises LostRaceError when the password has just been changed.
    """
    if not account.deleting:
        repository.mark_deleting(account, ports.clock())
    ports.sessions.close(session.id)
    ports.sessions.revoke_all(account.id, but=session.id)
    return go_on(ports, account)


def go_on(ports: Ports, account: Account, work_seconds: float | None = None) -> Step:
    """Remove a part of what is left of an account that is marked, for so long. Every step may be repeated."""
    now = seconds(ports.clock())
    jobs.put_off_deletion(account.id, now + jobs.CLAIMED_SECONDS)
    removed, end = 0, time.monotonic() + (STEP_SECONDS if work_seconds is None else work_seconds)
    for rows in belongings.decks(account.id):
        belongings.remove_decks(rows, ports.clock())
        removed += sum(map(is_deck, rows))
        if rows and time.monotonic() >= end:
            return Step(done=False, removed=removed)
    belongings.remove_personal(account.id, ports.clock())
    repository.remove(account)
    ports.sessions.revoke_all(account.id)
    jobs.put_off_deletion(account.id, now + INDEX_IS_CURRENT)
    return Step(done=True, removed=removed)


def finish_due(ports: Ports, work_seconds: float) -> int:
    """Go on with the deletions that nobody else goes on with; give the decks that went."""
    removed, end = 0, time.monotonic() + work_seconds
    for job in jobs.due_deletions(seconds(ports.clock())):
        left = end - time.monotonic()
        if left <= 0:
            break
        account = repository.find(job.user)
        removed += go_on(ports, account, left).removed if account else _look_again(ports, job.user)
    return removed


def _look_again(ports: Ports, user: str) -> int:
    """Remove what the indexes of an account that is gone show now, until they are empty."""
    removed = 0
    for rows in belongings.decks(user):
        belongings.remove_decks(rows, ports.clock())
        removed += sum(map(is_deck, rows))
    belongings.remove_personal(user, ports.clock())
    ports.sessions.revoke_all(user)
    if removed:
        jobs.put_off_deletion(user, seconds(ports.clock()) + INDEX_IS_CURRENT)
    else:
        jobs.deletion_is_done(user)
    return removed
