"""Where a folder of the site has folders of its own, imports among them point one way as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.infra.test_import_circles import Graph, circle_in, import_graph
from tests.infra.test_import_direction import SITE, site_files, site_imports

Allowed = dict[str, set[str]]

DATA_LAYERS = ["storage", "api", "queue", "cache", "sync", "store", "offline", "", "commands", "hooks"]

FOLDERS: dict[str, Allowed] = {
    "data/decks": {layer: set(DATA_LAYERS[:index]) for index, layer in enumerate(DATA_LAYERS)},
    "features/deck": {
        "shared": set(),
        "cards": {"shared"},
        "header": {"cards", "shared"},
        "selector": {"shared"},
        "legality": {"shared"},
        "inventory": {"cards", "selector", "shared"},
        "menu": {"inventory", "shared"},
        "deletion": {"shared"},
        "dialogs": {"menu", "inventory", "selector", "header", "cards", "deletion", "shared"},
        "page": {"dialogs", "menu", "inventory", "selector", "header", "cards", "legality", "shared"},
        "compare": {"dialogs", "inventory", "header", "cards", "shared"},
        "review": {"compare", "header", "cards", "shared"},
        "panel": {"header", "cards", "shared"},
    },
}
"""Folder → its folders ("" are the modules beside them) → folders they may import, besides themselves."""


def modules(base: Path) -> list[Path]:
    """The modules below a folder; tests may import any folder."""
    return [file for file in site_files() if file.is_relative_to(base) and ".test." not in file.name]


def folder_of(base: Path, path: Path) -> str:
    """The folder of `base` that a module or import path is in."""
    first, *rest = path.relative_to(base).parts
    return first if rest else ""


def complaint(folder: str, file: Path, target: str) -> str | None:
    """What is wrong with an import between two folders of `folder`, if anything."""
    base = SITE / folder
    reached = (file.parent / target).resolve()
    if not target.startswith(".") or not reached.is_relative_to(base):
        return None
    own, other = (folder_of(base, path) for path in (file, reached))
    if other in {own, *FOLDERS[folder][own]}:
        return None
    return f"{file.relative_to(base)} imports {other or reached.name}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_imports_inside_a_folder_point_downwards(folder: str) -> None:
    files = modules(SITE / folder)
    assert {folder_of(SITE / folder, file) for file in files} == set(FOLDERS[folder])
    complaints = [
        found
        for file in files
        for target in site_imports(file.read_text(encoding="utf-8"))
        if (found := complaint(folder, file, target))
    ]
    assert complaints == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_folders_are_in_a_circle(folder: str) -> None:
    base = SITE / folder
    folders: Graph = {}
    for file, reached in import_graph(modules(base)).items():
        own = str(file.parent.relative_to(base))
        inside = {str(other.parent.relative_to(base)) for other in reached if other.is_relative_to(base)}
        folders.setdefault(own, set()).update(inside - {own})
    assert len(folders) > 5
    assert circle_in(folders) == []


@pytest.mark.parametrize(
    ("folder", "file", "target", "wrong"),
    [
        ("data/decks", "cache/deck-cache.ts", "../storage/user-storage", False),
        ("data/decks", "cache/deck-cache.ts", "../sync/sync-worker", True),
        ("data/decks", "cache/deck-cache.ts", "../deck-stores", True),
        ("data/decks", "deck-stores.ts", "./store/deck-store", False),
        ("data/decks", "deck-stores.ts", "./hooks/use-deck", True),
        ("data/decks", "hooks/use-deck.ts", "../../session", False),
        ("features/deck", "compare/two-decks.tsx", "../page/deck-view", True),
        ("features/deck", "compare/two-decks.tsx", "../shared/use-overlay", False),
        ("features/deck", "compare/two-decks.tsx", "./difference-view", False),
        ("features/deck", "shared/use-overlay.ts", "../cards/deck-section", True),
        ("features/deck", "dialogs/draw/odds-view.tsx", "../../cards/facts/type-name", False),
        ("features/deck", "dialogs/select/pick-deck.tsx", "../../compare/compare-page", True),
        ("features/deck", "dialogs/select/pick-deck.tsx", "../export/save-archive", False),
        ("features/deck", "dialogs/select/pick-deck.tsx", "../../../../domain/deck/deck", False),
    ],
)
def test_the_rule_of_folders(folder: str, file: str, target: str, wrong: bool) -> None:
    assert bool(complaint(folder, SITE / folder / file, target)) == wrong


def test_pages_use_the_verbs_of_a_deck_store() -> None:
    """Queue, caches and fetcher of a store are for its own commands."""
    own = SITE / "data/decks"
    outside = [file for file in modules(SITE) if not file.is_relative_to(own) or "hooks" in file.parts]
    users = [str(file.relative_to(SITE)) for file in outside if ".core" in file.read_text(encoding="utf-8")]
    assert users == []
