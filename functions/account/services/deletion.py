"""Deleting an account, with everything that belongs to it.

It is marked first, so that a second call or the next login finishes what was cut off.
"""

from __future__ import annotations

from functions.account import belongings, repository
from functions.account.ports import Ports
from functions.account.repository import Account
from functions.common.ports import iso
from functions.common.sessions import Session


def delete(ports: Ports, account: Account, session: Session) -> None:
    """Delete an account whose password has been checked.

    The session is kept to the last, for a second call, but serves for nothing else from now on.
    Raises LostRaceError when the password has just been changed.
    """
    if not account.deleting:
        repository.mark_deleting(account, iso(ports.clock()))
    ports.sessions.close(session.id)
    ports.sessions.revoke_all(account.id, but=session.id)
    finish(ports, account)


def finish(ports: Ports, account: Account) -> None:
    """Remove what is left of an account that is marked. Every step may be repeated."""
    for keys in belongings.decks(account.id):
        belongings.remove_decks(keys, ports.clock())
    belongings.remove_personal(account.id, ports.clock())
    repository.remove(account)
    ports.sessions.revoke_all(account.id)
