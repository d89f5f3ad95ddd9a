"""Inside a folder of the site that has folders of its own, imports point one way as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.infra.test_import_direction import SITE, site_imports

LAYERS = {
    "data/decks": ["storage", "api", "queue", "cache", "sync", "store", "offline", "", "commands", "hooks"],
}
"""Folder → its folders, the lowest first; "" are the modules beside them. Tests may import any of them."""


def complaint(base: Path, layers: list[str], file: Path, target: str) -> str | None:
    """What is wrong with an import between two folders of `base`, if anything."""
    reached = (file.parent / target).resolve()
    if not target.startswith(".") or not reached.is_relative_to(base):
        return None
    own, other = (_folder(base, path) for path in (file, reached))
    if layers.index(other) <= layers.index(own):
        return None
    return f"{file.relative_to(base)} imports {other or reached.name}, which lies above it"


def _folder(base: Path, path: Path) -> str:
    first, *rest = path.relative_to(base).parts
    return first if rest else ""


def modules(base: Path) -> list[Path]:
    """Modules of the product below a folder."""
    return sorted(file for file in base.rglob("*.ts*") if ".test." not in file.name)


@pytest.mark.parametrize("folder", LAYERS)
def test_imports_inside_a_folder_point_downwards(folder: str) -> None:
    base = SITE / folder
    assert modules(base)
    complaints = [
        found
        for file in modules(base)
        for target in site_imports(file.read_text(encoding="utf-8"))
        if (found := complaint(base, LAYERS[folder], file, target))
    ]
    assert complaints == []


@pytest.mark.parametrize(
    ("file", "target", "wrong"),
    [
        ("cache/deck-cache.ts", "../storage/user-storage", False),
        ("cache/deck-cache.ts", "../sync/sync-worker", True),
        ("cache/deck-cache.ts", "../deck-stores", True),
        ("deck-stores.ts", "./store/deck-store", False),
        ("deck-stores.ts", "./hooks/use-deck", True),
        ("hooks/use-deck.ts", "../../session", False),
    ],
)
def test_the_rule_of_folders(file: str, target: str, wrong: bool) -> None:
    base = SITE / "data/decks"
    assert bool(complaint(base, LAYERS["data/decks"], base / file, target)) == wrong


def test_pages_use_the_verbs_of_a_deck_store() -> None:
    """Queue, caches and fetcher of a store are for its own commands."""
    own = SITE / "data/decks"
    outside = [file for file in modules(SITE) if not file.is_relative_to(own) or "hooks" in file.parts]
    users = [str(file.relative_to(SITE)) for file in outside if ".core" in file.read_text(encoding="utf-8")]
    assert users == []
