"""Renews the published data: fetches the sources, builds, checks and publishes what has changed."""
