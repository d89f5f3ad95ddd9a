"""Builds dist/: the shell pages, the site's assets and the other files that a CDN serves."""
