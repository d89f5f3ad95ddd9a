"""Passwords that are easy to guess are refused, with their field."""

from __future__ import annotations

import pytest

from functions.account.common_passwords import check_new
from functions.account.errors import CommonPasswordError
from tests.functions.harness import Harness

REFUSED = [
    *("password", "12345678", "Password1!", "p@ssw0rd", "qwertyuiop", "00000000", "abababab", "iloveyou123"),
    *(
        "letmein!",
        "Vampire2026",
        "methuselah",
        "19991231",
        "31121999",
        "9876543210",
        "1q2w3e4r5t",
        "abcdefgh",
    ),
    *("trustno1", "sunshine", "superman", "princess1", "football!", "basketball", "Camarilla", "contraseña"),
    *(
        "motdepasse",
        "passwort123",
        "asdfghjkl",
        "zxcvbnm1",
        "\uff30\uff21\uff33\uff33\uff37\uff2f\uff32\uff24",
        "baseball99",
    ),
]
TAKEN = [
    *(
        "correct horse",
        "seven ravens",
        "eleven blood",
        "golconda",
        "new moon rising",
        "Xk3!vbn9",
        "日本語の合言葉です",
    ),
    *("20261122 rain", "theodora bells", "passwordless sea"),
]
NAMES = ["Theo Bell", "theo bell", "THEOBELL", "Theo Bell1", "theobell2026", "lleb oeht", "theobelltheobell"]


@pytest.mark.parametrize("password", [*REFUSED, *NAMES])
def test_a_password_that_is_easy_to_guess_is_refused(password: str) -> None:
    with pytest.raises(CommonPasswordError):
        check_new(password, "Theo Bell", "password")


@pytest.mark.parametrize("password", TAKEN)
def test_a_strong_password_is_accepted(password: str) -> None:
    check_new(password, "Theo Bell", "password")


@pytest.mark.parametrize("password", ["password", "Theo Bell"])
def test_the_field_is_named(harness: Harness, password: str) -> None:
    refused = harness.browser().register(password=password)
    assert (refused.status, refused.code) == (422, "common-password")
    assert [detail["field"] for detail in refused.json["error"]["details"]] == ["password"]
    browser = harness.browser()
    browser.register()
    body = {"password": "correct horse", "newPassword": password}
    refused = browser.call("PUT", "/api/account", body)
    assert (refused.status, refused.code) == (422, "common-password")
    assert [detail["field"] for detail in refused.json["error"]["details"]] == ["newPassword"]
