"""A second, slow reading of the search rules: official CSVs in, card ids out.

It shares no code with the product. Every rule stands beside the sentence of docs/rules it follows,
so that a difference between the two can be settled by reading that sentence.
"""
