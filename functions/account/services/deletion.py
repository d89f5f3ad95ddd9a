"""Deletes an account and everything that belongs to it, step by step.

The account is marked first and a job is stored: the page continues call by call and shows the progress, and a
scheduled run finishes interrupted deletions. Some time after the deletion the indexes are read once more, for
items they did not show yet.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from functions.account import jobs, repository, user_items
from functions.account.account import Account
from functions.account.ports import Ports
from functions.account.services.own_data import is_deck
from functions.common.errors import BusyError, LostRaceError
from functions.common.ports import seconds
from functions.common.sessions import Session

STEP_SECONDS = 3.0
"""Time of one call; it finishes the page it has started."""
_TRIES = 5
INDEX_IS_CURRENT = 5 * 60
"""Seconds after which an index shows every earlier write."""


@dataclass(frozen=True)
class Step:
    """The result of one step."""

    done: bool
    """The account is deleted."""
    removed: int
    """Decks deleted by this step, public copies included."""


def delete(ports: Ports, account: Account, session: Session) -> Step:
    """Start deleting an account whose password has been checked.

    The session stays until the end, for the next call, but is valid for nothing else.
    Raises LostRaceError when the password has just been changed, LastAdminError, BusyError.
    """
    _mark(ports, account)
    ports.sessions.close(session.id)
    ports.sessions.revoke_all(account.id, but=session.id)
    return go_on(ports, account)


def _mark(ports: Ports, account: Account) -> None:
    found: Account | None = account
    for _ in range(_TRIES):
        if found is None or found.epoch != account.epoch:
            raise LostRaceError
        if found.deleting:
            return
        try:
            repository.mark_deleting(found, ports.clock())
        except LostRaceError:
            found = repository.find(account.id)  # Perhaps another admin has left.
        else:
            return
    raise BusyError


def go_on(ports: Ports, account: Account, work_seconds: float | None = None) -> Step:
    """Continue the deletion of a marked account for some seconds. Every step may be repeated."""
    now = seconds(ports.clock())
    jobs.put_off_deletion(account.id, now + jobs.CLAIMED_SECONDS)
    removed, end = 0, time.monotonic() + (STEP_SECONDS if work_seconds is None else work_seconds)
    for page in _removed(ports, account.id):
        removed += sum(map(is_deck, page))
        if page and time.monotonic() >= end:
            return Step(done=False, removed=removed)
    repository.remove(account)
    ports.sessions.revoke_all(account.id)
    jobs.put_off_deletion(account.id, now + INDEX_IS_CURRENT)
    return Step(done=True, removed=removed)


def finish_due(ports: Ports, work_seconds: float) -> int:
    """Continue the deletions that no call continues, and return the number of deleted decks."""
    removed, end = 0, time.monotonic() + work_seconds
    for job in jobs.due_deletions(seconds(ports.clock())):
        left = end - time.monotonic()
        if left <= 0:
            break
        account = repository.find(job.user)
        removed += go_on(ports, account, left).removed if account else _clean_up(ports, job.user)
    return removed


def _clean_up(ports: Ports, user: str) -> int:
    """Delete what the indexes of a deleted account still show, until they are empty."""
    removed = sum(is_deck(row) for page in _removed(ports, user) for row in page)
    ports.sessions.revoke_all(user)
    if removed:
        jobs.put_off_deletion(user, seconds(ports.clock()) + INDEX_IS_CURRENT)
    else:
        jobs.deletion_is_done(user)
    return removed


def _removed(ports: Ports, user: str) -> Iterator[list[user_items.Row]]:
    """Delete everything of a user but the account, and yield each page when it is deleted."""
    for page in user_items.decks(user):
        user_items.remove_decks(page, ports.clock())
        yield page
    user_items.remove_tester(user)
    for page in user_items.personal(user):
        user_items.remove_personal(user, page, ports.clock())
        yield page
