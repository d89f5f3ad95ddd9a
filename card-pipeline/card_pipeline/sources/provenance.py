"""The provenance of the sources: ``provenance.json``, written by the update into the sources folder.

    {"cards": {"origin": "github.com/GiottoVerducci/vtescsv@95653337", "date": "2026-04-09"}, …}

The keys are the names of the manifest's sources. A folder filled by hand needs no such file.
"""

from __future__ import annotations

import datetime
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from card_pipeline.errors import SourceError

FILE = "provenance.json"


class Provenance(BaseModel):
    """One source."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    origin: str
    """URL and version, without local paths."""
    date: datetime.date | None = None
    """Date of the data, if the server sent one."""
    fetched: datetime.date | None = None
    """Day of the download."""

    @property
    def day(self) -> datetime.date | None:
        """Date of the data, else the day of the download."""
        return self.date or self.fetched


_FILE = TypeAdapter(dict[str, Provenance])


def read_provenance(sources: Path | None) -> dict[str, Provenance]:
    """Read the file, if it exists. Raises SourceError when it is malformed."""
    if sources is None or not (sources / FILE).is_file():
        return {}
    try:
        return _FILE.validate_json((sources / FILE).read_bytes())
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        where = " → ".join(f'"{part}"' for part in first["loc"])
        raise SourceError(FILE, first["msg"], where or None) from problem
