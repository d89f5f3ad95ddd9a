"""Public decks: making a deck public, keeping the copy up to date, taking it back, favourites."""
