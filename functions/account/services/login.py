"""Signing in: the same work whether a user is unknown or a password wrong, and not too often."""

from __future__ import annotations

from dataclasses import dataclass

from functions.account import names, repository
from functions.account.errors import UnknownUserError, WrongPasswordError
from functions.account.passwords import NOBODYS
from functions.account.ports import Caller, Ports
from functions.account.repository import Account
from functions.account.services import deletion
from functions.common.errors import LostRaceError, SignedOutError
from functions.common.sessions import Session
from functions.common.throttle import Rule, Try

QUARTER_HOUR = 15 * 60
PER_USER_AND_ADDRESS = Rule("login", 10, QUARTER_HOUR)
UNDER_ATTACK = Rule("login", 4, QUARTER_HOUR)
"""What an address may try while a name is tried from everywhere: enough for its owner, wherever he is."""
PER_ADDRESS = Rule("login-address", 60, QUARTER_HOUR)
PER_USER = Rule("login-user", 1_000_000_000, QUARTER_HOUR)
ATTACKED_FROM = 20
PER_SIGNED_IN_USER = Rule("password", 10, QUARTER_HOUR)


@dataclass(frozen=True)
class Entered:
    """Somebody is signed in now."""

    account: Account
    token: str
    remember: bool


def log_in(ports: Ports, username: str, password: str, caller: Caller, *, remember: bool) -> Entered:
    """Sign in.

    Raises UnknownUserError, WrongPasswordError, or ThrottledError before any of the work is done.
    """
    name_key = names.key(username) if names.is_username(username) else None
    tries = _count(ports, name_key or username, caller.address)
    account = repository.find_by_name(name_key) if name_key else None
    right = ports.hasher.verify(account.password_hash if account else NOBODYS, password)
    if account is None:
        raise UnknownUserError
    if not right:
        raise WrongPasswordError
    ports.throttle.give_back(*tries)
    if account.deleting:
        deletion.finish(ports, account)
        raise UnknownUserError
    _refresh_hash(ports, account, password)
    return enter(ports, account, caller, remember=remember)


def enter(ports: Ports, account: Account, caller: Caller, *, remember: bool) -> Entered:
    """Open a session. Raises WrongPasswordError when the password has been changed at this moment."""
    token, item = ports.sessions.prepare(account.id, account.epoch, caller.device, remember=remember)
    try:
        repository.save_session(account, item)
    except LostRaceError as error:
        raise WrongPasswordError from error
    return Entered(account, token, remember)


def account_of(session: Session) -> Account:
    """Give the account of a session. Raises SignedOutError when the password has been changed elsewhere."""
    account = repository.find(session.user)
    if account is None or account.epoch != session.epoch:
        raise SignedOutError
    return account


def check_password(ports: Ports, account: Account, password: str, message: str = "") -> None:
    """Make sure that the owner himself sits before a signed-in browser.

    Raises WrongPasswordError with the message given, or ThrottledError.
    """
    one = ports.throttle.take(PER_SIGNED_IN_USER, account.id)
    if not ports.hasher.verify(account.password_hash, password):
        raise WrongPasswordError(message)
    ports.throttle.give_back(one)


def _count(ports: Ports, name: str, address: str) -> tuple[Try, ...]:
    by_user = ports.throttle.take(PER_USER, name)
    rule = UNDER_ATTACK if by_user.number > ATTACKED_FROM else PER_USER_AND_ADDRESS
    by_both = ports.throttle.take(rule, name, address)
    by_address = ports.throttle.take(PER_ADDRESS, address)
    return by_user, by_both, by_address


def _refresh_hash(ports: Ports, account: Account, password: str) -> None:
    if not ports.hasher.outdated(account.password_hash):
        return
    try:
        repository.replace_hash(account, ports.hasher.hash(password))
    except LostRaceError:
        return  # The password has just been changed: its hash is a new one anyway.
