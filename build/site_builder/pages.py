"""Renders the shell pages: the same application with different titles, descriptions and preloaded files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, TypeAdapter

from site_builder.vite_manifest import page_assets

HERE = Path(__file__).parent


class Page(BaseModel):
    """A shell page, as ``pages.yml`` lists it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str
    heading: str
    description: str
    intro: str
    """The content of the page until the application has loaded."""
    indexed: bool = True
    screen: str | None = None


def read_pages(file: Path = HERE / "pages.yml") -> dict[str, Page]:
    """Read the pages by file name; pydantic's ValidationError names problems."""
    return TypeAdapter(dict[str, Page]).validate_python(yaml.safe_load(file.read_text(encoding="utf-8")))


def render_pages(manifest: dict[str, Any], settings: dict[str, Any]) -> dict[str, str]:
    """Render every page by file name. The settings are part of the page, so that nothing waits for them."""
    environment = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    shell = environment.get_template("shell.html.jinja")
    # It is copied byte for byte, as the hash in the CSP requires.
    snippet = (HERE / "templates" / "theme.js").read_text(encoding="utf-8").strip()
    theme_snippet = Markup(snippet)  # noqa: S704 - a script of this repository, without any input
    return {
        name: shell.render(
            page=page,
            assets=page_assets(manifest, page.screen),
            # It escapes what could end the script element around it.
            settings=htmlsafe_json_dumps(settings, ensure_ascii=False, separators=(",", ":")),
            theme_snippet=theme_snippet,
        )
        for name, page in read_pages().items()
    }
