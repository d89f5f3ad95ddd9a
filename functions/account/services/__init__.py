"""The rules of accounts. They know neither HTTP nor the cloud."""
