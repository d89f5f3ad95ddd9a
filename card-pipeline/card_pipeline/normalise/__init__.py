"""Converts source values to the model: one module per idea, pure, ValueError for unknown values."""
