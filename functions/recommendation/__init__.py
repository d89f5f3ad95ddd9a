"""Card ideas: which cards go with a deck, and what winning decks show of it."""
