"""Resetting a forgotten password by a confirmed e-mail address.

A call does not reveal whether an account exists: it always does the same, and the mail is sent later.
"""

from __future__ import annotations

from functions.account import names, tokens
from functions.account.common_passwords import check_new
from functions.account.errors import NoMailError, ResetTokenError
from functions.account.ports import Caller, Ports
from functions.account.services import mails
from functions.account.services.registration import email_address
from functions.common.errors import InvalidError, LostRaceError
from functions.common.folded_name import folded_name
from functions.common.ports import seconds
from functions.common.throttle import Rule

PER_ADDRESS = Rule("reset-address", 20, 60 * 60)


def request_by_name(ports: Ports, username: str, caller: Caller) -> None:
    """Request a mail to the confirmed address of an account, if there are both.

    Raises ThrottledError for the caller's address, NoMailError.
    """
    _ready(ports, caller)
    name = folded_name(username) if names.is_username(username) else ""
    mails.request(ports, "reset-by-name", name, caller.language)


def request_by_email(ports: Ports, email: str, caller: Caller) -> None:
    """Request one mail about all accounts of a confirmed address. Raises ThrottledError, NoMailError."""
    _ready(ports, caller)
    try:
        address = email_address(email)
    except InvalidError:
        address = None
    mails.request(ports, "reset-by-email", address or "", caller.language)


def set_password(ports: Ports, token: str, new_password: str) -> None:
    """Set a new password, delete the secret and end all sessions. Raises ResetTokenError."""
    account = tokens.find_reset(token, seconds(ports.clock()))
    if account is None or account.deleting:
        raise ResetTokenError
    check_new(new_password, account.username, "newPassword")
    ports.sessions.revoke_all(account.id)
    try:
        tokens.use_reset(account, token, ports.hasher.hash(new_password))
    except LostRaceError as error:
        raise ResetTokenError from error
    ports.sessions.revoke_all(account.id)


def _ready(ports: Ports, caller: Caller) -> None:
    if not ports.sends_mail:
        raise NoMailError
    ports.throttle.take_from(PER_ADDRESS, caller.address)
