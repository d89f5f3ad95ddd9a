"""Transfer sizes of the built files: published data, scripts, styles."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from card_pipeline.model.manifest import Manifest
from site_builder.output import gzip_9

from tests.bench.budgets import KIB, Measurement
from tests.bench.rare import rare_libraries

ROUTES = {
    "/": "index.html",
    "/crypt": "crypt.html",
    "/library": "library.html",
    "/search": "search.html",
    "/cards/…": "cards.html",
    "/decks": "decks.html",
    "/inventory": "inventory.html",
    "/playtest/manage": "playtest-manage.html",
    "/playtest/reports": "playtest-reports.html",
    "/playtest": "playtest.html",
    "/seating": "seating.html",
    "/diff": "diff.html",
    "/review": "review.html",
    "/twd": "twd.html",
    "/twd/meta": "twd-meta.html",
    "/pda": "pda.html",
    "/tda": "tda.html",
    "/account": "account.html",
    "/changelog": "changelog.html",
    "/changes": "changes.html",
    "/documentation": "documentation.html",
    "/data": "data.html",
}
_SCRIPT = re.compile(r'(?:src|name="(?:program|screen)" content)="(/assets/[^"]+\.js)"')
_IMPORT = re.compile(r'(?:from|import)"\./([^"]+\.js)"')


def data_sizes(dist: Path) -> Iterator[Measurement]:
    """Brotli sizes of the published data, from the manifest."""
    files = Manifest.model_validate(json.loads((dist / "data" / "manifest.json").read_bytes())).files
    cards = files["crypt"].brotli + files["library"].brotli
    yield Measurement("English card data, brotli", cards / KIB, "KiB", "crypt + library")
    yield Measurement("Rulings, brotli", files["rulings"].brotli / KIB, "KiB")
    winners = files["twd"]
    note = f"{winners.count:,} decks, without what was written about them"
    yield Measurement("Winning decks, brotli", winners.brotli / KIB, "KiB", note)
    for name, file in files.items():
        if name.startswith("cards."):
            yield Measurement(f"Translation {name.removeprefix('cards.')}, brotli", file.brotli / KIB, "KiB")
        elif name == "changes":
            yield Measurement("Changes of cards, brotli", file.brotli / KIB, "KiB", "the last two years")
        elif name.startswith(("search-", "names", "sets")):
            yield Measurement(f"Data {name}, brotli", file.brotli / KIB, "KiB")


def code_sizes(dist: Path) -> Iterator[Measurement]:
    """Gzip sizes of the files that pages load before the first interaction."""
    shell = scripts_of(dist, "404.html")
    yield Measurement("JS shell, gzip", _gzip(dist, shell), "KiB", f"{len(shell)} files")
    for route, page in ROUTES.items():
        scripts = scripts_of(dist, page)
        yield Measurement(f"JS route {route}, gzip", _gzip(dist, scripts), "KiB", f"{len(scripts)} files")
    yield _winning_shares(dist)
    ahead = [file for file in _with_imports(dist, "idle-tasks-*.js") if file not in shell]
    yield Measurement(
        "JS on every page after it is drawn, gzip", _gzip(dist, ahead), "KiB", f"{len(ahead)} files"
    )
    for name, pattern in (("of every page", "style-*.css"), ("of optional parts", "optional-*.css")):
        styles = [f"/{file.relative_to(dist)}" for file in sorted(dist.glob(f"assets/{pattern}"))]
        yield Measurement(f"CSS {name}, gzip", _gzip(dist, styles), "KiB", f"{len(styles)} files")
    fonts = [file for file in dist.rglob("*") if file.suffix in (".woff", ".woff2", ".ttf", ".otf")]
    size = sum(file.stat().st_size for file in fonts) / KIB
    yield Measurement("Web fonts", size, "KiB", f"{len(fonts)} files")
    yield rare_libraries(dist)


def scripts_of(dist: Path, page: str) -> list[str]:
    """URLs of the scripts that a page names, each once."""
    return list(dict.fromkeys(_SCRIPT.findall((dist / page).read_text(encoding="utf-8"))))


def _winning_shares(dist: Path) -> Measurement:
    """The code of /twd/meta that no other page names."""
    others = {
        script for page in ROUTES.values() if page != "twd-meta.html" for script in scripts_of(dist, page)
    }
    own = [script for script in scripts_of(dist, "twd-meta.html") if script not in others]
    return Measurement("JS of /twd/meta alone, gzip", _gzip(dist, own), "KiB", f"{len(own)} files")


def _with_imports(dist: Path, pattern: str) -> list[str]:
    """Paths of the matching scripts and of everything they import statically."""
    waiting = [f"/assets/{file.name}" for file in dist.glob(f"assets/{pattern}")]
    found: list[str] = []
    for address in waiting:
        if address not in found:
            found.append(address)
            imports = _IMPORT.findall((dist / address[1:]).read_text(encoding="utf-8"))
            waiting.extend(f"/assets/{name}" for name in imports)
    return found


def _gzip(dist: Path, addresses: list[str]) -> float:
    return sum(len(gzip_9((dist / address[1:]).read_bytes())) for address in addresses) / KIB
