"""The log of changes of cards: what differs from one version of the sources to the next."""
