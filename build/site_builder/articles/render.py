"""Renders articles to the files that the CDN serves for their URLs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from infra.cdn_rules import OWN_PAGE, CdnRules
from site_builder import pages
from site_builder.articles.article import Article
from site_builder.errors import BuildError
from site_builder.pages import Renderer, article_styles
from site_builder.site_settings import Settings

CONTENT = {"card.html.jinja": "card", "deck.html.jinja": "deck", "set.html.jinja": "set"}
"""Template → what it calls its content."""
SCREENS = {"card.html.jinja": "cards.html", "deck.html.jinja": "decks.html", "set.html.jinja": "sets.html"}
"""Template → the shell page with the same screen."""


class ArticlePages:
    """Renders the pages of articles."""

    def __init__(self, renderer: Renderer, settings: Settings, rules: CdnRules) -> None:
        """Prepare the files that the pages of each kind load."""
        self._renderer, self._settings, self._rules = renderer, settings, rules
        self._style, self._lead_style = (f"/{name}" for name, _ in article_styles())
        known = pages.read_pages()
        self._programs = {
            template: renderer.program(known[page].screen, is_read=True) for template, page in SCREENS.items()
        }

    def file(self, path: str) -> str:
        """Name the file that the CDN serves for the path of an article.

        Raises BuildError when it would serve another page.
        """
        file = self._rules.page_of(path)
        if file is None or not file.endswith(f"{path.replace(':', '_')}.html"):
            raise BuildError(f"{path}: the rules of the CDN serve {file} there, not {OWN_PAGE}.html")
        return file[1:]

    def render(self, article: Article) -> bytes:
        """Render the page of an article."""
        picture = self._settings.preview_picture(article.picture)
        about = self._about(article, picture)
        lead = self._lead(article)
        address = self._settings.address
        # Rendered apart: within the page each piece would pass through three templates.
        content = self._renderer.render(
            article.template, **{CONTENT[article.template]: article.content}, page=article, picture=picture
        )
        return self._renderer.render(
            "article.html.jinja",
            page=article,
            content=Markup(content),  # noqa: S704 - its values are escaped by the template
            lead=lead,
            lead_style=self._lead_style,
            program=self._programs[article.template],
            url=address and address + article.path,
            picture=picture,
            about=htmlsafe_json_dumps(about, ensure_ascii=False, separators=(",", ":")),
            style=self._style,
        ).encode()

    def _lead(self, article: Article) -> Markup:
        if article.lead is None:
            return Markup()
        template = article.template.replace(".html", "-lead.html")
        picture = self._settings.first_picture(article.picture)
        lead = self._renderer.render(template, page=article, lead=article.lead, picture=picture)
        return Markup(lead)  # noqa: S704 - its values are escaped by the template

    def _about(self, article: Article, picture: str) -> Mapping[str, Any]:
        facts = dict(article.about)
        if picture:
            facts["image"] = picture
        if self._settings.address:
            facts["url"] = self._settings.address + quote(article.path, safe="/:")
        return facts
