"""Public decks: publishing decks, updating and deleting their public copies, favourites."""
