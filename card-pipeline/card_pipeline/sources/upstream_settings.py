"""``upstream.yml``: the URLs of the sources."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, PositiveFloat, TypeAdapter, ValidationError

from card_pipeline.errors import SourceError
from card_pipeline.sources.yaml_files import read_yaml

FILE = Path(__file__).parents[2] / "upstream.yml"

PATHS = {
    "cards": "cards",
    "rulings": "rulings",
    "translations": "i18n",
    "winning decks": "twd",
    "third-party ids": "third-party-ids.json",
}
"""Source → its path in the sources folder: a folder, or one file. They are fetched in this order."""

FileName = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")]
Url = Annotated[str, Field(pattern=r"^https?://[^\s/]+/\S+$")]


class UpstreamSource(BaseModel):
    """One source: its origin, and its files by their name in the sources folder."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    origin: str
    files: Annotated[dict[FileName, Url], Field(min_length=1)]


class Upstream(BaseModel):
    """All of them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    timeout: PositiveFloat
    """Seconds without an answer or another byte."""
    sources: dict[str, UpstreamSource]


def read_upstream(path: Path = FILE) -> Upstream:
    """Read the settings. Raises SourceError with the key in the file."""
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise SourceError(path.name, "is missing") from problem
    try:
        upstream = TypeAdapter(Upstream).validate_python(read_yaml(path.name, data))
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        where = " → ".join(f'"{part}"' for part in first["loc"])
        raise SourceError(path.name, first["msg"], where or None) from problem
    for name, source in upstream.sources.items():
        path_in_sources = PATHS.get(name)
        if path_in_sources is None:
            raise SourceError(path.name, f"unknown source; known are {', '.join(PATHS)}", f'"{name}"')
        if "." in path_in_sources and set(source.files) != {path_in_sources}:
            raise SourceError(path.name, f"this source is one file, {path_in_sources}", f'"{name}"')
    return upstream
