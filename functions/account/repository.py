"""Reads and writes accounts."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from pynamodb.exceptions import UpdateError
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.account.items import AccountItem, NameItem, ResetItem
from functions.common.conditions import failed_condition, write_together
from functions.common.errors import LostRaceError
from functions.common.sessions import SessionItem
from functions.common.tables import MainItem

MOST_ACCOUNTS_OF_AN_ADDRESS = 5


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
    is_playtester: bool = False
    is_admin: bool = False
    deleting: bool = False


def find(user: str) -> Account | None:
    """Give the account of a user id."""
    try:
        return _account(AccountItem.get(_user(user), "PROFILE", consistent_read=True))
    except AccountItem.DoesNotExist:
        return None


def find_by_name(name_key: str) -> Account | None:
    """Give the account of a folded name."""
    try:
        return find(NameItem.get(_name(name_key), "U", consistent_read=True).uid)
    except NameItem.DoesNotExist:
        return None


def find_by_email(email: str) -> list[Account]:
    """Give the accounts with an address; several people may share one."""
    found = MainItem.lookup.query(_email(email), limit=MOST_ACCOUNTS_OF_AN_ADDRESS)
    keys = [(item.pk, item.sk) for item in found]
    return [_account(item) for item in AccountItem.batch_get(keys, consistent_read=True)]


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
        _user(account.id),
        "PROFILE",
        username=account.username,
        name_key=account.name_key,
        public_name=account.public_name,
        email=account.email,
        password_hash=account.password_hash,
        created=account.created,
        epoch=account.epoch,
        gsi2pk=_email(account.email) if account.email else None,
        gsi2sk=account.id if account.email else None,
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
            AccountItem, _user(account.id), "PROFILE", condition=AccountItem.epoch == account.epoch
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
    """Store an e-mail address, or that there is none. Raises LostRaceError as the others do."""
    if email is None:
        _update(
            account, [AccountItem.email.remove(), AccountItem.gsi2pk.remove(), AccountItem.gsi2sk.remove()]
        )
    else:
        keys = [AccountItem.gsi2pk.set(_email(email)), AccountItem.gsi2sk.set(account.id)]
        _update(account, [AccountItem.email.set(email), *keys])


def set_password(account: Account, password_hash: str, session: str) -> None:
    """Store a new password and take the session it was changed in along to the new epoch.

    Raises LostRaceError when the password has just been changed otherwise, or the session revoked.
    """

    def fill(transaction: TransactWrite) -> None:
        _change_password(transaction, account, password_hash)
        _take_along(transaction, account, session)

    write_together(fill)


def raise_epoch(account: Account, session: str) -> None:
    """Void all sessions of an account but the one named, which goes along to the new epoch.

    Raises LostRaceError when the password has just been changed, or the session revoked.
    """

    def fill(transaction: TransactWrite) -> None:
        transaction.update(
            AccountItem(_user(account.id), "PROFILE"),
            [AccountItem.epoch.set(account.epoch + 1)],
            condition=AccountItem.epoch == account.epoch,
        )
        _take_along(transaction, account, session)

    write_together(fill)


def mark_deleting(account: Account, moment: str) -> None:
    """Note that an account is on its way out. Raises LostRaceError when it has just been changed."""
    _update(account, [AccountItem.deleting.set(moment)])


def remove(account: Account) -> None:
    """Remove the account itself and free its name. Does nothing when that has been done."""

    def fill(transaction: TransactWrite) -> None:
        condition = NameItem.pk.does_not_exist() | (NameItem.uid == account.id)
        transaction.delete(NameItem(_name(account.name_key), "U"), condition=condition)
        transaction.delete(AccountItem(_user(account.id), "PROFILE"))

    try:
        write_together(fill)
    except LostRaceError:
        # The name is another's: then ours was given up before, together with the account.
        if find(account.id) is not None:
            raise


def save_reset(account: Account, token_hash: str, expires: int) -> None:
    """Remember the secret of a reset mail until `expires`, seconds since the epoch."""
    ResetItem(_reset(token_hash), "R", uid=account.id, epoch=account.epoch, ttl=expires).save()


def find_reset(token_hash: str, now: int) -> Account | None:
    """Give the account that a secret may reset; None for one unknown, used, expired or outdated."""
    try:
        item = ResetItem.get(_reset(token_hash), "R", consistent_read=True)
    except ResetItem.DoesNotExist:
        return None
    account = find(item.uid) if (item.ttl or 0) > now else None
    return account if account and account.epoch == int(item.epoch) else None


def use_reset(account: Account, token_hash: str, password_hash: str) -> None:
    """Store a new password and use up the secret. Raises LostRaceError when either has just been done."""

    def fill(transaction: TransactWrite) -> None:
        transaction.delete(ResetItem(_reset(token_hash), "R"), condition=ResetItem.pk.exists())
        _change_password(transaction, account, password_hash)

    write_together(fill)


def _change_password(transaction: TransactWrite, account: Account, password_hash: str) -> None:
    transaction.update(
        AccountItem(_user(account.id), "PROFILE"),
        [AccountItem.password_hash.set(password_hash), AccountItem.epoch.set(account.epoch + 1)],
        condition=AccountItem.epoch == account.epoch,
    )


def _take_along(transaction: TransactWrite, account: Account, session: str) -> None:
    """Let a session outlive the end of the account's epoch."""
    transaction.update(
        SessionItem(f"SESS#{session}", "S"),
        [SessionItem.epoch.set(account.epoch + 1)],
        condition=SessionItem.pk.exists(),
    )


def _update(account: Account, actions: list[Action]) -> None:
    try:
        AccountItem(_user(account.id), "PROFILE").update(
            actions, condition=AccountItem.epoch == account.epoch
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
        is_playtester=bool(item.playtester),
        is_admin=bool(item.admin),
        deleting=item.deleting is not None,
    )


def _user(user: str) -> str:
    return f"USER#{user}"


def _name(name_key: str) -> str:
    return f"UNAME#{name_key}"


def _reset(token_hash: str) -> str:
    return f"RESET#{token_hash}"


def _email(email: str) -> str:
    return f"EMAIL#{hashlib.sha256(email.casefold().encode()).hexdigest()}"
