"""OpenSearch descriptions: browsers offer the searches of the site in their address bar."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote
from xml.sax.saxutils import escape

_CRITERIA = '{"text":[{"value":"TERMS","in":"name"}]}'
"""The search of a name, as the URL of a search has it (docs/rules/search.md §1)."""


@dataclass(frozen=True)
class Search:
    """A search that browsers can add."""

    title: str
    page: str
    """Path of its page."""

    @property
    def path(self) -> str:
        """Path of its description."""
        return f"/opensearch{self.page}.xml"


SEARCHES = (Search("VTES crypt cards", "/crypt"), Search("VTES library cards", "/library"))


def open_search(address: str) -> dict[str, bytes]:
    """Write the descriptions, by file name; they need whole URLs."""
    return {search.path[1:]: _description(search, address).encode() for search in SEARCHES}


def _description(search: Search, address: str) -> str:
    target = f"{address}{search.page}?q={quote(_CRITERIA).replace('TERMS', '{searchTerms}')}"
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>{escape(search.title)}</ShortName>
<Description>{escape(search.title)} by name, on Methuselah</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">{escape(address)}/icons/icon.svg</Image>
<Url type="text/html" template="{escape(target)}"/>
</OpenSearchDescription>
"""
