"""The operator's settings of the site: ``site/settings.json``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from functions.common.preview_picture import preview_picture
from site_builder.errors import BuildError

LOCAL_ADDRESS = "http://127.0.0.1:8080"
"""Where `make run` serves the site: stands in files that need whole URLs while the site has no address."""


@dataclass(frozen=True)
class Settings:
    """The settings, read."""

    address: str
    """Origin of the published site, such as ``https://cards.example.org``; "" where it is not known."""
    page: dict[str, Any]
    """What each page carries for the application."""

    @property
    def whole_address(self) -> str:
        """Origin in files that need whole URLs."""
        return self.address or LOCAL_ADDRESS

    def preview_picture(self, image: str | None) -> str:
        """URL of a picture for link previews; "" without a picture or an image host."""
        return preview_picture(self.page["images"], image)

    def first_picture(self, image: str | None) -> str:
        """URL of the picture that the application asks for first (site/src/domain/card/images.ts)."""
        first = {**self.page["images"], "formats": self.page["images"].get("formats", [])[:1]}
        return preview_picture(first, image) if first["formats"] else ""


def read_settings(file: Path, image_host: str | None) -> Settings:
    """Read the settings of the site, with another image host if one is given.

    Raises BuildError for an address that is not an origin.
    """
    page: dict[str, Any] = json.loads(file.read_bytes())
    if image_host is not None:
        page["images"]["host"] = image_host.rstrip("/")
    address = page.pop("address", "")
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or f"{parts.scheme}://{parts.netloc}" != address):
        raise BuildError(f"{file.name}: the address must read https://cards.example.org, not {address!r}")
    return Settings(address, page)
