"""The folders of the deck feature import one another in one direction."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.infra.test_import_circles import Graph, circle_in, import_graph
from tests.infra.test_import_direction import SITE, site_files, site_imports

DECK = SITE / "features" / "deck"

DECK_FOLDERS = {
    "shared": set[str](),
    "cards": {"shared"},
    "header": {"cards", "shared"},
    "selector": {"shared"},
    "menu": {"shared"},
    "deletion": {"shared"},
    "dialogs": {"menu", "selector", "header", "cards", "deletion", "shared"},
    "page": {"dialogs", "menu", "selector", "header", "cards", "shared"},
    "compare": {"dialogs", "header", "cards", "shared"},
    "review": {"compare", "header", "cards", "shared"},
    "panel": {"header", "cards", "shared"},
}
"""Folder → folders it may import, besides itself. Tests may import any."""


def modules() -> list[Path]:
    """The modules of the feature without tests."""
    return [file for file in site_files() if file.is_relative_to(DECK) and ".test." not in file.name]


def deck_complaint(file: Path, target: str) -> str | None:
    """What is wrong with an import between folders of the feature, if anything."""
    reached = (file.parent / target).resolve()
    if not target.startswith(".") or not reached.is_relative_to(DECK):
        return None
    own, other = (path.relative_to(DECK).parts[0] for path in (file, reached))
    allowed = {own, *DECK_FOLDERS[own]}
    return None if other in allowed else f"{file.relative_to(DECK)} imports {other}"


def test_the_folders_of_the_deck_feature_look_downwards() -> None:
    files = modules()
    assert {file.relative_to(DECK).parts[0] for file in files} == set(DECK_FOLDERS)
    complaints = [
        complaint
        for file in files
        for target in site_imports(file.read_text(encoding="utf-8"))
        if (complaint := deck_complaint(file, target))
    ]
    assert complaints == []


def test_no_folders_of_the_deck_feature_are_in_a_circle() -> None:
    folders: Graph = {}
    for file, reached in import_graph(modules()).items():
        own = str(file.parent.relative_to(DECK))
        inside = {str(other.parent.relative_to(DECK)) for other in reached if other.is_relative_to(DECK)}
        folders.setdefault(own, set()).update(inside - {own})
    assert len(folders) > 10
    assert circle_in(folders) == []


@pytest.mark.parametrize(
    ("file", "target", "wrong"),
    [
        ("compare/two-decks.tsx", "../page/deck-view", True),
        ("compare/two-decks.tsx", "../shared/use-cards", False),
        ("compare/two-decks.tsx", "./difference-view", False),
        ("shared/use-cards.ts", "../cards/deck-section", True),
        ("dialogs/draw/odds-view.tsx", "../../cards/facts/type-name", False),
        ("dialogs/select/pick-deck.tsx", "../../compare/compare-page", True),
        ("dialogs/select/pick-deck.tsx", "../export/save-archive", False),
        ("dialogs/select/pick-deck.tsx", "../../../../domain/deck/deck", False),
    ],
)
def test_the_rule_of_the_deck_feature(file: str, target: str, wrong: bool) -> None:
    assert bool(deck_complaint(DECK / file, target)) == wrong
