"""Card ideas: learns which cards go together from winning decks and released products."""
