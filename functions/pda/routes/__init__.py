"""The calls of public decks: each reads its input, asks a service, and writes the answer."""
