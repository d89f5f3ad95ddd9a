"""An account, as the services know it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Account:
    """An account as it is stored."""

    id: str
    username: str
    name_key: str
    public_name: str
    email: str | None
    password_hash: str
    created: str
    epoch: int
    email_confirmed: bool = False
    """The owner has opened the link of a mail; required to reset the password."""
    email_version: int = 0
    """Increases with every change of the address, which makes the secrets of earlier mails void."""
    is_playtester: bool = False
    is_admin: bool = False
    deleting: bool = False
