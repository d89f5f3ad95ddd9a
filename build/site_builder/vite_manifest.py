"""Reads Vite's manifest: the files that a page must load, and those worth prefetching."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from site_builder.errors import BuildError

BOOT = "shell/boot.ts"
PROGRAM = "src/app/main.tsx"
STYLE = "style.css"
"""All styles of the site."""
MESSAGES = "src/i18n/page-areas.ts"
"""The English messages of all pages, loaded with the screen; the program loads other languages."""


@dataclass(frozen=True)
class PageAssets:
    """URLs of one page, in their order: imports come before the importing file."""

    boot: str
    program: tuple[str, ...]
    """The program, last, and its imports."""
    style: str
    screen: tuple[str, ...]
    """The screen and its messages: fetched once the page has been painted."""


def read_manifest(vite: Path) -> dict[str, Any]:
    """Read ``.vite/manifest.json`` of a Vite build. Raises BuildError when the site is not built."""
    file = vite / ".vite" / "manifest.json"
    if not file.is_file():
        raise BuildError(f"{file.name}: run `vite build` first")
    manifest: dict[str, Any] = json.loads(file.read_bytes())
    return manifest


def page_assets(manifest: dict[str, Any], screen: str | None) -> PageAssets:
    """Determine the files of a page: the program with its imports, its first screen and the messages.

    Raises BuildError for a screen that Vite did not build.
    """
    program = _with_imports(manifest, PROGRAM)
    chunks = dict(program)
    if screen is not None:
        chunks.update(_with_imports(manifest, MESSAGES))
        chunks.update(_with_imports(manifest, screen))
    return PageAssets(
        boot=f"/{manifest[BOOT]['file']}",
        program=tuple(f"/{chunk['file']}" for chunk in program.values()),
        style=f"/{manifest[STYLE]['file']}",
        screen=tuple(f"/{chunk['file']}" for name, chunk in chunks.items() if name not in program),
    )


def _with_imports(manifest: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: manifest[name] for name in _walk(manifest, key, set())}


def _walk(manifest: dict[str, Any], key: str, seen: set[str]) -> Iterator[str]:
    if key in seen:
        return
    seen.add(key)
    if key not in manifest:
        raise BuildError(f"Vite's manifest knows no {key}")
    # Imports first: a file runs after its imports.
    for imported in manifest[key].get("imports", []):
        yield from _walk(manifest, imported, seen)
    yield key
