"""The calls of accounts: each reads its input, asks a service, and writes the answer."""
