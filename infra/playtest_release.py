"""Releases playtest cards in all decks: ``python -m infra.playtest_release MAP --table MainTable --go``.

Without ``--go`` it only reports what it would change. It can be stopped and started again at any moment
(docs/rules/playtest.md §9).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from pathlib import Path

from botocore.exceptions import BotoCoreError, ClientError
from pynamodb.exceptions import PynamoDBException

from functions.common.card_data import card_data
from functions.common.errors import BusyError
from functions.common.ports import system_clock
from functions.decks.services.release import Pace, Release, carry_out, preview
from functions.decks.services.release_map import problems
from functions.decks.services.release_report import ReleaseReport
from functions.playtest.round_data import FILE, RoundData, read_round_data
from infra.local.settings import PLAYTEST
from infra.operator_table import NoServiceError, add_options, connect_to_table
from infra.release_map import MapError, read_map
from infra.release_summary import summary_lines

DONE, FAILED, WRONG = 0, 1, 2
UNITS_PER_SECOND = 50.0
RELEASED = "released.json"
"""File beside the data of the round: ids that no later round may use."""


class NoInputError(Exception):
    """The data of the round or of the released cards are missing."""


def main(arguments: list[str] | None = None) -> int:
    """Release the cards. Returns 2 for a wrong map, 1 for any other failure, with the reason on stderr."""
    options = _parser().parse_args(arguments)
    try:
        job = _release(options)
        connect_to_table(options)
        report = carry_out(job) if options.go else preview(job)
        _write_report(options, report)
        if options.go and not report.is_busy:
            _record(_folder(options) / RELEASED, report)
    except MapError as problem:
        return _failed(problem, WRONG)
    except (NoServiceError, NoInputError, OSError) as problem:
        return _failed(problem)
    except (BotoCoreError, ClientError, PynamoDBException, BusyError) as error:
        return _failed(f"The table failed: {error}\nStart the release again: it goes on where it stopped")
    sys.stdout.write("\n".join(summary_lines(report, go=options.go)) + "\n")
    return FAILED if report.is_busy else DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="infra.playtest_release", description="Replace playtest cards in all decks by the released ones"
    )
    parser.add_argument("map", type=Path, help='lines "210001 201700" or "210001 gone"')
    parser.add_argument("--go", action="store_true", help="change the decks (default: report only)")
    parser.add_argument("--site", type=Path, default=Path("dist"), help="built site with the released cards")
    parser.add_argument(
        "--round", type=Path, help="data of the round (default: playtest/ in the data folder)"
    )
    parser.add_argument("--report", type=Path, help="write the report here, as JSON")
    parser.add_argument("--rate", type=float, default=UNITS_PER_SECOND, help="capacity units per second")
    add_options(parser)
    return parser


def _release(options: argparse.Namespace) -> Release:
    """Check all input. Raises MapError, NoInputError, OSError."""
    if options.rate <= 0:
        raise NoInputError("The rate must be above 0")
    facts = card_data(str(options.site / "data"), system_clock)()
    if facts is None:
        raise NoInputError(f"There are no released cards in {options.site}: run `make data` first")
    round_data = _round_data(_folder(options) / FILE)
    releases = read_map(options.map, partial(problems, of_round=round_data.cards, facts=facts))
    return Release(releases, facts, Pace(options.rate), system_clock, _show_progress)


def _folder(options: argparse.Namespace) -> Path:
    folder: Path = options.round or options.data / PLAYTEST
    return folder


def _round_data(file: Path) -> RoundData:
    try:
        return read_round_data(file.read_bytes())
    except FileNotFoundError:
        raise NoInputError(f"There is no round in {file.parent}: run `make playtest` first") from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise NoInputError(f"{file} is no round") from None


def _write_report(options: argparse.Namespace, report: ReleaseReport) -> None:
    if options.report is not None:
        _write(options.report, {"go": options.go, **report.as_json()})


def _record(file: Path, report: ReleaseReport) -> None:
    """Add the releases to those that were recorded beside the data of the round."""
    before = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    _write(file, {**before, **report.releases})


def _write(file: Path, content: object) -> None:
    aside = file.with_name(f".{file.name}.{os.getpid()}")
    aside.write_text(json.dumps(content, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    aside.replace(file)


def _show_progress(report: ReleaseReport) -> None:
    if sys.stderr.isatty():
        found = report.waiting.decks + report.done.decks
        sys.stderr.write(f"\r{found} decks found, {report.rewritten} changed in this pass")
        sys.stderr.flush()


def _failed(problem: object, status: int = FAILED) -> int:
    sys.stderr.write(f"{problem}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
