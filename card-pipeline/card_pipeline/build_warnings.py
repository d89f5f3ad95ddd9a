"""Warnings about the sources for maintainers: corrected errors, oddities, gaps."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class BuildWarnings:
    """Warnings by rule, in order of first occurrence."""

    by_rule: dict[str, list[str]] = field(default_factory=dict)

    def add(self, rule: str, case: str) -> None:
        """Add a case once: ``warnings.add("artist spelling merged", "EM Gist → E.M. Gist")``."""
        cases = self.by_rule.setdefault(rule, [])
        if case not in cases:
            cases.append(case)
