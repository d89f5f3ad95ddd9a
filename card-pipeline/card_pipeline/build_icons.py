"""The font of the icons of disciplines, clans and card types."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.build_output import BuildOutput
from card_pipeline.manifest_sources import Provenances, present_source
from card_pipeline.model.icons import IconCharacters
from card_pipeline.model.manifest import ICON_FONT, Source
from card_pipeline.publish.icon_font import WIDE, icon_characters, icon_font
from card_pipeline.sources.icons import read_icons

SOURCE = "icons"


def make_icons(output: BuildOutput, sources: Path | None, provenances: Provenances) -> None:
    """Add the font and its characters, or record that there are no icons. Raises SourceError."""
    icons = read_icons(sources)
    if icons is None:
        output.sources.append(
            Source(name=SOURCE, origin="icons of the community's image host", status="absent")
        )
        return
    for file, cause in icons.refused.items():
        output.warnings.add("icon not used", f"{file}: {cause}")
    characters = icon_characters(sorted(icons.outlines))
    output.fonts[ICON_FONT] = icon_font({characters[name]: icons.outlines[name] for name in characters})
    output.add(SOURCE, IconCharacters(characters=characters, wide=WIDE), len(characters))
    output.counts[SOURCE] = len(characters)
    output.sources.append(present_source(SOURCE, provenances, icons.files))
