"""All files that are made of the published data: pages of articles, sitemap and feeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from card_pipeline.model.manifest import Manifest

from infra.cdn_rules import CdnRules
from site_builder import pages
from site_builder.articles.article import Article
from site_builder.articles.card_article import card_article
from site_builder.articles.card_changes import by_day, newest_changes
from site_builder.articles.catalogue import CHANGES, Catalogue, read_catalogue, read_manifest
from site_builder.articles.deck_articles import precon_article, same_titles, winning_deck_article
from site_builder.articles.feeds import feed_files, feeds
from site_builder.articles.names import english_day
from site_builder.articles.products import has_page, product_of
from site_builder.articles.render import ArticlePages
from site_builder.articles.set_article import set_article
from site_builder.articles.sitemap import sitemap
from site_builder.articles.write import File
from site_builder.changes import Release
from site_builder.pages import FeedName, Renderer, article_styles
from site_builder.site_settings import Settings

CHANGES_PAGE = "changes.html"


def article_files(
    data: Path, renderer: Renderer, settings: Settings, rules: CdnRules, releases: list[Release]
) -> list[File]:
    """List every file. Raises BuildError without data."""
    catalogue = read_catalogue(data)
    article_pages = ArticlePages(renderer, settings, rules)
    articles = {kind: dict(found) for kind, found in _articles(catalogue).items()}
    files: list[File] = [
        (article_pages.file(path), partial(_page, article_pages, article))
        for found in articles.values()
        for path, article in found.items()
    ]
    address = settings.whole_address
    if catalogue.archive.sample:
        del articles["winning-decks"]
    small = sitemap({"pages": _listed_pages(rules), **articles}, address)
    for feed in feeds(catalogue, releases, address):
        small |= feed_files(feed, address)
    existing = existing_feeds(read_manifest(data))
    files.append((CHANGES_PAGE, partial(_changes_page, renderer, catalogue, existing, settings.address)))
    return [*files, *((name, partial(bytes, content)) for name, content in small.items())]


def _changes_page(
    renderer: Renderer, catalogue: Catalogue, feeds: tuple[FeedName, ...], address: str
) -> bytes:
    since = catalogue.changes and catalogue.changes.wordings_since
    return renderer.page(
        pages.read_pages()[CHANGES_PAGE],
        feeds,
        "changes.html.jinja",
        url=address and f"{address}/changes",
        style=f"/{article_styles()[0][0]}",
        since=since and english_day(since),
        days=by_day(newest_changes(catalogue)),
    ).encode()


def _page(article_pages: ArticlePages, article: Callable[[], Article]) -> bytes:
    return article_pages.render(article())


def _articles(catalogue: Catalogue) -> dict[str, Iterator[tuple[str, Callable[[], Article]]]]:
    """Path and writer of every article, by kind: a part of the sitemap."""
    decks = [*catalogue.winning_decks()]
    same = same_titles(decks)
    return {
        "cards": (
            (f"/cards/{card.id}", partial(card_article, card, catalogue)) for card in catalogue.cards.values()
        ),
        "precons": (
            (f"/decks/{precon}", partial(precon_article, precon, catalogue))
            for precon in catalogue.precons.decks
            if has_page(product_of(precon, catalogue.sets))
        ),
        "sets": ((f"/sets/{code}", partial(set_article, code, catalogue)) for code in catalogue.sets.sets),
        "winning-decks": (
            (f"/decks/{deck.id}", partial(winning_deck_article, deck, catalogue, same_title=deck.id in same))
            for deck in decks
        ),
    }


def existing_feeds(data: Manifest) -> tuple[FeedName, ...]:
    """Name the feeds that `article_files` writes."""
    real = any(source.name == "winning decks" and source.status == "present" for source in data.sources)
    return (
        "versions",
        *(("changes",) if CHANGES in data.files else ()),
        *(("winning-decks",) if real else ()),
    )


def _listed_pages(rules: CdnRules) -> list[str]:
    """Paths of the shell pages that search engines may list, without those that stand for many things."""
    known = pages.read_pages()
    served = ((path, known.get(file.lstrip("/"))) for path, file in rules.pages.items() if "{" not in path)
    return [path for path, page in served if page is not None and page.indexed]
