from __future__ import annotations

from pathlib import Path

import pytest
from card_pipeline.errors import SourceError
from card_pipeline.sources.card_files import FILES as CARD_FILES
from card_pipeline.sources.rulings import FILES as RULING_FILES
from card_pipeline.sources.upstream_settings import read_upstream


def test_our_own_settings_are_in_order() -> None:
    upstream = read_upstream()
    assert set(upstream.sources["cards"].files) == set(CARD_FILES)
    assert set(upstream.sources["rulings"].files) == set(RULING_FILES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("timeout: 30\nsources: [", r"upstream\.yml, line 3: bad YAML"),
        (
            "timeout: 30\nsources: {art: {origin: a, files: {a: 'http://b/c'}}}",
            'upstream.yml, "art": unknown source',
        ),
        ("timeout: 0\nsources: {}", '"timeout"'),
        ("timeout: 1\nsources: {cards: {origin: a, files: {a.csv: 'file:///etc/passwd'}}}", "a.csv"),
        ("timeout: 1\nsources: {cards: {origin: a, files: {../a.csv: 'http://b/c'}}}", "a.csv"),
        (
            "timeout: 1\nsources: {third-party ids: {origin: a, files: {ids.json: 'http://b/c'}}}",
            "this source is one file, third-party-ids.json",
        ),
    ],
)
def test_broken_settings_are_named_with_their_place(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "upstream.yml").write_text(text, encoding="utf-8")
    with pytest.raises(SourceError, match=message):
        read_upstream(tmp_path / "upstream.yml")
