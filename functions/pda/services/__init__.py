"""The rules of public decks."""
