from __future__ import annotations

import json
import re
from pathlib import Path

import brotli
import pytest
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.model.postings import delta_decoded
from card_pipeline.model.texts import RulingLinks, Rulings
from card_pipeline.normalise.card_names import card_resolver
from card_pipeline.normalise.rulings import build_rulings
from card_pipeline.sources.rulings import RulingsSource, read_rulings, rulings_folder

from tests.pipeline.official_cards import Official

IDS = {100001, 100002, 100003, 200561}

RULINGS = """
100001|.44 Magnum:
  - Provides only one maneuver each combat. [LSJ 19980302-2]
  - Is effective at long range <REVERSAL> [LSJ 19980722]
  - "Not with {The Rack} or {Helena (ADV)}, nor {The Big Nothing}. [KOT 20081119]"
100002|419 Operation:
  - The effect is not optional. [RTR 19980707] [LSJ 19980722]
  - Provides only one maneuver each combat. [LSJ 19980302-2]
G00001|Shared:
  - The effect is not optional. [RTR 19980707] [LSJ 19980722]
  - 'The loan (eg. {.44 Magnum}) ends, "as played". [RBK search] [LSJ 19980722]."'
"""
GROUPS = """
G00001|Shared:
  100003|Aaron's Feeding Razor: ""
  200561|Helena: "[DOM]"
"""
REFERENCES = """
LSJ 19980302-2: https://example.org/a
LSJ 19980722: https://example.org/b
RTR 19980707: https://example.org/c
RBK search: https://example.org/d
SFC 20200101: https://example.org/unused
"""
NAMES = {".44 Magnum": 100001, "The Rack": 100002, "Helena (ADV)": 200561}


def folder_with(tmp_path: Path, **changed: str) -> Path:
    for name, text in {"rulings": RULINGS, "groups": GROUPS, "references": REFERENCES, **changed}.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def rulings_by_card(rulings: Rulings, links: RulingLinks) -> dict[int, list[tuple[str, list[str]]]]:
    """Reassemble the published shapes like a reader."""

    def whole(index: int, prefix: str = "") -> tuple[str, list[str]]:
        text = f"{prefix} {rulings.texts[index]}".strip()
        return text, [links.references[number][0] for number in links.sources[index]]

    by_card: dict[int, list[tuple[str, list[str]]]] = {}
    index = 0
    for card, steps in zip(delta_decoded(rulings.cards), rulings.own, strict=True):
        for step in steps:
            index += step
            by_card.setdefault(card, []).append(whole(index))
    for group in rulings.groups:
        for prefix, members in group.members.items():
            for card in delta_decoded(members):
                by_card.setdefault(card, []).extend(whole(index, prefix) for index in group.rulings)
    return by_card


def test_rulings_of_cards_and_groups_come_apart_and_together_again(tmp_path: Path) -> None:
    warnings = BuildWarnings()
    rulings, links = build_rulings(read_rulings(folder_with(tmp_path), IDS), NAMES.get, warnings)
    maneuver = ("Provides only one maneuver each combat.", ["LSJ 19980302-2"])
    optional = ("The effect is not optional.", ["RTR 19980707", "LSJ 19980722"])
    assert rulings_by_card(rulings, links) == {
        100001: [
            maneuver,
            ("Is effective at long range [REVERSAL]", ["LSJ 19980722"]),
            ("Not with {The Rack} or {Helena (ADV)}, nor {The Big Nothing}. [KOT 20081119]", []),
        ],
        100002: [optional, maneuver],
        100003: [
            optional,
            ('The loan (eg. {.44 Magnum}) ends, "as played".', ["RBK search", "LSJ 19980722"]),
        ],
        200561: [
            ("[DOM] The effect is not optional.", ["RTR 19980707", "LSJ 19980722"]),
            ('[DOM] The loan (eg. {.44 Magnum}) ends, "as played".', ["RBK search", "LSJ 19980722"]),
        ],
    }
    assert links.cards == NAMES
    assert links.references == [
        ("LSJ 19980302-2", "https://example.org/a"),
        ("LSJ 19980722", "https://example.org/b"),
        ("RBK search", "https://example.org/d"),
        ("RTR 19980707", "https://example.org/c"),
    ]
    assert warnings.by_rule == {
        "ruling source without a URL stays in the text": ["[KOT 20081119]"],
        "ruling names an unknown card": ["{The Big Nothing}"],
    }


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"rulings": "100001|x:\n  - [a\n"}, r"rulings\.yaml, line 3: bad YAML"),
        ({"rulings": "- a\n"}, r"rulings\.yaml: expected a mapping"),
        ({"rulings": "7: [a]\n"}, r'rulings\.yaml, key "7": expected a text as key'),
        ({"rulings": "100001|x: just one\n"}, r'rulings\.yaml, key "100001\|x": expected a list of texts'),
        ({"rulings": "100001|x: [2008-11-19]\n"}, r"ruling 1 is not a text"),
        ({"rulings": "109999|No Such Card: [a]\n"}, r'unknown card "109999\|No Such Card"'),
        ({"rulings": "Magnum: [a]\n"}, r'expected "<card id>\|<name>", found "Magnum"'),
        ({"rulings": "G00009|Other: [a]\n"}, r'key "G00009\|Other": group is not in groups\.yaml'),
        ({"rulings": "100001|x: [a]\n100001|x: [b]\n"}, r'rulings\.yaml, line 2: .*"100001\|x" occurs twice'),
        (
            {"groups": GROUPS + "G00002|Empty: {100001|x: ''}\n"},
            r'groups\.yaml, key "G00002\|Empty": group has no',
        ),
        (
            {"groups": "G00001|Shared: {109999|Gone: ''}\n"},
            r'groups\.yaml, key "G00001\|Shared": unknown card',
        ),
        ({"groups": "G00001|Shared: {100001|x: 3}\n"}, r"not a card and its prefix"),
        (
            {"references": "LSJ 19980722: see the newsgroup\n"},
            r'references\.yaml, key "LSJ 19980722": not a web',
        ),
    ],
)
def test_a_broken_rulings_file_is_named_with_its_place(
    tmp_path: Path, changed: dict[str, str], message: str
) -> None:
    with pytest.raises(SourceError, match=message):
        read_rulings(folder_with(tmp_path, **changed), IDS)


