"""Inventories: the copies of each card that a user owns, targets, printings, notes, and a share key."""
