import type { CryptCard } from "../../card/card";
import { byCharacters } from "../../text/order";
import type { Copies } from "../facts/copies";
import { cryptLines, cryptTitle } from "./crypt-part";
import { libraryTitle, typeBlocks } from "./library-part";
import { officialName, type WrittenDeck } from "./written-deck";

const PLACES = ["Event Name", "Location", "Date", "Format", "Players", "Winner", "Event Link"];

/** Report of a winning deck with placeholders (docs/rules/decks.md §8.3). */
export function deckAsTwd(deck: WrittenDeck): string {
  const head = [
    ...PLACES.map((place) => `[${place}]`),
    "",
    "-- [Scores]",
    "",
    `Deck Name: ${deck.name}`,
    "Description:",
    "[Description]",
  ];
  return `${head.join("\n")}\n\n${twdCards(deck)}`;
}

/** The cards of a report, always with English names. */
export function twdCards(deck: WrittenDeck): string {
  const title = cryptTitle(deck.crypt);
  const blocks = typeBlocks(deck.library, officialName).map(({ heading, lines }) =>
    [heading, ...lines, ""].join("\n"),
  );
  const lines = [
    title,
    "-".repeat(title.length),
    ...cryptLines(deck.crypt.toSorted(mostFirst), officialName),
    "",
    libraryTitle(deck.library),
    ...blocks,
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function mostFirst(one: Copies<CryptCard>, other: Copies<CryptCard>): number {
  return other.copies - one.copies || byCharacters(one.card.name, other.card.name);
}
