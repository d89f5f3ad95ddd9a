"""A new password for somebody who has forgotten it and has set an e-mail address.

Nobody learns here whether an account exists: the answer, and about the time it takes, are always the same.
"""

from __future__ import annotations

import hashlib

from functions.account import names, repository
from functions.account.common_passwords import check_new
from functions.account.errors import ResetTokenError
from functions.account.ports import Caller, Ports
from functions.account.repository import Account
from functions.account.services.registration import email_address
from functions.account.services.reset_letter import reset_letter
from functions.common.errors import InvalidError, LostRaceError, ThrottledError
from functions.common.ports import seconds
from functions.common.throttle import Rule

TOKEN_SECONDS = 30 * 60
PER_ADDRESS = Rule("reset-address", 20, 60 * 60)
PER_ACCOUNT = Rule("reset-account", 3, 60 * 60)


def ask_by_name(ports: Ports, username: str, caller: Caller, language: str) -> None:
    """Send a letter to the address of an account, if there are both. Raises ThrottledError by the caller."""
    ports.throttle.take_from(PER_ADDRESS, caller.address)
    account = repository.find_by_name(names.key(username)) if names.is_username(username) else None
    _send([account] if account else [], ports, language)


def ask_by_email(ports: Ports, email: str, caller: Caller, language: str) -> None:
    """Send a letter for each account of an address. Raises ThrottledError by the caller."""
    ports.throttle.take_from(PER_ADDRESS, caller.address)
    try:
        address = email_address(email)
    except InvalidError:
        return
    _send(repository.find_by_email(address) if address else [], ports, language)


def set_password(ports: Ports, token: str, new_password: str) -> None:
    """Set a new password, use up the secret, and end all sessions. Raises ResetTokenError."""
    token_hash = _hash(token)
    account = repository.find_reset(token_hash, seconds(ports.clock()))
    if account is None or account.deleting:
        raise ResetTokenError
    check_new(new_password, account.username, "newPassword")
    ports.sessions.revoke_all(account.id)
    try:
        repository.use_reset(account, token_hash, ports.hasher.hash(new_password))
    except LostRaceError as error:
        raise ResetTokenError from error
    ports.sessions.revoke_all(account.id)


def _send(accounts: list[Account], ports: Ports, language: str) -> None:
    for account in accounts:
        if account.email is None or account.deleting or not _may_get_one(ports, account):
            continue
        token = ports.new_token()
        repository.save_reset(account, _hash(token), seconds(ports.clock()) + TOKEN_SECONDS)
        link = f"{ports.site}/account/reset#token={token}"
        ports.mailer.send(reset_letter(account.email, account.username, link, language))


def _may_get_one(ports: Ports, account: Account) -> bool:
    try:
        ports.throttle.take(PER_ACCOUNT, account.id)
    except ThrottledError:
        return False
    return True


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
