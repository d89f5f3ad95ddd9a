"""``upstream.yml``: the URLs of the sources."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PositiveFloat,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from card_pipeline.errors import SourceError
from card_pipeline.sources.yaml_files import read_yaml

FILE = Path(__file__).parents[2] / "upstream.yml"

PATHS = {
    "cards": "cards",
    "rulings": "rulings",
    "translations": "i18n",
    "winning decks": "twd",
    "third-party ids": "third-party-ids.json",
    "icons": "icons",
}
"""Source → its path in the sources folder: a folder, or one file. They are fetched in this order."""

FileName = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")]
Url = Annotated[str, Field(pattern=r"^https?://[^\s/]+/\S+$")]


class FileSeries(BaseModel):
    """Files whose URLs differ by one word: ``*`` stands for it in their names and in the URL."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    file: str
    url: str
    words: str
    """Separated by spaces; ``viz=vin`` where the URL has another word than the name."""

    def files(self) -> dict[str, str]:
        """Return the URLs by name."""
        words = {ours: theirs or ours for ours, _, theirs in (w.partition("=") for w in self.words.split())}
        return {self.file.replace("*", ours): self.url.replace("*", words[ours]) for ours in words}


class UpstreamSource(BaseModel):
    """One source: its origin, and its files by their name in the sources folder."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    origin: str
    files: Annotated[dict[FileName, Url], Field(min_length=1)]
    partial: bool = False
    """Files that the server does not have are left out."""

    @model_validator(mode="before")
    @classmethod
    def _with_series(cls, source: Any) -> Any:
        """Add the files of all series."""
        if not isinstance(source, dict) or "series" not in source:
            return source
        rest = {key: value for key, value in source.items() if key != "series"}
        files = dict(rest.get("files") or {})
        for series in TypeAdapter(list[FileSeries]).validate_python(source["series"]):
            files.update(series.files())
        return {**rest, "files": files}


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
