"""The service of `make run` on one machine."""
