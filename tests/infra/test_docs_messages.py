"""The table of error messages in docs/rules/accounts.md §8 says what the API answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from functions.account import errors as account_errors
from functions.account.services.changes import WRONG_OLD
from functions.common import deck_errors, error_responses
from functions.common import errors as common_errors
from functions.common.errors import RefusedError
from functions.decks import errors as errors_of_decks

ACCOUNTS = Path(__file__).resolve().parents[2] / "docs" / "rules" / "accounts.md"
MODULES = (common_errors, deck_errors, account_errors, errors_of_decks)
STATUSES = {**error_responses.STATUSES, **account_errors.STATUSES, **errors_of_decks.STATUSES}

_ROW = re.compile(r"(?m)^\| [^|]+ \| (\d{3}) ([^|]+) \| ([^|]+) \|$")
_CODE = re.compile(r"`([\w-]+)`")
_MESSAGE = re.compile(r"[A-Z]+(?: [A-Z]+)+")
"""A row may tell more behind the message, or only what the site does."""


def answers() -> set[tuple[int, str, str]]:
    """Status, code and message of all errors of accounts and decks."""
    classes = [one for module in MODULES for one in vars(module).values() if isinstance(one, type)]
    errors = [one for one in classes if issubclass(one, RefusedError) and one is not RefusedError]
    texts = {(one.code, one.message) for one in errors} | {
        (account_errors.WrongPasswordError.code, WRONG_OLD)
    }
    return {(STATUSES[code], code, message) for code, message in texts}


def rows() -> Iterator[tuple[int, str, str]]:
    """Status, code and message of the rows; without a message "" stands for any."""
    section = ACCOUNTS.read_text(encoding="utf-8").partition("## §8 ")[2]
    for status, codes, text in _ROW.findall(section):
        message = _MESSAGE.match(text)
        for code in _CODE.findall(codes):
            yield int(status), code, message[0] if message else ""


def test_the_documented_messages_are_those_of_the_api() -> None:
    known, documented = answers(), list(rows())
    without_message = {(status, code, "") for status, code, _ in known}
    assert [row for row in documented if row not in known | without_message] == []
    assert len(documented) > 15
    assert any(message == "" for _, _, message in documented)
