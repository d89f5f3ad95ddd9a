"""Testers and their roles (docs/rules/playtest.md §1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from functions.common.errors import BusyError, LostRaceError
from functions.common.playtest_admins import Change, check_not_last
from functions.common.ports import Clock, iso
from functions.playtest.errors import UnknownUserError
from functions.playtest.limits import MAX_AUDIT_ENTRIES
from functions.playtest.ports import Ports
from functions.playtest.repository import testers
from functions.playtest.services import cost
from functions.playtest.tester import Entry, Event, Person, Programme, Role, Tester

_TRIES = 5
Decide = Callable[[Tester | None, Person], Tester]
"""Returns a tester after a change; None for one who never was a tester."""


def listed(ports: Ports, user: str) -> Programme:
    """List all testers, former ones included. Raises ThrottledError."""
    cost.begin_reading(ports, user)
    return testers.programme()


def log(ports: Ports, user: str, before: int | None) -> tuple[list[Entry], Programme]:
    """Return the newest changes of roles and rounds, and the testers they name. Raises ThrottledError."""
    cost.begin_reading(ports, user, 2)
    return testers.entries(before, MAX_AUDIT_ENTRIES), testers.programme()


def add(ports: Ports, admin: str, name: str, role: Role) -> Tester:
    """Make a user a tester or admin, also a former one, whose profile stays.

    Raises UnknownUserError, LastAdminError, BusyError, ThrottledError.
    """
    cost.spend_writing(ports, admin, cost.ROLE_CHANGE)
    return appoint(ports.clock, name, role, admin)


def change_role(ports: Ports, admin: str, name: str, role: Role) -> Tester:
    """Change the role of a tester. Raises the same errors; UnknownUserError also for a former tester."""

    def decide(before: Tester | None, _person: Person) -> Tester:
        if before is None or not before.is_on:
            raise UnknownUserError
        return replace(before, role=role)

    cost.spend_writing(ports, admin, cost.ROLE_CHANGE)
    return _change(ports.clock, name, admin, decide)


def revoke(ports: Ports, admin: str, name: str) -> Tester:
    """Revoke the role of a tester; reports and profile stay. Raises the same errors."""

    def decide(before: Tester | None, _person: Person) -> Tester:
        if before is None:
            raise UnknownUserError
        return replace(before, is_on=False)

    cost.spend_writing(ports, admin, cost.ROLE_CHANGE)
    return _change(ports.clock, name, admin, decide)


def appoint(clock: Clock, name: str, role: Role, by: str | None) -> Tester:
    """Make a user a tester or admin; `by`: user id of the admin, None for the operator.

    Raises UnknownUserError, LastAdminError, BusyError.
    """

    def decide(before: Tester | None, person: Person) -> Tester:
        if before is not None:
            return replace(before, role=role, is_on=True)
        return Tester(person.user, person.username, role, is_on=True, added=iso(clock())[:10], added_by=by)

    return _change(clock, name, by, decide)


def _change(clock: Clock, name: str, by: str | None, decide: Decide) -> Tester:
    for _ in range(_TRIES):
        person = testers.find_person(name)
        if person is None:
            raise UnknownUserError
        programme = testers.programme()
        before = programme.testers.get(person.user)
        after = decide(before, person)
        if after == before:
            return after
        _check_admins(programme, after)
        change = Change(programme.version, iso(clock()), by, _event(after), after.user)
        try:
            testers.write_role(before, after, change)
        except LostRaceError:
            continue  # Another change came first, or the account is being deleted.
        return after
    raise BusyError


def _check_admins(programme: Programme, after: Tester) -> None:
    """Refuse to remove the last admin."""
    admins = {one.user for one in programme.testers.values() if one.is_admin}
    if not after.is_admin:
        check_not_last(admins, after.user)


def _event(tester: Tester) -> Event:
    return tester.role if tester.is_on else "revoked"
