from __future__ import annotations

import json
from pathlib import Path

import brotli
import pytest
from card_pipeline.errors import SourceError
from card_pipeline.model.postings import delta_decoded
from card_pipeline.model.texts import RulingLinks, Rulings
from card_pipeline.normalise.rulings import build_rulings
from card_pipeline.notes import Notes
from card_pipeline.sources.rulings import RulingsSource, read_rulings, rulings_folder

IDS = {100001, 100002, 100003, 200561}

RULINGS = """
100001|.44 Magnum:
  - Provides only one maneuver each combat. [LSJ 19980302-2]
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
    """Put the published shapes together again the way a reader does."""

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
    notes = Notes()
    rulings, links = build_rulings(read_rulings(folder_with(tmp_path), IDS), NAMES.get, notes)
    maneuver = ("Provides only one maneuver each combat.", ["LSJ 19980302-2"])
    optional = ("The effect is not optional.", ["RTR 19980707", "LSJ 19980722"])
    assert rulings_by_card(rulings, links) == {
        100001: [
            maneuver,
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
    assert notes.by_rule == {
        "ruling source without an address stays in the text": ["[KOT 20081119]"],
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
def official() -> RulingsSource:
    return read_rulings(rulings_folder(None), range(100_000, 300_000))


def test_official_rulings_are_all_there_and_stored_once(official: RulingsSource) -> None:
    notes = Notes()
    rulings, links = build_rulings(official, lambda _: None, notes)
    by_card = rulings_by_card(rulings, links)
    assert len(official.cards) + len(official.groups) == 1293
    assert sum(map(len, official.cards.values())) + sum(len(g.rulings) for g in official.groups) == 2298
    assert (len(official.groups), len(official.references)) == (150, 1547)
    assert len(by_card) == 2054
    assert sum(map(len, by_card.values())) == 5309
    assert len({(text, *sources) for rows in by_card.values() for text, sources in rows}) <= 2609
    assert len(rulings.texts) == 2075
    assert notes.by_rule["ruling source without an address stays in the text"] == ["[KOT 20081119]"]
    assert sum(len(sources) > 1 for sources in links.sources) > 400


def test_official_rulings_fit_their_budget(official: RulingsSource) -> None:
    rulings, _ = build_rulings(official, lambda _: None, Notes())
    data = json.dumps(rulings.model_dump(), ensure_ascii=False, separators=(",", ":"))
    assert len(brotli.compress(data.encode(), quality=11)) <= 60_000
