"""Reads and writes accounts."""

from __future__ import annotations

import hashlib
from datetime import datetime

from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.account.account import Account
from functions.account.items import AccountItem, NameItem
from functions.account.jobs import deletion_item
from functions.common.conditions import write_alone, write_together
from functions.common.errors import LostRaceError
from functions.common.playtest_admins import Change
from functions.common.playtest_log import end_role, version_without
from functions.common.ports import iso, seconds
from functions.common.sessions import SessionItem
from functions.common.tables import MainItem

MAX_ACCOUNTS_PER_ADDRESS = 100


def find(user: str) -> Account | None:
    """Read the account of a user id."""
    try:
        return _account(AccountItem.get(profile_key(user), "PROFILE", consistent_read=True))
    except AccountItem.DoesNotExist:
        return None


def find_by_name(name_key: str) -> Account | None:
    """Read the account of a folded name."""
    try:
        return find(NameItem.get(_name(name_key), "U", consistent_read=True).uid)
    except NameItem.DoesNotExist:
        return None


def find_by_email(email: str) -> list[Account]:
    """Read the accounts with a confirmed e-mail address, which several users may share."""
    found = MainItem.lookup.query(address_key(email), limit=MAX_ACCOUNTS_PER_ADDRESS)
    keys = [(item.pk, item.sk) for item in found]
    accounts = [_account(item) for item in AccountItem.batch_get(keys, consistent_read=True)]
    return [
        one
        for one in sorted(accounts, key=lambda one: one.username)
        if one.email and one.email_confirmed and one.email.casefold() == email.casefold()
    ]


def is_taken(name_key: str) -> bool:
    """Whether a name is taken. Only `create` knows for certain."""
    try:
        NameItem.get(_name(name_key), "U", consistent_read=True)
    except NameItem.DoesNotExist:
        return False
    return True


def create(account: Account) -> None:
    """Store a new account and the claim on its name. Raises LostRaceError when the name is taken."""
    item = AccountItem(
        profile_key(account.id),
        "PROFILE",
        username=account.username,
        name_key=account.name_key,
        public_name=account.public_name,
        email=account.email,
        password_hash=account.password_hash,
        created=account.created,
        epoch=account.epoch,
    )
    claim = NameItem(_name(account.name_key), "U", uid=account.id)

    def fill(transaction: TransactWrite) -> None:
        transaction.save(claim, condition=NameItem.pk.does_not_exist())
        transaction.save(item, condition=AccountItem.pk.does_not_exist())

    write_together(fill)


def save_session(account: Account, session: SessionItem) -> None:
    """Store a session, provided that the password has not changed.

    Raises LostRaceError when the password has just been changed or the account deleted.
    """

    def fill(transaction: TransactWrite) -> None:
        transaction.condition_check(
            AccountItem, profile_key(account.id), "PROFILE", condition=AccountItem.epoch == account.epoch
        )
        transaction.save(session)

    write_together(fill)


def replace_hash(account: Account, password_hash: str) -> None:
    """Store a newer hash of the same password. Raises LostRaceError when the password has just changed."""
    _update(account, [AccountItem.password_hash.set(password_hash)])


def set_public_name(account: Account, name: str) -> None:
    """Store a public name. Raises LostRaceError when the account has just changed."""
    _update(account, [AccountItem.public_name.set(name)])


def set_email(account: Account, email: str | None) -> None:
    """Store an unconfirmed e-mail address, or none. Raises LostRaceError like the others."""
    written: Action = AccountItem.email.remove() if email is None else AccountItem.email.set(email)
    actions: list[Action] = [
        written,
        AccountItem.email_version.set(account.email_version + 1),
        AccountItem.email_confirmed.remove(),
        AccountItem.gsi2pk.remove(),
        AccountItem.gsi2sk.remove(),
    ]
    _update(account, actions, _same_address(account))


def set_password(account: Account, password_hash: str, session: str) -> None:
    """Store a new password and move the current session to the new epoch.

    Raises LostRaceError when the password has just been changed elsewhere, or the session revoked.
    """

    def fill(transaction: TransactWrite) -> None:
        change_password(transaction, account, password_hash)
        _move_session(transaction, account, session)

    write_together(fill)


