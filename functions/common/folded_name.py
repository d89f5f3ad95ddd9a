"""The key by which an account is found."""

from __future__ import annotations

import unicodedata


def folded_name(name: str) -> str:
    """Return the key of a name, which is equal for equivalent names: case and Unicode form are folded."""
    folded = name
    while True:
        again = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", folded).casefold())
        if again == folded:
            return folded
        folded = again
