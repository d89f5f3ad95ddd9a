"""Country and city of a tournament, from the location in its report."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.sources.overrides import PlaceNames

ONLINE = "Online"


@dataclass(frozen=True, slots=True)
class Location:
    """The location of a tournament, to choose from a list."""

    country: str
    city: str
    """With its country: ``Lyon, France``; for ``Online`` the same word."""


def locate(place: str, names: PlaceNames, warnings: BuildWarnings) -> Location:
    """Find country and city: ``Some Hall, Columbus, Ohio, United States`` → USA, ``Columbus (OH), USA``.

    The country is the last part, the city the last part before it that is no region.
    """
    *before, last = names.cities.get(place, place).split(", ")
    country = names.aliases.get(last, last)
    if country not in names.countries:
        warnings.add("unknown country of a tournament", place)
    cities = [part for part in before if part not in names.regions] or before
    if not cities:
        return Location(country, country)
    city = f"{cities[-1]}, {country}"
    return Location(country, names.cities.get(city, city))
