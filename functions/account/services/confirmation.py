"""Confirming e-mail addresses: only a confirmed address can be used to reset a password."""

from __future__ import annotations

from functions.account import tokens
from functions.account.account import Account
from functions.account.errors import ConfirmTokenError, NoMailError
from functions.account.ports import Ports
from functions.account.services import mails
from functions.common.errors import InvalidError, LostRaceError
from functions.common.ports import iso, seconds
from functions.common.throttle import Rule

PER_ACCOUNT = Rule("confirm-account", 5, 60 * 60)


def begin(ports: Ports, account: Account, language: str) -> None:
    """Request a confirmation mail to a new address, if this site sends mail."""
    if account.email is not None and ports.sends_mail:
        mails.request(ports, "confirm", account.id, language)


def send_again(ports: Ports, account: Account, language: str) -> None:
    """Request the mail again. Raises NoMailError, InvalidError without an address, ThrottledError."""
    if not ports.sends_mail:
        raise NoMailError
    if account.email is None:
        raise InvalidError("email", "there is no email address to confirm")
    ports.throttle.take(PER_ACCOUNT, account.id)
    begin(ports, account, language)


def confirm(ports: Ports, token: str) -> None:
    """Mark an address as confirmed and delete the secret. Raises ConfirmTokenError."""
    account = tokens.find_confirmation(token, seconds(ports.clock()))
    if account is None or account.email is None or account.deleting:
        raise ConfirmTokenError
    try:
        tokens.use_confirmation(account, token, iso(ports.clock()))
    except LostRaceError as error:
        raise ConfirmTokenError from error
