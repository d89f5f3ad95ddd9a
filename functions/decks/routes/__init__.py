"""The calls of decks: each reads its input, asks a service, and writes the answer."""
