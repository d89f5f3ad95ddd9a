"""How large a deck may be. All together stay far below the 400 KB that the database takes for an item."""

from __future__ import annotations

MAX_NAME_LENGTH = 64
MAX_AUTHOR_LENGTH = 64
MAX_DESCRIPTION_BYTES = 16 * 1024
"""Bytes, not characters: what is stored and read is paid for by its size."""
MAX_BRANCH_NAME_LENGTH = 32
MAX_DECK_ID_LENGTH = 100
"""Of any kind: precons are named by set and name."""
MAX_URL_LENGTH = 2048
MAX_TAG_LENGTH = 40
MAX_TAGS = 40
MAX_CARDS = 1000
"""Different cards of a deck, side lists included."""
MAX_COPIES = 999
"""Of one card."""
MAX_CHANGES = 150
"""Cards that one call changes: the database reads no longer expression."""
MAX_DECKS_PER_CALL = 100
"""Decks that one call fetches."""
MAX_DECKS = 3000
"""Of a user, revisions included. What nobody owns counts for nobody."""
MAX_REVISIONS = 50
"""Of a deck."""
MAX_BRANCHES_PER_CALL = 20
"""Revisions that one call adds, each in a transaction of its own."""
