"""Fails when generated files in the repository are out of date."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from site_builder import api_files
from site_builder.published_schema import published_schema

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Compare the TypeScript types and the API's descriptions with their sources."""
    found = [
        _types("published", published_schema()),
        _types("api", api_files.schema()),
        bool(api_files.drifted()),
    ]
    return 1 if any(found) else 0


def _types(name: str, schema: dict[str, Any]) -> bool:
    return (
        subprocess.run(
            ["node", "--import", "tsx", "site/scripts/generate-types.ts", name, "--check"],
            cwd=ROOT,
            input=json.dumps(schema),
            text=True,
            check=False,
        ).returncode
        != 0
    )


if __name__ == "__main__":
    sys.exit(main())
