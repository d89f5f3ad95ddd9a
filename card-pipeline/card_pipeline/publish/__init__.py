"""Writing the published data: canonical bytes, compressed, named by content, moved in all at once."""
