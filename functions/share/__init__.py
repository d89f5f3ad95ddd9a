"""What other sites and programs see of a stored deck: its link preview, and the deck in a frame."""
