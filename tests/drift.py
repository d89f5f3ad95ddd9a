"""Fails when generated files in the repository are no longer what their sources give."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from site_builder.published_schema import published_schema

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Compare the TypeScript types with the published shapes."""
    return subprocess.run(
        ["npx", "tsx", "site/scripts/generate-types.ts", "--check"],
        cwd=ROOT,
        input=json.dumps(published_schema()),
        text=True,
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
