"""The settings of a function, read once from its environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsError(Exception):
    """The environment of a function is incomplete or wrong; the message names the variable."""


@dataclass(frozen=True)
class Settings:
    """All settings of a function's environment."""

    main_table: str
    site_origins: tuple[str, ...]
    """Origins that may write, ``https://cards.example.org``; mails link to the first one."""
    database_endpoint: str = ""
    """Empty in the cloud: the default of the SDK."""
    region: str = ""
    cdn_secret: str = ""
    """Sent by the CDN as ``x-cdn-secret``; empty: calls need not come through a CDN."""
    stage: str = "local"
    mail_from: str = ""
    """Empty: no mail is sent in the cloud."""
    mail_outbox: Path | None = None
    """Folder into which mails are written as .eml files instead of being sent."""
    card_data: str = ""
    """Location of the published data: a URL (``https://cards.example.org/data``), a folder, or empty."""
    pda_files: str = ""
    """Where the publisher stores the files of public decks: ``s3://bucket/data/pda``, or a folder."""
    playtest_files: str = ""
    """Where the playtest data are: ``s3://bucket``, a folder, or empty."""
    deck_import: str = ""
    """URL of the third-party site's deck call; empty: there is no import."""
    log_level: str = "INFO"

    @property
    def site(self) -> str:
        """Origin of the site itself."""
        return self.site_origins[0]

    @property
    def secure(self) -> bool:
        """Whether the site is served over TLS, so that cookies must be as well."""
        return self.site.startswith("https://")


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings. Raises SettingsError that names the missing or invalid variable."""
    stage = environment.get("STAGE", "local")
    secret = environment.get("CDN_SECRET", "")
    if stage != "local" and not secret:
        raise SettingsError("CDN_SECRET is empty: outside the stage `local` every call must use the CDN")
    outbox = environment.get("MAIL_OUTBOX", "")
    return Settings(
        main_table=_needed(environment, "MAIN_TABLE"),
        site_origins=_origins(_needed(environment, "SITE_ORIGIN")),
        database_endpoint=environment.get("DDB_ENDPOINT", ""),
        region=environment.get("AWS_REGION", ""),
        cdn_secret=secret,
        stage=stage,
        mail_from=environment.get("MAIL_FROM", ""),
        mail_outbox=Path(outbox) if outbox else None,
        card_data=environment.get("CARD_DATA", ""),
        pda_files=environment.get("PDA_FILES", ""),
        playtest_files=environment.get("PLAYTEST_FILES", ""),
        deck_import=_url(environment, "DECK_IMPORT"),
        log_level=_log_level(environment.get("LOG_LEVEL", "") or "INFO"),
    )


def _needed(environment: Mapping[str, str], name: str) -> str:
    value = environment.get(name, "")
    if not value:
        raise SettingsError(f"{name} is not set")
    return value


def _url(environment: Mapping[str, str], name: str) -> str:
    url = environment.get(name, "")
    if url and (urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc):
        raise SettingsError(f"{name} must be a URL like https://decks.example.org/api/deck, not {url!r}")
    return url


def _origins(text: str) -> tuple[str, ...]:
    origins = tuple(part.strip() for part in text.split(",") if part.strip())
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or origin != f"{parts.scheme}://{parts.netloc}":
            raise SettingsError(
                f"SITE_ORIGIN must hold origins like https://cards.example.org, not {origin!r}"
            )
    if not origins:
        raise SettingsError("SITE_ORIGIN contains no origin")
    return origins


def _log_level(name: str) -> str:
    if name.upper() not in LOG_LEVELS:
        raise SettingsError(f"LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}, not {name!r}")
    return name.upper()
