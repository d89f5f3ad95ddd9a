"""What a maintainer should know about the sources: known slips mended by rule, oddities, gaps."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Notes:
    """Warnings by rule, in the order they were first met."""

    by_rule: dict[str, list[str]] = field(default_factory=dict)

    def add(self, rule: str, case: str) -> None:
        """Note a case: ``notes.add("artist spelling merged", "EM Gist → E.M. Gist")``; the same case once."""
        cases = self.by_rule.setdefault(rule, [])
        if case not in cases:
            cases.append(case)
