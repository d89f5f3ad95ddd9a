"""Dependencies of the playtest services: clock, sessions, throttles, the data of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from functions.common.capacity import Capacity
from functions.common.ports import Clock
from functions.common.sessions import Sessions
from functions.playtest.round_data import RoundData


class RoundFiles(Protocol):
    """The published files of the round."""

    def data(self) -> RoundData | None:
        """Return the newest data; None while there are none."""
        ...

    def image(self, name: str) -> bytes | None:
        """Return an image, which the data name; None when it is missing."""
        ...


@dataclass(frozen=True)
class Ports:
    """Everything the services depend on."""

    clock: Clock
    sessions: Sessions
    capacity: Capacity
    files: RoundFiles
