"""The published shapes: what the site, the functions and other programs read from dist/data."""
