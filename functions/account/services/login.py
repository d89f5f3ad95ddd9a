"""Signing in: the same work for unknown users and wrong passwords, with limits."""

from __future__ import annotations

from dataclasses import dataclass

from functions.account import names, repository
from functions.account.account import Account
from functions.account.errors import UnknownUserError, WrongPasswordError
from functions.account.known_addresses import KnownAddresses
from functions.account.passwords import UNUSED_HASH
from functions.account.ports import Caller, Ports
from functions.account.services import deletion, login_throttle
from functions.account.services.login_throttle import QUARTER_HOUR
from functions.common.errors import LostRaceError, SignedOutError
from functions.common.folded_name import folded_name
from functions.common.sessions import Session, session_id
from functions.common.throttle import Rule

PER_SIGNED_IN_USER = Rule("password", 10, QUARTER_HOUR)
RIGHT_PER_SIGNED_IN_USER = Rule("password-right", 30, QUARTER_HOUR)
MAX_SESSIONS = 20
"""Of a user; a new one ends the oldest."""


@dataclass(frozen=True)
class StartedSession:
    """A session that has just been started."""

    account: Account
    token: str
    remember: bool


def log_in(ports: Ports, username: str, password: str, caller: Caller, *, remember: bool) -> StartedSession:
    """Sign in.

    Raises UnknownUserError, WrongPasswordError, or ThrottledError before any work is done.
    """
    name_key = folded_name(username) if names.is_username(username) else None
    name = name_key or username
    tries = login_throttle.begin(ports, name, caller.address)
    account = repository.find_by_name(name_key) if name_key else None
    right = ports.hasher.verify(account.password_hash if account else UNUSED_HASH, password)
    if account is None:
        raise UnknownUserError
    if not right:
        raise WrongPasswordError
    login_throttle.succeed(ports, name, caller.address, tries)
    if account.deleting:
        deletion.go_on(ports, account)
        raise UnknownUserError
    _refresh_hash(ports, account, password)
    return start_session(ports, account, caller, remember=remember)


def start_session(ports: Ports, account: Account, caller: Caller, *, remember: bool) -> StartedSession:
    """Start a session. Raises WrongPasswordError when the password has just been changed."""
    token, item = ports.sessions.prepare(account.id, account.epoch, caller.device, remember=remember)
    try:
        repository.save_session(account, item)
    except LostRaceError as error:
        raise WrongPasswordError from error
    ports.sessions.keep_newest(account.id, MAX_SESSIONS, session_id(token))
    KnownAddresses(ports.clock).remember(account.name_key, caller.address)
    return StartedSession(account, token, remember)


def account_of(session: Session) -> Account:
    """Read the account of a session. Raises SignedOutError when the password has been changed elsewhere."""
    account = repository.find(session.user)
    if account is None or account.epoch != session.epoch:
        raise SignedOutError
    return account


def check_password(ports: Ports, account: Account, password: str, message: str = "") -> None:
    """Verify the password of a signed-in user. Raises WrongPasswordError with a message, ThrottledError."""
    one = ports.throttle.take(PER_SIGNED_IN_USER, account.id)
    if not ports.hasher.verify(account.password_hash, password):
        raise WrongPasswordError(message)
    ports.throttle.take(RIGHT_PER_SIGNED_IN_USER, account.id)
    ports.throttle.give_back(one)


def _refresh_hash(ports: Ports, account: Account, password: str) -> None:
    if not ports.hasher.outdated(account.password_hash):
        return
    try:
        repository.replace_hash(account, ports.hasher.hash(password))
    except LostRaceError:
        return  # The password has just been changed: its hash is new anyway.
