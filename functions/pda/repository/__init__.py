"""Reads and writes public decks: how they lie in the table, and what is written together."""
