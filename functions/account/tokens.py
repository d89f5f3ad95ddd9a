"""Secrets of mails: each works once, until it expires or the account's e-mail address changes."""

from __future__ import annotations

import hashlib

from pynamodb.exceptions import DoesNotExist
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.account.account import Account
from functions.account.items import AccountItem, ConfirmItem, ResetItem
from functions.account.repository import address_key, change_password, find, profile_key
from functions.common.conditions import write_together


def save_reset(account: Account, token: str, expires: int) -> None:
    """Store the secret of a reset mail until `expires`, seconds since the epoch."""
    version = account.email_version
    ResetItem(
        _reset(token), "R", uid=account.id, epoch=account.epoch, email_version=version, ttl=expires
    ).save()


def find_reset(token: str, now: int) -> Account | None:
    """Find the account that a secret may reset; None if it is unknown, used, expired or outdated."""
    try:
        item = ResetItem.get(_reset(token), "R", consistent_read=True)
    except DoesNotExist:
        return None
    account = find(item.uid) if (item.ttl or 0) > now else None
    if account is None or account.epoch != int(item.epoch) or not account.email_confirmed:
        return None
    return account if account.email_version == int(item.email_version or 0) else None


def use_reset(account: Account, token: str, password_hash: str) -> None:
    """Store a new password and delete the secret. Raises LostRaceError when either has just been done."""

    def fill(transaction: TransactWrite) -> None:
        transaction.delete(ResetItem(_reset(token), "R"), condition=ResetItem.pk.exists())
        change_password(transaction, account, password_hash)

    write_together(fill)


def save_confirmation(account: Account, token: str, expires: int) -> None:
    """Store the secret of a confirmation mail until `expires`, seconds since the epoch."""
    ConfirmItem(_confirm(token), "C", uid=account.id, email_version=account.email_version, ttl=expires).save()


def find_confirmation(token: str, now: int) -> Account | None:
    """Find the account whose address a secret confirms; None if it is unknown, used, expired or outdated."""
    try:
        item = ConfirmItem.get(_confirm(token), "C", consistent_read=True)
    except DoesNotExist:
        return None
    account = find(item.uid) if (item.ttl or 0) > now else None
    return account if account and account.email_version == int(item.email_version) else None


def use_confirmation(account: Account, token: str, moment: str) -> None:
    """Mark an address as confirmed and delete the secret. Raises LostRaceError like the others."""
    actions: list[Action] = [
        AccountItem.email_confirmed.set(moment),
        AccountItem.gsi2pk.set(address_key(account.email or "")),
        AccountItem.gsi2sk.set(account.id),
    ]

    def fill(transaction: TransactWrite) -> None:
        transaction.delete(ConfirmItem(_confirm(token), "C"), condition=ConfirmItem.pk.exists())
        transaction.update(
            AccountItem(profile_key(account.id), "PROFILE"),
            actions,
            condition=AccountItem.email == account.email,
        )

    write_together(fill)


def _reset(token: str) -> str:
    return f"RESET#{_hash(token)}"


def _confirm(token: str) -> str:
    return f"CONFIRM#{_hash(token)}"


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
