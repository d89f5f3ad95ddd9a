"""Writes the published data: canonical bytes, compressed, named by content, published atomically."""
