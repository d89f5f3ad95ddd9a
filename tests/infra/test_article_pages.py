"""All pages that the site has without scripts: valid, unique, and without a link that leads nowhere."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from urllib.parse import parse_qs, quote, unquote, urlsplit

import brotli
import pytest
from site_builder import pages
from site_builder.articles.site_files import article_files
from site_builder.build_site import build_site
from site_builder.output import brotli_4
from site_builder.pages import Renderer, render_pages
from site_builder.site_settings import Settings

from infra.cdn_rules import load_rules
from infra.edge_decision import Serve, decide
from tests.card_data import published_data
from tests.infra.conftest import with_data
from tests.infra.small_data import ADDRESS, RELEASES, write_small_data
from tests.infra.strict_html import Reading, read_strictly
from tests.infra.xml_elements import texts, xml_elements

ROOT = Path(__file__).resolve().parents[2]
RULES = load_rules()
KIB = 1024
PAGES_ELSEWHERE = {"/crypt", "/library", "/sets", "/decks", "/twd", "/"}
"""Pages of the application that articles link to."""


@pytest.fixture
def files(small_data: Path, renderer: Renderer, settings: Settings) -> dict[str, bytes]:
    """The files of a few cards and decks."""
    return {name: make() for name, make in article_files(small_data, renderer, settings, RULES, RELEASES)}


def test_articles_and_changes_fetch_their_code_after_the_first_paint(files: dict[str, bytes]) -> None:
    made = {name: page.decode() for name, page in files.items() if name.endswith(".html")}
    assert {name.split("/")[0] for name in made} == {"cards", "decks", "precons", "sets", "changes.html"}
    assert [name for name, page in made.items() if "modulepreload" in page] == []
    assert [name for name, page in made.items() if '<meta name="program"' not in page] == []


@pytest.mark.slow
def test_every_page_is_valid_unique_small_and_leads_somewhere(
    tmp_path: Path, renderer: Renderer, settings: Settings
) -> None:
    made = article_files(published_data(tmp_path), renderer, settings, RULES, RELEASES)
    names = {f"/{name}" for name, _ in made} | {f"/{page}" for page in set(RULES.pages.values())}
    titles, descriptions = Counter[str](), Counter[str]()
    complaints: list[str] = []
    pages_made = [(name, make) for name, make in made if name.endswith(".html")]
    for at, (name, make) in enumerate(pages_made):
        page = make()
        reading = read_strictly(page.decode())
        titles[reading.title] += 1
        descriptions[reading.metas["description"]] += 1
        complaints += [f"{name}: {each}" for each in [*reading.complaints, *lost(reading, names)]]
        # Compressing all of them would take longer than everything else.
        if at % 20 == 0 and len(brotli_4(page)) > 6 * KIB and name.startswith("cards/"):
            complaints.append(f"{name}: more than 6 KB")
    assert complaints[:20] == []
    assert [title for title, pages in titles.items() if pages > 1] == []
    assert [text for text, pages in descriptions.items() if pages > 1] == []
    assert len(pages_made) > 4149 + 110


def lost(reading: Reading, names: set[str]) -> list[str]:
    """The links of a page to our own pages and files that do not exist."""
    own = {urlsplit(url).path for element, url in reading.links if element == "a" and url.startswith("/")}
    served = ((path, decide(RULES, "GET", path, "", "")) for path in own)
    return [
        f"leads to {path}"
        for path, decision in served
        if not isinstance(decision, Serve) or (decision.file not in names and path not in PAGES_ELSEWHERE)
    ]


def test_a_card_can_be_previewed_and_read(files: dict[str, bytes]) -> None:
    page = files["cards/201613.html"].decode()
    reading = read_strictly(page)
    assert reading.complaints == []
    assert reading.title == "Theo Bell (G6) · Methuselah"
    assert reading.headings[0] == "h1"
    picture = "https://static.krcg.org/card/theobellg6.jpg?v=2025-10-25"
    assert reading.metas["og:image"] == reading.metas["twitter:image"] == picture
    assert reading.metas["og:title"] == reading.metas["twitter:title"] == "Theo Bell (G6)"
    assert reading.metas["og:url"] == f"{ADDRESS}/cards/201613"
    assert ("link", f"{ADDRESS}/cards/201613") in reading.links
    about = re.search(r'<script type="application/ld\+json">(.*?)</script>', page)
    assert about is not None
    facts = json.loads(about[1])
    assert (facts["@type"], facts["name"], facts["image"]) == ("CreativeWork", "Theo Bell (G6)", picture)
    assert facts["url"] == f"{ADDRESS}/cards/201613"


def test_the_first_lines_of_a_card_stand_where_the_application_shows_them(files: dict[str, bytes]) -> None:
    theo, deflection = (files[f"cards/{card}.html"].decode() for card in (201613, 100518))
    assert '<div class="shell-superior">\n<h1 data-capacity="8">Theo Bell (G6)</h1>' in theo
    assert 'src="https://static.krcg.org/card/theobellg6.webp?v=2025-10-25"' in theo
    assert '<div class="shell-two">\n<h1 class="shell-cost">Deflection</h1>' in deflection
    assert '<p><span class="shell-icon shell-icon-superior">[DOM]</span> As above' in deflection
    assert theo.index("shell-text") < theo.index("shell-article")


def test_nothing_that_players_wrote_becomes_markup(files: dict[str, bytes]) -> None:
    page = files["decks/13041.html"].decode()
    assert "<h1>Guns &amp; &lt;Roses&gt;</h1>" in page
    assert read_strictly(page).complaints == []


def test_without_an_address_nothing_has_to_be_absolute(
    small_data: Path, renderer: Renderer, settings: Settings
) -> None:
    made = article_files(small_data, renderer, Settings("", settings.page), RULES, RELEASES)
    files = {name: make().decode() for name, make in made}
    for path in ("/cards/201613", "/changes"):
        page = read_strictly(files[f"{path[1:]}.html"])
        assert not [url for element, url in page.links if element == "link" and url.endswith(path)]
        assert "og:url" not in page.metas
    assert "<loc>http://127.0.0.1:8080/cards/201613</loc>" in files["sitemaps/cards.xml"]


def test_the_sitemap_names_every_page(files: dict[str, bytes]) -> None:
    names = ("pages", "cards", "precons", "sets", "winning-decks")
    parts = texts(files["sitemap.xml"], "loc")
    assert parts == [f"{ADDRESS}/sitemaps/{part}.xml" for part in names]
    listed = [url for part in parts for url in texts(files[part.removeprefix(f"{ADDRESS}/")], "loc")]
    assert len(listed) == len(set(listed))
    served = {RULES.page_of(unquote(urlsplit(url).path)) for url in listed}
    assert served >= {f"/{name}" for name in files if name.endswith(".html")}
    assert "/account.html" not in served


def test_the_sample_is_neither_listed_nor_news(
    tmp_path: Path, renderer: Renderer, settings: Settings
) -> None:
    write_small_data(published_data(tmp_path), tmp_path / "small", sample=True)
    made = article_files(tmp_path / "small", renderer, settings, RULES, RELEASES)
    files = {name: make().decode() for name, make in made}
    assert read_strictly(files["decks/13041.html"]).metas["robots"] == "noindex"
    assert not [name for name in files if "winning-decks" in name]


@pytest.mark.parametrize(
    ("feed", "first", "link"),
    [
        ("winning-decks", "Guns & <Roses> by Otso Saariluoma", "/decks/13041"),
        ("versions", "Methuselah 1.1.0", "/changelog"),
        ("changes", ".44 Magnum", "/cards/100001"),
    ],
)
def test_both_forms_of_a_feed_say_the_same(files: dict[str, bytes], feed: str, first: str, link: str) -> None:
    atom = files[f"feeds/{feed}.atom"]
    items = json.loads(files[f"feeds/{feed}.json"])["items"]
    assert texts(atom, "title")[1:] == [item["title"] for item in items]
    assert texts(atom, "id")[1:] == [item["id"] for item in items]
    assert len({item["id"] for item in items}) == len(items) >= 2
    assert (items[0]["title"], items[0]["url"]) == (first, ADDRESS + link)
    assert texts(atom, "updated")[0] == items[0]["date_published"]


MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


@pytest.mark.parametrize("feed", ["changes", "versions", "winning-decks"])
def test_feeds_are_valid(files: dict[str, bytes], feed: str) -> None:
    # RFC 4287 §4.1: what a feed and an entry must have, each once.
    atom = files[f"feeds/{feed}.atom"]
    parts = Counter(element.name for element in xml_elements(atom))
    entries = parts["entry"]
    assert parts["feed"] == parts["author"] == 1
    assert parts["id"] == parts["title"] == parts["updated"] == entries + 1
    assert parts["content"] == entries > 0
    assert all(MOMENT.fullmatch(moment) for moment in texts(atom, "updated"))
    assert all(re.match(r"https://\S+$|tag:[\w.-]+,\d{4}-\d\d-\d\d:\S+$", one) for one in texts(atom, "id"))
    assert max(texts(atom, "updated")) == texts(atom, "updated")[0]
    links = [element.attributes for element in xml_elements(atom) if element.name == "link"]
    assert [link["rel"] for link in links] == ["self"] + ["alternate"] * (entries + 1)
    # JSON Feed 1.1: required and known fields.
    content = json.loads(files[f"feeds/{feed}.json"])
    assert content["version"] == "https://jsonfeed.org/version/1.1"
    assert content["feed_url"] == f"{ADDRESS}/feeds/{feed}.json"
    for item in content["items"]:
        assert set(item) == {"id", "url", "title", "content_text", "date_published"}
        assert item["title"]
        assert MOMENT.fullmatch(item["date_published"])


def test_a_feed_of_changes_has_one_entry_per_card_and_day(files: dict[str, bytes]) -> None:
    items = json.loads(files["feeds/changes.json"])["items"]
    assert [(item["id"].partition(",")[2], item["title"]) for item in items] == [
        ("2026-05-22:100001/ruling", ".44 Magnum"),
        ("2026-05-01:100001/banned", ".44 Magnum"),
        ("2026-05-01:100002/gone", "Lost card"),
        ("2026-05-01:100518/text", "Deflection"),
        ("2026-05-01:201613/rules", "Theo Bell (G6)"),
        ("2025-10-26:200001/new", "Aabbt Kindred"),
        ("2025-10-26:200102/new", 'Anna "Dictatrix11" Suljic'),
    ]
    assert all(item["id"].startswith("tag:cards.example.org,") for item in items)
    assert items[1]["content_text"] == "Banned.\nNew wording. Before: Old <text>."
    assert items[4]["content_text"] == "Capacity: 8, before: 7."
    assert items[0]["content_text"] == "New ruling: Only once & never <again>, see Deflection [DOM]."
    assert items[2]["url"] == f"{ADDRESS}/changes"
    assert items[0]["date_published"] == "2026-05-22T00:00:00Z"


def test_the_newest_changes_can_be_read_without_scripts(files: dict[str, bytes]) -> None:
    page = files["changes.html"].decode()
    reading = read_strictly(page)
    assert reading.complaints == []
    assert "<p>Changes of wording are known since 9 April 2026.</p>" in page
    days = re.findall(r"<h2>(.*?)</h2>", page)
    assert days == ["22 May 2026", "1 May 2026", "26 October 2025"]
    ruling = 'Only once &amp; never &lt;again&gt;, see <a href="/cards/100518">Deflection</a> [DOM].'
    assert f"New ruling: {ruling}" in page
    assert '<a href="/cards/200001">Aabbt Kindred</a>, <a href="/cards/200102">' in page
    assert "Dash" not in page
    assert ("link", "/feeds/changes.atom") in reading.links


def test_the_changes_can_be_previewed(files: dict[str, bytes]) -> None:
    reading = read_strictly(files["changes.html"].decode())
    assert ("link", f"{ADDRESS}/changes") in reading.links
    assert reading.metas["og:url"] == f"{ADDRESS}/changes"
    assert reading.metas["twitter:title"] == reading.metas["og:title"] == "Card changes"
    assert reading.metas["twitter:description"] == reading.metas["og:description"] == "What is new"


def test_what_is_printed_on_demand_is_no_precon(files: dict[str, bytes]) -> None:
    precons = [name for name in files if name.startswith("precons/")]
    assert precons == ["precons/decks/V5_PTr.html", "precons/decks/FoL_.html"]
    listed = [f"{ADDRESS}/decks/V5:PTr", f"{ADDRESS}/decks/FoL:"]
    assert texts(files["sitemaps/precons.xml"], "loc") == listed


def test_every_page_offers_the_searches_and_some_their_feeds(
    vite: Path, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {"index.html": pages.Page(title="T", heading="H", description="D", intro="I", feeds=("changes",))}
    monkeypatch.setattr(pages, "read_pages", lambda: known)
    existing: tuple[pages.FeedName, ...]
    for existing, feeds in ((("changes",), 2), ((), 0)):
        page = render_pages(renderer, existing)["index.html"]
        assert page.count('rel="search"') == 3
        assert page.count('rel="alternate"') == feeds


@pytest.mark.parametrize("name", ["search", "crypt", "library"])
def test_a_search_of_the_browser_is_a_typed_search_of_the_site(dist: Path, name: str) -> None:
    description = xml_elements((dist / "opensearch" / f"{name}.xml").read_bytes())
    assert len(next(each.text for each in description if each.name == "ShortName")) <= 16
    template = next(each.attributes["template"] for each in description if each.name == "Url")
    url = urlsplit(template.replace("{searchTerms}", quote("ANI cap<=4", safe="")))
    assert (url.path, parse_qs(url.query)) == (f"/{name}", {"s": ["ANI cap<=4"]})
    assert (dist / "robots.txt").read_text().endswith("Sitemap: http://127.0.0.1:8080/sitemap.xml\n")


def test_pages_are_written_again_only_if_something_has_changed(root: Path, vite: Path, dist: Path) -> None:
    build_site(root, vite, dist)
    page, other = dist / "cards" / "201613.html", dist / "cards" / "100001.html"
    before = {file: file.stat().st_mtime_ns for file in (page, other)}
    build_site(root, vite, dist)
    assert {file: file.stat().st_mtime_ns for file in (page, other)} == before
    for lost_file in (page, page.with_name("201613.html.br")):
        lost_file.unlink()
        build_site(root, vite, dist)
        assert brotli.decompress(page.with_name("201613.html.br").read_bytes()) == page.read_bytes()
        assert other.stat().st_mtime_ns == before[other]


def test_pages_of_cards_that_are_gone_are_deleted(
    root: Path, vite: Path, dist: Path, small_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = dist / "data"
    manifest = json.loads((data / "manifest.json").read_bytes())
    decks = json.loads((data / "precons.json").read_bytes())["decks"]
    (data / "precons.json").write_text(json.dumps({"decks": {"V5:PTr": decks["V5:PTr"]}}))
    (data / "manifest.json").write_text(json.dumps({**manifest, "version": "new"}))
    assert (dist / "precons" / "decks" / "FoL_.html").exists()
    build_site(root, vite, dist)
    assert [file.name for file in sorted((dist / "precons" / "decks").glob("*.html"))] == ["V5_PTr.html"]


def test_many_files_are_written_by_several_processes(
    root: Path, vite: Path, small_data: Path, dist: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("site_builder.articles.write._WORTH_A_PROCESS", 5)
    other = with_data(root / "other", small_data)
    written = build_site(root, vite, other)
    assert sorted(written) == sorted(build_site(root, vite, dist))
    assert all((other / name).read_bytes() == (dist / name).read_bytes() for name in written)
