"""A deck as a page for frames of other sites: HTML and a style sheet, without scripts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import escape

from card_pipeline.facts.cards import CRYPT_THRESHOLD, CardFacts

from functions.share.card_names import CardName
from functions.share.preview import Preview, crypt_order
from functions.share.shared_deck import SharedDeck

STYLE_PATH = "/embed/deck.css"
STYLE = """\
:root{color-scheme:light dark;--page:#f9f6f2;--text:#211815;--quiet:#4e423e;--line:#d7cfc9;--name:#ac0f1e}
@media (prefers-color-scheme:dark){
:root{--page:#150f0e;--text:#f1ece8;--quiet:#c4bcb7;--line:#473d3c;--name:#f67878}
}
body{margin:0;padding:.75rem 1rem;font:15px/1.6 system-ui,sans-serif}
body{background:var(--page);color:var(--text)}
h1,h2{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif}
h1{margin:0;font-size:1.35rem;line-height:1.25}
h1 a{color:var(--name)}
h2{margin:0 0 .2rem;font-size:1rem;break-after:avoid}
p{margin:.15rem 0 .75rem;color:var(--quiet)}
div{columns:14rem;column-gap:1.5rem}
ul{margin:0 0 .75rem;padding:0;list-style:none;font-variant-numeric:tabular-nums}
li{display:flex;gap:.5rem;break-inside:avoid}
li span{flex:0 0 1.25rem;text-align:end;color:var(--quiet)}
a{color:inherit;text-decoration-color:var(--line);text-underline-offset:2px}
a:hover{text-decoration-color:currentcolor}
div+p{margin:0;padding-top:.5rem;border-top:1px solid var(--line)}
"""


def frame_page(
    deck: SharedDeck, shown: Preview, facts: CardFacts | None, names: Mapping[int, CardName], site: str
) -> str:
    """Write the page; every link leaves the frame."""
    title, link = escape(shown.title), escape(f"{site}/d/{deck.id}")
    sections = "\n".join(_sections(deck, facts, names, site))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title} · Methuselah</title>
<base target="_blank">
<link rel="stylesheet" href="{STYLE_PATH}">
</head>
<body>
<h1><a href="{link}" rel="noopener">{title}</a></h1>
<p>{escape(shown.description)}</p>
<div>
{sections}
</div>
<p><a href="{link}" rel="noopener">Methuselah</a></p>
</body>
</html>
"""


def _sections(
    deck: SharedDeck, facts: CardFacts | None, names: Mapping[int, CardName], site: str
) -> Iterator[str]:
    yield _section("Crypt", crypt_order(deck, facts), deck, names, site)
    by_type: dict[str, list[int]] = defaultdict(list)
    for card, copies in deck.cards.items():
        if card <= CRYPT_THRESHOLD and copies:
            known = facts.library.get(card) if facts else None
            by_type["/".join(known.types) if known else "Library"].append(card)
    for heading in sorted(by_type):
        named = sorted(by_type[heading], key=lambda card: (_name(card, names).casefold(), card))
        yield _section(heading, named, deck, names, site)


def _section(
    heading: str, cards: list[int], deck: SharedDeck, names: Mapping[int, CardName], site: str
) -> str:
    total = sum(deck.cards[card] for card in cards)
    lines = "".join(
        f'<li><span>{deck.cards[card]}</span> <a href="{escape(site)}/cards/{card}" rel="noopener">'
        f"{escape(_name(card, names))}</a></li>"
        for card in cards
    )
    return f"<h2>{escape(heading)} ({total})</h2>\n<ul>{lines}</ul>"


def _name(card: int, names: Mapping[int, CardName]) -> str:
    known = names.get(card)
    return known.shown if known else f"Card {card}"
