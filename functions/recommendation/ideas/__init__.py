"""Computes ideas: plain Python over the trained model, without network and clock."""
