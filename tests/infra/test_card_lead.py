"""The notices of a card that may not be played, on the page without scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from site_builder.articles.card_lead import card_lead
from site_builder.articles.catalogue import read_catalogue
from site_builder.articles.site_files import article_files
from site_builder.pages import Renderer
from site_builder.site_settings import Settings

from infra.cdn_rules import load_rules
from tests.infra.small_data import RELEASES

DEFLECTION = 100518


V5 = {"V5": {"C": 1}}


@pytest.mark.parametrize(
    ("printed", "day", "notice"),
    [
        ({"first_print": "2026-05-01", "sets": V5}, "2026-04-30", "Legal from 1 May 2026"),
        ({"first_print": "2026-05-01", "sets": V5}, "2026-05-01", ""),
        (
            {"first_print": "2026-05-01", "legal_from": "2026-06-01", "sets": V5},
            "2026-05-20",
            "Legal from 1 June 2026",
        ),
        # Promos and print on demand are legal immediately.
        ({"first_print": "2026-05-01", "sets": {"Promo": {"20260501": 1}}}, "2026-04-01", ""),
        ({"first_print": "2026-05-01", "sets": V5 | {"POD": {"DTC": 1}}}, "2026-04-01", ""),
        ({"first_print": None, "sets": V5}, "2026-04-01", ""),
        # Data without a date cannot be compared.
        ({"first_print": "2026-05-01", "sets": V5}, "undated", ""),
    ],
)
def test_a_card_says_from_when_on_it_may_be_played(
    small_data: Path, printed: dict[str, Any], day: str, notice: str
) -> None:
    card = read_catalogue(small_data).cards[DEFLECTION]
    unprinted = {"first_print": None, "legal_from": None}
    assert card_lead(card.model_copy(update=unprinted | printed), day).unreleased == notice


def test_the_notice_stands_above_the_text(small_data: Path, renderer: Renderer, settings: Settings) -> None:
    def notices(day: str) -> list[str]:
        manifest = json.loads((small_data / "manifest.json").read_bytes())
        manifest["version"] = f"{day}.1a2b3c"
        (small_data / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
        made = dict(article_files(small_data, renderer, settings, load_rules(), RELEASES))
        above, _, _ = made["cards/100518.html"]().decode().partition('class="shell-text"')
        return re.findall(r'<p class="shell-notice">(.*?)</p>', above)

    assert notices("2026-04-09") == []
    assert notices("1994-08-15") == ["Legal from 16 August 1994"]
