"""Reads and writes testers, their roles, and the log of changes."""

from __future__ import annotations

from pynamodb.expressions.condition import Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_alone, write_together
from functions.common.deck_items import user_key
from functions.common.folded_name import folded_name
from functions.common.playtest_admins import Change
from functions.common.playtest_items import TESTERS
from functions.common.playtest_log import AUDIT, AuditItem, record, version
from functions.playtest.items import NameItem, ProfileItem, TesterItem
from functions.playtest.repository.item_mapping import entry_of, tester_of
from functions.playtest.tester import Entry, Person, Programme, Tester

_PROFILE = "PROFILE"


def find_person(name: str) -> Person | None:
    """Find the account of a name, unless it is being deleted."""
    try:
        user = NameItem.get(f"UNAME#{folded_name(name)}", "U", consistent_read=True).uid
    except NameItem.DoesNotExist:
        return None
    profile = _profile(user)
    return None if profile is None or profile.deleting else Person(user, profile.username)


def has_account(user: str) -> bool:
    """Whether a user's account exists and is not being deleted."""
    profile = _profile(user)
    return profile is not None and not profile.deleting


def is_playtester(user: str) -> bool:
    """Whether an account has a role now."""
    profile = _profile(user)
    return profile is not None and bool(profile.playtester)


def programme() -> Programme:
    """Read all testers. The version is read first: a later change makes it outdated."""
    number = version()
    testers = map(tester_of, TesterItem.query(TESTERS, consistent_read=True))
    return Programme({one.user: one for one in testers}, number)


def current_version() -> int:
    """Return the version of the programme."""
    return version()


def find(user: str) -> Tester | None:
    """Read a tester."""
    try:
        return tester_of(TesterItem.get(TESTERS, user, consistent_read=True))
    except TesterItem.DoesNotExist:
        return None


def write_role(before: Tester | None, after: Tester, change: Change) -> None:
    """Store a role: of the account, of the tester, and in the log.

    Raises LostRaceError when a role or a round has changed since, or the account is deleted or being deleted.
    """

    def fill(transaction: TransactWrite) -> None:
        exists = ProfileItem.pk.exists() & ProfileItem.deleting.does_not_exist()
        flags: list[Action] = [
            ProfileItem.playtester.set(after.is_on),
            ProfileItem.admin.set(after.is_admin),
        ]
        transaction.update(ProfileItem(user_key(after.user), _PROFILE), flags, condition=exists)
        if before is None:
            transaction.save(_item(after), condition=TesterItem.pk.does_not_exist())
        else:
            roles: list[Action] = [TesterItem.role.set(after.role), TesterItem.is_on.set(after.is_on)]
            transaction.update(TesterItem(TESTERS, after.user), roles, condition=TesterItem.pk.exists())
        record(transaction, change)

    write_together(fill)


def write_profile(
    user: str, *, language: str | None, liaison: str | None, games: str | None, active: str
) -> Tester:
    """Store the given parts of what testers write about themselves, and return the tester as stored.

    Raises LostRaceError when the tester does not exist.
    """
    item = TesterItem(TESTERS, user)
    parts = [(TesterItem.language, language), (TesterItem.liaison, liaison), (TesterItem.games, games)]
    actions: list[Action] = [part.set(text) for part, text in parts if text is not None]
    actions.append(TesterItem.active.set(active))
    write_alone(lambda: item.update(actions, condition=TesterItem.pk.exists()))
    return tester_of(item)


def entries(before: int | None, maximum: int) -> list[Entry]:
    """Read the newest entries of the log; `before`: only older ones than this."""
    older: Condition | None = AuditItem.sk < f"{before:09}" if before is not None else None
    found = AuditItem.query(AUDIT, older, scan_index_forward=False, consistent_read=True, limit=maximum)
    return [entry_of(item) for item in found]


def _profile(user: str) -> ProfileItem | None:
    try:
        return ProfileItem.get(user_key(user), _PROFILE, consistent_read=True)
    except ProfileItem.DoesNotExist:
        return None


def _item(tester: Tester) -> TesterItem:
    return TesterItem(
        TESTERS,
        tester.user,
        username=tester.username,
        role=tester.role,
        is_on=tester.is_on,
        added=tester.added,
        added_by=tester.added_by,
        reports={},
    )
