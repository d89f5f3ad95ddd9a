"""The files of the site that are made of data: the rebuild writes them, a roll-back takes them back.

All of these are the beginnings of keys.
"""

from __future__ import annotations

DATA = "data/"
PUBLIC_DECKS = "data/pda/"
"""The only part of the data that is no work of the pipeline."""
LATEST = "latest/"
"""Files that lead to the newest version of a file of the data."""
PAGES = ("cards/", "changes.html", "decks/", "feeds/", "precons/", "sets/", "sitemap.xml", "sitemaps/")
"""Pages, feeds and the sitemap."""
