"""About the service itself: what has changed, and whether it is up."""
