"""Decks: building, keeping and reading them."""
