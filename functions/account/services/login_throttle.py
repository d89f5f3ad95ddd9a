"""Limits of signing in, which slow down guessing without locking out tournaments or owners.

A wrong try counts for the name at the IP address, for the address, and, at an address where the user has not
signed in recently, for the name everywhere. A right one is counted separately: each costs a hash and creates
a session.
"""

from __future__ import annotations

from functions.account.known_addresses import KnownAddresses
from functions.account.ports import Ports
from functions.common.throttle import Rule, Try

QUARTER_HOUR, FIVE_MINUTES = 15 * 60, 5 * 60
PER_USER_AND_ADDRESS = Rule("login", 10, QUARTER_HOUR)
PER_ADDRESS = Rule("login-address", 120, FIVE_MINUTES)
"""A tournament of 60 players of whom each mistypes twice."""
PER_USER_ELSEWHERE = Rule("login-elsewhere", 50, QUARTER_HOUR)
"""Guesses at one password from all addresses that are new to its user."""
RIGHT_PER_USER = Rule("login-right", 30, QUARTER_HOUR)
RIGHT_PER_ADDRESS = Rule("login-right-address", 300, FIVE_MINUTES)


def begin(ports: Ports, name: str, address: str) -> tuple[Try, ...]:
    """Count a try before any work is done. Raises ThrottledError."""
    tries = ports.throttle.take_from(PER_USER_AND_ADDRESS, address, name)
    tries += ports.throttle.take_from(PER_ADDRESS, address)
    if not KnownAddresses(ports.clock).is_known(name, address):
        tries += (ports.throttle.take(PER_USER_ELSEWHERE, name),)
    return tries


def succeed(ports: Ports, name: str, address: str, tries: tuple[Try, ...]) -> None:
    """Uncount a right try. Raises ThrottledError after too many of them; the try then stays counted."""
    ports.throttle.take(RIGHT_PER_USER, name)
    ports.throttle.take_from(RIGHT_PER_ADDRESS, address)
    ports.throttle.give_back(*tries)
