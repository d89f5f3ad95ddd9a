from __future__ import annotations

import json
from pathlib import Path

import pytest
from card_pipeline.errors import SourceError
from card_pipeline.sources.third_party_ids import read_third_party_ids

from tests.pipeline.official_cards import Official

CARDS = {201599, 100867}


def write(folder: Path, text: str) -> Path:
    (folder / "third-party-ids.json").write_text(text, encoding="utf-8")
    return folder


def test_several_foreign_ids_may_mean_one_card(tmp_path: Path) -> None:
    found = read_third_party_ids(write(tmp_path, '{"4054": 201599, "1388": 100867, "4182": 201599}'), CARDS)
    assert found is not None
    assert found.ids == {"1388": 100867, "4054": 201599, "4182": 201599}


def test_without_a_map_there_is_none(tmp_path: Path) -> None:
    assert read_third_party_ids(tmp_path, CARDS) is None
    assert read_third_party_ids(None, CARDS) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"1": 100867', r"third-party-ids\.json, line 1: bad JSON"),
        ("[100867]", "expected an object"),
        ('{"1": 100867, "1": 201599}', r'key "1": occurs twice'),
        ('{"1": "100867"}', r"key \"1\": not a card id: '100867'"),
        ('{"1": true}', "not a card id"),
        ('{"1": {"id": 100867}}', "not a card id"),
        ('{"1": 100868}', r'key "1": unknown card 100868'),
    ],
)
def test_a_broken_map_is_named_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(SourceError, match=message):
        read_third_party_ids(write(tmp_path, text), CARDS)


def test_wrong_bytes_are_named(tmp_path: Path) -> None:
    (tmp_path / "third-party-ids.json").write_bytes(b'{"\xff": 100867}')
    with pytest.raises(SourceError, match="is not UTF-8"):
        read_third_party_ids(tmp_path, CARDS)


def test_the_sample_map_names_cards_we_know(tmp_path: Path, real_data: Path, official: Official) -> None:
    sample = (real_data / "expected" / "amaranth_ids.sample.json").read_text(encoding="utf-8")
    found = read_third_party_ids(write(tmp_path, sample), set(official.texts))
    assert found is not None
    assert found.ids == json.loads(sample)
    assert found.ids["4054"] == found.ids["4182"] == 201599
