"""IP addresses at which a user has signed in recently: guesses from others do not lock the user out there."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import timedelta

from functions.common.ports import Clock, seconds
from functions.common.tables import MainItem

KNOWN_FOR = timedelta(days=90)


@dataclass(frozen=True)
class KnownAddresses:
    """Stores at which IP addresses users have signed in, as ``PLACE#<hash of name and address>`` / ``P``."""

    clock: Clock

    def is_known(self, name_key: str, address: str) -> bool:
        """Whether a user has signed in at an address within the last 90 days."""
        try:
            item = MainItem.get(_key(name_key, address), "P")
        except MainItem.DoesNotExist:
            return False
        return (item.ttl or 0) > seconds(self.clock())

    def remember(self, name_key: str, address: str) -> None:
        """Record that a user has signed in at an address."""
        MainItem(_key(name_key, address), "P", ttl=seconds(self.clock() + KNOWN_FOR)).save()


def _key(name_key: str, address: str) -> str:
    both = "\0".join((name_key, address)).encode("utf-8", "surrogatepass")
    return f"PLACE#{hashlib.sha256(both).hexdigest()}"
