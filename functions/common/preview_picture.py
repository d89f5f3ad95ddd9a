"""Pictures of cards in link previews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

PREVIEW_FORMAT = "jpg"
"""Programs that draw link previews know it; some do not know newer formats."""


def preview_picture(images: Mapping[str, Any], image: str | None) -> str:
    """Return the URL of an image file; "" without one or without an image host.

    `images`: the settings of the site about pictures, as in ``site/settings.json``.
    """
    if not image or not images["host"]:
        return ""
    formats = images.get("formats", [PREVIEW_FORMAT])
    ending = PREVIEW_FORMAT if PREVIEW_FORMAT in formats else formats[0]
    version = images.get("cacheVersion", "")
    return f"{images['host']}/{image}.{ending}{f'?v={quote(version)}' if version else ''}"
