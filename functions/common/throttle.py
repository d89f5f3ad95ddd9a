"""Limits how often something may be tried, by counters per time window in the table.

A window starts at a multiple of its length, and its number is part of the key: counters need no reset.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from pynamodb.attributes import NumberAttribute
from pynamodb.exceptions import UpdateError

from functions.common.conditions import failed_condition
from functions.common.errors import ThrottledError
from functions.common.networks import NETWORK_SHARE, network_of
from functions.common.ports import Clock, seconds
from functions.common.tables import MainItem

_RETENTION_SECONDS = 3600


class ThrottleItem(MainItem):
    """``THR#<rule>#<hash of who>#<number of the window>`` / ``T``."""

    tries = NumberAttribute()


@dataclass(frozen=True)
class Rule:
    """At most `limit` tries in a window of `seconds`."""

    name: str
    limit: int
    seconds: int


@dataclass(frozen=True)
class Try:
    """A counted try: the `number`th of its window."""

    key: str
    number: int


@dataclass(frozen=True)
class Throttle:
    """Counts tries."""

    clock: Clock

    def take(self, rule: Rule, *who: str, units: int = 1) -> Try:
        """Count a try before it is made, so that concurrent tries cannot exceed the limit.

        `who`: the subject of the rule, such as a user name and an IP address; only its hash is stored.
        `units`: as how many tries it counts; a try that starts below the limit may end above it.
        Raises ThrottledError, with the seconds until the next window, when the limit is reached.
        """
        now = seconds(self.clock())
        item, end = _counter(rule, who, now)
        try:
            item.update(
                [ThrottleItem.tries.add(units), ThrottleItem.ttl.set(end + _RETENTION_SECONDS)],
                condition=ThrottleItem.tries.does_not_exist() | (ThrottleItem.tries < rule.limit),
            )
        except UpdateError as error:
            if failed_condition(error):
                raise ThrottledError(end - now) from error
            raise
        return Try(item.pk, int(item.tries))

    def count(self, rule: Rule, *who: str, units: int) -> None:
        """Count finished work regardless of the limit; negative units refund work that was not done."""
        item, end = _counter(rule, who, seconds(self.clock()))
        item.update([ThrottleItem.tries.add(units), ThrottleItem.ttl.set(end + _RETENTION_SECONDS)])

    def take_from(self, rule: Rule, address: str, *who: str) -> tuple[Try, ...]:
        """Count a try by an IP address, for IPv6 also by its wider network. Raises ThrottledError."""
        network = network_of(address)
        wider = replace(rule, name=f"{rule.name}-network", limit=NETWORK_SHARE * rule.limit)
        by_network = (self.take(wider, *who, network),) if network else ()
        return (*by_network, self.take(rule, *who, address))

    def give_back(self, *tries: Try) -> None:
        """Uncount successful tries: using the right password never locks a user out."""
        for one in tries:
            ThrottleItem(one.key, "T").update([ThrottleItem.tries.add(-1)])


def _counter(rule: Rule, who: tuple[str, ...], now: int) -> tuple[ThrottleItem, int]:
    """Return the counter of the current window and the second in which the window ends."""
    window = now // rule.seconds
    return ThrottleItem(f"THR#{rule.name}#{_hash(who)}#{window}", "T"), (window + 1) * rule.seconds


def _hash(who: tuple[str, ...]) -> str:
    return hashlib.sha256("\0".join(who).encode("utf-8", "surrogatepass")).hexdigest()[:32]
