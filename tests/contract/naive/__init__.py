"""A second, slow reading of the search rules: official CSVs in, card ids out.

It shares no code with the product. Every rule quotes the sentence of docs/rules that it follows, so that a
difference between the two can be settled by reading that sentence.
"""
