"""Pages that can be read without scripts: cards, precons and winning decks, with feeds and sitemap."""
