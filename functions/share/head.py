"""Writes the preview of a deck into the head of the application's page."""

from __future__ import annotations

import json
import re
from html import escape
from typing import Any
from urllib.parse import quote

from functions.common.preview_picture import preview_picture
from functions.share.preview import Preview

_TITLE = re.compile(r'<title>.*?</title>\s*<meta name="description" content="[^"]*">', re.DOTALL)
_PREVIEW = re.compile(r'<meta property="og:type".*?<meta name="twitter:card" content="summary">', re.DOTALL)
_TEXTS = re.compile(r"<h1>.*?</h1>\s*<p>.*?</p>", re.DOTALL)
_SETTINGS = re.compile(r'<script type="application/json" id="settings">(.*?)</script>', re.DOTALL)


def with_preview(page: str, shown: Preview, path: str, site: str) -> str:
    """Replace title, description and preview of the page; `path` of the deck: ``/d/X…``."""
    title, description = escape(f"{shown.title} · Methuselah"), escape(shown.description)
    heading = escape(shown.title)
    picture = escape(preview_picture(_images(page), shown.picture))
    oembed = f"{site}/api/oembed?url={quote(site + path, safe='')}"
    tags = [
        f'<link rel="canonical" href="{escape(site + path)}">',
        f'<link rel="alternate" type="application/json+oembed" href="{escape(oembed)}" title="{heading}">',
        '<meta name="robots" content="noindex">',
        '<meta property="og:type" content="article">',
        f'<meta property="og:title" content="{heading}">',
        f'<meta property="og:description" content="{description}">',
        f'<meta property="og:url" content="{escape(site + path)}">',
        *_picture_tags(picture, heading),
        '<meta name="twitter:card" content="summary">',
        f'<meta name="twitter:title" content="{heading}">',
        f'<meta name="twitter:description" content="{description}">',
    ]
    page = _replace(
        _TITLE, f'<title>{title}</title>\n<meta name="description" content="{description}">', page
    )
    page = _replace(_PREVIEW, "\n".join(tags), page)
    return _replace(_TEXTS, f"<h1>{heading}</h1>\n<p>{description}</p>", page)


def _picture_tags(picture: str, heading: str) -> list[str]:
    if not picture:
        return []
    return [
        f'<meta property="og:image" content="{picture}">',
        f'<meta property="og:image:alt" content="{heading}">',
        f'<meta name="twitter:image" content="{picture}">',
    ]


def _replace(pattern: re.Pattern[str], text: str, page: str) -> str:
    """Replace once; the text may contain backslashes."""
    return pattern.sub(lambda _: text, page, count=1)


def _images(page: str) -> dict[str, Any]:
    found = _SETTINGS.search(page)
    images: dict[str, Any] = json.loads(found[1])["images"] if found else {"host": ""}
    return images