def test_a_missing_file_and_wrong_bytes_are_named(tmp_path: Path) -> None:
    folder = folder_with(tmp_path)
    (folder / "groups.yaml").write_bytes("G1|é".encode("latin-1"))
    with pytest.raises(SourceError, match=r"groups\.yaml, line 1: is not UTF-8"):
        read_rulings(folder, IDS)
    (folder / "groups.yaml").unlink()
    with pytest.raises(SourceError, match=r"groups\.yaml: file is missing"):
        read_rulings(folder, IDS)


def test_the_sources_folder_wins_over_the_packaged_rulings(tmp_path: Path) -> None:
    assert (rulings_folder(None) / "rulings.yaml").is_file()
    assert rulings_folder(tmp_path) != tmp_path / "rulings"
    for name in ("cards", "rulings"):
        (tmp_path / name).mkdir()
        folder_with(tmp_path / name)
        assert rulings_folder(tmp_path) == tmp_path / name


@pytest.fixture(scope="module")
def source() -> RulingsSource:
    return read_rulings(rulings_folder(None), range(100_000, 300_000))


def test_official_rulings_are_all_there_and_stored_once(source: RulingsSource) -> None:
    warnings = BuildWarnings()
    rulings, links = build_rulings(source, lambda _: None, warnings)
    by_card = rulings_by_card(rulings, links)
    assert len(source.cards) + len(source.groups) == 1293
    assert sum(map(len, source.cards.values())) + sum(len(g.rulings) for g in source.groups) == 2298
    assert (len(source.groups), len(source.references)) == (150, 1547)
    assert len(by_card) == 2054
    assert sum(map(len, by_card.values())) == 5309
    assert len({(text, *sources) for rows in by_card.values() for text, sources in rows}) <= 2609
    assert len(rulings.texts) == 2075
    assert warnings.by_rule["ruling source without a URL stays in the text"] == ["[KOT 20081119]"]
    assert sum(len(sources) > 1 for sources in links.sources) > 400


def test_official_rulings_fit_their_budget(source: RulingsSource) -> None:
    rulings, _ = build_rulings(source, lambda _: None, BuildWarnings())
    data = json.dumps(rulings.model_dump(), ensure_ascii=False, separators=(",", ":"))
    assert len(brotli.compress(data.encode(), quality=11)) <= 60_000


@pytest.mark.parametrize(
    ("written", "name", "advanced", "group"),
    [
        ("The Rack", "Rack, The", False, None),
        ("the rack", "Rack, The", False, None),
        ("Ankara Citadel, Turkey, The", "Ankara Citadel, Turkey, The", False, None),
        ("The Ankara Citadel, Turkey", "Ankara Citadel, Turkey, The", False, None),
        ("Alan Sovereign", "Alan Sovereign", False, 3),
        ("Alan Sovereign (ADV)", "Alan Sovereign", True, 3),
        ("Theo Bell", "Theo Bell", False, 2),
        ("Theo Bell (ADV)", "Theo Bell", True, 2),
        ("Theo Bell (G6)", "Theo Bell", False, 6),
        ("Rotschreck", "Rötschreck", False, None),
        ("Khazar's Diary (Endless Night)", "Khazar's Diary (Endless Night)", False, None),
    ],
)
def test_card_names_as_people_write_them(
    official: Official, written: str, name: str, advanced: bool, group: int | None
) -> None:
    found = card_resolver(official.crypt, official.library)(written)
    versions = {card.id: (card.name, card.advanced is True, card.group) for card in official.crypt}
    library = {card.id: (card.name, False, None) for card in official.library}
    assert found is not None
    assert (versions | library)[found] == (name, advanced, group)


def test_an_unused_name_is_unknown(official: Official) -> None:
    resolve = card_resolver(official.crypt, official.library)
    assert [resolve(name) for name in ("The Big Nothing", "Theo Bell (G1)", "Gwendolyn (ADV)")] == [None] * 3


def test_all_names_in_the_official_rulings_are_cards(source: RulingsSource, official: Official) -> None:
    warnings = BuildWarnings()
    rulings, links = build_rulings(source, card_resolver(official.crypt, official.library), warnings)
    assert "ruling names an unknown card" not in warnings.by_rule
    assert set(links.cards) == set(re.findall(r"\{([^}]+)\}", "".join(rulings.texts)))
    assert set(links.cards.values()) <= set(official.texts)
