"""What can be told of a deck from its cards: the rules that the functions and the pipeline share.

Plain Python without any other package, so that a function pays nothing for it. The site has the same rules
in TypeScript (``site/src/domain/deck/facts``); ``tests/contract/deck-facts.json`` holds both to one truth.
"""
