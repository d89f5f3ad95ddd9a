"""The outline of an icon as a glyph: strokes and overlapping paths become one filled shape."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping

from fontTools.misc.transform import Transform
from fontTools.svgLib.path import parse_path
from pathops import FillType, LineCap, LineJoin, Path, PathOp, PathOpsError, op

from card_pipeline.sources.svg_icon import IconError, IconPath, Square, SvgIcon

UNITS = 1000
"""Side of the square of a glyph, which stands on the base line."""

_CAPS = {"butt": LineCap.BUTT_CAP, "round": LineCap.ROUND_CAP, "square": LineCap.SQUARE_CAP}
_JOINS = {"miter": LineJoin.MITER_JOIN, "round": LineJoin.ROUND_JOIN, "bevel": LineJoin.BEVEL_JOIN}
_CALL = re.compile(r"(\w+)\(([^)]*)\)")
_SEPARATORS = re.compile(r"[\s,]+")


def outline_of(icon: SvgIcon) -> Path:
    """Return what the icon draws in its box. Raises IconError."""
    place = _place(icon.box)
    total = Path()
    try:
        for path in icon.paths:
            matrix = place
            for transform in path.transforms:
                matrix = matrix.transform(_transform(transform))
            for shape in _shapes(path):
                total = op(total, shape.transform(*matrix), PathOp.UNION)
        outline = op(total, _square(), PathOp.INTERSECTION)
    except PathOpsError as problem:
        raise IconError("a path that cannot be drawn") from problem
    if not outline.area:
        raise IconError("draws nothing")
    return outline


def _place(box: Square) -> Transform:
    """Map the box of the icon, whose y axis points down, to that of a glyph."""
    scale = UNITS / box.side
    return Transform(scale, 0, 0, -scale, -box.left * scale, UNITS + box.top * scale)


def _square() -> Path:
    square = Path()
    pen = square.getPen()
    pen.moveTo((0, 0))
    for corner in ((UNITS, 0), (UNITS, UNITS), (0, UNITS)):
        pen.lineTo(corner)
    pen.closePath()
    return square


def _shapes(path: IconPath) -> list[Path]:
    """Return the filled area of a path and that of its stroke, as far as they are drawn."""
    attributes = path.attributes
    shapes = []
    if attributes.get("fill") != "none":
        filled = _parsed(path.d)
        is_even_odd = attributes.get("fill-rule") == "evenodd"
        filled.fillType = FillType.EVEN_ODD if is_even_odd else FillType.WINDING
        shapes.append(filled)
    if attributes.get("stroke", "none") != "none":
        stroked = _parsed(path.d)
        stroked.stroke(
            float(attributes.get("stroke-width", 1)),
            _CAPS[attributes.get("stroke-linecap", "butt")],
            _JOINS[attributes.get("stroke-linejoin", "miter")],
            float(attributes.get("stroke-miterlimit", 4)),
        )
        shapes.append(stroked)
    return shapes


def _parsed(d: str) -> Path:
    path = Path()
    try:
        parse_path(d, path.getPen(allow_open_paths=True))
    except (AssertionError, IndexError, PathOpsError, TypeError, ValueError) as problem:
        raise IconError("a path that cannot be read") from problem
    return path


def _transform(text: str) -> Transform:
    """Read ``translate(1 2) scale(3)``. Raises IconError."""
    matrix = Transform()
    for name, arguments in _CALL.findall(text):
        counts, function = _FUNCTIONS[name]
        try:
            numbers = [float(number) for number in _SEPARATORS.split(arguments.strip())]
        except ValueError:
            numbers = []
        if len(numbers) not in counts:
            raise IconError("a value of transform")
        matrix = matrix.transform(function(*numbers))
    return matrix


def _rotated(angle: float, x: float = 0, y: float = 0) -> Transform:
    return Transform().translate(x, y).rotate(math.radians(angle)).translate(-x, -y)


_FUNCTIONS: Mapping[str, tuple[tuple[int, ...], Callable[..., Transform]]] = {
    "matrix": ((6,), Transform),
    "translate": ((1, 2), Transform().translate),
    "scale": ((1, 2), Transform().scale),
    "rotate": ((1, 3), _rotated),
    "skewX": ((1,), lambda angle: Transform().skew(math.radians(angle))),
    "skewY": ((1,), lambda angle: Transform().skew(0, math.radians(angle))),
}
"""Name of a function → how many numbers it takes, and its matrix."""
