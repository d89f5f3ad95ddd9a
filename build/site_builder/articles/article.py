"""What every article page has: texts for search engines and link previews, and data for programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

GAME = {"@type": "Game", "name": "Vampire: The Eternal Struggle"}

Fact = tuple[str, str | Markup]
"""Term and description: ``("Clan", "Brujah")``."""


@dataclass(frozen=True)
class Article:
    """A page about one thing, as its template shows it."""

    template: str
    path: str
    """``/cards/200001``."""
    title: str
    """Of the document; no two pages share one."""
    description: str
    """In search results and previews; no two pages share one."""
    heading: str
    intro: str
    """One line below the heading. Both, or the lead, are the page until the application has loaded."""
    picture: str | None
    """Image file without folder and extension."""
    about: dict[str, Any]
    """schema.org description, without URL and picture."""
    content: Any
    """What the template shows below the intro."""
    lead: Any = None
    """What is shown instead of heading and intro, by ``{template}-lead``."""
    indexed: bool = True
    """Whether search engines may list it."""
