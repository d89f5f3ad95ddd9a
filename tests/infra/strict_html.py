"""A strict reading of our pages: well-formed, with known elements in places where HTML allows them.

HTML parsers repair everything. Our pages close every element, so an XML parser finds each slip.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.parsers import expat

_VOID = re.compile(r"<((?:meta|link|img|br)\b[^>]*)>")
_SCRIPT = re.compile(r"(<script\b[^>]*>)(.*?)(</script>)", re.DOTALL)
_DOCTYPE = "<!doctype html>"

METADATA = {"meta", "link", "script", "noscript", "title"}
PHRASING = {"a", "img", "span"}
FLOW = {*PHRASING, "div", "p", "h1", "h2", "h3", "ul", "dl", "blockquote", "nav", "noscript"}
MAY_HOLD = {
    "": {"html"},
    "html": {"head", "body"},
    "head": METADATA,
    "body": {"div", "noscript"},
    "div": {*FLOW, "header", "main", "dt", "dd"},
    "header": {"a", "p"},
    "main": FLOW,
    "nav": FLOW,
    "noscript": {"link", "p", "img"},
    "blockquote": {"p"},
    "ul": {"li"},
    "dl": {"div"},
    "li": PHRASING,
    "dd": PHRASING,
    "p": PHRASING,
    "span": set(),
}
"""Element → elements that may be in it; those that are not listed hold text only."""
REPEATED = {"program", "screen", "theme-color"}
"""Names of several metas."""
WITHOUT_TEXT = {"", "html", "head", "body", "ul", "dl"}


@dataclass
class Reading:
    """What a page holds, and what is wrong with it."""

    title: str = ""
    headings: list[str] = field(default_factory=list)
    metas: dict[str, str] = field(default_factory=dict)
    """Content by name or property."""
    links: list[tuple[str, str]] = field(default_factory=list)
    """Element and its URL."""
    complaints: list[str] = field(default_factory=list)


def read_strictly(page: str) -> Reading:
    """Read a page. Problems are in `complaints`, the first slip of the markup as the last of them."""
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    try:
        parser.Parse(_as_xml(page, reader.reading), True)
    except expat.ExpatError as error:
        reader.reading.complaints.append(str(error))
    return reader.reading


class _Reader:
    def __init__(self) -> None:
        self.reading = Reading()
        self._open = [""]
        self._ids: set[str] = set()

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name not in MAY_HOLD.get(self._open[-1], set()):
            self._complain(f"<{name}> in <{self._open[-1]}>")
        self._open.append(name)
        self._check(name, attributes)
        if name == "meta":
            self._read_meta(attributes)
        url = attributes.get("href") or attributes.get("src")
        if url:
            self.reading.links.append((name, url))
        if name in ("h1", "h2", "h3"):
            self.reading.headings.append(name)

    def end(self, _: str) -> None:
        self._open.pop()

    def text(self, words: str) -> None:
        if self._open[-1] == "title":
            self.reading.title += words
        elif self._open[-1] in WITHOUT_TEXT and words.strip():
            self._complain(f"text in <{self._open[-1]}>: {words.strip()[:40]}")

    def _check(self, name: str, attributes: dict[str, str]) -> None:
        given = attributes.get("id")
        if given in self._ids:
            self._complain(f"id {given} twice")
        if given is not None:
            self._ids.add(given)
        if name == "img" and not {"alt", "width", "height"} <= attributes.keys():
            self._complain("img without alt, width or height")
        if any(attribute.startswith("on") or attribute == "style" for attribute in attributes):
            self._complain(f"inline code in <{name}>")

    def _read_meta(self, attributes: dict[str, str]) -> None:
        key = attributes.get("name") or attributes.get("property") or ""
        if key in self.reading.metas and key not in REPEATED:
            self._complain(f"meta {key} twice")
        self.reading.metas[key] = attributes.get("content", "")

    def _complain(self, problem: str) -> None:
        self.reading.complaints.append(problem)


def _as_xml(page: str, reading: Reading) -> str:
    """Write the page as XML: void elements closed, scripts empty."""
    if not page.startswith(_DOCTYPE):
        reading.complaints.append("no doctype")
    for script in _SCRIPT.finditer(page):
        if "<!--" in script[2] or "<script" in script[2]:
            reading.complaints.append("a script that HTML reads differently")
    return _VOID.sub(r"<\1/>", _SCRIPT.sub(r"\1\3", page.removeprefix(_DOCTYPE)))
