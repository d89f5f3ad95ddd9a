"""What a tester writes about themselves (docs/rules/playtest.md §1.4)."""

from __future__ import annotations

from functions.common.errors import LostRaceError, NotPermittedError
from functions.common.ports import iso
from functions.playtest.ports import Ports
from functions.playtest.report import Round
from functions.playtest.repository import rounds, testers
from functions.playtest.services import cost
from functions.playtest.services.rounds import current
from functions.playtest.tester import Tester


def own(ports: Ports, user: str) -> tuple[Tester, Round | None]:
    """Read the user's profile and the current round. Raises NotPermittedError, ThrottledError."""
    cost.begin_reading(ports, user, 2)
    tester = testers.find(user)
    if tester is None:
        raise NotPermittedError
    return tester, current(rounds.all_rounds())


def change(
    ports: Ports, user: str, *, language: str | None, liaison: str | None, games: str | None
) -> tuple[Tester, Round | None]:
    """Change the given parts of the profile. Raises NotPermittedError, ThrottledError."""
    cost.spend_writing(ports, user)
    today = iso(ports.clock())[:10]
    try:
        after = testers.write_profile(user, language=language, liaison=liaison, games=games, active=today)
    except LostRaceError as error:
        raise NotPermittedError from error
    return after, current(rounds.all_rounds())
