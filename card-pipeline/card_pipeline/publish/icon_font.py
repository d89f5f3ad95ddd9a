"""A font whose characters are icons (OpenType 1.9 with CFF outlines)."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from pathops import Path

from card_pipeline.sources.icon_outline import UNITS

FAMILY = "icons"
WIDE = "\ue000"
"""The empty character."""
ADVANCE = UNITS // 2
"""A box that is narrower than the icon still has it in its middle, because only the advance has to fit."""
_FIRST = 0xE001
"""Private characters have no meaning that assistive technology could read out."""
_CREATED = 3_786_912_000
"""1 January 2024, in seconds since 1904: the day of the build would change the file."""
_USE_TYPO_METRICS = 1 << 7
_REGULAR = 1 << 6


def icon_characters(names: list[str]) -> dict[str, str]:
    """Give each icon its character."""
    return {name: chr(_FIRST + index) for index, name in enumerate(names)}


def icon_font(outlines: Mapping[str, Path]) -> bytes:
    """Return the file. `outlines`: character → outline. The same outlines give the same bytes."""
    glyphs = {".notdef": (Path(), ADVANCE), "wide": (Path(), 3 * ADVANCE)}
    glyphs |= {_glyph(character): (_centered(outline), ADVANCE) for character, outline in outlines.items()}
    # Browsers give half of the space between lines to each side, so an icon is in the middle of its line.
    above, below, gap = UNITS, 0, 0
    builder = FontBuilder(UNITS, isTTF=False)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({ord(WIDE): "wide", **{ord(one): _glyph(one) for one in outlines}})
    builder.setupCFF("CardIcons", {}, {name: _drawn(*glyph) for name, glyph in glyphs.items()}, {})
    builder.setupHorizontalMetrics({name: (width, 0) for name, (_, width) in glyphs.items()})
    builder.setupHorizontalHeader(ascent=above, descent=below, lineGap=gap)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    builder.setupOS2(
        version=4,
        fsSelection=_USE_TYPO_METRICS | _REGULAR,
        sTypoAscender=above,
        sTypoDescender=below,
        sTypoLineGap=gap,
        usWinAscent=above,
        usWinDescent=below,
    )
    builder.setupPost(keepGlyphNames=False)
    builder.updateHead(created=_CREATED, modified=_CREATED)
    builder.font.recalcTimestamp = False
    file = BytesIO()
    builder.save(file)
    return file.getvalue()


def _glyph(character: str) -> str:
    return f"uni{ord(character):04X}"


def _centered(outline: Path) -> Path:
    return outline.transform(translateX=(ADVANCE - UNITS) / 2)


def _drawn(outline: Path, width: int) -> object:
    pen = T2CharStringPen(width, None)
    outline.draw(pen)
    return pen.getCharString()
