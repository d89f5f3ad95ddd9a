"""Limits of a deck. A deck at all limits stays far below the 400 KB that the database allows for an item."""

from __future__ import annotations

MAX_NAME_LENGTH = 64
MAX_AUTHOR_LENGTH = 64
MAX_DESCRIPTION_BYTES = 16 * 1024
"""Bytes, not characters: storing and reading are charged by size."""
MAX_REVISION_LABEL_LENGTH = 32
MAX_DECK_ID_LENGTH = 100
"""Of any kind of deck: precons are identified by set and name."""
MAX_URL_LENGTH = 2048
MAX_TAG_LENGTH = 40
MAX_TAGS = 40
MAX_CARDS = 1000
"""Different cards of a deck, side lists included."""
MAX_COPIES = 999
"""Of one card."""
MAX_CHANGES = 150
"""Cards that one call may change: the database limits the length of an expression."""
MAX_DECKS_PER_CALL = 100
"""Decks that one call may read."""
MAX_DECKS = 3000
"""Of a user, revisions included and anonymous decks excluded."""
MAX_REVISIONS = 50
"""Of a deck."""
MAX_REVISIONS_PER_CALL = 20
"""Revisions that one call may add, each in its own transaction."""
