"""Reads and writes the items of public decks and favourites."""
