"""Facts computed from the cards of a deck: the rules that functions and pipeline share.

Plain Python without other packages, so that it costs functions nothing. The site has the same rules in
TypeScript (``site/src/domain/deck/facts``); ``tests/contract/deck-facts.json`` checks both.
"""
