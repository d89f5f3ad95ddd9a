"""Reads and writes accounts."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime

from pynamodb.exceptions import UpdateError
from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.account.items import AccountItem, NameItem
from functions.account.jobs import deletion_item
from functions.common.conditions import failed_condition, write_together
from functions.common.errors import LostRaceError
from functions.common.ports import iso, seconds
from functions.common.sessions import SessionItem
from functions.common.tables import MainItem

MAX_ACCOUNTS_PER_ADDRESS = 100


@dataclass(frozen=True)
class Account:
    """An account as it is stored."""

    id: str
    username: str
    name_key: str
    public_name: str
    email: str | None
    password_hash: str
    created: str
    epoch: int
    email_confirmed: bool = False
    """Its owner has opened the link of a mail: only then does it serve a reset."""
    email_version: int = 0
    """Rises with every change of the address: the secrets of earlier mails are void."""
    is_playtester: bool = False
    is_admin: bool = False
    deleting: bool = False


def find(user: str) -> Account | None:
    """Give the account of a user id."""
    try:
        return _account(AccountItem.get(profile_key(user), "PROFILE", consistent_read=True))
    except AccountItem.DoesNotExist:
        return None


def find_by_name(name_key: str) -> Account | None:
    """Give the account of a folded name."""
    try:
        return find(NameItem.get(_name(name_key), "U", consistent_read=True).uid)
    except NameItem.DoesNotExist:
        return None


def find_by_email(email: str) -> list[Account]:
    """Give the accounts whose confirmed address this is; several people may share one."""
    found = MainItem.lookup.query(address_key(email), limit=MAX_ACCOUNTS_PER_ADDRESS)
    keys = [(item.pk, item.sk) for item in found]
    accounts = [_account(item) for item in AccountItem.batch_get(keys, consistent_read=True)]
    return [
        one
        for one in sorted(accounts, key=lambda one: one.username)
        if one.email and one.email_confirmed and one.email.casefold() == email.casefold()
    ]


def is_taken(name_key: str) -> bool:
    """Whether somebody has a name. Only `create` can tell for sure."""
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
    """Store a session, provided that the password it was opened with is still the account's.

    Raises LostRaceError when the password has just been changed or the account deleted.
    """

    def fill(transaction: TransactWrite) -> None:
        transaction.condition_check(
            AccountItem, profile_key(account.id), "PROFILE", condition=AccountItem.epoch == account.epoch
        )
        transaction.save(session)

    write_together(fill)


def replace_hash(account: Account, password_hash: str) -> None:
    """Store a newer hash of the same password. Raises LostRaceError when that has just been changed."""
    _update(account, [AccountItem.password_hash.set(password_hash)])


def set_public_name(account: Account, name: str) -> None:
    """Store a public name. Raises LostRaceError when the account has just been changed."""
    _update(account, [AccountItem.public_name.set(name)])


def set_email(account: Account, email: str | None) -> None:
    """Store an e-mail address, which is yet to be confirmed, or that there is none.

    Raises LostRaceError as the others do.
    """
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
    """Store a new password and take the session it was changed in along to the new epoch.

    Raises LostRaceError when the password has just been changed otherwise, or the session revoked.
    """

    def fill(transaction: TransactWrite) -> None:
        change_password(transaction, account, password_hash)
        _take_along(transaction, account, session)

    write_together(fill)


def raise_epoch(account: Account, session: str) -> None:
    """Void all sessions of an account but the one named, which goes along to the new epoch.

    Raises LostRaceError when the password has just been changed, or the session revoked.
    """

    def fill(transaction: TransactWrite) -> None:
        transaction.update(
            AccountItem(profile_key(account.id), "PROFILE"),
            [AccountItem.epoch.set(account.epoch + 1)],
            condition=AccountItem.epoch == account.epoch,
        )
        _take_along(transaction, account, session)

    write_together(fill)


def mark_deleting(account: Account, moment: datetime) -> None:
    """Note that an account is on its way out, and that this is to be seen through.

    Raises LostRaceError when it has just been changed.
    """

    def fill(transaction: TransactWrite) -> None:
        transaction.update(
            AccountItem(profile_key(account.id), "PROFILE"),
            [AccountItem.deleting.set(iso(moment))],
            condition=AccountItem.epoch == account.epoch,
        )
        transaction.save(deletion_item(account.id, seconds(moment)))

    write_together(fill)


def remove(account: Account) -> None:
    """Remove the account itself and free its name. Does nothing when that has been done."""

    def fill(transaction: TransactWrite) -> None:
        condition = NameItem.pk.does_not_exist() | (NameItem.uid == account.id)
        transaction.delete(NameItem(_name(account.name_key), "U"), condition=condition)
        transaction.delete(AccountItem(profile_key(account.id), "PROFILE"))

    try:
        write_together(fill)
    except LostRaceError:
        # The name is another's: then ours was given up before, together with the account.
        if find(account.id) is not None:
            raise


def change_password(transaction: TransactWrite, account: Account, password_hash: str) -> None:
    """Put a new password into a transaction, on condition that password and address are as they were read."""
    transaction.update(
        AccountItem(profile_key(account.id), "PROFILE"),
        [AccountItem.password_hash.set(password_hash), AccountItem.epoch.set(account.epoch + 1)],
        condition=(AccountItem.epoch == account.epoch) & _same_address(account),
    )


def _take_along(transaction: TransactWrite, account: Account, session: str) -> None:
    """Let a session outlive the end of the account's epoch."""
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
    unchanged: Condition = AccountItem.epoch == account.epoch
    try:
        AccountItem(profile_key(account.id), "PROFILE").update(
            actions, condition=unchanged if more is None else And(unchanged, more)
        )
    except UpdateError as error:
        if failed_condition(error):
            raise LostRaceError from error
        raise


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
    """Name the items of a user."""
    return f"USER#{user}"


def _name(name_key: str) -> str:
    return f"UNAME#{name_key}"


def address_key(email: str) -> str:
    """Name the accounts of a confirmed address in the lookup index."""
    return f"EMAIL#{hashlib.sha256(email.casefold().encode()).hexdigest()}"
