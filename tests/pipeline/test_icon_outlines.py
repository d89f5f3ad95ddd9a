from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from card_pipeline.sources.icon_outline import MAX_SEGMENTS, UNITS, outline_of
from card_pipeline.sources.svg_icon import IconError, IconPath, Square, SvgIcon, read_icon
from hypothesis import given
from hypothesis import strategies as st

ROOT = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">%s</svg>'


def drawn(inside: str) -> Iterator[tuple[int, int]]:
    """Yield the fields of ten by ten whose centre is drawn, by column and row from the top left."""
    outline = outline_of(read_icon(ROOT % inside.encode()))
    for row in range(10):
        for column in range(10):
            if outline.contains((column * 100 + 50, 950 - row * 100)):
                yield column, row


def block(left: int, top: int, width: int, height: int) -> set[tuple[int, int]]:
    return {(column, row) for column in range(left, left + width) for row in range(top, top + height)}


SQUARE = 'd="M2 1h4v4h-4z"'


@pytest.mark.parametrize(
    ("inside", "fields"),
    [
        (f"<path {SQUARE}/>", block(2, 1, 4, 4)),
        # In the same direction, so that only the rule makes the hole.
        ('<path fill-rule="evenodd" d="M0 0h9v9h-9zM3 3h3v3h-3z"/>', block(0, 0, 9, 9) - block(3, 3, 3, 3)),
        ('<path fill-rule="nonzero" d="M0 0h9v9h-9zM3 3h3v3h-3z"/>', block(0, 0, 9, 9)),
        ('<path d="M0 0h9v9h-9zM3 3v3h3v-3z"/>', block(0, 0, 9, 9) - block(3, 3, 3, 3)),
        # Two paths never make a hole in each other, whatever their directions.
        ('<path d="M0 0h5v5h-5z"/><path d="M3 3v5h5v-5z"/>', block(0, 0, 5, 5) | block(3, 3, 5, 5)),
        ('<path d="M8 8h9v9h-9z"/>', block(8, 8, 2, 2)),
        (f'<g transform="translate(2 3)"><path {SQUARE}/></g>', block(4, 4, 4, 4)),
        (f'<path transform="translate(2)" {SQUARE}/>', block(4, 1, 4, 4)),
        (f'<path transform="translate(2,3) scale(.5,1)" {SQUARE}/>', block(3, 4, 2, 4)),
        (f'<g transform="translate(2 3)"><path transform="scale(.5 1)" {SQUARE}/></g>', block(3, 4, 2, 4)),
        (f'<path transform="matrix(1 0 0 2 1 0)" {SQUARE}/>', block(3, 2, 4, 8)),
        (f'<path transform="translate(10 0) rotate(90)" {SQUARE}/>', block(5, 2, 4, 4)),
        (f'<path transform="rotate(90 5 5)" {SQUARE}/>', block(5, 2, 4, 4)),
        ('<path transform="skewX(45)" d="M.5 0h1v2h-1z"/>', {(1, 0), (2, 1)}),
        ('<path transform="skewY(45)" d="M0 .5h2v1h-2z"/>', {(0, 1), (1, 2)}),
        ('<path stroke="currentColor" stroke-width="2" fill="none" d="M2 4h4"/>', block(2, 3, 4, 2)),
        (
            '<g stroke="currentColor" fill="none" stroke-linecap="square">'
            '<path stroke-width="2" d="M2 4h4"/></g>',
            block(1, 3, 6, 2),
        ),
        (
            '<path stroke="currentColor" stroke-width="2" transform="scale(1 2)" d="M2 2h6"/>',
            block(2, 2, 6, 4),
        ),
        (f'<path stroke="currentColor" stroke-width="2" {SQUARE}/>', block(1, 0, 6, 6)),
        (f'<path stroke="currentColor" stroke-width="0" {SQUARE}/>', block(2, 1, 4, 4)),
        (
            f'<path stroke="currentColor" stroke-width="2" fill="none" transform="scale(0)" {SQUARE}/>'
            f"<path {SQUARE}/>",
            block(2, 1, 4, 4),
        ),
        # A round end covers the middles of the fields around it, not those at its corners.
        (
            '<path stroke="currentColor" stroke-width="3.4" stroke-linecap="round" d="M4.5 4.5h.01"/>',
            block(3, 3, 3, 3),
        ),
        (
            '<path stroke="currentColor" stroke-width="2" stroke-linejoin="round" fill="none" '
            'd="M1 5h4v-4"/>',
            block(1, 4, 5, 2) | block(4, 1, 2, 5),
        ),
        (f'<path transform="translate(1-1)" {SQUARE}/>', block(3, 0, 4, 4)),
        ('<path transform="scale(.5.5),translate(2)" d="M2 2h4v4h-4z"/>', block(2, 1, 2, 2)),
        # An arc without a radius is a line.
        ('<path d="M2 2A0 3 0 0 1 6 2V6H2z"/>', block(2, 2, 4, 4)),
    ],
)
def test_an_outline_covers_what_the_icon_draws(inside: str, fields: set[tuple[int, int]]) -> None:
    assert set(drawn(inside)) == fields


@given(st.text("MmLlHhVvCcSsQqTtAaZz0123456789eE+-., ", max_size=60))
def test_any_path_is_an_outline_in_the_square_or_refused(d: str) -> None:
    try:
        left, bottom, right, top = outline_of(SvgIcon(Square(0, 0, 10), [IconPath(d, {}, ())])).bounds
    except IconError:
        return
    assert min(left, bottom) >= 0
    assert max(right, top) <= UNITS


@pytest.mark.parametrize("side", [1, 16, 24, 1000])
def test_a_round_stroke_has_its_area_in_any_box(side: int) -> None:
    k = side / 10
    ring = f"M{2 * k} {5 * k}a{3 * k} {3 * k} 0 1 0 {6 * k} 0a{3 * k} {3 * k} 0 1 0 {-6 * k} 0z"
    stroke = {"fill": "none", "stroke": "currentColor", "stroke-width": str(k)}
    outline = outline_of(SvgIcon(Square(0, 0, side), [IconPath(ring, stroke, ())]))
    outer, inner = sorted((contour.area for contour in outline.contours), reverse=True)
    assert outer - inner == pytest.approx(math.pi * (350**2 - 250**2), rel=0.01)


@pytest.mark.parametrize(
    ("path", "cause"),
    [
        (IconPath("A1e400 1 0 0 1 5 5", {}, ()), "a path that cannot be"),
        (IconPath("M0 0A1e200 1 0 0 1 5 5", {}, ()), "a path that cannot be"),
        (IconPath("M0 0A10 20 0 0 1 1e200 50", {}, ()), "a path that cannot be"),
        (IconPath("M0 0h5v5z", {}, ("rotate(1e999)",)), "a value of transform"),
        (IconPath("M0 0h5v5z", {}, ("skewX(1e999)",)), "a value of transform"),
        (IconPath("M0 0h5v5z", {}, ("scale(1.2.3.4)",)), "a value of transform"),
        (
            IconPath(
                "M0 500" + "".join(f"h.4v{9 if one % 2 else -9}" for one in range(MAX_SEGMENTS)), {}, ()
            ),
            "more than 2000 lines",
        ),
    ],
)
def test_what_cannot_be_drawn_is_refused(path: IconPath, cause: str) -> None:
    with pytest.raises(IconError, match=cause):
        outline_of(SvgIcon(Square(0, 0, 1000), [path]))
