"""Passwords: their length, and the hash that is all we keep of them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from argon2 import PasswordHasher

MIN_LENGTH, MAX_LENGTH = 8, 256

NOBODYS = "$argon2id$v=19$m=47104,t=1,p=1$jHrqtfE2ya96vco+2sqbsQ$bTMoblelGRqCCAKjwrol9ksWhxa2x6dB2dvNTkAE0Fo"
"""Hash that no password opens. Checking against it costs an unknown user the time of a wrong password."""


class Hasher(Protocol):
    """Makes and checks hashes of passwords."""

    def hash(self, password: str) -> str:
        """Give a salted hash in PHC form."""
        ...

    def verify(self, known: str, password: str) -> bool:
        """Whether a password is the one of a hash."""
        ...

    def outdated(self, known: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        ...


@dataclass(frozen=True)
class Argon2:
    """argon2id. The library is imported at its first use: most calls need none."""

    memory_kib: int = 46 * 1024
    rounds: int = 1

    def hash(self, password: str) -> str:
        """Give a salted hash in PHC form."""
        return self._hasher().hash(_normal(password))

    def verify(self, known: str, password: str) -> bool:
        """Whether a password is the one of a hash."""
        from argon2.exceptions import VerifyMismatchError

        try:
            return self._hasher().verify(known, _normal(password))
        except VerifyMismatchError:
            return False

    def outdated(self, known: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self._hasher().check_needs_rehash(known)

    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher(time_cost=self.rounds, memory_cost=self.memory_kib, parallelism=1)


def _normal(password: str) -> str:
    """One keyboard writes é as one character, another as two: both are the same password."""
    return unicodedata.normalize("NFC", password)
