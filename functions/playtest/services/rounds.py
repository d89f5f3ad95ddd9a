"""Rounds: one may be open at a time (docs/rules/playtest.md §4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from functions.common.errors import BusyError, LostRaceError
from functions.common.playtest_admins import Change
from functions.common.ports import iso
from functions.playtest.errors import NoRoundError, RoundStateError
from functions.playtest.ports import Ports
from functions.playtest.report import Round, State
from functions.playtest.repository import rounds, testers
from functions.playtest.services import cost

_TRIES = 5


def listed(ports: Ports, user: str) -> list[Round]:
    """List all rounds, newest first. Raises ThrottledError."""
    cost.begin_reading(ports, user)
    return rounds.all_rounds()


def current(all_rounds: Sequence[Round]) -> Round | None:
    """Return the round that testers see: the open one, else the last one that is not archived."""
    waiting = [one for one in all_rounds if one.state != "archived"]
    return next((one for one in waiting if one.state == "open"), waiting[0] if waiting else None)


def chosen(round_id: str | None) -> Round:
    """Return a round by its id, or the current one. Raises NoRoundError."""
    found = rounds.all_rounds()
    named = (each for each in found if each.id == round_id)
    one = current(found) if round_id is None else next(named, None)
    if one is None:
        raise NoRoundError
    return one


def put(ports: Ports, admin: str, round_id: str, state: State, name: str | None) -> Round:
    """Open, close, reopen or archive a round; only opening creates one.

    Raises NoRoundError, RoundStateError, BusyError, ThrottledError.
    """
    cost.spend_writing(ports, admin, cost.ROLE_CHANGE)
    for _ in range(_TRIES):
        version = testers.current_version()
        found = rounds.all_rounds()
        before = next((one for one in found if one.id == round_id), None)
        after = _changed(before, found, Round(round_id, name or round_id, state, iso(ports.clock())), name)
        if after == before:
            return after
        try:
            rounds.write(after, Change(version, iso(ports.clock()), admin, state, round_id))
        except LostRaceError:
            continue  # Another change came first.
        return after
    raise BusyError


def _changed(before: Round | None, found: Sequence[Round], new: Round, name: str | None) -> Round:
    if new.state == "open" and any(one.state == "open" and one.id != new.id for one in found):
        raise RoundStateError
    if before is None:
        if new.state != "open":
            raise NoRoundError
        return new
    named = replace(before, name=name or before.name)
    if before.state == new.state:
        return named
    if before.state == "archived":
        raise RoundStateError
    if new.state == "open":
        return replace(named, state="open", ended=None)
    return replace(named, state=new.state, ended=new.opened)
