"""Official card files → validated model → indexes → published data."""
