"""How large a deck may be. All together stay far below the 400 KB that the database takes for an item."""

from __future__ import annotations

LONGEST_NAME = 64
LONGEST_AUTHOR = 64
LONGEST_DESCRIPTION = 16 * 1024
"""Bytes, not characters: what is stored and read is paid for by its size."""
LONGEST_BRANCH_NAME = 32
LONGEST_DECK_ID = 100
"""Of any kind: precons are named by set and name."""
LONGEST_URL = 2048
LONGEST_TAG = 40
MOST_TAGS = 40
MOST_CARDS = 1000
"""Different cards of a deck, side lists included."""
MOST_COPIES = 999
"""Of one card."""
MOST_CHANGES = 150
"""Cards that one call changes: the database reads no longer expression."""
MOST_AT_ONCE = 100
"""Decks that one call fetches."""
MOST_DECKS = 3000
"""Of a user, revisions included. What nobody owns counts for nobody."""
MOST_REVISIONS = 50
"""Of a deck."""
MOST_BRANCHES_AT_ONCE = 20
"""Revisions that one call adds, each in a transaction of its own."""
