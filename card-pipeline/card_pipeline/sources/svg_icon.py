"""Reads one icon of the community's image host, and writes what is allowed in it.

``<svg viewBox="-10 0 1010 1000"><path fill="currentColor" d="M113 …"/></svg>`` becomes a symbol in a square
view box. Nothing of the file is copied as it is: elements and attributes are written from checked values.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

MAX_BYTES = 6 * 1024
"""Bytes of a file."""
SVG = "http://www.w3.org/2000/svg"

_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_PAINT = re.compile(r"none|currentColor")
_PART = re.compile(r"0|1|0?\.\d{1,4}")
_CHECKS: dict[str, re.Pattern[str]] = {
    "d": re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]+"),
    "transform": re.compile(r"(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([-+0-9eE.,\s]+\))+\s*"),
    "fill": _PAINT,
    "stroke": _PAINT,
    "fill-rule": re.compile(r"evenodd|nonzero"),
    "clip-rule": re.compile(r"evenodd|nonzero"),
    "stroke-width": re.compile(_NUMBER),
    "stroke-linecap": re.compile(r"butt|round|square"),
    "stroke-linejoin": re.compile(r"miter|round|bevel"),
    "stroke-miterlimit": re.compile(_NUMBER),
    "opacity": _PART,
    "fill-opacity": _PART,
}
"""Attributes that are kept, and their values."""
_ELEMENTS = ("svg", "g", "path")
_WITHOUT_EFFECT = ("id", "class", "version", "role", "baseProfile", "preserveAspectRatio", "x", "y")
_BOX = ("viewBox", "width", "height")
_SPACE = re.compile(r"\s+")


class IconError(Exception):
    """The icon is not used; the message says why."""


def read_icon(data: bytes, name: str) -> str:
    """Return the icon as a symbol with this id. Raises IconError."""
    if len(data) > MAX_BYTES:
        raise IconError(f"larger than {MAX_BYTES} bytes")
    icon = _Icon()
    parser = expat.ParserCreate(encoding="utf-8", namespace_separator=" ")
    parser.StartElementHandler = icon.start
    parser.EndElementHandler = icon.end
    parser.CharacterDataHandler = icon.text
    parser.StartDoctypeDeclHandler = _document_type
    parser.EntityDeclHandler = _refuse("an entity")
    parser.SkippedEntityHandler = _refuse("an entity")
    parser.ProcessingInstructionHandler = _refuse("a processing instruction")
    try:
        parser.Parse(data, True)
    except expat.ExpatError as problem:
        raise IconError(f"not XML: {expat.ErrorString(problem.code)}") from problem
    if "<path" not in icon.body:
        raise IconError("draws nothing")
    return f'<symbol id="{name}" viewBox="{icon.box}">{icon.body}</symbol>'


def _document_type(name: str, _system: str | None, _public: str | None, has_internal_subset: bool) -> None:
    """Accept the name of a document type, which nothing fetches; refuse declarations in it."""
    if name != "svg":
        raise IconError(f"a document of type {name}")
    if has_internal_subset:
        raise IconError("declarations in the document type")


def _refuse(what: str) -> Callable[..., None]:
    def handler(*_: object) -> None:
        raise IconError(what)

    return handler


@dataclass
class _Icon:
    """What has been read so far."""

    body: str = ""
    box: str = ""
    _open: list[str] = field(default_factory=list)

    def start(self, full: str, attributes: dict[str, str]) -> None:
        space, _, name = full.rpartition(" ")
        if space != SVG or name not in _ELEMENTS or (name == "svg") != (not self._open):
            raise IconError(f"an element {name}")
        checked = {key: _checked(key, value) for key, value in attributes.items() if not _is_idle(name, key)}
        if name == "svg":
            self.box = _square(attributes)
            # The drawing commands of the root apply to all that is in it.
            name = "g"
        self._open.append(name)
        self.body += f"<{name}{''.join(f' {key}={quoteattr(value)}' for key, value in checked.items())}>"

    def end(self, _: str) -> None:
        name = self._open.pop()
        self.body += f"</{name}>"

    def text(self, text: str) -> None:
        if text.strip():
            raise IconError("a text")


def _is_idle(element: str, key: str) -> bool:
    return key in _WITHOUT_EFFECT or key.startswith("data-") or (element == "svg" and key in _BOX)


def _checked(key: str, value: str) -> str:
    check = _CHECKS.get(key)
    if check is None:
        raise IconError(f"an attribute {key.rpartition(' ')[2]}")
    text = _SPACE.sub(" ", value).strip()
    if not check.fullmatch(text):
        raise IconError(f"a value of {key}")
    return text


def _square(attributes: dict[str, str]) -> str:
    """Return the view box, widened to a square around the same centre."""
    box = attributes.get("viewBox") or f"0 0 {attributes.get('width', '')} {attributes.get('height', '')}"
    try:
        left, top, width, height = (float(part) for part in box.replace(",", " ").split())
    except ValueError:
        raise IconError("no view box") from None
    side = max(width, height)
    if not all(map(math.isfinite, (left, top, side))) or min(width, height) <= 0:
        raise IconError("an empty view box")
    square = (left - (side - width) / 2, top - (side - height) / 2, side, side)
    return " ".join(f"{part:.6g}" for part in square)
