"""Passwords: their length and their hash; only the hash is stored."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from argon2 import PasswordHasher

MIN_LENGTH, MAX_LENGTH = 8, 256

UNUSED_HASH = (
    "$argon2id$v=19$m=47104,t=1,p=1$jHrqtfE2ya96vco+2sqbsQ$bTMoblelGRqCCAKjwrol9ksWhxa2x6dB2dvNTkAE0Fo"
)
"""Matches no password. Checking it takes the same time for unknown users as for wrong passwords."""


class Hasher(Protocol):
    """Creates and checks password hashes."""

    def hash(self, password: str) -> str:
        """Return a salted hash in PHC form."""
        ...

    def verify(self, known: str, password: str) -> bool:
        """Whether a password is the one of a hash."""
        ...

    def outdated(self, known: str) -> bool:
        """Whether a hash was created with other than the current parameters."""
        ...


@dataclass(frozen=True)
class Argon2:
    """argon2id. The library is imported on first use: most calls do not need it."""

    memory_kib: int = 46 * 1024
    rounds: int = 1

    def hash(self, password: str) -> str:
        """Return a salted hash in PHC form."""
        return self._hasher().hash(_normal(password))

    def verify(self, known: str, password: str) -> bool:
        """Whether a password is the one of a hash."""
        from argon2.exceptions import VerifyMismatchError

        try:
            return self._hasher().verify(known, _normal(password))
        except VerifyMismatchError:
            return False

    def outdated(self, known: str) -> bool:
        """Whether a hash was created with other than the current parameters."""
        return self._hasher().check_needs_rehash(known)

    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher(time_cost=self.rounds, memory_cost=self.memory_kib, parallelism=1)


def _normal(password: str) -> str:
    """Normalize a password: keyboards write é as one character or as two."""
    return unicodedata.normalize("NFC", password)
