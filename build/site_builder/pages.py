"""Renders pages: the same application with different texts and preloaded files."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, TypeAdapter

from infra.yaml_file import read_yaml
from site_builder.open_search import SEARCHES
from site_builder.vite_manifest import page_assets

HERE = Path(__file__).parent
TEMPLATES = HERE / "templates"

FeedName = Literal["changes", "versions", "winning-decks"]
FEED_TITLES: Mapping[FeedName, str] = {
    "changes": "Methuselah: changes of cards",
    "versions": "Methuselah: new versions of the site",
    "winning-decks": "Methuselah: winning decks",
}


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
    feeds: tuple[FeedName, ...] = ()
    """Feeds that readers of the page may want."""
    is_read: bool = False
    """Whether it has something to read, which is painted before code is fetched: see `Renderer.program`."""
    from_data: bool = False
    """Whether its content is made of the published data, see `article_files`."""


@dataclass(frozen=True)
class FeedLink:
    """A feed in the head of a page."""

    title: str
    type: str
    path: str


def read_pages(file: Path = HERE / "pages.yml") -> dict[str, Page]:
    """Read the pages by file name; pydantic's ValidationError names problems."""
    return TypeAdapter(dict[str, Page]).validate_python(read_yaml(file))


def feed_links(names: tuple[FeedName, ...]) -> list[FeedLink]:
    """List both forms of each feed."""
    forms = (("application/atom+xml", "atom"), ("application/feed+json", "json"))
    return [
        FeedLink(FEED_TITLES[name], kind, f"/feeds/{name}.{ending}")
        for name in names
        for kind, ending in forms
    ]


class Renderer:
    """The templates, with what all pages of one build share."""

    def __init__(self, manifest: Mapping[str, Any], settings: Mapping[str, Any]) -> None:
        """Put the settings into each page, so that nothing waits for them."""
        self._manifest = manifest
        self._environment = templates()
        # It is copied byte for byte, as the hash in the CSP requires.
        snippet = (TEMPLATES / "theme.js").read_text(encoding="utf-8").strip()
        self._program = {
            # It escapes what could end the script element around it.
            "settings": htmlsafe_json_dumps(settings, ensure_ascii=False, separators=(",", ":")),
            "theme_snippet": Markup(snippet),  # noqa: S704 - a script of this repository, without any input
            "searches": SEARCHES,
        }

    def program(self, screen: str | None, *, is_read: bool) -> Markup:
        """Render what a page with this screen loads; the same for thousands of pages.

        A page that is read fetches its code once it is painted, because code would hold up its styles. The
        others show nothing without code, which is fetched along with the styles.
        """
        assets = page_assets(dict(self._manifest), screen)
        rendered = self.render("program.html.jinja", assets=assets, is_read=is_read, **self._program)
        return Markup(rendered)  # noqa: S704 - its values are escaped by the template

    def page(
        self, page: Page, feeds: tuple[FeedName, ...], template: str = "shell.html.jinja", **content: object
    ) -> str:
        """Render a shell page; `feeds` are those that exist, `content` what the template shows besides."""
        return self.render(
            template,
            page=page,
            program=self.program(page.screen, is_read=page.is_read),
            feeds=feed_links(tuple(name for name in page.feeds if name in feeds)),
            **content,
        )

    def render(self, template: str, **values: object) -> str:
        """Render a template of a page."""
        return self._environment.get_template(template).render(**values)


@cache
def templates() -> Environment:
    """Load the templates; values are escaped."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        # Without it every page would look whether its templates have changed.
        auto_reload=False,
    )


def article_styles() -> list[tuple[str, bytes]]:
    """Name and content of two style sheets: for readers without scripts, and for leads."""
    contents = {name: (TEMPLATES / f"{name}.css").read_bytes() for name in ("article", "lead")}
    return [
        (f"assets/{name}-{hashlib.sha256(content).hexdigest()[:7]}.css", content)
        for name, content in contents.items()
    ]


def render_pages(renderer: Renderer, feeds: tuple[FeedName, ...]) -> dict[str, str]:
    """Render every shell page without content by file name."""
    return {name: renderer.page(page, feeds) for name, page in read_pages().items() if not page.from_data}
