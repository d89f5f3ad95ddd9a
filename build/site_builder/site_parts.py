"""``site-parts.json``: what the pages of new data are made of, besides the data themselves.

The rebuild of the data makes the pages of cards and decks for the application that is published: it reads
this file from among the published files. The rules of the CDN do not know it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from site_builder.changes import Release
from site_builder.errors import BuildError
from site_builder.site_settings import Settings

FILE = "site-parts.json"


@dataclass(frozen=True)
class SiteParts:
    """The parts."""

    vite: Mapping[str, Any]
    """Vite's manifest: names of the application's files."""
    settings: Settings
    releases: list[Release]


def write_parts(parts: SiteParts) -> bytes:
    """Encode the file."""
    return json.dumps(
        {
            "vite": parts.vite,
            "settings": asdict(parts.settings),
            "releases": [asdict(release) for release in parts.releases],
        },
        ensure_ascii=False,
    ).encode()


def read_parts(content: bytes) -> SiteParts:
    """Parse the file. Raises BuildError when another version has written it."""
    try:
        fields = json.loads(content)
        releases = [Release(**{**one, "changes": tuple(one["changes"])}) for one in fields["releases"]]
        return SiteParts(fields["vite"], Settings(**fields["settings"]), releases)
    except (ValueError, LookupError, TypeError) as problem:
        raise BuildError(f"{FILE} was written by another version: publish the site again") from problem
