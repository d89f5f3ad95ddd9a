"""Stores of the archive's files: a local folder, or the bucket of the site."""
