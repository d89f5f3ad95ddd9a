"""Services of public decks."""
