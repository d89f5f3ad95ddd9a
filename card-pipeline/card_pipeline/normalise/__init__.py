"""Turning source values into the model: one module per idea, pure, ValueError for what is unknown."""
