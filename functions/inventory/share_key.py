"""Share keys: 12 letters or digits, which are 71 random bits (docs/rules/inventory.md §5)."""

from __future__ import annotations

import re
import secrets
import string

_CHARACTERS = string.ascii_letters + string.digits
_LENGTH = 12
_FORM = re.compile(rf"[A-Za-z0-9]{{{_LENGTH}}}", re.ASCII)


def random_share_key() -> str:
    """Create a key."""
    return "".join(secrets.choice(_CHARACTERS) for _ in range(_LENGTH))


def is_share_key(text: str) -> bool:
    """Whether an inventory can be shared with this key."""
    return _FORM.fullmatch(text) is not None
