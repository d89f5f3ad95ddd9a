"""Writes the archive of public decks as files of the site, so that nobody needs a function to search it."""
