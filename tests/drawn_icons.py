"""Icons for tests, of our own drawing: a square, diamond or circle with holes that differ by name."""

from __future__ import annotations

import json
import tempfile
import zlib
from pathlib import Path

from card_pipeline.build_icons import SOURCE, make_icons
from card_pipeline.build_output import BuildOutput
from card_pipeline.facts.discipline_names import VIRTUES
from card_pipeline.model.manifest import ICON_FONT, Manifest
from card_pipeline.publish.encode import canonical_json, compress
from card_pipeline.publish.manifest import make_manifest
from card_pipeline.publish.store import ENDINGS, hashed_name, write_aside
from card_pipeline.sources.provenance import Provenance
from card_pipeline.sources.upstream_settings import read_upstream

MISSING = frozenset({"inf-vic", "sup-vic", "clan-pander", "icon-reflex"})
"""Names without an icon, so that letters stand in for them."""

_OUTLINES = {
    "square": "M113 113h774v774h-774z",
    "diamond": "M495 10l490 490l-490 490l-490 -490z",
    "circle": "M113 500a387 387 0 1 0 774 0a387 387 0 1 0 -774 0z",
}


def icon_names() -> list[str]:
    """Return the names of all icons that are drawn."""
    files = read_upstream().sources[SOURCE].files
    return sorted({name.removesuffix(".svg") for name in files} - MISSING)


def drawn_icon(name: str) -> bytes:
    """Draw the icon of this name, in the form of the community's image host."""
    holes = "".join(
        f"M{column * 130 + 315} {row * 130 + 315}h100v100h-100z"
        for row in range(3)
        for column in range(3)
        if zlib.crc32(name.encode()) >> (row * 3 + column) & 1
    )
    return (
        '<?xml version="1.0" standalone="no"?>\n'
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" '
        '"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" >\n'
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" '
        'viewBox="-10 0 1010 1000">\n'
        f'   <path fill="currentColor" fill-rule="evenodd" d="{_OUTLINES[_shape(name)]}{holes}" />\n</svg>\n'
    ).encode()


def draw_icons(folder: Path) -> None:
    """Fill a sources folder with them."""
    for name in icon_names():
        file = folder / "icons" / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(drawn_icon(name))


def add_drawn_icons(data: Path) -> None:
    """Add them to published data, as if the host had served them; the source says what they are."""
    output = BuildOutput()
    with tempfile.TemporaryDirectory() as sources:
        draw_icons(Path(sources))
        make_icons(output, Path(sources), {SOURCE: Provenance(origin="our own drawings for tests")})
    files = {
        ICON_FONT: compress(output.fonts[ICON_FONT]),
        SOURCE: compress(canonical_json(output.shapes[SOURCE])),
    }
    added = make_manifest(None, files, output.counts, output.records, output.sources)
    before = Manifest.model_validate(json.loads((data / "manifest.json").read_bytes()))
    after = before.model_copy(
        update={
            "files": {**before.files, **added.files},
            "counts": {**before.counts, **added.counts},
            "sources": [*(one for one in before.sources if one.name != SOURCE), *added.sources],
        }
    )
    files_by_path = {hashed_name(name, file): file for name, file in files.items()}
    for name, file in {**files_by_path, "manifest.json": compress(canonical_json(after))}.items():
        for ending, content in zip(ENDINGS, (file.plain, file.brotli, file.gzip), strict=True):
            write_aside(data / f"{name}{ending}", content)


def _shape(name: str) -> str:
    kind, _, code = name.partition("-")
    if kind == "sup":
        return "diamond"
    return "square" if kind == "inf" and code not in VIRTUES.values() else "circle"
