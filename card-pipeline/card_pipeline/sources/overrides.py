"""Overrides: facts that the official files omit or spell in several ways, maintained by hand as YAML."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, HttpUrl, PositiveInt, TypeAdapter, ValidationError
from pydantic.alias_generators import to_camel

from card_pipeline.errors import SourceError
from card_pipeline.model.sets import PreconKind
from card_pipeline.sources.yaml_files import read_yaml

FOLDER = Path(__file__).parents[2] / "overrides"

Shape = TypeVar("Shape")


class Override(BaseModel):
    """An override: only the documented keys are allowed."""

    model_config = ConfigDict(frozen=True, extra="forbid", alias_generator=to_camel)


class PackagedCards(Override):
    """The source of the packaged card files, and their date, which is not in the package."""

    package: str
    version: str
    date: datetime.date
    commit: str


class Settings(Override):
    """``settings.yml``."""

    packaged_cards: PackagedCards


class UnlistedSet(Override):
    """A set that is missing in the official list."""

    name: str
    date: datetime.date | None = None
    company: str | None = None


class LegalDay(Override):
    """From when on a set may be played, and where that was announced."""

    day: datetime.date
    source: HttpUrl


class SetNames(Override):
    """``sets.yml``."""

    unlisted: dict[str, UnlistedSet]
    promos: dict[str, str]
    legal_from: dict[str, LegalDay] = Field(default_factory=dict)


class PreconName(Override):
    """A product, by set and code, in ``precons.yml``."""

    name: str
    kind: PreconKind
    date: datetime.date | None = None


class Product(PreconName):
    """A product with its card list."""

    cards: dict[int, PositiveInt] = Field(min_length=1)


class ProductSet(Override):
    """A set in ``products.yml``; name, date and company are given for unlisted sets only."""

    name: str | None = None
    date: datetime.date | None = None
    company: str | None = None
    precons: dict[str, Product]


class FormatEntry(Override):
    """A format in ``formats.yml``, by its id."""

    name: str
    crypt: PositiveInt
    library: tuple[PositiveInt, PositiveInt]
    groups: Literal["consecutive", "free"]
    sets: list[str] | None = None
    allowed: list[int] = Field(default_factory=list)
    banned: list[int] = Field(default_factory=list)
    source: HttpUrl
    checked: datetime.date


class PlaceNames(Override):
    """``places.yml``: countries and cities of tournaments."""

    countries: frozenset[str]
    aliases: dict[str, str]
    regions: frozenset[str]
    cities: dict[str, str]


@dataclass(frozen=True)
class Overrides:
    """All override files."""

    settings: Settings
    sets: SetNames
    precons: dict[str, dict[str, PreconName]]
    products: dict[str, ProductSet]
    formats: dict[str, FormatEntry]
    artists: dict[str, str]
    places: PlaceNames


def read_overrides(folder: Path = FOLDER) -> Overrides:
    """Read the override files. Raises SourceError with file and key."""
    return Overrides(
        settings=_read(folder, "settings.yml", TypeAdapter(Settings)),
        sets=_read(folder, "sets.yml", TypeAdapter(SetNames)),
        precons=_read(folder, "precons.yml", TypeAdapter(dict[str, dict[str, PreconName]])),
        products=_read(folder, "products.yml", TypeAdapter(dict[str, ProductSet])),
        formats=_read(folder, "formats.yml", TypeAdapter(dict[str, FormatEntry])),
        artists=_read(folder, "artists.yml", TypeAdapter(dict[str, str])),
        places=_read(folder, "places.yml", TypeAdapter(PlaceNames)),
    )


def _read(folder: Path, name: str, shape: TypeAdapter[Shape]) -> Shape:
    file = f"overrides/{name}"
    try:
        data = (folder / name).read_bytes()
    except OSError as problem:
        raise SourceError(file, "is missing") from problem
    try:
        return shape.validate_python(read_yaml(file, data))
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        where = " → ".join(f'"{part}"' for part in first["loc"])
        raise SourceError(file, first["msg"], where or None) from problem
