"""Registration."""

from __future__ import annotations

import re

from functions.account import names, repository
from functions.account.account import Account
from functions.account.common_passwords import check_new
from functions.account.errors import UserExistsError
from functions.account.ports import Caller, Ports
from functions.account.services import confirmation
from functions.account.services.login import StartedSession, start_session
from functions.common.errors import InvalidError, LostRaceError
from functions.common.folded_name import folded_name
from functions.common.ports import iso
from functions.common.throttle import Rule

PER_ADDRESS = Rule("register-address", 120, 60 * 60)
"""All players at a tournament may register through one IP address."""

_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_EMAIL = re.compile(rf"(?=.{{1,64}}@){_ATOM}(?:\.{_ATOM})*@(?:{_LABEL}\.)+{_LABEL}")
"""A dot-atom before the @ and a host name after it (RFC 5321 §4.1.2, without quoted and literal forms)."""
MAX_EMAIL_LENGTH = 254


def register(ports: Ports, username: str, password: str, email: str, caller: Caller) -> StartedSession:
    """Create an account and sign in until the browser is closed.

    Raises UserExistsError, InvalidError naming the field, ThrottledError.
    """
    name, address = names.username(username), email_address(email)
    check_new(password, name, "password")
    name_key = folded_name(name)
    ports.throttle.take_from(PER_ADDRESS, caller.address)
    if repository.is_taken(name_key):
        raise UserExistsError
    account = Account(
        id=ports.new_id(),
        username=name,
        name_key=name_key,
        public_name=name,
        email=address,
        password_hash=ports.hasher.hash(password),
        created=iso(ports.clock()),
        epoch=1,
    )
    try:
        repository.create(account)
    except LostRaceError as error:
        raise UserExistsError from error
    confirmation.begin(ports, account, caller.language)
    return start_session(ports, account, caller, remember=False)


def email_address(text: str) -> str | None:
    """Return an e-mail address as mail servers accept it; None for an empty text.

    Raises InvalidError for the field ``email``.
    """
    if text.strip(" ") == "":
        return None
    local, at, domain = text.strip(" ").rpartition("@")
    try:
        address = f"{local}{at}{domain.encode('idna').decode('ascii')}"
    except UnicodeError as error:
        raise InvalidError("email", "must be an email address, like name@example.org") from error
    if len(address) > MAX_EMAIL_LENGTH or not _EMAIL.fullmatch(address):
        raise InvalidError("email", "must be an email address, like name@example.org")
    return address
