"""Reads one icon of the community's image host, and only what draws and refers to nothing.

``<svg viewBox="-10 0 1010 1000"><path fill="currentColor" d="M113 …"/></svg>`` becomes paths in a square.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

MAX_BYTES = 6 * 1024
"""Bytes of a file."""
SVG = "http://www.w3.org/2000/svg"

_UNSIGNED = r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"
NUMBER = rf"[-+]?{_UNSIGNED}"
_PAINT = re.compile(r"none|currentColor")
# The icons of a font have no shades.
_OPAQUE = re.compile(r"1(?:\.0*)?")
_CHECKS: dict[str, re.Pattern[str]] = {
    "d": re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]+"),
    "transform": re.compile(r"(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([-+0-9eE.,\s]+\)[\s,]*)+"),
    "fill": _PAINT,
    "stroke": _PAINT,
    "fill-rule": re.compile(r"evenodd|nonzero"),
    "clip-rule": re.compile(r"evenodd|nonzero"),
    "stroke-width": re.compile(_UNSIGNED),
    "stroke-linecap": re.compile(r"butt|round|square"),
    "stroke-linejoin": re.compile(r"miter|round|bevel"),
    "stroke-miterlimit": re.compile(_UNSIGNED),
    "opacity": _OPAQUE,
    "fill-opacity": _OPAQUE,
}
"""Attributes that are read, and their values."""
_ELEMENTS = ("svg", "g", "path")
_WITHOUT_EFFECT = ("id", "class", "version", "role", "baseProfile", "preserveAspectRatio", "x", "y")
_BOX = ("viewBox", "width", "height")
_FOUR_NUMBERS = re.compile(rf"{NUMBER}(?:[\s,]+{NUMBER}){{3}}")
_SPACE = re.compile(r"\s+")


class IconError(Exception):
    """The icon is not used; the message says why."""


@dataclass(frozen=True)
class IconPath:
    """A path and what applies to it."""

    d: str
    attributes: Mapping[str, str]
    """Its own ones and those of the elements around it: ``fill``, ``stroke-width``."""
    transforms: tuple[str, ...]
    """``rotate(90) scale(2)``, outermost element first."""


@dataclass(frozen=True)
class Square:
    """A view box, in units of the icon."""

    left: float
    top: float
    side: float


@dataclass(frozen=True)
class SvgIcon:
    """The checked content of a file."""

    box: Square
    paths: list[IconPath]


def read_icon(data: bytes) -> SvgIcon:
    """Read an icon. Raises IconError."""
    if len(data) > MAX_BYTES:
        raise IconError(f"larger than {MAX_BYTES} bytes")
    reader = _Reader()
    parser = expat.ParserCreate(encoding="utf-8", namespace_separator=" ")
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.StartDoctypeDeclHandler = _document_type
    parser.EntityDeclHandler = _refuse("an entity")
    parser.SkippedEntityHandler = _refuse("an entity")
    parser.ProcessingInstructionHandler = _refuse("a processing instruction")
    try:
        parser.Parse(data, True)
    except expat.ExpatError as problem:
        raise IconError(f"not XML: {expat.ErrorString(problem.code)}") from problem
    return SvgIcon(reader.box, reader.paths)


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


@dataclass(frozen=True)
class _Element:
    """What an open element passes on."""

    attributes: Mapping[str, str] = field(default_factory=dict)
    transforms: tuple[str, ...] = ()


@dataclass
class _Reader:
    """What has been read so far."""

    box: Square = field(default_factory=lambda: Square(0, 0, 0))
    paths: list[IconPath] = field(default_factory=list)
    _open: list[_Element] = field(default_factory=lambda: [_Element()])

    def start(self, full: str, attributes: dict[str, str]) -> None:
        space, _, name = full.rpartition(" ")
        is_root = len(self._open) == 1
        if space != SVG or name not in _ELEMENTS or (name == "svg") != is_root:
            raise IconError(f"an element {name}")
        own = {key: _checked(key, value) for key, value in attributes.items() if not _is_idle(name, key)}
        if is_root:
            self.box = _square(attributes)
        around = self._open[-1]
        transform = own.pop("transform", None)
        d = own.pop("d", "")
        transforms = (*around.transforms, transform) if transform else around.transforms
        element = _Element({**around.attributes, **own}, transforms)
        self._open.append(element)
        if name == "path":
            self.paths.append(IconPath(d, element.attributes, element.transforms))

    def end(self, _: str) -> None:
        self._open.pop()

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


def _square(attributes: dict[str, str]) -> Square:
    """Return the view box, widened to a square around the same centre."""
    box = attributes.get("viewBox") or f"0 0 {attributes.get('width', '')} {attributes.get('height', '')}"
    if not _FOUR_NUMBERS.fullmatch(box.strip()):
        raise IconError("no view box")
    left, top, width, height = (float(part) for part in box.replace(",", " ").split())
    side = max(width, height)
    if not all(map(math.isfinite, (left, top, side))) or min(width, height) <= 0:
        raise IconError("an empty view box")
    return Square(left - (side - width) / 2, top - (side - height) / 2, side)
