"""The pipeline from the command line: ``python -m card_pipeline.cli data``."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from card_pipeline.data_command import DataOptions, run_data
from card_pipeline.errors import SourceError

OK, DISK_REFUSES, SOURCE_IS_WRONG = 0, 1, 2

DEFAULT_SOURCES = Path("sources")
"""Filled by the update; a machine without it builds from the installed card package."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns 0, or after one message on stderr: 2 when a source is wrong, 1 for the disk."""
    options = _parser().parse_args(arguments)
    try:
        run_data(_data_options(options), _say, time.time())
    except SourceError as problem:
        sys.stderr.write(f"{problem}\n")
        return SOURCE_IS_WRONG
    except OSError as problem:
        sys.stderr.write(f"cannot publish the data: {problem}\n")
        return DISK_REFUSES
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="card_pipeline", description="Build the published card data.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    data = commands.add_parser("data", help="build the data from the sources at hand")
    data.add_argument("--sources", type=Path, help="folder of sources (default: $SOURCES, else sources/)")
    data.add_argument("--out", type=Path, default=Path("dist/data"), help="where to publish")
    data.add_argument("--artifacts", type=Path, default=Path(".artifacts"), help="for the report")
    data.add_argument("--force", action="store_true", help="build even when nothing has changed")
    return parser


def _data_options(options: argparse.Namespace) -> DataOptions:
    given = options.sources or (Path(os.environ["SOURCES"]) if os.environ.get("SOURCES") else None)
    sources = given or (DEFAULT_SOURCES if DEFAULT_SOURCES.is_dir() else None)
    return DataOptions(sources, options.out, options.artifacts, force=options.force)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
