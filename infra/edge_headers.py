"""The security headers of responses, from the rules and from the built page."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from infra.cdn_rules import CdnRules

_INLINE_SCRIPT = re.compile(r'<script id="theme">(.*?)</script>', re.DOTALL)
_SETTINGS = re.compile(r'<script type="application/json" id="settings">(.*?)</script>', re.DOTALL)


class ShellError(Exception):
    """The built page lacks something that the rules need."""


@dataclass(frozen=True)
class ShellFacts:
    """The sources that the policy must allow for the built page."""

    theme: str
    """CSP source of the theme snippet: ``'sha256-…'``."""
    images: str
    """Origin of the card images (``https://static.example.org``); "" without images."""


def read_shell(page: str) -> ShellFacts:
    """Read the facts from a built page. Raises ShellError when it is not a shell page."""
    theme, settings = _INLINE_SCRIPT.search(page), _SETTINGS.search(page)
    if theme is None or settings is None:
        raise ShellError("the page has no theme snippet or no settings block")
    digest = base64.b64encode(hashlib.sha256(theme[1].encode()).digest()).decode()
    return ShellFacts(theme=f"'sha256-{digest}'", images=origin_of(json.loads(settings[1])["images"]["host"]))


def read_built_shell(dist: Path) -> ShellFacts:
    """Read the facts from ``dist/index.html``."""
    return read_shell((dist / "index.html").read_text(encoding="utf-8"))


def origin_of(address: str) -> str:
    """Reduce ``https://static.example.org/card`` to ``https://static.example.org``; "" for the same host."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def content_security_policy(rules: CdnRules, facts: ShellFacts) -> str:
    """Format the policy as one header value."""
    drawn = (
        (name, " ".join(sources.format(theme=facts.theme, images=facts.images).split()))
        for name, sources in rules.content_security_policy.items()
    )
    return "; ".join(f"{name} {sources}" for name, sources in drawn)


def security_headers(rules: CdnRules, facts: ShellFacts, *, cloud: bool) -> dict[str, str]:
    """Collect the security headers; those that need TLS only in the cloud."""
    headers = {"Content-Security-Policy": content_security_policy(rules, facts), **rules.security_headers}
    return {**headers, **rules.cloud_headers} if cloud else headers


def frame_headers(rules: CdnRules, *, cloud: bool) -> dict[str, str]:
    """Collect the security headers of pages for frames of other sites."""
    policy = "; ".join(f"{name} {sources}" for name, sources in rules.frame_content_security_policy.items())
    headers = {"Content-Security-Policy": policy, **rules.frame_headers}
    return {**headers, **rules.cloud_headers} if cloud else headers
