"""Trains the model of card ideas on winning decks and released products."""
