"""The page of the application that shows decks: the published one, read again every minute."""

from __future__ import annotations

from functions.common.files import Files, Folder
from functions.common.ports import Clock, seconds
from functions.common.published import Site, published_at

REFRESH_SECONDS = 60


class Shell:
    """Caches the page for the lifetime of the process."""

    def __init__(self, card_data: str, clock: Clock) -> None:
        """`card_data`: location of the published data, which the page lies beside."""
        self._files, self._name = _beside(published_at(card_data))
        self._clock = clock
        self._page, self._mark = "", ""
        self._next_refresh = 0

    def __call__(self) -> str:
        """Return the page, as new as a minute ago. Raises OSError when it was never readable."""
        now = seconds(self._clock())
        if now >= self._next_refresh:
            try:
                self._refresh()
            except OSError:
                if not self._page:
                    raise
            self._next_refresh = now + REFRESH_SECONDS
        return self._page

    def _refresh(self) -> None:
        if self._files is None:
            raise OSError("there is no published site")
        found = self._files.changed(self._name, self._mark)
        if found is not None:
            self._page, self._mark = found[0].decode(), found[1]


def _beside(data: Files | None) -> tuple[Files | None, str]:
    """Locate the page: its URL path on the site, or its file in the folder of the built site."""
    if isinstance(data, Site):
        return Site(data.url.rpartition("/")[0]), "decks"
    return (Folder(data.folder.parent) if isinstance(data, Folder) else None), "decks.html"
