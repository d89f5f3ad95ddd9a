"""Services of the playtest."""
