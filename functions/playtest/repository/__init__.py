"""Storage of testers, rounds and reports."""
