"""Changing an account: its public name, e-mail address and password."""

from __future__ import annotations

from dataclasses import replace

from functions.account import names, repository
from functions.account.account import Account
from functions.account.common_passwords import check_new
from functions.account.errors import WrongPasswordError
from functions.account.ports import Ports
from functions.account.services import confirmation, mails
from functions.account.services.login import check_password
from functions.account.services.registration import email_address
from functions.common.capacity import WRITES, Payer
from functions.common.errors import LostRaceError, SignedOutError
from functions.common.sessions import Session

WRONG_OLD = "WRONG OLD PASSWORD"


def change_public_name(ports: Ports, account: Account, name: str) -> None:
    """Change the name under which decks are published. Raises InvalidError, ThrottledError."""
    wanted = names.public_name(name)
    ports.capacity.spend(WRITES, 1, Payer(user=account.id))
    try:
        repository.set_public_name(account, wanted)
    except LostRaceError as error:
        raise SignedOutError from error


def change_email(ports: Ports, account: Account, password: str, email: str, language: str) -> None:
    """Change or, if empty, remove the e-mail address; earlier links expire, the old address is notified.

    Raises InvalidError, WrongPasswordError, ThrottledError.
    """
    address = email_address(email)
    check_password(ports, account, password)
    if address == account.email:
        return
    try:
        repository.set_email(account, address)
    except LostRaceError as error:
        raise WrongPasswordError from error
    if account.email is not None and ports.sends_mail:
        mails.request(ports, "changed", f"{account.id} {account.email}", language)
    confirmation.begin(ports, replace(account, email=address), language)


def change_password(ports: Ports, account: Account, session: Session, old: str, new: str) -> None:
    """Change the password and end all other sessions. Raises WrongPasswordError, ThrottledError.

    They are ended before and after, so that none survives an interruption in between.
    """
    check_new(new, account.username, "newPassword")
    check_password(ports, account, old, WRONG_OLD)
    ports.sessions.revoke_all(account.id, but=session.id)
    try:
        repository.set_password(account, ports.hasher.hash(new), session.id)
    except LostRaceError as error:
        raise WrongPasswordError(WRONG_OLD) from error
    ports.sessions.revoke_all(account.id, but=session.id)


def end_other_sessions(ports: Ports, account: Account, session: Session) -> None:
    """End all sessions but this one: first invalidate them regardless of the index, then delete them.

    Raises ThrottledError, or SignedOutError when the password has just been changed elsewhere.
    """
    ports.capacity.spend(WRITES, 1, Payer(user=account.id))
    try:
        repository.raise_epoch(account, session.id)
    except LostRaceError as error:
        raise SignedOutError from error
    ports.sessions.revoke_all(account.id, but=session.id)
