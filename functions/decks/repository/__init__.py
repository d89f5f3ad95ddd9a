"""Reads and writes the items of decks and revision groups."""