def raise_epoch(account: Account, session: str) -> None:
    """Invalidate all sessions of an account but one, which is moved to the new epoch.

    Raises LostRaceError when the password has just been changed, or the session revoked.
    """

    def fill(transaction: TransactWrite) -> None:
        transaction.update(
            AccountItem(profile_key(account.id), "PROFILE"),
            [AccountItem.epoch.set(account.epoch + 1)],
            condition=AccountItem.epoch == account.epoch,
        )
        _move_session(transaction, account, session)

    write_together(fill)


def mark_deleting(account: Account, moment: datetime) -> None:
    """Mark an account as being deleted, and store the job that finishes it; the role of an admin ends.

    Raises LastAdminError, or LostRaceError when the account or the admins of the playtest have just changed.
    """
    admin: Condition = AccountItem.admin.is_in(True)
    version = version_without(account.id) if account.is_admin else None

    def fill(transaction: TransactWrite) -> None:
        transaction.update(
            AccountItem(profile_key(account.id), "PROFILE"),
            [AccountItem.deleting.set(iso(moment))],
            condition=(AccountItem.epoch == account.epoch) & (admin if account.is_admin else ~admin),
        )
        transaction.save(deletion_item(account.id, seconds(moment)))
        if version is not None:
            end_role(transaction, Change(version, iso(moment), account.id, "revoked", account.id))

    write_together(fill)


def remove(account: Account) -> None:
    """Delete the account itself and free its name. Does nothing when that has been done."""

    def fill(transaction: TransactWrite) -> None:
        condition = NameItem.pk.does_not_exist() | (NameItem.uid == account.id)
        transaction.delete(NameItem(_name(account.name_key), "U"), condition=condition)
        transaction.delete(AccountItem(profile_key(account.id), "PROFILE"))

    try:
        write_together(fill)
    except LostRaceError:
        # The name is taken by another account: then this one was deleted before.
        if find(account.id) is not None:
            raise


def change_password(transaction: TransactWrite, account: Account, password_hash: str) -> None:
    """Add a new password to a transaction, on condition that password and address are unchanged."""
    transaction.update(
        AccountItem(profile_key(account.id), "PROFILE"),
        [AccountItem.password_hash.set(password_hash), AccountItem.epoch.set(account.epoch + 1)],
        condition=(AccountItem.epoch == account.epoch) & _same_address(account),
    )


def _move_session(transaction: TransactWrite, account: Account, session: str) -> None:
    """Move a session to the next epoch of its account."""
    transaction.update(
        SessionItem(f"SESS#{session}", "S"),
        [SessionItem.epoch.set(account.epoch + 1)],
        condition=SessionItem.pk.exists(),
    )


def _same_address(account: Account) -> Condition:
    if account.email_version == 0:
        return AccountItem.email_version.does_not_exist()
    return AccountItem.email_version == account.email_version


def _update(account: Account, actions: list[Action], more: Condition | None = None) -> None:
    """Write to the account alone. Raises LostRaceError when it has just changed, BusyError."""
    item = AccountItem(profile_key(account.id), "PROFILE")
    unchanged: Condition = AccountItem.epoch == account.epoch
    condition = unchanged if more is None else And(unchanged, more)
    write_alone(lambda: item.update(actions, condition=condition))


def _account(item: AccountItem) -> Account:
    return Account(
        id=item.pk.removeprefix("USER#"),
        username=item.username,
        name_key=item.name_key,
        public_name=item.public_name,
        email=item.email,
        password_hash=item.password_hash,
        created=item.created,
        epoch=int(item.epoch),
        email_confirmed=item.email is not None and item.email_confirmed is not None,
        email_version=int(item.email_version or 0),
        is_playtester=bool(item.playtester),
        is_admin=bool(item.admin),
        deleting=item.deleting is not None,
    )


def profile_key(user: str) -> str:
    """Return the partition key of a user."""
    return f"USER#{user}"


def _name(name_key: str) -> str:
    return f"UNAME#{name_key}"


def address_key(email: str) -> str:
    """Return the key of a confirmed address in the lookup index."""
    return f"EMAIL#{hashlib.sha256(email.casefold().encode()).hexdigest()}"
