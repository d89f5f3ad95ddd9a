"""The files of dist/ that are made of the published data: pages of cards and decks, sitemap, feeds."""

from __future__ import annotations

from pathlib import Path

from infra.cdn_rules import CdnRules
from site_builder.articles.site_files import article_files
from site_builder.articles.write import File, fingerprint
from site_builder.pages import Renderer
from site_builder.site_parts import SiteParts, write_parts

DATA = "data"
"""Folder of dist/ that belongs to the pipeline."""


def data_pages(dist: Path, parts: SiteParts, rules: CdnRules) -> list[File]:
    """List the files that ``dist/data`` needs. Raises BuildError without data."""
    renderer = Renderer(parts.vite, parts.settings.page)
    return article_files(dist / DATA, renderer, parts.settings, rules, parts.releases)


def made_of(parts: SiteParts, rules: CdnRules, data: bytes) -> str:
    """Hash everything that these files are made of; `data` stands for the published data."""
    return fingerprint(data, write_parts(parts), rules.model_dump_json().encode())
