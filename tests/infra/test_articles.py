"""What the pages of cards and decks say, with real cards."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from card_pipeline.facts.cards import is_playtest
from card_pipeline.model.cards import CryptCard
from card_pipeline.model.changes import ChangeGroup, Changes
from card_pipeline.normalise.sects import SECTS
from card_pipeline.normalise.titles import SECT_OF_TITLE
from site_builder.articles.card_article import CardContent, card_article
from site_builder.articles.card_changes import SHOWN, newest_by_card
from site_builder.articles.catalogue import Catalogue, read_catalogue
from site_builder.articles.deck_articles import (
    SAMPLE,
    DeckContent,
    precon_article,
    same_titles,
    winning_deck_article,
)
from site_builder.articles.marked_text import outside_link, rules_paragraphs, ruling_line
from site_builder.articles.names import english_day, listed, shortened
from site_builder.articles.requirement import required
from site_builder.articles.set_article import SetContent, set_article

from tests.card_data import published_data
from tests.infra.small_data import write_small_data

Folders = pytest.TempPathFactory


@pytest.fixture(scope="module")
def published(tmp_path_factory: Folders) -> Path:
    return published_data(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="module")
def catalogue(published: Path) -> Catalogue:
    return read_catalogue(published)


@pytest.fixture(scope="module")
def small(small_data: Path) -> Catalogue:
    return read_catalogue(small_data)


@pytest.mark.parametrize(
    ("card", "title", "intro"),
    [
        (200001, "Aabbt Kindred", "Ministry vampire, capacity 4, group 2."),
        (201613, "Theo Bell (G6)", "Brujah vampire, capacity 8, group 6."),
        (200041, "Alan Sovereign (ADV)", "Advanced Ventrue vampire, capacity 6, group 3."),
        (200181, 'Béatrice "Oracle171" Tremblay', "Innocent imbued, life 3, group 4."),
        (100001, ".44 Magnum", "Equipment card, costs 2 pool."),
        (100135, "The Barrens", "Master card."),
        (100518, "Deflection", "Reaction card that requires Dominate, costs 1 blood."),
        (101654, "Rötschreck", "Master card."),
        (102121, "Villein", "Master card."),
        (
            100038,
            "Alastor",
            "Political Action card that requires Justicar or Inner Circle, and Camarilla.",
        ),
    ],
)
def test_a_card_is_named_and_summed_up(catalogue: Catalogue, card: int, title: str, intro: str) -> None:
    article = card_article(catalogue.cards[card], catalogue)
    assert (article.heading, article.intro) == (title, intro)
    assert article.title == f"{title} · Methuselah"
    assert article.description.startswith(f"{title}: {intro}")
    assert article.path == f"/cards/{card}"


@pytest.mark.parametrize(
    ("card", "requires"),
    [
        (100022, "Animalism, Chimerstry or Potence, and Anarch"),
        (100038, "Justicar or Inner Circle, and Camarilla"),
        (100039, "2 or more Gehenna events in play"),
        (100097, "Black Hand"),
        (100116, "Cardinal, Regent or Inquisitor, and Sabbat"),
        (100132, "Independent or Anarch"),
        (100436, "non-Camarilla and capacity 8 or more"),
        (100441, "Archbishop, Priscus, Cardinal or Regent, and non-sterile, and Sabbat"),
        (101083, "mortal, ghoul or mage"),
        (101377, "Baron, the Edge and Anarch"),
        (101512, "non-Anarch and non-Red List"),
        (101567, "Independent or Anarch, and capacity 5 or more"),
        (101757, "Baali, infernal and capacity 9 or more"),
        (102270, "Camarilla and titled"),
        (102158, "1 or more Gehenna events in play and Seraph"),
        (102315, "Path of Caine, and Blood Sorcery or Obfuscate"),
    ],
)
def test_alternatives_are_told_from_what_is_required_together(
    catalogue: Catalogue, card: int, requires: str
) -> None:
    content = card_article(catalogue.cards[card], catalogue).content
    assert dict(content.facts)["Requires"] == requires


@pytest.mark.parametrize("kind", [list(SECT_OF_TITLE), [sect.lower() for sect in SECTS]])
def test_every_title_and_every_sect_is_an_alternative(catalogue: Catalogue, kind: list[str]) -> None:
    deflection = next(card for card in catalogue.library.cards if card.id == 100518)
    card = deflection.model_copy(update={"disciplines": None, "requirement": kind})
    assert required(card) == listed([name.title() for name in kind], "or")


@pytest.mark.parametrize(
    ("card", "title"), [(200033, "Primogen"), (200011, "Inner Circle"), (200068, "1 vote")]
)
def test_a_title_is_named_as_in_the_application(catalogue: Catalogue, card: int, title: str) -> None:
    content = card_article(catalogue.cards[card], catalogue).content
    assert dict(content.facts)["Title"] == title


@pytest.mark.parametrize(
    ("card", "picture"),
    [
        (201613, "theobellg6"),
        (200041, "alansovereigng3adv"),
        (100135, "barrensthe"),
        (101654, "rotschreck"),
        (100001, "44magnum"),
    ],
)
def test_the_picture_has_the_name_of_its_file(catalogue: Catalogue, card: int, picture: str) -> None:
    assert card_article(catalogue.cards[card], catalogue).picture == picture


def test_a_vampire_has_its_facts_sets_and_rulings(catalogue: Catalogue) -> None:
    content = card_article(catalogue.cards[201362], catalogue).content
    assert isinstance(content, CardContent)
    facts = dict(content.facts)
    assert (facts["Clan"], facts["Capacity"], facts["Group"]) == ("Brujah", "7", "2")
    assert "Potence (superior)" in facts["Disciplines"]
    assert facts["Advanced card"] == '<a href="/cards/201363">Theo Bell (ADV)</a>'
    assert "Final Nights" in [printing.name for printing in content.printings]


def test_a_product_with_the_card_is_linked(catalogue: Catalogue) -> None:
    content = card_article(catalogue.cards[100518], catalogue).content
    ways = {way.precon: way.label for printing in content.printings for way in printing.ways}
    assert ways["/decks/V5:PTr"].startswith("Tremere")


def test_rulings_link_their_cards_and_sources(catalogue: Catalogue) -> None:
    content = card_article(catalogue.cards[100518], catalogue).content
    assert content.rulings
    assert all(ruling.sources for _, ruling in content.rulings)
    assert any("[RTR" in source or "LSJ" in source for _, one in content.rulings for source, _ in one.sources)


def test_names_in_texts_become_links_and_nothing_else_becomes_markup() -> None:
    [first, second] = rules_paragraphs("Burn Ankha & <b>.\nAnkhara stays.", {"Ankha": 100052})
    assert first == 'Burn <a href="/cards/100052">Ankha</a> &amp; &lt;b&gt;.'
    assert second == "Ankhara stays."
    assert ruling_line("{Ankha} and {None}", {"Ankha": 1}) == '<a href="/cards/1">Ankha</a> and {None}'


@pytest.mark.parametrize(
    ("url", "link"),
    [
        (
            "https://www.vekn.net/event-calendar/event/13041",
            "https://www.vekn.net/event-calendar/event/13041",
        ),
        ("javascript:alert(1)", ""),
        ("see the forum", ""),
        ("https://one https://two", ""),
        (None, ""),
    ],
)
def test_only_web_pages_are_linked(url: str | None, link: str) -> None:
    assert outside_link(url) == link


def test_every_card_and_no_playtest_card_has_an_article(catalogue: Catalogue) -> None:
    assert not [card for card in catalogue.cards if is_playtest(card)]
    kinds = [isinstance(card, CryptCard) for card in catalogue.cards.values()]
    assert (kinds.count(True), kinds.count(False)) == (1785, 2364)


def test_a_precon_is_listed_by_type(catalogue: Catalogue) -> None:
    article = precon_article("V5:PTr", catalogue)
    assert article.heading == "Fifth Edition: Tremere"
    assert "12 crypt and 77 library cards" in article.intro
    content = article.content
    assert isinstance(content, DeckContent)
    assert content.cards.crypt.copies == 12
    assert [section.heading for section in content.cards.library][:2] == ["Master", "Action"]
    assert sum(section.copies for section in content.cards.library) == 77
    assert re.search(r'<li>\d+ <a href="/cards/100518">Deflection</a></li>', str(content.cards.library))


def test_a_winning_deck_says_who_won_what(small: Catalogue) -> None:
    guns, unnamed = (winning_deck_article(deck, small, same_title=False) for deck in small.winning_decks())
    assert guns.title == "Guns & <Roses> by Otso Saariluoma, Spring Cup, 1 March 2026 · Methuselah"
    assert guns.intro == (
        "Won by Otso Saariluoma at Spring Cup, Hotel Some, Lyon, France, on 1 March 2026, 25 players."
    )
    assert guns.content.description == ["One.", "Two."]
    assert "8x Anarch Convert and 4x Theo Bell (G6)" in guns.description
    assert guns.about["award"].startswith("Winner of Spring Cup")
    assert unnamed.heading == "Deck of Otso Saariluoma"
    assert unnamed.indexed


def test_decks_of_the_sample_are_not_called_winners(published: Path, tmp_path: Path) -> None:
    write_small_data(published, tmp_path, sample=True)
    catalogue = read_catalogue(tmp_path)
    article = winning_deck_article(next(catalogue.winning_decks()), catalogue, same_title=False)
    assert article.intro == SAMPLE
    assert not article.indexed
    assert "award" not in article.about


def test_decks_of_one_title_are_told_apart(small: Catalogue) -> None:
    [deck, _] = small.winning_decks()
    twin = type(deck)(**{**vars(deck), "id": "13042"})
    same = same_titles([deck, twin])
    titles = {winning_deck_article(one, small, same_title=one.id in same).title for one in (deck, twin)}
    assert len(titles) == 2


@pytest.mark.parametrize(
    ("words", "text"), [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")]
)
def test_words_are_listed(words: list[str], text: str) -> None:
    assert listed(words) == text


def test_texts_are_cut_between_words() -> None:
    assert shortened("one two", 7) == "one two"
    assert shortened("one, two three", 9) == "one…"
    assert english_day("2023-05-06") == "6 May 2023"


def test_a_set_lists_its_products_and_cards(catalogue: Catalogue) -> None:
    article = set_article("V5", catalogue)
    assert article.path == "/sets/V5"
    assert article.title == "Fifth Edition (V5) · Set · Methuselah"
    assert article.intro.startswith("Released on 30 November 2020: ")
    content = article.content
    assert isinstance(content, SetContent)
    assert ("Tremere", "/decks/V5:PTr") in [(product.name, product.path) for product in content.products]
    printed = {listed.heading: listed for listed in content.cards}
    assert printed["Crypt"].count == sum("V5" in card.sets for card in catalogue.crypt.cards)
    assert '<a href="/cards/100518">Deflection</a>' in printed["Library"].lines


def test_a_set_is_pictured_by_one_of_its_cards(catalogue: Catalogue, small: Catalogue) -> None:
    assert set_article("V5", catalogue).picture == "gnaeusaemiliusaugustinusg6"
    # Without a crypt, and without cards.
    assert set_article("NB", small).picture == "deflection"
    assert set_article("DS", small).picture is None


def test_the_newest_changes_are_counted_by_card_and_never_cut_within_one(catalogue: Catalogue) -> None:
    cards = sorted(catalogue.cards)[: SHOWN + 1]
    postings = [cards[0], *(after - before for before, after in pairwise(cards))]
    groups = [ChangeGroup(day="2026-05-01", kind=kind, cards=postings) for kind in ("banned", "unbanned")]
    changes = Changes(day="2026-05-01", groups=groups, years=[], older_texts={})
    newest = newest_by_card(replace(catalogue, changes=changes))
    assert [[(change.card, change.kind) for change in of_card] for of_card in newest] == [
        [(card, "banned"), (card, "unbanned")] for card in cards[:SHOWN]
    ]


def test_a_set_of_several_dates_has_none(catalogue: Catalogue) -> None:
    article = set_article("POD", catalogue)
    assert not article.intro.startswith("Released")
    assert "datePublished" not in article.about
    assert article.content.products == []
