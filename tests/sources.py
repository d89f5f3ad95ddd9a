"""The folder of real upstream sources on this machine, for tests and benchmarks that need them."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def real_sources() -> Path | None:
    """``$SOURCES``, ``sources/``, then ``../shared/data`` beside the project; None where there are none."""
    named = os.environ.get("SOURCES")
    places = [Path(named)] if named else [ROOT / "sources", ROOT.parent / "shared" / "data"]
    return next((place for place in places if (place / "i18n").is_dir()), None)
