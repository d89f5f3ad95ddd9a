"""The pipeline from the command line: ``python -m card_pipeline.cli data``, ``update`` and others."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from card_pipeline.data_command import DataOptions, run_data
from card_pipeline.errors import SourceError
from card_pipeline.first_fetch import SECONDS, fetch_first
from card_pipeline.history.advance import Large
from card_pipeline.playtest_command import run_playtest
from card_pipeline.sources.upstream_settings import FILE as UPSTREAM
from card_pipeline.tda_command import check_tournaments
from card_pipeline.update_and_build import UpdateOptions, update_and_build
from card_pipeline.update_command import Fetching

OK, FAILED, SOURCE_IS_WRONG = 0, 1, 2

DEFAULT_SOURCES = Path("sources")
"""Filled by the update; a machine without it builds from the installed card package."""
PLAYTEST = Path(".data/playtest")
"""Apart from everything that is published."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns 0, or, after a message on stderr, 2 for an invalid source, else 1."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "update":
            return _update(options)
        if options.command == "tda":
            return OK if check_tournaments(options.zips, _sources(options), _print) else SOURCE_IS_WRONG
        if options.command == "playtest":
            run_playtest(_sources(options), options.out, _print)
            return OK
        if options.fetch and _given_sources(options) is None:
            how = Fetching(options.settings, options.fetch_seconds, previous=str(options.out))
            fetch_first(DEFAULT_SOURCES, options.artifacts, _print, time.time(), how)
        run_data(_data_options(options), _print, time.time())
    except SourceError as problem:
        sys.stderr.write(f"{problem}\n")
        return SOURCE_IS_WRONG
    except OSError as problem:
        sys.stderr.write(f"cannot publish the data: {problem}\n")
        return FAILED
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="card_pipeline", description="Build the published card data.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    data = commands.add_parser("data", help="build the data from the sources folder")
    update = commands.add_parser("update", help="fetch the upstream sources, then build")
    for command in (data, update):
        command.add_argument(
            "--sources", type=Path, help="folder of sources (default: $SOURCES, else sources/)"
        )
        command.add_argument("--out", type=Path, default=Path("dist/data"), help="where to publish")
        command.add_argument("--artifacts", type=Path, default=Path(".artifacts"), help="for the report")
        command.add_argument("--force", action="store_true", help="build even if nothing has changed")
        command.add_argument("--settings", type=Path, default=UPSTREAM, help="where to fetch from")
    data.add_argument("--fetch", action="store_true", help="fetch upstream sources if there are none yet")
    data.add_argument("--fetch-seconds", type=float, default=SECONDS, help="time limit of that")
    tda = commands.add_parser("tda", help="check tournament zips before they are published")
    tda.add_argument("zips", type=Path, nargs="+", metavar="ZIP", help="Archon workbook and deck texts")
    tda.add_argument("--sources", type=Path, help="folder of sources (default: $SOURCES, else sources/)")
    playtest = commands.add_parser("playtest", help="build a playtest round, apart from the published data")
    playtest.add_argument("--sources", type=Path, help="folder with a folder playtest (default: as above)")
    playtest.add_argument("--out", type=Path, default=PLAYTEST, help="where to write")
    update.add_argument("--playtest", type=Path, default=PLAYTEST, help="where to write a playtest round")
    update.add_argument(
        "--previous",
        default=os.environ.get("PREVIOUS", ""),
        help="folder or address of published data that the log of changes begins with (default: $PREVIOUS)",
    )
    large = update.add_mutually_exclusive_group()
    for choice, text in _LARGE.items():
        large.add_argument(f"--{choice}", dest="large", action="store_const", const=choice, help=text)
    return parser


_LARGE: Mapping[Large, str] = {
    "accept": "write a version in which more than a tenth of the cards differ to the log of changes",
    "reformatted": "take it over without changes: only the format of the card files differs",
}


def _update(options: argparse.Namespace) -> int:
    sources = _given_sources(options) or DEFAULT_SOURCES
    chosen = UpdateOptions(
        _data_options(options),
        sources,
        options.settings,
        options.playtest,
        large=options.large or "refuse",
        previous=options.previous,
    )
    result = update_and_build(chosen, _print, time.time())
    for failure in result.failed:
        sys.stderr.write(f"not updated: {failure}\n")
    return FAILED if result.failed else OK


def _data_options(options: argparse.Namespace) -> DataOptions:
    return DataOptions(_sources(options), options.out, options.artifacts, force=options.force)


def _sources(options: argparse.Namespace) -> Path | None:
    return _given_sources(options) or (DEFAULT_SOURCES if DEFAULT_SOURCES.is_dir() else None)


def _given_sources(options: argparse.Namespace) -> Path | None:
    given: Path | None = options.sources
    return given or (Path(os.environ["SOURCES"]) if os.environ.get("SOURCES") else None)


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
