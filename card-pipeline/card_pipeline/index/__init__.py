"""Search indexes, worked out at build time so that the browser only combines sets."""
