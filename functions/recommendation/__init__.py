"""Card ideas: cards that fit a deck, and how similar winning decks play its cards."""
