"""The playtest: cards in testing, testers and their roles, rounds, and reports."""
