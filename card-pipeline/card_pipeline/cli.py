"""The pipeline from the command line: ``python -m card_pipeline.cli data``."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from card_pipeline.errors import SourceError

OK, SOURCE_IS_WRONG = 0, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns 0, or 2 after one message on stderr when a source is wrong."""
    options = _parser().parse_args(arguments)
    try:
        _data(options.sources, options.out)
    except SourceError as problem:
        sys.stderr.write(f"{problem}\n")
        return SOURCE_IS_WRONG
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="card_pipeline", description="Build the published card data.")
    commands = parser.add_subparsers(required=True, metavar="command")
    data = commands.add_parser("data", help="build the data from the sources at hand")
    data.add_argument("--sources", type=Path, default=os.environ.get("SOURCES", "sources"))
    data.add_argument("--out", type=Path, default=Path("dist/data"))
    return parser


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _data(sources: Path, out: Path) -> None:
    from card_pipeline.build import build
    from card_pipeline.publish.encode import canonical_json, compress, compress_all
    from card_pipeline.publish.manifest import make_manifest
    from card_pipeline.publish.store import hashed_name, store

    made = build(sources if Path(sources).is_dir() else None, _say)
    plain = {name: canonical_json(shape, keep_order=name == "sets") for name, shape in made.shapes.items()}
    files = compress_all(plain)
    manifest = make_manifest(made.date, files, made.counts, made.records, made.sources)
    by_hash = {hashed_name(name, file): file for name, file in files.items()}
    store(by_hash, compress(canonical_json(manifest)), out, time.time())
    for name, file in manifest.files.items():
        _say(f"{name:20}{file.count or '':>8}{file.bytes:>12,}{file.brotli:>10,}")


if __name__ == "__main__":
    sys.exit(main())
