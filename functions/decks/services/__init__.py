"""The rules of decks. They know neither HTTP nor the cloud."""
