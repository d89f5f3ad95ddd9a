"""Required settings, and the messages about missing and invalid ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from functions.account.mail import NoMail, Outbox, Ses, mailer
from functions.common.ports import system_clock
from functions.common.settings import SettingsError, read_settings

GOOD = {"MAIN_TABLE": "main", "SITE_ORIGIN": "http://127.0.0.1:8080, http://localhost:8080"}
CLOUD = {"MAIN_TABLE": "main", "SITE_ORIGIN": "https://a.example", "STAGE": "prod", "CDN_SECRET": "s"}


def test_the_least_that_is_needed() -> None:
    settings = read_settings(GOOD)
    assert settings.site_origins == ("http://127.0.0.1:8080", "http://localhost:8080")
    assert settings.site == "http://127.0.0.1:8080"
    assert not settings.secure
    assert read_settings(CLOUD).secure


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"MAIN_TABLE": ""}, "MAIN_TABLE"),
        ({"SITE_ORIGIN": ""}, "SITE_ORIGIN"),
        ({"SITE_ORIGIN": " , "}, "SITE_ORIGIN"),
        ({"SITE_ORIGIN": "cards.example.org"}, "SITE_ORIGIN"),
        ({"SITE_ORIGIN": "https://cards.example.org/"}, "SITE_ORIGIN"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
        ({"STAGE": "prod"}, "CDN_SECRET"),
    ],
)
def test_invalid_settings_are_named(change: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsError, match=named):
        read_settings({**GOOD, **change})


def test_how_mail_is_sent(tmp_path: Path) -> None:
    outbox = read_settings({**CLOUD, "MAIL_FROM": "a@b.example", "MAIL_OUTBOX": str(tmp_path)})
    assert isinstance(mailer(outbox, system_clock), Outbox)
    assert isinstance(mailer(read_settings({**CLOUD, "MAIL_FROM": "a@b.example"}), system_clock), Ses)
    assert isinstance(mailer(read_settings(CLOUD), system_clock), NoMail)
