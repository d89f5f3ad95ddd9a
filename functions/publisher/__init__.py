"""Writes the archive of public decks as files of the site, so that searching it needs no function."""
