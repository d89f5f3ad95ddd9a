"""Reads and writes decks: how they lie in the table, and what is written together."""
