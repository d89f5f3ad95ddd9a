"""Reads the elements of an XML document."""

from __future__ import annotations

from dataclasses import dataclass
from xml.parsers import expat


@dataclass
class Element:
    """An element with the text directly in it."""

    name: str
    attributes: dict[str, str]
    text: str = ""


def xml_elements(document: bytes) -> list[Element]:
    """List the elements in the order in which they begin. Raises ExpatError when it is not XML."""
    found: list[Element] = []
    open_elements: list[Element] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        open_elements.append(Element(name, attributes))
        found.append(open_elements[-1])

    def end(_: str) -> None:
        open_elements.pop()

    def text(words: str) -> None:
        open_elements[-1].text += words

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, text
    parser.Parse(document, True)
    return found


def texts(document: bytes, name: str) -> list[str]:
    """List the texts of all elements of a name."""
    return [element.text for element in xml_elements(document) if element.name == name]
