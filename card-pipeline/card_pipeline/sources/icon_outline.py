"""The outline of an icon as a glyph: strokes and overlapping paths become one filled shape."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import AbstractPen
from fontTools.svgLib.path import parse_path
from fontTools.svgLib.path.arc import EllipticalArc
from pathops import FillType, LineCap, LineJoin, Path, PathOp, PathOpsError, op

from card_pipeline.sources.svg_icon import NUMBER, IconError, IconPath, Square, SvgIcon

UNITS = 1000
"""Side of the square of a glyph, which stands on the baseline."""

MAX_SEGMENTS = 2000
"""Lines and curves of an outline, which every visitor downloads."""

_CONIC_TOLERANCE = 0.25
"""In units of a glyph."""
_CAPS = {"butt": LineCap.BUTT_CAP, "round": LineCap.ROUND_CAP, "square": LineCap.SQUARE_CAP}
_JOINS = {"miter": LineJoin.MITER_JOIN, "round": LineJoin.ROUND_JOIN, "bevel": LineJoin.BEVEL_JOIN}
_CALL = re.compile(r"(\w+)\(([^)]*)\)")


def outline_of(icon: SvgIcon) -> Path:
    """Return what the icon draws in its box. Raises IconError."""
    place = _place(icon.box)
    total = Path()
    try:
        for path in icon.paths:
            matrix = place
            for transform in path.transforms:
                matrix = matrix.transform(_transform(transform))
            for shape in _shapes(path, matrix):
                total = op(total, shape, PathOp.UNION)
        outline = op(total, _square(), PathOp.INTERSECTION)
    except PathOpsError as problem:
        raise IconError("a path that cannot be drawn") from problem
    if not outline.area:
        raise IconError("draws nothing")
    if sum(1 for _ in outline.segments) > MAX_SEGMENTS:
        raise IconError(f"more than {MAX_SEGMENTS} lines and curves")
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


def _shapes(path: IconPath, matrix: Transform) -> list[Path]:
    """Return the filled area of a path and that of its stroke, as far as they are drawn, in the glyph."""
    attributes = path.attributes
    shapes = []
    if attributes.get("fill") != "none":
        filled = _parsed(path.d).transform(*matrix)
        is_even_odd = attributes.get("fill-rule") == "evenodd"
        filled.fillType = FillType.EVEN_ODD if is_even_odd else FillType.WINDING
        shapes.append(filled)
    width = float(attributes.get("stroke-width", 1))
    if attributes.get("stroke", "none") != "none" and width > 0:
        shapes.append(_stroked(path, matrix, width))
    return shapes


def _stroked(path: IconPath, matrix: Transform, width: float) -> Path:
    """Return the area of a stroke. `width` is in units of the path."""
    attributes = path.attributes
    # The tolerance for curves is fixed, so they are stroked in the size that they have in the glyph.
    scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    if scale == 0:
        return Path()
    stroked = _parsed(path.d).transform(scale, 0, 0, scale)
    stroked.stroke(
        width * scale,
        _CAPS[attributes.get("stroke-linecap", "butt")],
        _JOINS[attributes.get("stroke-linejoin", "miter")],
        float(attributes.get("stroke-miterlimit", 4)),
    )
    stroked.convertConicsToQuads(_CONIC_TOLERANCE)
    return stroked.transform(*matrix.scale(1 / scale))


class _Arc:
    """An arc, which is a line when a radius is 0 (SVG 2, 9.5.1)."""

    def __init__(self, *arguments: complex) -> None:
        self._arc = EllipticalArc(*arguments)

    def draw(self, pen: AbstractPen) -> None:
        end = self._arc.target_point
        if 0 in (self._arc.rx, self._arc.ry):
            pen.lineTo((end.real, end.imag))
        else:
            self._arc.draw(pen)


def _parsed(d: str) -> Path:
    path = Path()
    try:
        parse_path(d, path.getPen(allow_open_paths=True), arc_class=_Arc)
    except (ArithmeticError, AssertionError, IndexError, PathOpsError, TypeError, ValueError) as problem:
        raise IconError("a path that cannot be read") from problem
    return path


def _transform(text: str) -> Transform:
    """Read ``translate(1 2) scale(3)``. Raises IconError."""
    matrix = Transform()
    for name, arguments in _CALL.findall(text):
        counts, function = _FUNCTIONS[name]
        numbers = [float(number) for number in re.findall(NUMBER, arguments)]
        has_more = re.sub(NUMBER, "", arguments).strip(" ,") != ""
        if has_more or len(numbers) not in counts or not all(map(math.isfinite, numbers)):
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
