"""Builds the zips of the functions: one recipe, two targets (this machine, the cloud), stable bytes."""
