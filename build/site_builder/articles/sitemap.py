"""The sitemap, and robots.txt, which names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import quote
from xml.sax.saxutils import escape

_SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9"
MAX_URLS = 50_000
"""URLs of a part, by the protocol."""


def sitemap(parts: Mapping[str, Iterable[str]], address: str) -> dict[str, bytes]:
    """Write the index and its parts, by file name; `parts` gives the paths of each."""
    files = {f"sitemaps/{name}.xml": _part([*paths], address) for name, paths in parts.items()}
    index = "".join(f"<sitemap><loc>{_url(address, f'/{file}')}</loc></sitemap>\n" for file in files)
    return {**files, "sitemap.xml": _document("sitemapindex", index)}


def robots(address: str) -> bytes:
    """Allow everything but the API, which has no pages."""
    return f"User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: {address}/sitemap.xml\n".encode()


def _part(paths: list[str], address: str) -> bytes:
    if len(paths) > MAX_URLS:
        raise ValueError(f"a part of a sitemap holds {MAX_URLS} URLs, not {len(paths)}")
    return _document("urlset", "".join(f"<url><loc>{_url(address, path)}</loc></url>\n" for path in paths))


def _url(address: str, path: str) -> str:
    return escape(address + quote(path, safe="/:"))


def _document(root: str, content: str) -> bytes:
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return f'{head}<{root} xmlns="{_SCHEMA}">\n{content}</{root}>\n'.encode()
