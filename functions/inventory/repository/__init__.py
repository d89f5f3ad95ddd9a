"""Reads and writes the items of inventories."""
