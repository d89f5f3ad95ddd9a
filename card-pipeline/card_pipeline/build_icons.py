"""The sprite of the icons of disciplines, clans and card types."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.build_output import BuildOutput
from card_pipeline.manifest_sources import Provenances, present_source
from card_pipeline.model.manifest import SPRITE, Source
from card_pipeline.sources.icons import read_icons
from card_pipeline.sources.svg_icon import SVG

SOURCE = "icons"


def make_icons(output: BuildOutput, sources: Path | None, provenances: Provenances) -> None:
    """Add one file with a symbol per icon, or record that there are no icons. Raises SourceError."""
    icons = read_icons(sources)
    if icons is None:
        output.sources.append(
            Source(name=SOURCE, origin="icons of the community's image host", status="absent")
        )
        return
    for file, cause in icons.refused.items():
        output.warnings.add("icon not used", f"{file}: {cause}")
    symbols = "".join(icons.symbols[name] for name in sorted(icons.symbols))
    output.drawings[SPRITE] = f'<svg xmlns="{SVG}">{symbols}</svg>'.encode()
    output.records[SPRITE] = len(icons.symbols)
    output.counts[SOURCE] = len(icons.symbols)
    output.sources.append(present_source(SOURCE, provenances, icons.files))
