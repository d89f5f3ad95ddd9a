"""The data and images of the round (docs/rules/playtest.md §2)."""

from __future__ import annotations

from functions.playtest.errors import NoDataError
from functions.playtest.ports import Ports
from functions.playtest.round_data import RoundData
from functions.playtest.services import cost

_DATA_UNITS = 4
"""Nothing is read from the table; a script that fetches again and again pays nevertheless."""


def data(ports: Ports, user: str) -> RoundData:
    """Return the data. Raises NoDataError, ThrottledError."""
    cost.begin_reading(ports, user, _DATA_UNITS)
    found = ports.files.data()
    if found is None:
        raise NoDataError
    return found


def image(ports: Ports, user: str, name: str) -> bytes:
    """Return an image that the data name. Raises NoDataError, ThrottledError."""
    found = data(ports, user)
    content = ports.files.image(name) if name in found.images else None
    if content is None:
        raise NoDataError
    return content
