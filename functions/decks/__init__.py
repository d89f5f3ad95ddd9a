"""Decks: creating, editing, deleting and reading them."""
