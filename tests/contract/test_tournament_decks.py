"""Decks exported from the site can be collected by organizers: the pipeline reads them card for card."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from card_pipeline.build_archives import SAMPLES
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.normalise.deck_names import deck_names, forgiving_deck_names
from card_pipeline.normalise.winning_decks import deck_cards, read_twd
from card_pipeline.sources.tda import EventFile
from card_pipeline.sources.tda_text import read_player_deck

from tests.contract.test_deck_exports import export
from tests.pipeline.whole_build import crypt, library

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("form", ["text", "twd", "twdHints"])
def test_exported_decks_can_be_collected(tmp_path: Path, card_data: Path, form: str) -> None:
    cards = (crypt().values(), library().values())
    decks = {deck.name: deck.cards for deck in read_twd(SAMPLES / "twd", deck_names(*cards), BuildWarnings())}
    files = []
    for number, sample in enumerate(sorted((SAMPLES / "twd").glob("*.txt"))):
        files.append(tmp_path / f"{number}.txt")
        files[-1].write_text(sample.read_text(encoding="utf-8"), encoding="utf-8")
    names = forgiving_deck_names(*cards)
    with zipfile.ZipFile(export(card_data, form, *files)) as archive:
        exported = [member for member in archive.namelist() if member.endswith(".txt")]
        assert len(exported) == len(decks) == len(files)
        for member in exported:
            # The organizers add the player's id.
            text = b"Author: 1000001\n" + archive.read(member)
            deck = read_player_deck(EventFile(member, text))
            name = deck.name.split("  ")[0]
            assert deck.player == "1000001"
            assert deck_cards(deck.file, deck.lists, names) == decks[name], name
