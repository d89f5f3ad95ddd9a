"""Renews the published data of this machine, as the scheduled function does: ``make rebuild``."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from functions.rebuild.factory import create_ports
from functions.rebuild.service import RebuildFailedError, run
from functions.rebuild.settings import read_rebuild_settings
from infra.local.settings import rebuild_environment


def main(arguments: list[str] | None = None) -> int:
    """Run once. Returns 1, with the reason on stderr, when nothing could be published."""
    parser = argparse.ArgumentParser(prog="infra.local.rebuild", description="Renew the published data")
    parser.add_argument("--dist", type=Path, default=Path("dist"))
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("DATA_DIR") or ".data"))
    parser.add_argument("--accept-fewer", action="store_true", help="publish even with far fewer records")
    options = parser.parse_args(arguments)
    settings = read_rebuild_settings(rebuild_environment(os.environ, options.dist, options.data))
    try:
        result = run(create_ports(settings), accept_fewer=options.accept_fewer)
    except RebuildFailedError as problem:
        sys.stderr.write(f"Nothing was published: {problem}\n")
        return 1
    counts = f": {result.stored} files stored, {result.removed} old ones removed" if result.stored else ""
    sys.stdout.write(f"rebuild {result.outcome}{counts}; {options.dist}/data/report.json has the details\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
