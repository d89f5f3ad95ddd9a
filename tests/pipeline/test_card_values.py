"""The rules that convert single values of the card files, with real values."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from card_pipeline.normalise.artists import merge_spellings, split_artists
from card_pipeline.normalise.bans import read_ban
from card_pipeline.normalise.clans import read_clan, read_clan_requirement, read_creed
from card_pipeline.normalise.disciplines import (
    read_discipline_requirement,
    read_disciplines,
    read_virtues,
)
from card_pipeline.normalise.numbers import (
    LibraryCapacity,
    read_advanced,
    read_burn_option,
    read_cost,
    read_crypt_capacity,
    read_group,
    read_library_capacity,
)
from card_pipeline.normalise.paths import read_path
from card_pipeline.normalise.requirements import read_requirement
from card_pipeline.normalise.sects import read_sect
from card_pipeline.normalise.titles import read_title
from card_pipeline.normalise.types import is_trifle, read_crypt_type, read_types

Rule = Callable[[str], object]


@pytest.mark.parametrize(
    ("rule", "value", "expected"),
    [
        (read_clan, "Assamite", "Banu Haqim"),
        (read_clan, "Banu Haqim", "Banu Haqim"),
        (read_clan, "Follower of Set", "Ministry"),
        (read_clan, "Salubri antitribu", "Salubri antitribu"),
        (read_creed, "Visionary", "Visionary"),
        (read_clan_requirement, "", []),
        (read_clan_requirement, "Follower of Set/Tremere", ["Ministry", "Tremere"]),
        (read_clan_requirement, "Tremere/Tremere antitribu", ["Tremere", "Tremere antitribu"]),
        (read_clan_requirement, "Avenger", ["Avenger"]),
        (read_disciplines, "-none-", {}),
        (read_disciplines, "aus DOM", {"aus": 1, "dom": 2}),
        (read_disciplines, "THA vis", {"tha": 2, "vis": 1}),
        (read_virtues, "jud viz", {"jud": 1, "viz": 1}),
        (read_discipline_requirement, "", ([], None)),
        (read_discipline_requirement, "Thaumaturgy", (["tha"], None)),
        (read_discipline_requirement, "Flight", (["flight"], None)),
        (read_discipline_requirement, "Vengeance", (["ven"], None)),
        # Alphabetical by current names: Blood Sorcery comes before Visceratika and after Animalism.
        (read_discipline_requirement, "Visceratika/Thaumaturgy", (["tha", "vis"], "any")),
        (read_discipline_requirement, "Protean & Animalism", (["ani", "pro"], "all")),
        (read_discipline_requirement, "Animalism/Serpentis/Thaumaturgy", (["ani", "tha", "ser"], "any")),
        (read_discipline_requirement, "Maleficia/Daimoinon", (["dai", "mal"], "any")),
        (read_discipline_requirement, "Striga/Celerity", (["cel", "str"], "any")),
        (read_title, "", None),
        (read_title, "inner circle", "inner circle"),
        (read_title, "2 votes", "2 votes"),
        (read_path, "", None),
        (read_path, "Power and the Inner Voice", "Power and the Inner Voice"),
        (read_crypt_type, "Imbued", "Imbued"),
        (read_types, "Master", ["Master"]),
        (read_types, "Action Modifier/Combat", ["Action Modifier", "Combat"]),
        (read_types, "Combat/Reaction", ["Combat", "Reaction"]),
        (read_cost, "", None),
        (read_cost, "X", "X"),
        (read_cost, "6", 6),
        (read_crypt_capacity, "11", 11),
        (read_group, "7", 7),
        (read_group, "ANY", "any"),
        (read_library_capacity, "", LibraryCapacity()),
        (read_library_capacity, "+1", LibraryCapacity(change=1)),
        (read_library_capacity, "-2", LibraryCapacity(change=-2)),
        (read_library_capacity, "0", LibraryCapacity(created=0)),
        (read_library_capacity, "4", LibraryCapacity(created=4)),
        (read_library_capacity, "Tremere", LibraryCapacity(clan="Tremere")),
        (read_burn_option, "", False),
        (read_burn_option, "Y", True),
        (read_burn_option, "Yes", True),
        (read_advanced, "Advanced", True),
        (read_ban, "", None),
        (read_ban, "1995", "1995-11-01"),
        (read_ban, "2020", "2020-08-01"),
        (read_sect, "Camarilla Prince of Detroit.", "Camarilla"),
        (read_sect, "Advanced, Independent: +1 strength.", "Independent"),
        (read_sect, "[MERGED] Sabbat Archbishop of Miami.", "Sabbat"),
        (read_sect, "Laibon.", "Laibon"),
        (read_sect, "Anarch Baron of Perth.", "Anarch"),
        (read_requirement, "Independent,anarch", ["independent", "anarch"]),
        (read_requirement, "2 Gehenna", ["2 gehenna"]),
        (read_requirement, "capacity 5 or more", ["capacity 5 or more"]),
        (read_requirement, "prince,justicar", ["prince", "justicar", "camarilla"]),
        (read_requirement, "camarilla,prince", ["camarilla", "prince"]),
        (read_requirement, "bishop", ["bishop", "sabbat"]),
        (
            read_requirement,
            "archbishop,priscus,cardinal,regent",
            ["archbishop", "priscus", "cardinal", "regent", "sabbat"],
        ),
        (read_requirement, "magaji", ["magaji", "laibon"]),
        (read_requirement, "baron", ["baron", "anarch"]),
        (read_requirement, "1 vote", ["1 vote"]),
        (read_requirement, "titled", ["titled"]),
        (split_artists, "Ken Meyer, Jr.", ["Ken Meyer, Jr."]),
        (split_artists, "Christel Espenkrona; Ken Meyer, Jr.", ["Christel Espenkrona", "Ken Meyer, Jr."]),
        (
            split_artists,
            "Dave Roach, Pete Burges & John Kent; Randy\u00a0Gallegos",
            ["Dave Roach", "Pete Burges", "John Kent", "Randy Gallegos"],
        ),
        (split_artists, "", []),
    ],
)
def test_known_values(rule: Rule, value: str, expected: object) -> None:
    assert rule(value) == expected


@pytest.mark.parametrize(
    ("rule", "value", "message"),
    [
        (read_clan, "Brujha", 'unknown clan "Brujha"'),
        (read_clan, "", 'unknown clan ""'),
        (read_clan, "Avenger", 'unknown clan "Avenger"'),
        (read_creed, "Brujah", 'unknown creed "Brujah"'),
        (read_clan_requirement, "Tremere/Tremire", 'unknown clan "Tremire"'),
        (read_disciplines, "AUS xyz", 'unknown discipline "xyz"'),
        (read_disciplines, "Aus", 'unknown discipline "Aus"'),
        (read_disciplines, "viz", 'unknown discipline "viz"'),
        (read_disciplines, "aus AUS", 'discipline "aus" given twice'),
        (read_virtues, "vis", 'unknown virtue "vis"'),
        (read_discipline_requirement, "Dominat", 'unknown discipline "Dominat"'),
        (read_discipline_requirement, "Auspex & Dominate/Potence", 'both "/" and "&"'),
        (read_title, "duke", 'unknown title "duke"'),
        (read_path, "Lilith", 'unknown path "Lilith"'),
        (read_crypt_type, "Werewolf", 'unknown crypt type "Werewolf"'),
        (read_types, "Reflex", 'unknown type "Reflex"'),
        (read_types, "", 'unknown type ""'),
        (read_types, "Action/Action", "type given twice"),
        (read_cost, "-1", 'unknown cost "-1"'),
        (read_cost, "0", 'unknown cost "0"'),
        (read_crypt_capacity, "12", 'capacity "12" is not 1 to 11'),
        (read_group, "10", 'unknown group "10"'),
        (read_library_capacity, "many", 'unknown capacity "many"'),
        (read_burn_option, "No", '"No" is not one of Y, Yes'),
        (read_ban, "2021", 'no ban date is known for "2021"'),
        (read_sect, "Inconnu.", "no known sect at the start"),
        (read_sect, "Camarillas unite.", "no known sect at the start"),
        (read_requirement, "sabbat,hat", 'unknown requirement "hat"'),
        (read_requirement, "capacity five or more", "unknown requirement"),
        (read_requirement, "", 'unknown requirement ""'),
    ],
)
def test_unknown_values_are_refused_by_name(rule: Rule, value: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rule(value)


def test_spellings_are_merged_and_each_artist_is_named_once() -> None:
    names = ["Sam Araya", "Brian LeBlanc", "Samuel Araya", "Brian LeBlanc"]
    assert merge_spellings(names, {"Sam Araya": "Samuel Araya"}) == ["Samuel Araya", "Brian LeBlanc"]


@pytest.mark.parametrize(
    ("types", "text", "expected"),
    [
        (["Master"], "Master: trifle.\nPut this card on a Laibon.", True),
        (["Master"], "Master: out-of-turn.\nCancel a trifle as it is played.", False),
        (["Action"], "Cancel a trifle.", False),
    ],
)
def test_a_trifle_is_recognized_by_its_first_line(types: list[str], text: str, expected: bool) -> None:
    assert is_trifle(types, text) is expected
