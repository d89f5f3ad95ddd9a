"""Accounts: registration, login, sessions, passwords, deletion."""
