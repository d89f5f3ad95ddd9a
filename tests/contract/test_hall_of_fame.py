"""Halls of fame, championships and known places of the site, against the reports of the real archive."""

from __future__ import annotations

import re
import tarfile
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.index import winning_decks
from card_pipeline.model.archive import PlaceSpellings
from card_pipeline.normalise.places import locate
from card_pipeline.normalise.winning_decks import WinningDeck
from card_pipeline.publish.encode import canonical_json
from card_pipeline.sources.overrides import read_overrides

from tests.contract.naive.fold import fold
from tests.contract.site_command import site_answer
from tests.pipeline.training_data import read_archive

pytestmark = pytest.mark.slow

TOURNAMENT = re.compile(r"\d+R ?\+ ?F|[\d?]+ players")
"""Lines between the date of a report and the winner."""

NAMED = re.compile(r"\b(?:NC|EC|NAC|SAC|RESAC|ACC|ECs?\d{4}|Championships?|Nationals?|Nats|Nacional)\b")
"""Words of championships, and of many qualifiers."""
BESIDE = re.compile(
    r"Qualif|Qualy|Chance|\bLCQ|\bMQ\b|\bCQ\b|Day 1|Side|Shadow Twin|Legendary|Round|Preparation|State|Store|"
    r"aftermath|Not Yet|Road to|Rumo|WoN|Weekend|Thursday|CCQ",
    re.IGNORECASE,
)
"""Words of side events and qualifiers."""
REGIONAL = {
    "Amazonas Championship VTES",
    'Championship "Ebony & Ivory"',
    "Lackey World Championship 2021",
    "Middle European Championship",
    "Texas Championship: 2021",
    "Victorian Championship, AKA The Vics",
}
"""Championships of neither a nation nor a continent."""
OTHER = {
    "Antes del Nacional",
    "Burton NAC Mirror",
    "Campina agora tem SAC",
    "Carding's Cannot ACC Tournament",
    "Clasificatorio en Vitoria para el Nacional",
    "Classificatório SAC",
    "EC 2012 - Silence of Death",
    "EC 2013 - Silence of Death",
    "EC 2019 \N{EN DASH} Brighter Future",
    "EC2022 Best of the Rest",
    "Eccentric Billings: Charlotte, NC",
    "Paso a Paso, Camino al Nacional",
    "Preparant el Nacional",
    "Preparatório SAC",
    "Previ Autòcton Campionat Nacional",
    "PÓS SAC",
    "RESAC 2013 - Preparatorio",
    "RESAC 2014 - A Copa Da Carta é Nossa",
    "SAC 2017 - Recepção",
    "V5 EC Friday",
}
"""Side events and qualifiers by title, checked one by one."""
BOTH = {
    "Italian Qualifier Tour Final Stage, Toreador - Italian NC 2011",
    "Italian Qualifier Tour Final stage, Nergal - Italian NC 2012",
    "Mid-Atlantic NAC Qualifier & US 2002 Championship",
}
"""A championship and something else in one event."""


@pytest.fixture(scope="module")
def decks(real_archive: Path) -> list[WinningDeck]:
    return read_archive(real_archive)[0]


@pytest.fixture(scope="module")
def facts(
    decks: list[WinningDeck], card_data: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("archive")
    places = read_overrides().places
    archive = winning_decks.build(
        decks, partial(locate, names=places, warnings=BuildWarnings()), sample=False
    )
    spellings = PlaceSpellings(aliases=places.aliases, regions=sorted(places.regions), cities=places.cities)
    (folder / "twd.json").write_bytes(canonical_json(archive))
    (folder / "place-spellings.json").write_bytes(canonical_json(spellings))
    return site_answer("archive-facts", str(folder), card_data=card_data)


def test_a_player_has_the_wins_of_all_spellings_of_the_name(
    facts: dict[str, Any], decks: list[WinningDeck]
) -> None:
    wins = Counter(fold(deck.winner) for deck in decks)
    champions = {fold(player): count for player, count, _ in facts["champions"]}
    assert len(champions) == len(facts["champions"])
    assert champions == {player: count for player, count in wins.items() if count >= 5}


def test_the_ten_first_players_have_the_wins_that_the_reports_name(
    facts: dict[str, Any], real_archive: Path
) -> None:
    wins = Counter(winners_in_heads(real_archive / "twd" / "twd-decks.tar.gz"))
    most = sorted(wins.values(), reverse=True)[:10]
    ten = [(fold(player), count) for player, count, _ in facts["champions"][:10]]
    assert [count for _, count in ten] == most
    assert all(wins[player] == count for player, count in ten)


def winners_in_heads(archive: Path) -> Iterator[str]:
    """The winner of each report by the place of the line only: below event, place, date and tournament."""
    with tarfile.open(archive) as reports:
        for member in reports:
            file = reports.extractfile(member)
            if file is not None:
                head = file.read().decode().strip().splitlines()
                yield fold(next(line.strip() for line in head[3:] if not TOURNAMENT.match(line)))


def test_a_player_has_the_first_wins_of_all_spellings_of_the_name(
    facts: dict[str, Any], decks: list[WinningDeck]
) -> None:
    first: dict[int, str] = {}
    for deck in decks:
        first.update(dict.fromkeys(deck.cards, fold(deck.winner)))
    assert {fold(player): count for player, count in facts["firstWinners"]} == Counter(first.values())


def test_championships_are_distinguished_from_their_qualifiers(
    facts: dict[str, Any], decks: list[WinningDeck]
) -> None:
    named = {deck.event for deck in decks if NAMED.search(deck.event) and not BESIDE.search(deck.event)}
    starred = set(facts["championships"])
    assert named - starred == REGIONAL | OTHER
    assert starred - named == BOTH


def test_every_place_of_the_archive_is_known(facts: dict[str, Any]) -> None:
    assert facts["unknownPlaces"] == []
