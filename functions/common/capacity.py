"""Limits the cost of a caller: units of the table's capacity, per second and per minute.

All callers share the capacity of the table (`OnDemandThroughput` in infra/tables.yml). A call is charged by
the size of what it reads or writes, so that few large decks are no cheaper than many small ones.

Counting itself is cheap: a process takes a portion of units from the shared counters and spends it from
memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from functions.common.errors import ThrottledError
from functions.common.networks import NETWORK_SHARE, network_of
from functions.common.ports import seconds
from functions.common.throttle import Rule, Throttle

UNIT_BYTES = 4096
"""Bytes of an item per read unit, or per four write units. Nearly every deck is one unit."""
_PORTION_SECONDS = 10
"""Lifetime of a portion in memory, which limits what many processes can save up together."""
_MAX_CALLERS = 2000
"""In memory of one process; the least recently seen caller is dropped."""


@dataclass(frozen=True)
class Budget:
    """The limits of one caller; `portion`: units that a process takes at once."""

    name: str
    per_second: int
    per_minute: int
    portion: int

    def rules(self) -> tuple[Rule, Rule]:
        """Return the rules of its two counters."""
        return (
            Rule(f"{self.name}-second", self.per_second, 1),
            Rule(f"{self.name}-minute", self.per_minute, 60),
        )


WRITES = Budget("writes", per_second=20, per_minute=600, portion=5)
"""Of one account, or one IP address without account: on average a fifth of the table's write capacity."""
READS = Budget("reads", per_second=500, per_minute=6000, portion=100)
"""On average a twentieth of the table's read capacity."""


@dataclass(frozen=True)
class Payer:
    """Whose budget is charged for a call: the account's or, without one, the IP address's."""

    user: str = ""
    address: str = ""


def units_of(size: int) -> int:
    """Return the cost of a number of bytes."""
    return max(1, -(-size // UNIT_BYTES))


@dataclass
class _Portion:
    left: int = 0
    good_until: int = 0
    refused_until: int = 0


_Key = tuple[str, str]


@dataclass(frozen=True)
class Capacity:
    """Counts the costs of callers, for all functions together."""

    throttle: Throttle
    _portions: dict[tuple[str, _Key], _Portion] = field(default_factory=dict)

    def check(self, budget: Budget, payer: Payer) -> None:
        """Refuse a caller whose budget is known to be spent, before anything is read. Costs nothing.

        Raises ThrottledError with the seconds until there is more.
        """
        now = seconds(self.throttle.clock())
        for each, key in _counted(budget, payer):
            portion = self._portions.get((each.name, key))
            if portion is not None and portion.refused_until > now:
                raise ThrottledError(portion.refused_until - now)

    def spend(self, budget: Budget, units: int, payer: Payer) -> None:
        """Charge units before they are used. Raises ThrottledError when the budget is spent.

        A call that starts below the limit may end above it; later calls wait.
        """
        self.check(budget, payer)
        for each, key in _counted(budget, payer):
            self._spend(each, units, key)

    def correct(self, budget: Budget, units: int, payer: Payer) -> None:
        """Charge what a call cost beyond the units it spent; negative units are refunded.

        The work is done by now: this call is not refused, but later ones wait.
        """
        for each, key in _counted(budget, payer):
            rest = units - self._from_portion(each.name, key, units)
            for rule in each.rules() if rest else ():
                self.throttle.count(rule, *key, units=rest)

    def _spend(self, budget: Budget, units: int, key: _Key) -> None:
        now = seconds(self.throttle.clock())
        portion = self._portion(budget.name, key)
        left = portion.left if portion.good_until > now else 0
        if left < units:
            taken = max(units, budget.portion)
            self._take(budget, taken, portion, now, key)
            left += taken
            portion.good_until = now + _PORTION_SECONDS
        portion.left = left - units

    def _from_portion(self, budget: str, key: _Key, units: int) -> int:
        """Spend units of the portion in memory, as far as it lasts, and return how many."""
        portion = self._portion(budget, key)
        left = portion.left if portion.good_until > seconds(self.throttle.clock()) else 0
        spent = max(0, min(left, units))
        portion.left = left - spent
        return spent

    def _take(self, budget: Budget, units: int, portion: _Portion, now: int, key: _Key) -> None:
        try:
            for rule in budget.rules():
                self.throttle.take(rule, *key, units=units)
        except ThrottledError as refused:
            portion.refused_until = now + refused.retry_after
            raise

    def _portion(self, budget: str, key: _Key) -> _Portion:
        portion = self._portions.pop((budget, key), None) or _Portion()
        while len(self._portions) >= _MAX_CALLERS:
            del self._portions[next(iter(self._portions))]
        self._portions[budget, key] = portion
        return portion


def _counted(budget: Budget, payer: Payer) -> Iterator[tuple[Budget, _Key]]:
    """Yield the counters of a caller; an IPv6 address also counts for its wider network."""
    if payer.user:
        yield budget, ("user", payer.user)
        return
    yield budget, ("address", payer.address)
    if network := network_of(payer.address):
        second, minute = NETWORK_SHARE * budget.per_second, NETWORK_SHARE * budget.per_minute
        yield replace(budget, per_second=second, per_minute=minute), ("network", network)
