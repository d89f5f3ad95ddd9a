"""Winning decks from the sources to the published data: the real archive, the sample, and none."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.build import build, read
from card_pipeline.build_archives import with_numbers
from card_pipeline.build_cards import add_cards
from card_pipeline.build_output import BuildOutput
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.cli import main
from card_pipeline.facts.deck_columns import decode_columns
from card_pipeline.model.archive import TwdArchive, TwdTexts
from card_pipeline.model.postings import delta_decoded
from card_pipeline.normalise.places import locate
from card_pipeline.publish.encode import canonical_json, compress
from card_pipeline.sources.overrides import FOLDER, read_overrides

from tests.pipeline.small_sources import small_sources
from tests.pipeline.twd_texts import deck_archive, deck_folder
from tests.pipeline.whole_build import columns_of, crypt, library, whole_build

MAGNUM, DOLL, AABBT, THEO = 100001, 100199, 200001, 201362


def report(
    *, event: str = "Cup", place: str = "Lyon, France", date: str = "April 25th 2026", **more: str
) -> str:
    """A report of cards that the small sources have."""
    winner, vampire = more.get("winner", "Una Player"), more.get("vampire", "Theo Bell  7  POT  Brujah:2")
    text = f"{event}\n{place}\n{date}\n{more.get('players', '')}\n{winner}\n".replace("\n\n", "\n")
    text += f"\n{more.get('body', '')}\n" if "body" in more else ""
    return (
        f"{text}\nCrypt (12 cards)\n12x {vampire}\n\nLibrary (60 cards)\n60x {more.get('card', '.44 Magnum')}"
    )


REPORTS = {
    "new": report(players="16 players", body="-- 2GW6\n\nDeck Name: Guns\nCreated by: Else"),
    "long": report(
        date="April 25th 2026 -- April 27th 2026",
        place="Some Hall, Columbus, Ohio, United States",
        vampire="Aabbt Kindred  4  FOR pre ser  Ministry:2",
    ),
    "old": report(date="July 1st 2020", place="Online", event="Bash", card="Blood Doll", winner="Ada Player"),
}


def with_decks(folder: Path) -> Path:
    sources = small_sources(folder)
    place = deck_folder(sources, {"new": REPORTS["new"]})
    (place / "twd.tar.gz").write_bytes(deck_archive({"long": REPORTS["long"], "old": REPORTS["old"]}))
    return sources


@pytest.fixture(scope="module")
def output(tmp_path_factory: pytest.TempPathFactory) -> BuildOutput:
    return build(with_decks(tmp_path_factory.mktemp("sources")), lambda _: None)


def as_json(output: BuildOutput, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(canonical_json(output.shapes[name]))
    return found


def test_an_archive_is_published_by_column(output: BuildOutput) -> None:
    assert as_json(output, "twd") == {
        "decks": {
            "cards": [MAGNUM, THEO, DOLL, AABBT],
            "ids": ["long", "new", "old"],
            "names": ["", "Guns", ""],
            "dates": [13263, 13263, 11139],
            "sizes": [2, 2, 2],
            "picks": [0, 3, 0, 1, 1, 1],
            "copies": [60, 12, 60, 12, 12, 60],
        },
        "events": ["Cup", "Bash"],
        "eventOf": [0, 0, 1],
        "places": ["Lyon, France", "Online", "Some Hall, Columbus, Ohio, United States"],
        "placeOf": [2, 0, 1],
        "countries": ["France", "Online", "USA"],
        "countryOf": [0, 1, 2],
        "cities": ["Columbus (OH), USA", "Lyon, France", "Online"],
        "cityOf": [1, 2, 0],
        "winners": ["Una Player", "Ada Player"],
        "winnerOf": [0, 0, 1],
        "players": [0, 16, 0],
        "ends": {"0": 13265},
        "authors": {"1": "Else"},
    }


def test_the_spellings_of_places_are_published(output: BuildOutput) -> None:
    spellings = as_json(output, "place-spellings")
    assert spellings["aliases"]["UK"] == "United Kingdom"
    assert "Ohio" in spellings["regions"]
    assert spellings["cities"]["Wien, Austria"] == "Vienna, Austria"


def test_texts_are_published_by_year(output: BuildOutput) -> None:
    assert as_json(output, "twd-texts.2026") == {"decks": {"new": {"score": "2GW6"}}}
    assert "twd-texts.2020" not in output.shapes


def test_cards_gain_how_many_winning_decks_have_them(output: BuildOutput) -> None:
    for name in ("crypt", "library", "names"):
        file = as_json(output, name)
        numbers = dict(zip((card["id"] for card in file["cards"]), file["twd"], strict=True))
        found = {card: number for card, number in numbers.items() if number}
        everything = {MAGNUM: 2, DOLL: 1, AABBT: 1, THEO: 2}
        assert found == {card: number for card, number in everything.items() if card in numbers}
        assert found
    cards = [card["id"] for card in as_json(output, "crypt")["cards"]]
    missing = delta_decoded(as_json(output, "search-crypt")["traits"]["non-twd"])
    assert [cards[position] for position in missing] == [card for card in cards if card not in (AABBT, THEO)]


def test_the_archive_is_listed_as_a_source(output: BuildOutput) -> None:
    (source,) = [one for one in output.sources if one.name == "winning decks"]
    assert (source.status, source.origin, output.counts["twd"]) == ("present", "sources folder", 3)


def test_without_an_archive_the_sample_gives_no_statistics() -> None:
    output = whole_build()
    (source,) = [one for one in output.sources if one.name == "winning decks"]
    assert source.status == "sample"
    assert as_json(output, "twd")["sample"] is True
    assert all("twd" not in as_json(output, name) for name in ("crypt", "library", "names"))
    assert "non-twd" not in as_json(output, "search-crypt")["traits"]
    assert "sample deck skipped" not in output.warnings.by_rule


def test_the_sample_consists_of_legal_decks() -> None:
    archive = whole_build().shapes["twd"]
    assert isinstance(archive, TwdArchive)
    decks = list(decode_columns(columns_of(archive.decks)))
    assert 12 <= len(decks) <= 20
    for deck in decks:
        vampires = {card: copies for card, copies in deck.cards.items() if card > 200_000}
        groups = {crypt()[card].group for card in vampires} - {"any"}
        assert max(map(int, groups)) - min(map(int, groups)) <= 1, deck.name
        assert sum(vampires.values()) >= 12, deck.name
        assert 60 <= sum(deck.cards.values()) - sum(vampires.values()) <= 90, deck.name
        assert not any((crypt() | library())[card].banned for card in deck.cards), deck.name
    assert all(winner.endswith("Placeholder") for winner in archive.winners)


def test_a_sample_deck_with_an_unknown_card_is_skipped(tmp_path: Path) -> None:
    output = build(small_sources(tmp_path), lambda _: None)
    assert len(output.warnings.by_rule["sample deck skipped"]) == 16
    assert not [name for name in output.shapes if name.startswith("twd")]
    assert [one.status for one in output.sources if one.name == "winning decks"] == ["absent"]


@pytest.mark.parametrize(
    ("break_it", "message"),
    [
        (lambda twd: cut(twd / "twd.tar.gz"), "twd.tar.gz: not a whole .tar.gz file"),
        (lambda twd: (twd / "new.txt").write_bytes(b"Caf\xe9"), "new.txt, line 1: is not UTF-8"),
        (
            lambda twd: (twd / "x.txt").write_text(report(card="Blood Dolly")),
            'x.txt, line 10: there is no library card "Blood Dolly"',
        ),
        (lambda twd: (twd / "x.txt").write_text("Cup\nLyon"), 'x.txt, line 2: there is no line "Crypt'),
        (
            lambda twd: (twd / "Abcdefgh1.txt").write_text(report()),
            "Abcdefgh1.txt: the id has the form of a stored",
        ),
    ],
)
def test_a_broken_archive_leaves_the_last_good_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], break_it: Callable[[Path], object], message: str
) -> None:
    sources, out = with_decks(tmp_path / "sources"), tmp_path / "data"
    command = ["data", "--sources", str(sources), "--out", str(out), "--artifacts", str(tmp_path / "a")]
    assert main(command) == 0
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    capsys.readouterr()
    break_it(sources / "twd")
    assert main(command) == 2
    message_shown = capsys.readouterr().err
    assert message_shown.startswith(message)
    assert message_shown.count("\n") == 1
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-60])


def test_an_archive_is_read_again_when_it_has_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sources, out = with_decks(tmp_path / "sources"), tmp_path / "data"
    command = ["data", "--sources", str(sources), "--out", str(out), "--artifacts", str(tmp_path / "a")]
    assert main(command) == 0
    assert "winning decks  3" in capsys.readouterr().out
    assert main(command) == 0
    assert "unchanged" in capsys.readouterr().out
    (sources / "twd" / "more.txt").write_text(report(), encoding="utf-8")
    assert main(command) == 0
    assert "winning decks  4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("place", "country", "city"),
    [
        ("Lyon, France", "France", "Lyon, France"),
        ("Some Hall, Ashby Road, Burton upon Trent, England", "England", "Burton upon Trent, England"),
        ("Saint Petersburg, Russian Federation", "Russia", "Saint Petersburg, Russia"),
        ("Columbus OH USA", "USA", "Columbus (OH), USA"),
        ("Some Hall, Columbus, Ohio, USA", "USA", "Columbus (OH), USA"),
        ("Escondido, California, United States", "USA", "Escondido (CA), USA"),
        ("Wien, Austria", "Austria", "Vienna, Austria"),
        ("Modena, (Mo), Italy", "Italy", "Modena, Italy"),
        ("California, USA", "USA", "California, USA"),
        ("Online", "Online", "Online"),
    ],
)
def test_country_and_city_of_a_place(place: str, country: str, city: str) -> None:
    warnings = BuildWarnings()
    found = locate(place, read_overrides().places, warnings)
    assert (found.country, found.city) == (country, city)
    assert warnings.by_rule == {}


def test_an_unknown_country_is_noted() -> None:
    warnings = BuildWarnings()
    assert locate("Lyon, Frence", read_overrides().places, warnings).country == "Frence"
    assert warnings.by_rule == {"unknown country of a tournament": ["Lyon, Frence"]}


@pytest.fixture(scope="module")
def real(real_archive: Path) -> BuildOutput:
    """Without search indexes and card ideas, which take most of the time of a build."""
    output, cards, archive = read(real_archive, lambda _: None, FOLDER)
    add_cards(output, with_numbers(cards, archive))
    return output


@pytest.mark.slow
def test_the_real_archive_is_whole_and_its_texts_fit_their_budget(real: BuildOutput) -> None:
    archive = real.shapes["twd"]
    assert isinstance(archive, TwdArchive)
    assert len(archive.decks.ids) == real.counts["twd"]
    assert "unknown country of a tournament" not in real.warnings.by_rule
    years = [shape for name, shape in real.shapes.items() if name.startswith("twd-texts.")]
    assert all(isinstance(shape, TwdTexts) for shape in years)
    # Packing takes a third of a second each, and the largest is among the longest.
    longest = sorted((canonical_json(shape) for shape in years), key=len)[-3:]
    assert max(len(compress(text).brotli) for text in longest) <= 50_000
