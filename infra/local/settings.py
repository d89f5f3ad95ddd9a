"""The environment of the local functions; that of the cloud is in ``serverless.yml``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from infra.local.free_port import HOST

TABLE = "methuselah"
DECK_IMPORT = "https://amaranth.vtes.co.nz/api/deck"
"""The third-party deck site, as in ``serverless.yml``."""
OUTBOX = "outbox"
"""Folder of the mails, inside the data folder."""
PUBLISHED = "site"
"""Folder of the files that functions publish, inside the data folder, by their URL paths."""
PLAYTEST = "playtest"
"""Folder of the playtest data, inside the data folder."""
ENDPOINT = "database-endpoint"
"""File in the data folder with the address of the database, while the service is running."""
REGION = "us-east-1"
NO_CREDENTIALS = {
    "AWS_ACCESS_KEY_ID": "local",
    "AWS_SECRET_ACCESS_KEY": "local",
    "AWS_REGION": REGION,
    "AWS_DEFAULT_REGION": REGION,
    "AWS_CONFIG_FILE": os.devnull,
    "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
    "AWS_EC2_METADATA_DISABLED": "true",
}
"""Credentials that reach no real account, regardless of the machine's settings."""


SOURCES = "sources"
"""Folder of the sources, inside the project."""


def rebuild_environment(outer: Mapping[str, str], dist: Path, data: Path) -> dict[str, str]:
    """Build the environment of the function that renews the published data."""
    return {
        "SITE_FILES": str(dist.resolve()),
        "REBUILD_STATE": str(data.resolve()),
        "REBUILD_SOURCES": str(Path(outer.get("SOURCES") or SOURCES).resolve()),
        "UPSTREAM": outer.get("UPSTREAM", ""),
    }


def site_origins(port: int) -> str:
    """Both origins of this machine in browsers, comma-separated."""
    return ",".join(f"http://{name}:{port}" for name in (HOST, "localhost"))


@dataclass(frozen=True)
class Locations:
    """Locations that the local functions need."""

    root: Path
    """The project."""
    data: Path
    """The data folder, with all user data."""
    dist: Path
    """The built site, with the published card data."""
    endpoint: str
    """The database: ``http://127.0.0.1:4711``."""


def function_environment(outer: Mapping[str, str], places: Locations, port: int) -> dict[str, str]:
    """Build the environment of all functions."""
    inherited = {name: value for name, value in outer.items() if not name.startswith("AWS_")}
    paths = os.pathsep.join(str(places.root / folder) for folder in (".", "card-pipeline", "build"))
    return {
        **inherited,
        **NO_CREDENTIALS,
        **rebuild_environment(outer, places.dist, places.data),
        "PYTHONPATH": paths,
        "MAIN_TABLE": TABLE,
        "DDB_ENDPOINT": places.endpoint,
        "SITE_ORIGIN": site_origins(port),
        "CDN_SECRET": "",
        "STAGE": "local",
        "MAIL_FROM": "methuselah@localhost",
        "MAIL_OUTBOX": str((places.data / OUTBOX).resolve()),
        "CARD_DATA": str((places.dist / "data").resolve()),
        "PDA_FILES": str((places.data / PUBLISHED / "data" / "pda").resolve()),
        "PLAYTEST_FILES": outer.get("PLAYTEST_FILES", str((places.data / PLAYTEST).resolve())),
        "DECK_IMPORT": outer.get("DECK_IMPORT", DECK_IMPORT),
        "LOG_LEVEL": outer.get("LOG_LEVEL", "WARNING"),
    }
