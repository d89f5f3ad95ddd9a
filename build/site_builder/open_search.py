"""OpenSearch descriptions: browsers offer the searches of the site in their address bar."""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape


@dataclass(frozen=True)
class Search:
    """A search that browsers can add."""

    title: str
    """At most 16 characters."""
    finds: str
    page: str
    """Path of its page."""

    @property
    def path(self) -> str:
        """Path of its description."""
        return f"/opensearch{self.page}.xml"


SEARCHES = (
    Search("VTES", "VTES cards and decks", "/search"),
    Search("VTES crypt", "VTES crypt cards", "/crypt"),
    Search("VTES library", "VTES library cards", "/library"),
)
"""Each takes a typed search (docs/rules/search.md §12); the first finds its page itself."""


def open_search(address: str) -> dict[str, bytes]:
    """Write the descriptions, by file name; they need whole URLs."""
    return {search.path[1:]: _description(search, address).encode() for search in SEARCHES}


def _description(search: Search, address: str) -> str:
    target = f"{address}{search.page}?s={{searchTerms}}"
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>{escape(search.title)}</ShortName>
<Description>{escape(search.finds)}, by name or typed search, on Methuselah</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">{escape(address)}/icons/icon.svg</Image>
<Url type="text/html" template="{escape(target)}"/>
</OpenSearchDescription>
"""
