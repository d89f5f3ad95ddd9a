"""Country and city of a tournament, out of the place as its report writes it."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.notes import Notes
from card_pipeline.sources.overrides import PlaceNames

ONLINE = "Online"


@dataclass(frozen=True, slots=True)
class Location:
    """Where a tournament was, to choose from a list."""

    country: str
    city: str
    """With its country: ``Lyon, France``; for ``Online`` the same word."""


def locate(place: str, names: PlaceNames, notes: Notes) -> Location:
    """Find country and city: ``Some Hall, Columbus, Ohio, United States`` → USA, ``Columbus (OH), USA``.

    The country is the last part, the city the last part before it that is no region.
    """
    *before, last = names.cities.get(place, place).split(", ")
    country = names.aliases.get(last, last)
    if country not in names.countries:
        notes.add("unknown country of a tournament", place)
    cities = [part for part in before if part not in names.regions] or before
    if not cities:
        return Location(country, country)
    city = f"{cities[-1]}, {country}"
    return Location(country, names.cities.get(city, city))
