"""``python -m site_builder``: builds dist/ (run by `make run` and `make test`)."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from site_builder.build_site import build_site
from site_builder.errors import BuildError


def main(arguments: list[str] | None = None) -> int:
    """Build and print a summary. Returns 2 when a part is missing or invalid."""
    parser = argparse.ArgumentParser(prog="site_builder", description="Build dist/")
    parser.add_argument("--root", type=Path, default=Path())
    parser.add_argument("--vite", type=Path, default=Path(".artifacts/site"), help="Vite's output")
    parser.add_argument("--out", type=Path, default=Path("dist"))
    options = parser.parse_args(arguments)
    try:
        written = build_site(options.root, options.vite, options.out, os.environ.get("IMAGE_HOST"))
    except BuildError as error:
        sys.stderr.write(f"site: {error}\n")
        return 2
    sys.stdout.write(f"site: {len(written)} files in {options.out}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
